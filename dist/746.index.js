export const id = 746;
export const ids = [746];
export const modules = {

/***/ 6778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ MAX_ANNOTATION_LENGTH),
/* harmony export */   KE: () => (/* binding */ MAX_ANNOTATIONS),
/* harmony export */   d7: () => (/* binding */ MAX_ANNOTATION_LINES),
/* harmony export */   dU: () => (/* binding */ logWaitTime),
/* harmony export */   tG: () => (/* binding */ Log)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(143);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7837);




/** The runner truncates messages at 4,096 characters. The difference is room for the line that counts the others. */
const MAX_ANNOTATION_LENGTH = 3_900;
/** The runner drops further annotations of the same level. */
const MAX_ANNOTATIONS = 10;
/** GitHub's page folds longer annotations. */
const MAX_ANNOTATION_LINES = 4;
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
        if (this.#count[level] < MAX_ANNOTATIONS)
            print(level, annotation);
        else
            this.#held[level].push(annotation);
    }
}
function print(level, { title, lines }, more = '') {
    const full = joinLines(lines, more === '' ? MAX_ANNOTATION_LINES : MAX_ANNOTATION_LINES - 1);
    const shown = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(full, MAX_ANNOTATION_LENGTH);
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

/***/ 7837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown),
/* harmony export */   _: () => (/* binding */ escapeLogLine)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);

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

/***/ 6678:
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

/***/ 9524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ MIN_SECRET_LENGTH),
  S: () => (/* binding */ Secrets)
});

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __webpack_require__(1792);
;// CONCATENATED MODULE: ./.cache/build/src/api/redaction/encodings.js
/** One layer of escapes: of JSON (RFC 8259, 7), of URLs (RFC 3986, 2.1), and of HTML and XML. */
const ESCAPE = /\\u([\da-f]{4})|\\(.)|%([\da-f]{2})|&(?:#0*(\d{1,3})|#x0*([\da-f]{1,2})|(amp|lt|gt|quot|apos));/gis;
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** JSON in JSON in a URL in HTML needs four. Each takes one pass over the text. */
const MAX_LAYERS = 6;
/** Decodes the escapes of ASCII characters, also those that are escaped several times. `undefined` if there are none. */
function decodeEscapes(text) {
    let decoded;
    for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
        const next = decodeLayer(decoded ?? { text, places: new Uint32Array() }, decoded === undefined);
        if (next === undefined)
            break;
        decoded = next;
    }
    return decoded;
}
function decodeLayer({ text, places }, isFirst) {
    const parts = [];
    const nextPlaces = new Uint32Array(text.length + 1);
    let [end, length] = [0, 0];
    const copy = (until) => {
        parts.push(text.slice(end, until));
        for (; end < until; end += 1)
            nextPlaces[length++] = isFirst ? end : Number(places[end]);
    };
    for (const match of text.matchAll(ESCAPE)) {
        const character = decodeEscape(match);
        if (character === undefined)
            continue;
        copy(match.index);
        parts.push(character);
        nextPlaces[length++] = isFirst ? end : Number(places[end]);
        end += match[0].length;
    }
    if (end === 0)
        return undefined;
    copy(text.length);
    nextPlaces[length++] = isFirst ? end : Number(places[end]);
    return { text: parts.join(''), places: nextPlaces.subarray(0, length) };
}
/** The character behind an escape; `undefined` if it is not printable ASCII. */
function decodeEscape([, json, plain, percent, decimal, hex, name]) {
    if (plain !== undefined)
        return plain;
    if (name !== undefined)
        return NAMED[name.toLowerCase()];
    const code = decimal === undefined ? Number.parseInt([json, percent, hex].join(''), 16) : Number(decimal);
    return code >= 0x20 && code <= 0x7e ? String.fromCharCode(code) : undefined;
}
/** A text in hex, and in base64 with either alphabet (RFC 4648, 4 and 5) after any number of other bytes. */
function binaryForms(text) {
    const bytes = Buffer.from(text);
    const base64 = [0, 1, 2].flatMap((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
        // Each 3 bytes are 4 characters. The first and the last character may also hold bits of the bytes around the text.
        const [start, end] = [Math.ceil((offset * 4) / 3), Math.floor((shifted.length * 4) / 3)];
        return [shifted.toString('base64'), shifted.toString('base64url')].map((one) => one.slice(start, end));
    });
    const hex = bytes.toString('hex');
    return [hex, hex.toUpperCase(), ...base64];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.cache/build/src/api/redaction/search-index.js

/** Texts that begin alike share the hash of this many characters. */
const WINDOW = 8;
/** A random odd number, so that texts with equal hashes can't be made up (Karp and Rabin, 1987). */
const BASE = (0,external_node_crypto_.randomInt)(2 ** 20, 2 ** 30) * 2 + 1;
/**
 * Texts that are searched for in another one, exactly and all at once. Hashes decide where a comparison is worth it, so that a search
 * costs the same whatever the number and the length of these texts; only texts of different lengths that begin alike cost one hash each.
 */
class SearchIndex {
    /** By the length of the hashed beginnings, which is `WINDOW` or that of shorter texts: the lengths of the texts with each hash. */
    #lengths = new Map();
    #texts = new Map();
    add(text) {
        if (text === '')
            return;
        const hashes = hash(text);
        const alike = entryOf(this.#texts, hashOf(hashes, 0, text.length));
        if (alike.includes(text))
            return;
        alike.push(text);
        const window = Math.min(WINDOW, text.length);
        const byHash = this.#lengths.get(window) ?? new Map();
        this.#lengths.set(window, byHash);
        const lengths = entryOf(byHash, hashOf(hashes, 0, window));
        if (!lengths.includes(text.length))
            lengths.push(text.length);
    }
    /** Finds all of the texts, in the order of their beginnings for each length of beginnings. Parts that overlap are one. */
    find(text) {
        const spans = [];
        if (this.#lengths.size === 0)
            return spans;
        const hashes = hash(text);
        for (const [window, byHash] of this.#lengths) {
            for (let start = 0; start + window <= text.length; start += 1) {
                const lengths = byHash.get(hashOf(hashes, start, window));
                for (const length of lengths ?? [])
                    if (this.#isAt(text, start, length, hashes))
                        spans.push([start, start + length]);
            }
        }
        return spans;
    }
    #isAt(text, start, length, hashes) {
        if (start + length > text.length)
            return false;
        const alike = this.#texts.get(hashOf(hashes, start, length));
        return alike?.some((one) => one.length === length && text.startsWith(one, start)) ?? false;
    }
}
function entryOf(map, key) {
    const entry = map.get(key) ?? [];
    map.set(key, entry);
    return entry;
}
/** The powers of `BASE`, by their exponents. */
let powers = Int32Array.of(1);
/** The hashes of all beginnings of a text, by their lengths. */
function hash(text) {
    const hashes = new Int32Array(text.length + 1);
    for (let at = 0; at < text.length; at += 1)
        hashes[at + 1] = Math.imul(Number(hashes[at]), BASE) + text.charCodeAt(at) + 1;
    return hashes;
}
/** The hash of a part of a text. */
function hashOf(hashes, start, length) {
    if (length >= powers.length)
        growPowers(length);
    return (Number(hashes[start + length]) - Math.imul(Number(hashes[start]), Number(powers[length]))) | 0;
}
function growPowers(length) {
    const grown = new Int32Array(2 * length + 1);
    grown.set(powers);
    for (let at = powers.length; at < grown.length; at += 1)
        grown[at] = Math.imul(Number(grown[at - 1]), BASE);
    powers = grown;
}

;// CONCATENATED MODULE: ./.cache/build/src/api/redaction/secrets.js



/** Shorter texts are parts of many words. A shorter token is redacted in text, but not in data. */
const MIN_SECRET_LENGTH = 8;
/** Stands for a text in case of a bug here. An exception could quote what it failed on. */
const NOT_REDACTED = '(a text that could not be redacted)';
/** The secrets of a run: the token, and what gives access in its upload URLs. The runner masks secrets only in logs. */
class Secrets {
    /** The token and the signatures, which are also replaced in data. */
    #everywhere = new SearchIndex();
    #inText = new SearchIndex();
    constructor(token = '') {
        const isShort = token.length < MIN_SECRET_LENGTH;
        addPlain(isShort ? this.#inText : this.#everywhere, token);
        if (!isShort)
            for (const form of binaryForms(token))
                this.#everywhere.add(form);
    }
    /** Adds what gives access in an upload URL. @param known what the action sent to get it, and the asset id */
    addUploadUrl(url, known) {
        const { signatures, others } = uploadUrlSecrets(url, known);
        for (const value of signatures)
            if (value.length >= MIN_SECRET_LENGTH)
                addPlain(this.#everywhere, value);
        for (const value of others)
            if (value.length >= MIN_SECRET_LENGTH)
                addPlain(this.#inText, value);
    }
    /** Redacts all secrets in a text that the action writes, in time and memory that are proportional to its length. */
    redact(text) {
        return redactWith([this.#everywhere, this.#inText], text);
    }
    /** Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. */
    redactData(text) {
        return redactWith([this.#everywhere], text);
    }
}
/** Adds a secret as it is, and as `decodeEscapes` leaves it, because it may hold what looks like an escape. */
function addPlain(index, secret) {
    index.add(secret);
    const decoded = decodeEscapes(secret)?.text ?? '';
    if (decoded.length >= MIN_SECRET_LENGTH)
        index.add(decoded);
}
function redactWith(indexes, text) {
    try {
        const plain = indexes
            .flatMap((index) => index.find(text))
            .map(([start, end]) => [withBackslashes(text, start), end]);
        const decoded = decodeEscapes(text);
        if (decoded !== undefined)
            for (const [start, end] of indexes.flatMap((index) => index.find(decoded.text)))
                plain.push([Number(decoded.places[start]), Number(decoded.places[end])]);
        return replaceSpans(text, plain);
    }
    catch {
        return NOT_REDACTED;
    }
}
/** Backslashes before a secret escape its first character. */
function withBackslashes(text, start) {
    let first = start;
    while (text[first - 1] === '\\')
        first -= 1;
    return first;
}
function replaceSpans(text, spans) {
    const parts = [];
    let done = 0;
    for (const [start, end] of spans.sort((a, b) => a[0] - b[0])) {
        if (start >= done)
            parts.push(text.slice(done, start), '***');
        done = Math.max(done, end);
    }
    return parts.join('') + text.slice(done);
}
/** Parameters whose value signs a pre-signed URL: S3 and GCS (versions 2 and 4), OSS and COS, CloudFront, Azure (`sig`). */
const SIGNATURE = /(?:^|-)signature$|^sig$/i;
/** Parameters whose value gives access together with a signature: a session's token, and CloudFront's policy. */
const ACCESS = /(?:^|-)(?:security-token|policy)$/i;
/** Other parameters of these dialects. Key ids, scopes, dates and headers name or describe something. */
const DESCRIPTION = /^(?:(?:x-(?:amz|goog|ms|oss|cos|id)|q)\b.*|response-.*|(?:aws|oss)accesskeyid|googleaccessid|key-pair-id|s(?:v|s|rt|p|e|t|pr|r|i|ip|kt|ke|ks|kv|dd|cid|aoid|uoid|koid|ktid)|rsc[cdelt])$/i;
const UUID = /[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}/g;
/** A time (ISO 8601). */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,24}$/;
/** Words, numbers and what stands between them, for instance the name of a bucket or the path of a file. */
const WORDS = /^(?=.*\p{L}{3})[\p{L}\d]*(?:[^\p{L}\d][\p{L}\d]*)+$/u;
const WORD = /^\d*(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)\d{0,4}$/u;
/** A parameter with the UUID of something that has a name. */
const ID = /(?:^id|Id|[_-]id)=[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/;
/**
 * Finds the values in an upload URL that give access, decoded: its signatures, and others. The form of these URLs is not shown, so the
 * parameters are those of known storages. A value of 20 characters or more under another name is a key, unless it is a name, a path of
 * words or an id, or, as a whole or between slashes, `known`.
 *
 * @param known what the action sent to get the URL, and the asset id
 */
function uploadUrlSecrets(url, known) {
    const signatures = [];
    const userInfo = [url.username, url.password].map(external_node_querystring_.unescape);
    const basic = userInfo.join(':');
    const others = [...userInfo, basic, Buffer.from(basic).toString('base64')];
    // `searchParams` would read `+` as a blank.
    for (const parameter of url.search.slice(1).split('&')) {
        const name = parameter.replace(/=.*/s, '');
        const value = (0,external_node_querystring_.unescape)(parameter.slice(name.length + 1));
        if (SIGNATURE.test(name))
            signatures.push(value);
        else if (ACCESS.test(name) || isKey(name, value, known))
            others.push(value);
    }
    return { signatures, others };
}
/** Whether a value under this name is an opaque one that may give access. */
function isKey(name, value, known) {
    if (value.length < 20 || DESCRIPTION.test(name) || isName(value))
        return false;
    if (ID.test(`${name}=${value}`) && !/session/i.test(name))
        return false;
    return ![value, ...value.split('/')].some((part) => known.includes(part));
}
/** Whether a value is a time, a host, a path or words. UUIDs in it count as words. */
function isName(value) {
    const plain = value.replace(UUID, 'uuid');
    return (TIME.test(value) ||
        HOST.test(value) ||
        (WORDS.test(plain) && plain.split(/[^\p{L}\d]/u).every((word) => WORD.test(word))));
}


/***/ }),

/***/ 1673:
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

/***/ 4130:
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
    (0,node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--heap-growing-percent=10');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 8711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ stripListMarks),
/* harmony export */   Ud: () => (/* binding */ escapeStrays),
/* harmony export */   _4: () => (/* binding */ looksLike),
/* harmony export */   fP: () => (/* binding */ splitAtLastColon),
/* harmony export */   ts: () => (/* binding */ escapeInvisible),
/* harmony export */   v$: () => (/* binding */ joinTruncated),
/* harmony export */   wT: () => (/* binding */ trimInvisible),
/* harmony export */   xU: () => (/* binding */ sameAddress),
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
/** What stands before and behind the last colon of a line, without blanks around; before it is nothing if there is none. */
function splitAtLastColon(line) {
    const colon = line.lastIndexOf(':');
    return [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
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
/** Equal for names that look the same, such as one with a no-break space. */
function looksLike(name) {
    return name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
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
