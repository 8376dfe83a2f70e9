import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listenForCancellation)
/* harmony export */ });
/** Turns SIGINT and SIGTERM, which is how the runner cancels a step, into an abort. */
function listenForCancellation() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        // `on`, not `once`: the runner sends both, and the second must not kill us while outputs are written.
        process.on(name, () => controller.abort(name));
    }
    return controller.signal;
}


/***/ }),

/***/ 76:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(760);
/* harmony import */ var _action_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(992);
/* harmony import */ var _emulator_step_start_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(810);



await (0,_emulator_step_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startInJob */ .J)(process.env, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, '../emulator/index.js'), (0,_action_cancellation_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForCancellation */ .c)());
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: () => (/* binding */ startInJob)
});

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./build/action/failures/say-failures.js
/** An annotation for each failure; what it has no room for goes to the log alone. */
function sayFailures(failures, log) {
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines);
    }
}

;// CONCATENATED MODULE: ./build/action/inputs/defaults.js
/** The defaults of what every action needs to reach the service. */
const CONNECTION_DEFAULTS = {
    'max-attempts': '10',
    'max-retry-wait': '120',
    'request-timeout': '60',
    'allow-http': 'false',
};
/** The defaults of the root action's inputs. */
const ROOT_DEFAULTS = {
    ...CONNECTION_DEFAULTS,
    'working-directory': '.',
    'file-name': 'basename',
    'include-hidden-files': 'false',
    'if-no-files-found': 'error',
    concurrency: '16',
    'dry-run': 'false',
    'reuse-unchanged': 'false',
    summary: 'true',
    environment: 'playable/{network}',
};
/** The defaults of the inputs of `games/`. */
const GAMES_DEFAULTS = { ...CONNECTION_DEFAULTS, 'create-if-missing': 'false' };
/** The defaults of the inputs of `emulator/`. */
const EMULATOR_DEFAULTS = { port: '0' };
/**
 * The defaults of all inputs; one name has one default, wherever it is an input. Each `action.yml` says the same; tests hold
 * them against each other.
 */
const INPUT_DEFAULTS = {
    ...ROOT_DEFAULTS,
    ...GAMES_DEFAULTS,
    ...EMULATOR_DEFAULTS,
};

;// CONCATENATED MODULE: ./build/support/cut.js
/** The text itself, or its beginning with `\u2026`, at most `length` UTF-16 units and never half a character. */
function cut(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}

;// CONCATENATED MODULE: ./build/support/format-number.js
/** A number for people, with commas: `1,234`, `0.5`. By hand: making an `Intl` formatter for each call was seen in profiles. */
function formatNumber(value) {
    const [whole = '', fraction] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

;// CONCATENATED MODULE: ./build/support/plural.js

/** A number with its noun: `1 file`, `2 files`, `3 matches` by an explicit plural. */
function plural(count, singular, many = `${singular}s`) {
    return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}

;// CONCATENATED MODULE: ./build/support/text.js
/**
 * Control characters, those that turn the reading direction or are not seen, and halves of a pair: a terminal or a page
 * would act on them, or show nothing. U+FE0E and U+FE0F stay, which give the character before them its face.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Most texts are no more than this, and the pattern above takes long to be made and to be held against them. */
const ALL_SEEN = /^[ -~]*$/;
/** Text in which every character that acts instead of showing is spelled out, such as `\u{202e}`; a tab is a blank. */
function text_spellOutUnseen(text) {
    return ALL_SEEN.test(text) ? text : text.replace(UNSEEN, spellOut);
}
function spellOut(character) {
    if (character === '\t')
        return ' ';
    return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

;// CONCATENATED MODULE: ./build/action/runner/sanitize.js

/**
 * Text of any origin as one line that can only be read. Characters that act instead of showing are spelled out, and
 * neither form of workflow command survives: `::name::` at the start of a line, `##[name]` anywhere in one.
 */
function printable(text) {
    return text_spellOutUnseen(text)
        .replaceAll('##[', '##\\[')
        .replace(/^(\s*)::/, '$1\\::');
}
/** Of an entity, so that it is no text together with what follows: nothing is shown of it. */
const COMMENT = '<!-- -->';
/**
 * Text of any origin as it stands in Markdown or HTML: every character that could be markup becomes an entity.
 *
 * GitHub looks for addresses, mentions, issues and `:emoji:` once more where entities are characters again: what could be
 * the beginning of one is taken apart.
 */
function markdownText(text) {
    return spellOutUnseen(text)
        .replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, entity)
        .replace(/&#(?:35|58|64);(?=\S)|www(?=\.)|\bGH-(?=\d)/gi, `$&${COMMENT}`)
        .replace(/^[ -]|(?<=^\d+)\./, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}

;// CONCATENATED MODULE: ./build/action/inputs/invalid-input.js



/** The runner cuts an annotation at 4,096 characters; the rest is for what stands around the problems. */
const LONGEST = 3_600;
/** An annotation has four lines: this many are for the problems. */
const MOST_LINES = 3;
/**
 * An `Invalid input` that names every problem, in at most four lines: one a line where they are few, else several. Where
 * they are too long for one annotation each is cut, and all are in the log.
 *
 * @param problems those to be named, one sentence each without a full stop
 * @param details all there are
 * @param left what was left undone
 */
function listProblems(problems, details = problems, left = 'sent') {
    const texts = problems.map(printable);
    const total = texts.reduce((sum, text) => sum + text.length, 0);
    const longest = Math.floor(LONGEST / texts.length);
    const shown = total > LONGEST ? texts.map((text) => cut(text, longest)) : texts;
    const inLog = details.length > MOST_LINES || total > LONGEST;
    const advice = `Nothing was ${left}. ${ADVICE}${inLog ? `; the log lists ${plural(details.length, 'problem')}` : ''}.`;
    return { title: 'Invalid input', lines: [...spread(shown), advice], ...(inLog && { details }) };
}
const ADVICE = "Correct it in the step's `with`, or what it names";
/** The texts over at most three lines, as evenly as they come. */
function spread(texts) {
    const aLine = Math.ceil(texts.length / MOST_LINES);
    const starts = texts.flatMap((_, index) => (index % aLine === 0 ? index : []));
    return starts.map((start) => texts.slice(start, start + aLine).join(' \u00b7 '));
}

;// CONCATENATED MODULE: ./build/retry/clock.js
const systemClock = {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal.aborted) {
            resolve();
            return;
        }
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, ms);
        signal.addEventListener('abort', wake);
    }),
};

;// CONCATENATED MODULE: ./build/retry/waiting-time.js
/** How long a run has waited: the time in which at least one of its requests did. */
class WaitingTime {
    #clock;
    #over = [];
    #waiting = 0;
    #sinceMs = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** When something waited, from the first to the last; waits that overlap are one. What still waits does so until now. */
    get spans() {
        return this.#waiting > 0 ? [...this.#over, this.#current()] : this.#over;
    }
    /** Waits that overlap count once. In milliseconds. */
    get totalMs() {
        return this.spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    }
    /** Counts the time that `wait` takes. */
    async during(wait) {
        if (this.#waiting === 0)
            this.#sinceMs = this.#clock.monotonicMs();
        this.#waiting += 1;
        try {
            await wait();
        }
        finally {
            this.#waiting -= 1;
            if (this.#waiting === 0)
                this.#over.push(this.#current());
        }
    }
    #current() {
        return { startMs: this.#sinceMs, endMs: this.#clock.monotonicMs() };
    }
}

;// CONCATENATED MODULE: ./build/support/errors.js
const DEEPEST = 8;
/**
 * The messages of an error and of everything that caused it, outermost first, without repetition.
 *
 * An `AggregateError`, which Node throws with an empty message when every address of a host refuses, stands for
 * the errors in it.
 */
function causeChain(error) {
    const messages = [];
    const visit = (value, depth) => {
        if (value === undefined || value === null || depth > DEEPEST)
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

;// CONCATENATED MODULE: ./build/support/version.js
/** The version in package.json, which is not part of the bundle; a test holds the two against each other. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
;// CONCATENATED MODULE: ./node_modules/@actions/github/lib/context.js


class Context {
    /**
     * Hydrate the context from the environment
     */
    constructor() {
        var _a, _b, _c;
        this.payload = {};
        if (process.env.GITHUB_EVENT_PATH) {
            if ((0,external_fs_namespaceObject.existsSync)(process.env.GITHUB_EVENT_PATH)) {
                this.payload = JSON.parse((0,external_fs_namespaceObject.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: 'utf8' }));
            }
            else {
                const path = process.env.GITHUB_EVENT_PATH;
                process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_namespaceObject.EOL}`);
            }
        }
        this.eventName = process.env.GITHUB_EVENT_NAME;
        this.sha = process.env.GITHUB_SHA;
        this.ref = process.env.GITHUB_REF;
        this.workflow = process.env.GITHUB_WORKFLOW;
        this.action = process.env.GITHUB_ACTION;
        this.actor = process.env.GITHUB_ACTOR;
        this.job = process.env.GITHUB_JOB;
        this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
        this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
        this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
        this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
        this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
        this.graphqlUrl =
            (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
    }
    get issue() {
        const payload = this.payload;
        return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
    }
    get repo() {
        if (process.env.GITHUB_REPOSITORY) {
            const [owner, repo] = process.env.GITHUB_REPOSITORY.split('/');
            return { owner, repo };
        }
        if (this.payload.repository) {
            return {
                owner: this.payload.repository.owner.login,
                repo: this.payload.repository.name
            };
        }
        throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
    }
}
//# sourceMappingURL=context.js.map
;// CONCATENATED MODULE: ./build/action/run-context.js


/**
 * Reads the run's origin from `@actions/github`.
 *
 * By its context module alone: the library's entry reads the event's file when it is imported, and throws where that is
 * damaged; and it brings Octokit, which makes the start of the bundle a fifth longer. A run without a readable origin
 * goes on.
 */
function readRunContext() {
    try {
        const context = loadContext();
        const { owner, repo } = context.repo;
        if (!owner || !repo)
            return {};
        const repository = `${owner}/${repo}`;
        return {
            repository,
            ...(context.ref && { ref: describeRef(context.ref) }),
            ...(context.sha && { commit: context.sha }),
            ...(context.runNumber > 0 && { run: describeRun(context.runNumber, context.runAttempt) }),
            ...(context.runId > 0 && {
                runUrl: `${context.serverUrl}/${repository}/actions/runs/${context.runId}`,
            }),
        };
    }
    catch {
        return {};
    }
}
/** Without the event, where its file is missing (which the library would say to stdout) or damaged (which it throws). */
function loadContext() {
    const path = process.env['GITHUB_EVENT_PATH'];
    if (path !== undefined && !(0,external_node_fs_namespaceObject.existsSync)(path))
        delete process.env['GITHUB_EVENT_PATH'];
    try {
        return new Context();
    }
    catch {
        delete process.env['GITHUB_EVENT_PATH'];
        return new Context();
    }
}
function describeRef(ref) {
    const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
    if (kind === undefined || name === undefined)
        return ref;
    if (kind === 'pull')
        return `pull request #${name.replace(/\/.*/, '')}`;
    return `${kind === 'tags' ? 'tag' : 'branch'} ${name}`;
}
function describeRun(number, attempt) {
    return attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}`;
}

;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_namespaceObject.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = (/* unused pure expression or super */ null && (_summary));
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/action/runner/workflow-commands.js



/*
 * What is used of `@actions/core`, under the names that it has there. By its modules: the library's entry brings an HTTP
 * client for identity tokens, and with it undici, which is most of the start of a small action.
 */

/** A line of the log, as it stands. */
function info(line) {
    process.stdout.write(line + external_node_os_namespaceObject.EOL);
}
function startGroup(title) {
    issue('group', title);
}
function endGroup() {
    issue('endgroup');
}
/** An annotation. The runner masks its message, and not its title. */
function error(message, { title }) {
    issueCommand('error', { title }, message);
}
/** An annotation. The runner masks its message, and not its title. */
function warning(message, { title }) {
    issueCommand('warning', { title }, message);
}
/** Lets the runner hide a value in all that comes after. */
function setSecret(value) {
    issueCommand('add-mask', {}, value);
}
/** @throws Error when the runner's file of outputs is not known or can't be written */
function setOutput(name, value) {
    issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
}
/**
 * Keeps a value for the step's `post` part, which finds it in the variable `STATE_<name>`.
 *
 * @throws Error when the runner's file of states is not known or can't be written
 */
function saveState(name, value) {
    issueFileCommand('STATE', prepareKeyValueMessage(name, value));
}

;// CONCATENATED MODULE: ./build/action/runner/log.js




/** The runner cuts a message at 4,096 characters; what counts the rest has its room above this. */
const LONGEST_MESSAGE = 3_900;
/** The annotations of a level that reach the page; the runner drops the rest. */
const ANNOTATIONS_A_LEVEL = 10;
/** Of more lines an annotation shows the first on the page, and nobody reads the rest. */
const LINES_AN_ANNOTATION = 4;
/** Lines of one list; a log of some thousand lines is slow to open, and the manifest has all. */
const LINES_A_LIST = 200;
/**
 * The step's log and its annotations: the one way by which text reaches stdout. Everything passes through `printable`,
 * each annotation is printed once and in at most four lines, and of more than ten of a level the last one counts the rest.
 */
class Log {
    #printed = new Set();
    #count = { error: 0, warning: 0 };
    #inGroup = false;
    #held = { error: [], warning: [] };
    info(text) {
        info(printable(text));
    }
    /** The first lines of a list, and how many there are beside them. */
    list(texts) {
        for (const text of texts.slice(0, LINES_A_LIST))
            this.info(`  ${text}`);
        if (texts.length > LINES_A_LIST)
            this.info(`  and ${formatNumber(texts.length - LINES_A_LIST)} more`);
    }
    startGroup(title) {
        this.endGroup();
        this.#inGroup = true;
        startGroup(printable(title));
    }
    /** Closes the group that is open, if one is. */
    endGroup() {
        if (this.#inGroup)
            endGroup();
        this.#inGroup = false;
    }
    /** @param title fixed words, never text from outside: the runner does not mask it */
    error(title, ...lines) {
        this.#annotate('error', { title, lines: lines.map(printable) });
    }
    /** @param title fixed words, never text from outside: the runner does not mask it */
    warning(title, ...lines) {
        this.#annotate('warning', { title, lines: lines.map(printable) });
    }
    /** Prints what is still held back; nothing is annotated after it. */
    flush() {
        for (const level of ['error', 'warning']) {
            const [first, ...rest] = this.#held[level];
            if (first === undefined)
                continue;
            print(level, first, rest.length === 0 ? '' : `\nAnd ${rest.length} more, in the log.`);
            for (const { title, lines } of rest)
                for (const line of lines)
                    info(`${title}: ${line}`);
        }
    }
    #annotate(level, annotation) {
        const key = [annotation.title, ...annotation.lines].join('\n');
        if (this.#printed.has(key))
            return;
        this.#printed.add(key);
        this.#count[level] += 1;
        if (this.#count[level] < ANNOTATIONS_A_LEVEL)
            print(level, annotation);
        else
            this.#held[level].push(annotation);
    }
}
function print(level, { title, lines }, more = '') {
    const whole = joinLines(lines, more === '' ? LINES_AN_ANNOTATION : LINES_AN_ANNOTATION - 1);
    const shown = cut(whole, LONGEST_MESSAGE);
    if (shown !== whole)
        for (const line of lines)
            info(`${title}: ${line}`);
    const message = shown + more;
    if (level === 'error')
        error(message, { title });
    else
        warning(message, { title });
}
/** The lines, those that there is no room for in the last one. */
function joinLines(lines, most) {
    return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].slice(0, lines.length).join('\n');
}

;// CONCATENATED MODULE: ./build/action/runner/mask-secrets.js

/** Masks the tokens wherever they may come from, before anything else is written. */
function maskSecrets(env) {
    for (const secret of [env['INPUT_TOKEN'], env['PLAYABLE_TOKEN'], env['INPUT_GITHUB-TOKEN']]) {
        const used = secret?.trim();
        if (secret === undefined || !used)
            continue;
        // The runner masks the exact value: what is used is trimmed, what others may print is not.
        for (const value of new Set([secret, used]))
            setSecret(value);
    }
}

;// CONCATENATED MODULE: ./build/action/run-action.js







/**
 * A step from start to end: secrets masked before anything is written, red until there is a verdict, and an ending that is told
 * also where the work breaks down or comes to a standstill. It throws nothing; the exit code tells the verdict.
 *
 * @param name of the sub-action; empty for the root action
 * @param signal aborted by a cancellation
 */
async function runInFrame(name, { env, signal }, prepare) {
    // Until there is a verdict the step is red, whatever ends the process.
    process.exitCode = 1;
    // Whoever reads the log may stop reading; the work goes on, and is told in files.
    process.stdout.on('error', () => undefined);
    maskSecrets(env);
    const startedAt = new Date();
    const log = new Log();
    const context = readRunContext();
    log.info(headline(name, context));
    const step = prepare({ log, waiting: new WaitingTime(systemClock), signal, context, startedAt });
    const ending = await Promise.race([workSafely(step), standstill(step)]);
    process.exitCode = (await step.finish(ending)) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
    const origin = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${VERSION}`, ...origin].filter((part) => part).join(' \u00b7 ');
}
async function workSafely(step) {
    try {
        return await step.work();
    }
    catch (error) {
        return step.brokenDown(unexpected(error));
    }
}
/** Node would end without a word where nothing is left that could settle what is waited for. */
function standstill(step) {
    return new Promise((resolve) => {
        process.once('beforeExit', () => {
            resolve(step.brokenDown(unexpected(new Error('the run came to a standstill'))));
        });
    });
}
function unexpected(error) {
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', lines: [causeChain(error).join(': '), advice] };
}

;// CONCATENATED MODULE: ./build/action/runner/step-outputs.js

/**
 * Hands a step's outputs to the runner.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
function writeStepOutputs(outputs) {
    // Without it they would go to stdout as commands, past everything that makes text from outside harmless.
    if (!process.env['GITHUB_OUTPUT'])
        throw new Error('the variable is not set');
    for (const [name, value] of Object.entries(outputs))
        setOutput(name, value);
}

;// CONCATENATED MODULE: ./build/action/runner/step-state.js

/**
 * Keeps values for the step's `post` part; each replaces an earlier one of its name.
 *
 * @throws Error when the runner's file of states is not known or can't be written
 */
function step_state_saveState(state) {
    for (const [name, value] of Object.entries(state))
        saveState(name, value);
}
/** A value that the step's main part has kept; empty where it has not. */
function readState(env, name) {
    return env[`STATE_${name}`] ?? '';
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/emulator-step/emulator-process.js


/** How long it may take to end in good order, and how long the system may take to end it. */
const PATIENCE_MS = 3_000;
const LOOK_AGAIN_MS = 10;
/**
 * The emulator as a process of its own, known by its id alone: the one who asks is not the one who started it.
 *
 * The system gives ids again. Where it tells what a process runs, one that runs something else is not taken for it.
 */
class EmulatorProcess {
    #pid;
    #script;
    /** @param script absolute path of the file that it runs */
    constructor(pid, script) {
        this.#pid = pid;
        this.#script = script;
    }
    get isRunning() {
        try {
            process.kill(this.#pid, 0);
            if (process.platform !== 'linux')
                return true;
            // Empty for one that has ended and that nobody has asked about yet.
            return (0,external_node_fs_namespaceObject.readFileSync)(`/proc/${this.#pid}/cmdline`, 'utf8').split('\0').includes(this.#script);
        }
        catch {
            return false;
        }
    }
    /**
     * Ends it, by force where it does not end itself, and waits until it is gone.
     *
     * @returns whether it is
     */
    async end() {
        return (await this.#endBy('SIGTERM')) || (await this.#endBy('SIGKILL'));
    }
    async #endBy(signal) {
        const deadline = performance.now() + PATIENCE_MS;
        if (this.isRunning)
            this.#send(signal);
        while (this.isRunning && performance.now() < deadline)
            await (0,promises_namespaceObject.setTimeout)(LOOK_AGAIN_MS);
        return !this.isRunning;
    }
    #send(signal) {
        try {
            process.kill(this.#pid, signal);
        }
        catch {
            // It has just ended.
        }
    }
}

;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: ./build/emulator-step/last-lines.js

/** The last lines of a text file that have something in them; none where it can't be read. */
async function lastLines(path, count) {
    const text = await (0,external_node_fs_promises_namespaceObject.readFile)(path, 'utf8').catch(() => '');
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    return lines.slice(-count);
}

;// CONCATENATED MODULE: ./build/emulator-step/hear-address.js

/** Of what it said before it ended. */
const LAST_WORDS = 2;
/**
 * Waits until an emulator says where it listens, and lets go of it.
 *
 * @param logPath the file of all that it says
 * @returns the base URL of its API
 * @throws Error when it can't be started, or with its own words when it ended; what `signal` was aborted with
 */
async function hearAddress(child, logPath, signal) {
    const { promise, resolve, reject } = Promise.withResolvers();
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', async (code, by) => {
        const said = await lastLines(logPath, LAST_WORDS);
        reject(new Error(said.join(' ') || `It ended at once, with ${by ?? `exit code ${code}`}`));
    });
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted)
        giveUp();
    const message = await promise;
    child.disconnect();
    child.unref();
    if (typeof message !== 'object' || message === null || !('baseUrl' in message)) {
        throw new TypeError('It did not say where it listens');
    }
    return String(message.baseUrl);
}

;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
;// CONCATENATED MODULE: ./build/emulator-step/hear-answer.js


/**
 * Sees that the emulator answers. It is asked at its storage, whose requests no rate limit counts: the job has all that
 * the limit allows.
 *
 * @param baseUrl of its API
 * @throws Error when there is no answer; what `signal` was aborted with
 */
async function hearAnswer(baseUrl, signal) {
    const request = (0,external_node_http_namespaceObject.get)(new URL('/storage/', baseUrl), { agent: false });
    const [response] = await (0,external_node_events_namespaceObject.once)(request, 'response', { signal });
    response?.resume();
}

;// CONCATENATED MODULE: ./build/api/redaction/spellings.js
const BASE64_BYTES = 3;
const BASE64_CHARACTERS = 4;
/**
 * A pattern for a text in the spellings in which programs write it: as it is, behind backslashes or by its number as in JSON
 * (RFC 8259, 7), percent-coded (RFC 3986, 2.1), or as a character reference of HTML, also when one of these was written
 * by another. Only ASCII is meant.
 */
function spelled(text) {
    return [...text].map(spelledCharacter).join('');
}
function spelledCharacter(character) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).padStart(2, '0');
    const anyCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return [
        String.raw `(?:\\{0,8}${RegExp.escape(character)}`,
        String.raw `\\{1,8}u00${anyCase}`,
        `%(?:25)*${anyCase}`,
        `&(?:amp;)*#0*${code};`,
        `&(?:amp;)*#[xX]0*${anyCase};)`,
    ].join('|');
}
/** What is the same of a text's base64 (RFC 4648, 4 and 5) wherever it starts in what was encoded. */
function base64Cores(text) {
    return [0, 1, 2].map((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
        // Characters that also hold bits of what stands before or behind.
        const before = Math.ceil((offset * BASE64_CHARACTERS) / BASE64_BYTES);
        const whole = Math.floor(((offset + Buffer.byteLength(text)) * BASE64_CHARACTERS) / BASE64_BYTES);
        return encoded.slice(before, whole);
    });
}

;// CONCATENATED MODULE: ./build/api/redaction/secrets.js

const HIDDEN = '***';
/** Shorter tokens are looked for as they are alone: their other spellings stand in any text. */
const SHORTEST_DISGUISED = 8;
/** What lies deeper in a value is left out: each level takes a part of the stack, here and wherever it is written. */
const secrets_DEEPEST = 200;
/** Shorter pieces of an address, such as a region, stand in many a text and open nothing. */
const SHORTEST_PIECE = 12;
/** To find the pieces takes time that most runs can save, and addresses that are kept as they are take memory. */
const MOST_LEARNED = 2_000;
const LONG_PIECES = new RegExp(`[a-z\\d]{${SHORTEST_PIECE},}`, 'gi');
/** Character codes first: the letters and digits in them are none of the text's. */
const PIECES = new RegExp(String.raw `%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|[a-z\d]{${SHORTEST_PIECE},}`, 'gi');
const QUERY = /[?#][^\s"'<>]*/g;
/**
 * What must not be told: the token, and everything in upload addresses beyond origin and path. The runner masks logs only,
 * while words from outside go to files and outputs as well.
 */
class Secrets {
    #token;
    #isShort;
    /** Of addresses, in lower case. */
    #pieces = new Set();
    /** Those of which the pieces are not known yet: most runs never ask for them. */
    #learned = [];
    constructor(token = '') {
        this.#isShort = token.length < SHORTEST_DISGUISED;
        if (token === '')
            return;
        const disguises = [...base64Cores(token).map(spelledBase64), hex(token), hex(token).toUpperCase()];
        const patterns = [spelled(token), ...(this.#isShort ? [] : disguises)];
        this.#token = new RegExp(patterns.join('|'), 'g');
    }
    /** From now on, what is secret in this upload address is hidden. */
    learnAddress(url) {
        this.#learned.push(url);
        if (this.#learned.length >= MOST_LEARNED)
            this.#digest();
    }
    /** The text with every secret in it hidden. */
    hide(text) {
        return this.hideAddresses(this.hideToken(text));
    }
    /** The text with the token in it hidden. */
    hideToken(text) {
        return this.#token === undefined ? text : text.replace(this.#token, HIDDEN);
    }
    /** The text with the secrets of upload addresses in it hidden. */
    hideAddresses(text) {
        this.#digest();
        if (this.#pieces.size === 0)
            return text;
        return text
            .replace(QUERY, (query) => query.replace(PIECES, this.#hidePiece) === query ? query : `${query.charAt(0)}${HIDDEN}`)
            .replace(PIECES, this.#hidePiece);
    }
    /**
     * The same for all texts in a JSON value, names of fields included; but a shorter token is no secret there: it is a part of
     * many an id, a name or a number, with which a workflow goes on.
     */
    hideIn(value, depth = 0) {
        if (depth > secrets_DEEPEST)
            return HIDDEN;
        if (typeof value === 'string')
            return this.#hideInValue(value);
        if (typeof value === 'number')
            return this.#hideInValue(String(value)) === String(value) ? value : HIDDEN;
        if (Array.isArray(value))
            return value.map((entry) => this.hideIn(entry, depth + 1));
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, content]) => [
            this.#hideInValue(name),
            this.hideIn(content, depth + 1),
        ]));
    }
    #hideInValue(text) {
        return this.#isShort ? this.hideAddresses(text) : this.hide(text);
    }
    #digest() {
        for (const url of this.#learned.splice(0))
            this.#learn(url);
    }
    #learn({ username, password, searchParams, search, hash }) {
        for (const part of [username, password, ...searchParams.values(), search, hash]) {
            for (const [piece] of part.matchAll(LONG_PIECES))
                this.#pieces.add(piece.toLowerCase());
        }
    }
    #hidePiece = (piece) => (this.#pieces.has(piece.toLowerCase()) ? HIDDEN : piece);
}
/** Base64 has two alphabets (RFC 4648, 4 and 5). */
function spelledBase64(text) {
    return [...text]
        .map((character) => {
        if (character === '+')
            return `(?:${spelled('+')}|-)`;
        return character === '/' ? `(?:${spelled('/')}|_)` : spelled(character);
    })
        .join('');
}
function hex(text) {
    return Buffer.from(text).toString('hex');
}

;// CONCATENATED MODULE: ./build/support/closest-match.js
/** What people write for the one and mean by the other. */
const MEANT = {
    yes: 'true',
    y: 'true',
    on: 'true',
    '1': 'true',
    no: 'false',
    n: 'false',
    off: 'false',
    '0': 'false',
};
/** Of a shorter word every other one would be near. */
const SHORTEST = 3;
const closest_match_LONGEST = 40;
/** The one of `words` that `text` was most likely meant to be; `undefined` where none is near. */
function nearestWord(text, words) {
    const given = plain(text);
    const meant = words.find((word) => word === MEANT[given] || plain(word) === given);
    const isWord = given.length >= SHORTEST && given.length <= closest_match_LONGEST && !/[\s,]/.test(text);
    if (meant !== undefined || !isWord)
        return meant;
    const longer = words.find((word) => word !== '' && (given.startsWith(plain(word)) || plain(word).startsWith(given)));
    const [nearest] = words
        // Of words from outside there may be very many, and very long ones.
        .filter((word) => Math.abs(plain(word).length - given.length) <= farthest(word))
        .map((word) => ({ word, distance: distanceOf(given, plain(word)) }))
        .filter(({ word, distance }) => distance <= farthest(word))
        .sort((a, b) => a.distance - b.distance);
    return nearest?.word ?? longer;
}
function plain(text) {
    return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
/** How far from a text the word may be that was meant by it. */
function farthest(word) {
    return Math.max(1, Math.floor(word.length / 4));
}
/** Characters to put in, take out, replace or swap with their neighbour. */
function distanceOf(a, b) {
    const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
    const at = (row, column) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        rows.push(row);
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
            row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
        }
    }
    return at(a.length, b.length);
}

;// CONCATENATED MODULE: ./build/action/inputs/input-reader.js




const LONGEST_QUOTE = 60;
/**
 * Reads inputs as the runner hands them over (`INPUT_<NAME>` in upper case, hyphens kept) and collects everything
 * that is wrong with them, so that it can be told at once. An empty value counts as not given.
 */
class InputReader {
    #env;
    #problems = [];
    #names = new Set();
    constructor(env) {
        this.#env = env;
    }
    /** A sentence for each input that is wrong, starting with its name. */
    get problems() {
        return this.#problems;
    }
    /** The names of all inputs that were asked for. */
    get names() {
        return this.#names;
    }
    /** @param allowed what would be right, to follow the name: `must be \u2026` */
    reject(name, allowed) {
        this.#problems.push(`\`${name}\` ${allowed}`);
    }
    /** A value as it stands in a sentence about it: without the tokens, which may have been put into the wrong input. */
    quote(text) {
        const tokens = [this.#raw('token'), this.#env['PLAYABLE_TOKEN'] ?? '', this.#raw('github-token')];
        const used = tokens.map((token) => token.trim());
        const hidden = used.reduce((rest, token) => new Secrets(token).hide(rest), text);
        return JSON.stringify(cut(hidden, LONGEST_QUOTE));
    }
    /** The input without surrounding white space, else the environment variable, else the default, else `''`. */
    text(name, variable) {
        const given = this.#raw(name).trim();
        if (given !== '')
            return given;
        const inherited = variable === undefined ? undefined : this.#env[variable]?.trim();
        return inherited || (isDefaulted(name) ? INPUT_DEFAULTS[name] : '');
    }
    boolean(name) {
        const text = this.text(name);
        // The spellings of YAML 1.2's core schema, as in @actions/core.
        if (/^(?:true|True|TRUE)$/.test(text))
            return true;
        if (!/^(?:false|False|FALSE)$/.test(text))
            this.reject(name, `must be true or false, not ${this.quote(text)}${didYouMean(text, ['true', 'false'])}`);
        return false;
    }
    /** @param range both ends included; without `max` only what a number can hold exactly bounds it */
    wholeNumber(name, range) {
        const { min, max } = range;
        const text = this.text(name);
        if (isWholeNumber(text, range))
            return Number(text);
        const allowed = max === undefined ? `from ${min}` : `from ${min} to ${max}`;
        this.reject(name, `must be a whole number ${allowed}, not ${this.quote(text)}`);
        return min;
    }
    /** A whole number as above, or the one word that is allowed instead. */
    wholeNumberOr(name, word, range) {
        const text = this.text(name);
        if (text === word)
            return word;
        if (isWholeNumber(text, range))
            return Number(text);
        const allowed = `a whole number from ${range.min} to ${range.max}, or ${word}`;
        this.reject(name, `must be ${allowed}, not ${this.quote(text)}${didYouMean(text, [word])}`);
        return range.min;
    }
    choice(name, allowed) {
        const text = this.text(name);
        const chosen = allowed.find((word) => word === text);
        if (chosen !== undefined)
            return chosen;
        const hint = didYouMean(text, allowed);
        this.reject(name, `must be one of ${allowed.join(', ')}, not ${this.quote(text)}${hint}`);
        return allowed[0];
    }
    /** Lines without surrounding white space; blank ones and comments (`#`) are skipped. */
    lines(name) {
        return this.#raw(name)
            .split(/\r\n|\r|\n/)
            .map((line, index) => ({ number: index + 1, text: line.trim() }))
            .filter(({ text }) => text !== '' && !text.startsWith('#'));
    }
    /** Values, one a line or separated by commas; each is taken once. */
    list(name) {
        const text = this.text(name);
        const values = text.split(/[\r\n,]+/).map((value) => value.trim());
        const given = [...new Set(values.filter((value) => value !== ''))];
        if (text !== '' && given.length === 0)
            this.reject(name, `must have a value, not ${this.quote(text)}`);
        return given;
    }
    #raw(name) {
        this.#names.add(name);
        return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
    }
}
function isWholeNumber(text, { min, max = Number.MAX_SAFE_INTEGER }) {
    return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}
function didYouMean(text, allowed) {
    const nearest = nearestWord(text, allowed);
    return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}
function isDefaulted(name) {
    return Object.hasOwn(INPUT_DEFAULTS, name);
}

;// CONCATENATED MODULE: ./build/support/name-some.js

const LONGEST_NAME = 120;
/** The first few of many names, the ends of overlong ones: `a, b, c and 39 more`. */
function nameSome(names, most = 5) {
    const shown = names.slice(0, most).map(shorten).join(', ');
    return names.length > most ? `${shown} and ${formatNumber(names.length - most)} more` : shown;
}
function shorten(name) {
    return name.length > LONGEST_NAME ? `\u2026${name.slice(1 - LONGEST_NAME)}` : name;
}

;// CONCATENATED MODULE: ./build/action/inputs/judge-unknown-inputs.js


const PREFIX = 'INPUT_';
/**
 * A warning that names inputs which are none of the action's, each with the one that was likely meant. The runner lists
 * all that are allowed; and since others may set variables like that too, only a near miss is told.
 *
 * @param known names of all inputs
 */
function judgeUnknownInputs(env, known) {
    const misses = Object.keys(env).flatMap((variable) => {
        const name = variable.slice(PREFIX.length).toLowerCase();
        if (!variable.startsWith(PREFIX) || known.has(name) || !env[variable]?.trim())
            return [];
        const meant = nearestWord(name, [...known]);
        return meant === undefined ? [] : `\`${name}\` (did you mean \`${meant}\`?)`;
    });
    if (misses.length === 0)
        return [];
    const lines = [
        `Not an input of this action, so it is not used: ${nameSome(misses, 10)}`,
        "Correct the name in the step's `with`.",
    ];
    return [{ title: 'Unknown input', lines }];
}

;// CONCATENATED MODULE: ./build/emulator/cli/environment-arguments.js
/** Tokens, each as for `--token`, with white space between them: what a list of processes should not show. */
const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';
/** The arguments that an environment stands for. */
function environmentArguments(env) {
    const tokens = (env[TOKENS_VARIABLE] ?? '').split(/\s+/).filter((token) => token !== '');
    return tokens.map((token) => `--token=${token}`);
}

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./build/emulator/scopes.js
/**
 * Every scope that a token of the emulator can carry, one for each kind of operation.
 *
 * Service spec part 2 gives the form `<resource>:<action>` and shows a single name, `games:write`; the full list is
 * "not shown" (part 5). The other four follow that form and are this emulator's own choice.
 */
const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'];
/** Whether `text` is exactly one of {@link SCOPES}. */
function isScope(text) {
    return SCOPES.some((scope) => scope === text);
}

;// CONCATENATED MODULE: ./build/emulator/cli/s3-options.js
/** The options that say where files go, by their name without dashes. Each may be given once. */
const BUCKET_ARGUMENTS = new Map([
    ['storage', { allowed: 'disk or s3', isAllowed: (text) => text === 'disk' || text === 's3' }],
    ['s3-endpoint', { allowed: 'an http or https address of a host alone', isAllowed: isOrigin }],
    [
        's3-bucket',
        {
            allowed: 'the name of a bucket',
            isAllowed: (text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text),
        },
    ],
    ['s3-region', { allowed: 'the name of a region', isAllowed: (text) => /^[a-z0-9-]+$/.test(text) }],
]);
const DEFAULT_REGION = 'us-east-1';
/**
 * Puts together the bucket that is asked for, with credentials that come from the environment alone: a command line can
 * be read by everybody on a machine.
 *
 * @param given The options of {@link BUCKET_ARGUMENTS} on the command line.
 * @returns No bucket where files stay on the disk; a sentence for everything that is wrong or missing.
 */
function readBucket(given, env) {
    const problems = [...given].flatMap(([name, text]) => {
        const { allowed, isAllowed } = BUCKET_ARGUMENTS.get(name) ?? {};
        return isAllowed?.(text) === false ? [`--${name} must be ${allowed}, not ${JSON.stringify(text)}`] : [];
    });
    const storage = given.get('storage') ?? 'disk';
    if (storage === 'disk') {
        const useless = [...given.keys()].filter((name) => name !== 'storage');
        return { problems: [...problems, ...useless.map((name) => `--${name} needs --storage s3`)] };
    }
    if (storage !== 's3')
        return { problems };
    const needed = (value, what) => {
        if (value === undefined || value === '')
            problems.push(`--storage s3 needs ${what}`);
        return value ?? '';
    };
    const endpoint = needed(given.get('s3-endpoint') ?? undefined, '--s3-endpoint');
    const bucket = needed(given.get('s3-bucket') ?? undefined, '--s3-bucket');
    const accessKeyId = needed(env['AWS_ACCESS_KEY_ID'], 'AWS_ACCESS_KEY_ID in the environment');
    const secretAccessKey = needed(env['AWS_SECRET_ACCESS_KEY'], 'AWS_SECRET_ACCESS_KEY in the environment');
    if (problems.length > 0)
        return { problems };
    const sessionToken = env['AWS_SESSION_TOKEN'] ?? '';
    return {
        bucket: {
            endpoint: new URL(endpoint).origin,
            bucket,
            region: given.get('s3-region') ?? DEFAULT_REGION,
            accessKeyId,
            secretAccessKey,
            ...(sessionToken !== '' && { sessionToken }),
        },
        problems,
    };
}
function isOrigin(text) {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

;// CONCATENATED MODULE: ./build/emulator/cli/token-options.js
const MAX_SECONDS = 1_000_000_000;
const MOMENT = 'TIME an ISO 8601 moment with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start';
/** The options that say more of one token, by their name without dashes. All are repeatable. */
const TOKEN_TERMS = new Map([
    [
        'token-organization',
        { allowed: 'NAME=ID', read: (text = '') => (text === '' ? undefined : { organization: text }) },
    ],
    [
        'token-expires',
        {
            allowed: `NAME=TIME, ${MOMENT}`,
            read: (text = '', startMs) => {
                const expiresAt = readMoment(text, startMs);
                return expiresAt === undefined ? undefined : { expiresAt };
            },
        },
    ],
    [
        'token-revoked',
        {
            allowed: `NAME or NAME=TIME, ${MOMENT}`,
            read: (text, startMs) => {
                const revokedAt = text === undefined ? startMs : readMoment(text, startMs);
                return revokedAt === undefined ? undefined : { revokedAt };
            },
        },
    ],
]);
/**
 * Adds to each token what is said of it.
 *
 * @returns The tokens, and a sentence for everything that is wrong.
 */
function applyTokenTerms(tokens, given, startMs) {
    const byName = new Map(tokens.map((token) => [token.name, token]));
    const seen = new Set();
    const problems = [];
    for (const { option, text } of given) {
        const name = nameIn(text, [...byName.keys()]);
        const token = name === undefined ? undefined : byName.get(name);
        const { allowed = '', read } = TOKEN_TERMS.get(option) ?? {};
        if (name === undefined || token === undefined) {
            problems.push(`--${option} must be ${allowed}, NAME that of a --token, not ${JSON.stringify(text)}`);
            continue;
        }
        const terms = read?.(text === name ? undefined : text.slice(name.length + 1), startMs);
        if (terms === undefined)
            problems.push(`--${option} must be ${allowed}, not ${JSON.stringify(text)}`);
        if (seen.has(`${option} ${name}`))
            problems.push(`--${option} must be given once for ${name}`);
        seen.add(`${option} ${name}`);
        byName.set(name, { ...token, ...terms });
    }
    return { tokens: [...byName.values()], problems };
}
/** The token that `text` starts with: the longest, since a name may hold an equals sign itself. */
function nameIn(text, names) {
    const fitting = names.filter((name) => text === name || text.startsWith(`${name}=`));
    return fitting.toSorted((a, b) => b.length - a.length)[0];
}
/** Unix milliseconds; `undefined` for a text that is no moment. */
function readMoment(text, startMs) {
    const { seconds } = /^\+(?<seconds>\d+(?:\.\d+)?)$/.exec(text)?.groups ?? {};
    if (seconds !== undefined) {
        return Number(seconds) <= MAX_SECONDS ? startMs + Number(seconds) * 1000 : undefined;
    }
    const { day } = /^\d{4}-\d{2}-(?<day>\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})$/.exec(text)
        ?.groups ?? {};
    const moment = Date.parse(text);
    if (day === undefined || Number.isNaN(moment))
        return undefined;
    // `Date.parse` takes the 31st of a shorter month for the 1st of the next one.
    const asWritten = new Date(`${text.slice(0, 10)}T00:00:00Z`);
    return asWritten.getUTCDate() === Number(day) ? moment : undefined;
}

;// CONCATENATED MODULE: ./build/emulator/fault-options.js
/** What can befall a request: the names of `--faults`, in the order in which they are told. */
const FAULT_NAMES = ['429', '5xx', 'reset', 'reset-body', 'stall', 'truncate', 'expired'];
/** Whether `text` is exactly one of {@link FAULT_NAMES}. */
function isFaultName(text) {
    return FAULT_NAMES.some((name) => name === text);
}
/** The rates' sum, without the dust that adding decimal fractions leaves. */
function totalRate(rates) {
    const sum = FAULT_NAMES.reduce((total, name) => total + (rates[name] ?? 0), 0);
    return Math.round(sum * 1e9) / 1e9;
}

;// CONCATENATED MODULE: ./build/emulator/faults/parse.js

const MAX_SEED = 4_294_967_295;
/** Reads the value of `--faults`, `name=rate,name=rate,seed=N`, as the help text describes it. */
function readFaultSpec(text) {
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
        else if (!isFaultName(name)) {
            problems.push(`knows no ${JSON.stringify(name)}, only ${FAULT_NAMES.join(', ')} and seed`);
        }
        else if (/^\d+(?:\.\d+)?$/.test(value) && Number(value) <= 1) {
            rates.set(name, Number(value));
        }
        else {
            problems.push(`${name} must be a rate from 0 to 1, not ${JSON.stringify(value)}`);
        }
    }
    const given = Object.fromEntries(rates);
    const total = totalRate(given);
    if (total > 1)
        problems.push(`must have rates that add up to at most 1, not ${total}`);
    if (problems.length > 0)
        return { problems };
    return { faults: { rates: given, ...(seed !== undefined && { seed }) }, problems };
}

;// CONCATENATED MODULE: ./build/emulator/cli/value-options.js

const MAX_PORT = 65_535;
const MAX_LATENCY_MS = 600_000;
/** One in a quarter of an hour. */
const MIN_RATE = 0.001;
const MAX_RATE = 1_000_000;
/** The options with one value, by their name without dashes. */
const VALUE_OPTIONS = new Map([
    [
        'port',
        {
            allowed: `a whole number from 0 (any free port) to ${MAX_PORT}`,
            read: (text) => (value_options_isWholeNumber(text, MAX_PORT) ? { port: Number(text) } : undefined),
        },
    ],
    ['organization', { allowed: 'an id', read: (text) => (text === '' ? undefined : { organization: text }) }],
    [
        'rate-limit',
        {
            allowed: `a number of requests a second from ${MIN_RATE} to ${MAX_RATE}`,
            read: (text) => {
                const rateLimit = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
                return rateLimit >= MIN_RATE && rateLimit <= MAX_RATE ? { rateLimit } : undefined;
            },
        },
    ],
    [
        'retry-after',
        {
            allowed: 'none, seconds or date',
            read: (text) => text === 'none' || text === 'seconds' || text === 'date' ? { retryAfter: text } : undefined,
        },
    ],
    [
        'latency',
        {
            allowed: `a whole number of milliseconds from 0 to ${MAX_LATENCY_MS}`,
            read: (text) => (value_options_isWholeNumber(text, MAX_LATENCY_MS) ? { latencyMs: Number(text) } : undefined),
        },
    ],
    ['data', { allowed: 'a folder', read: (text) => (text === '' ? undefined : { dataDir: text }) }],
    [
        'forbidden-body',
        {
            allowed: 'a or b',
            read: (text) => (text === 'a' || text === 'b' ? { forbiddenBody: text } : undefined),
        },
    ],
    [
        'faults',
        {
            allowed: (text) => readFaultSpec(text).problems,
            read: (text) => {
                const { faults } = readFaultSpec(text);
                return faults && { faults };
            },
        },
    ],
]);
function value_options_isWholeNumber(text, max) {
    return /^\d+$/.test(text) && Number(text) <= max;
}

;// CONCATENATED MODULE: ./build/emulator/cli/parse-arguments.js





const DEFAULT_PORT = 8787;
const DEFAULT_TOKEN = 'dev';
const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(', ')}`;
/** So much of the journal is kept by an emulator that may run for days. */
const JOURNAL_LIMIT = 10_000;
/**
 * Reads the arguments behind the script's name, as `HELP_TEXT` describes them. `--help` beats everything else.
 */
function parseArguments(argv, surroundings = {}) {
    const problems = [];
    const seen = new Set();
    const tokens = new Map();
    const { startMs = Date.now(), env = {} } = surroundings;
    const terms = [];
    const places = new Map();
    let options = { port: DEFAULT_PORT, journalLimit: JOURNAL_LIMIT };
    for (const part of split(argv)) {
        if (part.kind === 'option-terminator')
            continue;
        if (part.kind === 'positional') {
            problems.push(`unexpected argument ${JSON.stringify(part.value)}: only options are allowed, see --help`);
            continue;
        }
        const { name, rawName } = part;
        // What looks like an option is one whose predecessor lacks its value; `--data=-x` says that it is not.
        const value = part.inlineValue === false && part.value.startsWith('--') ? '' : (part.value ?? '');
        const option = VALUE_OPTIONS.get(name);
        if (name === 'help')
            return { kind: 'help' };
        if (name === 'token') {
            const token = readToken(value);
            if (token === undefined)
                problems.push(`--token must be ${TOKEN_ALLOWED}, not ${JSON.stringify(value)}`);
            else if (tokens.has(token.name))
                problems.push(`--token ${token.name} must be given once`);
            else
                tokens.set(token.name, token);
        }
        else if (TOKEN_TERMS.has(name)) {
            terms.push({ option: name, text: value });
        }
        else if (BUCKET_ARGUMENTS.has(name)) {
            if (places.has(name))
                problems.push(`--${name} must be given once`);
            places.set(name, value);
        }
        else if (option === undefined) {
            problems.push(`unknown option ${rawName}: see --help for those that are allowed`);
        }
        else {
            const read = option.read(value);
            if (read === undefined)
                problems.push(...whatIsWrong(option, value).map((problem) => `--${name} ${problem}`));
            if (seen.has(name))
                problems.push(`--${name} must be given once`);
            seen.add(name);
            options = { ...options, ...read };
        }
    }
    const accepted = tokens.size === 0 ? [{ name: DEFAULT_TOKEN }] : [...tokens.values()];
    const applied = applyTokenTerms(accepted, terms, startMs);
    const { bucket, problems: placeProblems } = readBucket(places, env);
    problems.push(...applied.problems, ...placeProblems);
    if (problems.length > 0)
        return { kind: 'invalid', problems };
    return { kind: 'start', options: { ...options, tokens: applied.tokens, ...(bucket && { bucket }) } };
}
function split(argv) {
    return (0,external_node_util_namespaceObject.parseArgs)({
        args: [...argv],
        options: {
            help: { type: 'boolean', short: 'h' },
            token: { type: 'string', multiple: true },
            ...Object.fromEntries([...TOKEN_TERMS.keys(), ...BUCKET_ARGUMENTS.keys(), ...VALUE_OPTIONS.keys()].map((name) => [
                name,
                { type: 'string' },
            ])),
        },
        // Strict would stop at the first wrong argument.
        strict: false,
        allowPositionals: true,
        tokens: true,
    }).tokens;
}
function whatIsWrong({ allowed }, value) {
    return typeof allowed === 'string' ? [`must be ${allowed}, not ${JSON.stringify(value)}`] : allowed(value);
}
function readToken(text) {
    const { name, list } = /^(?<name>[!-9;-~]+)(?::(?<list>.*))?$/.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    if (list === undefined)
        return { name };
    const scopes = list.split(',');
    return scopes.every(isScope) ? { name, scopes } : undefined;
}

;// CONCATENATED MODULE: ./build/emulator-step/inputs.js







/** Not in `action.yml`, where it would beat the environment. */
const DEFAULT_ORGANIZATION = 'org-1';
const TOKEN_BYTES = 16;
/** Reads all inputs of the sub-action, by the emulator's own rules. */
function parseEmulatorInputs(env) {
    const reader = new InputReader(env);
    const values = {
        port: reader.text('port'),
        organization: reader.text('organization', 'PLAYABLE_ORGANIZATION') || DEFAULT_ORGANIZATION,
        'rate-limit': reader.text('rate-limit'),
    };
    const token = inputs_readToken(reader);
    const scopes = readScopes(reader);
    const args = Object.entries(values).flatMap(([name, value]) => {
        if (value === '')
            return [];
        judgeValue(reader, name, value);
        return `--${name}=${value}`;
    });
    const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
    return {
        inputs: {
            token,
            isNewToken: reader.text('token') === '',
            port: values.port,
            args,
            env: { [TOKENS_VARIABLE]: accepted },
        },
        problems: reader.problems,
        warnings: judgeUnknownInputs(env, reader.names),
    };
}
function judgeValue(reader, name, value) {
    const option = VALUE_OPTIONS.get(name);
    if (option === undefined || option.read(value) !== undefined)
        return;
    const problems = typeof option.allowed === 'string'
        ? [`must be ${option.allowed}, not ${reader.quote(value)}`]
        : option.allowed(value);
    for (const problem of problems)
        reader.reject(name, problem);
}
/** A fixed one would be blotted out of all logs of the job, wherever its letters stand. Sentences never quote it. */
function inputs_readToken(reader) {
    const given = reader.text('token');
    if (given === '')
        return `emulator-${(0,external_node_crypto_namespaceObject.randomBytes)(TOKEN_BYTES).toString('hex')}`;
    const parsed = parseArguments([`--token=${given}`]);
    const isAccepted = parsed.kind === 'start' && parsed.options.tokens?.[0]?.name === given;
    if (!isAccepted)
        reader.reject('token', 'must be one line of printable ASCII without spaces and without a colon');
    return given;
}
function readScopes(reader) {
    const scopes = reader.list('scopes');
    const wrong = scopes.filter((scope) => !isScope(scope));
    if (wrong.length > 0) {
        const quoted = wrong.map((scope) => reader.quote(scope)).join(', ');
        reader.reject('scopes', `must be of ${SCOPES.join(', ')}, not ${quoted}`);
    }
    return scopes;
}

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: ./build/emulator-step/launch-emulator.js


/** What the emulator needs of its environment; the rest, such as other inputs of the step, is none of its business. */
const NEEDED = ['PATH', 'SystemRoot', 'RUNNER_TRACKING_ID'];
/**
 * Starts the emulator as a process in a session of its own, which outlives the step: some runners end what a step leaves
 * behind. It holds nothing of ours open.
 */
function launchEmulator({ script, args, env, logPath, temp }, own) {
    const log = (0,external_node_fs_namespaceObject.openSync)(logPath, 'wx', 0o600);
    try {
        const needed = NEEDED.map((name) => [name, own[name]]).filter(([, value]) => value !== undefined);
        return (0,external_node_child_process_namespaceObject.spawn)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
            cwd: temp,
            detached: true,
            env: { ...Object.fromEntries(needed), TMPDIR: temp, TEMP: temp, ...env },
            stdio: ['ignore', log, log, 'ipc'],
            windowsHide: true,
        });
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(log);
    }
}

;// CONCATENATED MODULE: ./build/emulator-step/start.js
















const LONGEST_START_S = 30;
/**
 * The main part of the sub-action: starts the emulator in the background of the job. It throws nothing; the exit code
 * tells the verdict, and where that is bad nothing is left running.
 *
 * @param script absolute path of the emulator's file
 * @param signal aborted by a cancellation
 */
function startInJob(env, script, signal) {
    return runInFrame('emulator', { env, signal }, (base) => ({
        work: () => work(env, script, base),
        brokenDown: (failure) => [failure],
        finish: async (failures) => {
            sayFailures(failures, base.log);
            base.log.flush();
            return failures.length === 0;
        },
    }));
}
async function work(env, script, base) {
    const { inputs, problems, warnings } = parseEmulatorInputs(env);
    for (const { title, lines } of warnings)
        base.log.warning(title, ...lines);
    if (problems.length > 0)
        return [listProblems(problems, problems, 'started')];
    if (inputs.isNewToken)
        maskSecrets({ INPUT_TOKEN: inputs.token });
    const failure = await start(inputs, env, script, base);
    return failure === undefined ? [] : [failure];
}
async function start(inputs, env, script, { log, signal: cancelled }) {
    const temp = env['RUNNER_TEMP'] || (0,external_node_os_namespaceObject.tmpdir)();
    const logPath = (0,external_node_path_.join)(temp, `playable-emulator-${(0,external_node_crypto_namespaceObject.randomUUID)().slice(0, 8)}.log`);
    const late = AbortSignal.timeout(LONGEST_START_S * 1_000);
    let child;
    try {
        child = launchEmulator({ ...inputs, script, logPath, temp }, env);
        // At once, so that the `post` part finds it also where this one is ended by force.
        if (child.pid !== undefined)
            step_state_saveState({ pid: String(child.pid), log: logPath });
        const signal = AbortSignal.any([cancelled, late]);
        const baseUrl = await hearAddress(child, logPath, signal);
        await hearAnswer(baseUrl, signal);
        writeOutputs({ 'base-url': baseUrl, token: inputs.token }, env);
        log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
        return undefined;
    }
    catch (error) {
        await giveUp(child, script);
        if (cancelled.aborted) {
            const lines = [`The run was cancelled (${cancelled.reason}) before the emulator had started.`];
            return { title: 'Cancelled', lines: [...lines, 'Nothing is left of it; run it again.'] };
        }
        const reason = late.aborted
            ? `It did not answer within ${LONGEST_START_S} s`
            : causeChain(error).join(': ');
        return { title: 'Emulator not started', lines: [reason, advice(inputs, logPath)] };
    }
}
function writeOutputs(outputs, env) {
    try {
        writeStepOutputs(outputs);
    }
    catch (cause) {
        const where = env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
        throw new Error(`The outputs can't be written to ${where}`, { cause });
    }
}
/** Leaves nothing behind, neither a process nor what the `post` part would look for. */
async function giveUp(child, script) {
    if (child?.pid === undefined)
        return;
    await new EmulatorProcess(child.pid, script).end();
    try {
        step_state_saveState({ pid: '' });
    }
    catch {
        // What could not be kept will not be found either.
    }
}
function advice({ port }, logPath) {
    const log = `The log of the emulator is ${logPath}.`;
    return port === EMULATOR_DEFAULTS.port
        ? log
        : `Where the port is in use, choose another \`port\`, or leave it out for any free one. ${log}`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(76);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
