export const id = 849;
export const ids = [849];
export const modules = {

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

/***/ 7360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ temporaryFile),
/* harmony export */   LZ: () => (/* binding */ saveState),
/* harmony export */   Oj: () => (/* binding */ redactTokens),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   X$: () => (/* binding */ hasRunner),
/* harmony export */   qM: () => (/* binding */ readRunOrigin)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(143);
/* harmony import */ var _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8814);





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
            _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .setSecret */ .Pq(value);
    }
}
/** Replaces the tokens in a text that may have one from anywhere. */
function redactTokens(text, env) {
    const secrets = SECRET_VARIABLES.map((name) => new _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .Secrets */ .S(env[name]?.trim()));
    return secrets.reduce((rest, secret) => secret.redact(rest), text);
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
        _actions_core__WEBPACK_IMPORTED_MODULE_3__/* .saveState */ .LZ(name, value);
}
/** A new path in the folder that the runner empties after the job: `<prefix>-<random>.<extension>`. There is no file yet. */
function temporaryFile(env, prefix, extension) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `${prefix}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}.${extension}`);
}
const SAFE_ADDRESS = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$)/i;
/** Reads the origin from the runner's variables. The result is empty without a valid `GITHUB_REPOSITORY`. */
function readRunOrigin(env) {
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (!owner || !repo)
        return {};
    const numberOf = (name) => Number.parseInt(env[name] ?? '', 10) || 0;
    const repository = `${owner}/${repo}`;
    const { GITHUB_REF: ref, GITHUB_SHA: commit } = env;
    const id = numberOf('GITHUB_RUN_ID');
    const number = numberOf('GITHUB_RUN_NUMBER');
    const attempt = numberOf('GITHUB_RUN_ATTEMPT') || 1;
    const repositoryId = numberOf('GITHUB_REPOSITORY_ID');
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const isSafe = URL.canParse(apiUrl) && SAFE_ADDRESS.test(apiUrl);
    const ofRepository = { repository, ...(repositoryId > 0 && { repositoryId }) };
    return {
        repository,
        ...(isSafe && { apiUrl: apiUrl.replace(/\/+$/, '') }),
        ...(ref && { ref: describeRef(ref) }),
        ...(commit && { commit }),
        ...(number > 0 && { run: attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}` }),
        ...(id > 0 && {
            runUrl: `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}/actions/runs/${id}`,
        }),
        ...(id > 0 && commit && { manifestRun: { ...ofRepository, id, attempt, commit } }),
    };
}
function describeRef(ref) {
    return ref
        .replace(/^refs\/tags\/(?=.)/, 'tag ')
        .replace(/^refs\/heads\/(?=.)/, 'branch ')
        .replace(/^refs\/pull\/([^/]+).*/, 'pull request #$1');
}


/***/ }),

/***/ 3125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readingsOf),
/* harmony export */   q: () => (/* binding */ spansAsCame)
/* harmony export */ });
const fromHex = (hex) => String.fromCharCode(Number.parseInt(hex, 16));
const CONTROLS = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENCODINGS = [
    // Of JSON (RFC 8259, 7), and backslashes before other signs.
    {
        escape: /\\(?:u([\da-fA-F]{4})|([^\w\s]|[bfnrt]))/g,
        decode: (_, hex, sign = '') => (hex === undefined ? (CONTROLS[sign] ?? sign) : fromHex(hex)),
    },
    // Of ASCII characters (RFC 3986, 2.1).
    { escape: /%([0-7][\da-f])/gi, decode: (_, hex = '') => fromHex(hex) },
    // References of HTML and XML.
    {
        escape: /&(?:#x0*([\da-f]{1,2})|(#0*\d{1,3}|amp|lt|gt|quot|apos));/gi,
        decode: (_, hex, name = '') => hex === undefined
            ? (NAMED[name.toLowerCase()] ?? String.fromCharCode(Number(name.slice(1))))
            : fromHex(hex),
    },
];
/** JSON in JSON in a URL in HTML is one of eight. A hostile text may have many more, and each costs a pass over the text. */
const MAX_READINGS = 16;
/** A text as it is, and with each layer of encoding taken off it, in any order; those with the fewest layers first. */
function readingsOf(text) {
    const readings = [{ text }];
    const known = new Set([text]);
    for (const outer of readings)
        for (const encoding of ENCODINGS) {
            if (readings.length === MAX_READINGS)
                return readings;
            const inner = outer.text.replace(encoding.escape, encoding.decode);
            if (!known.has(inner))
                readings.push({ text: inner, from: { encoding, outer } });
            known.add(inner);
        }
    return readings;
}
/** Where parts of a reading lie in the text as it came. */
function spansAsCame({ text, from }, spans) {
    if (from === undefined || spans.length === 0)
        return spans;
    const { encoding, outer } = from;
    const places = new Uint32Array(text.length + 1);
    let [read, came] = [0, 0];
    for (const { 0: all, index } of outer.text.matchAll(encoding.escape)) {
        while (came <= index)
            places[read++] = came++;
        came = index + all.length;
    }
    while (read <= text.length)
        places[read++] = came++;
    return spansAsCame(outer, spans.map(([start, end]) => [Number(places[start]), Number(places[end])]));
}


/***/ }),

/***/ 9386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ replaceSpans),
/* harmony export */   d: () => (/* binding */ SearchIndex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** A random odd number, so that texts with equal hashes can't be made up (Karp and Rabin, 1987). */
const BASE = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(2 ** 20, 2 ** 30) * 2 + 1;
/**
 * Texts that are searched for in another one, exactly and all at once. Hashes decide where a comparison is worth it, so that a search
 * costs the same whatever the number and the length of these texts; only texts of different lengths that begin alike cost one hash each.
 */
class SearchIndex {
    #window;
    /** By the hash of the first characters: the lengths of the texts that begin so. */
    #lengths = new Map();
    #hashes = new Set();
    #texts = new Set();
    /** @param window the length of the shortest text, which is at least 1 */
    constructor(window) {
        this.#window = window;
    }
    add(text) {
        if (this.#texts.has(text))
            return;
        this.#texts.add(text);
        const hashOf = hashesOf(text);
        this.#hashes.add(hashOf(0, text.length));
        const beginning = hashOf(0, this.#window);
        const lengths = this.#lengths.get(beginning) ?? new Set();
        this.#lengths.set(beginning, lengths.add(text.length));
    }
    /** Finds all of the texts, in the order of their beginnings. */
    find(text) {
        const spans = [];
        if (this.#texts.size === 0)
            return spans;
        const hashOf = hashesOf(text);
        const ends = new Map();
        for (let start = 0; start + this.#window <= text.length; start += 1) {
            for (const length of this.#lengths.get(hashOf(start, start + this.#window)) ?? []) {
                const end = start + length;
                if (end > text.length)
                    continue;
                const whole = hashOf(start, end);
                if (!this.#hashes.has(whole))
                    continue;
                // One that repeats itself, such as `aaaaaaaaa`, may begin at every place of the one before: its hash is enough there.
                if (start >= (ends.get(whole) ?? 0) && !this.#texts.has(text.slice(start, end)))
                    continue;
                ends.set(whole, end);
                spans.push([start, end]);
            }
        }
        return spans;
    }
}
/** Reads a text once. Returns a function that gives the hash of any part of it at once. */
function hashesOf(text) {
    /** The hashes of all beginnings of the text, and the powers of `BASE`, by length. */
    const [hashes, powers] = [new Int32Array(text.length + 1), new Int32Array(text.length + 1)];
    powers[0] = 1;
    for (let at = 0; at < text.length; at += 1) {
        hashes[at + 1] = Math.imul(Number(hashes[at]), BASE) + text.charCodeAt(at) + 1;
        powers[at + 1] = Math.imul(Number(powers[at]), BASE);
    }
    return (start, end) => (Number(hashes[end]) - Math.imul(Number(hashes[start]), Number(powers[end - start]))) | 0;
}
/** Replaces parts of a text. Parts that overlap are one. */
function replaceSpans(text, spans, by) {
    const parts = [];
    let done = 0;
    for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
        if (start >= done)
            parts.push(text.slice(done, start), by);
        done = Math.max(done, end);
    }
    return parts.join('') + text.slice(done);
}


/***/ }),

/***/ 8814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Secrets),
/* harmony export */   v: () => (/* binding */ MIN_SECRET_LENGTH)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1792);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9638);
/* harmony import */ var _storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5446);
/* harmony import */ var _encodings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3125);
/* harmony import */ var _search_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9386);





/** Shorter texts are parts of many words. A shorter token is redacted in text, but not in data. */
const MIN_SECRET_LENGTH = 8;
/** The secrets of a run: the token, and what gives access in its upload URLs. The runner masks secrets only in logs. */
class Secrets {
    /** All secrets. */
    #inText;
    /** The token and the signatures, which are also replaced in data. */
    #inData = new _search_index_js__WEBPACK_IMPORTED_MODULE_3__/* .SearchIndex */ .d(MIN_SECRET_LENGTH);
    constructor(token = '') {
        this.#inText = new _search_index_js__WEBPACK_IMPORTED_MODULE_3__/* .SearchIndex */ .d(Math.min(token.length || MIN_SECRET_LENGTH, MIN_SECRET_LENGTH));
        if (token.length >= MIN_SECRET_LENGTH)
            this.#add(token, true);
        else if (token !== '')
            this.#inText.add(token);
    }
    /**
     * Adds the values in an upload URL that give access, decoded: its signatures, and others. The form of these URLs is not shown, so the
     * parameters are those of known dialects. A value of 20 characters or more under another name is a key, unless it is a name, a path of
     * words or an id, or, as a whole or between slashes, `known`.
     *
     * @param known what the action sent to get the URL, and the asset id
     */
    addUploadUrl(url, known) {
        const userInfo = [url.username, url.password].map(node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape);
        const basic = userInfo.join(':');
        for (const value of [...userInfo, basic, Buffer.from(basic).toString('base64')])
            this.#add(value, false);
        // Some storages sign in the path: `/up/sig=a1b2;expires=1/key.png`. Under an unknown name there, anything may stand.
        const inPath = (0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .parametersOf */ .mC)(`?${url.pathname.replace(/[/;]/g, '&')}`);
        for (const [name, value] of inPath)
            if ((0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)(name) === 'signature')
                this.#add(value, true);
        for (const [name, value] of (0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .parametersOf */ .mC)(url.search)) {
            const role = (0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)(name);
            const isSecret = role === undefined ? isKey(name, value, known) : role !== 'description';
            if (isSecret)
                this.#add(value, role === 'signature');
        }
    }
    /** Redacts all secrets in a text that the action writes, in time and memory that are proportional to its length. */
    redact = (text) => (0,_search_index_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceSpans */ .G)(text, spansIn(text, this.#inText), '***');
    /**
     * Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. Of JSON, only texts change: no number,
     * no key and no structure.
     */
    redactData(text) {
        const spans = spansIn(text, this.#inData);
        const isJson = spans.length > 0 && typeof ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text) ?? '') === 'object';
        return (0,_search_index_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceSpans */ .G)(text, isJson ? inTexts(text, spans) : spans, '***');
    }
    #add(secret, isInData) {
        if (secret.length < MIN_SECRET_LENGTH)
            return;
        this.#inText.add(secret);
        if (isInData)
            this.#inData.add(secret);
    }
}
/** Where an encoded or plain secret is in the text as it came. */
function spansIn(text, index) {
    return (0,_encodings_js__WEBPACK_IMPORTED_MODULE_2__/* .readingsOf */ .R)(text).flatMap((reading) => (0,_encodings_js__WEBPACK_IMPORTED_MODULE_2__/* .spansAsCame */ .q)(reading, index.find(reading.text)));
}
/** The spans that lie in one text of JSON, for instance in `"a"` of `{"b":"a"}`, and do not begin or end inside an escape such as `\n`. */
function inTexts(json, spans) {
    /** For each place in a text, where that text begins. 0 for all places outside of texts, in keys and inside an escape. */
    const texts = new Uint32Array(json.length + 1);
    let [opened, done] = [0, 0];
    for (const { 0: sign, index } of json.matchAll(/\\(?:u.{4}|.)|"/gs)) {
        if (opened > 0)
            texts.fill(opened, done, index + 1);
        done = index + sign.length;
        if (sign !== '"')
            continue;
        const isKey = opened > 0 && /^\s*:/.test(json.slice(done));
        if (isKey)
            texts.fill(0, opened, done);
        opened = opened > 0 ? 0 : done;
    }
    return spans.filter(([start, end]) => texts[start] !== 0 && texts[start] === texts[end]);
}
const UUID = /[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}/g;
/** A time (ISO 8601). */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,24}$/;
/** Words, numbers and what stands between them, for instance the name of a bucket or the path of a file. */
const WORDS = /^(?=.*\p{L}{3})[\p{L}\d]*(?:[^\p{L}\d][\p{L}\d]*)+$/u;
const WORD = /^\d*(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)\d{0,4}$/u;
/** A parameter with the UUID of something that has a name. */
const ID = /(?:^id|Id|[_-]id)=[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/;
/** Whether a value under this unknown name is an opaque one that may give access. */
function isKey(name, value, known) {
    if (value.length < 20 || isName(value))
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

/***/ 5446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ isPassingTrouble),
/* harmony export */   Ye: () => (/* binding */ saysClocksDiffer),
/* harmony export */   aN: () => (/* binding */ uploadUrlExpiry),
/* harmony export */   cp: () => (/* binding */ adviceFor),
/* harmony export */   kp: () => (/* binding */ roleOf),
/* harmony export */   mC: () => (/* binding */ parametersOf),
/* harmony export */   ow: () => (/* binding */ saysExpired)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1792);

const OTHER_REQUEST = 'The upload URL was signed for a different request: look for a proxy that rewrites headers, or report it to the service.';
const TOO_LARGE = 'The file is larger than the storage accepts.';
/** What a storage says of an address, a signature, a token or a policy. The claim is that of a JWT. */
const EXPIRED = /expired|\bexp\W+claim|\b(?:date|request|signature|timestamp|token|url|link)\W+(?:is )?too old/i;
/** Other things that expire, and words that deny it. A new upload URL would not help. */
const NOT_THE_URL = /(?:\blease\b[^.]*|(?:lease|licen[cs]e|trial|subscription|plan|account|certificate)[\W_]*(?:has|is|was)?[\W_]*|\bnot[\W_]+(?:yet )?)expired/gi;
/** Azure's words about a signature that is used too early or too late. */
const TIME_FRAME = /specified time frame(?:.*Expiry \[([^\]]*)\].*Current \[([^\]]*)\])?/i;
/** One row a dialect. To add one: its parameters, its expiry, its words, and a row in the tests of upload URLs. */
const DIALECTS = [
    {
        name: 'S3 and its relatives, Signature Version 4',
        signature: /^x-amz-signature$/i,
        access: /^x-amz-security-token$/i,
        description: /^x-(?:amz-.*|id)$/i,
        expiry: (valueNamed) => signedUntil('x-amz', valueNamed),
        // "Error responses" in the API reference of S3.
        passing: { 400: ['RequestTimeout', 'IncompleteBody'], 409: ['OperationAborted'] },
        clocks: /RequestTimeTooSkewed/i,
        advice: [
            [/SignatureDoesNotMatch/i, OTHER_REQUEST],
            [/\bEntityTooLarge\b/, TOO_LARGE],
        ],
    },
    {
        name: 'Google Cloud Storage, version 4',
        signature: /^x-goog-signature$/i,
        access: /^x-goog-security-token$/i,
        description: /^x-goog-.*$/i,
        expiry: (valueNamed) => signedUntil('x-goog', valueNamed),
    },
    {
        name: 'OSS, version 4',
        signature: /^x-oss-signature$/i,
        access: /^x-oss-security-token$/i,
        description: /^x-oss-.*$/i,
        expiry: (valueNamed) => signedUntil('x-oss', valueNamed),
        clocks: /RequestNotReadyYet/i,
    },
    {
        name: 'S3, Google and OSS, version 2, and CloudFront',
        signature: /^signature$/i,
        access: /^(?:security-token|policy)$/i,
        description: /^(?:(?:aws|oss)accesskeyid|googleaccessid|key-pair-id|response-.*)$/i,
        // A smaller number is a duration, whose start is not known.
        expiry: (valueNamed) => /^\d{10,}$/.test(valueNamed('expires')) ? 1_000 * Number(valueNamed('expires')) : Number.NaN,
    },
    {
        name: 'COS',
        signature: /^q-signature$/i,
        access: /^x-cos-security-token$/i,
        description: /^(?:q|x-cos)-.*$/i,
    },
    {
        name: 'Azure, shared access signature',
        signature: /^sig$/i,
        description: /^(?:s(?:v|s|rt|p|e|t|pr|r|i|ip|kt|ke|ks|kv|dd|cid|aoid|uoid|koid|ktid)|rsc[cdelt]|x-ms-.*)$/i,
        expiry: (valueNamed) => Date.parse(valueNamed('se')),
        saysExpired: (words) => {
            const [frame, expiry = '', current = ''] = TIME_FRAME.exec(words) ?? [];
            return frame !== undefined && !(Date.parse(current) < Date.parse(expiry));
        },
        clocks: TIME_FRAME,
        advice: [[/AuthenticationFailed/i, OTHER_REQUEST]],
    },
    {
        name: 'others, of which only the words of the language are known',
        signature: /-signature$/i,
        access: /-(?:security-token|policy)$/i,
        saysExpired: (words) => EXPIRED.test(words.replace(NOT_THE_URL, '')),
        clocks: /not (?:yet valid|valid yet)/i,
        // Garage has no code of its own.
        advice: [[/invalid signature/i, OTHER_REQUEST]],
    },
];
/** The end of a signature of version 4: its date and its lifetime in seconds. */
function signedUntil(prefix, valueNamed) {
    const signed = valueNamed(`${prefix}-date`);
    const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(signed) ?? [];
    const [lifetime = Number.NaN] = /^\d+$/.exec(valueNamed(`${prefix}-expires`)) ?? [];
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + 1_000 * Number(lifetime);
}
/**
 * Finds when a pre-signed URL expires. The service promises no form of it.
 *
 * @returns milliseconds since the epoch by the clock of the server that signed the URL; `undefined` if the URL does not say
 */
function uploadUrlExpiry({ search }) {
    const values = new Map(parametersOf(search).map(([name, value]) => [name.toLowerCase(), value]));
    const valueNamed = (name) => values.get(name) ?? '';
    for (const { expiry } of DIALECTS) {
        const expiryMs = expiry?.(valueNamed);
        if (Number.isFinite(expiryMs))
            return expiryMs;
    }
    return undefined;
}
/** The parameters of a query, decoded. `searchParams` would read `+` as a blank. */
function parametersOf(search) {
    return search
        .slice(1)
        .split('&')
        .map((parameter) => {
        const name = parameter.replace(/=.*/s, '');
        return [name, (0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(parameter.slice(name.length + 1))];
    });
}
const ROLES = ['signature', 'access', 'description'];
/** What a parameter of an upload URL is; `undefined` if no dialect has one of that name. */
function roleOf(parameter) {
    return ROLES.find((role) => DIALECTS.some((dialect) => dialect[role]?.test(parameter)));
}
/** Whether an error of a storage is a passing trouble, although its status is 4xx. */
function isPassingTrouble(status, code) {
    return DIALECTS.some(({ passing }) => passing?.[status]?.includes(code));
}
/** Whether a storage's error says that the upload URL, or what it is signed with, has expired. */
function saysExpired(words) {
    return DIALECTS.some((dialect) => dialect.saysExpired?.(words));
}
/** Whether a storage's error says that clocks differ. */
function saysClocksDiffer(words) {
    return !saysExpired(words) && DIALECTS.some(({ clocks }) => clocks?.test(words));
}
/** What a storage's error asks for; `undefined` if no dialect has these words. */
function adviceFor(words) {
    const known = DIALECTS.flatMap(({ advice = [] }) => advice);
    return known.find(([pattern]) => pattern.test(words))?.[1];
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

/***/ 9638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   EK: () => (/* binding */ isOneOf),
/* harmony export */   Eo: () => (/* binding */ isName),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   RV: () => (/* binding */ isFlag),
/* harmony export */   _h: () => (/* binding */ isSha256),
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   s6: () => (/* binding */ hasFields),
/* harmony export */   sw: () => (/* binding */ jsonInParts),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether parsed JSON is an object, not an array, `null` or a number. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value);
}
/**
 * Parses JSON so that `JSON.stringify` writes every number as it was. A number that it would write otherwise, such as `1.10` or
 * `1234567890123456789`, becomes raw JSON. Ignores a byte order mark (RFC 8259, 8.1).
 *
 * @returns `undefined` if the text is not JSON, or nested too deeply
 */
function parseExact(text) {
    return parseJson(text, (_, value, { source = '' }) => typeof value === 'number' && String(value) !== source ? JSON.rawJSON(source) : value);
}
/** Parses JSON whose numbers need not stay as they were written. Returns `undefined` if the text is not JSON. */
function parseJson(text, reviver) {
    try {
        const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
        return reviver === undefined ? JSON.parse(json) : JSON.parse(json, reviver);
    }
    catch {
        return undefined;
    }
}
/** The text of a number in the result of `parseExact`, as it was written; `undefined` if the value is not a number. */
function numberText(value) {
    if (typeof value === 'number')
        return String(value);
    return JSON.isRawJSON(value) ? value.rawJSON : undefined;
}
/** Entries of a list in one part. Each has at most some MiB. */
const PART_ENTRIES = 100;
/**
 * Yields JSON with a line for each field, and for each entry of a list in a field. It comes in parts, because a string holds at most
 * 512 MiB.
 *
 * @param record has one field or more
 */
function* jsonInParts(record) {
    let separator = '{';
    for (const [name, content] of Object.entries(record)) {
        if (content === undefined)
            continue;
        yield `${separator}\n${JSON.stringify(name)}: `;
        separator = ',';
        if (!Array.isArray(content) || content.length === 0) {
            yield JSON.stringify(content);
            continue;
        }
        for (let start = 0; start < content.length; start += PART_ENTRIES) {
            const lines = content.slice(start, start + PART_ENTRIES).map((entry) => `\n${JSON.stringify(entry)}`);
            yield (start === 0 ? '[' : ',') + lines.join();
        }
        yield '\n]';
    }
    yield '\n}\n';
}
const isText = (value) => typeof value === 'string';
const isName = (value) => isText(value) && value !== '';
const isFlag = (value) => typeof value === 'boolean';
/** A whole number from 0. */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** In lower-case hex. */
const isSha256 = (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);
const isTime = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
function isOneOf(...values) {
    return (value) => values.includes(value);
}
function optional(check) {
    return (value) => value === undefined || check(value);
}
/** A check for an object whose fields pass these checks. It may have more fields, of a later version. */
function hasFields(checks) {
    return (value) => isRecord(value) && Object.keys(checks).every((name) => checks[name]?.(value[name]));
}


/***/ }),

/***/ 4130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   _R: () => (/* binding */ PROCESS_ID),
/* harmony export */   xv: () => (/* binding */ VERSION)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** The version in package.json, which is not part of the bundle. A test compares the two. */
const VERSION = '0.1.0';
/** 16 hex digits, random for each process, by which the requests of one run are found in the access logs of the service. */
const PROCESS_ID = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex');
/** The `User-Agent` of every request to the service and the storage. */
const USER_AGENT = `playable-export-action/${VERSION} (${PROCESS_ID})`;


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
