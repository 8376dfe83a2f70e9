export const id = 26;
export const ids = [26];
export const modules = {

/***/ 1218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readToken),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(566);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9638);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3182);




/** @param needed whether the action will send anything */
function readConnection(reader, needed) {
    const allowHttp = reader.boolean('allow-http');
    const token = readToken(reader, 'token', 'secrets.PLAYABLE_TOKEN');
    if (token === undefined && needed)
        reader.addProblem('token', `is empty: set the input or the environment variable PLAYABLE_TOKEN. ${whyNoToken(reader)}`);
    const baseUrl = readBaseUrl(reader, needed, allowHttp);
    checkProxies(reader, baseUrl);
    warnOfNoProxy(reader, baseUrl);
    warnOfCertificates(reader);
    const limits = {
        maxAttempts: reader.wholeNumber('max-attempts'),
        maxRetryWaitMs: reader.wholeNumber('max-retry-wait') * 1000,
    };
    return {
        /** Absent if not given. If it is needed, that is a problem. */
        token,
        /** With the path prefix and without a trailing slash; empty if it is not needed, missing or invalid. */
        baseUrl,
        limits,
        idleTimeoutMs: reader.wholeNumber('request-timeout') * 1000,
        allowHttp,
    };
}
/** Reads `base-url`, `''` if missing or invalid. Messages never quote it: it may wrongly contain a password or a key. */
function readBaseUrl(reader, needed, allowHttp) {
    const known = reader.problems.length;
    const [text = ''] = reader.copied('base-url', [reader.text('base-url')], false);
    if ((text === '' && !needed) || reader.problems.length > known)
        return '';
    const problem = baseUrlProblem(text, allowHttp);
    if (problem === undefined)
        return text.replace(/\/+$/, '');
    reader.addProblem('base-url', problem);
    return '';
}
function baseUrlProblem(text, allowHttp) {
    if (text === '')
        return `is empty: give the service address with its path prefix, or the environment variable PLAYABLE_BASE_URL. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_VARIABLE */ .Zh}`;
    const url = URL.parse(text);
    // `URL` would silently remove white space, and turn `\` into `/`.
    if (url === null || /[\s\\]/.test(text) || !/^https?:$/.test(url.protocol))
        return 'must be an address like https://host/prefix: with https:// at its start, and without quotes or variables of a shell';
    if (url.protocol === 'http:' && !allowHttp)
        return 'must be an https: address, unless `allow-http` is true: write https:// before the host, or add `allow-http: true` if the server has no TLS';
    // `URL` drops user info, a query or a fragment that is empty.
    if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text))
        return 'must not have user info (name:password@)';
    return /[?#]/.test(text) ? 'must be the address of the API, without a query or a fragment' : undefined;
}
/** Rejects proxy variables that no request can use. Messages never quote them: they may hold a password. */
function checkProxies(reader, baseUrl) {
    const isNeeded = baseUrl === '' || !(0,_api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithoutProxy */ .Tx)(new URL(baseUrl));
    for (const name of ['https_proxy', 'http_proxy']) {
        const variable = reader.env[name] ? name : name.toUpperCase();
        const value = reader.env[variable];
        // With an unusable http: address, requests would go past the proxy. With any other value, the request that needs it fails.
        if (!value || (0,_api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsableProxy */ .XQ)(value) || (!isNeeded && !/^https?:\/\//.test(value)))
            continue;
        reader.addProblem(variable, '(an environment variable) must be an address like http://host:3128: with its scheme (http or https), a port up to 65535, and special characters of the password percent-encoded (`/` is %2F)');
    }
}
/** Warns if `no_proxy` has the host of the service in the form `*.name`, which other programs know and Node does not. */
function warnOfNoProxy({ env, warnings }, baseUrl) {
    const noProxy = env['no_proxy'] || env['NO_PROXY'] || '';
    const entry = baseUrl === '' ? undefined : (0,_api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .missedBypass */ .iu)(new URL(baseUrl), noProxy);
    if (entry === undefined)
        return;
    const lines = [
        `The requests to the service go through the proxy, although \`no_proxy\` has \`${entry}\`.`,
        `Write \`${entry.slice(1)}\`: a \`*\` there matches nothing.`,
    ];
    warnings.push({ title: 'Proxy not bypassed', lines });
}
/** Warns of a file with certificates that Node could not read: it goes on without them. */
function warnOfCertificates({ env, warnings }) {
    const { NODE_EXTRA_CA_CERTS: path } = env;
    if (!path || textOf(path) !== '')
        return;
    const lines = [
        `NODE_EXTRA_CA_CERTS (an environment variable) names no file that can be read: ${path}`,
        'Connections that need its certificates fail. Correct the path: the file must exist before the step, also in the `container` of the job.',
    ];
    warnings.push({ title: 'Certificates not read', lines });
}
/** What a token must not look like, in that order, and what to do then. `#` stands for the input and the expression that gives it. */
const TOKEN_MISTAKES = [
    [
        // An expression or a variable that nothing filled in, or a value that was masked.
        /^(?:(?:secrets|vars|env|inputs|github)\.[\w-]+|\$(?:env:)?[a-z_]\w*|%\w+%|\$\{.*|\{\{.*|\*+)$/is,
        'must be a token, not the name of one or *** from a log: write `#`',
    ],
    [/^["'`]?Bearer\s/i, 'must be the token alone: leave out `Bearer` before it, which the action adds'],
    [
        // Node would throw an error about the header, and no server could accept it.
        /[^\x21-\x7e]/,
        'must be one line of printable ASCII without spaces: check that exactly the token was copied',
    ],
];
/**
 * Reads a token; absent if it is not given. Messages never quote any part of it.
 *
 * @param source the expression that gives the token
 */
function readToken(reader, input, source) {
    const token = reader.text(input);
    if (token === '')
        return undefined;
    const text = TOKEN_MISTAKES.find(([mistake]) => mistake.test(token))?.[1];
    if (text !== undefined)
        reader.addProblem(input, text.replace('#', () => `${input}: \${{ ${source} }}`));
    return token;
}
/** Why a run may have no token, the most likely reason first, without a final full stop. */
function whyNoToken({ env, names }) {
    const instead = names.has('dry-run') ? ' (use `dry-run: true` there, which needs no token)' : '';
    const fork = `the run is from a fork${instead}`;
    const others = [
        'there is no secret of that name',
        'it is a secret of an environment and the job has no `environment:`',
        'the run is from Dependabot (its secrets are under Settings, Secrets, Dependabot)',
        'it is in a reusable workflow without `secrets: inherit`',
    ];
    const reasons = isFromFork(env) ? [fork, ...others] : [...others, fork];
    return `Either ${reasons.join(', or ')}. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .FROM_STEP */ .Wg}`;
}
/** Whether the run is for a pull request of another repository: GitHub gives it no secrets. */
function isFromFork({ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path }) {
    if (event !== 'pull_request' || !path)
        return false;
    const field = (value, name) => ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value) ? value[name] : undefined);
    const nameOf = (side) => ['pull_request', side, 'repo', 'full_name'].reduce(field, (0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(textOf(path)));
    return nameOf('head') !== nameOf('base');
}
/** The text of a file; `''` if it can't be read. */
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 9275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ readDeployments),
/* harmony export */   IL: () => (/* binding */ readExports),
/* harmony export */   Kc: () => (/* binding */ readRules),
/* harmony export */   VE: () => (/* binding */ environmentName),
/* harmony export */   bu: () => (/* binding */ readContentTypes),
/* harmony export */   ce: () => (/* binding */ readPatterns),
/* harmony export */   wu: () => (/* binding */ readOrganization)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8738);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1218);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3182);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2681);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8036);







/** Reads an input's patterns; `undefined` if it is not given. */
function readPatterns(reader, name) {
    const lines = reader.lines(name).map(({ text }) => (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toSlashes */ .TH)(text));
    if (reader.text(name) === '')
        return undefined;
    const isExclusion = (line) => line.startsWith('!');
    const include = lines.filter((line) => !isExclusion(line)).map(_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .stripDotSlash */ .NS);
    const exclude = lines.filter(isExclusion).map((line) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimInvisible */ .wT)(line.slice(1)));
    if (include.length === 0)
        reader.addProblem(name, 'must have a pattern that is neither an exclusion (!) nor a comment (#)');
    if (exclude.includes(''))
        reader.addProblem(name, 'must have a pattern after every !');
    return { include: [...new Set(include)], exclude };
}
/** @param need what needs the organization, which completes `is needed to …`; absent if nothing does */
function readOrganization(reader, need) {
    const id = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readName */ .MQ)(reader, 'organization');
    if (id === '' && need !== undefined)
        reader.addProblem('organization', `is empty, and it is needed to ${need}: set the input or the environment variable PLAYABLE_ORGANIZATION. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_VARIABLE */ .Zh}`);
    return id;
}
/**
 * Reads what to export: `variant` and `network`, which must be given together (every variant goes to every network), or the lines of
 * `exports`.
 */
function readExports(reader) {
    if (reader.given('exports') !== '')
        return readExportLines(reader);
    const variants = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readNameList */ .QA)(reader, 'variant');
    const networks = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readNameList */ .QA)(reader, 'network');
    const needs = (name, other) => {
        if (reader.given(name) === '' && reader.given(other) !== '')
            reader.addProblem(name, `is empty, and \`${other}\` is given: name the ${name}s. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_VARIABLE */ .Zh}`);
    };
    needs('network', 'variant');
    needs('variant', 'network');
    return pairsOf(variants, networks);
}
/** Reads `exports`: lines of the form `variant, variant: network, network`. A pair that is given twice is one. */
function readExportLines(reader) {
    for (const name of ['variant', 'network'])
        if (reader.given(name) !== '')
            reader.addProblem('exports', `must not be given with \`${name}\`: write every pair into \`exports\``);
    const lines = reader.lines('exports');
    if (lines.length === 0)
        reader.addProblem('exports', 'must have a line that is no comment (#)');
    const pairs = lines.flatMap(({ number, text }) => {
        const sides = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAtLastColon */ .fP)(text);
        if (sides.includes(''))
            reader.addProblem('exports', `line ${number} must be \`variant, variant: network, network\`, not ${reader.quote(text)}`);
        const [variants = [], networks = []] = sides.map((side) => (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readNames */ .r6)(reader, 'exports', reader.split('exports', side)));
        return pairsOf(variants, networks);
    });
    return [...new Map(pairs.map((pair) => [(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .exportKey */ .Ei)(pair), pair])).values()];
}
function pairsOf(variants, networks) {
    return variants.flatMap((variantId) => networks.map((network) => ({ variantId, network })));
}
function environmentName(template, { variantId, network }) {
    return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}
/** Reads `github-token`, absent if no deployments are wanted, and the template for their environments, such as `playable/{network}`. */
function readDeployments(reader, exports) {
    const githubToken = (0,_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .A)(reader, 'github-token', 'github.token');
    const environment = reader.text('environment');
    const plain = environment.replace(/\{(?:network|variant)\}/g, '');
    const allowed = 'one line without control characters, and without braces except {network} and {variant}';
    if (/[{}\p{Cc}\p{Zl}\p{Zp}]/u.test(plain))
        reader.rejectValue('environment', environment, allowed);
    const { maxLength } = _input_table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc.environment;
    const isTooLong = (request) => environmentName(environment, request).length > maxLength;
    const atMost = `must be at most ${maxLength} characters long with {network} and {variant} filled in`;
    if (githubToken && exports.some(isTooLong))
        reader.addProblem('environment', atMost);
    return { githubToken, environment };
}
/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE = /[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*/;
function readContentTypes(reader) {
    const rules = readRules(reader, 'content-types', MEDIA_TYPE, '`pattern: media/type`');
    return rules.map(({ pattern, value }) => ({ pattern, mediaType: value }));
}
/** Patterns between which a comma was meant to separate. */
const SEVERAL = /^\*[^,{}]*(?:,\s*\*[^,{}]*)+$/;
/**
 * Reads an input with a rule `pattern: value` on each line. The last colon in front of a value separates: names may have colons, too.
 *
 * @param value what a value is, in any case
 * @param form what a line must be, for messages
 */
function readRules(reader, input, value, form) {
    const line = new RegExp(`^(.+):\\s*(${value.source})$`, 'i');
    const another = new RegExp(`:\\s*(?:${value.source})\\s*[,;]`, 'i');
    return reader.lines(input).flatMap(({ number, text }) => {
        const [, before = '', found = ''] = line.exec(text) ?? [];
        const pattern = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimInvisible */ .wT)(before);
        // Of `- *.bin: a/b`, the dash would be part of the pattern, which then matches nothing.
        const isBare = [text, pattern, found].every((part) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripListMarks */ .FU)(part) === part);
        if (isBare && pattern !== '' && !another.test(pattern) && !SEVERAL.test(pattern))
            return [{ pattern, value: found }];
        const bare = 'without a dash or quotes, with one pattern';
        reader.addProblem(input, `line ${number} must be ${form} ${bare}, not ${reader.quote(text)}`);
        return [];
    });
}


/***/ }),

/***/ 9608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SX: () => (/* binding */ finishReading),
/* harmony export */   ZT: () => (/* binding */ misspelledProblems),
/* harmony export */   wo: () => (/* binding */ misspelledInputs)
/* harmony export */ });
/* unused harmony export sessionWarnings */
/* harmony import */ var _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8814);
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4177);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9638);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2681);




/** Makes the checks that follow when an action has read all its inputs: tokens in other inputs, sessions, misspelled names. */
function finishReading(inputs, reader) {
    rejectTokensInOtherInputs(reader, inputs);
    return {
        inputs,
        // Another problem may only follow from the misspelled name.
        problems: [...misspelledProblems(reader), ...reader.problems],
        warnings: [
            ...reader.warnings,
            ...sessionWarnings(inputs.token, new Date()),
            ...deploymentWarnings(reader, inputs),
        ],
    };
}
const PREFIX = 'INPUT_';
/** What other actions call `assets`. A wrapper may have such an input of its own, so they count only without `assets`. */
const FOR_ASSETS = ['file', 'files', 'path', 'paths', 'folder', 'source-dir'];
/** What other actions call further inputs of the root action. */
const OTHER_WORDS = { exclude: 'assets', plan: 'dry-run' };
/** What actions around this one often have, whose variables it may see. */
const OF_WRAPPERS = 'github_token';
/**
 * The problems of inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
 * `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
 */
function misspelledProblems(reader) {
    return [...misspelledInputs(reader)].map(([input, meant]) => {
        const exclusion = input === 'exclude' ? ' A line of it that begins with ! excludes.' : '';
        const text = `(from ${PREFIX}${input.toUpperCase()}) is not an input of this action: did you mean \`${meant}\`?${exclusion}`;
        return { input, text };
    });
}
/** By the names of such inputs, the names that were meant. */
function misspelledInputs(reader) {
    const { env, names } = reader;
    const otherWord = (word) => {
        if (!names.has('assets'))
            return undefined;
        return FOR_ASSETS.includes(word) && reader.given('assets') === '' ? 'assets' : OTHER_WORDS[word];
    };
    const misspelled = new Map();
    for (const variable of Object.keys(env)) {
        const name = variable.slice(PREFIX.length).toLowerCase();
        const isOther = !variable.startsWith(PREFIX) || names.has(name) || name === OF_WRAPPERS;
        if (isOther || !env[variable]?.trim())
            continue;
        const word = name.replaceAll('_', '-');
        const meant = (0,_support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__/* .misspelledWord */ .T)(name, [...names]) ?? otherWord(word);
        if (meant !== undefined && !word.startsWith(`${meant}-`))
            misspelled.set(name, meant);
    }
    return misspelled;
}
/** A warning if the inputs speak of deployments, and none will be recorded. */
function deploymentWarnings(reader, { githubToken }) {
    if (githubToken !== undefined || !reader.names.has('environment'))
        return [];
    const variable = `${PREFIX}${OF_WRAPPERS.toUpperCase()}`;
    const hasEnvironment = reader.text('environment') !== (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)('environment').default;
    const isOfWrapper = variable in reader.env && reader.env[variable]?.trim();
    if (!hasEnvironment && !isOfWrapper)
        return [];
    const given = hasEnvironment ? '`environment`' : `\`${OF_WRAPPERS}\` (from ${variable})`;
    const lines = [
        `${given} without \`github-token\`: no export is recorded as a deployment.`,
        `For deployments, give \`github-token: \${{ github.token }}\`. In runs from forks, secrets are empty.`,
    ];
    return [{ title: 'Deployment not recorded', lines }];
}
/** A token in another input would be shown with it, in the log or the manifest. And the service must not get GitHub's token, nor GitHub the service's. */
function rejectTokensInOtherInputs(reader, { token = '', githubToken = '' }) {
    const contains = (text, secret) => secret.length >= _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_SECRET_LENGTH */ .v && text.includes(secret);
    for (const [secret, description] of [
        [token, 'the token'],
        [githubToken, 'the `github-token`'],
    ]) {
        for (const name of reader.names) {
            if (name === 'token' || name === 'github-token')
                continue;
            const text = reader.text(name);
            // A default is public, and the runner gives it like any value.
            if (text !== (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name).default && contains(text, secret))
                reader.addProblem(name, `must not contain ${description}`);
        }
    }
    if (contains(token, githubToken) || contains(githubToken, token))
        reader.addProblem('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
}
const DAY_MS = 86_400_000;
const MAX_SESSION_DAYS = 7;
/** A warning about a token that may still work. It quotes no part of it. */
function sessionWarnings(token, now) {
    const end = endOfSession(token ?? '');
    if (end === undefined)
        return [];
    const time = `${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const lines = [
        `\`token\` looks like a browser session (a JWT), which ${end > now ? 'expires' : 'expired'} on ${time}.`,
        `Sessions are for browsers and last at most ${MAX_SESSION_DAYS} days: make an API token in the service's developer area, under tokens, and store it in the secret behind \`token\`.`,
    ];
    return [{ title: 'Session token', lines }];
}
/**
 * When the JWT of a browser session expires; `undefined` for any other token. An API token may be a JWT as well, because its
 * form is not shown. Sessions last at most 7 days (api/README.md, *Tokens and scopes*).
 */
function endOfSession(token) {
    const [, part = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
    const claims = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(Buffer.from(part, 'base64url').toString('utf8'));
    const { iat, exp } = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(claims) ? claims : {};
    if (typeof iat !== 'number' || typeof exp !== 'number')
        return undefined;
    const end = new Date(exp * 1_000);
    const isSession = (exp - iat) * 1_000 <= MAX_SESSION_DAYS * DAY_MS && !Number.isNaN(end.getTime());
    return isSession ? end : undefined;
}


/***/ }),

/***/ 3182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wg: () => (/* binding */ FROM_STEP),
/* harmony export */   Zh: () => (/* binding */ EMPTY_VARIABLE),
/* harmony export */   i_: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7360);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2681);



const MAX_QUOTE_LENGTH = 60;
/** Why an output of a step can be empty, without a final full stop. */
const FROM_STEP = 'From a step? Its `id` is missing, or the step comes later';
/** Why an input can be empty although the workflow gives it, without a final full stop. */
const EMPTY_VARIABLE = `\`\${{ vars.NAME }}\` gives nothing if no variable has that name, and a repository variable is not read by itself. ${FROM_STEP}`;
/**
 * Reads inputs from the runner's variables (`INPUT_<NAME>` in upper case, hyphens kept) and collects all problems, so that
 * they can be reported at once. An input that is empty, white space or invisible counts as not given.
 */
class InputReader {
    env;
    problems = [];
    warnings = [];
    /** The names of all inputs that were read so far. */
    names = new Set();
    constructor(env) {
        this.env = env;
    }
    /** @param text as in `Problem`; it gets the name of the input's variable if the value comes from there */
    addProblem(input, text) {
        const variable = _input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_VARIABLES */ .Xf[input] ?? '';
        const isFromVariable = !(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT)(this.#valueOf(input)) && this.env[variable]?.trim();
        this.problems.push({ input, text: isFromVariable ? `(from ${variable}) ${text}` : text });
    }
    /** Rejects a value and quotes it, so never call it with a token. @param allowed completes `must be …` */
    rejectValue(name, text, allowed) {
        this.addProblem(name, `must be ${allowed}, not ${this.quote(text)}`);
    }
    /** Quotes a value in a message: truncated, with escapes for what is invisible, and without a token, which may be in the wrong input. */
    quote(text) {
        return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeStrays */ .Ud)(JSON.stringify((0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .redactTokens */ .Oj)(text, this.env), MAX_QUOTE_LENGTH)));
    }
    /** The trimmed input without its environment variable and default; `''` if not given. */
    given(name) {
        const text = this.#raw(name).trim();
        return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT)(text) === '' ? '' : text;
    }
    /** The trimmed input; if not given, its environment variable, then its default, then `''`. */
    text(name) {
        const given = this.given(name);
        if (given !== '')
            return given;
        const fallback = this.env[_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_VARIABLES */ .Xf[name] ?? '']?.trim();
        return fallback || ((0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name).default ?? '');
    }
    /** A boolean, or `word` if given. */
    boolean(name, word) {
        const text = this.text(name);
        if (text === word)
            return word;
        // The spellings of YAML 1.2's core schema, as in @actions/core.
        if (/^(?:true|True|TRUE)$/.test(text))
            return true;
        if (/^(?:false|False|FALSE)$/.test(text))
            return false;
        this.rejectValue(name, text, word === undefined ? 'true or false' : `${word}, true or false`);
        return word ?? false;
    }
    /** A whole number, or `word` if given. */
    wholeNumber(name, word) {
        const { min = 0, max } = (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name);
        const text = this.text(name);
        if (text === word)
            return word;
        const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
        if (number >= min && number <= (max ?? Number.MAX_SAFE_INTEGER))
            return number;
        const range = `a whole number from ${min}${max === undefined ? '' : ` to ${max}`}`;
        this.rejectValue(name, text, word === undefined ? range : `${range}, or ${word}`);
        return min;
    }
    choice(name, allowed) {
        const text = this.text(name);
        const chosen = allowed.find((word) => word === text);
        if (chosen === undefined)
            this.rejectValue(name, text, `one of ${allowed.join(', ')}`);
        return chosen ?? allowed[0];
    }
    /** The lines, without blanks and invisible characters around them, with their numbers from 1. Skips blank lines and comments (`#`). */
    lines(name) {
        return this.#raw(name)
            .split(/\r\n|\r|\n/)
            .map((line, index) => ({ number: index + 1, text: (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT)(line) }))
            .filter(({ text }) => text !== '' && !text.startsWith('#'));
    }
    /** The values of the lines, one per line or separated by commas, without duplicates. */
    list(name) {
        const lines = this.lines(name);
        if (this.given(name) !== '' && lines.length === 0)
            this.addProblem(name, 'must have a line that is no comment (#)');
        return [...new Set(lines.flatMap(({ text }) => this.split(name, text)))];
    }
    /** The values between the commas of a part of a line: `a, b,` has two. Nothing before a comma, as in `a,, b`, is a problem. */
    split(name, part) {
        const values = part.split(',').map(_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT);
        if (values.at(-1) === '')
            values.pop();
        if (values.includes(''))
            this.addProblem(name, `has nothing before a comma in ${this.quote(part)}. ${EMPTY_VARIABLE}`);
        return values.filter((value) => value !== '');
    }
    /**
     * Cleans values that people copy from pages: cuts off blanks and invisible characters around each, and rejects those inside, except
     * ordinary blanks (the contract, *What goes over the wire*). Leaves out what is empty then, and duplicates.
     *
     * @param isShown whether the message may quote a value
     */
    copied(name, values, isShown = true) {
        const cleaned = [...new Set(values.map(_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT))].filter((value) => value !== '');
        const wrong = cleaned.filter((value) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeStrays */ .Ud)(value) !== value);
        if (wrong.length === 0)
            return cleaned;
        const codes = wrong.flatMap((value) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeStrays */ .Ud)(value).match(/\\u\{[\da-f]+\}/g) ?? []);
        const shown = isShown ? `: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTruncated */ .v$)(wrong.map((value) => this.quote(value)))}` : '';
        const distinct = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTruncated */ .v$)([...new Set(codes)]);
        this.addProblem(name, `must have no invisible or control characters (${distinct})${shown}`);
        return cleaned;
    }
    #raw(name) {
        this.names.add(name);
        return this.#valueOf(name);
    }
    #valueOf(name) {
        return this.env[`INPUT_${name.toUpperCase()}`] ?? '';
    }
}


/***/ }),

/***/ 2681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xf: () => (/* binding */ INPUT_VARIABLES),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
const INPUTS = {
    'max-attempts': { default: '10', min: 1, max: 50 },
    // One day: no service has a reason to ask for more, and timers support it.
    'max-retry-wait': { default: '120', min: 0, max: 86_400 },
    'request-timeout': { default: '60', min: 1, max: 3_600 },
    'allow-http': { default: 'false' },
    'working-directory': { default: '.' },
    'file-name': { default: 'basename' },
    'include-hidden-files': { default: 'false' },
    'if-no-files-found': { default: 'error' },
    'if-pattern-unmatched': { default: 'warn' },
    concurrency: { default: 'auto', min: 1, max: 128 },
    'dry-run': { default: 'false' },
    'reuse-unchanged': { default: 'auto' },
    'retry-unknown': { default: 'false' },
    // The runner fills it in, so that the legs of a matrix are told apart. README.md leaves it out.
    matrix: { default: `\${{ toJSON(matrix) }}` },
    summary: { default: 'true' },
    // GitHub rejects longer names.
    environment: { default: 'playable/{network}', maxLength: 255 },
    'create-if-missing': { default: 'false' },
    'page-size': { min: 1 },
    port: { default: '0', min: 0, max: 65_535 },
    'rate-limit': { min: 0.001, max: 1_000_000 },
};
function ruleOf(name) {
    return Object.hasOwn(INPUTS, name) ? INPUTS[name] : {};
}
/** The environment variables that replace an input that is not given. */
const INPUT_VARIABLES = {
    token: 'PLAYABLE_TOKEN',
    'base-url': 'PLAYABLE_BASE_URL',
    organization: 'PLAYABLE_ORGANIZATION',
};


/***/ }),

/***/ 8036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Nw: () => (/* binding */ notFilledIn),
/* harmony export */   QA: () => (/* binding */ readNameList),
/* harmony export */   f5: () => (/* binding */ isQuoted),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);

// What a name and a path must not be, in every input that takes some: the contract, *Lists and names*.
/** Quotes of every script, without the brackets that stand around titles in East Asia. */
const CURLY = /(?![\u300c-\u300f\u301d-\u301f\ufe41-\ufe44\uff62\uff63])(?!["'])\p{Quotation_Mark}/u.source;
/** Quotes around the whole. */
const QUOTED = new RegExp(`^(["'])(?:(?!\\1).)*\\1$|^${CURLY}(?:(?!${CURLY}).)*${CURLY}$`, 'su');
/** Marks around the whole, or only at the beginning: `[a]`, `[a`, and `"a"` of the list `"a", "b"` without its comma. */
const IN_MARKS = new RegExp(`^(["'\`])(?!.*\\1\\s*[^\\s,])|^(?:${CURLY})(?!.*${CURLY}.)|^\\[(?!.*\\]\\s*[^\\s,\\]])|^\\{(?!.*\\})|^[\\]}]`, 'su');
const NOT_FILLED_IN = [
    /^\$[a-z]|\$[{(]|\{\{/i,
    `nothing fills in such a variable or expression here; in the workflow, write \`\${{ env.NAME }}\``,
];
const NO_TEXT = [
    /^(?:Array|Object|\[object Object\]|null|undefined)$/,
    `that is what a list or an object becomes as text; write \`\${{ join(matrix.NAME) }}\``,
];
/** What to do about a variable or an expression that was not filled in; `undefined` if a text looks like none. */
function notFilledIn(text) {
    return [NOT_FILLED_IN, NO_TEXT].find(([mistake]) => mistake.test(text))?.[1];
}
/** What a name must not be, and what to do then. */
const MISTAKES = [
    NO_TEXT,
    [/^#|\s#/, 'a comment has a line of its own, which begins with #'],
    [/^-\s/, 'leave out the dash of a list'],
    [IN_MARKS, 'leave out quotes, backticks and brackets'],
    [/[;，、]/, 'separate names with commas, or write one per line'],
    [/:\s/, 'a colon with a blank behind it is in no name; `exports` has one in each line'],
    NOT_FILLED_IN,
    [/,$/, 'leave out the comma behind it'],
];
/** Cleans names as `reader.copied` does, and rejects what can be none. A name that may be right is sent as it was written. */
function readNames(reader, input, values) {
    const names = reader.copied(input, values);
    const adviceFor = (name) => MISTAKES.find(([mistake]) => mistake.test(name))?.[1];
    for (const [advice, wrong] of Map.groupBy(names, adviceFor))
        if (advice !== undefined)
            reader.addProblem(input, `must not be ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTruncated */ .v$)(wrong.map((name) => reader.quote(name)))}: ${advice}`);
    return names;
}
/** Reads an input that is a list of names: one per line, or with commas between them. */
function readNameList(reader, input) {
    return readNames(reader, input, reader.list(input));
}
/** Reads an input that is one name; `''` if it is not given. */
function readName(reader, input) {
    return readNames(reader, input, [reader.text(input)])[0] ?? '';
}
function isQuoted(text) {
    return QUOTED.test(text);
}
/** What is wrong with how a path is written, as in `Problem`; `undefined` if nothing is. */
function pathProblem(path) {
    if (!isQuoted(path) && !/^[~$]|\$\{\{|[\r\n]/.test(path))
        return undefined;
    return `must be one path on one line, without quotes, and without ~, variables and expressions, which nothing fills in here (\`\${{ runner.temp }}\` in the workflow is $RUNNER_TEMP)`;
}


/***/ }),

/***/ 566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tx: () => (/* binding */ isWithoutProxy),
/* harmony export */   XQ: () => (/* binding */ isUsableProxy),
/* harmony export */   iJ: () => (/* binding */ proxyFor),
/* harmony export */   iu: () => (/* binding */ missedBypass)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9783);

/** Whether `no_proxy` covers the host of a URL, or it is loopback. */
const isWithoutProxy = _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .checkBypass */ .H;
/**
 * The proxy for a URL, which the rules of `@actions/http-client` choose from the environment, as in other actions. It may hold a
 * user name and a password, both decoded. `unusable`: no request may bypass it, and none can use it.
 */
function proxyFor(url) {
    try {
        const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(url);
        return proxy === undefined || isUsableProxy(proxy.href) ? proxy : 'unusable';
    }
    catch {
        return 'unusable';
    }
}
/**
 * The entry `*.name` of `no_proxy`, whose value is given, that means the host of a URL whose requests go through a proxy all the same: Node takes only `.name`.
 * `undefined` if there is none.
 */
function missedBypass(url, noProxy) {
    if (!(proxyFor(url) instanceof URL))
        return undefined;
    const entries = noProxy.toLowerCase().split(/[\s,]+/);
    return entries.find((entry) => entry.startsWith('*.') && url.hostname.endsWith(entry.slice(1)));
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
    return /^https?:$/.test(protocol) && hostname !== '' && !(pathname + search + hash).includes('@');
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
    // Node's timers count whole milliseconds, so they may fire up to one early. The only error is an abort.
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.ceil(ms) + 1, undefined, { signal }).catch(() => undefined),
    later: (ms, act) => void setTimeout(act, ms).unref(),
};
/** Measures how long a run waits: the time in which at least one of its requests waits. */
class WaitTimer {
    #clock;
    #waiting = 0;
    #startMs = 0;
    /** In milliseconds. Waits that overlap count once, when the last of them is over. */
    totalMs = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** Sleeps as the clock does, and counts the time. */
    async sleep(ms, signal) {
        if (this.#waiting === 0)
            this.#startMs = this.#clock.monotonicMs();
        this.#waiting += 1;
        await this.#clock.sleep(ms, signal);
        this.#waiting -= 1;
        if (this.#waiting === 0)
            this.totalMs += this.#clock.monotonicMs() - this.#startMs;
    }
}


/***/ }),

/***/ 4177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ misspelledWord)
/* harmony export */ });
/* harmony import */ var damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6917);

/** A shorter word is close to every other short word. The extension of a file does not count. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/**
 * The candidate that differs from `text` only by a few letters, or by `_` for `-`; `undefined` if there is none. A name with other
 * digits is another one.
 */
function misspelledWord(text, candidates) {
    const word = normalize(text);
    const isLong = word.replace(/\.[^.]*$/, '').length >= MIN_LENGTH;
    const isWord = isLong && word.length <= MAX_LENGTH && !/[\s,]/.test(text);
    let closest;
    for (const candidate of candidates) {
        const other = normalize(candidate);
        const most = Math.max(1, Math.floor(candidate.length / 4));
        // Candidates from the service may be many and long, so the cheap check comes first.
        const isNear = isWord && Math.abs(other.length - word.length) <= most && digitsOf(other) === digitsOf(word);
        if (other !== word && !isNear)
            continue;
        const distance = other === word ? 0 : damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__(word, other).steps;
        if (distance <= most && distance < (closest?.distance ?? Number.POSITIVE_INFINITY))
            closest = { candidate, distance };
    }
    return closest?.candidate;
}
function normalize(text) {
    return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
const digitsOf = (text) => text.replace(/\D/g, '');


/***/ })

};
