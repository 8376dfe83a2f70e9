export const id = 26;
export const ids = [26];
export const modules = {

/***/ 6917:
/***/ ((module) => {

// TheSpanishInquisition

// Cache the matrix. Note that if you not pass a limit this implementation will use a dynamically calculate one.

module.exports = function(__this, that, limit) {

  var thisLength = __this.length,
      thatLength = that.length,
      matrix = [];

  // If the limit is not defined it will be calculate from this and that args.
  limit = (limit || ((thatLength > thisLength ? thatLength : thisLength)))+1;

  for (var i = 0; i < limit; i++) {
    matrix[i] = [i];
    matrix[i].length = limit;
  }
  for (i = 0; i < limit; i++) {
    matrix[0][i] = i;
  }

  if (Math.abs(thisLength - thatLength) > (limit || 100)){
    return prepare (limit || 100);
  }
  if (thisLength === 0){
    return prepare (thatLength);
  }
  if (thatLength === 0){
    return prepare (thisLength);
  }

  // Calculate matrix.
  var j, this_i, that_j, cost, min, t;
  for (i = 1; i <= thisLength; ++i) {
    this_i = __this[i-1];

    // Step 4
    for (j = 1; j <= thatLength; ++j) {
      // Check the jagged ld total so far
      if (i === j && matrix[i][j] > 4) return prepare (thisLength);

      that_j = that[j-1];
      cost = (this_i === that_j) ? 0 : 1; // Step 5
      // Calculate the minimum (much faster than Math.min(...)).
      min    = matrix[i - 1][j    ] + 1; // Deletion.
      if ((t = matrix[i    ][j - 1] + 1   ) < min) min = t;   // Insertion.
      if ((t = matrix[i - 1][j - 1] + cost) < min) min = t;   // Substitution.

      // Update matrix.
      matrix[i][j] = (i > 1 && j > 1 && this_i === that[j-2] && __this[i-2] === that_j && (t = matrix[i-2][j-2]+cost) < min) ? t : min; // Transposition.
    }
  }

  return prepare (matrix[thisLength][thatLength]);

/**
 *
 */
  function prepare(steps) {
    var length = Math.max(thisLength, thatLength)
    var relative = length === 0
      ? 0
      : (steps / length);
    var similarity = 1 - relative
    return {
      steps: steps,
      relative: relative,
      similarity: similarity
    };
  }

};


/***/ }),

/***/ 2030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assetsAction: () => (/* binding */ assetsAction)
/* harmony export */ });
/* unused harmony export readAssetsInputs */
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8511);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9638);
/* harmony import */ var _report_failures_explain_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2502);
/* harmony import */ var _report_failures_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6011);
/* harmony import */ var _report_progress_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(751);
/* harmony import */ var _report_sub_action_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5289);
/* harmony import */ var _runner_inputs_connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1218);
/* harmony import */ var _runner_inputs_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9275);
/* harmony import */ var _runner_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9608);
/* harmony import */ var _runner_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3182);
/* harmony import */ var _service_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5167);











/** The sub-action `assets/`: lists the assets of an organization. */
function assetsAction(context) {
    const { env, log, signal } = context;
    let body;
    return {
        run: () => (0,_report_sub_action_js__WEBPACK_IMPORTED_MODULE_3__/* .withInputs */ .w)(readAssetsInputs(env), context, async ({ organizationId, ...connection }) => {
            const progress = new _report_progress_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .Progress */ .k(log);
            progress.startPhase(`List the assets of ${organizationId}`);
            const response = await (0,_service_session_js__WEBPACK_IMPORTED_MODULE_8__/* .withService */ .K)(connection, progress.logWait.bind(progress), ({ service }) => service.listAssets({ organizationId }, signal)).finally(() => progress.endPhase());
            if (response.ok) {
                body = response.value;
                log.info(`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatBytes */ .z3)(body.length)} from the service`);
                warnOfMorePages((0,_support_json_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .qF)(body.toString('utf8')), log);
                return [];
            }
            const explained = (0,_report_failures_explain_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailure */ .w2)(response, connection.limits);
            const failures = explained === undefined ? [] : [explained];
            if (!signal.aborted)
                return failures;
            const reason = `The run was cancelled (${signal.reason}) before the list arrived.`;
            return [...failures, (0,_report_failures_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .cancelledFailure */ .Yq)(reason, 'Run it again.')];
        }),
        finish: (failures) => {
            const assets = body?.toString('utf8') ?? '';
            // The body is not shown (api/README.md, *Requests*), so it may be no JSON.
            const extension = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .qF)(assets) === undefined ? 'txt' : 'json';
            const result = { name: 'assets', extension, outputs: { assets }, content: body, failures };
            return (0,_report_sub_action_js__WEBPACK_IMPORTED_MODULE_3__/* .finishQuery */ .E)(result, context);
        },
    };
}
/** The service knows no pages of assets, so the others can't be requested. Its list of games has `meta.totalPages`. */
function warnOfMorePages(list, log) {
    const meta = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_10__/* .isRecord */ .u4)(list) ? list['meta'] : undefined;
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_10__/* .isRecord */ .u4)(meta) || typeof meta['totalPages'] !== 'number' || meta['totalPages'] <= 1)
        return;
    log.warning('More pages of assets', 'The service says that there are several pages (`meta.totalPages`), and sent one.', 'The outputs have only what it sent: it documents no way to ask for the other pages of assets.');
}
function readAssetsInputs(env) {
    const reader = new _runner_inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .InputReader */ .i_(env);
    const organizationId = (0,_runner_inputs_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .readOrganization */ .wu)(reader, 'list its assets');
    return (0,_runner_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .finishReading */ .SX)({ ...(0,_runner_inputs_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .readConnection */ .d)(reader, true), organizationId }, reader);
}


/***/ }),

/***/ 5289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ finishQuery),
/* harmony export */   w: () => (/* binding */ withInputs)
/* harmony export */ });
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(651);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(553);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8918);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6011);





/** Does the work of a sub-action if its inputs are right, and its outputs can be written. */
async function withInputs({ inputs, problems, warnings }, { env, log }, work) {
    log.warnings(warnings);
    if (problems.length > 0)
        return [(0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInputFailure */ .OZ)(problems)];
    const unwritable = await (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .outputsFailure */ .J)(env);
    return unwritable === undefined ? work(inputs) : [unwritable];
}
/**
 * Reports the result of a sub-action that only reads: file, outputs, annotations. If one of them can't be written, the
 * others still are. Returns whether the step succeeded, including everything that it writes.
 */
async function finishQuery({ name, extension, outputs, content, failures: given }, { env, log, signal }) {
    log.endGroup();
    const path = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .temporaryFile */ .Ic)(env, `playable-${name}`, extension);
    const write = () => (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .withDeadline */ .NE)((0,_support_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomically */ .lo)(path, content ?? ''), signal);
    const lost = content !== undefined &&
        (await (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotWritten */ .z5)(path, 'Check whether the disk of this runner is full.', write));
    const isWritten = content !== undefined && !lost;
    const instead = isWritten ? `the file of \`${name}-file\`: ${path}` : 'no file either: see the errors';
    const values = { ...outputs, [`${name}-file`]: isWritten ? path : '' };
    const advice = isWritten
        ? `Read the values from the file: ${path}`
        : 'The values are lost: run the action again.';
    const unwritten = await (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotWritten */ .z5)((0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .outputFileName */ .bF)(env), advice, () => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .writeStepOutputs */ .sR)(values, instead, { env, log }));
    // If the file could not be written before anything was sent, that failure is given.
    const isKnown = given.some(({ kind }) => kind === 'outputs-not-written');
    const failures = [...given, ...(lost ? [lost] : []), ...(unwritten && !isKnown ? [unwritten] : [])];
    (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateFailures */ .o)(failures, log);
    if (isWritten)
        log.info(`Full content: ${path}`);
    return failures.length === 0;
}


/***/ })

};
