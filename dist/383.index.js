export const id = 383;
export const ids = [383];
export const modules = {

/***/ 6383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./.cache/build/src/retry/clock.js
var clock = __webpack_require__(1673);
// EXTERNAL MODULE: ./.cache/build/src/support/error-text.js
var error_text = __webpack_require__(2990);
// EXTERNAL MODULE: ./.cache/build/src/support/runtime.js
var runtime = __webpack_require__(4130);
;// CONCATENATED MODULE: ./.cache/build/src/action/run-origin.js
const SAFE_ADDRESS = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$)/i;
/** Reads the origin from the runner's variables. The result is empty without a valid `GITHUB_REPOSITORY`. */
function readRunOrigin(env) {
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (!owner || !repo)
        return {};
    const repository = `${owner}/${repo}`;
    const ref = env['GITHUB_REF'];
    const commit = env['GITHUB_SHA'];
    const runNumber = toNumber(env['GITHUB_RUN_NUMBER']);
    const attempt = toNumber(env['GITHUB_RUN_ATTEMPT']);
    const runId = toNumber(env['GITHUB_RUN_ID']);
    const repositoryId = toNumber(env['GITHUB_REPOSITORY_ID']);
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const isSafe = URL.canParse(apiUrl) && SAFE_ADDRESS.test(apiUrl);
    const ofRepository = { repository, ...(repositoryId > 0 && { repositoryId }) };
    const manifestRun = { ...ofRepository, id: runId, attempt: attempt || 1, commit: commit ?? '' };
    return {
        repository,
        ...(isSafe && { apiUrl: apiUrl.replace(/\/+$/, '') }),
        ...(ref && { ref: describeRef(ref) }),
        ...(commit && { commit }),
        ...(runNumber > 0 && { run: attempt > 1 ? `#${runNumber}, attempt ${attempt}` : `#${runNumber}` }),
        ...(runId > 0 && { runUrl: `${serverUrl}/${repository}/actions/runs/${runId}` }),
        ...(runId > 0 && commit && { manifestRun }),
    };
}
/** 0 if the text is not a number. */
function toNumber(text = '') {
    return Number.parseInt(text, 10) || 0;
}
function describeRef(ref) {
    const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
    if (kind === undefined || name === undefined)
        return ref;
    if (kind === 'pull')
        return `pull request #${name.replace(/\/.*/, '')}`;
    return `${kind === 'tags' ? 'tag' : 'branch'} ${name}`;
}

// EXTERNAL MODULE: ./.cache/build/src/action/runner/log.js
var runner_log = __webpack_require__(6778);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/runner.js
var runner = __webpack_require__(7360);
;// CONCATENATED MODULE: ./.cache/build/src/action/run-action.js






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
    (0,runner/* maskSecrets */.QU)(env);
    const log = new runner_log/* Log */.tG();
    const origin = readRunOrigin(env);
    log.info(headline(name, origin));
    const waitTimer = new clock/* WaitTimer */.R(clock/* systemClock */.m);
    const action = createAction({ env, log, waitTimer, signal, origin, startedAt: new Date() });
    const failures = await Promise.race([runSafely(action, env), whenEventLoopDrains()]);
    process.exitCode = (await action.finish(failures)) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
    const parts = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${runtime/* VERSION */.xv}`, ...parts].filter((part) => part).join(' · ');
}
async function runSafely(action, env) {
    try {
        return await action.run();
    }
    catch (error) {
        // The runner masks nothing in the job summary.
        return [unexpectedError((0,error_text/* causeChain */.D)(error).map((text) => (0,runner/* redactTokens */.Oj)(text, env)))];
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
