export const id = 473;
export const ids = [473];
export const modules = {

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readCommandLine)
/* harmony export */ });
/* unused harmony export createCommand */
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2472);


/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';
/** The lowest is about one request per quarter of an hour. */
const [MIN_RATE, MAX_RATE] = [0.001, 1_000_000];
const DECIMAL = /^\d+(?:\.\d+)?$/;
const NOTES = `
TIME is +SECONDS from the start.

To hide tokens from the list of processes, set ${TOKENS_VARIABLE} in the environment instead: tokens as for
--token, separated by spaces.

Faults, each with the share of requests that get it, 0 to 1, together at most 1:
  429          rejected, with the Retry-After of --retry-after and the shortest wait
  5xx          500, 502, 503 or 504; the request may have been handled
  reset        the connection is reset before the response
  reset-body   the connection is reset within the body of the response
  stall        no response until the client closes the connection
  truncate     the connection is closed after fewer bytes than Content-Length
  expired      the storage rejects the upload URL as expired
All but 429 and expired happen before or after the request is handled. The same seed (default 0) gives the same faults
for the same requests, in any order.

Scopes: ${_options_js__WEBPACK_IMPORTED_MODULE_1__/* .SCOPES */ .iW.join(', ')}
`;
/** The command line of the emulator. It throws a `CommanderError` after it has printed the help or what is wrong. */
function createCommand() {
    const port = wholeNumber('from 0 (any free port)', 65_535);
    const milliseconds = wholeNumber('of milliseconds from 0', 600_000);
    const collect = (value, before = []) => [...before, value];
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('npm run emulator --')
        .description('The service on this machine, for tests and demos. The page at / shows its games, exports and files.')
        .option('--port <port>', 'port on 127.0.0.1, 0 for any free one', port, 8787)
        .option('--play-port <port>', 'port of the origin where playables run, 0 for any free one', port, 0)
        .option('--token <NAME[:scope,scope]>', 'a token with every scope or only these; repeatable (default: dev)', addToken)
        .option('--organization <id>', 'organization of every token without its own', text, _options_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULTS */ .zY.organization)
        .option('--token-organization <NAME=ID>', 'organization of one token; repeatable, as the next two', collect)
        .option('--token-expires <NAME=TIME>', 'when a token expires (default: never)', collect)
        .option('--token-revoked <NAME[=TIME]>', 'revokes a token, from the start or from TIME', collect)
        .option('--rate-limit <n>', 'API requests per second, a token bucket (default: no limit)', readRate)
        .addOption(choice('--retry-after <form>', 'Retry-After of a 429', 'seconds', 'none', 'date'))
        .option('--latency <ms>', 'delay of every request in milliseconds', milliseconds, 0)
        .option('--data <dir>', 'keep files and records in this folder (default: remove them at the end)', text)
        .addOption(choice('--forbidden-body <form>', 'the body of a 403', 'a', 'b'))
        .option('--refuse-network <name>', 'rejects exports to a network with 400; repeatable', collect)
        .option('--faults <spec>', 'faults to inject: name=rate,name=rate,seed=N (default: none)', readFaults)
        .addHelpText('after', NOTES)
        .exitOverride();
}
/** An option of fixed words, the first of which is its default. */
function choice(flags, description, ...words) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags, description).choices(words).default(words[0]);
}
function text(given) {
    return given || reject('some text');
}
function wholeNumber(unit, max) {
    const allowed = `a whole number ${unit} to ${max}`;
    return (text) => (/^\d+$/.test(text) && Number(text) <= max ? Number(text) : reject(allowed));
}
function readRate(text) {
    const isRate = DECIMAL.test(text) && Number(text) >= MIN_RATE && Number(text) <= MAX_RATE;
    return isRate ? Number(text) : reject(`a number of requests per second from ${MIN_RATE} to ${MAX_RATE}`);
}
/** `name=rate,name=rate,seed=N` */
function readFaults(text) {
    const items = text.split(',').map((item) => item.split('='));
    const isValid = items.every(([name = '', value = '', ...more]) => {
        const isKnown = name === 'seed' ? /^\d+$/.test(value) : _options_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULT_NAMES */ .cT.some((known) => known === name);
        return isKnown && DECIMAL.test(value) && more.length === 0;
    });
    const given = new Map(items.map(([name, value]) => [name, Number(value)]));
    const { seed, ...rates } = Object.fromEntries(given);
    const total = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
    // The sum of decimal fractions has an error.
    if (isValid && given.size === items.length && total <= 1 + Number.EPSILON * 8)
        return { rates, ...(seed !== undefined && { seed }) };
    const names = _options_js__WEBPACK_IMPORTED_MODULE_1__/* .FAULT_NAMES */ .cT.join(', ');
    return reject(`a list such as 429=0.1,seed=7 of ${names}, each once, with rates from 0 to 1, together at most 1`);
}
function addToken(text, tokens = []) {
    const [, name, list] = /^([!-9;-~]+)(?::(.*))?$/.exec(text) ?? [];
    const scopes = list?.split(',');
    if (name === undefined || scopes?.every((scope) => _options_js__WEBPACK_IMPORTED_MODULE_1__/* .SCOPES */ .iW.includes(scope)) === false)
        return reject(`NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${_options_js__WEBPACK_IMPORTED_MODULE_1__/* .SCOPES */ .iW.join(', ')}`);
    if (tokens.some((token) => token.name === name))
        return reject('given once');
    return [...tokens, { name, ...(scopes && { scopes }) }];
}
function reject(allowed) {
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It must be ${allowed}.`);
}
/** The page shows no more. An entry has at most 33 KiB, most of it a path, because Node takes 16 KiB as the head of a request. */
const JOURNAL_LIMIT = 100;
/**
 * Reads the command line and its part of the environment: tokens.
 *
 * @param startMs The time from which `+SECONDS` counts, in Unix milliseconds.
 * @throws `CommanderError` after it has printed the help, with exit code 0, or what is wrong.
 */
function readCommandLine(argv, env, { startMs = Date.now(), command = createCommand() } = {}) {
    const hidden = (env[TOKENS_VARIABLE] ?? '').split(/\s+/).filter((token) => token !== '');
    command.parse([...hidden.map((token) => `--token=${token}`), ...argv], { from: 'user' });
    const { token, tokenOrganization, tokenExpires, tokenRevoked, latency, data, ...given } = command.opts();
    let tokens = token ?? [{ name: 'dev' }];
    const readTime = (text) => text.startsWith('+') && DECIMAL.test(text.slice(1)) ? startMs + Number(text) * 1000 : undefined;
    const settings = [
        ['--token-organization', 'organization', tokenOrganization, (text) => text || undefined],
        ['--token-expires', 'expiresAt', tokenExpires, readTime],
        ['--token-revoked', 'revokedAt', tokenRevoked, (text) => (text ? readTime(text) : startMs)],
    ];
    for (const [option, field, values = [], read] of settings) {
        for (const value of values) {
            // A name may contain an equals sign.
            const named = tokens.find(({ name }) => `${value}=`.startsWith(`${name}=`));
            const setting = named && read(value.slice(named.name.length + 1));
            if (setting === undefined)
                command.error(`error: option '${option}' argument '${value}' is invalid. NAME must be that of a --token, TIME +SECONDS from the start.`);
            tokens = tokens.map((other) => (other === named ? { ...other, [field]: setting } : other));
        }
    }
    return { ...given, tokens, latencyMs: latency, dataDir: data, journalLimit: JOURNAL_LIMIT };
}


/***/ }),

/***/ 9875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ describeStart)
/* harmony export */ });
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2472);

/**
 * What the command line prints at its start: the addresses of the page and of its games, the first token, and two examples to copy: both
 * steps of an upload for a POSIX shell, and the inputs of a step of a workflow. Nothing here knows by which name a workflow uses the action.
 */
function describeStart({ baseUrl, playOrigin }, { organization, tokens = [] }) {
    const [{ name: token, ...own } = { name: '' }] = tokens;
    const organizationId = own.organization ?? organization ?? _options_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULTS */ .zY.organization;
    const file = JSON.stringify({ fileName: 'hello.html', contentType: 'text/html', organizationId });
    return `
The page   ${new URL('/', baseUrl)}
Its games  ${playOrigin}
           where uploaded games run, in frames of the page; not an address to open
The token  ${token}

To upload a page from this machine, which the page above then plays:

url=$(curl -fsS ${baseUrl}/storage/urls \\
  -H ${shellQuote(`Authorization: Bearer ${token}`)} \\
  -H 'Content-Type: application/json' \\
  -d ${shellQuote(file)} |
  sed 's/.*"uploadUrl":"\\([^"]*\\)".*/\\1/')
curl -fsS -X PUT "$url" -H 'Content-Type: text/html' -d '<h1>Hello</h1>'

The inputs of a step that uploads files and triggers an export:

with:
  token: ${JSON.stringify(token)}
  base-url: ${baseUrl}
  allow-http: true
  organization: ${JSON.stringify(organizationId)}
  assets: 'playable/**'
  variant: bubble-pop-spring
  network: applovin
`;
}
function shellQuote(text) {
    return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 1863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var pretty_bytes__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5901);

/** `1,234` */
function formatNumber(value) {
    return value.toLocaleString('en');
}
/** `512 B`, `1.5 KiB` */
function formatBytes(bytes) {
    return (0,pretty_bytes__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(bytes, { binary: true, locale: 'en' });
}
/** `1 file`, `2 files` */
function plural(count, noun) {
    return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** Shortens a text to `length` UTF-16 units, `…` included, without a lone surrogate at its end. */
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** Control characters, and what is invisible or changes the direction of a text; not the variation selectors of emoji. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Replaces invisible characters by their code, such as `\u{202e}`. */
function showInvisible(text) {
    return text.replace(INVISIBLE, (sign) => sign === '\t' ? ' ' : `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}


/***/ }),

/***/ 7411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenForStop)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7067);



/**
 * Listens on a port of its own for the request that ends the emulator: Windows has no signal for that. The port alone does not keep the
 * process running.
 *
 * @param end Ends the emulator. What it resolves with is the response.
 * @returns Where a POST ends the emulator. Its path is a secret.
 */
async function listenForStop(end) {
    const path = `/${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_2__.createServer)(async (request, response) => {
        const isStop = request.method === 'POST' && request.url === path;
        if (isStop)
            server.close();
        response.writeHead(isStop ? 200 : 404, { connection: 'close' });
        // Another connection would keep the process alive.
        response.end(isStop ? await end() : '', () => isStop && server.closeAllConnections());
    });
    server.listen(0, '127.0.0.1').unref();
    await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, 'listening');
    const { port } = server.address();
    return `http://127.0.0.1:${port}${path}`;
}


/***/ }),

/***/ 4473:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8179);
/* harmony import */ var _cli_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1829);
/* harmony import */ var _examples_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9875);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1863);
/* harmony import */ var _http_stop_server_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7411);
/* harmony import */ var _start_emulator_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2479);






// The reader of the first line may close the pipe after it.
process.stdout.on('error', () => undefined);
async function run(options) {
    const emulator = await (0,_start_emulator_js__WEBPACK_IMPORTED_MODULE_4__/* .startEmulator */ .s)(options);
    const end = async () => {
        await emulator.close();
        const words = `ended after ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(emulator.journal.entries.at(-1)?.sequence ?? 0, 'request')}`;
        process.stdout.write(`${words}\n`);
        return words;
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.once(signal, end);
    process.stdout.write(`listening on ${emulator.baseUrl}\n`);
    if (process.send === undefined) {
        process.stdout.write((0,_examples_js__WEBPACK_IMPORTED_MODULE_2__/* .describeStart */ .i)(emulator, options));
        return;
    }
    // A parent process with an IPC channel reads no text, and may keep the output where the token must not be.
    const addresses = { baseUrl: emulator.baseUrl, stopUrl: await (0,_http_stop_server_js__WEBPACK_IMPORTED_MODULE_3__/* .listenForStop */ .r)(end) };
    // If this fails, the parent is gone, and nobody can stop the emulator. So it stops itself.
    process.send(addresses, undefined, undefined, (error) => error && end());
}
try {
    const options = (0,_cli_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommandLine */ .y)(process.argv.slice(2), process.env);
    await run(options).catch((error) => {
        const problem = error?.code === 'EADDRINUSE'
            ? `Port ${error.port} on 127.0.0.1 is already in use.`
            : `The emulator could not start: ${error instanceof Error ? error.message : String(error)}`;
        process.stderr.write(`${problem}\n`);
        process.exitCode = 1;
    });
}
catch (error) {
    // It has printed its message.
    if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
        throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ FAULT_NAMES),
/* harmony export */   iW: () => (/* binding */ SCOPES),
/* harmony export */   zY: () => (/* binding */ DEFAULTS)
/* harmony export */ });
const DEFAULTS = {
    port: 0,
    playPort: 0,
    organization: 'org-1',
    tokens: [{ name: 'dev' }],
    retryAfter: 'seconds',
    latencyMs: 0,
    forbiddenBody: 'a',
    refuseNetwork: [],
    uploadUrlTtlMs: 60_000,
    clientTimeoutMs: 30_000,
    journalLimit: Number.POSITIVE_INFINITY,
    now: () => Date.now(),
};
/** The names of `--faults`, in the order in which messages list them. The help text describes each fault. */
const FAULT_NAMES = ['429', '5xx', 'reset', 'reset-body', 'stall', 'truncate', 'expired'];
/**
 * All scopes, one per kind of operation.
 *
 * `games:write` is the only one that api/README.md, *Tokens and scopes*, knows. This emulator chose the other four in the same form.
 */
const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'];


/***/ }),

/***/ 2479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ startEmulator)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 20 modules
var dist = __webpack_require__(6539);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/route/index.js
var route = __webpack_require__(6733);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/html/index.js
var html = __webpack_require__(5621);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/http/response-error.js


/** An error response, thrown by routes and middleware. */
class ResponseError extends Error {
    name = 'ResponseError';
    status;
    details;
    constructor(status, message, details = {}) {
        super(message);
        this.status = status;
        this.details = details;
    }
}
/**
 * Converts a thrown error to a response: JSON (api/README.md, *Errors*) from the API, XML from the storage. The journal gets its
 * message.
 */
function errorResponse(error, c, journal) {
    const { status, message, details } = error instanceof ResponseError ? error : serverError(error);
    // A request for the page has no entry.
    const entry = c.get('entry');
    if (entry !== undefined)
        journal.setReason(entry, message);
    const { headers, code = 'InternalError' } = details;
    if (!isForStorage(c))
        return c.json(errorBody(status, message, details.error), status, { ...headers });
    const xml = (0,html/* html */.q) `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
    // S3 has no 408.
    return c.body(`${xml}`, status === 408 ? 400 : status, { ...headers, 'Content-Type': 'application/xml' });
}
function isForStorage(c) {
    return c.req.path.startsWith('/storage/');
}
/** An error of Node or of the disk, without the path in its message: "ENOSPC: no space left on device, open '/path'". */
function serverError({ message }) {
    return new ResponseError(500, message.replace(/, \w+ '.*/s, ''));
}
/** The body of every error of the API: api/README.md, *Errors*. */
function errorBody(statusCode, message, error = external_node_http_.STATUS_CODES[statusCode] ?? '') {
    return { statusCode, error, message };
}
/** Responds with 405 and `Allow` (RFC 9110 section 15.5.6). Register it after the allowed methods. */
function methodNotAllowed(allow) {
    return (c) => {
        const headers = { Allow: allow };
        throw new ResponseError(405, `${c.req.method} is not allowed here, only ${allow}`, { headers });
    };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/http/request-body.js

/**
 * Passes each chunk of a body to `onChunk`, counts its bytes in the journal, and resolves at the end of the body. It never destroys the
 * request: that would close the connection before an error response could be sent.
 *
 * @param onChunk Returns `false` to stop early; the rest of the body stays unread.
 * @throws {ResponseError} 400 if the connection ended first; 408 if nothing arrives for `timeoutMs`; or the error that `onChunk` throws.
 */
function readBody(c, timeoutMs, onChunk) {
    const { incoming } = c.env;
    const entry = c.get('entry');
    return new Promise((resolve, reject) => {
        const settle = (finish) => {
            clearTimeout(timer);
            incoming.off('data', onData).pause();
            finish();
        };
        const fail = (...error) => settle(() => reject(new ResponseError(...error)));
        const tooSlow = { code: 'RequestTimeout', headers: { Connection: 'close' } };
        const timer = setTimeout(() => fail(408, 'The body did not arrive in time', tooSlow), timeoutMs);
        const onData = (chunk) => {
            timer.refresh();
            entry.bodyBytes += chunk.byteLength;
            try {
                if (!onChunk(chunk))
                    settle(resolve);
            }
            catch (error) {
                settle(() => reject(error));
            }
        };
        const end = () => settle(resolve);
        const abort = () => fail(400, 'The body ended too early', { code: 'IncompleteBody' });
        if (incoming.destroyed)
            return abort();
        incoming.once('end', end).once('close', abort).on('data', onData);
    });
}
/** Maximum body of an API request: 1 MiB. */
const MAX_PAYLOAD_BYTES = 1024 * 1024;
/** Reads at most 1 MiB of the body of an API request and leaves the rest unread. */
function readPayload({ clientTimeoutMs, journal }) {
    return async (c, next) => {
        const entry = c.get('entry');
        const chunks = [];
        const isWithinLimit = () => entry.bodyBytes <= MAX_PAYLOAD_BYTES;
        await readBody(c, clientTimeoutMs, (chunk) => {
            chunks.push(chunk);
            return isWithinLimit();
        });
        if (isWithinLimit()) {
            try {
                const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
                c.set('payload', JSON.parse(text));
                journal.setBody(entry, c.get('payload'));
            }
            catch {
                c.set('payload', new ResponseError(400, 'The body must be JSON in UTF-8'));
            }
        }
        else
            c.set('payload', new ResponseError(413, `The body must have at most ${MAX_PAYLOAD_BYTES} bytes`));
        await next();
    };
}

// EXTERNAL MODULE: ./.cache/build/emulator/src/options.js
var src_options = __webpack_require__(2472);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/middleware/auth.js


/** Requires a valid `Authorization: Bearer` token. The name of the scheme is case-insensitive, RFC 9110 section 11.1. */
function authenticate({ now, organization, tokens }) {
    return async (c, next) => {
        // Several headers come joined.
        const [, name] = /^bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
        if (name === undefined)
            throw unauthorized('The bearer token is missing');
        const token = tokens.find((known) => known.name === name);
        if (token === undefined)
            throw unauthorized('The token is invalid');
        const { revokedAt = Infinity, expiresAt = Infinity, scopes = src_options/* SCOPES */.iW } = token;
        if (now() >= revokedAt)
            throw unauthorized('The token has been revoked');
        if (now() >= expiresAt)
            throw unauthorized('The token has expired');
        c.set('token', { organizationId: token.organization ?? organization, scopes });
        await next();
    };
}
function unauthorized(message) {
    return new ResponseError(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
/** The `error` and the words of the two 403 bodies of api/README.md, *Errors*. */
const FORBIDDEN = {
    a: ['INSUFFICIENT_PERMISSIONS', 'Token does not have the required scope:'],
    b: ['Forbidden', 'Insufficient permissions. Required:'],
};
/** Checks of what a token allows. */
function permissions({ forbiddenBody }) {
    const [error, words] = FORBIDDEN[forbiddenBody];
    return {
        /** Throws a 403 if the token does not have `scope`. */
        requireScope(scope) {
            return async (c, next) => {
                if (c.get('token').scopes.includes(scope))
                    return next();
                throw new ResponseError(403, `${words} ${scope}`, { error });
            };
        },
        /** Throws a 403, whose words api/README.md does not show, if `organizationId` is another organization than that of the token. */
        requireOwnOrganization(token, organizationId) {
            if (token.organizationId === organizationId)
                return;
            throw new ResponseError(403, `Token does not belong to organization ${organizationId}`, { error });
        },
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/utils/response.mjs
var response = __webpack_require__(6424);
// EXTERNAL MODULE: ./node_modules/limiter/dist/esm/TokenBucket.js + 2 modules
var TokenBucket = __webpack_require__(2271);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/middleware/rate-limit.js


/**
 * Responds with 429 when the token bucket, shared by all clients, is empty. Neither the limit nor its headers are those of the service
 * (api/README.md, *Rate limits*).
 *
 * @param rateLimit Requests per second.
 */
function limitRate(rateLimit, services) {
    const bucket = new TokenBucket/* TokenBucket */.q({
        bucketSize: Math.max(1, services.rateLimitBurst ?? rateLimit),
        tokensPerInterval: rateLimit,
        interval: 'second',
    });
    bucket.content = bucket.bucketSize;
    return async (_, next) => {
        if (!bucket.tryRemoveTokens(1)) {
            // The bucket may have a token again by now, but `Retry-After: 0` would mean no wait.
            const headers = retryAfterHeaders(services, Math.max(1, bucket.getWaitTime(1)));
            const message = `More than ${rateLimit} requests per second; try again after a delay`;
            throw new ResponseError(429, message, { headers });
        }
        await next();
    };
}
/**
 * `Retry-After` (RFC 9110 section 10.2.3), if any, for a wait of `waitMs` milliseconds. Both forms count whole seconds and
 * are rounded up, so that a client that follows them is never too early.
 */
function retryAfterHeaders({ retryAfter, now }, waitMs) {
    if (retryAfter === 'none')
        return {};
    const date = new Date(Math.ceil((now() + waitMs) / 1000) * 1000);
    return { 'Retry-After': retryAfter === 'date' ? date.toUTCString() : String(Math.ceil(waitMs / 1000)) };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/middleware/faults.js





/**
 * Selects faults by a hash of the seed, the request, and the number of equal requests before it. So a request gets the
 * same faults in any order of requests.
 *
 * @returns A function that must be called once per request, since it counts the calls. `subject` has no random ids.
 */
function faultSelector({ rates, seed = 0 }) {
    const counts = new Map();
    return (subject, isStorage) => {
        // The body of a request in its subject may have 1 MiB.
        const key = (0,external_node_crypto_.hash)('sha256', subject);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        const digest = (0,external_node_crypto_.hash)('sha256', `${seed} ${key} ${count}`, 'buffer');
        const shareAt = (offset) => digest.readUInt32BE(offset) / 2 ** 32;
        let sum = 0;
        // Only the storage has URLs that expire.
        const name = src_options/* FAULT_NAMES */.cT.filter((one) => isStorage || one !== 'expired').find((one) => {
            sum += rates[one] ?? 0;
            return shareAt(0) < sum;
        });
        if (name === undefined)
            return undefined;
        // A rejection comes before the work. A 5xx can come from a proxy in front of a service that did the work.
        const isRejection = name === '429' || name === 'expired';
        return { name, when: isRejection || shareAt(4) < 0.5 ? 'before' : 'after', share: shareAt(8) };
    };
}
/** Injects the fault of each request: decides whether the request is handled, and replaces or breaks its response. */
function injectFaults(options, services) {
    const select = faultSelector(options);
    return async (c, next) => {
        const entry = c.get('entry');
        const isStorage = isForStorage(c);
        const fault = select(subjectOf(c), isStorage);
        if (fault === undefined)
            return next();
        const { name, when } = fault;
        entry.fault = { name, when };
        if (when === 'after')
            await next();
        const error = faultError(fault, services);
        if (error !== undefined) {
            // Otherwise the error response would inherit the headers of the response that it replaces.
            c.res = undefined;
            throw error;
        }
        if (when === 'before')
            c.res = isStorage ? c.body(null) : c.json({ status: 'queued' });
        entry.status = await breakConnection(c, fault);
        c.res = response/* RESPONSE_ALREADY_SENT */.o;
        return undefined;
    };
}
/** The subject of an API request is its path, query and JSON; that of a storage request the file name, since the id before it is random. */
function subjectOf(c) {
    const { method, path, query } = c.get('entry');
    if (isForStorage(c))
        return JSON.stringify(['storage', method, path.slice(path.lastIndexOf('/') + 1)]);
    return JSON.stringify([method, path, query, c.get('payload')]);
}
/** With the codes of S3 for 500 and 503 ("Error responses" in its API reference), and codes in their style. */
const SERVER_ERRORS = [
    [500, 'InternalError'],
    [502, 'BadGateway'],
    [503, 'ServiceUnavailable'],
    [504, 'GatewayTimeout'],
];
/**
 * The error response of `429`, `5xx` and `expired`; `undefined` for the other faults. Like a 429, a 503 has
 * `Retry-After`, but only if the request was not handled.
 */
function faultError({ name, when, share }, services) {
    // The shortest wait: 1 ms, which `Retry-After` rounds up to 1 s.
    const headers = retryAfterHeaders(services, 1);
    if (name === 'expired')
        return new ResponseError(403, 'Request has expired', { code: 'AccessDenied' });
    if (name === '429')
        return new ResponseError(429, 'Try again after a delay', { code: 'SlowDown', headers });
    if (name !== '5xx')
        return undefined;
    const [status, code] = SERVER_ERRORS[Math.floor(share * SERVER_ERRORS.length)] ?? SERVER_ERRORS[0];
    const details = status === 503 && when === 'before' ? { code, headers } : { code };
    return new ResponseError(status, 'The emulator injected this fault', details);
}
/** Does `reset`, `reset-body`, `stall` or `truncate`. Resolves with the status that was sent, if any. */
async function breakConnection(c, { name, share }) {
    const { incoming, outgoing } = c.env;
    const { socket } = incoming;
    if (name === 'stall') {
        // An unread body would hide the end of the client.
        incoming.resume();
        if (!socket.closed)
            await new Promise((resolve) => socket.once('close', resolve));
        return undefined;
    }
    if (name !== 'reset')
        await sendPart(outgoing, c.res, share);
    if (name === 'truncate') {
        // Closing a connection with unread bytes would reset it.
        incoming.resume();
        socket.end();
    }
    else
        socket.resetAndDestroy();
    return name === 'reset' ? undefined : c.res.status;
}
/** Sends the headers with a `Content-Length` that is 1 byte too large, and a share of the body from 0 % to 100 %. */
async function sendPart(outgoing, response, share) {
    const body = Buffer.from(await response.arrayBuffer());
    const length = body.byteLength + 1;
    const part = body.subarray(0, Math.floor(share * length));
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': length });
    const { socket } = outgoing;
    // Node never calls back for a write to a destroyed connection.
    if (socket === null || socket.destroyed)
        return;
    await new Promise((resolve) => {
        socket.once('close', () => resolve());
        outgoing.write(part, () => resolve());
    });
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/middleware/local-host.js

/** With any port, since the port may be forwarded. */
const LOCAL_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
/**
 * Rejects requests with another Host. Otherwise a website whose domain resolves to 127.0.0.1 ("DNS rebinding") could read
 * the page, which needs no token.
 */
const requireLocalHost = async (c, next) => {
    if (!LOCAL_HOST.test(c.env.incoming.headers.host ?? '')) {
        throw new ResponseError(403, 'This page is only available at 127.0.0.1, localhost and [::1]');
    }
    await next();
};

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/browser-script.js

/** The modules of a folder `script` as one script for browsers: without types, imports and exports. Each uses those before it. */
function browserScript(...modules) {
    const scripts = modules.map((text) => (0,external_node_module_.stripTypeScriptTypes)(text).replace(/^import [^;]*;|^export (?=const|function)/gm, ''));
    return scripts.join('').replace(/\n\s*\n/g, '\n');
}

// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./node_modules/mime/dist/src/index.js + 3 modules
var src = __webpack_require__(5086);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/play/uploaded-files.js





/** @throws {ResponseError} 404 if there is no such asset, or it is pending. */
function findFile(assets, assetId) {
    const asset = assets.find.get(assetId);
    if (asset?.status === 'uploaded')
        return asset;
    throw new ResponseError(404, 'There is no such file');
}
/** Removes the path segments that browsers resolve: empty, `.` and `..`. */
function normalName(fileName) {
    return fileName
        .split(/[/\\]/)
        .filter((segment) => !['', '.', '..'].includes(segment))
        .join('/');
}
const notKept = () => {
    throw new ResponseError(404, 'The file is not kept here');
};
/**
 * Sends a content, or the requested range of it.
 *
 * @throws {ResponseError} 404 if there is no such file.
 */
async function sendContent(c, content, headers) {
    const size = 'bytes' in content ? content.bytes.byteLength : (await (0,external_node_fs_promises_.stat)(content.path).catch(notKept)).size;
    // RFC 9110: a server may ignore a range of another unit and several ranges, and ignores one that ends before it begins. A packed file has
    // no parts.
    const isPacked = 'Content-Encoding' in headers;
    const [, first, last] = (!isPacked && /^bytes=(\d*)-(\d*)$/i.exec(c.req.header('Range') ?? '')) || [];
    const isRange = first && last ? Number(first) <= Number(last) : Boolean(first || last);
    const start = isRange ? Number(first || Math.max(0, size - Number(last))) : 0;
    const end = Math.min(isRange && first && last ? Number(last) : size - 1, size - 1);
    if (isRange && start > end)
        return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
    const sent = {
        ...headers,
        'Accept-Ranges': isPacked ? 'none' : 'bytes',
        'Content-Length': String(end - start + 1),
        ...(isRange && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    };
    const status = isRange ? 206 : 200;
    if (c.req.method === 'HEAD' || end < start)
        return c.body(null, status, sent);
    if ('bytes' in content)
        return c.body(new Uint8Array(content.bytes.subarray(start, end + 1)), status, sent);
    const stream = (0,external_node_fs_.createReadStream)(content.path, { start, end });
    return c.body(external_node_stream_.Readable.toWeb(stream), status, sent);
}
const ALLOWED_TYPES = /^(?:application|audio|font|image|model|text|video)\/[a-z\d.+-]+$/;
/** The headers of a file that is shown in `shownIn`, a Sec-Fetch-Dest. */
function fileHeaders(name, contentType, shownIn) {
    // A browser unpacks what a page asks for, such as the `game.wasm.br` of a Unity build.
    const [, inner, packed] = /^(.+)\.(br|gz)$/.exec(name) ?? [];
    if (inner !== undefined && shownIn !== 'document')
        return { 'Content-Type': typeOfName(inner), 'Content-Encoding': packed === 'br' ? 'br' : 'gzip' };
    const isOnItsOwn = shownIn === 'iframe' && fileKind(contentType) === 'text';
    const type = { 'Content-Type': safeType(contentType, isOnItsOwn) };
    return shownIn === 'document' ? { ...type, 'Content-Disposition': 'attachment' } : type;
}
/** The content type is untrusted: only types that a page can load are sent, with their charset. A script without one has its page's. */
function safeType(contentType, isOnItsOwn) {
    const essence = essenceOf(contentType);
    if (!ALLOWED_TYPES.test(essence))
        return 'application/octet-stream';
    const known = /;\s*charset="?([a-z\d_-]+)"?\s*(?:;|$)/i.exec(contentType)?.[1];
    // Browsers would save some kinds of text, such as CSV, and a frame must not.
    if (isOnItsOwn && !essence.endsWith('xml'))
        return `text/plain; charset=${known ?? 'utf-8'}`;
    return known === undefined ? essence : `${essence}; charset=${known}`;
}
/** The content type that the extension of a name stands for. */
function typeOfName(name) {
    return essenceOf(src/* default */.A.getType(name) ?? 'application/octet-stream');
}
/** The types that browsers show or play, by how they do it. */
const KINDS = {
    image: /^image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/,
    audio: /^audio\/(?:aac|flac|mp3|mp4|mpeg|ogg|opus|wave?|webm|x-(?:flac|m4a|wav))$/,
    video: /^video\/(?:mp4|ogg|quicktime|webm|x-m4v)$/,
    page: /^text\/html$/,
    text: /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|application\/(?:javascript|yaml|toml))$/,
};
function fileKind(contentType) {
    const essence = essenceOf(contentType);
    const kinds = Object.keys(KINDS);
    return kinds.find((kind) => KINDS[kind].test(essence)) ?? 'other';
}
/** A content type without its parameters, in lower case. A browser runs no script of the type that `.cjs` has, which is Node's. */
function essenceOf(contentType) {
    const essence = contentType.replace(/;.*$/s, '').trim().toLowerCase();
    return essence === 'application/node' ? 'text/javascript' : essence;
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/play/archive.js




/** Of an archive, unpacked. */
const MAX_FILES = 2000;
const MAX_MIB = 64;
/** The page lists them. */
const MAX_NAMES_LENGTH = 1024 ** 2;
/** Why a file of a zip, or all of it, can't be played. */
class UnreadableFile extends ResponseError {
    constructor(why) {
        super(404, `The zip can't be played: ${why}`);
    }
}
function isArchive({ contentType, fileName }) {
    return /^application\/(?:x-)?zip(?:-compressed)?$/.test(essenceOf(contentType)) || /\.zip$/i.test(fileName);
}
/** Every upload has a file of its own, so what was read stays true. */
const known = new Map();
/**
 * Reads the list of a zip.
 *
 * @throws {UnreadableFile} if it is no zip, is encrypted, has no page or a path that leads out of it, or unpacks to more than 2,000
 *   files or 64 MiB.
 */
function openArchive(path) {
    const archive = known.get(path) ?? withZip(path, readList);
    known.set(path, archive);
    return archive;
}
async function withZip(path, use) {
    let zip;
    try {
        zip = await (0,yauzl/* openPromise */.sO)(path, { autoClose: false });
        return await use(zip);
    }
    catch (error) {
        throw new UnreadableFile(error.message);
    }
    finally {
        zip?.close();
    }
}
async function readList(zip) {
    const entries = new Map();
    let [bytes, namesLength] = [0, 0];
    for await (const entry of zip.eachEntry()) {
        if (/\/$|^__MACOSX\//.test(entry.fileName))
            continue;
        if ((entry.generalPurposeBitFlag & 1) === 1)
            throw new Error('it is encrypted');
        entries.set(normalName(entry.fileName), entry);
        bytes += entry.uncompressedSize;
        namesLength += entry.fileName.length;
        if (namesLength > MAX_NAMES_LENGTH)
            throw new Error('its names have more than 1,048,576 characters');
        if (entries.size > MAX_FILES)
            throw new Error(`it has more than ${MAX_FILES} files`);
        if (bytes > MAX_MIB * 1024 ** 2)
            throw new Error(`it unpacks to more than ${MAX_MIB} MiB`);
    }
    const rank = (name) => name.split('/').length + (/(?:^|\/)index\.html?$/i.test(name) ? 0 : MAX_FILES);
    const pages = [...entries.keys()].filter((name) => /\.html?$/i.test(name));
    const [page] = pages.sort((a, b) => rank(a) - rank(b));
    if (page === undefined)
        throw new Error('it has no HTML page');
    return { entries, page };
}
/**
 * The bytes of a file in a zip, as many as its list says.
 *
 * @throws {UnreadableFile} if they are damaged, or packed by another method than those of browsers.
 */
function readFromArchive(path, entry) {
    return withZip(path, async (zip) => {
        const { compressionMethod: method, fileName } = entry;
        if (method !== 0 && method !== 8)
            throw new Error(`${fileName} is packed with ${method === 14 ? 'LZMA' : `method ${method}`}`);
        return (0,consumers_.buffer)(await zip.openReadStreamPromise(entry));
    });
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/play/network.js
/** The names of its calls to action. */
function callsOf({ provides, script, messages = {}, mraid, opens }) {
    const named = (kinds, prefix = '') => Object.entries(kinds).flatMap(([name, kind]) => {
        if (typeof kind === 'string')
            return kind === 'call' ? [prefix + name] : [];
        return named(kind ?? {}, `${prefix}${name}.`);
    });
    const posted = named(messages).map((text) => `postMessage '${text}'`);
    const members = named({ ...provides, ...script?.provides });
    return [...(mraid ? ['mraid.open'] : []), ...members, ...posted, ...(opens ? ['window.open'] : [])];
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/play/networks.js

const [MB, MIB] = [1_000_000, 1024 ** 2];
const PLAYTURBO = 'doc.playturbo.com, upload specifications for networks (2026-11-28)';
const isZip = ({ form }) => form === 'zip';
const isHtml = ({ form }) => form === 'html';
const networks_all = (kind, ...members) => Object.fromEntries(members.map((member) => [member, kind]));
/** A line about the files, one about those of a zip, and one about what the playable does. */
const file = (line, isGood) => ({ line, isGood });
const zipped = (line, isGood) => ({ line, isGood, isFor: isZip });
const played = (line, need, ...never) => ({ line, need, never });
/** Whether MB or MiB are meant, no source says. */
const atMost = (mb, orMb = mb) => ({
    line: mb === orMb ? `at most ${mb} MB` : `at most ${mb} or ${orMb} MB`,
    size: { good: mb * MB, bad: orMb * MIB },
});
const files = (most) => ({
    ...zipped(`at most ${most} files`, ({ names }) => names.length <= most),
    said: ({ names }) => `${names.length} files`,
});
const without = (text) => file(`no ${text} in the code`, ({ code }) => !code.includes(text));
const noAddress = (call) => played(`${call} has no parameter`, ['call to action'], `${call} with an address`);
const asksFor = (script) => played(`has a script tag for ${script}`, ['provided by the network'], 'interface without its script');
const baseNames = ({ names }) => names.map((name) => name.slice(name.lastIndexOf('/') + 1));
/** The tags of this name, each up to its end, in a page in lower case. */
function tagsOf({ html }, name) {
    const tags = [];
    for (let at = html.indexOf(`<${name}`); at >= 0;) {
        const end = html.indexOf('>', at);
        if (end < 0)
            break;
        tags.push(html.slice(at, end));
        at = html.indexOf(`<${name}`, end);
    }
    return tags;
}
/** Whether the head of a page has a script, and DAPI after its beginning. */
function hasDapi({ html }) {
    const head = html.slice(Math.max(0, html.indexOf('<head')), html.indexOf('</head'));
    const at = head.indexOf('<script');
    return at >= 0 && head.includes('dapi', at);
}
const ONE_HTML = { ...file('one HTML file', isHtml), never: ['second file'] };
const ZIP = file('a zip', isZip);
const AT_ROOT = zipped('index.html is at its root', ({ names }) => names.includes('index.html'));
const HAS_CONFIG = zipped('config.json is at its root', ({ names }) => names.includes('config.json'));
const NOT_BY_ITSELF = played('no store by itself, later than a second after a touch', ['call to action'], ...['store without a touch', 'store by itself']);
const SILENT_WHILE_HIDDEN = played('silent while it is hidden (“Pause”)', ['hidden'], 'sound while hidden');
const IDLE = { idle: null };
const FACEBOOK_PLAYABLE = { FbPlayableAd: { onCTAClick: 'call' } };
const VUNGLE_MESSAGES = { download: 'call', complete: 'report' };
const TIKTOK = {
    name: 'playable-sdk.js',
    address: 'playable/sdk/|/playable-sdk[^/]*\\.js',
    provides: {
        openAppStore: 'call',
        playableSDK: {
            openAppStore: 'call',
            ...networks_all(IDLE, 'reportGameReady', 'reportGameStart', 'reportGameEnd'),
        },
    },
};
/** In alphabetical order. Another network is another entry. */
const ENTRIES = [
    {
        label: 'AppLovin',
        words: ['axon'],
        source: 'support.axon.ai, best practices and guidelines (2026-11-28)',
        mraid: '2.0',
        checks: [
            atMost(5),
            ONE_HTML,
            { ...played('waits for “ready” of mraid', ['mraid ready']), isFirst: true },
            played('no store at the first touch', ['touched'], 'store at the first touch'),
            NOT_BY_ITSELF,
            SILENT_WHILE_HIDDEN,
        ],
    },
    {
        label: 'Bigo',
        source: 'bigoads.com, help 144 (2026-11-28)',
        script: {
            name: 'bgy-mraid-sdk.js',
            address: 'bgy-mraid-sdk',
            provides: { BGY_MRAID: { open: 'call', gameReady: 'report', gameEnd: 'report' } },
        },
        checks: [atMost(5), ZIP, AT_ROOT, HAS_CONFIG, asksFor('bgy-mraid-sdk.js')],
    },
    {
        label: 'Google',
        words: ['admob', 'googleads', 'adwords'],
        source: 'support.google.com/google-ads 9981650 (2026-11-25)',
        // Display ads open the address in clickTag.
        provides: { clickTag: { value: 'https://clicktag.invalid/' } },
        opens: true,
        script: {
            name: 'exitapi.js',
            address: 'exitapi\\.js',
            provides: { ExitApi: { exit: 'call', delayedExit: IDLE } },
        },
        checks: [
            atMost(5),
            ZIP,
            files(512),
            zipped('no zip inside', ({ names }) => !names.some((name) => name.toLowerCase().endsWith('.zip'))),
            file('has a meta tag ad.size or ad.orientation', (delivery) => tagsOf(delivery, 'meta').some((tag) => tag.includes('ad.size') || tag.includes('ad.orientation'))),
            file('has a script tag for exitapi.js', (delivery) => tagsOf(delivery, 'script').some((tag) => tag.includes('exitapi.js'))),
            file('is in UTF-8', ({ page }) => (0,external_node_buffer_.isUtf8)(page)),
        ],
    },
    {
        label: 'ironSource',
        words: ['levelplay'],
        source: 'developers.is.com, interactive and DAPI requirements (2026-11-25)',
        // docs.unity.com, MRAID requirements of ironSource Ads (2026-11-26): 3.0, and 2.0 too.
        mraid: '3.0',
        provides: {
            dapi: {
                isReady: { answer: true },
                isDemoDapi: { idle: false },
                isViewable: 'viewable',
                getScreenSize: 'size',
                getAudioVolume: 'volume',
                addEventListener: 'listen',
                removeEventListener: 'unlisten',
                openStoreUrl: 'call',
            },
        },
        checks: [
            atMost(5),
            ONE_HTML,
            // The other way is MRAID.
            { ...file('has DAPI’s script in the head', hasDapi), isFor: ({ code }) => !code.includes('mraid') },
            without('window.onload'),
            noAddress('dapi.openStoreUrl'),
            SILENT_WHILE_HIDDEN,
        ],
    },
    {
        label: 'Liftoff',
        source: 'docs.liftoff.io, creative_integration_api (2026-11-25)',
        // support.vungle.com 8709966237723 (2026-11-26).
        mraid: '2.0',
        provides: { Liftoff: { open: 'call' } },
        messages: VUNGLE_MESSAGES,
        checks: [
            { ...atMost(5), source: PLAYTURBO },
            zipped('is in one folder', ({ names: [first = '', ...others] }) => {
                const folder = first.slice(0, first.indexOf('/') + 1);
                return folder !== '' && others.every((name) => name.startsWith(folder));
            }),
            file('names are ASCII', ({ names }) => !names.some((name) => /[^ -~]/.test(name))),
            played('each file is there, by its exact name', ['started'], 'missing file', 'not loaded'),
        ],
    },
    {
        label: 'Meta',
        words: ['facebook', 'fb'],
        source: 'docs.lunalabs.io, ad networks, meta; developer.playcanvas.com, fb-playable-ads (2026-11-25)',
        provides: FACEBOOK_PLAYABLE,
        checks: [
            { ...atMost(2), isFor: isHtml },
            { line: 'unpacked at most 5 MB', isFor: isZip, size: { good: 5 * MB, bad: 5 * MIB, isUnpacked: true } },
            files(100),
            { ...ONE_HTML, isFor: isHtml },
            without('XMLHttpRequest'),
        ],
    },
    {
        label: 'Mintegral',
        words: ['mtg'],
        source: 'doc.playturbo.com (2026-11-25)',
        // It calls the playable's own gameStart after gameReady.
        provides: { install: 'call', gameReady: 'then:gameStart', gameEnd: 'report', gameRetry: 'report' },
        checks: [
            atMost(5),
            { ...played('calls gameReady', ['gameReady']), isFirst: true },
            played('calls gameEnd', ['gameEnd']),
        ],
    },
    {
        label: 'Moloco',
        source: 'help.moloco.com 24124525963799 (2026-11-25)',
        provides: FACEBOOK_PLAYABLE,
        checks: [
            ...[atMost(5), ONE_HTML, without('mraid.js'), without('XMLHttpRequest')],
            noAddress('FbPlayableAd.onCTAClick'),
        ],
    },
    {
        label: 'Pangle',
        source: 'TikTok ads help, Pangle playable ads (2026-11-25)',
        script: TIKTOK,
        checks: [atMost(5), ZIP, AT_ROOT, HAS_CONFIG, without('mraid.js'), asksFor(TIKTOK.name)],
    },
    {
        label: 'Snapchat',
        words: ['snap'],
        source: 'Snapchat business help, App playables (2026-11-25)',
        provides: { ScPlayableAd: { onCTAClick: 'call' } },
        checks: [{ ...atMost(5), source: PLAYTURBO }],
    },
    {
        label: 'Tapjoy',
        source: 'Tapjoy, Playables API 3.0.2 (2026-11-25)',
        provides: {
            TJ_API: {
                adInfo: { value: null },
                directives: { value: { showEndCard: true } },
                click: 'call',
                ...networks_all(IDLE, 'setPlayableAPI', 'setPlayableBuild'),
                ...networks_all('report', 'objectiveComplete', 'playableFinished', 'gameplayFinished', 'error'),
            },
        },
        checks: [{ ...atMost(1.9), source: PLAYTURBO }],
    },
    {
        label: 'TikTok',
        source: 'docs-stg.lunalabs.io, tiktok; doc.playturbo.com (2026-11-25)',
        script: TIKTOK,
        checks: [
            { ...atMost(3, 5), source: '3 MB: docs-stg.lunalabs.io, tiktok; 5 MB: doc.playturbo.com (2026-11-28)' },
            ...[ZIP, asksFor(TIKTOK.name), AT_ROOT],
            zipped('config.json has playable_orientation', ({ config }) => config.includes('"playable_orientation"')),
        ],
    },
    {
        label: 'Unity',
        words: ['unityads'],
        source: 'docs.unity.com, playable specifications (2026-11-28)',
        mraid: '3.0',
        checks: [
            atMost(5),
            ONE_HTML,
            {
                ...file('is called index.html', (delivery) => baseNames(delivery).includes('index.html')),
                isFor: isHtml,
            },
            { ...played('waits for “viewableChange” of mraid', ['mraid viewableChange']), isFirst: true },
            played('mraid.open has an address', ['call to action'], 'mraid.open without an address'),
            NOT_BY_ITSELF,
            { ...SILENT_WHILE_HIDDEN, source: 'IAB, MRAID 3.0, which Unity demands (2026-11-25)' },
        ],
    },
    {
        label: 'Vungle',
        source: 'support.vungle.com 360056663752 (2026-11-28)',
        messages: VUNGLE_MESSAGES,
        checks: [
            { ...atMost(5), source: PLAYTURBO },
            file('is called ad.html or index.html', (delivery) => baseNames(delivery).some((name) => name === 'ad.html' || name === 'index.html')),
            {
                ...played('posts “download” and “complete”', ["postMessage 'download'", "postMessage 'complete'"]),
                source: 'support.vungle.com 360061060131 (2026-11-28)',
            },
            played('no errors in the console', ['started'], 'error', 'console.error'),
        ],
    },
];
const NETWORKS = ENTRIES.map((entry) => ({
    id: entry.label.toLowerCase(),
    ...entry,
}));
/** The network with this id, or with this word in paths. */
function findNetwork(word) {
    return NETWORKS.find(({ id, words = [] }) => id === word || words.includes(word));
}
/** A name or word of a network on its own, and a name at the end of a word. It takes linear time. */
const NAMED = new RegExp(`(?<![a-z])(?:${NETWORKS.flatMap(({ id, words = [] }) => [id, ...words]).join('|')})(?![a-z])|` +
    `(?<=(?-i:[a-z]))(?-i:(?=[A-Z]))(?:${NETWORKS.map(({ id }) => id).join('|')})(?![a-z])`, 'gi');
/**
 * The network that the path of a file names by a word of its own, or at the end of one (`BubbleAppLovin`), the last one first; or
 * `undefined`. The folder of an engine, `unity-webgl`, names none.
 */
function networkInPath(path) {
    const isEngine = (name) => ['unity', 'webgl'].every((word) => name.toLowerCase().includes(word));
    const names = path.split(/[/\\]/).filter((name) => !isEngine(name));
    const [last = ''] = [...names.join('/').matchAll(NAMED)].at(-1) ?? [];
    return findNetwork(last.toLowerCase());
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/play/checks.js





/** Of the texts of an upload that are looked at: several times what any network takes. */
const MAX_TEXT_BYTES = 16 * 1024 ** 2;
/** @throws {UnreadableFile} if the zip or its page can't be played. */
async function deliveryOf(asset, data) {
    const { fileName, file, size: bytes } = asset;
    const path = data.filePath(file);
    if (!isArchive(asset)) {
        const page = await (0,consumers_.buffer)((0,external_node_fs_.createReadStream)(path, { end: MAX_TEXT_BYTES - 1 }));
        const code = page.toString('latin1');
        const html = code.toLowerCase();
        return { form: 'html', bytes, unpackedBytes: bytes, names: [fileName], page, html, code, config: '' };
    }
    const { entries, page: pageName } = await openArchive(path);
    const read = async (name) => {
        const entry = entries.get(name);
        return entry === undefined ? Buffer.of() : readFromArchive(path, entry);
    };
    const page = (await read(pageName)).subarray(0, MAX_TEXT_BYTES);
    const start = page.toString('latin1');
    const code = [start];
    let left = MAX_TEXT_BYTES - page.byteLength;
    for (const [name, { uncompressedSize }] of entries) {
        const isCode = name !== pageName && /\.(?:[cm]?js|html?)$/i.test(name);
        if (!isCode || uncompressedSize > left)
            continue;
        left -= uncompressedSize;
        code.push((await read(name)).toString('latin1'));
    }
    return {
        ...{ form: 'zip', bytes, names: [...entries.keys()], page, html: start.toLowerCase() },
        unpackedBytes: entries.values().reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
        code: code.join('\n'),
        config: (await read('config.json')).toString('latin1', 0, MAX_TEXT_BYTES),
    };
}
const AT_TOUCH = { need: ['touched'], source: `in writing: ${findNetwork('applovin')?.source}` };
/** Rules that networks share; not every one has them in writing. */
const COMMON = [
    { line: 'calls no other host', need: ['started'], never: ['call to another host'] },
    { ...AT_TOUCH, line: 'no store without a touch', never: ['store without a touch'] },
    { ...AT_TOUCH, line: 'silent until the first touch', never: ['sound'] },
];
/** The lines of a network that do not depend on a delivery, in the order in which they show. */
function checksOf(network) {
    const line = `its call to action is ${callsOf(network).join(' or ')}`;
    const foreign = `call to action that ${network.label} does not take`;
    return [...(network.checks ?? []), { line, need: ['call to action'], never: [foreign] }, ...COMMON];
}
/** The list of what a network checks, in the order in which it shows. */
function checkLines(network, delivery) {
    const isAll = delivery.form === 'zip';
    return checksOf(network)
        .filter(({ isFor }) => isFor?.(delivery) !== false)
        .map(({ isFor: _, isGood, line, said, size, source = network.source, ...check }) => ({
        ...check,
        line: said ? `${said(delivery)}, ${line}` : line,
        source,
        isGood: isGood?.(delivery) !== false,
        ...(size && {
            size: { ...size, isAll, bytes: size.isUnpacked ? delivery.unpackedBytes : delivery.bytes },
        }),
    }));
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/cookie/index.js + 1 modules
var cookie = __webpack_require__(6916);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/play/scripts.js




const MRAID = "type Listener = (...values: never[]) => void;\n\n/** Listeners by the names of events. One that throws stops no other. */\nexport const createEvents = () => {\n  const listeners = new Map<string, Set<Listener>>();\n  return {\n    has: (name: string) => listeners.has(name),\n    add: (name: string, listener: Listener) =>\n      listeners.set(name, new Set(listeners.get(name)).add(listener)),\n    remove: (name: string, listener?: Listener) =>\n      listener ? listeners.get(name)?.delete(listener) : listeners.delete(name),\n    emit: (name: string, ...values: unknown[]) => {\n      for (const listener of [...(listeners.get(name) ?? [])]) {\n        try {\n          listener(...(values as never[]));\n        } catch (error) {\n          reportError(error);\n        }\n      }\n    },\n  };\n};\n\nexport const size = () => ({ width: innerWidth, height: innerHeight });\n\n/** What play.js gives to `mraid`, also in a frame without an address. */\nexport interface Tools {\n  readonly report: (what: string, detail: string) => void;\n  readonly noteFact: (fact: string) => void;\n  readonly noteReady: (name: string) => void;\n  readonly callToAction: (name: string, ...address: readonly unknown[]) => void;\n  readonly known: <Members extends object>(name: string, members: Members) => Members;\n  readonly hear: (target: EventTarget, type: string, listener: () => void) => void;\n  readonly container: { isViewable: boolean; volume: number };\n  readonly onChange: (part: string, listener: () => void) => void;\n  readonly version: string | undefined;\n}\n\n/**\n * `window.mraid` as an app with this version of MRAID provides it (IAB, \"Mobile Rich Media Ad Interface Definitions\"): the ad is an\n * interstitial, ready as soon as its document is loaded, and viewable after that. `tools` come from play.js of this page, or of the page\n * around it. It says that it is ready to those who listen or asked for it by a script tag: without a network it is there for every\n * playable.\n */\nexport const startMraid = (tools: Tools, isAskedFor = false) => {\n  const { report, noteFact, noteReady, callToAction, known, hear, container, onChange, version } = tools;\n  const isLatest = version === '3.0';\n  const { has, add, remove, emit } = createEvents();\n  let state = 'loading';\n  let isStarted = false;\n  const isShown = () => isStarted && state !== 'hidden' && container.isViewable;\n  /** Networks want a playable to wait, so it is noted what it listens to, or asks for. */\n  const noted = <Answer>(fact: string, answer: Answer) => {\n    noteFact(`mraid ${fact}`);\n    return answer;\n  };\n  const place = () => ({ x: 0, y: 0, ...size() });\n  const setState = (next: string) => {\n    state = next;\n    emit('stateChange', state);\n  };\n  const emitViewable = () => {\n    emit('viewableChange', isShown());\n    if (isLatest) emit('exposureChange', isShown() ? 100 : 0, isShown() ? place() : null, null);\n  };\n  const start = () => {\n    // A page that writes itself anew is loaded again.\n    if (state !== 'loading') return;\n    if (isAskedFor || has('ready')) report('mraid', 'ready');\n    if (isAskedFor || has('ready') || has('viewableChange')) noteReady('mraid');\n    state = 'default';\n    emit('ready');\n    setState('default');\n    setTimeout(() => {\n      isStarted = true;\n      emitViewable();\n    });\n  };\n  const close = () => {\n    report('mraid', 'close');\n    setState('hidden');\n    emitViewable();\n  };\n  if (document.readyState === 'complete') setTimeout(start);\n  else hear(window, 'load', start);\n  hear(window, 'resize', () => emit('sizeChange', innerWidth, innerHeight));\n  if (isLatest) onChange('volume', () => emit('audioVolumeChange', container.volume));\n  onChange('isViewable', emitViewable);\n  const orientation = { allowOrientationChange: true, forceOrientation: 'none' };\n  const kept = { Orientation: orientation, Expand: {}, Resize: {} };\n  const properties = Object.entries(kept).flatMap(([name, values]) => [\n    [`set${name}Properties`, (given: object) => Object.assign(values, given)],\n    [`get${name}Properties`, () => ({ ...values })],\n  ]);\n  const idle = (...names: readonly string[]) =>\n    Object.fromEntries(names.map((name) => [name, () => report('does nothing here', `mraid.${name}`)]));\n  const latest = {\n    getAudioVolume: () => container.volume,\n    getCurrentAppOrientation: () => ({\n      orientation: innerWidth > innerHeight ? 'landscape' : 'portrait',\n      locked: false,\n    }),\n    // No location is known.\n    getLocation: () => -1,\n    unload: close,\n    ...idle('initVpaid'),\n  };\n  const about = { version, sdk: 'playable-emulator', sdkVersion: '1', appId: '', ifa: '' };\n  if (isLatest) Object.assign(window, { MRAID_ENV: { ...about, limitAdTracking: true, coppa: false } });\n  const members = {\n    getVersion: () => version,\n    getState: () => noted('ready', state),\n    isViewable: () => noted('viewableChange', isShown()),\n    getPlacementType: () => 'interstitial',\n    getMaxSize: size,\n    getScreenSize: size,\n    getCurrentPosition: place,\n    getDefaultPosition: place,\n    ...Object.fromEntries(properties),\n    supports: () => false,\n    addEventListener: (name: string, listener: Listener) => noted(name, add(name, listener)),\n    removeEventListener: remove,\n    open: (...address: readonly unknown[]) => callToAction('mraid.open', ...address.slice(0, 1)),\n    close,\n    ...idle('useCustomClose', 'expand', 'resize', 'playVideo', 'storePicture', 'createCalendarEvent'),\n    ...(isLatest && latest),\n  };\n  Object.assign(window, { mraid: known('mraid', members) });\n};\n";
/** The parts of play.js, each of which uses those before it. */
const PARTS = [
    MRAID,
    "import type { Network } from '../network.ts';\n\ndeclare global {\n  /** What play.js knows of each network. */\n  const NETWORKS: readonly (Omit<Network, 'checks' | 'source'> & { readonly calls: readonly string[] })[];\n}\n\n/** What the page beside the frame learns, in lists of these. A hostile playable sends others. */\nexport interface PlayMessage {\n  /** A finger or key went down, or up again. */\n  touch?: 'down' | 'up';\n  escaped?: true;\n  /** For the list of what the network checks. */\n  fact?: string;\n  /** A line, and how often it came. */\n  what?: string;\n  detail?: string;\n  times?: number;\n  /** When something was ready, in milliseconds after the start of the page. */\n  ready?: string;\n  ms?: number;\n  /** A loaded file. */\n  file?: string;\n  bytes?: number;\n  where?: string;\n  isPage?: boolean;\n}\n\ndocument.currentScript?.remove();\nconst [, segment = ''] = location.pathname.split('/', 2);\nexport const chosen = NETWORKS.find(({ id }) => segment.endsWith(`-${id}`));\nexport const networks = chosen ? [chosen] : NETWORKS;\n\nexport const isElsewhere = (url: URL | null): boolean =>\n  url?.protocol !== 'javascript:' && url?.origin !== location.origin;\n\nconst { addEventListener: listen } = EventTarget.prototype;\nexport const { setTimeout: later, setInterval: often } = window;\n\n/** Adds all listeners again: `document.open` removes those of the window and the document, also if `document.write` opens it. */\nconst heard: (() => void)[] = [];\nexport const hear = <Heard extends Event>(\n  target: EventTarget,\n  type: string,\n  listener: (event: Heard) => void,\n) => {\n  const add = () => listen.call(target, type, listener as EventListener, true);\n  if (target === window || target === document) heard.push(add);\n  add();\n};\nfor (const name of ['open', 'write', 'writeln'] as const) {\n  const original: (...given: never[]) => unknown = Document.prototype[name];\n  Document.prototype[name] = function (this: Document, ...given: never[]) {\n    const result = original.apply(this, given);\n    if (this === document) for (const add of heard) add();\n    return result as never;\n  };\n}\n\n/**\n * In so many milliseconds so many messages go at once, for a playable that never ends a turn. Others wait, and equal ones are counted.\n * At most 184 of the 500 a second that the page takes, so that a busy machine may deliver those of two seconds at once.\n */\nconst [SEND_MS, MAX_AT_ONCE, MAX_WAITING] = [250, 5, 4000];\nconst waiting = new Map<string, PlayMessage & { times: number }>();\nlet sent = 0;\nexport const post = (messages: readonly PlayMessage[]) => top?.postMessage({ playable: messages }, '*');\nconst flush = () => {\n  sent = 0;\n  if (waiting.size > 0) post([...waiting.values()]);\n  waiting.clear();\n};\nexport const send = (message: PlayMessage) => {\n  if (sent === 0) later(flush, SEND_MS);\n  sent += 1;\n  if (sent <= MAX_AT_ONCE) return post([message]);\n  const key = Object.values(message).join('\\n');\n  const same = waiting.get(key);\n  if (same) same.times += 1;\n  else if (waiting.size < MAX_WAITING) waiting.set(key, { ...message, times: 1 });\n};\nexport const report = (what: unknown, detail: unknown) =>\n  send({ what: String(what).slice(0, 100), detail: String(detail).slice(0, 500) });\nexport const facts = new Set<string>();\nexport const noteFact = (text: string) => {\n  const fact = text.slice(0, 100);\n  if (!facts.has(fact)) send({ fact });\n  facts.add(fact);\n};\nconst isReady = new Set<string>();\n/** Says when the playable was ready, by what it called or was told. */\nexport const noteReady = (name: string, ms = performance.now()) => {\n  if (!isReady.has(name)) send({ ready: name, ms });\n  isReady.add(name);\n};\n\n/** The first touch is over with the next one, or a moment after the finger or key is up, because a click comes then. */\nconst TOUCH_MS = 500;\nlet isTouched = false;\nconst onTouch = ({ isTrusted, type }: Event) => {\n  if (!isTrusted) return;\n  const isDown = type.endsWith('down');\n  post([{ touch: isDown ? 'down' : 'up' }]);\n  if (!isDown) later(noteFact, TOUCH_MS, 'touched');\n  else if (isTouched) noteFact('touched');\n  else isTouched = true;\n};\n/** Hears the touches in a window. */\nexport const hearTouches = (target: EventTarget) => {\n  for (const type of ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup'])\n    hear(target, type, onTouch);\n};\nhearTouches(window);\n/** Networks reject what a playable does by itself. The browser counts the click on *Play* too, as long as the frame is empty. */\nexport const isUnasked = () => !isTouched && (parent === top || !navigator.userActivation.hasBeenActive);\nexport const unasked = () => (isUnasked() ? ', before the first touch' : '');\n\nexport const callToAction = (name: string, ...address: readonly unknown[]) => {\n  const shown = address.map(\n    (url) => ` → ${URL.parse(String(url))?.href ?? `${url} (not a complete address)`}`,\n  );\n  noteFact(`${name} ${address.length > 0 ? 'with' : 'without'} an address`);\n  const foreign = chosen?.calls.includes(name) === false ? ` that ${chosen.label} does not take` : '';\n  report(`call to action${foreign}`, name + shown.join('') + unasked());\n};\n",
    "/** Texts about what a playable does. */\n\n/** A playable may throw and log anything. */\nexport const textOf = (value: unknown): string => {\n  try {\n    return String((value as Partial<Error> | undefined)?.message ?? value);\n  } catch {\n    return 'an object';\n  }\n};\n/** The last part of an address. */\nexport const cutQuery = (address: string): string =>\n  URL.parse(address)?.pathname.split('/').at(-1) ?? address;\n/** Networks replace such texts in a page: `$P_AD_READY`, `{base_url}`, `%%CLICK_URL%%`, `[CLICK_URL]`. */\nexport const isMacro = (name: string): boolean =>\n  /\\$\\{?[A-Z_]{3,}|\\{\\{?[\\w.]+\\}|%%\\w+%%|\\[[A-Z_]{3,}\\]/.test(name);\n",
    "/** The interfaces of the chosen network, or of all of them, and errors that name those of others. */\nimport type { Member, Network } from '../network.ts';\nimport { createEvents, size, startMraid, type Tools } from './mraid.ts';\nimport { callToAction, chosen, hear, networks, noteFact, noteReady, report } from './report.ts';\n\n/** What an app tells a playable about its place on the screen. */\nconst container = { isViewable: true, volume: 100 };\nconst { add: onChange, emit: emitChange } = createEvents();\nexport const change = <Part extends keyof typeof container>(part: Part, value: (typeof container)[Part]) => {\n  if (container[part] === value) return;\n  container[part] = value;\n  emitChange(part);\n};\n\n/** A member of an interface that is missing here is named when it is used. */\nconst known = <Members extends object>(name: string, members: Members): Members => {\n  const named = new Set<string>();\n  return new Proxy(members, {\n    get(target, member, receiver) {\n      // A promise asks everything for its `then`.\n      if (typeof member === 'string' && member !== 'then' && !(member in target)) {\n        if (!named.has(member)) report('not provided here', `${name}.${member}`);\n        named.add(member);\n      }\n      return Reflect.get(target, member, receiver);\n    },\n  });\n};\nconst events = createEvents();\nonChange('volume', () => events.emit('audioVolumeChange', container.volume));\nonChange('isViewable', () => events.emit('viewableChange', { isViewable: container.isViewable }));\nhear(window, 'resize', () => events.emit('adResized', size()));\n/** What the kinds of members stand for that are the same for every name. */\nconst shared: Partial<Record<string, unknown>> = {\n  viewable: () => container.isViewable,\n  volume: () => container.volume,\n  size,\n  unlisten: events.remove,\n  listen: (event: string, listener: () => void) => {\n    if (event !== 'ready') return void events.add(event, listener);\n    noteReady('dapi');\n    setTimeout(listener);\n  },\n};\n/** The function of an interface that a kind stands for. */\nconst memberOf = (name: string, kind: Extract<Member, string>): unknown => {\n  if (kind === 'call')\n    return (...given: readonly unknown[]) =>\n      callToAction(name, ...given.filter((one) => typeof one === 'string').slice(0, 1));\n  return (\n    shared[kind] ??\n    (() => {\n      report(name, '');\n      if (/gameReady$/i.test(name)) noteReady(name);\n      const [, next = ''] = kind.split(':');\n      setTimeout(() => Reflect.get(window, next)?.());\n    })\n  );\n};\nconst provide = (name: string, part: NonNullable<Network['provides']>[string]): unknown => {\n  if (typeof part === 'string') return memberOf(name, part);\n  if ('value' in part) return part.value;\n  if ('answer' in part || 'idle' in part)\n    return () => {\n      if ('idle' in part) report('does nothing here', name);\n      if (/(?:dapi\\.isReady|GameReady)$/.test(name)) noteReady(name);\n      return 'idle' in part ? part.idle : part.answer;\n    };\n  const members = Object.entries(part).map(([member, kind]) => [member, provide(`${name}.${member}`, kind)]);\n  return known(name, Object.fromEntries(members));\n};\n/** `mraid` of the chosen network, or with all members. */\nexport const mraidVersion = chosen ? chosen.mraid : '3.0';\nconst tools: Tools = {\n  ...{ report, noteFact, noteReady, callToAction, known, hear, container, onChange },\n  version: mraidVersion,\n};\nObject.defineProperty(window, Symbol.for('playable-emulator'), { value: tools });\nexport const provideAll = (parts: Network['provides'] = {}) => {\n  for (const [name, part] of Object.entries(parts)) Object.assign(window, { [name]: provide(name, part) });\n};\nfor (const { provides, script } of networks) {\n  provideAll(provides);\n  // With a network chosen, what its script defines is there once the page has asked for the script.\n  if (!chosen) provideAll(script?.provides);\n}\nif (mraidVersion) startMraid(tools);\n\nexport const labelsOf = (owners: typeof NETWORKS) => owners.map(({ label }) => label).join(', ');\nconst { fetch } = window;\n/** The interfaces of networks that the failed code may have used, as a part of a regular expression. */\nconst interfacesOf = ({ mraid, provides, script }: (typeof NETWORKS)[number]) => [\n  ...(mraid ? ['mraid'] : []),\n  ...Object.keys({ ...provides, ...script?.provides }),\n];\nconst names = NETWORKS.flatMap(interfacesOf).join('|');\n/** The lines of the documents that have failed. Each is fetched once, whatever number of errors it has. */\nconst documents = new Map<string, Promise<readonly string[]>>();\nconst linesOf = (url: string) => {\n  const lines =\n    documents.get(url) ?? fetch(url).then(async (response) => (await response.text()).split('\\n'));\n  documents.set(url, lines);\n  return lines;\n};\n/** Names the owners of the interface that an error is about, if the chosen network does not provide it. */\nconst markForeign = async (message: string, stack = '') => {\n  if (!chosen) return;\n  const [, member] = /\\(reading '(\\w+)'\\)/.exec(message) ?? [];\n  const [, url = '', line, column] = /((?:blob:)?http\\S+):(\\d+):(\\d+)/.exec(stack) ?? [];\n  let code = /\\S+(?= is not (?:defined|a function))/.exec(message)?.[0] ?? '';\n  let used = `^(?:(?:window|self|top|parent|globalThis)\\\\.)?(${names})\\\\b`;\n  if (member !== undefined && url !== '') {\n    // Such an error does not say of what the member is: the code does.\n    const text = (await linesOf(url))[Number(line) - 1] ?? '';\n    code = text.slice(Math.max(0, Number(column) - 100), Number(column) + member.length);\n    used = `\\\\b(${names})[\"'\\\\]]*\\\\??\\\\.${member}\\\\b`;\n  }\n  const [, name = ''] = new RegExp(used).exec(code) ?? [];\n  const owners = NETWORKS.filter((network) => interfacesOf(network).includes(name));\n  const isOwn = owners.includes(chosen);\n  if (isOwn && chosen.script) report('interface without its script', `${name} (${chosen.script.name})`);\n  else if (!isOwn && owners.length > 0)\n    report(\"another network's interface\", `${name} (${labelsOf(owners)})`);\n};\n/** One after the other, so that the lines have the order of the errors. */\nlet marked = Promise.resolve();\n/** Apps show a playable without a page around it. Here one is there, of another origin, and the browser stops what reaches for it. */\nconst REACHED =\n  /Failed to (?:read a named property '(open|assign)'|set a named property 'href'|execute 'replace' on 'Location').* frame|Permission denied to (?:access|get) property \"(open|href|location|assign|replace)\"/;\nexport const reportFailure = (message: string, stack?: string, place = '') => {\n  const [reached, open, other] = REACHED.exec(message) ?? [];\n  const [, ...url] = /target frame to '(.*)'/.exec(message) ?? [];\n  if (reached) return callToAction(`top.${(open ?? other) === 'open' ? 'open' : 'location'}`, ...url);\n  report('error', message + place);\n  if (chosen) marked = marked.then(() => markForeign(message, stack)).catch(() => undefined);\n};\n",
    "/** Calls to action without an interface: windows, links and addresses. Nothing is opened. */\nimport { callToAction, hear, isElsewhere, later } from './report.ts';\n\nwindow.open = (...address) => {\n  callToAction('window.open', ...address.slice(0, 1));\n  return null;\n};\n/** A link that would open a window, which a frame can't. One within the frame is a navigation. */\nconst reportLink = (event: MouseEvent) => {\n  const nodes = event.composedPath() as readonly Partial<HTMLAnchorElement>[];\n  const link = nodes.find((node) => node.matches?.('a, area'));\n  // In SVG they are objects.\n  const [href = '', target = ''] = [link?.href, link?.target].map((text) =>\n    String((text as Partial<SVGAnimatedString> | undefined)?.baseVal ?? text ?? ''),\n  );\n  const isUsed = href !== '' && !/^javascript:/i.test(href) && event.button < 2;\n  // The game may prevent it.\n  if (isUsed && !/^(?:_self)?$/i.test(target))\n    later(() => event.defaultPrevented || callToAction('link', href));\n};\nHTMLAnchorElement.prototype.click = function () {\n  // No event of an element outside of the document reaches the window.\n  if (!this.isConnected) this.addEventListener('click', reportLink, { once: true });\n  HTMLElement.prototype.click.call(this);\n};\nconst endNavigation = (event: NavigateEvent) => {\n  if (!event.cancelable || !isElsewhere(URL.parse(event.destination.url))) return;\n  event.preventDefault();\n  callToAction('location', event.destination.url);\n};\n/** Hears the links and addresses to which a window wants to go. */\nexport const hearExits = (target: Window) => {\n  for (const type of ['click', 'auxclick']) hear(target, type, reportLink);\n  if (target.navigation) hear(target.navigation, 'navigate', endNavigation);\n};\nhearExits(window);\n",
    "/** What the playable loads, misses and reports: files, errors, and calls to other hosts. */\nimport { labelsOf, mraidVersion, provideAll, reportFailure } from './interfaces.ts';\nimport { chosen, hear, isElsewhere, later, networks, noteReady, report, send } from './report.ts';\nimport { cutQuery, isMacro, textOf } from './texts.ts';\n\ndeclare global {\n  /** The beginning of scripts of workers. */\n  const WORKER: string;\n}\n\nconst own = `${location.pathname.split('/', 3).join('/')}/`;\n/** A file beside the page by its name, and any other by its path. */\nconst nameOf = (url: string) => {\n  const { pathname } = new URL(url);\n  const name = pathname.startsWith(own) ? pathname.slice(own.length) : pathname;\n  try {\n    return decodeURIComponent(name);\n  } catch {\n    return name;\n  }\n};\n/** The networks that supply a script. */\nconst suppliersOf = (url: string) =>\n  NETWORKS.filter(\n    ({ mraid, script }) =>\n      (mraid && /\\/mraid\\.js$/.test(url)) || (script && new RegExp(script.address).test(url)),\n  );\n/** Says so if a network supplies a script, and returns whether one does. */\nconst isSupplied = (url: string) => {\n  const owners = suppliersOf(url);\n  const name = cutQuery(url);\n  if (owners.some((owner) => networks.includes(owner))) report('provided by the network', name);\n  else if (owners.length > 0) report(\"another network's script\", `${name} (${labelsOf(owners)})`);\n  return owners.length > 0;\n};\nconst failed = new Set<string>();\nconst fail = (what: string, url: string, why = '') => {\n  const name = nameOf(url);\n  if (failed.has(name)) return;\n  failed.add(name);\n  if (!isSupplied(url))\n    report(isMacro(name) ? 'filled in by the network' : what, why ? `${name}: ${why}` : name);\n};\nhear<ErrorEvent>(window, 'error', (event) => {\n  const { message, filename, lineno, error } = event;\n  const target = event.target as Partial<HTMLScriptElement & HTMLLinkElement & SVGImageElement> & EventTarget;\n  if (message) reportFailure(message, error?.stack, ` (${filename.split('/').at(-1)}:${lineno})`);\n  const href: unknown = target.href;\n  const address = target.src || ((href as Partial<SVGAnimatedString> | undefined)?.baseVal ?? href);\n  const url = address ? URL.parse(String(address), document.baseURI) : null;\n  const isScript = url && target.tagName === 'SCRIPT';\n  if (isScript && suppliersOf(url.href).some((one) => networks.includes(one))) {\n    // The network's own script would have been loaded. The next script of the page runs after this event.\n    event.stopImmediatePropagation();\n    provideAll(chosen?.script?.provides);\n    target.dispatchEvent(new Event('load'));\n  }\n  // By then, the browser's record of resources has most missing files: not stylesheets and media.\n  if (url?.origin === location.origin) later(() => fail('not loaded', url.href), 500);\n});\nhear<PromiseRejectionEvent>(window, 'unhandledrejection', ({ reason }) =>\n  reportFailure(textOf(reason), reason?.stack),\n);\nconst { error: logError } = console;\nconsole.error = (...values) => {\n  report('console.error', values.slice(0, 20).map(textOf).join(' '));\n  logError.apply(console, values);\n};\nconst reportRefused = (uri: string) => {\n  const isCall = /^(?:http|ws)/.test(uri) && isElsewhere(URL.parse(uri));\n  if (!isSupplied(uri)) report(isCall ? 'call to another host' : 'refused', uri);\n};\nhear<SecurityPolicyViolationEvent>(window, 'securitypolicyviolation', ({ blockedURI }) =>\n  reportRefused(blockedURI),\n);\n/** What a worker loads and is refused only the worker learns, so its script begins with one that says so: here for blobs, else from the server. */\nconst blobs = new Map<string, Blob>();\nconst { createObjectURL, revokeObjectURL } = URL;\nURL.createObjectURL = (content) => {\n  const url = createObjectURL(content);\n  if (content instanceof Blob) blobs.set(url, content);\n  return url;\n};\nURL.revokeObjectURL = (url) => {\n  blobs.delete(url);\n  revokeObjectURL(url);\n};\nwindow.Worker = class extends Worker {\n  constructor(address: string | URL, options?: WorkerOptions) {\n    const content = blobs.get(String(address));\n    super(content ? createObjectURL(new Blob([WORKER, content], { type: content.type })) : address, options);\n  }\n};\nconst noteFile = (entry: PerformanceEntry) => {\n  const { name, entryType, startTime } = entry;\n  if (name === 'first-contentful-paint') return noteReady('first frame', startTime);\n  const { decodedBodySize: bytes, responseStatus, serverTiming } = entry as PerformanceResourceTiming;\n  const isProvided = name === `${location.origin}/play.js` || (mraidVersion && name.endsWith('/mraid.js'));\n  if (!name.startsWith(location.origin) || isProvided) return;\n  const where = serverTiming?.[0]?.description ?? '';\n  if (responseStatus >= 400) fail('missing file', name, where);\n  if (responseStatus > 0 && responseStatus < 400)\n    send({ file: nameOf(name).slice(0, 500), bytes, where, isPage: entryType === 'navigation' });\n};\n// Workers of workers, too. One page of a playable listens.\nif (parent === top)\n  new BroadcastChannel('playable-worker').onmessage = ({ data }) =>\n    typeof data === 'string' ? reportRefused(data) : noteFile(data);\nconst observer = new PerformanceObserver((list) => list.getEntries().forEach(noteFile));\n// Some files are loaded before this script runs. A page in the game's own frame is a resource of the page around it.\nfor (const type of parent === top ? ['navigation', 'paint', 'resource'] : ['resource'])\n  observer.observe({ type, buffered: true });\n",
    "/** Mutes the playable, and reports sound before the first touch and while it is hidden. */\nimport { change } from './interfaces.ts';\nimport { facts, hear, isUnasked, noteFact, often, report, unasked } from './report.ts';\nimport { cutQuery } from './texts.ts';\n\nlet muted = false;\n/** What this script has muted, which is not muted for ever. */\nconst silenced = new Set<HTMLMediaElement | AudioContext>();\n/** Those that the game has neither suspended nor closed. */\nconst contexts = new Set<BaseAudioContext>();\nconst playing = new Set<HTMLMediaElement>();\nconst silence = (media: HTMLMediaElement) => {\n  if (media.muted) return;\n  media.muted = true;\n  silenced.add(media);\n};\nconst hush = (context: AudioContext) => {\n  context.suspend();\n  silenced.add(context);\n};\nconst keepSilent = ({ target }: Event) => {\n  if (muted && target instanceof HTMLMediaElement) silence(target);\n};\nconst forget = ({ target }: Event) => playing.delete(target as HTMLMediaElement);\nconst allMedia = () => [...document.querySelectorAll<HTMLMediaElement>('audio, video'), ...playing];\nexport const setMuted = (next: boolean) => {\n  muted = next;\n  change('volume', muted ? 0 : 100);\n  if (muted) {\n    for (const media of allMedia()) silence(media);\n    for (const context of contexts) if (context instanceof AudioContext) hush(context);\n  } else {\n    for (const sound of silenced) {\n      if (sound instanceof AudioContext) sound.resume();\n      else sound.muted = false;\n    }\n    silenced.clear();\n  }\n};\nconst reportSound = (name: string) => isUnasked() && report('sound', `${name}${unasked()}`);\nconst reportMedia = ({ muted: isMuted, volume, currentSrc, src }: HTMLMediaElement) => {\n  const address = currentSrc || src;\n  if (!isMuted && volume > 0) reportSound(/^http/.test(address) ? cutQuery(address) : 'media');\n};\nconst { play } = HTMLMediaElement.prototype;\nHTMLMediaElement.prototype.play = function () {\n  if (muted) silence(this);\n  else reportMedia(this);\n  playing.add(this);\n  this.addEventListener('volumechange', keepSilent);\n  for (const type of ['pause', 'ended', 'error']) this.addEventListener(type, forget);\n  return play.call(this);\n};\n// Also those that play by themselves, or that the game unmutes.\nfor (const type of ['play', 'volumechange']) hear(window, type, keepSilent);\nhear(window, 'play', ({ target }) => {\n  if (target instanceof HTMLMediaElement && target.autoplay) reportMedia(target);\n});\n\n/** What each node is connected to. */\nconst outputs = new WeakMap<AudioNode, Set<AudioNode>>();\nconst { connect, disconnect } = AudioNode.prototype as unknown as {\n  readonly connect: (...given: unknown[]) => AudioNode;\n  readonly disconnect: (...given: unknown[]) => void;\n};\nconst isHeard = (node: AudioNode, seen = new Set<AudioNode>()): boolean => {\n  // One that the game has suspended may be heard later, and one that only computes never.\n  if (node instanceof AudioDestinationNode) return contexts.has(node.context);\n  if ((node instanceof GainNode && node.gain.value === 0) || seen.has(node)) return false;\n  seen.add(node);\n  return [...(outputs.get(node) ?? [])].some((next) => isHeard(next, seen));\n};\n/** What goes to the speakers of a context, longer than the time between two looks. */\nconst meters = new WeakMap<BaseAudioContext, AnalyserNode>();\nconst meterOf = (context: BaseAudioContext) => {\n  const meter = meters.get(context) ?? new AnalyserNode(context, { fftSize: 8192 });\n  meters.set(context, meter);\n  return meter;\n};\nconst isLoud = (samples: Float32Array) => samples.some((sample) => Math.abs(sample) > 1e-4);\nconst isRunning = ({ state }: BaseAudioContext) => state === 'running';\nconst isHeardNow = (context: BaseAudioContext) => {\n  const meter = isRunning(context) && meters.get(context);\n  if (!meter) return false;\n  const samples = new Float32Array(meter.fftSize);\n  meter.getFloatTimeDomainData(samples);\n  return isLoud(samples);\n};\nObject.assign(AudioNode.prototype, {\n  connect(this: AudioNode, ...given: unknown[]) {\n    const [target, output = 0] = given;\n    if (target instanceof AudioNode) outputs.set(this, (outputs.get(this) ?? new Set()).add(target));\n    if (target instanceof AudioDestinationNode) connect.call(this, meterOf(target.context), output);\n    return connect.apply(this, given);\n  },\n  disconnect(this: AudioNode, ...given: unknown[]) {\n    const [target] = given;\n    if (target instanceof AudioNode) outputs.get(this)?.delete(target);\n    else outputs.delete(this);\n    if (target instanceof AudioDestinationNode) disconnect.call(this, meterOf(target.context));\n    disconnect.apply(this, given);\n  },\n});\n/** Those that have started, and may be heard once the browser lets their context run. */\nconst sources = new Set<AudioNode>();\nlet isReported = false;\nconst listenIn = () => {\n  const waiting = [...sources].some((node) => !isRunning(node.context) && isHeard(node));\n  if (isReported || !(waiting || [...contexts].some(isHeardNow))) return;\n  isReported = true;\n  reportSound('Web Audio');\n};\n/** A moment of silence unlocks the sound of some browsers, and a constant is none. */\nconst isSound = (source: AudioScheduledSourceNode) => {\n  if (!(source instanceof AudioBufferSourceNode)) return !(source instanceof ConstantSourceNode);\n  const { buffer } = source;\n  const channels = Array.from({ length: buffer?.numberOfChannels ?? 0 }, (_, index) => index);\n  return channels.some((channel) => buffer && isLoud(buffer.getChannelData(channel)));\n};\nfor (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {\n  const start = prototype.start as (...when: unknown[]) => void;\n  Object.assign(prototype, {\n    start(this: AudioScheduledSourceNode, ...when: unknown[]) {\n      if (isUnasked() && isSound(this)) sources.add(this);\n      start.apply(this, when);\n    },\n  });\n}\n\n/** A playable that is hidden may fade out for so long. */\nconst FADE_MS = 1000;\nlet hiddenAt = Number.POSITIVE_INFINITY;\nexport const noteHidden = (isHidden: boolean) => {\n  hiddenAt = isHidden ? performance.now() : Number.POSITIVE_INFINITY;\n};\n/** A video may have no sound, which only some browsers tell. */\nconst isAudible = (media: HTMLMediaElement & { webkitAudioDecodedByteCount?: number }) =>\n  !media.paused && !media.muted && media.volume > 0 && media.webkitAudioDecodedByteCount !== 0;\nconst listenWhileHidden = () => {\n  if (muted || performance.now() - hiddenAt < FADE_MS) return;\n  noteFact('hidden');\n  const isSounding = allMedia().some(isAudible) || [...contexts].some(isHeardNow);\n  if (isSounding && !facts.has('sound while hidden')) report('sound while hidden', '');\n  if (isSounding) noteFact('sound while hidden');\n};\noften(() => {\n  if (isUnasked()) listenIn();\n  else sources.clear();\n  listenWhileHidden();\n}, 100);\n\nconst { speak } = SpeechSynthesis.prototype;\nSpeechSynthesis.prototype.speak = function (utterance) {\n  if (utterance.volume > 0 && utterance.text) reportSound('speech');\n  if (!muted) speak.call(this, utterance);\n};\nwindow.AudioContext = class extends AudioContext {\n  constructor(options?: AudioContextOptions) {\n    super(options);\n    contexts.add(this);\n    if (muted) hush(this);\n  }\n  override suspend() {\n    // What the game suspends itself is not resumed for it.\n    contexts.delete(this);\n    silenced.delete(this);\n    return super.suspend();\n  }\n  override resume() {\n    if (muted) return Promise.resolve(void silenced.add(this));\n    contexts.add(this);\n    return super.resume();\n  }\n  override close() {\n    contexts.delete(this);\n    silenced.delete(this);\n    return super.close();\n  }\n};\nObject.assign(window, { webkitAudioContext: window.AudioContext });\n",
    "/** Pauses the playable, takes the messages of the page, `{ muted, paused, keys }`, and leaves the keyboard to the page. */\nimport { hearExits } from './calls.ts';\nimport { change } from './interfaces.ts';\nimport { hear, hearTouches, noteFact, post } from './report.ts';\nimport { noteHidden, setMuted } from './sound.ts';\n\n/** A paused playable is hidden, and gets no frames, as in an app that is in the background. */\nlet paused = false;\nconst held = new Map<number, FrameRequestCallback>();\nconst { requestAnimationFrame: requestFrame, cancelAnimationFrame: cancelFrame } = window;\nwindow.requestAnimationFrame = (callback) => {\n  const id = requestFrame((time) => (paused ? held.set(id, callback) : callback(time)));\n  return id;\n};\nwindow.cancelAnimationFrame = (id) => {\n  held.delete(id);\n  cancelFrame(id);\n};\nfor (const [name, hidden] of Object.entries({ hidden: true, visibilityState: 'hidden' })) {\n  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, name) ?? {};\n  Object.defineProperty(document, name, {\n    get: () => (paused ? hidden : get?.call(document)),\n    configurable: true,\n  });\n}\nconst setPaused = (next: boolean) => {\n  if (paused === next) return;\n  paused = next;\n  noteHidden(paused);\n  change('isViewable', !paused);\n  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));\n  if (paused) return;\n  for (const callback of held.values()) requestFrame(callback);\n  held.clear();\n};\nconst { focus: focusElement } = HTMLElement.prototype;\nconst { focus: focusWindow } = window;\nhear<MessageEvent>(window, 'message', (event) => {\n  const { source, data } = event;\n  if ((source !== top && source !== parent) || typeof data?.muted !== 'boolean') return;\n  // It is not for the game.\n  event.stopImmediatePropagation();\n  setMuted(data.muted);\n  setPaused(data.paused === true);\n  const canvas = data.keys === true ? document.querySelector<HTMLElement>('canvas[tabindex]') : null;\n  if (canvas) focusElement.call(canvas);\n  for (let index = 0; index < frames.length; index += 1) frames[index]?.postMessage(data, '*');\n});\n\n/** *Escape* is for the page. The frame has the keyboard when a person gave it to the frame, not when the playable wants it. */\nconst onKey = ({ isTrusted, key }: KeyboardEvent) => {\n  if (isTrusted && key === 'Escape') post([{ escaped: true }]);\n};\nhear(window, 'keydown', onKey);\nHTMLElement.prototype.focus = function (options) {\n  if (document.hasFocus()) focusElement.call(this, options);\n};\nwindow.focus = () => document.hasFocus() && focusWindow();\n\n/** A frame without an address has no play.js: what happens there is heard from here. */\nconst hearFrame = (node: EventTarget | null) => {\n  const inner = node instanceof HTMLIFrameElement && node.contentDocument ? node.contentWindow : null;\n  if (inner?.location.protocol !== 'about:') return;\n  inner.open = window.open;\n  hearTouches(inner);\n  hearExits(inner);\n  hear(inner, 'keydown', onKey);\n};\n// Its scripts run before it is loaded.\nnew MutationObserver((changes) => {\n  for (const { addedNodes } of changes)\n    for (const node of addedNodes)\n      if (node instanceof Element)\n        for (const one of [node, ...node.querySelectorAll('iframe')]) hearFrame(one);\n}).observe(document, { childList: true, subtree: true });\nhear(document, 'load', ({ target }) => hearFrame(target));\n\nnoteFact('started');\n",
];
/** The beginning of the script of a worker, in one line. A page may have the same script. */
const WORKER_START = `if (self.WorkerGlobalScope) { const channel = new BroadcastChannel('playable-worker');
  addEventListener('securitypolicyviolation', ({ blockedURI }) => channel.postMessage(blockedURI));
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) channel.postMessage(JSON.parse(JSON.stringify(entry))); })
    .observe({ type: 'resource', buffered: true }); }`.replaceAll('\n', '');
const interfaces = NETWORKS.map((network) => {
    const { checks: _, source: __, ...shown } = network;
    return { ...shown, calls: callsOf(network) };
});
/** `play.js`, the first script of every page. It is a block, because a playable may use the same names. */
const PLAY_SCRIPT = `{ const NETWORKS = ${JSON.stringify(interfaces)}, WORKER = ${JSON.stringify(WORKER_START)};\n${browserScript(...PARTS)} }`;
/**
 * `mraid.js`, which starts `mraid` anew for a game that asks for it late. A frame without an address has no play.js, but the page around it
 * has.
 */
const MRAID_SCRIPT = `{ ${browserScript(MRAID)}
  const toolsOf = (page) => { try { return page[Symbol.for('playable-emulator')]; } catch { return undefined; } };
  const tools = toolsOf(window) ?? toolsOf(parent);
  if (tools) startMraid(tools, true); }`;

;// CONCATENATED MODULE: ./.cache/build/emulator/src/play/play-app.js









/** For every response, because workers have the policy of their own. A page on this machine may have any port if it is forwarded. */
const POLICY = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "sandbox allow-scripts allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'self'; frame-ancestors 'self' http://127.0.0.1:* http://localhost:*",
    // The emulator's page shows images and media. No other site knows the random id in their addresses.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // A process of its own in desktop Chromium: an endless loop in a playable does not stop the page.
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
};
const PATH = '/:place{\\d{1,9}(?:-[a-z]+)?}/:assetId/:name{.+}';
/**
 * The origin of all uploaded files, where playables run: `/:release/:assetId/<name>` is an uploaded file, one beside it in that release, or
 * one in an uploaded zip; `/:release-:network/…` is the same with the interface of that network. Canvas, workers and storage work as on a
 * website of its own.
 *
 * Playables are untrusted. The policy lets them reach nothing but this origin, and also holds in workers and in frames of their own.
 *
 * `name` is the name of a file of the same organization. Its last segment is enough, since uploads may have names without
 * folders.
 */
function createPlayApp(services) {
    const { assets, data, journal, origin } = services;
    const app = new dist/* Hono */.$();
    app.onError((error, c) => errorResponse(error, c, journal));
    app.use(async (c, next) => {
        await next();
        for (const [name, value] of Object.entries(POLICY))
            c.res.headers.set(name, value);
        const { error } = c;
        if (error === undefined)
            return;
        // A line beside the frame says why.
        const why = `failed;desc=${JSON.stringify(error.message).replace(/[^ -~]/g, '?')}`;
        if (error instanceof UnreadableFile)
            c.res.headers.set('Server-Timing', why);
        if (c.req.header('Sec-Fetch-Dest') !== 'iframe')
            return;
        c.res = new Response(PLAY_ELEMENT, c.res);
        c.res.headers.set('Content-Type', 'text/html');
    });
    app.use(requireLocalHost, (c, next) => {
        if (c.req.header('Service-Worker') === undefined)
            return next();
        // It would stay, and answer for every later playable.
        throw new ResponseError(403, 'Playables have no service worker');
    });
    app.get('/play.js', (c) => sendScript(c, PLAY_SCRIPT));
    app.get('/:path{(?:.+/)?mraid\\.js}', (c, next) => {
        const [, network] = /^\/\d+-([a-z]+)\//.exec(c.req.path) ?? [];
        const isProvided = network === undefined || findNetwork(network)?.mraid;
        return isProvided ? sendScript(c, MRAID_SCRIPT) : next();
    });
    app.get(PATH, async (c) => {
        const [release, network] = c.req.param('place').split('-');
        const page = { ...findFile(assets, c.req.param('assetId')), release: Number(release) };
        const name = c.req.param('name');
        const { content, contentType, where } = isArchive(page)
            ? await findInArchive(data.filePath(page.file), name)
            : findBeside(services, page, name);
        const [kind, shownIn] = [fileKind(contentType), c.req.header('Sec-Fetch-Dest') ?? ''];
        // In a tab without a frame, a playable could lead itself to any address.
        if (shownIn === 'document' && kind !== 'other')
            return c.redirect(origin + playTab(page, network));
        const headers = fileHeaders(name, contentType, shownIn);
        if (where)
            c.header('Server-Timing', `found;desc="${where}"`);
        const isOpened = kind === 'page' && /frame|^$/.test(shownIn);
        const isWorker = /worker$/.test(shownIn) && !('Content-Encoding' in headers);
        if (!isOpened && !isWorker)
            return sendContent(c, content, headers);
        const bytes = 'bytes' in content ? content.bytes : await (0,external_node_fs_promises_.readFile)(content.path).catch(notKept);
        if (isOpened)
            keepStorageOf(c, `${page.release}-${page.assetId}`);
        const changed = isOpened ? withPlayScript(bytes) : Buffer.concat([Buffer.from(WORKER_START), bytes]);
        return c.body(new Uint8Array(changed), 200, headers);
    });
    app.all(PATH, methodNotAllowed('GET, HEAD'));
    app.notFound((c) => errorResponse(new ResponseError(404, 'There is no such file'), c, journal));
    return app;
}
/** Before a page starts, what another playable has stored is removed, which may have filled all of it. */
function keepStorageOf(c, playable) {
    // Cookies know no ports, and no other file of the playable has this one.
    const name = `playable-of-${new URL(c.req.url).port}`;
    if ((0,cookie/* getCookie */.Ri)(c, name) !== playable)
        c.header('Clear-Site-Data', '"storage"');
    (0,cookie/* setCookie */.TV)(c, name, playable, { httpOnly: true, maxAge: 31_536_000, sameSite: 'Strict' });
}
/** @throws {ResponseError} 404 if the zip has no such file, or can't be played. */
async function findInArchive(path, name) {
    const { entries } = await openArchive(path);
    const entry = entries.get(name);
    if (entry === undefined)
        throw new ResponseError(404, 'There is no such file in the zip');
    return { contentType: typeOfName(name), content: { bytes: await readFromArchive(path, entry) } };
}
/** @throws {ResponseError} 404 if no file beside `page` has that name. */
function findBeside({ assets, data }, page, name) {
    const { organizationId, release } = page;
    const named = (fileName) => assets.nearestNamed.get({ organizationId, release, fileName });
    const whole = name === normalName(page.fileName) ? page : named(name);
    const asset = whole ?? named(name.slice(name.lastIndexOf('/') + 1));
    if (asset === undefined)
        throw new ResponseError(404, 'There is no such file');
    const where = [!whole && 'by its base name', asset.release !== release && `in release ${asset.release}`];
    const content = { path: data.filePath(asset.file) };
    return { contentType: asset.contentType, content, where: where.filter(Boolean).join(', ') };
}
function sendScript(c, script) {
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
}
/** Licences may stand before it. */
const MAX_START_BYTES = 65_536;
const PLAY_ELEMENT = '<script src="/play.js"></script>';
/** An HTML document with `play.js` before everything else. */
function withPlayScript(page) {
    const text = page.toString('latin1', 0, MAX_START_BYTES);
    // UTF-16.
    if (/^(?:\xff\xfe|\xfe\xff)/.test(text))
        return page;
    const start = startLength(text);
    return Buffer.concat([page.subarray(0, start), Buffer.from(PLAY_ELEMENT), page.subarray(start)]);
}
/** The length of a byte order mark, and of a document type after blanks and comments, which must stay first. */
function startLength(text) {
    const mark = text.startsWith('\xef\xbb\xbf') ? 3 : 0;
    let at = mark;
    for (;;) {
        while (/\s/.test(text.charAt(at)))
            at += 1;
        if (!text.startsWith('<!--', at))
            break;
        const end = text.indexOf('-->', at + 4);
        if (end < 0)
            return mark;
        at = end + 3;
    }
    if (text.slice(at, at + 9).toLowerCase() !== '<!doctype')
        return mark;
    // Without an end, this is 0.
    return Math.max(mark, text.indexOf('>', at) + 1);
}
/**
 * The origin of playables for a request to the page: its host with another port. With another host, the frame would be of another site,
 * and browsers deny such a frame its storage. No policy can name an IPv6 host (CSP level 3, section 2.3.1).
 */
function playOriginFor(c, playPort) {
    const { hostname } = new URL(`http://${c.env.incoming.headers.host}`);
    return `http://${hostname.startsWith('[') ? '127.0.0.1' : hostname}:${playPort}`;
}
/** The address of a page with the interface of a network. It ends with the file's name, so that relative URLs lead to files beside it. */
function playUrl(origin, { assetId, fileName, release }, network = '') {
    const place = network === '' ? release : `${release}-${network}`;
    return `${origin}/${place}/${assetId}/${normalName(fileName).split('/').map(encodeURIComponent).join('/')}`;
}
/** The path at the emulator's page that shows a file in a tab of its own. */
function playTab({ assetId, release }, network = '') {
    return `/play/${assetId}?release=${release}${network === '' ? '' : `&network=${network}`}`;
}

// EXTERNAL MODULE: ./.cache/build/emulator/src/format.js
var format = __webpack_require__(1863);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/page/elements.js


const MAX_LENGTH = 200;
/** Truncates untrusted text to 200 characters and escapes invisible characters. */
function plainText(text) {
    return (0,format/* shorten */.ml)((0,format/* showInvisible */.jQ)((0,format/* shorten */.ml)(text, MAX_LENGTH)), MAX_LENGTH);
}
/** Like {@link plainText}, in an element that isolates the text direction. */
function untrustedText(text) {
    return (0,html/* html */.q) `<bdi>${plainText(text)}</bdi>`;
}
/** A moment in ISO 8601, in UTC to the second. */
function timeElement(moment) {
    return (0,html/* html */.q) `<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')}</time>`;
}
/** An HTML document of the emulator's origin. */
function htmlDocument(title, body) {
    return (0,html/* html */.q) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
</head>
${body}
</html>
`;
}
/** The frame of a playable, which has an origin of its own: it reaches neither the page nor its storage. */
function playFrame(url, label) {
    return (0,html/* html */.q) `<iframe src="${url}" title="${label}" sandbox="allow-scripts allow-same-origin allow-forms" referrerpolicy="no-referrer" loading="lazy"></iframe>`;
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/page/lists.js




/** Maximum number of items per list. */
const PAGE_SIZE = 100;
function gamesSection({ games, totals }) {
    return listSection('Games', totals.get().games, games.newest.all(PAGE_SIZE), {
        'Name and id': ({ name, id }) => (0,html/* html */.q) `${untrustedText(name)}<br><code>${id}</code>`,
        Organization: ({ organizationId }) => untrustedText(organizationId),
        'Created (UTC)': ({ createdAt }) => timeElement(createdAt),
    });
}
function exportsSection({ exports, totals }) {
    return listSection('Exports', totals.get().exports, exports.newest.all(PAGE_SIZE), {
        'Variant and id': ({ variantId, id }) => (0,html/* html */.q) `${untrustedText(variantId)}<br><code>${id}</code>`,
        Network: ({ network }) => untrustedText(network),
        Organization: ({ organizationId }) => untrustedText(organizationId),
        'Triggered (UTC)': ({ createdAt }) => timeElement(createdAt),
    });
}
/** Shows neither headers nor bodies, since they contain the token. */
function requestsSection({ journal: { entries } }) {
    // A journal with a limit has fewer entries than there were requests.
    const total = entries.at(-1)?.sequence ?? 0;
    return listSection('Requests', total, entries.slice(-PAGE_SIZE).reverse(), {
        'Time (UTC)': ({ atMs }) => timeElement(new Date(atMs).toISOString()),
        Method: ({ method }) => untrustedText(method),
        Route: (entry) => (0,html/* html */.q) `<code>${entry.route}${queryElement(entry)}</code>`,
        Response: responseElement,
        Received: ({ bodyBytes }) => bodyBytes === 0 ? (0,html/* html */.q) `<span class="quiet">–</span>` : (0,html/* html */.q) `${(0,format/* formatBytes */.z3)(bodyBytes)}`,
    });
}
/** Shows only page numbers: other queries may contain secrets, such as a signature. */
function queryElement({ route, query }) {
    if (query === '')
        return '';
    const isPage = route === '/v1/games' && /^(?:(?:page|limit)=\d{1,9}(?:&(?!$)|$))+$/.test(query);
    return isPage ? `?${query}` : (0,html/* html */.q) `<span class="quiet" title="A query, not shown">?…</span>`;
}
function responseElement({ status, fault, reason }) {
    const color = status === undefined ? '' : status < 400 ? 'good' : status < 500 ? 'warn' : 'bad';
    const text = status === undefined ? 'no response' : `${status} ${external_node_http_.STATUS_CODES[status] ?? ''}`;
    return (0,html/* html */.q) `<span class="badge ${color}">${text}</span>${fault && (0,html/* html */.q) ` <span class="badge warn">fault: ${fault.name}, ${fault.when} the work</span>`}${reason && (0,html/* html */.q) `<br>${untrustedText(reason)}`}`;
}
/** A table of the newest items. `columns` has the cell of an item by the heading of the column; the first one is the heading of its row. */
function listSection(heading, total, items, columns) {
    if (items.length === 0)
        return { heading, total, body: emptyElement(heading.slice(0, -1).toLowerCase()) };
    const [first, ...others] = Object.values(columns);
    const rows = items.map((item) => (0,html/* html */.q) `<tr><th scope="row">${first?.(item)}</th>${others.map((cell) => (0,html/* html */.q) `<td>${cell(item)}</td>`)}</tr>
`);
    const caption = `${heading}, newest first`;
    const body = (0,html/* html */.q) `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${Object.keys(columns).map((column) => (0,html/* html */.q) `<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
${moreElement(total - items.length)}`;
    return { heading, total, body };
}
function emptyElement(noun) {
    return (0,html/* html */.q) `<p class="empty">No ${noun} yet.</p>`;
}
function moreElement(more) {
    return more > 0 ? (0,html/* html */.q) `<p class="more">and ${(0,format/* formatNumber */.ZV)(more)} more</p>` : '';
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/page/assets.js









/** Assets by release, with a search box. `frames` is the origin where playables run. */
function assetsSection(services, query, frames) {
    const { assets } = services;
    const { assets: total, bytes } = services.totals.get();
    if (total === 0)
        return { heading: 'Assets', total, body: emptyElement('asset') };
    const records = assets.found.all({ ...query, limit: PAGE_SIZE });
    const found = records[0]?.found ?? 0;
    const releases = Map.groupBy(records, ({ release, organizationId }) => `${release} ${organizationId}`);
    const body = (0,html/* html */.q) `<div class="tools"><form role="search" action="/#assets"><label for="q">Name, type or id</label>
<input id="q" type="search" name="q" value="${(0,format/* showInvisible */.jQ)(query.search)}"><button>Search</button></form>
${found < total ? (0,html/* html */.q) `<p class="note">${(0,format/* formatNumber */.ZV)(found)} of ${(0,format/* formatNumber */.ZV)(total)} assets</p>` : ''}</div>
${found === 0
        ? (0,html/* html */.q) `<p class="empty">No asset matches ${untrustedText(query.search)}. <a href="/">Show all assets</a></p>`
        : [...releases.values()].map((items) => releaseList(items, services, frames))}
${moreElement(found - records.length)}`;
    return { heading: 'Assets', total, note: (0,format/* formatBytes */.z3)(bytes), body };
}
/** The assets of a release, or those that wait for their files, and the pages of an earlier release if this one has none. */
function releaseList(items, services, frames) {
    const { assets, data } = services;
    const [{ release, organizationId } = { release: null, organizationId: '' }] = items;
    const cards = items.map((asset) => assetCard(asset, services, frames));
    let heading = 'Waiting for their files';
    if (release !== null) {
        const { total, bytes, createdAt } = assets.releaseTotals.get(organizationId, release);
        heading = (0,html/* html */.q) `Release ${release} <span class="note">${untrustedText(organizationId)} · ${(0,format/* plural */.LS)(total, 'file')} · ${(0,format/* formatBytes */.z3)(bytes)} · ${timeElement(createdAt)}</span>`;
        const earlier = assets.pagesUpTo
            .all({ organizationId, release })
            .filter((page) => page.release < release && (0,external_node_fs_.existsSync)(data.filePath(page.file)));
        const remark = ' · of an earlier release, with the files of this one';
        cards.unshift(...earlier.map((page) => assetCard({ ...page, release }, services, frames, remark)));
    }
    return (0,html/* html */.q) `<h3>${heading}</h3>
<ul class="assets">
${cards}</ul>
`;
}
async function assetCard(asset, services, frames, remark = '') {
    const { assetId, contentType, createdAt, fileName, organizationId, sha256, size } = asset;
    const { kind, element, link, files } = await previewOf(asset, services, frames);
    const name = untrustedText(fileName);
    const state = size === null
        ? (0,html/* html */.q) `<span class="badge warn">waiting for its file</span>`
        : (0,html/* html */.q) `<span class="badge good">uploaded</span> ${(0,format/* formatBytes */.z3)(size)}`;
    return (0,html/* html */.q) `<li class="asset">
<div class="preview ${kind}">${element}</div>
<h4>${link === undefined ? name : (0,html/* html */.q) `<a href="${link}">${name}</a>`}</h4>
<p class="facts">${state} · ${timeElement(createdAt)}${remark}</p>
<dl>
<dt>Type</dt><dd>${untrustedText(contentType)}</dd>
<dt>Organization</dt><dd>${untrustedText(organizationId)}</dd>
${files.length === 0 ? '' : (0,html/* html */.q) `<dt>Files</dt><dd>${(0,format/* formatNumber */.ZV)(files.length)}: ${untrustedText(files.join(', '))}</dd>`}
<dt>Id</dt><dd><code>${assetId}</code></dd>
${sha256 === null ? '' : (0,html/* html */.q) `<dt>SHA-256</dt><dd><code title="${sha256}">${sha256.slice(0, 16)}…</code></dd>`}
</dl>
</li>
`;
}
/**
 * How a card shows a file. `link` opens what a browser shows in a frame in a tab of its own, and saves the rest; `files` are the names of all
 * files of a zip.
 */
async function previewOf(asset, { data }, frames) {
    const nothing = (why) => {
        const element = (0,html/* html */.q) `<span class="quiet">${untrustedText(why)}</span>`;
        return { kind: 'none', element, link: undefined, files: [] };
    };
    if (asset.status === 'pending')
        return nothing('No file yet');
    const path = data.filePath(asset.file);
    if (!(0,external_node_fs_.existsSync)(path))
        return nothing('The file is not kept here');
    const kind = fileKind(asset.contentType);
    if (kind === 'page')
        return playable(asset, frames);
    if (isArchive(asset)) {
        try {
            const { entries, page: fileName } = await openArchive(path);
            const preview = playable({ ...asset, fileName }, frames, `${asset.fileName}/${fileName}`);
            return { ...preview, files: [...entries.keys()] };
        }
        catch (error) {
            return nothing(error.message);
        }
    }
    const url = playUrl(frames, asset);
    const label = `Preview of ${plainText(asset.fileName)}`;
    const type = (0,html/* html */.q) `<span class="quiet">${untrustedText(essenceOf(asset.contentType))}</span>`;
    const elements = {
        image: (0,html/* html */.q) `<img src="${url}" alt="${label}" loading="lazy" decoding="async">`,
        audio: (0,html/* html */.q) `<audio src="${url}" aria-label="${label}" controls preload="metadata"></audio>`,
        video: (0,html/* html */.q) `<video src="${url}" aria-label="${label}" controls preload="metadata"></video>`,
        text: type,
        other: type,
    };
    return { kind, element: elements[kind], link: kind === 'other' ? url : playTab(asset), files: [] };
}
/** Usual sizes of phones and tablets, in CSS pixels; the first one is that of a phone of today. */
const FRAME_SIZES = ['390x844', '360x640', '320x480', '768x1024'];
/**
 * A page that can be played, at first for the network that `path` names. It loads the frame only when it is opened: 100 games at once would
 * be too many. One is open at a time: they share an origin, and would reach each other.
 */
function playable(page, frames, path = page.fileName) {
    const { assetId, release } = page;
    const chosen = networkInPath(path)?.id;
    const label = `Preview of ${plainText(page.fileName)}`;
    const link = playTab(page, chosen);
    const address = playUrl(frames, page, chosen);
    const sizes = FRAME_SIZES.map((size) => (0,html/* html */.q) `<option value="${size}">${size.replace('x', ' × ')}</option>`);
    const networks = NETWORKS.map(({ id, label: name, messages = {} }) => (0,html/* html */.q) `<option value="${id}"${id === chosen ? ' selected' : ''} data-messages="${JSON.stringify(messages)}">${name}</option>`);
    const element = (0,html/* html */.q) `<details class="game" name="game" data-asset="${assetId}" data-release="${release}" data-address="${address}"><summary><span><span class="play">Play</span><span class="close">Close</span><span class="unseen">: ${label}</span></span></summary>
<p class="frame-tools"><label>Network <select class="network" autocomplete="off"><option value="">none: every interface</option>${networks}</select></label>
<label>Size <select class="size" autocomplete="off">${sizes}<option value="">fill</option></select></label>
<button type="button" class="turn" aria-pressed="false">Turn</button> <button type="button" class="restart">Restart</button>
<button type="button" class="pause">Pause</button> <button type="button" class="mute" aria-pressed="false">Mute</button>
<button type="button" class="keyboard">Give it the keyboard</button>
<a class="tab" href="${link}" target="_blank" rel="noopener noreferrer">Play it in a new tab</a></p>
<div class="stage"><div>${playFrame(address, label)}</div>
<div class="notes"><p class="keys quiet" role="status"></p>
<p><strong class="verdict"></strong> <button type="button" class="copy">Copy as text</button></p>
<ul class="checks" aria-label="Checks"></ul>
<table class="verdicts" hidden><caption>Verdicts of all networks</caption><tbody></tbody></table>
<div class="log" role="log" aria-label="What the playable does" tabindex="0"><ol class="events"></ol></div>
<p class="more" hidden>Further lines are not shown.</p>
<p class="ready quiet"></p><p class="loaded quiet"></p><ol class="files" aria-label="Loaded files" tabindex="0"></ol></div></div></details>`;
    return { kind: 'page', element, link, files: [] };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/page/page.js





/** @param frames The origin where playables run. */
function overviewPage(services, query, frames) {
    const assets = assetsSection(services, query, frames);
    const games = gamesSection(services);
    const exports = exportsSection(services);
    const requests = requestsSection(services);
    const links = [assets, games, exports, requests].map(({ heading, total }) => (0,html/* html */.q) `<li><a href="#${heading.toLowerCase()}"><strong>${(0,format/* formatNumber */.ZV)(total)}</strong> ${heading}</a></li>
`);
    return htmlDocument('Playable emulator', (0,html/* html */.q) `<body>
<header>
<img src="/favicon.ico" alt="" width="40" height="40">
<div><h1>Playable emulator</h1>
<p>The playable content service on this machine: <code>${services.baseUrl}</code></p></div>
</header>
<nav aria-label="Parts of this page"><ul>
${links}</ul></nav>
<main>
<p id="drop" hidden><label>To play a page or a zip, drop it anywhere here, or choose it: <input type="file" multiple></label> <output></output></p>
<p id="gone" role="status" hidden>The game of this address is gone: it is not among the files below.</p>
${sectionElement(assets)}<div class="pair">
${[games, exports].map(sectionElement)}</div>
${sectionElement(requests)}</main>
<script src="/page.js"></script>
</body>`);
}
function sectionElement({ heading, total, note, body }) {
    const id = heading.toLowerCase();
    return (0,html/* html */.q) `<section id="${id}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading} <span class="count">${(0,format/* formatNumber */.ZV)(total)}</span>${note && (0,html/* html */.q) ` <span class="note">${note}</span>`}</h2>
${body}
</section>
`;
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/page/routes.js














const ICON = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\" width=\"32\" height=\"32\"><title>Playable emulator</title><defs><radialGradient id=\"b\" cx=\".35\" cy=\".3\" r=\".8\"><stop offset=\"0\" stop-color=\"#bfe3ff\"/><stop offset=\".5\" stop-color=\"#4c8dff\"/><stop offset=\"1\" stop-color=\"#2544b8\"/></radialGradient></defs><circle cx=\"16\" cy=\"16\" r=\"15\" fill=\"url(#b)\"/><path d=\"M12.5 9.8v12.4L22.5 16z\" fill=\"#fff\"/></svg>\n";
const CSS = "/* The page, light or dark like the system of the reader. */\n:root {\n  color-scheme: light dark;\n  --page: light-dark(#f4f6fa, #0e1117); --card: light-dark(#fff, #161b24); --soft: light-dark(#eef1f6, #1e2530);\n  --text: light-dark(#1a2130, #e7eaf0); --quiet: light-dark(#566072, #a0aabb); --link: light-dark(#1f54d1, #8db2ff);\n  --line: light-dark(#dde2ea, #2b3240); --check: light-dark(#e6eaf1, #222936);\n  --good: light-dark(#12653a, #83e3ab); --on-good: light-dark(#dff5e8, #12321f);\n  --warn: light-dark(#7d4c00, #f3c573); --on-warn: light-dark(#fdf0d8, #36280d);\n  --bad: light-dark(#a8221b, #ffa39c); --on-bad: light-dark(#fde7e5, #3d1a18);\n}\n* { box-sizing: border-box; }\nhtml { scroll-padding-top: 1rem; }\nbody {\n  margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; max-width: 84rem;\n  background: var(--page); color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;\n}\na { color: var(--link); text-underline-offset: 0.2em; }\n:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }\ncode { font: 0.8125rem/1.5 ui-monospace, 'Liberation Mono', monospace; }\nh1, h2, h3, h4, p, ul, ol, dl, dd { margin: 0; padding: 0; }\nh1 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -0.01em; }\nh2 { margin-bottom: 0.75rem; font-size: 1.125rem; }\nul, ol { list-style: none; }\nheader { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }\nheader p, .note, .more, label, .quiet, .facts, dt { color: var(--quiet); }\nheader code { color: var(--text); }\nheader + nav ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: 0.75rem; margin: 1.5rem 0 2rem; }\nheader + nav a {\n  display: block; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem;\n  background: var(--card); color: var(--quiet); text-decoration: none;\n}\nheader + nav strong { display: block; color: var(--text); font-size: 1.5rem; line-height: 1.3; font-variant-numeric: tabular-nums; }\nsection { min-width: 0; margin-bottom: 2.25rem; }\n.pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }\n@media (min-width: 75rem) { .pair { grid-template-columns: 5fr 6fr; } }\n.badge, .count {\n  display: inline-block; padding: 0 0.5rem; border-radius: 1rem; background: var(--soft); color: var(--quiet);\n  font-size: 0.8125rem; font-weight: 600;\n}\n.note, .more, label { font-size: 0.875rem; font-weight: 400; }\n.more { margin-top: 0.5rem; }\n.scroll, .empty, .asset { border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }\n.scroll { max-height: 30rem; overflow: auto; }\ntable { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }\ncaption, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\nth, td { text-align: start; vertical-align: baseline; font-weight: 400; }\nthead th {\n  position: sticky; top: 0; background: var(--soft); color: var(--quiet);\n  font-size: 0.8125rem; font-weight: 600; white-space: nowrap;\n}\ntbody tr + tr { border-top: 1px solid var(--line); }\n.pair tbody th { font-weight: 600; }\nth code, dd code { color: var(--quiet); font-weight: 400; font-size: 0.75rem; }\ntime, .badge { white-space: nowrap; }\n.good { background: var(--on-good); color: var(--good); }\n.warn { background: var(--on-warn); color: var(--warn); }\n.bad { background: var(--on-bad); color: var(--bad); }\n.empty { padding: 1rem 1.25rem; color: var(--quiet); }\n#drop, #gone { margin-bottom: 1.5rem; }\n.tools, form, .frame-tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }\ninput, button, select { padding: 0.375rem 0.75rem; border: 1px solid var(--quiet); border-radius: 0.5rem; background: var(--card); color: var(--text); font: inherit; }\ninput { flex: 1 1 9rem; min-width: 0; max-width: 100%; }\nbutton { color: var(--link); font-weight: 600; cursor: pointer; }\nbutton:hover, header + nav a:hover { border-color: var(--link); }\nbutton:disabled { color: var(--quiet); cursor: default; }\n.assets { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem; align-items: start; }\n/* An open playable is about as high as two other cards. */\n.asset:has([open]) { grid-column: 1 / -1; }\n.asset { min-width: 0; overflow: hidden; padding-bottom: 0.875rem; }\n.asset > :not(.preview) { margin-inline: 1rem; }\n.preview {\n  display: grid; place-items: center; place-content: center; gap: 0.25rem; height: 9.5rem; margin-bottom: 0.75rem; padding: 0.75rem;\n  border-bottom: 1px solid var(--line); background: var(--soft); overflow: hidden;\n}\n.preview.image { background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 0 / 1rem 1rem; }\n.preview img, .preview video { max-width: 100%; max-height: 8rem; object-fit: contain; font-size: 0.8125rem; }\n.preview audio { width: 14rem; max-width: 100%; }\nh3 { margin: 1.25rem 0 0.75rem; font-size: 1rem; }\nh4, .verdict { font-size: 0.9375rem; }\n.facts { margin-block: 0.25rem 0.5rem; }\n.facts, dl, .notes, .frame-tools { font-size: 0.8125rem; }\ndl { display: grid; grid-template-columns: auto 1fr; gap: 0 0.75rem; }\n.preview.page { display: block; place-items: normal; height: auto; padding: 0; }\n.game > summary { display: grid; place-items: center; height: calc(9.5rem - 1px); color: var(--link); font-weight: 600; list-style: none; cursor: pointer; }\n.game > summary > span { padding: 0.375rem 1.125rem; border: 1px solid; border-radius: 2rem; background: var(--card); }\n.game > summary > span::before { content: '\\25b6\\fe0e' / ''; margin-inline-end: 0.5rem; }\n.game:not([open]) .close, .game[open] .play { display: none; }\n.game > summary:hover > span { background: var(--link); color: var(--card); }\n.game[open] > summary { height: 3.5rem; }\n.game[open] > summary > span::before { content: '\\d7' / ''; }\n.frame-tools, .notes { padding: 0.5rem 1rem; }\nbutton[aria-pressed=true] { background: var(--link); color: var(--card); }\n.log, .files { max-height: 16rem; overflow: auto; }\n.log:has(li) { border-block: 1px solid var(--line); }\n.notes > * { margin-block: 0.25rem; }\n.verdicts tbody th, .verdicts tbody td { min-width: 0; padding: 0.125rem 1rem 0.125rem 0; }\n.checks li { padding-block: 0.25rem; }\n.checks small { display: block; color: var(--quiet); }\n.events .call { color: var(--good); font-weight: 600; }\n#gone, .events .foreign { color: var(--bad); }\n@media (min-width: 60rem) {\n  .game[open] .stage { display: grid; grid-template-columns: minmax(0, 1fr) 22rem; }\n  .log { max-height: 30rem; }\n}\n/* White up to its edge would shine through beside a frame that ends within a pixel. */\niframe {\n  display: block; margin: auto; width: 100%; height: 30rem; border: 0; color-scheme: light;\n  background: linear-gradient(#fff, #fff) center / calc(100% - 6px) calc(100% - 6px) no-repeat;\n}\n.tab { max-width: none; padding: 0; }\n.tab iframe { width: 100vw; height: 100vh; }\n@media (max-width: 45rem) {\n  label { flex-basis: 100%; }\n  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n  table, tbody, tbody tr { display: block; }\n  tbody tr { padding: 0.5rem 1rem; }\n  tbody tr > * { display: inline-block; max-width: 100%; margin-inline-end: 0.75rem; }\n}\n@media (min-width: 45rem) {\n  th, td { min-width: 6.75rem; padding: 0.5rem 0.75rem; }\n  th:first-child { min-width: 10rem; padding-inline-start: 1rem; }\n  td { max-width: min(40rem, 60vw); }\n}\n";
/** Each part uses those before it. */
const SCRIPT = `{ ${browserScript("/** The rules of the page that need no browser. */\nimport type { CheckLine } from '../../play/network.ts';\n\n/** What a playable did while it was played for one network. */\nexport interface Played {\n  readonly facts: Set<string>;\n  /** The facts before its first call to action, if there was one. */\n  before?: ReadonlySet<string> | undefined;\n  /** Of the files that it loaded besides its page. */\n  otherBytes: number;\n}\n\nconst NOTHING: Played = { facts: new Set(), otherBytes: 0 };\n\nexport const megabytes = (bytes: number) => (bytes / 1e6).toFixed(3);\n\n/** A line of the list, as it stands. */\nexport const judge = (check: CheckLine, { facts, before, otherBytes }: Played = NOTHING) => {\n  const { isGood, need = [], never = [], isFirst, size } = check;\n  const has = (among: ReadonlySet<string>) => need.every((fact) => among.has(fact));\n  const isLate = isFirst && before !== undefined && !has(before);\n  const bytes = size ? size.bytes + (size.isAll ? 0 : otherBytes) : 0;\n  const isBad = !isGood || never.some((fact) => facts.has(fact)) || isLate || (size && bytes > size.bad);\n  const isOpen = !has(facts) || (size && bytes > size.good);\n  const text = size ? `${megabytes(bytes)} MB, ${check.line}` : check.line;\n  const state: 'bad' | 'open' | 'good' = isBad ? 'bad' : isOpen ? 'open' : 'good';\n  return { state, text, source: check.source };\n};\n\n/** `all good`, or `2 bad, 3 open`. */\nexport const verdictOf = (checks: readonly CheckLine[], played?: Played) => {\n  const states = checks.map((check) => judge(check, played).state);\n  const counts = (['bad', 'open'] as const)\n    .map((state) => ({ state, count: states.filter((one) => one === state).length }))\n    .filter(({ count }) => count > 0);\n  return counts.map(({ state, count }) => `${count} ${state}`).join(', ') || 'all good';\n};\n\n/** A network with its list, and what the playable did when it was played for it. */\nexport interface Judged {\n  readonly label: string;\n  readonly checks: readonly CheckLine[];\n  readonly played: Played | undefined;\n}\n\n/** All verdicts as text for a ticket: of the chosen network with each line that is not good, of the others in one line each. */\nexport const verdictText = (name: string, chosen: Judged | undefined, all: readonly Judged[]) => {\n  const head = ({ label, checks, played }: Judged) => `${label}: ${verdictOf(checks, played)}`;\n  const lines = chosen?.checks\n    .map((check) => judge(check, chosen.played))\n    .filter(({ state }) => state !== 'good')\n    .map(({ state, text, source }) => `- ${state}: ${text} (${source})`);\n  const others = all.filter((one) => one !== chosen).map(head);\n  return [name, ...(chosen ? [head(chosen), ...(lines ?? [])] : []), ...others, ''].join('\\n');\n};\n\n/** So long after the last touch a call to action is none of the person who plays. */\nconst TOUCHED_MS = 1000;\n/** What is wrong with a call to action, if anything. `touchedAt` is infinite while a finger is down. */\nexport const exitFact = (facts: ReadonlySet<string>, touchedAt: number | undefined, now: number) => {\n  if (touchedAt === undefined) return 'store without a touch';\n  if (!facts.has('touched')) return 'store at the first touch';\n  return now - touchedAt > TOUCHED_MS ? 'store by itself' : undefined;\n};\n\n/** A playable that sends more messages within a second is ended. Of a list, each 100 count as one more. */\nexport const MAX_MESSAGES = 500;\nexport const createFloodGate = () => {\n  let [since, count] = [Number.NEGATIVE_INFINITY, 0];\n  /** Whether a message, a list of `length` of them, is one too many. How long it took to read says nothing: the machine may be busy. */\n  return (now: number, length = 0) => {\n    if (now - since >= 1000) [since, count] = [now, 0];\n    count += 1 + length / 100;\n    return count > MAX_MESSAGES;\n  };\n};\n", "/**\n * What is known of an open game, and its lists beside the frame. Messages come from a playable, which may be hostile: they are counted and\n * cut as they arrive, and drawn at most ten times a second.\n */\nimport type { CheckLine } from '../../play/network.ts';\nimport type { PlayMessage } from '../../play/script/report.ts';\nimport { exitFact, type Judged, judge, megabytes, type Played, verdictOf } from './rules.ts';\n\n/** Lines and files per game, and their length. */\nconst [MAX_LINES, MAX_FILES, MAX_LENGTH, DRAW_MS] = [200, 2000, 600, 100];\n\nexport const find = <Found extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): Found =>\n  within.querySelector(selector) as Found;\nconst element = <Tag extends keyof HTMLElementTagNameMap>(name: Tag, properties: object = {}) =>\n  Object.assign(document.createElement(name), properties);\nconst plain = (text: unknown) =>\n  String(text)\n    .slice(0, MAX_LENGTH)\n    .replace(/[\\p{Cc}\\p{Cf}]/gu, '');\n\nexport const networkSelect = (game: HTMLElement) => find<HTMLSelectElement>(game, '.network');\nexport const networkOf = (game: HTMLElement) => networkSelect(game).value;\n\n/** What each game does now, what it did by the network for which it was played, and what networks check of it. */\nconst current = new WeakMap<HTMLElement, Played>();\nconst results = new WeakMap<HTMLElement, Map<string, Played>>();\nconst checked = new WeakMap<HTMLElement, Readonly<Record<string, readonly CheckLine[]>>>();\n\n/** What the chosen network and all others check of a game. */\nexport const judgedOf = (game: HTMLElement) => {\n  const checks = checked.get(game) ?? {};\n  const all = [...networkSelect(game).options].flatMap(({ value, label }): Judged[] => {\n    const played = results.get(game)?.get(value);\n    return checks[value] ? [{ label, checks: checks[value], played }] : [];\n  });\n  const [selected] = networkSelect(game).selectedOptions;\n  return { chosen: all.find(({ label }) => label === selected?.label), all };\n};\nconst checkRow = ({ state, text, source }: ReturnType<typeof judge>) => {\n  const row = element('li');\n  const badge = element('span', { className: `badge ${state}`, textContent: state });\n  row.append(badge, ` ${text} `, element('small', { textContent: source }));\n  return row;\n};\nconst verdictRow = ({ label, checks, played }: Judged) => {\n  const row = element('tr');\n  const head = element('th', { scope: 'row', textContent: label });\n  row.append(head, element('td', { textContent: verdictOf(checks, played) }));\n  return row;\n};\n\n/** A row of a list, and its text. */\ninterface Row {\n  readonly row: HTMLElement;\n  readonly list: string;\n  show: () => string;\n}\n\nexport type Notes = ReturnType<typeof createNotes>;\n\n/** Empties the lists of a game, and begins to note what it does. */\nexport const createNotes = (game: HTMLElement) => {\n  const played: Played = { facts: new Set(), otherBytes: 0 };\n  const { facts } = played;\n  const lines: (Row & { readonly text: string; times: number })[] = [];\n  const files = new Map<string, Row & { bytes: number }>();\n  const changed = new Set<Row>();\n  const startedAt = performance.now();\n  /** Of the last touch; infinite while a finger is down. */\n  let touchedAt: number | undefined;\n  const ready = new Map<string, number>();\n  let isCut = false;\n\n  const draw = () => {\n    const log = find(game, '.log');\n    const isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 9;\n    for (const { row, list, show } of changed) {\n      row.textContent = show();\n      if (!row.isConnected) find(game, list).append(row);\n    }\n    changed.clear();\n    if (isAtEnd) log.scrollTop = log.scrollHeight;\n    find(game, '.more').hidden = !isCut;\n    find(game, '.ready').textContent = [...ready]\n      .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)} s`)\n      .join(' · ');\n    const bytes = files.values().reduce((sum, file) => sum + file.bytes, 0);\n    find(game, '.loaded').textContent =\n      files.size === 0 ? '' : `${megabytes(bytes)} MB loaded · one HTML: ${files.size === 1 ? 'yes' : 'no'}`;\n    const { chosen, all } = judgedOf(game);\n    const verdict = chosen && `${chosen.label}: ${verdictOf(chosen.checks, chosen.played)}`;\n    find(game, '.verdict').textContent = verdict ?? '';\n    find(game, '.verdicts').hidden = all.length === 0;\n    find(game, '.verdicts tbody').replaceChildren(...all.map(verdictRow));\n    const judged = chosen?.checks.map((check) => judge(check, chosen.played)) ?? [];\n    find(game, '.checks').replaceChildren(...judged.map(checkRow));\n  };\n  let isDue = false;\n  const drawSoon = () => {\n    if (isDue) return;\n    isDue = true;\n    setTimeout(() => {\n      isDue = false;\n      // It may have been restarted meanwhile.\n      if (current.get(game) === played) draw();\n    }, DRAW_MS);\n  };\n\n  const addFact = (fact: string) => {\n    if (fact.startsWith('call to action')) {\n      played.before ??= new Set(facts);\n      const exit = exitFact(facts, touchedAt, performance.now());\n      if (exit) facts.add(exit);\n    }\n    if (facts.size < MAX_LINES) facts.add(fact);\n    drawSoon();\n  };\n  const addLine = (what: string, detail?: unknown, times = 1) => {\n    const kind = plain(what);\n    const text = plain([kind, detail].filter(Boolean).join(': '));\n    addFact(kind);\n    const last = lines.at(-1);\n    if (last?.text === text) {\n      last.times += times;\n      changed.add(last);\n      return;\n    }\n    const isCall = kind.startsWith('call to action');\n    if (lines.length >= (isCall || kind === 'ended' ? 2 * MAX_LINES : MAX_LINES)) {\n      isCut = true;\n      return;\n    }\n    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);\n    const className = kind === 'call to action' ? 'call' : isCall ? 'foreign call' : '';\n    const row = element('li', { className, title: text });\n    const show = () => `${seconds} s  ${text}${line.times > 1 ? ` × ${line.times}` : ''}`;\n    const line = { text, times, row, list: '.events', show };\n    lines.push(line);\n    changed.add(line);\n  };\n  const addFile = ({ file = '', bytes = 0, where = '', isPage = false }: PlayMessage) => {\n    const name = plain(file);\n    const loaded = files.get(name);\n    if (loaded ? loaded.bytes >= bytes : files.size >= MAX_FILES) return;\n    if (!loaded && where) addLine('found elsewhere', `${name}: ${where}`);\n    if (!isPage) {\n      addFact('second file');\n      played.otherBytes += bytes - (loaded?.bytes ?? 0);\n    }\n    const suffix = where ? ` · ${plain(where)}` : '';\n    const show = () => `${name} · ${(bytes / 1000).toFixed(1)} KB${suffix}`;\n    const shown = Object.assign(loaded ?? { row: element('li'), list: '.files' }, { bytes, show });\n    files.set(name, shown);\n    changed.add(shown);\n    drawSoon();\n  };\n  const noteTouch = (touch: PlayMessage['touch']) => {\n    touchedAt = touch === 'down' ? Number.POSITIVE_INFINITY : performance.now();\n  };\n  const noteReady = (name: string, ms: number) => {\n    if (!ready.has(name) && ready.size < 5) ready.set(plain(name), ms);\n    drawSoon();\n  };\n\n  current.set(game, played);\n  for (const list of ['.events', '.files', '.checks']) find(game, list).replaceChildren();\n  if (game.matches('[open]')) results.set(game, new Map(results.get(game)).set(networkOf(game), played));\n  draw();\n  if (game.matches('[open]') && !checked.has(game))\n    fetch(`/checks/${game.dataset['asset']}`)\n      .then((response) => (response.ok ? response.json() : {}))\n      .then((checks) => {\n        checked.set(game, checks);\n        drawSoon();\n      })\n      // The emulator has ended.\n      .catch(() => undefined);\n  return { addFact, addLine, addFile, noteTouch, noteReady };\n};\n", "/**\n * The script of the page. A game that is opened comes into view, and one that is closed ends: in a hidden frame its sound would go on.\n * Which one is open, and its network, is in the address. What play.js in its frame reports becomes lists beside it.\n */\nimport type { PlayMessage } from '../../play/script/report.ts';\nimport { createNotes, find, judgedOf, type Notes, networkOf, networkSelect } from './notes.ts';\nimport { createFloodGate, MAX_MESSAGES, verdictText } from './rules.ts';\n\n/** Of a list that play.js sends, and of a fact. A hostile playable may send more. */\nconst [MAX_LIST, MAX_FACT] = [4000, 200];\n\nconst isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';\nconst frameOf = (game: HTMLElement) => find<HTMLIFrameElement>(game, 'iframe');\nconst say = (game: HTMLElement, text: string) => {\n  find(game, '.keys').textContent = text;\n};\n\n/** The open game: the browser closes one when another opens. */\nlet played: HTMLElement | undefined;\nlet notes: Notes | undefined;\nlet isFlood = createFloodGate();\nconst begin = (game: HTMLElement) => {\n  const next = createNotes(game);\n  if (game !== played) return;\n  notes = next;\n  isFlood = createFloodGate();\n};\n\nconst setPaused = (game: HTMLElement, paused: boolean) => {\n  find(game, '.pause').textContent = paused ? 'Resume' : 'Pause';\n};\nconst isPaused = (game: HTMLElement) => find(game, '.pause').textContent === 'Resume';\n/** Whatever the frame held ends. */\nconst replaceFrame = (game: HTMLElement, address: string) => {\n  const frame = frameOf(game);\n  const next = frame.cloneNode() as HTMLIFrameElement;\n  next.src = address;\n  frame.replaceWith(next);\n};\nconst restart = (game: HTMLElement) => {\n  const network = networkOf(game);\n  const suffix = network && `-${network}`;\n  const { address = '' } = game.dataset;\n  replaceFrame(game, address.replace(/^([^/]*\\/\\/[^/]*\\/\\d+)[^/]*/, `$1${suffix}`));\n  const tab = find<HTMLAnchorElement>(game, '.tab');\n  tab.href = tab.href.replace(/&network=.*|$/, network && `&network=${network}`);\n  setPaused(game, false);\n  begin(game);\n};\nconst control = (game: HTMLElement, target: Window | null, keys = false) => {\n  const message = { muted: isPressed(find(game, '.mute')), paused: isPaused(game), keys };\n  target?.postMessage(message, '*');\n};\nconst resize = (game: HTMLElement) => {\n  const [turn, frame] = [find<HTMLButtonElement>(game, '.turn'), frameOf(game)];\n  const size = find<HTMLSelectElement>(game, '.size').value.split('x');\n  const [width = '', height = ''] = isPressed(turn) ? size.reverse() : size;\n  turn.disabled = width === '';\n  // A device that is wider than this page is shown smaller, with all of its pixels.\n  const zoom = Math.min(1, (frame.parentElement?.clientWidth ?? 0) / Number(width)) || 1;\n  Object.assign(frame.style, { width: width && `${width}px`, height: height && `${height}px`, zoom });\n};\n/** Writes the open game into the address, from where it opens, also after *Back*. */\nconst remember = () => {\n  const url = new URL(location.href);\n  const { asset: play, release } = played?.dataset ?? {};\n  const network = played && networkOf(played);\n  for (const [name, value] of Object.entries({ play, release, network }))\n    if (value === undefined) url.searchParams.delete(name);\n    else url.searchParams.set(name, value);\n  history.replaceState(null, '', url);\n};\nconst gameAround = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('.game');\naddEventListener(\n  'toggle',\n  ({ target }) => {\n    const game = target as HTMLDetailsElement;\n    if (!game.matches('.game')) return;\n    if (game.open) played = game;\n    else if (played === game) played = undefined;\n    remember();\n    if (!game.open) return restart(game);\n    begin(game);\n    resize(game);\n    game.scrollIntoView();\n  },\n  true,\n);\naddEventListener('change', ({ target }) => {\n  const game = gameAround(target);\n  const { className } = target as Element;\n  if (game && className === 'size') resize(game);\n  if (!game || className !== 'network') return;\n  restart(game);\n  remember();\n});\naddEventListener('resize', () => played && resize(played));\nconst copyVerdict = (game: HTMLElement) => {\n  const { asset, release } = game.dataset;\n  const { chosen, all } = judgedOf(game);\n  const name = `${frameOf(game).title.replace(/^Preview of /, '')}, release ${release}, asset ${asset}`;\n  navigator.clipboard.writeText(verdictText(name, chosen, all)).then(\n    () => say(game, 'The verdict is in the clipboard.'),\n    () => say(game, 'The browser did not let the page write to the clipboard.'),\n  );\n};\naddEventListener('click', ({ target }) => {\n  const game = gameAround(target);\n  if (!game || !(target instanceof HTMLButtonElement)) return;\n  if (target.className === 'restart') return restart(game);\n  if (target.className === 'copy') return copyVerdict(game);\n  const frame = frameOf(game);\n  if (target.className === 'keyboard') {\n    noteGift();\n    frame.focus();\n    return control(game, frame.contentWindow, true);\n  }\n  if (target.className === 'pause') setPaused(game, !isPaused(game));\n  else target.setAttribute('aria-pressed', String(!isPressed(target)));\n  if (target.className === 'turn') resize(game);\n  else control(game, frame.contentWindow);\n});\n\n/** The element of the page that has the keyboard. A frame gets it by *Tab* or by a click in it, not because its playable wants it. */\nlet holder: HTMLElement | null = null;\n/** News of a click comes from another process, maybe after the keyboard has gone. */\nconst [GIVEN_MS, NEWS_MS] = [500, 100];\nlet givenAt = Number.NEGATIVE_INFINITY;\nconst noteGift = () => {\n  givenAt = performance.now();\n};\nconst onBlur = () => {\n  const frame = document.activeElement;\n  if (frame?.tagName !== 'IFRAME') return;\n  if (holder?.isConnected && performance.now() - givenAt > GIVEN_MS)\n    return holder.focus({ preventScroll: true });\n  holder = null;\n  const game = gameAround(frame);\n  if (game) say(game, 'The playable has the keyboard. Escape gives it back to the page.');\n};\naddEventListener('focusin', ({ target }) => {\n  if ((target as Element).tagName === 'IFRAME') return;\n  holder = target as HTMLElement;\n  if (played && find(played, '.keys').textContent?.includes('keyboard'))\n    say(played, 'The page has the keyboard.');\n});\naddEventListener('keydown', ({ key }) => key === 'Tab' && noteGift(), true);\naddEventListener('blur', () => setTimeout(onBlur, NEWS_MS));\n\n/** Some networks take texts as calls, of which the options of *Network* know the kinds. */\nconst addMessage = (game: HTMLElement, known: Notes, text: string) => {\n  const { options, value } = networkSelect(game);\n  const kindOf = ({ dataset: { messages = '{}' } }: HTMLOptionElement) =>\n    new Map(Object.entries(JSON.parse(messages))).get(text);\n  const owners = [...options].filter(kindOf);\n  const [owner] = owners;\n  if (!owner) return;\n  const name = `postMessage '${text}'`;\n  const labels = owners.map(({ label }) => label).join(', ');\n  if (value !== '' && !owners.some((option) => option.value === value))\n    return known.addLine(\"another network's interface\", `${name} (${labels})`);\n  known.addFact(name);\n  if (kindOf(owner) === 'call') known.addLine('call to action', name);\n  else known.addLine(name);\n};\n\n/** Whether a message comes from the frame of a game, or from one within it. */\nconst isFrom = (game: HTMLElement, source: MessageEventSource | null): source is Window => {\n  const { contentWindow } = frameOf(game);\n  let at = source as Window | null;\n  while (at && at !== contentWindow && at !== at.parent) at = at.parent;\n  return at !== null && at === contentWindow;\n};\nconst take = (game: HTMLElement, known: Notes, source: Window, message: PlayMessage) => {\n  const { fact, touch, escaped, file, bytes, what, ready, ms } = message;\n  if (fact === 'started') control(game, source);\n  if (touch === 'down') noteGift();\n  if (touch) known.noteTouch(touch);\n  if (escaped && document.activeElement === frameOf(game)) find(game, 'summary').focus();\n  if (typeof fact === 'string') known.addFact(fact.slice(0, MAX_FACT));\n  if (typeof ready === 'string' && typeof ms === 'number') known.noteReady(ready, ms);\n  if (typeof file === 'string' && typeof bytes === 'number') known.addFile(message);\n  if (typeof what === 'string') known.addLine(what, message.detail, Number(message.times) || 1);\n};\naddEventListener('message', (event: MessageEvent<unknown>) => {\n  const [game, known, { source, data }] = [played, notes, event];\n  if (!game || !known || !isFrom(game, source)) return;\n  const list = (data as { readonly playable?: unknown } | undefined)?.playable;\n  const messages: readonly PlayMessage[] = Array.isArray(list) ? list.slice(0, MAX_LIST) : [];\n  if (isFlood(performance.now(), messages.length)) {\n    replaceFrame(game, 'about:blank');\n    known.addLine('ended', `it sent more than ${MAX_MESSAGES} messages within a second`);\n    return say(game, 'The playable was ended: it sent too many messages. Restart begins it anew.');\n  }\n  if (typeof data === 'string') return addMessage(game, known, data);\n  for (const message of messages) take(game, known, source, message ?? {});\n});\n\nconst asked = new URLSearchParams(location.search);\nconst game = document.querySelector<HTMLDetailsElement>(\n  `[data-asset=\"${CSS.escape(asked.get('play') ?? '')}\"][data-release=\"${CSS.escape(asked.get('release') ?? '')}\"]`,\n);\nfind(document, '#gone').hidden = game !== null || !asked.has('play');\nif (game) {\n  const network = asked.get('network');\n  if (network !== null) networkSelect(game).value = network;\n  restart(game);\n  game.open = true;\n}\n", "/** Uploads files that are dropped on the page, or chosen in it, and plays the last page or zip among them. */\nimport { find } from './notes.ts';\n\nconst field = find<HTMLInputElement>(document, '#drop input');\nconst status = find(document, '#drop output');\nfind(document, '#drop').hidden = false;\n\nconst upload = async (files: Iterable<File>) => {\n  let address: string | undefined;\n  for (const file of files) {\n    status.textContent = `Uploading ${file.name} …`;\n    const response = await fetch(`/upload?${new URLSearchParams({ name: file.name })}`, {\n      method: 'POST',\n      headers: { 'Content-Type': 'application/octet-stream' },\n      body: file,\n    });\n    const { assetId, release, message } = await response.json();\n    if (!response.ok) throw new Error(message);\n    if (/\\.(?:html?|zip)$/i.test(file.name)) address = `/?${new URLSearchParams({ play: assetId, release })}`;\n  }\n  location.assign(address ?? '/');\n};\nconst tryUpload = (files: Iterable<File>) =>\n  upload(files).catch((error: Error) => {\n    status.textContent = `Not uploaded: ${error.message}`;\n  });\nfield.addEventListener('change', () => tryUpload(field.files ?? []));\naddEventListener('dragover', (event) => {\n  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();\n});\naddEventListener('drop', (event) => {\n  const files = event.dataTransfer?.files ?? [];\n  if (files.length === 0) return;\n  event.preventDefault();\n  void tryUpload(files);\n});\n")} }`;
/**
 * The page at `/`, for people on this machine. These requests need no token, and are not
 * subject to the journal, faults, latency and rate limit.
 */
function pageRoutes(services) {
    const { assets, data, playPort } = services;
    const routes = new dist/* Hono */.$();
    const paths = ['/', '/favicon.ico', '/page.css', '/page.js', '/play/:assetId', '/checks/:assetId'];
    for (const path of paths) {
        routes.use(path, requireLocalHost, async (c, next) => {
            c.header('Cache-Control', 'no-store');
            c.header('Cross-Origin-Resource-Policy', 'same-origin');
            c.header('Referrer-Policy', 'no-referrer');
            c.header('X-Content-Type-Options', 'nosniff');
            await next();
        });
    }
    routes.get('/', async (c) => {
        const frames = playOriginFor(c, playPort);
        const { q = '', play = '', release = '' } = c.req.query();
        const query = { search: q.trim(), play, release: /^\d{1,9}$/.test(release) ? Number(release) : -1 };
        return c.html(await overviewPage(services, query, frames), 200, documentHeaders(frames));
    });
    routes.get('/page.css', (c) => c.body(CSS, 200, { 'Content-Type': 'text/css' }));
    routes.get('/page.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript' }));
    routes.get('/favicon.ico', (c) => c.body(ICON, 200, {
        'Content-Type': 'image/svg+xml',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        // A file in a sandboxed tab has another origin.
        'Cross-Origin-Resource-Policy': 'cross-origin',
    }));
    // `?release=&network=`: an uploaded file in a tab of its own, a page with the files of a release. The tab has no scripts. It holds the
    // playable in a frame, because only the policy of the document around it can prevent a playable from sending data away by leading its own
    // tab to another address.
    routes.get('/play/:assetId', async (c) => {
        const asset = findFile(assets, c.req.param('assetId'));
        const release = Number(c.req.query('release')) || asset.release;
        const frames = playOriginFor(c, playPort);
        const network = findNetwork(c.req.query('network') ?? '')?.id;
        const fileName = isArchive(asset) ? (await openArchive(data.filePath(asset.file))).page : asset.fileName;
        const url = playUrl(frames, { ...asset, fileName, release }, network);
        const name = plainText(asset.fileName);
        const body = (0,html/* html */.q) `<body class="tab">${playFrame(url, name)}</body>`;
        return c.html(htmlDocument(name, body), 200, documentHeaders(frames));
    });
    // What each network checks of an uploaded page or zip, by the id of the network.
    routes.get('/checks/:assetId', async (c) => {
        const delivery = await deliveryOf(findFile(assets, c.req.param('assetId')), data);
        const lists = {};
        for (const network of NETWORKS) {
            lists[network.id] = checkLines(network, delivery);
            // Other requests have a turn between two lists.
            await (0,promises_.setImmediate)();
        }
        return c.json(lists);
    });
    for (const path of paths)
        routes.all(path, methodNotAllowed('GET, HEAD'));
    return routes;
}
/** @param frames The origin of the document's frames and of the files that it shows. */
function documentHeaders(frames) {
    return {
        'Content-Security-Policy': `default-src 'none'; img-src 'self' ${frames}; media-src ${frames}; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'X-Frame-Options': 'DENY',
    };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/http/validate.js


/**
 * Reads exactly the fields of `checks`, all of them strings, from a JSON body, whose type must be `application/json` (api/README.md,
 * *Requests*).
 *
 * @throws {ResponseError} 415 for another content type, 413 above 1 MiB, 400 that lists every other problem.
 */
function readJsonBody(c, checks) {
    // Several headers come joined.
    if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) {
        throw new ResponseError(415, 'Content-Type must be application/json');
    }
    if ((c.req.header('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') {
        throw new ResponseError(415, 'The body must have no Content-Encoding');
    }
    const value = c.get('payload');
    if (value instanceof ResponseError)
        throw value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new ResponseError(400, 'The body must be a JSON object');
    }
    const given = new Map(Object.entries(value));
    const problems = [];
    for (const [field, check] of Object.entries(checks)) {
        const content = given.get(field);
        const problem = typeof content === 'string' ? check(content) : 'must be a string';
        if (!given.delete(field))
            problems.push(`${field} is required`);
        else if (problem !== undefined)
            problems.push(`${field} ${problem}`);
    }
    if (given.size > 0) {
        const names = [...given.keys()].map((name) => JSON.stringify(name)).join(', ');
        problems.push(`unknown fields: ${(0,format/* shorten */.ml)(names, MAX_NAMED)}`);
    }
    if (problems.length > 0)
        throw new ResponseError(400, problems.join('; '));
    return value;
}
/** Of the names of unknown fields in a response, in characters. */
const MAX_NAMED = 400;
const MAX_CHARACTERS = 1024;
const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const QUOTED_STRING = String.raw `"(?:[\t !#-\[\]-~]|\\[\t -~])*"`;
/** RFC 9110 section 8.3.1, ASCII only: the text becomes a header value. */
const MEDIA_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?:[ \\t]*;[ \\t]*${TOKEN}=(?:${TOKEN}|${QUOTED_STRING}))*$`);
const checkLength = (text) => [...text].length > MAX_CHARACTERS ? `must have at most ${MAX_CHARACTERS} characters` : undefined;
/** Accepts 1 to 1,024 characters of well-formed Unicode: the database would change a lone surrogate. */
const checkText = (text) => {
    if (text === '')
        return 'must not be empty';
    return checkLength(text) ?? (text.isWellFormed() ? undefined : 'must be well-formed Unicode');
};
/** Accepts a name or a path, as {@link checkText}. */
const checkFileName = (text) => /\p{Cc}/u.test(text) ? 'must not contain control characters' : checkText(text);
/** Accepts `type/subtype` with optional parameters, of at most 1,024 characters: a header has limits. */
const checkMediaType = (text) => checkLength(text) ?? (MEDIA_TYPE.test(text) ? undefined : 'must be a media type, such as image/png');
/**
 * Reads the query of `GET /games`. Its limits are those of the emulator (api/README.md, *Not shown*): `page` starts at 1, and `limit`
 * goes from 1 to 100 and defaults to 20.
 *
 * @param values Returns all values of a query parameter.
 * @throws {ResponseError} 400 that lists every problem.
 */
function readPageQuery(values) {
    const problems = [];
    const read = (name, initial, max, allowed) => {
        const [text = '', ...others] = values(name) ?? [String(initial)];
        const value = others.length === 0 && /^\d+$/.test(text) ? Number(text) : 0;
        if (value < 1 || value > max)
            problems.push(`${name} must be a whole number ${allowed}`);
        return value;
    };
    const page = read('page', 1, Number.MAX_SAFE_INTEGER, 'from 1');
    const limit = read('limit', 20, 100, 'from 1 to 100');
    if (problems.length > 0)
        throw new ResponseError(400, problems.join('; '));
    return { page, limit };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/store/records.js
/** The digits of a process of the action in its `User-Agent`; `null` for another client. */
function clientOf(userAgent = '') {
    return /^playable-export-action\/\S+ \(([\da-f]{16})\)/.exec(userAgent)?.[1] ?? null;
}
/** Whether an asset is an uploaded HTML page, or a zip, which plays only its own files. */
const IS_PAGE = `size IS NOT NULL AND trim(substr(contentType, 1, instr(contentType || ';', ';') - 1)) LIKE 'text/html'`;
const IS_ZIP = `size IS NOT NULL AND (contentType LIKE 'application/zip%' OR contentType LIKE 'application/x-zip%' OR fileName LIKE '%.zip')`;
/**
 * The records of every organization. Each change is committed at once, so that a response never reports what would be lost.
 */
function openRecords(database) {
    /** `Row` is the first row, `undefined` if there may be none: the STRICT tables hold no others. */
    const prepare = (sql) => database.prepare(sql);
    return {
        /** Signs upload URLs, which stay valid after a restart. */
        uploadKey: prepare('SELECT bytes FROM upload_key').get().bytes,
        totals: prepare(`SELECT (SELECT COUNT(*) FROM game) AS games, (SELECT COUNT(*) FROM "export") AS exports,
      COUNT(*) AS assets, COALESCE(SUM(size), 0) AS bytes FROM asset`),
        games: {
            insert: prepare('INSERT INTO game VALUES (:id, :name, :organizationId, :createdAt)'),
            slice: prepare('SELECT id, name, createdAt FROM game WHERE organizationId = ? ORDER BY rowid LIMIT ? OFFSET ?'),
            count: prepare('SELECT COUNT(*) AS total FROM game WHERE organizationId = ?'),
            find: prepare('SELECT id, name, createdAt FROM game WHERE organizationId = ? AND id = ?'),
            newest: prepare('SELECT * FROM game ORDER BY rowid DESC LIMIT ?'),
        },
        exports: {
            insert: prepare('INSERT INTO "export" VALUES (:id, :variantId, :network, :organizationId, :createdAt)'),
            all: prepare('SELECT * FROM "export" ORDER BY rowid'),
            newest: prepare('SELECT * FROM "export" ORDER BY rowid DESC LIMIT ?'),
        },
        assets: {
            insert: prepare(`INSERT INTO asset (assetId, fileName, contentType, organizationId, createdAt, client)
        VALUES (:assetId, :fileName, :contentType, :organizationId, :createdAt,
        COALESCE(:client, (SELECT COUNT(*) FROM "export" WHERE organizationId = :organizationId)))`),
            /** Sets an asset to uploaded. It keeps the release that it has, since a PUT can be repeated. */
            complete: prepare(`UPDATE asset SET size = :size, sha256 = :sha256, file = :file, release = COALESCE(release,
        (SELECT MAX(release) FROM asset AS other WHERE other.organizationId = asset.organizationId AND other.client = asset.client),
        (SELECT MAX(release) FROM asset AS other WHERE other.organizationId = asset.organizationId) + 1, 1)
        WHERE assetId = :assetId`),
            find: prepare('SELECT * FROM asset WHERE assetId = ?'),
            ofOrganization: prepare('SELECT * FROM asset WHERE organizationId = ? ORDER BY rowid'),
            uploaded: prepare('SELECT * FROM asset WHERE size IS NOT NULL ORDER BY rowid'),
            /**
             * What the page lists: assets with `search` in their name, type or id, ignoring the case of ASCII, and how many there are. First come
             * the asked release and the asked game of it, then the newest releases, in each uploaded pages first, then the newest.
             */
            found: prepare(`SELECT *, COUNT(*) OVER () AS found FROM asset
        WHERE instr(lower(fileName || char(10) || contentType || char(10) || assetId), lower(:search)) > 0
        ORDER BY release IS :release DESC, assetId = :play DESC, release DESC, organizationId, ${IS_PAGE} DESC, rowid DESC
        LIMIT :limit`),
            /** `createdAt` is that of the first. */
            releaseTotals: prepare(`SELECT COUNT(*) AS total, SUM(size) AS bytes, MIN(createdAt) AS createdAt FROM asset
        WHERE organizationId = ? AND release = ?`),
            /** The pages of a release, or of the nearest earlier one that has any; none if a zip is nearer. */
            pagesUpTo: prepare(`SELECT * FROM asset WHERE ${IS_PAGE} AND organizationId = :organizationId AND release =
        (SELECT MAX(release) FROM asset WHERE (${IS_PAGE} OR ${IS_ZIP}) AND organizationId = :organizationId AND release <= :release)`),
            /** The uploaded asset with exactly this name, of the given release, else of the nearest earlier one, else of the nearest later one. */
            nearestNamed: prepare(`SELECT * FROM asset WHERE organizationId = :organizationId AND fileName = :fileName AND size IS NOT NULL
        ORDER BY release > :release, abs(release - :release), rowid DESC LIMIT 1`),
        },
    };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/routes/api.js






/** The endpoints of the API. Where api/README.md, *Requests*, shows no response, they respond with the record. */
function apiRoutes(services) {
    const { assets, exports, games, now } = services;
    const { requireScope, requireOwnOrganization } = permissions(services);
    const routes = new dist/* Hono */.$();
    routes.get('/games', requireScope('games:read'), (c) => {
        const { page, limit } = readPageQuery((name) => c.req.queries(name));
        const { organizationId } = c.get('token');
        const { total } = games.count.get(organizationId);
        const totalPages = Math.ceil(total / limit);
        const data = games.slice.all(organizationId, limit, (page - 1) * limit);
        return c.json({ data, meta: { page, limit, total, totalPages } });
    });
    routes.post('/games', requireScope('games:write'), (c) => {
        const body = readJsonBody(c, { name: checkText, organizationId: checkText });
        requireOwnOrganization(c.get('token'), body.organizationId);
        const createdAt = new Date(now()).toISOString();
        const game = { id: (0,external_node_crypto_.randomUUID)(), name: body.name, createdAt };
        games.insert.run({ ...game, organizationId: body.organizationId });
        return c.json(game, 201);
    });
    routes.get('/games/:id', requireScope('games:read'), (c) => {
        const game = games.find.get(c.get('token').organizationId, c.req.param('id'));
        if (game === undefined)
            throw new ResponseError(404, 'There is no such game');
        return c.json(game);
    });
    routes.get('/assets', requireScope('assets:read'), (c) => {
        const [organizationId = '', ...others] = c.req.queries('organizationId') ?? [];
        if (organizationId === '' || others.length > 0) {
            throw new ResponseError(400, 'organizationId is required, once');
        }
        requireOwnOrganization(c.get('token'), organizationId);
        const records = assets.ofOrganization.all(organizationId);
        return c.json(records.map(({ release: _, file: __, client: ___, ...asset }) => asset));
    });
    // The first step of an upload: api/README.md, *Upload in two steps*.
    routes.post('/storage/urls', requireScope('assets:write'), (c) => {
        const fields = readJsonBody(c, {
            fileName: checkFileName,
            contentType: checkMediaType,
            organizationId: checkText,
        });
        requireOwnOrganization(c.get('token'), fields.organizationId);
        const createdAtMs = now();
        const asset = {
            ...fields,
            assetId: (0,external_node_crypto_.randomUUID)(),
            createdAt: new Date(createdAtMs).toISOString(),
            client: clientOf(c.req.header('User-Agent')),
        };
        assets.insert.run(asset);
        const target = services.signer.sign(asset, createdAtMs + services.uploadUrlTtlMs);
        return c.json({ uploadUrl: services.origin + target, assetId: asset.assetId }, 201);
    });
    routes.post('/export', requireScope('exports:write'), (c) => {
        const fields = readJsonBody(c, { variantId: checkText, network: checkText });
        if (services.refuseNetwork.includes(fields.network))
            throw new ResponseError(400, `The network ${fields.network} is refused`);
        const { organizationId } = c.get('token');
        const [id, createdAt] = [(0,external_node_crypto_.randomUUID)(), new Date(now()).toISOString()];
        exports.insert.run({ id, ...fields, organizationId, createdAt });
        return c.json({ id, ...fields, status: 'queued', createdAt }, 201);
    });
    routes.all('/games', methodNotAllowed('GET, HEAD, POST'));
    for (const path of ['/games/:id', '/assets'])
        routes.all(path, methodNotAllowed('GET, HEAD'));
    for (const path of ['/storage/urls', '/export'])
        routes.all(path, methodNotAllowed('POST'));
    return routes;
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/http/journal.js

/** A message may repeat a part of a body. */
const MAX_REASON_LENGTH = 500;
/** Path and query as sent. RFC 9112 section 3.2.2: the request target may be an absolute URL. */
function originForm(target) {
    return target.replace(/^https?:\/\/[^/?]*/i, '');
}
/** The requests in order of arrival, without those that were not valid HTTP. */
function requestJournal({ journalLimit: limit, tokens }) {
    const entries = [];
    const keepsAll = limit === Number.POSITIVE_INFINITY;
    // A token may be a part of another one.
    const secrets = tokens.map(({ name }) => name).sort((a, b) => b.length - a.length);
    return {
        /** Grows while the emulator runs. At `EmulatorOptions.journalLimit`, each new entry replaces the oldest. */
        entries,
        /** Adds a request that arrived at `atMs`, in Unix milliseconds. */
        add({ method = '', url = '' }, headers, atMs) {
            const target = originForm(url);
            const [path = ''] = target.split('?', 1);
            const entry = {
                sequence: (entries.at(-1)?.sequence ?? 0) + 1,
                atMs,
                method,
                path,
                route: '',
                query: target.slice(path.length + 1),
                headers: keepsAll ? headers : {},
                body: undefined,
                bodyBytes: 0,
                status: undefined,
                reason: undefined,
                fault: undefined,
            };
            entries.push(entry);
            if (entries.length > limit)
                entries.shift();
            return entry;
        },
        setBody(entry, body) {
            if (keepsAll)
                entry.body = body;
        },
        setReason(entry, message) {
            const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message);
            entry.reason = (0,format/* shorten */.ml)(hidden, MAX_REASON_LENGTH);
        },
        /** The entries with exactly this method and a path that starts with `pathPrefix`. */
        of(method, pathPrefix) {
            return entries.filter((entry) => entry.method === method && entry.path.startsWith(pathPrefix));
        },
    };
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/routes/storage.js








/** Maximum file of one PUT: 5 GiB, as in S3. */
const MAX_FILE_BYTES = 5 * 1024 ** 3;
/**
 * The second step of an upload (api/README.md, *Upload in two steps*): a PUT to a pre-signed URL. Like S3, it responds with 200, an
 * empty body and an `ETag`, or with an error in XML.
 */
function storageRoute(services) {
    return async (c) => {
        const assetId = authorizeUpload(c.env.incoming, services);
        if (services.assets.find.get(assetId) === undefined)
            throw storageError(404, 'NoSuchKey', 'The specified key does not exist.');
        await storeFile(c, assetId, services);
        return c.body(null, 200, { 'Content-Length': '0', ETag: `"${(0,external_node_crypto_.randomUUID)()}"` });
    };
}
/**
 * `POST /upload?name=`: a file that a person dropped on the page. It needs no token and goes to the organization of the first one, so only
 * the page itself may send it.
 */
function uploadRoute(services) {
    const { assets, now, organization, tokens } = services;
    return async (c) => {
        const { host, origin } = c.env.incoming.headers;
        // Browsers name the origin of a page with each POST, and no page can change it.
        if (origin !== `http://${host}`)
            throw new ResponseError(403, 'Only the page itself uploads here');
        const fileName = c.req.query('name') ?? '';
        const problem = checkFileName(fileName);
        if (problem !== undefined)
            throw new ResponseError(400, `name ${problem}`);
        const assetId = (0,external_node_crypto_.randomUUID)();
        assets.insert.run({
            ...{ assetId, fileName, contentType: typeOfName(fileName), client: null },
            organizationId: tokens[0]?.organization ?? organization,
            createdAt: new Date(now()).toISOString(),
        });
        await storeFile(c, assetId, services);
        return c.json({ assetId, release: assets.find.get(assetId)?.release }, 201);
    };
}
/** Takes the body of a request as the file of an asset, which has a record, and leaves no file on failure. */
async function storeFile(c, assetId, services) {
    const { assets, clientTimeoutMs, data } = services;
    const file = data.newFile(assetId);
    const path = data.filePath(file);
    let earlier;
    try {
        const received = await receiveFile(c, clientTimeoutMs, path);
        earlier = assets.find.get(assetId)?.file;
        assets.complete.run({ ...received, assetId, file });
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(path, { force: true });
        throw error;
    }
    // On Windows one that is being read stays, until the next start removes it.
    if (earlier)
        await (0,external_node_fs_promises_.rm)(data.filePath(earlier)).catch(() => undefined);
}
function storageError(status, code, message) {
    return new ResponseError(status, message, { code });
}
/**
 * Checks the method, raw path, content type, expiry and length of a request.
 *
 * @returns The id of the asset that it may write.
 * @throws {ResponseError} As S3 does: 405; 400 for an Authorization header or above 5 GiB; 403 for a wrong signature or an expired URL; 411
 *   without a length, also for chunked bodies.
 */
function authorizeUpload({ method, headers, headersDistinct, url = '' }, services) {
    if (method !== 'PUT') {
        const message = 'The specified method is not allowed against this resource.';
        throw new ResponseError(405, message, { code: 'MethodNotAllowed', headers: { Allow: 'PUT' } });
    }
    if (headers.authorization !== undefined)
        throw storageError(400, 'InvalidArgument', 'Only one auth mechanism allowed');
    // Joined, two Content-Type headers do not match the signature.
    const contentType = (headersDistinct['content-type'] ?? []).join(', ');
    const signed = services.signer.verify(originForm(url), contentType);
    if (signed === undefined)
        throw storageError(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided. Check your key and signing method.');
    if (services.now() >= signed.expiresMs)
        throw storageError(403, 'AccessDenied', 'Request has expired');
    const length = headers['content-length'];
    if (length === undefined)
        throw storageError(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
    if (Number(length) > MAX_FILE_BYTES)
        throw storageError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    return signed.assetId;
}
/**
 * Streams a request body into a new file at `path`.
 *
 * @returns The size of the file in bytes, and its SHA-256 in lower-case hex.
 * @throws The error of `readBody` or of the file system.
 */
async function receiveFile(c, timeoutMs, path) {
    // Synchronous calls: a write to the page cache is several times faster than a round trip to the thread pool.
    const file = (0,external_node_fs_.openSync)(path, 'wx');
    const hash = (0,external_node_crypto_.createHash)('sha256');
    try {
        await readBody(c, timeoutMs, (chunk) => {
            (0,external_node_fs_.writeFileSync)(file, chunk);
            hash.update(chunk);
            return true;
        });
        return { size: c.get('entry').bodyBytes, sha256: hash.digest('hex') };
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/app.js












/**
 * The service under `/v1`, its storage under `/storage`, and a web page at `/`. An API request passes journal, latency,
 * faults, rate limit (429), authentication (401), route (404, 405), scope (403) and validation (400) in this order.
 */
function createApp(services) {
    const { closing, faults, journal, latencyMs, now, rateLimit } = services;
    const app = new dist/* Hono */.$();
    app.onError((error, c) => errorResponse(error, c, journal));
    app.notFound((c) => errorResponse(new ResponseError(404, 'There is no such endpoint'), c, journal));
    app.route('/', pageRoutes(services));
    app.use(async (c, next) => {
        const entry = journal.add(c.env.incoming, c.req.header(), now());
        entry.route = (0,route/* routePath */.dA)(c, -1);
        c.set('entry', entry);
        if (latencyMs > 0)
            await (0,promises_.setTimeout)(latencyMs, undefined, { signal: closing });
        await next();
        // A fault has set its own.
        if (!c.res.headers.has('x-hono-already-sent'))
            entry.status = c.res.status;
    });
    // Before any check, so that the journal has the JSON of rejected requests too and the connection can be kept alive.
    app.use('/v1/*', readPayload(services));
    if (faults !== undefined)
        app.on('ALL', ['/v1/*', '/storage/*'], injectFaults(faults, services));
    if (rateLimit !== undefined)
        app.use('/v1/*', limitRate(rateLimit, services));
    app.use('/v1/*', authenticate(services));
    app.route('/v1', apiRoutes(services));
    app.all('/storage/*', storageRoute(services));
    app.post('/upload', requireLocalHost, uploadRoute(services));
    return app;
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 1 modules
var node_server_dist = __webpack_require__(4735);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/http/server.js




const HOST = '127.0.0.1';
/** Of path and headers without cookies. */
const MAX_HEAD_LENGTH = 16_384;
/** Cookies know no ports: a playable, or another program of this machine, can set 180 of 4 KiB, which come with every request. */
const MAX_COOKIE_BYTES = 1024 ** 2;
/** Also for responses that come before an app: a playable may frame one, and would be free in it. */
const server_POLICY = "sandbox; default-src 'none'";
const HEAD_TOO_LARGE = [431, 'The header fields are too large'];
const PARSER_ERRORS = {
    HPE_HEADER_OVERFLOW: HEAD_TOO_LARGE,
    HPE_INVALID_EOF_STATE: [400, 'The request ended too early'],
};
/**
 * Starts an HTTP server on 127.0.0.1.
 *
 * @param port 0 takes any free port.
 * @param clientTimeoutMs The time for the end of a rejected connection.
 * @throws The error of `server.listen`, for instance with the code EADDRINUSE.
 */
async function listen(port, clientTimeoutMs) {
    // `readBody` has a limit instead: a large file may take as long as it arrives.
    const server = (0,external_node_http_.createServer)({ requestTimeout: 0, maxHeaderSize: MAX_HEAD_LENGTH + MAX_COOKIE_BYTES });
    const pending = new Set();
    /** `closeAllConnections` leaves out those that Node no longer parses. */
    const sockets = new Set();
    /** Ends a connection without waiting for the client to close its half. */
    const endSlowly = (socket) => {
        socket.end();
        const timer = setTimeout(() => socket.destroy(), clientTimeoutMs);
        socket.once('close', () => clearTimeout(timer));
    };
    server.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        // Node would close at once after an early response, and the reset would take the response from clients on Windows.
        socket.destroySoon = () => endSlowly(socket);
    });
    server.on('clientError', (error, socket) => {
        if (!socket.writable)
            return;
        const [status, message] = PARSER_ERRORS[error.code ?? ''] ?? [400, 'The request is not valid HTTP'];
        socket.write(rawErrorResponse(status, message));
        endSlowly(socket);
    });
    server.listen({ host: HOST, port });
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    return {
        /** `http://127.0.0.1:<port>`. */
        origin: `http://${HOST}:${address.port}`,
        /** Handles requests with `app`. Call it in the same turn of the event loop in which `listen` resolves. */
        serve(app) {
            const handle = (request, { incoming, outgoing }) => {
                const response = Promise.resolve(app.fetch(request, { incoming, outgoing }));
                pending.add(response);
                return response.finally(() => pending.delete(response));
            };
            // The app handles its own errors. Only requests without a valid URL end here.
            const errorHandler = () => Response.json(errorBody(400, 'The request has no valid address'), {
                status: 400,
                headers: { 'Content-Security-Policy': server_POLICY },
            });
            const answer = (0,node_server_dist/* getRequestListener */.SE)(handle, { overrideGlobalObjects: false, errorHandler });
            server.on('request', (request, response) => {
                if (headLength(request) > MAX_HEAD_LENGTH)
                    request.socket.end(rawErrorResponse(...HEAD_TOO_LARGE));
                else
                    answer(request, response);
            });
        },
        /** Closes every connection without waiting for clients, then waits for the pending request handlers. */
        async close() {
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            for (const socket of sockets)
                socket.destroy();
            await closed;
            await Promise.allSettled(pending);
        },
    };
}
function headLength({ url = '', rawHeaders }) {
    const texts = rawHeaders.filter((_, index) => !/^cookie$/i.test(rawHeaders[index - (index % 2)] ?? ''));
    return url.length + texts.reduce((sum, text) => sum + text.length + 2, 0);
}
/** The bytes of a response on a connection that has no request object. Close the connection after it. */
function rawErrorResponse(status, message) {
    const content = errorBody(status, message);
    const body = JSON.stringify(content);
    return [
        `HTTP/1.1 ${status} ${content.error}`,
        'Content-Type: application/json',
        `Content-Security-Policy: ${server_POLICY}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
    ].join('\r\n');
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/storage/upload-signer.js

/** An upload URL without its origin. */
const SIGNED = /^(\/storage\/([0-9a-f-]+)\/[^/]+)\?X-Expires=(\d+)&X-Signature=([0-9a-f]{64})$/;
/** Signs URLs of PUTs with HMAC-SHA256, over method, path, content type and expiry. */
function uploadSigner(key) {
    const sign = (path, contentType, expires) => {
        // None of the parts can contain a line break, so the joined text is unambiguous.
        const signed = ['PUT', path, contentType, expires].join('\n');
        return (0,external_node_crypto_.createHmac)('sha256', key).update(signed).digest();
    };
    return {
        /** The path and query of the PUT of an asset's file. The name is only for people: the id identifies the asset. */
        sign({ assetId, fileName, contentType }, expiresMs) {
            const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== '') ?? '';
            // Clients normalize dot segments, encoded or not, and would send a path that was not signed.
            const path = `/storage/${assetId}/${/^\.{0,2}$/.test(baseName) ? '_' : percentEncode(baseName)}`;
            const expires = String(Math.floor(expiresMs));
            const signature = sign(path, contentType, expires).toString('hex');
            return `${path}?X-Expires=${expires}&X-Signature=${signature}`;
        },
        /** What `target`, a path and query as sent, was signed for; `undefined` if it was not signed. */
        verify(target, contentType) {
            const [, path = '', assetId = '', expires = '', signature = ''] = SIGNED.exec(target) ?? [];
            const [given, expected] = [Buffer.from(signature, 'hex'), sign(path, contentType, expires)];
            const isValid = given.length === expected.length && (0,external_node_crypto_.timingSafeEqual)(given, expected);
            return isValid ? { assetId, expiresMs: Number(expires) } : undefined;
        },
    };
}
/** Percent-encodes all but the unreserved characters of RFC 3986, as signatures of AWS do. */
function percentEncode(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./.cache/build/emulator/src/store/data-directory.js




/** Other files in the folder may be somebody's. */
const UPLOAD = /^[\da-f-]{36}\.[\da-f-]{36}$/;
/**
 * Opens the folder `given` and creates it if it is missing; or creates a temporary folder.
 *
 * @throws {Error} if the folder can't be used.
 */
async function openDataDirectory(given) {
    const root = given === undefined ? await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'playable-emulator-')) : (0,external_node_path_.resolve)(given);
    const files = (0,external_node_path_.join)(root, 'files');
    await makeFolder(files);
    const databasePath = given === undefined ? ':memory:' : (0,external_node_path_.join)(root, 'records.sqlite');
    // Only for this user: it has the key of upload URLs.
    if (given !== undefined)
        await (0,external_node_fs_promises_.writeFile)(databasePath, '', { flag: 'a', mode: 0o600 });
    return {
        databasePath,
        /** The path of a file that a record names. */
        filePath: (file) => (0,external_node_path_.join)(files, file),
        newFile: (assetId) => `${assetId}.${(0,external_node_crypto_.randomUUID)()}`,
        /** Removes all files of uploads but these: incomplete and earlier ones. Call it only while the database is locked. */
        async removeOtherFiles(known) {
            const uploads = (await (0,external_node_fs_promises_.readdir)(files)).filter((name) => UPLOAD.test(name));
            for (const name of new Set(uploads).difference(new Set(known)))
                await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(files, name));
        },
        /** Removes a temporary folder. */
        async dispose() {
            if (given === undefined)
                await (0,external_node_fs_promises_.rm)(root, { recursive: true, force: true, maxRetries: 3 });
        },
    };
}
/** Creates a folder and those above it. Not with `recursive`, which never ends where no folder can be created, such as in `/proc`. */
async function makeFolder(path) {
    try {
        await (0,external_node_fs_promises_.mkdir)(path);
    }
    catch (error) {
        const { code } = error;
        if (code === 'EEXIST')
            return;
        if (code !== 'ENOENT')
            throw error;
        await makeFolder((0,external_node_path_.dirname)(path));
        await (0,external_node_fs_promises_.mkdir)(path);
    }
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/store/database.js
/** Columns have the names of the fields of records; `rowid` is the order of creation. */
const SCHEMA = `
  CREATE TABLE game (
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    organizationId TEXT NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT;
  CREATE INDEX game_by_organization ON game (organizationId);
  CREATE TABLE asset (
    assetId TEXT NOT NULL UNIQUE,
    fileName TEXT NOT NULL,
    contentType TEXT NOT NULL,
    organizationId TEXT NOT NULL,
    createdAt TEXT NOT NULL,
    client TEXT NOT NULL,
    size INTEGER,
    sha256 TEXT,
    file TEXT,
    release INTEGER,
    status TEXT AS (iif(size IS NULL, 'pending', 'uploaded'))
  ) STRICT;
  CREATE INDEX asset_by_release ON asset (organizationId, release);
  CREATE INDEX asset_by_client ON asset (organizationId, client, release);
  CREATE INDEX asset_by_name ON asset (organizationId, fileName);
  CREATE TABLE "export" (
    id TEXT NOT NULL UNIQUE,
    variantId TEXT NOT NULL,
    network TEXT NOT NULL,
    organizationId TEXT NOT NULL,
    createdAt TEXT NOT NULL
  ) STRICT;
  CREATE INDEX export_by_organization ON "export" (organizationId);
  CREATE TABLE upload_key (bytes BLOB NOT NULL) STRICT;
  INSERT INTO upload_key VALUES (randomblob(32));
`;
/** Raise it with every change of the schema, so that databases with another schema are rejected. */
const SCHEMA_VERSION = 6;
/** "Result and Error Codes" of SQLite. */
const SQLITE_BUSY = 5;
/**
 * Opens the database at `path`, a file or `:memory:`, and creates the tables of a new one.
 *
 * It imports `node:sqlite` only when called: older releases of Node 24 print an ExperimentalWarning for it.
 *
 * @throws {Error} if it can't be used: it is damaged, another process has it open, another version of the emulator wrote it.
 */
async function openDatabase(path) {
    const sqlite = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 99, 19));
    let database;
    try {
        database = new sqlite.DatabaseSync(path);
        // WAL with NORMAL survives a crash of the process without a disk flush per commit. EXCLUSIVE locking avoids shared
        // memory, and with it most system calls of a commit.
        database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE');
        const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
        const isNew = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
        if (isNew)
            database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}`);
        else if (version !== SCHEMA_VERSION)
            throw new Error(`${path} was written by another version of the emulator`);
        const { quick_check: check } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
        if (check !== 'ok')
            throw new Error(`${path} is damaged`);
        database.exec('COMMIT');
        return database;
    }
    catch (error) {
        database?.close();
        if (!(error instanceof Error && 'errcode' in error))
            throw error;
        const problem = error.errcode === SQLITE_BUSY ? 'is in use by another emulator' : `can't be used: ${error.message}`;
        throw new Error(`${path} ${problem}`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./.cache/build/emulator/src/start-emulator.js
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
 * Starts the service of api/README.md on 127.0.0.1 in this process, with its storage.
 *
 * @throws {Error} if the port, the folder or its database can't be used.
 */
async function startEmulator(options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const settings = { ...src_options/* DEFAULTS */.zY, ...options };
        // Disposed in reverse order, also if the start fails.
        const resources = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const data = resources.adopt(await openDataDirectory(options.dataDir), (directory) => directory.dispose());
        const database = resources.adopt(await openDatabase(data.databasePath), (opened) => opened.close());
        const { uploadKey, ...records } = openRecords(database);
        const { assets, exports } = records;
        await data.removeOtherFiles(assets.uploaded.all().map(({ file }) => file));
        const serverAt = async (port) => resources.adopt(await listen(port, settings.clientTimeoutMs), (listening) => listening.close());
        const playServer = await serverAt(settings.playPort);
        const server = await serverAt(settings.port);
        const shutdown = new AbortController();
        resources.defer(() => shutdown.abort());
        const journal = requestJournal(settings);
        const baseUrl = `${server.origin}/v1`;
        const services = {
            ...settings,
            ...records,
            baseUrl,
            closing: shutdown.signal,
            data,
            journal,
            origin: server.origin,
            playPort: Number(new URL(playServer.origin).port),
            signer: uploadSigner(uploadKey),
        };
        server.serve(createApp(services));
        playServer.serve(createPlayApp(services));
        const owned = resources.move();
        let closed;
        const close = () => {
            closed ??= owned.disposeAsync();
            return closed;
        };
        return {
            baseUrl,
            origin: server.origin,
            playOrigin: playServer.origin,
            journal,
            storedAssets: () => assets.uploaded
                .all()
                .map((asset) => ({ ...asset, filePath: data.filePath(asset.file) }))
                .filter(({ filePath }) => (0,external_node_fs_.existsSync)(filePath)),
            exports: () => exports.all.all(),
            close,
            [Symbol.asyncDispose]: close,
        };
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


/***/ })

};
