export const id = 725;
export const ids = [725];
export const modules = {

/***/ 2623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ cancellationSignal)
/* harmony export */ });
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


/***/ }),

/***/ 9133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./.cache/build/retry/clock.js
var clock = __webpack_require__(6620);
// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
// EXTERNAL MODULE: ./.cache/build/support/runtime.js
var runtime = __webpack_require__(2439);
;// CONCATENATED MODULE: ./.cache/build/action/run-origin.js
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
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    return {
        repository,
        ...(ref && { ref: describeRef(ref) }),
        ...(commit && { commit }),
        ...(runNumber > 0 && { run: attempt > 1 ? `#${runNumber}, attempt ${attempt}` : `#${runNumber}` }),
        ...(runId > 0 && { runUrl: `${serverUrl}/${repository}/actions/runs/${runId}` }),
        ...(runId > 0 && commit && { manifestRun: { repository, id: runId, attempt: attempt || 1, commit } }),
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

// EXTERNAL MODULE: ./.cache/build/action/runner/log.js
var runner_log = __webpack_require__(6559);
// EXTERNAL MODULE: ./.cache/build/action/runner/workflow-commands.js
var workflow_commands = __webpack_require__(4820);
;// CONCATENATED MODULE: ./.cache/build/action/run-action.js






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
    (0,workflow_commands/* maskSecrets */.QU)(env);
    const log = new runner_log/* Log */.tG();
    const origin = readRunOrigin(env);
    log.info(headline(name, origin));
    const waitTimer = new clock/* WaitTimer */.R(clock/* systemClock */.m);
    const action = createAction({ env, log, waitTimer, signal, origin, startedAt: new Date() });
    const result = await Promise.race([runSafely(action), whenEventLoopDrains(action)]);
    process.exitCode = (await action.finish(result)) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
    const parts = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${runtime/* VERSION */.x}`, ...parts].filter((part) => part).join(' · ');
}
async function runSafely(action) {
    try {
        return await action.run();
    }
    catch (error) {
        return action.onCrash(unexpectedError(error));
    }
}
/** Detects a promise that can no longer settle: Node would exit silently. */
function whenEventLoopDrains(action) {
    return new Promise((resolve) => {
        process.once('beforeExit', () => {
            resolve(action.onCrash(unexpectedError(new Error('the run waits for a promise that never settles'))));
        });
    });
}
function unexpectedError(error) {
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', lines: [(0,errors/* causeChain */.D)(error).join(': '), advice] };
}


/***/ }),

/***/ 7725:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _action_cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2623);
/* harmony import */ var _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9133);
/* harmony import */ var _emulator_step_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8504);




const start = (0,_emulator_step_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startAction */ .R)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, 'emulator/index.js'));
await (0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_1__.runAction)('emulator', start, process.env, (0,_action_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w)());
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WS: () => (/* binding */ removeFiles),
/* harmony export */   bZ: () => (/* binding */ healthCheck),
/* harmony export */   d6: () => (/* binding */ waitUntilListening),
/* harmony export */   jg: () => (/* binding */ spawnEmulator),
/* harmony export */   pr: () => (/* binding */ EmulatorProcess),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7067);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8321);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8500);
/* harmony import */ var _support_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(984);








const isLinux = process.platform === 'linux';
/** Maximum wait for a response, and after each way to end the process. */
const GRACE_MS = 3_000;
const POLL_MS = 10;
/**
 * An emulator process that another process may have started. Systems reuse process ids, so only a process that proves to be the
 * emulator is ended: by its command line on Linux, elsewhere by its response to a request with a secret.
 */
class EmulatorProcess {
    #emulator;
    constructor(emulator) {
        this.#emulator = emulator;
    }
    /** Asks the process to end, and kills it if it is still running 3 s later. */
    async stop() {
        if (!this.#isRunning)
            return 'gone';
        const answer = await this.#requestStop();
        if (answer === 'accepted' && (await this.#hasEnded()))
            return 'stopped';
        const isEmulator = answer === 'accepted' || this.#emulator.isChild === true || isLinux;
        if (!isEmulator)
            return answer === 'rejected' ? 'gone' : 'running';
        for (const signal of ['SIGTERM', 'SIGKILL']) {
            try {
                if (this.#isRunning)
                    process.kill(this.#emulator.pid, signal);
            }
            catch {
                // It has just ended.
            }
            if (await this.#hasEnded())
                return 'stopped';
        }
        return 'running';
    }
    get #isRunning() {
        const { pid, script } = this.#emulator;
        try {
            process.kill(pid, 0);
            // The file is empty for a zombie process.
            return !isLinux || (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(script);
        }
        catch {
            return false;
        }
    }
    async #hasEnded() {
        const deadline = performance.now() + GRACE_MS;
        while (this.#isRunning && performance.now() < deadline)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setTimeout)(POLL_MS);
        return !this.#isRunning;
    }
    async #requestStop() {
        const { stopUrl, pid } = this.#emulator;
        if (stopUrl === '')
            return 'rejected';
        try {
            const signal = AbortSignal.timeout(GRACE_MS);
            const sent = (0,node_http__WEBPACK_IMPORTED_MODULE_4__.request)(stopUrl, { method: 'POST', agent: false, signal });
            // Also after the response: the process may end before its connection.
            sent.on('error', () => undefined);
            const [response] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(sent.end(), 'response');
            return (await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_5__.text)(response)) === String(pid) ? 'accepted' : 'rejected';
        }
        catch (error) {
            return (0,_support_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .C)(error) === 'ECONNREFUSED' ? 'rejected' : 'silent';
        }
    }
}
/** The variables that the emulator needs. It does not get the others, such as the inputs of the step. */
const PASSED_VARIABLES = ['PATH', 'SystemRoot', 'RUNNER_TRACKING_ID'];
/** The folder for uploads and other temporary files of the emulator with this log. */
function dataFolder(logPath) {
    return logPath.replace(/\.log$/, '');
}
/** Removes the files of an emulator that has ended, except for its log. One that was killed leaves its uploads behind. */
async function removeFiles(logPath) {
    if (!logPath.endsWith('.log'))
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(dataFolder(logPath), { recursive: true, force: true, maxRetries: 3 });
}
/** Starts the emulator in its own session: some runners end the processes of a step's session with the step. */
function spawnEmulator({ script, args, env, logPath }, parentEnv) {
    const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(logPath, 'wx', 0o600);
    try {
        const temp = dataFolder(logPath);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)(temp);
        const needed = PASSED_VARIABLES.map((name) => [name, parentEnv[name]]).filter(([, value]) => value !== undefined);
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
            cwd: temp,
            detached: true,
            env: { ...Object.fromEntries(needed), TMPDIR: temp, TEMP: temp, ...env },
            stdio: ['ignore', log, log, 'ipc'],
            windowsHide: true,
        });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(log);
    }
}
const MAX_ERROR_LINES = 2;
/**
 * Waits until the emulator reports its addresses, then detaches from it.
 *
 * @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
 * @throws The reason of `signal`.
 */
async function waitUntilListening(child, logPath, signal) {
    const { promise, resolve, reject } = Promise.withResolvers();
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', async (code, killedBy) => {
        const lines = await lastLines(logPath, MAX_ERROR_LINES);
        reject(new Error(lines.join(' ') || `It ended at once, with ${killedBy ?? `exit code ${code}`}`));
    });
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted)
        abort();
    const message = await promise;
    child.disconnect();
    child.unref();
    if (typeof message !== 'object' || message === null || !('baseUrl' in message)) {
        throw new TypeError('It did not report its address');
    }
    return { baseUrl: String(message.baseUrl), stopUrl: 'stopUrl' in message ? String(message.stopUrl) : '' };
}
/**
 * Waits for a response of the emulator's storage: its requests do not count for the rate limit.
 *
 * @param baseUrl The base URL of the API.
 * @throws {Error} If the request fails.
 * @throws The reason of `signal`.
 */
async function healthCheck(baseUrl, signal) {
    const sent = (0,node_http__WEBPACK_IMPORTED_MODULE_4__.get)(new URL('/storage/', baseUrl), { agent: false });
    const [response] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(sent, 'response', { signal });
    response?.resume();
}
/** The last non-empty lines of a text file; none if it can't be read. */
async function lastLines(path, count) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(path, 'utf8').catch(() => '');
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    return lines.slice(-count);
}


/***/ }),

/***/ 8504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ startAction)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/action/failures/failures.js
var failures_failures = __webpack_require__(3537);
// EXTERNAL MODULE: ./.cache/build/action/inputs/defaults.js
var defaults = __webpack_require__(9918);
// EXTERNAL MODULE: ./.cache/build/action/inputs/invalid-input.js
var invalid_input = __webpack_require__(4792);
// EXTERNAL MODULE: ./.cache/build/action/runner/outputs.js
var runner_outputs = __webpack_require__(3735);
// EXTERNAL MODULE: ./.cache/build/action/runner/workflow-commands.js
var workflow_commands = __webpack_require__(4820);
// EXTERNAL MODULE: ./.cache/build/emulator/http/stop-server.js
var stop_server = __webpack_require__(5084);
// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
// EXTERNAL MODULE: ./.cache/build/emulator-step/emulator-process.js
var emulator_process = __webpack_require__(7653);
// EXTERNAL MODULE: ./.cache/build/action/inputs/input-reader.js
var input_reader = __webpack_require__(4924);
// EXTERNAL MODULE: ./.cache/build/action/inputs/misplaced-inputs.js + 1 modules
var misplaced_inputs = __webpack_require__(9368);
// EXTERNAL MODULE: ./.cache/build/emulator/cli/parse-arguments.js
var parse_arguments = __webpack_require__(6568);
// EXTERNAL MODULE: ./.cache/build/emulator/cli/token-options.js
var token_options = __webpack_require__(2672);
// EXTERNAL MODULE: ./.cache/build/emulator/cli/value-options.js + 1 modules
var value_options = __webpack_require__(1855);
// EXTERNAL MODULE: ./.cache/build/emulator/options.js
var options = __webpack_require__(405);
;// CONCATENATED MODULE: ./.cache/build/emulator-step/inputs.js







const TOKEN_BYTES = 16;
/** Reads all inputs of the sub-action, by the emulator's own rules. */
function readEmulatorInputs(env) {
    const reader = new input_reader/* InputReader */.i(env);
    const values = {
        port: reader.text('port'),
        // Not in `action.yml`: a default there would override the environment variable.
        organization: reader.text('organization') || options/* DEFAULT_ORGANIZATION */.OU,
        'rate-limit': reader.text('rate-limit'),
    };
    const token = readToken(reader);
    const scopes = readScopes(reader);
    const args = Object.entries(values).flatMap(([name, value]) => {
        if (value === '')
            return [];
        for (const problem of (0,value_options/* valueProblems */.ce)(name, value, (text) => reader.quote(text))) {
            reader.addProblem(name, problem);
        }
        return `--${name}=${value}`;
    });
    (0,misplaced_inputs/* rejectMisspelledInputs */.H)(reader);
    const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
    return {
        inputs: {
            token,
            isNewToken: reader.given('token') === '',
            port: values.port,
            args,
            env: { [parse_arguments/* TOKENS_VARIABLE */.a2]: accepted },
        },
        problems: reader.problems,
        warnings: [],
    };
}
/** Generates a token by default: the runner would mask a fixed default everywhere in the job's logs. */
function readToken(reader) {
    const given = reader.given('token');
    if (given === '')
        return `emulator-${(0,external_node_crypto_.randomBytes)(TOKEN_BYTES).toString('hex')}`;
    if ((0,token_options/* parseToken */.pI)(given)?.name !== given)
        reader.addProblem('token', 'must be one line of printable ASCII without spaces and without a colon');
    return given;
}
function readScopes(reader) {
    const scopes = reader.list('scopes');
    const unknown = scopes.filter((scope) => !(0,options/* isScope */.T2)(scope)).map((scope) => reader.quote(scope));
    if (unknown.length > 0) {
        reader.addProblem('scopes', `must be one or more of ${options/* SCOPES */.iW.join(', ')}, not ${unknown.join(', ')}`);
    }
    return scopes;
}

;// CONCATENATED MODULE: ./.cache/build/emulator-step/start.js












const MAX_START_S = 30;
/**
 * The main part of the sub-action `emulator/`: starts the emulator in the background of the job. A failed start leaves no
 * process behind.
 *
 * @param script Absolute path of the emulator's file.
 */
function startAction(script) {
    return (context) => ({
        run: () => runStart(script, context),
        onCrash: (failure) => [failure],
        finish: async (failures) => {
            (0,failures_failures/* annotateFailures */.o)(failures, context.log);
            context.log.flush();
            return failures.length === 0;
        },
    });
}
async function runStart(script, context) {
    const { inputs, problems, warnings } = readEmulatorInputs(context.env);
    context.log.warnings(warnings);
    if (problems.length > 0)
        return [(0,invalid_input/* invalidInputFailure */.O)(problems, problems, 'started')];
    const { GITHUB_ACTIONS, GITHUB_OUTPUT } = context.env;
    if (inputs.isNewToken)
        (0,workflow_commands/* maskSecrets */.QU)({ GITHUB_ACTIONS, GITHUB_OUTPUT, INPUT_TOKEN: inputs.token });
    const failure = await start(inputs, script, context);
    return failure === undefined ? [] : [failure];
}
async function start(inputs, script, { env, log, signal: cancelled }) {
    const temp = env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    const logPath = (0,external_node_path_.join)(temp, `playable-emulator-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}.log`);
    const timeout = AbortSignal.timeout(MAX_START_S * 1_000);
    let child;
    try {
        const stop = { [stop_server/* STOP_VARIABLE */.S]: (0,external_node_crypto_.randomUUID)() };
        child = (0,emulator_process/* spawnEmulator */.jg)({ ...inputs, env: { ...inputs.env, ...stop }, script, logPath }, env);
        // Before any wait, so that the `post` part finds the process even if this one is killed.
        if (child.pid !== undefined)
            (0,workflow_commands/* saveState */.LZ)({ pid: String(child.pid), log: logPath }, env);
        const signal = AbortSignal.any([cancelled, timeout]);
        const { baseUrl, stopUrl } = await (0,emulator_process/* waitUntilListening */.d6)(child, logPath, signal);
        (0,workflow_commands/* saveState */.LZ)({ stop: stopUrl }, env);
        await (0,emulator_process/* healthCheck */.bZ)(baseUrl, signal);
        writeOutputs({ 'base-url': baseUrl, token: inputs.token }, { env, log });
        log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
        return undefined;
    }
    catch (error) {
        await cleanUp(child, { script, env });
        await (0,emulator_process/* removeFiles */.WS)(logPath);
        if (cancelled.aborted) {
            const reason = `The run was cancelled (${cancelled.reason}) before the emulator had started.`;
            return { title: 'Cancelled', lines: [reason, 'Nothing is left running. Run it again.'] };
        }
        const reason = timeout.aborted
            ? `It did not respond within ${MAX_START_S} s`
            : (0,errors/* causeChain */.D)(error).join(': ');
        return { title: 'Emulator not started', lines: [reason, advice(inputs, logPath)] };
    }
}
function writeOutputs(outputs, { env, log }) {
    try {
        (0,runner_outputs/* writeStepOutputs */.sR)(outputs, { env, log });
    }
    catch (cause) {
        const path = env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
        throw new Error(`The outputs can't be written to ${path}`, { cause });
    }
}
/** Stops the process and removes its id from the state of the `post` part. */
async function cleanUp(child, { script, env }) {
    if (child?.pid === undefined)
        return;
    await new emulator_process/* EmulatorProcess */.pr({ pid: child.pid, script, stopUrl: '', isChild: true }).stop();
    try {
        (0,workflow_commands/* saveState */.LZ)({ pid: '' }, env);
    }
    catch {
        // If the state can't be written, the id was not saved before either.
    }
}
function advice({ port }, logPath) {
    const log = `The log of the emulator is ${logPath}.`;
    return port === defaults/* EMULATOR_DEFAULTS */.rZ.port
        ? log
        : `If the port is in use, choose another \`port\`, or leave it out for any free one. ${log}`;
}


/***/ }),

/***/ 6568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   We: () => (/* binding */ parseArguments),
/* harmony export */   a2: () => (/* binding */ TOKENS_VARIABLE),
/* harmony export */   iT: () => (/* binding */ environmentArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _token_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2672);
/* harmony import */ var _value_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1855);



const DEFAULTS = {
    port: 8787,
    tokens: [{ name: 'dev' }],
    // An emulator on the command line may run for days.
    journalLimit: 10_000,
};
/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';
/** The tokens of the environment as arguments. */
function environmentArguments(env) {
    const tokens = (env[TOKENS_VARIABLE] ?? '').split(/\s+/).filter((token) => token !== '');
    return tokens.map((token) => `--token=${token}`);
}
/** Parses the arguments that `HELP_TEXT` describes. `--help` overrides all others. */
function parseArguments(argv, { startMs = Date.now(), env = {} } = {}) {
    const problems = [];
    const tokens = new Map();
    const tokenSettings = [];
    const values = [];
    const seen = new Set();
    for (const part of tokenize(argv)) {
        if (part.kind === 'option-terminator')
            continue;
        if (part.kind === 'positional') {
            problems.push(`unexpected argument ${JSON.stringify(part.value)}: only options are allowed, see --help`);
            continue;
        }
        const { name } = part;
        // If the next option follows at once, this one has no value. `--data=--x` has one.
        const value = part.inlineValue === false && part.value.startsWith('--') ? '' : (part.value ?? '');
        if (name === 'help')
            return { kind: 'help' };
        if (name === 'token') {
            const token = (0,_token_options_js__WEBPACK_IMPORTED_MODULE_1__/* .parseToken */ .pI)(value);
            if (token === undefined)
                problems.push(`--token must be ${_token_options_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_ALLOWED */ .j$}, not ${JSON.stringify(value)}`);
            else if (tokens.has(token.name))
                problems.push(`--token ${token.name} must be given once`);
            else
                tokens.set(token.name, token);
        }
        else if (_token_options_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_SETTING_NAMES */ .U8.has(name)) {
            tokenSettings.push([name, value]);
        }
        else if (_value_options_js__WEBPACK_IMPORTED_MODULE_2__/* .VALUE_OPTION_NAMES */ .XP.has(name)) {
            if (seen.has(name))
                problems.push(`--${name} must be given once`);
            seen.add(name);
            values.push([name, value]);
        }
        else {
            problems.push(`unknown option ${part.rawName}: see --help for those that are allowed`);
        }
    }
    const given = (0,_value_options_js__WEBPACK_IMPORTED_MODULE_2__/* .readValues */ .N$)(values, env);
    const accepted = tokens.size === 0 ? DEFAULTS.tokens : [...tokens.values()];
    const changed = (0,_token_options_js__WEBPACK_IMPORTED_MODULE_1__/* .applyTokenSettings */ .NC)(accepted ?? [], tokenSettings, startMs);
    problems.push(...given.problems, ...changed.problems);
    if (problems.length > 0)
        return { kind: 'invalid', problems };
    return { kind: 'start', options: { ...DEFAULTS, ...given.options, tokens: changed.tokens } };
}
function tokenize(argv) {
    const names = ['token', ..._token_options_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_SETTING_NAMES */ .U8, ..._value_options_js__WEBPACK_IMPORTED_MODULE_2__/* .VALUE_OPTION_NAMES */ .XP];
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...argv],
        options: {
            help: { type: 'boolean', short: 'h' },
            ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
        },
        // The strict mode throws at the first invalid argument, and takes no positional arguments.
        strict: false,
        tokens: true,
    }).tokens;
}


/***/ }),

/***/ 2672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NC: () => (/* binding */ applyTokenSettings),
/* harmony export */   U8: () => (/* binding */ TOKEN_SETTING_NAMES),
/* harmony export */   j$: () => (/* binding */ TOKEN_ALLOWED),
/* harmony export */   pI: () => (/* binding */ parseToken)
/* harmony export */ });
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(405);

const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${_options_js__WEBPACK_IMPORTED_MODULE_0__/* .SCOPES */ .iW.join(', ')}`;
/** Parses the value of `--token`; `undefined` if it is invalid. */
function parseToken(text) {
    const { name, list } = /^(?<name>[!-9;-~]+)(?::(?<list>.*))?$/.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    if (list === undefined)
        return { name };
    const scopes = list.split(',');
    return scopes.every(_options_js__WEBPACK_IMPORTED_MODULE_0__/* .isScope */ .T2) ? { name, scopes } : undefined;
}
const MAX_SECONDS = 1_000_000_000;
const TIME = 'TIME an ISO 8601 moment with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start';
/** The repeatable options that change one token, by their names without dashes. */
const TOKEN_SETTINGS = new Map(Object.entries({
    'token-organization': {
        allowed: 'NAME=ID',
        parse: (text) => (text ? { organization: text } : false),
    },
    'token-expires': {
        allowed: `NAME=TIME, ${TIME}`,
        parse: (text = '', startMs) => {
            const expiresAt = parseTime(text, startMs);
            return expiresAt !== undefined && { expiresAt };
        },
    },
    'token-revoked': {
        allowed: `NAME or NAME=TIME, ${TIME}`,
        parse: (text, startMs) => {
            const revokedAt = text === undefined ? startMs : parseTime(text, startMs);
            return revokedAt !== undefined && { revokedAt };
        },
    },
}));
const TOKEN_SETTING_NAMES = new Set(TOKEN_SETTINGS.keys());
/**
 * Applies the token settings of a command line.
 *
 * @param given The option's name and its value, in the order of the command line.
 * @returns The changed tokens, and a sentence per problem.
 */
function applyTokenSettings(tokens, given, startMs) {
    const byName = new Map(tokens.map((token) => [token.name, token]));
    const seen = new Set();
    const problems = [];
    for (const [option, value] of given) {
        const token = findToken(value, [...byName.values()]);
        const { allowed = '', parse } = TOKEN_SETTINGS.get(option) ?? {};
        if (token === undefined) {
            problems.push(`--${option} must be ${allowed}, NAME that of a --token, not ${JSON.stringify(value)}`);
            continue;
        }
        const { name } = token;
        const settings = parse?.(value === name ? undefined : value.slice(name.length + 1), startMs);
        if (!settings)
            problems.push(`--${option} must be ${allowed}, not ${JSON.stringify(value)}`);
        if (seen.has(`${option} ${name}`))
            problems.push(`--${option} must be given once for ${name}`);
        seen.add(`${option} ${name}`);
        byName.set(name, { ...token, ...settings });
    }
    return { tokens: [...byName.values()], problems };
}
/** The token that `value` starts with. The longest name wins, since a name may contain an equals sign. */
function findToken(value, tokens) {
    return tokens
        .filter(({ name }) => value === name || value.startsWith(`${name}=`))
        .toSorted((a, b) => b.name.length - a.name.length)[0];
}
/** Unix milliseconds; `undefined` for an invalid text. */
function parseTime(text, startMs) {
    const { seconds } = /^\+(?<seconds>\d+(?:\.\d+)?)$/.exec(text)?.groups ?? {};
    if (seconds !== undefined) {
        return Number(seconds) <= MAX_SECONDS ? startMs + Number(seconds) * 1000 : undefined;
    }
    const { day } = /^\d{4}-\d{2}-(?<day>\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text)?.groups ??
        {};
    const timeMs = Date.parse(text);
    if (day === undefined || Number.isNaN(timeMs))
        return undefined;
    // `Date.parse` accepts February 30 as March 2.
    const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
    return date.getUTCDate() === Number(day) ? timeMs : undefined;
}


/***/ }),

/***/ 1855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XP: () => (/* binding */ VALUE_OPTION_NAMES),
  N$: () => (/* binding */ readValues),
  ce: () => (/* binding */ valueProblems)
});

// EXTERNAL MODULE: ./.cache/build/emulator/options.js
var options = __webpack_require__(405);
;// CONCATENATED MODULE: ./.cache/build/emulator/faults/parse.js

const MAX_SEED = 4_294_967_295;
/**
 * Parses the value of `--faults`, `name=rate,name=rate,seed=N`, as the help text describes it.
 *
 * @returns The faults, or the problems, each as the end of a sentence that starts with the option's name.
 */
function parseFaultSpec(text) {
    const rates = new Map();
    const seen = new Set();
    const problems = [];
    let seed;
    for (const item of text.split(',')) {
        const { name, value } = /^(?<name>[^=]+)=(?<value>.*)$/s.exec(item)?.groups ?? {};
        if (name === undefined || value === undefined) {
            problems.push(`must be a list of name=rate, separated by commas, not ${JSON.stringify(item)}`);
            continue;
        }
        if (seen.has(name))
            problems.push(`${JSON.stringify(name)} must be given once`);
        seen.add(name);
        if (name === 'seed') {
            if (/^\d+$/.test(value) && Number(value) <= MAX_SEED)
                seed = Number(value);
            else
                problems.push(`seed must be a whole number from 0 to ${MAX_SEED}, not ${JSON.stringify(value)}`);
        }
        else if (!(0,options/* isFaultName */.iY)(name)) {
            problems.push(`must use the names ${options/* FAULT_NAMES */.cT.join(', ')} or seed, not ${JSON.stringify(name)}`);
        }
        else if (/^\d+(?:\.\d+)?$/.test(value) && Number(value) <= 1) {
            rates.set(name, Number(value));
        }
        else {
            problems.push(`${name} must be a rate from 0 to 1, not ${JSON.stringify(value)}`);
        }
    }
    const faults = { rates: Object.fromEntries(rates), ...(seed !== undefined && { seed }) };
    const total = (0,options/* totalRate */.jo)(faults.rates);
    if (total > 1)
        problems.push(`must have rates that add up to at most 1, not ${total}`);
    return problems.length > 0 ? { problems } : { faults, problems };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/cli/value-options.js

const MAX_PORT = 65_535;
const MAX_LATENCY_MS = 600_000;
/** About one request per quarter of an hour. */
const MIN_RATE = 0.001;
const MAX_RATE = 1_000_000;
/** The options with one value, by their names without dashes. */
const VALUE_OPTIONS = new Map(Object.entries({
    port: {
        allowed: `a whole number from 0 (any free port) to ${MAX_PORT}`,
        parse: (text) => isWholeNumber(text, MAX_PORT) && { port: Number(text) },
    },
    organization: { allowed: 'an id', parse: (text) => text !== '' && { organization: text } },
    'rate-limit': {
        allowed: `a number of requests per second from ${MIN_RATE} to ${MAX_RATE}`,
        parse: (text) => {
            const rateLimit = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
            return rateLimit >= MIN_RATE && rateLimit <= MAX_RATE && { rateLimit };
        },
    },
    'retry-after': {
        allowed: 'none, seconds or date',
        parse: (text) => (text === 'none' || text === 'seconds' || text === 'date') && { retryAfter: text },
    },
    latency: {
        allowed: `a whole number of milliseconds from 0 to ${MAX_LATENCY_MS}`,
        parse: (text) => isWholeNumber(text, MAX_LATENCY_MS) && { latencyMs: Number(text) },
    },
    data: { allowed: 'a folder', parse: (text) => text !== '' && { dataDir: text } },
    'forbidden-body': {
        allowed: 'a or b',
        parse: (text) => (text === 'a' || text === 'b') && { forbiddenBody: text },
    },
    faults: {
        allowed: 'a list of name=rate',
        parse: (text) => {
            const { faults } = parseFaultSpec(text);
            return faults !== undefined && { faults };
        },
    },
    storage: {
        allowed: 'disk or s3',
        parse: (text) => (text === 'disk' || text === 's3') && { storage: text },
    },
    's3-endpoint': {
        allowed: 'an http or https address of a host alone',
        parse: (text) => {
            const url = URL.parse(text);
            const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
            return isOrigin && { endpoint: url.origin };
        },
    },
    's3-bucket': {
        allowed: 'the name of a bucket',
        parse: (text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) && { bucket: text },
    },
    's3-region': {
        allowed: 'the name of a region',
        parse: (text) => /^[a-z0-9-]+$/.test(text) && { region: text },
    },
}));
const VALUE_OPTION_NAMES = new Set(VALUE_OPTIONS.keys());
function isWholeNumber(text, max) {
    return /^\d+$/.test(text) && Number(text) <= max;
}
/** The problems of an option's value, each as the end of a sentence that starts with the option's name. */
function valueProblems(name, text, quote = JSON.stringify) {
    if (name === 'faults')
        return parseFaultSpec(text).problems;
    const { allowed, parse } = VALUE_OPTIONS.get(name) ?? {};
    return parse?.(text) === false ? [`must be ${allowed}, not ${quote(text)}`] : [];
}
const DEFAULT_REGION = 'us-east-1';
/**
 * Converts option values to emulator options. The credentials of a bucket come from `env` only: every process on the
 * machine can read a command line.
 *
 * @returns The options of all valid values, and a sentence per problem.
 */
function readValues(values, env) {
    const parsed = values.map(([name, text]) => VALUE_OPTIONS.get(name)?.parse(text));
    const settings = Object.assign({}, ...parsed);
    const { storage = 'disk', endpoint, bucket, region, ...options } = settings;
    const problems = values.flatMap(([name, text]) => valueProblems(name, text).map((problem) => `--${name} ${problem}`));
    const given = new Map(values);
    if ((given.get('storage') ?? 'disk') === 'disk') {
        const unused = [...given.keys()].filter((name) => name.startsWith('s3-'));
        return { options, problems: [...problems, ...unused.map((name) => `--${name} needs --storage s3`)] };
    }
    if (storage === 'disk')
        return { options, problems };
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken, } = env;
    const required = {
        '--s3-endpoint': given.get('s3-endpoint'),
        '--s3-bucket': given.get('s3-bucket'),
        'AWS_ACCESS_KEY_ID in the environment': accessKeyId,
        'AWS_SECRET_ACCESS_KEY in the environment': secretAccessKey,
    };
    for (const [name, value] of Object.entries(required)) {
        if (!value)
            problems.push(`--storage s3 needs ${name}`);
    }
    if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
        return { options, problems };
    const s3 = {
        endpoint,
        bucket,
        region: region ?? DEFAULT_REGION,
        accessKeyId,
        secretAccessKey,
        ...(sessionToken && { sessionToken }),
    };
    return { options: { ...options, s3 }, problems };
}


/***/ }),

/***/ 5084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ STOP_VARIABLE),
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);

/** A secret. An emulator that has it can be ended by a request, because Windows has no signal for that. */
const STOP_VARIABLE = 'PLAYABLE_EMULATOR_STOP';
/** @param stop called once, when the request has its response, whose body is the process id */
async function listenForStop(secret, stop) {
    const path = `/${secret}`;
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)((request, response) => {
        const isStop = request.method === 'POST' && request.url === path;
        response.writeHead(isStop ? 200 : 404, { connection: 'close' });
        response.end(isStop ? String(process.pid) : '', () => isStop && stop());
    });
    server.listen(0, '127.0.0.1');
    await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
    const { port } = server.address();
    return {
        url: `http://127.0.0.1:${port}${path}`,
        close: () => {
            server.close();
            server.closeAllConnections();
        },
    };
}


/***/ }),

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ DEFAULT_ORGANIZATION),
/* harmony export */   T2: () => (/* binding */ isScope),
/* harmony export */   cT: () => (/* binding */ FAULT_NAMES),
/* harmony export */   iW: () => (/* binding */ SCOPES),
/* harmony export */   iY: () => (/* binding */ isFaultName),
/* harmony export */   jo: () => (/* binding */ totalRate)
/* harmony export */ });
const DEFAULT_ORGANIZATION = 'org-1';
/** The names of `--faults`, in the order in which messages list them. */
const FAULT_NAMES = ['429', '5xx', 'reset', 'reset-body', 'stall', 'truncate', 'expired'];
function isFaultName(text) {
    return FAULT_NAMES.some((name) => name === text);
}
/** The sum of the rates, rounded to hide the floating-point error of adding decimal fractions. */
function totalRate(rates) {
    const sum = FAULT_NAMES.reduce((total, name) => total + (rates[name] ?? 0), 0);
    return Math.round(sum * 1e9) / 1e9;
}
/**
 * All scopes, one per kind of operation.
 *
 * Service spec part 2 gives the form `<resource>:<action>` and one example, `games:write`; the full list is
 * "not shown" (part 5). This emulator chose the other four in the same form.
 */
const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'];
function isScope(text) {
    return SCOPES.some((scope) => scope === text);
}


/***/ })

};
