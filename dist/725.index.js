export const id = 725;
export const ids = [725,133];
export const modules = {

/***/ 9133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./.cache/build/api/redaction/secrets.js + 2 modules
var redaction_secrets = __webpack_require__(8716);
// EXTERNAL MODULE: ./.cache/build/retry/clock.js
var clock = __webpack_require__(6620);
// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
// EXTERNAL MODULE: ./.cache/build/support/runtime.js
var runtime = __webpack_require__(2439);
;// CONCATENATED MODULE: ./.cache/build/action/run-origin.js
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
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const isSafe = URL.canParse(apiUrl) && SAFE_ADDRESS.test(apiUrl);
    return {
        repository,
        ...(isSafe && { apiUrl: apiUrl.replace(/\/+$/, '') }),
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
    // The emulator's step calls no service.
    if (name !== 'emulator')
        log.info(`User-Agent in the access logs of the service: ${runtime/* USER_AGENT */._O}`);
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
        // It may come from anywhere, and the runner masks nothing in the job summary.
        const secrets = workflow_commands/* SECRET_VARIABLES */.VP.map((name) => new redaction_secrets/* Secrets */.S(env[name]?.trim()));
        return [
            unexpectedError((0,errors/* causeChain */.D)(error).map((text) => secrets.reduce((left, one) => one.redact(left), text))),
        ];
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


/***/ }),

/***/ 7725:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9133);
/* harmony import */ var _emulator_step_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8504);
/* harmony import */ var _support_deadline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3255);




const start = (0,_emulator_step_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startAction */ .R)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, 'emulator/index.js'));
await (0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_1__.runAction)('emulator', start, process.env, (0,_support_deadline_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w6)());
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d6: () => (/* binding */ waitUntilListening),
/* harmony export */   jg: () => (/* binding */ spawnEmulator),
/* harmony export */   qN: () => (/* binding */ killEmulator),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);




/** The variables that the emulator needs. It does not get the others, such as the inputs of the step. */
const PASSED_VARIABLES = ['PATH', 'SystemRoot', 'RUNNER_TRACKING_ID'];
/** Starts the emulator in its own session: some runners end the processes of a step's session with the step. */
function spawnEmulator({ script, args, env, temp, logPath }, parentEnv) {
    const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(logPath, 'wx', 0o600);
    try {
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
/** Ends a child at once, and waits for its end. */
async function killEmulator(child) {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (!isRunning)
        return;
    const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit');
    child.kill('SIGKILL');
    await exited;
}
const MAX_ERROR_LINES = 2;
/**
 * Waits until the emulator reports its addresses.
 *
 * @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
 * @throws An AbortError when `signal` is aborted.
 */
async function waitUntilListening(child, logPath, signal) {
    const started = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'message', { signal }).then(([addresses]) => addresses);
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit', { signal }).then(async ([code, killedBy]) => {
        const lines = await lastLines(logPath, MAX_ERROR_LINES);
        throw new Error(lines.join(' ') || `It ended at once, with ${killedBy ?? `exit code ${code}`}`);
    });
    return Promise.race([started, ended]);
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
// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
// EXTERNAL MODULE: ./.cache/build/emulator-step/emulator-process.js
var emulator_process = __webpack_require__(7653);
// EXTERNAL MODULE: ./.cache/build/action/inputs/finish-reading.js
var finish_reading = __webpack_require__(8250);
// EXTERNAL MODULE: ./.cache/build/action/inputs/input-reader.js
var input_reader = __webpack_require__(4924);
// EXTERNAL MODULE: ./.cache/build/emulator/cli/command.js
var command = __webpack_require__(887);
// EXTERNAL MODULE: ./.cache/build/emulator/cli/values.js
var values = __webpack_require__(426);
// EXTERNAL MODULE: ./.cache/build/emulator/options.js
var options = __webpack_require__(405);
;// CONCATENATED MODULE: ./.cache/build/emulator-step/inputs.js






const TOKEN_BYTES = 16;
/** Reads all inputs of the sub-action, by the emulator's own rules. */
function readEmulatorInputs(env) {
    const reader = new input_reader/* InputReader */.i(env);
    const port = String(reader.wholeNumber('port', { min: 0, max: values/* MAX_PORT */.XP }));
    // Not in `action.yml`: a default there would override the environment variable.
    const organization = reader.text('organization') || options/* DEFAULT_ORGANIZATION */.OU;
    const rate = reader.text('rate-limit');
    if (rate !== '' && !(0,values/* isRate */.Vb)(rate))
        reader.rejectValue('rate-limit', rate, values/* RATE_ALLOWED */.cr);
    const token = readToken(reader);
    const scopes = readScopes(reader);
    (0,finish_reading/* rejectMisspelledInputs */.H$)(reader);
    const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
    return {
        inputs: {
            token,
            isNewToken: reader.given('token') === '',
            port,
            args: [`--port=${port}`, `--organization=${organization}`, ...(rate ? [`--rate-limit=${rate}`] : [])],
            env: { [command/* TOKENS_VARIABLE */.a]: accepted },
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
    if ((0,values/* parseToken */.pI)(given)?.name !== given)
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
        child = (0,emulator_process/* spawnEmulator */.jg)({ ...inputs, script, temp, logPath }, env);
        const signal = AbortSignal.any([cancelled, timeout]);
        const { baseUrl, stopUrl } = await (0,emulator_process/* waitUntilListening */.d6)(child, logPath, signal);
        writeOutputs({ 'base-url': baseUrl, token: inputs.token }, { env, log });
        (0,workflow_commands/* saveState */.LZ)({ stop: stopUrl, log: logPath }, env);
        child.disconnect();
        child.unref();
        log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
        return undefined;
    }
    catch (error) {
        if (child !== undefined)
            await (0,emulator_process/* killEmulator */.qN)(child);
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
function advice({ port }, logPath) {
    const log = `The log of the emulator is ${logPath}.`;
    return port === defaults/* INPUT_DEFAULTS */.W.port
        ? log
        : `If the port is in use, choose another \`port\`, or leave it out for any free one. ${log}`;
}


/***/ }),

/***/ 887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ TOKENS_VARIABLE),
/* harmony export */   g: () => (/* binding */ createCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(405);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(426);



/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';
const DEFAULT_PORT = 8787;
const MAX_LATENCY_MS = 600_000;
const NOTES = `
TIME is a moment in ISO 8601 with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start.

To hide tokens from the list of processes, set ${TOKENS_VARIABLE} in the environment instead: tokens as for
--token, separated by spaces.

Faults, each with the share of requests that get it, 0 to 1, together at most 1:
  429          rejected, with the Retry-After of --retry-after and the shortest wait
  5xx          500, 502, 503 or 504; the request may have been handled
  reset        the connection is reset before the response
  reset-body   the connection is reset within the body of the response
  stall        no response until the client closes the connection
  truncate     the connection is closed after fewer bytes than Content-Length
  expired      the storage rejects the upload URL as expired
All but 429 and expired happen before or after the request is handled, some also in the middle of an upload. The same
seed (default 0) gives the same faults for the same requests, in any order.

Scopes: ${_options_js__WEBPACK_IMPORTED_MODULE_2__/* .SCOPES */ .iW.join(', ')}
`;
/** The command line of the emulator. It throws a `CommanderError` after it has printed the help or what is wrong. */
function createCommand() {
    const port = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)('from 0 (any free port)', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PORT */ .XP);
    const milliseconds = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeNumber */ .rD)('of milliseconds from 0', MAX_LATENCY_MS);
    const text = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .matching */ .wC)(/./, 'some text');
    const collect = (value, before = []) => [...before, value];
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('npm run emulator --')
        .description('The service on this machine, for tests and demos. The page at / shows its games, exports and files.')
        .option('--port <port>', 'port on 127.0.0.1, 0 for any free one', port, DEFAULT_PORT)
        .option('--play-port <port>', 'port of the origin where playables run, 0 for any free one', port, 0)
        .option('--token <NAME[:scope,scope]>', 'a token with every scope or only these; repeatable (default: dev)', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .addToken */ .nP)
        .option('--organization <id>', 'organization of every token without its own', text, _options_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_ORGANIZATION */ .OU)
        .option('--token-organization <NAME=ID>', 'organization of one token; repeatable, as the next two', collect)
        .option('--token-expires <NAME=TIME>', 'when a token expires (default: never)', collect)
        .option('--token-revoked <NAME[=TIME]>', 'revokes a token, from the start or from TIME', collect)
        .option('--rate-limit <n>', 'API requests per second, a token bucket (default: no limit)', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readRate */ .nm)
        .addOption(choice('--retry-after <form>', 'Retry-After of a 429', 'seconds', 'none', 'date'))
        .option('--latency <ms>', 'delay of every request in milliseconds', milliseconds, 0)
        .option('--data <dir>', 'keep files and records in this folder (default: remove them at the end)', text)
        .addOption(choice('--forbidden-body <form>', 'the body of a 403', 'a', 'b'))
        .option('--faults <spec>', 'faults to inject: name=rate,name=rate,seed=N (default: none)', _values_js__WEBPACK_IMPORTED_MODULE_1__/* .readFaults */ .G6)
        .addHelpText('after', NOTES)
        .exitOverride();
}
/** An option of fixed words, the first of which is its default. */
function choice(flags, description, ...words) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags, description).choices(words).default(words[0]);
}


/***/ }),

/***/ 426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ readFaults),
/* harmony export */   Vb: () => (/* binding */ isRate),
/* harmony export */   XP: () => (/* binding */ MAX_PORT),
/* harmony export */   cr: () => (/* binding */ RATE_ALLOWED),
/* harmony export */   nP: () => (/* binding */ addToken),
/* harmony export */   nm: () => (/* binding */ readRate),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wC: () => (/* binding */ matching)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _faults_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7668);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(405);



const MAX_PORT = 65_535;
/** About one request per quarter of an hour. */
const MIN_RATE = 0.001;
const MAX_RATE = 1_000_000;
const MAX_SECONDS = 1_000_000_000;
const RATE_ALLOWED = `a number of requests per second from ${MIN_RATE} to ${MAX_RATE}`;
const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${_options_js__WEBPACK_IMPORTED_MODULE_2__/* .SCOPES */ .iW.join(', ')}`;
const FAULTS_ALLOWED = `a list such as 429=0.1,seed=7 of ${_options_js__WEBPACK_IMPORTED_MODULE_2__/* .FAULT_NAMES */ .cT.join(', ')}, each once, with rates from 0 to 1, together at most 1`;
function matching(pattern, allowed) {
    return (text) => (pattern.test(text) ? text : reject(allowed));
}
function wholeNumber(unit, max) {
    return (text) => /^\d+$/.test(text) && Number(text) <= max ? Number(text) : reject(`a whole number ${unit} to ${max}`);
}
function isRate(text) {
    return /^\d+(?:\.\d+)?$/.test(text) && Number(text) >= MIN_RATE && Number(text) <= MAX_RATE;
}
function readRate(text) {
    return isRate(text) ? Number(text) : reject(RATE_ALLOWED);
}
function readFaults(text) {
    return (0,_faults_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFaults */ .b)(text) ?? reject(FAULTS_ALLOWED);
}
/** `undefined` for an invalid token. */
function parseToken(text) {
    const { name, list } = /^(?<name>[!-9;-~]+)(?::(?<list>.*))?$/.exec(text)?.groups ?? {};
    const scopes = list?.split(',');
    if (name === undefined || scopes?.every(_options_js__WEBPACK_IMPORTED_MODULE_2__/* .isScope */ .T2) === false)
        return undefined;
    return { name, ...(scopes && { scopes }) };
}
function addToken(text, tokens = []) {
    const token = parseToken(text) ?? reject(TOKEN_ALLOWED);
    return tokens.some(({ name }) => name === token.name) ? reject('given once') : [...tokens, token];
}
/** Unix milliseconds of an ISO 8601 moment with its zone, or of `+SECONDS` from the start; `undefined` for another text. */
function parseTime(text, startMs) {
    if (/^\+\d+(?:\.\d+)?$/.test(text) && Number(text) <= MAX_SECONDS)
        return startMs + Number(text) * 1000;
    const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
    const timeMs = isMoment ? Date.parse(text) : Number.NaN;
    // `Date.parse` accepts February 30 as March 2.
    const isDay = new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10));
    return isDay && !Number.isNaN(timeMs) ? timeMs : undefined;
}
function reject(allowed) {
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It must be ${allowed}.`);
}


/***/ }),

/***/ 7668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseFaults),
/* harmony export */   i: () => (/* binding */ FaultSelector)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);


/** A rejection comes before the work. A 5xx can come from a proxy in front of a service that did the work. */
const TIMINGS = {
    '429': ['before'],
    '5xx': ['before', 'after'],
    reset: ['before', 'during', 'after'],
    'reset-body': ['before', 'during', 'after'],
    stall: ['before', 'during', 'after'],
    truncate: ['before', 'during', 'after'],
    expired: ['before'],
};
const UINT32 = 2 ** 32;
/**
 * Selects faults by a hash of the seed, the request, and the number of equal requests before it. So a request gets the
 * same faults in any order of requests.
 */
class FaultSelector {
    #rates;
    #seed;
    #counts = new Map();
    constructor({ rates, seed = 0 }) {
        this.#rates = rates;
        this.#seed = seed;
    }
    /** Selects the fault of a request, if any. Call it once per request: it counts the calls. */
    select({ side, method, subject, hasBody }) {
        const key = JSON.stringify([this.#seed, side, method, subject]);
        // The body of a request in its key may have 1 MiB.
        const hash = sha256(key).toString('base64');
        const count = (this.#counts.get(hash) ?? 0) + 1;
        this.#counts.set(hash, count);
        const digest = sha256(`${key} ${count}`);
        const name = this.#nameAt(digest.readUInt32BE(0) / UINT32, side);
        if (name === undefined)
            return undefined;
        const timings = TIMINGS[name].filter((timing) => timing !== 'during' || hasBody);
        const when = timings[digest.readUInt32BE(4) % timings.length] ?? 'before';
        return { name, when, share: digest.readUInt32BE(8) / UINT32 };
    }
    #nameAt(position, side) {
        let sum = 0;
        for (const name of _options_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULT_NAMES */ .cT) {
            // Only the storage has URLs that expire.
            if (name === 'expired' && side === 'api')
                continue;
            sum += this.#rates[name] ?? 0;
            if (position < sum)
                return name;
        }
        return undefined;
    }
}
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest();
}
const MAX_SEED = 4_294_967_295;
/** Parses the value of `--faults`, `name=rate,name=rate,seed=N`, as the help text describes it; `undefined` if it is invalid. */
function parseFaults(text) {
    const rates = {};
    let seed;
    for (const item of text.split(',')) {
        const { name = '', value = '' } = /^(?<name>[^=]+)=(?<value>\d+(?:\.\d+)?)$/.exec(item)?.groups ?? {};
        const number = Number(value);
        if (name === 'seed' && seed === undefined && /^\d+$/.test(value) && number <= MAX_SEED)
            seed = number;
        else if ((0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .isFaultName */ .iY)(name) && rates[name] === undefined)
            rates[name] = number;
        else
            return undefined;
    }
    const total = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
    // The sum of decimal fractions has an error.
    return total > 1 + Number.EPSILON * 8 ? undefined : { rates, ...(seed !== undefined && { seed }) };
}


/***/ }),

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ DEFAULT_ORGANIZATION),
/* harmony export */   T2: () => (/* binding */ isScope),
/* harmony export */   cT: () => (/* binding */ FAULT_NAMES),
/* harmony export */   iW: () => (/* binding */ SCOPES),
/* harmony export */   iY: () => (/* binding */ isFaultName)
/* harmony export */ });
const DEFAULT_ORGANIZATION = 'org-1';
/** The names of `--faults`, in the order in which messages list them. */
const FAULT_NAMES = ['429', '5xx', 'reset', 'reset-body', 'stall', 'truncate', 'expired'];
function isFaultName(text) {
    return FAULT_NAMES.some((name) => name === text);
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


/***/ }),

/***/ 3255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   _p: () => (/* binding */ exitProcess),
/* harmony export */   w6: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/** Longest time for one write to a file, in milliseconds. */
const MAX_MS = 30_000;
/** The same after a cancellation: the runner ends the process 10 s after it. */
const MAX_CANCELLED_MS = 3_000;
let stuck = 0;
/**
 * Waits for a write to a file, which never ends if its disk does not respond.
 *
 * @param signal aborted by a cancellation
 * @throws the error of the write, or that it did not end in time
 */
async function withDeadline(write, signal, { maxMs, maxCancelledMs } = { maxMs: MAX_MS, maxCancelledMs: MAX_CANCELLED_MS }) {
    const { promise: late, reject } = Promise.withResolvers();
    const expire = (ms) => setTimeout(() => {
        stuck += 1;
        write.then(unstick, unstick);
        reject(new Error(`the write did not end within ${ms / 1000} s`));
    }, ms);
    let timer = expire(signal.aborted ? maxCancelledMs : maxMs);
    const onCancel = () => {
        clearTimeout(timer);
        timer = expire(maxCancelledMs);
    };
    signal.addEventListener('abort', onCancel);
    try {
        return await Promise.race([write, late]);
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onCancel);
    }
}
function unstick() {
    stuck -= 1;
}
/** Ends the process with its exit code. While a write is stuck only SIGKILL ends it, because `process.exit` waits for the write. */
function exitProcess() {
    if (stuck > 0)
        process.kill(process.pid, 'SIGKILL');
    process.exit();
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
/** Waits for work that throws the signal's reason if the signal is aborted; returns `undefined` then. */
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
