export const id = 989;
export const ids = [989];
export const modules = {

/***/ 9779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ DeploymentError),
/* harmony export */   n: () => (/* binding */ toDeploymentError)
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
    /** The status of GitHub's response; 0 if there is none. */
    status;
    /** How long GitHub asks to wait, in milliseconds, if it refused the request for its limits. */
    limitMs;
    constructor(message, advice = NETWORK_ADVICE, status = 0, limitMs) {
        super(message);
        this.advice = advice;
        this.status = status;
        this.limitMs = limitMs;
    }
}
/**
 * What is wrong, and what to do. The message may quote a whole HTML page.
 *
 * @param hasCreated whether GitHub has created a deployment with this token
 * @param wallMs now, in milliseconds since the epoch, if the response has no date
 */
function toDeploymentError(error, hasCreated = false, wallMs = 0) {
    if (error instanceof DeploymentError)
        return error;
    if (!isOctokitError(error))
        return new DeploymentError((0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(error).join(': '), 'Please report it with this message.');
    const { status, message, response } = error;
    const request = `POST ${(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOf */ .hD)(new URL(error.request.url))}`;
    if (!response)
        return new DeploymentError(`${request}: ${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(error.cause).join(': ')}`);
    const isOne = hasCreated && [403, 404].includes(status);
    const advice = isOne ? ONE_DEPLOYMENT_ADVICE : ADVICE[status];
    const waitMs = [403, 429].includes(status) ? limitMs(error, response.headers, wallMs) : undefined;
    const text = `${request} answered ${status}: ${message}`;
    return new DeploymentError(text, waitMs === undefined ? advice : LIMIT_ADVICE, status, waitMs);
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function limitMs({ status, message }, { date, 'retry-after': wait, ...headers }, wallMs) {
    const nowMs = (0,_api_header_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpDate */ .m)(date) ?? wallMs;
    const isUsedUp = headers['x-ratelimit-remaining'] === '0';
    const resetMs = isUsedUp ? Number(headers['x-ratelimit-reset']) * 1000 - nowMs : Number.NaN;
    const namedMs = (0,_api_header_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .V)(wait === undefined ? [] : [wait], nowMs) ?? resetMs;
    if (!Number.isNaN(namedMs))
        return Math.max(0, namedMs);
    const isLimit = status === 429 || isUsedUp || wait !== undefined || LIMIT_WORDS.test(message);
    return isLimit ? UNNAMED_LIMIT_MS : undefined;
}
function isOctokitError(error) {
    return error instanceof Error && 'status' in error && 'request' in error;
}


/***/ }),

/***/ 1989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadAction: () => (/* binding */ uploadAction)
});

// UNUSED EXPORTS: contentTypes

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __webpack_require__(5086);
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

// EXTERNAL MODULE: ./.cache/build/src/support/paths.js
var paths = __webpack_require__(8738);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/glob/dist/esm/index.js + 9 modules
var esm = __webpack_require__(9713);
// EXTERNAL MODULE: ./.cache/build/src/support/error-text.js
var error_text = __webpack_require__(2990);
// EXTERNAL MODULE: ./.cache/build/src/support/files.js
var files = __webpack_require__(553);
;// CONCATENATED MODULE: ./.cache/build/src/support/remember.js
/** Asks a question once for each key, and remembers the answer. */
function remember(answer) {
    const known = new Map();
    return (key) => {
        const found = known.get(key) ?? { value: answer(key) };
        known.set(key, found);
        return found.value;
    };
}

// EXTERNAL MODULE: ./node_modules/minimatch/dist/esm/index.js + 8 modules
var dist_esm = __webpack_require__(1138);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/lines.js



const MAX_BYTES = 4_096;
const MAX_ROWS = 1_000;
/** `minimatch` cuts longer results off, in silence. */
const MAX_CHARACTERS = 4_000_000 - MAX_BYTES;
const windowsPathsNoEscape = process.platform === 'win32';
/** How `glob` and `minimatch` read a row: its braces are written out, and `( ) @ + !` are ordinary characters. */
const OPTIONS = {
    ...{ nobrace: true, noext: true, nonegate: true, nocomment: true, dot: true },
    windowsPathsNoEscape,
};
function toMatcher(pattern, { nocase }, more = {}) {
    return new dist_esm/* Minimatch */.VR(pattern, { ...OPTIONS, nocase, ...more });
}
/** What is wrong with an input that has this pattern; `undefined` if nothing is. Reads no folder. */
function problemOf(pattern, area) {
    const written = writeOut(pattern, area);
    return typeof written === 'string' ? written : undefined;
}
/** @param pattern without the `!` of an exclusion */
function toLine(pattern, purpose, area) {
    const written = writeOut(pattern, area);
    const { texts, hasBraces } = typeof written === 'string' ? { texts: [], hasBraces: false } : written;
    const text = purpose === 'exclude' ? `!${pattern}` : pattern;
    return { text, rows: texts.map((one) => toRow(one, purpose, area)), hasBraces };
}
/** Writes out the braces of a pattern, or says what is wrong with it. What comes out is relative to the working directory. */
function writeOut(pattern, area) {
    if (Buffer.byteLength(pattern) > MAX_BYTES)
        return 'must have lines of at most 4,096 bytes, one pattern a line';
    const whole = (0,paths/* toSlashes */.TH)(pattern);
    // The path of the workspace is taken as it is written, whatever its characters.
    const own = area.workspaceIn(whole);
    const given = whole.slice(own.length);
    const rows = (0,dist_esm/* braceExpand */.KA)(given, { braceExpandMax: MAX_ROWS + 1, windowsPathsNoEscape });
    if (rows.length > MAX_ROWS || rows.join('').length > MAX_CHARACTERS)
        return 'must have no line whose braces stand for more than 1,000 lines';
    const toText = (row) => {
        const { length } = area.workspaceIn(row);
        const fromHere = (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(area.workingDirectory, area.realWorkspace));
        // An empty alternative at the beginning leaves a slash.
        return length === 0 ? row.replace(/^\/+/, './') : `./${fromHere}${row.slice(length)}`;
    };
    const texts = rows.map((row) => own + row).flatMap((row) => (row === '' ? [] : toText(row)));
    const isWithin = (text) => area.allow((0,external_node_path_.join)(area.workingDirectory, external_node_path_.posix.normalize(text).replace(/[^/]*[*?[\\].*/s, '')));
    if ((own === '' && (0,external_node_path_.isAbsolute)(whole)) || !texts.every(isWithin))
        return 'must have no line that begins outside the workspace; it starts in `working-directory`';
    return { texts, hasBraces: rows.length !== 1 || rows[0] !== given };
}
function toRow(text, purpose, area) {
    const normal = external_node_path_.posix.normalize(text);
    const bare = normal.replace(/\/$/, '').replace(/(?:(?:^|\/)\*\*)+$/, '');
    const isFolder = bare !== normal;
    const name = bare.replace(/^(?:\*\*\/)+/, '');
    const isAnywhere = /^\*\*\/+./.test(text) || !/\/./.test(text);
    if (isAnywhere && purpose !== 'include' && !['', '.', '..'].includes(name))
        return { start: area.workingDirectory, rest: name, isFolder, isAnywhere };
    const parts = bare.split('/').filter((part) => !['', '.'].includes(part));
    let start = area.workingDirectory;
    for (const part of [...parts]) {
        const spelled = part === '..' ? part : area.spellingOf(part, start);
        if (spelled === undefined)
            break;
        start = (0,external_node_path_.join)(start, spelled);
        parts.shift();
    }
    return { start, rest: parts.join('/'), isFolder, isAnywhere: false };
}
/** Whether a line names something before its first wildcard that does not exist. */
function beginsNowhere({ rows }) {
    return rows.every(({ rest, isAnywhere }) => !isAnywhere && /^[^*?[\\/]+(?:\/|$)/.test(rest));
}
/** Whether an alternative looks like an exclusion: in braces, a `!` that is in no name on the disk has no effect. */
function hasExclusionInBraces({ rows, hasBraces }) {
    return hasBraces && rows.some(({ rest }) => /(?:^|\/)!/.test(rest));
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/line-matcher.js



/**
 * Finds the files that lines take, exclude, or describe, such as those of `content-types`.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 * @returns the paths that each pattern matches, in their order
 */
function describedFiles(patterns, area, paths, purpose = 'describe') {
    if (patterns.length === 0)
        return [];
    const lines = patterns.map((pattern) => toLine(pattern, purpose, area));
    const start = area.pathOf(area.workingDirectory);
    const found = paths.map((path) => external_node_path_.posix.join(start, path));
    const names = lines.some(maySpellName) ? namesIn(found) : undefined;
    const linesFor = lineMatcher(lines, purpose, area, names);
    const byLine = new Map(lines.map((line) => [line, []]));
    for (const [index, path] of paths.entries())
        for (const line of new Set(linesFor(found[index] ?? '', false)))
            byLine.get(line)?.push(path);
    return [...byLine.values()];
}
/** Whether a row at any depth means one name if that is found: `[id].js`. */
const maySpell = ({ isAnywhere, rest }) => isAnywhere && /^[^*?/]*[[\\][^*?/]*$/.test(rest);
const maySpellName = ({ rows }) => rows.some(maySpell);
/** All names in these paths, which have `/` between their parts. */
function namesIn(paths) {
    return new Set(paths.flatMap((path) => path.split('/')));
}
/** @param names all names that were found: a line at any depth that is spelled like one means it alone */
function lineMatcher(lines, purpose, area, names) {
    const tests = lines.flatMap((line) => line.rows.map((row) => ({ line, ofFolders: row.isFolder, matches: testOf(row, area, names) })));
    if (tests.length === 0)
        return () => [];
    const linesFor = (path, isFolder) => {
        const own = tests.filter(({ ofFolders, matches }) => {
            const isAbout = isFolder ? ofFolders || purpose !== 'describe' : !ofFolders;
            return isAbout && matches(path);
        });
        const parent = external_node_path_.posix.dirname(path).replace(/^\.$/, '');
        return [...(parent === path ? [] : ofFolder(parent)), ...own.map(({ line }) => line)];
    };
    const ofFolder = remember((path) => linesFor(path, true));
    return (path, isFolder) => (isFolder ? ofFolder(path) : linesFor(path, false));
}
function testOf(row, area, names) {
    const { rest } = row;
    const start = area.pathOf(row.start);
    const from = start && `${start}/`;
    if (!row.isAnywhere) {
        if (rest === '')
            return (path) => path === start;
        const matcher = toMatcher(rest, area);
        return (path) => path.startsWith(from) && matcher.match(path.slice(from.length));
    }
    if (names?.has(rest) && maySpell(row))
        return (path) => external_node_path_.posix.basename(path) === rest;
    const matcher = toMatcher(`**/${rest}`, area);
    // What is spelled so at any depth is neither the working directory nor above it.
    const below = (path) => path.startsWith(from)
        ? path.slice(from.length)
        : external_node_path_.posix.relative(`/${start}`, `/${path}`).replace(/^(?:\.\.(?:\/|$))+/, '');
    return (path) => matcher.match(below(path));
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/search-area.js






/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/i;
/** Whether a real path is that of a folder, or below it. */
const isBelow = (path, folder) => path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : `${folder}${external_node_path_.sep}`);
/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. Asks the disk each thing once. */
class SearchArea {
    /** Absolute paths of links that lead out of them, or into `.git`. They were not followed. */
    outsideLinks = new Set();
    /** Resolves the links in an absolute path as far as it exists, however many there are. */
    realPathOf = remember((path) => {
        const real = (0,external_node_path_.dirname)(path) === path ? path : (0,external_node_path_.join)(this.realPathOf((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
        try {
            return external_node_fs_.realpathSync.native(real);
        }
        catch {
            return real;
        }
    });
    /** The real paths of a folder and of those above it. */
    realPathsUpFrom = remember((folder) => (0,paths/* upFrom */.c9)(folder).map((one) => this.realPathOf(one)));
    /** Whether a path is that of a folder, or leads to one; `undefined` if it can't be looked at. */
    isFolder = remember((path) => {
        try {
            return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
        }
        catch (error) {
            return (0,error_text/* errorCode */.C)(error) === 'ELOOP' ? false : undefined;
        }
    });
    #namesIn = remember((folder) => new Set((0,files/* readFolder */.j1)(this.realPathOf(folder))));
    /** The workspace as it was given, and its real path, with `/`. */
    #workspaces;
    realWorkspace;
    /** Its real path. */
    workingDirectory;
    /** Whether `A` and `a` are one name. */
    nocase;
    /** Real paths: the outermost folder, and the other one. */
    #folders;
    /** @param nocase if names are not compared as the disk compares them */
    constructor({ workspace, workingDirectory }, nocase) {
        this.realWorkspace = this.realPathOf(workspace);
        this.workingDirectory = this.realPathOf(workingDirectory);
        this.nocase = nocase ?? (0,files/* ignoresCase */.cJ)(this.workingDirectory);
        this.#workspaces = [workspace, this.realWorkspace].map((path) => (0,paths/* toSlashes */.TH)(path));
        const both = [this.realWorkspace, this.workingDirectory];
        this.#folders = isBelow(this.workingDirectory, this.realWorkspace) ? both : both.reverse();
    }
    /** The path of an entry relative to the outermost folder of the area, with `/`; empty for that folder. */
    pathOf(absolute) {
        const [top = ''] = this.#folders;
        return (0,paths/* toSlashes */.TH)(isBelow(absolute, top) ? absolute.slice(top.length + 1) : (0,external_node_path_.relative)(top, absolute));
    }
    /** The path of the workspace, if a pattern begins with it; else an empty text. */
    workspaceIn(pattern) {
        return this.#workspaces.find((path) => `${pattern}/`.startsWith(`${path}/`)) ?? '';
    }
    /** Whether two paths or names are one on the disk. */
    isSame(one, other) {
        return one === other || (this.nocase && one.toLowerCase() === other.toLowerCase());
    }
    allow(path) {
        return this.#folders.some((folder) => isBelow(path, folder));
    }
    /** Admits a path, or records its link if that leads outside, or into `.git`. Returns whether it did admit it. */
    admit(path, realPath = this.realPathOf(path)) {
        const leadsOut = (one, real = this.realPathOf(one)) => !this.allow(real) || (IN_GIT.test(real) && !IN_GIT.test(one));
        if (!leadsOut(path, realPath))
            return true;
        const link = (0,paths/* upFrom */.c9)(path).findLast((one) => this.allow((0,external_node_path_.dirname)(one)) && leadsOut(one));
        this.outsideLinks.add(link ?? path);
        return false;
    }
    /** How a name in a folder is spelled on the disk; `undefined` if there is none. */
    spellingOf(name, folder) {
        const names = this.#namesIn(folder);
        return names.has(name) ? name : [...names].find((one) => this.isSame(one, name));
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/file-search.js











/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const isNeverTaken = (name) => /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i.test(name);
/** Finds the files that lines match: one `Glob` for each line, and one reading of the disk for all that begin in the same folder. */
class FileSearch {
    area;
    // As in `FoundAssets`, by absolute paths.
    files = new Map();
    namedInFull = new Set();
    foldersTaken = new Set();
    unusable = new Map();
    inclusions;
    exclusions;
    /** The lines that took a file, or left something out. */
    effective = new Set();
    // What a line left out; another one may have taken it, or gone into it.
    hidden = new Set();
    linksBehindLinks = new Set();
    entered = new Set();
    #search;
    #excluded;
    #neverUpload;
    /** What `glob` knows of the disk, by the folder in which lines begin. */
    #scurries = new Map();
    #foldersSearched = 0;
    /** @param names that exist: without them, exclusions that may mean one of them are left out */
    constructor(search, names) {
        const area = new SearchArea(search, search.nocase);
        [this.#search, this.area] = [search, area];
        this.inclusions = search.include.map((pattern) => toLine(pattern, 'include', area));
        this.exclusions = search.exclude.map((pattern) => toLine(pattern, 'exclude', area));
        const known = this.exclusions.filter((line) => names !== undefined || !maySpellName(line));
        this.#excluded = lineMatcher(known, 'exclude', area, names);
        this.#neverUpload = search.neverUpload.map((path) => area.realPathOf(path));
    }
    /** @throws the signal's reason, if it is aborted */
    async run() {
        for (const line of this.inclusions)
            for (const [start, rows] of Map.groupBy(line.rows, (row) => row.start))
                await this.#searchFrom(start, rows, line);
    }
    /** All names in the paths that were found. */
    names() {
        const real = Array.from(this.files.values(), ({ realPath }) => realPath);
        const found = [this.files, this.unusable, this.area.outsideLinks, this.linksBehindLinks];
        const paths = [...real, ...found.flatMap((one) => [...one.keys()])];
        return namesIn(paths.map((path) => this.area.pathOf(path)));
    }
    async #searchFrom(path, rows, line) {
        const { area } = this;
        const names = (0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(area.workingDirectory, path)).split('/');
        if (line.hasBraces && names.some(isNeverTaken))
            return;
        const realPath = area.realPathOf(path);
        const isFolder = area.isFolder(path);
        const isNamed = realPath !== path;
        const start = { path, realPath, isFolder: isFolder !== false, isNamed, links: 0 };
        if (this.#isExcluded(start))
            return;
        for (const one of (0,paths/* upFrom */.c9)(path))
            this.entered.add(one);
        if (!area.admit(path))
            return;
        if (isFolder !== true && rows.some((row) => row.rest === '' && !row.isFolder)) {
            if (!line.hasBraces)
                this.namedInFull.add(realPath);
            this.#take(start, line);
        }
        // What can't be looked at may be a folder, too: reading it tells why.
        if (start.isFolder)
            await this.#searchBelow(start, rows, line);
    }
    async #searchBelow(start, rows, line) {
        const { area } = this;
        const { includeHidden, signal } = this.#search;
        const toMatchers = (patterns) => patterns.map((pattern) => toMatcher(pattern, area, { dot: includeHidden }));
        const rests = rows.map(({ rest }) => rest).filter((rest) => rest !== '');
        const all = rows.flatMap(({ rest, isFolder }) => [
            ...(rest === '' || isFolder ? [] : [rest]),
            external_node_path_.posix.join(rest, '**/*'),
        ]);
        if (line.hasBraces && rests.length < rows.length)
            this.foldersTaken.add(start.path);
        const childrenIgnored = (entry) => this.#folderOf(entry, walk) === undefined;
        const scurry = this.#scurries.get(start.path);
        const glob = new esm/* Glob */.fo([...new Set(all)], {
            ...{ ...OPTIONS, follow: true, withFileTypes: true, nocase: area.nocase },
            ignore: { childrenIgnored },
            ...(scurry ? { scurry } : { cwd: start.path, fs: { readdir: this.#readdir } }),
        });
        this.#scurries.set(start.path, glob.scurry);
        const walk = {
            line,
            top: glob.scurry.cwd,
            rests: rests.map((rest) => rest.split('/')),
            taken: toMatchers(rests),
            shown: toMatchers(all),
            folders: new Map([[glob.scurry.cwd, start]]),
        };
        for (const [index, entry] of (await glob.walk()).entries()) {
            // A cancellation comes between the turns of the event loop, and a network disk takes 1 ms a file.
            if (index % 100 === 0)
                await (0,promises_.setImmediate)();
            signal.throwIfAborted();
            const file = entry.isDirectory() ? undefined : this.#find(entry, walk, false);
            if (file !== undefined)
                this.#take(file, line);
        }
        signal.throwIfAborted();
    }
    /** The folder that a line finds at an entry; `undefined` if it does not search that. */
    #folderOf(entry, walk) {
        const { maxFolders = Number.POSITIVE_INFINITY } = this.#search;
        const known = walk.folders.get(entry);
        if (known !== undefined || this.#foldersSearched >= maxFolders)
            return known;
        const folder = this.#find(entry, walk, true);
        if (folder === undefined || folder.links > 1) {
            if (folder !== undefined)
                this.linksBehindLinks.add(folder.path);
            return undefined;
        }
        this.#foldersSearched += 1;
        if (folder.links > 0)
            this.entered.add(folder.path);
        walk.folders.set(entry, folder);
        const below = entry.relativePosix();
        if (walk.taken.some((matcher) => matcher.match(below)))
            this.foldersTaken.add(folder.path);
        return folder;
    }
    /** What a line finds at an entry; `undefined` if it leaves that out. */
    #find(entry, walk, isFolder) {
        const { area } = this;
        const { line, rests } = walk;
        // What a line names behind a wildcard need not exist.
        if (entry.isUnknown() && entry.lstatSync() === undefined)
            return undefined;
        const parent = entry.parent && this.#folderOf(entry.parent, walk);
        if (parent === undefined)
            return undefined;
        // If the disk ignores case, `glob` keeps the spelling of the line.
        const name = (area.nocase && area.spellingOf(entry.name, parent.path)) || entry.name;
        if (isNeverTaken(name) && (line.hasBraces || !rests.some((parts) => parts.includes(name))))
            return undefined;
        const path = (0,external_node_path_.join)(parent.path, name);
        const own = parent.path === parent.realPath ? path : (0,external_node_path_.join)(parent.realPath, name);
        const isKnown = entry.isDirectory() || entry.isFile();
        const realPath = isKnown ? own : area.realPathOf(own);
        if ((isKnown ? entry.isDirectory() : area.isFolder(realPath)) === !isFolder)
            return undefined;
        const isLink = realPath !== own;
        const depth = entry.depth() - walk.top.depth() - 1;
        // Links that a line names at any depth could lead to each other without end.
        const isMeant = isLink && rests.some((parts) => parts[depth] === name && !parts.slice(0, depth).includes('**'));
        const isFollowed = isLink && !isMeant;
        // What leads to a folder on the way to it would lead on for ever.
        if (isFollowed && area.realPathsUpFrom(parent.path).some((folder) => isBelow(folder, realPath)))
            return undefined;
        const links = parent.links + (isFollowed ? 1 : 0);
        const found = { path, realPath, isFolder, isNamed: parent.isNamed || isMeant, links };
        const isShown = !name.startsWith('.') || walk.shown.some((one) => one.match(entry.relativePosix(), isFolder));
        if (this.#isExcluded(found, isShown) || (!isShown && isNeverTaken(name)))
            return undefined;
        if (name.startsWith('.'))
            (isShown ? this.entered : this.hidden).add(path);
        return isShown && (!isLink || area.admit(path, realPath)) ? found : undefined;
    }
    /** Whether lines exclude the path of an entry, or the one that it really has. They have an effect if it would be taken else. */
    #isExcluded({ path, realPath, isFolder, isNamed }, isShown = true) {
        const paths = isNamed || realPath === path ? [path] : [path, realPath];
        const lines = paths.flatMap((one) => this.#excluded(this.area.pathOf(one), isFolder));
        if (isShown)
            for (const line of lines)
                this.effective.add(line);
        return lines.length > 0;
    }
    /**
     * Takes a file, if it can be uploaded. If it can't, the reason is recorded.
     * The calls are synchronous, because threads cost more than `stat` of a local file.
     */
    #take({ path, realPath }, line) {
        const isOwn = (own) => this.area.isSame(own, realPath) || (0,files/* isTemporaryFileOf */.JD)(realPath, own);
        if (this.#neverUpload.some(isOwn))
            return;
        try {
            const stats = (0,external_node_fs_.statSync)(realPath);
            if (stats.isFile()) {
                this.effective.add(line);
                this.files.set(path, (0,files/* foundFile */.Xt)(stats, realPath));
            }
            else
                this.unusable.set(path, 'it is not a regular file');
        }
        catch (error) {
            const isLink = (0,error_text/* errorCode */.C)(error) === 'ENOENT' && (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink();
            this.unusable.set(path, isLink ? 'it is a symbolic link to nothing' : whyUnreadable('it', path, error));
        }
    }
    /** Reads folders for `glob`, which would leave out in silence what can't be read. */
    #readdir = (0,external_node_util_.callbackify)((folder, _options) => this.#read(folder));
    async #read(folder) {
        if (this.#search.signal.aborted || !this.area.admit(folder))
            return [];
        try {
            return await (0,files/* patiently */.d_)(() => external_node_fs_.promises.readdir(folder, { withFileTypes: true }));
        }
        catch (error) {
            // What is not there, or no folder, has nothing in it.
            if (['ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes((0,error_text/* errorCode */.C)(error) ?? ''))
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





/** Sorts by path, the real path first. */
function realFirst(one, other) {
    const [isReal, isOtherReal] = [one, other].map(([path, { realPath }]) => path === realPath);
    return Number(isOtherReal) - Number(isReal) || (one[0] < other[0] ? -1 : 1);
}
/**
 * Finds the files to upload. Opens no file.
 *
 * @param contentTypesOf returns the media type of a file by all of its paths. It gets the paths of all files
 * @throws the signal's reason, if it is aborted
 */
async function findAssets(search, naming, contentTypesOf) {
    let found = new FileSearch(search);
    await found.run();
    if (found.exclusions.some(maySpellName)) {
        found = new FileSearch(search, found.names());
        await found.run();
    }
    const { area, files, inclusions, exclusions, entered } = found;
    const isIdle = (line) => !found.effective.has(line);
    const unused = exclusions.filter((line) => isIdle(line) && !beginsNowhere(line));
    const inBraces = inclusions.filter((line) => !isIdle(line) && hasExclusionInBraces(line));
    const unmatched = [...inclusions, ...exclusions].filter((line) => isIdle(line) && !unused.includes(line));
    const start = (0,external_node_path_.join)(area.workingDirectory, '/');
    const toPath = (path) => (0,paths/* toSlashes */.TH)(path.startsWith(start) ? path.slice(start.length) : (0,external_node_path_.relative)(start, path)) || '.';
    const toPaths = (absolute) => Array.from(absolute, toPath).sort();
    const contentTypeOf = contentTypesOf(Array.from(files.keys(), toPath));
    const nameOf = (path) => (naming === 'path' ? toPath(path) : (0,external_node_path_.basename)(path));
    const toAsset = (entries) => {
        const [[absolutePath, stateWhenFound], ...others] = entries.toSorted(realFirst);
        const [path, otherPaths] = [toPath(absolutePath), others.map(([other]) => toPath(other))];
        const contentType = contentTypeOf(path, ...otherPaths);
        const asset = { path, absolutePath, fileName: nameOf(absolutePath), contentType, stateWhenFound };
        return { ...asset, size: stateWhenFound.size, ...(others.length > 0 && { otherPaths }) };
    };
    // A file is sent once for each of its names.
    const byName = Map.groupBy(files, ([path, { realPath }]) => `${realPath}\0${nameOf(path)}`);
    return {
        assets: Array.from(byName.values(), toAsset).sort(paths/* byPath */.f2),
        namedInFull: found.namedInFull,
        unmatched: unmatched.map(({ text }) => text),
        unusedExclusions: [...unused, ...inBraces].map(({ text }) => text),
        foldersTaken: toPaths(found.foldersTaken),
        hidden: toPaths(found.hidden.difference(entered)),
        outsideLinks: toPaths(area.outsideLinks),
        linksBehindLinks: toPaths(found.linksBehindLinks.difference(entered)),
        unusable: [...found.unusable].map(([path, why]) => ({ path: toPath(path), why })).sort(paths/* byPath */.f2),
    };
}

// EXTERNAL MODULE: ./.cache/build/src/pipeline/outcomes.js
var pipeline_outcomes = __webpack_require__(516);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/manifest/run-record.js

/**
 * The record of a step: the entries that earlier steps left, and the outcomes of this one, each of which is an entry. The manifest, the
 * outputs and the job summary are made from it, also if the step crashes. docs/reruns.md, *The manifest*, has its rules.
 */
class RunRecord {
    /** Absent if it is not known. */
    run;
    startedAt;
    /** The service and the organization; empty if the inputs are invalid. */
    owner;
    isDryRun;
    /** What earlier steps left at the path of the manifest; absent for a new record. */
    earlier;
    #isToUpload;
    /** Whether the step was to upload, and found no file. */
    foundNothing = false;
    /** From the first `PUT` until every upload has its outcome. Meanwhile the storage may have new bytes of any file. */
    #isUploading = false;
    /** What earlier steps left, by path. */
    #earlierFiles;
    /** What earlier steps left, by `exportKey`. */
    #earlierExports;
    /** By path, in the order of the plan. */
    #uploads = new Map();
    /** By `exportKey`, in the order of the plan. */
    #exports = new Map();
    constructor({ run, startedAt }, { earlier, isToUpload = false, isDryRun = false, order } = {}) {
        this.run = run;
        this.startedAt = startedAt;
        this.isDryRun = isDryRun;
        this.#isToUpload = isToUpload;
        this.earlier = earlier;
        this.#earlierFiles = new Map(earlier?.assets.map((entry) => [entry.path, entry]));
        this.#earlierExports = new Map(earlier?.exports?.map((entry) => [(0,pipeline_outcomes/* exportKey */.Ei)(entry), entry]));
        const { baseUrl = '', organizationId = '', exports = [] } = order ?? {};
        this.owner = { baseUrl, organizationId };
        for (const request of exports)
            this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(request), (0,pipeline_outcomes/* notRequested */.Y4)(request));
    }
    /**
     * The search has ended.
     *
     * @param mayBeNone whether a step that found no file goes on as one that only exports
     */
    plan(assets, mayBeNone) {
        const status = this.isDryRun ? 'planned' : 'not-attempted';
        for (const asset of assets)
            this.#uploads.set(asset.path, { ...(0,pipeline_outcomes/* notAttempted */.Sb)(asset), status });
        this.foundNothing = mayBeNone && assets.length === 0;
        if (this.foundNothing)
            this.#isToUpload = false;
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
            this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(request), { ...request, status: 'unknown', attempts: 0 });
            return undefined;
        },
        exportSettled: (outcome) => void this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(outcome), outcome),
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
    /** The earlier upload of a file with the same path, `fileName`, content type and size, if there is one. Its bytes may still differ. */
    findUploads(file) {
        const { assetId, sha256, ...entry } = this.#earlierFiles.get(file.path) ?? { path: '' };
        return assetId && sha256 && isSameFile(entry, file) ? [{ assetId, sha256 }] : [];
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
    /** The files of this step. As long as its upload is not complete, also those of earlier steps that it does not have. */
    #fileEntries() {
        const own = this.#ownFiles();
        if (own.length > 0 && this.complete)
            return own;
        return [...own, ...this.#earlierFiles.values().filter(({ path }) => !this.#uploads.has(path))];
    }
    #fileEntry(outcome) {
        const earlier = this.#earlierFiles.get(outcome.path);
        // If the step is killed during uploads, nobody knows which files were sent. So none keeps its earlier id.
        if (outcome.status === 'not-attempted')
            return this.#isUploading ? outcome : (earlier ?? outcome);
        if (outcome.status !== 'failed')
            return outcome;
        const { failure, ...entry } = outcome;
        // After a `PUT` the storage may have other bytes than before.
        if (!failure?.neverSent || earlier?.assetId === undefined)
            return entry;
        const { path, fileName, contentType, size, assetId, sha256 } = earlier;
        return { ...entry, path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
    }
    /** Earlier exports are kept only as long as the files are those that they were of: the same ones, and no `PUT` of one was begun. */
    #keptExports(files) {
        const mayHaveSent = ({ assetId, failure }) => {
            return assetId === undefined && (failure ? !failure.neverSent : this.#isUploading);
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
        const { id = 0, attempt = 0, commit = '' } = this.run ?? {};
        const run = this.run && { id, attempt, commit };
        const own = this.#exports.values().map(({ failure, shown: _, leftOut: __, ...entry }) => {
            const isRequested = entry.status !== 'not-attempted' && !failure?.neverSent;
            if (!isRequested)
                return earlier.get((0,pipeline_outcomes/* exportKey */.Ei)(entry)) ?? entry;
            // Of one that was requested before, its entry says by which run.
            return { ...entry, ...(run && !entry.run && { run }) };
        });
        const others = earlier.values().filter((entry) => !this.#exports.has((0,pipeline_outcomes/* exportKey */.Ei)(entry)));
        return [...own, ...others];
    }
    /** Whether an export was requested by this run, in any attempt. Outside of a workflow, without ids, all that is recorded is one order. */
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
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
    let hash;
    return {
        size,
        open: async () => {
            // Each attempt has its own: an aborted attempt may still read when the next one begins.
            hash = (0,external_node_crypto_.createHash)('sha256');
            return read(path, size, hash, stateWhenFound);
        },
        sha256: () => hash.digest('hex'),
    };
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
async function readWhole(path, size, hash, stateWhenFound) {
    let file;
    try {
        file = await (0,files/* patiently */.d_)(() => (0,external_node_fs_.openSync)(path, READ_ONLY));
        const opened = (0,external_node_fs_.fstatSync)(file);
        const before = stateWhenFound ?? { ...opened, size };
        rejectChanged(before, opened);
        const buffer = Buffer.allocUnsafe(size);
        const bytes = (0,external_node_fs_.readSync)(file, buffer, 0, size, 0);
        if (bytes !== size)
            throw changedError([describeSize(size, bytes)]);
        rejectChanged(before, (0,external_node_fs_.statSync)(path));
        hash.update(buffer);
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
async function* readBlocks(path, size, hash, stateWhenFound) {
    let file;
    try {
        file = await (0,files/* patiently */.d_)(() => (0,external_node_fs_promises_.open)(path, READ_ONLY));
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
                rejectChanged(before, await (0,external_node_fs_promises_.stat)(path));
            }
            else {
                [buffer, nextBuffer] = [nextBuffer, buffer];
                nextBlock = readBlock(file, buffer, size - sent);
                // If the consumer stops here, this error would be unhandled.
                nextBlock.catch(() => undefined);
            }
            hash.update(block);
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
    return new errors/* AssetFileError */.DP('changed', `The file changed after it was found: ${changes.join('; ')}`);
}
const REASONS = new Map([
    ['ENOENT', 'it no longer exists'],
    ['EBUSY', 'another program has it open (EBUSY), often a virus scanner'],
    ['EMFILE', 'too many files and connections are open (EMFILE), lower `concurrency`'],
]);
/** Errors without a code are bugs and stay what they are. */
function toFileError(error) {
    const code = (0,error_text/* errorCode */.C)(error);
    return code === undefined || error instanceof errors/* AssetFileError */.DP ? error : fileError(code, error);
}
function fileError(code, cause) {
    return new errors/* AssetFileError */.DP(code, `The file could not be read: ${REASONS.get(code) ?? code}`, { cause });
}

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
/** Writes one at a time. Ten calls in one turn of the event loop, or while a write is under way, share the next one. */
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
        await Promise.all([this.#last, (0,promises_.setImmediate)()]);
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
const concurrency_MAX_BYTES = 32 * 1024 * 1024;
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
    const fitting = (concurrency_MAX_BYTES * assets.length) / Math.max(1, bytes);
    const useful = Math.min(MAX_UPLOADS, fitting, FILES_PER_RESPONSE_MS * (responseMs - NEAR_MS));
    return Math.max(AUTO, Math.floor(useful));
}

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
        const outcome = same && { ...(0,pipeline_outcomes/* notAttempted */.Sb)(asset), ...same, status: 'reused' };
        outcomes[index] = outcome;
        events.comparisonSettled(asset, outcome);
    });
    const reused = outcomes.filter((outcome) => outcome !== undefined);
    events.comparisonFinished(reused);
    return reused;
}
/** Returns `undefined` after a cancellation, and if the file can't be read: then its upload reports the error. */
async function hashFile({ absolutePath, size, stateWhenFound }, signal) {
    const body = fileBody(absolutePath, size, stateWhenFound);
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
    // Before any request, so that the record has what an earlier run did even if this one is killed.
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
    const { neverSent } = result;
    if (neverSent && result.because === 'cancelled')
        return known;
    const failed = { error: result.error.message, failure: result };
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
 * Uploads one asset: an upload URL from the service, and a PUT to the storage. Each attempt opens the file anew. The URL is requested only
 * now, when a worker is free for the upload, because it may expire soon. It is replaced if it expires before an attempt, and once if the
 * storage says that it has expired.
 *
 * @param stop ends waits, and starts no further attempt; `context.signal` aborts a PUT that is under way
 * @param beforePut each PUT waits for it, and is not sent if there is an error
 */
async function uploadAsset(asset, context, stop, beforePut) {
    const { service, storage, clock, events, organizationId } = context;
    const { fileName, contentType } = asset;
    const startedMs = clock.monotonicMs();
    const attempts = storage.startAttempts(stop, service.queue);
    let target;
    let usableUntilMs = 0;
    const isUsable = () => clock.monotonicMs() < usableUntilMs;
    /** Requests for upload URLs beyond the first of each. */
    let urlRetries = 0;
    let wasRejected = false;
    let sha256 = '';
    const finish = (result) => {
        const made = urlRetries + result.effort.attempts;
        if (!result.ok && made === 0)
            return (0,pipeline_outcomes/* notAttempted */.Sb)(asset);
        const durationMs = Math.round(clock.monotonicMs() - startedMs);
        const entry = { ...(0,pipeline_outcomes/* notAttempted */.Sb)(asset), attempts: made, durationMs };
        return result.ok
            ? { ...entry, status: 'uploaded', assetId: result.value, sha256 }
            : { ...entry, status: 'failed', error: result.error.message, failure: result };
    };
    while (attempts.goesOn()) {
        if (target === undefined || !isUsable()) {
            const requested = await service.requestUploadUrl({ fileName, contentType, organizationId }, stop);
            if (!requested.ok)
                return finish(attempts.endWith(requested));
            urlRetries += requested.effort.attempts - 1;
            target = requested.value;
            // Its time begins with the response: the request may have waited for long.
            usableUntilMs = clock.monotonicMs() + target.usableMs;
        }
        if ((await beforePut()) !== undefined)
            return (0,pipeline_outcomes/* notAttempted */.Sb)(asset);
        // Waiting for its turn may take longer than the URL can be used.
        if (!(await attempts.turn(storage.queueFor(target))) || !isUsable())
            continue;
        const body = fileBody(asset.absolutePath, asset.size, asset.stateWhenFound);
        const onSent = (bytes) => events.uploadProgress(asset, bytes);
        const result = await storage.put(target, { contentType, body, onSent }, context.signal);
        if (result.ok)
            sha256 = body.sha256();
        const isExpired = !result.ok && result.error instanceof errors/* StorageRefusedError */.A1 && result.error.expired;
        const isReplaced = isExpired && !wasRejected;
        if (isReplaced) {
            [wasRejected, target] = [true, undefined];
            events.uploadUrlRenewed(asset);
        }
        attempts.settle(isReplaced ? undefined : result);
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
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/secrets.js
var secrets = __webpack_require__(8814);
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/untrusted-text.js
var untrusted_text = __webpack_require__(493);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/fields.js
var fields = __webpack_require__(9275);
// EXTERNAL MODULE: ./.cache/build/src/action/report/failures/failures-of-run.js
var failures_of_run = __webpack_require__(473);
// EXTERNAL MODULE: ./.cache/build/src/action/report/deployments/deployment-error.js
var deployment_error = __webpack_require__(9779);
;// CONCATENATED MODULE: ./.cache/build/src/action/report/deployments/deployments.js









/** Longest time that an export waits for its deployment. */
const MAX_WAIT_MS = 5_000;
/** Longest time that the run waits at the end. GitHub's limits usually last a minute. */
const MAX_END_MS = 90_000;
/** The same after a cancellation: exports under way have 3 s of it, and the whole step 5 s. */
const MAX_CANCELLED_MS = 4_000;
/** Most final statuses at a time. */
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
    /** The exports of each environment, by its name in lower case: GitHub ignores the case. */
    #environments = new Map();
    /** Whether an export waited 5 s in vain. The next ones do not wait, until GitHub has created a deployment. */
    #isSlow = false;
    constructor(options) {
        this.#options = options;
        const cancelled = new deployment_error/* DeploymentError */.g('The run was cancelled before GitHub responded.');
        options.signal.addEventListener('abort', () => this.#endAfter(MAX_CANCELLED_MS, cancelled));
    }
    listener = {
        exportsStarted: (requests) => {
            this.#environments = Map.groupBy(requests, (one) => this.#environmentOf(one).toLowerCase());
        },
        beforeExport: async (request) => {
            const { clock, signal } = this.#options;
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
            // An earlier attempt triggered this export, and ended before GitHub had its deployment.
            else if (outcome.status === 'reused' && !outcome.deployed)
                this.#begin(outcome, outcome.status);
        },
    };
    /** Sends the final statuses, and prints at most one warning. */
    async finish() {
        this.#endAfter(MAX_END_MS, new deployment_error/* DeploymentError */.g('GitHub did not take all final statuses in time.'));
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
        const names = (0,support_text/* joinTruncated */.v$)(failed.map(({ request }) => (0,failures_of_run/* formatExport */.Mh)(request)));
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
            description: (0,support_text/* truncate */.xv)(`Export of ${(0,failures_of_run/* formatExport */.Mh)(request)}`, MAX_DESCRIPTION_LENGTH),
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
            // `true` makes all earlier deployments to the environment inactive. Two of this run must not do that to each other.
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
            deployment.problem = (0,deployment_error/* toDeploymentError */.n)(error);
        }
    }
    async #connect() {
        const { token, origin } = this.#options;
        const { repository, commit, apiUrl } = origin;
        if (!repository || !commit || !apiUrl) {
            throw new deployment_error/* DeploymentError */.g('GITHUB_REPOSITORY and GITHUB_SHA name no commit, or GITHUB_API_URL is not an https: address.', 'Leave `github-token` out if the action does not run on GitHub.');
        }
        // On import, `@actions/github` reads the file of the event: it prints a line if there is none, and throws if it is broken.
        delete process.env['GITHUB_EVENT_PATH'];
        const { GitHubClient } = await Promise.all(/* import() */[__webpack_require__.e(157), __webpack_require__.e(810)]).then(__webpack_require__.bind(__webpack_require__, 7810));
        return new GitHubClient(token, `${apiUrl}/repos/${repository}`, this.#options);
    }
    #endAfter(ms, reason) {
        this.#client?.then((client) => client.endAfter(ms, reason)).catch(() => undefined);
    }
    #environmentOf(request) {
        return (0,fields/* environmentName */.VE)(this.#options.environment, request);
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/report/failures/failures.js
var failures_failures = __webpack_require__(6011);
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
    /** Absolute: a path that steps share, or a new one under `RUNNER_TEMP`, so that other steps do not overwrite the file. */
    path;
    /** A shared path, relative to the workspace if it is in there; absent for a file under `RUNNER_TEMP`, which goes with the runner. */
    keptAt;
    /** Why the first write failed that did. */
    failure;
    #record;
    #signal;
    #writes = new SharedWrite(() => this.#writeNow());
    /** @param sharedPath of the file that several steps share; absolute */
    constructor(record, { env, signal }, sharedPath) {
        this.#record = record;
        this.#signal = signal;
        this.path = sharedPath ?? (0,runner/* temporaryFile */.Ic)(env, 'playable-export-manifest', 'json');
        const workspace = (0,external_node_path_.resolve)(env['GITHUB_WORKSPACE'] || process.cwd());
        this.keptAt =
            sharedPath && (0,paths/* isInside */.FK)(sharedPath, workspace) ? (0,external_node_path_.relative)(workspace, sharedPath) : sharedPath;
    }
    /**
     * Says at once, in a shared file, that the upload of this step is not complete. Whatever ends the step then, a step that only exports does
     * not export the earlier files. No folder is made for that: a new, empty `dist` would hide that the build step is missing.
     */
    async begin() {
        if (this.keptAt === undefined || this.#record.complete !== false)
            return;
        const folder = (0,external_node_path_.dirname)(await (0,files/* followLinks */.n1)(this.path).catch(() => this.path));
        if (!(0,external_node_fs_.existsSync)(folder))
            return;
        // A full disk may have space again before the next step.
        if ((await this.write()) !== undefined)
            await markIncomplete(this.path).catch(() => undefined);
    }
    listener = {
        beforeFirstPut: () => this.#writes.run(),
        beforeExport: () => this.#writes.run(),
    };
    /** Writes the record as it is when the write begins. Returns why this write, or one before it, failed. */
    async write() {
        await this.#writes.run();
        return this.failure;
    }
    /** Waits for writes under way, and writes the manifest for the last time. Returns why it failed. */
    async finish(conclusion, finishedAt) {
        await this.#writes.settled();
        const error = await this.#put(this.#record.manifest(conclusion, finishedAt));
        return error && (0,failures_failures/* notWritten */.xc)('Manifest not written', this.path, error, LAST_WRITE);
    }
    /** Shared by the calls of one turn of the event loop. */
    async #writeNow() {
        const error = await this.#put(this.#record.manifest('failure'));
        if (error)
            this.failure ??= (0,failures_failures/* notWritten */.xc)('Manifest not written', this.path, error, NOT_SENT);
        return error;
    }
    async #put(manifest) {
        const write = (0,files/* writeFileAtomically */.lo)(this.path, (0,json/* jsonInParts */.sw)(manifest));
        return (0,cancellation/* withDeadline */.NE)(write, this.#signal).then(() => undefined, (error) => error);
    }
}
const CHECK_FILE = 'Check the space on the disk and who owns the file, or choose another place with `manifest`.';
const NOT_SENT = `What could not be recorded was not sent. ${CHECK_FILE}`;
const LAST_WRITE = `The log and the outputs have what the manifest lacks. ${CHECK_FILE}`;
/** Overwrites ` true` with `false` in the file, which has the same length: that works on a full disk, too. */
async function markIncomplete(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const field = '\n"complete":';
        const start = (await (0,external_node_fs_promises_.readFile)(path)).indexOf(`${field} true`);
        if (start === -1)
            return;
        const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path, 'r+'), true);
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

// EXTERNAL MODULE: ./.cache/build/src/action/report/counts.js
var report_counts = __webpack_require__(6586);
// EXTERNAL MODULE: ./.cache/build/src/action/report/progress/progress.js
var progress_progress = __webpack_require__(751);
;// CONCATENATED MODULE: ./.cache/build/src/action/report/progress/log-events.js




/** Up to this many files or exports get a line each. If there are more, only failed ones do. */
const MAX_LISTED_ITEMS = 50;
/** Maximum lines about failures and expired upload URLs. Later ones are only counted; the manifest lists all failures. */
const MAX_PROBLEM_LINES = 100;
function logEvents(log, clock) {
    const progress = new progress_progress/* Progress */.k(log, clock);
    /** Of the current phase. */
    let [listsAll, problems, settled] = [true, 0, 0];
    let uploads = measureUploads([], progress.nowMs);
    const startPhase = (title, count, status) => {
        [listsAll, problems, settled] = [count <= MAX_LISTED_ITEMS, 0, 0];
        progress.startPhase(title, status);
    };
    const logSettled = (line, isProblem) => {
        settled += 1;
        if (isProblem)
            logProblem(line);
        else if (listsAll)
            progress.log(line);
    };
    const logProblem = (line) => {
        problems += 1;
        if (listsAll || problems <= MAX_PROBLEM_LINES)
            progress.log(line);
        else if (problems === MAX_PROBLEM_LINES + 1)
            progress.log('  Further problems are only counted; the manifest lists all failures');
    };
    const finish = (...lines) => {
        progress.endPhase();
        for (const line of lines)
            log.info(line);
    };
    return {
        comparisonStarted: (candidates) => {
            const files = (0,format/* plural */.LS)(candidates.length, 'file');
            const title = `Compare ${files} with earlier uploads (${(0,format/* formatTotalSize */.pO)(candidates)})`;
            startPhase(title, candidates.length, () => `${(0,format/* formatNumber */.ZV)(settled)} of ${files} compared`);
        },
        comparisonSettled: (_, reused) => {
            if (reused === undefined)
                settled += 1;
            else
                logSettled(describeUpload(reused), false);
        },
        comparisonFinished: (reused) => finish(`${(0,format/* plural */.LS)(reused.length, 'unchanged file')} not sent again (${(0,format/* formatTotalSize */.pO)(reused)})`),
        uploadsStarted: (assets) => {
            uploads = measureUploads(assets, progress.nowMs);
            const title = `Upload ${(0,format/* plural */.LS)(assets.length, 'file')} (${(0,format/* formatTotalSize */.pO)(assets)})`;
            startPhase(title, assets.length, () => uploads.describe(progress.nowMs));
        },
        uploadProgress: (asset, sentBytes) => uploads.sent(asset, sentBytes),
        uploadSettled: (outcome) => {
            uploads.settled(outcome);
            logSettled(describeUpload(outcome), outcome.status === 'failed');
        },
        uploadUrlRenewed: ({ path }) => logProblem(`  ${path}: the upload URL has expired, requesting a new one`),
        uploadsFinished: (outcomes) => finish(...(0,report_counts/* describeDone */.A)({ uploads: outcomes })),
        exportsStarted: (requests) => {
            logReused(requests, log);
            const exports = (0,format/* plural */.LS)(requests.length, 'export');
            const status = () => `${(0,format/* formatNumber */.ZV)(settled)} of ${exports} finished`;
            startPhase(`Trigger ${exports}`, requests.length, status);
        },
        exportSettled: (outcome) => {
            const isProblem = ['failed', 'unknown'].includes(outcome.status) || 'leftOut' in outcome;
            logSettled(describeExport(outcome), isProblem);
        },
        exportsFinished: (outcomes) => finish(...(0,report_counts/* describeDone */.A)({ exports: outcomes })),
        waiting: (wait) => progress.logWait(wait),
    };
}
/** Counts the files and bytes of uploads, including the bytes of files that are in flight. */
function measureUploads(assets, startedMs) {
    /** The bytes of each file that were sent so far, by its path. A retry starts again from 0. */
    const inFlight = new Map();
    const done = { files: 0, bytes: 0, failed: 0 };
    return {
        sent: ({ path }, bytes) => inFlight.set(path, bytes),
        settled: ({ path, size, status }) => {
            inFlight.delete(path);
            done.files += 1;
            done.bytes += size;
            if (status === 'failed')
                done.failed += 1;
        },
        /** As `120 of 20,000 files (1 failed), 12 MiB of 2 GiB, 1.5 MiB/s`. The speed is that since the start. */
        describe: (nowMs) => {
            const bytes = inFlight.values().reduce((sum, sent) => sum + sent, done.bytes);
            const failed = done.failed > 0 ? ` (${(0,format/* formatNumber */.ZV)(done.failed)} failed)` : '';
            const speed = (0,format/* formatBytes */.z3)((bytes / Math.max(1, nowMs - startedMs)) * 1000);
            const files = `${(0,format/* formatNumber */.ZV)(done.files)} of ${(0,format/* plural */.LS)(assets.length, 'file')}${failed}`;
            return `${files}, ${(0,format/* formatBytes */.z3)(bytes)} of ${(0,format/* formatTotalSize */.pO)(assets)}, ${speed}/s`;
        },
    };
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
function describeUpload({ path, size, contentType, status, assetId, error }) {
    const file = `${path} (${(0,format/* formatBytes */.z3)(size)}, ${contentType})`;
    if (status === 'uploaded')
        return `  ✓ ${file} is ${assetId}`;
    if (status === 'reused')
        return `  = ${file} is still ${assetId}`;
    return status === 'failed' ? `  ✗ ${path}: ${error}` : `  - ${path}: not attempted`;
}
function describeExport(outcome) {
    const { status, failure, leftOut, shown: { link, words } = {} } = outcome;
    const pair = `${outcome.variantId} → ${outcome.network}`;
    if (status === 'reused')
        return `  = ${pair}: an earlier step or attempt triggered it`;
    if (status === 'not-attempted')
        return `  - ${pair}: not attempted`;
    if (status !== 'triggered')
        return `  ✗ ${[pair, status, failure?.error.message].filter(Boolean).join(': ')}`;
    if (leftOut)
        return `  ✓ ${pair}: the manifest lacks the response, because ${leftOut}`;
    const said = [link?.url ?? link?.text, words].filter(Boolean).join(' ');
    return `  ✓ ${pair}${said && `: ${said}`}`;
}
/** Logs the search for files while `find` runs, and how many files it found. Returns the result of `find`. */
async function logSearch({ log, include, exclude, workingDirectory }, find, clock) {
    const progress = new progress_progress/* Progress */.k(log, clock);
    const startedMs = progress.nowMs;
    progress.startPhase('Find files', () => `still looking after ${(0,format/* formatDuration */.a3)(progress.nowMs - startedMs)}`);
    const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
    progress.log(`  in ${workingDirectory}: ${(0,support_text/* joinTruncated */.v$)(patterns, 10)}`);
    const found = await find().finally(() => progress.endPhase());
    log.info(`${(0,format/* plural */.LS)(found.assets.length, 'file')} found (${(0,format/* formatTotalSize */.pO)(found.assets)})`);
    const { foldersTaken, hidden, linksBehindLinks } = found;
    const name = (what, paths) => {
        if (paths.length > 0)
            log.info(`${what}: ${(0,support_text/* joinTruncated */.v$)(paths)}`);
    };
    const hiddenOnes = (0,format/* plural */.LS)(hidden.length, 'hidden file or folder', 'hidden files and folders');
    name(`A wildcard took ${(0,format/* plural */.LS)(foldersTaken.length, 'whole folder')}`, foldersTaken);
    name(`${hiddenOnes} left out by wildcards (\`include-hidden-files: true\` takes them)`, hidden);
    const links = (0,format/* plural */.LS)(linksBehindLinks.length, 'symbolic link');
    name(`${links} behind another link not followed`, linksBehindLinks);
    return found;
}

// EXTERNAL MODULE: ./.cache/build/src/action/rerun/cache-process.js
var cache_process = __webpack_require__(5914);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/job-memory.js
var job_memory = __webpack_require__(34);
// EXTERNAL MODULE: ./.cache/build/src/action/rerun/job-notes.js
var job_notes = __webpack_require__(8419);
// EXTERNAL MODULE: ./.cache/build/src/action/rerun/rerun-words.js
var rerun_words = __webpack_require__(5262);
;// CONCATENATED MODULE: ./.cache/build/src/action/rerun/rerun.js








/** How long a step of a later attempt that succeeded waits for the cache to take its marks. */
const MAX_MARK_MS = 10_000;
/** Shortest time between two notes during the uploads: each has every file. */
const NOTE_INTERVAL_MS = 5_000;
/**
 * What the job of this step did before: in earlier attempts of the workflow run, and in the steps before this one. The step does not repeat
 * it. What it does itself it writes into a note, which `post` keeps in the cache if the job fails. docs/decisions/028 has the reasons.
 */
class Rerun {
    #record;
    #context;
    #useCache;
    /** Whether the step also continues what the manifest records. */
    #hasRecord = false;
    /** Absent if the step leaves no notes: outside of a workflow, and in a dry run. */
    #step;
    #conclusion = 'failure';
    #notedMs = clock/* systemClock */.m.monotonicMs();
    /** Writes a note of what was stored since the last one, also while a long upload goes on. */
    #noteTimer;
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
    /** Looks for what the job did before. The inputs are valid. */
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
        this.#step = { job, write: await (0,job_notes/* beginNotes */.V7)(job), isContinued, before, memory };
        const last = this.#record.report().exports.flatMap((request) => memory.lastRequest(request) ?? []);
        // Unknown exports are named where the step leaves them alone.
        const done = (0,rerun_words/* whatWasDone */.mc)({ stored: memory.fileCount, exports: last.filter(pipeline_outcomes/* isTriggered */.m3) });
        if (done === '')
            return;
        const attempts = [...new Set(before.map((note) => note.run.attempt))];
        const who = attempts.map((nth) => (nth === run.attempt ? 'earlier steps of this job' : `attempt ${nth}`));
        const sentence = `${who.join(', ')} ${done}: not repeated for the same files.`;
        this.continued = sentence.replace(/^./, (first) => first.toUpperCase());
        log.info(this.continued);
    }
    /** What earlier attempts and the steps so far did. Only the first step of an attempt that continues asks the cache, and notes what it found. */
    async #notesOf(job, isContinued) {
        const { notes, hasLookedBack } = await (0,job_notes/* readNotes */.WT)(job);
        if (!isContinued || job.run.attempt === 1 || hasLookedBack)
            return notes;
        const isToWarn = !this.#hasRecord || this.#record.earlier === undefined;
        const earlier = await (0,job_notes/* lookBack */.Lp)(job, this.#context, this.#useCache, isToWarn);
        const write = await (0,job_notes/* beginNotes */.V7)(job, true);
        if (!this.#context.signal.aborted)
            await write(earlier).catch(() => undefined);
        return [...earlier, ...notes];
    }
    findUploads = (file) => {
        const recorded = this.#hasRecord ? this.#record.findUploads(file) : [];
        return [...recorded, ...(this.#step?.memory.findUploads(file) ?? [])];
    };
    exportsBefore = (requests) => {
        const files = this.#filesDigest();
        const ofJob = this.#step?.memory.exportsBefore(requests, files) ?? requests.map(pipeline_outcomes/* notRequested */.Y4);
        const recorded = this.#hasRecord ? this.#record.exportsBefore(requests) : ofJob;
        // The record may know attempt 2 and the job's notes attempt 1: then the record counts. Of one attempt it counts, too.
        const outcomes = recorded.map((outcome, index) => {
            const { run: { attempt = 0 } = {} } = outcome;
            const other = ofJob[index];
            return (other?.run?.attempt ?? 0) > attempt && other ? other : outcome;
        });
        const reused = outcomes.filter(({ status }) => status === 'reused');
        if (files === '' && this.#record.report().uploads.length === 0 && reused.length > 0)
            this.#context.log.warning('Export without files', `Not triggered again: ${(0,rerun_words/* namesOfExports */.t0)(reused)}.`, 'This step knows no files, so it can not tell whether they are the same. If they are not, start a new run.');
        return outcomes;
    };
    listener = {
        uploadSettled: () => {
            const dueMs = this.#notedMs + NOTE_INTERVAL_MS - clock/* systemClock */.m.monotonicMs();
            this.#noteTimer ??= setTimeout(() => void this.#notes.run(), Math.max(0, dueMs));
        },
        beforeExport: async () => {
            await this.#notes.run();
            return undefined;
        },
    };
    /** Writes the last note of the step, which knows how it ended. */
    async keep(conclusion) {
        this.#conclusion = conclusion;
        const error = await this.#notes.run();
        if (error === undefined)
            return;
        const why = `What this step did could not be noted: ${(0,error_text/* causeChain */.D)(error).join(': ')}`;
        this.#context.log.warning('Attempt not kept', why, (0,rerun_words/* whatRepeats */.PN)(this.#work));
    }
    /** The step has succeeded. From the second attempt on it leaves marks in the cache: for its job, and for the run if it stored files for other jobs. */
    async finish() {
        const { signal } = this.#context;
        const { job } = this.#step ?? {};
        // If the job was cancelled meanwhile, `post` keeps what the step did.
        if (job === undefined || job.run.attempt === 1 || signal.aborted)
            return;
        const hasStored = (0,job_memory/* hasOnlyStored */.WB)(this.#record.note('success'));
        const save = { [(0,job_notes/* keyOf */.TN)(job, 'done')]: '', ...(hasStored && { [(0,job_notes/* keyOf */.TN)(job, 'stored')]: '' }) };
        await this.#useCache({ save }, MAX_MARK_MS, signal);
    }
    /** What "Re-run failed jobs" will do after this step, which failed; empty if it did nothing, or if that is not known. */
    get advice() {
        if (this.#step === undefined)
            return '';
        return this.#step.isContinued ? (0,rerun_words/* whatContinues */.xr)(this.#work) : (0,rerun_words/* whatRepeats */.PN)(this.#work);
    }
    /** What the step did. What it did not come to, and the job did before, is left out: whether that still counts was not found out. */
    get #work() {
        const { uploads, exports } = this.#record.report();
        const isKnown = (one) => one.status !== 'not-attempted' || this.#step?.memory.lastRequest(one) === undefined;
        return { stored: uploads.filter(pipeline_outcomes/* isStored */.mL).length, exports: exports.filter(isKnown) };
    }
    /** The digest of the files that exports of this step are of; empty if it knows none, or if some are not stored. */
    #filesDigest() {
        const { earlier, owner } = this.#record;
        const { uploads } = this.#record.report();
        if (!uploads.every(pipeline_outcomes/* isStored */.mL))
            return '';
        const { before = [], job } = this.#step ?? {};
        const steps = before.filter((note) => note.run.attempt === job?.run.attempt);
        const recorded = earlier?.assets.filter(pipeline_outcomes/* isStored */.mL) ?? [];
        this.#digest ??= (0,job_memory/* digestOf */.ol)(uploads.length > 0 ? uploads : recorded) || (0,job_memory/* digestOfUploads */.Wt)(steps, owner);
        return this.#digest;
    }
    /** Returns the error if the note can't be written. The manifest has the same, so the step goes on. */
    async #writeNote() {
        if (this.#step === undefined)
            return undefined;
        const { job, write } = this.#step;
        clearTimeout(this.#noteTimer);
        this.#noteTimer = undefined;
        this.#notedMs = clock/* systemClock */.m.monotonicMs();
        const note = { ...this.#record.note(this.#conclusion), run: job.run, files: this.#filesDigest() };
        return (0,cancellation/* withDeadline */.NE)(write([note]), this.#context.signal).catch((error) => error);
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/input-reader.js
var input_reader = __webpack_require__(3182);
// EXTERNAL MODULE: ./.cache/build/src/action/service-session.js + 19 modules
var service_session = __webpack_require__(5167);
;// CONCATENATED MODULE: ./.cache/build/src/action/runner/inputs/size-limits.js





const BYTES = {
    ...{ B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
    ...{ KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 },
};
const UNITS = Object.keys(BYTES);
const SIZE = /\d{0,15}\.?\d{1,15}\s*(?:[kmgt]i?)?b/;
const FORM = '`pattern: size` or `total: size`, with a size such as 500 KB, 5 MB or 2 MiB,';
function readSizeLimits(reader) {
    return (0,fields/* readRules */.Kc)(reader, 'size-limits', SIZE, FORM).map(({ pattern, value: size }) => {
        const value = Number.parseFloat(size);
        const word = size.replace(/[\d.\s]/g, '').toLowerCase();
        const unit = UNITS.find((name) => name.toLowerCase() === word) ?? 'B';
        // Rounded before it is cut: 4.1 * 1,000,000 is 4,099,999.9999999995.
        const bytes = Math.floor(Number((value * BYTES[unit]).toPrecision(15)));
        return { pattern: /^total$/i.test(pattern) ? undefined : pattern, bytes, value, unit };
    });
}
/** Formats a limit as a line of the input. */
function formatLimit({ pattern = 'total', value, unit }) {
    return `${pattern}: ${value} ${unit}`;
}
/** Formats a size in the unit of its limit with four digits that count, without the unit. */
function formatSize(size, { unit }) {
    return (0,format/* formatNumber */.ZV)(Number((size / BYTES[unit]).toPrecision(4)));
}
function isExceeded({ bytes, limit }) {
    return bytes > limit.bytes;
}
const BAR_LENGTH = 10;
/** Describes how much of a limit is used, as a bar and in its unit (`4.1 of 5 MB`), and by what: the largest file, or their number. */
function describeUsage({ limit, bytes, matching }) {
    const { pattern = 'total', value, unit } = limit;
    // The bar is full only if nothing is left.
    const share = bytes >= limit.bytes && bytes > 0 ? 1 : bytes / Math.max(limit.bytes, 1);
    const full = Math.floor(share * BAR_LENGTH);
    const total = (0,format/* plural */.LS)(matching.length, 'file');
    return {
        pattern,
        bar: '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full),
        used: `${formatSize(bytes, limit)} of ${(0,format/* formatNumber */.ZV)(value)} ${unit}`,
        by: matching.length > 0 && limit.pattern === undefined ? total : (matching[0]?.path ?? 'no file'),
    };
}
/** Compares all found files, including those that are reused, with each limit. */
function measureLimits(assets, { sizeLimits, ...places }) {
    const byPath = new Map(assets.flatMap((asset) => (0,pipeline_outcomes/* allPaths */.M$)(asset).map((path) => [path, asset])));
    const patterns = sizeLimits.flatMap(({ pattern }) => pattern ?? []);
    const described = describedFiles(patterns, new SearchArea(places), [...byPath.keys()]).values();
    return sizeLimits.map((limit) => {
        const isTotal = limit.pattern === undefined;
        const paths = isTotal ? byPath.keys() : (described.next().value ?? []);
        const files = new Set([...paths].flatMap((path) => byPath.get(path) ?? []));
        const matching = [...files].sort((a, b) => b.size - a.size);
        const counted = isTotal ? matching : matching.slice(0, 1);
        return { limit, bytes: counted.reduce((sum, { size }) => sum + size, 0), matching };
    });
}

// EXTERNAL MODULE: ./.cache/build/src/support/closest-match.js
var closest_match = __webpack_require__(4177);
;// CONCATENATED MODULE: ./.cache/build/src/action/runner/inputs/follow-path.js




/** The start of a path that leads elsewhere: `$HOME/`, `~/`, `c:/`, `/`, `../`. */
const START_ELSEWHERE = /^(?:(?:\$\{\{[^}]*\}\}|\$\{?[\w:]+\}?|%\w+%|~|[a-z]:)?\/+|(?:\.{1,2}\/+)+)/i;
/**
 * Follows a path or pattern with `/` on the disk, up to the first wildcard.
 *
 * @returns `path` in the spelling of the disk, as far as it exists; `followed`, that part of it; `missing`, the first folder that does not
 *   exist
 */
function followPath(pattern, start) {
    const parts = pattern.split('/');
    let folder = start;
    let followed = '';
    let missing;
    for (const [index, part] of parts.entries()) {
        const names = (0,files/* readFolder */.j1)(folder);
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
    return found !== '' && (0,files/* readFolder */.j1)((0,external_node_path_.resolve)(workspace, found)) ? found : undefined;
}

// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/names.js
var names = __webpack_require__(8036);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/pattern-hints.js










/** What stands around an item of a list in YAML, JSON and texts: a sign, a number or a key with a blank behind it, and quotes. */
const BEFORE = /^(?:(?:[^\p{L}\p{N}\s!]|\d+[.)]|\w+:)\s+|["'`<\p{Quotation_Mark}]|\[(?=["']))+/u;
const BEHIND = /(?:[\s>,;"'`\p{Quotation_Mark}]|(?<=["'])\])+$/u;
const BETWEEN = /[,;|，、](?![^{}[\]()]*[}\])])/;
const START = 'patterns start in `working-directory`, have / between their parts, and no variables.';
const NO_COMMENT = '# behind a blank is a part of the pattern: a comment has a line of its own.';
const ORDINARY = '( ) @ + ! and | are ordinary characters; alternatives stand in braces, at least two of them.';
const HIDDEN = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
const pattern_hints_FORM = 'Unicode has another form of a character in it.';
const ONE_PER_LINE = (line) => {
    const mark = (BEFORE.exec(line) ?? BEHIND.exec(line) ?? /[[,;|，、]/.exec(line))?.[0].trim();
    return `each line is one pattern${mark ? `, without the \`${mark}\` of a list` : ''}.`;
};
/** Matches a path or a line with a part that begins with a dot. */
const HAS_DOT = /(?:^|[/{,])\.(?!\.?\/)/;
/** More would take too long for a hint. */
const MAX_FILES = 20_000;
/** Only this many lines get a hint that needs the disk. If more are wrong, a common reason is likely. */
const MAX_SEARCHES = 10;
/** A correction of each item of a line. */
const each = (change) => (line) => itemsOf(line).map(change);
const replaceIn = (wrong, right) => each((item) => item.replace(wrong, right));
/** Slips that people make, the likeliest first: what to say, and how to correct a line. */
const SLIPS = [
    ['! in braces is an ordinary character: an exclusion has a line of its own.', excludeInBraces, 'include'],
    [ONE_PER_LINE, itemsOf],
    [ONE_PER_LINE, wordsOf],
    [ORDINARY, each(bracesForParentheses)],
    ['it has invisible characters.', each(support_text/* stripStrays */.pt)],
    ...['NFC', 'NFD', 'NFKC'].map((form) => [pattern_hints_FORM, each((item) => item.normalize(form))]),
    [START, startOf],
    [START, each((item) => item.replace(/\\+$/, '').replaceAll('\\', '/'))],
    ['a * is missing before the extension.', replaceIn(/(^|\/)(?=\.\w+$)/, '$1*')],
    ['a / is missing beside the wildcard.', replaceIn(/(?<=\w)(?=\*)/, '/')],
    ['a / is missing beside the wildcard.', replaceIn(/\*\*(?=[^*/])/, '**/*')],
    ['a folder has a / at its end.', replaceIn(/(?<=\w)$/, '/'), 'describe'],
    [NO_COMMENT, (line) => [line.replace(/\s+#.*/s, '')]],
    ['upper and lower case matter.', inCaseOfDisk],
    ['a name in it is another one on the disk.', inSpellingOfDisk, 'include'],
];
/** Slips without a correction that could be told. After a dash, an exclusion may have been meant. */
const UNCLEAR = [
    [/\s#/, NO_COMMENT],
    [/!\(/, ORDINARY],
    [/^-\S/, 'a dash at its beginning is a part of the pattern; ! excludes.'],
];
/** A wildcard alone, as an alternative too, is never told: it would take the whole workspace. */
const isTold = (line) => !(0,dist_esm/* braceExpand */.KA)(line, { braceExpandMax: 1_000 }).some((row) => /^[!*?./\s]*$/.test(row));
/** Tries the corrections of slips, and returns the first that matches. */
function slipOf(line, purpose, context, find) {
    const tried = new Set([line]);
    for (const [slip, correct] of SLIPS.filter(([, , only = purpose]) => only === purpose)) {
        const given = correct(line, context, find);
        // An inclusion that begins so would be a comment, or lose its blank.
        const lines = given.map((one) => purpose === 'include' ? one.replace(/^(?=[#\s])/, './') : one.replace(/^!+/, ''));
        if (tried.size === tried.add(lines.join('\n')).size)
            continue;
        const found = lines.filter((one) => find(one).length > 0);
        // Words of one name, such as `my folder`, may be names themselves.
        const needsAll = correct === wordsOf && !given.some((one) => one.startsWith('!'));
        if (found.length > 0 && (!needsAll || found.length === lines.length))
            return { reason: typeof slip === 'string' ? slip : slip(line), write: found.filter(isTold) };
    }
    const advice = (0,names/* notFilledIn */.Nw)(line);
    const reason = UNCLEAR.find(([slip]) => slip.test(line))?.[1] ?? (advice && `${advice}.`);
    return reason === undefined ? undefined : { reason, write: [] };
}
function excludeInBraces(line) {
    const rows = (0,dist_esm/* braceExpand */.KA)(line, { braceExpandMax: 1_000 }).map((row) => row.replace(/^(.*\/)?!/, '!$1'));
    return rows.some((row) => row.startsWith('!')) ? rows : [line];
}
/** The items of a line without the marks of a list. */
function itemsOf(line) {
    const bare = (item) => item.trim().replace(BEFORE, '').replace(BEHIND, '');
    const whole = bare(line).replace(/^(!?)\[(.*[*./"',].*)\]$/, '$1$2');
    return whole.split(BETWEEN).map(bare).filter(isTold);
}
function wordsOf(line) {
    return line
        .replace(/(^|\s)!\s+/g, '$1!')
        .split(/\s+/)
        .flatMap(itemsOf);
}
/** Of `!(a|b)`, which would take all others, nothing is meant that one line could say. */
function bracesForParentheses(item) {
    if (item.includes('!('))
        return item;
    const braced = item.replace(/[@+!?*]?\(([^()]+)\)/g, '{$1}');
    return braced.replace(/\{([^{}]*)\}/g, (all, inner) => /[,|]|\.\./.test(inner) ? all.replaceAll('|', ',') : inner);
}
/** The line in the case of a file that it would match. */
function inCaseOfDisk(line, _, find) {
    const [path = ''] = find(line, { nocase: true });
    return [line.replace(/\w+/g, (word) => new RegExp(word, 'i').exec(path)?.[0] ?? word)];
}
/** A sign at its beginning, such as `^`, may mean an exclusion. */
function inSpellingOfDisk(line, { workingDirectory }) {
    const { path } = followPath(line, workingDirectory);
    return [line, path].every((one) => /^[\w.]/.test(one)) ? [path] : [];
}
/** The line from where it may have been meant to start. */
function startOf(line, { workspace, workingDirectory }) {
    const path = (0,paths/* stripDotSlash */.NS)(line.replaceAll('\\', '/'));
    const below = `${(0,paths/* toSlashes */.TH)((0,external_node_path_.relative)(workspace, workingDirectory))}/`;
    if (path.startsWith(below) && below !== '/')
        return [path.slice(below.length)];
    if (!START_ELSEWHERE.test(path))
        return [];
    const names = (0,files/* readFolder */.j1)(workingDirectory) ?? [];
    const parts = path.split('/');
    const start = parts.findIndex((part) => names.includes(part));
    return start === -1 ? [] : [parts.slice(start).join('/')];
}
/** Lists what is on the disk, in at most 2,000 folders: that in the working directory first. Lines that include are tried on it. */
async function filesOnDisk({ workspace, workingDirectory }, signal) {
    const lines = { include: ['.', workspace], exclude: ['node_modules'], includeHidden: true };
    const search = { ...lines, workspace, workingDirectory, neverUpload: [], signal, maxFolders: 2_000 };
    const { assets } = await findAssets(search, 'path', () => () => '');
    return assets.slice(0, MAX_FILES).map(({ path }) => path);
}
/**
 * Returns a function that finds a likely reason why a line has no effect; `undefined` if there is none. It takes an exclusion without
 * its `!`.
 *
 * @param files relative to the working directory: what was found, which a line that does not include is to match, and what is on
 *   the disk, also what exclusions leave out
 */
function hintFinder(context, { found, onDisk }) {
    const exclude = context.patterns?.exclude ?? [];
    // What is known of the disk serves all lines and their corrections.
    const [area, areaInAnyCase] = [new SearchArea(context), new SearchArea(context, true)];
    const described = (line, paths, as, nocase = false) => describedFiles([line], nocase ? areaInAnyCase : area, paths, as)[0] ?? [];
    const excluded = new Set(describedFiles(exclude, area, onDisk, 'exclude').flat());
    const finderFor = (purpose) => (line, { nocase, dot = context.includeHidden || HAS_DOT.test(line) } = {}) => {
        // What an exclusion was meant to leave out may be left out by another one.
        if (line.startsWith('!'))
            return described(line.slice(1), onDisk, 'exclude');
        if (purpose !== 'include')
            return described(line, found, purpose, nocase);
        const isLeft = (path) => !excluded.has(path) && (dot || !HAS_DOT.test(path));
        return described(line, onDisk.filter(isLeft), purpose, nocase);
    };
    const whyNotIncluding = (line) => {
        const find = finderFor('include');
        const isMatching = find(line).length > 0;
        const matched = isMatching ? [] : described(line, onDisk, 'include');
        const by = exclude.filter((one) => described(one, matched, 'exclude').length > 0).map((one) => `!${one}`);
        if (by.length > 0)
            return { reason: `what it matches is left out by ${(0,support_text/* joinTruncated */.v$)(by)}.`, write: [] };
        const slip = slipOf(line, 'include', context, find);
        if (slip !== undefined || isMatching)
            return slip;
        const [deeper] = /^(?:\.|\/|\*\*)/.test(line) ? [] : find(`**/${line}`);
        if (deeper !== undefined)
            return { reason: `what it matches is further down: ${deeper}.`, write: [] };
        if (find(line, { dot: true }).length > 0)
            return { reason: HIDDEN, write: [] };
        return BEFORE.test(line) ? { reason: ONE_PER_LINE(line), write: [] } : missingStep(line, context);
    };
    return (line, purpose) => {
        if (purpose === 'include')
            return whyNotIncluding(line);
        const hint = slipOf(line, purpose, context, finderFor(purpose));
        return hint && purpose === 'exclude'
            ? { ...hint, write: hint.write.map((one) => toExclusion(one, line)) }
            : hint;
    };
}
/** Finds that a folder is empty, such as a submodule that was not fetched, or not there yet. */
function missingStep(line, { workingDirectory }) {
    const { followed, missing } = followPath(line, workingDirectory);
    const isEmpty = (0,files/* readFolder */.j1)((0,external_node_path_.resolve)(workingDirectory, followed))?.length === 0;
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
/** Of a line that `glob` takes, in characters. */
const MAX_LINE_LENGTH = 4_096;
/** Returns a function that finds what a line that begins elsewhere was probably meant to be; `undefined` if nothing like it matches. */
async function startFinder(context) {
    const onDisk = await filesOnDisk(context, new AbortController().signal);
    const findHint = hintFinder({ ...context, patterns: undefined }, { found: [], onDisk });
    return (line, purpose) => {
        if (line.length > MAX_LINE_LENGTH)
            return undefined;
        const [meant] = findHint(line, 'include')?.write ?? [];
        return meant !== undefined && purpose === 'exclude' ? toExclusion(meant, line) : meant;
    };
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








const CORRECT_ALL = 'Correct the patterns, or `working-directory`, which they are relative to.';
const CORRECT_OR_REMOVE = 'Correct the line, or remove it if no such file is expected.';
/** Fails or warns if no line matches, or if lines have no effect, as the inputs say. `notes` are for the log. */
async function explainLinesWithoutEffect(found, inputs, signal) {
    const isEmpty = found.assets.length === 0;
    const reaction = isEmpty ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched;
    const paths = found.assets.flatMap(pipeline_outcomes/* allPaths */.M$);
    const idle = idleLines(found, paths, inputs);
    const hints = reaction === 'ignore' ? new Map() : await hintsFor(idle, paths, inputs, signal);
    const isWrong = (line) => !line.mayBeRight || hints.has(line);
    const notes = notesOf(idle.filter((line) => !isWrong(line)));
    const wrong = reaction === 'ignore' ? [] : idle.filter(isWrong);
    const isWhole = isEmpty || reaction === 'error';
    const excluded = isEmpty ? (inputs.patterns?.exclude ?? []).map((pattern) => `!${pattern}`) : [];
    const groups = Map.groupBy(wrong, (line) => (isWhole ? '' : hints.get(line)?.reason));
    const messages = Array.from(groups.values(), (lines) => {
        const names = (0,support_text/* joinTruncated */.v$)([...lines.map(nameOf), ...excluded], 10);
        const advice = formatHints(lines.flatMap((line) => hints.get(line) ?? [])).slice(0, 2);
        const how = advice.join(' ') || (isWhole ? CORRECT_ALL : CORRECT_OR_REMOVE);
        const what = `No file in ${inputs.workingDirectory} matches: ${names}`;
        return [what, reaction === 'error' ? `Nothing was sent. ${how}` : how];
    });
    if (reaction === 'error')
        return {
            failures: messages.map((lines) => ({ title: 'No files found', lines })),
            warnings: [],
            notes,
        };
    const title = isEmpty ? 'No files found' : 'Pattern without a match';
    return { failures: [], warnings: messages.map((lines) => ({ title, lines })), notes };
}
async function hintsFor(idle, found, inputs, signal) {
    const including = idle.filter(({ purpose }) => purpose === 'include').slice(0, MAX_SEARCHES);
    const onDisk = including.length > 0 ? await (0,cancellation/* unlessAborted */.Wh)(filesOnDisk(inputs, signal), signal) : [];
    const lines = [...including, ...idle.filter(({ purpose }) => purpose !== 'include')];
    const findHint = hintFinder(inputs, { found, onDisk: onDisk ?? [] });
    const hints = new Map();
    for (const line of lines) {
        const hint = findHint(line.pattern, line.purpose);
        if (hint)
            hints.set(line, { ...hint, write: hint.write.map((text) => text + line.behind) });
    }
    return hints;
}
const textOf = ({ purpose, pattern, behind }) => `${purpose === 'exclude' ? '!' : ''}${pattern}${behind}`;
const nameOf = (line) => line.input === 'assets' ? textOf(line) : `${textOf(line)} (in \`${line.input}\`)`;
/** Lines that include and match nothing, exclusions that leave nothing out, and lines that describe no file. */
function idleLines({ unmatched, unusedExclusions }, paths, { patterns, contentTypeRules, sizeLimits, ...places }) {
    const ofAssets = (text, mayBeRight) => {
        const pattern = text.replace(/^!/, '');
        const purpose = pattern === text ? 'include' : 'exclude';
        return { input: 'assets', purpose, pattern, behind: '', mayBeRight };
    };
    if (paths.length === 0)
        return (patterns?.include ?? []).map((text) => ofAssets(text, false));
    const rules = [
        ...contentTypeRules.map(({ pattern, mediaType }) => ['content-types', pattern, `: ${mediaType}`]),
        ...sizeLimits.map((limit) => {
            const { pattern = '' } = limit;
            return ['size-limits', pattern, formatLimit(limit).slice(pattern.length)];
        }),
    ].filter(([, pattern]) => pattern !== '');
    const rulePatterns = rules.map(([, pattern]) => pattern);
    const described = describedFiles(rulePatterns, new SearchArea(places), paths);
    const idleRules = rules.filter((_, index) => described[index]?.length === 0);
    return [
        ...unmatched.map((text) => ofAssets(text, false)),
        ...unusedExclusions.map((text) => ofAssets(text, true)),
        ...idleRules.map(([input, pattern, behind]) => {
            return { input, purpose: 'describe', pattern, behind, mayBeRight: true };
        }),
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






/** Most files that the annotation names. The log lists more of them. */
const MAX_NAMED = 5;
function unfitFailure(title, what, names, advice, ...reasons) {
    const lines = [`${what}: ${(0,support_text/* joinTruncated */.v$)(names, MAX_NAMED)}`, ...reasons, `Nothing was sent. ${advice}`];
    return { title, lines, ...(names.length > MAX_NAMED && { details: names }) };
}
/** Names of files that hold credentials; docs/files.md gives the reasons. Upper or lower case: Windows also writes `KEY.PEM`. */
const CREDENTIAL_FILE = /^(?:\.env(?:\..*)?|env\.local|\.npmrc|\.netrc|gha-creds-.*\.json|.*\.(?:pem|p12|pfx|jks|keystore)|id_(?:rsa|dsa|ecdsa|ed25519))$/is;
/** Rejects credential files that only a wildcard matches. One that a pattern names in full is meant. */
function credentialFailures({ assets, namedInFull }) {
    const names = [];
    let example = '';
    for (const { path, absolutePath, stateWhenFound } of assets) {
        const realPath = stateWhenFound?.realPath ?? absolutePath;
        const isNamed = CREDENTIAL_FILE.test((0,external_node_path_.basename)(path));
        // A link also counts by what it leads to.
        if (namedInFull.has(realPath) || !(isNamed || CREDENTIAL_FILE.test((0,external_node_path_.basename)(realPath))))
            continue;
        names.push(isNamed ? path : `${path} (a link to ${(0,external_node_path_.basename)(realPath)})`);
        example ||= path;
    }
    if (names.length === 0)
        return [];
    const what = (0,format/* plural */.LS)(names.length, 'file that may hold credentials', 'files that may hold credentials');
    // A line that begins with `!` excludes files, one with `#` is a comment, and spaces at its start are ignored.
    const pattern = /^[!#\s]/.test(example) ? `./${example}` : example;
    const advice = `Exclude such files in \`assets\`, for example with !${pattern} on a line of its own. If one is meant, name it in full: ${pattern}`;
    const found = `A wildcard of \`assets\` matches ${what}`;
    return [unfitFailure('Credential file matched', found, names, advice)];
}
/** The specification of Git LFS: a pointer is smaller than this, and begins so. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_START = 'version https://git-lfs.github.com/spec/';
/** Rejects files that are Git LFS pointers: a checkout without LFS leaves them in place of images. Reads only files that are small enough. */
async function lfsPointerFailures({ assets }, signal) {
    const small = assets.filter(({ size }) => size >= POINTER_START.length && size < MAX_POINTER_BYTES);
    const pointers = await unfitPaths(isPointer, small, signal);
    if (pointers.length === 0)
        return [];
    const what = (0,format/* plural */.LS)(pointers.length, 'file that is', 'files that are');
    const matches = `\`assets\` matches ${what} only a pointer of Git LFS, without the content`;
    const advice = 'Set `lfs: true` in the checkout step (actions/checkout), or exclude such files in `assets`.';
    return [unfitFailure('Git LFS pointer matched', matches, pointers, advice)];
}
/** A file that can't be read is none: `unreadableFailures` reports it. */
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
    let reason = '';
    const isUnreadable = ({ absolutePath }) => {
        const error = readingError(absolutePath);
        reason ||= error?.message ?? '';
        return error !== undefined;
    };
    const unreadable = await unfitPaths(isUnreadable, assets, signal);
    if (unreadable.length === 0)
        return [];
    const advice = 'Check who owns the files and may read them, or exclude them in `assets`.';
    const what = `${(0,format/* plural */.LS)(unreadable.length, 'file')} not readable`;
    return [unfitFailure('File not readable', what, unreadable, advice, `${reason}.`)];
}
/** The paths of the files that are unfit, up to a cancellation. Synchronous calls read them, so a signal gets its turn between two files. */
async function unfitPaths(isUnfit, assets, signal) {
    const paths = [];
    for (const asset of assets) {
        await (0,promises_.setImmediate)();
        if (signal.aborted)
            break;
        if (await isUnfit(asset))
            paths.push(asset.path);
    }
    return paths;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/check-assets.js






/**
 * Compares the files that were found with what the inputs ask for.
 *
 * @returns `failures` (if there is any, the action sends nothing), `warnings`, and `notes` for the log about lines of inputs without an
 *   effect
 */
async function checkAssets(found, inputs, signal) {
    const problems = [...unusableProblems(found), ...collisionProblems(found, inputs)];
    const failures = [
        ...(problems.length > 0 ? [(0,failures_failures/* invalidInputFailure */.OZ)(problems)] : []),
        ...credentialFailures(found),
        ...(await lfsPointerFailures(found, signal)),
        ...sizeFailures(measureLimits(found.assets, inputs)),
    ];
    const idle = await explainLinesWithoutEffect(found, inputs, signal);
    // If there are no files, another failure says why: a file that can't be uploaded, for instance.
    if (failures.length === 0 || found.assets.length > 0)
        failures.push(...idle.failures);
    const warnings = [...warningsOfLinks(found), ...emptyPageWarnings(found), ...idle.warnings];
    return { failures, warnings, notes: idle.notes };
}
function unusableProblems({ unusable }) {
    return unusable.map(({ path, why }) => ({
        input: 'assets',
        text: `matches ${(0,support_text/* joinTruncated */.v$)([path])}, which can't be uploaded: ${why}`,
    }));
}
/** The names that the service would get for more than one file. */
function collisionProblems({ assets }, { fileNaming }) {
    // Not `Map.groupBy` over all files: nearly every name is of one file, and 100,000 lists would take memory.
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
    const warn = (paths, where, advice) => {
        if (paths.length === 0)
            return [];
        const links = (0,format/* plural */.LS)(paths.length, 'symbolic link leads', 'symbolic links lead');
        const what = `${links} ${where}: ${(0,support_text/* joinTruncated */.v$)(paths)}`;
        return [{ title: 'Symbolic link not followed', lines: [what, advice] }];
    };
    const outside = 'out of the workspace, or into .git, and will not be uploaded';
    const behind = 'to a folder behind another link, where no wildcard follows';
    return [
        ...warn(outsideLinks, outside, 'Copy the files into the workspace, or exclude the links.'),
        ...warn(linksBehindLinks, behind, 'Write a line that names them, or exclude them.'),
    ];
}
function emptyPageWarnings({ assets }) {
    const empty = assets.filter(({ size, contentType }) => size === 0 && contentType.startsWith('text/html'));
    if (empty.length === 0)
        return [];
    const what = (0,format/* plural */.LS)(empty.length, 'HTML file is empty', 'HTML files are empty');
    const names = (0,support_text/* joinTruncated */.v$)(empty.map(({ path }) => path));
    return [{ title: 'Empty HTML file', lines: [`${what} (0 bytes): ${names}`, 'Check the build step.'] }];
}
/** One failure for all limits that are exceeded. */
function sizeFailures(usages) {
    const problems = usages.filter(isExceeded).map(explainExcess);
    const advice = 'Nothing was sent. Make the files smaller, exclude some, or raise the limit in `size-limits`.';
    return problems.length === 0 ? [] : [(0,failures_failures/* listFailure */.PH)('Size limit exceeded', problems, advice)];
}
function explainExcess({ limit, bytes, matching }) {
    const line = `\`${(0,support_text/* joinTruncated */.v$)([formatLimit(limit)])}\``;
    const sizeOf = (size) => `${formatSize(size, limit)} ${limit.unit}`;
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

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/dry-run.js









/** Logs and records what a real run would do. */
async function showPlan(assets, inputs, { log, signal, record, rerun }) {
    const { concurrency, exports, retryUnknown, reuseUnchanged } = inputs;
    if (reuseUnchanged !== false) {
        const events = fanOut([record.listener, logEvents(log)]);
        await findUnchanged(assets, rerun, { events, concurrency, signal });
        const before = rerun.exportsBefore(exports).map((outcome) => {
            return mustBeRequested(outcome, retryUnknown) ? (0,pipeline_outcomes/* notRequested */.Y4)(outcome) : outcome;
        });
        record.listener.exportsStarted?.(before);
    }
    logPlan(record.report(), inputs, measureLimits(assets, inputs), log);
}
/** @param report the exports that a real run would trigger are `not-attempted` in it */
function logPlan(report, { token, baseUrl, organizationId, patterns }, limitUsage, log) {
    const filesThatAre = (wanted) => report.uploads.filter(({ status }) => status === wanted).map(describeFile);
    const exportsThatAre = (wanted) => report.exports.filter(({ status }) => status === wanted).map(failures_of_run/* formatExport */.Mh);
    const logList = (noun, what, lines) => {
        if (lines.length > 0)
            log.info(`${(0,format/* plural */.LS)(lines.length, noun)}${what}`);
        log.list(lines);
    };
    log.info('This is a dry run: nothing is sent.');
    logList('file', ' to upload', filesThatAre('planned'));
    logList('unchanged file', ' to reuse', filesThatAre('reused'));
    logList('size limit', '', limitUsage.map(describeLimit));
    logList('export', ' to trigger', exportsThatAre('not-attempted'));
    logList('export', ' that an earlier step or attempt triggered', exportsThatAre('reused'));
    const unknown = exportsThatAre('unknown');
    logList('export', ' that an earlier step or attempt may have triggered: a real run would fail', unknown);
    log.info(`Total: ${(0,report_counts/* describePlan */.d)(report).join(', ')}`);
    // A pull request from a fork gets neither secrets nor variables of the repository.
    const missing = [
        token === undefined && '`token`',
        baseUrl === '' && '`base-url`',
        patterns !== undefined && organizationId === '' && '`organization`',
    ].filter(Boolean);
    if (missing.length > 0)
        log.info(`A real run also needs: ${missing.join(', ')}`);
}
function describeFile({ path, fileName, contentType, size, status, assetId }) {
    const known = status === 'reused' ? `, still ${assetId}` : '';
    return `${path} as ${fileName} (${(0,format/* formatBytes */.z3)(size)}, ${contentType})${known}`;
}
function describeLimit(usage) {
    const { bar, used, pattern, by } = describeUsage(usage);
    return `${bar} ${used} for ${pattern}: ${by}${isExceeded(usage) ? ', which is above the limit' : ''}`;
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/log.js
var log = __webpack_require__(6778);
;// CONCATENATED MODULE: ./.cache/build/src/action/report/summary/markdown.js


/** Most rows of a table, or lines of a list. */
const markdown_MAX_ROWS = 1_000;
/** Maximum size of a table or a list in bytes. A summary has at most six. */
const markdown_MAX_BYTES = 125_000;
function table({ head, right = [], items, row, noun }) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    const marks = head.map((name) => (right.includes(name) ? '---:' : '---'));
    return linesWithin([line(head), line(marks)], items, noun, (item) => line(row(item)));
}
/**
 * Renders at most 1,000 items and 125,000 bytes, a line for each, and a sentence that counts the omitted ones. It stops at the first item
 * that does not fit, so that 20,000 cost no more than those that are shown.
 */
function linesWithin(head, items, noun, toLine) {
    const lines = [...head];
    let bytes = Buffer.byteLength(lines.join('\n'));
    for (const item of items.slice(0, markdown_MAX_ROWS)) {
        const text = toLine(item);
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > markdown_MAX_BYTES)
            break;
        lines.push(text);
    }
    const shown = lines.length - head.length;
    const omitted = items.length - shown;
    if (omitted === 0)
        return [lines.join('\n')];
    if (shown === 0)
        return [`No room for ${(0,format/* plural */.LS)(omitted, noun)} here: see the manifest.`];
    return [lines.join('\n'), `And ${(0,format/* plural */.LS)(omitted, `more ${noun}`)} in the manifest.`];
}
/** Separates an entity from the text that follows. It renders as nothing. */
const COMMENT = '<!-- -->';
/**
 * Escapes untrusted text for Markdown and HTML: every character that may be markup becomes an entity.
 *
 * GitHub decodes entities before it looks for links, mentions, issues and `:emoji:`, so a comment breaks up what may begin one.
 */
function escapeMarkdown(text) {
    return (0,support_text/* escapeInvisible */.ts)(text)
        .replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, entity)
        .replace(/&#(?:35|58|64);(?=\S)|www(?=\.)|\bGH-(?=\d)/gi, `$&${COMMENT}`)
        .replace(/^[ -]|(?<=^\d+)\./, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}
const MAX_CELL_LENGTH = 120;
/** Escapes untrusted text for a cell or a heading, after cutting it to 120 characters. */
function cellText(text) {
    return escapeMarkdown((0,support_text/* truncate */.xv)(text, MAX_CELL_LENGTH));
}
const MAX_TEXT_LENGTH = 1_000;
/** Maximum size after escaping, which may turn one character into 22 bytes. */
const MAX_TEXT_BYTES = 2_000;
/** Escapes untrusted text for a paragraph, after cutting it so that the Markdown has at most 2,000 bytes. */
function shortText(text, toMarkdown = escapeMarkdown) {
    for (let length = MAX_TEXT_LENGTH;; length = Math.floor(length / 2)) {
        const markdown = toMarkdown((0,support_text/* truncate */.xv)(text, length));
        if (Buffer.byteLength(markdown) <= MAX_TEXT_BYTES)
            return markdown;
    }
}
/** Words in backticks that are safe as code, such as a pattern. Nothing in them may be a tag, a link or a mention. */
const CODE = /`((?! )(?:(?!\]\()[^`<>&|@\\\p{C}\p{Zl}\p{Zp}])+(?<! ))`/u;
/** Like `escapeMarkdown`, but shows words in backticks as code. */
function escapeMessage(text) {
    const parts = text.split(CODE);
    return parts.map((part, index) => (index % 2 === 0 ? escapeMarkdown(part) : `\`${part}\``)).join('');
}
/** Folds blocks away under a summary line. The line is fixed text and is not escaped. */
function details(summary, blocks) {
    return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}
/** Keeps fixed text on one line, however narrow its column is. */
function noBreak(text) {
    return text.replaceAll(' ', '&nbsp;');
}

;// CONCATENATED MODULE: ./.cache/build/src/action/report/summary/tables.js




/** The most files, variants or responses that are not folded away. */
const MAX_OPEN = 20;
/** Shows the first items, which a reader must see, and folds the others away. */
function openThenFolded(items, isOpen, render, summaryOf) {
    const count = Math.min(items.filter(isOpen).length, MAX_OPEN);
    const [open, folded] = [items.slice(0, count), items.slice(count)];
    return [
        ...(open.length > 0 ? render(open) : []),
        ...(folded.length > 0 ? details(summaryOf(folded), render(folded)) : []),
    ];
}
const ASSET_MARKS = {
    uploaded: '✅ uploaded',
    reused: '♻️ reused',
    failed: '❌ failed',
    'not-attempted': '➖ not attempted',
    planned: '📝 planned',
};
/** One row per file: failed files first, then the largest. What is stored is folded away. */
function renderAssets({ uploads }) {
    if (uploads.length === 0)
        return [];
    const rank = (file) => (file.status === 'failed' ? 0 : (0,pipeline_outcomes/* isStored */.mL)(file) ? 2 : 1);
    const sorted = uploads.toSorted((a, b) => rank(a) - rank(b) || b.size - a.size);
    return ['### Files', ...openThenFolded(sorted, (file) => !(0,pipeline_outcomes/* isStored */.mL)(file), assetTable, countStatuses)];
}
function countStatuses(files) {
    return [...Map.groupBy(files, ({ status }) => status)]
        .map(([status, { length }]) => `${ASSET_MARKS[status]}: ${(0,format/* formatNumber */.ZV)(length)}`)
        .join(' · ');
}
function assetTable(files) {
    return table({
        head: ['status', 'file', 'size', 'asset id', 'time'],
        right: ['size', 'time'],
        items: files,
        row: ({ status, path, size, assetId = '', attempts, durationMs }) => [
            noBreak(ASSET_MARKS[status]),
            cellText(path),
            noBreak((0,format/* formatBytes */.z3)(size)),
            cellText(assetId),
            attempts === 0 ? '' : noBreak((0,format/* formatDuration */.a3)(durationMs)),
        ],
        noun: 'file',
    });
}
const EXPORT_MARKS = {
    triggered: '✅ triggered',
    reused: '✅ triggered earlier',
    failed: '❌ failed',
    unknown: '❓ unknown',
    'not-attempted': '➖ not attempted',
};
const isBad = (conclusion) => conclusion === 'failure' || conclusion === 'cancelled';
/**
 * One row per variant and one column per network: first the variants that lack an export. After a failure, those that lack none are
 * folded away.
 */
function renderExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    const networks = [...new Set(exports.map(({ network }) => network))];
    const marks = { ...EXPORT_MARKS, ...(conclusion === 'planned' && { 'not-attempted': '📝 planned' }) };
    const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
        variantId,
        marks: new Map(own.map(({ network, status }) => [network, marks[status]])),
        rank: Math.min(...own.map((one) => ((0,pipeline_outcomes/* isTriggered */.m3)(one) ? 2 : one.status === 'not-attempted' ? 1 : 0))),
    }));
    const grid = (items) => table({
        head: ['variant', ...networks.map(cellText)],
        items,
        row: (variant) => [
            cellText(variant.variantId),
            ...networks.map((network) => noBreak(variant.marks.get(network) ?? '')),
        ],
        noun: 'variant',
    });
    const sorted = variants.toSorted((a, b) => a.rank - b.rank);
    const isOpen = ({ rank }) => rank < 2 || !isBad(conclusion);
    return [
        '### Exports',
        ...openThenFolded(sorted, isOpen, grid, ({ length }) => (0,format/* plural */.LS)(length, 'more variant')),
    ];
}
/**
 * A line per export with a response that says something, below the table of exports: long words without a blank break in a
 * list, and would widen a table. Folded away if there are more than twenty, and after a failure.
 */
function renderResponses({ exports, conclusion }) {
    const items = exports.filter(({ status, shown }) => status === 'triggered' && shown !== undefined);
    const isOpen = () => items.length <= MAX_OPEN && !isBad(conclusion);
    return openThenFolded(items, isOpen, responseList, ({ length }) => (0,format/* plural */.LS)(length, 'response'));
}
function responseList(items) {
    return linesWithin([], items, 'response', ({ variantId, network, shown: { link, words = '' } = {} }) => {
        const text = cellText(link?.text ?? '');
        // Markdown would take `&lt;` in an address for `<`.
        const linked = link?.url === undefined ? text : `[${text}](<${link.url.replaceAll('&', '&amp;')}>)`;
        const said = [linked, words && `<code>${cellText(words)}</code>`].filter((part) => part !== '');
        return `- ${cellText(variantId)} → ${cellText(network)}: ${said.join(' ')}`;
    });
}
/** One row per limit, those that are exceeded first. */
function renderSizeLimits(usages) {
    if (usages.length === 0)
        return [];
    const sorted = usages.toSorted((a, b) => Number(isExceeded(b)) - Number(isExceeded(a)));
    const rows = table({
        head: ['limit', 'used', '', 'by'],
        items: sorted,
        row: (usage) => {
            const mark = isExceeded(usage) ? '❌' : usage.matching.length > 0 ? '✅' : '➖';
            const { pattern, bar, used, by } = describeUsage(usage);
            return [cellText(pattern), bar, `${mark} ${used}`, cellText(by)];
        },
        noun: 'limit',
    });
    return ['### Size limits', ...rows];
}

;// CONCATENATED MODULE: ./.cache/build/src/action/report/summary/summary.js









/**
 * Renders the job summary as Markdown. For any content it stays below 900,000 bytes: the runner drops a whole summary above 1,048,576.
 */
function renderJobSummary(content) {
    const blocks = [
        ...renderHead(content),
        ...renderFailures(content.failures),
        ...renderSizeLimits(content.limitUsage),
        ...renderExports(content),
        ...renderResponses(content),
        ...renderAssets(content),
        renderOrigin(content),
    ].filter((block) => block !== '');
    return `${blocks.join('\n\n')}\n`;
}
/** Why a step that was to export uploaded nothing. */
const NO_ASSETS = '`assets` is empty';
function heading({ conclusion, uploads, exports, failures, foundNothing }) {
    const missing = whatIsMissing({ uploads, exports });
    switch (conclusion) {
        case 'success':
            if (exports.length === 0)
                return `✅ ${uploads.length > 0 ? 'Files uploaded' : 'No file to upload'}, no export triggered`;
            if (uploads.length > 0)
                return '✅ Exports triggered';
            return `✅ Exports triggered, ${foundNothing ? 'no file uploaded' : `nothing uploaded: ${NO_ASSETS}`}`;
        case 'failure':
            return `❌ ${missing ?? failures[0]?.title ?? 'Failed'}`;
        case 'cancelled':
            return `⚠️ Cancelled${missing === undefined ? '' : ` · ${missing}`}`;
        case 'planned':
            return '📝 Plan: nothing was sent';
    }
}
/** What was not done; `undefined` if all was, if there was nothing to do, or in a dry run. */
function whatIsMissing({ uploads, exports }) {
    if (uploads.some(({ status }) => status === 'planned'))
        return undefined;
    if (!exports.every(pipeline_outcomes/* isTriggered */.m3))
        return exports.some(pipeline_outcomes/* isTriggered */.m3) ? 'Not all exports triggered' : 'No export triggered';
    return uploads.every(pipeline_outcomes/* isStored */.mL) ? undefined : 'Not all files uploaded';
}
function renderHead(content) {
    const { origin, durationMs, continued = '' } = content;
    const counts = content.conclusion === 'planned' ? (0,report_counts/* describePlan */.d)(content) : (0,report_counts/* describeDone */.A)(content);
    const ref = origin.ref ? [cellText(origin.ref)] : [];
    return [
        `## ${[heading(content), ...ref, (0,format/* formatDuration */.a3)(durationMs)].join(' · ')}`,
        counts.join(' · '),
        continued && shortText(continued, escapeMessage),
    ];
}
function renderOrigin({ origin, manifestPath }) {
    const { repository, commit, run, runUrl } = origin;
    const text = run && shortText(run);
    const url = runUrl && encodeURI(runUrl.toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29');
    const parts = [
        repository && `**${shortText(repository)}**`,
        commit && `commit ${shortText(commit.slice(0, 7))}`,
        text && `run ${url ? `[${text}](${url})` : text}`,
        manifestPath && `Manifest: ${shortText(manifestPath)}`,
    ];
    return parts.filter((part) => part).join(' · ');
}
/** As the annotations: a section for each cause, with what happened, where, and in bold what to do. Each line has at most 2,000 bytes. */
function renderFailures(failures) {
    const sections = failures.slice(0, log/* MAX_ANNOTATIONS */.KE).map(({ title, lines }) => {
        const shown = lines.slice(0, log/* MAX_ANNOTATION_LINES */.d7).map((line) => shortText(line, escapeMessage));
        // `<b>` instead of `**`, which Markdown ignores next to a space.
        const last = shown.length > 1 ? [`➡️ <b>${shown.pop()}</b>`] : [];
        return `### ⛔ ${title}\n\n${[...shown, ...last].join('<br>')}`;
    });
    const omitted = failures.length - sections.length;
    return omitted === 0 ? sections : [...sections, `And ${(0,format/* plural */.LS)(omitted, 'more cause')} in the log.`];
}
/** Adds Markdown to the job summary. An error is a warning: the step has the same information elsewhere. */
async function writeSummary(markdown, { env, log, signal }) {
    // GitHub's runner always sets this variable. Other runners of actions may not.
    const path = env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return;
    try {
        await (0,cancellation/* withDeadline */.NE)(core/* summary */.z.addRaw(markdown).write(), signal);
    }
    catch (error) {
        const advice = 'The log, the outputs and the manifest have the same information.';
        log.warning('Job summary not written', `${path}: ${(0,error_text/* causeChain */.D)(error).join(': ')}`, advice);
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/runner/outputs.js
var runner_outputs = __webpack_require__(8918);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/finish-upload.js




/**
 * Reports a step that uploads or exports: outputs, manifest, annotations, job summary. If one of them can't be written, the others
 * still are.
 *
 * @returns the conclusion: `failure` also if the manifest or the outputs could not be written
 */
async function finishUpload(given, step) {
    const { env, log, origin, record, manifest, rerun, inputs } = step;
    const { path } = manifest;
    const finishedAt = new Date();
    // A crash leaves its group open, and annotations inside a folded group are hard to find.
    log.endGroup();
    const failures = [...given];
    const add = (failure) => {
        // A write that fails at the end has mostly failed before anything was sent, too: that failure is given.
        if (failure && !failures.some(({ kind }) => kind === failure.kind))
            failures.push(failure);
    };
    const outputsAdvice = `Read the values from the manifest: ${path}`;
    const outputs = () => (0,runner_outputs/* writeOutputs */.Kn)(record.report(), path, step);
    add(await (0,failures_failures/* whyNotWritten */.z5)((0,failures_failures/* outputFileName */.bF)(env), outputsAdvice, outputs));
    add(manifest.failure);
    add(await manifest.finish(conclude(failures, record), finishedAt));
    const conclusion = conclude(failures, record);
    await rerun.keep(conclusion);
    const explained = (0,failures_failures/* withAdvice */.b5)(failures, rerun.advice);
    (0,failures_failures/* annotateFailures */.o)(explained, log);
    if (conclusion === 'success')
        await rerun.finish();
    const report = record.report();
    if (inputs?.summary ?? true) {
        const content = {
            ...report,
            conclusion,
            durationMs: finishedAt.getTime() - record.startedAt.getTime(),
            manifestPath: manifest.keptAt,
            failures: explained,
            limitUsage: inputs && report.uploads.length > 0 ? measureLimits(report.uploads, inputs) : [],
            origin,
            foundNothing: record.foundNothing,
            continued: rerun.continued,
        };
        await writeSummary(renderJobSummary(content), step);
    }
    log.info(`Manifest: ${path}`);
    if (conclusion === 'success')
        for (const line of whatWasNotAsked(report, record))
            log.info(line);
    return conclusion;
}
/** What a green step was not asked to do, so that nobody thinks that it did. */
function whatWasNotAsked({ uploads, exports }, { foundNothing }) {
    if (exports.length === 0)
        return ['No export was triggered: neither `variant` with `network` nor `exports` was given'];
    if (uploads.length > 0)
        return [];
    return [`Exports triggered, nothing uploaded: ${foundNothing ? 'no file matched' : NO_ASSETS}`];
}
function conclude(failures, { isDone, isDryRun }) {
    const kinds = new Set(failures.map(({ kind }) => kind));
    if (kinds.has('outputs-not-written') || kinds.has('manifest-not-written'))
        return 'failure';
    if (kinds.has('cancelled'))
        return 'cancelled';
    if (failures.length > 0)
        return 'failure';
    if (isDryRun)
        return 'planned';
    return isDone ? 'success' : 'failure';
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
    // A wrapper may pass `working-directory: dist` to a step that only exports, where there is no `dist`.
    const isFolderNeeded = isToUpload || (0,names/* pathProblem */.z9)(reader.text('working-directory')) !== undefined;
    const folder = isFolderNeeded ? folderProblem(inputs, reader) : undefined;
    const problems = folder === undefined
        ? await patternProblems(inputs, reader)
        : [{ input: 'working-directory', text: folder }];
    if (manifestPath === undefined || known.some(({ input }) => input === 'manifest'))
        return { problems };
    const given = reader.text('manifest');
    const isFolder = (0,paths/* toSlashes */.TH)(given).endsWith('/');
    const slip = (0,names/* pathProblem */.z9)(given) ?? (isFolder ? 'must be a file, but what ends in / is a folder' : undefined);
    const earlier = slip ? `${slip}, not ${reader.quote(given)}` : await (0,manifest/* readManifest */.WI)(manifestPath, inputs);
    return typeof earlier === 'string'
        ? { problems: [...problems, { input: 'manifest', text: earlier }] }
        : { problems, sharedPath: manifestPath, earlier };
}
/** Why a step that only exports must not export the files of the record; empty if it may. */
function explainIncomplete(earlier, { reuseUnchanged }) {
    const missing = (0,manifest/* missingFiles */.wE)(earlier);
    if (missing === undefined)
        return [];
    const files = (0,format/* plural */.LS)(missing.length, 'file was', 'files were');
    const what = missing.length === 0
        ? ' (its step ended before it sent anything)'
        : `, ${files} not uploaded by its step (${(0,support_text/* joinTruncated */.v$)(missing)})`;
    const inputs = reuseUnchanged === true ? '`manifest` and `reuse-unchanged`' : '`manifest`';
    const text = `records an upload that is not complete${what}: run the upload step again, or leave ${inputs} out to export anyway`;
    return [{ input: 'manifest', text }];
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
    try {
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
        if ((0,paths/* isInside */.FK)(folder, workspace) && !(0,paths/* isInside */.FK)((0,external_node_fs_.realpathSync)(folder), (0,external_node_fs_.realpathSync)(workspace)))
            return 'must not lead out of the workspace through a symbolic link';
        return undefined;
    }
    catch (error) {
        return `must be a folder that can be read (${(0,error_text/* errorCode */.C)(error)})`;
    }
}
/** The problems of lines that can't be used, such as `/etc/*`, with what to write instead if something like it matches. */
async function patternProblems(inputs, reader) {
    const { patterns, contentTypeRules, sizeLimits } = inputs;
    const { include = [], exclude = [] } = patterns ?? {};
    const lines = [
        ...include.map((line) => ['assets', line, 'include']),
        ...exclude.map((line) => ['assets', line, 'exclude']),
        ...contentTypeRules.map(({ pattern }) => ['content-types', pattern, 'describe']),
        ...sizeLimits.map(({ pattern = '' }) => ['size-limits', pattern, 'describe']),
    ];
    const area = new SearchArea(inputs);
    const wrong = lines.flatMap(([input, line, purpose]) => {
        const problem = problemOf(line, area);
        return problem === undefined ? [] : { input, line, purpose, problem };
    });
    const isEmptied = (line) => /^\/[*/]*$/.test(line);
    const searched = wrong.filter(({ line }) => !isEmptied(line)).slice(0, MAX_SEARCHES);
    const startMeant = searched.length > 0 ? await startFinder(inputs) : () => undefined;
    return wrong.map((one) => {
        const { input, line, purpose, problem } = one;
        const text = `${problem}: ${reader.quote(purpose === 'exclude' ? `!${line}` : line)}`;
        if (isEmptied(line))
            return { input, text: `${text}. ${input_reader/* EMPTY_VARIABLE */.Zh}` };
        const meant = searched.includes(one) ? startMeant(line, purpose) : undefined;
        return { input, text: meant === undefined ? text : `${text}; write ${reader.quote(meant)}` };
    });
}
/** `undefined` if there is nothing, or nothing that can be looked at. */
function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/connection.js
var connection = __webpack_require__(1218);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/finish-reading.js
var finish_reading = __webpack_require__(9608);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/input-table.js
var input_table = __webpack_require__(2681);
;// CONCATENATED MODULE: ./.cache/build/src/action/upload/upload-inputs.js







/** Reads all inputs of the root action. Checks neither paths nor files. */
function readUploadInputs(env) {
    const reader = new input_reader/* InputReader */.i_(env);
    const dryRun = reader.boolean('dry-run');
    const patterns = (0,fields/* readPatterns */.ce)(reader, 'assets');
    const exports = (0,fields/* readExports */.IL)(reader);
    const isToExport = ['variant', 'network', 'exports'].some((name) => reader.given(name) !== '');
    const workspace = (0,external_node_path_.resolve)(env['GITHUB_WORKSPACE'] || process.cwd());
    const manifest = reader.text('manifest');
    const reuseUnchanged = reader.boolean('reuse-unchanged', 'auto');
    const retryUnknown = reader.boolean('retry-unknown');
    if (reuseUnchanged === true && manifest === '')
        reader.addProblem('manifest', 'must be given with `reuse-unchanged: true`: a later run must find the file again, and the default is a new file per run');
    if (retryUnknown && reuseUnchanged === false)
        reader.addProblem('retry-unknown', 'must not be given with `reuse-unchanged: false`: it is about exports of an earlier step or attempt');
    const summary = reader.boolean('summary');
    const deployments = (0,fields/* readDeployments */.Fz)(reader, exports);
    // A dry run may be for a pull request from a fork, which gets neither secrets nor variables of the repository.
    const needsOrganization = patterns !== undefined && !dryRun;
    const organizationId = (0,fields/* readOrganization */.wu)(reader, needsOrganization ? 'upload assets' : undefined);
    if (patterns === undefined && !isToExport)
        reader.addProblem('assets', 'or `variant` with `network`, or `exports`, must be given: there is nothing to do');
    const sizeLimits = readSizeLimits(reader);
    if (reader.given('size-limits') !== '' && patterns === undefined)
        reader.addProblem('size-limits', 'must be given with `assets`: it limits the matched files');
    /** Whether the value of an input is invalid, or its name misspelled. */
    const hasMistake = (name) => [...reader.problems, ...(0,finish_reading/* misspelledProblems */.ZT)(reader)].some(({ input, meant = input }) => meant === name);
    const inputs = {
        ...(0,connection/* readConnection */.d)(reader, !dryRun),
        /** Empty if it is neither needed nor given. */
        organizationId,
        /** Absent if there is nothing to upload. */
        patterns,
        exports,
        /** Absolute. */
        workspace,
        /** Absolute. */
        workingDirectory: (0,external_node_path_.resolve)(workspace, reader.text('working-directory')),
        fileNaming: reader.choice('file-name', ['basename', 'path']),
        contentTypeRules: (0,fields/* readContentTypes */.bu)(reader),
        sizeLimits,
        includeHidden: reader.boolean('include-hidden-files'),
        ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
        /** What to do about a pattern that matched nothing while others did. */
        ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
        concurrency: reader.wholeNumber('concurrency', 'auto'),
        /** Absolute: where an earlier step's manifest may be; absent if not given. */
        manifestPath: manifest === '' ? undefined : (0,external_node_path_.resolve)(workspace, manifest),
        /** `auto`: continues only in a re-run of a job that failed. */
        reuseUnchanged,
        /** Whether exports that an earlier step or attempt may have triggered are triggered again. */
        retryUnknown,
        /** The leg of the matrix, as JSON. */
        matrix: reader.given('matrix'),
        summary,
        ...deployments,
        dryRun: dryRun || hasMistake('dry-run'),
        /** Whether the step was to upload, also if its inputs are invalid. */
        isToUpload: patterns !== undefined || !isToExport || hasMistake('assets'),
    };
    if (!inputs.isToUpload)
        warnOfEmptyAssets(reader);
    return (0,finish_reading/* finishReading */.SX)(inputs, reader);
}
/** The inputs that only serve `assets`. Wrappers may pass fixed values, so they are no problem without it. */
const SERVE_ASSETS = [
    ...['working-directory', 'file-name', 'include-hidden-files'],
    ...['if-no-files-found', 'if-pattern-unmatched', 'content-types'],
];
/** Warns if a step that only exports has inputs that speak of files: a misspelled variable must not release old files unnoticed. */
function warnOfEmptyAssets(reader) {
    const given = SERVE_ASSETS.filter((name) => !['', './', (0,input_table/* ruleOf */.Y)(name).default].includes(reader.text(name).toLowerCase()));
    if (given.length === 0)
        return;
    const lines = [
        'Nothing was uploaded, because `assets` is empty: the exports are of the files that the service has.',
        `Only \`assets\` needs what is given: ${given.map((name) => `\`${name}\``).join(', ')}.`,
        `If files were meant: ${input_reader/* EMPTY_VARIABLE */.Zh}. If not, leave these inputs out.`,
    ];
    reader.warnings.push({ title: 'No files found', lines });
}

;// CONCATENATED MODULE: ./.cache/build/src/action/upload/run-upload.js

























/** The root action: uploads the matching files, then triggers the exports. */
function uploadAction(context, useCache = cache_process/* NO_CACHE */.DQ) {
    let step;
    return {
        run: async () => {
            const read = await readStep(context);
            step = recordStep(context, useCache, read);
            return runUpload(step, read);
        },
        finish: async (failures) => {
            const conclusion = await finishUpload(failures, step ?? recordStep(context, useCache));
            return ['success', 'planned'].includes(conclusion);
        },
    };
}
async function readStep({ env, log }) {
    const { inputs, problems, warnings } = readUploadInputs(env);
    log.warnings(warnings);
    const paths = await checkPaths(inputs, problems, new input_reader/* InputReader */.i_(env));
    const incomplete = inputs.isToUpload ? [] : explainIncomplete(paths.earlier, inputs);
    return { ...paths, inputs, problems: [...problems, ...paths.problems, ...incomplete] };
}
/** @param read absent after a crash before the inputs were read */
function recordStep(context, useCache, read) {
    const { inputs, problems = [], earlier } = read ?? {};
    const { isToUpload = false, dryRun: isDryRun = false } = inputs ?? {};
    const order = problems.length === 0 ? inputs : undefined;
    const run = { run: context.origin.manifestRun, startedAt: context.startedAt };
    const record = new RunRecord(run, { earlier, isToUpload, isDryRun, ...(order && { order }) });
    const manifest = new ManifestFile(record, context, isDryRun ? undefined : read?.sharedPath);
    return { ...context, inputs, record, manifest, rerun: new Rerun(record, context, useCache) };
}
async function runUpload(step, { inputs, problems }) {
    const { env, log, record, manifest, rerun, signal } = step;
    await manifest.begin();
    if (problems.length > 0)
        return [(0,failures_failures/* invalidInputFailure */.OZ)(problems)];
    await rerun.start(inputs);
    if (manifest.failure !== undefined)
        return [manifest.failure];
    const plan = await (0,cancellation/* unlessAborted */.Wh)(planUploads(inputs, step), signal);
    if (plan === undefined)
        return [(0,failures_of_run/* explainCancellation */.Xg)(record, signal)];
    const { assets, failures } = plan;
    const taken = record.earlier?.organizationId;
    if (!inputs.isToUpload && inputs.organizationId === '' && taken)
        log.info(`The organization is that of the manifest: ${taken}`);
    if (inputs.dryRun)
        await showPlan(assets, inputs, step);
    if (failures.length > 0)
        return failures;
    if (inputs.dryRun)
        return signal.aborted ? [(0,failures_of_run/* explainCancellation */.Xg)(record, signal)] : [];
    const notSent = (await (0,failures_failures/* outputsFailure */.J)(env)) ?? (await manifest.write());
    if (notSent !== undefined)
        return [notSent];
    await uploadAndExport(assets, inputs, step);
    return (0,failures_of_run/* whyNotDone */.GR)(record, inputs, signal);
}
/**
 * Finds what a step is to upload, and why it must not; nothing if it only exports.
 *
 * @throws the signal's reason, if it is aborted during the search
 */
async function planUploads(inputs, step) {
    const { log, record, signal } = step;
    if (inputs.patterns === undefined)
        return { assets: [], failures: [] };
    const found = await find(inputs, inputs.patterns, step);
    const { assets } = found;
    const { warnings, notes, ...check } = await checkAssets(found, inputs, signal);
    log.warnings(warnings);
    for (const note of notes)
        log.info(note);
    const failures = [...check.failures, ...(await unreadableFailures(assets, signal))];
    record.plan(assets, failures.length === 0);
    const isOnlyExporting = record.foundNothing && inputs.exports.length > 0;
    const incomplete = isOnlyExporting ? explainIncomplete(record.earlier, inputs) : [];
    if (incomplete.length > 0)
        failures.push((0,failures_failures/* invalidInputFailure */.OZ)(incomplete));
    return { assets, failures };
}
/** @throws the signal's reason, if it is aborted */
function find(inputs, patterns, { log, manifest, signal }) {
    const { workingDirectory, workspace, includeHidden, fileNaming, contentTypeRules } = inputs;
    // A manifest is never uploaded. In a dry run, the given path differs from the path of this run's manifest.
    const neverUpload = [manifest.path, inputs.manifestPath ?? manifest.path];
    const search = { ...patterns, workingDirectory, workspace, includeHidden, neverUpload, signal };
    return logSearch({ ...search, log }, () => findAssets(search, fileNaming, (paths) => contentTypes(contentTypeRules, inputs, paths)));
}
/** Reports to the log, the record, the manifest and, with `github-token`, GitHub's deployments. Waits until these are recorded. */
async function uploadAndExport(assets, inputs, step) {
    const { organizationId, concurrency, exports, reuseUnchanged, retryUnknown, githubToken, environment } = inputs;
    const { log, manifest, record, rerun, signal } = step;
    const deployments = githubToken === undefined
        ? undefined
        : new Deployments({ ...step, token: githubToken, environment, clock: clock/* systemClock */.m });
    const listeners = [record.listener, logEvents(log), rerun.listener, manifest.listener];
    const events = fanOut([...listeners, deployments?.listener ?? {}]);
    const context = { clock: clock/* systemClock */.m, signal, organizationId, concurrency, events };
    const plan = { assets, exports, earlier: reuseUnchanged === false ? undefined : rerun, retryUnknown };
    try {
        await (0,service_session/* withService */.K)(inputs, events.waiting, (clients) => runPipeline(plan, { ...context, ...clients }));
    }
    finally {
        await deployments?.finish();
    }
}
/**
 * Returns a function from the paths of a file to its media type: that of the first rule that matches, or else that of the extension.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 */
function contentTypes(rules, places, paths) {
    const patterns = rules.map(({ pattern }) => pattern);
    const described = describedFiles(patterns, new SearchArea(places), paths);
    /** The number of the first rule that matches a path. */
    const first = new Map();
    for (const [index, matched] of [...described.entries()].reverse())
        for (const path of matched)
            first.set(path, index);
    return (path, ...others) => {
        const index = Math.min(...[path, ...others].map((one) => first.get(one) ?? rules.length));
        // `mime` treats a path without a dot as an extension, so a file called `json` would have the type of JSON.
        return rules[index]?.mediaType ?? src/* default */.A.getType(external_node_path_.posix.extname(path)) ?? 'application/octet-stream';
    };
}


/***/ })

};
