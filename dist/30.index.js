export const id = 30;
export const ids = [30];
export const modules = {

/***/ 2030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assetsAction: () => (/* binding */ assetsAction)
/* harmony export */ });
/* unused harmony export readAssetsInputs */
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8511);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9638);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5814);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8427);
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3362);
/* harmony import */ var _inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6649);
/* harmony import */ var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3151);
/* harmony import */ var _progress_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3606);
/* harmony import */ var _report_finish_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5775);
/* harmony import */ var _service_session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5167);










/** The sub-action `assets/`: lists the assets of an organization. */
function assetsAction(context) {
    let body;
    return {
        run: async () => {
            const { env, log, signal } = context;
            const { inputs, problems, warnings } = readAssetsInputs(env);
            log.warnings(warnings);
            if (problems.length > 0)
                return [(0,_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidInputFailure */ .OZ)(problems)];
            const unwritable = (0,_report_finish_run_js__WEBPACK_IMPORTED_MODULE_6__/* .outputsFailure */ .J)(env);
            if (unwritable !== undefined)
                return [unwritable];
            const response = await listAssets(inputs, context);
            if (response.ok) {
                body = response.value;
                warnOfMorePages((0,_support_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(body.toString('utf8')), log);
                return [];
            }
            const explained = (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailure */ .w2)(response, inputs.limits);
            const failures = explained === undefined ? [] : [explained];
            if (!signal.aborted)
                return failures;
            const lines = [`The run was cancelled (${signal.reason}) before the list arrived.`, 'Run it again.'];
            return [...failures, { title: 'Cancelled', lines }];
        },
        finish: (failures) => {
            const assets = body?.toString('utf8') ?? '';
            // The body is not shown (api/README.md, *Requests*), so it may be no JSON.
            const extension = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(assets) === undefined ? 'txt' : 'json';
            const file = { output: 'assets-file', prefix: 'playable-assets', extension };
            return (0,_report_finish_run_js__WEBPACK_IMPORTED_MODULE_6__/* .finishQuery */ .EI)({ outputs: { assets }, content: body, failures }, file, context);
        },
    };
}
async function listAssets({ organizationId, ...connection }, { log, waitTimer, signal }) {
    const progress = new _progress_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .Progress */ .k(log);
    progress.startPhase({ title: `List the assets of ${organizationId}` });
    const waits = { onWait: progress.logWait.bind(progress), waitTimer };
    const response = await (0,_service_session_js__WEBPACK_IMPORTED_MODULE_7__/* .withService */ .K)(connection, waits, ({ service }) => service.listAssets({ organizationId }, signal)).finally(() => progress.endPhase());
    if (response.ok)
        log.info(`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatBytes */ .z3)(response.value.length)} from the service`);
    return response;
}
/** The service knows no pages of assets, so the others can't be requested. Its list of games has `meta.totalPages`. */
function warnOfMorePages(list, log) {
    const meta = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(list) ? list['meta'] : undefined;
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(meta) || typeof meta['totalPages'] !== 'number' || meta['totalPages'] <= 1)
        return;
    log.warning('More pages of assets', 'The service says that there are several pages (`meta.totalPages`), and sent one.', 'The outputs have only what it sent: it documents no way to ask for the other pages of assets.');
}
function readAssetsInputs(env) {
    const reader = new _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .InputReader */ .i_(env);
    const organizationId = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readOrganization */ .wu)(reader, 'list its assets');
    const inputs = { ...(0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .d)(reader, true), organizationId };
    return (0,_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .finishReading */ .SX)(inputs, reader);
}


/***/ })

};
