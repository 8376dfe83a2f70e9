import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ stopInJob)
});

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

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
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
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function issue(name, message = '') {
    command_issueCommand(name, {}, message);
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
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
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
    return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
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
    command_issueCommand('error', { title }, message);
}
/** An annotation. The runner masks its message, and not its title. */
function warning(message, { title }) {
    command_issueCommand('warning', { title }, message);
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

;// CONCATENATED MODULE: ./build/action/runner/step-state.js

/**
 * Keeps values for the step's `post` part; each replaces an earlier one of its name.
 *
 * @throws Error when the runner's file of states is not known or can't be written
 */
function step_state_saveState(state) {
    for (const [name, value] of Object.entries(state))
        core.saveState(name, value);
}
/** A value that the step's main part has kept; empty where it has not. */
function readState(env, name) {
    return env[`STATE_${name}`] ?? '';
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

;// CONCATENATED MODULE: ./build/support/plural.js

/** A number with its noun: `1 file`, `2 files`, `3 matches` by an explicit plural. */
function plural(count, singular, many = `${singular}s`) {
    return `${formatNumber(count)} ${count === 1 ? singular : many}`;
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
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

;// CONCATENATED MODULE: ./build/emulator-step/stop.js






/** Of what it said before it ended; an annotation has four lines. */
const LAST_WORDS = 2;
/** The start asks once itself. */
const NOT_OF_THE_JOB = 1;
/**
 * The `post` part of the sub-action: ends the emulator that its main part has started. It throws nothing and fails no job.
 *
 * @param script absolute path of the emulator's file
 */
async function stopInJob(env, script) {
    // Whoever reads the log may stop reading.
    process.stdout.on('error', () => undefined);
    const log = new Log();
    try {
        await stop({ pid: readState(env, 'pid'), logPath: readState(env, 'log') }, script, log);
    }
    catch (error) {
        log.warning('Emulator not ended', causeChain(error).join(': '));
    }
    log.flush();
}
async function stop({ pid, logPath }, script, log) {
    // To the system, 0 and negative numbers are whole groups of processes.
    if (!/^[1-9]\d*$/.test(pid)) {
        log.info('No emulator was started: there is nothing to end.');
        return;
    }
    const emulator = new EmulatorProcess(Number(pid), script);
    if (!emulator.isRunning) {
        const said = await lastLines(logPath, LAST_WORDS);
        log.warning('Emulator ended early', 'It had ended before the job did. The last that it said:', ...said, logPath);
        return;
    }
    if (!(await emulator.end())) {
        log.warning('Emulator not ended', `Its process ${pid} could not be ended; the runner ends it with the job.`);
        return;
    }
    const [last = ''] = await lastLines(logPath, 1);
    const [, count] = /^ended after (\d+) request/.exec(last) ?? [];
    const answered = count === undefined ? '' : `, after ${plural(Number(count) - NOT_OF_THE_JOB, 'request')}`;
    log.info(`The emulator has ended${answered}.`);
}


/***/ }),

/***/ 294:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(760);
/* harmony import */ var _emulator_step_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(724);


await (0,_emulator_step_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .stopInJob */ .x)(process.env, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, '../emulator/index.js'));
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

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
/******/ var __webpack_exports__ = __nccwpck_require__(294);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
