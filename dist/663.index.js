export const id = 663;
export const ids = [663];
export const modules = {

/***/ 7663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadAction: () => (/* binding */ uploadAction)
});

// UNUSED EXPORTS: logShardPart, uploadAndExport

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/support/files.js
var support_files = __webpack_require__(6472);
// EXTERNAL MODULE: ./.cache/build/support/paths.js
var support_paths = __webpack_require__(2447);
// EXTERNAL MODULE: ./.cache/build/support/spelling.js
var spelling = __webpack_require__(1149);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
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
    #places;
    #entries = 0;
    constructor(places) {
        this.#places = places;
    }
    /** The functions that `glob` calls. It uses no other overload. */
    fs = {
        readdir: (0,external_node_util_.callbackify)((folder, _options) => this.#orRecord(folder, "the folder can't be read", this.#read(folder))),
        promises: {
            // Called for parts of a pattern without a wildcard.
            lstat: (path) => {
                const folder = this.#places.realFolderOf((0,external_node_path_.dirname)(path)) ?? (0,external_node_path_.dirname)(path);
                return this.#orRecord(path, "it can't be read", external_node_fs_.promises.lstat((0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path))));
            },
        },
    };
    /** Records an error of the file system, unless it says that nothing is there. */
    async #orRecord(path, what, result) {
        try {
            return await result;
        }
        catch (error) {
            const code = (0,errors/* errorCode */.C)(error) ?? String(error);
            if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code))
                this.unusable.set(path, `${what} (${code})`);
            throw error;
        }
    }
    /** Whether the name of an entry can be written as text. Records it if not. */
    hasValidName(path) {
        if (!this.#invalidNames.has(path))
            return true;
        this.unusable.set(path, 'its name is not valid UTF-8');
        return false;
    }
    async #read(folder) {
        const realFolder = this.#places.realFolderOf(folder);
        if (realFolder === undefined)
            return [];
        const entries = await (0,support_files/* openPatiently */.BS)(() => external_node_fs_.promises.readdir(realFolder, { withFileTypes: true }));
        if (this.#entries < MANY_ENTRIES && this.#entries + entries.length >= MANY_ENTRIES)
            (0,runtime/* limitHeapGrowth */.BG)();
        this.#entries += entries.length;
        if (!entries.some(({ name }) => name.includes('\ufffd')))
            return entries;
        // Node shows other bytes than UTF-8 as this character.
        const options = { withFileTypes: true, encoding: 'buffer' };
        const raw = await (0,support_files/* openPatiently */.BS)(() => external_node_fs_.promises.readdir(realFolder, options));
        return raw.map((entry) => {
            const isValid = (0,external_node_buffer_.isUtf8)(entry.name);
            const name = isValid ? entry.name.toString() : entry.name.toString('latin1').replace(/[^ -~]/g, toHex);
            if (!isValid)
                this.#invalidNames.add((0,external_node_path_.join)(folder, name));
            return Object.assign(entry, { name });
        });
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/glob/dist/esm/index.js + 9 modules
var esm = __webpack_require__(9713);
// EXTERNAL MODULE: ./.cache/build/pipeline/find/patterns.js
var find_patterns = __webpack_require__(1413);
;// CONCATENATED MODULE: ./.cache/build/pipeline/find/links-to-follow.js



/**
 * Chooses the links to follow: of links to folders, those behind which something is to be searched for that was not searched for in the
 * real folder. Of several such links to one folder, the one that sorts first.
 *
 * @param searched absolute paths of folders, also behind links
 * @param dot whether wildcards match dot files
 * @returns absolute paths; those of the other links to folders are added to `places.repeatedLinks`
 */
function linksToFollow(links, searched, patterns, dot, places) {
    const searchedAs = Map.groupBy(searched, (folder) => places.realPathOf(folder));
    // What is left of the patterns to search for in a folder, as texts that can be compared.
    const restsIn = (folder) => {
        let rests = patterns;
        for (const name of (0,external_node_path_.relative)((0,external_node_path_.parse)(folder).root, folder).split(external_node_path_.sep))
            rests = rests.flatMap((rest) => restsAfter(name, rest, dot));
        return rests.map((rest) => rest.globString());
    };
    return [...links].sort().filter((link) => {
        const ownPath = (0,external_node_path_.join)(places.realPathOf((0,external_node_path_.dirname)(link)), (0,external_node_path_.basename)(link));
        if ((0,find_patterns/* kindOf */.I)(ownPath) === 'file')
            return false;
        const realPath = places.realPathOf(link);
        const paths = searchedAs.get(realPath) ?? [];
        const done = new Set(paths.flatMap(restsIn));
        const isInItself = realPath !== ownPath && (0,support_paths/* isInside */.FK)(ownPath, realPath);
        const isRepeated = isInItself || restsIn(link).every((rest) => done.has(rest));
        if (isRepeated)
            places.repeatedLinks.add(ownPath);
        else
            searchedAs.set(realPath, [...paths, link]);
        return !isRepeated;
    });
}
/** What is left of a pattern in a folder of this name, once for each way to match it. */
function restsAfter(name, pattern, dot) {
    const rest = pattern.rest();
    if (pattern.isGlobstar()) {
        // `**` matches any number of folders, also none.
        const after = rest === null ? [] : restsAfter(name, rest, dot);
        return name.startsWith('.') && !dot ? after : [pattern, ...after];
    }
    const part = pattern.pattern();
    // `glob` compares names in this form.
    const isSame = typeof part === 'string' && part.normalize('NFKD') === name.normalize('NFKD');
    const isMatch = isSame || (typeof part === 'object' && part.test(name));
    return isMatch && rest !== null ? [rest] : [];
}

;// CONCATENATED MODULE: ./.cache/build/pipeline/find/match-patterns.js










/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/;
/**
 * Finds the files that patterns match. Follows links to folders within the workspace, but searches no real folder twice for the same
 * rest of a pattern: first by its own path, then behind the nearest link that sorts first. Searches `.git` only for a pattern that names
 * it, because that folder may contain the credentials of the checkout.
 */
class PatternMatcher {
    #search;
    #spelled = new Map();
    /** All searches share one cache, so that each folder is read once. */
    #scurry;
    /** Whether the current pattern names `.git`. */
    #findsGit = false;
    constructor(search) {
        this.#search = search;
    }
    /** @param pattern relative */
    async match(pattern) {
        const { includeHidden, places } = this.#search;
        this.#findsGit = pattern.split('/').includes('.git');
        const globs = this.#toGlobs(pattern);
        const searched = new Set();
        const followed = new Set();
        // First without links, then behind one link, and so on. The last search finds all that those before it found.
        for (;;) {
            const { entries, links, patterns } = await this.#walk(globs, searched, followed);
            const follow = linksToFollow(links, searched, patterns, includeHidden, places);
            for (const link of follow)
                followed.add(link);
            if (follow.length > 0)
                continue;
            const named = new Set(globs.map((glob) => (0,external_node_path_.basename)(glob)));
            const files = [];
            for (const entry of entries) {
                const file = this.#toFile(entry, named.has(entry.name));
                if (file)
                    files.push(file);
                // Progress and signals must have their turn.
                await (0,promises_.setImmediate)();
            }
            return files;
        }
    }
    #toGlobs(pattern) {
        const { workingDirectory } = this.#search;
        const isFolder = (0,find_patterns/* kindOf */.I)((0,external_node_path_.resolve)(workingDirectory, pattern)) === 'folder';
        const patterns = isFolder ? [pattern, `${(0,find_patterns/* escapePath */.ft)(pattern)}/**`] : [pattern];
        return patterns.flatMap((each) => (0,find_patterns/* toGlobs */.Fv)(each, workingDirectory, (0,external_node_path_.parse)(workingDirectory).root));
    }
    /** Searches all folders, but only behind links that are to be followed. Adds the folders to `searched`, and returns the other links. */
    async #walk(globs, searched, followed) {
        const links = new Set();
        const isSearched = (entry) => {
            const path = entry.fullpath();
            if (this.#leavesOut(path) || !this.#search.reader.hasValidName(path))
                return false;
            const isFollowed = !entry.isSymbolicLink() || followed.has(path);
            (isFollowed ? searched : links).add(path);
            // `glob` does not ask about a folder that a pattern names.
            searched.add((0,external_node_path_.dirname)(path));
            return isFollowed;
        };
        const glob = new esm/* Glob */.fo(globs, {
            ...find_patterns/* GLOB_OPTIONS */.gu,
            dot: this.#search.includeHidden,
            cwd: (0,external_node_path_.parse)(this.#search.workingDirectory).root,
            follow: true,
            fs: this.#search.reader.fs,
            ignore: { childrenIgnored: (entry) => !isSearched(entry) },
            withFileTypes: true,
            ...(this.#scurry && { scurry: this.#scurry }),
        });
        this.#scurry = glob.scurry;
        const entries = (await glob.walk()).filter((entry) => !entry.isDirectory());
        return { entries, links, patterns: glob.patterns };
    }
    /** Returns a file if it can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
    #toFile(entry, isNamed) {
        const { places, reader } = this.#search;
        const folder = entry.parent?.fullpath() ?? '';
        const realFolder = places.realPathOf(folder);
        // On disks that ignore case, `glob` spells a part without a wildcard as the pattern does.
        const spelled = realFolder === folder ? folder : (this.#spelled.get(folder) ?? (0,spelling/* spellAsOnDisk */.x)(folder));
        this.#spelled.set(folder, spelled);
        const name = isNamed ? (0,spelling/* nameOnDisk */.a)(entry.name, folder) : entry.name;
        const path = (0,external_node_path_.join)(spelled, name);
        // `glob` asks neither about files nor about folders that a pattern names.
        if (this.#leavesOut(path) || !reader.hasValidName(entry.fullpath()))
            return undefined;
        const ownPath = realFolder === spelled ? path : (0,external_node_path_.join)(realFolder, name);
        try {
            const realPath = entry.isSymbolicLink() ? external_node_fs_.realpathSync.native(ownPath) : ownPath;
            const stats = (0,external_node_fs_.statSync)(realPath);
            if (!places.allow(path))
                reader.unusable.set(path, 'it lies outside the workspace');
            else if (!places.allow(realPath))
                places.recordOutside(path);
            else if (!stats.isFile() && !stats.isDirectory())
                reader.unusable.set(path, 'it is not a regular file');
            // A link does not make a file in `.git` an asset.
            else if (stats.isFile() && (IN_GIT.test(path) || !IN_GIT.test(realPath)))
                return { path, ownPath, found: (0,support_files/* foundFile */.Xt)(stats, realPath) };
        }
        catch (error) {
            const code = (0,errors/* errorCode */.C)(error) ?? String(error);
            const isDangling = entry.isSymbolicLink() && code === 'ENOENT';
            const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
            reader.unusable.set(path, why);
        }
        return undefined;
    }
    #leavesOut(absolutePath) {
        const path = (0,support_paths/* toSlashes */.TH)((0,external_node_path_.relative)(this.#search.workingDirectory, absolutePath));
        return (!this.#findsGit && IN_GIT.test(path)) || this.#search.exclusions.excludes(path);
    }
}

;// CONCATENATED MODULE: ./.cache/build/pipeline/find/places.js



/** Where assets may be: inside the workspace, or inside the working directory, which may be elsewhere. */
class Places {
    /** Absolute paths of links that lead out of them. They were not followed. */
    outsideLinks = new Set();
    /** Absolute paths of links to folders that were searched anyway. They were not followed. */
    repeatedLinks = new Set();
    #realPaths = new Map();
    #folders;
    constructor(...folders) {
        this.#folders = folders.map((folder) => this.realPathOf(folder));
    }
    /** Resolves the links in an absolute path as far as it exists, however many there are. */
    realPathOf(path) {
        const parent = (0,external_node_path_.dirname)(path);
        const known = parent === path ? path : this.#realPaths.get(path);
        if (known !== undefined)
            return known;
        let realPath = (0,external_node_path_.join)(this.realPathOf(parent), (0,external_node_path_.basename)(path));
        try {
            realPath = external_node_fs_.realpathSync.native(realPath);
        }
        catch {
            // It does not exist, or can't be read.
        }
        this.#realPaths.set(path, realPath);
        return realPath;
    }
    allow(path) {
        return this.#folders.some((folder) => (0,support_paths/* isInside */.FK)(path, folder));
    }
    /** The real path of a folder. If a link leads outside, it records the link and returns `undefined`. */
    realFolderOf(folder) {
        const realFolder = this.realPathOf(folder);
        if (this.allow(realFolder) || !this.allow(folder))
            return realFolder;
        this.recordOutside(folder);
        return undefined;
    }
    /** Records the first link in a path that leads outside. */
    recordOutside(path) {
        let link = path;
        while (this.allow((0,external_node_path_.dirname)(link)) && !this.allow(this.realPathOf((0,external_node_path_.dirname)(link))))
            link = (0,external_node_path_.dirname)(link);
        this.outsideLinks.add(link);
    }
}

;// CONCATENATED MODULE: ./.cache/build/pipeline/find/find-assets.js








/** Finds the files to upload. Opens no file. */
async function findAssets(search, naming, contentTypeOf) {
    const places = new Places(search.workspace, search.workingDirectory);
    const workingDirectory = places.realPathOf(search.workingDirectory);
    const toRelative = (pattern) => relativePattern(pattern, search, places);
    const exclusions = new find_patterns/* Exclusions */.O4(search.exclude.map(toRelative), workingDirectory);
    const reader = new FolderReader(places);
    const matcher = new PatternMatcher({ ...search, workingDirectory, exclusions, places, reader });
    const neverUpload = search.neverUpload.map((path) => (0,spelling/* spellAsOnDisk */.x)(places.realPathOf(path)));
    const isOurs = ({ found: { realPath } }) => neverUpload.some((file) => file === realPath || (0,support_files/* isTemporaryFileOf */.JD)(realPath, file));
    const files = [];
    const unmatched = [];
    const named = new Set();
    for (const given of search.include) {
        const pattern = toRelative(given);
        const before = files.length;
        for (const file of await matcher.match(pattern))
            if (!isOurs(file))
                files.push(file);
        if (files.length === before)
            unmatched.push(given);
        named.add((0,spelling/* spellAsOnDisk */.x)((0,external_node_path_.resolve)(workingDirectory, pattern)));
    }
    const kept = keepOneOfEach(files, naming);
    const keptPaths = new Set(kept.map(({ path }) => path));
    const repeated = files.filter(({ path }) => !keptPaths.has(path)).map((file) => linkTo(file, places));
    const namedFiles = new Set(files.filter(({ path }) => named.has(path)).map(({ ownPath }) => ownPath));
    const toPath = (path) => (0,support_paths/* toSlashes */.TH)((0,external_node_path_.relative)(workingDirectory, path)) || '.';
    const toPaths = (paths) => [...new Set(paths)].map(toPath).sort();
    const toAsset = ({ path: absolute, ownPath: absolutePath, found }) => {
        const path = toPath(absolute);
        const fileName = naming === 'path' ? path : (0,external_node_path_.basename)(path);
        return { path, absolutePath, fileName, contentType: contentTypeOf(path), size: found.size, found };
    };
    return {
        assets: kept.map(toAsset).sort(support_paths/* byPath */.f2),
        namedInFull: new Set(kept.map(({ ownPath }) => ownPath).filter((path) => namedFiles.has(path))),
        unmatched,
        unusedExclusions: search.exclude.filter((pattern) => !exclusions.used.has(toRelative(pattern))),
        outsideLinks: toPaths(places.outsideLinks),
        repeatedLinks: toPaths([...places.repeatedLinks, ...repeated]),
        unusable: [...reader.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(support_paths/* byPath */.f2),
    };
}
/** Makes an absolute pattern relative to the working directory. It may begin with a workspace that is a link. */
function relativePattern(pattern, search, places) {
    if (!(0,external_node_path_.isAbsolute)(pattern))
        return pattern;
    const [start, workspace] = [`${(0,support_paths/* toSlashes */.TH)(search.workspace)}/`, places.realPathOf(search.workspace)];
    const real = pattern.startsWith(start) ? (0,external_node_path_.join)(workspace, pattern.slice(start.length)) : pattern;
    return `./${(0,support_paths/* toSlashes */.TH)((0,external_node_path_.relative)(places.realPathOf(search.workingDirectory), real))}`;
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
    for (const file of files.toSorted((a, b) => linksIn(a) - linksIn(b) || (0,support_paths/* byPath */.f2)(a, b))) {
        const key = sentAs(file);
        if (!kept.has(key))
            kept.set(key, file);
    }
    return [...kept.values()];
}
/** The link in the path of a file that was found by another path as well. */
function linkTo({ path, ownPath }, places) {
    let link = path;
    if (path !== ownPath)
        while (places.realPathOf((0,external_node_path_.dirname)(link)) !== (0,external_node_path_.dirname)(link))
            link = (0,external_node_path_.dirname)(link);
    return link;
}

// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/earlier-manifest.js
var earlier_manifest = __webpack_require__(3426);
// EXTERNAL MODULE: ./.cache/build/pipeline/run-pipeline.js + 1 modules
var run_pipeline = __webpack_require__(6817);
// EXTERNAL MODULE: ./.cache/build/pipeline/shards/split.js
var split = __webpack_require__(114);
// EXTERNAL MODULE: ./.cache/build/retry/clock.js
var clock = __webpack_require__(6620);
// EXTERNAL MODULE: ./.cache/build/support/format.js
var format = __webpack_require__(7540);
// EXTERNAL MODULE: ./.cache/build/action/failures/failures-of-run.js
var failures_of_run = __webpack_require__(4555);
// EXTERNAL MODULE: ./.cache/build/action/inputs/input-reader.js
var input_reader = __webpack_require__(4924);
// EXTERNAL MODULE: ./.cache/build/action/inputs/invalid-input.js
var invalid_input = __webpack_require__(4792);
// EXTERNAL MODULE: ./.cache/build/action/inputs/path-checks.js
var path_checks = __webpack_require__(6997);
// EXTERNAL MODULE: ./.cache/build/action/progress/log-events.js + 1 modules
var log_events = __webpack_require__(1284);
// EXTERNAL MODULE: ./.cache/build/action/recorded-step.js + 4 modules
var recorded_step = __webpack_require__(6902);
// EXTERNAL MODULE: ./.cache/build/action/report/finish-run.js + 3 modules
var finish_run = __webpack_require__(8636);
// EXTERNAL MODULE: ./.cache/build/action/service-session.js + 19 modules
var service_session = __webpack_require__(1094);
// EXTERNAL MODULE: ./.cache/build/pipeline/name-collisions.js
var name_collisions = __webpack_require__(1925);
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

// EXTERNAL MODULE: ./.cache/build/api/body/file-body.js
var file_body = __webpack_require__(4064);
// EXTERNAL MODULE: ./.cache/build/api/errors.js
var api_errors = __webpack_require__(6269);
// EXTERNAL MODULE: ./.cache/build/support/concurrency.js
var concurrency = __webpack_require__(5328);
;// CONCATENATED MODULE: ./.cache/build/action/upload/lfs-pointers.js






/** The specification of Git LFS: a pointer is smaller than this, and begins so. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_START = 'version https://git-lfs.github.com/spec/';
/** Files read at a time: on a file system that waits for a network, one after another would take long. */
const CONCURRENCY = 16;
/** Maximum files that the annotation names. The log lists more of them. */
const lfs_pointers_MAX_NAMED = 5;
/**
 * Rejects files that are Git LFS pointers: a checkout without LFS leaves them in place of images. Reads only files that are small enough,
 * and none after a cancellation.
 */
async function lfsPointerFailures({ assets }, signal) {
    const small = assets.filter(({ size }) => size >= POINTER_START.length && size < MAX_POINTER_BYTES);
    const found = new Set();
    await (0,concurrency/* forEachConcurrently */.D)(small, CONCURRENCY, () => signal.aborted, async (asset) => {
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
async function isPointer({ absolutePath, size, found }) {
    try {
        const bytes = await (0,file_body/* fileBody */.h)(absolutePath, size, found).open();
        return Buffer.isBuffer(bytes) && bytes.toString('latin1').startsWith(POINTER_START);
    }
    catch (error) {
        if (error instanceof api_errors/* AssetFileError */.DP)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./.cache/build/action/inputs/follow-path.js
var follow_path = __webpack_require__(8733);
;// CONCATENATED MODULE: ./.cache/build/action/upload/pattern-hints.js






/** Finds a likely reason why a pattern matches nothing; `undefined` if there is none. */
function hintForPattern(pattern, inputs) {
    return (slipOfWriting(pattern, inputs.patterns?.include) ??
        slipOfStart(pattern, inputs) ??
        missingPart(pattern, inputs.workingDirectory) ??
        searchHint(pattern, inputs));
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
/** The time to look for commas grows with the square of the length. */
const MAX_LENGTH = 4_000;
/**
 * Finds signs of a list in YAML or JSON, which belong to the pattern.
 *
 * @param lines all patterns of the input that include files: they may be one JSON list
 */
function slipOfWriting(line, lines = []) {
    if (line.length > MAX_LENGTH)
        return undefined;
    const isListInLines = /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;
    const isList = isListInLines || /^\[.*["',/].*\]$/.test(line);
    const items = (isList ? line.replace(/^\[|\]$/g, '') : line)
        .replace(/^(?:assets|files?|paths?|patterns?):\s+/, '')
        .split(/,(?![^{}[\]]*[}\]])/)
        .map(support_text/* stripListMarks */.FU)
        .filter((item) => item !== '');
    if (items.join('\n') === line)
        return undefined;
    const reason = 'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';
    return { reason, write: items };
}
/** Finds a mistake in where a pattern starts, or a separator of Windows. */
function slipOfStart(pattern, { workspace, workingDirectory }) {
    const reason = 'patterns start in `working-directory`, have / between their parts, and no variables.';
    const path = (0,support_paths/* stripDotSlash */.NS)(pattern.replaceAll('\\', '/'));
    const below = `${(0,support_paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, workingDirectory))}/`;
    if (path.startsWith(below) && below !== '/')
        return { reason, write: [path.slice(below.length)] };
    const names = (0,follow_path/* namesIn */.wX)(workingDirectory) ?? [];
    const parts = path.split('/');
    const start = parts.findIndex((part) => names.includes(part));
    const write = start === -1 ? [] : [parts.slice(start).join('/')];
    // Nothing is wrong with a path outside that may exist on another machine.
    const isSlip = follow_path/* START_ELSEWHERE */.Mz.test(path)
        ? write.length > 0 || !/^[/.]/.test(path)
        : start === 0 && path !== pattern;
    return isSlip ? { reason, write } : undefined;
}
const IS_STEP_MISSING = 'is an actions/checkout step or a build step missing before this step?';
const CASE_MATTERS = 'upper and lower case matter.';
/** Finds the first part of a path that is not on the disk. */
function missingPart(pattern, workingDirectory) {
    if ((0,follow_path/* namesIn */.wX)(workingDirectory)?.length === 0)
        return { reason: `the folder is empty; ${IS_STEP_MISSING}`, write: [] };
    const { path, misspelled, missing } = (0,follow_path/* followPath */.Zl)(pattern, workingDirectory);
    if (misspelled !== undefined) {
        const [part, name] = misspelled;
        const end = part.toLowerCase() === name.toLowerCase() ? `; ${CASE_MATTERS}` : '.';
        return { reason: `there is no ${part}, but there is ${name}${end}`, write: [path] };
    }
    if (missing === undefined)
        return undefined;
    return { reason: `there is no folder ${missing}; ${IS_STEP_MISSING}`, write: [] };
}
/** Searches for files that the pattern would match with other inputs, or in another case. */
function searchHint(given, { workingDirectory, includeHidden, patterns }) {
    // Outside the folder, the search may reach the whole disk.
    if (given.startsWith('/') || given.split('/').includes('..'))
        return undefined;
    const isFolder = (0,find_patterns/* kindOf */.I)((0,external_node_path_.resolve)(workingDirectory, given)) === 'folder';
    const pattern = isFolder ? external_node_path_.posix.join(given, '**') : given;
    const find = (options) => firstMatch(pattern, workingDirectory, { dot: includeHidden, ...options });
    const because = (reason) => ({ reason, write: [] });
    if (find({}) !== undefined) {
        const isExcluding = patterns !== undefined && patterns.exclude.length > 0;
        return isExcluding ? because('files match, but exclusions (!) remove all of them.') : undefined;
    }
    if (find({ dot: true }) !== undefined)
        return because('it matches only dot files, which wildcards skip unless `include-hidden-files` is true.');
    const found = find({ nocase: true });
    return found === undefined ? undefined : because(`there is ${found}; ${CASE_MATTERS}`);
}
/** Folders searched: a tree may be very large. */
const MAX_FOLDERS = 2_000;
/** The first file that matches a pattern, with `/`. */
function firstMatch(pattern, cwd, options) {
    let folders = 0;
    const isGit = ({ name }) => name === '.git';
    const childrenIgnored = (folder) => {
        folders += 1;
        return isGit(folder) || folders > MAX_FOLDERS;
    };
    try {
        const ignore = { ignored: isGit, childrenIgnored };
        const search = { cwd, ignore, nocase: false, nodir: true, posix: true, ...options };
        const [found] = (0,esm/* globIterateSync */.ue)(pattern, search);
        return found;
    }
    catch {
        // The pattern is longer than the library accepts.
        return undefined;
    }
}

// EXTERNAL MODULE: ./.cache/build/action/upload/size-limits.js
var size_limits = __webpack_require__(7134);
;// CONCATENATED MODULE: ./.cache/build/action/upload/check-assets.js








/** Maximum problems per annotation. The log lists more of them. */
const MAX_PROBLEMS = 10;
/** Up to this many patterns without a match get one warning each. More share one warning per hint. */
const MAX_PATTERN_WARNINGS = 5;
/** Only this many patterns get a hint that needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;
/** Compares the files that were found with what the inputs ask for. */
async function checkAssets(found, inputs, signal) {
    const linkWarnings = warnOfOutsideLinks(found);
    const problems = [...unusableProblems(found), ...collisionProblems(found, inputs)];
    const limitUsage = (0,size_limits/* measureLimits */.Tg)(found.assets, inputs.sizeLimits);
    const failures = [
        ...inputFailures(problems),
        ...credentialFailures(found),
        ...(await lfsPointerFailures(found, signal)),
        ...(0,size_limits/* sizeFailures */.Zp)(limitUsage),
    ];
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
            ...(0,size_limits/* limitWarnings */.fT)(limitUsage),
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
        hint: index < MAX_SEARCHES ? hintForPattern(pattern, inputs) : slipOfWriting(pattern),
    }));
}
/** A pattern with a name that begins with a dot. Wildcards skip those anyway. */
const NAMES_HIDDEN = /(?:^|\/)\.(?!\.?(?:\/|$))/;
/** Warns of exclusions that leave nothing out: the files that they were to keep back would be sent. */
function unusedExclusionWarnings({ unusedExclusions }, inputs) {
    const findsHidden = inputs.includeHidden || inputs.patterns?.include.some((line) => NAMES_HIDDEN.test(line));
    const unused = unusedExclusions.filter((pattern) => findsHidden || !NAMES_HIDDEN.test(pattern));
    if (unused.length === 0)
        return [];
    const named = (0,support_text/* joinTruncated */.v$)(unused.map((pattern) => `!${pattern}`), 10);
    const slips = unused.flatMap((pattern) => slipOfWriting(pattern) ?? []);
    const hints = formatHints(slips.map(({ reason, write }) => ({ reason, write: write.map((line) => line.replace(/^!?/, '!')) })));
    const advice = hints.join(' ') || 'Correct them, or remove them if no such file is expected.';
    const subject = (0,format/* plural */.LS)(unused.length, 'exclusion leaves', 'exclusions leave');
    return [{ title: 'Pattern without a match', lines: [`${subject} nothing out: ${named}`, advice] }];
}

// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __webpack_require__(5086);
;// CONCATENATED MODULE: ./.cache/build/action/upload/content-types.js



/** RFC 2046, section 4.5.1: arbitrary data. */
const UNKNOWN = 'application/octet-stream';
/**
 * Returns a function from a path (relative to the working directory, with `/`) to its media type: that of the first rule
 * that matches, or else that of the extension.
 */
function contentTypes(rules) {
    const matchers = rules.map(({ pattern, mediaType }) => ({
        matches: (0,find_patterns/* pathMatcher */.kZ)(pattern),
        mediaType,
    }));
    return (path) => matchers.find(({ matches }) => matches(path))?.mediaType ?? typeOfExtension(path);
}
function typeOfExtension(path) {
    // `mime` treats a path without a dot as an extension, so a file called `json` would have the type of JSON.
    return src/* default */.A.getType(external_node_path_.posix.extname(path)) ?? UNKNOWN;
}

// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/find-unchanged.js
var find_unchanged = __webpack_require__(527);
// EXTERNAL MODULE: ./.cache/build/pipeline/outcomes.js
var outcomes = __webpack_require__(3413);
// EXTERNAL MODULE: ./.cache/build/pipeline/request-exports.js
var request_exports = __webpack_require__(3421);
// EXTERNAL MODULE: ./.cache/build/action/failures/response-advice.js
var response_advice = __webpack_require__(86);
// EXTERNAL MODULE: ./.cache/build/action/progress/progress.js + 1 modules
var progress = __webpack_require__(9368);
// EXTERNAL MODULE: ./.cache/build/action/upload/earlier-steps.js
var earlier_steps = __webpack_require__(1888);
;// CONCATENATED MODULE: ./.cache/build/action/upload/dry-run.js










/**
 * Logs what a real run would do.
 *
 * @returns the files that it would reuse
 */
async function showPlan({ plan, limitUsage, inputs, earlier }, { log, signal, manifest }) {
    const { concurrency, reuseUnchanged, retryUnknown } = inputs;
    const { assets = [], exports } = plan;
    (0,earlier_steps/* logEarlierManifest */.q)(earlier, inputs, inputs.isToUpload ? 'upload' : 'export', log);
    const events = (0,log_events/* logEvents */.E)(log, { clock: clock/* systemClock */.m, ticker: progress/* systemTicker */.W });
    const reused = reuseUnchanged ? await (0,find_unchanged/* findUnchanged */.p)(assets, earlier, { events, concurrency, signal }) : [];
    const isAllReused = reused.length === assets.length;
    const before = reuseUnchanged && isAllReused ? earlier.exportsBefore(exports, plan.assets && reused) : [];
    const settled = before.filter((outcome) => !(0,request_exports/* mustBeRequested */.x)(outcome, retryUnknown));
    logPlan({ plan, reused, settled, limitUsage, inputs, manifestPath: manifest.path }, log);
    return reused;
}
/** A longer list is logged as a group, which GitHub shows folded. */
const MAX_UNFOLDED_LINES = 50;
function logPlan(findings, log) {
    const { plan, reused, settled, limitUsage, inputs, manifestPath } = findings;
    const { assets = [] } = plan;
    const earlier = new Map(settled.map((outcome) => [(0,outcomes/* exportKey */.Ei)(outcome), outcome.status]));
    const exports = plan.exports.filter((request) => !earlier.has((0,outcomes/* exportKey */.Ei)(request)));
    const done = plan.exports.filter((request) => earlier.get((0,outcomes/* exportKey */.Ei)(request)) === 'reused');
    const unknown = plan.exports.filter((request) => earlier.get((0,outcomes/* exportKey */.Ei)(request)) === 'unknown');
    const reusedAssets = reused.map(({ asset }) => asset);
    const unchanged = new Set(reusedAssets);
    const uploads = assets.filter((asset) => !unchanged.has(asset));
    log.info('This is a dry run: nothing is sent.');
    const rest = `, in the manifest: ${manifestPath}`;
    if (uploads.length === 0 && (assets.length > 0 || inputs.patterns !== undefined))
        log.info('0 files to upload');
    logList(log, `${(0,format/* plural */.LS)(uploads.length, 'file')} to upload`, uploads, describeFile, 1_000, rest);
    logList(log, `${(0,format/* plural */.LS)(reused.length, 'unchanged file')} to reuse`, reused, describeReused, 400, rest);
    logList(log, (0,format/* plural */.LS)(limitUsage.length, 'size limit'), limitUsage, describeLimit);
    const count = (0,format/* plural */.LS)(exports.length, 'export');
    const triggered = `${(0,format/* plural */.LS)(done.length, 'export')} that an earlier run triggered`;
    const open = `${(0,format/* plural */.LS)(unknown.length, 'export')} that an earlier run may have triggered: a real run would fail`;
    logList(log, `${count} to trigger`, exports, describeExport, 200, rest);
    logList(log, triggered, done, describeExport, 200, rest);
    logList(log, open, unknown, describeExport, 200, rest);
    const question = (0,response_advice/* askAboutNetworks */.SM)(plan.exports.map(({ network }) => network));
    if (question !== '')
        log.info(`${question} The service decides which names it accepts.`);
    const totals = [
        `${(0,format/* plural */.LS)(uploads.length, 'file')} to upload (${(0,format/* formatTotalSize */.pO)(uploads)})`,
        ...(reused.length > 0
            ? [`${(0,format/* plural */.LS)(reused.length, 'file')} to reuse (${(0,format/* formatTotalSize */.pO)(reusedAssets)})`]
            : []),
        `${count} to trigger`,
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

// EXTERNAL MODULE: ./.cache/build/action/upload/upload-inputs.js
var upload_inputs = __webpack_require__(6251);
;// CONCATENATED MODULE: ./.cache/build/action/upload/run-upload.js



















/** The root action: uploads the matching files, then triggers the exports. */
function uploadAction(context) {
    const step = (0,recorded_step/* recordStep */.I)(context);
    return {
        run: () => runUpload(step),
        finish: async (failures) => ['success', 'planned'].includes(await (0,finish_run/* finishRun */.JH)(failures, step)),
    };
}
const NOTHING_TO_CHECK = { failures: [], warnings: [], limitUsage: [] };
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
        return [(0,invalid_input/* invalidInputsFailure */.Z)(invalid)];
    await manifest.markIncomplete();
    const found = patterns && (await find(inputs, patterns, manifest.path, log));
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
    if (shardPart !== undefined)
        logShardPart(shardPart, plan.assets ?? [], log);
    if (dryRun)
        record.reusable = await showPlan({ plan, limitUsage, inputs, earlier }, step);
    if (check.failures.length > 0)
        return check.failures;
    if (dryRun)
        return signal.aborted ? [(0,failures_of_run/* explainCancellation */.X)(record, signal)] : [];
    const unwritable = await (0,path_checks/* tryManifestPath */.Qr)(manifest.path, signal);
    if (unwritable.length > 0) {
        manifest.share(undefined);
        return [(0,invalid_input/* invalidInputsFailure */.Z)(unwritable)];
    }
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
/** @param manifestPath a manifest is never uploaded */
function find(inputs, patterns, manifestPath, log) {
    const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
    // In a dry run, the given path differs from the path of this run's manifest.
    const neverUpload = [manifestPath, inputs.manifestPath ?? manifestPath];
    const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload };
    return (0,log_events/* logSearch */.h)({ ...search, log }, () => findAssets(search, fileNaming, contentTypes(contentTypeRules)));
}
/** Carries out a plan. */
async function uploadAndExport(plan, inputs, step) {
    const { organizationId, concurrency } = inputs;
    const { signal, waitTimer } = step;
    await (0,recorded_step/* withEvents */.O)(inputs, step, (events) => (0,service_session/* withService */.K)(inputs, { onWait: events.waiting, waitTimer }, (clients) => (0,run_pipeline/* runPipeline */.a)(plan, { ...clients, clock: clock/* systemClock */.m, events, signal, organizationId, concurrency })));
}
/** Logs how many of the matched files this run takes. */
function logShardPart({ shard, whole }, assets, log) {
    const files = `${(0,format/* formatNumber */.ZV)(assets.length)} of ${(0,format/* plural */.LS)(whole.files, 'file')}`;
    log.info(`This is ${(0,split/* formatShard */._D)(shard)}: ${files} (${(0,format/* formatTotalSize */.pO)(assets)} of ${(0,format/* formatBytes */.z3)(whole.bytes)})`);
}


/***/ })

};
