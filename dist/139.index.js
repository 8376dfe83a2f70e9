export const id = 139;
export const ids = [139,914];
export const modules = {

/***/ 5914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ DAMAGED),
/* harmony export */   DQ: () => (/* binding */ NO_CACHE),
/* harmony export */   cacheIn: () => (/* binding */ cacheIn),
/* harmony export */   zx: () => (/* binding */ MAX_BYTES)
/* harmony export */ });
/* unused harmony exports NO_SERVICE, ENTRY */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);






const NO_SERVICE = 'This runner has no cache service.';
const DAMAGED = 'What an earlier attempt kept can not be read.';
const NO_ANSWER = 'The cache did not answer.';
/** The name of the file in each entry. Entries with another name are not found. */
const ENTRY = 'playable-export-rerun.json';
/** The most bytes of an entry. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';
/** Where there is no cache. */
const NO_CACHE = async () => ({ why: NO_SERVICE });
/**
 * Makes the function that uses the cache of GitHub Actions by a process of its own, whose output it drops: the library prints
 * annotations, retries for long, and can't be stopped otherwise.
 *
 * @param bundle its folder
 */
function cacheIn(bundle, env) {
    return async (order, maxMs, ...signals) => {
        const signal = AbortSignal.any([...signals, AbortSignal.timeout(maxMs)]);
        let answer = { why: NO_ANSWER };
        let folder = '';
        try {
            folder = await makeFolder(env);
            // It needs the runner's variables, and neither inputs nor tokens.
            const passed = Object.entries(env).filter(([name]) => !/^(?:(?:INPUT|PLAYABLE|STATE)_.*|PATH)$/i.test(name));
            const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [(0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(bundle, PROGRAM), folder], {
                env: { ...Object.fromEntries(passed), PATH: await pathOfTools(folder, env) },
                stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
                windowsHide: true,
            });
            child.on('message', (part) => {
                answer = { ...answer, ...part };
            });
            child.send(order);
            // Not the exit, which may come before the rest of a large answer.
            await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'disconnect', { signal }).catch(() => undefined);
            child.kill('SIGKILL');
        }
        catch {
            // A disk may be full. The answer says that there is none.
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        return answer;
    };
}
/** Makes a folder whose path has neither blanks nor quotes, which break the library's line for `tar`. */
async function makeFolder({ RUNNER_TEMP }) {
    const bases = [RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), (0,node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), '/tmp'];
    const real = await Promise.all(bases.map((base) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.realpath)(base).catch(() => ' ')));
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(real.find((base) => !/[\s"]/.test(base)) ?? (0,node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), 'playable-export-cache-'));
}
/**
 * The PATH of the process: `tar` and `gzip`, and nothing else. With `zstd` on it, an entry is found only by machines that have `zstd`. GNU's
 * `tar` goes first, because it obeys `TAR_OPTIONS`. docs/decisions/028 says more.
 */
async function pathOfTools(folder, env) {
    // A program of Windows does not run by a link. The library takes the `tar` of Git there, whose folder has `gzip` and no `zstd`.
    if (process.platform === 'win32')
        return `${env['ProgramFiles']}\\Git\\usr\\bin`;
    const tools = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, 'bin');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdir)(tools);
    const paths = (env['PATH'] ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_5__.delimiter);
    for (const [tool, names] of Object.entries({ tar: ['gtar', 'tar'], gzip: ['gzip'] })) {
        const target = names.flatMap((name) => paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(path, name))).find(node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync);
        if (target !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.symlink)(target, (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(tools, tool));
    }
    return tools;
}


/***/ }),

/***/ 8419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ keyBefore),
/* harmony export */   Kk: () => (/* binding */ lastJob),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   V7: () => (/* binding */ beginNotes),
/* harmony export */   WT: () => (/* binding */ readNotes),
/* harmony export */   Zw: () => (/* binding */ jobOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(553);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9638);







/** A key of an attempt. None is the beginning of another one, which the cache would find for it. */
function keyOf(job, kind, attempt = job.run.attempt) {
    return `${keyBefore(job, kind)}${attempt}.`;
}
/** What stands before the attempt in a key. */
function keyBefore({ names }, kind) {
    return `playable-export-${kind}-${kind === 'stored' ? names.run : names.job}-`;
}
/** The folder of the notes of all legs. GitHub's runner empties `RUNNER_TEMP` before each job, others may not. */
function notesFolder(env) {
    const job = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'].map((name) => env[name]).join('-');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `playable-export-rerun-${job.replace(/[^\w-]/g, '_')}`);
}
/** @param matrix the leg of the matrix as JSON, or another text that tells jobs of one id apart */
function jobOf(env, run, matrix) {
    // The same leg may be written with other blanks, or in another order.
    const leg = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(matrix) ?? matrix.trim();
    const values = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(leg) ? Object.entries(leg).sort() : leg || [];
    return jobOfLeg(env, run, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(values)).slice(0, 16));
}
/** The job whose steps left notes here last; `undefined` if there are none. */
async function lastJob(env, run) {
    const folder = notesFolder(env);
    const legs = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
    const times = await Promise.all(legs.map(async (leg) => ({ leg, ...(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, leg))) })));
    const last = times.toSorted((one, other) => one.mtimeMs - other.mtimeMs).at(-1);
    return last && jobOfLeg(env, run, last.leg);
}
function jobOfLeg(env, run, leg) {
    const ofRun = `${encodeURIComponent(String(run.repositoryId ?? run.repository))}-${run.id}`;
    const names = { run: ofRun, job: `${ofRun}-${encodeURIComponent(env['GITHUB_JOB'] ?? '')}-${leg}` };
    return { run, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(notesFolder(env), leg), names };
}
const NOTES = /^\d{4}-.*\.json$/;
/** The notes of a job so far, in their order. A damaged file counts as none. */
async function readNotes({ folder, }) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => [])).filter((name) => NOTES.test(name)).sort();
    const texts = names.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), 'utf8').catch(() => ''));
    const notes = (await Promise.all(texts)).flatMap((text) => (0,_pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .parseNotes */ .XJ)(text) ?? []);
    return { notes, hasLookedBack: names[0]?.startsWith('0000') ?? false };
}
/** Returns the function that writes the file of the next step, or of earlier attempts. It rejects with the error of the file system. */
async function beginNotes({ folder }, isOfEarlier = false) {
    const { length } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
    // Its number and a random part: steps that run at the same time have the same number.
    const name = `${String(isOfEarlier ? 0 : length + 1).padStart(4, '0')}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`;
    return (notes) => (0,_support_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomically */ .lo)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), JSON.stringify(notes));
}


/***/ }),

/***/ 5262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ whatRepeats),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   mc: () => (/* binding */ whatWasDone),
/* harmony export */   xr: () => (/* binding */ whatContinues)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _report_failures_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6011);




/** Names exports: by their networks, if they and these others all have one variant. */
function namesOf(exports, others = exports) {
    const variants = new Set(others.map(({ variantId }) => variantId));
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(exports.map((one) => (variants.size < 2 ? one.network : (0,_report_failures_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExport */ .Mh)(one))));
}
function describe({ stored, exports }, say) {
    const namesIf = (isOne) => namesOf(exports.filter(isOne), exports);
    const isUnknown = ({ status }) => status === 'unknown';
    const parts = {
        stored: stored > 0 ? (0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(stored, 'file') : '',
        open: namesIf((one) => !(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTriggered */ .m3)(one) && !isUnknown(one)),
        triggered: namesIf(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTriggered */ .m3),
        unknown: namesIf(isUnknown),
        asked: namesIf((one) => isUnknown(one) && one.attempts > 0),
    };
    const kinds = Object.keys(parts).filter((kind) => say[kind] && parts[kind] !== '');
    return new Intl.ListFormat('en').format(kinds.map((kind) => `${say[kind]}`.replace('#', () => parts[kind])));
}
/** As `stored 2 files and triggered unity`; empty if nothing was done. */
function whatWasDone(work) {
    return describe(work, { stored: 'stored #', triggered: 'triggered #', unknown: 'may have triggered #' });
}
/** What "Re-run failed jobs" does after a failed step, if `post` keeps what was done; empty if nothing was done. */
function whatContinues(work) {
    const effect = describe(work, {
        stored: 'sends no byte of # again',
        open: 'triggers #',
        triggered: 'does not trigger # again',
        asked: 'triggers # only with `retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`)',
    });
    const isAny = whatWasDone(work) !== '' && effect !== '';
    return isAny ? `If the job ends with "Kept for a re-run", "Re-run failed jobs" ${effect}.` : '';
}
/** What a re-run does if nothing keeps what was done; empty if nothing was done. */
function whatRepeats(work) {
    const effect = describe(work, {
        stored: 'sends # again',
        triggered: 'triggers # again',
        unknown: 'triggers #, which may have been triggered',
    });
    return effect && `A re-run ${effect}.`;
}


/***/ }),

/***/ 34:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ withoutReplaced),
/* harmony export */   WB: () => (/* binding */ hasOnlyStored),
/* harmony export */   WR: () => (/* binding */ withoutOtherFiles),
/* harmony export */   Wt: () => (/* binding */ digestOfUploads),
/* harmony export */   XJ: () => (/* binding */ parseNotes),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   vm: () => (/* binding */ JobMemory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9638);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8738);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(516);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5282);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4432);







/** Identifies a list of files with their bytes; empty if there is none, or if the bytes of one are not known. */
function digestOf(files) {
    if (files.length === 0 || files.some(({ sha256 }) => sha256 === undefined))
        return '';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const { path, fileName, contentType, size, sha256 } of files.toSorted(_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f2))
        hash.update(`${JSON.stringify([path, fileName, contentType, size, sha256])}\n`);
    return hash.digest('hex');
}
/** Identifies what those of these steps stored for an owner that uploaded and exported nothing; empty if there are none. */
function digestOfUploads(notes, owner) {
    const uploads = notes.filter((note) => note.exports.length === 0 && (0,_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .otherOwner */ .W)(note, owner) === undefined);
    const lists = [...new Set(uploads.map(({ files }) => files).filter((files) => files !== ''))];
    return lists.length > 1 ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(lists.join('\n')).digest('hex') : (lists[0] ?? '');
}
/** Whether a step that exports nothing sent bytes that were stored. */
function hasOnlyStored({ assets, exports }) {
    return exports.length === 0 && assets.some(({ status }) => status === 'uploaded');
}
/** Reads a list of notes. Returns `undefined` if one of them is damaged. */
function parseNotes(text) {
    const content = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(text);
    const notes = Array.isArray(content) ? content.map(toNote) : [undefined];
    return notes.every((note) => note !== undefined) ? notes : undefined;
}
function toNote(content) {
    const { run, ...manifest } = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .toManifest */ .Jq)(content) ?? {};
    const files = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(content) ? content['files'] : undefined;
    if (run === undefined || (files !== '' && !(0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isSha256 */ ._h)(files)))
        return undefined;
    return { ...manifest, run, files: String(files) };
}
/** The notes that say something which later ones do not: of each file and each export the last one counts. */
function withoutReplaced(notes) {
    const seen = new Set();
    const saysMore = (note) => {
        const { size } = seen;
        const owner = [(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeAddress */ .Qh)(note.baseUrl), note.organizationId];
        for (const file of note.assets)
            seen.add(JSON.stringify([...owner, fileKey(file), file.sha256]));
        for (const one of note.exports.filter(isRequested))
            seen.add(JSON.stringify([...owner, (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei)(one)]));
        return seen.size > size;
    };
    return notes.toReversed().filter(saysMore).reverse();
}
/** Takes out exports without files, of attempts before this one: it stored files, which may be theirs. */
function withoutOtherFiles(notes, storedIn) {
    const isOfOthers = ({ run, status }) => run !== undefined && run.attempt < storedIn && status !== 'failed';
    const others = notes.flatMap(({ files, exports }) => (files === '' ? exports.filter(isOfOthers) : []));
    const isKept = (one) => !others.includes(one);
    return { kept: notes.map((note) => ({ ...note, exports: note.exports.filter(isKept) })), others };
}
function isRequested(entry) {
    return entry.run !== undefined && entry.status !== 'not-attempted';
}
/** What the steps of a job did for one service and organization. */
class JobMemory {
    #files = new Map();
    #exports = new Map();
    /**
     * @param notes in the order of the steps
     * @param attempt this one: what a step of it requested that succeeded is requested again
     * @param owner what is empty fits any
     */
    constructor(notes, attempt, owner) {
        for (const note of notes) {
            if ((0,_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .otherOwner */ .W)(note, owner) !== undefined)
                continue;
            for (const { assetId, sha256, ...file } of note.assets)
                if (assetId && sha256)
                    this.#remember(file, { assetId, sha256 });
            const isOver = note.run.attempt === attempt && note.conclusion === 'success';
            for (const entry of note.exports.filter(isRequested)) {
                const key = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei)(entry);
                // What a step did not repeat, it did not request.
                if (entry.status === 'reused' && this.#exports.has(key))
                    continue;
                if (entry.status !== 'reused' && isOver)
                    this.#exports.delete(key);
                else
                    this.#exports.set(key, { ...entry, files: note.files });
            }
        }
    }
    #remember(file, bytes) {
        const known = this.findUploads(file);
        this.#files.set(fileKey(file), [...known.filter(({ sha256 }) => sha256 !== bytes.sha256), bytes]);
    }
    /** The uploads of this file's name, type and size. Its bytes may still differ. */
    findUploads(file) {
        return this.#files.get(fileKey(file)) ?? [];
    }
    lastRequest(request) {
        return this.#exports.get((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei)(request));
    }
    /** What was done about these exports, if they are of these files: `reused`, `unknown` or `not-attempted`. */
    exportsBefore(requests, files) {
        return requests.map((request) => {
            const last = this.lastRequest(request);
            if (last?.files !== files || last.status === 'failed')
                return (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .notRequested */ .Y4)(request);
            const { run, deployed } = last;
            const status = last.status === 'unknown' ? last.status : 'reused';
            return { ...(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .notRequested */ .Y4)(request), status, run, ...(deployed && { deployed }) };
        });
    }
    get lastRequests() {
        return [...this.#exports.values()];
    }
    /** How many files are stored. */
    get fileCount() {
        return this.#files.values().reduce((sum, { length }) => sum + length, 0);
    }
}
function fileKey({ fileName, contentType, size }) {
    return JSON.stringify([fileName, contentType, size]);
}


/***/ }),

/***/ 5282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ toManifest),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   wE: () => (/* binding */ missingFiles)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(553);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9638);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(516);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4432);







/** A string holds no more: 512 MiB. docs/performance.md, *Limits*, says how many files that are. */
const MAX_BYTES = node_buffer__WEBPACK_IMPORTED_MODULE_0__.constants.MAX_STRING_LENGTH;
/** Reads a manifest, and checks that it is one of this owner. */
async function readManifest(path, owner) {
    let text;
    try {
        // Before opening, which would block on a named pipe.
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        if (!stats.isFile())
            return { ok: false, why: 'must be a file, but a folder or a device has that name' };
        if (stats.size > MAX_BYTES)
            return { ok: false, why: 'is larger than 512 MiB' };
        text = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openPatiently */ .BS)(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    }
    catch (error) {
        const code = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) ?? String(error);
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
    const content = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseExact */ .jM)(text);
    if (content === undefined && /^\uFEFF?\s*\{/.test(text))
        return { ok: false, why: `is damaged or cut off: ${RESTORE}` };
    if (!hasManifestFields(content))
        return { ok: false, why: `names a file that is not a manifest: ${ANOTHER_FILE}` };
    if (content['version'] !== 1)
        return { ok: false, why: `was not written by this version of the action: ${ANOTHER_FILE}` };
    const part = damagedPart(content);
    if (part !== undefined)
        return { ok: false, why: `is damaged (${part}): ${RESTORE}` };
    const manifest = asWritten(content);
    const other = (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .otherOwner */ .W)(manifest, owner);
    if (other === undefined)
        return { ok: true, content: manifest };
    const advice = 'give each service and organization a `manifest` of its own';
    return { ok: false, why: `is the record of another \`${other}\`: ${advice}` };
}
/** Returns parsed JSON as the manifest that it is; `undefined` if it is none of this version, or damaged. */
function toManifest(content) {
    if (!hasManifestFields(content) || content['version'] !== 1)
        return undefined;
    return damagedPart(content) === undefined ? asWritten(content) : undefined;
}
/** Files of an upload that is not complete, by path; absent if it is complete, or if no step was to upload. */
function missingFiles(manifest) {
    if (manifest?.complete !== false)
        return undefined;
    return manifest.assets.filter((entry) => !(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .isStored */ .mL)(entry)).map(({ path }) => path);
}
/** The fields that tell a manifest from other files. */
const FIELDS = ['version', 'baseUrl', 'organizationId', 'assets'];
function hasManifestFields(content) {
    return (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(content) && FIELDS.every((name) => Object.hasOwn(content, name));
}
const ATTEMPT = { id: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my, attempt: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my, commit: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH };
const HEAD = {
    baseUrl: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH,
    organizationId: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH,
    run: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)((0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasFields */ .s6)({ ...ATTEMPT, repository: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH, repositoryId: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my) })),
    conclusion: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)((0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isOneOf */ .EK)('success', 'failure', 'cancelled')),
    complete: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isFlag */ .RV),
    startedAt: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isTime */ .K8),
    finishedAt: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isTime */ .K8),
    assets: Array.isArray,
    exports: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(Array.isArray),
};
const FILE = {
    path: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    fileName: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    contentType: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo,
    size: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my,
    status: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isOneOf */ .EK)('uploaded', 'reused', 'failed', 'not-attempted'),
    assetId: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isName */ .Eo),
    sha256: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isSha256 */ ._h),
    attempts: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my),
    durationMs: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my),
    error: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH),
};
const EXPORT = {
    variantId: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH,
    network: _support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH,
    status: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isOneOf */ .EK)('triggered', 'reused', 'failed', 'unknown', 'not-attempted'),
    attempts: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isCount */ .my),
    run: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)((0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasFields */ .s6)(ATTEMPT)),
    response: () => true,
    location: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH),
    deployed: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isFlag */ .RV),
    error: (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lq)(_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH),
};
/** The first part that no step writes so; `undefined` if there is none. */
function damagedPart(content) {
    const field = Object.keys(HEAD).find((name) => !HEAD[name]?.(content[name]));
    if (field !== undefined)
        return `\`${field}\``;
    const { assets, exports = [] } = content;
    return (damagedEntry('asset', assets, (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasFields */ .s6)(FILE), ({ path }) => path) ??
        damagedEntry('export', exports, (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .hasFields */ .s6)(EXPORT), _outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei));
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
