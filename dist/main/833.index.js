export const id = 833;
export const ids = [833];
export const modules = {

/***/ 4833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./build/pipeline/concurrency.js
var pipeline_concurrency = __webpack_require__(8192);
// EXTERNAL MODULE: ./build/pipeline/run-pipeline.js + 4 modules
var run_pipeline = __webpack_require__(9547);
// EXTERNAL MODULE: ./build/retry/clock.js
var clock = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/api/redaction/secrets.js
var secrets = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/support/cut.js
var cut = __webpack_require__(4272);
// EXTERNAL MODULE: ./build/support/name-some.js
var name_some = __webpack_require__(5750);
// EXTERNAL MODULE: ./build/support/plural.js
var plural = __webpack_require__(9860);
// EXTERNAL MODULE: ./build/action/failures/failures.js + 2 modules
var failures = __webpack_require__(7128);
// EXTERNAL MODULE: ./build/support/version.js
var version = __webpack_require__(7580);
;// CONCATENATED MODULE: ./build/action/deployments/deployments-impossible-error.js
/** There can be no deployments in this run, whatever is tried. */
class DeploymentsImpossibleError extends Error {
    name = 'DeploymentsImpossibleError';
    /** What to do. */
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
    }
}

;// CONCATENATED MODULE: ./build/action/deployments/deployment-client.js


/** GitHub takes no longer description. */
const LONGEST_DESCRIPTION = 140;
/** Octokit would speak to the console, past everything that makes text from outside harmless. */
const SILENT = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
};
/** The deployments of the run's commit, as GitHub's API sees them. Every method throws what GitHub or the network does. */
class DeploymentApi {
    #octokit;
    #target;
    #commit;
    #runUrl;
    constructor(octokit, { owner, repo, commit, runUrl }) {
        this.#octokit = octokit;
        this.#target = { owner, repo };
        this.#commit = commit;
        this.#runUrl = runUrl;
    }
    /**
     * Octokit is read and evaluated here, from a file of its own: at the start it would cost every run without deployments
     * nearly as much time as `node -e 0` takes.
     *
     * @throws DeploymentsImpossibleError where there is no commit to deploy or no safe way to GitHub
     */
    static async connect(token, origin) {
        const target = targetOf(origin);
        const baseUrl = apiAddress();
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(747)]).then(__webpack_require__.bind(__webpack_require__, 3747));
        const userAgent = `playable-export-action/${version/* VERSION */.x}`;
        return new DeploymentApi(getOctokit(token, { baseUrl, userAgent, log: SILENT }), target);
    }
    /** @returns the deployment's id */
    async create({ environment, description }, signal) {
        const { data } = await this.#octokit.rest.repos.createDeployment({
            ...this.#target,
            ref: this.#commit,
            environment,
            description,
            auto_merge: false,
            required_contexts: [],
            // GitHub's own rule, so that an environment of that name is what people take it for.
            production_environment: environment === 'production',
            ...through(signal),
        });
        if (typeof data !== 'object' || data === null || !('id' in data))
            throw new Error('GitHub answered without a deployment');
        return data.id;
    }
    async setStatus(deployment, { state, description, replacesEarlier }, signal) {
        await this.#octokit.rest.repos.createDeploymentStatus({
            ...this.#target,
            deployment_id: deployment,
            state,
            description,
            ...(this.#runUrl !== undefined && { log_url: this.#runUrl }),
            ...(replacesEarlier !== undefined && { auto_inactive: replacesEarlier }),
            ...through(signal),
        });
    }
}
function targetOf({ repository = '', commit, runUrl }) {
    const [owner = '', repo = ''] = repository.split('/');
    if (owner === '' || repo === '' || commit === undefined) {
        throw new DeploymentsImpossibleError('GITHUB_REPOSITORY and GITHUB_SHA do not say which commit of which repository is deployed.', 'Leave `github-token` out where the action does not run on GitHub.');
    }
    return { owner, repo, commit, runUrl };
}
/** The address that Octokit uses as well, for its proxy. */
function apiAddress() {
    const address = process.env['GITHUB_API_URL'] || 'https://api.github.com';
    const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
    const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
    if (protocol === 'https:' || (protocol === 'http:' && isLoopback))
        return address;
    throw new DeploymentsImpossibleError('GITHUB_API_URL is not an https: address, so `github-token` is not sent there.', 'Leave `github-token` out, or give the server a certificate.');
}
/**
 * The options of every request: it ends with the signal, the token follows no redirect, and what is deprecated is not said
 * to the console, which the log of the whole client does not prevent.
 */
function through(signal) {
    return { request: { signal, redirect: 'error', log: SILENT } };
}

;// CONCATENATED MODULE: ./build/support/address-location.js
/** The part of an address that may be shown: origin and path, never the query, which may hold a signature. */
function addressLocation(url) {
    return `${url.origin}${url.pathname}`;
}

// EXTERNAL MODULE: ./build/support/errors.js
var errors = __webpack_require__(5921);
// EXTERNAL MODULE: ./build/support/format.js
var format = __webpack_require__(3861);
;// CONCATENATED MODULE: ./build/action/deployments/within-time.js

class NoAnswerError extends Error {
    name = 'NoAnswerError';
}
/**
 * Ends work that takes too long.
 *
 * @param until aborted when there is no more time for anything
 * @throws NoAnswerError as soon as the time is over, whatever the work does about its signal
 */
async function withinTime(limitMs, until, work) {
    const controller = new AbortController();
    const over = Promise.withResolvers();
    const end = (words) => {
        over.reject(new NoAnswerError(words));
        controller.abort();
    };
    const cancelled = () => end('The run was cancelled before GitHub answered.');
    const timer = setTimeout(() => end(`GitHub did not answer within ${(0,format/* formatDuration */.a)(limitMs)}.`), limitMs);
    until.addEventListener('abort', cancelled);
    try {
        if (until.aborted)
            cancelled();
        return await Promise.race([over.promise, work(controller.signal)]);
    }
    finally {
        clearTimeout(timer);
        until.removeEventListener('abort', cancelled);
    }
}

;// CONCATENATED MODULE: ./build/action/deployments/explain-deployment-error.js





/** An answer may be a whole page. */
const LONGEST_WORDS = 300;
/**
 * What an error of a request about a deployment means for the run.
 *
 * @param secrets taken out of what GitHub says, before any of it is left out: half a token is one still
 */
function explainDeploymentTrouble(error, secrets) {
    if (error instanceof DeploymentsImpossibleError) {
        const { message: what, advice } = error;
        return { cause: 'impossible', what, advice, forbids: 'deployments and statuses' };
    }
    if (isRequestError(error) && error.response !== undefined)
        return explainAnswer(error, secrets);
    if (isRequestError(error) || error instanceof NoAnswerError) {
        const what = isRequestError(error)
            ? `${locate(error)}: ${secrets.hide((0,errors/* causeChain */.D)(error.cause ?? error.message).join(': '))}`
            : error.message;
        const advice = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.';
        // What is slow costs each export its time; what breaks is over at once, and may be better the next time.
        const forbids = error instanceof NoAnswerError ? 'new deployments' : 'nothing';
        return { cause: 'network', what, advice, forbids };
    }
    const what = secrets.hide((0,errors/* causeChain */.D)(error).join(': '));
    return { cause: 'unexpected', what, advice: 'Please report it with this message.', forbids: 'nothing' };
}
function explainAnswer(error, secrets) {
    const { status, message } = error;
    const what = `${locate(error)} answered ${status}: ${(0,cut/* cut */.J)(secrets.hide(message), LONGEST_WORDS)}`;
    if (isRateLimit(error)) {
        const advice = 'Record fewer exports at a time: GitHub limits how much is created a minute and an hour.';
        return { cause: 'rate limit', what, advice, forbids: 'new deployments' };
    }
    switch (status) {
        case 401: {
            const advice = 'Give `github.token` as `github-token`, or another token that has not expired.';
            return { cause: 'token', what, advice, forbids: 'deployments and statuses' };
        }
        case 403:
        case 404: {
            const advice = 'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
            return { cause: 'permission', what, advice, forbids: 'deployments and statuses' };
        }
        case 422:
            return { cause: '422', what, advice: 'Look at `environment`.', forbids: 'nothing' };
        default: {
            const advice = 'Nothing to do if it was a disturbance: githubstatus.com knows them.';
            return { cause: String(status), what, advice, forbids: 'nothing' };
        }
    }
}
function isRequestError(error) {
    return error instanceof Error && 'status' in error && 'request' in error;
}
function locate({ request: { method, url } }) {
    return `${method} ${addressLocation(new URL(url))}`;
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit({ status, message, response }) {
    if (status === 429)
        return true;
    const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = response?.headers ?? {};
    return status === 403 && (wait !== undefined || remaining === '0' || /rate limit/i.test(message));
}

// EXTERNAL MODULE: ./build/action/deployments/fill-environment.js
var fill_environment = __webpack_require__(1395);
;// CONCATENATED MODULE: ./build/action/deployments/deployments.js









/** The longest that an export waits for its deployment, and the run for the last status. */
const LONGEST_WAIT_MS = 5_000;
/** After a cancellation, of which the runner grants 7.5 s in all. */
const GRACE_MS = 2_000;
/** What is in progress may take so long to be ended after that. */
const LAST_WORD_MS = 1_000;
/**
 * Records exports as GitHub deployments of the run's commit: one that is about to be sent is `in_progress`, and each gets
 * its final status. Whatever goes wrong becomes a warning a cause; an export waits for GitHub, but not for long.
 */
class Deployments {
    #options;
    #secrets;
    /** Aborted when a cancelled run can't wait any longer. */
    #tooLate = new AbortController();
    #api;
    /** Deployments of exports whose end is not known yet, by `keyOf`. */
    #open = new Map();
    #statuses = [];
    #troubles = new Map();
    #environments = new Map();
    #recorded = 0;
    constructor(options) {
        this.#options = options;
        this.#secrets = new secrets/* Secrets */.S(options.token);
        options.signal.addEventListener('abort', () => {
            setTimeout(() => this.#tooLate.abort(), GRACE_MS).unref();
        });
    }
    /** The same events, recorded on their way. */
    listen(events) {
        return {
            ...events,
            exportsStarted: (requests) => {
                for (const request of requests) {
                    const name = this.#environmentOf(request).toLowerCase();
                    this.#environments.set(name, (this.#environments.get(name) ?? 0) + 1);
                }
                events.exportsStarted(requests);
            },
            beforeExport: async (request) => {
                await events.beforeExport?.(request);
                await this.#begin(request);
            },
            exportSettled: (outcome) => {
                this.#end(outcome);
                events.exportSettled(outcome);
            },
        };
    }
    /** Waits for what is still being recorded, and warns of what could not be. */
    async finish() {
        const { log } = this.#options;
        await Promise.all(this.#statuses);
        if (this.#recorded > 0)
            log.info(`${(0,plural/* plural */.L)(this.#recorded, 'GitHub deployment')} recorded`);
        for (const { explained, exports } of this.#troubles.values()) {
            log.warning('Deployment not recorded', `${(0,plural/* plural */.L)(exports.size, 'export')} without a complete deployment: ${(0,name_some/* nameSome */.K)([...exports])}`, explained.what, explained.advice, 'The exports themselves are not affected.');
        }
    }
    async #begin(request) {
        await this.#attempt(request, ['new deployments', 'deployments and statuses'], async (signal) => {
            this.#api ??= DeploymentApi.connect(this.#options.token, this.#options.origin);
            const api = await this.#api;
            const description = (0,cut/* cut */.J)(`Export of ${(0,failures/* nameExport */._)(request)}`, LONGEST_DESCRIPTION);
            const id = await api.create({ environment: this.#environmentOf(request), description }, signal);
            this.#open.set(keyOf(request), { api, id });
            await api.setStatus(id, { state: 'in_progress', description }, signal);
        });
    }
    #end(outcome) {
        const open = this.#open.get(keyOf(outcome));
        if (open === undefined)
            return;
        const status = this.#finalStatus(outcome);
        const recorded = this.#attempt(outcome, ['deployments and statuses'], async (signal) => {
            // One that stays in progress for ever is worse than one more request.
            await open.api
                .setStatus(open.id, status, signal)
                .catch(() => open.api.setStatus(open.id, status, signal));
            this.#recorded += 1;
        });
        this.#statuses.push(recorded);
    }
    /** Does something about an export's deployment, unless an earlier trouble forbids it. */
    async #attempt(request, forbidden, work) {
        const name = (0,failures/* nameExport */._)(request);
        const obstacle = [...this.#troubles.values()].find(({ explained }) => forbidden.includes(explained.forbids));
        if (obstacle !== undefined) {
            obstacle.exports.add(name);
            return;
        }
        try {
            // What is in progress gets its end even where the time for all else is over.
            const { signal } = this.#tooLate;
            await (signal.aborted && this.#open.has(keyOf(request))
                ? withinTime(LAST_WORD_MS, new AbortController().signal, work)
                : withinTime(LONGEST_WAIT_MS, signal, work));
        }
        catch (error) {
            const explained = explainDeploymentTrouble(error, this.#secrets);
            const known = this.#troubles.get(explained.cause) ?? { explained, exports: new Set() };
            this.#troubles.set(explained.cause, known);
            known.exports.add(name);
        }
    }
    #finalStatus(outcome) {
        switch (outcome.status) {
            case 'triggered': {
                // Exports that share an environment would end each other's deployments.
                const alone = this.#environments.get(this.#environmentOf(outcome).toLowerCase()) === 1;
                return { state: 'success', description: 'Triggered', replacesEarlier: alone };
            }
            case 'failed':
                return { state: 'failure', description: 'Not triggered' };
            case 'unknown':
                // Neither a success nor a failure: what became of it is to be found out.
                return { state: 'error', description: 'May have been triggered: look in the service' };
            case 'not-attempted':
                return { state: 'failure', description: 'Not triggered: the run ended before' };
        }
    }
    #environmentOf(request) {
        return (0,fill_environment/* fillEnvironment */.b)(this.#options.environment, request);
    }
}
function keyOf({ variantId, network }) {
    return JSON.stringify([variantId, network]);
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
var external_node_http_namespaceObject = /*#__PURE__*/__webpack_require__.t(external_node_http_, 2);
// EXTERNAL MODULE: ./build/api/body/spare-buffers.js
var spare_buffers = __webpack_require__(1449);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(9783);
;// CONCATENATED MODULE: ./build/api/http/agents.js


/**
 * The connections of a run: kept alive or not, and through the proxy that the environment names for an address.
 *
 * Which proxy that is `@actions/http-client` says, as on every runner, and it also makes the way through it. It is loaded only
 * then: it brings undici, which takes longer to load than all else together, and which nobody without a proxy needs.
 */
class Connections {
    #keptAlive = { 'http:': new Map(), 'https:': new Map() };
    #usedOnce = { 'http:': new Map(), 'https:': new Map() };
    #idleTimeoutMs;
    /** @param idleTimeoutMs time without progress, in either direction, after which a connection says that it timed out */
    constructor(idleTimeoutMs) {
        this.#idleTimeoutMs = idleTimeoutMs;
    }
    /** The agent for this address, where there is one already. */
    known(url, keepAlive) {
        return this.#agents(url, keepAlive).get(url.host);
    }
    /** An agent for this address. */
    async open(url, keepAlive) {
        const agent = await (this.proxyOf(url) === undefined
            ? direct(url, { keepAlive, timeout: this.#idleTimeoutMs })
            : proxied(url, keepAlive));
        const known = this.known(url, keepAlive);
        if (known === undefined)
            this.#agents(url, keepAlive).set(url.host, agent);
        return known ?? agent;
    }
    /** The proxy for this address, if there is one that can be used. It may hold a user and a password. */
    proxyOf(url) {
        try {
            const proxy = (0,lib_proxy/* getProxyUrl */.s)(url);
            return proxy?.hostname ? proxy : undefined;
        }
        catch {
            return undefined;
        }
    }
    /** Ends them all; a tunnel ends with its request. */
    close() {
        for (const agents of [this.#keptAlive, this.#usedOnce])
            for (const byHost of Object.values(agents))
                for (const agent of byHost.values())
                    if (agent instanceof external_node_http_.Agent)
                        agent.destroy();
    }
    #agents({ protocol }, keepAlive) {
        const agents = keepAlive ? this.#keptAlive : this.#usedOnce;
        return agents[protocol === 'https:' ? 'https:' : 'http:'];
    }
}
/** TLS is loaded with the first connection that needs it. */
async function direct({ protocol }, options) {
    const { Agent } = protocol === 'https:' ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : external_node_http_namespaceObject;
    const agent = new Agent(options);
    // All its connections lead to one place: there is no need to put a name for that together several times a request.
    agent.getName = () => 'the one';
    return agent;
}
/** A client keeps one agent, made for the protocol of its first request: hence a client an agent. */
async function proxied({ href, protocol }, keepAlive) {
    const { HttpClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(779)]).then(__webpack_require__.bind(__webpack_require__, 2779));
    const agent = new HttpClient('', [], { keepAlive }).getAgent(href);
    // Node asks an agent what it is for, and a tunnel's says nothing.
    return Object.assign(agent, { protocol, defaultPort: protocol === 'https:' ? 443 : 80 });
}

// EXTERNAL MODULE: ./build/api/asset-file-error.js
var asset_file_error = __webpack_require__(3557);
// EXTERNAL MODULE: ./build/api/errors.js
var api_errors = __webpack_require__(6860);
;// CONCATENATED MODULE: ./build/api/http/hear-last-words.js
/**
 * Makes a failed write wait until what has arrived is read.
 *
 * A server that refuses a body may answer and close without reading it. Writing then fails, and a stream that has failed
 * drops the answer, though the system still holds it. Once for each connection is enough.
 */
function hearLastWords(socket) {
    const held = (done) => (error) => {
        // The first comes before the system is asked for what has arrived, the second after it.
        if (error)
            setImmediate(() => setImmediate(done, error));
        else
            done();
    };
    // What a stream calls to write: the one place before its failure is known to it.
    const { _write: write, _writev: writev } = socket;
    socket._write = (chunk, encoding, done) => write.call(socket, chunk, encoding, held(done));
    socket._writev = (chunks, done) => writev.call(socket, chunks, held(done));
}

;// CONCATENATED MODULE: ./build/api/http/exchange.js



/** Which exchange a connection is used by, or was last: one listener a connection instead of one a request. */
const users = new WeakMap();
/** One request on the wire: sends the body, watches for progress, and knows how far it came. */
class Exchange {
    #bytes;
    #size;
    #idleTimeoutMs;
    #request;
    #socket;
    #connectTimer;
    #fail = () => undefined;
    #connected = false;
    #timedOut = false;
    #cancelled = false;
    #sentWhole = false;
    #over = false;
    #answered = false;
    #bodyError;
    /** @param idleTimeoutMs time without progress, in either direction, after which the request is ended */
    constructor(body, idleTimeoutMs) {
        this.#bytes = body.bytes;
        this.#size = body.size;
        this.#idleTimeoutMs = idleTimeoutMs;
    }
    /**
     * Sends the request that `open` makes. Resolves with its answer, whose body has still to be read.
     *
     * @throws Error whatever comes instead of an answer, `open`'s own error included
     */
    async start(open) {
        const request = open();
        this.#request = request;
        const { promise, resolve, reject } = Promise.withResolvers();
        this.#fail = reject;
        request.on('response', (message) => {
            this.#answered = true;
            resolve(message);
        });
        request.on('error', reject);
        // An answer that ends HTTP (101) brings neither, only the end of the connection.
        request.on('close', () => {
            if (!this.#answered)
                reject(new Error('the connection was closed without an answer'));
        });
        request.on('socket', (socket) => this.#attach(socket));
        // A socket times itself; before there is one (a proxy's tunnel may never open) this timer does.
        if (!request.reusedSocket)
            this.#connectTimer = setTimeout(() => this.expire(), this.#idleTimeoutMs);
        if (isStream(this.#bytes)) {
            void this.#pump(this.#bytes, request);
        }
        else {
            request.end(this.#bytes);
            this.#sentWhole = true;
        }
        return promise;
    }
    /**
     * Whether the body has been handed to the connection to its end. An answer that comes before that says nothing about the
     * whole, and Node sends no more after it.
     */
    get sentWhole() {
        return this.#sentWhole;
    }
    /** Whether the system has all of what was sent, so that its memory may be used for something else. */
    get letGo() {
        return this.#request?.writableFinished ?? true;
    }
    /** Lets go of everything; a connection whose request was answered before it was sent whole can't be used again. */
    end() {
        clearTimeout(this.#connectTimer);
        this.#over = true;
        if (!this.#sentWhole)
            this.#request?.destroy();
    }
    /** Ends the request from here. */
    cancel() {
        this.#cancelled = true;
        this.#destroy(new Error('cancelled'));
    }
    /** Ends the request, unless that is over, because there was no progress for too long. */
    expire() {
        if (this.#over)
            return;
        this.#timedOut = true;
        this.#destroy(new Error('timed out'));
    }
    /** What an error that ended this exchange means. */
    explain(error, request) {
        if (this.#bodyError instanceof asset_file_error/* AssetFileError */.D)
            return this.#bodyError;
        if (this.#cancelled)
            return new api_errors/* NetworkError */.D('cancelled', request, new Error('cancelled'));
        if (this.#timedOut) {
            const idle = new Error(`no progress for ${this.#idleTimeoutMs / 1000} s`);
            return new api_errors/* NetworkError */.D('timeout', request, idle);
        }
        if (this.#connected)
            return new api_errors/* NetworkError */.D('broken', request, error);
        const refused = this.#socket && isSecure(this.#socket) && this.#socket.authorizationError;
        return new api_errors/* NetworkError */.D(refused ? 'untrusted-certificate' : 'unreachable', request, error);
    }
    /** A request without a socket tells nobody of its end: whoever waits must be told from here. */
    #destroy(error) {
        this.#request?.destroy(error);
        this.#fail(error);
    }
    #attach(socket) {
        clearTimeout(this.#connectTimer);
        this.#socket = socket;
        if (!users.has(socket)) {
            hearLastWords(socket);
            socket.on('timeout', () => users.get(socket)?.expire());
        }
        users.set(socket, this);
        // What is sent at once makes it begin anew by itself.
        if (isStream(this.#bytes) || socket.timeout !== this.#idleTimeoutMs)
            socket.setTimeout(this.#idleTimeoutMs);
        const secure = isSecure(socket);
        const shaken = !secure || socket.authorized || Boolean(socket.authorizationError);
        this.#connected = !socket.connecting && shaken;
        if (this.#connected)
            return;
        socket.once(secure ? 'secureConnect' : 'connect', () => {
            this.#connected = true;
        });
    }
    /**
     * Sends block after block, each once the one before has been handed to the system: no more is held in memory, and an answer
     * that comes meanwhile is read before a connection that was closed behind it fails the next write.
     */
    async #pump(blocks, request) {
        const { promise: closed, resolve: close } = Promise.withResolvers();
        request.once('close', close);
        try {
            let sent = 0;
            for await (const block of blocks) {
                sent += block.length;
                // Here and not behind the loop: closing the file may take longer than the answer.
                this.#sentWhole = sent === this.#size;
                // A request that is destroyed before it has a socket forgets who waits for its writes.
                const written = new Promise((resolve) => request.write(block, resolve));
                const failed = await Promise.race([written, closed]);
                if (failed || request.destroyed)
                    return;
            }
            request.end();
        }
        catch (error) {
            this.#bodyError = error;
            this.#destroy(error);
        }
    }
}
function isStream(bytes) {
    return typeof bytes === 'object' && !Buffer.isBuffer(bytes);
}
/** By what it has: to import its class would load TLS for runs that never need it. */
function isSecure(socket) {
    return 'encrypted' in socket;
}

;// CONCATENATED MODULE: ./build/api/http/under-way.js
/**
 * What a cancellation has to end.
 *
 * A list, not a `Set`: V8 keeps the tables that a set has grown out of linked to their successors, and once one of them has
 * come to the old generation, all that was in any of them is taken for alive until a full collection.
 */
class UnderWay {
    #list = [];
    add(work) {
        this.#list.push(work);
    }
    delete(work) {
        const index = this.#list.indexOf(work);
        if (index === -1)
            return;
        const last = this.#list.pop();
        // Their order means nothing: the last one takes the place.
        if (last !== undefined && last !== work)
            this.#list[index] = last;
    }
    /** Those that end meanwhile may take themselves out. */
    cancelAll() {
        for (const work of [...this.#list])
            work.cancel();
    }
}

;// CONCATENATED MODULE: ./build/api/http/transport.js






/** Bytes of an answer's body that are kept where nothing else is said. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const NOTHING = Buffer.alloc(0);
/**
 * HTTP as the runner does it: connections as `@actions/http-client` makes them, and an exchange over them that is ours. The
 * library's own has no signal and no body that can fail or be sent again, never settles when a body breaks, and names the
 * query, with its signature, when it times out.
 */
class HttpTransport {
    #connections;
    #underWay = new WeakMap();
    #userAgent;
    #idleTimeoutMs;
    /** @param idleTimeoutMs time without progress, in either direction, after which a request counts as failed */
    constructor(options) {
        this.#connections = new Connections(options.idleTimeoutMs);
        this.#userAgent = options.userAgent;
        this.#idleTimeoutMs = options.idleTimeoutMs;
    }
    /**
     * Sends one request, once; a redirect is an answer like any other.
     *
     * @returns any answer, whatever its status; one of 2xx only when the request was sent whole
     * @throws NetworkError when there is none, or only a part of one
     * @throws AssetFileError when the body can't be read
     */
    async send(request) {
        const { method, url, body, signal, reuseConnection, bodyLimitBytes = BODY_LIMIT_BYTES } = request;
        const agent = this.#connections.known(url, reuseConnection) ?? (await this.#connections.open(url, reuseConnection));
        const size = sizeOf(body);
        const bytes = isFile(body) ? await body.open() : body;
        const exchange = new Exchange({ bytes, size: size ?? 0 }, this.#idleTimeoutMs);
        const underWay = this.#exchangesUntil(signal);
        underWay.add(exchange);
        try {
            const answer = exchange.start(() => this.#open(request, size, agent));
            if (signal.aborted)
                exchange.cancel();
            const message = await answer;
            const { statusCode: status = 0, headers } = message;
            const read = await readBody(message, bodyLimitBytes);
            const done = status >= 200 && status < 300;
            if (done && !exchange.sentWhole)
                throw new Error('the answer came before the request was sent whole');
            return { status, headers, ...read };
        }
        catch (error) {
            throw exchange.explain(error, {
                method,
                location: addressLocation(url),
                proxy: this.#connections.proxyOf(url)?.host,
            });
        }
        finally {
            underWay.delete(exchange);
            exchange.end();
            if (Buffer.isBuffer(bytes) && exchange.letGo)
                (0,spare_buffers/* giveBack */.F)(bytes);
        }
    }
    /** Closes every connection. */
    close() {
        this.#connections.close();
    }
    #open({ method, url, headers }, size, agent) {
        // The agent brings TLS where the protocol has it.
        return external_node_http_.request({
            method,
            protocol: url.protocol,
            host: resolvable(url.hostname),
            port: url.port,
            path: url.pathname + url.search,
            headers: this.#headers(url, headers, size),
            agent,
        });
    }
    /** Names and values in turn: from an object, Node first makes a table of them, to be looked into and changed. */
    #headers({ host }, headers, size) {
        const list = ['host', host];
        for (const name of Object.keys(headers))
            list.push(name, headers[name]);
        list.push('user-agent', this.#userAgent);
        if (size !== undefined)
            list.push('content-length', String(size));
        return list;
    }
    /** One listener a signal instead of one a request: all requests of a run end together. */
    #exchangesUntil(signal) {
        const known = this.#underWay.get(signal);
        if (known !== undefined)
            return known;
        const exchanges = new UnderWay();
        this.#underWay.set(signal, exchanges);
        signal.addEventListener('abort', () => exchanges.cancelAll());
        return exchanges;
    }
}
function isFile(body) {
    return typeof body === 'object' && 'open' in body;
}
function sizeOf(body) {
    if (typeof body === 'string')
        return Buffer.byteLength(body);
    return Buffer.isBuffer(body) ? body.length : body?.size;
}
/** Node's resolver takes an IPv6 address without its brackets. */
function resolvable(hostname) {
    return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}
function readBody(message, limitBytes) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let size = 0;
        const finish = () => {
            const [only = NOTHING] = chunks;
            const body = chunks.length > 1 ? Buffer.concat(chunks) : only;
            resolve({ body: body.subarray(0, limitBytes), truncated: size > limitBytes });
        };
        message.on('data', (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size <= limitBytes)
                return;
            finish();
            message.destroy();
        });
        message.on('end', finish);
        message.on('error', reject);
        message.on('close', () => {
            // Most answers are whole by now, and an error costs its stack trace.
            if (!message.complete)
                reject(new Error('the connection was closed before the answer was whole'));
        });
    });
}

;// CONCATENATED MODULE: ./build/retry/adaptive-rate.js
/** Sustained rate after a refusal, as a share of the rate at which requests were accepted until then. */
const CUT = 0.98;
/** A measured rate counts for no less than this share of the present one: a chance 429 must not bring all to a halt. */
const LEAST = 0.8;
/** The rate grows by this share after a second, by twice that after the next, and so on, at most doubling. */
const GROWTH = 0.01;
const GROWTH_STEP_MS = 1_000;
/** Where too little was accepted to tell a rate it is looked for: from here, in requests a millisecond, \u2026 */
const SEARCH_FROM = 0.01;
/** \u2026 growing by this factor with every request that is accepted. */
const SEARCH_GROWTH = 1.5;
/** What a service says it takes again at once, it may take by as much more as rounding hides. */
const SLACK = 1.02;
/** So many accepted before the first refusal make a rate of their own. */
const ENOUGH = 20;
/** A limit does not refuse what it accepted before: so many such refusals in a row speak against there being one. */
const TOO_EARLY = 8;
/**
 * How fast requests may follow each other, found out from which are accepted.
 *
 * There is no limit before the first pause. After one, as many as were accepted in one go before may be sent at once, since a
 * bucket has filled or a window has begun meanwhile, and the others at the rate that was accepted between the last two
 * refusals, a little less, which then grows, at first slowly.
 */
class SendingRate {
    /** Requests a millisecond. */
    #rate = Number.POSITIVE_INFINITY;
    /** Whether enough was accepted to tell a rate; else it is looked for. */
    #known = false;
    #growth = GROWTH;
    #grownAtMs = 0;
    /** The next request beyond the burst. */
    #slotMs = 0;
    /** Requests that may be sent at once. */
    #credit = 0;
    /** Accepted in one go after a pause. */
    #burst = 0;
    #pauses = 0;
    /** Refusals in a row that came before the rate had grown to what was accepted before. */
    #early = 0;
    /** Since when acceptances are counted for the rate, and the rate at that time. */
    #since;
    #accepted = 0;
    #cycleAtMs;
    #acceptedInCycle = 0;
    /** @param nowMs when the first request can be sent at the earliest */
    constructor(nowMs) {
        this.#since = { atMs: nowMs, rate: this.#rate };
        this.#cycleAtMs = nowMs;
    }
    /** Whether any limit has been met. */
    get limited() {
        return this.#rate !== Number.POSITIVE_INFINITY;
    }
    /** When the last pause ended. */
    get cycleAtMs() {
        return this.#cycleAtMs;
    }
    /** Requests sent since then and accepted. */
    get acceptedInCycle() {
        return this.#acceptedInCycle;
    }
    /** When the next request may be sent. */
    nextMs(nowMs) {
        return this.limited && this.#credit < 1 ? Math.max(nowMs, this.#slotMs) : nowMs;
    }
    /** Takes the next place: when a request may be sent. */
    take(nowMs) {
        if (!this.limited)
            return nowMs;
        if (this.#credit >= 1) {
            this.#credit -= 1;
            return nowMs;
        }
        const atMs = this.nextMs(nowMs);
        this.#slotMs = atMs + 1 / this.#rate;
        return atMs;
    }
    /** A request was accepted that was sent before the last pause. */
    countLate() {
        this.#accepted += 1;
    }
    /** A request was accepted that was sent since the last pause. */
    count() {
        this.#accepted += 1;
        this.#acceptedInCycle += 1;
    }
    /** Time passes, and requests are accepted. */
    grow(nowMs) {
        if (!this.limited)
            return;
        if (!this.#known)
            this.#rate *= SEARCH_GROWTH;
        for (; nowMs - this.#grownAtMs >= GROWTH_STEP_MS; this.#grownAtMs += GROWTH_STEP_MS) {
            this.#rate *= 1 + this.#growth;
            this.#growth = Math.min(1, this.#growth * 2);
        }
        // What was accepted at a much lower rate says little about the limit.
        if (this.#known && this.#rate > this.#since.rate * 2) {
            this.#since = { atMs: nowMs, rate: this.#rate };
            this.#accepted = 0;
        }
    }
    /**
     * A request was refused at this rate.
     *
     * @param steady whether about as many were accepted before it as before the last one
     */
    refused(steady) {
        const early = this.#pauses > 1 && !steady && this.#rate * CUT <= this.#since.rate;
        this.#early = early ? this.#early + 1 : 0;
    }
    /** Goes on after a pause, at a rate that the refusal before it and what was accepted tell. */
    resume(pause, nowMs) {
        if (this.#early >= TOO_EARLY) {
            this.#forget(nowMs);
            return;
        }
        const { fromMs, asked, periodMs } = pause;
        const first = this.#pauses === 0;
        const measured = this.#measure(pause, nowMs);
        const unused = this.#credit >= 1;
        this.#burst =
            first || unused
                ? Math.max(1, this.#acceptedInCycle)
                : Math.max(this.#burst, Math.min(this.#acceptedInCycle, this.#burst * 2));
        // What was accepted in no more time than the pause took will be again.
        const again = asked && fromMs - this.#cycleAtMs <= nowMs - fromMs;
        const inPause = measured * (nowMs - fromMs);
        if (again)
            this.#credit = this.#acceptedInCycle;
        else if (asked)
            this.#credit = Math.min(this.#burst, inPause * SLACK);
        else if (periodMs !== undefined)
            this.#credit = this.#burst - 1;
        else
            this.#credit = first ? 0 : Math.min(this.#burst, inPause);
        // It said when to come again: one may come for certain. Else the probe was the one.
        if (asked)
            this.#credit = Math.max(1, this.#credit);
        // What was accepted before a long pause says little, and the wait that ended it says one thing for certain.
        const least = Math.max(this.#pauses > 1 ? this.#rate * LEAST : 0, 1 / Math.max(1, nowMs - fromMs));
        this.#known = first ? this.#acceptedInCycle >= ENOUGH : this.#accepted > 0;
        this.#rate = Math.max(measured * CUT, this.#known ? least : SEARCH_FROM);
        // What is sent at once beyond the rate is an advance.
        const repaidMs = asked && !again ? fromMs + (this.#credit + 1) / this.#rate : nowMs + 2 / this.#rate;
        this.#slotMs = Math.max(nowMs, repaidMs);
        this.#growth = GROWTH;
        this.#grownAtMs = nowMs;
        this.#since = { atMs: fromMs, rate: this.#rate };
        this.#accepted = 0;
        this.#cycleAtMs = nowMs;
        this.#acceptedInCycle = 0;
        this.#pauses += 1;
    }
    #forget(nowMs) {
        this.#rate = Number.POSITIVE_INFINITY;
        this.#since = { atMs: nowMs, rate: this.#rate };
        this.#accepted = 0;
        this.#cycleAtMs = nowMs;
        this.#acceptedInCycle = 0;
        this.#credit = 0;
        this.#pauses = 0;
        this.#early = 0;
    }
    /** What was accepted a millisecond: between two refusals, or before the second one, until more was taken again. */
    #measure({ fromMs, asked, periodMs }, nowMs) {
        const untilMs = this.#pauses === 0 ? nowMs : fromMs;
        const measured = this.#accepted / Math.max(1, untilMs - this.#since.atMs);
        return asked || periodMs === undefined ? measured : Math.max(measured, this.#acceptedInCycle / periodMs);
    }
}

;// CONCATENATED MODULE: ./build/retry/rate-limiter.js

/** Limits are counted by the second, the minute or a round part of them: 429 without a wait is asked after at those. */
const USUAL_PERIODS_MS = [100, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 60_000];
/** Comes behind a period, so as not to arrive before its end. */
const MARGIN_MS = 5;
/** An upload may take long, and whether it is refused is often clear at once: others don't wait for longer than this. */
const PROBE_MS = 1_000;
/** No place is taken so far ahead that a rate which grows could not reach it any more. */
const HORIZON_MS = 250;
/** Fewer accepted in a period say nothing about its length. */
const FEW = 5;
/**
 * The pace of all requests to one side, as a pure state machine; every method takes the time, in milliseconds of one
 * monotonic clock.
 *
 * A refusal (429, or 503 with `Retry-After`) pauses all requests: as long as the answer asks for, else for a backoff, after
 * which a single request finds out whether the pause is over. How fast they may follow each other then is up to
 * `SendingRate`.
 *
 * The spec shows neither limit nor headers (service spec part 8); bench/pace compares this with others.
 */
class Pace {
    #rate;
    #era = 0;
    #given = 0;
    /** Requests of which nothing is known yet. */
    #underWay = 0;
    #acceptedInLastCycle;
    /** From the end of a pause to the end of the next one, where the side says nothing but was found to count so. */
    #periodMs;
    /** Whether the last refusal befell a request that was under way alone. */
    #unclear = false;
    #pause;
    /** @param nowMs when the first request can be sent at the earliest */
    constructor(nowMs) {
        this.#rate = new SendingRate(nowMs);
    }
    /** When the next request may be sent; it counts as sent then. */
    turn(nowMs) {
        const pause = this.#pause;
        if (pause !== undefined) {
            if (nowMs < pause.untilMs)
                return { kind: 'later', atMs: pause.untilMs };
            if (!pause.asked) {
                if (nowMs < pause.nextProbeMs)
                    return { kind: 'later', atMs: pause.nextProbeMs };
                pause.nextProbeMs = nowMs + PROBE_MS;
                pause.probe = this.#ticket();
                return { kind: 'given', atMs: nowMs, ticket: pause.probe };
            }
            this.#resume(pause, nowMs);
        }
        if (this.#rate.nextMs(nowMs) > nowMs + HORIZON_MS)
            return { kind: 'later', atMs: nowMs + HORIZON_MS };
        return { kind: 'given', atMs: this.#rate.take(nowMs), ticket: this.#ticket() };
    }
    /** Changes whenever a pause begins or ends. */
    get era() {
        return this.#era;
    }
    /** Whether no pause began or ended since the ticket was given. */
    holds({ era }) {
        return era === this.#era;
    }
    /** The request was not refused for its rate, whatever else became of it. */
    passed(ticket, nowMs) {
        this.#underWay -= 1;
        if (!this.holds(ticket)) {
            if (this.#pause !== undefined && ticket.order > this.#pause.order)
                this.#pause.acceptedAfter += 1;
            this.#rate.countLate();
            return;
        }
        if (this.#pause === undefined)
            this.#rate.grow(nowMs);
        // A probe that was accepted does not shorten what another request was asked to wait meanwhile.
        else if (!this.#pause.asked)
            this.#resume(this.#pause, nowMs);
        this.#rate.count();
    }
    /** The request never arrived: another one has to find out what it was to find out. */
    lost(ticket) {
        this.#underWay -= 1;
        if (this.#pause?.probe === ticket)
            this.#pause.nextProbeMs = 0;
    }
    /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
    throttled(ticket, nowMs, { askedMs, backoffMs }) {
        const asked = askedMs !== undefined;
        const untilMs = nowMs + (askedMs ?? backoffMs);
        this.#underWay -= 1;
        if (this.#pause === undefined) {
            const late = !this.holds(ticket);
            // Sent before the last pause, it says nothing new, but what it asks for.
            if (late && !asked)
                return 0;
            this.#pause = late
                ? { ...this.#newPause(ticket, nowMs, untilMs), asked, late }
                : this.#begin(ticket, nowMs, untilMs, asked);
        }
        else if (!this.holds(ticket)) {
            // Under way when the pause began.
            if (ticket.order > this.#pause.order)
                this.#pause.refusedAfter += 1;
            this.#pause.asked ||= asked;
            if (asked || !this.#pause.planned)
                this.#pause.untilMs = Math.max(this.#pause.untilMs, untilMs);
        }
        else {
            this.#era += 1;
            const refusedAfter = this.#pause.refusedAfter + 1;
            const byChance = !this.#rate.limited && refusedAfter < this.#pause.acceptedAfter;
            this.#periodMs = asked || byChance ? undefined : this.#nextPeriod(nowMs);
            const next = asked || this.#periodMs === undefined ? untilMs : this.#periodEnd(this.#periodMs);
            this.#pause = {
                ...this.#pause,
                untilMs: next,
                asked,
                planned: !asked,
                probe: undefined,
                nextProbeMs: 0,
                refusedAfter,
            };
        }
        return Math.max(0, this.#pause.untilMs - nowMs);
    }
    #ticket() {
        this.#given += 1;
        this.#underWay += 1;
        return { era: this.#era, order: this.#given };
    }
    #begin(ticket, nowMs, untilMs, asked) {
        const [count, last = count] = [this.#rate.acceptedInCycle, this.#acceptedInLastCycle];
        this.#acceptedInLastCycle = count;
        // A side that counts by periods takes the same number in each.
        const steady = count >= FEW && Math.abs(count - last) <= last * 0.1;
        if (!steady)
            this.#periodMs = undefined;
        this.#rate.refused(steady);
        const endMs = this.#periodMs === undefined ? 0 : this.#periodEnd(this.#periodMs);
        const planned = !asked && endMs > untilMs;
        return { ...this.#newPause(ticket, nowMs, planned ? endMs : untilMs), asked, planned };
    }
    #newPause({ order }, nowMs, untilMs) {
        this.#era += 1;
        return {
            fromMs: nowMs,
            untilMs,
            asked: false,
            planned: false,
            nextProbeMs: 0,
            order,
            late: false,
            accompanied: this.#underWay > 0,
            acceptedAfter: 0,
            refusedAfter: 0,
        };
    }
    #nextPeriod(nowMs) {
        return USUAL_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
    }
    #periodEnd(periodMs) {
        return this.#rate.cycleAtMs + periodMs + MARGIN_MS;
    }
    #resume(pause, nowMs) {
        if (!pause.late && !this.#isByChance(pause))
            this.#rate.resume({ ...pause, periodMs: this.#periodMs }, nowMs);
        this.#pause = undefined;
        this.#era += 1;
    }
    /**
     * Whether a request was refused while no limit is known, and those that came after it were not: by a single backend that
     * is busy, say. A limit that is reached refuses them all. Where none came after it, the next refusal decides.
     */
    #isByChance({ accompanied, acceptedAfter, refusedAfter }) {
        if (this.#rate.limited)
            return false;
        const wasUnclear = this.#unclear;
        this.#unclear = !accompanied;
        return accompanied ? refusedAfter <= acceptedAfter : !wasUnclear;
    }
}

;// CONCATENATED MODULE: ./build/retry/shared-limiter.js

/** Of a request that is not going to be sent. */
const NO_TICKET = { era: -1, order: 0 };
/** So many requests in a row that used up all their attempts, with none accepted for so long, speak for the others. */
const GIVEN_UP_IN_A_ROW = 16;
const GIVEN_UP_AFTER_MS = 30_000;
/** The one pace of all requests to one side, and the waits that it imposes on them. */
class SharedPace {
    #clock;
    #waiting;
    #pace;
    /** Aborted, and replaced, when there is something new for those who wait. */
    #alarm = new AbortController();
    #watched = new WeakSet();
    #blockade;
    #released = false;
    #givenUp = 0;
    #acceptedAtMs;
    /** @param waiting where the waits are added up, those of other sides too */
    constructor(clock, waiting) {
        this.#clock = clock;
        this.#waiting = waiting;
        this.#acceptedAtMs = clock.monotonicMs();
        this.#pace = new Pace(this.#acceptedAtMs);
    }
    /** Resolves when a request may be sent, or as soon as there is no point in waiting: aborted, blocked or released. */
    async turn(signal) {
        this.#watch(signal);
        for (;;) {
            const { era } = this.#pace;
            const nowMs = this.#clock.monotonicMs();
            const turn = this.#pace.turn(nowMs);
            // The end of a pause is news for all who wait.
            if (this.#pace.era !== era)
                this.#ring();
            if (turn.kind === 'given') {
                if (turn.atMs > nowMs)
                    await this.#until(turn.atMs, signal);
                if (this.#pointless(signal) || this.#pace.holds(turn.ticket))
                    return turn.ticket;
                this.#pace.lost(turn.ticket);
            }
            else {
                if (this.#pointless(signal))
                    return NO_TICKET;
                await this.#untilNews(turn.atMs);
            }
        }
    }
    /** Resolves after `ms` milliseconds, or as soon as there is no point in waiting. */
    async sleep(ms, signal) {
        this.#watch(signal);
        await this.#until(this.#clock.monotonicMs() + ms, signal);
    }
    /** The request was not refused for its rate, whatever else became of it. */
    passed(ticket) {
        this.#givenUp = 0;
        this.#acceptedAtMs = this.#clock.monotonicMs();
        const { era } = this.#pace;
        this.#pace.passed(ticket, this.#acceptedAtMs);
        if (this.#pace.era !== era)
            this.#ring();
    }
    /** The request never arrived. */
    lost(ticket) {
        if (ticket === NO_TICKET)
            return;
        this.#pace.lost(ticket);
        this.#ring();
    }
    /** The request was refused for its rate. Returns how long all others now wait, in milliseconds. */
    throttled(ticket, throttling) {
        const pauseMs = this.#pace.throttled(ticket, this.#clock.monotonicMs(), throttling);
        this.#ring();
        return pauseMs;
    }
    /** A request was refused for its rate in all its attempts: after some more of those there is no use in others. */
    gaveUp(blockade) {
        this.#givenUp += 1;
        const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
        if (this.#givenUp >= GIVEN_UP_IN_A_ROW && sinceMs >= GIVEN_UP_AFTER_MS)
            this.block(blockade);
    }
    /** Lets no request pass that has not been sent yet. */
    block(blockade) {
        this.#blockade ??= blockade;
        this.#ring();
    }
    get blockade() {
        return this.#blockade;
    }
    /** Ends every wait, now and later: nothing is worth waiting for any more. */
    release() {
        this.#released = true;
        this.#ring();
    }
    #pointless(signal) {
        return signal.aborted || this.#released || this.#blockade !== undefined;
    }
    async #until(atMs, signal) {
        for (;;) {
            const restMs = atMs - this.#clock.monotonicMs();
            if (restMs <= 0 || this.#pointless(signal))
                return;
            await this.#waiting.during(() => this.#clock.sleep(restMs, this.#alarm.signal));
        }
    }
    async #untilNews(atMs) {
        const restMs = Math.max(0, atMs - this.#clock.monotonicMs());
        await this.#waiting.during(() => this.#clock.sleep(restMs, this.#alarm.signal));
    }
    #ring() {
        const alarm = this.#alarm;
        this.#alarm = new AbortController();
        alarm.abort();
    }
    /** One listener a signal instead of one a wait. */
    #watch(signal) {
        if (this.#watched.has(signal))
            return;
        this.#watched.add(signal);
        signal.addEventListener('abort', () => this.#ring(), { once: true });
    }
}

;// CONCATENATED MODULE: ./build/api/auth-gate.js
const AT_ONCE = Promise.resolve();
/**
 * Keeps a token that the service refuses from being sent again.
 *
 * Of each operation the first request goes alone, so that a wrong token, or one without the operation's scope, costs one
 * request and not one a worker; after a refusal nothing passes.
 */
class TokenGate {
    #refusal;
    #doors = new Map();
    /** What forbids sending; absent as long as nothing does. */
    get refusal() {
        return this.#refusal;
    }
    /** Resolves when the caller may go on: it is the first one, or the first one has opened the door. */
    enter(operation, caller) {
        const door = this.#door(operation);
        door.holder ??= caller;
        return door.holder === caller ? AT_ONCE : door.opened;
    }
    /** Lets the others go: the first one has an answer, or will not come again. */
    open(operation) {
        const door = this.#door(operation);
        // Node looks into each promise that is resolved again.
        if (door.isOpen)
            return;
        door.isOpen = true;
        door.open();
    }
    /** Closes the gate for good. */
    refuse(refusal) {
        this.#refusal ??= refusal;
    }
    #door(operation) {
        const known = this.#doors.get(operation);
        if (known !== undefined)
            return known;
        const { promise, resolve } = Promise.withResolvers();
        const door = { opened: promise, open: resolve, isOpen: false, holder: undefined };
        this.#doors.set(operation, door);
        return door;
    }
}

;// CONCATENATED MODULE: ./build/retry/backoff.js
const BASE_MS = 250;
const CAP_MS = 20_000;
/**
 * Exponential backoff with full jitter: anything from nothing to `250 ms * 2^(attempt - 1)`, at most 20 s.
 *
 * Full jitter spreads workers that failed together better than a fixed share does
 * (Brooker, "Exponential Backoff And Jitter", 2015).
 *
 * @param attempt the attempt that has just failed, counted from 1
 * @param random a number in [0, 1)
 * @returns milliseconds
 */
function backoffMs(attempt, random) {
    return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1)));
}

;// CONCATENATED MODULE: ./build/retry/decide.js

/** The contract's table "What is tried again", with the columns turned into kinds of failure. */
const TRIED_AGAIN = {
    throttled: { idempotent: true, other: true },
    unreachable: { idempotent: true, other: true },
    transient: { idempotent: true, other: false },
    permanent: { idempotent: false, other: false },
    withheld: { idempotent: false, other: false },
};
/** Whether and when to try again; a pure function of its arguments. `random` is a number in [0, 1). */
function decide(failed, limits, random) {
    const { kind, idempotent, attempt } = failed;
    if (!TRIED_AGAIN[kind][idempotent ? 'idempotent' : 'other']) {
        return { action: 'stop', because: kind === 'transient' ? 'may-have-been-done' : stopFor(kind) };
    }
    const asked = failed.retryAfterMs;
    if (asked !== undefined && asked > limits.maxRetryWaitMs)
        return { action: 'stop', because: 'wait-too-long' };
    if (attempt >= limits.maxAttempts)
        return { action: 'stop', because: 'attempts-exhausted' };
    // Asked for no wait (a date that has passed, by a clock that is behind), it would use up its attempts in no time.
    return { action: 'retry', waitMs: asked || backoffMs(attempt, random) };
}
function stopFor(kind) {
    return kind === 'withheld' ? 'withheld' : 'permanent';
}

;// CONCATENATED MODULE: ./build/retry/retry.js


/**
 * Makes attempts until one succeeds or `decide` says stop.
 *
 * @param attempt makes one attempt; a rejection is a bug and passes through
 */
async function retry(attempt, options) {
    const { idempotent, limits, clock, signal, pace } = options;
    let waitedMs = 0;
    const waitedSince = (startMs) => {
        waitedMs += clock.monotonicMs() - startMs;
    };
    const cancelled = (attempts) => {
        return { ok: false, error: options.cancelled(), because: 'cancelled', effort: { attempts, waitedMs } };
    };
    for (let count = 1;; count += 1) {
        await options.admit?.();
        const turnMs = clock.monotonicMs();
        const ticket = await pace.turn(signal);
        waitedSince(turnMs);
        const { blockade } = pace;
        if (signal.aborted) {
            pace.lost(ticket);
            return cancelled(count - 1);
        }
        if (blockade !== undefined) {
            const { because, askedMs } = blockade;
            // Put there below, by a request of the same kind: the error is one of these.
            const error = blockade.error;
            return { ok: false, error, because, effort: { attempts: count - 1, waitedMs, askedMs } };
        }
        let result;
        try {
            result = await attempt();
        }
        catch (error) {
            pace.lost(ticket);
            throw error;
        }
        if (result.ok) {
            pace.passed(ticket);
            return { ok: true, value: result.value, effort: { attempts: count, waitedMs } };
        }
        // A pause counts from here, and not from where it has been told.
        const settledMs = clock.monotonicMs();
        const { kind, retryAfterMs, error } = result;
        const attempts = kind === 'withheld' ? count - 1 : count;
        const random = options.random();
        const decision = decide({ kind, retryAfterMs, attempt: count, idempotent }, limits, random);
        let pausedMs = 0;
        if (kind === 'throttled') {
            const askedMs = retryAfterMs || undefined;
            pausedMs = pace.throttled(ticket, { askedMs, backoffMs: backoffMs(count, random) });
        }
        else if (kind === 'unreachable' || kind === 'withheld')
            pace.lost(ticket);
        else
            pace.passed(ticket);
        // Whatever else kept it from succeeding, it was the cancellation that kept it from being tried again.
        if (signal.aborted && !(decision.action === 'stop' && isFinal(decision.because)))
            return cancelled(attempts);
        if (decision.action === 'stop') {
            const { because } = decision;
            if (because === 'wait-too-long')
                pace.block({ error, because, askedMs: retryAfterMs });
            else if (kind === 'throttled')
                pace.gaveUp({ error, because });
            return { ok: false, error, because, effort: { attempts, waitedMs, askedMs: retryAfterMs } };
        }
        const asked = decision.waitMs === retryAfterMs;
        const waitMs = asked ? decision.waitMs : Math.max(decision.waitMs, pausedMs);
        options.onWait({ error, kind, waitMs, asked, attempt: count, maxAttempts: limits.maxAttempts });
        // What was asked for is the pause itself.
        if (!asked)
            await pace.sleep(decision.waitMs, signal);
        waitedSince(settledMs);
    }
}
/** Whether a request that ended so would have ended so without a cancellation, too. */
function isFinal(because) {
    return because === 'permanent' || because === 'may-have-been-done';
}

// EXTERNAL MODULE: ./build/api/cancelled-error.js
var cancelled_error = __webpack_require__(2499);
;// CONCATENATED MODULE: ./build/retry/delays.js
const SECONDS = /^\d+(?:\.\d+)?$/;
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850_DATE = /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
/**
 * The wait that a `Retry-After` field asks for (RFC 9110, 10.2.3): a number of seconds, or one of the three forms
 * of an HTTP date. A date that has passed asks for no wait.
 *
 * @param value the field as received, `undefined` where there was none
 * @param wallMs now, in milliseconds since the epoch
 * @returns milliseconds, or `undefined` where nothing that can be understood was asked for
 */
function retryAfterMs(value, wallMs) {
    const text = value?.trim() ?? '';
    if (SECONDS.test(text))
        return Math.min(Math.ceil(Number(text) * 1000), Number.MAX_SAFE_INTEGER);
    const date = parseHttpDate(text);
    return date === undefined ? undefined : Math.max(0, date - wallMs);
}
function parseHttpDate(text) {
    if (IMF_FIXDATE.test(text) || RFC_850_DATE.test(text))
        return validDate(text);
    // An asctime date names no zone, and Date.parse would take it for local time.
    if (ASCTIME_DATE.test(text))
        return validDate(`${text} GMT`);
    return undefined;
}
function validDate(text) {
    const ms = Date.parse(text);
    return Number.isNaN(ms) ? undefined : ms;
}

;// CONCATENATED MODULE: ./build/api/classify.js

/** What an answer that is not 2xx means for another try: the columns of the contract's table. */
function classifyAnswer(status, headers, wallMs) {
    const asked = retryAfterMs(headers['retry-after'], wallMs);
    if (status === 429 || (status === 503 && asked !== undefined))
        return { kind: 'throttled', retryAfterMs: asked };
    if (status >= 500 || status === 408 || status === 425)
        return { kind: 'transient' };
    return { kind: 'permanent' };
}
const KIND_BY_REASON = {
    unreachable: 'unreachable',
    'untrusted-certificate': 'permanent',
    timeout: 'transient',
    broken: 'transient',
    // It may have been done; for what may be repeated, the loop sees the cancellation itself.
    cancelled: 'transient',
};
function classifyNetworkError(error) {
    return { kind: KIND_BY_REASON[error.reason] };
}

;// CONCATENATED MODULE: ./build/api/unexpected-error.js
/** A bug of ours: something was thrown that nobody expects. The original is the `cause`. */
class UnexpectedError extends Error {
    name = 'UnexpectedError';
    constructor(cause) {
        super(describe(cause), { cause });
    }
}
function describe(cause) {
    if (typeof cause === 'string' && cause !== '')
        return cause;
    if (!(cause instanceof Error))
        return 'something was thrown that is not an error';
    return cause.message === '' ? cause.name : `${cause.name}: ${cause.message}`;
}

;// CONCATENATED MODULE: ./build/api/call.js






/**
 * Makes one call with all the attempts that it is worth.
 *
 * @param attempt makes one attempt; whatever it throws is taken as its outcome
 */
function call(attempt, options, context) {
    const guarded = async () => {
        try {
            return await attempt();
        }
        catch (error) {
            if (error instanceof api_errors/* NetworkError */.D)
                return { ok: false, error, ...classifyNetworkError(error) };
            if (error instanceof asset_file_error/* AssetFileError */.D)
                return { ok: false, error, kind: 'permanent' };
            // A bug must not cost the outcomes of everything else; and what it left half done, nobody knows.
            return {
                ok: false,
                error: new UnexpectedError(error),
                kind: options.idempotent ? 'permanent' : 'transient',
            };
        }
    };
    const { idempotent, signal, pace, admit } = options;
    const { limits, clock, random, onWait } = context;
    // Spelled out: to spread two objects takes V8 longer than all else here, two times a file.
    return retry(guarded, { idempotent, signal, pace, admit, limits, clock, random, onWait, cancelled });
}
function cancelled() {
    return new cancelled_error/* CancelledError */.c();
}

// EXTERNAL MODULE: ./build/api/permission-denied-error.js
var permission_denied_error = __webpack_require__(1985);
// EXTERNAL MODULE: ./build/api/rate-limited-error.js
var rate_limited_error = __webpack_require__(6809);
// EXTERNAL MODULE: ./build/support/is-record.js
var is_record = __webpack_require__(5878);
;// CONCATENATED MODULE: ./build/api/responses.js

/** A body that the spec does not show: JSON where it is JSON, else text, `undefined` where it is empty. */
function parseAnswerBody(text) {
    if (text.trim() === '')
        return { value: undefined };
    try {
        // RFC 8259 section 8.1 lets readers ignore a byte order mark.
        return { value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) };
    }
    catch {
        return { value: text };
    }
}
/** The text of an answer with the secrets in it hidden: as it came, where there are none. */
function hideInAnswer(text, secrets) {
    const told = String(secrets.hideIn(text));
    if (told === text)
        return text;
    const { value } = parseAnswerBody(text);
    // Within JSON a secret may be a number, or a part of one.
    return typeof value === 'string' ? told : JSON.stringify(secrets.hideIn(value));
}
/** The answer of `POST /storage/urls`; a string says what is wrong with it. */
function parseUploadTarget(text, allowHttp) {
    const fields = parseObject(text);
    if (typeof fields === 'string')
        return fields;
    const { uploadUrl, assetId } = fields;
    if (typeof assetId !== 'string' || assetId === '')
        return 'the body has no assetId';
    if (typeof uploadUrl !== 'string' || uploadUrl === '')
        return 'the body has no uploadUrl';
    const url = URL.parse(uploadUrl);
    if (url === null)
        return 'the uploadUrl in the body is not an address';
    if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
        return `the uploadUrl in the body is not an https: address (allow-http: ${allowHttp})`;
    }
    return { value: { uploadUrl: url, assetId } };
}
/** The answer of `GET /games`; a string says what is wrong with it. */
function parseGamePage(text, secrets) {
    const fields = secrets.hideIn(parseObject(text));
    if (!(0,is_record/* isRecord */.u)(fields))
        return String(fields);
    const { data, meta } = fields;
    if (!Array.isArray(data) || !data.every(isGame))
        return 'the body has no data array of games';
    if (!isPageMeta(meta))
        return 'the body has no meta with page, limit, total and totalPages';
    return { value: { data, meta } };
}
function parseObject(text) {
    const { value } = parseAnswerBody(text);
    if ((0,is_record/* isRecord */.u)(value))
        return value;
    return value === undefined ? 'the body is empty' : 'the body is not a JSON object';
}
function isGame(value) {
    return (0,is_record/* isRecord */.u)(value) && ['id', 'name', 'createdAt'].every((field) => typeof value[field] === 'string');
}
function isPageMeta(value) {
    return ((0,is_record/* isRecord */.u)(value) &&
        // `1e999` is JSON, and nothing that could be counted with.
        ['page', 'limit', 'total', 'totalPages'].every((field) => Number.isFinite(value[field])));
}

;// CONCATENATED MODULE: ./build/api/receive-upload-target.js

/** A shorter token is no secret. */
const SHORTEST_SECRET = 8;
/** Shorter pieces of an address are no secrets. */
const LONG_PIECE = /[a-z\d]{12,}/gi;
/**
 * Reads the answer of `POST /storage/urls`. From then on the address is a secret, and the asset's id holds none.
 *
 * @returns a string that says what is wrong with it where something is
 */
function receiveUploadTarget(text, { token, secrets, allowHttp }) {
    const target = parseUploadTarget(text, allowHttp);
    if (typeof target === 'string')
        return target;
    const { uploadUrl, assetId } = target.value;
    secrets.learnAddress(uploadUrl);
    // A short token is a part of many an id.
    const bare = token.length < SHORTEST_SECRET ? assetId : secrets.hideToken(assetId);
    // To look an id up among all addresses costs more than asking for this one.
    const pieces = bare.match(LONG_PIECE) ?? [];
    const told = pieces.some((piece) => uploadUrl.search.includes(piece) || uploadUrl.hash.includes(piece));
    return { value: { uploadUrl, assetId: told ? secrets.hideAddresses(bare) : bare } };
}

// EXTERNAL MODULE: ./build/api/service-error.js
var service_error = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/api/service-words.js
var service_words = __webpack_require__(5700);
// EXTERNAL MODULE: ./build/api/token-rejected-error.js
var token_rejected_error = __webpack_require__(8962);
;// CONCATENATED MODULE: ./build/api/service-client.js













/** A list of assets or games can be long; an answer that never ends still does. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * The six operations of the service (service spec part 4). Each makes all the attempts that it is worth and then
 * returns what came of them; none throws for anything that the service or the network does.
 */
class ServiceClient {
    #baseUrl;
    #token;
    #transport;
    #context;
    #allowHttp;
    #headers;
    #headersOfJson;
    #latest;
    #gate = new TokenGate();
    #pace;
    constructor(options) {
        this.#baseUrl = options.baseUrl;
        this.#token = options.token;
        this.#transport = options.transport;
        this.#context = options.context;
        this.#allowHttp = options.allowHttp;
        this.#headers = { authorization: `Bearer ${options.token}`, accept: 'application/json' };
        this.#headersOfJson = { ...this.#headers, 'content-type': 'application/json' };
        this.#pace = new SharedPace(options.context.clock, options.context.waiting);
    }
    /** One page of the games. Bounds of `page` and `limit` are not shown by the spec, so none is checked here. */
    listGames(query, signal) {
        const numbers = Object.entries(query).map(([name, value]) => [name, String(value)]);
        const get = { name: 'listGames', method: 'GET', path: '/games', idempotent: true };
        return this.#call({
            ...get,
            query: Object.fromEntries(numbers),
            parse: (text) => parseGamePage(text, this.#context.secrets),
        }, signal);
    }
    /** The body of the answer is not shown: JSON where it is JSON, else text, `undefined` where it is empty. */
    createGame(body, signal) {
        const post = { name: 'createGame', method: 'POST', path: '/games', idempotent: false };
        return this.#call({ ...post, body, parse: this.#parseNotShown }, signal);
    }
    /** The body of the answer is not shown, as with `createGame`. */
    getGame(gameId, signal) {
        const path = `/games/${encodeURIComponent(gameId)}`;
        const get = { name: 'getGame', method: 'GET', path, idempotent: true };
        return this.#call({ ...get, parse: this.#parseNotShown }, signal);
    }
    /** The body of the answer is not shown: it is handed on as the text that it came as, empty where it is. */
    listAssets(query, signal) {
        const get = { name: 'listAssets', method: 'GET', path: '/assets', idempotent: true };
        const { secrets } = this.#context;
        return this.#call({ ...get, query, parse: (text) => ({ value: hideInAnswer(text, secrets) }) }, signal);
    }
    /** First step of an upload: asks for a pre-signed upload URL. Asking twice leaves an address unused, no more. */
    requestUploadUrl(body, signal) {
        const post = {
            name: 'requestUploadUrl',
            method: 'POST',
            path: '/storage/urls',
            idempotent: true,
        };
        const reading = { token: this.#token, secrets: this.#context.secrets, allowHttp: this.#allowHttp };
        return this.#call({ ...post, body, parse: (text) => receiveUploadTarget(text, reading) }, signal);
    }
    /**
     * The body of the answer is not shown, as with `createGame`.
     *
     * @param beforeSent waited for when the request is about to be sent for the first time, and only then
     */
    triggerExport(body, signal, beforeSent) {
        const post = { name: 'triggerExport', method: 'POST', path: '/export', idempotent: false };
        return this.#call({ ...post, body, parse: this.#parseNotShown, beforeSent }, signal);
    }
    /** Bodies that the spec does not show are handed on as they are, without secrets. */
    #parseNotShown = (text) => {
        return { value: this.#context.secrets.hideIn(parseAnswerBody(text).value) };
    };
    async #call(operation, signal) {
        const { name, idempotent, path, query } = operation;
        let { beforeSent } = operation;
        const url = this.#address(query === undefined ? path : `${path}?${new URLSearchParams(query)}`);
        const attempt = async () => {
            if (beforeSent !== undefined && this.#obstacle(signal) === undefined) {
                const announced = beforeSent();
                beforeSent = undefined;
                await announced;
            }
            const obstacle = this.#obstacle(signal);
            if (obstacle !== undefined)
                return { ok: false, error: obstacle, kind: 'withheld' };
            const result = await this.#attempt(operation, url, signal);
            // A rate limit says nothing about the token.
            if (result.ok || result.kind !== 'throttled')
                this.#gate.open(name);
            return result;
        };
        const caller = {};
        // Before its turn at the pace is given: what waits here would come too late for that.
        const admit = () => this.#gate.enter(name, caller);
        try {
            return await call(attempt, { idempotent, signal, pace: this.#pace, admit }, this.#context);
        }
        finally {
            this.#gate.open(name);
        }
    }
    /** An address below the base address. It is that of the call before, again and again where files are uploaded. */
    #address(path) {
        if (this.#latest?.path !== path)
            this.#latest = { path, url: new URL(this.#baseUrl + path) };
        return this.#latest.url;
    }
    async #attempt(operation, url, signal) {
        const { method, body, idempotent } = operation;
        const answer = await this.#transport.send({
            method,
            url,
            headers: body === undefined ? this.#headers : this.#headersOfJson,
            body: body === undefined ? undefined : JSON.stringify(body),
            reuseConnection: idempotent,
            bodyLimitBytes: method === 'GET' ? LIST_LIMIT_BYTES : undefined,
            signal,
        });
        const { status } = answer;
        const done = status >= 200 && status < 300;
        const parsed = done ? this.#parse(operation, answer) : undefined;
        if (typeof parsed === 'object')
            return { ok: true, value: parsed.value };
        const request = { method, location: addressLocation(url) };
        if (parsed !== undefined)
            return { ok: false, error: new service_error/* ServiceError */._(request, status, parsed), kind: 'permanent' };
        const classified = classifyAnswer(status, answer.headers, this.#context.clock.wallMs());
        return { ok: false, error: this.#refusal(request, answer), ...classified };
    }
    /** What keeps a request that had its turn from being sent. */
    #obstacle(signal) {
        return this.#gate.refusal ?? (signal.aborted || this.#pace.blockade ? new cancelled_error/* CancelledError */.c() : undefined);
    }
    #parse({ parse, idempotent }, { body, truncated }) {
        if (!truncated)
            return parse(body.toString('utf8'));
        // A part of an answer is no answer. What must not be asked for again was done all the same: its answer is left out.
        return idempotent ? 'the body is too large' : parse('');
    }
    #refusal(request, { status, headers, body }) {
        const words = (0,service_words/* readServiceWords */.b)(body.toString('utf8'), (text) => this.#context.secrets.hide(text));
        if (status === 401 || status === 403) {
            const Refusal = status === 401 ? token_rejected_error/* TokenRejectedError */.W : permission_denied_error/* PermissionDeniedError */.L;
            const error = new Refusal(request, words);
            this.#gate.refuse(error);
            this.#pace.release();
            return error;
        }
        if (status === 429)
            return new rate_limited_error/* RateLimitedError */.T(request);
        const redirected = status >= 300 && status < 400 && headers.location !== undefined;
        const said = redirected ? 'a redirect, which is not followed' : (0,service_words/* sayServiceWords */.W)(words);
        return new service_error/* ServiceError */._(request, status, said, words.error ?? '');
    }
}

// EXTERNAL MODULE: ./node_modules/@rgrove/parse-xml/dist/index.js
var dist = __webpack_require__(334);
// EXTERNAL MODULE: ./build/support/redact.js
var redact = __webpack_require__(5007);
;// CONCATENATED MODULE: ./build/api/error-body.js


/** Characters of XML that are read: a refusal has a few hundred, and some 10,000 where it explains a signature. */
const XML_LOOKED_AT = 16_384;
/** Characters of any other text that are read. */
const TEXT_LOOKED_AT = 4_096;
/**
 * Reads the body of a refused PUT: the `<Error><Code/><Message/></Error>` of S3-type storage where it is that,
 * else whatever text it is.
 *
 * @param hide takes secrets out of a text, once it is no longer XML
 */
function readStorageRefusal(body, hide) {
    const quote = (words) => (0,redact/* quoteOutsideText */.h)(hide(words));
    const text = body.slice(0, XML_LOOKED_AT);
    if (text.trim() === '')
        return {};
    const error = parseErrorElement(text);
    if (error === undefined)
        return { message: quote(text.slice(0, TEXT_LOOKED_AT).replace(/<[^>]*>/g, ' ')) };
    const code = childText(error, 'Code');
    const message = childText(error, 'Message');
    return {
        ...(code && { code: quote(code) }),
        ...(message && { message: quote(message) }),
    };
}
function parseErrorElement(text) {
    try {
        const root = (0,dist.parseXml)(text.trim()).root;
        return root?.name === 'Error' ? root : undefined;
    }
    catch {
        return undefined;
    }
}
function childText(element, name) {
    const isNamed = (node) => node instanceof dist.XmlElement && node.name === name;
    return element.children.find(isNamed)?.text.trim();
}

// EXTERNAL MODULE: ./build/api/redaction/spellings.js
var spellings = __webpack_require__(1578);
;// CONCATENATED MODULE: ./build/api/redaction/redact-address.js

/** Shorter values, such as a number of seconds, stand in any text and open nothing. */
const redact_address_SHORTEST_SECRET = 8;
/**
 * Makes the function that takes out of a text what a pre-signed address has beyond origin and path: the query as a whole
 * and every value in it, in whatever spelling.
 */
function redactAddress({ search, searchParams, hash, username, password, }) {
    const secrets = [search, hash, username, password, ...searchParams.values()].filter(({ length }) => length >= redact_address_SHORTEST_SECRET);
    if (secrets.length === 0)
        return (text) => text;
    const pattern = new RegExp(secrets.map(spellings/* spelled */.u).join('|'), 'g');
    return (text) => text.replace(pattern, '***');
}

// EXTERNAL MODULE: ./build/api/storage-refused-error.js
var storage_refused_error = __webpack_require__(8384);
;// CONCATENATED MODULE: ./build/api/storage-client.js







/**
 * Second step of an upload: the bytes go straight to the storage (service spec part 4). No token ever comes here, so
 * no answer of the storage says anything about it.
 */
class StorageClient {
    #transport;
    #context;
    #pace;
    constructor(options) {
        this.#transport = options.transport;
        this.#context = options.context;
        this.#pace = new SharedPace(options.context.clock, options.context.waiting);
    }
    /** Whether the storage asked for so long a wait that nothing is sent there any more. */
    get blocked() {
        return this.#pace.blockade !== undefined;
    }
    /** Puts a file at its address, with all the attempts that it is worth; the file is opened anew for each. */
    put({ uploadUrl, contentType, body }, signal) {
        return call(async () => {
            const answer = await this.#transport.send({
                method: 'PUT',
                url: uploadUrl,
                headers: { 'content-type': contentType },
                body,
                reuseConnection: true,
                signal,
            });
            const { status } = answer;
            if (status >= 200 && status < 300)
                return { ok: true, value: undefined };
            const hideAddress = redactAddress(uploadUrl);
            const refusal = readStorageRefusal(answer.body.toString('utf8'), (text) => this.#context.secrets.hide(hideAddress(text)));
            const error = new storage_refused_error/* StorageRefusedError */.A(addressLocation(uploadUrl), status, refusal);
            return { ok: false, error, ...classifyAnswer(status, answer.headers, this.#context.clock.wallMs()) };
        }, { idempotent: true, signal, pace: this.#pace }, this.#context);
    }
}

;// CONCATENATED MODULE: ./build/action/open-service.js






/** Nothing is sent by this alone. */
function openService({ token = '', baseUrl, limits, idleTimeoutMs, allowHttp }, listening) {
    const transport = new HttpTransport({ userAgent: `playable-export-action/${version/* VERSION */.x}`, idleTimeoutMs });
    const context = {
        ...listening,
        limits,
        clock: clock/* systemClock */.m,
        random: Math.random,
        secrets: new secrets/* Secrets */.S(token),
    };
    return {
        service: new ServiceClient({ baseUrl, token, transport, context, allowHttp }),
        storage: new StorageClient({ transport, context }),
        close: () => transport.close(),
    };
}

// EXTERNAL MODULE: ./build/action/progress/log-events.js + 2 modules
var log_events = __webpack_require__(1952);
// EXTERNAL MODULE: ./build/action/progress/ticker.js
var ticker = __webpack_require__(7477);
;// CONCATENATED MODULE: ./build/action/service-session.js





/**
 * Lets work be done against the real service, and closes all connections.
 *
 * @param onRefused called whenever a request has to wait because it was refused
 */
async function inService(inputs, run, work, onRefused = () => undefined) {
    const { signal, waiting, log, context: origin } = run;
    const { githubToken, environment } = inputs;
    const logged = (0,log_events/* logEvents */.E)(log, { clock: clock/* systemClock */.m, ticker: ticker/* systemTicker */.W });
    const told = run.times.listen(run.record.listen(logged));
    const deployments = githubToken === undefined
        ? undefined
        : new Deployments({ token: githubToken, environment, origin, log, signal });
    const events = deployments?.listen(told) ?? told;
    const onWait = (wait) => {
        onRefused();
        events.waiting(wait);
    };
    const { service, storage, close } = openService(inputs, { onWait, waiting });
    try {
        return await work({ service, storage, clock: clock/* systemClock */.m, events, signal });
    }
    finally {
        logged.stop();
        await deployments?.finish();
        close();
    }
}

;// CONCATENATED MODULE: ./build/action/upload/deliver.js




/** Carries a plan out against the real service, and closes all connections. */
async function deliver(plan, inputs, run) {
    const { organizationId, concurrency: wanted } = inputs;
    const control = wanted === 'auto' ? controlFor(plan) : undefined;
    const concurrency = wanted === 'auto' ? pipeline_concurrency/* FIRST_LEVEL */.Y : wanted;
    return inService(inputs, run, (context) => (0,run_pipeline/* runPipeline */.a)(plan, { ...context, organizationId, concurrency, control }), () => control?.refused(clock/* systemClock */.m.monotonicMs()));
}
function controlFor({ assets }) {
    const bytes = assets.reduce((sum, { size }) => sum + size, 0);
    return new pipeline_concurrency/* ConcurrencyControl */.v({
        nowMs: clock/* systemClock */.m.monotonicMs(),
        meanBytes: bytes / Math.max(1, assets.length),
        busyMs: () => performance.eventLoopUtilization().active,
    });
}


/***/ })

};
