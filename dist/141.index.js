export const id = 141;
export const ids = [141];
export const modules = {

/***/ 6011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ outputsFailure),
/* harmony export */   OZ: () => (/* binding */ invalidInputFailure),
/* harmony export */   PH: () => (/* binding */ listFailure),
/* harmony export */   Yq: () => (/* binding */ cancelledFailure),
/* harmony export */   b5: () => (/* binding */ withAdvice),
/* harmony export */   bF: () => (/* binding */ outputFileName),
/* harmony export */   o: () => (/* binding */ annotateFailures),
/* harmony export */   xc: () => (/* binding */ notWritten),
/* harmony export */   z5: () => (/* binding */ whyNotWritten)
/* harmony export */ });
/* unused harmony export formatProblem */
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(553);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8511);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4130);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6778);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8918);







/** Characters of all problems in an annotation. The rest is for the advice. */
const MAX_LENGTH = _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ANNOTATION_LENGTH */ .I1 - 300;
/** The last line says what to do. */
const MAX_PROBLEM_LINES = _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ANNOTATION_LINES */ .d7 - 1;
/**
 * A failure with a problem on each line. More than four share a line, and if all are too long together, each is truncated. Then the log
 * has them line by line.
 *
 * @param problems those for the annotation
 * @param advice what to do: the last line
 * @param details all problems, for the log
 */
function listFailure(title, problems, advice, details = problems) {
    const texts = problems.map(_runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeLogLine */ ._P);
    const isTooLong = texts.join('').length > MAX_LENGTH;
    const shown = isTooLong
        ? texts.map((text) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(text, Math.floor(MAX_LENGTH / texts.length)))
        : texts;
    const hasMore = isTooLong || details.length > problems.length;
    const seeLog = hasMore ? ` The log lists more (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(details.length, 'problem')} in total).` : '';
    const isLong = shown.length > MAX_PROBLEM_LINES;
    const lines = [...(isLong ? [shown.join(' · ')] : shown), `${advice}${seeLog}`];
    return { title, lines, ...((isLong || hasMore) && { details }) };
}
/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;
function invalidInputFailure(problems) {
    const shown = [...Map.groupBy(problems, ({ input }) => input)].flatMap(([input, all]) => {
        const more = all.length - MAX_PROBLEMS_PER_INPUT;
        // A line for one more problem is as long as that problem.
        if (more <= 1)
            return all;
        return [...all.slice(0, MAX_PROBLEMS_PER_INPUT), { input, text: `has ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(more, 'more problem')}` }];
    });
    const advice = "Nothing was sent. Correct the step's `with`, or the variables and files that are named here.";
    return listFailure('Invalid input', shown.map(formatProblem), advice, problems.map(formatProblem));
}
/** A sentence without a full stop. */
function formatProblem({ input, text }) {
    return `\`${input}\` ${text}`;
}
const NOT_WRITTEN = {
    'Manifest not written': 'manifest-not-written',
    'Outputs not written': 'outputs-not-written',
};
/** Explains why a file of the step could not be written. */
function notWritten(title, path, error, advice) {
    const reason = `${path}: ${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .causeChain */ .D)(error).join(': ')}`;
    const denial = (0,_support_files_js__WEBPACK_IMPORTED_MODULE_0__/* .explainDenial */ .LI)(error);
    return { title, kind: NOT_WRITTEN[title], lines: [reason, denial ? `${denial} ${advice}` : advice] };
}
/** Why the file of outputs, or of a result, can't be written; `undefined` if it was. */
async function whyNotWritten(path, advice, write) {
    try {
        await write();
        return undefined;
    }
    catch (error) {
        return notWritten('Outputs not written', path, error, advice);
    }
}
/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
function outputsFailure(env) {
    const advice = 'Nothing was sent, because later steps would not learn of it.';
    return whyNotWritten(outputFileName(env), advice, () => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOutputFile */ .CK)(env));
}
/** The name of the file of outputs, for messages. */
function outputFileName(env) {
    return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}
function cancelledFailure(...lines) {
    return { title: 'Cancelled', kind: 'cancelled', lines };
}
/** Adds advice to the last failure: what "Re-run failed jobs" will do. */
function withAdvice(failures, advice) {
    const last = failures.at(-1);
    if (last === undefined || advice === '')
        return failures;
    return [
        ...failures.slice(0, -1),
        { ...last, lines: last.lines.with(-1, `${last.lines.at(-1)?.replace(/(?<![.?!])$/, '.')} ${advice}`) },
    ];
}
/** Titles of failures that a user asks the operator of the service about. */
const OF_SERVICE = new Set([
    'Token rejected (401)',
    'Permission denied (403)',
    'Rate limited (429)',
    'Service error',
]);
/** Prints one annotation per failure, after the details in the log. */
function annotateFailures(failures, log) {
    // By it the requests of the step are found in the access logs of the service.
    const whereToFind = `For the service's support: request id ${_support_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .PROCESS_ID */ ._R}`;
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines, ...(OF_SERVICE.has(title) ? [whereToFind] : []));
    }
}


/***/ }),

/***/ 1218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readToken),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(566);
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
        // If the service needs no proxy, GitHub may, and a request to it fails by itself. But with a broken http: address it would bypass the proxy.
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
    try {
        const { head, base } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')).pull_request;
        // A fork that was deleted has no `repo`.
        return head.repo?.full_name !== base.repo.full_name;
    }
    catch {
        return false;
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
/* harmony import */ var _finish_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9608);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3182);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2681);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8036);








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
    const id = (0,_names_js__WEBPACK_IMPORTED_MODULE_7__/* .readName */ .MQ)(reader, 'organization');
    if (id === '' && need !== undefined)
        reader.addProblem('organization', `is empty, and it is needed to ${need}: set the input or the environment variable PLAYABLE_ORGANIZATION. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .EMPTY_VARIABLE */ .Zh}`);
    return id;
}
/**
 * Reads what to export: `variant` and `network`, which must be given together (every variant goes to every network), or the lines of
 * `exports`.
 */
function readExports(reader) {
    if (reader.given('exports') !== '')
        return readExportLines(reader);
    const variants = (0,_names_js__WEBPACK_IMPORTED_MODULE_7__/* .readNameList */ .QA)(reader, 'variant');
    const networks = (0,_names_js__WEBPACK_IMPORTED_MODULE_7__/* .readNameList */ .QA)(reader, 'network');
    const needs = (name, other) => {
        if (reader.given(name) === '' && reader.given(other) !== '')
            reader.addProblem(name, `is empty, and \`${other}\` is given: name the ${name}s. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .EMPTY_VARIABLE */ .Zh}`);
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
        const [variants = [], networks = []] = sides.map((side) => (0,_names_js__WEBPACK_IMPORTED_MODULE_7__/* .readNames */ .r6)(reader, 'exports', reader.split('exports', side)));
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
    const { maxLength } = _input_table_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .m.environment;
    const isTooLong = (request) => environmentName(environment, request).length > maxLength;
    const atMost = `must be at most ${maxLength} characters long with {network} and {variant} filled in`;
    if (githubToken && exports.some(isTooLong))
        reader.addProblem('environment', atMost);
    if (githubToken === undefined)
        warnOfNoDeployments(reader, environment);
    return { githubToken, environment };
}
/** Warns if the inputs speak of deployments, and none will be recorded. */
function warnOfNoDeployments({ env, warnings }, environment) {
    const hasEnvironment = environment !== _input_table_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUTS */ .m.environment.default;
    const variable = `INPUT_${_finish_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .TOKEN_OF_WRAPPERS */ .BZ.toUpperCase()}`;
    const isOfWrapper = variable in env && env[variable]?.trim();
    if (!hasEnvironment && !isOfWrapper)
        return;
    const given = hasEnvironment ? '`environment`' : `\`${_finish_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .TOKEN_OF_WRAPPERS */ .BZ}\` (from ${variable})`;
    const lines = [
        `${given} without \`github-token\`: no export is recorded as a deployment.`,
        `For deployments, give \`github-token: \${{ github.token }}\`. In runs from forks, secrets are empty.`,
    ];
    warnings.push({ title: 'Deployment not recorded', lines });
}
/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE = /[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*/;
function readContentTypes(reader) {
    const rules = readRules(reader, 'content-types', MEDIA_TYPE, '`pattern: media/type`');
    return rules.map(({ pattern, value }) => ({ pattern, mediaType: value }));
}
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
        // In `- *.bin: a/b` the dash would be a part of the pattern, which would match nothing.
        const isBare = [text, pattern, found].every((part) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripListMarks */ .FU)(part) === part);
        if (isBare && pattern !== '' && !another.test(pattern))
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
/* harmony export */   BZ: () => (/* binding */ TOKEN_OF_WRAPPERS),
/* harmony export */   SX: () => (/* binding */ finishReading),
/* harmony export */   ZT: () => (/* binding */ misspelledProblems)
/* harmony export */ });
/* harmony import */ var _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8814);
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4177);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2681);



/** Makes the checks that follow when an action has read all its inputs: tokens in other inputs, misspelled names. */
function finishReading(inputs, reader) {
    rejectTokensInOtherInputs(reader, inputs);
    // First: other problems may only follow from a misspelled name.
    const problems = [...misspelledProblems(reader), ...reader.problems];
    return { inputs, problems, warnings: reader.warnings };
}
const PREFIX = 'INPUT_';
/** What other actions call `assets`. A wrapper may have such an input of its own, so they count only without `assets`. */
const FOR_ASSETS = ['file', 'files', 'path', 'paths', 'folder', 'source-dir'];
/** What other actions call further inputs of the root action. */
const OTHER_WORDS = { exclude: 'assets', plan: 'dry-run' };
/** Actions around this one often have such an input, and this one may see its variable. */
const TOKEN_OF_WRAPPERS = 'github_token';
/**
 * The problems of inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
 * `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
 */
function misspelledProblems(reader) {
    const { env, names } = reader;
    const variables = Object.keys(env).filter((name) => name.startsWith(PREFIX) && env[name]?.trim());
    // Two variables may differ in case only.
    const inputs = new Set(variables.map((name) => name.slice(PREFIX.length).toLowerCase()));
    return [...inputs.difference(names)].flatMap((input) => {
        if (input === TOKEN_OF_WRAPPERS)
            return [];
        const word = input.replaceAll('_', '-');
        const meant = (0,_support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__/* .misspelledWord */ .T)(input, [...names]) ?? otherWord(word, reader);
        if (meant === undefined || word.startsWith(`${meant}-`))
            return [];
        const exclusion = input === 'exclude' ? ' A line of it that begins with ! excludes.' : '';
        const text = `(from ${PREFIX}${input.toUpperCase()}) is not an input of this action: did you mean \`${meant}\`?${exclusion}`;
        return [{ input, text, meant }];
    });
}
/** The input of the root action that other actions call so. */
function otherWord(word, reader) {
    if (!reader.names.has('assets'))
        return undefined;
    return FOR_ASSETS.includes(word) && reader.given('assets') === '' ? 'assets' : OTHER_WORDS[word];
}
/** A token in another input would be shown with it, in the log or the manifest. And the service must not get GitHub's token, nor GitHub the service's. */
function rejectTokensInOtherInputs(reader, { token = '', githubToken = '' }) {
    const contains = (text, secret) => secret.length >= _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_SECRET_LENGTH */ .v && text.includes(secret);
    for (const [secret, description] of [
        [token, 'the token'],
        [githubToken, 'the `github-token`'],
    ]) {
        for (const name of reader.names) {
            const text = reader.text(name);
            // A default is public, and the runner gives it like any value.
            const mayContain = ['token', 'github-token'].includes(name) || text === (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name).default;
            if (!mayContain && contains(text, secret))
                reader.addProblem(name, `must not contain ${description}`);
        }
    }
    if (contains(token, githubToken) || contains(githubToken, token))
        reader.addProblem('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
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
        const { variable = '' } = (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(input);
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
        const { variable = '', default: byDefault = '' } = (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name);
        return this.given(name) || this.env[variable]?.trim() || byDefault;
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
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   m: () => (/* binding */ INPUTS)
/* harmony export */ });
const INPUTS = {
    token: { variable: 'PLAYABLE_TOKEN' },
    'base-url': { variable: 'PLAYABLE_BASE_URL' },
    organization: { variable: 'PLAYABLE_ORGANIZATION' },
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
/** Marks around the whole, or only at the beginning: `[a]`, `[a`, `"a`. */
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
/** Cleans names as `reader.copied` does, and rejects those that are a slip, such as `[a]`. */
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

/***/ 8918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ checkOutputFile),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   sR: () => (/* binding */ writeStepOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(143);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8511);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);





/** @throws Error if the runner's output file is unknown or can't be written */
function writeOutputs(report, manifestPath, context) {
    const { files, bytes, exports } = (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(report);
    writeStepOutputs({
        'asset-ids': toAssetIdsJson(report),
        exports: toExportsJson(report),
        'uploaded-count': files.uploaded,
        'reused-count': files.reused,
        'failed-count': files.failed,
        'uploaded-bytes': bytes.uploaded,
        'export-count': exports.triggered,
        manifest: manifestPath,
    }, `the manifest: ${manifestPath}`, context);
}
function toAssetIdsJson(report) {
    const ids = report.uploads.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isStored */ .mL);
    // An object with 100,000 names would take much more memory than its text.
    return `{${ids.map(({ path, assetId }) => `${JSON.stringify(path)}:${JSON.stringify(assetId)}`).join()}}`;
}
/** Leaves out the service's responses if they make the output too large. */
function toExportsJson({ exports }) {
    const toJson = (hasResponse) => JSON.stringify(exports.map(({ variantId, network, status, response, location }) => {
        return { variantId, network, status, ...(hasResponse && { response }), location };
    }));
    const json = toJson(true);
    return fitsOutput(json) ? json : toJson(false);
}
/**
 * Writes outputs to the runner's output file. Without a runner, they become the last line of stdout, as JSON. One that is too large for a
 * later step is left empty, with a warning.
 *
 * @param alternative where such a value is, as the end of a sentence: `the manifest: <path>`
 * @throws Error if that file is unknown or can't be written
 */
function writeStepOutputs(outputs, alternative, { env, log }) {
    const fitting = Object.entries(outputs).map(([name, value]) => {
        if (fitsOutput(String(value)))
            return [name, value];
        log.warning('Output left empty', `\`${name}\` would be larger than ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(MAX_OUTPUT_BYTES)} bytes, which is too large for a later step.`, `Its value is in ${alternative}`);
        return [name, ''];
    });
    if (!(0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRunner */ .X$)(env)) {
        log.printLast(JSON.stringify(Object.fromEntries(fitting)));
        return;
    }
    checkOutputFile(env);
    for (const [name, value] of fitting)
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value);
}
/** @throws Error if the runner's output file is unknown or can't be written */
function checkOutputFile(env) {
    if (!(0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRunner */ .X$)(env))
        return;
    const path = env['GITHUB_OUTPUT'];
    // The library would print outputs to stdout as commands, without escaping untrusted text.
    if (!path)
        throw new Error('the variable is not set');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND));
}
/** On Linux a single value above 131,072 bytes fails the next step ("Argument list too long"). */
const MAX_OUTPUT_BYTES = 100_000;
function fitsOutput(text) {
    return Buffer.byteLength(text) <= MAX_OUTPUT_BYTES;
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
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
    try {
        decodeURIComponent(username + password);
    }
    catch {
        return false;
    }
    // After the host, an `@` shows that a `/`, `?` or `#` of the password ended the host too early.
    return (/^https?:$/.test(protocol) && hostname !== '' && port !== '0' && !(pathname + search + hash).includes('@'));
}


/***/ }),

/***/ 516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ exportKey),
/* harmony export */   M$: () => (/* binding */ allPaths),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sb: () => (/* binding */ notAttempted),
/* harmony export */   Y4: () => (/* binding */ notRequested),
/* harmony export */   m3: () => (/* binding */ isTriggered),
/* harmony export */   mL: () => (/* binding */ isStored)
/* harmony export */ });
function allPaths({ path, otherPaths = [] }) {
    return [path, ...otherPaths];
}
/** Identifies an export among those of a run or a manifest. */
function exportKey({ variantId, network }) {
    return JSON.stringify([variantId, network]);
}
/** An asset of which nothing was sent. */
function notAttempted({ path, fileName, contentType, size }) {
    return { path, fileName, contentType, size, status: 'not-attempted', attempts: 0, durationMs: 0 };
}
/** An export that was not requested. */
function notRequested({ variantId, network }) {
    return { variantId, network, status: 'not-attempted', attempts: 0 };
}
/** Whether an export was triggered, by this run or by an earlier one. */
function isTriggered({ status }) {
    return status === 'triggered' || status === 'reused';
}
/** Whether the service has the bytes of a file, sent by this run or by an earlier one. */
function isStored(file) {
    return file.status === 'uploaded' || file.status === 'reused';
}
const NO_FILES = { all: 0, uploaded: 0, reused: 0, failed: 0, 'not-attempted': 0, planned: 0 };
const NO_EXPORTS = { all: 0, triggered: 0, reused: 0, failed: 0, unknown: 0, 'not-attempted': 0 };
/** Counts the files and exports of a report, or of a part of it. */
function tally(report) {
    const [files, bytes, exports] = [{ ...NO_FILES }, { ...NO_FILES }, { ...NO_EXPORTS }];
    for (const file of report.uploads ?? [])
        for (const status of ['all', file.status]) {
            files[status] += 1;
            bytes[status] += file.size;
        }
    for (const { status } of report.exports ?? [])
        for (const counted of ['all', status])
            exports[counted] += 1;
    return { files, bytes, exports };
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

/***/ 8738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   NS: () => (/* binding */ stripDotSlash),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   c9: () => (/* binding */ upFrom),
/* harmony export */   f2: () => (/* binding */ byPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** Whether a path is a folder or lies below it. Both are absolute. Symbolic links are not resolved. */
function isInside(path, folder) {
    const fromFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return fromFolder !== '..' && !fromFolder.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(fromFolder);
}
/** A path and the folders above it, up to the root of the disk. */
function upFrom(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    return parent === path ? [path] : [path, ...upFrom(parent)];
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
