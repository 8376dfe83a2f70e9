export const id = 661;
export const ids = [661];
export const modules = {

/***/ 7661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadAction: () => (/* binding */ uploadAction)
});

// UNUSED EXPORTS: logShardPart, uploadAndExport

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __webpack_require__(5086);
// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var esm = __webpack_require__(1138);
// EXTERNAL MODULE: ./.cache/build/support/paths.js
var paths = __webpack_require__(2447);
;// CONCATENATED MODULE: ./.cache/build/pipeline/find/content-types.js




/** RFC 2046, section 4.5.1: arbitrary data. */
const UNKNOWN = 'application/octet-stream';
/**
 * Returns a function from a path (relative to the working directory, with `/`) to its media type: that of the first rule
 * that matches, or else that of the extension.
 */
function contentTypes(rules) {
    const matchers = rules.map(({ pattern, mediaType }) => ({
        matches: pathMatcher(pattern),
        mediaType,
    }));
    return (path) => matchers.find(({ matches }) => matches(path))?.mediaType ?? typeOfExtension(path);
}
/**
 * Returns a function that says whether a path matches. A pattern without `/` matches the file name at any depth, and a `**` at the
 * start also matches folders beside the working directory.
 */
function pathMatcher(given) {
    const slashed = (0,paths/* toSlashes */.TH)(given);
    const pattern = (0,paths/* stripDotSlash */.NS)(slashed);
    const options = { dot: true, matchBase: !slashed.includes('/'), nocomment: true, nonegate: true };
    const matcher = new esm/* Minimatch */.VR(pattern, options);
    // For `minimatch`, `**` matches no `..`.
    const matchesAbove = pattern.startsWith('**/');
    return (path) => matcher.match(path) ||
        (matchesAbove && path.startsWith('../') && matcher.match(path.replace(/^(?:\.\.\/)+/, '')));
}
function typeOfExtension(path) {
    // `mime` treats a path without a dot as an extension, so a file called `json` would have the type of JSON.
    return src/* default */.A.getType(external_node_path_.posix.extname(path)) ?? UNKNOWN;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./.cache/build/support/files.js
var support_files = __webpack_require__(6472);
// EXTERNAL MODULE: ./.cache/build/support/spelling.js
var spelling = __webpack_require__(1149);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/glob/dist/esm/index.js + 9 modules
var dist_esm = __webpack_require__(9713);
// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
// EXTERNAL MODULE: ./.cache/build/pipeline/find/patterns.js
var find_patterns = __webpack_require__(1413);
;// CONCATENATED MODULE: ./.cache/build/pipeline/find/exclusions.js




/** What a search leaves out. */
class Exclusions {
    #workingDirectory;
    #rules;
    /** The patterns that have left something out. */
    used = new Set();
    /** @param patterns without their `!` */
    constructor(patterns, workingDirectory, onError) {
        this.#workingDirectory = workingDirectory;
        this.#rules = patterns.map((pattern) => ({
            pattern,
            excludes: exclusion(pattern, workingDirectory, onError),
        }));
    }
    /** Whether an absolute path is excluded, or a folder that contains it. */
    excludes(absolutePath) {
        if (this.#rules.length === 0)
            return false;
        const path = (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(this.#workingDirectory, absolutePath));
        // Asks all rules: several may exclude the same file.
        const applying = this.#rules.filter(({ excludes }) => excludes(path));
        for (const { pattern } of applying)
            this.used.add(pattern);
        return applying.length > 0;
    }
}
/** Returns a function that says whether a path, or a folder that contains it, matches. A pattern without a `/` matches at any depth. */
function exclusion(pattern, workingDirectory, onError) {
    const start = pattern.includes('/') ? './' : '**/';
    // `folder/**` excludes the folder, so that it is not read.
    const globs = (0,find_patterns/* startsOf */.jb)(pattern.replace(/(?<=[^/])\/\*\*$/, ''), workingDirectory, true, onError).flatMap((search) => (0,find_patterns/* toPatterns */.vC)(search, workingDirectory));
    const matchers = globs.flatMap((glob) => [`${start}${glob}`, `${start}${glob}/**`]).map(pathMatcher);
    return (path) => matchers.some((matches) => matches(path));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.cache/build/support/runtime.js
var runtime = __webpack_require__(2439);
;// CONCATENATED MODULE: ./.cache/build/pipeline/find/folder-reader.js






/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;
const toHex = (character) => `\\x${character.charCodeAt(0).toString(16)}`;
/** Reads folders for `glob`. It remembers what can't be read, which `glob` would leave out in silence. */
class FolderReader {
    /** Why entries can't be uploaded, by absolute path. */
    unusable = new Map();
    /** Absolute paths of entries that no program can open by a text. They have `\xe9` for a byte that is not UTF-8. */
    #invalidNames = new Set();
    #entries = 0;
    /** The functions that `glob` calls. It uses no other overload. */
    fs = {
        readdir: ((folder, _options, done) => {
            this.#read(folder).then((entries) => done(null, entries), (error) => {
                this.record(folder, error, "the folder can't be read");
                done(error, []);
            });
        }),
        promises: {
            // Called for parts of a pattern without a wildcard.
            lstat: (path) => external_node_fs_.promises.lstat(path).catch((error) => {
                this.record(path, error);
                throw error;
            }),
        },
    };
    /** Records an error of the file system, unless it says that nothing is there. */
    record(path, error, what = "it can't be read") {
        const code = (0,errors/* errorCode */.C)(error) ?? String(error);
        if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code))
            this.unusable.set(path, `${what} (${code})`);
    }
    /** Whether the name of an entry can be written as text. Records it if not. */
    hasValidName(path) {
        if (!this.#invalidNames.has(path))
            return true;
        this.unusable.set(path, 'its name is not valid UTF-8');
        return false;
    }
    async #read(folder) {
        const entries = await (0,support_files/* openPatiently */.BS)(() => external_node_fs_.promises.readdir(folder, { withFileTypes: true }));
        if (this.#entries < MANY_ENTRIES && this.#entries + entries.length >= MANY_ENTRIES)
            (0,runtime/* limitHeapGrowth */.B)();
        this.#entries += entries.length;
        if (!entries.some(({ name }) => name.includes('\ufffd')))
            return entries;
        // Node shows other bytes than UTF-8 as this character.
        const options = { withFileTypes: true, encoding: 'buffer' };
        const raw = await (0,support_files/* openPatiently */.BS)(() => external_node_fs_.promises.readdir(folder, options));
        return raw.map((entry) => {
            const isValid = (0,external_node_buffer_.isUtf8)(entry.name);
            const name = isValid ? entry.name.toString() : entry.name.toString('latin1').replace(/[^ -~]/g, toHex);
            if (!isValid)
                this.#invalidNames.add((0,external_node_path_.join)(folder, name));
            return Object.assign(entry, { name });
        });
    }
}

;// CONCATENATED MODULE: ./.cache/build/pipeline/find/match-patterns.js











/** Files checked in one go, before the event loop runs other work. */
const FILES_PER_BATCH = 256;
/**
 * Finds the files that patterns match. Follows links to folders within the workspace, but searches no real folder twice for the same
 * rest of a pattern: first by its own path, then behind the nearest link that sorts first. Searches `.git` only for a pattern that names it, because
 * that folder may contain the credentials of the checkout.
 */
class PatternMatcher {
    exclusions;
    /** Why matches can't be uploaded and folders can't be read, by absolute path. */
    unusable;
    /** Absolute paths of links out of the workspace. They were not followed. */
    outsideLinks = new Set();
    /** Real paths of links to folders that were searched anyway. They were not followed. */
    repeatedLinks = new Set();
    #search;
    #reader = new FolderReader();
    #realFolders = new Map();
    #onError = (path, error) => this.#reader.record(path, error);
    /** All searches share one cache, so that each folder is read once. */
    #scurry;
    /** Whether the current pattern names `.git`. */
    #findsGit = false;
    /** @param search with real paths as `workingDirectory` and `workspace`, and relative patterns */
    constructor(search) {
        this.#search = search;
        this.exclusions = new Exclusions(search.exclude, search.workingDirectory, this.#onError);
        this.unusable = this.#reader.unusable;
    }
    async match(pattern) {
        this.#findsGit = pattern.split('/').includes('.git');
        const starts = this.#placesOf(pattern);
        const lastParts = new Set(starts.flatMap(({ rests }) => rests.map(({ parts }) => parts.at(-1))));
        const files = new Map();
        const known = [...starts];
        // First what no link leads to, then what one link leads to, and so on.
        for (let places = starts; places.length > 0;) {
            const links = [];
            for (const place of places) {
                const found = await this.#searchIn(place);
                for (const link of found.links)
                    links.push([link, place]);
                for (const [index, entry] of found.entries.entries()) {
                    const file = this.#toFile(entry, place, lastParts.has(entry.name));
                    if (file !== undefined)
                        files.set(file.path, file);
                    if (index % FILES_PER_BATCH === 0)
                        await (0,promises_.setImmediate)();
                }
            }
            places = [];
            for (const [link, place] of links.sort(([one], [other]) => (one < other ? -1 : 1))) {
                const behind = this.#placeBehind(link, place, known);
                places.push(...behind);
                known.push(...behind);
            }
        }
        return [...files.values()];
    }
    /** The folders where the search for a pattern starts. */
    #placesOf(pattern) {
        const { workingDirectory, includeHidden } = this.#search;
        const isFolder = (0,find_patterns/* kindOf */.I)((0,external_node_path_.resolve)(workingDirectory, pattern)) === 'folder';
        const patterns = isFolder ? [pattern, `${(0,find_patterns/* escapePath */.ft)(pattern)}/**`] : [pattern];
        const starts = patterns.flatMap((each) => (0,find_patterns/* startsOf */.jb)(each, workingDirectory, includeHidden, this.#onError));
        return starts.flatMap((start) => this.#enter(start, start.folder));
    }
    /** Searches a place, but not behind links that wildcards match. Returns the paths of these links too. */
    async #searchIn(place) {
        const { workingDirectory, includeHidden } = this.#search;
        const links = new Set();
        const isSearched = (entry) => {
            const path = pathIn(place, entry.fullpath());
            if (this.#leavesOut(path) || !this.#reader.hasValidName(entry.fullpath()))
                return false;
            if (entry.isSymbolicLink())
                links.add(path);
            return !entry.isSymbolicLink();
        };
        const glob = new dist_esm/* Glob */.fo((0,find_patterns/* toPatterns */.vC)({ ...place, folder: place.realFolder }, workingDirectory), {
            ...find_patterns/* GLOB_OPTIONS */.gu,
            dot: includeHidden,
            cwd: workingDirectory,
            follow: true,
            fs: this.#reader.fs,
            ignore: { childrenIgnored: (entry) => !isSearched(entry) },
            withFileTypes: true,
            ...(this.#scurry && { scurry: this.#scurry }),
        });
        this.#scurry = glob.scurry;
        const entries = await glob.walk();
        return { entries: entries.filter((entry) => !entry.isDirectory()), links: [...links] };
    }
    /** What to search for behind a link: what was not searched for in its real folder yet. */
    #placeBehind(link, place, known) {
        const ownPath = (0,external_node_path_.join)(place.realFolder, (0,external_node_path_.relative)(place.folder, link));
        if ((0,find_patterns/* kindOf */.I)(ownPath) === 'file')
            return [];
        const dot = this.#search.includeHidden;
        const rests = (0,find_patterns/* restsIn */.tb)(link, place, dot);
        return this.#enter({ folder: link, rests }, ownPath).flatMap(({ folder, realFolder }) => {
            const done = known
                .filter((other) => !this.#leavesOut(pathIn(other, realFolder)))
                .flatMap((other) => (0,find_patterns/* restsIn */.tb)(realFolder, { ...other, folder: other.realFolder }, dot));
            const toText = ({ written }) => written.join('/');
            const texts = new Set(done.map(toText));
            const open = rests.filter((rest) => !texts.has(toText(rest)));
            if (open.length > 0)
                return [{ folder, realFolder, rests: open }];
            this.repeatedLinks.add(ownPath);
            return [];
        });
    }
    /** Finds the real path of a folder. Returns nothing if the search must not enter it. */
    #enter(search, ownPath) {
        const { folder } = search;
        try {
            const realFolder = this.#realFolder(ownPath);
            if (this.#isAllowed(realFolder) || !this.#isAllowed(folder))
                return [{ ...search, realFolder }];
            this.#recordOutside(folder);
        }
        catch (error) {
            this.#reader.record(folder, error, "the folder can't be read");
        }
        return [];
    }
    /** Returns a file that can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
    #toFile(entry, place, isNamed) {
        const folder = entry.parent?.fullpath() ?? '';
        const isLink = entry.isSymbolicLink();
        let path = pathIn(place, entry.fullpath());
        try {
            const realFolder = this.#realFolder(folder);
            // On disks that ignore case, `glob` spells a part without a wildcard as the pattern does.
            const spelled = realFolder === folder ? folder : (0,spelling/* spellAsOnDisk */.xA)(folder);
            const name = isNamed ? (0,spelling/* nameOnDisk */.ah)(entry.name, folder) : entry.name;
            path = pathIn(place, (0,external_node_path_.join)(spelled, name));
            // `glob` asks neither about files nor about folders that a pattern names.
            if (this.#leavesOut(path) || !this.#reader.hasValidName(entry.fullpath()))
                return undefined;
            const ownPath = (0,external_node_path_.join)(realFolder, name);
            const realPath = isLink ? external_node_fs_.realpathSync.native(ownPath) : ownPath;
            const stats = (0,external_node_fs_.statSync)(realPath);
            if (!this.#isAllowed(path))
                this.unusable.set(path, 'it lies outside the workspace');
            else if (!this.#isAllowed(realPath))
                this.#recordOutside(path);
            else if (stats.isFile()) {
                // A link does not make a file in `.git` an asset.
                if (!isInGit(realPath) || isInGit(path))
                    return { path, ownPath, found: (0,support_files/* foundFile */.Xt)(stats, realPath) };
            }
            else if (!stats.isDirectory())
                this.unusable.set(path, 'it is not a regular file');
        }
        catch (error) {
            const code = (0,errors/* errorCode */.C)(error) ?? String(error);
            const isDangling = isLink && code === 'ENOENT';
            this.unusable.set(path, isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`);
        }
        return undefined;
    }
    /** Whether assets may be at a path: inside the workspace, or inside the working directory, which may be elsewhere. */
    #isAllowed(path) {
        return (0,paths/* isInside */.FK)(path, this.#search.workspace) || (0,paths/* isInside */.FK)(path, this.#search.workingDirectory);
    }
    /** Records the first link in a path that leads out of the workspace. */
    #recordOutside(path) {
        const parent = (0,external_node_path_.dirname)(path);
        const isBehind = this.#isAllowed(parent) && !this.#isAllowed(this.#realFolder(parent));
        if (isBehind)
            this.#recordOutside(parent);
        else
            this.outsideLinks.add(path);
    }
    #leavesOut(path) {
        const isGit = isInGit((0,external_node_path_.relative)(this.#search.workingDirectory, path));
        return (isGit && !this.#findsGit) || this.exclusions.excludes(path);
    }
    #realFolder(folder) {
        const realFolder = this.#realFolders.get(folder) ?? external_node_fs_.realpathSync.native(folder);
        this.#realFolders.set(folder, realFolder);
        return realFolder;
    }
}
/** The path of an entry of a place, as the pattern and the links on the way name it. The search itself goes through no link. */
function pathIn({ folder, realFolder }, ownPath) {
    return folder === realFolder ? ownPath : (0,external_node_path_.join)(folder, (0,external_node_path_.relative)(realFolder, ownPath));
}
/** Whether a path has a part `.git`. */
function isInGit(path) {
    return /(?:^|[\\/])\.git(?:[\\/]|$)/.test(path);
}

;// CONCATENATED MODULE: ./.cache/build/pipeline/find/find-assets.js






/** Finds the files to upload. Opens no file. */
async function findAssets(given, naming, contentTypeOf) {
    const search = withRealPaths(given);
    const { workingDirectory, neverUpload } = search;
    const matcher = new PatternMatcher(search);
    const files = [];
    const neverUploaded = new Set();
    const unmatched = [];
    for (const [index, pattern] of search.include.entries()) {
        const matches = await matcher.match(pattern);
        const isNever = ({ found }) => neverUpload.includes(found.realPath);
        const isDraft = ({ found }) => neverUpload.some((file) => (0,support_files/* isTemporaryFileOf */.JD)(found.realPath, file));
        const assets = matches.filter((match) => !isNever(match) && !isDraft(match));
        for (const { ownPath } of matches.filter(isNever))
            neverUploaded.add(ownPath);
        for (const file of assets)
            files.push(file);
        if (assets.length === 0)
            unmatched.push(given.include[index] ?? pattern);
    }
    const kept = keepOneOfEach(files, naming);
    const keptPaths = new Set(kept.map(({ path }) => path));
    const repeated = files.filter(({ path }) => !keptPaths.has(path)).map(linkTo);
    const named = new Set(search.include.map((pattern) => (0,spelling/* spellAsOnDisk */.xA)((0,external_node_path_.resolve)(workingDirectory, pattern))));
    const namedFiles = files.filter(({ path }) => named.has(path));
    const namedPaths = new Set(namedFiles.map(({ ownPath }) => ownPath));
    const toPath = (path) => (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workingDirectory, path)) || '.';
    const toPaths = (paths) => [...new Set(paths)].map(toPath).sort();
    const toAsset = ({ path: absolute, ownPath: absolutePath, found }) => {
        const path = toPath(absolute);
        const fileName = naming === 'path' ? path : (0,external_node_path_.basename)(path);
        return { path, absolutePath, fileName, contentType: contentTypeOf(path), size: found.size, found };
    };
    return {
        assets: kept.map(toAsset).sort(paths/* byPath */.f2),
        namedInFull: namedPaths.intersection(new Set(kept.map(({ ownPath }) => ownPath))),
        neverUploaded: [...neverUploaded],
        unmatched,
        unusedExclusions: given.exclude.filter((_, index) => !matcher.exclusions.used.has(search.exclude[index] ?? '')),
        outsideLinks: toPaths(matcher.outsideLinks),
        repeatedLinks: toPaths([...matcher.repeatedLinks, ...repeated]),
        unusable: [...matcher.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(paths/* byPath */.f2),
    };
}
/** Resolves links in the folders of a search, and makes its patterns relative to its working directory. */
function withRealPaths(search) {
    const [workingDirectory, workspace] = [realPathOf(search.workingDirectory), realPathOf(search.workspace)];
    const toRelative = (pattern) => {
        if (!(0,external_node_path_.isAbsolute)(pattern))
            return pattern;
        const start = `${(0,paths/* toSlashes */.TH)(search.workspace)}/`;
        const real = pattern.startsWith(start) ? (0,external_node_path_.join)(workspace, pattern.slice(start.length)) : pattern;
        return `./${(0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workingDirectory, real))}`;
    };
    return {
        ...search,
        workingDirectory,
        workspace,
        include: search.include.map(toRelative),
        exclude: search.exclude.map(toRelative),
        neverUpload: search.neverUpload.map(realPathOf),
    };
}
/** Resolves the links in a path as far as it exists. */
function realPathOf(path) {
    const parent = (0,external_node_path_.dirname)(path);
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return parent === path ? path : (0,external_node_path_.join)(realPathOf(parent), (0,external_node_path_.basename)(path));
    }
}
/**
 * Keeps each file once: by its own path if that was found, else by the path that sorts first. With `basename`, a link to a file is left
 * out if the file, or another link to it, is sent under the same name.
 */
function keepOneOfEach(files, naming) {
    const kept = onePerKey(files.toSorted(paths/* byPath */.f2), ({ ownPath }) => ownPath, ({ ownPath }) => ownPath);
    if (naming === 'path')
        return kept;
    const nameOf = ({ ownPath, found }) => (0,external_node_path_.join)(found.realPath, (0,external_node_path_.basename)(ownPath));
    return onePerKey(kept, nameOf, ({ found }) => found.realPath);
}
function onePerKey(files, keyOf, preferredPath) {
    const kept = new Map();
    for (const file of files) {
        if (!kept.has(keyOf(file)) || file.path === preferredPath(file))
            kept.set(keyOf(file), file);
    }
    return [...kept.values()];
}
/** The link in the path of a file that was found by another path as well. */
function linkTo({ path, ownPath }) {
    let link = path;
    if (path !== ownPath)
        while (realPathOf((0,external_node_path_.dirname)(link)) !== (0,external_node_path_.dirname)(link))
            link = (0,external_node_path_.dirname)(link);
    return link;
}

// EXTERNAL MODULE: ./.cache/build/pipeline/run-pipeline.js + 2 modules
var run_pipeline = __webpack_require__(2422);
// EXTERNAL MODULE: ./.cache/build/pipeline/shards/split.js
var split = __webpack_require__(114);
// EXTERNAL MODULE: ./.cache/build/retry/clock.js
var clock = __webpack_require__(6620);
// EXTERNAL MODULE: ./.cache/build/support/format.js
var format = __webpack_require__(7540);
// EXTERNAL MODULE: ./.cache/build/action/inputs/invalid-input.js
var invalid_input = __webpack_require__(4792);
// EXTERNAL MODULE: ./.cache/build/action/inputs/path-checks.js
var path_checks = __webpack_require__(6997);
// EXTERNAL MODULE: ./.cache/build/action/progress/log-events.js + 1 modules
var log_events = __webpack_require__(1284);
// EXTERNAL MODULE: ./.cache/build/action/recorded-run.js + 6 modules
var recorded_run = __webpack_require__(9418);
// EXTERNAL MODULE: ./.cache/build/action/report/finish-run.js + 5 modules
var finish_run = __webpack_require__(206);
// EXTERNAL MODULE: ./.cache/build/action/report/try-write.js
var try_write = __webpack_require__(4506);
// EXTERNAL MODULE: ./.cache/build/action/run-result.js
var run_result = __webpack_require__(2549);
// EXTERNAL MODULE: ./.cache/build/action/runner/format-shard.js
var format_shard = __webpack_require__(4155);
// EXTERNAL MODULE: ./.cache/build/action/service-session.js + 21 modules
var service_session = __webpack_require__(9959);
// EXTERNAL MODULE: ./.cache/build/pipeline/find/name-collisions.js
var name_collisions = __webpack_require__(8211);
// EXTERNAL MODULE: ./.cache/build/support/text.js
var support_text = __webpack_require__(9776);
;// CONCATENATED MODULE: ./.cache/build/action/upload/credential-files.js



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
function isCredentialFile({ path, absolutePath, found }) {
    // A link also counts by the name of the file that it leads to.
    return (CREDENTIAL_FILE.test(external_node_path_.posix.basename(path)) ||
        (found !== undefined && found.realPath !== absolutePath && CREDENTIAL_FILE.test((0,external_node_path_.basename)(found.realPath))));
}
function describe({ path, found }) {
    const isNamedSo = found === undefined || CREDENTIAL_FILE.test(external_node_path_.posix.basename(path));
    return isNamedSo ? path : `${path} (a link to ${(0,external_node_path_.basename)(found.realPath)})`;
}

;// CONCATENATED MODULE: ./.cache/build/action/upload/pattern-slips.js



/** All lines that include files are one list in brackets. */
const isListInLines = (lines) => /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;
/** Longer patterns get no hint: the time to look for separators grows with the square of the length. */
const MAX_LENGTH = 4_000;
const SEPARATORS = [
    ['commas do', /,(?![^{}]*\})/],
    ['`;` does', /;/],
    ['`|` does', /\|(?![^()]*\))/],
];
/**
 * Finds a mistake in how a pattern is written, without a look at the disk.
 *
 * @param lines all patterns of the input that include files
 */
function slipOfWriting(pattern, lines = []) {
    if (pattern.length > MAX_LENGTH)
        return undefined;
    if (/^\[.*["',/].*\]$/.test(pattern) || isListInLines(lines)) {
        const items = pattern.replace(/^\[|\]$/g, '').split(/,(?![^{}]*\})/);
        return { reason: 'the patterns are not read as a JSON list.', write: cleaned(items) };
    }
    const [mark, sign] = /^([-*])\s+(?=\S)/.exec(pattern) ?? [];
    if (mark !== undefined) {
        const write = cleaned([pattern.slice(mark.length)]);
        return { reason: `\`${sign} \` is part of the pattern; remove it.`, write };
    }
    const line = pattern.trim().replace(/,$/, '');
    if ((0,support_text/* stripListMarks */.FU)(line) !== line)
        return { reason: 'the quotes are part of the pattern; remove them.', write: cleaned([line]) };
    const [, key, value = ''] = /^((?:assets|files?|paths?|patterns?):)\s+(.+)$/.exec(pattern) ?? [];
    if (key !== undefined)
        return { reason: `\`${key}\` is part of the pattern; remove it.`, write: cleaned([value]) };
    const [, beforeComment] = /^(.*\S)\s+#/.exec(pattern) ?? [];
    if (beforeComment !== undefined)
        return { reason: 'a comment needs a line of its own.', write: cleaned([beforeComment]) };
    const inBraces = pattern.replace(/(^|[^@!?+*])\(([^()]*\|[^()]*)\)/g, (_, before, words) => {
        return `${before}{${words.replaceAll('|', ',')}}`;
    });
    if (inBraces !== pattern)
        return { reason: 'write alternatives in braces.', write: [inBraces] };
    for (const [signs, separator] of SEPARATORS) {
        if (separator.test(pattern))
            return { reason: `${signs} not separate patterns.`, write: cleaned(pattern.split(separator)) };
    }
    const words = pattern.split(/\s+/);
    if (words.length > 1 && words.every((word) => /^!|\*/.test(word)))
        return { reason: 'spaces do not separate patterns.', write: cleaned(words) };
    return undefined;
}
function cleaned(items) {
    return items
        .map(support_text/* stripListMarks */.FU)
        .filter((item) => item !== '')
        .map(paths/* stripDotSlash */.NS);
}
const WORKSPACE = /^(?:\$\{\{ *github\.workspace *\}\}|\$\{?(?:env:)?GITHUB_WORKSPACE\}?|%GITHUB_WORKSPACE%|\$\{?PWD\}?)\/+/;
const VARIABLE = /^(?:\$(?:env:)?(\w+)|\$\{(\w+)\}|%(\w+)%)(?=\/)/;
const FROM_ELSEWHERE = [
    [/^~\//, '`~` is not replaced by the home folder.'],
    [/^[a-z]:\//i, 'patterns start in `working-directory`, not at a drive.'],
];
const FROM_ABOVE = [
    [/^\//, '`/` at the start means the root of the disk; patterns start in `working-directory`.'],
    [/^(?:\.\.\/)+/, '`../` leads to the folder above `working-directory`.'],
];
/**
 * Finds a mistake in where a pattern starts.
 *
 * @param isThere whether the working directory has an entry of this name
 */
function slipOfStart(pattern, { workspace, workingDirectory }, isThere) {
    const path = (0,paths/* stripDotSlash */.NS)(pattern.replaceAll('\\', '/'));
    const inWorkspace = path.replace(WORKSPACE, '');
    if (inWorkspace !== path) {
        const below = (0,external_node_path_.relative)(workspace, workingDirectory).replaceAll('\\', '/');
        const reason = 'variables are not replaced; patterns start in `working-directory`.';
        return { reason, write: [external_node_path_.posix.relative(below, inWorkspace)] };
    }
    if (VARIABLE.test(path)) {
        const write = path.replace(VARIABLE, (_, ...names) => `\${{ env.${names.slice(0, 3).find(Boolean)} }}`);
        return { reason: 'variables of the shell are not replaced.', write: [write] };
    }
    const parts = path.split('/');
    const start = parts.findIndex((part) => part !== '..' && part !== '' && isThere(part));
    const write = start === -1 ? [] : [parts.slice(start).join('/')];
    const reasons = write.length === 0 ? FROM_ELSEWHERE : [...FROM_ELSEWHERE, ...FROM_ABOVE];
    const reason = reasons.find(([beginning]) => beginning.test(path))?.[1];
    if (reason !== undefined)
        return { reason, write };
    return start === 0 && pattern.includes('\\')
        ? { reason: 'separate the parts of a path with /, not with \\.', write }
        : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/action/upload/pattern-hints.js







/** Folders searched per hint: a tree may be very large. */
const MAX_FOLDERS = 2_000;
/**
 * Finds a likely reason why a pattern matches nothing; `undefined` if there is none.
 *
 * @param maxFolders the number of folders to search for files that the pattern would match with other inputs
 */
function hintForPattern(pattern, inputs, maxFolders = MAX_FOLDERS) {
    const glob = withFolder(pattern, inputs.workingDirectory);
    const hint = likelyHint(glob, inputs) ?? (maxFolders > 0 ? searchHint(glob, inputs, maxFolders) : undefined);
    return hint && { ...hint, write: hint.write.map((line) => onDisk(line, inputs.workingDirectory)) };
}
/** A hint about an exclusion that leaves nothing out, if it is written in a wrong way. */
function hintForExclusion(pattern, { workingDirectory }) {
    const hint = slipOfWriting(pattern);
    const write = hint?.write.map((line) => `!${onDisk(line.replace(/^!/, ''), workingDirectory)}`) ?? [];
    return hint && { ...hint, write };
}
/** Whether an exclusion that leaves nothing out concerns files that are not uploaded for another reason: dot files, or others that are excluded. */
function wouldExclude(exclusion, { workingDirectory, patterns }) {
    const exclusions = new Exclusions([exclusion], workingDirectory);
    const accepts = (path) => exclusions.excludes((0,external_node_path_.resolve)(workingDirectory, path));
    const find = (pattern) => firstMatch(withFolder(pattern, workingDirectory), workingDirectory, {
        dot: true,
        searchesGit: true,
        accepts,
    });
    return patterns?.include.some((pattern) => find(pattern) !== undefined) === true;
}
/** Formats hints as sentences, one per reason. */
function formatHints(hints) {
    return [...Map.groupBy(hints, ({ reason }) => reason)].map(([reason, same]) => {
        const lines = [...new Set(same.flatMap(({ write }) => write))].map((line) => `\`${line}\``);
        if (lines.length === 0)
            return `Hint: ${reason}`;
        return `Hint: ${reason} Write${lines.length > 1 ? ', one per line' : ''}: ${(0,support_text/* joinTruncated */.v$)(lines, 10)}`;
    });
}
const IS_STEP_MISSING = 'is an actions/checkout step or a build step missing before this step?';
function likelyHint(pattern, inputs) {
    const { workingDirectory, workspace, patterns } = inputs;
    const slip = slipOfWriting(pattern, patterns?.include);
    if (slip !== undefined)
        return slip;
    const names = (0,spelling/* namesIn */.wX)(workingDirectory);
    if (names?.length === 0)
        return { reason: `the folder is empty; ${IS_STEP_MISSING}`, write: [] };
    const below = (0,external_node_path_.relative)(workspace, workingDirectory).replaceAll('\\', '/');
    if (below !== '' && pattern.startsWith(`${below}/`)) {
        const reason = `patterns are relative to \`working-directory\`; remove ${below}/.`;
        return { reason, write: [pattern.slice(below.length + 1)] };
    }
    return (slipOfStart(pattern, inputs, (name) => names?.includes(name) === true) ??
        missingPart(pattern, workingDirectory));
}
/** Searches for files that the pattern would match with other inputs, or in another case. */
function searchHint(pattern, { workingDirectory, includeHidden, patterns }, maxFolders) {
    // Outside the folder, the search may reach the whole disk.
    if (pattern.startsWith('/') || pattern.split('/').includes('..'))
        return undefined;
    const find = (text, options) => firstMatch(text, workingDirectory, { dot: includeHidden, maxFolders, ...options });
    if (find(pattern, {}) !== undefined) {
        const excluding = patterns !== undefined && patterns.exclude.length > 0;
        const reason = 'files match, but exclusions (!) remove all of them.';
        return excluding ? { reason, write: [] } : undefined;
    }
    if (!includeHidden && find(pattern, { dot: true }) !== undefined) {
        const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
        return { reason, write: [] };
    }
    const found = find(pattern, { nocase: true });
    if (found === undefined)
        return undefined;
    const spellings = [
        pattern.replace(/(?<=^|\/)[^/*?[\]{}()!+@]+$/, external_node_path_.posix.basename(found)),
        pattern.replace(/\.\w+$/, external_node_path_.posix.extname(found)),
        pattern.toLowerCase(),
    ];
    const write = spellings.find((text) => find(text, {}) !== undefined);
    return { reason: `there is ${found}; ${CASE_MATTERS}`, write: write === undefined ? [] : [write] };
}
const CASE_MATTERS = 'upper and lower case matter.';
function missingPart(pattern, workingDirectory) {
    const { path, misspelled, missing } = (0,spelling/* followPath */.Zl)(pattern, workingDirectory);
    if (misspelled !== undefined) {
        const [part, name] = misspelled;
        const isCase = part.toLowerCase() === name.toLowerCase();
        return {
            reason: `there is no ${part}, but there is ${name}${isCase ? `; ${CASE_MATTERS}` : '.'}`,
            write: [path],
        };
    }
    return missing === undefined
        ? undefined
        : { reason: `there is no folder ${missing}; ${IS_STEP_MISSING}`, write: [] };
}
/** A corrected pattern in the spelling of the disk. */
function onDisk(pattern, workingDirectory) {
    return withFolder((0,spelling/* followPath */.Zl)(pattern, workingDirectory).path, workingDirectory);
}
/** A pattern that names a folder means the files in it. */
function withFolder(pattern, workingDirectory) {
    return (0,find_patterns/* kindOf */.I)((0,external_node_path_.resolve)(workingDirectory, pattern)) === 'folder' ? external_node_path_.posix.join(pattern, '**') : pattern;
}
/** The first file that matches a pattern and is accepted, with `/`. */
function firstMatch(pattern, cwd, { maxFolders = MAX_FOLDERS, searchesGit = false, accepts = () => true, ...options }) {
    let folders = 0;
    const ignore = {
        ignored: ({ name }) => name === '.git' && !searchesGit,
        childrenIgnored: ({ name }) => {
            folders += 1;
            return (name === '.git' && !searchesGit) || folders > maxFolders;
        },
    };
    try {
        const search = { cwd, ignore, nocase: false, nodir: true, posix: true, ...options };
        for (const path of (0,dist_esm/* globIterateSync */.ue)(pattern, search))
            if (accepts(path))
                return path;
        return undefined;
    }
    catch {
        // The pattern is longer than the library accepts.
        return undefined;
    }
}

// EXTERNAL MODULE: ./.cache/build/action/failures/list-failure.js
var list_failure = __webpack_require__(2161);
// EXTERNAL MODULE: ./.cache/build/action/inputs/size-limits.js
var size_limits = __webpack_require__(7830);
// EXTERNAL MODULE: ./.cache/build/action/upload/limit-usage.js
var limit_usage = __webpack_require__(4947);
;// CONCATENATED MODULE: ./.cache/build/action/upload/size-limits.js






/** Compares all found files, including those of other shards and those that are reused, with each limit. */
function measureLimits(assets, limits) {
    return limits.map((limit) => {
        const { pattern } = limit;
        const matches = pattern === undefined ? () => true : pathMatcher(pattern);
        const matching = assets.filter(({ path }) => matches(path)).sort((a, b) => b.size - a.size);
        const counted = pattern === undefined ? matching : matching.slice(0, 1);
        return { limit, bytes: counted.reduce((sum, { size }) => sum + size, 0), matching };
    });
}
/** One failure for all limits that are exceeded. */
function sizeFailures(usages) {
    const problems = usages.filter(limit_usage/* isExceeded */.ET).map(explainExcess);
    const advice = 'Nothing was sent. Make the files smaller, exclude some, or raise the limit in `size-limits`.';
    return problems.length === 0 ? [] : [(0,list_failure/* listFailure */.P)('Size limit exceeded', problems, advice)];
}
function explainExcess({ limit, bytes, matching }) {
    const line = `\`${(0,support_text/* joinTruncated */.v$)([(0,size_limits/* formatLimit */.tW)(limit)])}\``;
    const sizeOf = (size) => `${(0,size_limits/* formatSize */.Xq)(size, limit)} ${limit.unit}`;
    if (limit.pattern === undefined) {
        const have = (0,format/* plural */.LS)(matching.length, 'file has', 'files have');
        const named = matching.map(({ path, size }) => `${path} (${sizeOf(size)})`);
        return `${line}: ${have} ${sizeOf(bytes)}, ${(0,size_limits/* formatExcess */.Vg)(bytes, limit)} over. The largest: ${(0,support_text/* joinTruncated */.v$)(named)}`;
    }
    const larger = matching.filter(({ size }) => size > limit.bytes);
    const named = larger.map(({ path, size }) => {
        return `${path} (${sizeOf(size)}, ${(0,size_limits/* formatExcess */.Vg)(size, limit)} over)`;
    });
    return `${line}: ${(0,format/* plural */.LS)(larger.length, 'file is', 'files are')} larger: ${(0,support_text/* joinTruncated */.v$)(named)}`;
}
/** Warns of limits that match no file: a misspelled pattern limits nothing. */
function limitWarnings(usages) {
    const unmatched = usages
        .filter(({ matching }) => matching.length === 0)
        .map(({ limit }) => (0,size_limits/* formatLimit */.tW)(limit));
    if (unmatched.length === 0)
        return [];
    const lines = [
        `No file to upload matches ${(0,format/* plural */.LS)(unmatched.length, 'line')} of \`size-limits\`: ${(0,support_text/* joinTruncated */.v$)(unmatched, 10)}`,
        'Correct the pattern, or remove the line if no such file is expected.',
    ];
    return [{ title: 'Pattern without a match', lines }];
}

;// CONCATENATED MODULE: ./.cache/build/action/upload/check-assets.js








/** Maximum problems per annotation. The log lists more of them. */
const MAX_PROBLEMS = 10;
/** Up to this many patterns without a match get one warning each. More share one warning per hint. */
const MAX_PATTERN_WARNINGS = 5;
/** Only this many patterns get a hint that needs a search of the files. If more match nothing, a common reason is likely. */
const MAX_SEARCHED_HINTS = 10;
/** Compares the files that were found with what the inputs ask for. */
function checkAssets(found, inputs) {
    const linkWarnings = warnOfOutsideLinks(found);
    const problems = [
        ...unusableProblems(found),
        ...collisionProblems(found, inputs),
        ...ruleProblems(found, inputs),
    ];
    const limitUsage = measureLimits(found.assets, inputs.sizeLimits);
    const failures = [...inputFailures(problems), ...credentialFailures(found), ...sizeFailures(limitUsage)];
    // Without files, another failure is the reason.
    if (failures.length === 0 || found.assets.length > 0)
        failures.push(...unmatchedFailures(found, inputs));
    if (failures.length > 0)
        return { failures, warnings: linkWarnings, limitUsage };
    const otherWarnings = found.assets.length === 0
        ? noFilesWarnings(inputs)
        : [
            ...spellingWarnings(found),
            ...unmatchedWarnings(found, inputs),
            ...unusedExclusionWarnings(found, inputs),
            ...limitWarnings(limitUsage),
        ];
    return { failures, warnings: [...linkWarnings, ...otherWarnings], limitUsage };
}
function inputFailures(problems) {
    if (problems.length === 0)
        return [];
    const more = problems.length - MAX_PROBLEMS;
    const rest = more > 0 ? [`And ${(0,format/* plural */.LS)(more, 'more problem')} of this kind`] : [];
    return [(0,invalid_input/* invalidInputFailure */.O)([...problems.slice(0, MAX_PROBLEMS), ...rest], problems)];
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
/** A rule in the form of a YAML or JSON list is wrong for certain if only its bare pattern matches a file. */
function ruleProblems({ assets }, { contentTypeRules }) {
    return contentTypeRules.flatMap(({ pattern, mediaType }) => {
        const bare = (0,support_text/* stripListMarks */.FU)(pattern);
        const matches = (text) => assets.map(({ path }) => path).some(pathMatcher(text));
        if (bare === pattern || matches(pattern) || !matches(bare))
            return [];
        return `\`content-types\` has the pattern ${(0,support_text/* joinTruncated */.v$)([pattern])}, whose dash or quotes match no file: write \`${bare}: ${mediaType}\``;
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
/** Fails if no pattern matches, or if one matches nothing, as the inputs say. */
function unmatchedFailures({ assets, unmatched }, inputs) {
    const { patterns, ifNoFilesFound, ifPatternUnmatched } = inputs;
    const isError = (assets.length === 0 ? ifNoFilesFound : ifPatternUnmatched) === 'error';
    const failing = assets.length === 0 ? (patterns?.include ?? []) : unmatched;
    if (!isError || (failing.length === 0 && assets.length > 0))
        return [];
    return [{ title: 'No files found', lines: [...explainNoFiles(failing, inputs), 'Nothing was sent.'] }];
}
function noFilesWarnings(inputs) {
    const lines = explainNoFiles(inputs.patterns?.include ?? [], inputs);
    return inputs.ifNoFilesFound === 'warn' ? [{ title: 'No files found', lines }] : [];
}
function explainNoFiles(include, inputs) {
    const exclude = inputs.patterns?.exclude ?? [];
    const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
    const hints = formatHints(hintsFor(include, inputs).flatMap(({ hint }) => hint ?? []));
    const advice = hints.length > 0
        ? hints.slice(0, 2).join(' ')
        : 'Correct the patterns, or `working-directory`, which they are relative to.';
    return [`No file in ${inputs.workingDirectory} matches: ${(0,support_text/* joinTruncated */.v$)(patterns, 10)}`, advice];
}
function unmatchedWarnings({ unmatched }, inputs) {
    if (inputs.ifPatternUnmatched === 'ignore')
        return [];
    const hinted = hintsFor(unmatched, inputs);
    const byReason = Map.groupBy(hinted, ({ hint }) => hint?.reason).values();
    const groups = hinted.length > MAX_PATTERN_WARNINGS ? [...byReason] : hinted.map((single) => [single]);
    return groups.map((group) => {
        const patterns = (0,support_text/* joinTruncated */.v$)(group.map(({ pattern }) => pattern), 10);
        const [advice = 'Correct the pattern, or remove it if no such file is expected.'] = formatHints(group.flatMap(({ hint }) => hint ?? []));
        const lines = [`No file matches ${patterns} in ${inputs.workingDirectory}`, advice];
        return { title: 'Pattern without a match', lines };
    });
}
function hintsFor(patterns, inputs) {
    return patterns.map((pattern, index) => ({
        pattern,
        hint: index < MAX_SEARCHED_HINTS ? hintForPattern(pattern, inputs) : hintForPattern(pattern, inputs, 0),
    }));
}
/** Warns of exclusions that leave nothing out: the files that they were to keep back would be sent. */
function unusedExclusionWarnings({ unusedExclusions }, inputs) {
    const unused = unusedExclusions.filter((pattern, index) => index >= MAX_SEARCHED_HINTS || !wouldExclude(pattern, inputs));
    if (unused.length === 0)
        return [];
    const named = (0,support_text/* joinTruncated */.v$)(unused.map((pattern) => `!${pattern}`), 10);
    const hints = formatHints(unused.flatMap((pattern) => hintForExclusion(pattern, inputs) ?? []));
    const advice = hints.join(' ') || 'Correct them, or remove them if no such file is expected.';
    const subject = (0,format/* plural */.LS)(unused.length, 'exclusion leaves', 'exclusions leave');
    return [{ title: 'Pattern without a match', lines: [`${subject} nothing out: ${named}`, advice] }];
}

// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/find-unchanged.js
var find_unchanged = __webpack_require__(527);
// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/previous-release.js
var previous_release = __webpack_require__(6737);
// EXTERNAL MODULE: ./.cache/build/pipeline/outcomes.js
var outcomes = __webpack_require__(3413);
// EXTERNAL MODULE: ./.cache/build/action/progress/progress.js + 1 modules
var progress = __webpack_require__(6987);
// EXTERNAL MODULE: ./.cache/build/action/upload/previous-manifest.js
var previous_manifest = __webpack_require__(8399);
;// CONCATENATED MODULE: ./.cache/build/action/upload/dry-run.js













/**
 * Logs what a real run would do.
 *
 * @returns the uploads that it would reuse
 */
async function showPlan({ plan, found, limitUsage, inputs, file }, { log, signal, origin }) {
    const { concurrency, reuseUnchanged, retryUnknown } = inputs;
    const manifest = (0,previous_manifest/* loadPreviousManifest */.$b)(file, inputs, log);
    const previous = found && reuseUnchanged ? (0,previous_manifest/* uploadsIn */.Sz)(manifest) : undefined;
    const events = (0,log_events/* logEvents */.E)(log, { clock: clock/* systemClock */.m, ticker: progress/* systemTicker */.W });
    const reused = previous ? await (0,find_unchanged/* findUnchanged */.p)(plan.assets, previous, { events, concurrency, signal }) : [];
    const continuation = (0,previous_manifest/* continuationOf */.zG)(manifest, { ...inputs, exportsAlone: found === undefined }, { origin });
    const earlier = continuation && (0,run_pipeline/* exportsToContinue */.CI)(continuation, reused);
    const settled = [...(earlier?.outcomes.values() ?? [])].filter((one) => !(0,previous_release/* isOpen */.nT)(one, retryUnknown));
    const isAllReused = reused.length === plan.assets.length;
    logPlan({
        plan,
        reused,
        settled: isAllReused ? settled : [],
        unmatched: found?.unmatched ?? [],
        limitUsage,
        inputs,
    }, log);
    return new outcomes/* PreviousUploads */.aV(reused.map(({ asset, assetId, sha256 }) => ({ ...asset, assetId, sha256 })));
}
/** A longer list is logged as a group, which GitHub shows folded. */
const MAX_UNFOLDED_LINES = 50;
function logPlan({ plan, reused, settled, unmatched, limitUsage, inputs }, log) {
    const { assets } = plan;
    const earlier = new Map(settled.map((outcome) => [(0,previous_release/* exportKey */.Ei)(outcome), outcome.status]));
    const exports = plan.exports.filter((request) => !earlier.has((0,previous_release/* exportKey */.Ei)(request)));
    const done = plan.exports.filter((request) => earlier.get((0,previous_release/* exportKey */.Ei)(request)) === 'reused');
    const unknown = plan.exports.filter((request) => earlier.get((0,previous_release/* exportKey */.Ei)(request)) === 'unknown');
    const reusedAssets = reused.map(({ asset }) => asset);
    const unchanged = new Set(reusedAssets);
    const uploads = assets.filter((asset) => !unchanged.has(asset));
    const collisions = (0,name_collisions/* nameCollisions */.B)(assets);
    log.info('This is a dry run: nothing is sent.');
    const rest = `, in the manifest: ${inputs.manifestPath}`;
    if (assets.length > 0 || inputs.patterns !== undefined) {
        const heading = `${(0,format/* plural */.LS)(uploads.length, 'file')} to upload`;
        logList(log, { heading, items: uploads, maxLines: 1_000, rest, describe: describeFile });
    }
    if (reused.length > 0) {
        const heading = `${(0,format/* plural */.LS)(reused.length, 'unchanged file')} to reuse`;
        const describe = ({ asset, assetId }) => `${describeFile(asset)}, still ${assetId}`;
        logList(log, { heading, items: reused, maxLines: 400, rest, describe });
    }
    if (collisions.length > 0) {
        const heading = `${(0,format/* plural */.LS)(collisions.length, 'file name')} used more than once: a real run would fail`;
        const describe = ({ fileName, paths }) => `${(0,support_text/* joinTruncated */.v$)([fileName])} for ${(0,format/* plural */.LS)(paths.length, 'file')}: ${(0,support_text/* joinTruncated */.v$)(paths)}`;
        logList(log, { heading, items: collisions, maxLines: 50, describe });
    }
    if (unmatched.length > 0) {
        const heading = (0,format/* plural */.LS)(unmatched.length, 'pattern without a match', 'patterns without a match');
        const describe = (pattern) => {
            const hint = hintForPattern(pattern, inputs);
            return hint === undefined ? pattern : `${pattern}  (${formatHints([hint]).join(' ')})`;
        };
        logList(log, { heading, items: unmatched, maxLines: 50, describe });
    }
    if (limitUsage.length > 0) {
        const heading = (0,format/* plural */.LS)(limitUsage.length, 'size limit');
        logList(log, { heading, items: limitUsage, maxLines: 50, describe: describeLimit });
    }
    if (exports.length > 0) {
        const heading = `${(0,format/* plural */.LS)(exports.length, 'export')} to trigger`;
        logList(log, { heading, items: exports, maxLines: 200, rest, describe: describeExport });
    }
    if (done.length > 0) {
        const heading = `${(0,format/* plural */.LS)(done.length, 'export')} that an earlier run triggered`;
        logList(log, { heading, items: done, maxLines: 200, rest, describe: describeExport });
    }
    if (unknown.length > 0) {
        const heading = `${(0,format/* plural */.LS)(unknown.length, 'export')} that an earlier run may have triggered: a real run would fail`;
        logList(log, { heading, items: unknown, maxLines: 200, rest, describe: describeExport });
    }
    const totals = [
        `${(0,format/* plural */.LS)(uploads.length, 'file')} to upload (${sizeOf(uploads)})`,
        ...(reused.length > 0 ? [`${(0,format/* plural */.LS)(reused.length, 'file')} to reuse (${sizeOf(reusedAssets)})`] : []),
        `${(0,format/* plural */.LS)(exports.length, 'export')} to trigger`,
    ];
    log.info(`Total: ${totals.join(', ')}`);
    const missing = missingInputs(inputs);
    if (missing.length > 0)
        log.info(`A real run also needs: ${missing.join(', ')}`);
}
/** Logs a list, as a group if it is long. */
function logList(log, { heading, items, maxLines, rest = '', describe }) {
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
function describeExport({ variantId, network }) {
    return `${variantId} → ${network}`;
}
function describeLimit(usage) {
    const { pattern = 'total' } = usage.limit;
    const note = (0,limit_usage/* isExceeded */.ET)(usage) ? ', which is above the limit' : '';
    return `${(0,limit_usage/* drawBar */.iA)(usage)} ${(0,limit_usage/* formatUsage */.pK)(usage)} for ${pattern}: ${(0,limit_usage/* describeUser */.ZL)(usage)}${note}`;
}
function sizeOf(assets) {
    return (0,format/* formatBytes */.z3)(assets.reduce((sum, { size }) => sum + size, 0));
}
/** The inputs that only a dry run can do without: a fork's pull request gets neither secrets nor variables of the repository. */
function missingInputs({ token, baseUrl, organizationId, patterns }) {
    return [
        ...(token === undefined ? ['`token`'] : []),
        ...(baseUrl === '' ? ['`base-url`'] : []),
        ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
    ];
}

// EXTERNAL MODULE: ./.cache/build/action/upload/upload-inputs.js
var upload_inputs = __webpack_require__(6251);
;// CONCATENATED MODULE: ./.cache/build/action/upload/run-upload.js



















/** The root action: uploads the matching files, then triggers the exports. */
function uploadAction(context) {
    const run = (0,recorded_run/* startRecording */.K)(context);
    return {
        run: () => runUpload(run),
        onCrash: (failure) => run.recorder.crashResult(failure),
        finish: async (result) => ['success', 'planned'].includes(await (0,finish_run/* finishRun */.J)((0,previous_manifest/* keepPreviousManifest */.Mn)(result, run), run)),
    };
}
async function runUpload(run) {
    const { env, log, recorder, phases, signal } = run;
    const { inputs, problems, warnings } = (0,upload_inputs/* readUploadInputs */.J8)(env);
    log.warnings(warnings);
    const { problems: pathProblems, file } = await (0,path_checks/* checkPaths */.nn)(inputs);
    const invalid = [...problems, ...pathProblems];
    // Until something is sent, the manifest that an earlier run may have left at the given path stays.
    if (invalid.length > 0) {
        const { summary } = inputs;
        const manifestPath = (0,upload_inputs/* temporaryManifestPath */.Ue)(env);
        return {
            ...(0,invalid_input/* invalidInputsResult */.M)(invalid),
            inputs: { baseUrl: '', organizationId: '', manifestPath, summary },
        };
    }
    const { patterns, shard } = inputs;
    const found = patterns && (await phases.measure('find', () => find(inputs, patterns, log)));
    const all = found?.assets ?? [];
    const plan = { assets: shard ? (0,split/* takeShard */.mt)(all, shard) : all, exports: requestedExports(inputs) };
    const shardPart = shard && { shard, whole: (0,split/* digestList */.J8)(all) };
    recorder.plan(plan);
    const check = found
        ? checkAssets(found, inputs)
        : { failures: [], warnings: [], limitUsage: [] };
    const { limitUsage } = check;
    log.warnings(check.warnings);
    if (shardPart !== undefined)
        logShardPart(shardPart, plan, log);
    const nothing = { report: (0,run_pipeline/* notAttemptedReport */.eu)(plan), shardPart, limitUsage };
    const elsewhere = inputs.dryRun ? inputs : { ...inputs, manifestPath: (0,upload_inputs/* temporaryManifestPath */.Ue)(env) };
    const reusable = inputs.dryRun ? await showPlan({ plan, found, limitUsage, inputs, file }, run) : undefined;
    const { failures } = check;
    if (failures.length > 0)
        return { ...nothing, conclusion: 'failure', failures, inputs: elsewhere };
    if (reusable !== undefined) {
        const result = { ...nothing, inputs, reusable };
        if (!signal.aborted)
            return { ...result, conclusion: 'planned', failures: [] };
        const cancelled = (0,run_result/* explainCancellation */.X)(result.report, String(signal.reason));
        return { ...result, conclusion: 'cancelled', failures: [cancelled] };
    }
    const unwritable = await (0,path_checks/* tryManifestPath */.Qr)(inputs.manifestPath, signal);
    if (unwritable.length > 0)
        return { ...(0,invalid_input/* invalidInputsResult */.M)(unwritable), ...nothing, inputs: elsewhere };
    const previous = (0,previous_manifest/* loadPreviousManifest */.$b)(file, inputs, log);
    recorder.known = { inputs, previous, shardPart, limitUsage };
    const noOutputs = await (0,try_write/* outputsFailure */.J)(env, signal);
    if (noOutputs !== undefined)
        return { ...nothing, ...recorder.known, conclusion: 'failure', failures: [noOutputs] };
    (0,previous_manifest/* startDrafts */.hF)(run, inputs);
    const previousUploads = inputs.reuseUnchanged ? (0,previous_manifest/* uploadsIn */.Sz)(previous) : undefined;
    const hashUploads = inputs.givenManifestPath !== undefined;
    const continuation = (0,previous_manifest/* continuationOf */.zG)(previous, { ...inputs, exportsAlone: patterns === undefined }, run);
    const report = await uploadAndExport({ ...plan, previousUploads, continuation, hashUploads }, inputs, run);
    return (0,run_result/* toRunResult */.k)(report, recorder.known, { limits: inputs.limits, signal });
}
function requestedExports({ variants, networks }) {
    return variants.flatMap((variantId) => networks.map((network) => ({ variantId, network })));
}
function find(inputs, patterns, log) {
    const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
    // A manifest is never uploaded. In a dry run, the given path differs from the path of this run's manifest.
    const neverUpload = [inputs.manifestPath, inputs.givenManifestPath ?? inputs.manifestPath];
    const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload };
    return (0,log_events/* logSearch */.h)({ ...search, log }, () => findAssets(search, fileNaming, contentTypes(contentTypeRules)));
}
/** Carries out a plan. */
async function uploadAndExport(plan, inputs, run) {
    const { organizationId, concurrency } = inputs;
    const { log, signal, waitTimer } = run;
    return (0,recorded_run/* withEvents */.O)(inputs, run, (events) => (0,service_session/* withService */.K)(inputs, { log, onWait: events.waiting, waitTimer }, (clients) => (0,run_pipeline/* runPipeline */.aI)(plan, { ...clients, clock: clock/* systemClock */.m, events, signal, organizationId, concurrency })));
}
/** Logs how many of the matched files this run takes. */
function logShardPart({ shard, whole }, { assets }, log) {
    const bytes = assets.reduce((sum, { size }) => sum + size, 0);
    const files = `${(0,format/* formatNumber */.ZV)(assets.length)} of ${(0,format/* plural */.LS)(whole.files, 'file')}`;
    log.info(`This is ${(0,format_shard/* formatShard */._)(shard)}: ${files} (${(0,format/* formatBytes */.z3)(bytes)} of ${(0,format/* formatBytes */.z3)(whole.bytes)})`);
}


/***/ })

};
