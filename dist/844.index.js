export const id = 844;
export const ids = [844];
export const modules = {

/***/ 9844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadAction: () => (/* binding */ uploadAction)
});

// EXTERNAL MODULE: ./.cache/build/src/pipeline/concurrency.js
var pipeline_concurrency = __webpack_require__(7006);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/src/support/paths.js
var paths = __webpack_require__(8738);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/file-search.js + 1 modules
var file_search = __webpack_require__(9510);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/folder-reader.js
var folder_reader = __webpack_require__(6357);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/matched-file.js
var matched_file = __webpack_require__(2964);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/search-area.js
var search_area = __webpack_require__(623);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/find-assets.js






/**
 * Finds the files to upload. Opens no file.
 *
 * @param contentTypesOf returns the media type of each of these paths
 * @throws the signal's reason, if it is aborted
 */
async function findAssets(search, naming, contentTypesOf) {
    const area = new search_area/* SearchArea */.q(search.workspace, search.workingDirectory);
    const workingDirectory = area.realPathOf(search.workingDirectory);
    const toRealPath = realPathOfPattern(search.workspace, area.realPathOf(search.workspace));
    const reader = new folder_reader/* FolderReader */._(area);
    const fileSearch = new file_search/* FileSearch */.X({ ...search, workingDirectory, area, reader, toRealPath });
    const isOurs = (0,matched_file/* isOneOf */.E)(search.neverUpload, area);
    const files = (await fileSearch.run()).filter((file) => !isOurs(file));
    const kept = keepOneOfEach(files, naming);
    const keptPaths = new Set(kept.map(({ path }) => path));
    const repeated = files.filter(({ path }) => !keptPaths.has(path)).map((file) => linkTo(file, area));
    const named = files.filter(({ matches }) => matches.some(({ isNamed }) => isNamed));
    const namedPaths = new Set(named.map(({ ownPath }) => ownPath));
    const toPath = (path) => (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workingDirectory, path)) || '.';
    const toPaths = (paths) => [...new Set(paths)].map(toPath).sort();
    const contentTypeOf = contentTypesOf(kept.map(({ path }) => toPath(path)));
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
        assets: kept.map(toAsset).sort(paths/* byPath */.f2),
        namedInFull: new Set(kept.map(({ ownPath }) => ownPath).filter((path) => namedPaths.has(path))),
        ...fileSearch.idleLines(files),
        foldersTaken: toPaths(fileSearch.foldersTaken),
        outsideLinks: toPaths(area.outsideLinks),
        repeatedLinks: toPaths([...area.repeatedLinks, ...repeated]),
        unusable: [...reader.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(paths/* byPath */.f2),
    };
}
/** A pattern may begin with the path of a workspace that is a link. The search uses real paths. */
function realPathOfPattern(workspace, realPath) {
    const start = `${(0,paths/* toSlashes */.TH)(workspace)}/`;
    return (pattern) => pattern.startsWith(start) ? `${(0,paths/* toSlashes */.TH)(realPath)}/${pattern.slice(start.length)}` : pattern;
}
/**
 * Keeps each file once: by its own path if that was found, else by the path that sorts first. With `basename`, a link to a file is left
 * out if the file, or another link to it, is sent under the same name.
 */
function keepOneOfEach(files, naming) {
    const sentAs = ({ ownPath, found: { realPath } }) => {
        if (naming === 'path')
            return ownPath;
        const name = (0,external_node_path_.basename)(ownPath);
        return name === (0,external_node_path_.basename)(realPath) ? realPath : (0,external_node_path_.join)(realPath, name);
    };
    const linksIn = ({ path, ownPath, found }) => (ownPath === found.realPath ? 0 : 2) + (path === ownPath ? 0 : 1);
    const kept = new Map();
    for (const file of files.toSorted((a, b) => linksIn(a) - linksIn(b) || (0,paths/* byPath */.f2)(a, b))) {
        const key = sentAs(file);
        if (!kept.has(key))
            kept.set(key, file);
    }
    return [...kept.values()];
}
/** The link in the path of a file that was found by another path as well. */
function linkTo({ path, ownPath }, area) {
    let link = path;
    if (path !== ownPath)
        while (area.realPathOf((0,external_node_path_.dirname)(link)) !== (0,external_node_path_.dirname)(link))
            link = (0,external_node_path_.dirname)(link);
    return link;
}

// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/earlier-manifest.js
var earlier_manifest = __webpack_require__(7989);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/run-pipeline.js + 1 modules
var run_pipeline = __webpack_require__(4903);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/shards/split.js
var split = __webpack_require__(5031);
// EXTERNAL MODULE: ./.cache/build/src/retry/clock.js
var clock = __webpack_require__(1673);
// EXTERNAL MODULE: ./.cache/build/src/support/cancellation.js
var cancellation = __webpack_require__(651);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/failures-of-run.js
var failures_of_run = __webpack_require__(7578);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/input-reader.js
var input_reader = __webpack_require__(3151);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/invalid-input.js
var invalid_input = __webpack_require__(6405);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/path-checks.js
var path_checks = __webpack_require__(664);
// EXTERNAL MODULE: ./.cache/build/src/action/progress/log-events.js + 1 modules
var log_events = __webpack_require__(5533);
// EXTERNAL MODULE: ./.cache/build/src/action/recorded-step.js + 5 modules
var recorded_step = __webpack_require__(5470);
// EXTERNAL MODULE: ./.cache/build/src/action/report/finish-run.js + 3 modules
var finish_run = __webpack_require__(5775);
// EXTERNAL MODULE: ./.cache/build/src/action/service-session.js + 21 modules
var service_session = __webpack_require__(1245);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/name-collisions.js
var name_collisions = __webpack_require__(8526);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/action/upload/check-size-limits.js
var check_size_limits = __webpack_require__(865);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/credential-files.js



/** Names of files that hold credentials; docs/files.md gives the reasons. Upper or lower case: Windows also writes `KEY.PEM`. */
const CREDENTIAL_FILE = /^(?:\.env(?:\..*)?|env\.local|\.npmrc|\.netrc|gha-creds-.*\.json|.*\.(?:pem|p12|pfx|jks|keystore)|id_(?:rsa|dsa|ecdsa|ed25519))$/is;
/** Maximum files that the annotation names. The log lists more of them. */
const MAX_NAMED = 5;
/** Rejects credential files that only a wildcard matches. One that a pattern names in full is meant. */
function credentialFailures({ assets, namedInFull }) {
    const files = assets.filter((asset) => isCredentialFile(asset) && !namedInFull.has(asset.absolutePath));
    const [first] = files;
    if (first === undefined)
        return [];
    const what = (0,format/* plural */.LS)(files.length, 'file that may hold credentials', 'files that may hold credentials');
    const names = files.map(describe);
    // A line that begins with `!` excludes files, one with `#` is a comment, and spaces at its start are ignored.
    const pattern = /^[!#\s]/.test(first.path) ? `./${first.path}` : first.path;
    const lines = [
        `A wildcard of \`assets\` matches ${what}: ${(0,support_text/* joinTruncated */.v$)(names, MAX_NAMED)}`,
        `Nothing was sent. Exclude such files in \`assets\`, for example with !${pattern} on a line of its own. If one is meant, name it in full: ${pattern}`,
    ];
    return [{ title: 'Credential file matched', lines, ...(names.length > MAX_NAMED && { details: names }) }];
}
function isCredentialFile({ path, absolutePath, stateWhenFound }) {
    // A link also counts by the name of the file that it leads to.
    return (CREDENTIAL_FILE.test(external_node_path_.posix.basename(path)) ||
        (stateWhenFound !== undefined &&
            stateWhenFound.realPath !== absolutePath &&
            CREDENTIAL_FILE.test((0,external_node_path_.basename)(stateWhenFound.realPath))));
}
function describe({ path, stateWhenFound }) {
    const isNamedSo = stateWhenFound === undefined || CREDENTIAL_FILE.test(external_node_path_.posix.basename(path));
    return isNamedSo ? path : `${path} (a link to ${(0,external_node_path_.basename)(stateWhenFound.realPath)})`;
}

// EXTERNAL MODULE: ./.cache/build/src/action/upload/idle-lines.js
var idle_lines = __webpack_require__(2167);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./.cache/build/src/api/body/file-body.js
var file_body = __webpack_require__(1647);
// EXTERNAL MODULE: ./.cache/build/src/api/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./.cache/build/src/support/workers.js
var workers = __webpack_require__(1237);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/lfs-pointers.js







/** The specification of Git LFS: a pointer is smaller than this, and begins so. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_START = 'version https://git-lfs.github.com/spec/';
/** Maximum files that the annotation names. The log lists more of them. */
const lfs_pointers_MAX_NAMED = 5;
/**
 * Rejects files that are Git LFS pointers: a checkout without LFS leaves them in place of images. Reads only files that are small enough,
 * and none after a cancellation.
 */
async function lfsPointerFailures({ assets }, signal) {
    const small = assets.filter(({ size }) => size >= POINTER_START.length && size < MAX_POINTER_BYTES);
    const found = new Set();
    await (0,workers/* forEachConcurrently */.D)(small, 
    // On a file system that waits for a network, one after another would take long.
    (0,pipeline_concurrency/* requestsAtOnce */.tH)('auto'), () => signal.aborted, async (asset) => {
        // A small file is read at once. A signal must have its turn.
        await (0,promises_.setImmediate)();
        if (await isPointer(asset))
            found.add(asset);
    });
    const pointers = small.filter((asset) => found.has(asset)).map(({ path }) => path);
    if (pointers.length === 0)
        return [];
    const what = (0,format/* plural */.LS)(pointers.length, 'file that is', 'files that are');
    const lines = [
        `\`assets\` matches ${what} only a pointer of Git LFS, without the content: ${(0,support_text/* joinTruncated */.v$)(pointers, lfs_pointers_MAX_NAMED)}`,
        'Nothing was sent. Set `lfs: true` in the checkout step (actions/checkout), or exclude such files in `assets`.',
    ];
    return [
        { title: 'Git LFS pointer matched', lines, ...(pointers.length > lfs_pointers_MAX_NAMED && { details: pointers }) },
    ];
}
/** A file that can't be read is none: its upload reports why. */
async function isPointer({ absolutePath, size, stateWhenFound }) {
    try {
        const bytes = await (0,file_body/* fileBody */.h)(absolutePath, size, stateWhenFound).open();
        return Buffer.isBuffer(bytes) && bytes.toString('latin1').startsWith(POINTER_START);
    }
    catch (error) {
        if (error instanceof errors/* AssetFileError */.DP)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/check-assets.js








/** Compares the files that were found with what the inputs ask for. */
async function checkAssets(found, inputs, signal) {
    const linkWarnings = warnOfOutsideLinks(found);
    const problems = [...unusableProblems(found), ...collisionProblems(found, inputs)];
    const limitUsage = (0,check_size_limits/* measureLimits */.Tg)(found.assets, inputs.sizeLimits, inputs.workingDirectory);
    const notes = [...(0,idle_lines/* unusedExclusionNotes */.IE)(found), ...(0,idle_lines/* ruleNotes */.Kc)(found, inputs, limitUsage)];
    const failures = [
        ...(problems.length > 0 ? [(0,invalid_input/* invalidInputFailure */.O)(problems)] : []),
        ...credentialFailures(found),
        ...(await lfsPointerFailures(found, signal)),
        ...(0,check_size_limits/* sizeFailures */.Zp)(limitUsage),
    ];
    // Without files, another failure is the reason.
    if (failures.length === 0 || found.assets.length > 0)
        failures.push(...(await (0,idle_lines/* unmatchedFailures */.$D)(found, inputs, signal)));
    if (failures.length > 0)
        return { failures, warnings: linkWarnings, notes, limitUsage };
    const otherWarnings = found.assets.length === 0
        ? await (0,idle_lines/* noFilesWarnings */.mu)(found, inputs, signal)
        : [...spellingWarnings(found), ...(await (0,idle_lines/* unmatchedWarnings */.lR)(found, inputs, signal))];
    return { failures, warnings: [...linkWarnings, ...otherWarnings], notes, limitUsage };
}
function unusableProblems({ unusable }) {
    return unusable.map(({ path, why }) => `\`assets\` matches ${(0,support_text/* joinTruncated */.v$)([path])}, which can't be uploaded: ${why}`);
}
function collisionProblems({ assets }, { fileNaming }) {
    const advice = fileNaming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
    return (0,name_collisions/* nameCollisions */.B)(assets).map(({ fileName, paths }) => {
        const files = (0,format/* plural */.LS)(paths.length, 'file');
        return `\`assets\` matches ${files} that would get the name ${(0,support_text/* joinTruncated */.v$)([fileName])}${advice}: ${(0,support_text/* joinTruncated */.v$)(paths)}`;
    });
}
function warnOfOutsideLinks({ outsideLinks: links }) {
    if (links.length === 0)
        return [];
    const subject = (0,format/* plural */.LS)(links.length, 'symbolic link leads', 'symbolic links lead');
    const lines = [
        `${subject} out of the workspace and will not be uploaded: ${(0,support_text/* joinTruncated */.v$)(links)}`,
        'Copy the files into the workspace, or exclude the links.',
    ];
    return [{ title: 'Symbolic link not followed', lines }];
}
/** Warns of file names that differ only in case or Unicode normalization: many file systems take them for the same name. */
function spellingWarnings({ assets }) {
    const names = new Set(assets.map(({ fileName }) => fileName));
    const normalized = (name) => name.normalize('NFC').toLowerCase();
    if (new Set(names.values().map(normalized)).size === names.size)
        return [];
    const groups = [...Map.groupBy(names, normalized).values()].filter(({ length }) => length > 1);
    const named = groups.map((spellings) => spellings.map(escapeCombining).join(' and '));
    const lines = [
        `${(0,format/* plural */.LS)(groups.length, 'file name is', 'file names are')} sent in two spellings: ${(0,support_text/* joinTruncated */.v$)(named)}`,
        'They are uploaded as separate files. If they are meant to be the same, rename all but one.',
    ];
    return [{ title: 'Two spellings of one name', lines }];
}
/** Escapes combining characters of names that are not in NFC, so that two spellings do not look the same. */
function escapeCombining(name) {
    if (name.normalize('NFC') === name)
        return name;
    return name.replace(/[\p{M}\u1100-\u11ff]/gu, (mark) => `\\u{${Number(mark.codePointAt(0)).toString(16)}}`);
}

// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __webpack_require__(5086);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/described-files.js
var described_files = __webpack_require__(1672);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/content-types.js



/** RFC 2046, section 4.5.1: arbitrary data. */
const UNKNOWN = 'application/octet-stream';
/**
 * Returns a function from a path to its media type: that of the first rule that matches, or else that of the extension.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 */
function contentTypes(rules, workingDirectory, paths) {
    const patterns = rules.map(({ pattern }) => pattern);
    const described = (0,described_files/* describedFiles */.$)(patterns, workingDirectory, paths);
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

// EXTERNAL MODULE: ./.cache/build/src/pipeline/events.js
var pipeline_events = __webpack_require__(3620);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/find-unchanged.js
var find_unchanged = __webpack_require__(443);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/outcomes.js
var outcomes = __webpack_require__(516);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/request-exports.js
var request_exports = __webpack_require__(4638);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/tally.js
var tally = __webpack_require__(3767);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/response-advice.js
var response_advice = __webpack_require__(8119);
// EXTERNAL MODULE: ./.cache/build/src/action/upload/earlier-steps.js
var earlier_steps = __webpack_require__(4005);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/dry-run.js











/** Logs and records what a real run would do. */
async function showPlan({ plan, limitUsage, inputs, earlier }, { log, signal, manifest, record }) {
    const { concurrency, reuseUnchanged, retryUnknown } = inputs;
    const { assets = [], exports } = plan;
    (0,earlier_steps/* logEarlierManifest */.q)(earlier, inputs, inputs.isToUpload ? 'upload' : 'export', log);
    const events = (0,pipeline_events/* fanOut */.Y)([record.listener, (0,log_events/* logEvents */.E)(log)]);
    const reused = reuseUnchanged ? await (0,find_unchanged/* findUnchanged */.p)(assets, earlier, { events, concurrency, signal }) : [];
    const notAttempted = (0,run_pipeline/* notAttemptedReport */.e)(plan);
    const byAsset = new Map(reused.map((outcome) => [outcome.asset, outcome]));
    const uploads = notAttempted.uploads.map((outcome) => byAsset.get(outcome.asset) ?? outcome);
    const isContinued = reuseUnchanged && uploads.every(outcomes/* hasAssetId */.eA);
    const before = isContinued ? earlier.exportsBefore(exports, plan.assets && reused) : notAttempted.exports;
    const toExports = (outcome) => (0,request_exports/* mustBeRequested */.x)(outcome, retryUnknown) ? { ...outcome, status: 'not-attempted' } : outcome;
    const report = { uploads, exports: before.map(toExports) };
    record.listener.exportsStarted?.(report.exports);
    logPlan({ report, limitUsage, inputs, manifestPath: manifest.path }, log);
}
/** A longer list is logged as a group, which GitHub shows folded. */
const MAX_UNFOLDED_LINES = 50;
function logPlan({ report, limitUsage, inputs, manifestPath }, log) {
    const { files, bytes, exports: counts } = (0,tally/* tally */.N)(report);
    const reused = report.uploads.filter((outcome) => outcome.status === 'reused');
    const uploads = report.uploads.filter(({ status }) => status !== 'reused');
    const withStatus = (status) => report.exports.filter((outcome) => outcome.status === status);
    log.info('This is a dry run: nothing is sent.');
    const rest = `, in the manifest: ${manifestPath}`;
    if (uploads.length === 0 && (files.all > 0 || inputs.patterns !== undefined))
        log.info('0 files to upload');
    const toUpload = `${(0,format/* plural */.LS)(uploads.length, 'file')} to upload`;
    const toTrigger = `${(0,format/* plural */.LS)(counts['not-attempted'], 'export')} to trigger`;
    const triggered = `${(0,format/* plural */.LS)(counts.reused, 'export')} that an earlier run triggered`;
    const open = `${(0,format/* plural */.LS)(counts.unknown, 'export')} that an earlier run may have triggered: a real run would fail`;
    logList(log, toUpload, uploads, ({ asset }) => describeFile(asset), 1_000, rest);
    logList(log, `${(0,format/* plural */.LS)(reused.length, 'unchanged file')} to reuse`, reused, describeReused, 400, rest);
    logList(log, (0,format/* plural */.LS)(limitUsage.length, 'size limit'), limitUsage, describeLimit);
    logList(log, toTrigger, withStatus('not-attempted'), describeExport, 200, rest);
    logList(log, triggered, withStatus('reused'), describeExport, 200, rest);
    logList(log, open, withStatus('unknown'), describeExport, 200, rest);
    const question = (0,response_advice/* askAboutNetworks */.SM)(report.exports.map(({ network }) => network));
    if (question !== '')
        log.info(`${question} The service decides which names it accepts.`);
    const totals = [
        `${toUpload} (${(0,format/* formatBytes */.z3)(bytes['not-attempted'])})`,
        ...(files.reused > 0 ? [`${(0,format/* plural */.LS)(files.reused, 'file')} to reuse (${(0,format/* formatBytes */.z3)(bytes.reused)})`] : []),
        toTrigger,
    ];
    log.info(`Total: ${totals.join(', ')}`);
    const missing = missingInputs(inputs);
    if (missing.length > 0)
        log.info(`A real run also needs: ${missing.join(', ')}`);
}
/**
 * Logs a list unless it is empty, as a group if it is long. The limits of all lists add up to less than 2,000 lines: GitHub opens
 * longer logs slowly.
 *
 * @param rest where to find the items beyond `maxLines`
 */
function logList(log, heading, items, describe, maxLines = MAX_UNFOLDED_LINES, rest = '') {
    if (items.length === 0)
        return;
    const folded = items.length > MAX_UNFOLDED_LINES;
    if (folded)
        log.startGroup(heading);
    else
        log.info(heading);
    for (const item of items.slice(0, maxLines))
        log.info(`  ${describe(item)}`);
    if (items.length > maxLines)
        log.info(`  And ${(0,format/* plural */.LS)(items.length - maxLines, 'more', 'more')}${rest}`);
    if (folded)
        log.endGroup();
}
function describeFile({ path, fileName, contentType, size }) {
    return `${path} as ${fileName} (${(0,format/* formatBytes */.z3)(size)}, ${contentType})`;
}
function describeReused({ asset, assetId }) {
    return `${describeFile(asset)}, still ${assetId}`;
}
function describeExport({ variantId, network }) {
    return `${variantId} → ${network}`;
}
function describeLimit(usage) {
    const { pattern = 'total' } = usage.limit;
    const note = (0,check_size_limits/* isExceeded */.ET)(usage) ? ', which is above the limit' : '';
    return `${(0,check_size_limits/* drawBar */.iA)(usage)} ${(0,check_size_limits/* formatUsage */.pK)(usage)} for ${pattern}: ${(0,check_size_limits/* describeUser */.ZL)(usage)}${note}`;
}
/** The inputs that only a dry run can do without: a fork's pull request gets neither secrets nor variables of the repository. */
function missingInputs({ token, baseUrl, organizationId, patterns }) {
    return [
        ...(token === undefined ? ['`token`'] : []),
        ...(baseUrl === '' ? ['`base-url`'] : []),
        ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
    ];
}

// EXTERNAL MODULE: ./.cache/build/src/action/upload/upload-inputs.js
var upload_inputs = __webpack_require__(678);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/run-upload.js





















/** The root action: uploads the matching files, then triggers the exports. */
function uploadAction(context) {
    const step = (0,recorded_step/* recordStep */.I)(context);
    return {
        run: () => runUpload(step),
        finish: async (failures) => ['success', 'planned'].includes(await (0,finish_run/* finishRun */.JH)(failures, step)),
    };
}
const NOTHING_TO_CHECK = { failures: [], warnings: [], notes: [], limitUsage: [] };
async function runUpload(step) {
    const { env, log, record, manifest, signal } = step;
    const { inputs, problems, warnings } = (0,upload_inputs/* readUploadInputs */.J)(env);
    const { patterns, shard, dryRun, exports, isToUpload, limits, reuseUnchanged, retryUnknown } = inputs;
    log.warnings(warnings);
    step.summary = inputs.summary;
    record.isDryRun = dryRun;
    record.isToUpload = isToUpload;
    const { problems: pathProblems, file } = await (0,path_checks/* checkPaths */.nn)(inputs, manifest.path, problems, (path) => new input_reader/* InputReader */.i(env).quote(path));
    const earlier = new earlier_manifest/* EarlierManifest */.s(file ?? { kind: 'missing' }, { ...inputs, run: record.run });
    record.earlier = earlier;
    manifest.share(dryRun || file === undefined ? undefined : inputs.manifestPath);
    const invalid = [...problems, ...pathProblems, ...(isToUpload ? [] : (0,earlier_steps/* explainIncomplete */.M)(earlier))];
    if (invalid.length > 0)
        return [(0,invalid_input/* invalidInputFailure */.O)(invalid)];
    await manifest.markIncomplete();
    record.exports = exports;
    const found = patterns && (await (0,cancellation/* unlessAborted */.Wh)(find(inputs, patterns, step), signal));
    if (patterns && !found)
        return [(0,failures_of_run/* explainCancellation */.X)(record, signal)];
    const all = found?.assets ?? [];
    const own = shard ? (0,split/* takeShard */.mt)(all, shard) : all;
    // A search that found nothing at all leaves the record of earlier files alone.
    const plan = { assets: all.length > 0 || shard ? own : undefined, exports };
    const shardPart = shard && { shard, whole: (0,split/* digestList */.J8)(all) };
    record.plan({ ...plan, ...inputs, shardPart });
    const check = found ? await checkAssets(found, inputs, signal) : NOTHING_TO_CHECK;
    const { limitUsage } = check;
    step.limitUsage = limitUsage;
    log.warnings(check.warnings);
    for (const note of check.notes)
        log.info(note);
    if (shardPart !== undefined)
        logShardPart(shardPart, plan.assets ?? [], log);
    if (dryRun)
        await showPlan({ plan, limitUsage, inputs, earlier }, step);
    if (check.failures.length > 0)
        return check.failures;
    // Then this step only exports.
    const incomplete = isToUpload && plan.assets === undefined && exports.length > 0;
    const unready = incomplete ? (0,earlier_steps/* explainIncomplete */.M)(earlier) : [];
    if (unready.length > 0)
        return [(0,invalid_input/* invalidInputFailure */.O)(unready)];
    if (dryRun)
        return signal.aborted ? [(0,failures_of_run/* explainCancellation */.X)(record, signal)] : [];
    const unwritable = await (0,path_checks/* tryManifestPath */.Qr)(manifest.path, signal);
    if (unwritable.length > 0) {
        manifest.share(undefined);
        return [(0,invalid_input/* invalidInputFailure */.O)(unwritable)];
    }
    // After the checks, whose hints are about the folders that exist.
    await manifest.writePlan();
    (0,earlier_steps/* logEarlierManifest */.q)(earlier, inputs, isToUpload ? 'upload' : 'export', log);
    const noOutputs = await (0,finish_run/* outputsFailure */.J)(env, signal);
    if (noOutputs !== undefined)
        return [noOutputs];
    record.begin();
    const hashUploads = inputs.manifestPath !== undefined;
    const options = { earlier: reuseUnchanged ? earlier : undefined, retryUnknown, hashUploads };
    await uploadAndExport({ ...plan, ...options }, inputs, step);
    return (0,failures_of_run/* failuresOf */.d)(record, { limits, signal });
}
/** @throws the signal's reason, if it is aborted */
function find(inputs, patterns, { log, manifest, signal }) {
    const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
    // A manifest is never uploaded. In a dry run, the given path differs from the path of this run's manifest.
    const neverUpload = [manifest.path, inputs.manifestPath ?? manifest.path];
    const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload, signal };
    return (0,log_events/* logSearch */.h)({ ...search, log }, () => findAssets(search, fileNaming, (paths) => contentTypes(contentTypeRules, workingDirectory, paths)));
}
/** Carries out a plan. */
async function uploadAndExport(plan, inputs, step) {
    const { organizationId, concurrency } = inputs;
    const { signal, waitTimer, log } = step;
    if ((0,pipeline_concurrency/* isLimited */.lU)(concurrency))
        log.info(`At most ${pipeline_concurrency/* MAX_IN_FLIGHT */.uK} files at a time: this process may open only few (\`ulimit -n\`)`);
    await (0,recorded_step/* withEvents */.O)(inputs, step, (events) => (0,service_session/* withService */.K)(inputs, { onWait: events.waiting, waitTimer }, (clients) => (0,run_pipeline/* runPipeline */.a)(plan, { ...clients, clock: clock/* systemClock */.m, events, signal, organizationId, concurrency })));
}
/** Logs how many of the matched files this run takes. */
function logShardPart({ shard, whole }, assets, log) {
    const files = `${(0,format/* formatNumber */.ZV)(assets.length)} of ${(0,format/* plural */.LS)(whole.files, 'file')}`;
    log.info(`This is ${(0,split/* formatShard */._D)(shard)}: ${files} (${(0,format/* formatTotalSize */.pO)(assets)} of ${(0,format/* formatBytes */.z3)(whole.bytes)})`);
}


/***/ })

};
