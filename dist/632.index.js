export const id = 632;
export const ids = [632];
export const modules = {

/***/ 3961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ stopInJob)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8321);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(553);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6778);






const MAX_WAIT_MS = 5_000;
/** Beside two lines of the annotation that are not from the log. */
const MAX_LOG_LINES = _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANNOTATION_LINES */ .d7 - 2;
/** The `post` part of the sub-action: ends the emulator. It never throws or fails the job. */
async function stopInJob(env) {
    // The reader of stdout may close the pipe.
    process.stdout.on('error', () => undefined);
    const log = new _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .Log */ .tG();
    // What the main part saved.
    const { STATE_stop: stopUrl = '', STATE_log: logPath = '' } = env;
    try {
        if (stopUrl === '')
            log.info('No emulator was started: there is nothing to end.');
        else
            log.info(`The emulator ${await requestStop(stopUrl)}.`);
    }
    catch (error) {
        if ((0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) === 'ECONNREFUSED') {
            const lines = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLines */ .w$)(logPath, MAX_LOG_LINES);
            log.warning('Emulator ended early', 'It ended before the job. Its last log lines:', ...lines, logPath);
        }
        else {
            log.warning('Emulator not ended', 'The runner ends it with the job.', ...(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .causeChain */ .D)(error));
        }
    }
    log.flush();
}
/** Asks an emulator to end, and resolves with what it says when it has closed everything. */
async function requestStop(stopUrl) {
    // With an agent of its own: the global one may take a proxy from the environment.
    const options = { method: 'POST', agent: false, signal: AbortSignal.timeout(MAX_WAIT_MS) };
    const sent = (0,node_http__WEBPACK_IMPORTED_MODULE_1__.request)(stopUrl, options);
    // Also after the response: the emulator ends before the connection does.
    sent.on('error', () => undefined);
    const [response] = await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(sent.end(), 'response');
    return (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_2__.text)(response);
}


/***/ }),

/***/ 6778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ MAX_ANNOTATION_LENGTH),
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   _P: () => (/* binding */ escapeLogLine),
/* harmony export */   d7: () => (/* binding */ MAX_ANNOTATION_LINES),
/* harmony export */   tG: () => (/* binding */ Log)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);



/** The runner truncates messages at 4,096 characters. The difference is room for the line that counts the others. */
const MAX_ANNOTATION_LENGTH = 3_900;
/** The runner drops further annotations of the same level. */
const MAX_ANNOTATIONS = 10;
/** Four things and what to do. GitHub's page folds longer annotations. */
const MAX_ANNOTATION_LINES = 5;
/** Maximum lines per list: a log of several thousand lines is slow to open. */
const MAX_LIST_LINES = 200;
const PRINT = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e };
/**
 * The step's log and its annotations. All text that the action prints to stdout goes through this class, which escapes it.
 * It prints each annotation once, in at most five lines, and at most ten per level: the last one counts the others.
 */
class Log {
    #printed = new Set();
    /** From the tenth on they wait for `flush`, which prints one of them and counts the others. */
    #annotations = { error: [], warning: [] };
    #inGroup = false;
    #lastLine;
    info(text) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(escapeLogLine(text));
    }
    /** Prints the first texts of a list, one per line, and counts the others. */
    list(texts) {
        for (const text of texts.slice(0, MAX_LIST_LINES))
            this.info(`  ${text}`);
        if (texts.length > MAX_LIST_LINES)
            this.info(`  and ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(texts.length - MAX_LIST_LINES)} more`);
    }
    /** @param title may be of any length, like an id in it */
    startGroup(title) {
        this.endGroup();
        this.#inGroup = true;
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh((0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(escapeLogLine(title), MAX_ANNOTATION_LENGTH));
    }
    /** Closes the open group, if there is one. */
    endGroup() {
        if (this.#inGroup)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
        this.#inGroup = false;
    }
    error(title, ...lines) {
        this.#annotate('error', title, lines);
    }
    warning(title, ...lines) {
        this.#annotate('warning', title, lines);
    }
    warnings(warnings) {
        for (const { title, lines } of warnings)
            this.warning(title, ...lines);
    }
    /** Prints this line after everything else, as it is. */
    printLast(line) {
        this.#lastLine = line;
    }
    /** Prints the annotations that were held back, and the last line. Must be called once, at the end. */
    flush() {
        for (const level of Object.keys(PRINT)) {
            const [first, ...rest] = this.#annotations[level].slice(MAX_ANNOTATIONS - 1);
            if (first === undefined)
                continue;
            print(level, first, rest.length === 0 ? '' : `\nAnd ${rest.length} more, in the log.`);
            for (const { title, lines } of rest)
                for (const line of lines)
                    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(`${title}: ${line}`);
        }
        if (this.#lastLine !== undefined)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(this.#lastLine);
    }
    #annotate(level, title, texts) {
        const lines = texts.map(escapeLogLine);
        const key = [title, ...lines].join('\n');
        if (this.#printed.has(key))
            return;
        this.#printed.add(key);
        if (this.#annotations[level].push({ title, lines }) < MAX_ANNOTATIONS)
            print(level, { title, lines });
    }
}
/**
 * Escapes untrusted text as a single line for the log. Escapes invisible characters and both forms of workflow command:
 * `::name::` at the start of the line and `##[name]` anywhere in it.
 */
function escapeLogLine(text) {
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeInvisible */ .ts)(text)
        .replaceAll('##[', '##\\[')
        .replace(/^(\s*)::/, '$1\\::');
}
function print(level, { title, lines }, more = '') {
    const before = MAX_ANNOTATION_LINES - (more === '' ? 1 : 2);
    // Surplus lines become part of the last one.
    const last = lines.slice(before).join(' ');
    const full = [...lines.slice(0, before), ...(last === '' ? [] : [last])].join('\n');
    const shown = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(full, MAX_ANNOTATION_LENGTH);
    if (shown !== full)
        for (const line of lines)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(`${title}: ${line}`);
    PRINT[level](shown + more, { title });
}


/***/ }),

/***/ 4632:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_emulator_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3961);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(651);


await (0,_action_emulator_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .stopInJob */ .x)(process.env);
process.stdout.write('', _support_cancellation_js__WEBPACK_IMPORTED_MODULE_1__/* .exitProcess */ ._p);

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


/***/ }),

/***/ 2990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode),
/* harmony export */   D: () => (/* binding */ causeChain)
/* harmony export */ });
const MAX_DEPTH = 8;
/** The code of an error of the system, such as `ENOENT`; `undefined` for other errors. */
function errorCode(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
/**
 * The messages of an error and of its causes, outermost first, each once. An `AggregateError` contributes the messages
 * of its errors: Node throws one with an empty message if every address of a host rejects the connection.
 */
function causeChain(error) {
    const messages = [];
    const visit = (value, depth) => {
        if (value === undefined || value === null || depth > MAX_DEPTH)
            return;
        const message = value instanceof Error ? plainWords(value.message) || nameOf(value) : String(value);
        if (message !== '' && !messages.includes(message))
            messages.push(message);
        if (value instanceof AggregateError)
            for (const inner of value.errors)
                visit(inner, depth + 1);
        if (value instanceof Error)
            visit(value.cause, depth + 1);
    };
    visit(error, 0);
    return messages;
}
/** As `80D2:error:0A000410:SSL routines:ssl3_read_bytes:ssl/tls alert handshake failure:…`: the words stand between codes and places. */
const OPENSSL = /^.*?[\dA-F]+:error:[\dA-F]+:[^:]*:[^:]*:(?:[\w/]+ (alert) )?([^:]*):.*$/s;
function plainWords(message) {
    return message.replace(OPENSSL, (_, alert, words) => `${alert ? 'the other side refused TLS' : 'TLS'}: ${words}`);
}
function nameOf(error) {
    return error instanceof AggregateError ? '' : (errorCode(error) ?? error.name);
}


/***/ }),

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ isTemporaryFileOf),
/* harmony export */   LI: () => (/* binding */ explainDenial),
/* harmony export */   Xt: () => (/* binding */ foundFile),
/* harmony export */   cJ: () => (/* binding */ ignoresCase),
/* harmony export */   d_: () => (/* binding */ patiently),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   lo: () => (/* binding */ writeFileAtomically),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2990);






/**
 * Replaces a file atomically: a reader sees the old content or the new one. Creates missing folders. A link stays, and the file
 * that it leads to is replaced. A file that is a mount point, as in a container, is written in place.
 *
 * @param content the whole content, or its parts in order
 * @throws the error of the file system; no temporary file is left behind
 */
async function writeFileAtomically(link, content) {
    const path = await followLinks(link);
    await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    // In the target's folder: a rename is atomic only within one file system. Its name has a fixed length: a long target name can't make it too long.
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content);
        await patiently(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path)).catch(async (error) => {
            if ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) !== 'EBUSY' || process.platform === 'win32')
                throw error;
            // No rename can replace a mount point.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.copyFile)(temporary, path);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary);
        });
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
/** Returns the path of the file that a path leads to, whether it exists or not. */
async function followLinks(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path);
    }
    catch (error) {
        if ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) !== 'ENOENT')
            throw error;
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path).catch(() => undefined);
        if (target === undefined)
            return path;
        return followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)), target));
    }
}
/** Creates a folder and those above it. Not `mkdir` with `recursive`, which never ends in a file system that takes no folders, such as `/proc`. */
async function makeFolders(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => undefined))?.isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Another process may have created it meanwhile.
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => undefined))?.isDirectory())
            throw error;
    });
}
/** Whether `path` is a temporary file that `writeFileAtomically` makes for `target`. A killed run leaves it behind. */
function isTemporaryFileOf(path, target) {
    if (!path.endsWith('.tmp'))
        return false;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) === (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target) && /^\.[\da-f-]{36}\.tmp$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path));
}
/** Takes the state out of `stat`'s result, which needs much more memory. */
function foundFile({ ino, size, mtimeMs }, realPath) {
    return { ino, size, mtimeMs, realPath };
}
const POLL_MS = 10;
const MAX_WAIT_MS = 5_000;
/** The codes of a process or system that has no free file descriptor. */
const NO_DESCRIPTOR = ['EMFILE', 'ENFILE'];
/** Windows gives the same codes for locked and for read-only files. */
const LOCKED = ['EACCES', 'EBUSY', 'EPERM'];
/**
 * Opens or moves a file. Tries again for 5 s while there is no free file descriptor, because other work will close some; on Windows also
 * while another program has the file open.
 */
async function patiently(use, { platform = process.platform, sleep = node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout } = {}) {
    for (let waitedMs = 0;; waitedMs += POLL_MS) {
        try {
            return await use();
        }
        catch (error) {
            const code = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error);
            const mayPass = NO_DESCRIPTOR.includes(code) || (platform === 'win32' && LOCKED.includes(code));
            if (!mayPass || waitedMs >= MAX_WAIT_MS)
                throw error;
            await sleep(POLL_MS);
        }
    }
}
/** What keeps a file from being written, as a sentence; `undefined` for other reasons. */
function explainDenial(error, platform = process.platform) {
    const code = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error);
    if (platform === 'win32' && LOCKED.includes(code))
        return 'The file is read-only, or another program has it open: often an editor, a virus scanner or a program that syncs files.';
    // The files of a runner belong to its own user, and an image may have another one.
    const user = code === 'EACCES' ? (process.getuid?.() ?? 0) : 0;
    if (user === 0)
        return undefined;
    return `The step runs as user ${user}. If its job has a \`container\`, give that \`options: --user root\`.`;
}
/** The names in a folder; `undefined` if it can't be read. */
function readFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch {
        return undefined;
    }
}
/** Not of other letters: some have no single letter in the other case. */
const swapCase = (name) => name.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
/** Whether `A` and `a` are one name in a folder. The folder itself may be where another disk is mounted, so an entry decides. */
function ignoresCase(folder) {
    const names = readFolder(folder) ?? [];
    // Two names that differ in case may be hard links to one file.
    const name = names.find((one) => /[a-z]/i.test(one) && !names.includes(swapCase(one)));
    return name !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, swapCase(name)));
}
/** The last non-empty lines of a text file; none if it can't be read. */
async function lastLines(path, count) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8').catch(() => '');
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    return lines.slice(-count);
}


/***/ }),

/***/ 8511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   pO: () => (/* binding */ formatTotalSize),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Formats a number with commas: `1,234`, `0.5`. Not with `Intl`, which takes 40 ms to load. */
function formatNumber(value) {
    const [whole = '', fraction] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'];
/** Formats a size in powers of 1,024: `512 B`, `1.5 KiB`, `20 MiB`. */
function formatBytes(bytes) {
    let value = bytes;
    let unit = 'B';
    for (const larger of UNITS) {
        if (value < 1024)
            break;
        value /= 1024;
        unit = larger;
    }
    const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
    return `${formatNumber(rounded)} ${unit}`;
}
function formatTotalSize(files) {
    return formatBytes(files.reduce((sum, { size }) => sum + size, 0));
}
/** Formats a duration: `850 ms`, `12.3 s`, `4 min 5 s`. */
function formatDuration(exactMs) {
    // A timer may fire up to 1 ms early; a wait of 1 s must not become `999 ms`.
    const ms = Math.round(exactMs);
    if (ms < 1000)
        return `${ms} ms`;
    if (ms < 60_000)
        return `${Math.floor(ms / 100) / 10} s`;
    const seconds = Math.floor(ms / 1000);
    return `${formatNumber(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
/** Formats a number with its noun: `1 file`, `2 files`. */
function plural(count, singular, pluralNoun = `${singular}s`) {
    return `${formatNumber(count)} ${count === 1 ? singular : pluralNoun}`;
}


/***/ }),

/***/ 8711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ stripListMarks),
/* harmony export */   Qh: () => (/* binding */ normalizeAddress),
/* harmony export */   Ud: () => (/* binding */ escapeStrays),
/* harmony export */   _4: () => (/* binding */ looksLike),
/* harmony export */   fP: () => (/* binding */ splitAtLastColon),
/* harmony export */   pt: () => (/* binding */ stripStrays),
/* harmony export */   ts: () => (/* binding */ escapeInvisible),
/* harmony export */   v$: () => (/* binding */ joinTruncated),
/* harmony export */   wT: () => (/* binding */ trimInvisible),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8511);

/** Shortens a text to `length` UTF-16 units, including `…`. Splits no surrogate pair. */
function truncate(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
const MAX_NAME_LENGTH = 120;
/** Joins the first names: `a, b, c and 39 more`. Of a long name, only its last 119 characters are kept. */
function joinTruncated(names, max = 5) {
    const shorten = (name) => name.length > MAX_NAME_LENGTH ? `…${name.slice(1 - MAX_NAME_LENGTH)}` : name;
    const shown = names.slice(0, max).map(shorten).join(', ');
    return names.length > max ? `${shown} and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(names.length - max)} more` : shown;
}
/** Removes what YAML and JSON put around an item of a list: `- a`, `"a"`, `'a',`. Any other text stays as it is. */
function stripListMarks(item) {
    return item
        .trim()
        .replace(/^-\s+/, '')
        .replace(/\s*,$/, '')
        .replace(/^(["'])((?:(?!\1).)+)\1$/s, '$2');
}
/** Example: `a:b: c` gives `a:b` and `c`. Without a colon, the whole line is behind it. */
function splitAtLastColon(line) {
    const colon = line.lastIndexOf(':');
    return [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
}
/** A joiner, a variation selector or a tag that is a part of an emoji, or of a letter that is not ASCII. */
const PART_OF_SIGN = /(?<=[^\0-\x7f\p{Z}])(?:\p{Variation_Selector}|[\u{e0020}-\u{e007f}]|[\u200c\u200d](?=[^\0-\x7f\p{Z}]))|(?<=[\d#*])\ufe0f(?=\u20e3)/u;
/** Invisible, control and format characters, and blanks that only look like a space. The ideographic space is a blank that people type. */
const NOT_VISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/u;
const STRAY = `(?!${PART_OF_SIGN.source})(?:${NOT_VISIBLE.source})`;
const STRAYS = new RegExp(STRAY, 'gu');
const AROUND = new RegExp(`^(?:\\s|${STRAY})+|(?<!\\s|${STRAY})(?:\\s|${STRAY})+$`, 'gu');
/** In a line of text, where blanks stay, and the selectors that make an emoji of a character. */
const INVISIBLE = new RegExp(`(?![\\ufe0e\\ufe0f\\p{Zs}])(?:${NOT_VISIBLE.source})`, 'gu');
/** Replaces invisible characters by their code, such as `\u{202e}`, and a tab by a space. */
function escapeInvisible(text) {
    return text.replace(INVISIBLE, (character) => (character === '\t' ? ' ' : codeOf(character)));
}
/** Cuts off blanks and invisible characters around a value. */
function trimInvisible(text) {
    return text.replace(AROUND, '');
}
/** Replaces invisible characters of a value by their code, such as `\u{a0}`. An ordinary blank stays. */
function escapeStrays(text) {
    return text.replace(STRAYS, codeOf);
}
/** Removes invisible characters, and writes a blank for what only looks like one. */
function stripStrays(text) {
    return text.replace(STRAYS, (character) => (/\p{Z}/u.test(character) ? ' ' : ''));
}
/** Equal for names that look the same, such as one with a no-break space. */
function looksLike(name) {
    return name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
/** The escape of a character, such as `\u{a0}`. */
function codeOf(character) {
    return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}
/** Writes scheme and host in lower case and removes slashes at the end. A text that is no address stays as it is. */
function normalizeAddress(text) {
    return (URL.parse(text)?.href ?? text).replace(/\/+$/, '');
}


/***/ })

};
