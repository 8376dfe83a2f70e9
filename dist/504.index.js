export const id = 504;
export const ids = [504];
export const modules = {

/***/ 500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   gt: () => (/* binding */ DeploymentError),
/* harmony export */   nc: () => (/* binding */ toDeploymentError),
/* harmony export */   oV: () => (/* binding */ limitMs)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _api_header_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6512);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2990);



const NETWORK_ADVICE = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub, or it has an outage: see githubstatus.com.';
const LIMIT_ADVICE = 'Record fewer exports at a time: GitHub limits how many are created per minute and per hour.';
const PERMISSION_ADVICE = 'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
/** The token has created a deployment, so it is not the reason. */
const ONE_DEPLOYMENT_ADVICE = 'The token has created other deployments. Check the rules of this environment, and that the deployment was not deleted.';
const ADVICE = {
    401: 'Give `github.token` as `github-token`, or another token that has not expired.',
    403: PERMISSION_ADVICE,
    404: PERMISSION_ADVICE,
    // https://docs.github.com/rest/deployments/deployments#create-a-deployment
    409: 'Resolve what GitHub names: the commit conflicts with the default branch, or its commit statuses did not all succeed.',
    422: 'Check `environment`.',
};
/** GitHub's advice for a refusal that does not say how long it lasts. */
const UNNAMED_LIMIT_MS = 60_000;
/** GitHub's words for its limits: primary, secondary, and, before 2021 and on its servers for companies, for abuse. */
const LIMIT_WORDS = /rate limit|abuse detection/i;
/** An error that knows what to do. */
class DeploymentError extends Error {
    advice;
    constructor(message, advice = NETWORK_ADVICE) {
        super(message);
        this.advice = advice;
    }
}
/**
 * What is wrong, and what to do. The message may quote a whole HTML page.
 *
 * @param hasCreated whether GitHub has created a deployment with this token
 */
function toDeploymentError(error, hasCreated = false) {
    if (error instanceof DeploymentError)
        return error;
    if (!isOctokitError(error))
        return new DeploymentError((0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(error).join(': '), 'Please report it with this message.');
    const { status, message, response } = error;
    const request = `POST ${(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOf */ .hD)(new URL(error.request.url))}`;
    if (!response)
        return new DeploymentError(`${request}: ${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(error.cause).join(': ')}`);
    const isOne = hasCreated && [403, 404].includes(status);
    const advice = isOne ? ONE_DEPLOYMENT_ADVICE : (ADVICE[status] ?? NETWORK_ADVICE);
    const isLimit = limitMs(error, 0) !== undefined;
    return new DeploymentError(`${request} answered ${status}: ${message}`, isLimit ? LIMIT_ADVICE : advice);
}
/** The status of GitHub's response; 0 if there is none. */
function statusOf(error) {
    return isOctokitError(error) && error.response ? error.status : 0;
}
/**
 * How long GitHub asks to wait, if it refuses a request for its limits; `undefined` for every other error.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 *
 * @param wallMs now, in milliseconds since the epoch, if the response has no date
 * @returns milliseconds
 */
function limitMs(error, wallMs) {
    if (!isOctokitError(error) || ![403, 429].includes(error.status))
        return undefined;
    const { date, 'retry-after': wait, ...headers } = error.response?.headers ?? {};
    const nowMs = (0,_api_header_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpDate */ .m)(date) ?? wallMs;
    const isUsedUp = headers['x-ratelimit-remaining'] === '0';
    const resetMs = isUsedUp ? Number(headers['x-ratelimit-reset']) * 1000 - nowMs : Number.NaN;
    const namedMs = (0,_api_header_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .V)(wait === undefined ? [] : [wait], nowMs) ?? resetMs;
    if (!Number.isNaN(namedMs))
        return Math.max(0, namedMs);
    const isLimit = error.status === 429 || isUsedUp || wait !== undefined || LIMIT_WORDS.test(error.message);
    return isLimit ? UNNAMED_LIMIT_MS : undefined;
}
function isOctokitError(error) {
    return error instanceof Error && 'status' in error && 'request' in error;
}


/***/ }),

/***/ 1938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ NO_CACHE),
/* harmony export */   cacheIn: () => (/* binding */ cacheIn),
/* harmony export */   iq: () => (/* binding */ canKeep),
/* harmony export */   yC: () => (/* binding */ askCache)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(651);
/* harmony import */ var _job_notes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8419);







/** The name of the file in each entry of the cache. Entries with another name are not found. */
const ENTRY = 'playable-export-rerun.json';
/**
 * Saves an entry in some lists, and restores all entries of others, by a file in a new folder below `RUNNER_TEMP`. Never throws.
 *
 * @returns `undefined` if the cache did not answer in time
 */
async function askCache({ content, ...order }, { env, useCache, signal, maxMs }) {
    try {
        const folder = (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .notesFolder */ .w4)(env);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdir)(folder, { recursive: true });
        const silent = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, order.save ? 'saves-nothing' : 'restores-nothing');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(silent))
            return undefined;
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, 'entry-')), ENTRY);
        if (content !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(file, content);
        const late = AbortSignal.timeout(maxMs);
        const answer = await useCache({ file, ...order }, signal ? AbortSignal.any([signal, late]) : late);
        if (answer === undefined && late.aborted)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.writeFile)(silent, '');
        return answer;
    }
    catch {
        return undefined;
    }
}
/** Whether the cache takes and gives entries, as the library asks for it: GitHub's own servers of companies have the older service. */
function canKeep(env) {
    if (/^(?:none|read|write-only)$/i.test(env['ACTIONS_CACHE_MODE']?.trim() ?? ''))
        return false;
    const host = URL.parse(env['GITHUB_SERVER_URL'] || 'https://github.com')?.hostname ?? '';
    const isNew = env['ACTIONS_CACHE_SERVICE_V2'] && /^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
    return Boolean(env[isNew ? 'ACTIONS_RESULTS_URL' : 'ACTIONS_CACHE_URL']);
}
/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';
/** Where there is no cache. */
const NO_CACHE = async () => ({ isAvailable: false, saved: [], found: [] });
/**
 * Makes the function that uses the cache of GitHub Actions by a process of its own, whose output it drops: the library prints
 * annotations of its own.
 *
 * @param folder that of the bundle
 */
function cacheIn(folder, env) {
    return async (order, signal) => {
        // It needs the runner's variables, and neither inputs nor tokens.
        const passed = Object.entries(env).filter(([name]) => !/^(?:INPUT_|PLAYABLE_|STATE_)/.test(name));
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [(0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, PROGRAM), JSON.stringify(order)], {
            env: Object.fromEntries(passed),
            stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
            windowsHide: true,
        });
        // Not the exit, which may come before the rest of a large answer.
        const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'disconnect').then(() => []);
        const answered = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'message', { signal });
        try {
            const [answer] = (await (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_5__/* .unlessAborted */ .Wh)(Promise.race([answered, ended]), signal)) ?? [];
            return answer;
        }
        finally {
            child.kill('SIGKILL');
        }
    };
}


/***/ }),

/***/ 8419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V7: () => (/* binding */ beginNotes),
/* harmony export */   WT: () => (/* binding */ readNotes),
/* harmony export */   w4: () => (/* binding */ notesFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(651);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(553);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9638);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9133);








/** The folder of the notes of the job. GitHub's runner empties `RUNNER_TEMP` before each job, others may not. */
function notesFolder(env) {
    const job = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'].map((name) => env[name]).join('-');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `playable-export-rerun-${job.replace(/[^\w-]/g, '_')}`);
}
const NOTE = /^\d{4}-[\da-f]{8}-\w+\.json$/;
/** The notes of the job so far, in the order of its steps. A damaged one counts as none. */
async function readNotes(folder) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => [])).filter((name) => NOTE.test(name));
    const read = (name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), 'utf8').catch(() => '');
    const texts = await Promise.all(names.sort().map(read));
    return texts.flatMap((text) => {
        const content = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJson */ .qF)(text);
        const memory = (0,_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .toMemory */ .Pc)(content);
        if (memory === undefined || !(0,_support_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(content) || !(0,_support_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(content['keys']))
            return [];
        return { ...content, ...memory };
    });
}
/** Begins the notes of the next step of the job: of its files, which may be many, and of its exports, which are written before each of them. */
async function beginNotes(folder) {
    const { length } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
    // Its number and a random part: steps that run at the same time have the same number.
    const step = `${String(length).padStart(4, '0')}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}`;
    return (kind, note, signal) => {
        const text = JSON.stringify({ ...note, step });
        return (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_4__/* .withDeadline */ .NE)((0,_support_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomically */ .lo)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `${step}-${kind}.json`), text), signal);
    };
}


/***/ }),

/***/ 8418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ storedList),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   af: () => (/* binding */ doneLists),
/* harmony export */   sd: () => (/* binding */ overLists)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9638);


/** The inputs that say what a step is to do. None of them is a token, or a folder, which another attempt may have elsewhere. */
const ASKED = ['assets', 'variant', 'network', 'exports', 'organization'];
/** @param matrix the leg of the matrix, as JSON */
function keysOf(env, run, matrix) {
    const runKey = `${encodeURIComponent(String(run.repositoryId ?? run.repository))}-${run.id}`;
    // The same leg may be written with other blanks, or in another order.
    const leg = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(matrix);
    const values = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(leg) ? Object.entries(leg).sort() : [];
    const job = `${runKey}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${digest(values)}`;
    return {
        run: runKey,
        job,
        step: `${job}-${digest(ASKED.map((name) => env[`INPUT_${name.toUpperCase()}`]))}`,
    };
}
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(value)).slice(0, 16);
/** What the steps of a job did that failed in this attempt: a list for each of its steps, and one for all calls with the same key. */
function doneLists(keys, attempt) {
    return listsOf('list', keys, attempt);
}
/** What the steps of a job did that succeeded in this attempt: the next one does it again. */
function overLists(keys, attempt) {
    return listsOf('over', keys, attempt);
}
/** A step asks for its own list first. It finds none after its inputs were corrected. */
function listsOf(kind, { step, job }, attempt) {
    return [step, job].map((key) => `playable-export-${kind}-${key}-${attempt}`);
}
/** An upload of this attempt stored something: exports without files that were triggered before it are of other files. */
function storedList({ run }, attempt) {
    return `playable-export-stored-${run}-${attempt}`;
}


/***/ }),

/***/ 9133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ parseSteps),
/* harmony export */   HJ: () => (/* binding */ EarlierAttempts),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Pc: () => (/* binding */ toMemory),
/* harmony export */   at: () => (/* binding */ joinDigests),
/* harmony export */   lO: () => (/* binding */ isSameStep),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   rN: () => (/* binding */ formatSteps),
/* harmony export */   sM: () => (/* binding */ joinMemories)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _pipeline_manifest_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4432);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(516);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9638);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8738);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8711);






/** Identifies a list of files with their bytes; empty if there is none, or if the bytes of one are not known. */
function digestOf(files) {
    if (files.length === 0 || files.some(({ sha256 }) => sha256 === undefined))
        return '';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, fileName, contentType, size, sha256 } of files.toSorted(_support_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .byPath */ .f2))
        hash.update(`${JSON.stringify([path, fileName, contentType, size, sha256])}\n`);
    return hash.digest('hex');
}
/** Identifies what several uploads have together by the digests of each; empty if there is none. */
function joinDigests(digests) {
    const lists = [...new Set(digests.filter((digest) => digest !== ''))];
    return lists.length > 1 ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(lists.join('\n')).digest('hex') : (lists[0] ?? '');
}
/**
 * Joins what several steps did: what the last attempt says of a file or an export counts, and of one attempt the last step. No failure hides
 * that an export was triggered.
 */
function joinMemories(memories) {
    const files = new Map();
    const exports = new Map();
    for (const memory of memories) {
        for (const file of memory.files) {
            files.set(bytesKey(file), file);
        }
        for (const one of memory.exports) {
            const key = `${one.files} ${requestKey(one)}`;
            if (saysMore(one, exports.get(key)))
                exports.set(key, one);
        }
    }
    return { files: [...files.values()], exports: [...exports.values()] };
}
/** Whether there is nothing that a step need not do again. */
function isEmpty({ files, exports }) {
    return files.length === 0 && exports.every(({ status }) => status === 'failed');
}
/**
 * Whether two steps are the same one in two attempts. They have an export in common, whatever files it is of: calls of a reusable workflow
 * may upload the same files.
 */
function isSameStep(one, other) {
    const hasExports = one.exports.length > 0 && other.exports.length > 0;
    const keysOf = ({ files, exports }) => hasExports ? exports.map(requestKey) : files.map(bytesKey);
    return !new Set(keysOf(one)).isDisjointFrom(new Set(keysOf(other)));
}
function bytesKey({ assetId: _, ...bytes }) {
    return JSON.stringify(Object.entries(bytes).sort());
}
/** What an export is of, but for its files. */
function requestKey(one) {
    return [(0,_support_text_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizeAddress */ .Qh)(one.baseUrl), one.organizationId, (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .exportKey */ .Ei)(one)].join(' ');
}
function saysMore(one, known) {
    if (known === undefined)
        return true;
    const isTriggered = one.status === 'triggered';
    if (isTriggered !== (known.status === 'triggered'))
        return isTriggered;
    return known.attempt < one.attempt || (known.attempt === one.attempt && one.status !== 'failed');
}
const isFile = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFields */ .s6)({
    ...{ baseUrl: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isName */ .Eo, organizationId: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isName */ .Eo, fileName: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isName */ .Eo, contentType: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isName */ .Eo, size: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my },
    ...{ sha256: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isSha256 */ ._h, assetId: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isName */ .Eo },
});
const isExport = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .hasFields */ .s6)({
    ...{ baseUrl: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isName */ .Eo, organizationId: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH, variantId: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH, network: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isText */ .KH },
    ...{ attempt: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isCount */ .my, deployed: _support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isFlag */ .RV },
    files: (value) => value === '' || (0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isSha256 */ ._h)(value),
    status: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isOneOf */ .EK)('triggered', 'unknown', 'failed'),
});
/** Reads what the steps of a job did. Returns `undefined` if it is damaged. */
function parseSteps(text) {
    const content = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(content) || content['version'] !== 1 || !Array.isArray(content['steps']))
        return undefined;
    const steps = content['steps'].map(toMemory);
    return steps.every((step) => step !== undefined) ? steps : undefined;
}
/** Returns `undefined` if it is damaged. */
function toMemory(content) {
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(content))
        return undefined;
    const { files, exports } = content;
    if (!Array.isArray(files) || !files.every(isFile))
        return undefined;
    if (!Array.isArray(exports) || !exports.every(isExport))
        return undefined;
    return { files, exports };
}
/** The content of an entry. */
function formatSteps(steps) {
    return JSON.stringify({ version: 1, steps });
}
/** What is remembered for one service and organization, asked by content. */
class EarlierAttempts {
    #files;
    #exports = new Map();
    constructor({ files, exports }, owner) {
        const isOwn = (one) => (0,_pipeline_manifest_owner_js__WEBPACK_IMPORTED_MODULE_1__/* .otherOwner */ .W)(one, owner) === undefined;
        this.#files = Map.groupBy(files.filter(isOwn), fileKey);
        for (const one of exports.filter(isOwn)) {
            const key = `${one.files} ${(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .exportKey */ .Ei)(one)}`;
            if (saysMore(one, this.#exports.get(key)))
                this.#exports.set(key, one);
        }
    }
    /** The uploads of this file's name, type and size. Its bytes may still differ. */
    findUploads(file) {
        return this.#files.get(fileKey(file)) ?? [];
    }
    /** @param files the digest of the files that the export is of; empty if they are not known */
    exportOf(request, files) {
        return this.#exports.get(`${files} ${(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .exportKey */ .Ei)(request)}`);
    }
}
function fileKey({ fileName, contentType, size }) {
    return JSON.stringify([fileName, contentType, size]);
}


/***/ }),

/***/ 3504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadAction: () => (/* binding */ uploadAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/src/support/paths.js
var paths = __webpack_require__(8738);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/glob/dist/esm/index.js + 9 modules
var esm = __webpack_require__(9713);
// EXTERNAL MODULE: ./.cache/build/src/support/error-text.js
var error_text = __webpack_require__(2990);
// EXTERNAL MODULE: ./.cache/build/src/support/files.js
var files = __webpack_require__(553);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./.cache/build/src/support/runtime.js
var runtime = __webpack_require__(4130);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/folder-reader.js







/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;
const toHex = (character) => `\\x${character.charCodeAt(0).toString(16)}`;
/** Reads folders for `glob`. It remembers what can't be read, which `glob` would leave out in silence. */
class FolderReader {
    /** Why entries can't be uploaded, by absolute path. */
    unusable = new Map();
    /** Absolute paths of entries that no program can open by a text. They have `\xe9` for a byte that is not UTF-8. */
    #invalidNames = new Set();
    #area;
    #signal;
    #entries = 0;
    #turn = Promise.resolve([]);
    /** @param signal after which no folder is read */
    constructor(area, signal) {
        [this.#area, this.#signal] = [area, signal];
    }
    /**
     * The function that `glob` calls; it uses no other overload. It asks for many thousand folders at once: to read one at a time takes no
     * longer, and 100 MB less for 20,000.
     */
    fs = {
        readdir: (0,external_node_util_.callbackify)((folder, _options) => {
            this.#turn = this.#turn.then(() => this.#read(folder));
            return this.#turn;
        }),
    };
    /** Admits an entry, or records it if its name can't be written as text. Returns whether it did admit it. */
    admitName(path) {
        if (!this.#invalidNames.has(path))
            return true;
        this.unusable.set(path, 'its name is not valid UTF-8');
        return false;
    }
    async #read(folder) {
        if (this.#signal.aborted || !this.#area.admit(folder))
            return [];
        try {
            const entries = await this.#entriesOf(folder);
            if (this.#entries < MANY_ENTRIES && this.#entries + entries.length >= MANY_ENTRIES)
                (0,runtime/* limitHeapGrowth */.BG)();
            this.#entries += entries.length;
            return entries;
        }
        catch (error) {
            const code = (0,error_text/* errorCode */.C)(error) ?? String(error);
            if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code))
                this.unusable.set(folder, `the folder can't be read (${code})`);
            return [];
        }
    }
    async #entriesOf(folder) {
        const realFolder = this.#area.realPathOf(folder);
        const entries = await (0,files/* openPatiently */.BS)(() => external_node_fs_.promises.readdir(realFolder, { withFileTypes: true }));
        if (!entries.some(({ name }) => name.includes('\ufffd')))
            return entries;
        // Node shows other bytes than UTF-8 as this character.
        const options = { withFileTypes: true, encoding: 'buffer' };
        const raw = await (0,files/* openPatiently */.BS)(() => external_node_fs_.promises.readdir(realFolder, options));
        return raw.map((entry) => {
            const isValid = (0,external_node_buffer_.isUtf8)(entry.name);
            const name = isValid ? entry.name.toString() : entry.name.toString('latin1').replace(/[^ -~]/g, toHex);
            if (!isValid)
                this.#invalidNames.add((0,external_node_path_.join)(folder, name));
            return Object.assign(entry, { name });
        });
    }
}

// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/parts.js
var parts = __webpack_require__(9427);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/patterns.js
var patterns = __webpack_require__(3278);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/search-area.js + 1 modules
var search_area = __webpack_require__(8608);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/file-search.js











/** Progress and signals have their turn after this many entries. */
const ENTRIES_PER_TURN = 500;
const GLOB_OPTIONS = { dot: true, follow: true, nocase: false, withFileTypes: true };
/**
 * Finds the files that lines match. `glob` walks, and leaves out the folders in which nothing can match.
 * It walks first without links, except those that a line names, then from each link that leads to something new, and so on.
 */
class FileSearch {
    area;
    reader;
    /** Own paths of files that a line names in full, without a wildcard. */
    namedInFull = new Set();
    /** Absolute paths of folders that a wildcard took with everything in them. */
    foldersTaken = new Set();
    /** Absolute paths of hidden files and folders that wildcards left out. */
    hidden = new Set();
    /** The lines with a bracket or brace that matched the name that is spelled like it, and what such lines matched beside it. */
    spelled = new Set();
    described = new Map();
    #search;
    #inclusions;
    #exclusions;
    #neverUpload;
    /** What was searched for, by the real path of the folder. */
    #searched = new Map();
    /** The lines that took a file, or left something out. */
    #effective = new Set();
    constructor(search) {
        const area = new search_area/* SearchArea */.q(search.workspace, search.workingDirectory, search.fold);
        [this.#search, this.area, this.reader] = [search, area, new FolderReader(area, search.signal)];
        this.#inclusions = new patterns/* Matcher */.P(search.include, 'include', area, search.includeHidden);
        this.#exclusions = new patterns/* Matcher */.P(search.exclude, 'exclude', area);
        this.#neverUpload = search.neverUpload.map((path) => area.fold(area.realPathOf(path)));
    }
    /** The lines without an effect, after a search. */
    get linesWithoutEffect() {
        const isUnused = (line) => !this.#effective.has(line);
        const isMissing = ({ rows }) => rows.every((row) => row.anywhere === undefined && !(0,external_node_fs_.existsSync)((0,parts/* namesAtBeginning */.nt)(row)));
        const unused = this.#exclusions.lines.filter(isUnused);
        const unmatched = [...this.#inclusions.lines.filter(isUnused), ...unused.filter(isMissing)];
        return {
            unmatched: unmatched.map(({ text }) => text),
            unusedExclusions: unused.filter((line) => !isMissing(line)).map(({ text }) => text),
        };
    }
    /** @throws the signal's reason, if it is aborted */
    async run() {
        const files = [];
        let walk = { starts: this.#starts(), left: this.#inclusions.left, links: 0 };
        while (walk.starts.length > 0) {
            const links = [];
            for (const start of walk.starts)
                for (const [index, entry] of (await this.#entries(start, walk)).entries()) {
                    if (index % ENTRIES_PER_TURN === 0)
                        await (0,promises_.setImmediate)();
                    this.#search.signal.throwIfAborted();
                    if (entry.isSymbolicLink() && this.#isFolder(entry.fullpath()))
                        links.push(entry.fullpath());
                    else if (!entry.isDirectory())
                        files.push(...this.#take(entry, walk));
                    if (entry.name.startsWith('.') && walk.links === 0)
                        this.#noteHidden(entry);
                }
            walk = this.#behindLinks(links.sort(), walk);
        }
        return files;
    }
    /** The working directory, or the workspace if a line leads out of it, or both. */
    #starts() {
        const { workingDirectory, realWorkspace } = this.area;
        const rows = this.#inclusions.lines.flatMap((line) => line.rows);
        if (rows.every((row) => (0,paths/* isInside */.FK)((0,parts/* namesAtBeginning */.nt)(row), workingDirectory)))
            return [workingDirectory];
        return (0,paths/* isInside */.FK)(workingDirectory, realWorkspace) ? [realWorkspace] : [realWorkspace, workingDirectory];
    }
    /** A start and all entries below it, in the folders in which something can match. Follows no link but those that lines name. */
    #entries(cwd, { left, links }) {
        const { maxFolders = Number.POSITIVE_INFINITY } = this.#search;
        const matcher = this.#inclusions;
        const childrenIgnored = (entry) => {
            const path = entry.fullpath();
            const isFollowed = (state) => isNamed(state) && this.#isFolder(path);
            if (entry.isSymbolicLink() && path !== cwd)
                left.set(path, matcher.within(path, left).filter(isFollowed));
            const states = matcher.within(path, left);
            if (states.length === 0 || this.#exclude(path, links, true))
                return true;
            if (!this.reader.admitName(path))
                return true;
            const taking = states.filter(({ tree }) => tree.takers.length > 0);
            if (taking.length > 0 && taking.every(isTakenByWildcard))
                this.foldersTaken.add(path);
            this.#noteSearched(path, states);
            return this.#searched.size > maxFolders;
        };
        // With a signal, `glob` would keep all that it found as long as the signal lives: 50 MB for 100,000 files.
        const { fs } = this.reader;
        return new esm/* Glob */.fo('**', { ...GLOB_OPTIONS, cwd, fs, ignore: { childrenIgnored } }).walk();
    }
    /**
     * The file at an entry, if lines match it, none excludes it, and it can be uploaded. If it can't, the reason is recorded.
     * The calls are synchronous, because threads cost more than `stat` of a local file.
     */
    #take(entry, { left, links }) {
        const { area, reader } = this;
        const path = entry.fullpath();
        const states = this.#inclusions.at(entry.parent?.fullpath() ?? path, entry.name, left);
        const matches = states.filter(({ tree }) => tree.ends.length > 0);
        if (matches.length === 0 || this.#exclude(path, links, false))
            return [];
        if (!reader.admitName(path))
            return [];
        const ownPath = area.ownPathOf(path);
        try {
            const realPath = entry.isSymbolicLink() ? area.realPathOf(path) : ownPath;
            const stats = (0,external_node_fs_.statSync)(realPath);
            if (path !== realPath && !area.admit(path))
                return [];
            if (!stats.isFile())
                reader.unusable.set(path, 'it is not a regular file');
            else if (!this.#isNeverUploaded(area.fold(realPath))) {
                for (const { tree, by } of matches)
                    this.#note(path, by, tree.ends);
                if (matches.some(isNamed))
                    this.namedInFull.add(ownPath);
                return [{ path, ownPath, found: (0,files/* foundFile */.Xt)(stats, realPath), links }];
            }
        }
        catch (error) {
            const code = (0,error_text/* errorCode */.C)(error) ?? String(error);
            const isDangling = entry.isSymbolicLink() && code === 'ENOENT';
            const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
            reader.unusable.set(path, why);
        }
        return [];
    }
    #isNeverUploaded(path) {
        return this.#neverUpload.some((own) => own === path || (0,files/* isTemporaryFileOf */.JD)(path, own));
    }
    /** Leaves an entry out if lines exclude it, and notes which. Returns whether it did. */
    #exclude(path, links, isFolder) {
        const paths = links > 0 ? [path, this.area.ownPathOf(path)] : [path];
        const exclusions = paths.flatMap((one) => this.#exclusionsOf(one, isFolder));
        for (const { tree, by } of exclusions)
            this.#note(path, by, isFolder ? tree.takers : tree.ends);
        return exclusions.length > 0;
    }
    #exclusionsOf(path, isFolder) {
        if (this.#exclusions.lines.length === 0)
            return [];
        return isFolder
            ? this.#exclusions.within(path).filter(({ tree }) => tree.takers.length > 0)
            : this.#exclusions.at((0,external_node_path_.dirname)(path), (0,external_node_path_.basename)(path)).filter(({ tree }) => tree.ends.length > 0);
    }
    /** Notes that lines took an entry, or left it out. */
    #note(path, by, lines) {
        for (const line of lines) {
            this.#effective.add(line);
            if (by === patterns.BY.spelling)
                this.spelled.add(line);
            if (by === patterns.BY.description)
                this.described.set(line, (this.described.get(line) ?? new Set()).add(path));
        }
    }
    /** What can't be read counts as a folder: the search reports it. */
    #isFolder(path) {
        try {
            return (0,external_node_fs_.statSync)(this.area.ownPathOf(path), { throwIfNoEntry: false })?.isDirectory() === true;
        }
        catch (error) {
            return (0,error_text/* errorCode */.C)(error) !== 'ELOOP';
        }
    }
    #noteHidden(entry) {
        const [path, folder, isFolder] = [entry.fullpath(), (0,external_node_path_.dirname)(entry.fullpath()), entry.isDirectory()];
        const { left } = this.#inclusions;
        if (this.#search.includeHidden || this.#inclusions.at(folder, entry.name).length > 0)
            return;
        const withHidden = this.#inclusions.at(folder, entry.name, left, true);
        const isLeftOut = withHidden.some(({ tree }) => isFolder || tree.ends.length > 0);
        if (isLeftOut && this.#exclusionsOf(path, isFolder).length === 0)
            this.hidden.add(path);
    }
    #noteSearched(folder, states) {
        const real = this.area.realPathOf(folder);
        this.#searched.set(real, new Set([...(this.#searched.get(real) ?? []), ...states]));
    }
    /** Follows the links behind which something is to be searched for that is not searched for by another path of the real folder. */
    #behindLinks(links, { left: before, links: count }) {
        const { area } = this;
        const matcher = this.#inclusions;
        const next = new Map();
        for (const link of links) {
            const all = matcher.at((0,external_node_path_.dirname)(link), (0,external_node_path_.basename)(link), before);
            const states = all.filter((state) => !isNamed(state));
            if (states.length === 0 || this.#exclude(link, count, true) || !area.admit(link))
                continue;
            const real = area.realPathOf(link);
            const done = new Set([...matcher.within(real), ...(this.#searched.get(real) ?? [])]);
            const left = area.leadsBack(link) ? [] : states.filter((state) => !done.has(state));
            if (left.length > 0)
                next.set(link, left);
            else if (states.length === all.length)
                area.repeatedLinks.add(area.ownPathOf(link));
            this.#noteSearched(link, left);
        }
        return { starts: [...next.keys()], left: new Map([['', []], ...next]), links: count + 1 };
    }
}
const isNamed = ({ by }) => by === patterns.BY.name;
const isTakenByWildcard = ({ tree, by }) => tree.ends.length > 0 && tree !== tree.stars && by !== patterns.BY.name;

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/find-assets.js



/**
 * Finds the files to upload. Opens no file.
 *
 * @param contentTypesOf returns the media type of each of these paths
 * @throws the signal's reason, if it is aborted
 */
async function findAssets(search, naming, contentTypesOf) {
    const fileSearch = new FileSearch(search);
    const { area, reader, namedInFull, foldersTaken, hidden, described, spelled } = fileSearch;
    const files = await fileSearch.run();
    const kept = new Set(keepOneOfEach(files, naming));
    const repeated = files.filter((file) => !kept.has(file)).map(({ path }) => area.linkOn(path));
    const start = (0,external_node_path_.join)(area.workingDirectory, '/');
    const toPath = (path) => (0,paths/* toSlashes */.TH)(path.startsWith(start) ? path.slice(start.length) : (0,external_node_path_.relative)(start, path)) || '.';
    const toPaths = (paths) => [...new Set(paths)].map(toPath).sort();
    const contentTypeOf = contentTypesOf(Array.from(kept, ({ path }) => toPath(path)));
    const toAsset = ({ path: absolute, ownPath: absolutePath, found }) => {
        const path = toPath(absolute);
        const fileName = naming === 'path' ? path : (0,external_node_path_.basename)(path);
        return {
            path,
            absolutePath,
            fileName,
            contentType: contentTypeOf(path),
            size: found.size,
            stateWhenFound: found,
        };
    };
    return {
        assets: Array.from(kept, toAsset).sort(paths/* byPath */.f2),
        namedInFull,
        ...fileSearch.linesWithoutEffect,
        foldersTaken: toPaths(foldersTaken),
        hidden: toPaths(hidden),
        bracketMatches: [...described]
            .filter(([line]) => spelled.has(line))
            .map(([{ text }, paths]) => ({ line: text, paths: toPaths(paths) })),
        outsideLinks: toPaths(area.outsideLinks),
        repeatedLinks: toPaths([...area.repeatedLinks, ...repeated]),
        unusable: [...reader.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(paths/* byPath */.f2),
    };
}
/**
 * Keeps each real folder under one path, besides those that lines name, and each file once: by its own path if that was found, else by
 * the nearest link, or the one that sorts first. With `basename`, a link to a file is left out if the file, or another link to it, is sent
 * under the same name.
 */
function keepOneOfEach(files, naming) {
    const sentAs = ({ ownPath, found: { realPath } }) => {
        if (naming === 'path')
            return ownPath;
        const name = (0,external_node_path_.basename)(ownPath);
        return name === (0,external_node_path_.basename)(realPath) ? realPath : (0,external_node_path_.join)(realPath, name);
    };
    const isLink = ({ ownPath, found }) => Number(ownPath !== found.realPath);
    const isElsewhere = ({ path, ownPath }) => Number(path !== ownPath);
    const nearest = files.toSorted((a, b) => a.links - b.links || (0,paths/* byPath */.f2)(a, b));
    const folders = firstOfEach(nearest, ({ ownPath }) => (0,external_node_path_.dirname)(ownPath));
    const inPlace = nearest.filter(({ path, ownPath, links }) => {
        const first = folders.get((0,external_node_path_.dirname)(ownPath));
        return links === 0 || (0,external_node_path_.dirname)(first?.path ?? path) === (0,external_node_path_.dirname)(path);
    });
    const best = inPlace.toSorted((a, b) => isLink(a) - isLink(b) || a.links - b.links || isElsewhere(a) - isElsewhere(b));
    return [...firstOfEach(best, sentAs).values()];
}
function firstOfEach(files, keyOf) {
    const first = new Map();
    for (const file of files) {
        const key = keyOf(file);
        if (!first.has(key))
            first.set(key, file);
    }
    return first;
}

// EXTERNAL MODULE: ./.cache/build/src/api/body/body-decorators.js
var body_decorators = __webpack_require__(8367);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./.cache/build/src/api/errors.js
var errors = __webpack_require__(1194);
;// CONCATENATED MODULE: ./.cache/build/src/api/body/file-body.js





/** Files up to this size are read and sent as one buffer: then a storage's early refusal is always read. */
const MAX_WHOLE_FILE_BYTES = 256 * 1024;
/** Larger files are read and sent in blocks. Each file in flight has two, which bounds memory. */
const BLOCK_BYTES = 512 * 1024;
// Without O_NONBLOCK, opening a file that has become a pipe waits for a writer. On Windows the flag is undefined.
const READ_ONLY = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK;
/**
 * The content of a file that had `size` bytes when it was found.
 *
 * @param stateWhenFound if absent, only changes while the file is read are noticed
 */
function fileBody(path, size, stateWhenFound) {
    const read = size > MAX_WHOLE_FILE_BYTES ? readBlocks : readWhole;
    return { size, open: async () => read(path, size, stateWhenFound) };
}
/** Troubles of a file that may pass until it is sent. */
const PASSING = ['EBUSY', 'EMFILE', 'ENFILE'];
/**
 * Opens a file and reads its first byte. Returns why it can't be sent, if that is known now.
 *
 * @param open the function of the system, which tests replace
 */
function readingError(path, open = external_node_fs_.openSync) {
    let file;
    try {
        file = open(path, READ_ONLY);
        (0,external_node_fs_.readSync)(file, Buffer.allocUnsafe(1));
    }
    catch (error) {
        const code = String((0,error_text/* errorCode */.C)(error));
        return PASSING.includes(code) ? undefined : fileError(code, error);
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
    return undefined;
}
/** Synchronous calls take 0.05 ms for a small file, and the thread pool takes 0.3 ms. */
async function readWhole(path, size, stateWhenFound) {
    let file;
    try {
        file = await (0,files/* openPatiently */.BS)(() => (0,external_node_fs_.openSync)(path, READ_ONLY));
        const opened = (0,external_node_fs_.fstatSync)(file);
        const before = stateWhenFound ?? { ...opened, size };
        rejectChanged(before, opened);
        const buffer = Buffer.allocUnsafe(size);
        const bytes = (0,external_node_fs_.readSync)(file, buffer, 0, size, 0);
        if (bytes !== size)
            throw changedError([describeSize(size, bytes)]);
        rejectChanged(before, (0,external_node_fs_.statSync)(path));
        return buffer;
    }
    catch (error) {
        throw toFileError(error);
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
}
async function* readBlocks(path, size, stateWhenFound) {
    let file;
    try {
        file = await (0,files/* openPatiently */.BS)(() => (0,external_node_fs_promises_.open)(path, READ_ONLY));
        const opened = await file.stat();
        const before = stateWhenFound ?? { ...opened, size };
        rejectChanged(before, opened);
        // One buffer is filled while the other one is sent: without that, a large upload takes twice as long on a busy machine.
        let [buffer, nextBuffer] = [Buffer.allocUnsafe(BLOCK_BYTES), Buffer.allocUnsafe(BLOCK_BYTES)];
        let nextBlock = readBlock(file, buffer, size);
        for (let sent = 0; sent < size;) {
            const block = await nextBlock;
            if (block.length === 0)
                throw changedError([describeSize(size, sent)]);
            sent += block.length;
            if (sent === size) {
                // Before the last block, without which the storage does not accept the upload.
                rejectChanged(before, await (0,external_node_fs_promises_.stat)(path));
            }
            else {
                [buffer, nextBuffer] = [nextBuffer, buffer];
                nextBlock = readBlock(file, buffer, size - sent);
                // If the consumer stops here, this error would be unhandled.
                nextBlock.catch(() => undefined);
            }
            yield block;
        }
    }
    catch (error) {
        throw toFileError(error);
    }
    finally {
        await file?.close();
    }
}
async function readBlock(file, buffer, remainingBytes) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, remainingBytes));
    return buffer.subarray(0, bytesRead);
}
/** Rights, owner and links of a file may change. */
function rejectChanged(before, now) {
    const changes = [];
    if (!now.isFile())
        changes.push('it is no longer a regular file');
    else if (now.ino !== before.ino)
        changes.push('another file took its place');
    if (now.size !== before.size)
        changes.push(describeSize(before.size, now.size));
    if (now.mtimeMs !== before.mtimeMs)
        changes.push('its modification time is another');
    if (changes.length > 0)
        throw changedError(changes);
}
function describeSize(before, now) {
    return `it had ${before} bytes, now ${now}`;
}
function changedError(changes) {
    return new errors/* AssetFileError */.DP(`The file changed after it was found: ${changes.join('; ')}`);
}
const REASONS = new Map([
    ['ENOENT', 'it no longer exists'],
    ['EBUSY', 'another program has it open (EBUSY), often a virus scanner'],
    ['EMFILE', 'too many files and connections are open (EMFILE), lower `concurrency`'],
]);
/** Errors without a code are bugs and stay what they are. */
function toFileError(error) {
    const code = (0,error_text/* errorCode */.C)(error);
    return code === undefined ? error : fileError(code, error);
}
function fileError(code, cause) {
    return new errors/* AssetFileError */.DP(`The file could not be read: ${REASONS.get(code) ?? code}`, { cause });
}

;// CONCATENATED MODULE: ./.cache/build/src/support/workers.js

/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item starts once `stopped` returns true.
 *
 * @param laterLimit resolves with a larger limit, if there is one
 *
 * @throws the first error of `work`, after all running work has settled
 */
async function forEachConcurrently(items, limit, stopped, work, laterLimit) {
    const errors = [];
    let next = 0;
    const worker = async () => {
        while (next < items.length && errors.length === 0 && !stopped()) {
            const index = next;
            next += 1;
            try {
                await work(items[index], index);
            }
            catch (error) {
                errors.push(error);
            }
        }
    };
    const workers = [];
    const startWorkers = (count) => {
        while (workers.length < Math.min(count, items.length))
            workers.push(worker());
    };
    startWorkers(limit);
    void laterLimit?.then(startWorkers);
    // The list may grow meanwhile.
    for (const running of workers)
        await running;
    if (errors.length > 0)
        throw errors[0];
}
/** Calls `write` one at a time. The calls of one turn of the event loop share one, and so do those that come while one is under way. */
class SharedWrite {
    #write;
    /** The write that began last. */
    #last;
    /** The one after it, which has not begun. */
    #next;
    /** @param write must not reject */
    constructor(write) {
        this.#write = write;
    }
    /** Writes what is there when the write begins. */
    run() {
        this.#next ??= this.#begin();
        return this.#next;
    }
    /** Waits for writes under way. */
    async settled() {
        await (this.#next ?? this.#last);
    }
    async #begin() {
        await Promise.all([this.#last, (0,promises_.setImmediate)()]);
        this.#next = undefined;
        this.#last = this.#write();
        return this.#last;
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/concurrency.js
/** With `auto`: files to hash, exports to trigger, and files to upload before the first responses. */
const AUTO = 16;
/** With `auto`: the largest number of files to upload. */
const MAX_UPLOADS = 128;
/** This many bytes in flight fill any connection. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A runner uploads up to three small files per millisecond, and each takes two responses. Some come late. */
const FILES_PER_RESPONSE_MS = 10;
/** A response of a service beside the runner takes up to about this long. */
const NEAR_MS = 4;
/** The number of files to hash, or of exports to trigger, at the same time. */
function requestsAtOnce(concurrency) {
    return concurrency === 'auto' ? AUTO : concurrency;
}
/**
 * The number of files to upload at the same time. With `auto` it is 16 to 128: it grows with the response time, about as far as it
 * takes to keep the runner busy. Of large files it is as many as fit in 32 MiB, but at least 16.
 *
 * @param responseMs the time from the end of a request to its response, in milliseconds
 */
function uploadsInFlight(concurrency, assets, responseMs) {
    if (concurrency !== 'auto')
        return concurrency;
    const bytes = assets.reduce((sum, { size }) => sum + size, 0);
    const fitting = (MAX_BYTES * assets.length) / Math.max(1, bytes);
    const useful = Math.min(MAX_UPLOADS, fitting, FILES_PER_RESPONSE_MS * (responseMs - NEAR_MS));
    return Math.max(AUTO, Math.floor(useful));
}

// EXTERNAL MODULE: ./.cache/build/src/pipeline/outcomes.js
var pipeline_outcomes = __webpack_require__(516);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find-unchanged.js






/**
 * Finds the assets whose bytes an earlier step uploaded. Reads only files with the same name, content type and size,
 * block by block. Starts no further file after a cancellation.
 *
 * @returns the unchanged files, in the order of `assets`
 */
async function findUnchanged(assets, earlier, { events, concurrency, signal }) {
    const candidates = assets.flatMap((asset) => {
        const uploads = earlier.findUploads(asset);
        return uploads.length === 0 ? [] : { asset, uploads };
    });
    if (candidates.length === 0)
        return [];
    events.comparisonStarted(candidates.map(({ asset }) => asset));
    const outcomes = [];
    await forEachConcurrently(candidates, requestsAtOnce(concurrency), () => signal.aborted, async ({ asset, uploads }, index) => {
        const hash = await hashFile(asset, signal);
        const same = uploads.find(({ sha256 }) => sha256 === hash);
        const { assetId = '', sha256 = '' } = same ?? {};
        const outcome = same && { ...(0,pipeline_outcomes/* notAttempted */.Sb)(asset), assetId, sha256, status: 'reused' };
        outcomes[index] = outcome;
        events.comparisonSettled(asset, outcome);
    });
    const reused = outcomes.filter((outcome) => outcome !== undefined);
    events.comparisonFinished(reused);
    return reused;
}
/** Returns `undefined` after a cancellation, and if the file can't be read: then its upload reports the error. */
async function hashFile({ absolutePath, size, stateWhenFound }, signal) {
    const body = (0,body_decorators/* withHash */.F)(fileBody(absolutePath, size, stateWhenFound));
    try {
        const bytes = await body.open();
        if (!Buffer.isBuffer(bytes))
            for await (const _ of bytes)
                if (signal.aborted)
                    return undefined;
        return body.sha256();
    }
    catch (error) {
        if (error instanceof errors/* AssetFileError */.DP)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/request-exports.js



/** After a cancellation, an export under way has this time for its response: without it, it would be unknown. */
const GRACE_MS = 3_000;
/**
 * Triggers every export. A failed export does not stop the others, but an error that concerns every request does. Exports that are then in
 * flight are not aborted, because an aborted request may have been carried out or not.
 *
 * @param before the exports with what is known of them: those that an earlier step or attempt triggered are not requested
 * @param retryUnknown whether those that it may have triggered are requested again
 * @returns one outcome per export, in the same order
 */
async function requestExports(before, context, retryUnknown = false) {
    const { concurrency, clock, events, signal } = context;
    const late = new AbortController();
    const endLater = async () => {
        await clock.sleep(GRACE_MS, late.signal);
        late.abort(signal.reason);
    };
    signal.addEventListener('abort', endLater);
    const outcomes = [...before];
    const open = outcomes.filter((outcome) => mustBeRequested(outcome, retryUnknown));
    const keepResponse = responseKeeper();
    let isRejected = false;
    events.exportsStarted(outcomes);
    // First, so that the record has what the earlier run did, whatever stops this run.
    for (const outcome of outcomes)
        if (!mustBeRequested(outcome, retryUnknown))
            events.exportSettled(outcome);
    await forEachConcurrently(open, requestsAtOnce(concurrency), () => isRejected || signal.aborted, async (known) => {
        const outcome = await requestExport(known, keepResponse, context, late.signal);
        outcomes[outcomes.indexOf(known)] = outcome;
        events.exportSettled(outcome);
        isRejected ||= (0,errors/* concernsEveryRequest */.sR)(outcome.failure?.error);
    });
    signal.removeEventListener('abort', endLater);
    late.abort();
    events.exportsFinished(outcomes);
    return outcomes;
}
/** Whether an export must be requested, if this is what is known of it. */
function mustBeRequested({ status }, retryUnknown) {
    return status === 'not-attempted' || (status === 'unknown' && retryUnknown);
}
/** Requests one export. Returns what is known of it if nothing was sent. */
async function requestExport(known, keepResponse, { service, events, signal }, requestSignal) {
    const request = { variantId: known.variantId, network: known.network };
    const beforeSent = () => events.beforeExport(request);
    const result = await service.triggerExport(request, signal, requestSignal, beforeSent);
    const { attempts } = result.effort;
    if (result.ok)
        return { ...request, status: 'triggered', attempts, ...keepResponse(result.value) };
    if (attempts === 0)
        return known;
    const failed = { error: result.error.message, failure: result };
    if (result.neverSent && result.because === 'cancelled')
        return known;
    // An earlier step may have triggered it all the same.
    if (result.neverSent && known.status === 'unknown')
        return { ...known, ...failed };
    const status = result.because === 'may-have-been-done' ? 'unknown' : 'failed';
    return { ...request, status, attempts, ...failed };
}
/** Maximum size of all responses of a run in the manifest. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** Parsers of JSON that call a function for each value fail at a depth of some thousands. */
const MAX_DEPTH = 1_000;
/** Makes a function that leaves out a response that the manifest can't hold. */
function responseKeeper() {
    let total = 0;
    return (kept) => {
        const { response, location } = kept;
        if (response === undefined)
            return kept;
        const place = location === undefined ? {} : { location };
        if (depthOf(response) > MAX_DEPTH)
            return { ...place, leftOut: 'it is nested too deeply' };
        const bytes = Buffer.byteLength(JSON.stringify(response));
        if (total + bytes > MAX_TOTAL_BYTES)
            return { ...place, leftOut: 'all responses together are too large' };
        total += bytes;
        return kept;
    };
}
function depthOf(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    return 1 + Object.values(value).reduce((most, child) => Math.max(most, depthOf(child)), 0);
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/upload-assets.js






/**
 * Uploads every asset. A failed upload does not stop the others, but an error that concerns every request does: nothing new starts.
 * PUTs that are already under way continue to their end: they need no token.
 *
 * @returns one outcome per asset, in the order of the assets
 */
async function uploadAssets(assets, context) {
    const { events, service, concurrency } = context;
    const rejected = new AbortController();
    const stop = AbortSignal.any([context.signal, rejected.signal]);
    const outcomes = assets.map(pipeline_outcomes/* notAttempted */.Sb);
    let recorded;
    const beforePut = () => {
        recorded ??= events.beforeFirstPut();
        return recorded;
    };
    events.uploadsStarted(assets);
    await forEachConcurrently(assets, uploadsInFlight(concurrency, assets, 0), () => stop.aborted, async (asset, index) => {
        const outcome = await uploadAsset(asset, context, stop, beforePut);
        outcomes[index] = outcome;
        events.uploadSettled(outcome);
        if ((0,errors/* concernsEveryRequest */.sR)(outcome.failure?.error) || (await recorded) !== undefined)
            rejected.abort();
    }, service.responseMs.then((responseMs) => uploadsInFlight(concurrency, assets, responseMs)));
    events.uploadsFinished(outcomes);
    return outcomes;
}
/**
 * The upload URL of one asset. It is requested only when a worker is free for the upload, because it may expire soon. It is replaced if it has
 * expired by the time of an attempt, and once if the storage says that it expired.
 */
class UploadUrl {
    #asset;
    #context;
    #target;
    #usableUntilMs = 0;
    #wasRejected = false;
    /** Requests for it beyond the first of each. */
    retries = 0;
    constructor(asset, context) {
        this.#asset = asset;
        this.#context = context;
    }
    /** A URL that has not expired. */
    async usable(stop) {
        const { service, organizationId, clock } = this.#context;
        const { fileName, contentType } = this.#asset;
        const nowMs = clock.monotonicMs();
        if (this.#target !== undefined && nowMs < this.#usableUntilMs)
            return { ok: true, value: this.#target };
        const requested = await service.requestUploadUrl({ fileName, contentType, organizationId }, stop);
        if (!requested.ok)
            return requested;
        this.retries += requested.effort.attempts - 1;
        this.#target = requested.value;
        this.#usableUntilMs = nowMs + this.#target.usableMs;
        return requested;
    }
    /** Whether it has expired since it was requested. One that seems to be expired at once is used, because clocks differ. */
    get hasExpired() {
        const usableMs = this.#target?.usableMs ?? 0;
        return usableMs > 0 && this.#context.clock.monotonicMs() >= this.#usableUntilMs;
    }
    /** Whether another one is to be used, because the storage rejected this one as expired. */
    isReplacedAfter(result) {
        if (this.#wasRejected || result.ok)
            return false;
        this.#wasRejected = result.error instanceof errors/* StorageRefusedError */.A1 && result.error.expired;
        if (this.#wasRejected)
            this.#target = undefined;
        return this.#wasRejected;
    }
}
/**
 * Uploads one asset: an upload URL from the service, and a PUT to the storage. Each attempt opens the file anew.
 *
 * @param stop ends waits, and starts no further attempt; `context.signal` aborts a PUT that is under way
 * @param beforePut each PUT waits for it, and is not sent if there is an error
 */
async function uploadAsset(asset, context, stop, beforePut) {
    const { service, storage, hashUploads, clock, events } = context;
    const { contentType } = asset;
    const startedMs = clock.monotonicMs();
    const attempts = storage.startAttempts(stop, service.queue);
    const url = new UploadUrl(asset, context);
    let sha256;
    let wasSent = false;
    const finish = (result) => {
        const made = url.retries + result.effort.attempts;
        if (!result.ok && made === 0)
            return (0,pipeline_outcomes/* notAttempted */.Sb)(asset);
        const durationMs = Math.round(clock.monotonicMs() - startedMs);
        const entry = { ...(0,pipeline_outcomes/* notAttempted */.Sb)(asset), attempts: made, durationMs };
        return result.ok
            ? { ...entry, status: 'uploaded', assetId: result.value, ...(sha256 && { sha256 }) }
            : { ...entry, status: 'failed', error: result.error.message, failure: result, wasSent };
    };
    while (attempts.goesOn()) {
        const target = await url.usable(stop);
        if (!target.ok)
            return finish(attempts.endWith(target));
        const unrecorded = await beforePut();
        if (unrecorded !== undefined)
            return (0,pipeline_outcomes/* notAttempted */.Sb)(asset);
        // Waiting for its turn may take longer than the URL can be used.
        if (!(await attempts.turn(storage.queueFor(target.value))) || url.hasExpired)
            continue;
        const file = fileBody(asset.absolutePath, asset.size, asset.stateWhenFound);
        const hashed = hashUploads ? (0,body_decorators/* withHash */.F)(file) : undefined;
        const body = (0,body_decorators/* withProgress */.E)(hashed ?? file, (sentBytes) => events.uploadProgress(asset, sentBytes));
        const result = await storage.put(target.value, { contentType, body }, context.signal);
        wasSent ||= result.ok || result.kind !== 'unreachable';
        if (result.ok)
            sha256 = hashed?.sha256();
        if (url.isReplacedAfter(result)) {
            events.uploadUrlRenewed(asset);
            attempts.repeat();
        }
        else
            attempts.settle(result);
    }
    return finish(attempts.result);
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/run-pipeline.js




/** Uploads the assets that the service does not have. Triggers the exports only if it then has every asset. */
async function runPipeline({ assets, exports, earlier, retryUnknown }, context) {
    const reused = earlier ? await findUnchanged(assets, earlier, context) : [];
    const paths = new Set(reused.map(({ path }) => path));
    for (const { assetId, fileName } of reused)
        context.service.addUploaded(assetId, fileName);
    const changed = assets.filter(({ path }) => !paths.has(path));
    const uploads = changed.length > 0 ? await uploadAssets(changed, context) : [];
    if (exports.length === 0 || !uploads.every(pipeline_outcomes/* isStored */.mL))
        return;
    await requestExports(earlier?.exportsBefore(exports) ?? exports.map(pipeline_outcomes/* notRequested */.Y4), context, retryUnknown);
}

// EXTERNAL MODULE: ./.cache/build/src/retry/clock.js
var clock = __webpack_require__(1673);
// EXTERNAL MODULE: ./.cache/build/src/support/cancellation.js
var cancellation = __webpack_require__(651);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/failures.js
var failures_failures = __webpack_require__(5814);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/finish-reading.js
var finish_reading = __webpack_require__(6649);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/input-reader.js
var input_reader = __webpack_require__(3151);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/action/report/counts.js
var counts = __webpack_require__(6586);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/log.js
var runner_log = __webpack_require__(6778);
// EXTERNAL MODULE: ./.cache/build/src/action/progress/progress.js
var progress_progress = __webpack_require__(3606);
;// CONCATENATED MODULE: ./.cache/build/src/action/progress/upload-meter.js

/** Counts the files and bytes of uploads, including the bytes of files that are still in flight. */
class UploadMeter {
    #files;
    #bytes;
    #startedMs;
    /** By path. */
    #inFlight = new Map();
    #settledFiles = 0;
    #settledBytes = 0;
    #failed = 0;
    constructor(assets, nowMs) {
        this.#files = assets.length;
        this.#bytes = assets.reduce((sum, { size }) => sum + size, 0);
        this.#startedMs = nowMs;
    }
    /** @param bytes of this file sent so far; a retry starts again from 0 */
    sent({ path }, bytes) {
        this.#inFlight.set(path, bytes);
    }
    settled({ path, size, status }) {
        this.#inFlight.delete(path);
        this.#settledFiles += 1;
        this.#settledBytes += size;
        if (status === 'failed')
            this.#failed += 1;
    }
    /** Example: `120 of 20,000 files, 12 MiB of 2 GiB, 1.5 MiB/s, about 22 min 40 s left`. The speed is that since the start. */
    describe(nowMs) {
        const bytes = this.#inFlight.values().reduce((sum, sent) => sum + sent, this.#settledBytes);
        const elapsedMs = Math.max(1, nowMs - this.#startedMs);
        const failed = this.#failed > 0 ? ` (${(0,format/* formatNumber */.ZV)(this.#failed)} failed)` : '';
        const leftMs = ((this.#bytes - bytes) / bytes) * elapsedMs;
        return [
            `${(0,format/* formatNumber */.ZV)(this.#settledFiles)} of ${(0,format/* plural */.LS)(this.#files, 'file')}${failed}`,
            `${(0,format/* formatBytes */.z3)(bytes)} of ${(0,format/* formatBytes */.z3)(this.#bytes)}`,
            `${(0,format/* formatBytes */.z3)((bytes / elapsedMs) * 1000)}/s`,
            ...(bytes > 0 ? [`about ${(0,format/* formatDuration */.a3)(Math.ceil(leftMs / 1000) * 1000)} left`] : []),
        ].join(', ');
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/action/progress/log-events.js







/** Up to this many files or exports get a line each. If there are more, only failed ones do. */
const MAX_LISTED_ITEMS = 50;
/** Maximum lines about failures and expired upload URLs. Later ones are only counted; the manifest lists all failures. */
const MAX_PROBLEM_LINES = 100;
function logEvents(log, clock) {
    const progress = new progress_progress/* Progress */.k(log, clock);
    let meter = new UploadMeter([], progress.nowMs);
    let listsAll = true;
    let problems = 0;
    let compared = 0;
    let exported = 0;
    const logProblem = (text) => {
        problems += 1;
        if (listsAll || problems <= MAX_PROBLEM_LINES)
            progress.log(text);
        else if (problems === MAX_PROBLEM_LINES + 1)
            progress.log('  Further problems are only counted; the manifest lists all failures');
    };
    const startPhase = (title, count, status) => {
        listsAll = count <= MAX_LISTED_ITEMS;
        problems = 0;
        progress.startPhase({ title, status });
    };
    return {
        comparisonStarted: (candidates) => {
            compared = 0;
            const files = (0,format/* plural */.LS)(candidates.length, 'file');
            startPhase(`Compare ${files} with earlier uploads (${(0,format/* formatTotalSize */.pO)(candidates)})`, candidates.length, () => `${(0,format/* formatNumber */.ZV)(compared)} of ${files} compared`);
        },
        comparisonSettled: (_, reused) => {
            compared += 1;
            if (listsAll && reused !== undefined)
                progress.log(describeUpload(reused));
        },
        comparisonFinished: (reused) => {
            progress.endPhase();
            log.info(`${(0,format/* plural */.LS)(reused.length, 'unchanged file')} not sent again (${(0,format/* formatTotalSize */.pO)(reused)})`);
        },
        uploadsStarted: (assets) => {
            meter = new UploadMeter(assets, progress.nowMs);
            startPhase(`Upload ${(0,format/* plural */.LS)(assets.length, 'file')} (${(0,format/* formatTotalSize */.pO)(assets)})`, assets.length, () => meter.describe(progress.nowMs));
        },
        uploadProgress: (asset, sentBytes) => meter.sent(asset, sentBytes),
        uploadSettled: (outcome) => {
            meter.settled(outcome);
            if (outcome.status === 'failed')
                logProblem(describeUpload(outcome));
            else if (listsAll)
                progress.log(describeUpload(outcome));
        },
        uploadUrlRenewed: ({ path }) => logProblem(`  ${path}: the upload URL has expired, requesting a new one`),
        uploadsFinished: (outcomes) => {
            progress.endPhase();
            for (const done of (0,counts/* describeDone */.A)({ uploads: outcomes }))
                log.info(done);
        },
        exportsStarted: (requests) => {
            logReused(requests, log);
            exported = 0;
            const exports = (0,format/* plural */.LS)(requests.length, 'export');
            const status = () => `${(0,format/* formatNumber */.ZV)(exported)} of ${exports} finished`;
            startPhase(`Trigger ${exports}`, requests.length, status);
        },
        exportSettled: (outcome) => {
            exported += 1;
            const isProblem = ['failed', 'unknown'].includes(outcome.status) || 'leftOut' in outcome || complaintOf(outcome) !== '';
            if (isProblem)
                logProblem(describeExport(outcome));
            else if (listsAll)
                progress.log(describeExport(outcome));
        },
        exportsFinished: (outcomes) => {
            progress.endPhase();
            for (const done of (0,counts/* describeDone */.A)({ exports: outcomes }))
                log.info(done);
            noticeComplaints(outcomes, log);
        },
        waiting: (wait) => progress.logWait(wait),
        stop: () => progress.endPhase(),
    };
}
/** What the service says of a failure in a response with a status of success; `''` if nothing. */
function complaintOf(outcome) {
    return (outcome.status === 'triggered' && outcome.shown?.complaint) || '';
}
function noticeComplaints(outcomes, log) {
    const complaining = outcomes.filter((outcome) => complaintOf(outcome) !== '');
    const groups = [...Map.groupBy(complaining, complaintOf)];
    for (const [complaint, about] of groups.slice(0, runner_log/* MAX_ANNOTATIONS */.KE))
        log.notice('Export answered with an error', `${(0,format/* plural */.LS)(about.length, 'export')} triggered: ${(0,support_text/* joinTruncated */.v$)(about.map(failures_failures/* formatExport */.Mh))}`, `The status says success, and the service said: ${complaint}`, 'Look for the export in the service.');
}
/** Says who triggered the exports that this run does not trigger, and how to trigger them again. */
function logReused(outcomes, log) {
    const reused = outcomes.filter((outcome) => outcome.status === 'reused');
    const byRun = Map.groupBy(reused, ({ run }) => run && `by run ${run.id}, attempt ${run.attempt}`);
    for (const [run, exports] of byRun) {
        const were = (0,format/* plural */.LS)(exports.length, 'export was', 'exports were');
        // Outside of a workflow, the manifest is the order.
        const again = run === undefined ? 'Removing the manifest' : 'A new run';
        log.info(`${were} triggered ${run ?? 'before'}. ${again}, or \`reuse-unchanged: false\`, triggers them again.`);
    }
}
function describeUpload(outcome) {
    const { path, size, contentType } = outcome;
    switch (outcome.status) {
        case 'uploaded':
            return `  ✓ ${path} (${(0,format/* formatBytes */.z3)(size)}, ${contentType}) is ${outcome.assetId}`;
        case 'reused':
            return `  = ${path} (${(0,format/* formatBytes */.z3)(size)}, ${contentType}) is still ${outcome.assetId}`;
        case 'failed':
            return `  ✗ ${path}: ${outcome.error}`;
        case 'planned':
        case 'not-attempted':
            return `  - ${path}: not attempted`;
    }
}
function describeExport(outcome) {
    const { variantId, network, status } = outcome;
    const pair = `${variantId} → ${network}`;
    if (outcome.status === 'triggered') {
        const { leftOut, shown } = outcome;
        if (leftOut)
            return `  ✓ ${pair}: the manifest lacks the response, because ${leftOut}`;
        const { links, words } = shown ?? { links: [], words: '' };
        const said = [...links.map(({ text, url }) => url ?? text), words].join(' ').trimEnd();
        return `  ✓ ${pair}${said && `: ${said}`}`;
    }
    if (status === 'reused')
        return `  = ${pair}: an earlier step or attempt triggered it`;
    if (status === 'not-attempted')
        return `  - ${pair}: not attempted`;
    const why = outcome.failure ? `: ${outcome.failure.error.message}` : '';
    return `  ✗ ${pair}: ${status}${why}`;
}
/** Logs the search for files while `find` runs, and how many files it found. Returns the result of `find`. */
async function logSearch({ log, include, exclude, workingDirectory }, find, clock) {
    const progress = new progress_progress/* Progress */.k(log, clock);
    const startedMs = progress.nowMs;
    progress.startPhase({
        title: 'Find files',
        status: () => `still looking after ${(0,format/* formatDuration */.a3)(progress.nowMs - startedMs)}`,
    });
    const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
    progress.log(`  in ${workingDirectory}: ${(0,support_text/* joinTruncated */.v$)(patterns, 10)}`);
    const found = await find().finally(() => progress.endPhase());
    log.info(`${(0,format/* plural */.LS)(found.assets.length, 'file')} found (${(0,format/* formatTotalSize */.pO)(found.assets)})`);
    const { foldersTaken: folders, repeatedLinks: links, hidden } = found;
    if (folders.length > 0)
        log.info(`A wildcard took ${(0,format/* plural */.LS)(folders.length, 'whole folder')}: ${(0,support_text/* joinTruncated */.v$)(folders)}`);
    const add = (0,format/* plural */.LS)(links.length, 'symbolic link adds', 'symbolic links add');
    if (links.length > 0)
        log.info(`${add} nothing, because the target has another path: ${(0,support_text/* joinTruncated */.v$)(links)}`);
    const left = (0,format/* plural */.LS)(hidden.length, 'hidden file or folder', 'hidden files and folders');
    const byWildcards = 'left out by wildcards (`include-hidden-files: true` takes them)';
    if (hidden.length > 0)
        log.info(`${left} ${byWildcards}: ${(0,support_text/* joinTruncated */.v$)(hidden)}`);
    for (const { line, paths } of found.bracketMatches) {
        const does = line.startsWith('!') ? 'leaves out' : 'takes';
        log.info(`${line} ${does} more than the name that is spelled like it: ${(0,support_text/* joinTruncated */.v$)(paths)}`);
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/events.js
/** Returns events that call every listener, in the order of the list. */
function fanOut(listeners) {
    const toAll = (name) => (...details) => {
        for (const listener of listeners) {
            listener[name]?.(...details);
        }
    };
    return {
        comparisonStarted: toAll('comparisonStarted'),
        comparisonSettled: toAll('comparisonSettled'),
        comparisonFinished: toAll('comparisonFinished'),
        uploadsStarted: toAll('uploadsStarted'),
        beforeFirstPut: () => firstError(listeners, (listener) => listener.beforeFirstPut?.()),
        uploadProgress: toAll('uploadProgress'),
        uploadSettled: toAll('uploadSettled'),
        uploadUrlRenewed: toAll('uploadUrlRenewed'),
        uploadsFinished: toAll('uploadsFinished'),
        exportsStarted: toAll('exportsStarted'),
        beforeExport: (request) => firstError(listeners, (listener) => listener.beforeExport?.(request)),
        exportSettled: toAll('exportSettled'),
        exportsFinished: toAll('exportsFinished'),
        waiting: toAll('waiting'),
    };
}
async function firstError(listeners, ask) {
    for (const listener of listeners) {
        const error = await ask(listener);
        if (error !== undefined)
            return error;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/manifest/run-record.js

/**
 * The record of a step: the entries that earlier steps left, and the outcomes of this one, each of which is an entry. The manifest, the
 * outputs and the job summary are made from it, also if the step crashes. docs/decisions/008 has its rules.
 */
class RunRecord {
    /** Absent if it is not known. */
    run;
    startedAt;
    /** From the first `PUT` on, until every upload has its outcome: the storage may have other bytes of any file. */
    #isUploading = false;
    /** The service and the organization; empty before the inputs are valid. */
    owner = { baseUrl: '', organizationId: '' };
    isDryRun = false;
    #isToUpload = false;
    /** Whether the step was to upload, and found no file. */
    foundNothing = false;
    /** What earlier steps left at the path of the manifest; absent for a new record. */
    earlier;
    /** What earlier steps left, by path. */
    #earlierFiles = new Map();
    /** What earlier steps left, by `exportKey`. */
    #earlierExports = new Map();
    /** By path, in the order of the plan. */
    #uploads = new Map();
    /** By `exportKey`, in the order of the plan. */
    #exports = new Map();
    constructor({ run, startedAt }) {
        this.run = run;
        this.startedAt = startedAt;
    }
    /** The inputs are read, and may be invalid. */
    open(earlier, { isToUpload, dryRun }) {
        this.#isToUpload = isToUpload;
        this.isDryRun = dryRun;
        this.earlier = earlier;
        this.#earlierFiles = new Map(earlier?.assets.map((entry) => [entry.path, entry]));
        this.#earlierExports = new Map(earlier?.exports?.map((entry) => [(0,pipeline_outcomes/* exportKey */.Ei)(entry), entry]));
    }
    /** The inputs are valid. Before that, they may hold secrets. */
    accept({ baseUrl, organizationId, exports }) {
        // What else the inputs hold, such as the token, is not to be recorded.
        this.owner = { baseUrl, organizationId };
        for (const request of exports)
            this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(request), (0,pipeline_outcomes/* notRequested */.Y4)(request));
    }
    /** The search found these files. */
    plan(assets) {
        const status = this.isDryRun ? 'planned' : 'not-attempted';
        for (const asset of assets)
            this.#uploads.set(asset.path, { ...(0,pipeline_outcomes/* notAttempted */.Sb)(asset), status });
    }
    /** The search found no file, and may: the step is one that only exports. */
    skipUpload() {
        this.#isToUpload = false;
        this.foundNothing = true;
    }
    listener = {
        comparisonSettled: (_, reused) => {
            if (reused !== undefined)
                this.#uploads.set(reused.path, reused);
        },
        beforeFirstPut: async () => {
            this.#isUploading = true;
            return undefined;
        },
        uploadSettled: (outcome) => void this.#uploads.set(outcome.path, outcome),
        uploadsFinished: () => {
            this.#isUploading = false;
        },
        exportsStarted: (outcomes) => {
            for (const outcome of outcomes)
                this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(outcome), outcome);
        },
        beforeExport: async (request) => {
            const { id = 0, attempt = 0, commit = '' } = this.run ?? {};
            const own = this.run && { run: { id, attempt, commit } };
            this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(request), { ...request, status: 'unknown', attempts: 0, ...own });
            return undefined;
        },
        exportSettled: (outcome) => {
            const { run } = this.#exports.get((0,pipeline_outcomes/* exportKey */.Ei)(outcome)) ?? {};
            const isRequested = outcome.attempts > 0 && !outcome.failure?.neverSent && run !== undefined;
            this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(outcome), isRequested ? { ...outcome, run } : outcome);
        },
    };
    /** GitHub has the success of an export as a deployment. */
    recordDeployment(request) {
        const outcome = this.#exports.get((0,pipeline_outcomes/* exportKey */.Ei)(request));
        if (outcome !== undefined)
            this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(request), { ...outcome, deployed: true });
    }
    /** Whether the files are there; absent if no step was to upload. */
    get complete() {
        if (!this.#isToUpload)
            return this.earlier?.complete;
        return this.#uploads.size > 0 && this.#uploads.values().every(pipeline_outcomes/* isStored */.mL);
    }
    /** Whether the step did all that it was asked for. */
    get isDone() {
        return (!this.#isToUpload || this.complete === true) && this.#exports.values().every(pipeline_outcomes/* isTriggered */.m3);
    }
    /** Files of an upload that is not complete, by path; absent if it is complete, or if no step was to upload. */
    get missing() {
        if (this.earlier?.complete !== false)
            return undefined;
        return this.earlier.assets.filter((entry) => !(0,pipeline_outcomes/* isStored */.mL)(entry)).map(({ path }) => path);
    }
    /** The earlier upload of a file with the same path, `fileName`, content type and size, if there is one. Its bytes may still differ. */
    findUploads(file) {
        const { assetId, sha256, ...entry } = this.#earlierFiles.get(file.path) ?? { path: '' };
        return assetId && sha256 && isSameFile(entry, file) ? [{ assetId, sha256 }] : [];
    }
    /** How many files may be reused. */
    get reusableCount() {
        return [...this.#earlierFiles.values()].filter(({ assetId, sha256 }) => assetId && sha256).length;
    }
    /** What this workflow run did about exports before, for the same files: `reused`, `unknown` or `not-attempted`. */
    exportsBefore(requests) {
        const earlier = this.#keptExports(this.#fileEntries());
        return requests.map((request) => {
            const entry = earlier.get((0,pipeline_outcomes/* exportKey */.Ei)(request));
            if (entry === undefined || !this.#isOfThisOrder(entry))
                return (0,pipeline_outcomes/* notRequested */.Y4)(request);
            if ((0,pipeline_outcomes/* isTriggered */.m3)(entry))
                return { ...entry, status: 'reused', attempts: 0 };
            return entry.status === 'unknown' ? { ...entry, attempts: 0 } : (0,pipeline_outcomes/* notRequested */.Y4)(request);
        });
    }
    /** What this step did so far, in the order of the plan. */
    report() {
        return { uploads: [...this.#uploads.values()], exports: [...this.#exports.values()] };
    }
    /**
     * What this step did, and what earlier steps left and it did not touch. A dry run keeps nothing: it has a file of its own.
     *
     * @param finishedAt absent while the step goes on
     */
    manifest(conclusion, finishedAt) {
        const { complete, isDryRun, owner, earlier } = this;
        const assets = isDryRun ? this.#ownFiles() : this.#fileEntries();
        const kept = isDryRun ? new Map() : this.#keptExports(assets);
        return {
            version: 1,
            ...(this.run && { run: this.run }),
            conclusion,
            ...(complete !== undefined && { complete }),
            baseUrl: owner.baseUrl || (earlier?.baseUrl ?? ''),
            organizationId: owner.organizationId || (earlier?.organizationId ?? ''),
            startedAt: this.startedAt.toISOString(),
            ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
            assets,
            exports: this.#exportEntries(kept),
        };
    }
    #ownFiles() {
        return [...this.#uploads.values()].map((outcome) => this.#fileEntry(outcome));
    }
    /** The files of this step, and the others as long as its upload is not complete. */
    #fileEntries() {
        const own = this.#ownFiles();
        if (own.length > 0 && this.complete)
            return own;
        return [...own, ...this.#earlierFiles.values().filter(({ path }) => !this.#uploads.has(path))];
    }
    #fileEntry(outcome) {
        const earlier = this.#earlierFiles.get(outcome.path);
        // After a kill nobody knows which files were sent.
        if (outcome.status === 'not-attempted')
            return this.#isUploading ? outcome : (earlier ?? outcome);
        if (outcome.status !== 'failed')
            return outcome;
        const { failure: _, wasSent, ...entry } = outcome;
        if (wasSent || earlier?.assetId === undefined)
            return entry;
        const { path, fileName, contentType, size, assetId, sha256 } = earlier;
        return { ...entry, path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
    }
    /** Exports are of the files that were there then: with other files, or a `PUT` of one, none is kept. */
    #keptExports(files) {
        const mayHaveSent = ({ assetId, wasSent = this.#isUploading }) => {
            return assetId === undefined && wasSent;
        };
        if (this.#uploads.values().some(mayHaveSent))
            return new Map();
        const hasId = ({ assetId }) => assetId !== undefined;
        const stored = files.filter(hasId);
        const earlier = [...this.#earlierFiles.values()].filter(hasId);
        const isSame = (file) => {
            const entry = this.#earlierFiles.get(file.path);
            if (entry === undefined || !isSameFile(entry, file))
                return false;
            return entry.assetId === file.assetId && entry.sha256 === file.sha256;
        };
        return stored.length === earlier.length && stored.every(isSame) ? this.#earlierExports : new Map();
    }
    #exportEntries(earlier) {
        const own = this.#exports.values().map(({ failure, shown: _, leftOut: __, ...entry }) => {
            const isRequested = entry.status !== 'not-attempted' && !failure?.neverSent;
            return isRequested ? entry : (earlier.get((0,pipeline_outcomes/* exportKey */.Ei)(entry)) ?? entry);
        });
        const others = earlier.values().filter((entry) => !this.#exports.has((0,pipeline_outcomes/* exportKey */.Ei)(entry)));
        return [...own, ...others];
    }
    /** Outside of a workflow no run has an id: then the record itself is the order. */
    #isOfThisOrder({ run }) {
        if (this.run === undefined || run === undefined)
            return this.run === run;
        return run.id === this.run.id && repositoryOf(this.run) === repositoryOf(this.earlier?.run);
    }
}
function repositoryOf(run) {
    return run?.repositoryId ?? run?.repository;
}
function isSameFile(one, other) {
    return one.fileName === other.fileName && one.contentType === other.contentType && one.size === other.size;
}

// EXTERNAL MODULE: ./.cache/build/src/api/redaction/secrets.js
var secrets = __webpack_require__(8814);
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/untrusted-text.js
var untrusted_text = __webpack_require__(493);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/fields.js
var fields = __webpack_require__(3362);
// EXTERNAL MODULE: ./.cache/build/src/action/deployments/deployment-error.js
var deployment_error = __webpack_require__(500);
;// CONCATENATED MODULE: ./.cache/build/src/action/deployments/deployments.js









/** Longest time that an export waits for its deployment. */
const MAX_WAIT_MS = 5_000;
/** Longest time that the run waits at the end. GitHub's limits usually last a minute. */
const MAX_END_MS = 90_000;
/** The same after a cancellation: exports under way have 3 s of it, and the whole step 5 s. */
const MAX_CANCELLED_MS = 4_000;
/** Final statuses at a time: what is refused for GitHub's limits is sent again. */
const MAX_STATUSES = 20;
/** GitHub rejects longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;
const FINAL_STATUS = {
    triggered: { state: 'success', description: 'Triggered' },
    reused: { state: 'success', description: 'Triggered' },
    failed: { state: 'failure', description: 'Not triggered' },
    unknown: { state: 'error', description: 'May have been triggered: look in the service' },
    'not-attempted': { state: 'failure', description: 'Not triggered: the run ended first' },
};
/**
 * Records exports as GitHub deployments of the run's commit. Each is created before its export request. The final statuses are
 * sent at the end: GitHub takes 80 requests per minute, and those of 80 exports need no wait then.
 */
class Deployments {
    #options;
    #client;
    /** By `exportKey`. */
    #deployments = new Map();
    /** Of all exports, by their name in lower case: GitHub ignores the case. */
    #environments = new Map();
    /** Whether an export waited in vain. Then no other does, until GitHub has created a deployment. */
    #isSlow = false;
    constructor(options) {
        this.#options = options;
        const cancelled = new deployment_error/* DeploymentError */.gt('The run was cancelled before GitHub responded.');
        options.signal.addEventListener('abort', () => this.#endAfter(MAX_CANCELLED_MS, cancelled));
    }
    listener = {
        exportsStarted: (requests) => {
            this.#environments = Map.groupBy(requests, (one) => this.#environmentOf(one).toLowerCase());
        },
        beforeExport: async (request) => {
            const { clock, signal } = this.#options;
            // Until it settles, the export may have been triggered.
            const created = this.#begin(request, 'unknown');
            if (this.#isSlow)
                return undefined;
            const inTime = await Promise.race([created.then(() => true), clock.sleep(MAX_WAIT_MS, signal)]);
            this.#isSlow = inTime !== true;
            return undefined;
        },
        exportSettled: (outcome) => {
            const deployment = this.#deployments.get((0,pipeline_outcomes/* exportKey */.Ei)(outcome));
            if (deployment !== undefined)
                deployment.status = outcome.status;
            // The earlier run triggered this export, but ended before GitHub had its deployment.
            else if (outcome.status === 'reused' && !outcome.deployed)
                this.#begin(outcome, outcome.status);
        },
    };
    /** Sends the final statuses, and prints at most one warning. */
    async finish() {
        this.#endAfter(MAX_END_MS, new deployment_error/* DeploymentError */.gt('GitHub did not take all final statuses in time.'));
        const deployments = [...this.#deployments.values()];
        const close = (one) => this.#close(one);
        await forEachConcurrently(deployments, MAX_STATUSES, () => false, close);
        const failed = deployments.filter(({ problem }) => problem !== undefined);
        const recorded = deployments.length - failed.length;
        const { log, token } = this.#options;
        if (recorded > 0)
            log.info(`${(0,format/* plural */.LS)(recorded, 'GitHub deployment')} recorded`);
        const [first] = failed;
        if (first?.problem === undefined)
            return;
        const open = failed.filter(({ isCreated }) => isCreated).length;
        const ended = open > 0 ? ` (${open} without a final status)` : '';
        const names = (0,support_text/* joinTruncated */.v$)(failed.map(({ request }) => (0,failures_failures/* formatExport */.Mh)(request)));
        log.warning('Deployment not recorded', `${(0,format/* plural */.LS)(failed.length, 'export')} without a complete deployment${ended}: ${names}`, (0,untrusted_text/* redactUntrusted */.k)(new secrets/* Secrets */.S(token).redact(first.problem.message)), first.problem.advice, 'The exports themselves are not affected.');
    }
    /** Resolves when GitHub has created the deployment or refused to. */
    #begin(request, status) {
        const created = this.#create(request);
        this.#deployments.set((0,pipeline_outcomes/* exportKey */.Ei)(request), { request, status, created, isCreated: false });
        return created.catch(() => undefined);
    }
    async #create(request) {
        this.#client ??= this.#connect();
        const client = await this.#client;
        const id = await client.create({
            ref: this.#options.origin.commit,
            environment: this.#environmentOf(request),
            description: (0,support_text/* truncate */.xv)(`Export of ${(0,failures_failures/* formatExport */.Mh)(request)}`, MAX_DESCRIPTION_LENGTH),
            auto_merge: false,
            required_contexts: [],
        });
        this.#isSlow = false;
        return id;
    }
    async #close(deployment) {
        const { request, status, created } = deployment;
        const environment = this.#environmentOf(request).toLowerCase();
        const body = {
            ...FINAL_STATUS[status],
            log_url: this.#options.origin.runUrl,
            // Makes all earlier deployments to the environment inactive: not those of this run.
            auto_inactive: this.#environments.get(environment)?.length === 1,
        };
        try {
            const id = await created;
            deployment.isCreated = true;
            await (await this.#client)?.setStatus(id, body);
            if (body.state === 'success')
                this.#options.record.recordDeployment(request);
        }
        catch (error) {
            deployment.problem = (0,deployment_error/* toDeploymentError */.nc)(error);
        }
    }
    async #connect() {
        const { token, origin } = this.#options;
        const { repository, commit, apiUrl } = origin;
        if (!repository || !commit || !apiUrl) {
            throw new deployment_error/* DeploymentError */.gt('GITHUB_REPOSITORY and GITHUB_SHA name no commit, or GITHUB_API_URL is not an https: address.', 'Leave `github-token` out if the action does not run on GitHub.');
        }
        // On import, `@actions/github` reads the file of the event: it prints a line if there is none, and throws if it is broken.
        delete process.env['GITHUB_EVENT_PATH'];
        const { GitHubClient } = await Promise.all(/* import() */[__webpack_require__.e(157), __webpack_require__.e(515)]).then(__webpack_require__.bind(__webpack_require__, 6515));
        return new GitHubClient(token, `${apiUrl}/repos/${repository}`, this.#options);
    }
    #endAfter(ms, reason) {
        this.#client?.then((client) => client.endAfter(ms, reason)).catch(() => undefined);
    }
    #environmentOf(request) {
        return (0,fields/* environmentName */.VE)(this.#options.environment, request);
    }
}

// EXTERNAL MODULE: ./.cache/build/src/support/json.js
var json = __webpack_require__(9638);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/runner.js
var runner = __webpack_require__(7360);
;// CONCATENATED MODULE: ./.cache/build/src/action/report/manifest-file.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









/**
 * The file of a step's manifest. It is written before anything is sent, before the first `PUT`, before each export request, and at the
 * end, so that a killed step leaves a true record. What can't be recorded is not sent.
 */
class ManifestFile {
    /** Absolute. A new path under `RUNNER_TEMP`, so that the steps of a job do not overwrite each other's manifests; or one that is shared. */
    path;
    /** The same, relative to the workspace if it is in there; absent if the file is not shared and goes with the runner. */
    keptAt;
    /** Of the first write that failed. The last write reports its own. */
    error;
    #record;
    #signal;
    #workspace;
    #writes = new SharedWrite(() => this.#writeNow());
    constructor(record, { env, signal }) {
        this.#record = record;
        this.#signal = signal;
        this.#workspace = (0,external_node_path_.resolve)(env['GITHUB_WORKSPACE'] || process.cwd());
        this.path = (0,runner/* temporaryFile */.Ic)(env, 'playable-export-manifest', 'json');
    }
    /**
     * Uses the file that several steps share. If the step is to upload, it says in it at once that the upload is not complete: whatever
     * ends this step, a step that only exports must not export the earlier files. It makes no folder for that, because hints of a search
     * are about the folders that exist.
     */
    async share(path) {
        this.path = path;
        this.keptAt = (0,paths/* isInside */.FK)(path, this.#workspace) ? (0,external_node_path_.relative)(this.#workspace, path) : path;
        const folder = (0,external_node_path_.dirname)(await (0,files/* followLinks */.n1)(path).catch(() => path));
        if (this.#record.complete !== false || !(0,external_node_fs_.existsSync)(folder))
            return;
        // A full disk may have space again before the next step.
        if ((await this.write()) !== undefined)
            await markIncomplete(path).catch(() => undefined);
    }
    listener = {
        beforeFirstPut: () => this.write(),
        beforeExport: () => this.write(),
    };
    /** Writes the record as it is when the write begins. The calls of one turn of the event loop share a write. Returns its error. */
    write() {
        return this.#writes.run();
    }
    /**
     * Waits for writes under way, and writes the manifest for the last time.
     *
     * @throws the error of the file system
     */
    async finish(conclusion, finishedAt) {
        await this.#writes.settled();
        await this.#put(this.#record.manifest(conclusion, finishedAt));
    }
    #writeNow() {
        return this.#put(this.#record.manifest('failure')).then(() => undefined, (error) => {
            this.error ??= error;
            return error;
        });
    }
    #put(manifest) {
        return (0,cancellation/* withDeadline */.NE)((0,files/* writeFileAtomically */.lo)(this.path, (0,json/* jsonInParts */.sw)(manifest)), this.#signal);
    }
}
/** Says in place that an upload is not complete, which needs no space on the disk: the two words have one length, with a blank. */
async function markIncomplete(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const field = '\n"complete":';
        const start = (await (0,external_node_fs_promises_.readFile)(path)).indexOf(`${field} true`);
        if (start === -1)
            return;
        const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path, 'r+'), true);
        await file.write('false', start + field.length);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/rerun/ask-cache.js
var ask_cache = __webpack_require__(1938);
// EXTERNAL MODULE: ./.cache/build/src/action/rerun/keys.js
var rerun_keys = __webpack_require__(8418);
// EXTERNAL MODULE: ./.cache/build/src/action/rerun/memory.js
var rerun_memory = __webpack_require__(9133);
;// CONCATENATED MODULE: ./.cache/build/src/action/rerun/find-attempts.js


/**
 * Joins what the job did in all earlier attempts. A step that was over after an attempt counts no more.
 *
 * @param asked the exports that the step asks for
 */
async function findAttempts({ keys, attempt }, asked, restore) {
    const attempts = Array.from({ length: attempt }, (_, index) => index + 1);
    const earlier = attempts.slice(0, -1);
    // The first attempt has nothing that is over, and no upload before it.
    const answer = await restore([
        ...earlier.map((nth) => (0,rerun_keys/* doneLists */.af)(keys, nth)),
        ...earlier.slice(1).map((nth) => (0,rerun_keys/* overLists */.sd)(keys, nth)),
        ...attempts.slice(1).map((nth) => [(0,rerun_keys/* storedList */.A_)(keys, nth)]),
    ]);
    const entries = answer?.found ?? [];
    const parsed = entries.map(({ list, text = '' }) => ({ list, steps: (0,rerun_memory/* parseSteps */.$i)(text) }));
    const read = (lists) => parsed.flatMap(({ list, steps = [] }) => (lists.includes(list) ? steps : []));
    let [known, ended] = [[], []];
    let lastAttempt = 0;
    for (const nth of earlier) {
        const [over, done] = [read((0,rerun_keys/* overLists */.sd)(keys, nth)), read((0,rerun_keys/* doneLists */.af)(keys, nth))];
        known = [...without(over, known), ...done];
        ended = without(done, [...ended, ...over]);
        if (done.length + over.length > 0)
            lastAttempt = nth;
    }
    const isOwn = (step) => asked.length === 0 || (0,rerun_memory/* isSameStep */.lO)({ files: [], exports: asked }, step);
    const isOver = ended.some(isOwn) && known.filter(isOwn).every(rerun_memory/* isEmpty */.Im);
    const memory = (0,rerun_memory/* joinMemories */.sM)(known);
    // An upload stored something in that attempt, so exports without files that were triggered before it are of other files.
    const lastStored = attempts.findLast((nth) => entries.some(({ list }) => list === (0,rerun_keys/* storedList */.A_)(keys, nth)));
    const exports = memory.exports.filter((one) => one.files !== '' || one.attempt >= (lastStored ?? 0));
    return { memory: { ...memory, exports }, lastAttempt, isOver, trouble: troubleOf() };
    function troubleOf() {
        if (answer === undefined)
            return 'no answer';
        if (!answer.isAvailable)
            return 'no cache';
        if (parsed.some(({ steps }) => steps === undefined))
            return 'damaged';
        return lastAttempt === 0 ? 'nothing left' : undefined;
    }
}
function without(others, steps) {
    return steps.filter((step) => !others.some((one) => (0,rerun_memory/* isSameStep */.lO)(one, step)));
}

// EXTERNAL MODULE: ./.cache/build/src/action/rerun/job-notes.js
var job_notes = __webpack_require__(8419);
;// CONCATENATED MODULE: ./.cache/build/src/action/rerun/rerun-advice.js




/**
 * Why it is not known what earlier attempts did, and what this attempt repeats.
 *
 * @param isPart whether something of them is known
 */
function whatIsMissing(trouble, isPart) {
    const why = {
        'no cache': 'This runner has no cache service',
        'no answer': 'The cache did not answer',
        damaged: `${isPart ? 'A part of what' : 'What'} was kept of earlier attempts is damaged`,
        'nothing left': 'Earlier attempts of this job left nothing: they did not run, they succeeded, or nothing was kept',
    }[trouble];
    const effect = isPart
        ? 'What only that part knew is not known: compare what this attempt triggers with what you expect.'
        : 'This attempt sends every file and triggers every export, also those that an earlier attempt did.';
    return [`${why}.`, effect];
}
/** What "Re-run failed jobs" will do after a failed step, if the cache keeps what was done; empty if nothing was done. */
function whatContinues(report) {
    const { stored, triggered, unknown, open } = workOf(report);
    if (stored === 0 && triggered === '' && unknown === '')
        return '';
    const parts = [
        ...(stored > 0 ? [`sends no byte of ${(0,format/* plural */.LS)(stored, 'stored file')}`] : []),
        ...(open === '' ? [] : [`triggers ${open}`]),
        ...(unknown === '' ? [] : [`triggers ${unknown} only with \`retry-unknown: true\``]),
        ...(triggered === '' ? [] : [`does not trigger ${triggered} again`]),
    ];
    return `Re-run failed jobs: it ${parts.join(', and ')}.`;
}
/** What it will do if nothing keeps what was done; empty if nothing was done. */
function whatRepeats(report) {
    const { stored, triggered } = workOf(report);
    if (stored === 0 && triggered === '')
        return '';
    const parts = [
        ...(stored > 0 ? [`sends ${(0,format/* plural */.LS)(stored, 'stored file')} again`] : []),
        ...(triggered === '' ? [] : [`triggers ${triggered} again`]),
    ];
    return `Nothing keeps what was done: a re-run ${parts.join(', and ')}.`;
}
function workOf({ uploads, exports }) {
    const hasOneVariant = new Set(exports.map(({ variantId }) => variantId)).size < 2;
    const nameOf = hasOneVariant ? ({ network }) => network : failures_failures/* formatExport */.Mh;
    const namesOf = (matches) => (0,support_text/* joinTruncated */.v$)(exports.filter(matches).map(nameOf));
    return {
        stored: uploads.filter(pipeline_outcomes/* isStored */.mL).length,
        triggered: namesOf(pipeline_outcomes/* isTriggered */.m3),
        unknown: namesOf(({ status }) => status === 'unknown'),
        open: namesOf((one) => !(0,pipeline_outcomes/* isTriggered */.m3)(one) && one.status !== 'unknown'),
    };
}

;// CONCATENATED MODULE: ./.cache/build/src/action/rerun/rerun.js











/** A step asks the cache at its start for at most this time, and after a success once more. With `post`, a failed job pays at most 10 s. */
const MAX_CACHE_MS = 4_500;
/**
 * Makes the re-run of a job that failed safe: asks what earlier attempts of the workflow run did, by content, beside the record; and leaves
 * notes of what this step does, which `post` keeps. docs/decisions/028 has the reasons.
 */
class Rerun {
    #record;
    #context;
    #cache;
    #reuse = false;
    /** Absent if the step leaves no notes: outside of a workflow, in a dry run, with `reuse-unchanged: false`. */
    #own;
    /** Whether the next attempt may find what this one does not know, or continues. */
    #mayContinue = false;
    /** What earlier attempts did; absent if the step continues none. */
    #earlier;
    #hasNotedFiles = false;
    #noteError;
    #hasEnded = false;
    /** What `#filesDigest` returns, once it was asked. */
    #digest;
    #notes = new SharedWrite(() => this.#writeNotes());
    /** Says what the step continues; empty if it continues no earlier attempt. */
    continued = '';
    constructor(record, context, useCache) {
        this.#record = record;
        this.#context = context;
        const { env, signal } = context;
        this.#cache = { env, signal, useCache, maxMs: MAX_CACHE_MS };
    }
    /** The inputs are valid. Looks for what earlier attempts of this workflow run did. */
    async start({ reuseUnchanged, dryRun, matrix }) {
        const { env, origin } = this.#context;
        this.#reuse = reuseUnchanged;
        const run = origin.manifestRun;
        if (run === undefined || dryRun || reuseUnchanged === false)
            return;
        const folder = (0,job_notes/* notesFolder */.w4)(env);
        const keys = (0,rerun_keys/* keysOf */.YD)(env, run, matrix);
        // Not every runner empties its folder before each leg of a matrix.
        const before = (await (0,job_notes/* readNotes */.WT)(folder)).filter((note) => note.keys.job === keys.job);
        const own = { attempt: run.attempt, keys, writeNote: await (0,job_notes/* beginNotes */.V7)(folder), before };
        this.#own = own;
        if (run.attempt > 1)
            await this.#find(own);
    }
    /** Whether the step does not repeat what was done before. */
    get isContinued() {
        return this.#reuse === true || this.#earlier !== undefined;
    }
    findUploads(file) {
        return [...this.#record.findUploads(file), ...(this.#earlier?.findUploads(file) ?? [])];
    }
    exportsBefore(requests) {
        const files = this.#filesDigest();
        const outcomes = this.#record.exportsBefore(requests).map((outcome) => {
            const kept = this.#earlier?.exportOf(outcome, files);
            // Of the record and the memory, the later attempt counts.
            if (kept === undefined || kept.attempt <= (outcome.run?.attempt ?? 0))
                return outcome;
            if (kept.status === 'failed')
                return (0,pipeline_outcomes/* notRequested */.Y4)(outcome);
            const { id = 0, commit = '' } = this.#record.run ?? {};
            const run = { id, attempt: kept.attempt, commit };
            const status = kept.status === 'unknown' ? kept.status : 'reused';
            return { ...(0,pipeline_outcomes/* notRequested */.Y4)(outcome), status, run, ...(kept.deployed && { deployed: true }) };
        });
        if (files === '')
            this.#warnOfReused(outcomes);
        return outcomes;
    }
    listener = {
        beforeExport: async () => {
            await this.#notes.run();
            return undefined;
        },
    };
    /** The work of the step has ended: leaves its notes, which `post` keeps if the job fails. */
    async keep() {
        if (this.#own === undefined)
            return;
        this.#hasEnded = true;
        await this.#notes.run();
        if (this.#noteError === undefined)
            return;
        const why = `What this step did could not be noted: ${(0,error_text/* causeChain */.D)(this.#noteError).join(': ')}`;
        this.#context.log.warning('Attempt not kept', why, whatRepeats(this.#record.report()));
    }
    /** The step has succeeded: says what a later attempt must not continue. */
    async finish() {
        const own = this.#own;
        // If the job was cancelled meanwhile, `post` keeps what the step did.
        if (own === undefined || own.attempt === 1 || this.#context.signal.aborted)
            return;
        const over = (0,rerun_keys/* overLists */.sd)(own.keys, own.attempt);
        const stored = { list: (0,rerun_keys/* storedList */.A_)(own.keys, own.attempt), isOneEnough: true };
        const content = (0,rerun_memory/* formatSteps */.rN)([{ files: this.#keptFiles(), exports: this.#keptExports() }]);
        const save = [...over.map((list) => ({ list })), ...(this.#hasStored ? [stored] : [])];
        const answer = await (0,ask_cache/* askCache */.yC)({ save, content }, this.#cache);
        if (this.#mayContinue && !over.every((list) => answer?.saved.includes(list)))
            this.#context.log.warning('Attempt not kept', 'The cache took no mark that this attempt succeeded.', 'A re-run of this job repeats nothing that an attempt did: to repeat it, start a new run.');
    }
    /** What "Re-run failed jobs" will do after this step, which failed; empty if it did nothing, or if that is not known. */
    get advice() {
        if (this.#record.run === undefined)
            return '';
        const report = this.#record.report();
        const isNoted = this.#own !== undefined && this.#noteError === undefined;
        const isKept = isNoted && (0,ask_cache/* canKeep */.iq)(this.#context.env);
        return isKept ? whatContinues(report) : whatRepeats(report);
    }
    get #hasStored() {
        return this.#record.report().uploads.some(({ status }) => status === 'uploaded');
    }
    /** The digest of the files that exports of this step are of; empty if it knows none. Its uploads must have ended. */
    #filesDigest() {
        const { earlier } = this.#record;
        const { uploads } = this.#record.report();
        const before = this.#own?.before.map(({ uploaded = '' }) => uploaded) ?? [];
        this.#digest ??=
            uploads.length > 0 ? (0,rerun_memory/* digestOf */.ol)(uploads) : (0,rerun_memory/* digestOf */.ol)(earlier?.assets ?? []) || (0,rerun_memory/* joinDigests */.at)(before);
        return this.#digest;
    }
    async #find(own) {
        const { log, signal } = this.#context;
        const { owner } = this.#record;
        const asked = this.#record.report().exports.map((request) => ({ ...request, ...owner }));
        const found = await findAttempts(own, asked, (restore) => (0,ask_cache/* askCache */.yC)({ restore }, this.#cache));
        const { memory, lastAttempt, isOver, trouble } = found;
        this.#mayContinue = trouble === 'no answer' || trouble === 'damaged' || (lastAttempt > 0 && !isOver);
        if (isOver)
            log.info('An earlier attempt of this step succeeded, so this one starts afresh.');
        // A manifest may know what is missing here.
        const hasManifest = this.#reuse === true && this.#record.earlier !== undefined;
        if (trouble !== undefined && !signal.aborted && !hasManifest)
            log.warning('Earlier attempts not known', ...whatIsMissing(trouble, lastAttempt > 0));
        if (isOver || lastAttempt === 0)
            return;
        // Any step of the run counts, also those before this one in its job.
        this.#earlier = new rerun_memory/* EarlierAttempts */.HJ((0,rerun_memory/* joinMemories */.sM)([memory, ...own.before]), owner);
        const done = `${(0,format/* plural */.LS)(memory.files.length, 'stored file')} and ${(0,format/* plural */.LS)(memory.exports.length, 'requested export')} are known`;
        const since = lastAttempt < own.attempt - 1 ? `; attempt ${own.attempt - 1} left nothing` : '';
        this.continued = `Continues attempt ${lastAttempt} of this run: ${done}${since}. A new run starts afresh.`;
        log.info(this.continued);
    }
    /** They may be of other files than those of today. */
    #warnOfReused(outcomes) {
        for (const outcome of outcomes.filter(({ status }) => status === 'reused'))
            this.#context.log.warning('Export without files', `${(0,failures_failures/* formatExport */.Mh)(outcome)} was triggered ${outcome.run ? `by attempt ${outcome.run.attempt}` : 'before'}, and is not triggered again.`, 'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.');
    }
    /** Never throws: the manifest has the same. */
    async #writeNotes() {
        if (this.#own === undefined)
            return;
        const { keys, attempt, writeNote } = this.#own;
        const { signal } = this.#context;
        const { uploads } = this.#record.report();
        const isStoredWhole = uploads.every(pipeline_outcomes/* isStored */.mL);
        try {
            if (!this.#hasNotedFiles && (this.#hasEnded || isStoredWhole)) {
                const uploaded = isStoredWhole && uploads.length > 0 ? this.#filesDigest() : '';
                const files = { files: this.#keptFiles(), exports: [], uploaded, hasStored: this.#hasStored };
                await writeNote('files', { keys, attempt, ...files }, signal);
                this.#hasNotedFiles = true;
            }
            await writeNote('exports', { keys, attempt, files: [], exports: this.#keptExports() }, signal);
        }
        catch (error) {
            this.#noteError ??= error;
        }
    }
    #keptFiles() {
        const { owner } = this.#record;
        const own = this.#record.report().uploads.filter(pipeline_outcomes/* isStored */.mL);
        return own.flatMap(({ fileName, contentType, size, sha256, assetId }) => sha256 === undefined ? [] : { ...owner, fileName, contentType, size, sha256, assetId });
    }
    /** The exports that this workflow run requested. */
    #keptExports() {
        const { owner, run: own } = this.#record;
        const files = this.#filesDigest();
        return this.#record.report().exports.flatMap((outcome) => {
            const { variantId, network, status, run, deployed = false } = outcome;
            if (run === undefined || run.id !== own?.id || status === 'not-attempted')
                return [];
            const kept = status === 'reused' ? 'triggered' : status;
            return { ...owner, variantId, network, files, status: kept, attempt: run.attempt, deployed };
        });
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/action/recorded-step.js







/** @param useCache reaches the cache of GitHub Actions */
function recordStep(context, useCache) {
    const { env, origin, signal, startedAt } = context;
    const record = new RunRecord({ run: origin.manifestRun, startedAt });
    const manifest = new ManifestFile(record, { env, signal });
    const rerun = new Rerun(record, context, useCache);
    return { ...context, record, manifest, rerun, summary: true, limitUsage: [] };
}
/**
 * Calls `work` with events that reach the log, the record, the manifest and, with a `githubToken`, GitHub's deployments.
 * Then waits until the deployments are recorded.
 */
async function withEvents({ githubToken, environment }, step, work) {
    const { log, manifest, record, rerun } = step;
    const logged = logEvents(log);
    const deployments = githubToken === undefined
        ? undefined
        : new Deployments({ ...step, token: githubToken, environment, clock: clock/* systemClock */.m });
    const last = deployments ? [deployments.listener] : [];
    try {
        return await work(fanOut([record.listener, logged, rerun.listener, manifest.listener, ...last]));
    }
    finally {
        logged.stop();
        await deployments?.finish();
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/report/finish-run.js + 3 modules
var finish_run = __webpack_require__(5775);
// EXTERNAL MODULE: ./.cache/build/src/action/service-session.js + 19 modules
var service_session = __webpack_require__(5167);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/size-limits.js
var size_limits = __webpack_require__(4247);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/described-files.js
var described_files = __webpack_require__(1672);
// EXTERNAL MODULE: ./.cache/build/src/support/closest-match.js
var closest_match = __webpack_require__(4177);
;// CONCATENATED MODULE: ./.cache/build/src/action/inputs/follow-path.js




/** The start of a path with `/` that leads elsewhere: a variable, a home folder, a drive, the root, a folder above. */
const START_ELSEWHERE = /^(?:(?:\$\{\{[^}]*\}\}|\$\{?[\w:]+\}?|%\w+%|~|[a-z]:)?\/+|(?:\.{1,2}\/+)+)/i;
/** Follows a path or pattern with `/` on the disk, up to the first wildcard. */
function followPath(pattern, start) {
    const parts = pattern.split('/');
    let folder = start;
    let followed = '';
    let misspelled;
    let missing;
    for (const [index, part] of parts.entries()) {
        const names = (0,files/* namesIn */.wX)(folder);
        const exact = names?.find((name) => name.normalize('NFC') === part.normalize('NFC'));
        if (names === undefined || (exact === undefined && /^(?:\.\.)?$|[*?[{\\]/.test(part)))
            break;
        const isSame = (name) => name.toLowerCase() === part.toLowerCase();
        const name = exact ?? names.find(isSame) ?? (0,closest_match/* misspelledWord */.T)(part, names);
        if (name === undefined) {
            if (index < parts.length - 1)
                missing = parts.slice(0, index + 1).join('/');
            break;
        }
        if (exact === undefined)
            misspelled ??= [part, name];
        parts[index] = name;
        folder = (0,external_node_path_.resolve)(folder, name);
        followed = parts.slice(0, index + 1).join('/');
    }
    return { path: parts.join('/'), followed, misspelled, missing };
}
/** The folder in the workspace that a path was probably meant to name, as it is spelled on the disk; `undefined` if there is none. */
function folderMeant(path, workspace) {
    const plain = (0,support_text/* stripListMarks */.FU)(path).replaceAll('\\', '/').replace(START_ELSEWHERE, '');
    const { path: found } = followPath(plain, workspace);
    return found !== '' && (0,files/* namesIn */.wX)((0,external_node_path_.resolve)(workspace, found)) ? found : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/pattern-hints.js







/** Folders searched for a hint. */
const MAX_FOLDERS = 2_000;
/** Finds a likely reason why a line matches nothing; `undefined` if there is none. A line with `!` is an exclusion. */
async function hintForPattern(line, context, signal) {
    const { workingDirectory, workspace, includeHidden, patterns } = context;
    const isExclusion = line.startsWith('!');
    const pattern = isExclusion ? line.slice(1) : line;
    const find = async (one, trial) => {
        const include = [isExclusion && !/\/./.test(one) ? `**/${one}` : one];
        // What an exclusion was meant to leave out may be left out by another one.
        const exclude = [...(isExclusion ? [] : (patterns?.exclude ?? [])), 'node_modules'];
        const options = { neverUpload: [], signal, maxFolders: MAX_FOLDERS, includeHidden, ...trial };
        const search = new FileSearch({ include, exclude, workspace, workingDirectory, ...options });
        const files = await search.run();
        return files.map(({ path }) => (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(search.area.workingDirectory, path))).sort();
    };
    const hintForMissing = async () => {
        const followed = followPath(pattern, workingDirectory);
        return ((await furtherDown(pattern, find)) ??
            missingPart(followed) ??
            (await searchHint(pattern, includeHidden, find)) ??
            (isExclusion ? undefined : missingStep(followed, workingDirectory)));
    };
    const hint = (isExclusion ? undefined : await leftOut(pattern, context, find)) ??
        slipOfWriting(pattern, patterns?.include) ??
        (await slipOfComment(pattern, find)) ??
        slipOfStart(pattern, context) ??
        ((await find(pattern)).length > 0 ? undefined : await hintForMissing());
    return isExclusion && hint ? { ...hint, write: hint.write.map((one) => toExclusion(one, pattern)) } : hint;
}
/** Without a `/` before its last character, an exclusion would match at any depth. */
function toExclusion(line, given) {
    const text = line.replace(/^!/, '');
    return /\/./.test(given) && !/\/./.test(text) ? `!./${text}` : `!${text}`;
}
/** Formats hints as sentences, one per reason. */
function formatHints(hints) {
    const given = [...hints].filter((hint) => hint !== undefined);
    return [...Map.groupBy(given, ({ reason }) => reason)].map(([reason, same]) => {
        const lines = [...new Set(same.flatMap(({ write }) => write))].map((line) => `\`${line}\``);
        if (lines.length === 0)
            return `Hint: ${reason}`;
        return `Hint: ${reason} Write${lines.length > 1 ? ', one per line' : ''}: ${(0,support_text/* joinTruncated */.v$)(lines, 10)}`;
    });
}
const ONE_PER_LINE = 'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';
/**
 * Finds signs of a list in YAML or JSON, which belong to the pattern.
 *
 * @param lines all patterns of the input that include files: they may be one JSON list
 */
function slipOfWriting(line, lines = []) {
    const isListInLines = /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;
    const isList = isListInLines || /^\[.*["',/].*\]$/.test(line);
    const quotes = /^[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb](.*)[\u201c\u201d\u2018\u2019\u00ab\u00bb]$/;
    const items = (isList ? line.replace(/^\[|\]$/g, '') : line)
        .replace(/^(?:assets|files?|paths?|patterns?):\s+/, '')
        .split(/,(?![^{}[\]]*[}\]])/)
        .map((item) => (0,support_text/* stripListMarks */.FU)(item).replace(quotes, '$1'))
        .filter((item) => item !== '');
    return items.join('\n') === line ? undefined : { reason: ONE_PER_LINE, write: items };
}
/** Finds the exclusions that leave out what a line matches. */
async function leftOut(pattern, { patterns, ...places }, find) {
    const exclude = patterns?.exclude ?? [];
    if (exclude.length === 0)
        return undefined;
    const found = await find(pattern, { exclude: [] });
    const described = (0,described_files/* describedFiles */.$)(exclude, places, found, 'exclude');
    const by = exclude.filter((_, index) => described[index]?.length !== 0).map((one) => `!${one}`);
    if (by.length === 0)
        return undefined;
    return { reason: `what it matches is left out by ${(0,support_text/* joinTruncated */.v$)(by)}.`, write: [] };
}
/** Whether a `#` in a line looks like the beginning of a comment. */
const hasComment = (line) => /\s#/.test(line);
/** Finds what was meant as a comment. */
async function slipOfComment(pattern, find) {
    if (!hasComment(pattern))
        return undefined;
    const [before = ''] = pattern.split(/\s+#/);
    const isFound = before !== '' && (await find(before)).length > 0;
    const reason = '# behind a blank is a part of the pattern: a comment has a line of its own.';
    return { reason, write: isFound ? [before] : [] };
}
/** Finds a mistake in where a pattern starts, or a separator of Windows. */
function slipOfStart(pattern, { workspace, workingDirectory }) {
    const reason = 'patterns start in `working-directory`, have / between their parts, and no variables.';
    const path = (0,paths/* stripDotSlash */.NS)(pattern.replaceAll('\\', '/'));
    const below = `${(0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, workingDirectory))}/`;
    if (path.startsWith(below) && below !== '/')
        return { reason, write: [path.slice(below.length)] };
    const names = (0,files/* namesIn */.wX)(workingDirectory) ?? [];
    const parts = path.split('/');
    const start = parts.findIndex((part) => names.includes(part));
    const write = start === -1 ? [] : [parts.slice(start).join('/')];
    // Nothing is wrong with a path outside that may exist on another machine.
    const isSlip = START_ELSEWHERE.test(path)
        ? write.length > 0 || !/^[/.]/.test(path)
        : start === 0 && path !== pattern;
    return isSlip ? { reason, write } : undefined;
}
const CASE_MATTERS = 'upper and lower case matter.';
/** Finds the first part of a path that has another spelling on the disk. */
function missingPart({ path, misspelled }) {
    if (misspelled === undefined)
        return undefined;
    const [part, name] = misspelled;
    const end = part.toLowerCase() === name.toLowerCase() ? `; ${CASE_MATTERS}` : '.';
    const isSame = (0,support_text/* looksLike */._4)(part) === (0,support_text/* looksLike */._4)(name);
    const show = (text) => (isSame ? text.replace(/[^ -~]/gu, support_text/* codeOf */.$N) : text);
    return { reason: `there is no ${show(part)}, but there is ${show(name)}${end}`, write: [path] };
}
/** Finds that a folder is empty, such as a submodule that was not fetched, or not there yet. */
function missingStep({ followed, missing }, workingDirectory) {
    const isEmpty = (0,files/* namesIn */.wX)((0,external_node_path_.resolve)(workingDirectory, followed))?.length === 0;
    if (!isEmpty && missing === undefined)
        return undefined;
    const folder = followed === '' ? 'the folder' : `the folder ${followed}`;
    const what = isEmpty ? `${folder} is empty` : `there is no folder ${missing}`;
    const steps = 'an actions/checkout step, `submodules: true` in it, or a build step';
    return { reason: `${what}; is ${steps} missing before this step?`, write: [] };
}
/** Finds a folder below which the line would match something. */
async function furtherDown(pattern, find) {
    const [first = '', ...rest] = pattern.split('/');
    if ((rest.length > 0 && /[*?[{\\]/.test(first)) || /^\.{0,2}$|\*\*/.test(first))
        return undefined;
    const further = await find(`**/${pattern}`);
    const endOf = (path) => rest.length > 0 ? `/${path}`.indexOf(`/${first}/`) : path.lastIndexOf('/') + 1;
    const write = [...new Set(further.map((path) => path.slice(0, endOf(path))))].map((folder) => folder + pattern);
    const what = rest.length > 0 ? `the folder ${first} is` : `what ${pattern} matches is`;
    return write.length === 0 ? undefined : { reason: `${what} further down.`, write };
}
/** Searches for files that lines close to this one would match. */
async function searchHint(pattern, includeHidden, find) {
    const items = pattern.split(/\s+/);
    const finds = await Promise.all(items.map(async (item) => (await find(item)).length > 0));
    if (finds.every(Boolean))
        return { reason: ONE_PER_LINE, write: items };
    if (!includeHidden && (await find(pattern, { includeHidden: true })).length > 0) {
        const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
        return { reason, write: [] };
    }
    const [inOtherCase] = await find(pattern, { fold: (name) => name.normalize('NFC').toLowerCase() });
    if (inOtherCase !== undefined)
        return { reason: `there is ${inOtherCase}; ${CASE_MATTERS}`, write: [] };
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/lines-without-effect.js






// What is said about lines of inputs that have no effect.
/** Only this many patterns get a hint that needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;
/** Fails or warns if no line matches, or if one matches nothing, as the inputs say. */
async function explainUnmatched(found, inputs, signal) {
    const { assets, unmatched, unusedExclusions } = found;
    const { include = [], exclude = [] } = inputs.patterns ?? {};
    const isEmpty = assets.length === 0;
    const reaction = isEmpty ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched;
    const isFailure = reaction === 'error' && (isEmpty || unmatched.length > 0);
    if (reaction === 'ignore')
        return { failures: [], warnings: [] };
    if (!isFailure && !isEmpty) {
        const lines = [...unmatched, ...unusedExclusions.filter(hasComment)];
        return { failures: [], warnings: warningsOf(await hintsFor(lines, inputs, signal), inputs) };
    }
    const hints = await hintsFor(isEmpty ? include : unmatched, inputs, signal);
    const named = isEmpty ? [...include, ...exclude.map((pattern) => `!${pattern}`)] : unmatched;
    const advice = formatHints(hints.values()).slice(0, 2).join(' ') ||
        'Correct the patterns, or `working-directory`, which they are relative to.';
    const what = `No file in ${inputs.workingDirectory} matches: ${(0,support_text/* joinTruncated */.v$)(named, 10)}`;
    const title = 'No files found';
    return isFailure
        ? { failures: [{ title, lines: [what, `Nothing was sent. ${advice}`] }], warnings: [] }
        : { failures: [], warnings: [{ title, lines: [what, advice] }] };
}
function warningsOf(hints, { workingDirectory }) {
    return [...Map.groupBy(hints, ([, hint]) => hint?.reason).values()].map((group) => {
        const same = new Map(group);
        const [advice = 'Correct the pattern, or remove it if no such file is expected.'] = formatHints(same.values());
        const first = `No file matches ${(0,support_text/* joinTruncated */.v$)([...same.keys()], 10)} in ${workingDirectory}`;
        return { title: 'Pattern without a match', lines: [first, advice] };
    });
}
async function hintsFor(patterns, inputs, signal) {
    const hints = new Map();
    for (const pattern of new Set(patterns)) {
        if (hints.size >= MAX_SEARCHES || signal.aborted)
            hints.set(pattern, slipOfWriting(pattern));
        else
            hints.set(pattern, await (0,cancellation/* unlessAborted */.Wh)(hintForPattern(pattern, inputs, signal), signal));
    }
    return hints;
}
/** Names exclusions that are safety nets, such as `!*.map`, and left nothing out; and lines that describe no file. */
function effectNotes({ assets, unusedExclusions }, { contentTypeRules, ...places }, limitUsage) {
    const unused = unusedExclusions.filter((line) => !hasComment(line));
    const subject = (0,format/* plural */.LS)(unused.length, 'exclusion leaves', 'exclusions leave');
    const notes = unused.length > 0 ? [`${subject} nothing out: ${(0,support_text/* joinTruncated */.v$)(unused, 10)}`] : [];
    if (assets.length === 0)
        return notes;
    const patterns = contentTypeRules.map(({ pattern }) => pattern);
    const paths = assets.map(({ path }) => path);
    const described = (0,described_files/* describedFiles */.$)(patterns, places, paths);
    const rules = contentTypeRules.filter((_, index) => described[index]?.length === 0);
    const limits = limitUsage.filter(({ matching }) => matching.length === 0);
    const byInput = {
        'content-types': rules.map(({ pattern, mediaType }) => `${pattern}: ${mediaType}`),
        'size-limits': limits.map(({ limit }) => (0,size_limits/* formatLimit */.tW)(limit)),
    };
    for (const [input, lines] of Object.entries(byInput))
        if (lines.length > 0)
            notes.push(`No file to upload matches ${(0,format/* plural */.LS)(lines.length, 'line')} of \`${input}\`: ${(0,support_text/* joinTruncated */.v$)(lines, 10)}`);
    return notes;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/unfit-files.js






/** Maximum files that the annotation names. The log lists more of them. */
const MAX_NAMED = 5;
function rejection(title, what, names, advice, ...reasons) {
    const lines = [`${what}: ${(0,support_text/* joinTruncated */.v$)(names, MAX_NAMED)}`, ...reasons, `Nothing was sent. ${advice}`];
    return { title, lines, ...(names.length > MAX_NAMED && { details: names }) };
}
/** Names of files that hold credentials; docs/files.md gives the reasons. Upper or lower case: Windows also writes `KEY.PEM`. */
const CREDENTIAL_FILE = /^(?:\.env(?:\..*)?|env\.local|\.npmrc|\.netrc|gha-creds-.*\.json|.*\.(?:pem|p12|pfx|jks|keystore)|id_(?:rsa|dsa|ecdsa|ed25519))$/is;
/** Rejects credential files that only a wildcard matches. One that a pattern names in full is meant. */
function credentialFailures({ assets, namedInFull }) {
    const files = assets.filter((asset) => isCredentialFile(asset) && !namedInFull.has(asset.absolutePath));
    const [first] = files;
    if (first === undefined)
        return [];
    const what = (0,format/* plural */.LS)(files.length, 'file that may hold credentials', 'files that may hold credentials');
    // A line that begins with `!` excludes files, one with `#` is a comment, and spaces at its start are ignored.
    const pattern = /^[!#\s]/.test(first.path) ? `./${first.path}` : first.path;
    const advice = `Exclude such files in \`assets\`, for example with !${pattern} on a line of its own. If one is meant, name it in full: ${pattern}`;
    const found = `A wildcard of \`assets\` matches ${what}`;
    return [rejection('Credential file matched', found, files.map(describe), advice)];
}
function isCredentialFile(asset) {
    return [(0,external_node_path_.basename)(asset.path), targetOf(asset)].some((name) => CREDENTIAL_FILE.test(name));
}
/** The name of the file itself: a link also counts by what it leads to. */
function targetOf({ path, stateWhenFound }) {
    return (0,external_node_path_.basename)(stateWhenFound?.realPath ?? path);
}
function describe(asset) {
    const { path } = asset;
    return CREDENTIAL_FILE.test((0,external_node_path_.basename)(path)) ? path : `${path} (a link to ${targetOf(asset)})`;
}
/** The specification of Git LFS: a pointer is smaller than this, and begins so. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_START = 'version https://git-lfs.github.com/spec/';
/** Rejects files that are Git LFS pointers: a checkout without LFS leaves them in place of images. Reads only files that are small enough. */
async function lfsPointerFailures({ assets }, signal) {
    const small = assets.filter(({ size }) => size >= POINTER_START.length && size < MAX_POINTER_BYTES);
    const pointers = [];
    for await (const asset of untilAborted(small, signal))
        if (await isPointer(asset))
            pointers.push(asset.path);
    if (pointers.length === 0)
        return [];
    const what = (0,format/* plural */.LS)(pointers.length, 'file that is', 'files that are');
    const matches = `\`assets\` matches ${what} only a pointer of Git LFS, without the content`;
    const advice = 'Set `lfs: true` in the checkout step (actions/checkout), or exclude such files in `assets`.';
    return [rejection('Git LFS pointer matched', matches, pointers, advice)];
}
/** A file that can't be read is none: its upload reports why. */
async function isPointer({ absolutePath, size, stateWhenFound }) {
    try {
        const bytes = await fileBody(absolutePath, size, stateWhenFound).open();
        return Buffer.isBuffer(bytes) && bytes.toString('latin1').startsWith(POINTER_START);
    }
    catch (error) {
        if (error instanceof errors/* AssetFileError */.DP)
            return false;
        throw error;
    }
}
/** Rejects files that can't be read, before others are sent. */
async function unreadableFailures(assets, signal) {
    const unreadable = [];
    let reason = '';
    for await (const { path, absolutePath } of untilAborted(assets, signal)) {
        const error = readingError(absolutePath);
        if (error === undefined)
            continue;
        reason ||= error.message;
        unreadable.push(path);
    }
    if (unreadable.length === 0)
        return [];
    const advice = 'Check who owns the files and may read them, or exclude them in `assets`.';
    return [
        rejection('File not readable', `${(0,format/* plural */.LS)(unreadable.length, 'file')} not readable`, unreadable, advice, `${reason}.`),
    ];
}
/** The files up to a cancellation. They are read by synchronous calls, between which a signal has its turn. */
async function* untilAborted(assets, signal) {
    for (const asset of assets) {
        await (0,promises_.setImmediate)();
        if (signal.aborted)
            return;
        yield asset;
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/check-assets.js







/** Compares the files that were found with what the inputs ask for. */
async function checkAssets(found, inputs, signal) {
    const problems = [...unusableProblems(found), ...collisionProblems(found, inputs)];
    const limitUsage = (0,size_limits/* measureLimits */.Tg)(found.assets, inputs.sizeLimits, inputs);
    const failures = [
        ...(problems.length > 0 ? [(0,finish_reading/* invalidInputFailure */.OZ)(problems)] : []),
        ...credentialFailures(found),
        ...(await lfsPointerFailures(found, signal)),
        ...sizeFailures(limitUsage),
    ];
    const unmatched = await explainUnmatched(found, inputs, signal);
    // Without files, another failure is the reason.
    if (failures.length === 0 || found.assets.length > 0)
        failures.push(...unmatched.failures);
    const warnings = [...warnOfOutsideLinks(found), ...emptyPageWarnings(found), ...unmatched.warnings];
    return { failures, warnings, notes: effectNotes(found, inputs, limitUsage), limitUsage };
}
function unusableProblems({ unusable }) {
    return unusable.map(({ path, why }) => ({
        input: 'assets',
        text: `matches ${(0,support_text/* joinTruncated */.v$)([path])}, which can't be uploaded: ${why}`,
    }));
}
/** The names that the service would get for more than one file. */
function collisionProblems({ assets }, { fileNaming }) {
    // Nearly all names are of one asset, and a list for each would take memory.
    const seen = new Set();
    const again = assets.filter(({ fileName }) => seen.size === seen.add(fileName).size);
    const repeated = new Set(again.map(({ fileName }) => fileName));
    const same = assets.filter(({ fileName }) => repeated.has(fileName));
    const advice = fileNaming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
    return [...Map.groupBy(same, ({ fileName }) => fileName)].map(([fileName, files]) => {
        const name = `${(0,format/* plural */.LS)(files.length, 'file')} that would get the name ${(0,support_text/* joinTruncated */.v$)([fileName])}`;
        const text = `matches ${name}${advice}: ${(0,support_text/* joinTruncated */.v$)(files.map(({ path }) => path))}`;
        return { input: 'assets', text };
    });
}
function warnOfOutsideLinks({ outsideLinks: links }) {
    if (links.length === 0)
        return [];
    const subject = (0,format/* plural */.LS)(links.length, 'symbolic link leads', 'symbolic links lead');
    const lines = [
        `${subject} out of the workspace, or into .git, and will not be uploaded: ${(0,support_text/* joinTruncated */.v$)(links)}`,
        'Copy the files into the workspace, or exclude the links.',
    ];
    return [{ title: 'Symbolic link not followed', lines }];
}
function emptyPageWarnings({ assets }) {
    const empty = assets.filter(({ size, contentType }) => size === 0 && contentType.startsWith('text/html'));
    if (empty.length === 0)
        return [];
    const what = (0,format/* plural */.LS)(empty.length, 'HTML file is empty', 'HTML files are empty');
    const lines = [
        `${what} (0 bytes): ${(0,support_text/* joinTruncated */.v$)(empty.map(({ path }) => path))}`,
        'Check the build step.',
    ];
    return [{ title: 'Empty HTML file', lines }];
}
/** One failure for all limits that are exceeded. */
function sizeFailures(usages) {
    const problems = usages.filter(size_limits/* isExceeded */.ET).map(explainExcess);
    const advice = 'Nothing was sent. Make the files smaller, exclude some, or raise the limit in `size-limits`.';
    return problems.length === 0 ? [] : [(0,failures_failures/* listFailure */.PH)('Size limit exceeded', problems, advice)];
}
function explainExcess({ limit, bytes, matching }) {
    const line = `\`${(0,support_text/* joinTruncated */.v$)([(0,size_limits/* formatLimit */.tW)(limit)])}\``;
    const sizeOf = (size) => `${(0,size_limits/* formatSize */.Xq)(size, limit)} ${limit.unit}`;
    const excessOf = (size) => `${(0,format/* plural */.LS)(size - limit.bytes, 'byte')} over`;
    if (limit.pattern === undefined) {
        const have = (0,format/* plural */.LS)(matching.length, 'file has', 'files have');
        const named = matching.map(({ path, size }) => `${path} (${sizeOf(size)})`);
        return `${line}: ${have} ${sizeOf(bytes)}, ${excessOf(bytes)}. The largest: ${(0,support_text/* joinTruncated */.v$)(named)}`;
    }
    const larger = matching.filter(({ size }) => size > limit.bytes);
    const named = larger.map(({ path, size }) => `${path} (${sizeOf(size)}, ${excessOf(size)})`);
    return `${line}: ${(0,format/* plural */.LS)(larger.length, 'file is', 'files are')} larger: ${(0,support_text/* joinTruncated */.v$)(named)}`;
}

// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __webpack_require__(5086);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/content-types.js



/** RFC 2046, section 4.5.1: arbitrary data. */
const UNKNOWN = 'application/octet-stream';
/**
 * Returns a function from a path to its media type: that of the first rule that matches, or else that of the extension.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 */
function contentTypes(rules, places, paths) {
    const patterns = rules.map(({ pattern }) => pattern);
    const described = (0,described_files/* describedFiles */.$)(patterns, places, paths);
    const types = new Map();
    // The first rule wins.
    for (const [index, { mediaType }] of [...rules.entries()].reverse())
        for (const path of described[index] ?? [])
            types.set(path, mediaType);
    return (path) => types.get(path) ?? typeOfExtension(path);
}
function typeOfExtension(path) {
    // `mime` treats a path without a dot as an extension, so a file called `json` would have the type of JSON.
    return src/* default */.A.getType(external_node_path_.posix.extname(path)) ?? UNKNOWN;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/earlier-steps.js


/** Why a step that only exports must not export the files of the record; empty if it may. */
function explainIncomplete({ missing }, { reuseUnchanged }) {
    if (missing === undefined)
        return [];
    const inputs = reuseUnchanged === true ? '`manifest` and `reuse-unchanged`' : '`manifest`';
    const text = `records an upload that is not complete${describeMissing(missing)}: run the upload step again, or leave ${inputs} out to export anyway`;
    return [{ input: 'manifest', text }];
}
function describeMissing(missing) {
    if (missing.length === 0)
        return ' (its step ended before it sent anything)';
    const files = (0,format/* plural */.LS)(missing.length, 'file was', 'files were');
    return `, ${files} not uploaded by its step (${(0,support_text/* joinTruncated */.v$)(missing)})`;
}
function logEarlierSteps(record, { reuseUnchanged, manifestPath: path, isToUpload, organizationId }, log) {
    if (path === undefined)
        return;
    const { earlier } = record;
    if (earlier === undefined) {
        log.info(`No previous manifest, so nothing of earlier steps is known: ${path}`);
        return;
    }
    if (!isToUpload && organizationId === '' && earlier.organizationId !== '')
        log.info(`The organization is that of the manifest: ${earlier.organizationId}`);
    if (reuseUnchanged === true)
        log.info(`The previous manifest records ${(0,format/* plural */.LS)(record.reusableCount, 'uploaded file')}: ${path}`);
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/dry-run.js










/** Logs and records what a real run would do. */
async function showPlan(assets, inputs, { log, signal, record, rerun, limitUsage }) {
    const { concurrency, exports, retryUnknown } = inputs;
    logEarlierSteps(record, inputs, log);
    const events = fanOut([record.listener, logEvents(log)]);
    if (rerun.isContinued) {
        await findUnchanged(assets, rerun, { events, concurrency, signal });
        const before = rerun.exportsBefore(exports).map((outcome) => {
            return mustBeRequested(outcome, retryUnknown) ? (0,pipeline_outcomes/* notRequested */.Y4)(outcome) : outcome;
        });
        record.listener.exportsStarted?.(before);
    }
    logPlan(record.report(), inputs, limitUsage, log);
}
/** @param report what a real run would not send is `reused`, or `unknown` if an earlier step may have done it */
function logPlan(report, inputs, limitUsage, log) {
    const reused = report.uploads.filter(({ status }) => status === 'reused');
    const uploads = report.uploads.filter(({ status }) => status !== 'reused');
    const exportsThatAre = (status) => report.exports.filter((outcome) => outcome.status === status);
    const open = exportsThatAre('not-attempted');
    const triggered = exportsThatAre('reused');
    const unknown = exportsThatAre('unknown');
    const mayBe = 'that an earlier step or attempt may have triggered: a real run would fail';
    log.info('This is a dry run: nothing is sent.');
    logList(`${(0,format/* plural */.LS)(uploads.length, 'file')} to upload`, uploads.map(describeFile), log);
    logList(`${(0,format/* plural */.LS)(reused.length, 'unchanged file')} to reuse`, reused.map(describeReused), log);
    logList((0,format/* plural */.LS)(limitUsage.length, 'size limit'), limitUsage.map(describeLimit), log);
    logList(`${(0,format/* plural */.LS)(open.length, 'export')} to trigger`, open.map(failures_failures/* formatExport */.Mh), log);
    const before = `${(0,format/* plural */.LS)(triggered.length, 'export')} that an earlier step or attempt triggered`;
    logList(before, triggered.map(failures_failures/* formatExport */.Mh), log);
    logList(`${(0,format/* plural */.LS)(unknown.length, 'export')} ${mayBe}`, unknown.map(failures_failures/* formatExport */.Mh), log);
    log.info(`Total: ${(0,counts/* describePlan */.d)(report).join(', ')}`);
    const missing = missingInputs(inputs);
    if (missing.length > 0)
        log.info(`A real run also needs: ${missing.join(', ')}`);
}
/** A longer list is a group, which GitHub shows folded. */
const MAX_UNFOLDED_LINES = 50;
function logList(heading, lines, log) {
    if (lines.length === 0)
        return;
    if (lines.length > MAX_UNFOLDED_LINES)
        log.startGroup(heading);
    else
        log.info(heading);
    log.list(lines);
    log.endGroup();
}
function describeFile({ path, fileName, contentType, size }) {
    return `${path} as ${fileName} (${(0,format/* formatBytes */.z3)(size)}, ${contentType})`;
}
function describeReused(file) {
    return `${describeFile(file)}, still ${file.assetId}`;
}
function describeLimit(usage) {
    const { pattern = 'total' } = usage.limit;
    const note = (0,size_limits/* isExceeded */.ET)(usage) ? ', which is above the limit' : '';
    return `${(0,size_limits/* drawBar */.iA)(usage)} ${(0,size_limits/* formatUsage */.pK)(usage)} for ${pattern}: ${(0,size_limits/* describeUser */.ZL)(usage)}${note}`;
}
/** The inputs that only a dry run can do without: a fork's pull request gets neither secrets nor variables of the repository. */
function missingInputs({ token, baseUrl, organizationId, patterns }) {
    return [
        ...(token === undefined ? ['`token`'] : []),
        ...(baseUrl === '' ? ['`base-url`'] : []),
        ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
    ];
}

// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/owner.js
var manifest_owner = __webpack_require__(4432);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/manifest/manifest.js







/** A string holds no more: 512 MiB. docs/performance.md, *Limits*, says how many files that are. */
const manifest_MAX_BYTES = external_node_buffer_.constants.MAX_STRING_LENGTH;
/** Reads a manifest, and checks that it is one of this owner. */
async function readManifest(path, owner) {
    let text;
    try {
        // Before opening, which would block on a named pipe.
        const stats = await (0,external_node_fs_promises_.stat)(path);
        if (!stats.isFile())
            return { ok: false, why: 'must be a file, but a folder or a device has that name' };
        if (stats.size > manifest_MAX_BYTES)
            return { ok: false, why: 'is larger than 512 MiB' };
        text = await (0,files/* openPatiently */.BS)(() => (0,external_node_fs_promises_.readFile)(path, 'utf8'));
    }
    catch (error) {
        const code = (0,error_text/* errorCode */.C)(error) ?? String(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { ok: true, content: undefined };
        return { ok: false, why: `can't be read (${code})` };
    }
    if (text === '' || text === '\uFEFF')
        return { ok: true, content: undefined };
    return parseManifest(text, owner);
}
const ANOTHER_FILE = 'give another path, or delete the file if nothing in it is needed';
const RESTORE = 'restore it, or delete it, and everything is sent again';
function parseManifest(text, owner) {
    const content = (0,json/* parseExact */.jM)(text);
    if (content === undefined && /^\uFEFF?\s*\{/.test(text))
        return { ok: false, why: `is damaged or cut off: ${RESTORE}` };
    if (!(0,json/* isRecord */.u4)(content) || !FIELDS.every((name) => Object.hasOwn(content, name)))
        return { ok: false, why: `names a file that is not a manifest: ${ANOTHER_FILE}` };
    if (content['version'] !== 1)
        return { ok: false, why: `was not written by this version of the action: ${ANOTHER_FILE}` };
    const part = damagedPart(content);
    if (part !== undefined)
        return { ok: false, why: `is damaged (${part}): ${RESTORE}` };
    const manifest = asWritten(content);
    const other = (0,manifest_owner/* otherOwner */.W)(manifest, owner);
    if (other === undefined)
        return { ok: true, content: manifest };
    const advice = 'give each service and organization a `manifest` of its own';
    return { ok: false, why: `is the record of another \`${other}\`: ${advice}` };
}
/** The fields that tell a manifest from other files. */
const FIELDS = ['version', 'baseUrl', 'organizationId', 'assets'];
const ATTEMPT = { id: json/* isCount */.my, attempt: json/* isCount */.my, commit: json/* isText */.KH };
const HEAD = {
    baseUrl: json/* isText */.KH,
    organizationId: json/* isText */.KH,
    run: (0,json/* optional */.lq)((0,json/* hasFields */.s6)({ ...ATTEMPT, repository: json/* isText */.KH, repositoryId: (0,json/* optional */.lq)(json/* isCount */.my) })),
    conclusion: (0,json/* optional */.lq)((0,json/* isOneOf */.EK)('success', 'failure', 'cancelled')),
    complete: (0,json/* optional */.lq)(json/* isFlag */.RV),
    startedAt: (0,json/* optional */.lq)(json/* isTime */.K8),
    finishedAt: (0,json/* optional */.lq)(json/* isTime */.K8),
    assets: Array.isArray,
    exports: (0,json/* optional */.lq)(Array.isArray),
};
const FILE = {
    path: json/* isName */.Eo,
    fileName: json/* isName */.Eo,
    contentType: json/* isName */.Eo,
    size: json/* isCount */.my,
    status: (0,json/* isOneOf */.EK)('uploaded', 'reused', 'failed', 'not-attempted'),
    assetId: (0,json/* optional */.lq)(json/* isName */.Eo),
    sha256: (0,json/* optional */.lq)(json/* isSha256 */._h),
    attempts: (0,json/* optional */.lq)(json/* isCount */.my),
    durationMs: (0,json/* optional */.lq)(json/* isCount */.my),
    error: (0,json/* optional */.lq)(json/* isText */.KH),
};
const EXPORT = {
    variantId: json/* isText */.KH,
    network: json/* isText */.KH,
    status: (0,json/* isOneOf */.EK)('triggered', 'reused', 'failed', 'unknown', 'not-attempted'),
    attempts: (0,json/* optional */.lq)(json/* isCount */.my),
    run: (0,json/* optional */.lq)((0,json/* hasFields */.s6)(ATTEMPT)),
    response: () => true,
    location: (0,json/* optional */.lq)(json/* isText */.KH),
    deployed: (0,json/* optional */.lq)(json/* isFlag */.RV),
    error: (0,json/* optional */.lq)(json/* isText */.KH),
};
/** The first part that no step writes so; `undefined` if there is none. */
function damagedPart(content) {
    const field = Object.keys(HEAD).find((name) => !HEAD[name]?.(content[name]));
    if (field !== undefined)
        return `\`${field}\``;
    const { assets, exports = [] } = content;
    return (damagedEntry('asset', assets, (0,json/* hasFields */.s6)(FILE), ({ path }) => path) ??
        damagedEntry('export', exports, (0,json/* hasFields */.s6)(EXPORT), pipeline_outcomes/* exportKey */.Ei));
}
/** An entry of an export may become an outcome of this step, so it has no fields but those that this version writes. */
function asWritten({ exports = [], ...manifest }) {
    const isKnown = ([name]) => Object.hasOwn(EXPORT, name);
    const known = exports.map((entry) => Object.fromEntries(Object.entries(entry).filter(isKnown)));
    return { ...manifest, exports: known };
}
function damagedEntry(kind, entries, isGood, keyOf) {
    const keys = new Set();
    const index = entries.findIndex((entry) => !isGood(entry) || keys.size === keys.add(keyOf(entry)).size);
    return index === -1 ? undefined : `${kind} ${index + 1}`;
}

// EXTERNAL MODULE: ./.cache/build/src/action/inputs/names.js
var names = __webpack_require__(6979);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/path-checks.js











/**
 * Checks `working-directory`, where patterns begin, and `manifest`, and reads the manifest.
 *
 * @param known problems that were found before: a path with a token in it must not be used
 */
async function checkPaths(inputs, known, reader) {
    const { manifestPath } = inputs;
    const folder = folderProblem(inputs, reader);
    const problems = folder === undefined ? patternProblems(inputs, reader) : [{ input: 'working-directory', text: folder }];
    if (manifestPath === undefined || known.some(({ input }) => input === 'manifest'))
        return { problems };
    const given = reader.text('manifest');
    const slip = (0,names/* pathProblem */.z9)(given) ??
        ((0,paths/* toSlashes */.TH)(given).endsWith('/') ? 'must be a file, but what ends in / is a folder' : undefined);
    const place = slip ? `${slip}, not ${reader.quote(given)}` : await placeProblem(manifestPath);
    const file = place === undefined ? await readManifest(manifestPath, inputs) : { ok: false, why: place };
    return file.ok
        ? { problems, sharedPath: manifestPath, earlier: file.content }
        : { problems: [...problems, { input: 'manifest', text: file.why }] };
}
function folderProblem({ workingDirectory: folder, workspace }, reader) {
    if (!statOf(workspace)?.isDirectory())
        return 'is relative to the workspace, but GITHUB_WORKSPACE names no folder';
    const stats = statOf(folder);
    const given = reader.text('working-directory');
    const slip = (0,names/* pathProblem */.z9)(given);
    if (stats === undefined || slip !== undefined) {
        const path = (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, folder));
        const meant = folderMeant(path, workspace);
        const missing = `must be a folder, but there is no ${reader.quote((0,paths/* isInside */.FK)(folder, workspace) ? path : folder)}`;
        const what = slip ? `${slip}, not ${reader.quote(given)}` : missing;
        if (meant !== undefined)
            return `${what}: write \`working-directory: ${meant}\``;
        return slip ? what : `${what}: is an actions/checkout step or a build step missing before this step?`;
    }
    if (!stats.isDirectory())
        return `must be a folder, but ${reader.quote(folder)} is a file`;
    if (!hasAccess(folder, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK))
        return 'must be a folder that can be read';
    try {
        if ((0,paths/* isInside */.FK)(folder, workspace) && !(0,paths/* isInside */.FK)((0,external_node_fs_.realpathSync)(folder), (0,external_node_fs_.realpathSync)(workspace)))
            return 'must not lead out of the workspace through a symbolic link';
        return undefined;
    }
    catch (error) {
        return `must be a folder that can be read (${(0,error_text/* errorCode */.C)(error)})`;
    }
}
/** Which lines have a pattern that can't be used. No folder is searched for that. */
function patternProblems(inputs, reader) {
    const { patterns, contentTypeRules, sizeLimits, workspace, workingDirectory } = inputs;
    const area = new search_area/* SearchArea */.q(workspace, workingDirectory);
    const problemsOf = (input, line, mark = '') => {
        const problem = (0,parts/* problemOf */.Zw)(line, area);
        if (problem === undefined)
            return [];
        const text = `${problem}: ${reader.quote(mark + line)}`;
        const [meant] = slipOfStart(line, inputs)?.write ?? [];
        if (meant === undefined || (0,parts/* problemOf */.Zw)(meant, area) !== undefined)
            return [{ input, text }];
        const write = mark === '' ? meant : toExclusion(meant, line);
        return [{ input, text: `${text}; write ${reader.quote(write)}` }];
    };
    const { include = [], exclude = [] } = patterns ?? {};
    return [
        ...include.flatMap((line) => problemsOf('assets', line)),
        ...exclude.flatMap((line) => problemsOf('assets', line, '!')),
        ...contentTypeRules.flatMap(({ pattern }) => problemsOf('content-types', pattern)),
        ...sizeLimits.flatMap(({ pattern }) => (pattern === undefined ? [] : problemsOf('size-limits', pattern))),
    ];
}
/** Why no manifest can be written at a path, as far as that is known without writing: until the search, nothing is created. */
async function placeProblem(link) {
    const path = await (0,files/* followLinks */.n1)(link).catch(() => link);
    let folder = (0,external_node_path_.dirname)(path);
    while (statOf(folder) === undefined && (0,external_node_path_.dirname)(folder) !== folder)
        folder = (0,external_node_path_.dirname)(folder);
    if (statOf(folder)?.isDirectory() === false)
        return 'must be in a folder, but part of its path is a file';
    if (!hasAccess(folder, external_node_fs_.constants.W_OK))
        return 'must be in a folder that can be written to';
    return undefined;
}
function hasAccess(folder, mode) {
    try {
        (0,external_node_fs_.accessSync)(folder, mode);
        return true;
    }
    catch {
        return false;
    }
}
function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/inputs/connection.js
var connection = __webpack_require__(8427);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/input-table.js
var input_table = __webpack_require__(7666);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/upload-inputs.js







/** Reads all inputs of the root action. Checks neither paths nor files. */
function readUploadInputs(env) {
    const reader = new input_reader/* InputReader */.i_(env);
    const dryRun = reader.boolean('dry-run');
    const patterns = (0,fields/* readPatterns */.ce)(reader, 'assets');
    const recorded = readRecordedInputs(reader);
    const isToExport = ['variant', 'network', 'exports'].some((name) => reader.given(name) !== '');
    // A dry run may be for a pull request from a fork, which gets neither secrets nor variables of the repository.
    const needsOrganization = patterns !== undefined && !dryRun;
    const organizationId = (0,fields/* readOrganization */.wu)(reader, needsOrganization ? 'upload assets' : undefined);
    if (patterns === undefined && !isToExport) {
        reader.addProblem('assets', 'or `variant` with `network`, or `exports`, must be given: there is nothing to do');
    }
    /** Whether the value of an input is invalid, or its name misspelled. */
    const hasMistake = (name) => reader.problems.some(({ input }) => input === name) ||
        [...(0,finish_reading/* misspelledInputs */.wo)(reader).values()].includes(name);
    const sizeLimits = (0,size_limits/* readSizeLimits */.Sy)(reader);
    if (reader.given('size-limits') !== '' && patterns === undefined) {
        reader.addProblem('size-limits', 'must be given with `assets`: it limits the matched files');
    }
    const inputs = {
        ...(0,connection/* readConnection */.d)(reader, !dryRun),
        organizationId,
        patterns,
        ...recorded,
        workingDirectory: (0,external_node_path_.resolve)(recorded.workspace, reader.text('working-directory')),
        fileNaming: reader.choice('file-name', ['basename', 'path']),
        contentTypeRules: (0,fields/* readContentTypes */.bu)(reader),
        sizeLimits,
        includeHidden: reader.boolean('include-hidden-files'),
        ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
        ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
        concurrency: reader.wholeNumber('concurrency', 'auto'),
        dryRun: dryRun || hasMistake('dry-run'),
        isToUpload: patterns !== undefined || !isToExport || hasMistake('assets'),
    };
    if (!inputs.isToUpload)
        warnOfEmptyAssets(reader);
    return (0,finish_reading/* finishReading */.SX)(inputs, reader);
}
/** The inputs that only serve `assets`. Wrappers may pass fixed values, so they are no problem without it. */
const SERVE_ASSETS = [
    ...['working-directory', 'file-name', 'include-hidden-files'],
    ...['if-no-files-found', 'if-pattern-unmatched'],
];
/** Warns if a step that only exports has inputs that speak of files: a misspelled variable must not release old files unnoticed. */
function warnOfEmptyAssets(reader) {
    const isGiven = (name) => reader
        .text(name)
        .toLowerCase()
        .replace(/^\.\/$/, '.') !== (0,input_table/* ruleOf */.Y)(name).default;
    const given = [
        ...SERVE_ASSETS.filter(isGiven),
        ...(reader.given('content-types') === '' ? [] : ['content-types']),
    ];
    if (given.length === 0)
        return;
    const lines = [
        'Nothing was uploaded, because `assets` is empty: the exports are of the files that the service has.',
        `Only \`assets\` needs what is given: ${given.map((name) => `\`${name}\``).join(', ')}.`,
        `If files were meant: ${input_reader/* EMPTY_VARIABLE */.Zh}. If not, leave these inputs out.`,
    ];
    reader.warnings.push({ title: 'No files found', lines });
}
/** Reads what to export, where the manifest is, whether the run continues from it, and what else is reported. */
function readRecordedInputs(reader) {
    const exports = (0,fields/* readExports */.IL)(reader);
    const workspace = (0,external_node_path_.resolve)(reader.env['GITHUB_WORKSPACE'] || process.cwd());
    const manifest = reader.text('manifest');
    const reuseUnchanged = reader.boolean('reuse-unchanged', 'auto');
    const retryUnknown = reader.boolean('retry-unknown');
    if (reuseUnchanged === true && manifest === '') {
        reader.addProblem('manifest', 'must be given with `reuse-unchanged: true`: a later run must find the file again, and the default is a new file per run');
    }
    if (retryUnknown && reuseUnchanged === false) {
        reader.addProblem('retry-unknown', 'must not be given with `reuse-unchanged: false`: it is about exports of an earlier step or attempt');
    }
    return {
        workspace,
        exports,
        manifestPath: manifest === '' ? undefined : (0,external_node_path_.resolve)(workspace, manifest),
        reuseUnchanged,
        matrix: reader.given('matrix'),
        retryUnknown,
        summary: reader.boolean('summary'),
        ...(0,fields/* readDeployments */.Fz)(reader, exports),
    };
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/run-upload.js



















/** The root action: uploads the matching files, then triggers the exports. */
function uploadAction(context, useCache = ask_cache/* NO_CACHE */.DQ) {
    const step = recordStep(context, useCache);
    return {
        run: () => runUpload(step),
        finish: async (failures) => ['success', 'planned'].includes(await (0,finish_run/* finishRun */.JH)(failures, step)),
    };
}
async function runUpload(step) {
    const { env, log, record, manifest, rerun, signal } = step;
    const { inputs, problems, warnings } = readUploadInputs(env);
    const { patterns, dryRun, isToUpload } = inputs;
    log.warnings(warnings);
    step.summary = inputs.summary;
    const paths = await checkPaths(inputs, problems, new input_reader/* InputReader */.i_(env));
    record.open(paths.earlier, inputs);
    if (!dryRun && paths.sharedPath !== undefined)
        await manifest.share(paths.sharedPath);
    const invalid = [...problems, ...paths.problems, ...(isToUpload ? [] : explainIncomplete(record, inputs))];
    if (invalid.length > 0)
        return [(0,finish_reading/* invalidInputFailure */.OZ)(invalid)];
    record.accept(inputs);
    await rerun.start(inputs);
    if (manifest.error !== undefined)
        return [];
    let assets = [];
    if (patterns !== undefined) {
        const found = await (0,cancellation/* unlessAborted */.Wh)(find(inputs, patterns, step), signal);
        if (found === undefined)
            return [(0,failures_failures/* explainCancellation */.Xg)(record, signal)];
        ({ assets } = found);
        record.plan(assets);
        const check = await checkAssets(found, inputs, signal);
        step.limitUsage = check.limitUsage;
        log.warnings(check.warnings);
        for (const note of check.notes)
            log.info(note);
        const failures = [...check.failures, ...(await unreadableFailures(assets, signal))];
        if (failures.length > 0) {
            if (dryRun)
                await showPlan(assets, inputs, step);
            return failures;
        }
        if (assets.length === 0) {
            record.skipUpload();
            const incomplete = inputs.exports.length > 0 ? explainIncomplete(record, inputs) : [];
            if (incomplete.length > 0)
                return [(0,finish_reading/* invalidInputFailure */.OZ)(incomplete)];
        }
    }
    if (dryRun) {
        await showPlan(assets, inputs, step);
        return signal.aborted ? [(0,failures_failures/* explainCancellation */.Xg)(record, signal)] : [];
    }
    logEarlierSteps(record, inputs, log);
    const noOutputs = (0,finish_run/* outputsFailure */.J)(env);
    if (noOutputs !== undefined)
        return [noOutputs];
    if ((await manifest.write()) !== undefined)
        return [];
    await uploadAndExport(assets, inputs, step);
    return (0,failures_failures/* failuresOf */.dJ)(record, inputs, signal);
}
/** @throws the signal's reason, if it is aborted */
function find(inputs, patterns, { log, manifest, signal }) {
    const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
    // A manifest is never uploaded. In a dry run, the given path differs from the path of this run's manifest.
    const neverUpload = [manifest.path, inputs.manifestPath ?? manifest.path];
    const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload, signal };
    return logSearch({ ...search, log }, () => findAssets(search, fileNaming, (paths) => contentTypes(contentTypeRules, inputs, paths)));
}
async function uploadAndExport(assets, inputs, step) {
    const { organizationId, concurrency, exports, reuseUnchanged, retryUnknown } = inputs;
    const { rerun, signal, waitTimer } = step;
    const hashUploads = reuseUnchanged !== false || inputs.manifestPath !== undefined;
    const context = { clock: clock/* systemClock */.m, signal, organizationId, concurrency, hashUploads };
    const plan = { assets, exports, earlier: rerun.isContinued ? rerun : undefined, retryUnknown };
    await withEvents(inputs, step, (events) => (0,service_session/* withService */.K)(inputs, { onWait: events.waiting, waitTimer }, (clients) => runPipeline(plan, { ...context, ...clients, events })));
}


/***/ }),

/***/ 4432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ otherOwner)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);

/** The input that differs; `undefined` if what was recorded is of this owner. What is empty fits any. */
function otherOwner(recorded, owner) {
    const differ = (one, other) => one !== '' && other !== '' && one !== other;
    if (differ((0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeAddress */ .Qh)(recorded.baseUrl), (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeAddress */ .Qh)(owner.baseUrl)))
        return 'base-url';
    return differ(recorded.organizationId, owner.organizationId) ? 'organization' : undefined;
}


/***/ })

};
