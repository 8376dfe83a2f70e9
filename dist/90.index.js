export const id = 90;
export const ids = [90,938];
export const modules = {

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

/***/ 9800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8511);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6778);
/* harmony import */ var _ask_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);
/* harmony import */ var _job_notes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8419);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8418);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9133);








/** A failed job waits at most so long for the cache. */
const MAX_MS = 5_000;
/**
 * The `post` part of the action, of a job that failed or was cancelled: keeps what the steps of the job did, so that a re-run does not
 * repeat it. It never fails the job.
 *
 * @param folder that of the bundle
 */
async function runPost(env, folder, useCache = (0,_ask_cache_js__WEBPACK_IMPORTED_MODULE_3__.cacheIn)(folder, env)) {
    // The reader of stdout may close the pipe.
    process.stdout.on('error', () => undefined);
    const notes = await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_4__/* .readNotes */ .WT)((0,_job_notes_js__WEBPACK_IMPORTED_MODULE_4__/* .notesFolder */ .w4)(env));
    if (notes.length === 0 || !(await isFirst(env)))
        return;
    const log = new _runner_log_js__WEBPACK_IMPORTED_MODULE_2__/* .Log */ .tG();
    const steps = Map.groupBy(notes, ({ step }) => step)
        .values()
        .map(_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .joinMemories */ .sM);
    const { files, exports } = (0,_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .joinMemories */ .sM)(notes);
    const lists = [...new Set(notes.flatMap(({ keys, attempt }) => (0,_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .doneLists */ .af)(keys, attempt)))];
    const marks = notes.filter(({ attempt, hasStored }) => attempt > 1 && hasStored);
    const stored = new Set(marks.map(({ keys, attempt }) => (0,_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .storedList */ .A_)(keys, attempt)));
    const save = [
        ...lists.map((list) => ({ list })),
        ...[...stored].map((list) => ({ list, isOneEnough: true })),
    ];
    const content = (0,_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSteps */ .rN)([...steps]);
    const answer = await (0,_ask_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .askCache */ .yC)({ save, content }, { env, useCache, maxMs: MAX_MS });
    const done = `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(files.length, 'stored file')} and ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(exports.length, 'requested export')}`;
    if (answer && save.every(({ list }) => answer.saved.includes(list)))
        log.info(`Kept for a re-run of this job: ${done}.`);
    else if (files.length + exports.length > 0) {
        const why = answer?.isAvailable === false ? 'This runner has no cache service' : 'The cache took no entry';
        log.warning('Attempt not kept', `${why}.`, `A re-run of this job does all of it again: ${done}.`);
    }
    log.flush();
}
/** Each step of a job has a post part. The first one that runs keeps the notes of all. */
async function isFirst(env) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_job_notes_js__WEBPACK_IMPORTED_MODULE_4__/* .notesFolder */ .w4)(env), 'kept');
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, '', { flag: 'wx' }).then(() => true, () => false);
}


/***/ }),

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
/** Four things and what to do. GitHub's page folds longer annotations. */
const MAX_ANNOTATION_LINES = 5;
/** Maximum lines per list: a log of several thousand lines is slow to open. */
const MAX_LIST_LINES = 200;
const PRINT = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
/**
 * The step's log and its annotations. All text that the action prints to stdout goes through this class, which escapes it.
 * It prints each annotation once, in at most five lines, and at most ten per level: the last one counts the others.
 */
class Log {
    #printed = new Set();
    #count = { error: 0, warning: 0, notice: 0 };
    /** Annotations from the tenth on, held back until the end: only then it is known which one is the last. */
    #held = { error: [], warning: [], notice: [] };
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
    /** @param title may be of any length, like an id in it */
    startGroup(title) {
        this.endGroup();
        this.#inGroup = true;
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh((0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._)(title), MAX_ANNOTATION_LENGTH));
    }
    /** Closes the open group, if there is one. */
    endGroup() {
        if (this.#inGroup)
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
        this.#inGroup = false;
    }
    error(title, ...lines) {
        this.#annotate('error', { title, lines: lines.map(_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._) });
    }
    warning(title, ...lines) {
        this.#annotate('warning', { title, lines: lines.map(_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._) });
    }
    notice(title, ...lines) {
        this.#annotate('notice', { title, lines: lines.map(_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLogLine */ ._) });
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
    PRINT[level](shown + more, { title });
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


/***/ }),

/***/ 516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ exportKey),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sb: () => (/* binding */ notAttempted),
/* harmony export */   Y4: () => (/* binding */ notRequested),
/* harmony export */   m3: () => (/* binding */ isTriggered),
/* harmony export */   mL: () => (/* binding */ isStored)
/* harmony export */ });
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

/***/ 3090:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_rerun_run_post_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(651);


await (0,_action_rerun_run_post_js__WEBPACK_IMPORTED_MODULE_0__/* .runPost */ .a)(process.env, import.meta.dirname);
process.stdout.write('', _support_cancellation_js__WEBPACK_IMPORTED_MODULE_1__/* .exitProcess */ ._p);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   _p: () => (/* binding */ exitProcess),
/* harmony export */   w6: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** Longest time for one write to a file, in milliseconds. */
const MAX_MS = 30_000;
/** The same after a cancellation: the runner ends the process 10 s after it. */
const MAX_CANCELLED_MS = 3_000;
/**
 * Waits for a write to a file, which never ends if its disk does not respond.
 *
 * @param signal aborted by a cancellation
 * @throws the error of the write, or that it did not end in time
 */
async function withDeadline(write, signal) {
    const { promise: late, reject } = Promise.withResolvers();
    const expireIn = (ms) => setTimeout(() => reject(new Error(`the write did not end within ${ms / 1000} s`)), ms);
    const timers = [expireIn(signal.aborted ? MAX_CANCELLED_MS : MAX_MS)];
    const onCancel = () => timers.push(expireIn(MAX_CANCELLED_MS));
    signal.addEventListener('abort', onCancel);
    try {
        return await Promise.race([write, late]);
    }
    finally {
        for (const timer of timers)
            clearTimeout(timer);
        signal.removeEventListener('abort', onCancel);
    }
}
/** How long the end of the process waits for requests to the system, in steps of milliseconds. */
const [MAX_LINGER_MS, LINGER_MS] = [1_000, 20];
/** Ends the process with its exit code, whatever is still open. */
async function exitProcess() {
    for (let waited = 0; waited < MAX_LINGER_MS; waited += LINGER_MS) {
        if (!isRequesting())
            process.exit();
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(LINGER_MS);
    }
    // `process.exit` waits for them: a look-up of a name may take half a minute, a disk that does not respond may never end.
    const code = process.exitCode ?? 0;
    const node = process.execPath;
    if (process.platform !== 'win32')
        process.execve?.(node, [node, '--eval', `process.exit(${code})`], {});
    // Windows gives a process that is ended so the exit code 1.
    if (code !== 0)
        process.kill(process.pid, 'SIGKILL');
    process.exit();
}
/** Whether threads of Node look up a name or use files. */
function isRequesting() {
    return process.getActiveResourcesInfo().some((name) => /^(?:GetAddrInfo|FS)Req/.test(name));
}
/**
 * Turns signals into an abort. The runner cancels a step by SIGINT and SIGTERM, on Windows by Ctrl-C and Ctrl-Break. SIGHUP: the
 * terminal was closed.
 */
function cancellationSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']) {
        // `on`, not `once`: a signal that comes again would kill the process while it writes its outputs.
        process.on(name, () => controller.abort(name));
    }
    return controller.signal;
}
/** Waits for work that throws the signal's reason if the signal is aborted; returns `undefined` then. */
async function unlessAborted(work, signal) {
    try {
        return await work;
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return undefined;
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
/** The form of OpenSSL's errors, in which Node leaves them: the words stand between codes and places in its source. */
const OPENSSL = /^.*?[\dA-F]+:error:[\dA-F]+:[^:]*:[^:]*:(?:[\w/]+ (alert) )?([^:]*):.*$/s;
function plainWords(message) {
    return message.replace(OPENSSL, (_, alert, words) => `${alert ? 'the other side refused TLS' : 'TLS'}: ${words}`);
}
function nameOf(error) {
    return error instanceof AggregateError ? '' : (errorCode(error) ?? error.name);
}


/***/ }),

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ openPatiently),
/* harmony export */   JD: () => (/* binding */ isTemporaryFileOf),
/* harmony export */   LI: () => (/* binding */ explainDenial),
/* harmony export */   Xt: () => (/* binding */ foundFile),
/* harmony export */   lo: () => (/* binding */ writeFileAtomically),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* unused harmony export movePatiently */
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
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    // In the target's folder: a rename is atomic only within one file system. Its name has a fixed length: a long target name can't make it too long.
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content);
        await movePatiently(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path)).catch(async (error) => {
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
async function makeFolder(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => undefined))?.isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
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
const DESCRIPTORS_MAX_MS = 10_000;
const LOCKED_MAX_MS = 5_000;
/** Windows gives the same codes for locked and for read-only files. */
const LOCKED = ['EACCES', 'EBUSY', 'EPERM'];
/** Opens something. Waits while there is no free file descriptor: other work will close some; on Windows also for locked files. */
function openPatiently(open, waiting = {}) {
    return poll(open, waiting, (code, isWindows) => {
        if (code === 'EMFILE' || code === 'ENFILE')
            return DESCRIPTORS_MAX_MS;
        return isWindows && code === 'EBUSY' ? LOCKED_MAX_MS : 0;
    });
}
/** Moves or replaces a file. On Windows it waits while another program has the file open. */
function movePatiently(move, waiting = {}) {
    return poll(move, waiting, (code, isWindows) => (isWindows && LOCKED.includes(code) ? LOCKED_MAX_MS : 0));
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
async function poll(use, { platform = process.platform, sleep = node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout }, maxMs) {
    for (let waitedMs = 0;; waitedMs += POLL_MS) {
        try {
            return await use();
        }
        catch (error) {
            if (waitedMs >= maxMs((0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error), platform === 'win32'))
                throw error;
            await sleep(POLL_MS);
        }
    }
}
/** The names in a folder; `undefined` if it can't be read. */
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch {
        return undefined;
    }
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
        if (Array.isArray(content))
            yield* listInParts(content);
        else
            yield JSON.stringify(content);
    }
    yield '\n}\n';
}
function* listInParts(list) {
    yield '[';
    for (let start = 0; start < list.length; start += PART_ENTRIES) {
        const lines = list.slice(start, start + PART_ENTRIES).map((entry) => `\n${JSON.stringify(entry)}`);
        yield (start === 0 ? '' : ',') + lines.join();
    }
    yield list.length === 0 ? ']' : '\n]';
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


/***/ }),

/***/ 8711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   FU: () => (/* binding */ stripListMarks),
/* harmony export */   Qh: () => (/* binding */ normalizeAddress),
/* harmony export */   Ud: () => (/* binding */ escapeStrays),
/* harmony export */   _4: () => (/* binding */ looksLike),
/* harmony export */   fP: () => (/* binding */ splitAtLastColon),
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
/** A joiner, a variation selector or a tag that is a part of an emoji, or of a letter that is not ASCII. */
const PART_OF_SIGN = /(?<=[^\0-\x7f\p{Z}])(?:\p{Variation_Selector}|[\u{e0020}-\u{e007f}]|[\u200c\u200d](?=[^\0-\x7f\p{Z}]))|(?<=[\d#*])\ufe0f(?=\u20e3)/u;
/** Invisible, control and format characters, and blanks that only look like a space. The ideographic space is a blank that people type. */
const NOT_VISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/u;
const STRAY = `(?!${PART_OF_SIGN.source})(?:${NOT_VISIBLE.source})`;
const STRAYS = new RegExp(STRAY, 'gu');
const AROUND = new RegExp(`^(?:\\s|${STRAY})+|(?<!\\s|${STRAY})(?:\\s|${STRAY})+$`, 'gu');
/** In a line of text: not the blanks, nor the variation selectors that choose between the text and the emoji form of a character. */
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
