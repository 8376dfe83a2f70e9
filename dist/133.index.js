export const id = 133;
export const ids = [133];
export const modules = {

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
    const failures = await Promise.race([runSafely(action), whenEventLoopDrains()]);
    process.exitCode = (await action.finish(failures)) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
    const parts = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${runtime/* VERSION */.xv}`, ...parts].filter((part) => part).join(' · ');
}
async function runSafely(action) {
    try {
        return await action.run();
    }
    catch (error) {
        return [unexpectedError(error)];
    }
}
/** Detects a promise that can no longer settle: Node would exit silently. */
function whenEventLoopDrains() {
    return new Promise((resolve) => {
        process.once('beforeExit', () => {
            resolve([unexpectedError(new Error('the run waits for a promise that never settles'))]);
        });
    });
}
function unexpectedError(error) {
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', lines: [(0,errors/* causeChain */.D)(error).join(': '), advice] };
}


/***/ }),

/***/ 6559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: () => (/* binding */ logWaitTime),
/* harmony export */   jB: () => (/* binding */ MAX_ANNOTATIONS_PER_LEVEL),
/* harmony export */   tG: () => (/* binding */ Log)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7540);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9776);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8510);




/** The runner truncates messages at 4,096 characters. The difference is room for the line that counts the others. */
const MAX_MESSAGE_LENGTH = 3_900;
/** The runner drops further annotations of the same level. */
const MAX_ANNOTATIONS_PER_LEVEL = 10;
/** GitHub's page folds longer annotations. */
const MAX_LINES_PER_ANNOTATION = 4;
/** Maximum lines per list: a log of several thousand lines is slow to open. */
const MAX_LIST_LINES = 200;
/**
 * The step's log and its annotations. All text that the action prints to stdout goes through this class, which escapes it.
 * It prints each annotation once, in at most four lines, and at most ten per level: the last one counts the others.
 */
class Log {
    #printed = new Set();
    #count = { error: 0, warning: 0 };
    /** Annotations from the tenth on, held back until the end: only then it is known which one is the last. */
    #held = { error: [], warning: [] };
    #inGroup = false;
    #lastLine;
    info(text) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._)(text));
    }
    /** Prints the first texts of a list, one per line, and counts the others. */
    list(texts) {
        for (const text of texts.slice(0, MAX_LIST_LINES))
            this.info(`  ${text}`);
        if (texts.length > MAX_LIST_LINES)
            this.info(`  and ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(texts.length - MAX_LIST_LINES)} more`);
    }
    startGroup(title) {
        this.endGroup();
        this.#inGroup = true;
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._)(title));
    }
    /** Closes the open group, if there is one. */
    endGroup() {
        if (this.#inGroup)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
        this.#inGroup = false;
    }
    /** @param title fixed text: the runner does not mask it */
    error(title, ...lines) {
        this.#annotate('error', { title, lines: lines.map(_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._) });
    }
    /** @param title fixed text: the runner does not mask it */
    warning(title, ...lines) {
        this.#annotate('warning', { title, lines: lines.map(_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._) });
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
        for (const level of ['error', 'warning']) {
            const [first, ...rest] = this.#held[level];
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
    #annotate(level, annotation) {
        const key = [annotation.title, ...annotation.lines].join('\n');
        if (this.#printed.has(key))
            return;
        this.#printed.add(key);
        this.#count[level] += 1;
        if (this.#count[level] < MAX_ANNOTATIONS_PER_LEVEL)
            print(level, annotation);
        else
            this.#held[level].push(annotation);
    }
}
function print(level, { title, lines }, more = '') {
    const full = joinLines(lines, more === '' ? MAX_LINES_PER_ANNOTATION : MAX_LINES_PER_ANNOTATION - 1);
    const shown = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(full, MAX_MESSAGE_LENGTH);
    if (shown !== full)
        for (const line of lines)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(`${title}: ${line}`);
    const message = shown + more;
    if (level === 'error')
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(message, { title });
    else
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(message, { title });
}
/** Joins the lines to at most `maxLines`. Surplus lines become part of the last one. */
function joinLines(lines, maxLines) {
    const last = lines.slice(maxLines - 1).join(' ');
    return [...lines.slice(0, maxLines - 1), last].slice(0, lines.length).join('\n');
}
/** Logs the total time that a run waited, unless it is 0. */
function logWaitTime(waitedMs, log) {
    if (waitedMs > 0)
        log.info(`Waited ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(waitedMs)} in total, for rate limits, retries and look-ups`);
}


/***/ }),

/***/ 8510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown),
/* harmony export */   _: () => (/* binding */ escapeLogLine)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9776);

/**
 * Escapes untrusted text as a single line for the log. Escapes invisible characters and both forms of workflow command:
 * `::name::` at the start of the line and `##[name]` anywhere in it.
 */
function escapeLogLine(text) {
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeInvisible */ .ts)(text)
        .replaceAll('##[', '##\\[')
        .replace(/^(\s*)::/, '$1\\::');
}
/** Separates an entity from the text that follows. It renders as nothing. */
const COMMENT = '<!-- -->';
/**
 * Escapes untrusted text for Markdown and HTML: every character that may be markup becomes an entity.
 *
 * GitHub decodes entities before it looks for links, mentions, issues and `:emoji:`, so a comment breaks up what may begin one.
 */
function escapeMarkdown(text) {
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeInvisible */ .ts)(text)
        .replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, entity)
        .replace(/&#(?:35|58|64);(?=\S)|www(?=\.)|\bGH-(?=\d)/gi, `$&${COMMENT}`)
        .replace(/^[ -]|(?<=^\d+)\./, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}


/***/ }),

/***/ 4820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ saveState),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   Ty: () => (/* binding */ rejectNamedPipe),
/* harmony export */   VP: () => (/* binding */ SECRET_VARIABLES),
/* harmony export */   X$: () => (/* binding */ hasRunner),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(143);


/** The variables that may hold a token. */
const SECRET_VARIABLES = ['INPUT_TOKEN', 'PLAYABLE_TOKEN', 'INPUT_GITHUB-TOKEN'];
/** Whether a runner reads stdout as commands. Elsewhere, for example on a laptop, the action is a program like any other. */
function hasRunner(env) {
    return Boolean(env['GITHUB_ACTIONS'] || env['GITHUB_OUTPUT']);
}
/** Masks the tokens in the log. Must run before anything else is written. Does nothing without a runner: its command would print the token. */
function maskSecrets(env) {
    if (!hasRunner(env))
        return;
    for (const name of SECRET_VARIABLES) {
        const secret = env[name] ?? '';
        const trimmed = secret.trim();
        if (trimmed === '')
            continue;
        // The runner masks exact values. The action uses the trimmed one, other programs may print the untrimmed one.
        for (const value of new Set([secret, trimmed]))
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq(value);
    }
}
/** @throws Error if the path is a named pipe: a write would wait for its reader forever */
function rejectNamedPipe(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFIFO())
        throw new Error('it is a named pipe, not a file');
}
/**
 * Saves values for the step's `post` part. A value replaces an earlier value of the same name.
 *
 * @throws Error if the runner's state file is unknown or can't be written
 */
function saveState(state, env) {
    // Without the file the library would print the old `::save-state` command.
    if (!env['GITHUB_STATE'])
        throw new Error('the variable GITHUB_STATE is not set');
    for (const [name, value] of Object.entries(state))
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, value);
}
/** Returns a value that the step's main part saved; `''` if there is none. */
function readState(env, name) {
    return env[`STATE_${name}`] ?? '';
}


/***/ }),

/***/ 6620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ WaitTimer),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

const systemClock = {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    // The only error is an abort.
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
};
/** Measures how long a run waits: the time in which at least one of its requests waits. */
class WaitTimer {
    #clock;
    #finishedMs = 0;
    #waiting = 0;
    #startMs = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** In milliseconds. Overlapping waits count once. A wait that is not over is counted up to now. */
    get totalMs() {
        return this.#finishedMs + (this.#waiting > 0 ? this.#clock.monotonicMs() - this.#startMs : 0);
    }
    /** Counts the time that `wait` takes. */
    async measure(wait) {
        if (this.#waiting === 0)
            this.#startMs = this.#clock.monotonicMs();
        this.#waiting += 1;
        try {
            await wait();
        }
        finally {
            if (this.#waiting === 1)
                this.#finishedMs = this.totalMs;
            this.#waiting -= 1;
        }
    }
}


/***/ }),

/***/ 984:
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
        const message = value instanceof Error ? value.message || codeOf(value) : String(value);
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
function codeOf(error) {
    if (error instanceof AggregateError)
        return '';
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}


/***/ }),

/***/ 7540:
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
/** Formats the size of all files together. */
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

/***/ 2439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ limitHeapGrowth),
/* harmony export */   U_: () => (/* binding */ MAX_OPEN_FILES),
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   _R: () => (/* binding */ PROCESS_ID),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8877);



/** The version in package.json, which is not part of the bundle. A test compares the two. */
const VERSION = '0.1.0';
/** 16 hex digits, random for each process, by which the requests of one run are found in the access logs of the service. */
const PROCESS_ID = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex');
/** The `User-Agent` of every request to the service and the storage. */
const USER_AGENT = `playable-export-action/${VERSION} (${PROCESS_ID})`;
/** How many files and connections this process may open, besides those that it has from the start. Only Linux says it; elsewhere it is infinite. */
const MAX_OPEN_FILES = openFilesLeft();
function openFilesLeft() {
    try {
        const [, limit = 'Infinity'] = /^Max open files +(\d+)/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/self/limits', 'utf8')) ?? [];
        return Number(limit) - (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc/self/fd').length;
    }
    catch {
        return Number.POSITIVE_INFINITY;
    }
}
/**
 * Makes V8 collect garbage sooner, at the cost of some time. By default the heap grows to a multiple of the needed size,
 * which takes much memory for work on 100,000 small objects.
 */
function limitHeapGrowth() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--heap-growing-percent=20');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 9776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ stripListMarks),
/* harmony export */   Qh: () => (/* binding */ normalizeAddress),
/* harmony export */   Ud: () => (/* binding */ escapeStrays),
/* harmony export */   a: () => (/* binding */ percentEncode),
/* harmony export */   ts: () => (/* binding */ escapeInvisible),
/* harmony export */   v$: () => (/* binding */ joinTruncated),
/* harmony export */   wT: () => (/* binding */ trimInvisible),
/* harmony export */   xU: () => (/* binding */ sameAddress),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

/** Shortens a text to `length` UTF-16 units, including `…`. Splits no surrogate pair. */
function truncate(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
const MAX_NAME_LENGTH = 120;
/** Joins the first names: `a, b, c and 39 more`. Of a long name, only its last 119 characters are kept. */
function joinTruncated(names, max = 5) {
    const shown = names.slice(0, max).map(shorten).join(', ');
    return names.length > max ? `${shown} and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(names.length - max)} more` : shown;
}
function shorten(name) {
    return name.length > MAX_NAME_LENGTH ? `…${name.slice(1 - MAX_NAME_LENGTH)}` : name;
}
/** Removes what YAML and JSON put around an item of a list: `- a`, `"a"`, `'a',`. Any other text stays as it is. */
function stripListMarks(item) {
    return item
        .trim()
        .replace(/^-\s+/, '')
        .replace(/\s*,$/, '')
        .replace(/^(["'])((?:(?!\1).)+)\1$/s, '$2');
}
/**
 * Control characters, characters that are invisible or change the reading direction, and lone surrogates. The variation
 * selectors U+FE0E and U+FE0F stay: they choose between the text and the emoji form of the character before them.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Replaces invisible characters by their code, such as `\u{202e}`, and a tab by a space. */
function escapeInvisible(text) {
    return text.replace(INVISIBLE, escapeCharacter);
}
/** A joiner, a variation selector or a tag that is a part of an emoji, or of a letter that is not ASCII. */
const PART_OF_SIGN = /(?<=[^\0-\x7f\p{Z}])(?:\p{Variation_Selector}|[\u{e0020}-\u{e007f}]|[\u200c\u200d](?=[^\0-\x7f\p{Z}]))|(?<=[\d#*])\ufe0f(?=\u20e3)/u;
/** Invisible and control characters, and blanks that only look like a space. The ideographic space is a blank that people type. */
const NOT_VISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?![ \u3000])\p{Zs}/u;
const STRAY = `(?!${PART_OF_SIGN.source})(?:${NOT_VISIBLE.source})`;
const STRAYS = new RegExp(STRAY, 'gu');
const AROUND = new RegExp(`^(?:\\s|${STRAY})+|(?<!\\s|${STRAY})(?:\\s|${STRAY})+$`, 'gu');
/** Cuts off blanks and invisible characters around a value. */
function trimInvisible(text) {
    return text.replace(AROUND, '');
}
/** Replaces invisible characters of a value by their code, such as `\u{a0}`. An ordinary blank stays. */
function escapeStrays(text) {
    return text.replace(STRAYS, codeOf);
}
/** Percent-encodes all but the unreserved characters of RFC 3986, as signatures of AWS do. `encodeURIComponent` leaves `!'()*`. */
function percentEncode(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function escapeCharacter(character) {
    return character === '\t' ? ' ' : codeOf(character);
}
function codeOf(character) {
    return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}
/** Whether two addresses lead to the same place: the case of scheme and host and a trailing slash make no difference. */
function sameAddress(one, other) {
    return normalizeAddress(one) === normalizeAddress(other);
}
/** Writes scheme and host in lower case and removes slashes at the end. A text that is no address stays as it is. */
function normalizeAddress(text) {
    return (URL.parse(text)?.href ?? text).replace(/\/+$/, '');
}


/***/ })

};
