export const id = 952;
export const ids = [952];
export const modules = {

/***/ 4952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeAction: () => (/* binding */ mergeAction)
});

// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/earlier-manifest.js
var earlier_manifest = __webpack_require__(7989);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/request-exports.js
var request_exports = __webpack_require__(4638);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/run-pipeline.js + 1 modules
var run_pipeline = __webpack_require__(4903);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/failures-of-run.js
var failures_of_run = __webpack_require__(7578);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/invalid-input.js
var invalid_input = __webpack_require__(6405);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/path-checks.js
var path_checks = __webpack_require__(664);
// EXTERNAL MODULE: ./.cache/build/src/action/recorded-step.js + 5 modules
var recorded_step = __webpack_require__(5470);
// EXTERNAL MODULE: ./.cache/build/src/action/report/finish-run.js + 3 modules
var finish_run = __webpack_require__(5775);
// EXTERNAL MODULE: ./.cache/build/src/action/service-session.js + 21 modules
var service_session = __webpack_require__(1245);
// EXTERNAL MODULE: ./.cache/build/src/action/upload/earlier-steps.js
var earlier_steps = __webpack_require__(4005);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/secrets.js + 2 modules
var redaction_secrets = __webpack_require__(9524);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/file-search.js + 1 modules
var file_search = __webpack_require__(9510);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/folder-reader.js
var folder_reader = __webpack_require__(6357);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/matched-file.js
var matched_file = __webpack_require__(2964);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/search-area.js
var search_area = __webpack_require__(623);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/shards/find-manifests.js




/**
 * Finds manifests inside and outside the workspace: jobs often download the manifests of other jobs to another folder. Of a folder it takes
 * the `*.json` files.
 *
 * @param workingDirectory absolute path that patterns are relative to
 * @throws the signal's reason, if it is aborted
 */
async function findManifests(patterns, workingDirectory, ownPath, signal) {
    const area = new search_area/* SearchArea */.q();
    const reader = new folder_reader/* FolderReader */._(area);
    const search = new file_search/* FileSearch */.X({
        ...patterns,
        workingDirectory,
        includeHidden: true,
        area,
        reader,
        signal,
    });
    const files = (await search.run()).filter(({ path, matches }) => path.endsWith('.json') || matches.some(({ isInside }) => !isInside));
    // An earlier run of `merge/` may have left its joined manifest among the others.
    const isOwn = (0,matched_file/* isOneOf */.E)([ownPath], area);
    const once = Map.groupBy(files.filter((file) => !isOwn(file)), ({ found }) => found.realPath).values();
    const paths = [...once].map(([file]) => file?.path ?? '').sort();
    return { paths, hasOwn: files.some(isOwn), ...search.idleLines(files), unusable: reader.unusable };
}

// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/support/paths.js
var paths = __webpack_require__(8738);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/name-collisions.js
var name_collisions = __webpack_require__(8526);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/shards/split.js
var shards_split = __webpack_require__(5031);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/shards/join-shards.js





/** Texts that must be the same for every shard of a run, by their names in messages. */
const SHARED_VALUES = {
    'number of parts': ({ shard }) => String(shard.total),
    '`run.id`': ({ run }) => String(run?.id ?? ''),
    '`run.commit`': ({ run }) => run?.commit ?? '',
    '`base-url`': ({ baseUrl }) => (0,support_text/* normalizeAddress */.Qh)(baseUrl),
    '`organization`': ({ organizationId }) => organizationId,
    'list of files': ({ whole: { files, bytes, sha256 } }) => `${(0,format/* plural */.LS)(files, 'file')} (${(0,format/* formatBytes */.z3)(bytes)}, SHA-256 ${sha256.slice(0, 8)})`,
};
/**
 * Joins the shards of a run. Checks that every shard is there once and has finished, and that the files are those of the list
 * that was split.
 *
 * @param records one or more
 * @param quote quotes untrusted text for a message
 * @returns all problems if there are any, each without the subject of its sentence, which is the manifests
 */
function joinShards(records, expected, quote) {
    // A shard that was left behind by another run is older, and shards of the expected run are not to be blamed for it.
    const own = records.filter(({ run }) => run !== undefined && run.id === expected.runId);
    const reference = (own.length > 0 ? own : records).reduce((newest, record) => record.startedAt > newest.startedAt ? record : newest);
    const problems = [
        ...explainOtherRuns(records, reference, expected, quote),
        ...explainUnfinished(records, quote),
        ...records
            .filter(({ exported }) => exported)
            .map((record) => {
            return `has ${nameOf(record)}, whose run has triggered exports itself: they would be triggered twice`;
        }),
        ...explainDuplicates(records),
        ...explainMissing(records, reference.shard.total),
    ];
    if (problems.length > 0)
        return { problems };
    const stored = records.flatMap((record) => record.stored).sort((a, b) => (0,paths/* byPath */.f2)(a.asset, b.asset));
    const problem = explainOtherFiles(records, reference.whole) ?? explainSharedIds(stored);
    if (problem !== undefined)
        return { problems: [problem] };
    const { baseUrl, organizationId, run } = reference;
    const startedAt = new Date(Math.min(...records.map((record) => record.startedAt.getTime())));
    return { baseUrl, organizationId, run, startedAt, stored };
}
const LEFT_BEHIND = ': was it left behind? If another run made all parts, give its id as `run-id`';
/** One sentence for all shards that differ in the same way. */
function explainOtherRuns(records, reference, { baseUrl, runId }, quote) {
    const given = {
        ...(baseUrl !== '' && { '`base-url`': (0,support_text/* normalizeAddress */.Qh)(baseUrl) }),
        ...(runId !== undefined && { '`run.id`': String(runId) }),
    };
    const show = (value) => (value === '' ? 'missing' : quote(value));
    return Object.entries(SHARED_VALUES).flatMap(([name, getValue]) => {
        const expected = given[name] ?? getValue(reference);
        const leftBehind = name === '`run.id`' ? LEFT_BEHIND : '';
        const more = name in given ? leftBehind : ` as in ${nameOf(reference)}`;
        const others = records.filter((record) => getValue(record) !== expected);
        return [...Map.groupBy(others, (record) => show(getValue(record)))].map(([value, group]) => {
            const names = (0,support_text/* joinTruncated */.v$)(group.map(nameOf));
            return `has ${names} from another run: its ${name} is ${value}, not ${show(expected)}${more}`;
        });
    });
}
function explainUnfinished(records, quote) {
    return records
        .filter(({ conclusion, missing }) => conclusion !== 'success' || missing > 0)
        .map((record) => {
        const { conclusion, missing } = record;
        const left = missing > 0 ? ` with ${(0,format/* plural */.LS)(missing, 'file')} not uploaded` : '';
        return `has ${nameOf(record)}, which is unfinished: its run ended as ${quote(conclusion)}${left}; run that job again`;
    });
}
function explainDuplicates(records) {
    return [...Map.groupBy(records, ({ shard }) => (0,shards_split/* formatShard */._D)(shard))]
        .filter(([, group]) => group.length > 1)
        .map(([shard, group]) => {
        const paths = (0,support_text/* joinTruncated */.v$)(group.map(({ path }) => path));
        return `has ${shard} in ${(0,format/* plural */.LS)(group.length, 'manifest')}: ${paths}`;
    });
}
function explainMissing(records, total) {
    const present = new Set(records.map(({ shard }) => shard.index));
    const missing = Array.from({ length: total }, (_, position) => position + 1).filter((index) => !present.has(index));
    if (missing.length === 0)
        return [];
    const parts = `${missing.length === 1 ? 'part' : 'parts'} ${(0,support_text/* joinTruncated */.v$)(missing.map(String), 20)}`;
    return [`lacks ${parts} of ${total}: did every job succeed, and was every manifest downloaded?`];
}
/** Checks that the files of all shards together are the list that was split. */
function explainOtherFiles(records, expected) {
    const found = (0,shards_split/* digestList */.J8)(records.flatMap(({ files }) => files).sort(paths/* byPath */.f2));
    if (found.sha256 === expected.sha256)
        return undefined;
    const [all, split] = [found, expected].map(formatWhole);
    return all === split
        ? 'has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?'
        : `has ${all} in all parts together, but ${split} were split`;
}
/** Checks that the service gave each file an asset id of its own. */
function explainSharedIds(stored) {
    const ids = (0,name_collisions/* nameCollisions */.B)(stored.map(({ asset, assetId }) => ({ fileName: assetId, path: asset.path }))).map(({ fileName, paths }) => `${(0,support_text/* joinTruncated */.v$)([fileName])} (${(0,support_text/* joinTruncated */.v$)(paths, 3)})`);
    if (ids.length === 0)
        return undefined;
    return `has ${(0,format/* plural */.LS)(ids.length, 'asset id')} for more than one file: ${(0,support_text/* joinTruncated */.v$)(ids)}`;
}
function nameOf({ path, shard }) {
    return `${path} (${(0,shards_split/* formatShard */._D)(shard)})`;
}
function formatWhole({ files, bytes }) {
    return `${(0,format/* plural */.LS)(files, 'file')} (${(0,format/* formatBytes */.z3)(bytes)})`;
}

// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/check-manifest.js
var check_manifest = __webpack_require__(5897);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/read-manifest.js
var read_manifest = __webpack_require__(5973);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/outcomes.js
var pipeline_outcomes = __webpack_require__(516);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/shards/read-shard.js



/** Fields that an older version or a step without `shard` may leave out. */
const REQUIRED = ['whole', 'conclusion', 'startedAt', 'exports'];
/**
 * Reads the manifest of a shard, and redacts secrets in it.
 *
 * @param shownPath its path for messages
 * @returns the manifest; or the reason why it can't be used, which completes a sentence and quotes nothing of the file
 */
async function readShardRecord(path, shownPath, secrets) {
    const file = await (0,read_manifest/* readManifest */.W)(path);
    if (file.kind === 'missing')
        return 'it is missing or empty';
    if (file.kind !== 'readable')
        return file.why;
    const { shard, startedAt } = file.content;
    if (shard === undefined)
        return 'it is of a run without `shard`';
    const missing = REQUIRED.find((name) => file.content[name] === undefined);
    if (missing !== undefined)
        return (0,check_manifest/* damaged */.qM)(`\`${missing}\``);
    // Redaction changes neither the number of assets nor the type of a field.
    const redacted = JSON.parse(secrets.redactData(JSON.stringify(file.content)));
    const { assets, exports, whole, run, conclusion, baseUrl, organizationId } = redacted;
    const outcomes = assets.map(toOutcome);
    const stored = outcomes.filter(pipeline_outcomes/* hasAssetId */.eA);
    return {
        path: shownPath,
        shard,
        whole,
        run,
        conclusion,
        baseUrl,
        organizationId,
        startedAt: new Date(startedAt),
        stored,
        missing: outcomes.length - stored.length,
        exported: exports.some(({ status }) => status !== 'not-attempted'),
        files: file.content.assets,
    };
}
/** Every status without an upload becomes `not-attempted`, and so does an upload that lacks a field. */
function toOutcome(recorded) {
    const { path, fileName, contentType, size, status, assetId, sha256, attempts, durationMs } = recorded;
    const asset = { path, fileName, contentType, size };
    if (status === 'uploaded' && assetId !== undefined && (0,check_manifest/* isCount */.my)(attempts) && (0,check_manifest/* isCount */.my)(durationMs))
        return { status, asset, assetId, ...(sha256 !== undefined && { sha256 }), attempts, durationMs };
    if (status === 'reused' && assetId !== undefined && sha256 !== undefined)
        return { status, asset, assetId, sha256 };
    return { status: 'not-attempted', asset };
}

// EXTERNAL MODULE: ./.cache/build/src/support/cancellation.js
var cancellation = __webpack_require__(651);
// EXTERNAL MODULE: ./.cache/build/src/action/upload/idle-lines.js
var idle_lines = __webpack_require__(2167);
// EXTERNAL MODULE: ./.cache/build/src/action/upload/pattern-hints.js
var pattern_hints = __webpack_require__(9030);
;// CONCATENATED MODULE: ./.cache/build/src/action/merge/collect-shards.js












/** Up to this many parts get a line each. If there are more, none does. */
const MAX_LISTED_SHARDS = 50;
/**
 * Finds and joins the manifests of all shards.
 *
 * @param manifestPath where the joined manifest is written
 * @returns the joined shards, or all problems with them, one sentence each; `undefined` after a cancellation
 */
async function collectShards(inputs, manifestPath, { log, origin, signal }) {
    const { patterns, ifPatternUnmatched, workspace, token, baseUrl, quote } = inputs;
    const runId = inputs.runId ?? origin.manifestRun?.id;
    const found = await (0,cancellation/* unlessAborted */.Wh)(findManifests(patterns, workspace, manifestPath, signal), signal);
    if (found === undefined)
        return undefined;
    const { paths } = found;
    log.info(`${(0,format/* plural */.LS)(paths.length, 'manifest')} found`);
    if (found.hasOwn) {
        log.info(`  ignored: ${formatPath(manifestPath, workspace)}, because the joined manifest is written there`);
    }
    const secrets = new redaction_secrets/* Secrets */.S(token);
    const records = [];
    const show = (path) => formatPath(secrets.redact(path), workspace);
    const unusable = (path, why) => `\`manifests\` has ${show(path)}, which can't be used: ${why}`;
    const problems = [];
    // Without a manifest, another setting would hide the reason.
    const isError = ifPatternUnmatched === 'error' || paths.length === 0;
    if (found.unmatched.length > 0 && (isError || ifPatternUnmatched === 'warn')) {
        const context = { patterns, workspace, workingDirectory: workspace, includeHidden: true, isStepMissing };
        const lines = (await (0,idle_lines/* hintsFor */.uK)(found.unmatched, found, context, signal)).map(explainUnmatched);
        if (isError)
            problems.push(...lines);
        else
            log.warnings([{ title: 'Pattern without a match', lines }]);
    }
    for (const note of (0,idle_lines/* unusedExclusionNotes */.IE)(found))
        log.info(note);
    for (const [path, why] of found.unusable)
        problems.push(unusable(path, why));
    for (const path of paths) {
        if (signal.aborted)
            return undefined;
        const record = await readShardRecord(path, show(path), secrets);
        if (typeof record === 'string')
            problems.push(unusable(path, record));
        else
            records.push(record);
    }
    records.sort((a, b) => a.shard.index - b.shard.index);
    if (records.length <= MAX_LISTED_SHARDS)
        for (const record of records)
            log.info(`  ${describe(record)}`);
    if (records.length === 0) {
        if (problems.length === 0)
            problems.push('`manifests` matches no manifest of a part');
        return { problems };
    }
    const joined = joinShards(records, { baseUrl, runId }, quote);
    if ('problems' in joined)
        problems.push(...joined.problems.map((problem) => `\`manifests\` ${problem}`));
    if ('problems' in joined || problems.length > 0)
        return { problems };
    log.info(`All parts together: ${describeFiles(joined.stored)}`);
    return joined;
}
const isStepMissing = 'were the manifests of the other jobs downloaded there?';
function explainUnmatched({ pattern, hint }) {
    const isExclusion = pattern.startsWith('!');
    const what = `${isExclusion ? 'excludes what does not exist' : 'matches no file'} with ${(0,support_text/* joinTruncated */.v$)([pattern])}`;
    const [why] = (0,pattern_hints/* formatHints */._C)(hint ? [hint] : []);
    if (why !== undefined)
        return `\`manifests\` ${what}. ${why}`;
    return `\`manifests\` ${what}${isExclusion ? '' : `: ${isStepMissing}`}`;
}
function describe({ path, shard, stored }) {
    return `${(0,shards_split/* formatShard */._D)(shard)}: ${describeFiles(stored)}, ${path}`;
}
/** A path as messages show it: relative to the workspace if it is inside of it. */
function formatPath(path, workspace) {
    return (0,support_text/* joinTruncated */.v$)([(0,paths/* isInside */.FK)(path, workspace) ? (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, path)) : path]);
}
function describeFiles(stored) {
    return `${(0,format/* plural */.LS)(stored.length, 'file')} (${(0,format/* formatTotalSize */.pO)(stored.map(({ asset }) => asset))})`;
}

// EXTERNAL MODULE: ./.cache/build/src/action/inputs/connection.js
var connection = __webpack_require__(8427);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/fields.js
var fields = __webpack_require__(3362);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/finish-reading.js
var finish_reading = __webpack_require__(6649);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/input-reader.js
var input_reader = __webpack_require__(3151);
// EXTERNAL MODULE: ./.cache/build/src/action/upload/upload-inputs.js
var upload_inputs = __webpack_require__(678);
;// CONCATENATED MODULE: ./.cache/build/src/action/merge/merge-inputs.js





/** Reads all inputs of `merge/`. */
function readMergeInputs(env) {
    const reader = new input_reader/* InputReader */.i(env);
    const patterns = (0,fields/* readPatterns */.ce)(reader, 'manifests');
    if (patterns === undefined) {
        reader.addProblem('manifests', 'must be given: paths or patterns of the manifests of all parts, one per line');
    }
    const runId = reader.text('run-id') === '' ? undefined : reader.wholeNumber('run-id');
    const inputs = {
        ...(0,connection/* readConnection */.d)(reader, (0,fields/* asksForExports */.PL)(reader)),
        patterns: patterns ?? { include: [], exclude: [] },
        ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
        runId,
        ...(0,upload_inputs/* readRecordedInputs */.k)(reader),
        quote: (text) => reader.quote(text),
    };
    return (0,finish_reading/* finishReading */.SX)(inputs, reader);
}

;// CONCATENATED MODULE: ./.cache/build/src/action/merge/run-merge.js












/** The sub-action `merge/`: joins the manifests of all shards, then triggers the exports. */
function mergeAction(context) {
    const step = (0,recorded_step/* recordStep */.I)(context);
    return {
        run: () => runMerge(step),
        finish: async (failures) => (await (0,finish_run/* finishRun */.JH)(failures, step)) === 'success',
    };
}
async function runMerge(step) {
    const { env, log, record, manifest, signal } = step;
    const { inputs, problems, warnings } = readMergeInputs(env);
    const { exports, limits, baseUrl, reuseUnchanged, retryUnknown } = inputs;
    log.warnings(warnings);
    step.summary = inputs.summary;
    record.isToUpload = true;
    const manifestPath = inputs.manifestPath ?? manifest.path;
    const { problems: pathProblems, file } = await (0,path_checks/* checkManifestPath */.LD)(manifestPath, problems);
    const placed = file ?? { kind: 'missing' };
    record.earlier = new earlier_manifest/* EarlierManifest */.s(placed, { baseUrl, organizationId: '', run: record.run });
    manifest.share(file && inputs.manifestPath);
    const invalid = [...problems, ...pathProblems];
    if (invalid.length > 0)
        return [(0,invalid_input/* invalidInputFailure */.O)(invalid)];
    record.exports = exports;
    await manifest.markIncomplete();
    const joined = await collectShards(inputs, manifestPath, step);
    if (joined === undefined)
        return [(0,failures_of_run/* explainCancellation */.X)(record, signal)];
    if ('problems' in joined)
        return [(0,invalid_input/* invalidInputFailure */.O)(joined.problems)];
    recordParts(joined, step);
    record.plan({ ...joined, assets: [], exports }, joined.stored);
    const earlier = new earlier_manifest/* EarlierManifest */.s(placed, { ...joined, run: record.run });
    record.earlier = earlier;
    const unwritable = await (0,path_checks/* tryManifestPath */.Qr)(manifestPath, signal);
    if (unwritable.length > 0) {
        manifest.share(undefined);
        return [(0,invalid_input/* invalidInputFailure */.O)(unwritable)];
    }
    (0,earlier_steps/* logEarlierManifest */.q)(earlier, inputs, 'merge', log);
    const noOutputs = await (0,finish_run/* outputsFailure */.J)(env, signal);
    if (noOutputs !== undefined)
        return [noOutputs];
    record.begin();
    const before = reuseUnchanged
        ? earlier.exportsBefore(exports, joined.stored)
        : (0,run_pipeline/* notAttemptedReport */.e)({ assets: undefined, exports }).exports;
    await triggerExports(before, retryUnknown, inputs, step);
    return (0,failures_of_run/* failuresOf */.d)(record, { limits, hasNoConcurrencyInput: true, signal });
}
/** Records the start and the commit of the parts: a `workflow_run` has another commit. */
function recordParts({ startedAt, run: parts }, step) {
    const { record, origin } = step;
    // The clock of a machine that ran a shard may be ahead of the clock of this machine.
    if (startedAt < record.startedAt)
        record.startedAt = startedAt;
    if (parts === undefined)
        return;
    const { commit } = parts;
    record.run = { ...(origin.manifestRun ?? parts), commit };
    step.origin = { ...origin, commit, manifestRun: record.run };
}
async function triggerExports(before, retryUnknown, inputs, step) {
    if (before.length === 0)
        return;
    const { signal, waitTimer } = step;
    await (0,recorded_step/* withEvents */.O)(inputs, step, (events) => (0,service_session/* withService */.K)(inputs, { onWait: events.waiting, waitTimer }, ({ service }) => (0,request_exports/* requestExports */.$)(before, { service, events, signal, concurrency: 'auto' }, retryUnknown)));
}


/***/ })

};
