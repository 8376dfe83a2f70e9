export const id = 398;
export const ids = [398,472];
export const modules = {

/***/ 6917:
/***/ ((module) => {

// TheSpanishInquisition

// Cache the matrix. Note that if you not pass a limit this implementation will use a dynamically calculate one.

module.exports = function(__this, that, limit) {

  var thisLength = __this.length,
      thatLength = that.length,
      matrix = [];

  // If the limit is not defined it will be calculate from this and that args.
  limit = (limit || ((thatLength > thisLength ? thatLength : thisLength)))+1;

  for (var i = 0; i < limit; i++) {
    matrix[i] = [i];
    matrix[i].length = limit;
  }
  for (i = 0; i < limit; i++) {
    matrix[0][i] = i;
  }

  if (Math.abs(thisLength - thatLength) > (limit || 100)){
    return prepare (limit || 100);
  }
  if (thisLength === 0){
    return prepare (thatLength);
  }
  if (thatLength === 0){
    return prepare (thisLength);
  }

  // Calculate matrix.
  var j, this_i, that_j, cost, min, t;
  for (i = 1; i <= thisLength; ++i) {
    this_i = __this[i-1];

    // Step 4
    for (j = 1; j <= thatLength; ++j) {
      // Check the jagged ld total so far
      if (i === j && matrix[i][j] > 4) return prepare (thisLength);

      that_j = that[j-1];
      cost = (this_i === that_j) ? 0 : 1; // Step 5
      // Calculate the minimum (much faster than Math.min(...)).
      min    = matrix[i - 1][j    ] + 1; // Deletion.
      if ((t = matrix[i    ][j - 1] + 1   ) < min) min = t;   // Insertion.
      if ((t = matrix[i - 1][j - 1] + cost) < min) min = t;   // Substitution.

      // Update matrix.
      matrix[i][j] = (i > 1 && j > 1 && this_i === that[j-2] && __this[i-2] === that_j && (t = matrix[i-2][j-2]+cost) < min) ? t : min; // Transposition.
    }
  }

  return prepare (matrix[thisLength][thatLength]);

/**
 *
 */
  function prepare(steps) {
    var length = Math.max(thisLength, thatLength)
    var relative = length === 0
      ? 0
      : (steps / length);
    var similarity = 1 - relative
    return {
      steps: steps,
      relative: relative,
      similarity: similarity
    };
  }

};


/***/ }),

/***/ 1865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RM: () => (/* binding */ startAction)
/* harmony export */ });
/* unused harmony exports waitUntilListening, readEmulatorInputs */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(553);
/* harmony import */ var _report_failures_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6011);
/* harmony import */ var _report_sub_action_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5289);
/* harmony import */ var _runner_inputs_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9275);
/* harmony import */ var _runner_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9608);
/* harmony import */ var _runner_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3182);
/* harmony import */ var _runner_inputs_input_table_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2681);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8918);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7360);















const MAX_START_S = 30;
/**
 * The main part of the sub-action `emulator/`: starts the emulator in the background of the job. A failed start leaves no
 * process behind.
 *
 * @param script Absolute path of the emulator's file.
 */
function startAction(script) {
    return (context) => ({
        run: () => (0,_report_sub_action_js__WEBPACK_IMPORTED_MODULE_7__/* .withInputs */ .w)(readEmulatorInputs(context.env), context, (inputs) => start(inputs, script, context)),
        finish: async (failures) => {
            (0,_report_failures_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .annotateFailures */ .o)(failures, context.log);
            return failures.length === 0;
        },
    });
}
async function start(inputs, script, { env, log, signal: cancelled }) {
    const { GITHUB_ACTIONS, GITHUB_OUTPUT } = env;
    if (inputs.isNewToken)
        (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_13__/* .maskSecrets */ .QU)({ GITHUB_ACTIONS, GITHUB_OUTPUT, INPUT_TOKEN: inputs.token });
    const logPath = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_13__/* .temporaryFile */ .Ic)(env, 'playable-emulator', 'log');
    const timeout = AbortSignal.timeout(MAX_START_S * 1_000);
    let child;
    try {
        child = spawnEmulator(inputs, script, logPath, env);
        const signal = AbortSignal.any([cancelled, timeout]);
        const { baseUrl, stopUrl } = await waitUntilListening(child, logPath, signal);
        (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .writeStepOutputs */ .sR)({ 'base-url': baseUrl, token: inputs.token }, 'the input `token`', { env, log });
        (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_13__/* .saveState */ .LZ)({ stop: stopUrl, log: logPath }, env);
        child.disconnect();
        child.unref();
        log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
        return [];
    }
    catch (error) {
        if (child?.kill('SIGKILL'))
            await (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(child, 'exit');
        if (cancelled.aborted) {
            const reason = `The run was cancelled (${cancelled.reason}) before the emulator had started.`;
            return [(0,_report_failures_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelledFailure */ .Yq)(reason, 'Nothing is left running. Run it again.')];
        }
        const reason = timeout.aborted
            ? `It did not respond within ${MAX_START_S} s`
            : (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_14__/* .causeChain */ .D)(error).join(': ');
        return [{ title: 'Emulator not started', lines: [reason, `The log of the emulator is ${logPath}.`] }];
    }
}
/**
 * Starts the emulator in its own session: some runners end the processes of a step's session with the step.
 *
 * @param script absolute path of the emulator's file
 * @param logPath a new file for stdout and stderr, in the folder for the emulator's files
 */
function spawnEmulator({ args, env }, script, logPath, 
// It does not get the others, such as the inputs of the step.
{ PATH, SystemRoot, RUNNER_TRACKING_ID }) {
    const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.openSync)(logPath, 'wx', 0o600);
    const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(logPath);
    try {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
            cwd: temp,
            detached: true,
            env: { PATH, SystemRoot, RUNNER_TRACKING_ID, TMPDIR: temp, TEMP: temp, ...env },
            stdio: ['ignore', log, log, 'ipc'],
            windowsHide: true,
        });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.closeSync)(log);
    }
}
/**
 * Waits until the emulator reports its addresses: the base URL of its API, and where a POST ends it.
 *
 * @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
 * @throws An AbortError when `signal` is aborted.
 */
async function waitUntilListening(child, logPath, signal) {
    const started = (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(child, 'message', { signal }).then(([addresses]) => addresses);
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_2__.once)(child, 'exit', { signal }).then(async ([code, killedBy]) => {
        const lines = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_5__/* .lastLines */ .w$)(logPath, 2);
        throw new Error(lines.join(' ') || `It ended at once, with ${killedBy ?? `exit code ${code}`}`);
    });
    return Promise.race([started, ended]);
}
const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'];
/** Reads all inputs of the sub-action. A test compares what they may be with the emulator's command line. */
function readEmulatorInputs(env) {
    const reader = new _runner_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_10__/* .InputReader */ .i_(env);
    const port = reader.wholeNumber('port');
    // Not in `action.yml`: a default there would override the environment variable.
    const organization = (0,_runner_inputs_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .readOrganization */ .wu)(reader);
    const rate = readRate(reader);
    const token = readEmulatorToken(reader);
    const scopes = readScopes(reader);
    const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
    return {
        inputs: {
            token,
            /** Whether the token was generated. */
            isNewToken: reader.given('token') === '',
            args: [
                `--port=${port}`,
                ...(organization ? [`--organization=${organization}`] : []),
                ...(rate ? [`--rate-limit=${rate}`] : []),
            ],
            // The token is a variable, because other processes can read a command line.
            env: { PLAYABLE_EMULATOR_TOKENS: accepted },
        },
        problems: [...(0,_runner_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_9__/* .misspelledProblems */ .ZT)(reader), ...reader.problems],
        warnings: [],
    };
}
function readRate(reader) {
    const rate = reader.text('rate-limit');
    const { min, max } = _runner_inputs_input_table_js__WEBPACK_IMPORTED_MODULE_11__/* .INPUTS */ .m['rate-limit'];
    const isRate = /^\d+(?:\.\d+)?$/.test(rate) && Number(rate) >= min && Number(rate) <= max;
    if (rate !== '' && !isRate)
        reader.rejectValue('rate-limit', rate, `a number of requests per second from ${min} to ${max}`);
    return rate;
}
/** Generates a token by default: the runner would mask a fixed default everywhere in the job's logs. */
function readEmulatorToken(reader) {
    const given = reader.given('token');
    if (given === '')
        return `emulator-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(16).toString('hex')}`;
    if (!/^[!-9;-~]+$/.test(given))
        reader.addProblem('token', 'must be one line of printable ASCII without spaces and without a colon');
    return given;
}
function readScopes(reader) {
    const scopes = reader.list('scopes');
    const unknown = scopes.filter((scope) => !SCOPES.includes(scope)).map((scope) => reader.quote(scope));
    if (unknown.length > 0)
        reader.addProblem('scopes', `must be one or more of ${SCOPES.join(', ')}, not ${unknown.join(', ')}`);
    return scopes;
}


/***/ }),

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


/***/ }),

/***/ 5289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ finishQuery),
/* harmony export */   w: () => (/* binding */ withInputs)
/* harmony export */ });
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(651);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(553);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8918);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6011);





/** Does the work of a sub-action if its inputs are right, and its outputs can be written. */
async function withInputs({ inputs, problems, warnings }, { env, log }, work) {
    log.warnings(warnings);
    if (problems.length > 0)
        return [(0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInputFailure */ .OZ)(problems)];
    const unwritable = await (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .outputsFailure */ .J)(env);
    return unwritable === undefined ? work(inputs) : [unwritable];
}
/**
 * Reports the result of a sub-action that only reads: file, outputs, annotations. If one of them can't be written, the
 * others still are. Returns whether the step succeeded, including everything that it writes.
 */
async function finishQuery({ name, extension, outputs, content, failures: given }, { env, log, signal }) {
    log.endGroup();
    const path = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .temporaryFile */ .Ic)(env, `playable-${name}`, extension);
    const write = () => (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .withDeadline */ .NE)((0,_support_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomically */ .lo)(path, content ?? ''), signal);
    const lost = content !== undefined &&
        (await (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotWritten */ .z5)(path, 'Check whether the disk of this runner is full.', write));
    const isWritten = content !== undefined && !lost;
    const instead = isWritten ? `the file of \`${name}-file\`: ${path}` : 'no file either: see the errors';
    const values = { ...outputs, [`${name}-file`]: isWritten ? path : '' };
    const advice = isWritten
        ? `Read the values from the file: ${path}`
        : 'The values are lost: run the action again.';
    const unwritten = await (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotWritten */ .z5)((0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .outputFileName */ .bF)(env), advice, () => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .writeStepOutputs */ .sR)(values, instead, { env, log }));
    // If the file could not be written before anything was sent, that failure is given.
    const isKnown = given.some(({ kind }) => kind === 'outputs-not-written');
    const failures = [...given, ...(lost ? [lost] : []), ...(unwritten && !isKnown ? [unwritten] : [])];
    (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateFailures */ .o)(failures, log);
    if (isWritten)
        log.info(`Full content: ${path}`);
    return failures.length === 0;
}


/***/ }),

/***/ 5146:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _action_emulator_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1865);
/* harmony import */ var _action_report_run_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5472);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(651);




const start = (0,_action_emulator_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startAction */ .RM)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, 'emulator/index.js'));
await (0,_action_report_run_action_js__WEBPACK_IMPORTED_MODULE_2__.runAction)('emulator', start, process.env, (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .cancellationSignal */ .w6)());
process.stdout.write('', _support_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .exitProcess */ ._p);

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
