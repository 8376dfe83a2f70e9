export const id = 505;
export const ids = [505];
export const modules = {

/***/ 3736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readEnvironment),
/* harmony export */   V: () => (/* binding */ environmentName)
/* harmony export */ });
/** Fills in `{network}` and `{variant}`. */
function environmentName(template, { variantId, network }) {
    return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}
/** GitHub rejects longer names. */
const MAX_NAME_LENGTH = 255;
/**
 * Reads the template for the environment of the deployments.
 *
 * @param exports values for the placeholders; absent if no deployments are recorded: then only the template's own length is checked
 */
function readEnvironment(reader, exports) {
    const template = reader.text('environment');
    const plain = template.replace(/\{(?:network|variant)\}/g, '');
    if (/[{}]/.test(plain)) {
        reader.addProblem('environment', `must have no braces except {network} and {variant}, not ${reader.quote(template)}`);
    }
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(plain))
        reader.addProblem('environment', 'must be one line without control characters');
    const longest = { variantId: longestOf(exports?.variants), network: longestOf(exports?.networks) };
    if (environmentName(template, longest).length > MAX_NAME_LENGTH) {
        reader.addProblem('environment', `must be at most ${MAX_NAME_LENGTH} characters long with {network} and {variant} filled in`);
    }
    return template;
}
function longestOf(values = []) {
    return values.reduce((longest, value) => (value.length > longest.length ? value : longest), '');
}


/***/ }),

/***/ 4552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readConnection),
/* harmony export */   n: () => (/* binding */ readGitHubToken)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8089);


/** One day: no service has a reason to ask for more, and timers support it. */
const MAX_WAIT_S = 86_400;
const MAX_TIMEOUT_S = 3_600;
/** @param needed whether the action will send anything */
function readConnection(reader, needed) {
    const allowHttp = reader.boolean('allow-http');
    checkProxies(reader);
    return {
        token: readToken(reader, needed),
        baseUrl: readBaseUrl(reader, needed, allowHttp),
        limits: {
            maxAttempts: reader.wholeNumber('max-attempts', { min: 1, max: 50 }),
            maxRetryWaitMs: reader.wholeNumber('max-retry-wait', { min: 0, max: MAX_WAIT_S }) * 1000,
        },
        idleTimeoutMs: reader.wholeNumber('request-timeout', { min: 1, max: MAX_TIMEOUT_S }) * 1000,
        allowHttp,
    };
}
/** Reads `base-url`, `''` if missing or invalid. Messages never quote it: it may wrongly contain a password or a key. */
function readBaseUrl(reader, needed, allowHttp) {
    const text = reader.text('base-url');
    if (text === '' && !needed)
        return '';
    const problem = baseUrlProblem(text, allowHttp);
    if (problem === undefined)
        return text.replace(/\/+$/, '');
    reader.addProblem('base-url', problem);
    return '';
}
function baseUrlProblem(text, allowHttp) {
    if (text === '')
        return 'must be given: the service address with its path prefix, or PLAYABLE_BASE_URL';
    // `URL` would silently remove white space and control characters, and turn `\` into `/`.
    if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text))
        return `must be an address like https://host/prefix${addressHint(text)}`;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return `must be an https: address${text.includes('//') ? '' : addressHint(text)}`;
    if (url.protocol === 'http:' && !allowHttp)
        return 'must be an https: address, unless `allow-http` is true: write https:// before the host, or add `allow-http: true` if the server has no TLS';
    if (url.username !== '' || url.password !== '')
        return 'must not have user info (name:password@)';
    if (text.includes('?') || text.includes('#'))
        return 'must not have a query or a fragment';
    return undefined;
}
/** Names the mistake in an address without quoting it. */
function addressHint(text) {
    if (/^["'].*["']$/.test(text))
        return ': remove the quotes';
    if (/\$\{\{|^[$%]/.test(text))
        return `: the workflow must replace the variable, as in \`base-url: \${{ vars.PLAYABLE_BASE_URL }}\``;
    return /^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text) ? ': write https:// before the host' : '';
}
/** Rejects proxy variables that no request can use. Messages never quote them: they may hold a password. */
function checkProxies(reader) {
    for (const name of ['https_proxy', 'http_proxy']) {
        const variable = reader.env[name] ? name : name.toUpperCase();
        const value = reader.env[variable];
        if (!value || (0,_api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsableProxy */ .X)(value))
            continue;
        reader.addProblem(variable, '(an environment variable) must be an address like http://host:3128: with its scheme (http or https), a port up to 65535, and special characters of the password percent-encoded (`/` is %2F)');
    }
}
/**
 * Reads the API token. Messages never quote any part of it.
 *
 * Rejects line breaks and characters beyond ASCII: Node would throw an error about the header, and no server could accept it.
 */
function readToken(reader, needed) {
    const token = reader.text('token');
    if (token === '') {
        if (needed) {
            reader.addProblem('token', `is empty: set the input or PLAYABLE_TOKEN. ${explainMissingToken(reader.env)}`);
        }
        return undefined;
    }
    if (!isPrintableAscii(token)) {
        reader.addProblem('token', 'must be one line of printable ASCII without spaces: check that exactly the token was copied');
    }
    return token;
}
/** Reads GitHub's token; absent if no deployments are wanted. Messages never quote any part of it. */
function readGitHubToken(reader) {
    const token = reader.text('github-token');
    if (token === '')
        return undefined;
    if (!isPrintableAscii(token)) {
        reader.addProblem('github-token', 'must be one line of printable ASCII without spaces, like `github.token`');
    }
    return token;
}
function isPrintableAscii(text) {
    return /^[\x21-\x7e]+$/.test(text);
}
/**
 * Explains why a run has no token, without a final full stop. Names all likely reasons unless the runner's variables show
 * which one it is. They can't show a reusable workflow, since they describe its caller.
 */
function explainMissingToken(env) {
    if (env['GITHUB_ACTOR'] === 'dependabot[bot]') {
        return ('Dependabot started this run, so it gets only the secrets under Settings, Secrets, Dependabot: ' +
            "store the token there too, or skip this step (`if: github.actor != 'dependabot[bot]'`)");
    }
    const event = readEvent(env['GITHUB_EVENT_PATH']);
    // `pull_request_target` runs have secrets.
    if (env['GITHUB_EVENT_NAME'] !== 'pull_request_target' && isFromFork(event)) {
        return ('This run is for a pull request from a fork, so it gets no secrets: ' +
            'use `dry-run: true` there, which needs none');
    }
    return 'Secrets are empty in runs from forks and from Dependabot, and in reusable workflows without `secrets: inherit`';
}
function isFromFork(event) {
    const request = field(event, 'pull_request');
    const head = field(field(request, 'head'), 'repo');
    const base = field(field(request, 'base'), 'repo');
    const [source, target] = [field(head, 'full_name'), field(base, 'full_name')];
    if (typeof source === 'string' && typeof target === 'string')
        return source !== target;
    return field(head, 'fork') === true;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
function readEvent(path) {
    if (!path)
        return undefined;
    try {
        // Reading a named pipe would block.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile())
            return undefined;
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ readExports),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   bu: () => (/* binding */ readContentTypes),
/* harmony export */   ce: () => (/* binding */ readPatterns),
/* harmony export */   e9: () => (/* binding */ readTokenCreated),
/* harmony export */   wu: () => (/* binding */ readOrganization)
/* harmony export */ });
/* harmony import */ var _pipeline_shards_split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(114);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2447);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9776);



/** Reads an input's patterns; `undefined` if it is not given. */
function readPatterns(reader, name) {
    const lines = reader.lines(name).map(({ text }) => (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toSlashes */ .TH)(text));
    if (reader.text(name) === '')
        return undefined;
    const isExclusion = (line) => line.startsWith('!');
    const include = lines.filter((line) => !isExclusion(line)).map(_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .stripDotSlash */ .NS);
    const exclude = lines.filter(isExclusion).map((line) => line.slice(1).trim());
    if (include.length === 0)
        reader.addProblem(name, 'must have a pattern that is neither an exclusion (!) nor a comment (#)');
    if (exclude.includes(''))
        reader.addProblem(name, 'must have a pattern after every !');
    return { include: [...new Set(include)], exclude };
}
/**
 * Reads the organization's id. Rejects quotes around it: the service would take them for a part of the id.
 *
 * @param need why it must be given, which completes `must be given to …`; absent if it need not be given
 */
function readOrganization(reader, need) {
    const id = reader.text('organization');
    if (id === '' && need !== undefined)
        reader.addProblem('organization', `must be given to ${need}, as an input or as PLAYABLE_ORGANIZATION`);
    if ((0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripListMarks */ .FU)(id) !== id)
        reader.addProblem('organization', 'must be the id alone: remove what is around it (quotes, a comma, or a dash and a space)');
    return id;
}
/** Reads `variant` and `network`, which must be given together. */
function readExports(reader) {
    const variants = readNames(reader, 'variant');
    const networks = readNames(reader, 'network');
    if (variants.length > 0 && networks.length === 0)
        reader.addProblem('network', 'must be given with `variant`');
    if (networks.length > 0 && variants.length === 0)
        reader.addProblem('variant', 'must be given with `network`');
    return { variants, networks };
}
/** Characters of a corrected line. */
const MAX_LINE_LENGTH = 300;
/** Reads a list of names. Rejects dashes, brackets and quotes of a YAML or JSON list: they would become parts of the names. */
function readNames(reader, name) {
    const names = reader.list(name);
    const bare = bareNames(names);
    if (bare.join() === names.join())
        return names;
    const line = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(bareNames(names.map((text) => reader.redact(text))).join(', '), MAX_LINE_LENGTH);
    const form = 'must have one name per line, or names with commas between them, without dashes, brackets and quotes';
    reader.addProblem(name, bare.length === 0 ? 'must have a value' : `${form}: write \`${name}: ${line}\``);
    return bare;
}
function bareNames(names) {
    const text = names.join().replace(/^\[(.*)\]$/, '$1');
    const items = text
        .replace(/^(["'])([^"']*)\1$/, '$2')
        .split(',')
        .map(_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripListMarks */ .FU);
    return [...new Set(items.filter((item) => item !== ''))];
}
/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*$/;
/** Reads `content-types`: lines of the form `pattern: media/type`. */
function readContentTypes(reader) {
    return reader.lines('content-types').flatMap(({ number, text }) => {
        const rule = toRule(splitRule(text));
        if (rule !== undefined)
            return [rule];
        const meant = meantRule(reader.redact(text));
        const hint = meant && `: write \`${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(`${meant.pattern}: ${meant.mediaType}`, MAX_LINE_LENGTH)}\``;
        reader.addProblem('content-types', `line ${number} must be \`pattern: media/type\`, not ${reader.quote(text)}${hint ?? ''}`);
        return [];
    });
}
function splitRule(text) {
    const colon = text.indexOf(': ') === -1 ? text.indexOf(':') : text.indexOf(': ');
    return [text.slice(0, Math.max(0, colon)).trim(), text.slice(colon + 1).trim()];
}
function toRule([pattern, mediaType]) {
    // A media type may contain quotes, but none is in quotes.
    const isValid = pattern !== '' && MEDIA_TYPE.test(mediaType) && !/^'.*'$/.test(mediaType);
    return isValid ? { pattern, mediaType } : undefined;
}
/** The rule that an invalid line was probably meant to be: without signs of YAML or JSON, with a colon, or the other way round. */
function meantRule(text) {
    const bare = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripListMarks */ .FU)(text.replace(/^\{(.*)\}$/, '$1'));
    const [, left, right] = /^([^\s:]+?)\s*(?:=>?|->|\s)\s*(\S+)$/.exec(bare) ?? [];
    const [first, second] = splitRule(bare).map(_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripListMarks */ .FU);
    return (toRule([first, second]) ?? toRule([second, first]) ?? (left && right ? toRule([left, right]) : undefined));
}
const SHARD_FORMAT = /^(\d{1,9}) *\/ *(\d{1,9})$/;
/** Reads `shard` (`i/n`); `undefined` if the run takes all matched files. */
function readShard(reader) {
    const text = reader.text('shard');
    if (text === '')
        return undefined;
    const [, i, n] = SHARD_FORMAT.exec(text) ?? [];
    const [index, total] = [Number(i), Number(n)];
    if (index >= 1 && index <= total && total <= _pipeline_shards_split_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SHARDS */ .hH)
        return { index, total };
    const hint = index === 0 ? ': the first part is 1, although `strategy.job-index` starts at 0' : '';
    const allowed = `i/n, with i from 1 to n and n from 1 to ${_pipeline_shards_split_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SHARDS */ .hH}`;
    reader.addProblem('shard', `must be ${allowed}, not ${reader.quote(text)}${hint}`);
    return undefined;
}
const DAY_MS = 86_400_000;
/**
 * Reads the day on which the token was created, as midnight UTC. Rejects a future date, which would suppress the warning about
 * an old token. One day ahead of UTC is accepted: in the easternmost time zones it is already today.
 */
function readTokenCreated(reader, now) {
    const text = reader.text('token-created');
    if (text === '')
        return undefined;
    const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
    if (!exists) {
        reader.rejectValue('token-created', text, 'a date like 2026-01-31 (YYYY-MM-DD)');
        return undefined;
    }
    if (date.getTime() > now.getTime() + DAY_MS) {
        reader.rejectValue('token-created', text, 'a date that is not in the future');
        return undefined;
    }
    return date;
}


/***/ }),

/***/ 7830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sy: () => (/* binding */ readSizeLimits),
/* harmony export */   Vg: () => (/* binding */ formatExcess),
/* harmony export */   Xq: () => (/* binding */ formatSize),
/* harmony export */   tW: () => (/* binding */ formatLimit)
/* harmony export */ });
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7540);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9776);


const BYTES = {
    ...{ B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
    ...{ KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 },
};
/** Characters of a corrected line. */
const MAX_LINE_LENGTH = 300;
/** Reads `size-limits`: lines of the form `pattern: size` or `total: size`. */
function readSizeLimits(reader) {
    return reader.lines('size-limits').flatMap(({ number, text }) => {
        const limit = toLimit(split(text));
        if (limit !== undefined)
            return [limit];
        const meant = meantLimit(reader.redact(text));
        const hint = meant && `: write \`${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(formatLimit(meant), MAX_LINE_LENGTH)}\``;
        reader.addProblem('size-limits', `line ${number} must be \`pattern: size\` or \`total: size\`, with a size such as 500 KB, 5 MB or 2 MiB, not ${reader.quote(text)}${hint ?? ''}`);
        return [];
    });
}
/** Formats a limit as a line of the input. */
function formatLimit({ pattern = 'total', value, unit }) {
    return `${pattern}: ${value} ${unit}`;
}
const MAX_DIGITS = 9;
/** Formats a size in the unit of its limit, without the unit. Only a size that equals the limit is shown as the limit, and only 0 as 0. */
function formatSize(size, limit) {
    return (0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(sizeInUnit(size, limit));
}
/** Formats by how much a size is above its limit: `1.2 MB`. */
function formatExcess(size, limit) {
    const excess = sizeInUnit(size, limit) - limit.value;
    return `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(Number(excess.toFixed(MAX_DIGITS)))} ${limit.unit}`;
}
function sizeInUnit(size, { bytes, value, unit }) {
    const rounded = (digits) => Number((size / BYTES[unit]).toFixed(digits));
    const misleads = (shown) => Math.sign(shown - value) !== Math.sign(size - bytes) || (shown === 0 && size > 0);
    let digits = 1;
    while (digits < MAX_DIGITS && misleads(rounded(digits)))
        digits += 1;
    return rounded(digits);
}
function split(text) {
    const colon = text.lastIndexOf(':');
    return [text.slice(0, Math.max(0, colon)).trim(), text.slice(colon + 1).trim()];
}
const SIZE = /^(\d{0,15}\.?\d{1,15})\s*(\w+)$/;
function toLimit([pattern, size]) {
    const [, number = '', word = ''] = SIZE.exec(size) ?? [];
    const unit = Object.keys(BYTES).find((name) => name.toLowerCase() === word.toLowerCase());
    // A dash or quotes of a YAML or JSON list would be part of the pattern, which then limits nothing.
    if (unit === undefined || pattern === '' || (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripListMarks */ .FU)(pattern) !== pattern)
        return undefined;
    const value = Number(number);
    // Rounded before it is cut: 4.1 * 1,000,000 is 4,099,999.9999999995.
    const bytes = Math.floor(Number((value * BYTES[unit]).toPrecision(15)));
    return { pattern: /^total$/i.test(pattern) ? undefined : pattern, bytes, value, unit };
}
/** The limit that an invalid line was probably meant to be: without signs of YAML or JSON, with a colon. */
function meantLimit(text) {
    const bare = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripListMarks */ .FU)(text);
    const [, left = '', right = ''] = /^([^\s:]+)\s*(?:=>?|->|\s)\s*([\d.]+\s*\w+)$/.exec(bare) ?? [];
    return toLimit(split(bare).map(_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripListMarks */ .FU)) ?? toLimit([left, right]);
}


/***/ }),

/***/ 6987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ Progress),
  W: () => (/* binding */ systemTicker)
});

// EXTERNAL MODULE: ./.cache/build/retry/clock.js
var clock = __webpack_require__(6620);
// EXTERNAL MODULE: ./.cache/build/support/text.js
var support_text = __webpack_require__(9776);
// EXTERNAL MODULE: ./.cache/build/api/errors.js
var errors = __webpack_require__(6269);
// EXTERNAL MODULE: ./.cache/build/support/format.js
var format = __webpack_require__(7540);
;// CONCATENATED MODULE: ./.cache/build/action/progress/wait-log.js


/** Minimum time between two lines about similar waits. */
const MIN_INTERVAL_MS = 5_000;
/** Maximum lines about waits per run. After them, only the status lines mention waits. */
const MAX_LINES = 100;
/** Turns waits into log lines. One 429 makes many requests wait, so similar waits to the same host share one line. */
class WaitLog {
    #logged = new Map();
    #lines = 0;
    #pausedUntilMs = 0;
    #retryAtMs = 0;
    /** Returns the line to log; `undefined` if a similar wait was just logged. */
    lineFor(wait, nowMs) {
        const untilMs = nowMs + wait.waitMs;
        if (wait.pausesAll)
            this.#pausedUntilMs = Math.max(this.#pausedUntilMs, untilMs);
        else
            this.#retryAtMs = Math.max(this.#retryAtMs, untilMs);
        const key = similarityKey(wait);
        const last = this.#logged.get(key);
        const isNew = last === undefined || nowMs - last.atMs >= MIN_INTERVAL_MS || untilMs - last.untilMs >= MIN_INTERVAL_MS;
        if (!isNew || this.#lines >= MAX_LINES) {
            if (last !== undefined)
                last.similar += 1;
            return undefined;
        }
        this.#lines += 1;
        this.#logged.set(key, { atMs: nowMs, untilMs, similar: 0 });
        const similar = last?.similar ? `; ${(0,format/* plural */.LS)(last.similar, 'request')} waited before` : '';
        return `${describeWait(wait)}${similar}`;
    }
    /** Whether a server keeps all requests to it from being sent. */
    isPaused(nowMs) {
        return this.#pausedUntilMs > nowMs;
    }
    /** The time until the last wait is over, as the end of a status line; empty if nothing waits. */
    formatRemaining(nowMs) {
        if (this.isPaused(nowMs))
            return `, paused for ${formatSeconds(this.#pausedUntilMs - nowMs)} more`;
        return this.#retryAtMs > nowMs ? `, next attempt within ${formatSeconds(this.#retryAtMs - nowMs)}` : '';
    }
}
function describeWait({ error, waitMs, asked, attempt, maxAttempts }) {
    const reason = asked ? 'as the server asked' : 'before another try';
    return `${error.message}; waiting ${(0,format/* formatDuration */.a3)(waitMs)} ${reason} (attempt ${attempt} of ${maxAttempts})`;
}
/** Waits with the same key share a line. Only the host counts, because each upload has a path of its own. */
function similarityKey({ error, kind, asked }) {
    const { location = '', method = '' } = error instanceof errors/* RequestError */.GI ? error : {};
    return [kind, asked, method, URL.canParse(location) ? new URL(location).host : location].join(' ');
}
function formatSeconds(ms) {
    return (0,format/* formatDuration */.a3)(Math.ceil(ms / 1000) * 1000);
}

;// CONCATENATED MODULE: ./.cache/build/action/progress/progress.js



const TICK_MS = 1_000;
/** Time between two status lines. It grows after 20 minutes, so that a log of many hours stays below 5,000 lines. */
const STATUS_INTERVAL_MS = 5_000;
const LATER_STATUS_INTERVAL_MS = 9_000;
const LATER_MS = 20 * 60_000;
/** A title may contain a name of any length, such as the name of a game. */
const MAX_TITLE_LENGTH = 200;
/** Timers may fire a few milliseconds early. */
const TOLERANCE_MS = 100;
/**
 * Logs the phases of a run. Each phase is a group that a reader can fold. If a phase logs nothing for some seconds, it
 * gets a line with its status and the time that is left to wait.
 */
class Progress {
    #log;
    #time;
    #waits = new WaitLog();
    #phase;
    #stopTicker = () => undefined;
    #startedMs = 0;
    #lastLineMs = 0;
    constructor(log, time = { clock: clock/* systemClock */.m, ticker: systemTicker }) {
        this.#log = log;
        this.#time = time;
    }
    get nowMs() {
        return this.#time.clock.monotonicMs();
    }
    /** Whether a server keeps all requests to it from being sent. */
    get isPaused() {
        return this.#waits.isPaused(this.nowMs);
    }
    /** Ends the phase before and opens the group of the next one. */
    startPhase(phase) {
        this.endPhase();
        this.#phase = phase;
        this.#startedMs = this.nowMs;
        this.#lastLineMs = this.#startedMs;
        this.#log.startGroup((0,support_text/* truncate */.xv)(phase.title, MAX_TITLE_LENGTH));
        this.#stopTicker = this.#time.ticker(TICK_MS, () => this.#tick());
    }
    log(text) {
        if (this.#phase?.linesPostponeStatus)
            this.#lastLineMs = this.nowMs;
        this.#log.info(text);
    }
    /** Logs that a request waits before its next attempt, unless a similar wait was just logged. */
    logWait(wait) {
        const line = this.#waits.lineFor(wait, this.nowMs);
        if (line !== undefined)
            this.log(`  ${line}`);
    }
    /** Closes the group of the current phase, if there is one. No status line follows. */
    endPhase() {
        if (this.#phase === undefined)
            return;
        this.#phase = undefined;
        this.#stopTicker();
        this.#log.endGroup();
    }
    #tick() {
        if (this.#phase === undefined)
            return;
        this.#phase.onTick?.();
        const { nowMs } = this;
        const intervalMs = nowMs - this.#startedMs < LATER_MS ? STATUS_INTERVAL_MS : LATER_STATUS_INTERVAL_MS;
        if (nowMs - this.#lastLineMs < intervalMs - TOLERANCE_MS)
            return;
        this.#lastLineMs = nowMs;
        this.#log.info(`  ${this.#phase.status()}${this.#waits.formatRemaining(nowMs)}`);
    }
}
/** The timer does not keep the process alive, so that a run whose work never settles can end. */
const systemTicker = (ms, tick) => {
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
};


/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ finishQuery),
  J: () => (/* binding */ finishRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/build-manifest.js
var build_manifest = __webpack_require__(7534);
// EXTERNAL MODULE: ./.cache/build/support/deadline.js
var deadline = __webpack_require__(3255);
// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
// EXTERNAL MODULE: ./.cache/build/support/files.js
var files = __webpack_require__(6472);
// EXTERNAL MODULE: ./.cache/build/support/json.js
var json = __webpack_require__(4689);
// EXTERNAL MODULE: ./.cache/build/action/failures/failures.js
var failures_failures = __webpack_require__(3537);
// EXTERNAL MODULE: ./.cache/build/action/runner/log.js
var runner_log = __webpack_require__(6559);
// EXTERNAL MODULE: ./.cache/build/action/runner/outputs.js
var runner_outputs = __webpack_require__(3735);
// EXTERNAL MODULE: ./.cache/build/action/runner/workflow-commands.js
var workflow_commands = __webpack_require__(4820);
// EXTERNAL MODULE: ./.cache/build/pipeline/outcomes.js
var outcomes = __webpack_require__(3413);
// EXTERNAL MODULE: ./.cache/build/support/format.js
var format = __webpack_require__(7540);
// EXTERNAL MODULE: ./.cache/build/action/runner/format-shard.js
var format_shard = __webpack_require__(4155);
// EXTERNAL MODULE: ./.cache/build/support/text.js
var support_text = __webpack_require__(9776);
// EXTERNAL MODULE: ./.cache/build/action/inputs/defaults.js
var defaults = __webpack_require__(9918);
// EXTERNAL MODULE: ./.cache/build/action/runner/sanitize.js
var sanitize = __webpack_require__(8510);
;// CONCATENATED MODULE: ./.cache/build/action/summary/markdown.js




const MAX_ROWS = 1_000;
/**
 * Renders a table of at most 1,000 rows within the budget, and a sentence that counts the omitted rows. Stops at the first
 * row that does not fit, so that 20,000 items cost no more than the shown rows.
 */
function table(content) {
    const { head, right = [], items, row, noun, budget } = content;
    const lines = [line(head), line(head.map((name) => (right.includes(name) ? '---:' : '---')))];
    let bytes = Buffer.byteLength(lines.join('\n'));
    let shown = 0;
    for (const item of items.slice(0, MAX_ROWS)) {
        const text = line(row(item));
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > budget)
            break;
        lines.push(text);
        shown += 1;
    }
    const omitted = items.length - shown;
    if (omitted === 0)
        return [lines.join('\n')];
    if (shown === 0)
        return [`No room for ${(0,format/* plural */.LS)(omitted, noun)} here: see the manifest.`];
    return [lines.join('\n'), `Table cut: ${(0,format/* plural */.LS)(omitted, `more ${noun}`)} in the manifest.`];
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}
const MAX_CELL_LENGTH = 120;
/** Escapes untrusted text for a cell or a heading, after cutting it to 120 characters. */
function cellText(text) {
    return (0,sanitize/* escapeMarkdown */.F)((0,support_text/* truncate */.xv)(text, MAX_CELL_LENGTH));
}
const MAX_TEXT_LENGTH = 1_000;
/** Maximum size after escaping, which may turn one character into 22 bytes. */
const MAX_TEXT_BYTES = 2_000;
/** Escapes untrusted text for a paragraph, after cutting it so that the Markdown has at most 2,000 bytes. */
function shortText(text, toMarkdown = sanitize/* escapeMarkdown */.F) {
    for (let length = MAX_TEXT_LENGTH;; length = Math.floor(length / 2)) {
        const markdown = toMarkdown((0,support_text/* truncate */.xv)(text, length));
        if (Buffer.byteLength(markdown) <= MAX_TEXT_BYTES)
            return markdown;
    }
}
const INPUT = [...Object.keys(defaults/* INPUT_DEFAULTS */.WJ), ...defaults/* INPUTS_WITHOUT_DEFAULT */.Ju].join('|');
/** What the action's own messages have in backticks. All other backticks may come from the service or a file name. */
const CODE = new RegExp(`\`(${[
    `(?:${INPUT})(?:: [a-z]+)?`,
    String.raw `(?:games|assets|merge|emulator)\/|[a-z]+:(?:read|write)|github\.token|secrets: inherit`,
    String.raw `if: github\.actor != 'dependabot\[bot\]'|strategy\.job-index|pattern: media\/type`,
    String.raw `[\w-]+(?=\` is not an input of this action)`,
].join('|')})\``);
/** Like `escapeMarkdown`, but shows the action's own words in backticks as code. */
function escapeMessage(text) {
    return text
        .split(CODE)
        .map((part, index) => (index % 2 === 0 ? (0,sanitize/* escapeMarkdown */.F)(part) : `\`${part}\``))
        .join('');
}
/** Folds blocks away under a summary line. The line is fixed text and is not escaped. */
function details(summary, blocks) {
    return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}
/** Keeps fixed text on one line, however narrow its column is. */
function noBreak(text) {
    return text.replaceAll(' ', '&nbsp;');
}

// EXTERNAL MODULE: ./.cache/build/action/upload/limit-usage.js
var limit_usage = __webpack_require__(4947);
;// CONCATENATED MODULE: ./.cache/build/action/summary/size-limits.js



/** A row has at most 6 KB, whatever the names are. */
const MAX_LIMITS = 10;
/** One row per limit, those that are exceeded first. */
function renderSizeLimits(usages) {
    if (usages.length === 0)
        return [];
    const sorted = usages.toSorted((a, b) => Number((0,limit_usage/* isExceeded */.ET)(b)) - Number((0,limit_usage/* isExceeded */.ET)(a)));
    const rows = table({
        head: ['limit', 'used', '', 'by'],
        items: sorted.slice(0, MAX_LIMITS),
        row: (usage) => [
            cellText(usage.limit.pattern ?? 'total'),
            (0,limit_usage/* drawBar */.iA)(usage),
            `${markOf(usage)} ${(0,limit_usage/* formatUsage */.pK)(usage)}`,
            cellText((0,limit_usage/* describeUser */.ZL)(usage)),
        ],
        noun: 'limit',
        budget: Number.POSITIVE_INFINITY,
    });
    const omitted = usages.length - MAX_LIMITS;
    return ['### Size limits', ...rows, ...(omitted > 0 ? [`And ${(0,format/* plural */.LS)(omitted, 'more limit')}.`] : [])];
}
function markOf(usage) {
    if ((0,limit_usage/* isExceeded */.ET)(usage))
        return '❌';
    return usage.matching.length > 0 ? '✅' : '➖';
}

;// CONCATENATED MODULE: ./.cache/build/action/summary/tables.js


/** Maximum size in bytes of the table that is shown open, and of the table that is folded away. */
const OPEN_BUDGET = 100_000;
const FOLDED_BUDGET = 400_000;
/** If there are more files than this, only failed files are shown open, and at most this many. */
const MAX_OPEN_FILES = 15;
const HEAD = ['status', 'file', 'type', 'size', 'asset id', 'time', 'attempts'];
const RIGHT = ['size', 'time', 'attempts'];
const ASSET_MARKS = {
    uploaded: '✅ uploaded',
    reused: '♻️ reused',
    failed: '❌ failed',
    'not-attempted': '➖ not attempted',
    planned: '📝 planned',
};
/** One row per file: failed files first, then the largest. */
function renderAssets({ assets }) {
    if (assets.length === 0)
        return [];
    const failed = assets.filter(({ status }) => status === 'failed').length;
    const sorted = assets.toSorted((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed') || b.size - a.size);
    const split = assets.length <= MAX_OPEN_FILES ? assets.length : Math.min(failed, MAX_OPEN_FILES);
    const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
    const kind = failed > split || failed === 0 ? 'file' : 'other file';
    return [
        '### Files',
        ...(open.length > 0 ? assetTable(open, OPEN_BUDGET) : []),
        ...(folded.length > 0
            ? details(`${(0,format/* plural */.LS)(folded.length, kind)}, the largest first`, assetTable(folded, FOLDED_BUDGET))
            : []),
    ];
}
function assetTable(assets, budget) {
    return table({ head: HEAD, right: RIGHT, items: assets, row, noun: 'file', budget });
}
function row({ path, contentType, size, status, assetId, attempts, durationMs }) {
    // Other files may keep the id of an earlier upload, perhaps of other bytes.
    const stored = status === 'uploaded' || status === 'reused';
    return [
        noBreak(ASSET_MARKS[status]),
        cellText(path),
        cellText(contentType),
        noBreak((0,format/* formatBytes */.z3)(size)),
        cellText(stored ? (assetId ?? '') : ''),
        attempts === 0 ? '' : noBreak((0,format/* formatDuration */.a3)(durationMs)),
        attempts === 0 ? '' : String(attempts),
    ];
}
/** Maximum size of the table of exports, in bytes. */
const EXPORTS_BUDGET = 150_000;
/** If there are more variants than this, the table is folded away. */
const MAX_OPEN_VARIANTS = 20;
const EXPORT_MARKS = {
    triggered: '✅ triggered',
    reused: '✅ triggered earlier',
    failed: '❌ failed',
    unknown: '❓ unknown',
    'not-attempted': '➖ not attempted',
};
/** One row per variant and one column per network; variants with a failure come first. */
function renderExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    const networks = [...new Set(exports.map(({ network }) => network))];
    const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
        variantId,
        statuses: new Map(own.map(({ network, status }) => [network, status])),
        broken: own.some(({ status }) => status === 'failed' || status === 'unknown'),
    }));
    const mark = (status) => {
        if (status === undefined)
            return '';
        return conclusion === 'planned' ? '📝 planned' : EXPORT_MARKS[status];
    };
    const matrix = table({
        head: ['variant', ...networks.map(cellText)],
        items: variants.toSorted((a, b) => Number(b.broken) - Number(a.broken)),
        row: ({ variantId, statuses }) => [
            cellText(variantId),
            ...networks.map((network) => noBreak(mark(statuses.get(network)))),
        ],
        noun: 'variant',
        budget: EXPORTS_BUDGET,
    });
    const folded = variants.length > MAX_OPEN_VARIANTS;
    return ['### Exports', ...(folded ? details((0,format/* plural */.LS)(variants.length, 'variant'), matrix) : matrix)];
}

;// CONCATENATED MODULE: ./.cache/build/action/summary/timeline.js

const NAMES = {
    find: 'Find files',
    join: 'Join parts',
    upload: 'Upload',
    export: 'Export',
    wait: 'Waiting',
};
/** The chart needs dates. On this day no time zone changes its clocks. */
const DAY_MS = Date.UTC(2000, 0, 1);
const DAY_FORMAT = 'YYYY-MM-DDTHH:mm:ss.SSS';
/** Renders the phases as a Mermaid chart. It contains only numbers and fixed words, never untrusted text. */
function renderTimeline(phases, { assets, exports }) {
    if (phases.length === 0)
        return [];
    const endMs = Math.max(...phases.map((phase) => phase.endMs));
    const waits = mergeWaits(phases, endMs);
    const failed = {
        upload: assets.some(({ status }) => status === 'failed'),
        export: exports.some(({ status }) => status === 'failed' || status === 'unknown'),
    };
    const lines = [
        'gantt',
        `dateFormat ${DAY_FORMAT}`,
        `axisFormat ${axisFormat(endMs)}`,
        'todayMarker off',
        ...phases
            .filter(({ name }) => name !== 'wait')
            .flatMap((phase) => [
            `section ${NAMES[phase.name]}`,
            `${(0,format/* formatDuration */.a3)(phase.endMs - phase.startMs)} :${failed[phase.name] ? 'crit, ' : ''}${span(phase)}`,
        ]),
        ...(waits.length > 0 ? [`section ${NAMES.wait}`] : []),
        ...waits.map((wait) => `${(0,format/* formatDuration */.a3)(wait.tookMs)} :done, ${span(wait)}`),
    ];
    return ['### Timeline', `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``];
}
/** The format of the axis labels, which depends on the length of the run. */
function axisFormat(endMs) {
    if (endMs < 5_000)
        return '%-S.%L s';
    if (endMs < 60_000)
        return '%-S s';
    return endMs < 3_600_000 ? '%-M:%S min' : '%-H:%M:%S h';
}
/** Mermaid needs bars of at least 1 ms. */
function span({ startMs, endMs }) {
    return `${dayTime(startMs)}, ${dayTime(Math.max(endMs, startMs + 1))}`;
}
/** Without a time zone, so that the axis begins at zero for every reader. */
function dayTime(ms) {
    return new Date(DAY_MS + ms).toISOString().slice(0, -1);
}
const MAX_WAITS = 5;
/** Smaller gaps and waits, as fractions of the run, would be invisible in the chart. */
const MIN_GAP = 0.02;
const MIN_WAIT = 0.01;
/** Merges waits that are close to each other. Returns the five longest in chronological order, all times in milliseconds. */
function mergeWaits(phases, lengthMs) {
    const merged = [];
    for (const { name, startMs, endMs } of phases) {
        if (name !== 'wait')
            continue;
        const last = merged.at(-1);
        const tookMs = endMs - startMs;
        if (last !== undefined && startMs - last.endMs < lengthMs * MIN_GAP) {
            merged[merged.length - 1] = { startMs: last.startMs, endMs, tookMs: last.tookMs + tookMs };
        }
        else {
            merged.push({ startMs, endMs, tookMs });
        }
    }
    return merged
        .filter(({ tookMs }) => tookMs >= lengthMs * MIN_WAIT)
        .toSorted((a, b) => b.tookMs - a.tookMs)
        .slice(0, MAX_WAITS)
        .sort((a, b) => a.startMs - b.startMs);
}

;// CONCATENATED MODULE: ./.cache/build/action/summary/summary.js







/**
 * Renders the job summary as Markdown. Pure function.
 *
 * The runner drops a whole summary above 1,048,576 bytes. Each part has a budget, and all parts together stay below
 * 900,000 bytes for any content.
 */
function renderJobSummary(content) {
    const { manifest } = content;
    const blocks = [
        ...renderHead(content),
        ...renderFailures(content.failures),
        ...renderSizeLimits(content.limitUsage ?? []),
        ...renderExports(manifest),
        ...renderAssets(manifest),
        ...renderTimeline(content.phases, manifest),
        renderOrigin(content),
    ];
    return `${blocks.join('\n\n')}\n`;
}
function heading({ conclusion, assets, exports }, hasCrashed) {
    switch (conclusion) {
        case 'success':
            if (exports.length > 0)
                return '✅ Exports triggered';
            return assets.length > 0 ? '✅ Files uploaded' : '✅ No file to upload';
        case 'failure':
            return `❌ ${whatIsMissing(assets, exports, hasCrashed)}`;
        case 'cancelled':
            return '⚠️ Cancelled';
        case 'planned':
            return '📝 Plan: nothing was sent';
    }
}
function whatIsMissing(assets, exports, hasCrashed) {
    const statuses = [...assets, ...exports].map(({ status }) => status);
    const isUnsent = statuses.every((status) => status === 'planned' || status === 'not-attempted');
    // Uploads that a crash interrupted have no outcome.
    if (isUnsent && statuses.length > 0 && !hasCrashed)
        return 'Nothing was sent';
    const triggered = exports.filter(outcomes/* isTriggered */.m3).length;
    if (triggered < exports.length)
        return triggered > 0 ? 'Not all exports triggered' : 'No export triggered';
    const hasAll = assets.every(({ status }) => status === 'uploaded' || status === 'reused');
    return hasAll ? 'Failed' : 'Not all files uploaded';
}
function renderHead({ manifest, failures, origin, waitedMs }) {
    const hasCrashed = failures.some(({ title }) => title === 'Unexpected error');
    const { startedAt, finishedAt = startedAt, shard } = manifest;
    const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
    const part = shard ? [(0,format_shard/* formatShard */._)(shard)] : [];
    const ref = origin.ref ? [cellText(origin.ref)] : [];
    const waited = waitedMs > 0 ? [`${(0,format/* formatDuration */.a3)(waitedMs)} spent waiting`] : [];
    return [
        `## ${[heading(manifest, hasCrashed), ...part, ...ref, (0,format/* formatDuration */.a3)(durationMs)].join(' · ')}`,
        [...countFiles(manifest), ...countExports(manifest), ...waited].join(' · '),
    ].filter((block) => block !== '');
}
function countFiles({ assets, conclusion }) {
    if (assets.length === 0)
        return [];
    const { uploaded = [], reused = [], failed = [], planned = [], } = Object.groupBy(assets, ({ status }) => status);
    const bytes = (files) => (0,format/* formatBytes */.z3)(files.reduce((sum, { size }) => sum + size, 0));
    if (conclusion === 'planned') {
        const reuse = reused.length > 0 ? `, ${(0,format/* formatNumber */.ZV)(reused.length)} to reuse` : '';
        return [`**${(0,format/* plural */.LS)(planned.length, 'file')}** to upload (${bytes(planned)})${reuse}`];
    }
    const total = `**${(0,format/* formatNumber */.ZV)(uploaded.length)} of ${(0,format/* plural */.LS)(assets.length, 'file')}** uploaded`;
    const others = [
        ...(reused.length > 0 ? [`${(0,format/* formatNumber */.ZV)(reused.length)} reused`] : []),
        ...(failed.length > 0 ? [`**${(0,format/* formatNumber */.ZV)(failed.length)} failed**`] : []),
    ];
    return [[`${total} (${bytes(uploaded)})`, ...others].join(', ')];
}
function countExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    if (conclusion === 'planned')
        return [`**${(0,format/* plural */.LS)(exports.length, 'export')}** to trigger`];
    const { triggered = [], reused = [], failed = [], unknown = [], } = Object.groupBy(exports, ({ status }) => status);
    const total = `**${(0,format/* formatNumber */.ZV)(triggered.length)} of ${(0,format/* plural */.LS)(exports.length, 'export')}** triggered`;
    const others = [
        ...(reused.length > 0 ? [`${(0,format/* formatNumber */.ZV)(reused.length)} by an earlier run`] : []),
        ...(failed.length > 0 ? [`**${(0,format/* formatNumber */.ZV)(failed.length)} failed**`] : []),
        ...(unknown.length > 0 ? [`**${(0,format/* formatNumber */.ZV)(unknown.length)} unknown**`] : []),
    ];
    return [[total, ...others].join(', ')];
}
function renderOrigin({ origin, manifestPath }) {
    const parts = [...formatRun(origin), `Manifest: ${shortText(manifestPath)}`];
    return parts.join(' · ');
}
function formatRun({ repository, commit, run, runUrl }) {
    const text = run && shortText(run);
    const link = text && runUrl ? `[${text}](${linkTarget(runUrl)})` : text;
    return [
        ...(repository ? [`**${shortText(repository)}**`] : []),
        ...(commit ? [`commit ${shortText(commit.slice(0, 7))}`] : []),
        ...(link ? [`run ${link}`] : []),
    ];
}
function linkTarget(url) {
    return encodeURI(url.toWellFormed()).replace(/[()]/g, (parenthesis) => parenthesis === '(' ? '%28' : '%29');
}
const MAX_FAILURES = 10;
const MAX_LINES = 12;
/** Maximum size of all sections together, in bytes. */
const FAILURES_BUDGET = 120_000;
/** One section per cause: what happened, where, and in bold what to do. */
function renderFailures(failures) {
    const sections = [];
    let bytes = 0;
    for (const failure of failures.slice(0, MAX_FAILURES)) {
        const section = renderFailure(failure);
        bytes += Buffer.byteLength(section);
        if (bytes > FAILURES_BUDGET)
            break;
        sections.push(section);
    }
    const omitted = failures.length - sections.length;
    return omitted === 0 ? sections : [...sections, `And ${(0,format/* plural */.LS)(omitted, 'more cause')} in the log.`];
}
function renderFailure({ title, lines }) {
    const shown = lines.slice(0, MAX_LINES).map((line) => shortText(line, escapeMessage));
    // If there are several lines, the last one says what to do.
    const hasAdvice = lines.length > 1 && lines.length <= MAX_LINES;
    // `<b>` instead of `**`, which Markdown ignores next to a space.
    const last = hasAdvice ? [`➡️ <b>${shown.pop()}</b>`] : [];
    const more = lines.length > MAX_LINES ? ['…'] : [];
    return `### ⛔ ${title}\n\n${[...shown, ...last, ...more].join('<br>')}`;
}

// EXTERNAL MODULE: ./.cache/build/action/upload/previous-manifest.js
var previous_manifest = __webpack_require__(8399);
// EXTERNAL MODULE: ./.cache/build/action/upload/upload-inputs.js
var upload_inputs = __webpack_require__(6251);
// EXTERNAL MODULE: ./.cache/build/action/report/try-write.js
var try_write = __webpack_require__(4506);
;// CONCATENATED MODULE: ./.cache/build/action/report/finish-run.js

















/**
 * Reports the result of an action that uploads or exports: outputs, manifest, annotations, job summary. If one of them
 * can't be written, the others still are.
 *
 * @returns the final conclusion: `failure` if the manifest or the outputs could not be written
 */
async function finishRun(result, run) {
    const { env, log, origin, signal, startedAt, waitTimer } = run;
    const { conclusion, shardPart } = result;
    await run.drafts.stop();
    const waitedMs = Math.round(waitTimer.totalMs);
    const phases = run.phases.phases(waitTimer);
    const { baseUrl = '', organizationId = '', summary = true } = result.inputs ?? {};
    const manifestPath = result.inputs?.manifestPath ?? (0,upload_inputs/* temporaryManifestPath */.Ue)(env);
    const { deployed } = run.recorder;
    const known = { startedAt, finishedAt: new Date(), run: origin.manifestRun, shardPart, deployed };
    const head = { conclusion, baseUrl, organizationId, ...known };
    // A crash leaves its group open, and annotations inside a folded group are hard to find.
    log.endGroup();
    const failures = [...result.failures];
    const areOutputsWritten = await (0,try_write/* tryWrite */.FA)(failures, (0,try_write/* outputFile */.i9)(env), `Read the values from the manifest: ${manifestPath}`, async () => {
        await (0,runner_outputs/* tryStepOutputs */.oU)(env, signal);
        (0,runner_outputs/* writeOutputs */.Kn)(result.report, manifestPath, { env, log });
    });
    const { report, kept } = result;
    const previous = result.reusable ?? (0,previous_manifest/* uploadsIn */.Sz)(result.previous);
    let manifest = (0,build_manifest/* buildManifest */.u)(areOutputsWritten ? head : { ...head, conclusion: 'failure' }, report, previous);
    const complete = kept ? (0,build_manifest/* addKept */.e)(manifest, report, kept) : manifest;
    const isManifestWritten = await (0,try_write/* tryWrite */.FA)(failures, manifestPath, 'Choose another place with `manifest`.', () => (0,deadline/* withDeadline */.N)((0,files/* writeFileAtomically */.lo)(manifestPath, (0,json/* jsonInParts */.sw)(complete)), signal), 'Manifest not written');
    if (!isManifestWritten)
        manifest = { ...manifest, conclusion: 'failure' };
    (0,failures_failures/* annotateFailures */.o)(failures, log);
    if (summary) {
        const { limitUsage } = result;
        const content = { manifest, manifestPath, failures, limitUsage, origin, waitedMs, phases };
        await writeSummary(renderJobSummary(content), run);
    }
    (0,runner_log/* logWaitTime */.dU)(waitedMs, log);
    log.info(`Manifest: ${manifestPath}`);
    log.flush();
    return manifest.conclusion;
}
async function writeSummary(markdown, { env, log, signal }) {
    // GitHub's runner always sets this variable. Other runners of actions may not.
    const path = env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return;
    try {
        (0,workflow_commands/* rejectNamedPipe */.Ty)(path);
        await (0,deadline/* withDeadline */.N)(core/* summary */.z.addRaw(markdown).write(), signal);
    }
    catch (error) {
        const advice = 'The log, the outputs and the manifest have the same information.';
        log.warning('Job summary not written', `${path}: ${(0,errors/* causeChain */.D)(error).join(': ')}`, advice);
    }
}
/**
 * Reports the result of a sub-action that only reads: file, outputs, annotations. If one of them can't be written, the
 * others still are.
 *
 * @param file `output` is the name of the output for the file's path; the file is named `<prefix>-<random>.<extension>`
 * @returns whether the step succeeded, including everything that it writes
 */
async function finishQuery({ outputs, content, ...result }, file, { env, log, signal, waitTimer }) {
    const failures = [...result.failures];
    log.endGroup();
    const name = `${file.prefix}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}.${file.extension}`;
    const path = (0,external_node_path_.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), name);
    const isWritten = content !== undefined &&
        (await (0,try_write/* tryWrite */.FA)(failures, path, 'Check whether the disk of this runner is full.', () => (0,deadline/* withDeadline */.N)((0,files/* writeFileAtomically */.lo)(path, content), signal)));
    const instead = isWritten ? `the file of \`${file.output}\`: ${path}` : 'no file either: see the errors';
    const fitting = Object.entries(outputs).map(([output, text]) => {
        return [output, (0,runner_outputs/* emptyIfTooLarge */.Ef)(output, text, instead, log)];
    });
    const advice = isWritten
        ? `Read the values from the file: ${path}`
        : 'The values are lost: run the action again.';
    await (0,try_write/* tryWrite */.FA)(failures, (0,try_write/* outputFile */.i9)(env), advice, async () => {
        await (0,runner_outputs/* tryStepOutputs */.oU)(env, signal);
        const values = { ...Object.fromEntries(fitting), [file.output]: isWritten ? path : '' };
        (0,runner_outputs/* writeStepOutputs */.sR)(values, { env, log });
    });
    (0,failures_failures/* annotateFailures */.o)(failures, log);
    (0,runner_log/* logWaitTime */.dU)(Math.round(waitTimer.totalMs), log);
    if (isWritten)
        log.info(`Full content: ${path}`);
    log.flush();
    return failures.length === 0;
}


/***/ }),

/***/ 4506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ tryWrite),
/* harmony export */   J: () => (/* binding */ outputsFailure),
/* harmony export */   i9: () => (/* binding */ outputFile)
/* harmony export */ });
/* harmony import */ var _support_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6472);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3735);



/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
async function outputsFailure(env, signal) {
    const failures = [];
    const advice = 'Nothing was sent, because later steps would not learn of it.';
    await tryWrite(failures, outputFile(env), advice, () => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .tryStepOutputs */ .oU)(env, signal));
    return failures[0];
}
/** The name of the file of outputs, for messages. */
function outputFile(env) {
    return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}
/** Calls `write`. An error is added to `failures` and does not stop the run. Returns whether `write` succeeded. */
async function tryWrite(failures, path, advice, write, title = 'Outputs not written') {
    try {
        await write();
        return true;
    }
    catch (error) {
        const lock = (0,_support_files_js__WEBPACK_IMPORTED_MODULE_0__/* .explainLock */ .R1)(error);
        const reason = `${path}: ${(0,_support_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(error).join(': ')}`;
        // The action has tried the outputs at its start, and reported them.
        if (failures.some((known) => known.title === title && known.lines[0] === reason))
            return false;
        failures.push({ title, lines: [reason, lock === undefined ? advice : `${lock} ${advice}`] });
        return false;
    }
}


/***/ }),

/***/ 4155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ formatShard)
/* harmony export */ });
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function formatShard({ index, total }) {
    return `part ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(index)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(total)}`;
}


/***/ }),

/***/ 4943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ withService)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
var external_node_http_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_http_, 2);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
var external_node_https_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_https_, 2);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(2779);
// EXTERNAL MODULE: ./.cache/build/support/redact.js
var redact = __webpack_require__(2562);
// EXTERNAL MODULE: ./.cache/build/api/errors.js
var errors = __webpack_require__(6269);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./.cache/build/api/http/connect-error.js

/** There is no connection, so nothing was sent. */
class ConnectError extends Error {
    name = 'ConnectError';
    reason;
    constructor(reason, cause) {
        super('no connection', { cause });
        this.reason = reason;
    }
}
/** OpenSSL's errors about bytes that are not TLS. */
const NOT_TLS = /wrong version number|packet length too long/;
/** Explains an error of a connection that was not made. @param socket that of the connection, if it has one */
function explainConnectError(error, socket, peer) {
    if (socket instanceof external_node_tls_.TLSSocket && socket.authorizationError)
        return { reason: 'untrusted-certificate', cause: error };
    if (error instanceof Error && NOT_TLS.test(error.message)) {
        const cause = new Error(`the ${peer} speaks plain http on this port`);
        return { reason: 'plain-http', cause };
    }
    return { reason: 'unreachable', cause: error };
}

;// CONCATENATED MODULE: ./.cache/build/api/http/defer-write-errors.js
/**
 * Delays write errors of a connection by two event-loop turns, so that an early response is read before Node discards it.
 *
 * A server that rejects a body may respond and close the connection without reading the body. The next write then fails, and
 * a failed stream drops the response that the system still holds.
 */
function deferWriteErrors(socket) {
    const deferred = (callback) => (error) => {
        // The first turn comes before Node reads from the system, the second one after it.
        if (error)
            setImmediate(() => setImmediate(callback, error));
        else
            callback();
    };
    // Only these internal methods run before the stream knows of the failure.
    const { _write: write, _writev: writev } = socket;
    socket._write = (chunk, encoding, callback) => write.call(socket, chunk, encoding, deferred(callback));
    socket._writev = (chunks, callback) => writev.call(socket, chunks, deferred(callback));
}

// EXTERNAL MODULE: ./.cache/build/api/http/proxy.js
var http_proxy = __webpack_require__(8089);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./.cache/build/api/http/tunnel.js





const PROXY_REASONS = {
    unreachable: 'unreachable',
    'untrusted-certificate': 'proxy-certificate',
    'plain-http': 'proxy-plain-http',
};
/**
 * Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
 *
 * @param target host and port of the server
 * @throws ConnectError
 */
async function openTunnel(proxy, target, deadline) {
    const host = hostOf(proxy);
    deadline.progress('the proxy opened no tunnel');
    const connect = (proxy.protocol === 'https:' ? external_node_https_.request : external_node_http_.request)({
        method: 'CONNECT',
        host,
        port: proxy.port,
        path: target,
        headers: { host: target, ...credentialsOf(proxy) },
        // Otherwise Node checks the proxy's certificate for the host of the `host` header.
        servername: (0,external_node_net_.isIP)(host) === 0 ? host : '',
        agent: false,
        signal: deadline.signal,
    });
    connect.end();
    try {
        const [{ statusCode: status = 0 }, socket] = (await (0,external_node_events_.once)(connect, 'connect'));
        if (status >= 200 && status < 300)
            return socket;
        socket.destroy();
        // Some proxies answer 401 instead of 407.
        const reason = status === 407 || status === 401 ? 'proxy-credentials' : 'unreachable';
        throw new ConnectError(reason, new Error(`the proxy answered ${status}`));
    }
    catch (error) {
        if (error instanceof ConnectError)
            throw error;
        const { reason, cause } = explainConnectError(error, connect.socket, 'proxy');
        throw new ConnectError(PROXY_REASONS[reason], new Error('no connection to the proxy', { cause }));
    }
}
function credentialsOf({ username, password }) {
    if (username === '' && password === '')
        return {};
    const credentials = Buffer.from(`${username}:${password}`).toString('base64');
    return { 'proxy-authorization': `Basic ${credentials}` };
}
/** The host as Node's resolver takes it: an IPv6 address without its brackets. */
function hostOf({ hostname }) {
    return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

;// CONCATENATED MODULE: ./.cache/build/api/http/connect.js





/** Time without packets after which the system sends probes. */
const KEEP_ALIVE_MS = 1_000;
/**
 * Makes a connection to a server, through a tunnel if there is a proxy for it.
 *
 * @param open opens the connection as Node's agent does, within `socket` if there is one
 * @throws ConnectError
 */
async function connect(open, options, protocol) {
    const { host, port, deadline } = options;
    const target = `${host?.includes(':') ? `[${host}]` : host}:${port}`;
    const proxy = (0,http_proxy/* proxyFor */.i)(new URL(`${protocol}//${target}`));
    const tunnel = proxy && (await openTunnel(proxy, target, deadline));
    if (tunnel && protocol === 'http:')
        return prepared(tunnel, deadline);
    let socket;
    try {
        socket = open({ ...options, ...(tunnel && { socket: tunnel }) });
        await (0,external_node_events_.once)(socket, protocol === 'https:' ? 'secureConnect' : 'connect', { signal: deadline.signal });
    }
    catch (error) {
        socket?.on('error', () => undefined).destroy();
        const { reason, cause } = explainConnectError(error, socket, 'server');
        throw new ConnectError(reason, cause);
    }
    return prepared(socket, deadline);
}
function prepared(socket, deadline) {
    deadline.progress();
    deferWriteErrors(socket);
    // Devices between may drop a connection without packets while a response takes long.
    return socket.setKeepAlive(true, KEEP_ALIVE_MS);
}

;// CONCATENATED MODULE: ./.cache/build/api/http/agents.js



/** An idle connection is used within this time, because many servers close it after 5 s. */
const MAX_IDLE_MS = 4_000;
/** Node's agents for all requests of a run. They keep idle connections, and sessions of TLS. */
class Agents {
    #reusing = { 'http:': httpAgent(true), 'https:': httpsAgent(true) };
    #single = { 'http:': httpAgent(false), 'https:': httpsAgent(false) };
    /** @param reuse whether to use an idle connection, and to keep the connection afterwards */
    for(url, reuse) {
        return (reuse ? this.#reusing : this.#single)[url.protocol === 'https:' ? 'https:' : 'http:'];
    }
    /** Closes all connections. */
    close() {
        for (const { 'http:': plain, 'https:': secure } of [this.#reusing, this.#single]) {
            plain.destroy();
            secure.destroy();
        }
    }
}
function httpAgent(keepAlive) {
    return withConnect(new external_node_http_.Agent({ keepAlive, timeout: MAX_IDLE_MS }), 'http:');
}
function httpsAgent(keepAlive) {
    return withConnect(new external_node_https_.Agent({ keepAlive, timeout: MAX_IDLE_MS }), 'https:');
}
/** Lets an agent make its connections by `connect`. */
function withConnect(agent, protocol) {
    const open = agent.createConnection.bind(agent);
    agent.createConnection = (options, done) => {
        connect(open, options, protocol).then((socket) => done?.(null, socket), (error) => done?.(error, undefined));
        return undefined;
    };
    return agent;
}

;// CONCATENATED MODULE: ./.cache/build/api/http/deadline.js
/** A whole response may take this many idle timeouts, counted from the end of the request. */
const RESPONSE_TIMEOUTS = 10;
/**
 * The time that one request has. It aborts the request if it makes no progress for the idle timeout, if its response takes ten idle
 * timeouts, or if the run is cancelled.
 *
 * Progress is a connection, 64 KiB of an upload, and each part of a response body. Interim responses and parts of a head are none, so a
 * server can't delay a run with them.
 */
class Deadline {
    #controller = new AbortController();
    /** Why the request was aborted; absent if it was not. */
    abort;
    /** Aborts the request. */
    signal = this.#controller.signal;
    #aborted = Promise.withResolvers();
    #cancelSignal;
    #idleTimeoutMs;
    #idleTimer;
    #responseTimer;
    #missing = 'no progress';
    #progressMs = performance.now();
    /** @param idleTimeoutMs time without progress after which the request is aborted */
    constructor(cancelSignal, idleTimeoutMs) {
        this.#cancelSignal = cancelSignal;
        this.#idleTimeoutMs = idleTimeoutMs;
        this.#idleTimer = setTimeout(() => this.#expire(`${this.#missing} for`, idleTimeoutMs), idleTimeoutMs);
        if (cancelSignal.aborted)
            this.#cancel();
        else
            cancelSignal.addEventListener('abort', this.#cancel);
    }
    /** Rejects when the request is aborted. Some requests without a connection emit no event then, nor does a file that is being opened. */
    get aborted() {
        return this.#aborted.promise;
    }
    /** Time since the last progress, in milliseconds. */
    get idleMs() {
        return performance.now() - this.#progressMs;
    }
    /** Restarts the idle time. @param missing start of the message if there is no further progress */
    progress(missing = 'no progress') {
        this.#missing = missing;
        this.#progressMs = performance.now();
        this.#idleTimer.refresh();
    }
    /** Starts the time of the response. */
    requestSent() {
        const timeoutMs = RESPONSE_TIMEOUTS * this.#idleTimeoutMs;
        this.#responseTimer ??= setTimeout(() => this.#expire('the response was not complete after', timeoutMs), timeoutMs);
    }
    /** The request has ended. */
    end() {
        clearTimeout(this.#idleTimer);
        clearTimeout(this.#responseTimer);
        this.#cancelSignal.removeEventListener('abort', this.#cancel);
    }
    #cancel = () => this.#stop('cancelled', new Error('cancelled'));
    #expire(problem, timeoutMs) {
        this.#stop('timeout', new Error(`${problem} ${timeoutMs / 1000} s`));
    }
    #stop(reason, cause) {
        this.abort ??= { reason, cause };
        this.#controller.abort(cause);
        this.#aborted.reject(cause);
    }
}

;// CONCATENATED MODULE: ./.cache/build/api/http/response-body.js
/**
 * Reads a body up to a limit into one buffer that grows: each chunk would keep the block alive that it was read into, so a body in small
 * chunks would take many times its size.
 *
 * @param onData called for each chunk
 * @throws Error if the connection is closed before the end
 */
async function readBody(message, limitBytes, onData) {
    let buffer = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of message) {
        onData();
        if (size + chunk.length > buffer.length) {
            const larger = Buffer.alloc(Math.min(Math.max(size + chunk.length, 2 * buffer.length), limitBytes));
            buffer.copy(larger, 0, 0, size);
            buffer = larger;
        }
        const truncated = size + chunk.length > limitBytes;
        size += chunk.copy(buffer, size);
        if (truncated)
            return { body: buffer, truncated };
    }
    return { body: buffer.subarray(0, size), truncated: false };
}

// EXTERNAL MODULE: ./.cache/build/support/errors.js
var support_errors = __webpack_require__(984);
;// CONCATENATED MODULE: ./.cache/build/api/http/upload.js



/** An upload makes progress if the system takes this much within the idle timeout. */
const PIECE_BYTES = 64 * 1024;
/** The codes of a connection that the other side has closed. */
const CLOSED = ['ECONNRESET', 'ECONNABORTED', 'EPIPE'];
/**
 * Sends a request whose body is a file, over `node:http`. `HttpClient` would pipe the body, and the response of a server that rejects a
 * body before it has read it would be lost in most cases.
 *
 * @returns as soon as the head of the response is there
 * @throws Error if there is no response; the error of the body if that can't be read
 */
async function startUpload(options, protocol, body) {
    const { size } = body;
    const bytes = await body.open();
    const request = (protocol === 'https:' ? external_node_https_.request : external_node_http_.request)(options);
    const { promise, resolve, reject } = Promise.withResolvers();
    request.on('response', resolve);
    request.on('error', reject);
    request.on('close', () => reject(new Error('the connection was closed without a response')));
    void sendBody(request, Buffer.isBuffer(bytes) ? [bytes] : bytes, size, options.deadline);
    try {
        const message = await promise;
        return {
            message,
            isSent: () => request.writableEnded,
            end: () => {
                if (!request.writableEnded)
                    request.destroy();
            },
        };
    }
    catch (error) {
        const isEarly = size > 0 && !request.writableFinished && CLOSED.includes((0,support_errors/* errorCode */.C)(error));
        if (!isEarly)
            throw error;
        // Servers reject uploads in this way too, and on Windows their response is lost with the connection.
        throw new Error('the server ended the upload early, and may have refused it', { cause: error });
    }
}
/** Sends the body piece by piece, each when the system has taken the one before. This limits memory, too. */
async function sendBody(request, blocks, size, deadline) {
    let wake = () => undefined;
    request.once('close', () => wake());
    let sentBytes = 0;
    try {
        for await (const block of blocks) {
            for (let start = 0; start < block.length; start += PIECE_BYTES) {
                if (request.destroyed)
                    return;
                const piece = block.subarray(start, start + PIECE_BYTES);
                sentBytes += piece.length;
                await new Promise((resolve) => {
                    wake = resolve;
                    // `end` before the loop is over: the file is closed after that, maybe after the response.
                    if (sentBytes === size)
                        request.end(piece, resolve);
                    else
                        request.write(piece, () => resolve());
                });
                deadline.progress();
            }
        }
        if (size === 0)
            request.end();
        deadline.requestSent();
    }
    catch (error) {
        request.destroy(error);
    }
}

;// CONCATENATED MODULE: ./.cache/build/api/http/transport.js












const DEFAULT_BODY_LIMIT_BYTES = 1024 * 1024;
/** `HttpClient` ends requests after three minutes by default. `Deadline` ends them earlier than in 24 days. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;
/** Sends HTTP requests. */
class HttpTransport {
    #client = new lib/* HttpClient */.Qq(undefined, [], {
        allowRedirects: false,
        allowRetries: false,
        socketTimeout: NO_TIMEOUT_MS,
    });
    #agents = new Agents();
    #userAgent;
    #idleTimeoutMs;
    /** @param idleTimeoutMs time without progress after which a request fails, as `Deadline` defines it */
    constructor({ userAgent, idleTimeoutMs }) {
        this.#userAgent = userAgent;
        this.#idleTimeoutMs = idleTimeoutMs;
    }
    /**
     * Sends one request, without retries. Follows no redirect.
     *
     * @returns a response of any status; 2xx only if the whole request was sent
     * @throws NetworkError if there is no complete response
     * @throws AssetFileError if the body cannot be read
     */
    async send(request) {
        const deadline = new Deadline(request.signal, this.#idleTimeoutMs);
        try {
            const { body } = request;
            const response = typeof body === 'object'
                ? this.#upload(request, body, deadline)
                : this.#call(request, body, deadline);
            return await Promise.race([response, deadline.aborted]);
        }
        catch (error) {
            throw toNetworkError(error, request, deadline);
        }
        finally {
            deadline.end();
        }
    }
    /** Closes all connections. */
    close() {
        this.#agents.close();
    }
    async #call(request, body, deadline) {
        const { url, bodyLimitBytes } = request;
        const options = this.#options(request, deadline);
        const httpModule = url.protocol === 'https:' ? external_node_https_namespaceObject : external_node_http_namespaceObject;
        deadline.requestSent();
        // The cast: without a body `HttpClient` takes null, as its own methods do.
        const sent = this.#client.requestRaw({ options, parsedUrl: url, httpModule }, body ?? null);
        return received((await sent).message, deadline, bodyLimitBytes);
    }
    async #upload(request, body, deadline) {
        const upload = await startUpload(this.#options(request, deadline), request.url.protocol, body);
        try {
            deadline.requestSent();
            const response = await received(upload.message, deadline, request.bodyLimitBytes);
            if (response.status >= 200 && response.status < 300 && !upload.isSent())
                throw new Error('the response came before the whole request was sent');
            return response;
        }
        finally {
            upload.end();
        }
    }
    #options(request, deadline) {
        const { method, url, headers, body, reuseConnection } = request;
        const length = typeof body === 'object' ? { 'content-length': String(body.size) } : {};
        return {
            method,
            host: hostOf(url),
            port: url.port || (url.protocol === 'https:' ? 443 : 80),
            path: url.pathname + url.search,
            headers: { ...headers, ...length, 'user-agent': this.#userAgent },
            agent: this.#agents.for(url, reuseConnection),
            signal: deadline.signal,
            deadline,
        };
    }
}
async function received(message, deadline, bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES) {
    const { statusCode: status = 0, headers } = message;
    const responseMs = deadline.idleMs;
    deadline.progress();
    const body = await readBody(message, bodyLimitBytes, () => deadline.progress());
    return { status, headers, ...body, responseMs };
}
function toNetworkError(error, { method, url }, { abort }) {
    if (error instanceof errors/* AssetFileError */.DP)
        return error;
    const request = { method, location: (0,redact/* redactUrl */.B)(url), proxy: (0,http_proxy/* proxyFor */.i)(url)?.host };
    if (abort)
        return new errors/* NetworkError */.Dr(abort.reason, request, abort.cause);
    if (error instanceof ConnectError)
        return new errors/* NetworkError */.Dr(error.reason, request, error.cause);
    return new errors/* NetworkError */.Dr('broken', request, error);
}

// EXTERNAL MODULE: ./.cache/build/api/redaction/secrets.js + 2 modules
var redaction_secrets = __webpack_require__(4880);
;// CONCATENATED MODULE: ./.cache/build/retry/delays.js
/** The longest wait after the first attempt, in milliseconds. */
const BASE_MS = 250;
const CAP_MS = 20_000;
/**
 * Exponential backoff with full jitter: from 0 to `250 ms * 2^(attempt - 1)`, at most 20 s.
 *
 * Full jitter spreads workers that failed together (Brooker, "Exponential Backoff And Jitter", 2015).
 *
 * @param attempt the failed attempt, counted from 1
 * @param random a number in [0, 1)
 * @returns milliseconds
 */
function backoffMs(attempt, random) {
    return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}
const SECONDS = /^\d+(?:\.\d+)?$/;
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850_DATE = /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
/**
 * Parses a `Retry-After` field (RFC 9110, 10.2.3): a number of seconds, or one of the three forms of an HTTP date. A date
 * in the past is a wait of 0 ms.
 *
 * @param value the field as received, `undefined` if it is absent
 * @param wallMs now, in milliseconds since the epoch
 * @returns milliseconds, or `undefined` if the field is absent or invalid
 */
function retryAfterMs(value, wallMs) {
    const text = value?.trim() ?? '';
    if (SECONDS.test(text))
        return Math.min(Math.ceil(Number(text) * 1000), Number.MAX_SAFE_INTEGER);
    const date = parseHttpDate(text);
    return date === undefined ? undefined : Math.max(0, date - wallMs);
}
/** @returns milliseconds since the epoch, or `undefined` if the text is none of the three forms of an HTTP date */
function parseHttpDate(text = '') {
    if (IMF_FIXDATE.test(text) || RFC_850_DATE.test(text))
        return validDate(text);
    // An asctime date has no time zone, so Date.parse would read it as local time.
    if (ASCTIME_DATE.test(text))
        return validDate(`${text} GMT`);
    return undefined;
}
function validDate(text) {
    const ms = Date.parse(text);
    return Number.isNaN(ms) ? undefined : ms;
}

// EXTERNAL MODULE: ./.cache/build/api/responses.js
var responses = __webpack_require__(755);
;// CONCATENATED MODULE: ./.cache/build/retry/adaptive-rate.js
/** The new rate after a pause, as a share of the measured rate. */
const BACK_OFF = 0.98;
/** The rate falls no lower than this share of the previous one, because a single 429 may be chance. */
const LOWEST_SHARE = 0.88;
/** The rate grows by 1 % in the first step, by 2 % in the next, then 4 %, and so on. It doubles at most. */
const GROWTH = 0.01;
/** The rate grows at most once in this time, and at most once in the time that `GROWTH_STEP_REQUESTS` requests take. */
const GROWTH_STEP_MS = 1_000;
const GROWTH_STEP_REQUESTS = 10;
/**
 * With fewer accepted requests before the first pause, the rate is searched for: it begins with one request per pause, at
 * least one per second, and grows with every accepted request. Each pause that follows accepted requests makes the steps
 * smaller, until they are too small to matter.
 */
const MIN_SAMPLES = 5;
const MAX_SEARCH_START_MS = 1_000;
const SEARCH_GROWTH = 1.5;
const MIN_SEARCH_GROWTH = 1.05;
/** `Retry-After` is rounded up to whole seconds, so the server may accept up to 2 % more after it. */
const ROUNDING_ALLOWANCE = 1.02;
/** The request after a burst goes alone for this many times the last response time, at most `MAX_ALONE_MS`. */
const ALONE_RESPONSE_TIMES = 1.5;
const MAX_ALONE_MS = 1_000;
/** After this many pauses in a row that began at a rate accepted before, the limit is forgotten. */
const MAX_CONTRADICTIONS = 8;
/**
 * Learns from accepted and throttled requests how fast requests may follow each other.
 *
 * There is no limit before the first pause. After a pause a burst is sent at once, because a token bucket has refilled or a
 * new window has begun: usually as many requests as were accepted before the first pause. The next request goes alone, and shows
 * whether the server accepts more. The others follow at a little less than the rate measured from pause to pause. This rate
 * then grows, slowly at first.
 */
class AdaptiveRate {
    /** Requests per millisecond. */
    #rate = Number.POSITIVE_INFINITY;
    /** Factor by which a searched rate grows with every accepted request; 1 if the rate is not searched for. */
    #searchGrowth = 1;
    #growth = GROWTH;
    #grownAtMs = 0;
    /** When the next request after the burst may be sent. */
    #nextSlotMs = 0;
    /** Requests that the server accepts at once after a pause. */
    #burst = 0;
    #burstLeft = 0;
    /** Whether the next request after the burst goes alone. */
    #isNextAlone = false;
    #responseTimeMs = 0;
    #pauses = 0;
    /** Pauses in a row that began at a rate that the server had accepted before. */
    #contradictions = 0;
    /** When the present measurement began, and the rate then. */
    #measurement;
    /** Requests accepted since the measurement began. */
    #accepted = 0;
    #cycleStartMs;
    #acceptedInCycle = 0;
    /** @param nowMs when the first request can be sent at the earliest */
    constructor(nowMs) {
        this.#measurement = { startMs: nowMs, rate: this.#rate };
        this.#cycleStartMs = nowMs;
    }
    get hasLimit() {
        return this.#rate !== Number.POSITIVE_INFINITY;
    }
    /** Whether throttled requests contradict a limit. The rate must then be learned anew. */
    get isContradicted() {
        return this.#contradictions >= MAX_CONTRADICTIONS;
    }
    /** When the last pause ended. */
    get cycleStartMs() {
        return this.#cycleStartMs;
    }
    /** Requests that were sent since the last pause and accepted. */
    get acceptedInCycle() {
        return this.#acceptedInCycle;
    }
    /** The time between two requests after the burst; 0 without a limit. */
    get slotMs() {
        return 1 / this.#rate;
    }
    /** When the next request may be sent. */
    nextMs(nowMs) {
        return this.hasLimit && this.#burstLeft < 1 ? Math.max(nowMs, this.#nextSlotMs) : nowMs;
    }
    /** Reserves the next slot and returns its time. */
    take(nowMs) {
        const atMs = this.nextMs(nowMs);
        if (this.#burstLeft >= 1) {
            this.#burstLeft -= 1;
            return atMs;
        }
        const aloneMs = this.#isNextAlone ? ALONE_RESPONSE_TIMES * this.#responseTimeMs : 0;
        this.#nextSlotMs = atMs + Math.max(1 / this.#rate, Math.min(aloneMs, MAX_ALONE_MS));
        this.#isNextAlone = false;
        return atMs;
    }
    /** Counts an accepted request that was sent before the last pause. */
    countStale() {
        this.#accepted += 1;
    }
    /** Counts an accepted request that was sent since the last pause. */
    count(sentMs, nowMs) {
        // The server's first period begins with the first request that arrives, and connections take time before that.
        if (this.#pauses === 0 && this.#acceptedInCycle === 0)
            this.#cycleStartMs = nowMs;
        this.#responseTimeMs = nowMs - sentMs;
        this.#accepted += 1;
        this.#acceptedInCycle += 1;
    }
    /** Raises the rate after an accepted request. */
    grow(nowMs) {
        if (!this.hasLimit)
            return;
        this.#rate *= this.#searchGrowth;
        const stepMs = Math.max(GROWTH_STEP_MS, GROWTH_STEP_REQUESTS / this.#rate);
        // Only one step, even after a long time without requests: that time shows nothing about the limit.
        if (nowMs - this.#grownAtMs >= stepMs) {
            this.#rate *= 1 + this.#growth;
            this.#growth = Math.min(1, this.#growth * 2);
            this.#grownAtMs = nowMs;
        }
        // The rate has more than doubled since the measurement began, so its first requests no longer show the limit.
        if (!this.#isSearching && this.#rate > this.#measurement.rate * 2)
            this.#startMeasurement(nowMs);
    }
    /**
     * Records a throttled request.
     *
     * @param isSteady whether this cycle accepted about as many requests as the previous one
     */
    throttled(isSteady) {
        // A cycle that is only a burst shows nothing about the rate.
        if (this.#pauses < 2 || this.#acceptedInCycle <= this.#burst)
            return;
        const contradicts = !isSteady && this.#rate * BACK_OFF <= this.#measurement.rate;
        this.#contradictions = contradicts ? this.#contradictions + 1 : 0;
    }
    /** Sets burst and rate after a pause. */
    resume({ fromMs, hasRetryAfter, endsPeriod }, nowMs) {
        const pauseMs = nowMs - fromMs;
        const isFirst = this.#pauses === 0;
        const measuredMs = (isFirst ? nowMs : fromMs) - this.#measurement.startMs;
        const measuredRate = Math.max(1, this.#accepted) / Math.max(1, measuredMs);
        const lowestRate = this.#lowestRate();
        if (isFirst || this.#isInBurst)
            this.#burst = Math.max(1, this.#acceptedInCycle);
        // The pause was at least as long as the cycle before it, so the server accepts as many requests again.
        const repeatsCycle = hasRetryAfter && fromMs - this.#cycleStartMs <= pauseMs;
        const refilled = measuredRate * pauseMs;
        if (repeatsCycle)
            this.#burstLeft = this.#acceptedInCycle;
        else if (hasRetryAfter)
            this.#burstLeft = Math.min(this.#burst, refilled * ROUNDING_ALLOWANCE);
        // Without `Retry-After` the probe was the first request of the burst.
        else if (endsPeriod)
            this.#burstLeft = this.#burst - 1;
        else
            this.#burstLeft = isFirst ? 0 : Math.min(this.#burst, refilled);
        if (hasRetryAfter)
            this.#burstLeft = Math.max(1, this.#burstLeft);
        if (isFirst && this.#acceptedInCycle < MIN_SAMPLES) {
            this.#searchGrowth = SEARCH_GROWTH;
            this.#rate = 1 / Math.max(1, Math.min(pauseMs, MAX_SEARCH_START_MS));
        }
        else {
            this.#rate = Math.max(measuredRate * BACK_OFF, lowestRate);
            this.#searchGrowth = this.#nextSearchGrowth();
        }
        // A burst that has refilled is sent ahead of the rate, so the next slot comes when the rate has caught up with it.
        const fromBurstMs = fromMs + (this.#burstLeft + 1) / this.#rate;
        const nextMs = nowMs + 1 / this.#rate;
        this.#nextSlotMs = hasRetryAfter && !repeatsCycle ? Math.max(nowMs, fromBurstMs) : nextMs;
        this.#isNextAlone = true;
        this.#growth = GROWTH;
        this.#grownAtMs = nowMs;
        this.#startMeasurement(fromMs);
        this.#cycleStartMs = nowMs;
        this.#acceptedInCycle = 0;
        this.#pauses += 1;
    }
    /** Whether the burst since the last pause was throttled. That shows nothing about the rate. */
    get #isInBurst() {
        return this.#acceptedInCycle < this.#burst;
    }
    #lowestRate() {
        // Nothing was accepted, so the server is down and shows nothing about the rate.
        if (this.#acceptedInCycle === 0 && this.hasLimit)
            return this.#rate;
        // The last step of a search was too fast.
        if (this.#isSearching)
            return this.#rate / this.#searchGrowth;
        // The first rate is measured with a full bucket, and may be much too high.
        if (this.#pauses < 2)
            return 0;
        return this.#isInBurst ? this.#rate : this.#rate * LOWEST_SHARE;
    }
    get #isSearching() {
        return this.#searchGrowth > 1;
    }
    #nextSearchGrowth() {
        if (this.#acceptedInCycle === 0)
            return this.#searchGrowth;
        const growth = Math.sqrt(this.#searchGrowth);
        return this.#acceptedInCycle >= MIN_SAMPLES || growth < MIN_SEARCH_GROWTH ? 1 : growth;
    }
    #startMeasurement(startMs) {
        this.#measurement = { startMs, rate: this.#rate };
        this.#accepted = 0;
    }
}

;// CONCATENATED MODULE: ./.cache/build/retry/rate-limiter.js

/** Usual lengths of a rate limit's window. A probe after a 429 without `Retry-After` is sent when one of them ends. */
const COMMON_PERIODS_MS = [100, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
/** Added to a period, so that no request arrives before its end. */
const MARGIN_MS = 5;
/** If a probe has no result after this time, another one is sent: an upload may take long. */
const PROBE_TIMEOUT_MS = 1_000;
/** Slots are reserved at most this far ahead, so that a growing rate applies to all later requests. */
const MAX_SLOT_DELAY_MS = 250;
/**
 * While no limit is known, every throttled request adds 1 to a score, and every other response takes off a half. At this
 * score a limit is assumed. If up to a fifth of the requests are throttled by chance, it is hardly ever reached.
 */
const LIMIT_SCORE = 10;
const SCORE_OF_ACCEPTED = -0.5;
/** After this many steady cycles the next shorter common period is tried. That costs one more throttled request. */
const CYCLES_PER_SHORTER_PERIOD = 3;
/** A cycle with fewer accepted requests does not show whether the server counts per period. */
const MIN_REQUESTS_PER_PERIOD = 5;
/**
 * Rate limiter for all requests to one server, as a pure state machine. Every method takes the time in milliseconds of one
 * monotonic clock. `docs/decisions/023` has a diagram of its states.
 *
 * At first no limit is known: a throttled request (429, or 503 with `Retry-After`) waits, and the others go on. If so many
 * are throttled that it cannot be chance, all requests pause, for as long as `Retry-After` says. Without `Retry-After` the
 * pause lasts for a backoff, and then one request, the probe, finds out whether it is over. `AdaptiveRate` decides how fast
 * requests follow each other after a pause. From then on, every throttled request begins a pause.
 *
 * The spec gives neither limits nor headers (service spec part 8), so both are learned.
 */
class RateLimiter {
    #rate;
    #generation = 0;
    #limitScore = 0;
    /** The longest wait of the requests throttled since the score was 0. */
    #suspectedWait;
    #acceptedInLastCycle;
    /** Cycles in a row with about the same number of accepted requests. */
    #steadyCycles = 0;
    /** The window in which the server counts, if it was found out without `Retry-After`. */
    #periodMs;
    #pause;
    /** @param nowMs when the first request can be sent at the earliest */
    constructor(nowMs) {
        this.#rate = new AdaptiveRate(nowMs);
    }
    /** Grants a permit at once, but only if no limit is known. */
    acquireUnlimited(nowMs) {
        const isUnlimited = this.#pause === undefined && !this.#rate.hasLimit;
        return isUnlimited ? { generation: this.#generation, atMs: this.#rate.take(nowMs) } : undefined;
    }
    /** Grants a permit for the next request, or says when to ask again. */
    acquire(nowMs) {
        const pause = this.#pause;
        if (pause !== undefined) {
            if (nowMs < pause.untilMs)
                return { kind: 'wait', atMs: pause.untilMs };
            if (!pause.hasRetryAfter) {
                if (nowMs < pause.nextProbeMs)
                    return { kind: 'wait', atMs: pause.nextProbeMs };
                pause.nextProbeMs = nowMs + PROBE_TIMEOUT_MS;
                pause.probe = { generation: this.#generation, atMs: nowMs };
                return { kind: 'granted', permit: pause.probe };
            }
            this.#resume(pause, nowMs);
        }
        if (this.#rate.nextMs(nowMs) > nowMs + MAX_SLOT_DELAY_MS) {
            return { kind: 'wait', atMs: nowMs + MAX_SLOT_DELAY_MS };
        }
        return { kind: 'granted', permit: { generation: this.#generation, atMs: this.#rate.take(nowMs) } };
    }
    /** Changes whenever a pause begins, is made longer by a throttled probe, or ends. */
    get generation() {
        return this.#generation;
    }
    /** Whether the generation is still the one in which the permit was granted. */
    isCurrent({ generation }) {
        return generation === this.#generation;
    }
    /** The server did not throttle the request. It may have failed for another reason. */
    accepted(permit, nowMs) {
        this.#limitScore = Math.max(0, this.#limitScore + SCORE_OF_ACCEPTED);
        if (this.#limitScore === 0)
            this.#suspectedWait = undefined;
        if (!this.isCurrent(permit)) {
            this.#rate.countStale();
            return;
        }
        if (this.#pause === undefined)
            this.#rate.grow(nowMs);
        // An accepted probe does not shorten a wait that another response asked for meanwhile.
        else if (!this.#pause.hasRetryAfter)
            this.#resume(this.#pause, nowMs);
        this.#rate.count(permit.atMs, nowMs);
    }
    /** The request did not reach the server. If it was the probe, another one may be sent. */
    release(permit) {
        if (this.#pause?.probe === permit)
            this.#pause.nextProbeMs = 0;
    }
    /** The server throttled the request. Returns how long all requests now wait, in milliseconds. */
    throttled(permit, nowMs, { retryAfterMs, backoffMs }) {
        const hasRetryAfter = retryAfterMs !== undefined;
        // A server that accepts one request in a few seconds rejects a probe that comes sooner.
        const waitMs = retryAfterMs ?? Math.max(backoffMs, this.#rate.slotMs);
        const wait = { untilMs: nowMs + waitMs, hasRetryAfter };
        if (this.#pause === undefined) {
            // A request from before the last pause shows nothing new.
            if (!this.isCurrent(permit))
                return 0;
            if (this.#rate.hasLimit)
                this.#startPause(wait, nowMs);
            else
                this.#suspectLimit(wait, nowMs);
        }
        else if (this.isCurrent(permit)) {
            this.#continuePause(this.#pause, wait, nowMs);
        }
        else {
            // The request was in flight when the pause began.
            this.#pause.hasRetryAfter ||= hasRetryAfter;
            if (hasRetryAfter || !this.#pause.endsPeriod) {
                this.#pause.untilMs = Math.max(this.#pause.untilMs, wait.untilMs);
            }
        }
        return Math.max(0, (this.#pause?.untilMs ?? 0) - nowMs);
    }
    #suspectLimit({ untilMs, hasRetryAfter }, nowMs) {
        this.#limitScore += 1;
        const longest = {
            untilMs: Math.max(untilMs, this.#suspectedWait?.untilMs ?? 0),
            hasRetryAfter: hasRetryAfter || this.#suspectedWait?.hasRetryAfter === true,
        };
        this.#suspectedWait = longest;
        if (this.#limitScore < LIMIT_SCORE)
            return;
        this.#limitScore = 0;
        this.#suspectedWait = undefined;
        this.#startPause(longest, nowMs);
    }
    #startPause({ untilMs, hasRetryAfter }, nowMs) {
        const periodEndMs = this.#endCycle();
        const endsPeriod = !hasRetryAfter && periodEndMs > untilMs;
        this.#generation += 1;
        this.#pause = {
            fromMs: nowMs,
            untilMs: endsPeriod ? periodEndMs : untilMs,
            hasRetryAfter,
            endsPeriod,
            nextProbeMs: 0,
        };
    }
    /** The probe was throttled. */
    #continuePause({ fromMs }, { untilMs, hasRetryAfter }, nowMs) {
        this.#periodMs = hasRetryAfter ? undefined : COMMON_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
        this.#generation += 1;
        this.#pause = {
            fromMs,
            untilMs: this.#periodMs === undefined ? untilMs : this.#periodEnd(this.#periodMs),
            hasRetryAfter,
            endsPeriod: !hasRetryAfter,
            nextProbeMs: 0,
        };
    }
    /** Ends a cycle, which lasts from pause to pause. Returns the end of the server's period; 0 if it is unknown. */
    #endCycle() {
        const count = this.#rate.acceptedInCycle;
        const lastCount = this.#acceptedInLastCycle ?? count;
        this.#acceptedInLastCycle = count;
        // A server that counts per period accepts the same number in each.
        const isSteady = count >= MIN_REQUESTS_PER_PERIOD && Math.abs(count - lastCount) <= lastCount * 0.1;
        this.#steadyCycles = isSteady ? this.#steadyCycles + 1 : 0;
        if (!isSteady)
            this.#periodMs = undefined;
        // A multiple of the server's period looks steady, too.
        else if (this.#steadyCycles % CYCLES_PER_SHORTER_PERIOD === 0)
            this.#periodMs = this.#shorterPeriod();
        this.#rate.throttled(isSteady);
        return this.#periodMs === undefined ? 0 : this.#periodEnd(this.#periodMs);
    }
    #shorterPeriod() {
        const periodMs = this.#periodMs ?? 0;
        return COMMON_PERIODS_MS.findLast((ms) => ms < periodMs) ?? this.#periodMs;
    }
    #periodEnd(periodMs) {
        return this.#rate.cycleStartMs + periodMs + MARGIN_MS;
    }
    #resume(pause, nowMs) {
        if (this.#rate.isContradicted)
            this.#rate = new AdaptiveRate(nowMs);
        else
            this.#rate.resume({ ...pause, endsPeriod: this.#periodMs !== undefined }, nowMs);
        this.#pause = undefined;
        this.#generation += 1;
    }
}

;// CONCATENATED MODULE: ./.cache/build/retry/shared-limiter.js

/** For a request that is not going to be sent. */
const NO_PERMIT = { generation: -1, atMs: 0 };
/** The circuit breaker opens after this many times `maxAttempts` failed attempts in a row, but not before `OPEN_AFTER_MS`. */
const REQUESTS_TO_OPEN = 16;
/** The circuit breaker opens only if the server accepted no request for this time. */
const OPEN_AFTER_MS = 30_000;
/** The rate limiter and circuit breaker that all requests to one server share. */
class SharedRateLimiter {
    #clock;
    #waitTimer;
    #limiter;
    /** Aborted and replaced whenever waiting requests have to look again. */
    #wakeUp = new AbortController();
    #watchedSignals = new WeakSet();
    #openCircuit;
    /** Requests that wait for a permit, in the order in which they get one. */
    #queue = [];
    #waiterCount = 0;
    #isServing = false;
    #waitsEnded = false;
    #failedAttempts = 0;
    #acceptedCount = 0;
    #acceptedAtMs;
    /** @param waitTimer adds up all waits; it may be shared with other rate limiters */
    constructor(clock, waitTimer) {
        this.#clock = clock;
        this.#waitTimer = waitTimer;
        this.#acceptedAtMs = clock.monotonicMs();
        this.#limiter = new RateLimiter(this.#acceptedAtMs);
    }
    /**
     * Resolves when a request may be sent, or as soon as waiting is pointless: aborted, circuit open or waits ended. Requests
     * get their permits first in, first out, but those that were sent before go ahead of those that were not.
     */
    acquire(signal, isRetry = false) {
        if (this.#isPointless(signal))
            return Promise.resolve(NO_PERMIT);
        // Without a limit no request waits. The queue and its promises would take 3 % of an upload's CPU time.
        const unlimited = this.#limiter.acquireUnlimited(this.#clock.monotonicMs());
        if (unlimited !== undefined)
            return Promise.resolve(unlimited);
        this.#wakeUpOnAbort(signal);
        const { promise, resolve } = Promise.withResolvers();
        this.#waiterCount += 1;
        this.#enqueue({ isRetry, order: this.#waiterCount, signal, resolve });
        void this.#serveQueue();
        return promise;
    }
    #enqueue(waiter) {
        const isAhead = (other) => other.isRetry === waiter.isRetry ? other.order < waiter.order : other.isRetry;
        const index = this.#queue.findLastIndex(isAhead) + 1;
        this.#queue.splice(index, 0, waiter);
    }
    async #serveQueue() {
        if (this.#isServing)
            return;
        this.#isServing = true;
        for (let [waiter] = this.#queue; waiter !== undefined; [waiter] = this.#queue) {
            const aborted = this.#queue.find(({ signal }) => this.#isPointless(signal));
            if (aborted !== undefined) {
                this.#queue.splice(this.#queue.indexOf(aborted), 1);
                aborted.resolve(NO_PERMIT);
                continue;
            }
            const { generation } = this.#limiter;
            const nowMs = this.#clock.monotonicMs();
            const acquisition = this.#limiter.acquire(nowMs);
            if (this.#limiter.generation !== generation)
                this.#wakeAll();
            if (acquisition.kind === 'wait') {
                await this.#sleepOrWake(acquisition.atMs - nowMs);
                continue;
            }
            this.#queue.shift();
            const { permit } = acquisition;
            if (permit.atMs <= nowMs)
                waiter.resolve(permit);
            else
                void this.#holdUntilSlot(waiter, permit);
        }
        this.#isServing = false;
    }
    /** A pause that begins or ends meanwhile puts the request back into the queue, in its old place. */
    async #holdUntilSlot(waiter, permit) {
        while (this.#clock.monotonicMs() < permit.atMs && this.#limiter.isCurrent(permit)) {
            if (this.#isPointless(waiter.signal))
                break;
            await this.#sleepOrWake(permit.atMs - this.#clock.monotonicMs());
        }
        if (this.#isPointless(waiter.signal) || this.#limiter.isCurrent(permit)) {
            waiter.resolve(permit);
            return;
        }
        this.#limiter.release(permit);
        this.#enqueue(waiter);
        void this.#serveQueue();
    }
    /** Resolves after `ms` milliseconds, or as soon as waiting is pointless. */
    async sleep(ms, signal) {
        this.#wakeUpOnAbort(signal);
        await this.#sleepUntil(this.#clock.monotonicMs() + ms, signal);
    }
    /** The server responded and did not throttle the request, even if it rejected it. */
    accepted(permit) {
        this.#failedAttempts = 0;
        this.#acceptedCount += 1;
        this.#acceptedAtMs = this.#clock.monotonicMs();
        this.notThrottled(permit);
    }
    /** The server did not throttle the request, but gave no proper response either (a timeout, a 5xx). */
    notThrottled(permit) {
        const { generation } = this.#limiter;
        this.#limiter.accepted(permit, this.#clock.monotonicMs());
        if (this.#limiter.generation !== generation)
            this.#wakeAll();
    }
    /** Requests accepted so far. */
    get acceptedCount() {
        return this.#acceptedCount;
    }
    /** Whether no pause began, became longer or ended since the permit was granted. */
    isCurrent(permit) {
        return this.#limiter.isCurrent(permit);
    }
    /** The request did not reach the server. */
    release(permit) {
        if (permit === NO_PERMIT)
            return;
        this.#limiter.release(permit);
        this.#wakeAll();
    }
    /** The server throttled the request. Returns how long all requests now wait, in milliseconds. */
    throttled(permit, throttling) {
        const pauseMs = this.#limiter.throttled(permit, this.#clock.monotonicMs(), throttling);
        this.#wakeAll();
        return pauseMs;
    }
    /** Records a failed attempt. Many in a row, with none accepted meanwhile, open the circuit. */
    recordFailure(error, maxAttempts) {
        this.#failedAttempts += 1;
        const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
        const isDead = this.#failedAttempts >= REQUESTS_TO_OPEN * maxAttempts && sinceMs >= OPEN_AFTER_MS;
        if (isDead)
            this.open({ error, because: 'attempts-exhausted' });
    }
    /** Opens the circuit: no further request is sent. The first call decides the error. */
    open(circuit) {
        this.#openCircuit ??= circuit;
        this.#wakeAll();
    }
    get openCircuit() {
        return this.#openCircuit;
    }
    /** Ends all present and future waits. */
    endWaits() {
        this.#waitsEnded = true;
        this.#wakeAll();
    }
    #isPointless(signal) {
        return signal.aborted || this.#waitsEnded || this.#openCircuit !== undefined;
    }
    async #sleepUntil(atMs, signal) {
        for (;;) {
            const remainingMs = atMs - this.#clock.monotonicMs();
            if (remainingMs <= 0 || this.#isPointless(signal))
                return;
            await this.#sleepOrWake(remainingMs);
        }
    }
    #sleepOrWake(ms) {
        return this.#waitTimer.measure(() => this.#clock.sleep(Math.max(0, ms), this.#wakeUp.signal));
    }
    #wakeAll() {
        const wakeUp = this.#wakeUp;
        this.#wakeUp = new AbortController();
        wakeUp.abort();
    }
    /** Adds one listener per signal, which lives as long as the signal, instead of one per wait. */
    #wakeUpOnAbort(signal) {
        if (this.#watchedSignals.has(signal))
            return;
        this.#watchedSignals.add(signal);
        signal.addEventListener('abort', () => this.#wakeAll(), { once: true });
    }
}

;// CONCATENATED MODULE: ./.cache/build/api/auth-gate.js
/**
 * Prevents further requests once the service has rejected the token.
 *
 * The first request of each operation goes alone. So a wrong token, or one without the operation's scope, costs one
 * request and not one per worker. After a rejection no request is sent.
 */
class AuthGate {
    #maxWaitMs;
    #operations = new Map();
    #rejection;
    /** @param maxWaitMs the longest wait for a first request. That request may hang, or be throttled and wait */
    constructor(maxWaitMs = 5_000) {
        this.#maxWaitMs = maxWaitMs;
    }
    /** The error that forbids further requests, if there is one. */
    get rejection() {
        return this.#rejection;
    }
    /** Resolves for the first caller at once, for the others after `open`. A caller may wait again. */
    wait(name, caller) {
        const operation = this.#operation(name);
        operation.firstCaller ??= caller;
        return operation.firstCaller === caller ? Promise.resolve() : operation.promise;
    }
    /** Call it right before a request: the other callers wait for its response, but no longer than `maxWaitMs`. */
    sending(name) {
        const operation = this.#operation(name);
        if (!operation.isOpen)
            operation.timer ??= setTimeout(() => this.open(name), this.#maxWaitMs);
    }
    /** Lets the other callers go: the first one has a response, had an attempt without one, or takes too long. */
    open(name) {
        const operation = this.#operation(name);
        // Node emits an event for each promise that is resolved again: 1 % of the time of `bench -- 1000x16k`.
        if (operation.isOpen)
            return;
        operation.isOpen = true;
        operation.resolve();
        clearTimeout(operation.timer);
    }
    /** Forbids further requests. The first call decides the error. */
    reject(error) {
        this.#rejection ??= error;
    }
    #operation(name) {
        const operation = this.#operations.get(name) ?? {
            ...Promise.withResolvers(),
            firstCaller: undefined,
            timer: undefined,
            isOpen: false,
        };
        this.#operations.set(name, operation);
        return operation;
    }
}

;// CONCATENATED MODULE: ./.cache/build/retry/decide.js

/** Which failures are retried: the table in docs/retries.md. */
const RETRIED = {
    throttled: { idempotent: true, other: true },
    unreachable: { idempotent: true, other: true },
    transient: { idempotent: true, other: false },
    permanent: { idempotent: false, other: false },
    withheld: { idempotent: false, other: false },
};
/** Whether and when to retry; a pure function of its arguments. `random` is a number in [0, 1). */
function decide(failed, limits, random) {
    const { kind, idempotent, attempt, retryAfterMs } = failed;
    if (!RETRIED[kind][idempotent ? 'idempotent' : 'other'])
        return { action: 'stop', because: stopReason(kind) };
    if (retryAfterMs !== undefined && retryAfterMs > limits.maxRetryWaitMs) {
        return { action: 'stop', because: 'wait-too-long' };
    }
    if (attempt >= limits.maxAttempts)
        return { action: 'stop', because: 'attempts-exhausted' };
    const ownWaitMs = backoffMs(attempt, random);
    if (retryAfterMs === undefined)
        return { action: 'retry', waitMs: ownWaitMs, asked: false };
    // A shorter wait, for instance a date in the past, would use up all attempts at once.
    if (retryAfterMs < BASE_MS)
        return { action: 'retry', waitMs: Math.max(retryAfterMs, ownWaitMs), asked: false };
    return { action: 'retry', waitMs: retryAfterMs, asked: true };
}
function stopReason(kind) {
    if (kind === 'transient')
        return 'may-have-been-done';
    return kind === 'withheld' ? 'withheld' : 'permanent';
}

;// CONCATENATED MODULE: ./.cache/build/retry/retry.js


/** A request is sent at most 5 × `maxAttempts` times, including the attempts that do not count. */
const MAX_SENDS_PER_ATTEMPT = 5;
/**
 * Makes attempts until one succeeds or `decide` says stop.
 *
 * @param attempt makes one attempt
 * @throws the error that `attempt` throws, which is a bug
 */
async function retry(attempt, options) {
    const { idempotent, limits, clock, signal, limiter } = options;
    const maxSends = MAX_SENDS_PER_ATTEMPT * limits.maxAttempts;
    let startedMs;
    const sinceStartMs = () => (startedMs === undefined ? undefined : clock.monotonicMs() - startedMs);
    const fail = (because, error, attempts, retryAfterMs) => ({
        ok: false,
        error,
        because,
        effort: { attempts, elapsedMs: sinceStartMs(), retryAfterMs },
    });
    /** A throttled attempt does not count if another request was accepted since the previous attempt. */
    let counted = 0;
    let { acceptedCount } = limiter;
    for (let count = 1;; count += 1) {
        const { permit, failure } = await acquirePermit(options, count > 1);
        const { openCircuit } = limiter;
        if (signal.aborted) {
            limiter.release(permit);
            return fail('cancelled', options.cancelled(), count - 1);
        }
        if (openCircuit !== undefined) {
            // The cast holds because requests with the same type of error share a rate limiter.
            return fail(openCircuit.because, openCircuit.error, count - 1, openCircuit.retryAfterMs);
        }
        if (failure !== undefined) {
            limiter.release(permit);
            const attempts = failure.effort.attempts + count - 1;
            const elapsedMs = sinceStartMs() ?? failure.effort.elapsedMs;
            return { ok: false, ...failure, effort: { ...failure.effort, attempts, elapsedMs } };
        }
        startedMs ??= clock.monotonicMs();
        let result;
        try {
            result = await attempt();
        }
        catch (error) {
            limiter.release(permit);
            throw error;
        }
        if (result.ok) {
            limiter.accepted(permit);
            return { ok: true, value: result.value, effort: { attempts: count } };
        }
        // The wait starts with the response, not after `onWait`.
        const failedAtMs = clock.monotonicMs();
        const { kind, retryAfterMs, error } = result;
        const attempts = kind === 'withheld' ? count - 1 : count;
        if (kind !== 'throttled' || limiter.acceptedCount === acceptedCount)
            counted += 1;
        ({ acceptedCount } = limiter);
        const number = count < maxSends ? Math.max(1, counted) : limits.maxAttempts;
        const random = options.random();
        const decision = decide({ kind, retryAfterMs, attempt: number, idempotent }, limits, random);
        let pauseMs = 0;
        if (kind === 'throttled') {
            const asked = decision.action === 'retry' && decision.asked;
            pauseMs = limiter.throttled(permit, {
                retryAfterMs: asked ? decision.waitMs : undefined,
                backoffMs: backoffMs(number, random),
            });
        }
        else if (kind === 'unreachable' || kind === 'withheld')
            limiter.release(permit);
        else if (kind === 'transient')
            limiter.notThrottled(permit);
        else
            limiter.accepted(permit);
        if (decision.action === 'retry' || decision.because === 'attempts-exhausted')
            limiter.recordFailure(error, limits.maxAttempts);
        // A cancellation replaces every reason except those that say what happened to the request.
        if (signal.aborted && !(decision.action === 'stop' && isFinal(decision.because))) {
            return fail('cancelled', options.cancelled(), attempts);
        }
        if (decision.action === 'stop') {
            const { because } = decision;
            if (because === 'wait-too-long')
                limiter.open({ error, because, retryAfterMs });
            return fail(because, error, attempts, retryAfterMs);
        }
        const { asked } = decision;
        const waitMs = asked ? decision.waitMs : Math.max(decision.waitMs, pauseMs);
        const { maxAttempts } = limits;
        options.onWait({ error, kind, waitMs, asked, pausesAll: pauseMs > 0, attempt: number, maxAttempts });
        // The shared pause may end before this request's own wait.
        const elapsedMs = asked ? clock.monotonicMs() - failedAtMs : 0;
        await limiter.sleep(decision.waitMs - elapsedMs, signal);
    }
}
/** Acquires a permit for an attempt, and prepares the attempt. If a pause begins or ends meanwhile, it acquires another one. */
async function acquirePermit({ limiter, signal, admit, prepare }, isRetry) {
    for (let isAhead = isRetry;; isAhead = true) {
        await admit?.();
        const permit = await limiter.acquire(signal, isAhead);
        const isPointless = signal.aborted || limiter.openCircuit !== undefined;
        if (prepare === undefined || isPointless)
            return { permit, failure: undefined };
        const failure = await prepare();
        if (failure !== undefined || limiter.isCurrent(permit))
            return { permit, failure };
        limiter.release(permit);
    }
}
/** Whether the reason says what happened to the request, so that a cancellation does not replace it. */
function isFinal(because) {
    return because === 'permanent' || because === 'may-have-been-done';
}

;// CONCATENATED MODULE: ./.cache/build/api/call.js




/**
 * Makes a call, with retries. Never throws.
 *
 * @param attempt makes one attempt; errors that it throws become its result
 */
function call(attempt, options, context) {
    const safeAttempt = async () => {
        try {
            return await attempt();
        }
        catch (error) {
            if (error instanceof errors/* NetworkError */.Dr)
                return { ok: false, error, ...classifyNetworkError(error) };
            if (error instanceof errors/* AssetFileError */.DP)
                return { ok: false, error, kind: classifyFileError(error) };
            // A bug must not lose the results of other calls. The server may have processed the request before it.
            const kind = options.idempotent ? 'permanent' : 'transient';
            return { ok: false, error: new errors/* UnexpectedError */.gR(error), kind };
        }
    };
    return retry(safeAttempt, { ...context, ...options, cancelled: () => new errors/* CancelledError */.cc() });
}
/** Classifies a response that is not 2xx by the columns of the table in docs/retries.md. */
function classifyResponse(status, headers, wallMs) {
    const waitMs = retryAfterMs(headers['retry-after'], wallMs);
    if (status === 429 || (status === 503 && waitMs !== undefined)) {
        return { kind: 'throttled', retryAfterMs: waitMs };
    }
    return { kind: status >= 500 || status === 408 || status === 425 ? 'transient' : 'permanent' };
}
const KIND_BY_REASON = {
    unreachable: 'unreachable',
    'untrusted-certificate': 'permanent',
    'plain-http': 'permanent',
    'proxy-certificate': 'permanent',
    'proxy-plain-http': 'permanent',
    'proxy-credentials': 'permanent',
    timeout: 'transient',
    broken: 'transient',
    // The server may have processed the request. If it is idempotent, `retry` reports the cancellation.
    cancelled: 'transient',
};
/** If too many files are open, it helps to wait until other uploads have closed theirs. Any other error stays. */
function classifyFileError({ cause }) {
    const isTemporary = /^E[MN]FILE$/.test((0,support_errors/* errorCode */.C)(cause) ?? '');
    return isTemporary ? 'unreachable' : 'permanent';
}
function classifyNetworkError(error) {
    return { kind: KIND_BY_REASON[error.reason] };
}

;// CONCATENATED MODULE: ./.cache/build/api/service-caller.js






/** A list of assets or games can be long. The limit protects against an endless response. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;
/** Calls operations of the service: sends the token, tries again, and turns responses into results. Never throws. */
class ServiceCaller {
    #options;
    #gate = new AuthGate();
    #limiter;
    /** By the path of their operation. */
    #urls = new Map();
    #firstResponseMs = 0;
    constructor(options) {
        this.#options = options;
        this.#limiter = new SharedRateLimiter(options.context.clock, options.context.waitTimer);
    }
    /** As in `ServiceClient`. */
    get firstResponseMs() {
        return this.#firstResponseMs;
    }
    async call(operation, signal) {
        const { name, path, query, idempotent } = operation;
        let { beforeSent } = operation;
        const url = query === undefined ? this.#url(path) : addQuery(this.#url(path), query);
        const attempt = async () => {
            if (beforeSent !== undefined && this.#withheldError(signal) === undefined) {
                const prepared = beforeSent();
                beforeSent = undefined;
                await prepared;
            }
            const error = this.#withheldError(signal);
            if (error !== undefined)
                return { ok: false, error, kind: 'withheld' };
            this.#gate.sending(name);
            const result = await this.#attempt(operation, url, signal).catch((failure) => {
                // This attempt got no response. Let the other callers go now, and not only after all its retries.
                this.#gate.open(name);
                throw failure;
            });
            // A throttled response does not show whether the service accepts the token.
            if (result.ok || result.kind !== 'throttled')
                this.#gate.open(name);
            return result;
        };
        const caller = {};
        // A request waits here before it asks for a permit, because a permit expires.
        const admit = () => this.#gate.wait(name, caller);
        try {
            const options = { idempotent, signal, limiter: this.#limiter, admit };
            return await call(attempt, options, this.#options.context);
        }
        finally {
            this.#gate.open(name);
        }
    }
    async #attempt(operation, url, signal) {
        const { method, body, idempotent } = operation;
        const response = await this.#options.transport.send({
            method,
            url,
            headers: {
                authorization: `Bearer ${this.#options.token}`,
                accept: 'application/json',
                ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            body: body === undefined ? undefined : JSON.stringify(body),
            reuseConnection: idempotent,
            bodyLimitBytes: method === 'GET' ? LIST_LIMIT_BYTES : undefined,
            signal,
        });
        const { status, headers } = response;
        const request = () => ({ method, location: (0,redact/* redactUrl */.B)(url) });
        if (status >= 200 && status < 300) {
            this.#firstResponseMs ||= response.responseMs;
            const parsed = parseBody(operation, response);
            if (typeof parsed === 'string')
                return { ok: false, error: new errors/* ServiceError */._7(request(), status, parsed), kind: 'permanent' };
            const title = (0,responses/* webPageTitle */.QZ)(response, this.#options.context.secrets);
            if (title !== undefined)
                this.#options.onWebPage?.(request(), title);
            return { ok: true, value: parsed.value };
        }
        const { clock, secrets } = this.#options.context;
        const error = (0,responses/* toServiceError */.N1)(request(), response, secrets);
        if ((0,errors/* isAuthError */.HY)(error)) {
            this.#gate.reject(error);
            this.#limiter.endWaits();
        }
        return { ok: false, error, ...classifyResponse(status, headers, clock.wallMs()) };
    }
    /** Parsing one URL per upload would take 4 % of the time of `bench -- 1000x16k`. */
    #url(path) {
        const url = this.#urls.get(path) ?? new URL(this.#options.baseUrl + path);
        this.#urls.set(path, url);
        return url;
    }
    /** The error of a request that must not be sent. */
    #withheldError(signal) {
        if (this.#gate.rejection !== undefined)
            return this.#gate.rejection;
        return signal.aborted || this.#limiter.openCircuit ? new errors/* CancelledError */.cc() : undefined;
    }
}
function addQuery(url, query) {
    const withQuery = new URL(url);
    for (const [name, value] of Object.entries(query))
        withQuery.searchParams.set(name, String(value));
    return withQuery;
}
function parseBody({ parse, idempotent }, response) {
    const { body, headers, truncated } = response;
    if (!truncated)
        return parse(body.toString('utf8'), headers);
    // A truncated body is useless. If the operation must not be repeated, it still succeeded: its body is left out.
    return idempotent ? 'the body is too large' : parse('', headers);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.cache/build/api/upload-target-owners.js

/**
 * The first upload URLs are kept as they are, because hashing them would take 2 % of the time of `bench -- 1000x16k`. Later ones are
 * hashed, which takes less memory.
 */
const MAX_WHOLE_URLS = 2_000;
/** Remembers the file of each upload target of a run, so that no upload replaces the bytes of another file. */
class UploadTargetOwners {
    #fileOfId = new Map();
    /** By the upload URL or its hash. */
    #fileOfUrl = new Map();
    /** Records that an earlier run uploaded a file under this id. */
    addUploaded(assetId, fileName) {
        this.#fileOfId.set(assetId, fileName);
    }
    /** Rejects a target that belongs to another file. */
    claim(target, fileName) {
        const { assetId, uploadUrl } = target;
        const urlKey = this.#keyOf(uploadUrl.href);
        if ((this.#fileOfId.get(assetId) ?? fileName) !== fileName)
            return 'the body has the assetId of another file';
        if ((this.#fileOfUrl.get(urlKey) ?? fileName) !== fileName)
            return 'the body has the uploadUrl of another file';
        this.#fileOfId.set(assetId, fileName);
        this.#fileOfUrl.set(urlKey, fileName);
        return { value: target };
    }
    #keyOf(url) {
        const isWhole = this.#fileOfUrl.size < MAX_WHOLE_URLS || this.#fileOfUrl.has(url);
        return isWhole ? url : (0,external_node_crypto_.hash)('sha256', url, 'base64');
    }
}

;// CONCATENATED MODULE: ./.cache/build/api/service-client.js




/** The operations of the service (service spec part 4), with retries. None throws. */
class ServiceClient {
    #options;
    #caller;
    #owners = new UploadTargetOwners();
    constructor(options) {
        this.#options = options;
        this.#caller = new ServiceCaller(options);
    }
    /** The time that the service took for its first success, without connecting, in milliseconds; 0 before. */
    get firstResponseMs() {
        return this.#caller.firstResponseMs;
    }
    /** One page of the games. The spec gives no bounds of `page` and `limit`, so none is checked. */
    listGames(query, signal) {
        const parse = (text) => (0,responses/* parseGamePage */.Vu)(text, this.#options.context.secrets);
        return this.#caller.call({ name: 'listGames', method: 'GET', path: '/games', query, idempotent: true, parse }, signal);
    }
    /** The spec does not show the response body: the result is JSON if it is JSON, else text; `undefined` if it is blank. */
    createGame(body, signal) {
        const parse = this.#parseAnyBody;
        return this.#caller.call({ name: 'createGame', method: 'POST', path: '/games', body, idempotent: false, parse }, signal);
    }
    /** For the result, see `createGame`. A body with another id is an error. */
    getGame(gameId, signal) {
        const path = `/games/${encodeURIComponent(gameId)}`;
        const parse = (text) => (0,responses/* parseGame */.ix)(text, gameId, this.#options.context.secrets);
        return this.#caller.call({ name: 'getGame', method: 'GET', path, idempotent: true, parse }, signal);
    }
    /** The spec does not show the response body: the result is its text. */
    listAssets(query, signal) {
        const parse = (text) => ({ value: this.#options.context.secrets.redactData(text) });
        return this.#caller.call({ name: 'listAssets', method: 'GET', path: '/assets', query, idempotent: true, parse }, signal);
    }
    /** Records the id of a file that an earlier run uploaded. If the service gives it to another file, `requestUploadUrl` rejects it. */
    addUploaded(assetId, fileName) {
        this.#owners.addUploaded(assetId, fileName);
    }
    /** The first step of an upload: requests a pre-signed upload URL. A repeated request only leaves one URL unused. */
    requestUploadUrl(body, signal) {
        const { context, allowHttp } = this.#options;
        const { secrets, clock } = context;
        return this.#caller.call({
            name: 'requestUploadUrl',
            method: 'POST',
            path: '/storage/urls',
            body,
            idempotent: true,
            parse: (text, { date }) => {
                const wallMs = clock.wallMs();
                const dateMs = () => parseHttpDate(date) ?? wallMs;
                const target = (0,responses/* parseUploadTarget */.A5)(text, Object.values(body), dateMs, secrets, allowHttp);
                return typeof target === 'string' ? target : this.#owners.claim(target.value, body.fileName);
            },
        }, signal);
    }
    /**
     * For the result, see `createGame`.
     *
     * @param beforeSent awaited once, before the request is sent for the first time
     */
    triggerExport(body, signal, beforeSent) {
        const parse = this.#parseAnyBody;
        return this.#caller.call({ name: 'triggerExport', method: 'POST', path: '/export', body, idempotent: false, parse, beforeSent }, signal);
    }
    #parseAnyBody = (text) => (0,responses/* parseResponseBody */.hB)(this.#options.context.secrets.redactData(text));
}

// EXTERNAL MODULE: ./.cache/build/api/error-body.js
var error_body = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/api/upload-url-expiry.js
var upload_url_expiry = __webpack_require__(4699);
;// CONCATENATED MODULE: ./.cache/build/api/storage-client.js







/** An upload URL is replaced when this share of its lifetime has passed, because the PUT has to arrive before its end. */
const USED_LIFETIME = 0.9;
/** The dates of a URL and of a response are whole seconds, so a lifetime may be this much shorter. */
const ROUNDING_MS = 1_000;
/** The lifetime that is assumed for an upload URL that does not say when it expires. It is replaced after 17 s, if its upload has to wait. */
const UNKNOWN_LIFETIME_MS = 20_000;
/** The second step of an upload: sends a file to the storage (service spec part 4), without the token. */
class StorageClient {
    #transport;
    #context;
    #limiter;
    constructor({ transport, context }) {
        this.#transport = transport;
        this.#context = context;
        this.#limiter = new SharedRateLimiter(context.clock, context.waitTimer);
    }
    /**
     * Uploads a file, with retries. Each attempt opens the file anew.
     *
     * An upload URL is requested only when the storage's rate limiter lets the upload go, because it may expire soon. One that
     * expired while its upload had to wait again is replaced.
     *
     * @param signal ends waits, and starts no further attempt
     * @returns the asset's id
     */
    put(upload, signal) {
        const { clock } = this.#context;
        let target;
        let requestedMs = 0;
        const prepare = async () => {
            if (target !== undefined) {
                const lifetimeMs = (target.lifetimeMs() ?? UNKNOWN_LIFETIME_MS) - ROUNDING_MS;
                if (clock.monotonicMs() < requestedMs + USED_LIFETIME * lifetimeMs)
                    return undefined;
            }
            requestedMs = clock.monotonicMs();
            const result = await upload.requestTarget();
            if (!result.ok)
                return result;
            target = result.value;
            return undefined;
        };
        const attempt = async () => {
            try {
                const result = await this.#attempt(target, upload, upload.cancelSignal ?? signal);
                if (!result.ok && result.kind === 'transient')
                    upload.onUnconfirmed?.();
                return result;
            }
            catch (error) {
                if (!wasNeverSent(error))
                    upload.onUnconfirmed?.();
                throw error;
            }
        };
        return call(attempt, { idempotent: true, signal, limiter: this.#limiter, prepare }, this.#context);
    }
    async #attempt({ uploadUrl, assetId }, { contentType, body }, signal) {
        const { clock, secrets } = this.#context;
        const response = await this.#transport.send({
            method: 'PUT',
            url: uploadUrl,
            headers: { 'content-type': contentType },
            body,
            reuseConnection: true,
            signal,
        });
        const { status } = response;
        if (status >= 200 && status < 300)
            return { ok: true, value: assetId };
        const { headers } = response;
        const errorBody = (0,error_body/* readStorageErrorBody */.Yl)(response.body.toString('utf8'), (text) => secrets.redact(text));
        const urlExpired = Number(parseHttpDate(headers.date)) >= Number((0,upload_url_expiry/* uploadUrlExpiry */.a)(uploadUrl));
        const error = new errors/* StorageRefusedError */.A1((0,redact/* redactUrl */.B)(uploadUrl), status, errorBody, urlExpired);
        if (error.timedOut)
            return { ok: false, error, kind: 'transient' };
        return { ok: false, error, ...classifyResponse(status, headers, clock.wallMs()) };
    }
}
const NEVER_CONNECTED = [
    'unreachable',
    'untrusted-certificate',
    'plain-http',
    'proxy-certificate',
    'proxy-plain-http',
    'proxy-credentials',
];
/** Whether the storage can't have the whole body. */
function wasNeverSent(error) {
    if (error instanceof errors/* NetworkError */.Dr)
        return NEVER_CONNECTED.includes(error.reason);
    return error instanceof errors/* AssetFileError */.DP;
}

// EXTERNAL MODULE: ./.cache/build/retry/clock.js
var clock = __webpack_require__(6620);
// EXTERNAL MODULE: ./.cache/build/support/runtime.js
var runtime = __webpack_require__(2439);
;// CONCATENATED MODULE: ./.cache/build/action/service-session.js






/** Calls `work` with clients for the service and its storage, then closes all connections. */
async function withService({ token = '', baseUrl, limits, idleTimeoutMs, allowHttp }, { log, ...waits }, work) {
    const transport = new HttpTransport({ userAgent: `playable-export-action/${runtime/* VERSION */.x}`, idleTimeoutMs });
    const secrets = new redaction_secrets/* Secrets */.S(token);
    const context = { ...waits, limits, clock: clock/* systemClock */.m, random: Math.random, secrets };
    const onWebPage = warnOnce(log);
    try {
        return await work({
            service: new ServiceClient({ baseUrl, token, transport, context, allowHttp, onWebPage }),
            storage: new StorageClient({ transport, context }),
        });
    }
    finally {
        transport.close();
    }
}
/** Warns of the first web page of a run. The response counts as a success, as any 2xx does if the spec does not define the body, but the page may mean that nothing was done. */
function warnOnce(log) {
    let isWarned = false;
    return ({ method, location }, title) => {
        if (isWarned)
            return;
        isWarned = true;
        const page = title === '' ? 'a web page' : `a web page: "${title}"`;
        log.warning('Service error', `${method} ${location} answered with ${page}.`, 'It counts as done, because the status is 2xx. Check whether it was done, and check `base-url`: there may be a sign-in page in front of the service.');
    };
}


/***/ }),

/***/ 4947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ isExceeded),
/* harmony export */   ZL: () => (/* binding */ describeUser),
/* harmony export */   iA: () => (/* binding */ drawBar),
/* harmony export */   pK: () => (/* binding */ formatUsage)
/* harmony export */ });
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7540);
/* harmony import */ var _inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7830);


function isExceeded({ bytes, limit }) {
    return bytes > limit.bytes;
}
const BAR_LENGTH = 10;
/** Draws how much of a limit is used. The bar is full only if nothing is left. */
function drawBar({ bytes, limit }) {
    const used = bytes >= limit.bytes && bytes > 0 ? 1 : bytes / Math.max(limit.bytes, 1);
    const full = Math.floor(used * BAR_LENGTH);
    return '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full);
}
/** Formats the used part in the unit of the limit: `4.1 of 5 MB`. */
function formatUsage({ bytes, limit }) {
    return `${(0,_inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSize */ .Xq)(bytes, limit)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(limit.value)} ${limit.unit}`;
}
/** What uses the limit: the largest file, or the number of files. */
function describeUser({ limit, matching }) {
    const [largest] = matching;
    if (largest === undefined)
        return 'no file';
    return limit.pattern === undefined ? (0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(matching.length, 'file') : largest.path;
}


/***/ }),

/***/ 8399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ loadPreviousManifest),
/* harmony export */   Mn: () => (/* binding */ keepPreviousManifest),
/* harmony export */   Sz: () => (/* binding */ uploadsIn),
/* harmony export */   YQ: () => (/* binding */ warnNotReused),
/* harmony export */   hF: () => (/* binding */ startDrafts),
/* harmony export */   zG: () => (/* binding */ continuationOf)
/* harmony export */ });
/* harmony import */ var _pipeline_manifest_build_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7534);
/* harmony import */ var _pipeline_manifest_previous_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6737);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3413);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7540);
/* harmony import */ var _upload_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6251);





// In the order of a run: what it knows at its start, what it continues, what it writes meanwhile, and what stays at its end.
// docs/decisions/008-manifest-keeps-asset-ids.md has a table.
/** Interprets the file that an earlier run left at `manifest`, and logs what that means for `reuse-unchanged`. */
function loadPreviousManifest(file, inputs, log) {
    const previous = (0,_pipeline_manifest_previous_release_js__WEBPACK_IMPORTED_MODULE_1__/* .toPreviousManifest */ .ol)(file, inputs);
    const { reuseUnchanged, givenManifestPath: path } = inputs;
    if (!reuseUnchanged || path === undefined)
        return previous;
    if (previous.kind === 'unusable')
        warnNotReused(path, previous.why, consequence(inputs), log);
    else if (previous.kind === 'missing')
        log.info(`No previous manifest, so no file is reused: ${path}`);
    else {
        const files = (0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(previous.run.uploads.reusableCount, 'uploaded file');
        log.info(`The previous manifest records ${files}: ${path}`);
    }
    return previous;
}
function consequence({ dryRun, patterns }) {
    if (patterns === undefined)
        return 'No export is reused, and the manifest stays as it is.';
    return dryRun
        ? 'A real run would reuse no file. After its first upload, it would replace this manifest.'
        : 'No file is reused. After the first upload, this run replaces the manifest.';
}
/** Warns that nothing of an earlier run is reused, because its manifest can't be used. */
function warnNotReused(path, why, consequence, log) {
    const advice = 'Give each service and organization its own `manifest`, and let nothing else write to it.';
    log.warning('Manifest not reused', `${path}: ${why}.`, consequence, advice);
}
function uploadsIn(manifest) {
    return manifest?.kind === 'usable' ? manifest.run.uploads : undefined;
}
/** Returns the earlier run whose exports this run continues; `undefined` if there is none, or `reuse-unchanged` is not set. */
function continuationOf(previous, { reuseUnchanged, retryUnknown, exportsAlone }, { origin }) {
    if (!reuseUnchanged || previous.kind !== 'usable')
        return undefined;
    return { previous: previous.run, commit: origin.manifestRun?.commit, exportsAlone, retryUnknown };
}
/** Starts to write the manifest while the run goes on. One that can't be used stays until the first file is uploaded. */
function startDrafts(run, { givenManifestPath: path, ...inputs }) {
    const { drafts, recorder, origin, startedAt } = run;
    const { baseUrl, organizationId } = inputs;
    const { previous, shardPart } = recorder.known;
    if (path === undefined)
        return;
    drafts.start({
        path,
        mayReplace: () => previous?.kind !== 'unusable' || recorder.uploadedCount > 0,
        build: () => {
            const known = { startedAt, run: origin.manifestRun, shardPart, deployed: recorder.deployed };
            const report = recorder.report();
            const own = (0,_pipeline_manifest_build_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .buildManifest */ .u)({ conclusion: 'failure', baseUrl, organizationId, ...known }, report);
            if (previous?.kind !== 'usable')
                return own;
            // A file that is about to be uploaded loses its id: the service may give its new bytes the same one.
            const ids = previous.run.uploads.without(report.uploads);
            return (0,_pipeline_manifest_build_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .addKept */ .e)(own, report, keptOf(previous.run, report, ids, inputs, run));
        },
    });
}
/**
 * Decides at the end of a run whether its manifest takes the place of the earlier one, and what it keeps of it. Two manifests stay
 * if this run uploaded nothing: one that can't be used, and one that says which exports were triggered while this run does not.
 */
function keepPreviousManifest(result, run) {
    const { inputs, previous, report } = result;
    if (inputs === undefined || previous === undefined || previous.kind === 'missing')
        return result;
    const mayStay = !run.drafts.hasReplaced && !hasUploaded(report);
    if (previous.kind === 'unusable')
        return mayStay ? leaveInPlace(result, run) : result;
    const kept = keptOf(previous.run, report, previous.run.uploads, inputs, run);
    return mayStay && hidesExports(report, kept) ? leaveInPlace(result, run) : { ...result, kept };
}
function keptOf(previous, report, ids, { patterns }, { origin }) {
    const ownIds = hasUploaded(report) ? undefined : ids;
    return {
        previous,
        commit: origin.manifestRun?.commit,
        assets: patterns === undefined ? 'recorded' : ownIds,
    };
}
/** Whether an export that may have to be continued would be lost, although this run attempted none. */
function hidesExports({ uploads, exports }, { previous, commit, assets }) {
    if (exports.some(({ status }) => status !== 'not-attempted'))
        return false;
    const release = { commit, uploads: assets === 'recorded' ? undefined : uploads };
    const stays = new Set((0,_pipeline_manifest_previous_release_js__WEBPACK_IMPORTED_MODULE_1__/* .otherExports */ .cD)(previous, release, exports));
    return previous.exports.some((entry) => entry.kept && ((0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .isTriggered */ .m3)(entry) || entry.status === 'unknown') && !stays.has(entry));
}
function hasUploaded({ uploads }) {
    return uploads.some(({ status }) => status === 'uploaded');
}
function leaveInPlace(result, { env, log }) {
    if (result.inputs === undefined)
        return result;
    log.info(`This run uploaded nothing, so ${result.inputs.manifestPath} is left unchanged for later runs`);
    return { ...result, inputs: { ...result.inputs, manifestPath: (0,_upload_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .temporaryManifestPath */ .Ue)(env) } };
}


/***/ }),

/***/ 6251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ readUploadInputs),
/* harmony export */   Ue: () => (/* binding */ temporaryManifestPath),
/* harmony export */   Wb: () => (/* binding */ readContinuation)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _deployments_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3736);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4552);
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9893);
/* harmony import */ var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4924);
/* harmony import */ var _inputs_misplaced_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9368);
/* harmony import */ var _inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7830);









const REPORTED_INPUTS = [
    'base-url',
    'organization',
    'variant',
    'network',
    'assets',
    'working-directory',
    'content-types',
    'size-limits',
    'manifest',
    'environment',
];
/** Reads all inputs of the root action. Checks neither paths nor files. */
function readUploadInputs(env, now = new Date()) {
    const reader = new _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .InputReader */ .i(env);
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env['GITHUB_WORKSPACE'] || process.cwd());
    const dryRun = reader.boolean('dry-run');
    const patterns = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readPatterns */ .ce)(reader, 'assets');
    const { variants, networks } = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readExports */ .IL)(reader);
    // A dry run may be for a pull request from a fork, which gets neither secrets nor variables of the repository.
    const needsOrganization = patterns !== undefined && !dryRun;
    const organizationId = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readOrganization */ .wu)(reader, needsOrganization ? 'upload assets' : undefined);
    if (patterns === undefined && variants.length === 0 && networks.length === 0) {
        reader.addProblem('assets', 'or `variant` with `network` must be given: there is nothing to do');
    }
    const shard = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readShard */ .Xy)(reader);
    if (shard !== undefined && patterns === undefined) {
        reader.addProblem('shard', 'must be given with `assets`: it selects a part of the matched files');
    }
    if (shard !== undefined && shard.total > 1 && variants.length > 0) {
        reader.addProblem('shard', 'must not be given with `variant`: other parts may not be uploaded yet. `merge/` triggers the exports once all are');
    }
    const sizeLimits = (0,_inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .readSizeLimits */ .Sy)(reader);
    if (reader.given('size-limits') !== '' && patterns === undefined) {
        reader.addProblem('size-limits', 'must be given with `assets`: it limits the matched files');
    }
    const manifest = reader.text('manifest');
    const continued = readContinuation(reader, manifest);
    const givenManifestPath = manifest === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, manifest);
    const githubToken = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitHubToken */ .n)(reader);
    const inputs = {
        ...(0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readConnection */ .d)(reader, !dryRun),
        tokenCreated: (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readTokenCreated */ .e9)(reader, now),
        organizationId,
        variants,
        networks,
        patterns,
        shard,
        workspace,
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, reader.text('working-directory')),
        fileNaming: reader.choice('file-name', ['basename', 'path']),
        contentTypeRules: (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readContentTypes */ .bu)(reader),
        sizeLimits,
        includeHidden: reader.boolean('include-hidden-files'),
        ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
        ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
        concurrency: reader.wholeNumber('concurrency', { min: 1, max: 128 }, 'auto'),
        dryRun,
        manifestPath: dryRun ? temporaryManifestPath(env) : (givenManifestPath ?? temporaryManifestPath(env)),
        givenManifestPath,
        ...continued,
        summary: reader.boolean('summary'),
        githubToken,
        environment: (0,_deployments_environment_js__WEBPACK_IMPORTED_MODULE_8__/* .readEnvironment */ .Q)(reader, githubToken === undefined ? undefined : { variants, networks }),
    };
    return (0,_inputs_misplaced_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .finishReading */ .S)(inputs, reader, REPORTED_INPUTS, now);
}
/** Reads whether a run continues from the manifest at its path. */
function readContinuation(reader, manifest) {
    const reuseUnchanged = reader.boolean('reuse-unchanged');
    const retryUnknown = reader.boolean('retry-unknown');
    if (reuseUnchanged && manifest === '') {
        reader.addProblem('manifest', 'must be given with `reuse-unchanged`: a later run must find the file again, and the default is a new file per run');
    }
    if (retryUnknown && !reuseUnchanged) {
        reader.addProblem('retry-unknown', 'must be given with `reuse-unchanged`: it is about exports of an earlier run');
    }
    return { reuseUnchanged, retryUnknown };
}
/** Returns a new path under `RUNNER_TEMP`, so that the steps of a job do not overwrite each other's manifests. */
function temporaryManifestPath(env) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `playable-export-manifest-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}.json`);
}


/***/ }),

/***/ 8089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isUsableProxy),
/* harmony export */   i: () => (/* binding */ proxyFor)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9783);

/** The scheme of a proxy variable that is an address. */
const SCHEMES = new Set(['http:', 'https:']);
/**
 * The proxy for a URL, which the rules of `@actions/http-client` choose from the environment, as in other actions. It may hold a
 * user name and a password, both decoded. A value that `isUsableProxy` rejects never gets here: it is an invalid input.
 */
function proxyFor(url) {
    try {
        const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(url);
        return proxy?.hostname ? proxy : undefined;
    }
    catch {
        return undefined;
    }
}
/**
 * Whether requests can use the value of a proxy variable. `@actions/http-client` ignores the others, or finds a part of the
 * password in the host.
 */
function isUsableProxy(value) {
    // Without a scheme, `host:port` is a URL with the scheme `host:`. A number cannot start one.
    const address = URL.canParse(value) || value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return false;
    const { protocol, hostname, username, password, pathname, search, hash } = new URL(address);
    try {
        decodeURIComponent(username + password);
    }
    catch {
        return false;
    }
    // After the host, an `@` shows that a `/`, `?` or `#` of the password ended the host too early.
    return SCHEMES.has(protocol) && hostname !== '' && !(pathname + search + hash).includes('@');
}


/***/ }),

/***/ 7534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ addKept),
/* harmony export */   u: () => (/* binding */ buildManifest)
/* harmony export */ });
/* harmony import */ var _previous_release_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6737);

/**
 * Builds the manifest of a run. With the conclusion `planned` (a dry run), assets that were not attempted get the status
 * `planned` or `reused`.
 *
 * @param previous uploads whose ids the manifest keeps for files that this run did not upload; in a dry run, the uploads
 *   that a run would reuse
 */
function buildManifest(head, report, previous) {
    const { conclusion, baseUrl, organizationId, startedAt, finishedAt, run, shardPart, deployed } = head;
    return {
        version: 1,
        ...(run !== undefined && { run }),
        ...shardPart,
        conclusion,
        baseUrl,
        organizationId,
        startedAt: startedAt.toISOString(),
        ...(finishedAt !== undefined && { finishedAt: finishedAt.toISOString() }),
        assets: report.uploads.map((outcome) => manifestAsset(outcome, conclusion === 'planned', previous)),
        exports: report.exports.map((outcome) => manifestExport(outcome, deployed)),
    };
}
function manifestAsset(outcome, isPlanned, previous) {
    const { path, fileName, contentType, size } = outcome.asset;
    const file = { path, fileName, contentType, size };
    switch (outcome.status) {
        case 'uploaded': {
            const { status, assetId, sha256, attempts, durationMs } = outcome;
            return { ...file, ...(sha256 !== undefined && { sha256 }), status, assetId, attempts, durationMs };
        }
        case 'reused': {
            const { status, assetId, sha256 } = outcome;
            return { ...file, sha256, status, assetId, attempts: 0, durationMs: 0 };
        }
        case 'failed': {
            const { status, attempts, durationMs, failure } = outcome;
            const error = failure.error.message;
            return { ...file, status, ...previousUpload(outcome, previous), attempts, durationMs, error };
        }
        case 'not-attempted': {
            const upload = previousUpload(outcome, previous);
            const planned = upload.assetId === undefined ? 'planned' : 'reused';
            const status = isPlanned ? planned : 'not-attempted';
            return { ...file, status, ...upload, attempts: 0, durationMs: 0 };
        }
    }
}
function previousUpload(outcome, previous) {
    const upload = previous?.get(outcome.asset);
    if (upload === undefined || mayBeReplaced(outcome, upload))
        return {};
    return { sha256: upload.sha256, assetId: upload.assetId };
}
/** Whether the service may have other bytes than an earlier run uploaded: a PUT of this run was not confirmed. */
function mayBeReplaced(outcome, { sha256 }) {
    return outcome.status === 'failed' && (outcome.unconfirmed ?? []).some((sent) => sent !== sha256);
}
/**
 * Adds to a manifest what it keeps of an earlier one: assets, and exports of the same release that this run was not asked for.
 *
 * @param report the report from which `manifest` was built
 */
function addKept(manifest, report, { previous, commit, assets }) {
    const uploads = assets === 'recorded' ? undefined : report.uploads;
    const exports = [...manifest.exports, ...(0,_previous_release_js__WEBPACK_IMPORTED_MODULE_0__/* .otherExports */ .cD)(previous, { commit, uploads }, report.exports)];
    if (assets === undefined)
        return { ...manifest, exports };
    if (assets !== 'recorded')
        return { ...manifest, assets: addIds(manifest, report, assets), exports };
    const organizationId = manifest.organizationId || previous.organizationId;
    return { ...manifest, organizationId, assets: previous.assets, exports };
}
/** If a file has changed, its entry describes the file that was uploaded earlier. */
function addIds({ assets }, { uploads }, previous) {
    const kept = new Map([...previous.entries()].map((entry) => [entry.path, entry]));
    for (const outcome of uploads) {
        const entry = kept.get(outcome.asset.path);
        if (entry !== undefined && mayBeReplaced(outcome, entry))
            kept.delete(entry.path);
    }
    const own = assets.map((asset) => {
        const entry = kept.get(asset.path);
        kept.delete(asset.path);
        return asset.assetId === undefined ? { ...asset, ...entry } : asset;
    });
    const others = [...kept.values()].map((entry) => ({ ...entry, status: 'not-attempted', attempts: 0, durationMs: 0 }));
    return [...own, ...others];
}
function manifestExport(outcome, deployed = new Set()) {
    const { variantId, network, status } = outcome;
    const request = { variantId, network, status };
    switch (outcome.status) {
        case 'triggered':
        case 'reused': {
            const { response } = outcome;
            const attempts = outcome.status === 'triggered' ? outcome.attempts : 0;
            const isDeployed = deployed.has((0,_previous_release_js__WEBPACK_IMPORTED_MODULE_0__/* .exportKey */ .Ei)(outcome)) || (outcome.status === 'reused' && outcome.deployed);
            return {
                ...request,
                attempts,
                ...(response !== undefined && { response }),
                ...(isDeployed && { deployed: true }),
            };
        }
        case 'failed':
            return { ...request, attempts: outcome.attempts, error: outcome.failure.error.message };
        case 'unknown': {
            const { attempts, failure } = outcome;
            return { ...request, attempts, ...(failure && { error: failure.error.message }) };
        }
        case 'not-attempted':
            return { ...request, attempts: 0 };
    }
}


/***/ }),

/***/ 114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ digestList),
/* harmony export */   hH: () => (/* binding */ MAX_SHARDS),
/* harmony export */   mt: () => (/* binding */ takeShard)
/* harmony export */ });
/* unused harmony export assignShards */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** More shards than a matrix may have jobs (256), and few enough to read all their manifests. */
const MAX_SHARDS = 1_000;
/** If the shards differ by more than this share of the average, the files are distributed by size. */
const MAX_UNEVENNESS = 0.01;
/** Returns the files of one shard, in the order of the list. Each file belongs to exactly one shard. */
function takeShard(files, { index, total }) {
    const shards = assignShards(files, total);
    return files.filter((_, position) => shards[position] === index - 1);
}
/** Computes the digest of a list of files. Manifests of shards can be joined only if their lists have the same digest. */
function digestList(files) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let bytes = 0;
    for (const { path, fileName, contentType, size } of files) {
        hash.update(`${JSON.stringify([path, fileName, contentType, size])}\n`);
        bytes += size;
    }
    return { files: files.length, bytes, sha256: hash.digest('hex') };
}
/**
 * Assigns files to shards that have nearly the same number of bytes. The same list always gives the same shards.
 *
 * Each shard is a contiguous range of the list if that gives even shards, because then a small change of the list moves few
 * files to another shard. If large files make such ranges uneven, the files are distributed by size.
 *
 * @param total at most 65,535
 * @returns the shard of each file, counted from 0
 */
function assignShards(files, total) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const ranges = assignRanges(files, total, bytes);
    const spread = spreadOf(files, ranges, total);
    if (spread <= (bytes / total) * MAX_UNEVENNESS)
        return ranges;
    const bySize = assignLargestFirst(files, total);
    return spreadOf(files, bySize, total) < spread ? bySize : ranges;
}
/** The middle byte of a file decides which range it belongs to. If all files are empty, each counts as one byte. */
function assignRanges(files, total, bytes) {
    const shards = new Uint16Array(files.length);
    const totalWeight = bytes || files.length;
    let before = 0;
    files.forEach(({ size }, position) => {
        const weight = bytes === 0 ? 1 : size;
        const middle = before + weight / 2;
        before += weight;
        // The middle of an empty file at the end of the list is `totalWeight`, which would be one shard too many.
        shards[position] = Math.min(total - 1, Math.floor((middle / totalWeight) * total));
    });
    return shards;
}
/** "Longest processing time first" (Graham, 1969). Of two shards with the same bytes, the one with fewer files is next. */
function assignLargestFirst(files, total) {
    const shards = new Uint16Array(files.length);
    const sizes = Float64Array.from(files, ({ size }) => size);
    // The sort is stable: files of the same size keep their order.
    const order = Uint32Array.from(sizes.keys()).sort((a, b) => at(sizes, b) - at(sizes, a));
    const bytes = new Float64Array(total);
    const counts = new Uint32Array(total);
    for (const position of order) {
        let smallest = 0;
        for (let shard = 1; shard < total; shard += 1) {
            const difference = at(bytes, shard) - at(bytes, smallest) || at(counts, shard) - at(counts, smallest);
            if (difference < 0)
                smallest = shard;
        }
        shards[position] = smallest;
        bytes[smallest] = at(bytes, smallest) + at(sizes, position);
        counts[smallest] = at(counts, smallest) + 1;
    }
    return shards;
}
/** Returns the difference in bytes between the largest and the smallest shard. */
function spreadOf(files, shards, total) {
    const bytes = new Float64Array(total);
    files.forEach(({ size }, position) => {
        const shard = at(shards, position);
        bytes[shard] = at(bytes, shard) + size;
    });
    return Math.max(...bytes) - Math.min(...bytes);
}
function at(numbers, index) {
    return numbers[index] ?? 0;
}


/***/ }),

/***/ 2447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   NS: () => (/* binding */ stripDotSlash),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   f2: () => (/* binding */ byPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** Whether a path is a folder or lies below it. Both are absolute. Symbolic links are not resolved. */
function isInside(path, folder) {
    // Fast path: `relative()` is slow for 100,000 files.
    if (path.startsWith(folder) && path[folder.length] === node_path__WEBPACK_IMPORTED_MODULE_0__.sep && !path.includes('..'))
        return true;
    const fromFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return fromFolder !== '..' && !fromFolder.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(fromFolder);
}
/** Sorts by path, in the order of JavaScript strings. No two paths are equal. */
function byPath(one, other) {
    return one.path < other.path ? -1 : 1;
}
/** Removes a leading `./` from a pattern. The paths that it is compared with have none. */
function stripDotSlash(pattern) {
    return pattern.replace(/^(?:\.\/+)+(?=.)/, '');
}
/** Writes `/` for Windows' separator. Elsewhere `\\` is part of a name, or escapes a wildcard. */
function toSlashes(path, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    return separator === '\\' ? path.replaceAll('\\', '/') : path;
}


/***/ })

};
