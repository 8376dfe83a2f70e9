export const id = 472;
export const ids = [472];
export const modules = {

/***/ 5472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2990);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4130);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6778);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7360);




/**
 * Runs one action from start to end and sets the exit code. It masks the secrets before it writes anything, and reports a
 * result even if the work crashes or never settles.
 *
 * @param name the sub-action's name; empty for the root action
 * @param signal aborted by a cancellation
 */
async function runAction(name, createAction, env, signal) {
    // The step fails if the process ends before there is a result.
    process.exitCode = 1;
    // The work goes on if the reader of the log goes away: the result is also written to files.
    process.stdout.on('error', () => undefined);
    (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(env);
    const log = new _runner_log_js__WEBPACK_IMPORTED_MODULE_1__/* .Log */ .tG();
    const origin = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunOrigin */ .qM)(env);
    log.info(headline(name, origin));
    const action = createAction({ env, log, signal, origin, startedAt: new Date() });
    const failures = await Promise.race([runSafely(action, env), whenEventLoopDrains()]);
    process.exitCode = (await action.finish(failures)) ? 0 : 1;
    log.flush();
}
function headline(name, { repository, ref, commit, run }) {
    const parts = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${_support_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .xv}`, ...parts].filter((part) => part).join(' · ');
}
async function runSafely(action, env) {
    try {
        return await action.run();
    }
    catch (error) {
        // The runner masks nothing in the job summary.
        return [unexpectedError((0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .causeChain */ .D)(error).map((text) => (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .redactTokens */ .Oj)(text, env)))];
    }
}
/** Detects a promise that can no longer settle: Node would exit silently. */
function whenEventLoopDrains() {
    return new Promise((resolve) => {
        process.once('beforeExit', () => {
            resolve([unexpectedError(['the run waits for a promise that never settles'])]);
        });
    });
}
function unexpectedError(causes) {
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', lines: [causes.join(': '), advice] };
}


/***/ })

};
