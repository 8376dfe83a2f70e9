export const id = 193;
export const ids = [193];
export const modules = {

/***/ 193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assetsAction: () => (/* binding */ assetsAction)
/* harmony export */ });
/* unused harmony export readAssetsInputs */
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7540);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3537);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4552);
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9893);
/* harmony import */ var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4924);
/* harmony import */ var _inputs_invalid_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4792);
/* harmony import */ var _inputs_misplaced_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9368);
/* harmony import */ var _progress_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6987);
/* harmony import */ var _report_finish_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4225);
/* harmony import */ var _service_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4277);










/** The sub-action `assets/`: lists the assets of an organization. */
function assetsAction(context) {
    return {
        run: () => runAssets(context),
        onCrash: (failure) => ({ assets: undefined, failures: [failure] }),
        finish: ({ assets, failures }) => {
            // Service spec part 4 does not show the response body, so it may be no JSON.
            const extension = assets !== undefined && isJson(assets) ? 'json' : 'txt';
            const file = { output: 'assets-file', prefix: 'playable-assets', extension };
            return (0,_report_finish_run_js__WEBPACK_IMPORTED_MODULE_7__/* .finishQuery */ .EI)({ outputs: { assets: assets ?? '' }, content: assets, failures }, file, context);
        },
    };
}
async function runAssets(context) {
    const { env, log, signal } = context;
    const { inputs, problems, warnings } = readAssetsInputs(env);
    log.warnings(warnings);
    if (problems.length > 0)
        return { assets: undefined, failures: [(0,_inputs_invalid_input_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInputFailure */ .O)(problems)] };
    const unwritable = await (0,_report_finish_run_js__WEBPACK_IMPORTED_MODULE_7__/* .outputsFailure */ .J)(env, signal);
    if (unwritable !== undefined)
        return { assets: undefined, failures: [unwritable] };
    const assets = await listAssets(inputs, context);
    if (typeof assets === 'string')
        return { assets, failures: [] };
    const explained = (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailure */ .w2)(assets, { limits: inputs.limits, hasNoConcurrencyInput: true });
    const failures = explained === undefined ? [] : [explained];
    if (!signal.aborted)
        return { assets: undefined, failures };
    const lines = [`The run was cancelled (${signal.reason}) before the list arrived.`, 'Run it again.'];
    return { assets: undefined, failures: [...failures, { title: 'Cancelled', lines }] };
}
async function listAssets({ organizationId, ...connection }, { log, waitTimer, signal }) {
    const progress = new _progress_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .Progress */ .k(log);
    progress.startPhase({
        title: `List the assets of ${organizationId}`,
        linesPostponeStatus: false,
        status: () => 'no response yet',
    });
    const onWait = (wait) => progress.logWait(wait);
    const response = await (0,_service_session_js__WEBPACK_IMPORTED_MODULE_8__/* .withService */ .K)(connection, { onWait, waitTimer }, ({ service }) => service.listAssets({ organizationId }, signal)).finally(() => progress.endPhase());
    if (!response.ok)
        return response;
    log.info(`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatBytes */ .z3)(Buffer.byteLength(response.value))} from the service`);
    return response.value;
}
function isJson(text) {
    try {
        JSON.parse(text.replace(/^\uFEFF/, ''));
        return true;
    }
    catch {
        return false;
    }
}
const REPORTED_INPUTS = ['base-url', 'organization'];
/** Reads all inputs of `assets/`. */
function readAssetsInputs(env, now = new Date()) {
    const reader = new _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .InputReader */ .i(env);
    const organizationId = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readOrganization */ .wu)(reader, 'list its assets');
    const inputs = { ...(0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .d)(reader, true), organizationId };
    return (0,_inputs_misplaced_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .finishReading */ .S)(inputs, reader, REPORTED_INPUTS, now);
}


/***/ })

};
