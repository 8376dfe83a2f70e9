export const id = 895;
export const ids = [895,914];
export const modules = {

/***/ 5914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ NO_CACHE),
/* harmony export */   cacheIn: () => (/* binding */ cacheIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(651);




/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';
/** Where there is no cache. */
const NO_CACHE = async () => ({ isAvailable: false });
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
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PROGRAM), JSON.stringify(order)], {
            env: Object.fromEntries(passed),
            stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
            windowsHide: true,
        });
        const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit').then(() => []);
        const answered = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'message', { signal });
        try {
            const [answer] = (await (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessAborted */ .Wh)(Promise.race([answered, ended]), signal)) ?? [];
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
/* harmony export */   IP: () => (/* binding */ writeNote),
/* harmony export */   WT: () => (/* binding */ readNotes),
/* harmony export */   sk: () => (/* binding */ nextStep),
/* harmony export */   w4: () => (/* binding */ notesFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(553);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9638);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9133);






/** The folder of the notes. The runner empties `RUNNER_TEMP` before each job. */
function notesFolder(env) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'playable-export-rerun');
}
const NOTE = /^(\d{4})-\w+\.json$/;
/** The notes of the job so far, in the order of its steps. A damaged one counts as none. */
async function readNotes(folder) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => [])).filter((name) => NOTE.test(name));
    const texts = await Promise.all(names.sort().map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), 'utf8')));
    return texts.flatMap((text) => {
        const [memory, content] = [(0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .parseMemory */ .Pw)(text), (0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text)];
        if (memory === undefined || !(0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(content) || !(0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(content['keys']))
            return [];
        return { ...content, ...memory };
    });
}
/** The number of the next step that leaves notes. */
async function nextStep(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
    return Math.max(-1, ...names.map((name) => Number(NOTE.exec(name)?.[1] ?? -1))) + 1;
}
/**
 * Writes a note.
 *
 * @param kind each step has one note of each kind
 * @throws the error of the file system
 */
async function writeNote(folder, step, kind, note) {
    const name = `${String(step).padStart(4, '0')}-${kind}.json`;
    await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomically */ .lo)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), JSON.stringify({ version: 1, ...note }));
}


/***/ }),

/***/ 8418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ storedKey),
/* harmony export */   Ux: () => (/* binding */ listKey),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   iV: () => (/* binding */ overKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9638);


/** The inputs that say what a step is to do. None of them is a token. */
const ASKED = [
    ...['assets', 'working-directory', 'file-name', 'manifest', 'organization', 'base-url'],
    ...['variant', 'network', 'exports'],
];
/** @param matrix the leg of the matrix, as JSON */
function keysOf(env, run, matrix) {
    const asked = ASKED.map((name) => env[`INPUT_${name.toUpperCase()}`] ?? '');
    const runKey = `${encodeURIComponent(String(run.repositoryId ?? run.repository))}-${run.id}`;
    // The same leg may be written with other blanks.
    const leg = JSON.stringify((0,_support_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(matrix) ?? {});
    return {
        run: runKey,
        job: `${runKey}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${digest(leg)}`,
        step: digest(JSON.stringify(asked)),
    };
}
const digest = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text).slice(0, 16);
/** What the job did, as its step asks for it first; and, as the beginning of the keys, what any of its steps may ask for. */
function listKey({ job, step }, attempt) {
    const prefix = `playable-export-list-${job}-${attempt}-`;
    return { key: prefix + step, prefix };
}
/** The step succeeded in a later attempt, so that the next one starts afresh. */
function overKey({ job, step }, attempt) {
    const prefix = `playable-export-over-${job}-${attempt}-`;
    return { key: prefix + step, prefix };
}
/** An upload stored something in a later attempt: exports without files that were triggered before it are of other files. */
function storedKey({ run }, attempt) {
    return { key: `playable-export-stored-${run}-${attempt}-end` };
}


/***/ }),

/***/ 9133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ EarlierAttempts),
/* harmony export */   Pw: () => (/* binding */ parseMemory),
/* harmony export */   gR: () => (/* binding */ NO_MEMORY),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   sM: () => (/* binding */ joinMemories)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(516);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9638);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8738);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);





const NO_MEMORY = { files: [], exports: [] };
/** Identifies a list of files with their bytes; empty if there is none, or if the bytes of one are not known. */
function digestOf(files) {
    if (files.length === 0 || files.some(({ sha256 }) => sha256 === undefined))
        return '';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, fileName, contentType, size, sha256 } of files.toSorted(_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f2))
        hash.update(`${JSON.stringify([path, fileName, contentType, size, sha256])}\n`);
    return hash.digest('hex');
}
/** Joins what several steps did, in their order: what a later one says of the same file or export counts. */
function joinMemories(memories) {
    const files = new Map();
    const exports = new Map();
    for (const memory of memories) {
        for (const file of memory.files) {
            const { assetId: _, ...bytes } = file;
            files.set(JSON.stringify(Object.entries(bytes).sort()), file);
        }
        for (const one of memory.exports)
            exports.set(`${one.baseUrl} ${one.files} ${(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei)(one)}`, one);
    }
    return { files: [...files.values()], exports: [...exports.values()] };
}
const isText = (value) => typeof value === 'string';
const isName = (value) => isText(value) && value !== '';
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isHash = (value) => /^[\da-f]{64}$/.test(String(value)) && isText(value);
const hasFields = (value, checks) => (0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const FILE = {
    ...{ baseUrl: isName, organizationId: isName, fileName: isName, contentType: isName, size: isCount },
    ...{ sha256: isHash, assetId: isName },
};
const EXPORT = {
    ...{ baseUrl: isName, variantId: isText, network: isText, attempt: isCount },
    files: (value) => value === '' || isHash(value),
    status: (value) => ['triggered', 'unknown', 'failed'].includes(String(value)),
};
/** Reads what was kept. Returns `undefined` if it is damaged. */
function parseMemory(text) {
    const content = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text);
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(content) || content['version'] !== 1)
        return undefined;
    const { files, exports } = content;
    if (!Array.isArray(files) || !files.every((file) => hasFields(file, FILE)))
        return undefined;
    if (!Array.isArray(exports) || !exports.every((one) => hasFields(one, EXPORT)))
        return undefined;
    return { files, exports };
}
/** What is remembered for one service and organization, asked by content. */
class EarlierAttempts {
    #files;
    #exports;
    constructor({ files, exports }, { baseUrl, organizationId }) {
        const own = files.filter((file) => {
            return file.organizationId === organizationId && (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sameAddress */ .xU)(file.baseUrl, baseUrl);
        });
        this.#files = Map.groupBy(own, fileKey);
        const ofService = exports.filter((one) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sameAddress */ .xU)(one.baseUrl, baseUrl));
        this.#exports = new Map(ofService.map((one) => [`${one.files} ${(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei)(one)}`, one]));
    }
    /** The uploads of this file's name, type and size. Its bytes may still differ. */
    findUploads(file) {
        return this.#files.get(fileKey(file)) ?? [];
    }
    /** @param files the digest of the files that the export is of; empty if they are not known */
    exportOf(request, files) {
        return this.#exports.get(`${files} ${(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei)(request)}`);
    }
}
function fileKey({ fileName, contentType, size }) {
    return JSON.stringify([fileName, contentType, size]);
}


/***/ }),

/***/ 2714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v3: () => (/* binding */ Rerun),
/* harmony export */   yC: () => (/* binding */ askCache)
/* harmony export */ });
/* unused harmony exports hasCacheService, warnOfReused */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(516);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2990);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8511);
/* harmony import */ var _job_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8419);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8418);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9133);








/** The name of the file in each entry of the cache. */
const ENTRY = 'playable-export-rerun.json';
/** All requests to the cache of one step take at most this time. */
const MAX_CACHE_MS = 8_000;
/** Attempts that are looked for. */
const MAX_ATTEMPTS = 5;
/**
 * What makes the re-run of a job that failed safe: it asks what earlier attempts did, and leaves notes of what this one does. The contract
 * has the rules; docs/decisions/028 has the reasons.
 */
class Rerun {
    #record;
    #context;
    #folder;
    #useCache;
    #inputs;
    #own;
    #notes = [];
    #step = 0;
    #found;
    #attempts;
    #hasNotedFiles = false;
    #noteError;
    constructor(record, context, useCache) {
        this.#record = record;
        this.#context = context;
        this.#useCache = useCache;
        this.#folder = (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .notesFolder */ .w4)(context.env);
    }
    /** The inputs are valid. Looks for what earlier attempts of this workflow run did. */
    async start(inputs) {
        const { env, origin } = this.#context;
        const run = origin.manifestRun;
        if (run === undefined || inputs.dryRun || inputs.reuseUnchanged === false)
            return;
        this.#inputs = inputs;
        this.#own = { id: run.id, attempt: run.attempt, keys: (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .keysOf */ .YD)(env, run, inputs.matrix) };
        this.#notes = await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .readNotes */ .WT)(this.#folder);
        this.#step = await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .sk)(this.#folder);
        if (run.attempt > 1)
            await this.#find(this.#own);
    }
    /** Whether the step does not repeat what was done before. */
    get isContinued() {
        return this.#inputs?.reuseUnchanged === true || this.#found !== undefined;
    }
    /** The uploads of files with the same name, type and size. */
    findUploads(file) {
        return [...this.#record.findUploads(file), ...(this.#attempts?.findUploads(file) ?? [])];
    }
    /** What this workflow run did about exports before, for the same files: `reused`, `unknown` or `not-attempted`. */
    exportsBefore(requests) {
        return this.#record.exportsBefore(requests).map((outcome) => {
            const kept = this.#attempts?.exportOf(outcome, this.#filesDigest);
            if (outcome.status !== 'not-attempted' || kept === undefined || kept.status === 'failed')
                return outcome;
            const { commit = '' } = this.#record.run ?? {};
            const run = { id: this.#own?.id ?? 0, attempt: kept.attempt, commit };
            return { ...outcome, status: kept.status === 'unknown' ? 'unknown' : 'reused', run };
        });
    }
    listener = {
        beforeExport: async () => {
            await this.#note();
            return undefined;
        },
    };
    /** The step has ended: leaves its notes, and marks of what a later attempt must not continue. */
    async finish(isSuccess) {
        const own = this.#own;
        if (own === undefined)
            return;
        await this.#note(true);
        const { log } = this.#context;
        if (this.#noteError !== undefined) {
            const why = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .causeChain */ .D)(this.#noteError).join(': ');
            log.warning('Attempt not kept', `What this step did could not be noted: ${why}`, this.#whatRepeats());
        }
        if (own.attempt === 1)
            return;
        const hasStored = this.#record.report().uploads.some(({ status }) => status === 'uploaded');
        const marks = [
            ...(isSuccess ? [(0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .overKey */ .iV)(own.keys, own.attempt).key] : []),
            ...(hasStored ? [(0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .storedKey */ .P5)(own.keys, own.attempt).key] : []),
        ];
        if (marks.length > 0)
            await this.#ask('{}', { save: marks });
    }
    /** What "Re-run failed jobs" will do after this failed step; empty if nothing was done, or nothing is known. */
    get advice() {
        if (this.#own === undefined)
            return '';
        if (!hasCacheService(this.#context.env))
            return this.#whatRepeats();
        const { uploads, exports } = this.#record.report();
        const stored = uploads.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isStored */ .mL).length;
        const done = exports.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isTriggered */ .m3).map(({ network }) => network);
        const open = exports.filter((one) => !(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isTriggered */ .m3)(one)).map(({ network }) => network);
        if (stored === 0 && done.length === 0)
            return '';
        const parts = [
            ...(stored > 0 ? [`it sends ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(stored, 'stored file')} not again`] : []),
            ...(open.length > 0 ? [`it triggers ${list(open)}`] : []),
            ...(done.length > 0 ? [`it does not trigger ${list(done)} again`] : []),
        ];
        return `Re-run failed jobs: ${parts.join(', ')}.`;
    }
    /** What a re-run does again if nothing is kept; empty if nothing was done. */
    #whatRepeats() {
        const { uploads, exports } = this.#record.report();
        const stored = uploads.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isStored */ .mL).length;
        const done = exports.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isTriggered */ .m3).map(({ network }) => network);
        if (stored === 0 && done.length === 0)
            return '';
        const parts = [
            ...(stored > 0 ? [`sends ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(stored, 'stored file')} again`] : []),
            ...(done.length > 0 ? [`triggers ${list(done)} again`] : []),
        ];
        return `A re-run ${parts.join(' and ')}: this runner has no cache that keeps what was done.`;
    }
    get #filesDigest() {
        const { uploads } = this.#record.report();
        if (uploads.length > 0)
            return (0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .digestOf */ .ol)(uploads);
        const { assets = [] } = this.#record.earlier ?? {};
        return (0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .digestOf */ .ol)(assets) || (this.#notes.findLast(({ uploaded }) => uploaded !== '')?.uploaded ?? '');
    }
    async #find({ keys, attempt }) {
        const { log } = this.#context;
        const before = Array.from({ length: Math.min(MAX_ATTEMPTS, attempt - 1) }, (_, index) => attempt - 1 - index);
        const restore = before.flatMap((nth) => [(0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .listKey */ .Ux)(keys, nth), (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .overKey */ .iV)(keys, nth)]);
        const { answer, text } = await this.#ask(undefined, { restore });
        if (answer?.found?.startsWith('playable-export-over-')) {
            log.info('The attempt before this one succeeded, so this one starts afresh.');
            return;
        }
        const memory = text === undefined ? undefined : (0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .parseMemory */ .Pw)(text);
        if (memory === undefined) {
            const why = text !== undefined
                ? 'What earlier attempts did was kept, and is damaged'
                : answer?.isAvailable === false
                    ? 'This runner has no cache service, so nothing is known of earlier attempts'
                    : 'Nothing was kept of earlier attempts, or it was not found';
            const what = 'This attempt sends every file and triggers every export, also those that an earlier attempt did.';
            if (this.#inputs?.reuseUnchanged !== true)
                log.warning('Earlier attempts not known', `${why}.`, what);
            return;
        }
        this.#found = await this.#withoutOldExports(memory, keys, attempt);
        this.#attempts = new _memory_js__WEBPACK_IMPORTED_MODULE_4__/* .EarlierAttempts */ .HJ(this.#found, this.#record.owner);
        const { exports, files } = this.#found;
        const last = Math.max(1, ...exports.map((one) => one.attempt));
        log.info(`This attempt continues attempt ${last} of the run, which stored ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(files.length, 'file')} and requested ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(exports.length, 'export')}. A new run starts afresh.`);
    }
    /** Drops exports without files that were triggered before an upload of a later attempt. */
    async #withoutOldExports(memory, keys, attempt) {
        const isConcerned = memory.exports.some(({ files }) => files === '');
        if (!isConcerned)
            return memory;
        const oldest = Math.min(...memory.exports.map((one) => one.attempt));
        const later = Array.from({ length: attempt - oldest }, (_, index) => (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .storedKey */ .P5)(keys, attempt - index));
        const { answer } = await this.#ask(undefined, { restore: later });
        const marked = Number(/-(\d+)-end$/.exec(answer?.found ?? '')?.[1] ?? 0);
        return { ...memory, exports: memory.exports.filter((one) => one.files !== '' || one.attempt >= marked) };
    }
    /** Uses the cache with a file of its own. */
    async #ask(content, order) {
        const signal = AbortSignal.any([this.#context.signal, AbortSignal.timeout(MAX_CACHE_MS)]);
        return askCache(this.#folder, this.#useCache, { content, ...order }, signal);
    }
    /** Notes what the step did. Never throws: the manifest has the same. */
    async #note(isLast = false) {
        const own = this.#own;
        if (own === undefined)
            return;
        const common = { keys: own.keys, attempt: own.attempt, uploaded: '' };
        const { uploads, exports } = this.#record.report();
        const { baseUrl, organizationId } = this.#record.owner;
        try {
            if (!this.#hasNotedFiles && (isLast || uploads.every(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isStored */ .mL))) {
                this.#hasNotedFiles = true;
                const files = uploads
                    .filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isStored */ .mL)
                    .flatMap(({ fileName, contentType, size, sha256, assetId }) => sha256 ? { baseUrl, organizationId, fileName, contentType, size, sha256, assetId } : []);
                const memory = (0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .joinMemories */ .sM)([this.#found ?? _memory_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_MEMORY */ .gR, { files, exports: [] }]);
                const uploaded = uploads.every(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_6__/* .isStored */ .mL) ? (0,_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .digestOf */ .ol)(uploads) : '';
                await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .writeNote */ .IP)(this.#folder, this.#step, 'files', { ...common, uploaded, ...memory });
            }
            const requested = exports.flatMap(({ variantId, network, status, run }) => {
                if (run === undefined || run.id !== own.id || status === 'not-attempted')
                    return [];
                const kept = status === 'reused' ? 'triggered' : status;
                return { baseUrl, variantId, network, files: this.#filesDigest, status: kept, attempt: run.attempt };
            });
            await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .writeNote */ .IP)(this.#folder, this.#step, 'exports', { ...common, files: [], exports: requested });
        }
        catch (error) {
            this.#noteError ??= error;
        }
    }
}
/** Saves or restores one entry by a file in a folder of its own. Never throws. */
async function askCache(folder, useCache, { content, ...order }, signal) {
    try {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'entry-')), ENTRY);
        if (content !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, content);
        const answer = await useCache({ file, ...order }, signal);
        return { answer, text: answer?.found === undefined ? undefined : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8') };
    }
    catch {
        return { answer: undefined, text: undefined };
    }
}
/** Whether the runner has a cache service, as `@actions/cache` asks for it. */
function hasCacheService(env) {
    return Boolean(env['ACTIONS_RESULTS_URL'] || env['ACTIONS_CACHE_URL']);
}
function list(networks) {
    const names = [...new Set(networks)];
    return names.length > 5 ? `${names.slice(0, 5).join(', ')} and ${names.length - 5} more` : names.join(', ');
}
/** Warns of the exports that a step without files does not trigger again: they may be of other files. */
function warnOfReused(exports, log) {
    for (const { variantId, network, run } of exports.filter(({ status }) => status === 'reused'))
        log.warning('Export without files', `${variantId} to ${network} was triggered by attempt ${run?.attempt}, and is not triggered again.`, 'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.');
}


/***/ })

};
