export const id = 810;
export const ids = [810];
export const modules = {

/***/ 7810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubClient: () => (/* binding */ GitHubClient)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(157);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8511);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4130);
/* harmony import */ var _deployment_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9779);




/** GitHub itself ends a request after 10 s. */
const MAX_RESPONSE_MS = 12_000;
/** A request that waits looks this often whether it has become useless: the run ends, or no deployment can be created. */
const STEP_MS = 1_000;
/**
 * GitHub's REST API for deployments. If GitHub refuses a request for its limits, all requests wait as long as it says. A deployment that
 * still waits at the end of the run is not created: the rest of the time is for final statuses. All methods throw `DeploymentError`.
 */
class GitHubClient {
    #octokit;
    #context;
    #end = new AbortController();
    /** Infinite before the end of the run. */
    #endsAtMs = Number.POSITIVE_INFINITY;
    /** The last refusal for GitHub's limits, and when it ends. */
    #refusal;
    #pausedUntilMs = 0;
    #hasCreated = false;
    /** Why no other deployment is created, such as a missing permission. A creation under way that succeeds disproves it. */
    #obstacle;
    /** @param baseUrl the address of the repository in the API */
    constructor(token, baseUrl, context) {
        this.#octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { baseUrl, userAgent: `playable-export-action/${_support_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .xv}` });
        this.#context = context;
    }
    /** Returns the id of the new deployment. */
    async create(body) {
        const id = await this.#post('/deployments', body, true);
        if (typeof id !== 'number')
            throw new _deployment_error_js__WEBPACK_IMPORTED_MODULE_2__/* .DeploymentError */ .g('GitHub responded without a deployment.');
        this.#hasCreated = true;
        this.#obstacle = undefined;
        return id;
    }
    async setStatus(id, body) {
        await this.#post(`/deployments/${id}/statuses`, body, false);
    }
    /** Ends all requests with `reason` after this time. One that must wait for longer ends at once. */
    async endAfter(ms, reason) {
        const { clock } = this.#context;
        this.#endsAtMs = Math.min(this.#endsAtMs, clock.monotonicMs() + ms);
        await clock.sleep(ms, this.#end.signal);
        this.#end.abort((this.#pauseMs > 0 && this.#refusal) || reason);
    }
    /** Sends a request again after a refusal for GitHub's limits, and a status once more after a failure. Returns the `id` in the response. */
    async #post(path, body, creates) {
        let mayFail = !creates;
        for (let refusals = 0;;) {
            await this.#turn(creates);
            try {
                return await this.#attempt(path, body, creates);
            }
            catch (error) {
                const problem = (0,_deployment_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toDeploymentError */ .n)(error, this.#hasCreated, this.#context.clock.wallMs());
                const { status, limitMs } = problem;
                if (limitMs !== undefined) {
                    // GitHub may say 0 s again and again.
                    this.#pause(Math.max(limitMs, refusals * 1_000), problem);
                    refusals += 1;
                }
                else if (mayFail && (status === 0 || status >= 500)) {
                    mayFail = false;
                }
                else {
                    if (status === 401 || ([403, 404].includes(status) && !this.#hasCreated))
                        this.#obstacle = problem;
                    throw problem;
                }
            }
        }
    }
    /** Waits until a request can be sent. Throws if it can't be sent before the run ends. */
    async #turn(creates) {
        for (;;) {
            this.#end.signal.throwIfAborted();
            if (creates && this.#obstacle)
                throw this.#obstacle;
            if (this.#pauseMs <= 0)
                return;
            const isTooLate = creates ? Number.isFinite(this.#endsAtMs) : this.#pausedUntilMs > this.#endsAtMs;
            if (isTooLate)
                throw this.#refusal;
            await this.#context.clock.sleep(Math.min(this.#pauseMs, STEP_MS), this.#end.signal);
        }
    }
    async #attempt(path, body, creates) {
        const late = new AbortController();
        const expire = () => late.abort(new _deployment_error_js__WEBPACK_IMPORTED_MODULE_2__/* .DeploymentError */ .g('GitHub did not respond in time.'));
        this.#context.clock.later(MAX_RESPONSE_MS, expire);
        const signal = AbortSignal.any([this.#end.signal, late.signal]);
        // A redirect could take the token to another origin. Octokit prints GitHub's words about deprecated requests.
        const request = { signal, redirect: 'error', log: { warn: () => undefined } };
        try {
            return (await this.#octokit.request(`POST ${path}`, { ...body, request })).data?.id;
        }
        finally {
            if (late.signal.aborted && creates)
                this.#obstacle = late.signal.reason;
            // Octokit takes a body that was cut off for a short one.
            signal.throwIfAborted();
        }
    }
    #pause(ms, refusal) {
        const { clock, log } = this.#context;
        this.#refusal = refusal;
        if (ms > 0 && this.#pauseMs <= 0)
            log.info(`GitHub limits deployments for ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(ms)}`);
        this.#pausedUntilMs = Math.max(this.#pausedUntilMs, clock.monotonicMs() + ms);
    }
    get #pauseMs() {
        return this.#pausedUntilMs - this.#context.clock.monotonicMs();
    }
}


/***/ })

};
