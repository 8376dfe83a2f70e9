export const id = 44;
export const ids = [44];
export const modules = {

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubClient: () => (/* binding */ GitHubClient)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(157);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6856);
/* harmony import */ var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3251);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7540);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2439);
/* harmony import */ var _explain_deployment_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7351);


// @ts-expect-error Only the main entry has types, and that one brings a client for Redis.




/** GitHub itself ends a request after 10 s. */
const MAX_RESPONSE_MS = 12_000;
/**
 * GitHub's REST API. After a refusal for its limits all requests wait as long as it says. At the end of the run that time is for final
 * statuses, and no deployment is created any more; nor after a request without a response.
 */
class GitHubClient {
    #octokit;
    #context;
    #end = new AbortController();
    /** The last refusal for GitHub's limits, and when it ends. */
    #refusal;
    #pausedUntilMs = 0;
    /** Why no deployment is created any more. */
    #silence;
    /** Finite once the run ends. */
    #endsAtMs = Number.POSITIVE_INFINITY;
    /** @param baseUrl the address of the repository in the API */
    constructor(token, baseUrl, context) {
        this.#context = context;
        const limits = { onRateLimit: this.#pause, onSecondaryRateLimit: this.#pause };
        // By default the plugin writes once per second. Its own waits are for one request, and do not end with the run.
        const throttle = { ...limits, write: new bottleneck_light_js__WEBPACK_IMPORTED_MODULE_1__.Group(), retryAfterBaseValue: 0 };
        const options = { baseUrl, userAgent: `playable-export-action/${_support_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .xv}`, throttle };
        // Before the throttling, so that it is called for each attempt.
        const eachAttempt = ({ hook }) => {
            hook.wrap('request', (send, attempt) => this.#send(send, attempt));
            return {};
        };
        this.#octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, options, eachAttempt, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__/* .throttling */ .A);
    }
    /** Returns the `id` of the response; `undefined` if it has none. */
    async post(path, body) {
        return (await this.#octokit.request(`POST ${path}`, body)).data?.id;
    }
    /** Ends everything with `reason` after this time. A wait that GitHub asks for ends at once if it would last longer. */
    async endAfter(ms, reason) {
        this.#endsAtMs = Math.min(this.#endsAtMs, this.#context.clock.monotonicMs() + ms);
        await this.#context.clock.sleep(ms, this.#end.signal);
        this.#end.abort(this.#pauseMs > 0 ? this.#refusal : reason);
    }
    async #send(send, attempt) {
        const { signal: end } = this.#end;
        const creates = !attempt.url.endsWith('/statuses');
        if (creates && this.#silence !== undefined)
            throw this.#silence;
        while (this.#pauseMs > 0 && !end.aborted) {
            if (this.#pausedUntilMs > this.#endsAtMs)
                this.#end.abort(this.#refusal);
            else if (creates && Number.isFinite(this.#endsAtMs))
                throw (0,_explain_deployment_error_js__WEBPACK_IMPORTED_MODULE_3__/* .toDeploymentError */ .nc)(this.#refusal);
            // In short steps, because the run may end meanwhile.
            else
                await this.#context.clock.sleep(Math.min(this.#pauseMs, 1_000), end);
        }
        end.throwIfAborted();
        const late = AbortSignal.timeout(MAX_RESPONSE_MS);
        const signal = AbortSignal.any([end, late]);
        // In place, because the hooks inside ignore another `attempt`. A redirect could take the token to another origin.
        // Octokit would print GitHub's words about deprecated requests.
        attempt.request = { ...attempt.request, signal, redirect: 'error', log: { warn: () => undefined } };
        try {
            return await send(attempt);
        }
        catch (error) {
            if (late.aborted)
                this.#silence = late.reason;
            if ((0,_explain_deployment_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isForbidden */ .US)(error))
                this.#end.abort(error);
            if ((0,_explain_deployment_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isRateLimit */ .a5)(error)) {
                this.#refusal = error;
                // By these words the plugin takes Retry-After, or a minute. Some servers say it without them.
                const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = error.response?.headers ?? {};
                if (wait !== undefined || remaining !== '0')
                    error.message += ' (secondary rate limit)';
            }
            throw error;
        }
        finally {
            // Octokit takes a body that was cut off for a short one.
            signal.throwIfAborted();
        }
    }
    /** Returns whether the request is to be sent again. */
    #pause = (seconds) => {
        const { clock, log } = this.#context;
        // At least a second, because a reset may be over by this machine's clock.
        const ms = Math.max(seconds, 1) * 1000;
        if (this.#pauseMs <= 0)
            log.info(`GitHub limits deployments for ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(ms)}`);
        this.#pausedUntilMs = Math.max(this.#pausedUntilMs, clock.monotonicMs() + ms);
        return !this.#end.signal.aborted;
    };
    get #pauseMs() {
        return this.#pausedUntilMs - this.#context.clock.monotonicMs();
    }
}


/***/ })

};
