export const id = 914;
export const ids = [914];
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


/***/ })

};
