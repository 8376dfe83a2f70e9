export const id = 523;
export const ids = [523];
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

/***/ 5523:
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
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/glob/dist/esm/index.js + 9 modules
var esm = __webpack_require__(9713);
// EXTERNAL MODULE: ./.cache/build/src/support/error-text.js
var error_text = __webpack_require__(2990);
// EXTERNAL MODULE: ./.cache/build/src/support/files.js
var files = __webpack_require__(553);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/line-matcher.js
var line_matcher = __webpack_require__(8760);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/lines.js
var lines = __webpack_require__(1862);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/search-area.js + 1 modules
var search_area = __webpack_require__(8608);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/file-search.js










/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const isNeverTaken = (name) => /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i.test(name);
/** What `glob` looks for: the files and folders that a row matches, and everything in these folders. */
function patternsOf({ rest, isFolder }) {
    return rest === '' ? ['**'] : [isFolder ? `${rest}/` : rest, `${rest}/**/*`];
}
/** Finds the files that lines match: one `Glob` for each line, and one reading of the disk for all that begin in the same folder. */
class FileSearch {
    area;
    // As in `FoundAssets`, by absolute paths.
    namedInFull = new Set();
    foldersTaken = new Set();
    linksBehindLinks = new Set();
    unusable = new Map();
    inclusions;
    exclusions;
    /** The lines that took a file, or left something out. */
    effective = new Set();
    #search;
    #excluded;
    #neverUpload;
    #files = new Map();
    /** What `glob` knows of the disk, by the folder in which lines begin. */
    #scurries = new Map();
    /** Absolute paths of hidden entries in folders that were read, and whether they are folders; and of those that a line found. */
    #hidden = new Map();
    #shown = new Set();
    #foldersSearched = 0;
    /** @param names that exist: an exclusion at any depth that is spelled like one of them means it alone */
    constructor(search, names) {
        const area = new search_area/* SearchArea */.q(search.workspace, search.workingDirectory, search.nocase);
        [this.#search, this.area] = [search, area];
        this.inclusions = search.include.map((pattern) => (0,lines/* toLine */.S5)(pattern, 'include', area));
        this.exclusions = search.exclude.map((pattern) => (0,lines/* toLine */.S5)(pattern, 'exclude', area));
        this.#excluded = (0,line_matcher/* lineMatcher */.TK)(this.exclusions, 'exclude', area, names);
        this.#neverUpload = search.neverUpload.map((path) => area.realPathOf(path));
    }
    /** Absolute paths of hidden files and folders that wildcards left out: what the lines would match if they matched dots. */
    get hidden() {
        const { area } = this;
        const walks = this.inclusions.flatMap(({ rows }) => rows.map((row) => [(0,external_node_path_.join)(row.start, '/'), patternsOf(row).map((one) => (0,lines/* toMatcher */.WV)(one, area))]));
        const isWanted = (path, isFolder) => walks.some(([start, matchers]) => {
            const below = (0,paths/* toSlashes */.TH)(path.slice(start.length));
            return path.startsWith(start) && matchers.some((matcher) => matcher.match(below, isFolder));
        });
        const isLeftOut = ([path, isFolder]) => !this.#shown.has(path) &&
            !isNeverTaken((0,external_node_path_.basename)(path)) &&
            this.#excluded(area.pathOf(path), isFolder).length === 0 &&
            isWanted(path, isFolder);
        return [...this.#hidden].filter(isLeftOut).map(([path]) => path);
    }
    /**
     * @returns the files by their absolute paths, as lines and the links on the way name them
     * @throws the signal's reason, if it is aborted
     */
    async run() {
        for (const line of this.inclusions)
            for (const [start, rows] of Map.groupBy(line.rows, (row) => row.start))
                await this.#searchFrom(start, rows, line);
        return this.#files;
    }
    async #searchFrom(path, rows, line) {
        const { area } = this;
        const names = (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(area.workingDirectory, path)).split('/');
        if (line.hasBraces && names.some(isNeverTaken))
            return;
        const isFolder = this.#isFolder(path);
        const realPath = area.realPathOf(path);
        const start = { path, realPath, isNamed: realPath !== path, links: 0 };
        if (this.#isExcluded({ ...start, isNamed: true }, isFolder) || !area.admit(path))
            return;
        for (const one of (0,paths/* upFrom */.c9)(path))
            this.#shown.add(one);
        if (isFolder)
            await this.#searchBelow(start, rows, line);
        else if (rows.some((row) => row.rest === '' && !row.isFolder)) {
            if (!line.hasBraces)
                this.namedInFull.add(realPath);
            this.#take(start, line);
        }
    }
    async #searchBelow(start, rows, line) {
        const { area } = this;
        const { signal, includeHidden } = this.#search;
        const patterns = rows.flatMap(patternsOf);
        const ends = rows.flatMap(({ rest }) => (rest === '' ? [] : rest));
        if (line.hasBraces && patterns.includes('**'))
            this.foldersTaken.add(start.path);
        const walk = {
            line,
            parts: new Set(ends.flatMap((rest) => rest.split('/'))),
            matchers: ends.map((rest) => (0,lines/* toMatcher */.WV)(rest, area, { dot: includeHidden })),
            folders: new Map(),
        };
        const scurry = this.#scurries.get(start.path);
        // With a signal, `glob` would keep all that it found as long as the signal lives: 50 MB for 100,000 files.
        const glob = new esm/* Glob */.fo([...new Set(patterns)], {
            ...{ ...lines/* OPTIONS */.lw, dot: includeHidden, follow: true, withFileTypes: true, nocase: area.nocase },
            ignore: { childrenIgnored: (entry) => this.#folderOf(entry, walk) === undefined },
            ...(scurry ? { scurry } : { cwd: start.path, fs: { readdir: this.#readdir } }),
        });
        this.#scurries.set(start.path, glob.scurry);
        walk.folders.set(glob.scurry.cwd, start);
        for await (const entry of glob) {
            if (signal.aborted)
                break;
            const file = entry.isDirectory() ? undefined : this.#find(entry, walk, false);
            if (file !== undefined)
                this.#take(file, line);
        }
        signal.throwIfAborted();
    }
    #folderOf(entry, walk) {
        if (!walk.folders.has(entry))
            walk.folders.set(entry, this.#enter(entry, walk));
        return walk.folders.get(entry);
    }
    #enter(entry, walk) {
        const { maxFolders = Number.POSITIVE_INFINITY } = this.#search;
        const isFolder = entry.isDirectory() || this.#isFolder(entry.fullpath());
        if (this.#foldersSearched >= maxFolders || !isFolder)
            return undefined;
        const folder = this.#find(entry, walk, true);
        if (folder === undefined || this.area.leadsBack(folder.path))
            return undefined;
        if (folder.links > 1) {
            this.linksBehindLinks.add(folder.path);
            return undefined;
        }
        this.#foldersSearched += 1;
        const below = entry.relativePosix();
        if (walk.matchers.some((matcher) => matcher.match(below)))
            this.foldersTaken.add(folder.path);
        return folder;
    }
    /** What a line finds at an entry; `undefined` if it leaves that out. */
    #find(entry, walk, isFolder) {
        const { area } = this;
        const { line, parts } = walk;
        const parent = entry.parent && this.#folderOf(entry.parent, walk);
        if (parent === undefined)
            return undefined;
        // If the disk ignores case, `glob` keeps the spelling of the line.
        const name = (area.nocase && area.spellingOf(entry.name, parent.path)) || entry.name;
        if (isNeverTaken(name) && (line.hasBraces || !parts.has(name)))
            return undefined;
        const own = (0,external_node_path_.join)(parent.realPath, name);
        const realPath = isFolder || entry.isSymbolicLink() ? area.realPathOf(own) : own;
        const isLink = realPath !== own;
        // Links that a line names at any depth could lead to each other without end.
        const isMeant = isLink && parts.has(name) && !parts.has('**');
        const found = {
            ...{ path: (0,external_node_path_.join)(parent.path, name), realPath, isNamed: parent.isNamed || isMeant },
            links: parent.links + (isLink && !isMeant ? 1 : 0),
        };
        if (this.#isExcluded(found, isFolder) || (isLink && !area.admit(found.path)))
            return undefined;
        if (name.startsWith('.'))
            this.#shown.add(found.path);
        return found;
    }
    /** Whether lines exclude the path of an entry, or the one that it really has. */
    #isExcluded({ path, realPath, isNamed }, isFolder) {
        const paths = isNamed || realPath === path ? [path] : [path, realPath];
        const lines = paths.flatMap((one) => this.#excluded(this.area.pathOf(one), isFolder));
        for (const line of lines)
            this.effective.add(line);
        return lines.length > 0;
    }
    /**
     * Takes a file, if it can be uploaded. If it can't, the reason is recorded.
     * The calls are synchronous, because threads cost more than `stat` of a local file.
     */
    #take({ path, realPath }, line) {
        try {
            const stats = (0,external_node_fs_.statSync)(realPath);
            const isOwn = (own) => this.area.isSame(own, realPath) || (0,files/* isTemporaryFileOf */.JD)(realPath, own);
            if (stats.isDirectory() || this.#neverUpload.some(isOwn))
                return;
            if (stats.isFile()) {
                this.effective.add(line);
                this.#files.set(path, (0,files/* foundFile */.Xt)(stats, realPath));
            }
            else
                this.unusable.set(path, 'it is not a regular file');
        }
        catch (error) {
            const isLink = (0,error_text/* errorCode */.C)(error) === 'ENOENT' && (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink();
            this.unusable.set(path, isLink ? 'it is a symbolic link to nothing' : whyUnreadable('it', path, error));
        }
    }
    /** What can't be read counts as a folder: the search reports it. */
    #isFolder(path) {
        try {
            return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
        }
        catch (error) {
            return (0,error_text/* errorCode */.C)(error) !== 'ELOOP';
        }
    }
    /** Reads folders for `glob`, which calls no other overload, and would leave out in silence what can't be read. */
    #readdir = (0,external_node_util_.callbackify)((folder, _options) => this.#read(folder));
    async #read(folder) {
        const { signal, includeHidden } = this.#search;
        if (signal.aborted || !this.area.admit(folder))
            return [];
        try {
            const entries = await (0,files/* openPatiently */.BS)(() => external_node_fs_.promises.readdir(folder, { withFileTypes: true }));
            for (const entry of includeHidden ? [] : entries)
                if (entry.name.startsWith('.'))
                    this.#hidden.set((0,external_node_path_.join)(folder, entry.name), entry.isDirectory());
            return entries;
        }
        catch (error) {
            // What is not there, or no folder, has nothing in it.
            if (['ENOTDIR', 'ELOOP'].includes((0,error_text/* errorCode */.C)(error) ?? ''))
                return [];
            if ((0,error_text/* errorCode */.C)(error) === 'ENOENT' && !hasInvalidName(folder))
                return [];
            // Of a path that nobody can look at, the folder that it is in is the reason.
            const canLook = hasInvalidName(folder) || (await external_node_fs_.promises.lstat(folder).catch(() => undefined));
            this.unusable.set(canLook ? folder : (0,external_node_path_.dirname)(folder), whyUnreadable('the folder', folder, error));
            return [];
        }
    }
}
/** Node shows bytes of a name that are not UTF-8 as this character, and can't find what has that name. */
const hasInvalidName = (path) => path.includes('\ufffd');
function whyUnreadable(what, path, error) {
    const code = (0,error_text/* errorCode */.C)(error) ?? String(error);
    if (code === 'ENOENT' && hasInvalidName(path))
        return 'its name is not valid UTF-8';
    return `${what} can't be read (${code})`;
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/find-assets.js






/**
 * Finds the files to upload. Opens no file.
 *
 * @param contentTypesOf returns the media type of each of these paths
 * @throws the signal's reason, if it is aborted
 */
async function findAssets(search, naming, contentTypesOf) {
    const found = new FileSearch(search, await namesToSpell(search));
    const { area, namedInFull, inclusions, exclusions } = found;
    const files = await found.run();
    const idle = [...inclusions, ...exclusions].filter((line) => !found.effective.has(line));
    const unused = new Set(idle.filter((line) => exclusions.includes(line) && !(0,lines/* beginsNowhere */.ZJ)(line)));
    const start = (0,external_node_path_.join)(area.workingDirectory, '/');
    const toPath = (path) => (0,paths/* toSlashes */.TH)(path.startsWith(start) ? path.slice(start.length) : (0,external_node_path_.relative)(start, path)) || '.';
    const toPaths = (absolute) => Array.from(absolute, toPath).sort();
    const kept = naming === 'path' ? [...files] : oneOfEachName([...files]);
    const contentTypeOf = contentTypesOf(kept.map(([path]) => toPath(path)));
    const toAsset = ([absolutePath, stateWhenFound]) => {
        const path = toPath(absolutePath);
        const fileName = naming === 'path' ? path : (0,external_node_path_.basename)(path);
        const { size } = stateWhenFound;
        return { path, absolutePath, fileName, contentType: contentTypeOf(path), size, stateWhenFound };
    };
    return {
        assets: kept.map(toAsset).sort(paths/* byPath */.f2),
        namedInFull,
        unmatched: idle.filter((line) => !unused.has(line)).map(({ text }) => text),
        unusedExclusions: [...unused].map(({ text }) => text),
        foldersTaken: toPaths(found.foldersTaken),
        hidden: toPaths(found.hidden),
        outsideLinks: toPaths(area.outsideLinks),
        linksBehindLinks: toPaths(found.linksBehindLinks),
        unusable: [...found.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(paths/* byPath */.f2),
    };
}
/** The names that exclusions may mean at any depth (`[id].js`): those that a search without these lines finds. */
async function namesToSpell(search) {
    const { workspace, workingDirectory, nocase } = search;
    const area = new search_area/* SearchArea */.q(workspace, workingDirectory, nocase);
    const exclude = search.exclude.filter((pattern) => !(0,line_matcher/* maySpellName */.pp)((0,lines/* toLine */.S5)(pattern, 'exclude', area)));
    if (exclude.length === search.exclude.length)
        return undefined;
    const first = new FileSearch({ ...search, exclude });
    const files = await first.run();
    const real = Array.from(files.values(), ({ realPath }) => realPath);
    const others = [first.unusable, first.area.outsideLinks, first.linksBehindLinks];
    const paths = [...files.keys(), ...real, ...others.flatMap((found) => [...found.keys()])];
    return (0,line_matcher/* namesIn */.wX)(paths.map((path) => area.pathOf(path)));
}
/** Keeps each file once for each of its names: by its real path if that was found, else by the path that sorts first. */
function oneOfEachName(files) {
    const kept = new Map();
    for (const entry of files.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
        const [path, { realPath }] = entry;
        const key = (0,external_node_path_.join)(realPath, (0,external_node_path_.basename)(path));
        if (!kept.has(key) || path === realPath)
            kept.set(key, entry);
    }
    return [...kept.values()];
}

// EXTERNAL MODULE: ./.cache/build/src/api/body/body-decorators.js
var body_decorators = __webpack_require__(8367);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
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
        file = await (0,files/* openPatiently */.BS)(() => (0,promises_.open)(path, READ_ONLY));
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
                rejectChanged(before, await (0,promises_.stat)(path));
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

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
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
        await Promise.all([this.#last, (0,external_node_timers_promises_.setImmediate)()]);
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
    const neverSent = result.neverSent || (0,errors/* isUnprocessed */.O$)(result.error);
    if (neverSent && result.because === 'cancelled')
        return known;
    const failed = { error: result.error.message, failure: { ...result, neverSent } };
    // An earlier step may have triggered it all the same.
    if (neverSent && known.status === 'unknown')
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
        if (this.#target !== undefined && clock.monotonicMs() < this.#usableUntilMs)
            return { ok: true, value: this.#target };
        const requested = await service.requestUploadUrl({ fileName, contentType, organizationId }, stop);
        if (!requested.ok)
            return requested;
        this.retries += requested.effort.attempts - 1;
        this.#target = requested.value;
        // Its time begins with the response: the request may have waited for long.
        this.#usableUntilMs = clock.monotonicMs() + this.#target.usableMs;
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
    const { service, storage, clock, events } = context;
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
        const hashed = (0,body_decorators/* withHash */.F)(file);
        const body = (0,body_decorators/* withProgress */.E)(hashed, (sentBytes) => events.uploadProgress(asset, sentBytes));
        const result = await storage.put(target.value, { contentType, body }, context.signal);
        wasSent ||= result.ok || !(result.kind === 'unreachable' || (0,errors/* isUnprocessed */.O$)(result.error));
        if (result.ok)
            sha256 = hashed.sha256();
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
    const { foldersTaken: folders, hidden, linksBehindLinks: links } = found;
    if (folders.length > 0)
        log.info(`A wildcard took ${(0,format/* plural */.LS)(folders.length, 'whole folder')}: ${(0,support_text/* joinTruncated */.v$)(folders)}`);
    const left = (0,format/* plural */.LS)(hidden.length, 'hidden file or folder', 'hidden files and folders');
    const byWildcards = 'left out by wildcards (`include-hidden-files: true` takes them)';
    if (hidden.length > 0)
        log.info(`${left} ${byWildcards}: ${(0,support_text/* joinTruncated */.v$)(hidden)}`);
    const behind = (0,format/* plural */.LS)(links.length, 'symbolic link', 'symbolic links');
    if (links.length > 0)
        log.info(`${behind} behind another link not followed: ${(0,support_text/* joinTruncated */.v$)(links)}`);
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
        const assets = this.isDryRun ? this.#ownFiles() : this.#fileEntries();
        const kept = this.isDryRun ? new Map() : this.#keptExports(assets);
        return { ...this.#head(conclusion, finishedAt), assets, exports: this.#exportEntries(kept) };
    }
    /** The manifest of what this step did itself: the files that are stored, and its exports without their responses. */
    note(conclusion) {
        const exports = this.#exportEntries(new Map()).map(({ response: _, location: __, ...entry }) => entry);
        const head = { ...this.#head(conclusion), ...this.owner };
        return { ...head, assets: this.#ownFiles().filter(pipeline_outcomes/* isStored */.mL), exports };
    }
    #head(conclusion, finishedAt) {
        const { complete, owner, earlier } = this;
        return {
            version: 1,
            ...(this.run && { run: this.run }),
            conclusion,
            ...(complete !== undefined && { complete }),
            baseUrl: owner.baseUrl || (earlier?.baseUrl ?? ''),
            organizationId: owner.organizationId || (earlier?.organizationId ?? ''),
            startedAt: this.startedAt.toISOString(),
            ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
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
        const start = (await (0,promises_.readFile)(path)).indexOf(`${field} true`);
        if (start === -1)
            return;
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, 'r+'), true);
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

// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/job-memory.js
var job_memory = __webpack_require__(34);
// EXTERNAL MODULE: ./.cache/build/src/action/rerun/cache-process.js
var cache_process = __webpack_require__(5914);
// EXTERNAL MODULE: ./.cache/build/src/action/rerun/job-notes.js
var job_notes = __webpack_require__(8419);
// EXTERNAL MODULE: ./.cache/build/src/action/rerun/rerun-words.js
var rerun_words = __webpack_require__(5262);
;// CONCATENATED MODULE: ./.cache/build/src/action/rerun/look-back.js




/** In a re-run nobody is in a hurry, and exports are dear. */
const MAX_MS = 60_000;
/** A job that seems to hang says why. */
const SILENT_MS = 5_000;
/**
 * What earlier attempts of the job did: attempt by attempt, until one left an entry or a mark. Says what it found.
 *
 * @param isToWarn whether nothing else may know what is missing here
 */
async function lookBack(job, { log, signal }, useCache, isToWarn) {
    const attempts = Array.from({ length: job.run.attempt - 1 }, (_, index) => job.run.attempt - 1 - index);
    const find = attempts.map((nth) => [(0,job_notes/* keyOf */.TN)(job, 'job', nth), (0,job_notes/* keyOf */.TN)(job, 'done', nth)]);
    const slow = setTimeout(() => {
        log.info(`Waits up to ${MAX_MS / 1000} s for the cache, which knows what earlier attempts of this job did`);
    }, SILENT_MS);
    const answer = await (0,cache_process/* askCache */.yC)(useCache, { find, newest: job.keys.stored }, MAX_MS, [signal]);
    clearTimeout(slow);
    const { found = -1, text, newest = '' } = answer;
    const notes = (0,job_memory/* parseNotes */.XJ)(text ?? '[]');
    const why = notes === undefined ? cache_process/* DAMAGED */.Ax : answer.why;
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
    const storedIn = Number.parseInt(newest.slice(job.keys.stored.length), 10) || 0;
    const { kept, others } = (0,job_memory/* withoutOtherFiles */.WR)(notes, storedIn);
    const names = (0,rerun_words/* namesOf */.eZ)(others);
    if (names !== '')
        log.info(`Triggers again, because an upload step stored files in attempt ${storedIn}: ${names}`);
    return kept;
}
const REPEATS = 'This attempt sends every file and triggers every export, also those that an earlier attempt did.';

;// CONCATENATED MODULE: ./.cache/build/src/action/rerun/rerun.js










/** A step of a later attempt that succeeds waits so long for its mark. */
const MAX_MARK_MS = 10_000;
/** During the uploads, a note is written at most so often: it has every file. */
const NOTE_INTERVAL_MS = 5_000;
/**
 * What the job of this step did before, in earlier attempts of the workflow run and in the steps before this one: the step does not repeat
 * it. It notes what it does itself, which `post` keeps if the job fails. docs/decisions/028 has the reasons.
 */
class Rerun {
    #record;
    #context;
    #useCache;
    /** Whether the step goes by the manifest, too. */
    #hasRecord = false;
    /** Absent if the step leaves no notes: outside of a workflow, and in a dry run. */
    #own;
    #conclusion = 'failure';
    #notedMs = clock/* systemClock */.m.monotonicMs();
    /** What `#filesDigest` returns, once it knows it. */
    #digest;
    #notes = new SharedWrite(() => this.#writeNote());
    /** Says what the step does not repeat; empty if there is nothing. */
    continued = '';
    constructor(record, context, useCache) {
        this.#record = record;
        this.#context = context;
        this.#useCache = useCache;
    }
    /** The inputs are valid. Looks for what the job did before. */
    async start({ reuseUnchanged, dryRun, matrix }) {
        const { env, origin, log } = this.#context;
        this.#hasRecord = reuseUnchanged === true;
        const run = origin.manifestRun;
        if (run === undefined || dryRun)
            return;
        const job = (0,job_notes/* jobOf */.Zw)(env, run, matrix);
        const isContinued = reuseUnchanged !== false;
        const before = await this.#notesOf(job, isContinued);
        const memory = new job_memory/* JobMemory */.vm(isContinued ? before : [], run.attempt, this.#record.owner);
        this.#own = { job, write: await (0,job_notes/* beginNotes */.V7)(job), isContinued, before, memory };
        const last = this.#record.report().exports.flatMap((request) => memory.lastRequest(request) ?? []);
        // Those that are unknown are named when the step leaves them alone.
        const done = (0,rerun_words/* whatWasDone */.mc)({ stored: memory.fileCount, exports: last.filter(pipeline_outcomes/* isTriggered */.m3) });
        if (done === '')
            return;
        const attempts = [...new Set(before.map((note) => note.run.attempt))];
        const who = attempts.map((nth) => (nth === run.attempt ? 'earlier steps of this job' : `attempt ${nth}`));
        const sentence = `${who.join(', ')} ${done}: not repeated for the same files.`;
        this.continued = sentence.replace(/^./, (first) => first.toUpperCase());
        log.info(this.continued);
    }
    /** What earlier attempts and the steps so far did. The first step of the job that continues looks back for the others. */
    async #notesOf(job, isContinued) {
        const { notes, hasLookedBack } = await (0,job_notes/* readNotes */.WT)(job);
        if (!isContinued || job.run.attempt === 1 || hasLookedBack)
            return notes;
        // A manifest may know what is missing here.
        const isToWarn = !this.#hasRecord || this.#record.earlier === undefined;
        const earlier = await lookBack(job, this.#context, this.#useCache, isToWarn);
        const write = await (0,job_notes/* beginNotes */.V7)(job, true);
        if (!this.#context.signal.aborted)
            await write(earlier).catch(() => undefined);
        return [...earlier, ...notes];
    }
    findUploads(file) {
        const recorded = this.#hasRecord ? this.#record.findUploads(file) : [];
        return [...recorded, ...(this.#own?.memory.findUploads(file) ?? [])];
    }
    exportsBefore(requests) {
        const files = this.#filesDigest();
        const ofJob = this.#own?.memory.exportsBefore(requests, files) ?? requests.map(pipeline_outcomes/* notRequested */.Y4);
        const recorded = this.#hasRecord ? this.#record.exportsBefore(requests) : ofJob;
        // Of the record and the job, the later attempt counts, and of one attempt the record.
        const isLater = (one, other) => (one?.run?.attempt ?? 0) > (other.run?.attempt ?? 0);
        const outcomes = recorded.map((outcome, index) => {
            const other = ofJob[index];
            return other && isLater(other, outcome) ? other : outcome;
        });
        const reused = outcomes.filter(({ status }) => status === 'reused');
        if (files === '' && this.#record.report().uploads.length === 0 && reused.length > 0)
            this.#context.log.warning('Export without files', `Not triggered again: ${(0,rerun_words/* namesOf */.eZ)(reused)}.`, 'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.');
        return outcomes;
    }
    listener = {
        uploadSettled: () => {
            if (clock/* systemClock */.m.monotonicMs() - this.#notedMs >= NOTE_INTERVAL_MS)
                void this.#notes.run();
        },
        beforeExport: async () => {
            await this.#notes.run();
            return undefined;
        },
    };
    /** The work of the step has ended: leaves its note, which `post` keeps if the job fails. */
    async keep(conclusion) {
        this.#conclusion = conclusion;
        const error = await this.#notes.run();
        if (error === undefined)
            return;
        const why = `What this step did could not be noted: ${(0,error_text/* causeChain */.D)(error).join(': ')}`;
        this.#context.log.warning('Attempt not kept', why, (0,rerun_words/* whatRepeats */.PN)(this.#work));
    }
    /** The step has succeeded. In a later attempt it leaves marks: of its job, and of the run if it stored files for other jobs. */
    async finish() {
        const { signal } = this.#context;
        const { job } = this.#own ?? {};
        // If the job was cancelled meanwhile, `post` keeps what the step did.
        if (job === undefined || job.run.attempt === 1 || signal.aborted)
            return;
        const kinds = (0,job_memory/* hasOnlyStored */.WB)(this.#record.note('success'))
            ? ['done', 'stored']
            : ['done'];
        const save = kinds.map((kind) => ({ key: (0,job_notes/* keyOf */.TN)(job, kind), text: '' }));
        await (0,cache_process/* askCache */.yC)(this.#useCache, { save }, MAX_MARK_MS, [signal]);
    }
    /** What "Re-run failed jobs" will do after this step, which failed; empty if it did nothing, or if that is not known. */
    get advice() {
        if (this.#own === undefined)
            return '';
        return this.#own.isContinued ? (0,rerun_words/* whatContinues */.xr)(this.#work) : (0,rerun_words/* whatRepeats */.PN)(this.#work);
    }
    get #work() {
        const { uploads, exports } = this.#record.report();
        return { stored: uploads.filter(pipeline_outcomes/* isStored */.mL).length, exports };
    }
    /** The digest of the files that exports of this step are of; empty if it knows none, or if some are not stored. */
    #filesDigest() {
        const { earlier, owner } = this.#record;
        const { uploads } = this.#record.report();
        if (!uploads.every(pipeline_outcomes/* isStored */.mL))
            return '';
        const { before = [], job } = this.#own ?? {};
        const steps = before.filter((note) => note.run.attempt === job?.run.attempt);
        const recorded = earlier?.assets.filter(pipeline_outcomes/* isStored */.mL) ?? [];
        this.#digest ??= (0,job_memory/* digestOf */.ol)(uploads.length > 0 ? uploads : recorded) || (0,job_memory/* digestOfUploads */.Wt)(steps, owner);
        return this.#digest;
    }
    /** Returns its error: what it has is in the manifest too. */
    async #writeNote() {
        if (this.#own === undefined)
            return undefined;
        const { job, write } = this.#own;
        this.#notedMs = clock/* systemClock */.m.monotonicMs();
        const note = { ...this.#record.note(this.#conclusion), run: job.run, files: this.#filesDigest() };
        return (0,cancellation/* withDeadline */.NE)(write([note]), this.#context.signal).catch((error) => error);
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
        parts[index] = name;
        folder = (0,external_node_path_.resolve)(folder, name);
        followed = parts.slice(0, index + 1).join('/');
    }
    return { path: parts.join('/'), followed, missing };
}
/** The folder in the workspace that a path was probably meant to name, as it is spelled on the disk; `undefined` if there is none. */
function folderMeant(path, workspace) {
    const plain = (0,support_text/* stripListMarks */.FU)(path).replaceAll('\\', '/').replace(START_ELSEWHERE, '');
    const { path: found } = followPath(plain, workspace);
    return found !== '' && (0,files/* namesIn */.wX)((0,external_node_path_.resolve)(workspace, found)) ? found : undefined;
}

// EXTERNAL MODULE: ./.cache/build/src/action/inputs/names.js
var names = __webpack_require__(6979);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/pattern-hints.js








const ONE_PER_LINE = 'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';
const START = 'patterns start in `working-directory`, have / between their parts, and no variables.';
const NO_COMMENT = '# behind a blank is a part of the pattern: a comment has a line of its own.';
const DASH = 'a dash at its beginning is a part of the pattern; ! excludes.';
/** A correction of each item of a line. */
const each = (change) => (line) => splitItems(line).map(change);
const replaceIn = (wrong, right) => each((item) => item.replace(wrong, right));
/** Slips that people make, the likeliest first: what to say, and how to correct a line. */
const SLIPS = [
    [ONE_PER_LINE, splitItems],
    [ONE_PER_LINE, splitWords],
    ['( ) @ + ! and | are ordinary characters; alternatives stand in braces.', each(bracesForParentheses)],
    ['it has invisible characters.', each(support_text/* stripStrays */.pt)],
    [START, startsOf],
    [START, each((item) => item.replace(/\\+$/, '').replaceAll('\\', '/'))],
    ['a * is missing before the extension.', replaceIn(/(^|\/)(?=\.\w+$)/, '$1*')],
    ['a / is missing beside the wildcard.', replaceIn(/(?<=\w)(?=\*)/, '/')],
    ['a / is missing beside the wildcard.', replaceIn(/\*\*(?=[^*/])/, '**/*')],
    ['a folder has a / at its end.', replaceIn(/(?<=\w)$/, '/'), 'describe'],
    [NO_COMMENT, (line) => [line.replace(/\s+#.*/s, '')]],
    ['upper and lower case matter.', inCaseOfDisk],
    ['a name in it is another one on the disk.', inSpellingOfDisk, 'include'],
];
/** A line that has this is an item of a list, although what stands in it matches nothing. */
const IS_ITEM = /^[[\]]$|^\[["']|["']\],?$|^(?:[-*+\u2022\u2013]|\d+[.)])\s|^(["'`]).*\1,?$|^<.*>$|^[\u201c\u201e\u2018\u00ab].*[\u201c\u201d\u2019\u00bb]$/s;
/** A wildcard alone is never told: it would take the whole workspace. */
const isTold = (line) => !/^[!*?./\s]*$/.test(line);
/** Tries the corrections of slips, and returns the first that matches. */
async function slipOf(line, purpose, context, find) {
    const tried = new Set([line]);
    for (const [reason, correct] of SLIPS.filter(([, , only = purpose]) => only === purpose)) {
        const given = await correct(line, context, find);
        const lines = purpose === 'include' ? given : given.map((one) => one.replace(/^!/, ''));
        if (tried.size === tried.add(lines.join('\n')).size)
            continue;
        const found = [];
        for (const one of lines)
            if ((await find(one)).length > 0)
                found.push(one);
        // Words of one name, such as `my folder`, may be names themselves.
        const needsAll = correct === splitWords && !given.some((one) => one.startsWith('!'));
        if (found.length > 0 && (!needsAll || found.length === lines.length))
            return { reason, write: found.filter(isTold) };
    }
    if (/\s#/.test(line))
        return { reason: NO_COMMENT, write: [] };
    const advice = (0,names/* notFilledIn */.Nw)(line);
    return advice === undefined ? undefined : { reason: `${advice}.`, write: [] };
}
/** What YAML, JSON and pages put around an item of a list. */
const AROUND = /^(?:(?:[-*+\u2022\u2013]|\d+[.)])\s+|(?:assets|files?|paths?|patterns?):\s+|["'`<\u00ab\u2018\u201c-\u201e]+)|[\s"'`>,;\u00bb\u2018\u2019\u201c\u201d]+$/g;
/** The items of a line without the marks of a list. A further `!` excludes no more than one. */
function splitItems(line) {
    const bare = (item) => {
        const next = item
            .trim()
            .replace(AROUND, '')
            .replace(/^(?:!\s*|\uff01)+/, '!')
            .replace(/^\[(?=["'])|(?<=["'])\]$/g, '');
        return next === item ? item : bare(next);
    };
    const whole = bare(line).replace(/^(!?)\[(.*[*./"',].*)\]$/, '$1$2');
    return whole
        .split(/[,;|](?![^{}[\]()]*[}\])])/)
        .map(bare)
        .filter(isTold);
}
function splitWords(line) {
    return line.split(/\s+/).flatMap(splitItems);
}
function bracesForParentheses(item) {
    const braced = item.replace(/[@+!?*]?\(([^()]+)\)/g, '{$1}');
    return braced.replace(/\{([^{}]*)\}/g, (all, inner) => /[,|]|\.\./.test(inner) ? all.replaceAll('|', ',') : inner);
}
/** The line in the case of a file that it would match. */
async function inCaseOfDisk(line, _, find) {
    const [path = ''] = await find(line, { nocase: true });
    return [line.replace(/\w+/g, (word) => new RegExp(word, 'i').exec(path)?.[0] ?? word)];
}
function inSpellingOfDisk(line, { workingDirectory }) {
    return [followPath(line, workingDirectory).path];
}
/** The line from where it may have been meant to start. */
function startsOf(line, { workspace, workingDirectory }) {
    const path = (0,paths/* stripDotSlash */.NS)(line.replaceAll('\\', '/'));
    const below = `${(0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, workingDirectory))}/`;
    if (path.startsWith(below) && below !== '/')
        return [path.slice(below.length)];
    if (!START_ELSEWHERE.test(path))
        return [];
    const names = (0,files/* namesIn */.wX)(workingDirectory) ?? [];
    const parts = path.split('/');
    const start = parts.findIndex((part) => names.includes(part));
    return start === -1 ? [] : [parts.slice(start).join('/')];
}
/** Folders searched for a hint. */
const MAX_FOLDERS = 2_000;
/** Tries lines as inclusions on the disk. What an exclusion was meant to leave out may be left out by another one. */
function findOnDisk({ patterns, ...places }, signal) {
    return async (line, trial) => {
        const pattern = line.replace(/^!/, '');
        const isExclusion = pattern !== line;
        const include = [isExclusion && !/\/./.test(pattern) ? `**/${pattern}` : pattern];
        const exclude = [...(isExclusion ? [] : (patterns?.exclude ?? [])), 'node_modules'];
        const search = { ...places, include, exclude, neverUpload: [], signal, maxFolders: MAX_FOLDERS };
        const { assets } = await findAssets({ ...search, ...trial }, 'path', () => () => '');
        return assets.map(({ path }) => path);
    };
}
/**
 * Finds a likely reason why a line has no effect; `undefined` if there is none.
 *
 * @param pattern without the `!` of an exclusion
 * @param paths of the files that were found. A correction of a line that does not include matches one of them
 */
async function findHint(pattern, purpose, context, paths, signal) {
    if (purpose === 'include')
        return hintOnDisk(pattern, context, findOnDisk(context, signal));
    const find = async (line, trial) => (0,line_matcher/* describedFiles */.$M)([line], context, paths, purpose, trial?.nocase)[0] ?? [];
    const hint = await slipOf(pattern, purpose, context, find);
    if (hint === undefined || purpose === 'describe')
        return hint;
    return { ...hint, write: hint.write.map((line) => toExclusion(line, pattern)) };
}
async function hintOnDisk(line, context, find) {
    if ((await find(line)).length > 0)
        return undefined;
    const exclude = context.patterns?.exclude ?? [];
    const described = (0,line_matcher/* describedFiles */.$M)(exclude, context, await find(line, { exclude: [] }), 'exclude');
    const by = exclude.filter((_, index) => described[index]?.length !== 0).map((one) => `!${one}`);
    if (by.length > 0)
        return { reason: `what it matches is left out by ${(0,support_text/* joinTruncated */.v$)(by)}.`, write: [] };
    // It may have been meant to exclude.
    if (/^-\S/.test(line))
        return { reason: DASH, write: [] };
    const slip = await slipOf(line, 'include', context, find);
    if (slip !== undefined)
        return slip;
    const [deeper] = /^(?:\.|\/|\*\*)/.test(line) ? [] : await find(`**/${line}`);
    if (deeper !== undefined)
        return { reason: `what it matches is further down: ${deeper}.`, write: [] };
    if ((await find(line, { includeHidden: true })).length > 0) {
        const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
        return { reason, write: [] };
    }
    return IS_ITEM.test(line) ? { reason: ONE_PER_LINE, write: [] } : missingStep(line, context);
}
/** Finds that a folder is empty, such as a submodule that was not fetched, or not there yet. */
function missingStep(line, { workingDirectory }) {
    const { followed, missing } = followPath(line, workingDirectory);
    const isEmpty = (0,files/* namesIn */.wX)((0,external_node_path_.resolve)(workingDirectory, followed))?.length === 0;
    if (!isEmpty && missing === undefined)
        return undefined;
    const folder = followed === '' ? 'the folder' : `the folder ${followed}`;
    const what = isEmpty ? `${folder} is empty` : `there is no folder ${missing}`;
    const steps = 'an actions/checkout step, `submodules: true` in it, or a build step';
    return { reason: `${what}; is ${steps} missing before this step?`, write: [] };
}
/** Without a `/` before its last character, an exclusion would match at any depth. */
function toExclusion(line, given) {
    return /\/./.test(given) && !/\/./.test(line) ? `!./${line}` : `!${line}`;
}
/** What a line that begins elsewhere was probably meant to be; `undefined` if nothing like it matches. */
async function startMeant(line, purpose, context) {
    const find = findOnDisk({ ...context, patterns: undefined }, new AbortController().signal);
    const [meant] = (await slipOf(line, 'include', context, find))?.write ?? [];
    return meant !== undefined && purpose === 'exclude' ? toExclusion(meant, line) : meant;
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

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/lines-without-effect.js






/** Only this many lines that include get a hint, which needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;
const DESCRIBES = { purpose: 'describe', mayBeRight: true };
const CORRECT_ALL = 'Correct the patterns, or `working-directory`, which they are relative to.';
const CORRECT_OR_REMOVE = 'Correct the line, or remove it if no such file is expected.';
/** Fails or warns if no line matches, or if lines have no effect, as the inputs say. */
async function explainLinesWithoutEffect(found, inputs, signal) {
    const isEmpty = found.assets.length === 0;
    const reaction = isEmpty ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched;
    const paths = found.assets.map(({ path }) => path);
    const idle = idleLines(found, paths, inputs);
    const unsearched = idle.filter(({ purpose }) => purpose === 'include').slice(MAX_SEARCHES);
    const hints = new Map();
    for (const line of reaction === 'ignore' ? [] : new Set(idle).difference(new Set(unsearched))) {
        const { pattern, purpose, behind = '' } = line;
        const hint = await (0,cancellation/* unlessAborted */.Wh)(findHint(pattern, purpose, inputs, paths, signal), signal);
        hints.set(line, hint && { ...hint, write: hint.write.map((text) => text + behind) });
    }
    const isWrong = (line) => !line.mayBeRight || hints.get(line) !== undefined;
    const notes = notesOf(idle.filter((line) => !isWrong(line)));
    const wrong = reaction === 'ignore' ? [] : idle.filter(isWrong);
    const isWhole = isEmpty || reaction === 'error';
    const groups = Map.groupBy(wrong, (line) => (isWhole ? '' : hints.get(line)?.reason));
    const messages = Array.from(groups.values(), (lines) => {
        const excluded = isEmpty ? (inputs.patterns?.exclude ?? []).map((pattern) => `!${pattern}`) : [];
        const names = (0,support_text/* joinTruncated */.v$)([...lines.map(nameOf), ...excluded], 10);
        const advice = formatHints(lines.map((line) => hints.get(line))).slice(0, 2);
        const how = advice.join(' ') || (isWhole ? CORRECT_ALL : CORRECT_OR_REMOVE);
        return [
            `No file in ${inputs.workingDirectory} matches: ${names}`,
            reaction === 'error' ? `Nothing was sent. ${how}` : how,
        ];
    });
    if (reaction === 'error')
        return { failures: messages.map((lines) => ({ title: 'No files found', lines })), warnings: [], notes };
    const title = isEmpty ? 'No files found' : 'Pattern without a match';
    return { failures: [], warnings: messages.map((lines) => ({ title, lines })), notes };
}
const textOf = ({ purpose, pattern, behind = '' }) => `${purpose === 'exclude' ? '!' : ''}${pattern}${behind}`;
const nameOf = (line) => line.input === 'assets' ? textOf(line) : `${textOf(line)} (in \`${line.input}\`)`;
/** Lines that include and match nothing, exclusions that leave nothing out, and lines that describe no file. */
function idleLines({ unmatched, unusedExclusions }, paths, inputs) {
    const ofAssets = (text, mayBeRight) => {
        const pattern = text.replace(/^!/, '');
        return { input: 'assets', purpose: pattern === text ? 'include' : 'exclude', pattern, mayBeRight };
    };
    if (paths.length === 0)
        return (inputs.patterns?.include ?? []).map((text) => ofAssets(text, false));
    const describing = [
        ...inputs.contentTypeRules.map(({ pattern, mediaType }) => {
            return { ...DESCRIBES, input: 'content-types', pattern, behind: `: ${mediaType}` };
        }),
        ...inputs.sizeLimits.flatMap((limit) => {
            const { pattern } = limit;
            if (pattern === undefined)
                return [];
            return [
                { ...DESCRIBES, input: 'size-limits', pattern, behind: (0,size_limits/* formatLimit */.tW)(limit).slice(pattern.length) },
            ];
        }),
    ];
    const patterns = describing.map(({ pattern }) => pattern);
    const described = (0,line_matcher/* describedFiles */.$M)(patterns, inputs, paths);
    return [
        ...unmatched.map((text) => ofAssets(text, false)),
        ...unusedExclusions.map((text) => ofAssets(text, true)),
        ...describing.filter((_, index) => described[index]?.length === 0),
    ];
}
function notesOf(lines) {
    return [...Map.groupBy(lines, ({ input }) => input)].map(([input, same]) => {
        const named = (0,support_text/* joinTruncated */.v$)(same.map(textOf), 10);
        return input === 'assets'
            ? `${(0,format/* plural */.LS)(same.length, 'exclusion leaves', 'exclusions leave')} nothing out: ${named}`
            : `No file to upload matches ${(0,format/* plural */.LS)(same.length, 'line')} of \`${input}\`: ${named}`;
    });
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
    const isNamed = ({ absolutePath, stateWhenFound }) => namedInFull.has(stateWhenFound?.realPath ?? absolutePath);
    const files = assets.filter((asset) => isCredentialFile(asset) && !isNamed(asset));
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
        await (0,external_node_timers_promises_.setImmediate)();
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
    const idle = await explainLinesWithoutEffect(found, inputs, signal);
    // Without files, another failure is the reason.
    if (failures.length === 0 || found.assets.length > 0)
        failures.push(...idle.failures);
    const warnings = [...warningsOfLinks(found), ...emptyPageWarnings(found), ...idle.warnings];
    return { failures, warnings, notes: idle.notes, limitUsage };
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
function warningsOfLinks({ outsideLinks, linksBehindLinks }) {
    const warn = (links, one, many, advice) => {
        if (links.length === 0)
            return [];
        const lines = [`${(0,format/* plural */.LS)(links.length, one, many)}: ${(0,support_text/* joinTruncated */.v$)(links)}`, advice];
        return [{ title: 'Symbolic link not followed', lines }];
    };
    const where = 'out of the workspace, or into .git, and will not be uploaded';
    const behind = 'a folder behind another link, where no wildcard follows';
    return [
        ...warn(outsideLinks, `symbolic link leads ${where}`, `symbolic links lead ${where}`, 'Copy the files into the workspace, or exclude the links.'),
        ...warn(linksBehindLinks, `symbolic link leads to ${behind}`, `symbolic links lead to ${behind}`, 'Write a line that names them, or exclude them.'),
    ];
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
    const described = (0,line_matcher/* describedFiles */.$M)(patterns, places, paths);
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
        log.info(`No previous manifest, so it says nothing of earlier steps: ${path}`);
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
    if (inputs.reuseUnchanged !== false) {
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

// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/manifest.js
var manifest = __webpack_require__(5282);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/path-checks.js












/**
 * Checks `working-directory`, where patterns begin, and `manifest`, and reads the manifest.
 *
 * @param known problems that were found before: a path with a token in it must not be used
 */
async function checkPaths(inputs, known, reader) {
    const { manifestPath, isToUpload } = inputs;
    // Wrappers pass fixed values, also to a step that only exports.
    const isFolderNeeded = isToUpload || (0,names/* pathProblem */.z9)(reader.text('working-directory')) !== undefined;
    const folder = isFolderNeeded ? folderProblem(inputs, reader) : undefined;
    const problems = folder === undefined
        ? await patternProblems(inputs, reader)
        : [{ input: 'working-directory', text: folder }];
    if (manifestPath === undefined || known.some(({ input }) => input === 'manifest'))
        return { problems };
    const given = reader.text('manifest');
    const slip = (0,names/* pathProblem */.z9)(given) ??
        ((0,paths/* toSlashes */.TH)(given).endsWith('/') ? 'must be a file, but what ends in / is a folder' : undefined);
    const place = slip ? `${slip}, not ${reader.quote(given)}` : await placeProblem(manifestPath);
    const file = place === undefined ? await (0,manifest/* readManifest */.W)(manifestPath, inputs) : { ok: false, why: place };
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
/** Which lines have a pattern that can't be used. Only for what to write instead, folders are searched. */
async function patternProblems(inputs, reader) {
    const { patterns, contentTypeRules, sizeLimits, workspace, workingDirectory } = inputs;
    const area = new search_area/* SearchArea */.q(workspace, workingDirectory);
    const problemsOf = async (input, line = '', purpose = 'describe') => {
        const problem = (0,lines/* problemOf */.Zw)(line, area);
        if (problem === undefined)
            return [];
        const text = `${problem}: ${reader.quote(purpose === 'exclude' ? `!${line}` : line)}`;
        if (/^\/[*/]*$/.test(line))
            return [{ input, text: `${text}. ${input_reader/* EMPTY_VARIABLE */.Zh}` }];
        const meant = await startMeant(line, purpose, inputs);
        return [{ input, text: meant === undefined ? text : `${text}; write ${reader.quote(meant)}` }];
    };
    const { include = [], exclude = [] } = patterns ?? {};
    const problems = [
        ...include.map((line) => problemsOf('assets', line, 'include')),
        ...exclude.map((line) => problemsOf('assets', line, 'exclude')),
        ...contentTypeRules.map(({ pattern }) => problemsOf('content-types', pattern)),
        ...sizeLimits.map(({ pattern }) => problemsOf('size-limits', pattern)),
    ];
    return (await Promise.all(problems)).flat();
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
    const isGiven = (name) => {
        const text = reader.text(name).toLowerCase();
        return text !== (0,input_table/* ruleOf */.Y)(name).default && text !== './';
    };
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
function uploadAction(context, useCache = cache_process/* NO_CACHE */.DQ) {
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
    const context = { clock: clock/* systemClock */.m, signal, organizationId, concurrency };
    const plan = { assets, exports, earlier: reuseUnchanged === false ? undefined : rerun, retryUnknown };
    await withEvents(inputs, step, (events) => (0,service_session/* withService */.K)(inputs, { onWait: events.waiting, waitTimer }, (clients) => runPipeline(plan, { ...context, ...clients, events })));
}


/***/ })

};
