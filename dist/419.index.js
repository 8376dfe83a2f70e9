export const id = 419;
export const ids = [419,914];
export const modules = {

/***/ 6586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeDone),
/* harmony export */   d: () => (/* binding */ describePlan)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8511);


/** What a step has sent: `2 of 3 files uploaded (1.5 KiB), 1 reused`, and `1 of 2 exports triggered`. Without files or exports, nothing of them. */
function describeDone(report) {
    const { files, bytes, exports } = (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(report);
    const uploads = [
        `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(files.uploaded)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files.all, 'file')} uploaded (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes.uploaded)})`,
        ...countOf(files.reused, 'reused'),
        ...countOf(files.failed, 'failed'),
    ];
    const triggers = [
        `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(exports.triggered)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(exports.all, 'export')} triggered`,
        ...countOf(exports.reused, 'by an earlier step or attempt'),
        ...countOf(exports.failed, 'failed'),
        ...countOf(exports.unknown, 'unknown'),
    ];
    return [...(files.all > 0 ? [uploads.join(', ')] : []), ...(exports.all > 0 ? [triggers.join(', ')] : [])];
}
/** What a real run would send: `3 files to upload (1.2 MiB)`, and `2 exports to trigger`. */
function describePlan(report) {
    const { files, bytes, exports } = (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(report);
    const uploads = `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files.planned, 'file')} to upload (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes.planned)})`;
    return [
        ...(files.all > 0 || exports.all === 0
            ? [[uploads, ...countOf(files.reused, 'to reuse')].join(', ')]
            : []),
        ...(exports.all > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(exports['not-attempted'], 'export')} to trigger`] : []),
    ];
}
function countOf(count, what) {
    return count > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(count)} ${what}`] : [];
}


/***/ }),

/***/ 473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ whyNotDone),
/* harmony export */   Mh: () => (/* binding */ formatExport),
/* harmony export */   Xg: () => (/* binding */ explainCancellation)
/* harmony export */ });
/* unused harmony export toFailures */
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6778);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6586);
/* harmony import */ var _explain_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2502);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6011);







/** Explains why a step did not do all that it was asked for; empty if it did. */
function whyNotDone(record, { limits, retryUnknown }, signal) {
    const report = record.report();
    const failures = toFailures(report, limits);
    // With `retry-unknown` the step was to trigger them: another failure, or the cancellation, says why it did not.
    if (!retryUnknown)
        failures.push(...explainEarlierUnknown(report));
    return record.isDone || !signal.aborted ? failures : [...failures, explainCancellation(record, signal)];
}
/** What can fail, each with its words for one and for many. */
const AFFECTED = {
    file: ['file not uploaded', 'files not uploaded'],
    failed: ['export not triggered', 'exports not triggered'],
    unknown: ['export that may have been triggered', 'exports that may have been triggered'],
};
/** Error codes are untrusted text, so there may be very many. Further causes are grouped by title. */
const MAX_CAUSES = 40;
/** How many words of other failures an annotation has, beside those of the first one. */
const MAX_OTHER_WORDS = 2;
/** Explains the failures of a report, one per cause. */
function toFailures({ uploads, exports }, limits) {
    const affectedBy = (failure, kind, name) => {
        const explanation = (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFailure */ .SP)(failure, limits);
        return explanation ? [{ kind, name: (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(failure.error) ? '' : name, explanation }] : [];
    };
    const affected = [
        ...uploads.flatMap(({ failure, path }) => (failure ? affectedBy(failure, 'file', path) : [])),
        ...exports.flatMap(({ failure, status, ...request }) => failure ? affectedBy(failure, status === 'unknown' ? status : 'failed', formatExport(request)) : []),
    ];
    const causes = new Set(affected.map(({ explanation }) => explanation.groupKey));
    const shown = new Set([...causes].slice(0, MAX_CAUSES));
    const groups = Map.groupBy(affected, ({ explanation: { groupKey, title } }) => shown.has(groupKey) ? groupKey : title);
    const sorted = [...groups.values()];
    // With more groups than annotations, those that affect the most come first.
    if (sorted.length > _runner_log_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_ANNOTATIONS */ .KE)
        sorted.sort((one, other) => other.length - one.length);
    return sorted.map((group) => {
        // The advice about exports that may have been triggered takes precedence.
        const main = group.reduce((one, other) => (other.kind === 'unknown' ? other : one));
        const { title, groupKey, what, advice } = main.explanation;
        const first = shown.has(groupKey) ? what : `The first of many errors: ${what}`;
        const others = otherWords(group, main);
        return { title, lines: [describeAffected(group), first, others, advice].filter((line) => line !== '') };
    });
}
/** Words of the group's other failures, as `Also: network b is not enabled · network c is not enabled.` */
function otherWords(group, { explanation }) {
    const words = new Set(group.flatMap((item) => item.explanation.words ?? []));
    words.delete(explanation.words ?? '');
    const [more, shown] = [words.size - MAX_OTHER_WORDS, [...words].slice(0, MAX_OTHER_WORDS).join(' · ')];
    if (words.size === 0)
        return '';
    return `Also: ${shown}${more > 0 ? ` · ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(more)} more in the log` : ''}.`;
}
/** As `2 files not uploaded: a.png, b.png; 1 export not triggered: v-1 to unity`. */
function describeAffected(group) {
    return Object.entries(AFFECTED)
        .flatMap(([kind, [one, many]]) => {
        const names = group.filter((item) => item.kind === kind && item.name !== '').map(({ name }) => name);
        return names.length > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(names.length, one, many)}: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(names)}`] : [];
    })
        .join('; ');
}
function formatExport({ variantId, network }) {
    return `${variantId} to ${network}`;
}
/** Exports that an earlier step or attempt may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }) {
    const unknown = exports.filter((outcome) => outcome.status === 'unknown' && outcome.failure === undefined);
    if (unknown.length === 0)
        return [];
    const lines = [
        `An earlier step or attempt may have triggered ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(unknown.length, 'export')}, so this step did not: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(unknown.map(formatExport))}`,
        'Look in the service. If a pair is there, leave it out of the inputs of a new run. If none is, `retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`) triggers them.',
    ];
    return [{ title: 'Service error', lines }];
}
/** Says what a cancelled run did, and what to do next. */
function explainCancellation(record, { reason }) {
    const report = record.report();
    const unknown = report.exports.filter(({ status }) => status === 'unknown').map(formatExport);
    return (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .cancelledFailure */ .Yq)(`The run was cancelled (${reason}): ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDone */ .A)(report).join('; ') || 'nothing was done'}.`, 'The outputs and the manifest record what was done.', unknown.length > 0
        ? `May have been triggered, so check the service before you run it again: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(unknown)}`
        : 'Run it again.');
}


/***/ }),

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
const MAX_BYTES = 64 * 1024 * 1024;
/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';
const NO_CACHE = async () => ({ why: NO_SERVICE });
/** Makes the function that uses the cache of GitHub Actions, in a process of its own (src/cache.ts). @param bundle the folder of the bundle */
function cacheIn(bundle, env) {
    return async (order, maxMs, ...signals) => {
        const signal = AbortSignal.any([...signals, AbortSignal.timeout(maxMs)]);
        let answer = { why: NO_ANSWER };
        let folder = '';
        try {
            folder = await makeCacheFolder(env);
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
            // As with a full disk. The answer says that there is none.
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
        return answer;
    };
}
/** Makes a folder whose path has neither blanks nor quotes, which break the library's line for `tar`. */
async function makeCacheFolder({ RUNNER_TEMP }) {
    const bases = [RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), (0,node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), '/tmp'];
    const real = await Promise.all(bases.map((base) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.realpath)(base).catch(() => ' ')));
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(real.find((base) => !/[\s"]/.test(base)) ?? (0,node_os__WEBPACK_IMPORTED_MODULE_4__.tmpdir)(), 'playable-export-cache-'));
}
/**
 * The PATH of the process has `tar` and `gzip`, and nothing else: an entry that was packed with `zstd` is found only by machines that have
 * `zstd`. GNU's `tar` goes first, because it obeys `TAR_OPTIONS`. docs/decisions/028 says more.
 */
async function pathOfTools(folder, env) {
    // On Windows a program can't be started by a link. Git's folder has `tar` and `gzip`, and no `zstd`.
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
/* harmony export */   Kk: () => (/* binding */ lastJob),
/* harmony export */   Lp: () => (/* binding */ lookBack),
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
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9638);
/* harmony import */ var _cache_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5914);
/* harmony import */ var _rerun_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5262);









/** The key of an attempt. It ends with a dot, because the cache also finds longer keys: `…-1` would find `…-12`. */
function keyOf(job, kind, attempt = job.run.attempt) {
    return `${keyPrefix(job, kind)}${attempt}.`;
}
function keyPrefix({ names }, kind) {
    return `playable-export-${kind}-${kind === 'stored' ? names.run : names.job}-`;
}
/** The folder of the notes of a job, with a folder for each leg of its matrix. Not every runner empties `RUNNER_TEMP` before a job. */
function notesFolder(env) {
    const job = ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_JOB'].map((name) => env[name]).join('-');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `playable-export-rerun-${job.replace(/[^\w-]/g, '_')}`);
}
/** @param matrix the leg of the matrix as JSON, or another text that tells jobs of one id apart */
function jobOf(env, run, matrix) {
    // The same leg may be written with other blanks, or in another order.
    const leg = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(matrix) ?? matrix.trim();
    const values = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(leg) ? Object.entries(leg).sort() : leg || [];
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
/** Begins the file of notes of the next step, or the first file, which has what was found of earlier attempts. */
async function beginNotes({ folder }, isOfEarlier = false) {
    const { length } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
    // Two steps that run at the same time have one number, and differ in the random part.
    const name = `${String(isOfEarlier ? 0 : length + 1).padStart(4, '0')}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`;
    return (notes) => (0,_support_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomically */ .lo)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), JSON.stringify(notes));
}
/** Long, because a re-run without the cache would trigger every export again. */
const MAX_LOOK_MS = 60_000;
/**
 * What earlier attempts of the job did: attempt by attempt, until one left an entry or a mark. Says what it found.
 *
 * @param isToWarn whether to warn if the cache can't tell: no manifest says it either
 */
async function lookBack(job, { log, signal }, useCache, isToWarn) {
    const attempts = Array.from({ length: job.run.attempt - 1 }, (_, index) => job.run.attempt - 1 - index);
    const find = attempts.map((nth) => [keyOf(job, 'job', nth), keyOf(job, 'done', nth)]);
    const ofRun = keyPrefix(job, 'stored');
    log.info(`Waits up to ${MAX_LOOK_MS / 1000} s for the cache, which knows what earlier attempts of this job did`);
    const answer = await useCache({ find, newest: ofRun }, MAX_LOOK_MS, signal);
    const { found = -1, text, newest = '' } = answer;
    const notes = (0,_pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .parseNotes */ .XJ)(text ?? '[]');
    const why = notes === undefined ? _cache_process_js__WEBPACK_IMPORTED_MODULE_6__/* .DAMAGED */ .Ax : answer.why;
    if (why !== '' && isToWarn && !signal.aborted)
        log.warning('Earlier attempts not known', why, REPEATS);
    if (why !== '' || notes === undefined)
        return [];
    const attempt = attempts[found];
    const between = attempts.slice(0, found).toReversed();
    if (attempt === undefined)
        log.info('No earlier attempt of this job left anything: every file is sent, and every export triggered');
    else if (text === undefined)
        log.info(`A step of this job succeeded in attempt ${attempt}, which kept nothing: this attempt repeats everything`);
    if (attempt !== undefined && between.length > 0)
        log.info(`Left nothing of this job: attempt ${between.join(', ')}`);
    const storedIn = Number.parseInt(newest.slice(ofRun.length), 10) || 0;
    const { kept, others } = (0,_pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutOtherFiles */ .WR)(notes, storedIn);
    const names = (0,_rerun_words_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOfExports */ .t0)(others);
    if (names !== '')
        log.info(`Triggers again, because an upload step stored files in attempt ${storedIn}: ${names}`);
    return kept;
}
const REPEATS = 'This attempt sends every file and triggers every export, also those that an earlier attempt did.';


/***/ }),

/***/ 5262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PN: () => (/* binding */ whatRepeats),
/* harmony export */   mc: () => (/* binding */ whatWasDone),
/* harmony export */   t0: () => (/* binding */ namesOfExports),
/* harmony export */   xr: () => (/* binding */ whatContinues)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _report_failures_failures_of_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(473);




/** Names exports, as `v-1 to unity, v-2 to unity`. */
function namesOfExports(exports) {
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(exports.map(_report_failures_failures_of_run_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExport */ .Mh));
}
/** The parts of the work as text: `2 files`, `v-1 to unity`. A part that is empty has nothing. */
function partsOf({ stored, exports }) {
    const namesIf = (isOne) => namesOfExports(exports.filter(isOne));
    return {
        stored: stored > 0 ? (0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(stored, 'file') : '',
        triggered: namesIf(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTriggered */ .m3),
        unknown: namesIf(({ status }) => status === 'unknown'),
        /** Those of the unknown ones that this step itself requested. */
        asked: namesIf(({ status, attempts }) => status === 'unknown' && attempts > 0),
        /** Those that are still to be triggered. */
        open: namesIf((one) => !(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTriggered */ .m3)(one) && one.status !== 'unknown'),
    };
}
/** Joins the clauses that are not empty: `a, b, and c`. */
function joinClauses(...clauses) {
    return new Intl.ListFormat('en').format(clauses.filter((clause) => clause !== ''));
}
/** As `stored 2 files and triggered v-1 to unity`; empty if nothing was done. */
function whatWasDone(work) {
    const { stored, triggered, unknown } = partsOf(work);
    return joinClauses(stored && `stored ${stored}`, triggered && `triggered ${triggered}`, unknown && `may have triggered ${unknown}`);
}
/** What "Re-run failed jobs" does after a failed step, if `post` keeps what was done; empty if nothing was done. */
function whatContinues(work) {
    const { stored, open, triggered, asked } = partsOf(work);
    const retry = '`retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`)';
    const effect = joinClauses(stored && `sends no byte of ${stored} again`, open && `triggers ${open}`, triggered && `does not trigger ${triggered} again`, asked && `triggers ${asked} only with ${retry}`);
    return (whatWasDone(work) && effect && `If the job ends with "Kept for a re-run", "Re-run failed jobs" ${effect}.`);
}
/** What a re-run does if nothing keeps what was done; empty if nothing was done. */
function whatRepeats(work) {
    const { stored, triggered, unknown } = partsOf(work);
    const effect = joinClauses(stored && `sends ${stored} again`, triggered && `triggers ${triggered} again`, unknown && `triggers ${unknown}, which may have been triggered`);
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
/** Identifies the files of the steps that only uploaded, which are those of a later step that only exports; empty if there are none. */
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
    const manifest = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .toManifest */ .Jq)(content);
    const files = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(content) ? content['files'] : undefined;
    if (typeof manifest === 'string' || (files !== '' && !(0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isSha256 */ ._h)(files)))
        return undefined;
    const { run } = manifest;
    return run && { ...manifest, run, files: String(files) };
}
/** Leaves out notes in which everything was done again later: of each file and each export the last note counts. */
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
/**
 * Takes out exports whose files are not known, if an upload step stored files in a later attempt: an export of attempt 1 may be of the
 * files before those that attempt 2 stored.
 *
 * @param storedIn the last attempt in which a step stored files
 */
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
            for (const { assetId, sha256, ...file } of note.assets) {
                if (!assetId || !sha256)
                    continue;
                const others = this.findUploads(file).filter((known) => known.sha256 !== sha256);
                this.#files.set(fileKey(file), [...others, { assetId, sha256 }]);
            }
            const isOver = note.run.attempt === attempt && note.conclusion === 'success';
            for (const entry of note.exports.filter(isRequested)) {
                const key = (0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .exportKey */ .Ei)(entry);
                // A step that reused an export did not request it: what is known of the request counts.
                if (entry.status === 'reused' && this.#exports.has(key))
                    continue;
                if (entry.status !== 'reused' && isOver)
                    this.#exports.delete(key);
                else
                    this.#exports.set(key, { ...entry, files: note.files });
            }
        }
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
/**
 * Reads the manifest that a step extends, and checks that it is one of this owner.
 *
 * @returns `undefined` if there is none: a file that is empty is nothing. A text if the step must leave the file as it is: the end of a
 *   sentence that begins with `manifest` and says why. It quotes nothing of the file, which may be a secret.
 */
async function readManifest(path, owner) {
    let text;
    try {
        // Before opening, which would block on a named pipe.
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        if (!stats.isFile())
            return 'must be a file, but a folder or a device has that name';
        if (stats.size > MAX_BYTES)
            return 'is larger than 512 MiB';
        text = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_2__/* .patiently */ .d_)(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    }
    catch (error) {
        const code = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) ?? String(error);
        return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : `can't be read (${code})`;
    }
    if (text === '' || text === '\uFEFF')
        return undefined;
    const content = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseExact */ .jM)(text);
    if (content === undefined && /^\uFEFF?\s*\{/.test(text))
        return `is damaged or cut off: ${RESTORE}`;
    const manifest = toManifest(content);
    const other = typeof manifest === 'string' ? undefined : (0,_owner_js__WEBPACK_IMPORTED_MODULE_4__/* .otherOwner */ .W)(manifest, owner);
    const advice = 'give each service and organization a `manifest` of its own';
    return other === undefined ? manifest : `is the record of another \`${other}\`: ${advice}`;
}
const ANOTHER_FILE = 'give another path, or delete the file if nothing in it is needed';
const RESTORE = 'restore it, or delete it, and everything is sent again';
/** The fields that tell a manifest from other files. */
const FIELDS = ['version', 'baseUrl', 'organizationId', 'assets'];
/** Returns parsed JSON as the manifest that it is, or why it is none: the end of a sentence that begins with `manifest`. */
function toManifest(content) {
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(content) || !FIELDS.every((name) => Object.hasOwn(content, name)))
        return `names a file that is not a manifest: ${ANOTHER_FILE}`;
    if (content['version'] !== 1)
        return `was not written by this version of the action: ${ANOTHER_FILE}`;
    const part = damagedPart(content);
    if (part !== undefined)
        return `is damaged (${part}): ${RESTORE}`;
    const { exports = [], ...manifest } = content;
    // An entry of an export may become an outcome of this step, so it has no fields but those that this version writes.
    const isKnown = ([name]) => Object.hasOwn(EXPORT, name);
    const known = exports.map((entry) => Object.fromEntries(Object.entries(entry).filter(isKnown)));
    return { ...manifest, exports: known };
}
/** Files of an upload that is not complete, by path; absent if it is complete, or if no step was to upload. */
function missingFiles(manifest) {
    if (manifest?.complete !== false)
        return undefined;
    return manifest.assets.filter((entry) => !(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_3__/* .isStored */ .mL)(entry)).map(({ path }) => path);
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
