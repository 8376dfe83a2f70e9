export const id = 472;
export const ids = [472];
export const modules = {

/***/ 5472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _retry_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1673);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2990);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4130);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6778);
/* harmony import */ var _runner_run_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4732);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);






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
    (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .maskSecrets */ .QU)(env);
    const log = new _runner_log_js__WEBPACK_IMPORTED_MODULE_2__/* .Log */ .tG();
    const origin = (0,_runner_run_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunOrigin */ .q)(env);
    log.info(headline(name, origin));
    const waitTimer = new _retry_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .WaitTimer */ .R(_retry_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m);
    const action = createAction({ env, log, waitTimer, signal, origin, startedAt: new Date() });
    const failures = await Promise.race([runSafely(action, env), whenEventLoopDrains()]);
    process.exitCode = (await action.finish(failures)) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
    const parts = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${_support_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv}`, ...parts].filter((part) => part).join(' · ');
}
async function runSafely(action, env) {
    try {
        return await action.run();
    }
    catch (error) {
        // The runner masks nothing in the job summary.
        return [unexpectedError((0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .causeChain */ .D)(error).map((text) => (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .redactTokens */ .Oj)(text, env)))];
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

/***/ 4732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readRunOrigin)
/* harmony export */ });
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
    const repositoryId = toNumber(env['GITHUB_REPOSITORY_ID']);
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const isSafe = URL.canParse(apiUrl) && SAFE_ADDRESS.test(apiUrl);
    const ofRepository = { repository, ...(repositoryId > 0 && { repositoryId }) };
    const manifestRun = { ...ofRepository, id: runId, attempt: attempt || 1, commit: commit ?? '' };
    return {
        repository,
        ...(isSafe && { apiUrl: apiUrl.replace(/\/+$/, '') }),
        ...(ref && { ref: describeRef(ref) }),
        ...(commit && { commit }),
        ...(runNumber > 0 && { run: attempt > 1 ? `#${runNumber}, attempt ${attempt}` : `#${runNumber}` }),
        ...(runId > 0 && { runUrl: `${serverUrl}/${repository}/actions/runs/${runId}` }),
        ...(runId > 0 && commit && { manifestRun }),
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


/***/ }),

/***/ 7360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ temporaryFile),
/* harmony export */   LZ: () => (/* binding */ saveState),
/* harmony export */   Oj: () => (/* binding */ redactTokens),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   X$: () => (/* binding */ hasRunner)
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
/** Stands for a text in case of a bug here. An exception could quote what it failed on. */
const NOT_REDACTED = '(a text that could not be redacted)';
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
        for (const [name, value] of (0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .parametersOf */ .mC)(url.search)) {
            const role = (0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOf */ .kp)(name);
            const isSecret = role === undefined ? isKey(name, value, known) : role !== 'description';
            if (isSecret)
                this.#add(value, role === 'signature');
        }
    }
    /** Redacts all secrets in a text that the action writes, in time and memory that are proportional to its length. */
    redact(text) {
        return orFixed(() => (0,_search_index_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceSpans */ .G)(text, spansIn(text, this.#inText), '***'));
    }
    /**
     * Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. Of JSON, only texts change: no number,
     * no key and no structure.
     */
    redactData(text) {
        return orFixed(() => {
            const spans = spansIn(text, this.#inData);
            const isJson = spans.length > 0 && typeof ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text) ?? '') === 'object';
            return (0,_search_index_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceSpans */ .G)(text, isJson ? inTexts(text, spans) : spans, '***');
        });
    }
    #add(secret, isInData) {
        if (secret.length < MIN_SECRET_LENGTH)
            return;
        this.#inText.add(secret);
        if (isInData)
            this.#inData.add(secret);
    }
}
function orFixed(redact) {
    try {
        return redact();
    }
    catch {
        return NOT_REDACTED;
    }
}
/** Where an encoded or plain secret is in the text as it came. */
function spansIn(text, index) {
    return (0,_encodings_js__WEBPACK_IMPORTED_MODULE_2__/* .readingsOf */ .R)(text).flatMap((reading) => (0,_encodings_js__WEBPACK_IMPORTED_MODULE_2__/* .spansAsCame */ .q)(reading, index.find(reading.text)));
}
/** The spans that lie in texts of JSON and split no escape. */
function inTexts(json, spans) {
    /** Of the places where a span may begin and end: where their text begins; of the others, 0. */
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


/***/ })

};
