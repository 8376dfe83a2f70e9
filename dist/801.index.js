export const id = 801;
export const ids = [801];
export const modules = {

/***/ 4801:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(651);

const signal = (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .cancellationSignal */ .w6)();
// Imported after the signal handlers are set: evaluating these modules takes most of the start-up time.
const { runAction } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(849), __webpack_require__.e(472)]).then(__webpack_require__.bind(__webpack_require__, 5472));
const { uploadAction } = await Promise.all(/* import() */[__webpack_require__.e(143), __webpack_require__.e(334), __webpack_require__.e(86), __webpack_require__.e(453), __webpack_require__.e(849), __webpack_require__.e(141), __webpack_require__.e(502), __webpack_require__.e(809), __webpack_require__.e(419), __webpack_require__.e(989)]).then(__webpack_require__.bind(__webpack_require__, 1989));
const { cacheIn } = await __webpack_require__.e(/* import() */ 914).then(__webpack_require__.bind(__webpack_require__, 5914));
const useCache = cacheIn(import.meta.dirname, process.env);
await runAction('', (context) => uploadAction(context, useCache), process.env, signal);
// Exit explicitly: whatever is still open must not keep the process alive.
process.stdout.write('', _support_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .exitProcess */ ._p);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   _p: () => (/* binding */ exitProcess),
/* harmony export */   w6: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** Longest time for one write to a file, in milliseconds. */
const MAX_MS = 30_000;
/** The same after a cancellation: the runner ends the process 10 s after it. */
const MAX_CANCELLED_MS = 3_000;
/**
 * Waits for a write to a file, which never ends if its disk does not respond.
 *
 * @param signal aborted by a cancellation
 * @throws the error of the write, or that it did not end in time
 */
async function withDeadline(write, signal) {
    const { promise: late, reject } = Promise.withResolvers();
    const expireIn = (ms) => setTimeout(() => reject(new Error(`the write did not end within ${ms / 1000} s`)), ms);
    const timers = [expireIn(signal.aborted ? MAX_CANCELLED_MS : MAX_MS)];
    const onCancel = () => timers.push(expireIn(MAX_CANCELLED_MS));
    signal.addEventListener('abort', onCancel);
    try {
        return await Promise.race([write, late]);
    }
    finally {
        for (const timer of timers)
            clearTimeout(timer);
        signal.removeEventListener('abort', onCancel);
    }
}
/** How long the end of the process waits for requests to the system, in steps of milliseconds. */
const [MAX_LINGER_MS, LINGER_MS] = [1_000, 20];
/** Ends the process with its exit code, whatever is still open. */
async function exitProcess() {
    for (let waited = 0; waited < MAX_LINGER_MS; waited += LINGER_MS) {
        if (!isRequesting())
            process.exit();
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(LINGER_MS);
    }
    // `process.exit` waits for them: a look-up of a name may take half a minute, a disk that does not respond may never end.
    const code = process.exitCode ?? 0;
    const node = process.execPath;
    if (process.platform !== 'win32')
        process.execve?.(node, [node, '--eval', `process.exit(${code})`], {});
    // Windows gives a process that is ended so the exit code 1.
    if (code !== 0)
        process.kill(process.pid, 'SIGKILL');
    process.exit();
}
/** Whether threads of Node look up a name or use files. */
function isRequesting() {
    return process.getActiveResourcesInfo().some((name) => /^(?:GetAddrInfo|FS)Req/.test(name));
}
/**
 * Turns signals into an abort. The runner cancels a step by SIGINT and SIGTERM, on Windows by Ctrl-C and Ctrl-Break. SIGHUP: the
 * terminal was closed.
 */
function cancellationSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']) {
        // `on`, not `once`: a signal that comes again would kill the process while it writes its outputs.
        process.on(name, () => controller.abort(name));
    }
    return controller.signal;
}
/** Waits for work. Returns `undefined` if the signal was aborted and the work therefore threw. */
async function unlessAborted(work, signal) {
    try {
        return await work;
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return undefined;
    }
}


/***/ })

};
