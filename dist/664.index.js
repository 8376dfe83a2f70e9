export const id = 664;
export const ids = [664];
export const modules = {

/***/ 9664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gamesAction: () => (/* binding */ gamesAction)
});

// EXTERNAL MODULE: ./.cache/build/src/retry/clock.js
var retry_clock = __webpack_require__(1673);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/explain-failure.js
var explain_failure = __webpack_require__(1149);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/invalid-input.js
var invalid_input = __webpack_require__(6405);
// EXTERNAL MODULE: ./.cache/build/src/action/progress/progress.js + 1 modules
var progress_progress = __webpack_require__(5853);
// EXTERNAL MODULE: ./.cache/build/src/action/report/finish-run.js + 3 modules
var finish_run = __webpack_require__(5775);
// EXTERNAL MODULE: ./.cache/build/src/action/service-session.js + 21 modules
var service_session = __webpack_require__(1245);
// EXTERNAL MODULE: ./.cache/build/src/api/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/support/json.js
var json = __webpack_require__(9638);
;// CONCATENATED MODULE: ./.cache/build/src/action/games/games-report.js
const NO_GAMES = { games: [], created: 'no' };
function callError(failure) {
    return { ...NO_GAMES, error: { kind: 'call', failure } };
}

// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
;// CONCATENATED MODULE: ./.cache/build/src/action/games/list-games.js




/** A walk through the pages ends here at the latest: a list may grow as fast as it is read. */
const MAX_PAGES = 10_000;
/** So many pages in a row without a new game end a walk. One may have them by chance, because games move from page to page. */
const MAX_STALE_PAGES = 2;
/** Up to this many pages get a line each. After them, status lines give the progress. */
const MAX_LOGGED_PAGES = 10;
/** After this many passes without two alike, the list does not settle. */
const MAX_PASSES = 5;
/**
 * Lists all games. If games appear or disappear meanwhile, others move from page to page, and a pass may miss them. So the list
 * is read until two passes in a row found the same games, or until a pass whose counts agree is `enough`. Counts may agree
 * although a game was missed: one other was deleted and one was added.
 */
async function listGames(context, enough = () => true) {
    const seen = new Map();
    let previous;
    for (let pass = 1;; pass += 1) {
        const again = ` again (pass ${pass}): a pass may miss games if the list changes`;
        const result = await readAllPages(context, `Read the list of games${pass === 1 ? '' : again}`);
        if (!result.ok) {
            if (pass < MAX_PASSES && isPageGone(result))
                continue;
            return result;
        }
        const { games, total, isConsistent, isEndless } = result;
        const ids = new Set(games.map(({ id }) => id));
        const isSame = previous?.symmetricDifference(ids).size === 0;
        if (isSame || (isConsistent && enough(games)))
            return { ok: true, games, missing: Math.max(0, total - games.length), end: 'settled' };
        if (isEndless)
            return { ok: true, games, missing: 0, end: 'endless' };
        for (const game of games)
            seen.set(game.id, game);
        if (pass === MAX_PASSES)
            return { ok: true, games: [...seen.values()], missing: 0, end: 'unsettled' };
        previous = ids;
    }
}
/** Whether the page may no longer exist. Any permanent error status may say so (api/README.md, *Not shown*). */
function isPageGone({ isFirstPage, error, because }) {
    return !isFirstPage && because === 'permanent' && error instanceof errors/* ServiceError */._7 && error.status >= 400;
}
/**
 * Reads the list of games once, from its first page to its last.
 *
 * Neither the number of the first page nor the limits of the page size are shown (api/README.md, *Not shown*). So the first request has
 * no page number, and its response says which number that page has. The latest response says how many pages there are. No page after
 * these is requested, because the response to that is not shown.
 */
async function readAllPages({ service, pageSize, progress, signal }, title) {
    let soFar;
    progress.startPhase({ title, status: () => soFar });
    const games = new Map();
    const totals = new Set();
    let hasDuplicates = false;
    let stalePages = 0;
    let requestedPage;
    for (let pages = 1;; pages += 1) {
        const query = {
            ...(requestedPage !== undefined && { page: requestedPage }),
            ...(pageSize !== undefined && { limit: pageSize }),
        };
        const result = await service.listGames(query, signal);
        if (!result.ok)
            return { ...result, isFirstPage: requestedPage === undefined };
        const { data, meta } = result.value;
        const before = games.size;
        for (const game of data) {
            hasDuplicates ||= games.has(game.id);
            games.set(game.id, game);
        }
        const { page, total, totalPages } = meta;
        totals.add(total);
        soFar = `${(0,format/* formatNumber */.ZV)(games.size)} of ${(0,format/* plural */.LS)(total, 'game')}`;
        if (pages <= MAX_LOGGED_PAGES)
            progress.log(`  page ${pages}: ${soFar}`);
        // A service that ignores the page number returns the same page each time.
        stalePages = games.size > before ? 0 : stalePages + 1;
        if (pages >= Math.min(totalPages, MAX_PAGES) || data.length === 0 || stalePages === MAX_STALE_PAGES) {
            progress.endPhase();
            progress.log(`${(0,format/* plural */.LS)(games.size, 'game')} on ${(0,format/* plural */.LS)(pages, 'page')}`);
            const isConsistent = totals.size === 1 && !hasDuplicates && games.size === total;
            const isEndless = pages === MAX_PAGES && pages < totalPages;
            return { ok: true, games: [...games.values()], total, isConsistent, isEndless };
        }
        requestedPage = (requestedPage ?? page) + 1;
    }
}
/** Lists all games. If some are missing, the report has the others. */
async function listAll(context) {
    const result = await listGames(context);
    if (!result.ok)
        return callError(result);
    const error = incompleteness(result);
    return { ...NO_GAMES, games: result.games, ...(error && { error }) };
}
/** Whether two names are the same text: many characters, such as `é`, have several forms in Unicode. */
function isSameName(one, other) {
    return one.normalize() === other.normalize();
}
/** Whether two names differ only in blanks, invisible characters, upper and lower case, or Unicode's NFKC, so that the service may take them for one. */
function isAlike(one, other) {
    const [first, second] = [one, other].map((name) => (0,support_text/* looksLike */._4)(name).toLowerCase().replace(/\s/gu, ''));
    return first === second;
}
/**
 * Finds the game with exactly this name, compared in NFC. Reads the whole list, because a second game of that name makes it ambiguous.
 *
 * @param needsTwoPasses whether the error `none` requires two passes that found the same games
 */
async function findGame(name, context, needsTwoPasses = false) {
    const withName = (games) => games.filter((game) => isSameName(game.name, name));
    const result = await listGames(context, (games) => !needsTwoPasses || withName(games).length > 0);
    if (!result.ok)
        return callError(result);
    const games = withName(result.games);
    const [game] = games;
    if (game === undefined) {
        const none = { kind: 'none', name, listed: result.games };
        return { ...NO_GAMES, error: incompleteness(result, name) ?? none };
    }
    if (games.length > 1)
        return { ...NO_GAMES, games, error: { kind: 'several', games } };
    return { ...NO_GAMES, games, game: { id: game.id, content: game } };
}
/** Why games may be missing in the list; `undefined` if none are. */
function incompleteness({ games, missing, end }, name) {
    const listed = games.length;
    if (end !== 'settled')
        return { kind: end, name, listed };
    return missing > 0 ? { kind: 'incomplete', name, listed, missing } : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/games/create-game.js





/** Waits before the searches for a new game, in milliseconds: the list may be some seconds old. Their sum is the maximum. */
const SEARCH_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];
const MAX_SEARCH_MS = 60_000;
/**
 * Creates a game. Expects that the list had no game of that name before.
 *
 * The response to a creation is not shown (api/README.md, *Requests*). If it has no id, the game is searched for by its
 * name. It is also searched for if the outcome is unknown: the creation is not sent again, because the list may show the first
 * game late.
 */
async function createGame(game, context) {
    const { service, progress, signal, onCreated } = context;
    progress.startPhase({ title: `Create the game ${JSON.stringify(game.name)}` });
    const result = await service.createGame({ ...game }, signal);
    if (result.ok) {
        onCreated();
        progress.endPhase();
        progress.log('The service has created the game');
        return { ...(await identifyCreatedGame(result.value, game.name, context)), created: 'yes' };
    }
    const isUnknown = result.because === 'may-have-been-done';
    const created = isUnknown ? 'unknown' : 'no';
    const failed = { ...callError(result), created };
    if (signal.aborted || !(isUnknown || isConflict(result)))
        return failed;
    progress.endPhase();
    progress.log(`${result.error.message}. The game may exist: looking it up by its name`);
    const search = isUnknown ? searchAfterDelays : searchNowAndAfterDelays;
    const found = await search(game.name, context);
    // After a cancellation, the failure of the creation says more than the failure of the search.
    if (found === undefined || (signal.aborted && found.error?.kind === 'call'))
        return failed;
    // After a conflict, someone else has created the game.
    return { ...found, created: isUnknown && found.game !== undefined ? 'yes' : created };
}
async function identifyCreatedGame(content, name, context) {
    const { id, name: given } = readFields(content);
    if (id !== undefined) {
        const report = { ...NO_GAMES, games: [content], game: { id, content } };
        if (given === undefined || isSameName(given, name))
            return report;
        return { ...report, error: { kind: 'renamed', name, given, id } };
    }
    const found = await searchNowAndAfterDelays(name, context);
    return found ?? { ...NO_GAMES, error: { kind: 'lost' } };
}
/** Searches for a game until the list has one of that name, or can't be read. */
async function searchNowAndAfterDelays(name, context) {
    const found = await findGame(name, context);
    return endsSearch(found) ? found : searchAfterDelays(name, context);
}
async function searchAfterDelays(name, context) {
    const { clock, waitTimer, progress, signal } = context;
    const endMs = clock.monotonicMs() + MAX_SEARCH_MS;
    for (const delayMs of SEARCH_DELAYS_MS) {
        const waitMs = Math.min(delayMs, endMs - clock.monotonicMs());
        // The searches themselves may take long.
        if (waitMs <= 0)
            break;
        progress.endPhase();
        progress.log(`Looking the game up by its name in ${(0,format/* formatDuration */.a3)(waitMs)}`);
        await waitTimer.measure(() => clock.sleep(waitMs, signal));
        // After a cancellation this fails without a request.
        const found = await findGame(name, context);
        if (endsSearch(found))
            return found;
    }
    return undefined;
}
function endsSearch({ game, error }) {
    return game !== undefined || error?.kind === 'several' || error?.kind === 'call';
}
/** The id and the name in a response, if it has them. */
function readFields(response) {
    const fields = new Map((0,json/* isRecord */.u4)(response) ? Object.entries(response) : []);
    const [id, name] = [fields.get('id'), fields.get('name')];
    const text = (0,json/* numberText */.$4)(id) ?? id;
    return {
        ...(typeof text === 'string' && text !== '' && { id: text }),
        ...(typeof name === 'string' && { name }),
    };
}
/** 409: the game to be created already exists (RFC 9110, section 15.5.10). */
function isConflict({ error }) {
    return error instanceof errors/* ServiceError */._7 && error.status === 409;
}

// EXTERNAL MODULE: ./.cache/build/src/support/closest-match.js
var closest_match = __webpack_require__(4177);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/failures.js
var failures = __webpack_require__(5814);
;// CONCATENATED MODULE: ./.cache/build/src/action/games/games-failures.js





/** Maximum ids in a message. The output `games` has all of them. */
const MAX_IDS = 10;
/** Explains why the games could not be read or created. Returns nothing for an error caused by a cancellation. */
function explainGamesError(error, created, context) {
    switch (error.kind) {
        case 'call': {
            const explained = (0,failures/* toFailure */.w2)(error.failure, context);
            if (explained === undefined)
                return [];
            return [{ ...explained, lines: [...describeCreation(created), ...explained.lines] }];
        }
        case 'several': {
            const { games } = error;
            const ids = (0,support_text/* joinTruncated */.v$)(games.map(({ id }) => id), MAX_IDS);
            const what = `\`name\` is the name of ${(0,format/* formatNumber */.ZV)(games.length)} games: ${ids}`;
            const advice = 'Give the id of the right game as `game`, or rename the other games in the service.';
            return [{ title: 'Invalid input', lines: [...describeCreation(created), what, advice] }];
        }
        case 'none': {
            const { name, listed } = error;
            const count = listed.length === 1 ? 'there is 1 game' : `there are ${(0,format/* formatNumber */.ZV)(listed.length)} games`;
            const what = `\`name\`: ${count}, and none has exactly the name ${JSON.stringify(name)}`;
            const alike = listed.filter((game) => isAlike(game.name, name));
            if (alike.length > 0) {
                const found = alike.map((game) => `${JSON.stringify(game.name)} (${game.id})`);
                const but = `, but it differs only in blanks, invisible characters, case or Unicode's NFKC from ${(0,support_text/* joinTruncated */.v$)(found, MAX_IDS)}`;
                return [{ title: 'Invalid input', lines: [what + but, 'Give the id of that game as `game`.'] }];
            }
            const similar = (0,closest_match/* closestMatch */.h)(name, listed.map((game) => game.name));
            const hint = similar === undefined ? '' : ` (did you mean ${JSON.stringify(similar)}?)`;
            const advice = 'Correct it, or create the game: `create-if-missing: true`, together with `organization`.';
            return [{ title: 'Invalid input', lines: [what + hint, advice] }];
        }
        case 'renamed': {
            const { name, given, id } = error;
            const names = `the service gave it the name ${JSON.stringify(given)} instead of ${JSON.stringify(name)}`;
            const advice = `Write \`game: ${id}\` instead of \`name\`: no later run would find the game by this name.`;
            return [{ title: 'Service error', lines: [`The game was created, but ${names}.`, advice] }];
        }
        case 'incomplete': {
            const { listed, missing, name } = error;
            const counts = `The service counts ${(0,format/* formatNumber */.ZV)(listed + missing)} games, and its pages have ${(0,format/* formatNumber */.ZV)(listed)}`;
            const what = name === undefined
                ? `${counts}: they are in the outputs.`
                : `${counts}, none of them with the name ${JSON.stringify(name)}: it may be among the missing games, so none was created.`;
            const instead = name === undefined ? '' : 'give its id as `game`, and ';
            const advice = `Run it again. If the error stays, ${instead}report it to the service with this message.`;
            return [{ title: 'Service error', lines: [what, advice] }];
        }
        case 'unsettled':
        case 'endless': {
            const { kind, listed, name } = error;
            const [what, seen, advice] = kind === 'unsettled'
                ? [
                    `The list of games changes while it is read: no two of ${MAX_PASSES} passes in a row found the same games`,
                    `${(0,format/* plural */.LS)(listed, 'game')} in all passes together`,
                    'Run it again when fewer games change.',
                ]
                : [
                    `The list of games does not end: it was read up to page ${(0,format/* formatNumber */.ZV)(MAX_PAGES)}`,
                    (0,format/* plural */.LS)(listed, 'game'),
                    'Raise `page-size`, or report it to the service with this message.',
                ];
            const result = name === undefined
                ? `; the outputs have the ${seen}.`
                : `; none of the ${seen} has the name ${JSON.stringify(name)}, and none was created.`;
            return [{ title: 'Service error', lines: [what + result, advice] }];
        }
        case 'lost': {
            const what = 'The game was created, but the response has no id, and the list has no game of that name.';
            const advice = 'Look it up in the service, and give its id as `game`.';
            return [{ title: 'Service error', lines: [what, advice] }];
        }
    }
}
/** One sentence, or none if nothing was created. */
function describeCreation(created) {
    if (created === 'no')
        return [];
    return [created === 'yes' ? 'The game was created.' : 'The game may have been created.'];
}

// EXTERNAL MODULE: ./.cache/build/src/action/inputs/connection.js
var connection = __webpack_require__(8427);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/fields.js
var fields = __webpack_require__(3362);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/finish-reading.js
var finish_reading = __webpack_require__(6649);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/input-reader.js
var input_reader = __webpack_require__(3151);
;// CONCATENATED MODULE: ./.cache/build/src/action/games/games-inputs.js




/** Reads all inputs of `games/`. */
function readGamesInputs(env) {
    const reader = new input_reader/* InputReader */.i(env);
    const query = readQuery(reader);
    const inputs = { ...(0,connection/* readConnection */.d)(reader, true), query, pageSize: readPageSize(reader) };
    return (0,finish_reading/* finishReading */.SX)(inputs, reader);
}
function readQuery(reader) {
    const [id = ''] = reader.copied('game', [reader.text('game')]);
    const name = reader.text('name');
    const create = reader.boolean('create-if-missing');
    const organizationId = (0,fields/* readOrganization */.wu)(reader, create ? 'create a game' : undefined);
    if (id !== '' && name !== '')
        reader.addProblem('game', 'must not be given with `name`: it is the id of one game');
    // In a URL path, `.` and `..` are not names but steps.
    if (/^\.{1,2}$/.test(id))
        reader.addProblem('game', `must be the id of a game, not ${reader.quote(id)}`);
    if (create && name === '') {
        reader.addProblem('create-if-missing', 'must be given with `name`, the name of the new game');
    }
    if (id !== '')
        return { kind: 'id', id };
    return name === ''
        ? { kind: 'all' }
        : { kind: 'name', name, createIn: create ? organizationId : undefined };
}
function readPageSize(reader) {
    return reader.text('page-size') === '' ? undefined : reader.wholeNumber('page-size');
}

;// CONCATENATED MODULE: ./.cache/build/src/action/games/run-games.js











const FILE = { output: 'games-file', prefix: 'playable-games', extension: 'json' };
/**
 * The sub-action `games/`: fetches, finds, creates or lists games.
 *
 * @param clock measures the waits before a new game is looked up
 */
function gamesAction(action, clock = retry_clock/* systemClock */.m) {
    const { env, log, signal } = action;
    let report = NO_GAMES;
    return {
        run: async () => {
            const { inputs, problems, warnings } = readGamesInputs(env);
            log.warnings(warnings);
            if (problems.length > 0)
                return [(0,invalid_input/* invalidInputFailure */.O)(problems)];
            const unwritable = await (0,finish_run/* outputsFailure */.J)(env, signal);
            if (unwritable !== undefined)
                return [unwritable];
            const onCreated = () => {
                report = { ...NO_GAMES, created: 'yes' };
            };
            report = await queryGames(inputs, action, { clock, onCreated });
            if (report.error === undefined && report.game !== undefined)
                log.info(`The game is ${report.game.id}`);
            return failuresOf(report, inputs, signal);
        },
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
            return (0,finish_run/* finishQuery */.EI)({ outputs, content, failures }, FILE, action);
        },
    };
}
async function queryGames({ query, pageSize, ...connection }, { log, waitTimer, signal }, given) {
    const progress = new progress_progress/* Progress */.k(log);
    const waits = { onWait: progress.logWait.bind(progress), waitTimer };
    return (0,service_session/* withService */.K)(connection, waits, ({ service }) => resolveQuery(query, { ...given, service, pageSize, progress, waitTimer, signal })).finally(() => progress.endPhase());
}
async function resolveQuery(query, context) {
    if (query.kind === 'all')
        return listAll(context);
    if (query.kind === 'id')
        return fetchGame(query.id, context);
    const { name, createIn } = query;
    const found = await findGame(name, context, true);
    // If games are missing in the list, it may be one of them, and every run would create another one.
    if (createIn === undefined || found.error?.kind !== 'none')
        return found;
    // The service may have kept this name in another form. Then each run would create one more game.
    if (found.error.listed.some((other) => isAlike(other.name, name)))
        return found;
    return createGame({ name, organizationId: createIn }, context);
}
async function fetchGame(id, { service, progress, signal }) {
    progress.startPhase({ title: `Fetch the game ${id}` });
    const result = await service.getGame(id, signal);
    if (!result.ok)
        return callError(result);
    // The response is not shown (api/README.md, *Requests*). It may be empty or `null`.
    const content = result.value === 'null' ? undefined : result.value;
    return { ...NO_GAMES, games: content === undefined ? [] : [content], game: { id, content } };
}
function failuresOf({ error, created }, { limits }, signal) {
    if (error === undefined)
        return [];
    const failures = explainGamesError(error, created, { limits, hasNoConcurrencyInput: true });
    if (!signal.aborted)
        return failures;
    // If there is another failure, its annotation already says whether the game was created, and what to do.
    const [change = 'Nothing was changed.'] = describeCreation(created);
    const [more, advice] = failures.length > 0 ? ['', []] : [` ${change}`, [explain_failure/* RUN_AGAIN */.B]];
    const lines = [`The run was cancelled (${signal.reason}).${more}`, ...advice];
    return [...failures, { title: 'Cancelled', lines }];
}


/***/ })

};
