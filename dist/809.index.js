export const id = 809;
export const ids = [809];
export const modules = {

/***/ 751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ Progress)
/* harmony export */ });
/* harmony import */ var _retry_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1673);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8511);


const TICK_MS = 1_000;
/** Minimum time between two status lines, and between two lines about waits. */
const MIN_INTERVAL_MS = 5_000;
/**
 * Logs the phases of a run. Each phase is a group that a reader can fold. If a phase logs nothing for some seconds, it
 * gets a line with its status and the time that is left to wait.
 */
class Progress {
    #log;
    #clock;
    #status;
    #lastLineMs = 0;
    #lastWaitLineMs = Number.NEGATIVE_INFINITY;
    /** When the last wait is over, and what to say until then. */
    #wait = { untilMs: 0, words: '' };
    constructor(log, clock = _retry_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m) {
        this.#log = log;
        this.#clock = clock;
    }
    get nowMs() {
        return this.#clock.monotonicMs();
    }
    /**
     * Ends the phase before and opens the group of the next one.
     *
     * @param status says in one line how far the phase is; `undefined` if there is no response yet
     */
    startPhase(title, status = () => undefined) {
        this.endPhase();
        this.#status = status;
        this.#lastLineMs = this.nowMs;
        this.#log.startGroup(title);
        this.#tickLater(status);
    }
    log(text) {
        this.#lastLineMs = this.nowMs;
        this.#log.info(text);
    }
    /** Logs that a request waits before its next attempt. One 429 makes many requests wait, so there is at most one such line in 5 s. */
    logWait({ error, waitMs, retryAfterMs, attempt, maxAttempts, pausesAll }) {
        const words = pausesAll ? 'paused for' : 'next attempt within';
        this.#wait = { untilMs: Math.max(this.#wait.untilMs, this.nowMs + waitMs), words };
        if (this.nowMs - this.#lastWaitLineMs < MIN_INTERVAL_MS)
            return;
        this.#lastWaitLineMs = this.nowMs;
        const reason = retryAfterMs ? 'as the server asked' : 'before another try';
        const most = maxAttempts === undefined ? '' : ` of ${maxAttempts}`;
        this.log(`  ${error.message}; waiting ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(waitMs)} ${reason} (attempt ${attempt}${most})`);
    }
    /** Closes the group of the current phase, if there is one. No status line follows. */
    endPhase() {
        if (this.#status === undefined)
            return;
        this.#status = undefined;
        this.#log.endGroup();
    }
    #tickLater(status) {
        this.#clock.later(TICK_MS, () => {
            if (this.#status !== status)
                return;
            if (this.nowMs - this.#lastLineMs >= MIN_INTERVAL_MS) {
                const seconds = Math.ceil((this.#wait.untilMs - this.nowMs) / 1_000);
                const wait = seconds > 0 ? `, ${this.#wait.words} ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(seconds * 1_000)}` : '';
                this.log(`  ${status() ?? 'no response yet'}${wait}`);
            }
            this.#tickLater(status);
        });
    }
}


/***/ }),

/***/ 5167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ withService)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
var external_node_http_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_http_, 2);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
var external_node_https_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_https_, 2);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(2779);
// EXTERNAL MODULE: ./.cache/build/src/support/runtime.js
var runtime = __webpack_require__(4130);
// EXTERNAL MODULE: ./.cache/build/src/api/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./.cache/build/src/support/error-text.js
var error_text = __webpack_require__(2990);
;// CONCATENATED MODULE: ./.cache/build/src/api/http/connection-errors.js


// What Node's errors of connections mean.
/** Why there is no response. `cause` is what people are told. */
class NoResponse extends Error {
    reason;
    /** The wait that a proxy asked for, in milliseconds. */
    retryAfterMs;
    constructor(reason, cause, retryAfterMs) {
        super('no response', { cause });
        this.reason = reason;
        this.retryAfterMs = retryAfterMs;
    }
}
/** OpenSSL's errors about bytes that are not TLS. */
const NOT_TLS = /wrong version number|packet length too long/;
/** OpenSSL's words for alerts of a server (RFC 8446, 6.2) that misses a certificate of the client, or rejects that it has none. */
const NO_CLIENT_CERTIFICATE = /alert (?:handshake failure|bad certificate|certificate (?:required|unknown)|access denied)/;
/** Explains an error of a connection that was not made. @param socket that of the connection, if it has one */
function explainConnectError(error, socket) {
    const message = String(error);
    if (socket instanceof external_node_tls_.TLSSocket && socket.authorizationError)
        return new NoResponse('untrusted-certificate', error);
    if (NOT_TLS.test(message))
        return new NoResponse('plain-http', new Error('what answered speaks no TLS'));
    // Up to TLS 1.2 such an alert may be about anything, unless the server has sent its own certificate before.
    if (NO_CLIENT_CERTIFICATE.test(message) && hasCertificate(socket))
        return new NoResponse('client-certificate', error);
    const closed = isClosed(error) ? new Error('the connection was closed while connecting') : error;
    return new NoResponse('unreachable', noHttp(error) ?? closed);
}
/** For an error of Node's parser. A proxy may send what is no HTTP while the connection is made. */
function noHttp(error) {
    const isUnparsable = (0,error_text/* errorCode */.C)(error)?.startsWith('HPE_');
    return isUnparsable ? new Error('the response is no valid HTTP/1.1', { cause: error }) : undefined;
}
function hasCertificate(socket) {
    // It is null once the socket is destroyed, and empty without one.
    return socket instanceof external_node_tls_.TLSSocket && Object.keys({ ...socket.getPeerCertificate() }).length > 0;
}
/** Explains an error of a connection that stood. */
function explainBrokenError(error) {
    const unparsable = noHttp(error);
    if (unparsable)
        return new NoResponse('unparsable', unparsable);
    // With TLS 1.3 the server says so after the client has begun to send, and reads nothing of it.
    const isRefused = error instanceof Error && NO_CLIENT_CERTIFICATE.test(error.message);
    return new NoResponse(isRefused ? 'client-certificate' : 'broken', error);
}
/** Whether an error says that the other side has closed the connection. */
function isClosed(error) {
    return ['ECONNRESET', 'ECONNABORTED', 'EPIPE'].includes((0,error_text/* errorCode */.C)(error) ?? '');
}

// EXTERNAL MODULE: ./.cache/build/src/api/http/proxy.js
var http_proxy = __webpack_require__(566);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./.cache/build/src/api/error-body.js
var error_body = __webpack_require__(4572);
// EXTERNAL MODULE: ./.cache/build/src/api/header-dates.js
var header_dates = __webpack_require__(6512);
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/secrets.js
var redaction_secrets = __webpack_require__(8814);
;// CONCATENATED MODULE: ./.cache/build/src/api/http/tunnel.js









/** What has a name of its own if the proxy is meant, not the server. */
const PROXY_REASONS = {
    'untrusted-certificate': 'proxy-certificate',
    'plain-http': 'proxy-plain-http',
};
/** Node's limit for the head of a response, which is enough for the title of a page, too. */
const MAX_BYTES = 16 * 1024;
/** Many proxies keep the connection, and not all say how long their page is. Less than the shortest `request-timeout`. */
const MAX_PAGE_MS = 500;
/**
 * Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
 *
 * @param target host and port of the server
 * @throws NoResponse
 */
async function openTunnel(proxy, target, deadline) {
    const { signal } = deadline;
    const connect = (proxy.protocol === 'https:' ? external_node_https_.request : external_node_http_.request)({
        // With its name for TLS: otherwise Node checks the proxy's certificate for the host of the `host` header.
        ...addressOf(proxy),
        method: 'CONNECT',
        path: target,
        headers: {
            host: target,
            'proxy-connection': 'keep-alive',
            ...basicHeader('proxy-authorization', proxy.username, proxy.password),
        },
        agent: false,
        signal,
    });
    // Without an agent, Node would ask the proxy to close.
    connect.removeHeader('connection');
    connect.end();
    try {
        const [response, socket, rest] = (await (0,external_node_events_.once)(connect, 'connect'));
        const { statusCode = 0, headers, headersDistinct } = response;
        socket.unshift(rest);
        // 100 to 199 are interim (RFC 9110, 15.2). Node takes them for the response.
        const status = statusCode < 200 ? await finalStatus(socket, signal) : statusCode;
        if (status >= 200 && status < 300)
            return socket;
        const page = await readPage(socket, Number(headers['content-length'] ?? MAX_BYTES), signal);
        const nowMs = (0,header_dates/* parseHttpDate */.m)(headers.date) ?? Date.now();
        throw rejection(status, page, proxy, (0,header_dates/* retryAfterMs */.V)(headersDistinct['retry-after'] ?? [], nowMs));
    }
    catch (error) {
        if (error instanceof NoResponse)
            throw error;
        const { reason, cause } = explainConnectError(error, connect.socket);
        const meant = proxy.protocol === 'http:' && mayWantTls(error) ? new Error(WANTS_TLS) : cause;
        const words = new Error('no connection to the proxy', { cause: meant });
        throw new NoResponse(PROXY_REASONS[reason] ?? 'proxy-unreachable', words);
    }
}
const WANTS_TLS = 'it closed the connection without an answer, as a port for TLS does; for such a port, write https:// instead of http:// in the variable of the proxy';
/** Whether this is how servers for TLS react to plain HTTP: they close, some after an alert (record type 21), which is no HTTP. */
function mayWantTls(error) {
    const { rawPacket } = error;
    return isClosed(error) || rawPacket?.[0] === 21;
}
/** What a proxy means that opens no tunnel, with the title of its page. */
function rejection(status, page, proxy, waitMs) {
    const secrets = new redaction_secrets/* Secrets */.S(proxy.password);
    secrets.addUploadUrl(proxy, []);
    const name = (0,error_body/* pageName */.$p)(page, secrets.redact);
    const answered = `the proxy answered ${status}${name && ` ("${name}")`}`;
    if (status === 407)
        return new NoResponse('proxy-credentials', new Error(answered));
    const forbids = [401, 403, 404, 405, 451].includes(status) || (status >= 300 && status < 400);
    if (!forbids)
        return new NoResponse(status === 429 ? 'proxy-limits' : 'unreachable', new Error(answered), waitMs);
    // Some proxies answer 401 in place of 407.
    const or = status === 401 ? ', or wants other credentials' : '';
    return new NoResponse('proxy-forbids', new Error(`${answered}: it forbids this host${or}`));
}
/** Reads a page up to its title, and closes the connection. */
async function readPage(socket, length, signal) {
    const isRead = (text) => text.length >= length || /<\/title>/i.test(text);
    const either = AbortSignal.any([signal, AbortSignal.timeout(MAX_PAGE_MS)]);
    const page = length === 0 ? '' : await readUntil(socket, isRead, either);
    socket.destroy();
    // The first line of a page in chunks is a number.
    return Buffer.from(page, 'latin1')
        .toString('utf8')
        .replace(/^[\da-f]{1,8}\r\n/i, '');
}
const FINAL_HEAD = /(?:^|\n\r?\n)HTTP\/\d\.\d ([2-9]\d\d).*?\n\r?\n/s;
/** Reads the final response to CONNECT after an interim one. A client speaks first, so nothing follows its head. */
async function finalStatus(socket, signal) {
    const heads = await readUntil(socket, (text) => FINAL_HEAD.test(text), signal);
    const [, status] = FINAL_HEAD.exec(heads) ?? [];
    if (status !== undefined)
        return Number(status);
    socket.destroy();
    throw new Error('the proxy sent no final response');
}
/** Reads until `isEnough`, 16 KiB or the end of the connection. Never throws: what came before an error is the result. */
async function readUntil(socket, isEnough, signal) {
    let text = '';
    try {
        for await (const bytes of (0,external_node_stream_.addAbortSignal)(signal, socket).iterator({ destroyOnReturn: false })) {
            text += bytes.toString('latin1');
            if (isEnough(text) || text.length >= MAX_BYTES)
                break;
        }
    }
    catch {
        // The connection broke, or the time is over.
    }
    return text;
}
/** A header with credentials of the scheme `Basic` (RFC 7617); none without a name and a password. */
function basicHeader(header, name, password) {
    if (name === '' && password === '')
        return {};
    return { [header]: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}
/**
 * What Node connects to. A host has no brackets (IPv6); its name in TLS has no dot at its end, and an IP address has none
 * (RFC 6066, 3). Without a port, Node takes that of the protocol.
 */
function addressOf({ protocol, hostname, port }) {
    const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
    return { protocol, host, port, servername: (0,external_node_net_.isIP)(host) === 0 ? host.replace(/\.$/, '') : '' };
}

;// CONCATENATED MODULE: ./.cache/build/src/api/http/connect.js





/** Time without packets after which the system sends probes. */
const KEEP_ALIVE_MS = 1_000;
/**
 * Makes a connection to a server, through a tunnel if there is a proxy for it.
 *
 * @param open opens the connection as Node's agent does, within `socket` if there is one
 * @throws NoResponse
 */
async function connect(open, options) {
    const { protocol, host, port, deadline } = options;
    const target = `${host?.includes(':') ? `[${host}]` : host}:${port}`;
    const proxy = (0,http_proxy/* proxyFor */.iJ)(new URL(`${protocol}//${target}`));
    if (proxy === 'unusable') {
        const variable = protocol.replace(':', '_proxy');
        throw new NoResponse('proxy-unusable', new Error(`${variable} has no usable address`));
    }
    const tunnel = proxy && (await openTunnel(proxy, target, deadline));
    if (tunnel && protocol === 'http:')
        return prepared(tunnel);
    let socket;
    try {
        socket = open({ ...options, ...(tunnel && { socket: tunnel }) });
        await (0,external_node_events_.once)(socket, protocol === 'https:' ? 'secureConnect' : 'connect', { signal: deadline.signal });
    }
    catch (error) {
        socket?.on('error', () => undefined).destroy();
        throw explainConnectError(error, socket);
    }
    return prepared(socket);
}
function prepared(socket) {
    deferWriteErrors(socket);
    if (socket instanceof external_node_tls_.TLSSocket)
        breakIfCutOff(socket);
    // Devices between may drop a connection without packets while a response takes long.
    return socket.setKeepAlive(true, KEEP_ALIVE_MS);
}
/**
 * Breaks a connection whose TLS ends without close_notify, as curl does: what came last may be cut off (RFC 8446, 6.1). Node ends the stream
 * in both cases. But after close_notify it still reads the connection below, and without it that has ended.
 */
function breakIfCutOff(socket) {
    const { push } = socket;
    socket.push = (chunk, encoding) => {
        const below = chunk === null ? socket._handle?._parent : undefined;
        // It returns an error if the connection is being read.
        if (below === undefined || below.readStart() !== 0)
            return push.call(socket, chunk, encoding);
        const error = new Error('TLS ended without close_notify, so the response may be cut off');
        socket.destroy(Object.assign(error, { code: 'ECONNRESET' }));
        return false;
    };
}
/**
 * Delays write errors of a connection by two event-loop turns, so that an early response is read before Node discards it.
 *
 * A server that rejects a body may respond and close the connection without reading the body. The next write then fails, and
 * a failed stream drops the response that the system still holds.
 */
function deferWriteErrors(socket) {
    const deferred = (callback) => (error) => {
        // The first turn comes before Node reads from the system, the second one after it.
        if (error)
            setImmediate(() => setImmediate(callback, error));
        else
            callback();
    };
    // Only these internal methods run before the stream knows of the failure.
    const { _write: write, _writev: writev } = socket;
    socket._write = (chunk, encoding, callback) => write.call(socket, chunk, encoding, deferred(callback));
    socket._writev = (chunks, callback) => writev.call(socket, chunks, deferred(callback));
}

;// CONCATENATED MODULE: ./.cache/build/src/api/http/agents.js




/** An idle connection is used within this time, because many servers close it after 5 s. */
const MAX_IDLE_MS = 4_000;
/** Node's agents for all requests of a run. They keep idle connections, and sessions of TLS. */
class Agents {
    #reusing = newAgents(true);
    #single = newAgents(false);
    /** @param reuse whether to use an idle connection, and to keep the connection afterwards */
    for(url, reuse) {
        return (reuse ? this.#reusing : this.#single)[url.protocol === 'https:' ? 'https:' : 'http:'];
    }
    close() {
        for (const agents of [this.#reusing, this.#single])
            for (const agent of Object.values(agents))
                agent.destroy();
    }
}
function newAgents(keepAlive) {
    const options = { keepAlive, timeout: MAX_IDLE_MS };
    return {
        'http:': withConnect(new external_node_http_.Agent(options)),
        'https:': withConnect(new external_node_https_.Agent(options)),
    };
}
/**
 * Lets Node read what has arrived on idle connections, which closes them. Await it before a request takes one: what arrives later can't
 * be told from the response.
 */
async function pollConnections() {
    // The first turn comes before Node reads from the system, the second one after it.
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
}
/** Lets an agent make its connections by `connect`, and close an idle one on which anything arrives, as later versions of Node do. */
function withConnect(agent) {
    const [keepSocketAlive, reuseSocket] = [agent.keepSocketAlive.bind(agent), agent.reuseSocket.bind(agent)];
    agent.keepSocketAlive = (socket) => {
        socket.on('data', closeIdle);
        return keepSocketAlive(socket);
    };
    agent.reuseSocket = (socket, request) => {
        socket.off('data', closeIdle);
        reuseSocket(socket, request);
    };
    const open = agent.createConnection.bind(agent);
    agent.createConnection = (options, done) => {
        connect(open, options).then((socket) => done?.(null, socket), (error) => done?.(error, undefined));
        return undefined;
    };
    return agent;
}
function closeIdle() {
    this.destroy();
}

;// CONCATENATED MODULE: ./.cache/build/src/api/http/deadline.js

/** A whole response may take this many idle timeouts, counted from the end of the request. */
const RESPONSE_TIMEOUTS = 10;
/**
 * The time that one request has. It aborts the request if it makes no progress for the idle timeout, if its response takes ten idle
 * timeouts, or if the run is cancelled.
 *
 * Progress is a connection, 64 KiB of an upload, and each part of a response body. Interim responses and parts of a head are none, so a
 * server can't delay a run with them.
 */
class Deadline {
    #controller = new AbortController();
    /** Aborted with a `NoResponse`. */
    signal = this.#controller.signal;
    #aborted = Promise.withResolvers();
    /** Rejects when the request is aborted. Some requests without a connection emit no event then, nor does a file that is being opened. */
    aborted = this.#aborted.promise;
    #options;
    #idleTimeoutMs;
    #idleTimer;
    #responseTimer;
    #progressMs = performance.now();
    /** Whether a connection that stands got the first byte of the request. Before that, nothing was sent. */
    isHandedOver = false;
    /** @param idleTimeoutMs time without progress after which the request is aborted */
    constructor(options, idleTimeoutMs) {
        this.#options = options;
        this.#idleTimeoutMs = idleTimeoutMs;
        this.#idleTimer = setTimeout(() => this.#expire(this.isHandedOver ? 'no progress for' : 'no connection after', idleTimeoutMs), idleTimeoutMs);
        const { signal, unsentSignal } = options;
        if (signal.aborted || unsentSignal?.aborted)
            this.#cancel();
        signal.addEventListener('abort', this.#cancel);
        unsentSignal?.addEventListener('abort', this.#cancelUnsent);
    }
    /** Time since the last progress, in milliseconds. */
    get idleMs() {
        return performance.now() - this.#progressMs;
    }
    /** Restarts the idle time. */
    progress() {
        this.#progressMs = performance.now();
        this.#idleTimer.refresh();
    }
    /** The connection stands, and now gets the request. A second one may follow if the first was closed while it was kept. */
    handOver() {
        if (!this.isHandedOver)
            this.#options.onConnected?.();
        this.isHandedOver = true;
        this.progress();
    }
    /** Starts the time of the response. */
    requestSent() {
        const timeoutMs = RESPONSE_TIMEOUTS * this.#idleTimeoutMs;
        this.#responseTimer ??= setTimeout(() => this.#expire('the response was not complete after', timeoutMs), timeoutMs);
    }
    end() {
        clearTimeout(this.#idleTimer);
        clearTimeout(this.#responseTimer);
        const { signal, unsentSignal } = this.#options;
        signal.removeEventListener('abort', this.#cancel);
        unsentSignal?.removeEventListener('abort', this.#cancelUnsent);
    }
    #cancel = () => this.#stop('cancelled', 'cancelled');
    #cancelUnsent = () => {
        if (!this.isHandedOver)
            this.#cancel();
    };
    #expire(problem, timeoutMs) {
        this.#stop('timeout', `${problem} ${timeoutMs / 1000} s`);
    }
    #stop(reason, words) {
        const why = new NoResponse(reason, new Error(words));
        this.#controller.abort(why);
        this.#aborted.reject(why);
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/api/http/exchange.js
/** Follows a request that was just created. Its deadline ends it. */
function follow(request, deadline) {
    deadline.signal.addEventListener('abort', () => request.destroy());
    const { promise: message, resolve, reject } = Promise.withResolvers();
    message.catch(() => undefined);
    let response;
    let hasAnswered = false;
    // The agent makes connections that stand. Node writes to one right after this event.
    request.on('socket', (socket) => {
        deadline.handOver();
        socket.once('data', () => {
            hasAnswered = true;
        });
    });
    const receive = (received) => {
        response = received;
        resolve(received);
    };
    request.on('response', receive);
    // A 101, which no request asks for. Without a listener, nothing would end the request.
    request.on('upgrade', (received, socket) => {
        socket.destroy();
        receive(received);
    });
    request.on('error', (error) => {
        // Node ends a body without a length at any error, as if it were complete. What follows a complete response does not concern it.
        if (response?.complete === false)
            response.destroy(error);
        reject(error);
    });
    request.on('close', () => {
        if (response === undefined)
            reject(new Error('the connection was closed without a response'));
    });
    return {
        request,
        message,
        isStale: () => request.reusedSocket && !hasAnswered,
    };
}
/**
 * Reads a body up to a limit into one buffer that grows: each chunk would keep the block alive that it was read into, so a body in small
 * chunks would take many times its size.
 *
 * @param onData called for each chunk
 * @throws Error if the connection is closed before the end
 */
function readBody(message, limitBytes, onData) {
    const { promise, resolve, reject } = Promise.withResolvers();
    let [buffer, size] = [Buffer.alloc(0), 0];
    message.on('data', (chunk) => {
        onData();
        const wanted = size + chunk.length;
        const capacity = Math.min(Math.max(wanted, 2 * buffer.length), limitBytes);
        if (wanted > buffer.length)
            buffer = Buffer.concat([buffer], capacity);
        size += chunk.copy(buffer, size);
        if (wanted <= limitBytes)
            return;
        resolve({ body: buffer, truncated: true });
        message.destroy();
    });
    message.on('end', () => resolve({ body: buffer.subarray(0, size), truncated: false }));
    message.on('error', reject);
    // Then its error came before this function was called, in the same packet as the head.
    if (message.errored)
        reject(message.errored);
    return promise;
}

;// CONCATENATED MODULE: ./.cache/build/src/api/http/upload.js





/** An upload makes progress if the system takes this much within the idle timeout. */
const PIECE_BYTES = 64 * 1024;
/**
 * Sends a request whose body is a file, over `node:http`. `HttpClient` would pipe the body, and the response of a server that rejects a
 * body before it has read it would be lost in most cases.
 *
 * @param onSent called with the bytes that the system has taken so far; never for a body in a single buffer, which is small
 * @throws Error if the body can't be opened
 */
async function startUpload(options, body, onSent) {
    const { size } = body;
    const { signal } = options.deadline;
    const bytes = await body.open();
    await pollConnections();
    signal.throwIfAborted();
    const request = (options.protocol === 'https:' ? external_node_https_.request : external_node_http_.request)(options);
    const exchange = follow(request, options.deadline);
    if (Buffer.isBuffer(bytes))
        void sendBody(request, [bytes], size, options.deadline);
    else
        void sendBody(request, bytes, size, options.deadline, onSent);
    const message = exchange.message.catch((error) => {
        const isEarly = size > 0 && !request.writableFinished && isClosed(error);
        if (!isEarly)
            throw error;
        // Servers reject uploads in this way too, and on Windows their response is lost with the connection.
        throw new Error('the server ended the upload early, and may have refused it', { cause: error });
    });
    message.catch(() => undefined);
    return { ...exchange, message };
}
/** Sends the body piece by piece, each when the system has taken the one before. This limits memory, too. */
async function sendBody(request, blocks, size, deadline, onSent) {
    let wake = () => undefined;
    request.once('close', () => wake());
    let sentBytes = 0;
    try {
        for await (const block of blocks) {
            for (let start = 0; start < block.length; start += PIECE_BYTES) {
                if (request.destroyed)
                    return;
                const piece = block.subarray(start, start + PIECE_BYTES);
                sentBytes += piece.length;
                await new Promise((resolve) => {
                    wake = resolve;
                    // `end` before the loop is over: the file is closed after that, maybe after the response.
                    if (sentBytes === size)
                        request.end(piece, resolve);
                    else
                        request.write(piece, () => resolve());
                });
                if (!request.destroyed) {
                    deadline.progress();
                    onSent?.(sentBytes);
                }
            }
        }
        if (size === 0)
            request.end();
        deadline.requestSent();
    }
    catch (error) {
        request.destroy(error);
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/api/http/transport.js












const DEFAULT_BODY_LIMIT_BYTES = 1024 * 1024;
/** `HttpClient` ends requests after three minutes by default. `Deadline` ends them earlier than in 24 days. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;
/** Of every request. */
const HEADERS = { 'accept-encoding': 'identity', 'user-agent': runtime/* USER_AGENT */._O };
class HttpTransport {
    #client = new lib/* HttpClient */.Qq(undefined, [], {
        allowRedirects: false,
        allowRetries: false,
        socketTimeout: NO_TIMEOUT_MS,
    });
    #agents = new Agents();
    #idleTimeoutMs;
    #redact;
    constructor({ idleTimeoutMs, secrets }) {
        this.#redact = secrets.redact;
        this.#idleTimeoutMs = idleTimeoutMs;
    }
    /**
     * Sends one request, without retries. Follows no redirect.
     *
     * @returns a response of any status; 2xx only if the whole request was sent
     * @throws NetworkError if there is no complete response
     * @throws AssetFileError if the body cannot be read
     */
    async send(request) {
        const deadline = new Deadline(request, this.#idleTimeoutMs);
        try {
            return await Promise.race([this.#send(request, deadline), deadline.aborted]);
        }
        catch (error) {
            throw toNetworkError(error, request, deadline, this.#redact);
        }
        finally {
            deadline.end();
        }
    }
    close() {
        this.#agents.close();
    }
    async #send(request, deadline) {
        const exchange = await this.#start(request, deadline);
        try {
            return await received(exchange, request, deadline);
        }
        catch (error) {
            if (!exchange.isStale() || deadline.signal.aborted || error instanceof errors/* AssetFileError */.DP)
                throw error;
        }
        const again = { ...request, reuseConnection: false };
        return received(await this.#start(again, deadline), again, deadline);
    }
    async #start(request, deadline) {
        const { url, body, reuseConnection, onSent } = request;
        const options = this.#options(request, deadline);
        if (typeof body === 'object')
            return startUpload(options, body, onSent);
        if (reuseConnection)
            await pollConnections();
        deadline.signal.throwIfAborted();
        const started = Promise.withResolvers();
        const { request: open } = url.protocol === 'https:' ? external_node_https_namespaceObject : external_node_http_namespaceObject;
        const httpModule = {
            ...external_node_http_namespaceObject,
            // `HttpClient` calls it in one form.
            request: ((given, done) => {
                const sent = open(given, done);
                started.resolve(follow(sent, deadline));
                return sent;
            }),
        };
        deadline.requestSent();
        const info = { options, parsedUrl: url, httpModule };
        // The cast: without a body `HttpClient` takes null, as its own methods do. The exchange has the same result.
        this.#client.requestRawWithCallback(info, body ?? null, () => undefined);
        return started.promise;
    }
    #options(request, deadline) {
        const { method, url, requestTarget = url.pathname + url.search, body, reuseConnection } = request;
        const length = typeof body === 'object' ? { 'content-length': String(body.size) } : {};
        return {
            ...addressOf(url),
            method,
            path: requestTarget,
            headers: { ...request.headers, ...length, ...HEADERS },
            agent: this.#agents.for(url, reuseConnection),
            deadline,
        };
    }
}
/** Reads the response to a request. 2xx only if the whole request was sent. */
async function received({ request, message: head }, { bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES }, deadline) {
    try {
        const message = await head;
        deadline.requestSent();
        const { statusCode: status = 0, headers, headersDistinct } = message;
        const retryAfter = headersDistinct['retry-after'] ?? [];
        const responseMs = deadline.idleMs;
        deadline.progress();
        const body = await readBody(message, bodyLimitBytes, () => deadline.progress());
        // Node stops sending when a response arrives.
        if (status >= 200 && status < 300 && !request.writableEnded)
            throw new Error('the response came before the whole request was sent');
        return { status, headers, retryAfter, ...body, responseMs };
    }
    finally {
        if (!request.writableEnded)
            request.destroy();
    }
}
function toNetworkError(error, { method, url, operation }, { signal, isHandedOver }, redact) {
    if (error instanceof errors/* AssetFileError */.DP)
        return error;
    const proxy = (0,http_proxy/* proxyFor */.iJ)(url);
    const proxyHost = proxy instanceof URL ? proxy.host : undefined;
    // The inputs make sure that no address of the service has the token.
    const location = operation === undefined ? redact((0,errors/* locationOf */.hD)(url)) : (0,errors/* locationOf */.hD)(url);
    const request = { method, location, operation, proxy: proxyHost };
    const why = signal.aborted ? signal.reason : error;
    const { reason, cause, retryAfterMs } = why instanceof NoResponse ? why : explainBrokenError(why);
    return new errors/* NetworkError */.Dr(reasonOnceSent(reason, isHandedOver), request, cause, redact, retryAfterMs);
}
/** What concerns every request has its own reason. Any other one must say whether something was sent. */
function reasonOnceSent(reason, isHandedOver) {
    const kind = errors/* NETWORK_FAILURES */.Lx[reason];
    if (kind === 'transient')
        return isHandedOver ? reason : 'unreachable';
    // A request over a kept connection that was closed goes again, and then there may be no connection.
    return kind !== 'permanent' && isHandedOver ? 'broken' : reason;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/untrusted-text.js
var untrusted_text = __webpack_require__(493);
// EXTERNAL MODULE: ./.cache/build/src/support/json.js
var json = __webpack_require__(9638);
// EXTERNAL MODULE: ./.cache/build/src/api/storage-dialects.js
var storage_dialects = __webpack_require__(5446);
;// CONCATENATED MODULE: ./.cache/build/src/api/responses.js





/** Parses a body that is not shown (api/README.md, *Requests*): exact JSON if it is an object or a list, else text; `undefined` if it is blank. */
function parseResponseBody(text) {
    if (text.trim() === '')
        return { value: undefined };
    const value = (0,json/* parseExact */.jM)(text);
    return { value: (0,json/* isRecord */.u4)(value) || Array.isArray(value) ? value : text };
}
/** The codings of RFC 9110, 8.4.1, and later ones; in `Transfer-Encoding` (RFC 9112, 6.1) Node decodes `chunked` only. Some servers write a charset into the header, which changes no byte. */
const CODINGS = /\b(?:x-)?(?:gzip|compress|deflate|br|zstd|dcb|dcz)\b/i;
/** Says that a body can't be read because it is compressed; `undefined` if it is not. */
function encodingProblem({ headers, body }) {
    const [coding] = CODINGS.exec(`${headers['content-encoding']}, ${headers['transfer-encoding']}`) ?? [];
    if (coding === undefined || body.length === 0)
        return undefined;
    return `the body is compressed (${coding}), although the request forbids that (Accept-Encoding: identity)`;
}
/**
 * Parses the body of `POST /storage/urls`, and adds the upload URL to the secrets.
 *
 * @param sent the values in the body of the request
 * @param dateMs the time of the response by the server's clock, in milliseconds since the epoch
 */
function parseUploadTarget(text, sent, dateMs, secrets, allowHttp) {
    const fields = toObject(text, (0,json/* parseJson */.qF)(text));
    if (typeof fields === 'string')
        return fields;
    const { uploadUrl, assetId } = fields;
    if (typeof assetId !== 'string' || assetId === '')
        return 'the body has no assetId';
    if (typeof uploadUrl !== 'string' || uploadUrl === '')
        return 'the body has no uploadUrl';
    const url = URL.parse(uploadUrl);
    // HTTP can't carry a control character, and `URL` removes some in silence.
    if (url === null || /\p{Cc}/u.test(uploadUrl.trim()))
        return 'the uploadUrl in the body is not an address';
    if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
        return `the uploadUrl in the body is not an https: address (allow-http: ${allowHttp})`;
    }
    secrets.addUploadUrl(url, [...sent, assetId]);
    if (secrets.redactData(assetId) !== assetId)
        return 'the assetId in the body holds the token or a signature';
    const requestTarget = requestTargetOf(uploadUrl.trim());
    return { value: { uploadUrl: url, requestTarget, assetId, usableMs: usableMs(url, dateMs) } };
}
/** An upload URL is replaced when this share of its lifetime has passed, because the PUT has to arrive before its end. */
const USED_LIFETIME = 0.9;
/** The dates of a URL and of a response are whole seconds, so a lifetime may be this much shorter. */
const ROUNDING_MS = 1_000;
/** The lifetime that is assumed for an upload URL that does not say when it expires, or that has expired already: then clocks differ. */
const UNKNOWN_LIFETIME_MS = 20_000;
/** How long an upload URL can be used after its response, in milliseconds. @param dateMs when it was made, by the same clock */
function usableMs(url, dateMs) {
    const lifetimeMs = ((0,storage_dialects/* uploadUrlExpiry */.aN)(url) ?? dateMs) - dateMs;
    return USED_LIFETIME * ((lifetimeMs > ROUNDING_MS ? lifetimeMs : UNKNOWN_LIFETIME_MS) - ROUNDING_MS);
}
/** What follows the authority of a URL (RFC 3986, 3.2), without the fragment. Only what HTTP can't carry is percent-encoded. */
function requestTargetOf(url) {
    const rest = url.replace(/^[^:]*:[\\/]*[^\\/?#]*|#.*/gs, '');
    const target = rest.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
    return target.startsWith('/') ? target : `/${target}`;
}
function parseGamePage(text, secrets) {
    const redacted = secrets.redactData(text);
    const fields = toObject(redacted, (0,json/* parseExact */.jM)(redacted));
    if (typeof fields === 'string')
        return fields;
    const { data } = fields;
    if (!Array.isArray(data) || !data.every(isGame))
        return 'the body has no data array of games';
    const meta = Object.entries((0,json/* isRecord */.u4)(fields['meta']) ? fields['meta'] : {});
    const numbers = Object.fromEntries(meta.map(([name, value]) => [name, Number((0,json/* numberText */.$4)(value))]));
    const { page, limit, total, totalPages } = numbers;
    // `1e999` is Infinity.
    if (![page, limit, total, totalPages].every(Number.isFinite))
        return 'the body has no meta with page, limit, total and totalPages';
    return { value: { data, meta: numbers } };
}
/** Parses the body of `GET /games/{id}`, whose form is not shown. If it has an id, that must be the requested one. */
function parseGame(text, requestedId, secrets) {
    const parsed = parseResponseBody(secrets.redactData(text));
    const id = (0,json/* isRecord */.u4)(parsed.value) ? parsed.value['id'] : undefined;
    if (id !== undefined && ((0,json/* numberText */.$4)(id) ?? String(id)) !== requestedId)
        return 'the body is not the requested game: it has another id';
    return parsed;
}
function toObject(text, parsed) {
    if ((0,json/* isRecord */.u4)(parsed))
        return parsed;
    return text.trim() === '' ? 'the body is empty' : 'the body is not a JSON object';
}
function isGame(value) {
    return (0,json/* isRecord */.u4)(value) && (0,json/* isName */.Eo)(value['id']) && (0,json/* isText */.KH)(value['name']) && (0,json/* isText */.KH)(value['createdAt']);
}
/** The error that a response means which is not 2xx, or can't be read. */
function toServiceError(failed, response, secrets) {
    const { status, body } = response;
    const encoded = encodingProblem(response);
    const errorBody = encoded
        ? { message: encoded }
        : (0,error_body/* readErrorBody */.Nk)(body.toString('utf8'), secrets.redact, status);
    const redirect = redirectOf(response, failed.location, secrets);
    const isElsewhere = redirect !== undefined && redirect.hostname !== new URL(failed.location).hostname;
    const request = { ...failed, isInFront: isElsewhere || errorBody.isWebPage };
    if (status === 407)
        return proxyError(request, errorBody);
    const problem = redirect ? `${redirect.words}, which is not followed` : (0,error_body/* formatErrorBody */.ol)(errorBody);
    return new errors/* ServiceError */._7(request, status, problem, errorBody.code ?? '');
}
/** Where a response redirects to: its host, and host and path in words, because the query may give access. `undefined` if nowhere. */
function redirectOf({ status, headers: { location } }, requested, { redact }) {
    const isRedirect = status >= 300 && status < 400 && location !== undefined;
    const target = isRedirect ? URL.parse(location, requested) : null;
    if (target === null)
        return undefined;
    const { hostname, host, pathname } = target;
    return { hostname, words: `a redirect to ${(0,untrusted_text/* redactUntrusted */.k)(redact(host + pathname))}` };
}
/** The error of a 407, which only proxies send (RFC 9110, 15.5.8). */
function proxyError(request, body) {
    const cause = new Error(`the proxy answered 407: ${(0,error_body/* formatErrorBody */.ol)(body)}`);
    return new errors/* NetworkError */.Dr('proxy-credentials', request, cause);
}

;// CONCATENATED MODULE: ./.cache/build/src/api/export-response.js



/** Parses the body of `POST /export`, whose form is not shown (api/README.md, *Requests*). */
function parseExportResponse(text, { headers, truncated }, secrets) {
    const location = headers.location && secrets.redactData(headers.location);
    const place = location ? { location } : {};
    if (truncated)
        return { value: { ...place, leftOut: 'it is larger than 1 MiB' } };
    const body = secrets.redactData(text);
    const response = parseResponseBody(body).value;
    const shown = showResponse(body, location, secrets.redact);
    return { value: { ...place, ...(response !== undefined && { response }), ...(shown && { shown }) } };
}
const MAX_LENGTH = 120;
const MAX_LINK_LENGTH = 1_000;
function showResponse(body, location, redact) {
    const quote = (text) => (0,support_text/* truncate */.xv)((0,untrusted_text/* redactUntrusted */.k)(redact(text)), MAX_LENGTH);
    const link = location && (toLink(location, redact) ?? { text: quote(location) });
    const words = quote(body);
    return link || words !== '' ? { ...(link && { link }), words } : undefined;
}
/** Host and path of an `https:` address; `undefined` for any other text. */
function toLink(value, redact) {
    const url = /^https:\/\/\S+$/i.test(value.trim()) ? URL.parse(value) : null;
    if (url === null)
        return undefined;
    const place = `${url.host}${url.pathname}`;
    const shown = redact(place);
    const mayFollow = url.href === `https://${place}` && shown === place && place.length <= MAX_LINK_LENGTH;
    return { text: (0,support_text/* truncate */.xv)(shown, MAX_LENGTH), ...(mayFollow && { url: url.href }) };
}

;// CONCATENATED MODULE: ./.cache/build/src/retry/decide.js
/** Whether the server refused the request for now. */
function isRefusal({ kind, mayBeLimit = false }) {
    return kind === 'throttled' || mayBeLimit;
}
/** The longest wait after the first attempt, in milliseconds. */
const BASE_MS = 250;
const CAP_MS = 20_000;
/**
 * Exponential backoff with full jitter, which spreads workers that failed together (Brooker, "Exponential Backoff And Jitter", 2015): from 0
 * to `250 ms * 2^(attempt - 1)`, at most 20 s.
 *
 * @param random a number in [0, 1)
 */
function backoffMs(attempt, random) {
    return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}
/**
 * Why no attempt follows a failed one, by the table in docs/retries.md; `undefined` if one follows.
 *
 * @param attempt counted from 1: refusals and failures of their own
 * @param idempotent whether processing the request twice does no harm
 */
function stopReason({ kind, retryAfterMs = 0 }, { attempt, idempotent }, { maxAttempts, maxRetryWaitMs }) {
    if (kind === 'permanent')
        return 'permanent';
    if (kind === 'transient' && !idempotent)
        return 'may-have-been-done';
    if (retryAfterMs > maxRetryWaitMs)
        return 'wait-too-long';
    // The queue of the server ends refusals, by time.
    const isCounted = kind !== 'throttled' || maxAttempts === 1;
    return isCounted && attempt >= maxAttempts ? 'attempts-exhausted' : undefined;
}

// EXTERNAL MODULE: ./.cache/build/src/retry/results.js
var results = __webpack_require__(769);
;// CONCATENATED MODULE: ./.cache/build/src/retry/retry.js


/** Requests begun so far. Older ones go first, so that a retry does not wait behind all new ones. */
let begun = 0;
/**
 * The attempts of one request:
 *
 *     while (await attempts.turn()) attempts.settle(await send());
 *     return attempts.result;
 */
class Attempts {
    #options;
    #order = begun++;
    #queue;
    /** When the turn began, in milliseconds of the clock; `undefined` without one. */
    #sentMs;
    /** When the wait before the next attempt ends, in milliseconds of the clock. */
    #notBeforeMs = 0;
    #made = 0;
    /** Attempts that failed and were not refused. */
    #failed = 0;
    #neverSent = true;
    #startedMs;
    #lastError;
    #result;
    constructor(options) {
        this.#options = options;
        this.#queue = options.queue;
    }
    /** Whether an attempt may follow. If not, there is a result. A turn that was not used is given back. */
    goesOn() {
        if (this.#sentMs !== undefined)
            this.#queue.release();
        this.#sentMs = undefined;
        const end = this.#end;
        if (end !== undefined)
            this.#result ??= this.#failure(end);
        return this.#result === undefined;
    }
    /**
     * Waits until an attempt may be made. Returns `false` once there is a result.
     *
     * @param server of an attempt that needed another request first: it goes to this server, and before all others
     */
    async turn(server) {
        const { signal } = this.#options;
        while (this.goesOn()) {
            this.#queue = server ?? this.#queue;
            const [order, notBeforeMs, isUrgent] = [this.#order, this.#notBeforeMs, server !== undefined];
            this.#sentMs = await this.#queue.turn({ signal, order, isUrgent, notBeforeMs });
            if (this.hasTurn)
                return true;
        }
        return false;
    }
    /** Why no attempt may be made any more. */
    get #end() {
        if (this.#options.signal.aborted)
            return { error: new results/* CancelledError */.c(), because: 'cancelled' };
        const circuit = this.#queue.openCircuit;
        // The request's own last error names its file or export. But a rejected token, for instance, says more than that.
        if (circuit === undefined || circuit.because === 'withheld')
            return circuit;
        return { ...circuit, error: this.#lastError ?? circuit.error };
    }
    /** Whether the attempt may still be made. If not, wait for another turn. */
    get hasTurn() {
        const isPaused = this.#options.clock.monotonicMs() < this.#queue.pace.pausedUntilMs;
        return this.#sentMs !== undefined && this.#end === undefined && !isPaused;
    }
    /**
     * Counts the attempt, decides whether another one follows, and records it for all requests to this server.
     *
     * @param result absent if the server rejected it for a reason that no longer holds: the next one follows at once, and nothing is used up
     */
    settle(result) {
        const { idempotent, limits, random, signal, onWait, clock } = this.#options;
        const sentMs = this.#sentMs;
        if (sentMs === undefined)
            throw new Error('the request has no turn');
        this.#sentMs = undefined;
        this.#startedMs ??= sentMs;
        this.#made += 1;
        const failed = result?.ok === false ? result : undefined;
        const pauseMs = this.#queue.settle(sentMs, failed);
        this.#neverSent &&= failed?.neverSent ?? false;
        if (result?.ok)
            this.#result = { ...result, effort: { attempts: this.#made } };
        if (failed === undefined)
            return;
        const { error, kind, retryAfterMs } = failed;
        this.#lastError = error;
        const isRefused = kind === 'throttled';
        if (!isRefused)
            this.#failed += 1;
        const attempt = isRefused ? this.#made - this.#failed : this.#failed;
        const because = stopReason(failed, { attempt, idempotent }, limits);
        if (because !== undefined) {
            // In a cancelled run, "attempts exhausted" would be wrong: the next turn ends the request as cancelled. What happened to it stays.
            const isFinal = because === 'permanent' || because === 'may-have-been-done';
            if (isFinal || !signal.aborted)
                this.#result = this.#failure({ error, because, retryAfterMs });
            return;
        }
        // Without a wait that the server asked for, and without a pause of all requests, this one waits alone.
        const waitMs = retryAfterMs || pauseMs || backoffMs(attempt, random());
        this.#notBeforeMs = clock.monotonicMs() + waitMs;
        if (this.#end !== undefined)
            return;
        const counted = isRefused ? { attempt: this.#made } : { attempt, maxAttempts: limits.maxAttempts };
        onWait({ ...failed, waitMs, pausesAll: pauseMs > 0, ...counted });
    }
    /** Ends the request without another attempt. @param effort that of another request, which it needs */
    endWith({ effort = { attempts: 0 }, ...stop }) {
        this.goesOn();
        const failure = this.#failure(stop);
        const { attempts, elapsedMs = effort.elapsedMs } = failure.effort;
        return { ...failure, effort: { attempts: attempts + effort.attempts, elapsedMs } };
    }
    /** @throws Error before `turn` has returned `false` */
    get result() {
        if (this.#result === undefined)
            throw new Error('the request is not finished');
        return this.#result;
    }
    #failure(stop) {
        const startedMs = this.#startedMs;
        const elapsedMs = startedMs === undefined ? undefined : this.#options.clock.monotonicMs() - startedMs;
        return { ...stop, ok: false, neverSent: this.#neverSent, effort: { attempts: this.#made, elapsedMs } };
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/api/call.js


/** Awaits an attempt, and ends the requests of a queue if its error concerns all of them. Never throws. */
async function resultOf(attempt, idempotent, queue) {
    const result = await attempt.catch((error) => failedAttempt(error, idempotent));
    if (result.ok)
        return result;
    const { error, kind } = result;
    if ((0,errors/* concernsEveryRequest */.sR)(error))
        queue.open({ error, because: 'withheld' });
    // There was no connection that the server accepts, or the proxy let none through.
    const isUnsent = error instanceof errors/* NetworkError */.Dr && kind !== 'transient';
    return { ...result, neverSent: isUnsent || kind === 'unreachable' };
}
/** The result of an attempt that threw this error. */
function failedAttempt(error, idempotent) {
    if (error instanceof errors/* NetworkError */.Dr)
        return { ok: false, error, kind: error.kind, retryAfterMs: error.retryAfterMs };
    // If too many files are open, it helps to wait until other uploads have closed theirs.
    if (error instanceof errors/* AssetFileError */.DP)
        return { ok: false, error, kind: /^E[MN]FILE$/.test(error.code) ? 'unreachable' : 'permanent' };
    // A bug must not lose the results of other calls. The server may have processed the request before it.
    const bug = new Error(String(error), { cause: error });
    return { ok: false, error: bug, kind: idempotent ? 'permanent' : 'transient' };
}
/**
 * Classifies a failed response by the columns of the table in docs/retries.md. A 503 may mean either of two things: the server limits
 * requests, or it failed after it had done what was asked. So an export with a 503 is not repeated, but later exports slow down.
 */
function classifyResponse({ status, headers, retryAfter }, idempotent, wallMs) {
    // It can't be read: the server may have done what was asked, or something in front of it answered.
    if (status >= 200 && status < 300)
        return { kind: idempotent ? 'permanent' : 'transient' };
    // The server's date and its `Retry-After` are of one clock, which may differ from ours.
    const waitMs = (0,header_dates/* retryAfterMs */.V)(retryAfter, (0,header_dates/* parseHttpDate */.m)(headers.date) ?? wallMs);
    if (status === 429 || (status === 503 && (idempotent || waitMs !== undefined)))
        return { kind: 'throttled', retryAfterMs: waitMs };
    if (status === 503)
        return { kind: 'transient', mayBeLimit: true };
    const mayPass = status >= 500 || status === 408 || status === 425;
    return mayPass ? { kind: 'transient', retryAfterMs: waitMs } : { kind: 'permanent' };
}

;// CONCATENATED MODULE: ./.cache/build/src/api/service-caller.js





/** A list of assets or games can be long. The limit protects against an endless response. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;
/** The first response is slow, because code of both sides runs for the first time. The fastest of four is a usual one. */
const SAMPLED_RESPONSES = 4;
/**
 * Calls operations of the service: sends the token, tries again, and turns responses into results. Never throws.
 *
 * The first request of each operation goes alone, so that a wrong token, one without the operation's scope, or a proxy's rejection costs one
 * request and not one per worker.
 */
class ServiceCaller {
    secrets;
    options;
    #called = new Set();
    queue;
    #responseMs = Promise.withResolvers();
    #fastestMs = Number.POSITIVE_INFINITY;
    #responses = 0;
    /** Whether a request has succeeded. */
    #isKnown = false;
    constructor(options) {
        this.options = options;
        this.secrets = options.context.secrets;
        this.queue = options.context.queueOf(new URL(options.baseUrl));
    }
    /** Resolves with the shortest time that the service took for one of its first four successes, without connecting, in milliseconds. */
    get responseMs() {
        return this.#responseMs.promise;
    }
    /**
     * @param signal ends waits, starts no further attempt, and aborts a request of which nothing was sent
     * @param requestSignal aborts a request that is under way
     */
    async call(operation, signal, requestSignal = signal) {
        const { method, path, idempotent } = operation;
        const name = `${method} ${path}`;
        let { beforeSent } = operation;
        // An export that is refused may be lost, because it is not repeated. So exports begin one at a time.
        if (!this.#called.has(name))
            this.queue.pace.startOver(!idempotent);
        this.#called.add(name);
        const attempts = new Attempts({ ...this.options.context, idempotent, signal, queue: this.queue });
        while (await attempts.turn()) {
            if (beforeSent !== undefined) {
                const error = await beforeSent();
                beforeSent = undefined;
                if (error !== undefined)
                    return attempts.endWith({ error, because: 'withheld' });
                if (!attempts.hasTurn)
                    continue;
            }
            const signals = { signal: requestSignal, unsentSignal: signal };
            attempts.settle(await resultOf(this.#attempt(operation, signals), idempotent, this.queue));
        }
        return attempts.result;
    }
    async #attempt(operation, signals) {
        const { baseUrl, token, transport, context } = this.options;
        const { method, path, query = {}, body, idempotent, parse } = operation;
        const url = new URL(baseUrl + path);
        for (const [name, value] of Object.entries(query))
            url.searchParams.set(name, String(value));
        const response = await transport.send({
            method,
            url,
            operation: { baseUrl, path },
            headers: {
                authorization: `Bearer ${token}`,
                accept: 'application/json',
                ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            body: body === undefined ? undefined : JSON.stringify(body),
            reuseConnection: idempotent,
            bodyLimitBytes: method === 'GET' ? LIST_LIMIT_BYTES : undefined,
            ...signals,
        });
        const { status, truncated } = response;
        const text = response.body.toString('utf8');
        const isTokenQuoted = /^["'`]|["'`]$/.test(token);
        const isKnownService = this.#isKnown;
        const sent = { method, location: (0,errors/* locationOf */.hD)(url), operation: { baseUrl, path } };
        const request = { ...sent, isTokenQuoted, isKnownService };
        const isReadable = encodingProblem(response) === undefined && !(0,error_body/* isWebPage */.AA)(text);
        if (status < 200 || status >= 300 || !isReadable) {
            const error = toServiceError(request, response, context.secrets);
            return { ok: false, error, ...classifyResponse(response, idempotent, context.clock.wallMs()) };
        }
        this.#fastestMs = Math.min(this.#fastestMs, response.responseMs);
        this.#responses += 1;
        if (this.#responses === SAMPLED_RESPONSES)
            this.#responseMs.resolve(this.#fastestMs);
        // A truncated body is useless. If the operation must not be repeated, it still succeeded: its body is left out.
        const isUseless = truncated && idempotent;
        const parsed = isUseless ? 'the body is too large' : parse(truncated ? '' : text, response);
        if (typeof parsed === 'string')
            return { ok: false, error: new errors/* ServiceError */._7(request, status, parsed), kind: 'permanent' };
        this.#isKnown = true;
        return { ok: true, value: parsed.value };
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/api/service-client.js





/** The operations of the service (api/README.md, *Requests*), with retries. None throws. */
class ServiceClient extends ServiceCaller {
    /** The file of each asset id, and of the hash of each upload URL, so that no upload replaces the bytes of another file. */
    #owners = new Map();
    /** One page of the games. The bounds of `page` and `limit` are not shown, so none is checked. */
    listGames(query, signal) {
        const parse = (text) => parseGamePage(text, this.secrets);
        return this.call({ method: 'GET', path: '/games', query, idempotent: true, parse }, signal);
    }
    /** The response body is not shown: the result is JSON if it is JSON, else text; `undefined` if it is blank. */
    createGame(body, signal) {
        const parse = (text) => parseResponseBody(this.secrets.redactData(text));
        return this.call({ method: 'POST', path: '/games', body, idempotent: false, parse }, signal);
    }
    /** For the result, see `createGame`. A body with another id is an error. */
    getGame(gameId, signal) {
        const path = `/games/${encodeURIComponent(gameId)}`;
        const parse = (text) => parseGame(text, gameId, this.secrets);
        return this.call({ method: 'GET', path, idempotent: true, parse }, signal);
    }
    /** The response body is not shown: the result is its bytes. */
    listAssets(query, signal) {
        // Latin-1 has a character for each byte, and secrets are ASCII.
        const parse = (_, { body }) => ({
            value: Buffer.from(this.secrets.redactData(body.toString('latin1')), 'latin1'),
        });
        return this.call({ method: 'GET', path: '/assets', query, idempotent: true, parse }, signal);
    }
    /** Records the id of a file that an earlier run uploaded. If the service gives it to another file, `requestUploadUrl` rejects it. */
    addUploaded(assetId, fileName) {
        this.#owners.set(assetId, fileName);
    }
    /** The first step of an upload: requests a pre-signed upload URL. A repeated request only leaves one URL unused. */
    requestUploadUrl(body, signal) {
        return this.call({
            method: 'POST',
            path: '/storage/urls',
            body,
            idempotent: true,
            parse: (text, { headers: { date } }) => {
                const { context, allowHttp } = this.options;
                const dateMs = (0,header_dates/* parseHttpDate */.m)(date) ?? context.clock.wallMs();
                const target = parseUploadTarget(text, Object.values(body), dateMs, this.secrets, allowHttp);
                return typeof target === 'string' ? target : this.#claim(target.value, body.fileName);
            },
        }, signal);
    }
    /**
     * Triggers an export.
     *
     * @param signal ends waits, starts no further attempt, and aborts a request of which nothing was sent
     * @param requestSignal aborts a request that is under way, whose export is then unknown
     * @param beforeSent awaited once, before the request is sent for the first time; with an error, it is not sent
     */
    triggerExport(body, signal, requestSignal = signal, beforeSent) {
        const parse = (text, response) => parseExportResponse(text, response, this.secrets);
        return this.call({ method: 'POST', path: '/export', body, idempotent: false, parse, beforeSent }, signal, requestSignal);
    }
    /** Rejects a target that belongs to another file. */
    #claim(target, fileName) {
        const { assetId, uploadUrl, requestTarget } = target;
        // A whole URL for each file would take a third of the memory of a large upload.
        const urlHash = (0,external_node_crypto_.hash)('sha256', uploadUrl.origin + requestTarget, 'base64');
        for (const [field, key] of Object.entries({ assetId, uploadUrl: urlHash })) {
            if ((this.#owners.get(key) ?? fileName) !== fileName)
                return `the body has the ${field} of another file`;
        }
        this.#owners.set(assetId, fileName).set(urlHash, fileName);
        return { value: target };
    }
}

// EXTERNAL MODULE: external "node:querystring"
var external_node_querystring_ = __webpack_require__(1792);
;// CONCATENATED MODULE: ./.cache/build/src/api/storage-client.js









/** Buffers of the system take the first bytes of an upload, also if the storage reads none. They are full after this time. */
const BUFFERED_MS = 1_000;
/** The second step of an upload: sends a file to the storage, without the token (api/README.md, *Upload in two steps*). */
class StorageClient {
    #transport;
    #context;
    /** The requests to the storage of the last upload URL; absent before the first one. */
    #queue;
    constructor({ transport, context }) {
        this.#transport = transport;
        this.#context = context;
    }
    /**
     * Begins the attempts of an upload. Each one is made with `put`.
     *
     * @param signal ends waits, and starts no further attempt
     * @param service the requests to the service, which storages may share
     * @returns attempts that result in the asset's id
     */
    startAttempts(signal, service) {
        const queue = this.#queue ?? service;
        return new Attempts({ ...this.#context, idempotent: true, signal, queue });
    }
    /** The requests to the server of an upload URL. */
    queueFor({ uploadUrl }) {
        this.#queue = this.#context.queueOf(uploadUrl);
        return this.#queue;
    }
    /** Makes one attempt to upload a file, which has its turn. Never throws. */
    put(target, content, signal) {
        const queue = this.queueFor(target);
        return resultOf(this.#put(queue, target, content, signal), true, queue);
    }
    async #put(queue, { uploadUrl, requestTarget, assetId }, { contentType, body, onSent }, signal) {
        const { clock, secrets } = this.#context;
        const sentMs = clock.monotonicMs();
        const userInfo = [(0,external_node_querystring_.unescape)(uploadUrl.username), (0,external_node_querystring_.unescape)(uploadUrl.password)];
        const response = await this.#transport.send({
            method: 'PUT',
            url: uploadUrl,
            requestTarget,
            headers: { 'content-type': contentType, ...basicHeader('authorization', ...userInfo) },
            body,
            onSent: (bytes) => {
                onSent?.(bytes);
                // A large upload on a slow line shows that the storage is alive.
                if (clock.monotonicMs() > sentMs + BUFFERED_MS)
                    queue.sawProgress(sentMs);
            },
            onConnected: () => queue.letOthersFollow(),
            reuseConnection: true,
            signal,
        });
        const { status, headers } = response;
        const text = response.body.toString('utf8');
        const encoded = encodingProblem(response);
        const isError = encoded || (0,error_body/* isErrorDocument */._w)(text) || (status === 200 && (0,error_body/* isWebPage */.AA)(text));
        if (status >= 200 && status < 300 && !isError)
            return { ok: true, value: assetId };
        const location = secrets.redact((0,errors/* locationOf */.hD)(uploadUrl));
        const said = encoded ? { message: encoded } : (0,error_body/* readStorageErrorBody */.Yl)(text, secrets.redact, status);
        const redirect = redirectOf(response, uploadUrl.href, secrets);
        const details = [said.details, redirect?.words].filter(Boolean).join(', ');
        const errorBody = { ...said, ...(details && { details }) };
        if (status === 407)
            return { ok: false, error: proxyError({ method: 'PUT', location }, errorBody), kind: 'permanent' };
        const urlExpired = Number((0,header_dates/* parseHttpDate */.m)(headers.date)) >= Number((0,storage_dialects/* uploadUrlExpiry */.aN)(uploadUrl));
        const error = new errors/* StorageRefusedError */.A1(location, status, errorBody, urlExpired);
        if (error.isPassing)
            return { ok: false, error, kind: 'transient' };
        return { ok: false, error, ...classifyResponse(response, true, clock.wallMs()) };
    }
}

// EXTERNAL MODULE: ./.cache/build/src/retry/clock.js
var clock = __webpack_require__(1673);
;// CONCATENATED MODULE: ./.cache/build/src/retry/circuit-breaker.js

/** The circuit opens if the server gave only errors and timeouts for this time, or no connection at all. */
const OPEN_AFTER_ERRORS_MS = 30_000;
/**
 * Finds out whether a server no longer accepts anything, so that more requests would only repeat the error. A pure state machine. Every
 * time is in milliseconds of one monotonic clock; `sentMs` is when a request got its turn.
 */
class CircuitBreaker {
    /** Failed attempts since the server was alive, without refusals, and when the first one ended. */
    #failures = 0;
    #failingMs = 0;
    /** If requests were refused since the last accepted one: when first, and since when nothing shows that one is being accepted. */
    #refused;
    /** When the last wait ends that a refusal has asked for in time. */
    #askedUntilMs = 0;
    /** The server accepted a request. */
    accepted() {
        this.#failures = 0;
        this.#refused = undefined;
    }
    /** The server took a part of an upload, so it is alive. If the upload began after the first refusal, it may still be refused at its end. */
    tookPart(sentMs, nowMs) {
        this.#failures = 0;
        const refused = this.#refused;
        if (refused !== undefined && sentMs < refused.firstMs)
            this.#refused = { ...refused, sinceMs: nowMs };
    }
    /** Records a failed attempt. Returns whether the circuit opens. */
    opensAfter(failure, sentMs, nowMs, limits) {
        const { maxAttempts, maxRetryWaitMs } = limits;
        if (!isRefusal(failure)) {
            if (this.#failures === 0)
                this.#failingMs = nowMs;
            this.#failures += 1;
            return this.#failures >= maxAttempts && nowMs - this.#failingMs >= OPEN_AFTER_ERRORS_MS;
        }
        this.#refused ??= { firstMs: nowMs, sinceMs: nowMs };
        if (nowMs - this.#refused.sinceMs >= maxRetryWaitMs)
            return sentMs >= this.#askedUntilMs;
        const { retryAfterMs: askedMs = 0 } = failure;
        // No attempt follows a longer wait.
        if (askedMs <= maxRetryWaitMs)
            this.#askedUntilMs = Math.max(this.#askedUntilMs, nowMs + askedMs);
        return false;
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/retry/pace.js
/** The shortest pause. One that ends with a refusal is followed by one of twice its length. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;
/** The shortest pause after a refusal that lost its request: each further one would be lost, too. */
const PAUSE_AFTER_LOSS_MS = 1_000;
/** If no request begins or ends for so long, one more goes: those under way may hang, or be long uploads. */
const STALLED_MS = 5_000;
/** The threshold of an operation whose refused requests may be lost. */
const GRADUAL_THRESHOLD = 8;
/**
 * How many requests to one server may be in flight, and when: TCP's congestion control (RFC 5681) with requests for segments, and refusals
 * for losses. docs/retries.md, *How fast requests go*, says what is different. A pure state machine. Every time is in milliseconds of one
 * monotonic clock; `sentMs` is when a request got its turn.
 */
class Pace {
    #flight = 0;
    /** When a request began or ended last. */
    #movedMs = 0;
    /** Whether the first request of an operation is still to go alone. */
    #isAlone = true;
    /** Whether a refusal has lost its request. */
    #hasLost = false;
    /** So many may be in flight. */
    #window = Number.POSITIVE_INFINITY;
    /** Below it the window grows by one for each accepted request, above it by one for about as many as it holds. */
    #threshold = Number.POSITIVE_INFINITY;
    /** The last refusal, if no request was accepted since: when it came, and the wait that it asked for. */
    #refusal;
    /** When the last pause began. */
    #pausedMs = Number.NEGATIVE_INFINITY;
    /** Until then all requests wait. */
    pausedUntilMs = Number.NEGATIVE_INFINITY;
    #nextPauseMs = FIRST_PAUSE_MS;
    /** Another operation begins: its first request goes alone. @param isGradual whether each accepted one lets only two follow */
    startOver(isGradual) {
        this.#isAlone = true;
        if (!isGradual)
            return;
        this.#window = 1;
        this.#threshold = Math.min(this.#threshold, GRADUAL_THRESHOLD);
    }
    /** The first request of the operation need not be alone any more. */
    letOthersFollow() {
        this.#isAlone = false;
    }
    /** When one more request may be in flight: now, or later, unless another one begins or ends before. */
    placeMs(nowMs) {
        const most = this.#isAlone || this.#hasLost ? 1 : this.#window;
        return this.#flight + 1 <= most ? nowMs : this.#movedMs + STALLED_MS;
    }
    begin(nowMs) {
        this.#flight += 1;
        this.#movedMs = nowMs;
    }
    /** A request ended, and shows nothing about the pace. */
    leave(nowMs) {
        this.#flight -= 1;
        this.#movedMs = nowMs;
    }
    /** A request was not refused. */
    accepted(sentMs, nowMs) {
        this.leave(nowMs);
        this.#isAlone = false;
        if (sentMs <= this.#pausedMs)
            return;
        this.#refusal = undefined;
        this.#nextPauseMs = FIRST_PAUSE_MS;
        this.#window += this.#window < this.#threshold ? 1 : 1 / Math.floor(this.#window);
    }
    /**
     * A request was refused. The second refusal in a row begins a pause: as long as the server asked for twice, else one that doubles.
     * Refusals of requests that were sent together ask once.
     *
     * @returns how long all requests wait now, in milliseconds
     */
    refused(sentMs, nowMs, failure) {
        const { retryAfterMs: askedMs = 0, mayBeLimit: isLost = false } = failure;
        const flight = this.#flight;
        this.leave(nowMs);
        this.#hasLost ||= isLost;
        const isEarlier = sentMs <= this.#pausedMs;
        this.#window = Math.max(1, (isEarlier ? this.#window : Math.min(this.#window, flight)) - 1);
        if (!isEarlier) {
            this.#threshold = flight / 2;
            const before = this.#refusal;
            this.#refusal = { atMs: nowMs, askedMs };
            if (before || isLost) {
                const ownMs = Math.max(this.#nextPauseMs, isLost ? PAUSE_AFTER_LOSS_MS : 0);
                this.#nextPauseMs = Math.min(LONGEST_PAUSE_MS, 2 * ownMs);
                const bothMs = before && sentMs >= before.atMs ? Math.min(before.askedMs, askedMs) : 0;
                this.#pausedMs = nowMs;
                this.pausedUntilMs = nowMs + (bothMs || ownMs);
            }
        }
        return Math.max(0, this.pausedUntilMs - nowMs);
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/retry/request-queue.js



/** The requests to one server: the oldest first, as many at a time as its pace lets go. */
class RequestQueue {
    #clock;
    #limits;
    pace = new Pace();
    #circuit = new CircuitBreaker();
    /** In their order. */
    #waiters = [];
    /** Ends the sleep until the next request may go. */
    #alarm = new AbortController();
    /** Why every later request fails: it would only repeat the error. */
    openCircuit;
    constructor(clock, limits) {
        this.#clock = clock;
        this.#limits = limits;
    }
    /** Opens the circuit: no further request is sent. The first call decides the error. */
    open(circuit) {
        this.openCircuit ??= circuit;
        this.#serve();
    }
    /** The first request of an operation need not be alone any more. */
    letOthersFollow() {
        this.pace.letOthersFollow();
        this.#serve();
    }
    /** The server took a part of an upload. */
    sawProgress(sentMs) {
        this.#circuit.tookPart(sentMs, this.#clock.monotonicMs());
    }
    /**
     * Waits until the request may be sent. Its end must be reported, by `release` or `settle`.
     *
     * @returns the time of its turn, in milliseconds of the clock; `undefined` once it is aborted, or the circuit opens
     */
    async turn(waiting) {
        const { promise, resolve } = Promise.withResolvers();
        const serve = () => this.#serve();
        this.#waiters.push({ ...waiting, end: resolve });
        this.#waiters.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.order - b.order);
        waiting.signal.addEventListener('abort', serve);
        serve();
        const sentMs = await promise;
        waiting.signal.removeEventListener('abort', serve);
        return sentMs;
    }
    /** Ends the waits of all that may go now or never, and comes back when the next one may go. */
    async #serve() {
        const nowMs = this.#clock.monotonicMs();
        let againMs = Number.POSITIVE_INFINITY;
        this.#waiters = this.#waiters.filter(({ signal, notBeforeMs, end }) => {
            const isOver = signal.aborted || this.openCircuit !== undefined;
            const atMs = Math.max(notBeforeMs, this.pace.pausedUntilMs, this.pace.placeMs(nowMs));
            if (!isOver && nowMs < atMs) {
                againMs = Math.min(againMs, atMs);
                return true;
            }
            if (!isOver)
                this.pace.begin(nowMs);
            end(isOver ? undefined : nowMs);
            return false;
        });
        this.#alarm.abort('served'); // Without a reason, Node would make an error with its stack.
        if (againMs === Number.POSITIVE_INFINITY)
            return;
        this.#alarm = new AbortController();
        const { signal } = this.#alarm;
        // Rounding errors may leave a time that is no later.
        await this.#clock.sleep(Math.max(1, againMs - nowMs), signal);
        if (!signal.aborted)
            this.#serve();
    }
    /** The request was not sent. */
    release() {
        this.pace.leave(this.#clock.monotonicMs());
        this.#serve();
    }
    /**
     * Records how an attempt ended.
     *
     * @param failure absent if the server accepted it
     * @returns how long all requests wait now, in milliseconds
     */
    settle(sentMs, failure) {
        const nowMs = this.#clock.monotonicMs();
        let pauseMs = 0;
        if (failure !== undefined && isRefusal(failure))
            pauseMs = this.pace.refused(sentMs, nowMs, failure);
        else if (failure?.kind === 'unreachable')
            this.pace.leave(nowMs);
        else
            this.pace.accepted(sentMs, nowMs);
        if (failure === undefined || failure.kind === 'permanent')
            this.#circuit.accepted();
        else {
            const { error, retryAfterMs } = failure;
            const isOver = this.#circuit.opensAfter(failure, sentMs, nowMs, this.#limits);
            if (isOver)
                this.open({ error, because: 'attempts-exhausted', retryAfterMs });
            if (pauseMs > this.#limits.maxRetryWaitMs)
                this.open({ error, because: 'wait-too-long', retryAfterMs });
        }
        this.#serve();
        return pauseMs;
    }
}
/** The queues of a run: one for each origin, so that requests to one gateway share its limit. */
function queuesByOrigin(...settings) {
    const queues = new Map();
    return ({ origin }) => {
        const queue = queues.get(origin) ?? new RequestQueue(...settings);
        queues.set(origin, queue);
        return queue;
    };
}

;// CONCATENATED MODULE: ./.cache/build/src/action/service-session.js






/** Calls `work` with clients for the service and its storage, then closes all connections. */
async function withService({ token = '', baseUrl, limits, idleTimeoutMs, allowHttp }, onWait, work) {
    const secrets = new redaction_secrets/* Secrets */.S(token);
    const transport = new HttpTransport({ idleTimeoutMs, secrets });
    const queueOf = queuesByOrigin(clock/* systemClock */.m, limits);
    const context = { onWait, queueOf, limits, clock: clock/* systemClock */.m, random: Math.random, secrets };
    try {
        return await work({
            service: new ServiceClient({ baseUrl, token, transport, context, allowHttp }),
            storage: new StorageClient({ transport, context }),
        });
    }
    finally {
        transport.close();
    }
}


/***/ }),

/***/ 6512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs),
/* harmony export */   m: () => (/* binding */ parseHttpDate)
/* harmony export */ });
const SECONDS = /^\d+(?:\.\d+)?$/;
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850_DATE = /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
const HTTP_DATES = [IMF_FIXDATE, RFC_850_DATE, ASCTIME_DATE];
/**
 * Parses `Retry-After` (RFC 9110, 10.2.3): a number of seconds, or one of the three forms of an HTTP date. A date in the past is a wait of
 * 0 ms. Of several fields, which a server and something in front of it may send, the longest wait counts. A proxy may have joined them: `2, 30`
 * (RFC 9110, 5.3).
 *
 * @param values the fields as received
 * @param wallMs now, in milliseconds since the epoch
 * @returns milliseconds, or `undefined` if there is no valid field
 */
function retryAfterMs(values, wallMs) {
    const fields = values.flatMap((value) => (/[a-z]/i.test(value) ? [value] : value.split(',')));
    const waits = fields.flatMap((field) => waitMs(field.trim(), wallMs) ?? []);
    return waits.length === 0 ? undefined : Math.max(...waits);
}
function waitMs(text, wallMs) {
    if (SECONDS.test(text))
        return Math.min(Math.ceil(Number(text) * 1000), Number.MAX_SAFE_INTEGER);
    const date = parseHttpDate(text);
    return date === undefined ? undefined : Math.max(0, date - wallMs);
}
/** @returns milliseconds since the epoch, or `undefined` if the text is none of the three forms of an HTTP date */
function parseHttpDate(text = '') {
    // An asctime date has no time zone, so Date.parse would read it as local time.
    const zoned = ASCTIME_DATE.test(text) ? `${text} GMT` : text;
    const ms = HTTP_DATES.some((form) => form.test(text)) ? Date.parse(zoned) : Number.NaN;
    return Number.isNaN(ms) ? undefined : ms;
}


/***/ }),

/***/ 1673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

const systemClock = {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    // Node's timers count whole milliseconds, so they may fire up to one early. The only error is an abort.
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.ceil(ms) + 1, undefined, { signal }).catch(() => undefined),
    later: (ms, act) => void setTimeout(act, ms).unref(),
};


/***/ })

};
