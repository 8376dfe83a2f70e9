export const id = 1;
export const ids = [1];
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

/***/ 4101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gamesAction: () => (/* binding */ gamesAction)
});

// UNUSED EXPORTS: explainGames, readGamesInputs

// EXTERNAL MODULE: ./.cache/build/src/action/report/failures/explain-failure.js
var explain_failure = __webpack_require__(2502);
// EXTERNAL MODULE: ./.cache/build/src/action/report/failures/failures.js
var failures_failures = __webpack_require__(6011);
// EXTERNAL MODULE: ./.cache/build/src/action/report/progress/progress.js
var progress_progress = __webpack_require__(751);
// EXTERNAL MODULE: ./.cache/build/src/action/report/sub-action.js
var sub_action = __webpack_require__(5289);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/connection.js
var connection = __webpack_require__(1218);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/fields.js
var fields = __webpack_require__(9275);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/finish-reading.js
var finish_reading = __webpack_require__(9608);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/input-reader.js
var input_reader = __webpack_require__(3182);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/inputs/names.js
var names = __webpack_require__(8036);
// EXTERNAL MODULE: ./.cache/build/src/action/service-session.js + 19 modules
var service_session = __webpack_require__(5167);
// EXTERNAL MODULE: ./.cache/build/src/api/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./.cache/build/src/support/closest-match.js
var closest_match = __webpack_require__(4177);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/support/json.js
var json = __webpack_require__(9638);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
;// CONCATENATED MODULE: ./.cache/build/src/action/games/query-games.js





const NO_GAMES = { games: [], created: 'no' };
/** How often the list is walked at most. If the last walk is not whole either, that is an error. */
const MAX_WALKS = 3;
/** Most pages of a walk: a list may grow as fast as it is read. */
const MAX_PAGES = 10_000;
/** Finds the game with exactly this name. Reads the whole list, because a second game of that name makes it ambiguous. */
async function findGame(name, context) {
    const { games: listed, error } = await listGames(context);
    if (error !== undefined)
        return { ...NO_GAMES, error };
    const games = listed.filter((game) => game.name === name);
    const [game, second] = games;
    if (second !== undefined)
        return { ...NO_GAMES, games, error: severalGames(games) };
    if (game !== undefined)
        return { ...NO_GAMES, games, game: { id: game.id, content: game } };
    const form = looseForm(name);
    const alike = listed.filter((other) => looseForm(other.name) === form);
    if (alike.length > 0)
        return { ...NO_GAMES, error: alikeGames(name, alike) };
    const names = listed.map((other) => other.name);
    return { ...NO_GAMES, error: noGame(name, names), isMissing: true };
}
/** Equal for names that the service may take for one, such as `My game` and `my\u{a0}Game`. */
function looseForm(name) {
    return (0,support_text/* looksLike */._4)(name).toLowerCase().replace(/\s/gu, '');
}
/**
 * Lists all games. If games appear or disappear meanwhile, others move from page to page, and a walk may miss them. So the list is walked
 * again until a walk is whole: its counts agree, and no game came twice.
 */
async function listGames(context) {
    for (let walk = 1;; walk += 1) {
        const again = ` again (${walk} of ${MAX_WALKS}): the list changed, or its counts disagree`;
        const { isFinal, ...report } = await walkPages(`Read the list of games${walk === 1 ? '' : again}`, context);
        if (isFinal || walk === MAX_WALKS)
            return report;
    }
}
/**
 * Reads the list once, from its first page to its last.
 *
 * Neither the number of the first page nor the limits of the page size are shown (api/README.md, *Not shown*). So the first request has
 * no page number, and its response says which number that page has. The latest response says how many pages there are. No page after
 * these is requested, because the response to that is not shown.
 *
 * @returns `isFinal` if the walk was whole, or if another one can't help
 */
async function walkPages(title, { service, pageSize, progress, signal }) {
    let soFar;
    progress.startPhase(title, () => soFar);
    const games = new Map();
    const totals = new Set();
    let came = 0;
    let page;
    for (let pages = 1;; pages += 1) {
        const query = { ...(page !== undefined && { page }), ...(pageSize !== undefined && { limit: pageSize }) };
        const result = await service.listGames(query, signal);
        if (!result.ok)
            return { ...NO_GAMES, error: result, isFinal: true };
        const { data, meta } = result.value;
        for (const game of data)
            games.set(game.id, game);
        came += data.length;
        totals.add(meta.total);
        soFar = `${(0,format/* formatNumber */.ZV)(games.size)} of ${(0,format/* plural */.LS)(meta.total, 'game')}`;
        page = (page ?? meta.page) + 1;
        // A service that ignores the number of the page sends the first one again.
        const isOver = data.length === 0 || came > games.size || pages >= Math.min(meta.totalPages, MAX_PAGES);
        if (!isOver)
            continue;
        progress.endPhase();
        progress.log(`${(0,format/* plural */.LS)(games.size, 'game')} on ${(0,format/* plural */.LS)(pages, 'page')}`);
        const isWhole = totals.size === 1 && came === meta.total && games.size === meta.total;
        if (isWhole)
            return { ...NO_GAMES, games: [...games.values()], isFinal: true };
        const error = incompleteList(games.size, pages, meta.total);
        return { ...NO_GAMES, error, isFinal: pages === MAX_PAGES };
    }
}
/**
 * Creates a game. Expects that the list had no game of that name before.
 *
 * If the outcome is unknown, the game is neither created again nor looked up: the list may show it late. The list of the next run tells.
 */
async function createGame(name, organizationId, context) {
    const { service, progress, signal } = context;
    progress.startPhase(`Create the game ${JSON.stringify(name)}`);
    const result = await service.createGame({ name, organizationId }, signal);
    progress.endPhase();
    if (result.ok) {
        progress.log('The service has created the game');
        return { ...(await identifyGame(result.value, name, context)), created: 'yes' };
    }
    const { error, because } = result;
    const created = because === 'may-have-been-done' ? 'unknown' : 'no';
    const failed = { ...NO_GAMES, error: result, created };
    // 409: the game to be created already exists (RFC 9110, section 15.5.10). Someone else has created it.
    if (!(error instanceof errors/* ServiceError */._7 && error.status === 409))
        return failed;
    progress.log(`${error.message}. The game may exist: looking it up by its name`);
    const found = await findGame(name, context);
    return found.isMissing ? failed : found;
}
/** The response to a creation is not shown (api/README.md, *Requests*). If it has no id, the game is looked up by its name. */
async function identifyGame(content, name, context) {
    const fields = (0,json/* isRecord */.u4)(content) ? content : {};
    const id = (0,json/* numberText */.$4)(fields['id']) ?? fields['id'];
    if (typeof id !== 'string' || id === '') {
        const found = await findGame(name, context);
        return found.isMissing ? { ...NO_GAMES, error: LOST_GAME } : found;
    }
    return { ...NO_GAMES, games: [content], game: { id, content } };
}
/** Most games that a message names. */
const MAX_GAMES = 10;
/** No walk was whole. The numbers are those of the last one. */
function incompleteList(games, pages, total) {
    const last = `The last walk found ${(0,format/* plural */.LS)(games, 'game')} on ${(0,format/* plural */.LS)(pages, 'page')}, and \`meta.total\` was ${(0,format/* formatNumber */.ZV)(total)}.`;
    const what = `The list of games may lack some: its counts do not agree, or a game came twice. ${last}`;
    const advice = 'Run it again. If the error stays, report it to the service with this message. Only `game`, the id of a game, needs no list.';
    return { title: 'Service error', lines: [what, advice] };
}
function severalGames(games) {
    const ids = games.map(({ id }) => id);
    const what = `\`name\` is the name of ${(0,format/* formatNumber */.ZV)(games.length)} games: ${(0,support_text/* joinTruncated */.v$)(ids, MAX_GAMES)}`;
    const advice = 'Give the id of the right game as `game`, or rename the other games in the service.';
    return { title: 'Invalid input', lines: [what, advice] };
}
/** No game has the name, and these have one that the service may take for it. */
function alikeGames(name, games) {
    const shown = games.map((game) => `${JSON.stringify(game.name)} (${game.id})`);
    const what = `\`name\`: no game has exactly the name ${JSON.stringify(name)}, but it differs only in blanks, invisible characters, case or Unicode's form from ${(0,support_text/* joinTruncated */.v$)(shown, MAX_GAMES)}`;
    return { title: 'Invalid input', lines: [what, 'Give the id of that game as `game`.'] };
}
/** No game has the name, or one that the service may take for it. */
function noGame(name, listed) {
    const similar = (0,closest_match/* misspelledWord */.T)(name, listed);
    const hint = similar === undefined ? '' : ` (did you mean ${JSON.stringify(similar)}?)`;
    const what = `\`name\`: of ${(0,format/* plural */.LS)(listed.length, 'game')}, none has exactly the name ${JSON.stringify(name)}${hint}`;
    const advice = 'Correct it, or create the game: `create-if-missing: true`, together with `organization`.';
    return { title: 'Invalid input', lines: [what, advice] };
}
/** The game was created, but neither the response nor the list has its id. */
const LOST_GAME = {
    title: 'Service error',
    lines: [
        'The response has no id, and the list has no game of that name.',
        'Look it up in the service, and give its id as `game`.',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/src/action/games/run-games.js











/** The sub-action `games/`: fetches, finds, creates or lists games. */
function gamesAction(context) {
    const { env, log, signal } = context;
    let report = NO_GAMES;
    return {
        run: () => (0,sub_action/* withInputs */.w)(readGamesInputs(env), context, async (inputs) => {
            report = await queryGames(inputs, context);
            if (report.error === undefined && report.game)
                log.info(`The game is ${report.game.id}`);
            return explainGames(report, inputs.limits, signal);
        }),
        finish: (failures) => {
            const { games, game, created } = report;
            // After a failure, an empty list would look as if there were no games.
            const content = failures.length === 0 || games.length > 0 ? JSON.stringify(games) : undefined;
            const outputs = {
                'game-id': game?.id ?? '',
                game: game?.content === undefined ? '' : JSON.stringify(game.content),
                games: content ?? '',
                created: String(created === 'yes'),
            };
            return (0,sub_action/* finishQuery */.E)({ name: 'games', extension: 'json', outputs, content, failures }, context);
        },
    };
}
async function queryGames({ query, pageSize, ...connection }, { log, signal }) {
    const progress = new progress_progress/* Progress */.k(log);
    return (0,service_session/* withService */.K)(connection, progress.logWait.bind(progress), async ({ service }) => {
        const games = { service, pageSize, progress, signal };
        const { id, name, createIn } = query;
        if (id !== '')
            return fetchGame(id, games);
        if (name === '')
            return listGames(games);
        const found = await findGame(name, games);
        return createIn !== undefined && found.isMissing ? createGame(name, createIn, games) : found;
    }).finally(() => progress.endPhase());
}
async function fetchGame(id, { service, progress, signal }) {
    progress.startPhase(`Fetch the game ${id}`);
    const result = await service.getGame(id, signal);
    if (!result.ok)
        return { ...NO_GAMES, error: result };
    // The response is not shown (api/README.md, *Requests*). It may be empty or `null`.
    const content = result.value === 'null' ? undefined : result.value;
    return { ...NO_GAMES, games: content === undefined ? [] : [content], game: { id, content } };
}
const CREATION = { yes: 'The game was created.', unknown: 'The game may have been created.', no: undefined };
function explainGames({ error, created }, limits, signal) {
    if (error === undefined)
        return [];
    const change = CREATION[created];
    const failure = 'title' in error ? error : (0,explain_failure/* toFailure */.w2)(error, limits);
    const lines = [...(change ? [change] : []), ...(failure?.lines ?? [])];
    const failures = failure === undefined ? [] : [{ ...failure, lines }];
    if (!signal.aborted)
        return failures;
    const reason = `The run was cancelled (${signal.reason}). ${change ?? 'Nothing was changed.'}`;
    return [...failures, (0,failures_failures/* cancelledFailure */.Yq)(reason, created === 'no' ? 'Run it again.' : explain_failure/* RUN_AGAIN */.Bs)];
}
function readGamesInputs(env) {
    const reader = new input_reader/* InputReader */.i_(env);
    const query = readQuery(reader);
    // Games per page. If absent, the service decides.
    const pageSize = reader.text('page-size') === '' ? undefined : reader.wholeNumber('page-size');
    return (0,finish_reading/* finishReading */.SX)({ ...(0,connection/* readConnection */.d)(reader, true), query, pageSize }, reader);
}
/** Which game is asked for: by its id, or by its name, or neither for all games. */
function readQuery(reader) {
    const id = (0,names/* readName */.MQ)(reader, 'game');
    const name = reader.text('name');
    if ((0,names/* isQuoted */.f5)(name))
        reader.addProblem('name', `must have no quotes around it: ${reader.quote(name)}`);
    const create = reader.boolean('create-if-missing');
    const organizationId = (0,fields/* readOrganization */.wu)(reader, create ? 'create a game' : undefined);
    if (id !== '' && name !== '')
        reader.addProblem('game', 'must not be given with `name`: it is the id of one game');
    // In a URL path, `.` and `..` are not names but steps.
    if (/^\.{1,2}$/.test(id))
        reader.addProblem('game', `must be the id of a game, not ${reader.quote(id)}`);
    if (create && name === '')
        reader.addProblem('create-if-missing', 'must be given with `name`, the name of the new game');
    /** Where the game is created if there is none of this name; absent if it must exist. */
    const createIn = create ? organizationId : undefined;
    return { id, name, createIn };
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
