export const id = 781;
export const ids = [781];
export const modules = {

/***/ 4781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeAction: () => (/* binding */ mergeAction)
});

// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/build-manifest.js
var build_manifest = __webpack_require__(7534);
// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/previous-release.js
var previous_release = __webpack_require__(6737);
// EXTERNAL MODULE: ./.cache/build/pipeline/request-exports.js
var request_exports = __webpack_require__(3421);
// EXTERNAL MODULE: ./.cache/build/pipeline/run-pipeline.js + 1 modules
var run_pipeline = __webpack_require__(6817);
// EXTERNAL MODULE: ./.cache/build/action/inputs/invalid-input.js
var invalid_input = __webpack_require__(4792);
// EXTERNAL MODULE: ./.cache/build/action/inputs/path-checks.js
var path_checks = __webpack_require__(6997);
// EXTERNAL MODULE: ./.cache/build/action/recorded-run.js + 4 modules
var recorded_run = __webpack_require__(9247);
// EXTERNAL MODULE: ./.cache/build/action/report/finish-run.js + 3 modules
var finish_run = __webpack_require__(8636);
// EXTERNAL MODULE: ./.cache/build/action/run-result.js
var run_result = __webpack_require__(2549);
// EXTERNAL MODULE: ./.cache/build/action/service-session.js + 20 modules
var service_session = __webpack_require__(901);
// EXTERNAL MODULE: ./.cache/build/action/upload/previous-manifest.js
var previous_manifest = __webpack_require__(8399);
// EXTERNAL MODULE: ./.cache/build/action/upload/upload-inputs.js
var upload_inputs = __webpack_require__(6251);
// EXTERNAL MODULE: ./.cache/build/api/redaction/secrets.js
var redaction_secrets = __webpack_require__(6427);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/glob/dist/esm/index.js + 9 modules
var esm = __webpack_require__(9713);
// EXTERNAL MODULE: ./.cache/build/support/spelling.js
var spelling = __webpack_require__(1149);
// EXTERNAL MODULE: ./.cache/build/pipeline/find/patterns.js
var patterns = __webpack_require__(1413);
;// CONCATENATED MODULE: ./.cache/build/pipeline/shards/find-manifests.js




/**
 * Finds manifests inside and outside the workspace: jobs often download the manifests of other jobs to another folder.
 *
 * @param folder absolute path that patterns are relative to
 */
async function findManifests({ include, exclude }, folder) {
    const globs = (pattern) => (0,patterns/* toGlobs */.Fv)(pattern, folder);
    const options = {
        ...patterns/* GLOB_OPTIONS */.gu,
        cwd: folder,
        nodir: true,
        absolute: true,
        dot: true,
        ignore: exclude.flatMap(globs).flatMap((pattern) => withContents(pattern, folder)),
    };
    const found = await Promise.all(include.map(async (pattern) => ({ pattern, paths: await (0,esm/* glob */.TI)(globs(pattern), options) })));
    return {
        paths: [...new Set(found.flatMap(({ paths }) => paths.map(spelling/* spellAsOnDisk */.x)))].sort(),
        unmatched: found.filter(({ paths }) => paths.length === 0).map(({ pattern }) => pattern),
    };
}
/** Excludes the contents of folders too. A relative pattern can't match outside `folder`, so `**` starts at the root as well. */
function withContents(pattern, folder) {
    const patterns = pattern.startsWith('**/') ? [pattern, `${(0,external_node_path_.parse)(folder).root}${pattern}`] : [pattern];
    return patterns.flatMap((excluded) => [excluded, `${excluded}/**`]);
}

// EXTERNAL MODULE: ./.cache/build/support/paths.js
var paths = __webpack_require__(2447);
// EXTERNAL MODULE: ./.cache/build/support/text.js
var support_text = __webpack_require__(9776);
// EXTERNAL MODULE: ./.cache/build/pipeline/name-collisions.js
var name_collisions = __webpack_require__(1925);
// EXTERNAL MODULE: ./.cache/build/pipeline/shards/split.js
var split = __webpack_require__(114);
;// CONCATENATED MODULE: ./.cache/build/pipeline/shards/join-shards.js




/** Values that must be the same in every shard of a run. */
const SHARED_FIELDS = {
    total: ({ shard }) => shard.total,
    'run.id': ({ run }) => run?.id ?? '',
    'run.commit': ({ run }) => run?.commit ?? '',
    'base-url': ({ baseUrl }) => (0,support_text/* normalizeAddress */.Qh)(baseUrl),
    organization: ({ organizationId }) => organizationId,
    files: ({ whole }) => formatDigest(whole),
};
/**
 * Joins the shards of a run. Checks that every shard is there once and has finished, and that the files are those of the list
 * that was split.
 *
 * @param records one or more
 * @param files the files of all shards, not redacted
 * @returns all problems if there are any
 */
function joinShards(records, files, expected) {
    const [first] = records;
    if (first === undefined)
        throw new RangeError('there is no shard');
    const isComplete = records.reduce((sum, { stored }) => sum + stored.length, 0) >= first.whole.files;
    const countMissing = ({ missing, kept }) => missing - (isComplete ? kept : 0);
    const problems = [
        ...findOtherRuns(records, expected),
        ...records
            .filter((record) => record.conclusion !== 'success' || countMissing(record) > 0)
            .map((record) => ({ kind: 'unfinished', record })),
        ...records.filter(({ exported }) => exported).map((record) => ({ kind: 'exported', record })),
        ...findDuplicateOrMissingShards(records),
    ];
    if (problems.length > 0)
        return problems;
    const stored = records.flatMap((record) => record.stored).sort((a, b) => (0,paths/* byPath */.f2)(a.asset, b.asset));
    const problem = checkNames(stored, records) ?? checkDigest(files, first.whole);
    if (problem !== undefined)
        return [problem];
    return {
        baseUrl: first.baseUrl,
        organizationId: first.organizationId,
        run: first.run,
        startedAt: new Date(Math.min(...records.map(({ startedAt }) => startedAt.getTime()))),
        stored,
    };
}
function findOtherRuns(records, { baseUrl, runId }) {
    const given = {
        ...(baseUrl !== '' && { 'base-url': (0,support_text/* normalizeAddress */.Qh)(baseUrl) }),
        ...(runId !== undefined && { 'run.id': runId }),
    };
    // Shards of the right run are not to be blamed, even if more were left behind by another.
    const own = records.filter(({ run }) => run !== undefined && run.id === runId);
    return Object.entries(SHARED_FIELDS).flatMap(([name, getValue]) => {
        const field = name;
        const usual = field in given ? undefined : findUsual(own.length > 0 ? own : records, getValue);
        const expected = usual ? getValue(usual) : given[field];
        const others = records.filter((record) => getValue(record) !== expected);
        return others.map((record) => ({ kind: 'other-run', field, record, usual }));
    });
}
/** Returns the first record with the most common value. A value that is not empty goes first. */
function findUsual(records, getValue) {
    const known = records.filter((record) => getValue(record) !== '');
    const groups = Map.groupBy(known.length > 0 ? known : records, getValue).values();
    const [usual] = [...groups].sort((a, b) => b.length - a.length).flat();
    return usual;
}
function findDuplicateOrMissingShards(records) {
    const total = findUsual(records, SHARED_FIELDS.total)?.shard.total ?? 0;
    const byShard = Map.groupBy(records, ({ shard }) => `${shard.index}/${shard.total}`);
    const duplicates = [...byShard.values()].filter((group) => group.length > 1);
    const present = new Set(records.map(({ shard }) => shard.index));
    const indexes = Array.from({ length: total }, (_, position) => position + 1).filter((index) => !present.has(index));
    return [
        ...duplicates.map((group) => ({ kind: 'twice', records: group })),
        ...(indexes.length > 0 ? [{ kind: 'missing', indexes, total }] : []),
    ];
}
/** Checks what a run of all files would guarantee: each file, name and asset id once. */
function checkNames(stored, records) {
    const kinds = [
        ['one-path', ({ asset }) => asset.path],
        ['one-name', ({ asset }) => asset.fileName],
        ['one-id', ({ assetId }) => assetId],
    ];
    for (const [kind, nameOf] of kinds) {
        const collisions = (0,name_collisions/* nameCollisions */.B)(stored.map((file) => ({ fileName: nameOf(file), path: file.asset.path })));
        if (collisions.length > 0)
            return { kind, collisions, records: recordsOf(collisions, records) };
    }
    return undefined;
}
function checkDigest(files, expected) {
    const found = (0,split/* digestList */.J8)(files.toSorted(paths/* byPath */.f2));
    if (formatDigest(found) === formatDigest(expected))
        return undefined;
    return { kind: 'other-files', found, expected };
}
function formatDigest({ files, bytes, sha256 }) {
    return `${files} ${bytes} ${sha256}`;
}
function recordsOf(collisions, records) {
    const paths = new Set(collisions.flatMap((collision) => collision.paths));
    return records.filter(({ stored }) => stored.some(({ asset }) => paths.has(asset.path)));
}

// EXTERNAL MODULE: ./.cache/build/support/json.js
var json = __webpack_require__(4689);
// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/read-manifest.js
var read_manifest = __webpack_require__(5664);
// EXTERNAL MODULE: ./.cache/build/pipeline/outcomes.js
var pipeline_outcomes = __webpack_require__(3413);
;// CONCATENATED MODULE: ./.cache/build/pipeline/shards/read-shard.js




/**
 * Reads the manifest of a shard, checks every field and redacts secrets in it.
 *
 * @returns the manifest; or the reason why it can't be used, which completes a sentence and quotes nothing of the file
 */
async function readShardRecord(path, secrets) {
    const file = await (0,read_manifest/* readManifest */.WI)(path);
    if (file.kind === 'missing')
        return 'it is missing or empty';
    if (file.kind !== 'readable')
        return file.why;
    const content = redactContent(file.content, secrets);
    const { shard, whole, run, conclusion, baseUrl, organizationId, startedAt, exports } = content;
    if (shard === undefined)
        return 'it is of a run without `shard`';
    if (!isShard(shard))
        return `${read_manifest/* DAMAGED */.Ax}: its \`shard\` is not what a run writes`;
    if (run !== undefined && !isRun(run))
        return `${read_manifest/* DAMAGED */.Ax}: its \`run\` is not what a run writes`;
    if (!isDigest(whole))
        return `${read_manifest/* DAMAGED */.Ax}: its \`whole\` is not what a run writes`;
    if (typeof conclusion !== 'string' || typeof baseUrl !== 'string' || typeof organizationId !== 'string')
        return `${read_manifest/* DAMAGED */.Ax}: its \`conclusion\`, \`baseUrl\` or \`organizationId\` is not what a run writes`;
    const startedMs = typeof startedAt === 'string' ? Date.parse(startedAt) : Number.NaN;
    if (Number.isNaN(startedMs))
        return `${read_manifest/* DAMAGED */.Ax}: it does not say when its run started`;
    if (!Array.isArray(exports))
        return `${read_manifest/* DAMAGED */.Ax}: it has no list of exports`;
    const assets = (0,read_manifest/* recordedAssets */.Yv)(content);
    if (typeof assets === 'string')
        return assets;
    const outcomes = [];
    for (const [index, asset] of assets.entries()) {
        const outcome = toOutcome(asset);
        if (outcome === undefined)
            return `${read_manifest/* DAMAGED */.Ax}: its asset ${index + 1} is not what a run writes`;
        outcomes.push(outcome);
    }
    const stored = outcomes.filter(pipeline_outcomes/* hasAssetId */.eA);
    // A run that succeeded attempted all of its files.
    const isKept = (_, index) => {
        const asset = assets[index];
        return conclusion === 'success' && asset?.['status'] === 'not-attempted' && asset.assetId !== undefined;
    };
    const record = {
        path: secrets.redact(path),
        shard,
        whole,
        run,
        conclusion,
        baseUrl,
        organizationId,
        startedAt: new Date(startedMs),
        stored,
        missing: outcomes.length - stored.length,
        kept: outcomes.filter(isKept).length,
        exported: exports.some((entry) => !(0,json/* isRecord */.u4)(entry) || entry['status'] !== 'not-attempted'),
    };
    const originals = file.content['assets'];
    return { record, files: originals.filter((asset, index) => !isKept(asset, index)) };
}
/** Redaction changes neither the number of assets nor the type of a field. */
function redactContent(content, secrets) {
    return JSON.parse(secrets.redactData(JSON.stringify(content)));
}
/** Returns `undefined` if the asset is damaged. Every status without an upload becomes `not-attempted`. */
function toOutcome(recorded) {
    const { path, fileName, contentType, size, status, assetId, sha256, attempts, durationMs } = recorded;
    const asset = { path, fileName, contentType, size };
    if (path.startsWith('/'))
        return undefined;
    if (status !== 'uploaded' && status !== 'reused')
        return { status: 'not-attempted', asset };
    if (assetId === undefined || !isCount(attempts) || !isCount(durationMs))
        return undefined;
    if (status === 'uploaded')
        return { status, asset, assetId, ...(sha256 !== undefined && { sha256 }), attempts, durationMs };
    return sha256 === undefined ? undefined : { status, asset, assetId, sha256 };
}
function isRun(value) {
    if (!(0,json/* isRecord */.u4)(value))
        return false;
    const { repository, id, attempt, commit } = value;
    return typeof repository === 'string' && isCount(id) && isCount(attempt) && typeof commit === 'string';
}
function isShard(value) {
    if (!(0,json/* isRecord */.u4)(value))
        return false;
    const { index, total } = value;
    return isCount(index) && isCount(total) && index >= 1 && index <= total && total <= split/* MAX_SHARDS */.hH;
}
function isDigest(value) {
    return ((0,json/* isRecord */.u4)(value) &&
        isCount(value['files']) &&
        isCount(value['bytes']) &&
        typeof value['sha256'] === 'string');
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}

// EXTERNAL MODULE: ./.cache/build/support/format.js
var format = __webpack_require__(7540);
;// CONCATENATED MODULE: ./.cache/build/action/merge/shard-problems.js





/** Explains each problem in one sentence. Shards of another run share a sentence if they differ in the same way. */
function explainShardProblems(problems, context) {
    const otherRuns = problems.filter((problem) => problem.kind === 'other-run');
    const byDifference = Map.groupBy(otherRuns, (problem) => formatDifference(problem, context));
    const rest = problems.flatMap((problem) => problem.kind === 'other-run' ? [] : explainProblem(problem, context));
    const different = [...byDifference].map(([difference, group]) => {
        const names = (0,support_text/* joinTruncated */.v$)(group.map(({ record }) => formatRecord(record, context)));
        return `has ${names} from another run: ${difference}`;
    });
    return [...different, ...rest].map((sentence) => `\`manifests\` ${sentence}`);
}
/** The path of a manifest, relative to the workspace if it is inside of it. */
function formatManifestPath(path, workspace) {
    return (0,support_text/* joinTruncated */.v$)([(0,paths/* isInside */.FK)(path, workspace) ? (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, path)) : path]);
}
function explainProblem(problem, context) {
    switch (problem.kind) {
        case 'missing': {
            const { indexes, total } = problem;
            const which = (0,support_text/* joinTruncated */.v$)(indexes.map(String), 20);
            const parts = indexes.length === 1 ? 'part' : 'parts';
            return `lacks ${parts} ${which} of ${total}: did every job succeed, and was every manifest downloaded?`;
        }
        case 'twice': {
            const { records } = problem;
            const paths = records.map(({ path }) => formatManifestPath(path, context.workspace));
            return `has ${formatParts(records)} in ${(0,format/* plural */.LS)(records.length, 'manifest')}: ${(0,support_text/* joinTruncated */.v$)(paths)}`;
        }
        case 'unfinished': {
            const { record } = problem;
            const left = record.missing > 0 ? ` with ${(0,format/* plural */.LS)(record.missing, 'file')} not uploaded` : '';
            return `has ${formatRecord(record, context)}, which is unfinished: its run ended as ${context.quote(record.conclusion)}${left}; run that job again`;
        }
        case 'exported':
            return `has ${formatRecord(problem.record, context)}, whose run has triggered exports itself: they would be triggered twice`;
        case 'one-path': {
            const { collisions, records } = problem;
            const files = (0,support_text/* joinTruncated */.v$)(collisions.map(({ fileName }) => fileName));
            return `has ${(0,format/* plural */.LS)(collisions.length, 'file')} in more than one part (${formatParts(records)}): ${files}`;
        }
        case 'one-name':
        case 'one-id': {
            const { kind, collisions, records } = problem;
            const names = (0,support_text/* joinTruncated */.v$)(collisions.map(({ fileName, paths }) => `${(0,support_text/* joinTruncated */.v$)([fileName])} (${(0,support_text/* joinTruncated */.v$)(paths, 3)})`));
            const what = kind === 'one-id' ? 'asset id' : 'name';
            return `has ${(0,format/* plural */.LS)(collisions.length, what)} for more than one file (${formatParts(records)}): ${names}`;
        }
        case 'other-files': {
            const [found, expected] = [problem.found, problem.expected].map(formatWhole);
            return found === expected
                ? 'has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?'
                : `has ${found} in all parts together, but ${expected} were split`;
        }
    }
}
function formatDifference({ field, record, usual }, { quote, baseUrl, runId }) {
    switch (field) {
        case 'total':
            return `it has ${(0,format/* plural */.LS)(record.shard.total, 'part')}, the other jobs have ${usual?.shard.total}`;
        case 'run.id':
        case 'run.commit': {
            const key = field === 'run.id' ? 'id' : 'commit';
            const [own, others] = [record, usual].map((of) => (of?.run ? quote(String(of.run[key])) : 'missing'));
            if (usual === undefined && !record.run)
                return `it has no \`run.id\`, and was not made by run "${runId}": was it left behind?`;
            if (usual === undefined)
                return `its \`run.id\` is ${own}, not "${runId}": was it left behind? If that run made all parts, give its id as \`run-id\``;
            return `its \`${field}\` is ${own}, in the other jobs it is ${others}`;
        }
        case 'base-url':
            return `its \`base-url\` is ${quote(record.baseUrl)}, not ${quote(usual?.baseUrl ?? baseUrl)}`;
        case 'organization':
            return `its \`organization\` is ${quote(record.organizationId)}, not ${quote(usual?.organizationId ?? '')}`;
        case 'files': {
            const [found, expected] = [record, usual ?? record].map(({ whole }) => formatWhole(whole));
            return found === expected
                ? 'its job found other files, although of the same number and size'
                : `its job found ${found}, the other jobs ${expected}`;
        }
    }
}
function formatWhole({ files, bytes }) {
    return `${(0,format/* plural */.LS)(files, 'file')} (${(0,format/* formatBytes */.z3)(bytes)})`;
}
function formatRecord({ path, shard }, { workspace }) {
    return `${formatManifestPath(path, workspace)} (${(0,split/* formatShard */._D)(shard)})`;
}
/** Each part once, even if several records are of the same part. */
function formatParts(records) {
    return (0,support_text/* joinTruncated */.v$)([...new Set(records.map(({ shard }) => (0,split/* formatShard */._D)(shard)))]);
}

;// CONCATENATED MODULE: ./.cache/build/action/merge/collect-shards.js









/** Up to this many parts get a line each. If there are more, none does. */
const MAX_LISTED_SHARDS = 50;
/**
 * Finds and joins the manifests of all shards.
 *
 * @returns the joined shards, or all problems with them, one sentence each; `undefined` after a cancellation
 */
async function collectShards(inputs, { log, origin, signal }) {
    const { patterns, workspace, manifestPath, token, baseUrl, quote } = inputs;
    const runId = inputs.runId ?? origin.manifestRun?.id;
    const found = await findManifests(patterns, workspace);
    // An earlier run of `merge/` may have left its joined manifest among the others.
    const ownPath = (0,spelling/* spellAsOnDisk */.x)(manifestPath);
    const paths = found.paths.filter((path) => path !== ownPath);
    log.info(`${(0,format/* plural */.LS)(paths.length, 'manifest')} found`);
    if (paths.length < found.paths.length) {
        const own = formatManifestPath(manifestPath, workspace);
        log.info(`  ignored: ${own}, because the joined manifest is written there`);
    }
    const secrets = new redaction_secrets/* Secrets */.S(token);
    const records = [];
    const files = [];
    const problems = found.unmatched.map((pattern) => `\`manifests\` matches no file with ${(0,support_text/* joinTruncated */.v$)([pattern])}: were the manifests of the other jobs downloaded there?`);
    for (const path of paths) {
        if (signal.aborted)
            return undefined;
        const manifest = await readShardRecord(path, secrets);
        if (typeof manifest === 'string') {
            const name = formatManifestPath(secrets.redact(path), workspace);
            problems.push(`\`manifests\` has ${name}, which can't be used: ${manifest}`);
            continue;
        }
        records.push(manifest.record);
        for (const file of manifest.files)
            files.push(file);
    }
    records.sort((a, b) => a.shard.index - b.shard.index);
    if (records.length <= MAX_LISTED_SHARDS)
        for (const record of records)
            log.info(`  ${describe(record, workspace)}`);
    if (records.length === 0) {
        if (problems.length === 0)
            problems.push('`manifests` matches no manifest of a part');
        return { problems };
    }
    const joined = joinShards(records, files, { baseUrl, runId });
    if (!('stored' in joined)) {
        const context = { workspace, quote, baseUrl, runId };
        problems.push(...explainShardProblems(joined, context));
    }
    if (!('stored' in joined) || problems.length > 0)
        return { problems };
    log.info(`All parts together: ${describeFiles(joined.stored)}`);
    return joined;
}
function describe({ path, shard, stored }, workspace) {
    return `${(0,split/* formatShard */._D)(shard)}: ${describeFiles(stored)}, ${formatManifestPath(path, workspace)}`;
}
function describeFiles(stored) {
    return `${(0,format/* plural */.LS)(stored.length, 'file')} (${(0,format/* formatTotalSize */.pO)(stored.map(({ asset }) => asset))})`;
}

// EXTERNAL MODULE: ./.cache/build/action/inputs/connection.js
var connection = __webpack_require__(4552);
// EXTERNAL MODULE: ./.cache/build/action/inputs/fields.js
var fields = __webpack_require__(9893);
// EXTERNAL MODULE: ./.cache/build/action/inputs/finish-reading.js
var finish_reading = __webpack_require__(8250);
// EXTERNAL MODULE: ./.cache/build/action/inputs/input-reader.js
var input_reader = __webpack_require__(4924);
;// CONCATENATED MODULE: ./.cache/build/action/merge/merge-inputs.js





/** Reads all inputs of `merge/`. */
function readMergeInputs(env, now = new Date()) {
    const reader = new input_reader/* InputReader */.i(env);
    const patterns = (0,fields/* readPatterns */.ce)(reader, 'manifests');
    if (patterns === undefined) {
        reader.addProblem('manifests', 'must be given: paths or patterns of the manifests of all parts, one per line');
    }
    const runId = reader.text('run-id') === '' ? undefined : reader.wholeNumber('run-id', { min: 1 });
    const inputs = {
        ...(0,connection/* readConnection */.d)(reader, reader.given('variant') !== ''),
        patterns: patterns ?? { include: [], exclude: [] },
        runId,
        ...(0,upload_inputs/* readRecordedInputs */.kX)(reader),
        quote: (text) => reader.quote(text),
    };
    return (0,finish_reading/* finishReading */.SX)(inputs, reader, now);
}

;// CONCATENATED MODULE: ./.cache/build/action/merge/run-merge.js














/** The sub-action `merge/`: joins the manifests of all shards, then triggers the exports. */
function mergeAction(context) {
    let run = (0,recorded_run/* startRecording */.K)(context);
    return {
        run: () => runMerge(run, (joined) => {
            run = continueParts(run, joined);
            return run;
        }),
        onCrash: (failure) => run.recorder.failedWith(failure),
        finish: async (result) => (await (0,finish_run/* finishRun */.JH)(result, run)) === 'success',
    };
}
/** The run with what it records of the parts: their files, their start, and their commit, because a `workflow_run` has another one. */
function continueParts(run, { stored, startedAt, run: parts }) {
    const { recorder, origin } = run;
    recorder.stored = stored;
    // The clock of a machine that ran a shard may be ahead of the clock of this machine.
    const recorded = { ...run, startedAt: startedAt < run.startedAt ? startedAt : run.startedAt };
    if (parts === undefined)
        return recorded;
    const { commit } = parts;
    const manifestRun = { ...(origin.manifestRun ?? parts), commit };
    return { ...recorded, origin: { ...origin, commit, manifestRun } };
}
async function runMerge(context, onJoined) {
    const { env, log, recorder, signal } = context;
    const { inputs, problems, warnings } = readMergeInputs(env);
    const { exports, limits, manifestPath, summary } = inputs;
    log.warnings(warnings);
    const { problems: pathProblems, file } = await (0,path_checks/* checkManifestPath */.LD)(manifestPath);
    const invalid = [...problems, ...pathProblems];
    // Without a joined manifest, do not overwrite one that an earlier run may have left at the given path.
    const unjoined = { baseUrl: '', organizationId: '', manifestPath: (0,upload_inputs/* temporaryManifestPath */.Ue)(env), summary };
    if (invalid.length > 0)
        return { ...(0,invalid_input/* invalidInputsResult */.M)(invalid), inputs: unjoined };
    recorder.plan({ assets: [], exports });
    const report = recorder.report();
    const joined = await collectShards(inputs, context);
    if (joined === undefined) {
        const failures = [(0,run_result/* explainCancellation */.X)(report, String(signal.reason))];
        return { conclusion: 'cancelled', report, failures, inputs: unjoined };
    }
    const unusable = 'problems' in joined ? joined.problems : await (0,path_checks/* tryManifestPath */.Qr)(manifestPath, signal);
    if ('problems' in joined || unusable.length > 0)
        return { ...(0,invalid_input/* invalidInputsResult */.M)(unusable), report, inputs: unjoined };
    const run = onJoined(joined);
    const { baseUrl, organizationId, stored } = joined;
    const previous = loadPrevious(file, inputs, joined, log);
    const commit = run.origin.manifestRun?.commit;
    const kept = previous.kind === 'usable' ? { previous: previous.run, commit, assets: undefined } : undefined;
    recorder.known = { inputs: { baseUrl, organizationId, manifestPath, summary }, kept };
    const noOutputs = await (0,finish_run/* outputsFailure */.J)(env, signal);
    if (noOutputs !== undefined)
        return recorder.failedWith(noOutputs);
    const continuation = (0,previous_manifest/* continuationOf */.zG)(previous, { ...inputs, exportsAlone: false }, run);
    startMergeDrafts(inputs, joined, kept, run);
    const earlier = continuation && (0,run_pipeline/* exportsToContinue */.CI)(continuation, stored);
    const done = { uploads: stored, exports: await triggerExports(inputs, earlier, run) };
    return (0,run_result/* toRunResult */.k)(done, recorder.known, { limits, hasNoConcurrencyInput: true, signal });
}
/** Interprets the joined manifest of an earlier attempt, whose exports this run continues. */
function loadPrevious(file, { reuseUnchanged, manifestPath: path }, joined, log) {
    const previous = (0,previous_release/* toPreviousManifest */.ol)(file, joined);
    if (!reuseUnchanged)
        return previous;
    if (previous.kind === 'missing')
        log.info(`No previous manifest, so no export is reused: ${path}`);
    if (previous.kind === 'unusable')
        (0,previous_manifest/* warnNotReused */.YQ)(path, previous.why, 'No export is reused. This run replaces the manifest.', log);
    return previous;
}
function startMergeDrafts({ givenManifestPath: path }, { baseUrl, organizationId }, kept, { drafts, recorder, origin, startedAt }) {
    if (path === undefined)
        return;
    drafts.start({
        path,
        mayReplace: () => true,
        build: () => {
            const known = { startedAt, run: origin.manifestRun, deployed: recorder.deployed };
            const report = recorder.report();
            const own = (0,build_manifest/* buildManifest */.u)({ conclusion: 'failure', baseUrl, organizationId, ...known }, report);
            return kept ? (0,build_manifest/* addKept */.e)(own, report, kept) : own;
        },
    });
}
async function triggerExports(inputs, earlier, run) {
    const { signal, waitTimer } = run;
    const { exports } = inputs;
    if (exports.length === 0)
        return [];
    return (0,recorded_run/* withEvents */.O)(inputs, run, (events) => (0,service_session/* withService */.K)(inputs, { onWait: events.waiting, waitTimer }, ({ service }) => (0,request_exports/* requestExports */.$)(exports, { service, events, signal, concurrency: 'auto' }, earlier)));
}


/***/ })

};
