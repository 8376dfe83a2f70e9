export const id = 914;
export const ids = [914];
export const modules = {

/***/ 5914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ NO_CACHE),
/* harmony export */   cacheIn: () => (/* binding */ cacheIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(651);




/** The program that uses the cache, relative to the bundle. */
const PROGRAM = 'cache/index.js';
/** Where there is no cache. */
const NO_CACHE = async () => ({ isAvailable: false });
/**
 * Makes the function that uses the cache of GitHub Actions by a process of its own, whose output it drops: the library prints
 * annotations of its own.
 *
 * @param folder that of the bundle
 */
function cacheIn(folder, env) {
    return async (order, signal) => {
        // It needs the runner's variables, and neither inputs nor tokens.
        const passed = Object.entries(env).filter(([name]) => !/^(?:INPUT_|PLAYABLE_|STATE_)/.test(name));
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PROGRAM), JSON.stringify(order)], {
            env: Object.fromEntries(passed),
            stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
            windowsHide: true,
        });
        const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'exit').then(() => []);
        const answered = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, 'message', { signal });
        try {
            const [answer] = (await (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessAborted */ .Wh)(Promise.race([answered, ended]), signal)) ?? [];
            return answer;
        }
        finally {
            child.kill('SIGKILL');
        }
    };
}


/***/ })

};
