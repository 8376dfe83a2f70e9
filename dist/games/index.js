// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) {
		__defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	}
	if (!no_symbols) {
		__defProp(target, Symbol.toStringTag, { value: "Module" });
	}
	return target;
};

// src/action/cancellation.ts
/**
* Turns signals into an abort. The runner cancels a step by SIGINT and SIGTERM, on Windows by Ctrl-C and Ctrl-Break. SIGHUP: the
* terminal was closed.
*/
function cancellationSignal() {
	const controller = new AbortController();
	for (const name of [
		"SIGINT",
		"SIGTERM",
		"SIGBREAK",
		"SIGHUP"
	]) process.on(name, () => controller.abort(name));
	return controller.signal;
}

// src/support/deadline.ts
/**
* Waits for a write to a file, which never ends if its disk does not respond.
*
* @param signal aborted by a cancellation
* @throws the error of the write, or that it did not end in time
*/
async function withDeadline(write, signal, { maxMs, maxCancelledMs } = {
	maxMs: MAX_MS,
	maxCancelledMs: MAX_CANCELLED_MS
}) {
	const { promise: late, reject } = Promise.withResolvers();
	const expire = (ms) => setTimeout(() => {
		stuck += 1;
		write.then(unstick, unstick);
		reject(/* @__PURE__ */ new Error(`the write did not end within ${ms / 1e3} s`));
	}, ms);
	let timer = expire(signal.aborted ? maxCancelledMs : maxMs);
	const onCancel = () => {
		clearTimeout(timer);
		timer = expire(maxCancelledMs);
	};
	signal.addEventListener("abort", onCancel);
	try {
		return await Promise.race([write, late]);
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", onCancel);
	}
}
function unstick() {
	stuck -= 1;
}
/** Ends the process with its exit code. While a write is stuck only SIGKILL ends it, because `process.exit` waits for the write. */
function exitProcess() {
	if (stuck > 0) process.kill(process.pid, "SIGKILL");
	process.exit();
}
var MAX_MS, MAX_CANCELLED_MS, stuck;
var init_deadline = __esmMin((() => {
	MAX_MS = 3e4;
	MAX_CANCELLED_MS = 3e3;
	stuck = 0;
}));

// builtin:node:timers/promises
var builtin$14, setTimeout$1;
var init_promises$1 = __esmMin((() => {
	builtin$14 = process.getBuiltinModule("node:timers/promises");
	setTimeout$1 = builtin$14.setTimeout;
}));

// src/retry/clock.ts
var systemClock, WaitTimer;
var init_clock = __esmMin((() => {
	init_promises$1();
	systemClock = {
		wallMs: () => Date.now(),
		monotonicMs: () => performance.now(),
		sleep: (ms, signal) => setTimeout$1(ms, void 0, { signal }).catch(() => void 0)
	};
	WaitTimer = class {
		#clock;
		#finished = [];
		#waiting = 0;
		#startMs = 0;
		constructor(clock) {
			this.#clock = clock;
		}
		/** Overlapping waits are one span. A wait that is not over is counted up to now. */
		get spans() {
			return this.#waiting > 0 ? [...this.#finished, this.#currentSpan()] : this.#finished;
		}
		/** In milliseconds. Overlapping waits count once. */
		get totalMs() {
			return this.spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
		}
		/** Counts the time that `wait` takes. */
		async measure(wait) {
			if (this.#waiting === 0) this.#startMs = this.#clock.monotonicMs();
			this.#waiting += 1;
			try {
				await wait();
			} finally {
				this.#waiting -= 1;
				if (this.#waiting === 0) this.#finished.push(this.#currentSpan());
			}
		}
		#currentSpan() {
			return {
				startMs: this.#startMs,
				endMs: this.#clock.monotonicMs()
			};
		}
	};
}));

// src/support/errors.ts
/** The code of an error of the system, such as `ENOENT`; `undefined` for other errors. */
function errorCode(error) {
	return error instanceof Error && "code" in error ? String(error.code) : void 0;
}
/**
* The messages of an error and of its causes, outermost first, each once. An `AggregateError` contributes the messages
* of its errors: Node throws one with an empty message if every address of a host rejects the connection.
*/
function causeChain(error) {
	const messages = [];
	const visit = (value, depth) => {
		if (value === void 0 || value === null || depth > MAX_DEPTH$1) return;
		const message = value instanceof Error ? value.message || codeOf(value) : String(value);
		if (message !== "" && !messages.includes(message)) messages.push(message);
		if (value instanceof AggregateError) for (const inner of value.errors) visit(inner, depth + 1);
		if (value instanceof Error) visit(value.cause, depth + 1);
	};
	visit(error, 0);
	return messages;
}
function codeOf(error) {
	if (error instanceof AggregateError) return "";
	return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
var MAX_DEPTH$1;
var init_errors$1 = __esmMin((() => {
	MAX_DEPTH$1 = 8;
}));

// src/support/runtime.ts
var VERSION;
var init_runtime = __esmMin((() => {
	VERSION = "0.1.0";
}));

// src/action/run-origin.ts
/** Reads the origin from the runner's variables. The result is empty without a valid `GITHUB_REPOSITORY`. */
function readRunOrigin(env) {
	const [owner, repo] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
	if (!owner || !repo) return {};
	const repository = `${owner}/${repo}`;
	const ref = env["GITHUB_REF"];
	const commit = env["GITHUB_SHA"];
	const runNumber = toNumber(env["GITHUB_RUN_NUMBER"]);
	const attempt = toNumber(env["GITHUB_RUN_ATTEMPT"]);
	const runId = toNumber(env["GITHUB_RUN_ID"]);
	const serverUrl = env["GITHUB_SERVER_URL"] || "https://github.com";
	return {
		repository,
		...ref && { ref: describeRef(ref) },
		...commit && { commit },
		...runNumber > 0 && { run: attempt > 1 ? `#${runNumber}, attempt ${attempt}` : `#${runNumber}` },
		...runId > 0 && { runUrl: `${serverUrl}/${repository}/actions/runs/${runId}` },
		...runId > 0 && commit && { manifestRun: {
			repository,
			id: runId,
			attempt: attempt || 1,
			commit
		} }
	};
}
/** 0 if the text is not a number. */
function toNumber(text = "") {
	return Number.parseInt(text, 10) || 0;
}
function describeRef(ref) {
	const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
	if (kind === void 0 || name === void 0) return ref;
	if (kind === "pull") return `pull request #${name.replace(/\/.*/, "")}`;
	return `${kind === "tags" ? "tag" : "branch"} ${name}`;
}
var init_run_origin = __esmMin((() => {}));

// builtin:os
var builtin$13, EOL;
var init_builtin_os = __esmMin((() => {
	builtin$13 = process.getBuiltinModule("os");
	EOL = builtin$13.EOL;
}));

// node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
var init_utils = __esmMin((() => {}));

// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
var CMD_STRING, Command;
var init_command = __esmMin((() => {
	init_builtin_os();
	init_utils();
	CMD_STRING = "::";
	Command = class {
		constructor(command, properties, message) {
			if (!command) command = "missing.command";
			this.command = command;
			this.properties = properties;
			this.message = message;
		}
		toString() {
			let cmdStr = CMD_STRING + this.command;
			if (this.properties && Object.keys(this.properties).length > 0) {
				cmdStr += " ";
				let first = true;
				for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
					const val = this.properties[key];
					if (val) {
						if (first) first = false;
						else cmdStr += ",";
						cmdStr += `${key}=${escapeProperty(val)}`;
					}
				}
			}
			cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
			return cmdStr;
		}
	};
}));

// builtin:crypto
var builtin$12, randomUUID$1;
var init_builtin_crypto = __esmMin((() => {
	builtin$12 = process.getBuiltinModule("crypto");
	randomUUID$1 = builtin$12.randomUUID;
}));

// builtin:fs
var builtin$11, appendFileSync, existsSync;
var init_builtin_fs = __esmMin((() => {
	builtin$11 = process.getBuiltinModule("fs");
	appendFileSync = builtin$11.appendFileSync;
	existsSync = builtin$11.existsSync;
}));

// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	appendFileSync(filePath, `${toCommandValue(message)}${EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${randomUUID$1()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${EOL}${convertedValue}${EOL}${delimiter}`;
}
var init_file_command = __esmMin((() => {
	init_builtin_crypto();
	init_builtin_fs();
	init_builtin_os();
	init_utils();
}));

// node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
	const usingSsl = reqUrl.protocol === "https:";
	if (checkBypass(reqUrl)) return;
	const proxyVar = (() => {
		if (usingSsl) return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
		else return process.env["http_proxy"] || process.env["HTTP_PROXY"];
	})();
	if (proxyVar) try {
		return new DecodedURL(proxyVar);
	} catch (_a) {
		if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
	}
	else return;
}
function checkBypass(reqUrl) {
	if (!reqUrl.hostname) return false;
	const reqHost = reqUrl.hostname;
	if (isLoopbackAddress(reqHost)) return true;
	const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
	if (!noProxy) return false;
	let reqPort;
	if (reqUrl.port) reqPort = Number(reqUrl.port);
	else if (reqUrl.protocol === "http:") reqPort = 80;
	else if (reqUrl.protocol === "https:") reqPort = 443;
	const upperReqHosts = [reqUrl.hostname.toUpperCase()];
	if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
	for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
	return false;
}
function isLoopbackAddress(host) {
	const hostLower = host.toLowerCase();
	return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
var DecodedURL;
var init_proxy$1 = __esmMin((() => {
	DecodedURL = class extends URL {
		constructor(url, base) {
			super(url, base);
			this._decodedUsername = decodeURIComponent(super.username);
			this._decodedPassword = decodeURIComponent(super.password);
		}
		get username() {
			return this._decodedUsername;
		}
		get password() {
			return this._decodedPassword;
		}
	};
}));

// builtin:node:net
var builtin$10, connect$1, isIP;
var init_builtin_node_net = __esmMin((() => {
	builtin$10 = process.getBuiltinModule("node:net");
	connect$1 = builtin$10.connect;
	isIP = builtin$10.isIP;
}));

// builtin:node:http
var builtin$9, request$1;
var init_builtin_node_http = __esmMin((() => {
	builtin$9 = process.getBuiltinModule("node:http");
	request$1 = builtin$9.request;
}));

// builtin:node:util
var builtin$8, promisify;
var init_builtin_node_util = __esmMin((() => {
	builtin$8 = process.getBuiltinModule("node:util");
	promisify = builtin$8.promisify;
}));

// builtin:node:querystring
var builtin$7, unescape;
var init_builtin_node_querystring = __esmMin((() => {
	builtin$7 = process.getBuiltinModule("node:querystring");
	unescape = builtin$7.unescape;
}));

// builtin:node:tls
var builtin$6, TLSSocket, connect;
var init_builtin_node_tls = __esmMin((() => {
	builtin$6 = process.getBuiltinModule("node:tls");
	TLSSocket = builtin$6.TLSSocket;
	connect = builtin$6.connect;
}));

// builtin:node:crypto
var builtin$5, randomUUID, hash;
var init_builtin_node_crypto = __esmMin((() => {
	builtin$5 = process.getBuiltinModule("node:crypto");
	randomUUID = builtin$5.randomUUID;
	hash = builtin$5.hash;
}));

// node_modules/@actions/core/lib/core.js
/**
* Registers a secret which will get masked from logs
*
* @param secret - Value of the secret to be masked
* @remarks
* This function instructs the Actions runner to mask the specified value in any
* logs produced during the workflow run. Once registered, the secret value will
* be replaced with asterisks (***) whenever it appears in console output, logs,
* or error messages.
*
* This is useful for protecting sensitive information such as:
* - API keys
* - Access tokens
* - Authentication credentials
* - URL parameters containing signatures (SAS tokens)
*
* Note that masking only affects future logs; any previous appearances of the
* secret in logs before calling this function will remain unmasked.
*
* @example
* ```typescript
* // Register an API token as a secret
* const apiToken = "abc123xyz456";
* setSecret(apiToken);
*
* // Now any logs containing this value will show *** instead
* console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
* ```
*/
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
/**
* Sets the value of an output.
*
* @param     name     name of the output to set
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function info(message) {
	process.stdout.write(message + EOL);
}
/**
* Begin an output group.
*
* Output until the next `groupEnd` will be foldable in this group
*
* @param name The name of the output group
*/
function startGroup(name) {
	issue("group", name);
}
/**
* End an output group.
*/
function endGroup() {
	issue("endgroup");
}
var __awaiter, ExitCode;
var init_core = __esmMin((() => {
	init_command();
	init_file_command();
	init_utils();
	init_builtin_os();
	init_builtin_fs();
	__awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
		function adopt(value) {
			return value instanceof P ? value : new P(function(resolve) {
				resolve(value);
			});
		}
		return new (P || (P = Promise))(function(resolve, reject) {
			function fulfilled(value) {
				try {
					step(generator.next(value));
				} catch (e) {
					reject(e);
				}
			}
			function rejected(value) {
				try {
					step(generator["throw"](value));
				} catch (e) {
					reject(e);
				}
			}
			function step(result) {
				result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
			}
			step((generator = generator.apply(thisArg, _arguments || [])).next());
		});
	};
	;
	(function(ExitCode) {
		/**
		* A code indicating that the action was successful
		*/
		ExitCode[ExitCode["Success"] = 0] = "Success";
		/**
		* A code indicating that the action was a failure
		*/
		ExitCode[ExitCode["Failure"] = 1] = "Failure";
	})(ExitCode || (ExitCode = {}));
}));

// src/support/format.ts
/** Formats a number with commas: `1,234`, `0.5`. Not with `Intl`, which takes 40 ms to load. */
function formatNumber(value) {
	const [whole = "", fraction] = String(value).split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
	return fraction === void 0 ? grouped : `${grouped}.${fraction}`;
}
/** Formats a duration: `850 ms`, `12.3 s`, `4 min 5 s`. */
function formatDuration(exactMs) {
	const ms = Math.round(exactMs);
	if (ms < 1e3) return `${ms} ms`;
	if (ms < 6e4) return `${Math.floor(ms / 100) / 10} s`;
	const seconds = Math.floor(ms / 1e3);
	return `${formatNumber(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}
/** Formats a number with its noun: `1 file`, `2 files`. */
function plural(count, singular, pluralNoun = `${singular}s`) {
	return `${formatNumber(count)} ${count === 1 ? singular : pluralNoun}`;
}
var init_format = __esmMin((() => {}));

// src/support/text.ts
/** Shortens a text to `length` UTF-16 units, including `…`. Splits no surrogate pair. */
function truncate(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/** Joins the first names: `a, b, c and 39 more`. Of a long name, only its last 119 characters are kept. */
function joinTruncated(names, max = 5) {
	const shown = names.slice(0, max).map(shorten).join(", ");
	return names.length > max ? `${shown} and ${formatNumber(names.length - max)} more` : shown;
}
function shorten(name) {
	return name.length > MAX_NAME_LENGTH ? `…${name.slice(-119)}` : name;
}
/** Removes what YAML and JSON put around an item of a list: `- a`, `"a"`, `'a',`. Any other text stays as it is. */
function stripListMarks(item) {
	return item.trim().replace(/^-\s+/, "").replace(/\s*,$/, "").replace(/^(["'])((?:(?!\1).)+)\1$/s, "$2");
}
/** Replaces invisible characters by their code, such as `\u{202e}`, and a tab by a space. */
function escapeInvisible(text) {
	return text.replace(INVISIBLE, escapeCharacter);
}
function escapeCharacter(character) {
	if (character === "	") return " ";
	return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}
var MAX_NAME_LENGTH, INVISIBLE;
var init_text = __esmMin((() => {
	init_format();
	MAX_NAME_LENGTH = 120;
	INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
}));

// src/action/runner/sanitize.ts
/**
* Escapes untrusted text as a single line for the log. Escapes invisible characters and both forms of workflow command:
* `::name::` at the start of the line and `##[name]` anywhere in it.
*/
function escapeLogLine(text) {
	return escapeInvisible(text).replaceAll("##[", "##\\[").replace(/^(\s*)::/, "$1\\::");
}
var init_sanitize = __esmMin((() => {
	init_text();
}));

// src/action/runner/log.ts
function print(level, { title, lines }, more = "") {
	const full = joinLines(lines, more === "" ? MAX_LINES_PER_ANNOTATION : 3);
	const shown = truncate(full, MAX_MESSAGE_LENGTH);
	if (shown !== full) for (const line of lines) info(`${title}: ${line}`);
	const message = shown + more;
	if (level === "error") error(message, { title });
	else warning(message, { title });
}
/** Joins the lines to at most `maxLines`. Surplus lines become part of the last one. */
function joinLines(lines, maxLines) {
	const last = lines.slice(maxLines - 1).join(" ");
	return [...lines.slice(0, maxLines - 1), last].slice(0, lines.length).join("\n");
}
/** Logs the total time that a run waited, unless it is 0. */
function logWaitTime(waitedMs, log) {
	if (waitedMs > 0) log.info(`Waited ${formatDuration(waitedMs)} in total, for rate limits, retries and look-ups`);
}
var MAX_MESSAGE_LENGTH, MAX_ANNOTATIONS_PER_LEVEL, MAX_LINES_PER_ANNOTATION, MAX_LIST_LINES, Log;
var init_log = __esmMin((() => {
	init_core();
	init_format();
	init_text();
	init_sanitize();
	MAX_MESSAGE_LENGTH = 3900;
	MAX_ANNOTATIONS_PER_LEVEL = 10;
	MAX_LINES_PER_ANNOTATION = 4;
	MAX_LIST_LINES = 200;
	Log = class {
		#printed = /* @__PURE__ */ new Set();
		#count = {
			error: 0,
			warning: 0
		};
		/** Annotations from the tenth on, held back until the end: only then it is known which one is the last. */
		#held = {
			error: [],
			warning: []
		};
		#inGroup = false;
		#lastLine;
		info(text) {
			info(escapeLogLine(text));
		}
		/** Prints the first texts of a list, one per line, and counts the others. */
		list(texts) {
			for (const text of texts.slice(0, MAX_LIST_LINES)) this.info(`  ${text}`);
			if (texts.length > MAX_LIST_LINES) this.info(`  and ${formatNumber(texts.length - MAX_LIST_LINES)} more`);
		}
		startGroup(title) {
			this.endGroup();
			this.#inGroup = true;
			startGroup(escapeLogLine(title));
		}
		/** Closes the open group, if there is one. */
		endGroup() {
			if (this.#inGroup) endGroup();
			this.#inGroup = false;
		}
		/** @param title fixed text: the runner does not mask it */
		error(title, ...lines) {
			this.#annotate("error", {
				title,
				lines: lines.map(escapeLogLine)
			});
		}
		/** @param title fixed text: the runner does not mask it */
		warning(title, ...lines) {
			this.#annotate("warning", {
				title,
				lines: lines.map(escapeLogLine)
			});
		}
		warnings(warnings) {
			for (const { title, lines } of warnings) this.warning(title, ...lines);
		}
		/** Prints this line after everything else, as it is. */
		printLast(line) {
			this.#lastLine = line;
		}
		/** Prints the annotations that were held back, and the last line. Must be called once, at the end. */
		flush() {
			for (const level of ["error", "warning"]) {
				const [first, ...rest] = this.#held[level];
				if (first === void 0) continue;
				print(level, first, rest.length === 0 ? "" : `\nAnd ${rest.length} more, in the log.`);
				for (const { title, lines } of rest) for (const line of lines) info(`${title}: ${line}`);
			}
			if (this.#lastLine !== void 0) info(this.#lastLine);
		}
		#annotate(level, annotation) {
			const key = [annotation.title, ...annotation.lines].join("\n");
			if (this.#printed.has(key)) return;
			this.#printed.add(key);
			this.#count[level] += 1;
			if (this.#count[level] < 10) print(level, annotation);
			else this.#held[level].push(annotation);
		}
	};
}));

// builtin:node:fs
var builtin$4, read$1, readFileSync, statSync, constants;
var init_builtin_node_fs = __esmMin((() => {
	builtin$4 = process.getBuiltinModule("node:fs");
	read$1 = builtin$4.read;
	readFileSync = builtin$4.readFileSync;
	statSync = builtin$4.statSync;
	constants = builtin$4.constants;
}));

// src/action/runner/workflow-commands.ts
/** Whether a runner reads stdout as commands. Elsewhere, for example on a laptop, the action is a program like any other. */
function hasRunner(env) {
	return Boolean(env["GITHUB_ACTIONS"] || env["GITHUB_OUTPUT"]);
}
/** Masks the tokens in the log. Must run before anything else is written. Does nothing without a runner: its command would print the token. */
function maskSecrets(env) {
	if (!hasRunner(env)) return;
	for (const name of SECRET_VARIABLES) {
		const secret = env[name] ?? "";
		const trimmed = secret.trim();
		if (trimmed === "") continue;
		for (const value of /* @__PURE__ */ new Set([secret, trimmed])) setSecret(value);
	}
}
/** @throws Error if the path is a named pipe: a write would wait for its reader forever */
function rejectNamedPipe(path) {
	if (statSync(path, { throwIfNoEntry: false })?.isFIFO()) throw new Error("it is a named pipe, not a file");
}
var SECRET_VARIABLES;
var init_workflow_commands = __esmMin((() => {
	init_builtin_node_fs();
	init_core();
	SECRET_VARIABLES = [
		"INPUT_TOKEN",
		"PLAYABLE_TOKEN",
		"INPUT_GITHUB-TOKEN"
	];
}));

// src/action/run-action.ts
var run_action_exports = /* @__PURE__ */ __exportAll({ runAction: () => runAction$1 });
/**
* Runs one action from start to end and sets the exit code. It masks the secrets before it writes anything, and reports a
* result even if the work crashes or never settles.
*
* @param name the sub-action's name; empty for the root action
* @param signal aborted by a cancellation
*/
async function runAction$1(name, createAction, env, signal) {
	process.exitCode = 1;
	process.stdout.on("error", () => void 0);
	maskSecrets(env);
	const log = new Log();
	const origin = readRunOrigin(env);
	log.info(headline(name, origin));
	const action = createAction({
		env,
		log,
		waitTimer: new WaitTimer(systemClock),
		signal,
		origin,
		startedAt: /* @__PURE__ */ new Date()
	});
	const result = await Promise.race([runSafely(action), whenEventLoopDrains(action)]);
	process.exitCode = await action.finish(result) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
	const parts = [
		name,
		repository,
		ref,
		commit && `commit ${commit.slice(0, 7)}`,
		run && `run ${run}`
	];
	return [`playable-export-action ${VERSION}`, ...parts].filter((part) => part).join(" · ");
}
async function runSafely(action) {
	try {
		return await action.run();
	} catch (error) {
		return action.onCrash(unexpectedError(error));
	}
}
/** Detects a promise that can no longer settle: Node would exit silently. */
function whenEventLoopDrains(action) {
	return new Promise((resolve) => {
		process.once("beforeExit", () => {
			resolve(action.onCrash(unexpectedError(/* @__PURE__ */ new Error("the run waits for a promise that never settles"))));
		});
	});
}
function unexpectedError(error) {
	return {
		title: "Unexpected error",
		lines: [causeChain(error).join(": "), "This is a bug in the action: please report it with this message."]
	};
}
var init_run_action = __esmMin((() => {
	init_clock();
	init_errors$1();
	init_runtime();
	init_run_origin();
	init_log();
	init_workflow_commands();
}));

// src/support/redact.ts
/**
* Prepares text from the service or the storage for an error message: one line, at most 300 characters. Removes user info
* and query from all URLs, because the query of a pre-signed URL holds its signature.
*/
function redactUntrusted(text) {
	const withoutSecrets = text.slice(0, MAX_INSPECTED_LENGTH).replace(USER_INFO, "$1").replace(URL_QUERY, "$1").replace(BARE_QUERY, "");
	return truncate(withoutSecrets.replace(SPACE_AND_CONTROL, " ").trim(), MAX_LENGTH$2);
}
/** The part of a URL that may be shown: origin and path. The query may hold a signature. */
function redactUrl(url) {
	return `${url.origin}${url.pathname}`;
}
var MAX_LENGTH$2, MAX_INSPECTED_LENGTH, SLASH, AT, QUERY$1, URL_CHARACTER, USER_INFO, URL_QUERY, BARE_QUERY, SPACE_AND_CONTROL;
var init_redact = __esmMin((() => {
	init_text();
	MAX_LENGTH$2 = 300;
	MAX_INSPECTED_LENGTH = 2e3;
	SLASH = String.raw`(?:\\?/|%(?:25)*2f|&#(?:47|x2f);|\\u002f)`;
	AT = String.raw`(?:@|%(?:25)*40|&#(?:64|x40);|\\u0040)`;
	QUERY$1 = String.raw`(?:\?|#(?!x?[\da-f]+;)|%(?:25)*(?:3f|23)|&#(?:63|35|x3f|x23);|\\u00(?:3f|23))`;
	URL_CHARACTER = `[^\\s"'<>]`;
	USER_INFO = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY$1})${URL_CHARACTER})*${AT}`, "gi");
	URL_QUERY = new RegExp(`(${SLASH}{2}${URL_CHARACTER}*?)${QUERY$1}${URL_CHARACTER}*`, "gi");
	BARE_QUERY = /\?[\w.%-]+=[^\s"'<>]*/g;
	SPACE_AND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;
}));

// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
var require_StringScanner = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.StringScanner = void 0;
	const emptyString = "";
	const surrogatePair = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	/** @private */
	var StringScanner = class {
		constructor(string) {
			this.charCount = this.charLength(string, true);
			this.charIndex = 0;
			this.length = string.length;
			this.multiByteMode = this.charCount !== this.length;
			this.string = string;
			if (this.multiByteMode) {
				let charsToBytes = [];
				for (let byteIndex = 0, charIndex = 0; charIndex < this.charCount; ++charIndex) {
					charsToBytes[charIndex] = byteIndex;
					byteIndex += string.codePointAt(byteIndex) > 65535 ? 2 : 1;
				}
				this.charsToBytes = charsToBytes;
			}
		}
		/**
		* Whether the current character index is at the end of the input string.
		*/
		get isEnd() {
			return this.charIndex >= this.charCount;
		}
		/**
		* Returns the number of characters in the given string, which may differ from
		* the byte length if the string contains multibyte characters.
		*/
		charLength(string, multiByteSafe = this.multiByteMode) {
			return multiByteSafe ? string.replace(surrogatePair, "_").length : string.length;
		}
		/**
		* Advances the scanner by the given number of characters, stopping if the end
		* of the string is reached.
		*/
		advance(count = 1) {
			this.charIndex = Math.min(this.charCount, this.charIndex + count);
		}
		/**
		* Returns the byte index of the given character index in the string. The two
		* may differ in strings that contain multibyte characters.
		*/
		charIndexToByteIndex(charIndex = this.charIndex) {
			return this.multiByteMode ? this.charsToBytes[charIndex] ?? Infinity : charIndex;
		}
		/**
		* Consumes and returns the given number of characters if possible, advancing
		* the scanner and stopping if the end of the string is reached.
		*
		* If no characters could be consumed, an empty string will be returned.
		*/
		consume(charCount = 1) {
			let chars = this.peek(charCount);
			this.advance(charCount);
			return chars;
		}
		/**
		* Consumes and returns the given number of bytes if possible, advancing the
		* scanner and stopping if the end of the string is reached.
		*
		* It's up to the caller to ensure that the given byte count doesn't split a
		* multibyte character.
		*
		* If no bytes could be consumed, an empty string will be returned.
		*/
		consumeBytes(byteCount) {
			let byteIndex = this.charIndexToByteIndex();
			let result = this.string.slice(byteIndex, byteIndex + byteCount);
			this.advance(this.charLength(result));
			return result;
		}
		/**
		* Consumes and returns all characters for which the given function returns
		* `true`, stopping when `false` is returned or the end of the input is
		* reached.
		*/
		consumeMatchFn(fn) {
			let { length, multiByteMode, string } = this;
			let startByteIndex = this.charIndexToByteIndex();
			let endByteIndex = startByteIndex;
			if (multiByteMode) while (endByteIndex < length) {
				let char = string[endByteIndex];
				let isSurrogatePair = char >= "\ud800" && char <= "\udbff";
				if (isSurrogatePair) char += string[endByteIndex + 1];
				if (!fn(char)) break;
				endByteIndex += isSurrogatePair ? 2 : 1;
			}
			else while (endByteIndex < length && fn(string[endByteIndex])) ++endByteIndex;
			return this.consumeBytes(endByteIndex - startByteIndex);
		}
		/**
		* Consumes the given string if it exists at the current character index, and
		* advances the scanner.
		*
		* If the given string doesn't exist at the current character index, an empty
		* string will be returned and the scanner will not be advanced.
		*/
		consumeString(stringToConsume) {
			let { length } = stringToConsume;
			let byteIndex = this.charIndexToByteIndex();
			if (stringToConsume === this.string.slice(byteIndex, byteIndex + length)) {
				this.advance(length === 1 ? 1 : this.charLength(stringToConsume));
				return stringToConsume;
			}
			return emptyString;
		}
		/**
		* Consumes characters until the given global regex is matched, advancing the
		* scanner up to (but not beyond) the beginning of the match. If the regex
		* doesn't match, nothing will be consumed.
		*
		* Returns the consumed string, or an empty string if nothing was consumed.
		*/
		consumeUntilMatch(regex) {
			let matchByteIndex = this.string.slice(this.charIndexToByteIndex()).search(regex);
			return matchByteIndex > 0 ? this.consumeBytes(matchByteIndex) : emptyString;
		}
		/**
		* Consumes characters until the given string is found, advancing the scanner
		* up to (but not beyond) that point. If the string is never found, nothing
		* will be consumed.
		*
		* Returns the consumed string, or an empty string if nothing was consumed.
		*/
		consumeUntilString(searchString) {
			let byteIndex = this.charIndexToByteIndex();
			let matchByteIndex = this.string.indexOf(searchString, byteIndex);
			return matchByteIndex > 0 ? this.consumeBytes(matchByteIndex - byteIndex) : emptyString;
		}
		/**
		* Returns the given number of characters starting at the current character
		* index, without advancing the scanner and without exceeding the end of the
		* input string.
		*/
		peek(count = 1) {
			let { charIndex, string } = this;
			return this.multiByteMode ? string.slice(this.charIndexToByteIndex(charIndex), this.charIndexToByteIndex(charIndex + count)) : string.slice(charIndex, charIndex + count);
		}
		/**
		* Resets the scanner position to the given character _index_, or to the start
		* of the input string if no index is given.
		*
		* If _index_ is negative, the scanner position will be moved backward by that
		* many characters, stopping if the beginning of the string is reached.
		*/
		reset(index = 0) {
			this.charIndex = index >= 0 ? Math.min(this.charCount, index) : Math.max(0, this.charIndex + index);
		}
	};
	exports.StringScanner = StringScanner;
}));

// node_modules/@rgrove/parse-xml/dist/lib/syntax.js
var require_syntax = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.predefinedEntities = exports.endCharData = exports.attValueNormalizedWhitespace = exports.attValueCharSingleQuote = exports.attValueCharDoubleQuote = void 0;
	exports.isNameChar = isNameChar;
	exports.isNameStartChar = isNameStartChar;
	exports.isReferenceChar = isReferenceChar;
	exports.isWhitespace = isWhitespace;
	exports.isXmlCodePoint = isXmlCodePoint;
	/**
	* Regular expression that matches one or more `AttValue` characters in a
	* double-quoted attribute value.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-AttValue
	*/
	exports.attValueCharDoubleQuote = /["&<]/;
	/**
	* Regular expression that matches one or more `AttValue` characters in a
	* single-quoted attribute value.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-AttValue
	*/
	exports.attValueCharSingleQuote = /['&<]/;
	/**
	* Regular expression that matches a whitespace character that should be
	* normalized to a space character in an attribute value.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#AVNormalize
	*/
	exports.attValueNormalizedWhitespace = /\r\n|[\n\r\t]/g;
	/**
	* Regular expression that matches one or more characters that signal the end of
	* XML `CharData` content.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#dt-chardata
	*/
	exports.endCharData = /<|&|]]>/;
	/**
	* Mapping of predefined entity names to their replacement values.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-predefined-ent
	*/
	exports.predefinedEntities = Object.freeze(Object.assign(Object.create(null), {
		amp: "&",
		apos: "'",
		gt: ">",
		lt: "<",
		quot: "\""
	}));
	/**
	* Returns `true` if _char_ is an XML `NameChar`, `false` if it isn't.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-NameChar
	*/
	function isNameChar(char) {
		let cp = char.codePointAt(0);
		return cp >= 97 && cp <= 122 || cp >= 65 && cp <= 90 || cp >= 48 && cp <= 57 || cp === 45 || cp === 46 || cp === 183 || cp >= 768 && cp <= 879 || cp === 8255 || cp === 8256 || isNameStartChar(char, cp);
	}
	/**
	* Returns `true` if _char_ is an XML `NameStartChar`, `false` if it isn't.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-NameStartChar
	*/
	function isNameStartChar(char, cp = char.codePointAt(0)) {
		return cp >= 97 && cp <= 122 || cp >= 65 && cp <= 90 || cp === 58 || cp === 95 || cp >= 192 && cp <= 214 || cp >= 216 && cp <= 246 || cp >= 248 && cp <= 767 || cp >= 880 && cp <= 893 || cp >= 895 && cp <= 8191 || cp === 8204 || cp === 8205 || cp >= 8304 && cp <= 8591 || cp >= 11264 && cp <= 12271 || cp >= 12289 && cp <= 55295 || cp >= 63744 && cp <= 64975 || cp >= 65008 && cp <= 65533 || cp >= 65536 && cp <= 983039;
	}
	/**
	* Returns `true` if _char_ is a valid reference character (which may appear
	* between `&` and `;` in a reference), `false` otherwise.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-references
	*/
	function isReferenceChar(char) {
		return char === "#" || isNameChar(char);
	}
	/**
	* Returns `true` if _char_ is an XML whitespace character, `false` otherwise.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#white
	*/
	function isWhitespace(char) {
		let cp = char.codePointAt(0);
		return cp === 32 || cp === 9 || cp === 10 || cp === 13;
	}
	/**
	* Returns `true` if _codepoint_ is a valid XML `Char` code point, `false`
	* otherwise.
	*
	* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Char
	*/
	function isXmlCodePoint(cp) {
		return cp >= 32 && cp <= 55295 || cp === 10 || cp === 9 || cp === 13 || cp >= 57344 && cp <= 65533 || cp >= 65536 && cp <= 1114111;
	}
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var require_XmlNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlNode = void 0;
	/**
	* Base interface for a node in an XML document.
	*/
	var XmlNode = class XmlNode {
		constructor() {
			/**
			* Parent node of this node, or `null` if this node has no parent.
			*/
			this.parent = null;
			/**
			* Starting byte offset of this node in the original XML string, or `-1` if
			* the offset is unknown.
			*/
			this.start = -1;
			/**
			* Ending byte offset of this node in the original XML string, or `-1` if the
			* offset is unknown.
			*/
			this.end = -1;
		}
		/**
		* Document that contains this node, or `null` if this node is not associated
		* with a document.
		*/
		get document() {
			return this.parent?.document ?? null;
		}
		/**
		* Whether this node is the root node of the document (also known as the
		* document element).
		*/
		get isRootNode() {
			return this.parent !== null && this.parent === this.document && this.type === XmlNode.TYPE_ELEMENT;
		}
		/**
		* Whether whitespace should be preserved in the content of this element and
		* its children.
		*
		* This is influenced by the value of the special `xml:space` attribute, and
		* will be `true` for any node whose `xml:space` attribute is set to
		* "preserve". If a node has no such attribute, it will inherit the value of
		* the nearest ancestor that does (if any).
		*
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-white-space
		*/
		get preserveWhitespace() {
			return !!this.parent?.preserveWhitespace;
		}
		/**
		* Type of this node.
		*
		* The value of this property is a string that matches one of the static
		* `TYPE_*` properties on the `XmlNode` class (e.g. `TYPE_ELEMENT`,
		* `TYPE_TEXT`, etc.).
		*
		* The `XmlNode` class itself is a base class and doesn't have its own type
		* name.
		*/
		get type() {
			return "";
		}
		/**
		* Returns a JSON-serializable object representing this node, minus properties
		* that could result in circular references.
		*/
		toJSON() {
			let json = { type: this.type };
			if (this.isRootNode) json.isRootNode = true;
			if (this.preserveWhitespace) json.preserveWhitespace = true;
			if (this.start !== -1) {
				json.start = this.start;
				json.end = this.end;
			}
			return json;
		}
	};
	exports.XmlNode = XmlNode;
	/**
	* Type value for an `XmlCdata` node.
	*/
	XmlNode.TYPE_CDATA = "cdata";
	/**
	* Type value for an `XmlComment` node.
	*/
	XmlNode.TYPE_COMMENT = "comment";
	/**
	* Type value for an `XmlDocument` node.
	*/
	XmlNode.TYPE_DOCUMENT = "document";
	/**
	* Type value for an `XmlDocumentType` node.
	*/
	XmlNode.TYPE_DOCUMENT_TYPE = "doctype";
	/**
	* Type value for an `XmlElement` node.
	*/
	XmlNode.TYPE_ELEMENT = "element";
	/**
	* Type value for an `XmlProcessingInstruction` node.
	*/
	XmlNode.TYPE_PROCESSING_INSTRUCTION = "pi";
	/**
	* Type value for an `XmlText` node.
	*/
	XmlNode.TYPE_TEXT = "text";
	/**
	* Type value for an `XmlDeclaration` node.
	*/
	XmlNode.TYPE_XML_DECLARATION = "xmldecl";
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var require_XmlText = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlText = void 0;
	const XmlNode_js_1 = require_XmlNode();
	/**
	* Text content within an XML document.
	*/
	var XmlText = class extends XmlNode_js_1.XmlNode {
		constructor(text = "") {
			super();
			this.text = text;
		}
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_TEXT;
		}
		toJSON() {
			return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), { text: this.text });
		}
	};
	exports.XmlText = XmlText;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlCdata.js
var require_XmlCdata = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlCdata = void 0;
	const XmlNode_js_1 = require_XmlNode();
	const XmlText_js_1 = require_XmlText();
	/**
	* A CDATA section within an XML document.
	*/
	var XmlCdata = class extends XmlText_js_1.XmlText {
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_CDATA;
		}
	};
	exports.XmlCdata = XmlCdata;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlComment.js
var require_XmlComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlComment = void 0;
	const XmlNode_js_1 = require_XmlNode();
	/**
	* A comment within an XML document.
	*/
	var XmlComment = class extends XmlNode_js_1.XmlNode {
		constructor(content = "") {
			super();
			this.content = content;
		}
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_COMMENT;
		}
		toJSON() {
			return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), { content: this.content });
		}
	};
	exports.XmlComment = XmlComment;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlDeclaration.js
var require_XmlDeclaration = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlDeclaration = void 0;
	const XmlNode_js_1 = require_XmlNode();
	/**
	* An XML declaration within an XML document.
	*
	* @example
	*
	* ```xml
	* <?xml version="1.0" encoding="UTF-8"?>
	* ```
	*/
	var XmlDeclaration = class extends XmlNode_js_1.XmlNode {
		constructor(version, encoding, standalone) {
			super();
			this.version = version;
			this.encoding = encoding ?? null;
			this.standalone = standalone ?? null;
		}
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_XML_DECLARATION;
		}
		toJSON() {
			let json = XmlNode_js_1.XmlNode.prototype.toJSON.call(this);
			json.version = this.version;
			for (let key of ["encoding", "standalone"]) if (this[key] !== null) json[key] = this[key];
			return json;
		}
	};
	exports.XmlDeclaration = XmlDeclaration;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlElement.js
var require_XmlElement = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlElement = void 0;
	const XmlNode_js_1 = require_XmlNode();
	/**
	* Element in an XML document.
	*/
	var XmlElement = class XmlElement extends XmlNode_js_1.XmlNode {
		constructor(name, attributes = Object.create(null), children = []) {
			super();
			this.name = name;
			this.attributes = attributes;
			this.children = children;
		}
		/**
		* Whether this element is empty (meaning it has no children).
		*/
		get isEmpty() {
			return this.children.length === 0;
		}
		get preserveWhitespace() {
			let node = this;
			while (node instanceof XmlElement) {
				if ("xml:space" in node.attributes) return node.attributes["xml:space"] === "preserve";
				node = node.parent;
			}
			return false;
		}
		/**
		* Text content of this element and all its descendants.
		*/
		get text() {
			return this.children.map((child) => "text" in child ? child.text : "").join("");
		}
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_ELEMENT;
		}
		toJSON() {
			return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), {
				name: this.name,
				attributes: this.attributes,
				children: this.children.map((child) => child.toJSON())
			});
		}
	};
	exports.XmlElement = XmlElement;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlDocument.js
var require_XmlDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlDocument = void 0;
	const XmlElement_js_1 = require_XmlElement();
	const XmlNode_js_1 = require_XmlNode();
	/**
	* Represents an XML document. All elements within the document are descendants
	* of this node.
	*/
	var XmlDocument = class extends XmlNode_js_1.XmlNode {
		constructor(children = []) {
			super();
			this.children = children;
		}
		get document() {
			return this;
		}
		/**
		* Root element of this document, or `null` if this document is empty.
		*/
		get root() {
			for (let child of this.children) if (child instanceof XmlElement_js_1.XmlElement) return child;
			return null;
		}
		/**
		* Text content of this document and all its descendants.
		*/
		get text() {
			return this.children.map((child) => "text" in child ? child.text : "").join("");
		}
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_DOCUMENT;
		}
		toJSON() {
			return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), { children: this.children.map((child) => child.toJSON()) });
		}
	};
	exports.XmlDocument = XmlDocument;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlDocumentType.js
var require_XmlDocumentType = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlDocumentType = void 0;
	const XmlNode_js_1 = require_XmlNode();
	/**
	* A document type declaration within an XML document.
	*
	* @example
	*
	* ```xml
	* <!DOCTYPE kittens [
	*   <!ELEMENT kittens (#PCDATA)>
	* ]>
	* ```
	*/
	var XmlDocumentType = class extends XmlNode_js_1.XmlNode {
		constructor(name, publicId, systemId, internalSubset) {
			super();
			this.name = name;
			this.publicId = publicId ?? null;
			this.systemId = systemId ?? null;
			this.internalSubset = internalSubset ?? null;
		}
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_DOCUMENT_TYPE;
		}
		toJSON() {
			let json = XmlNode_js_1.XmlNode.prototype.toJSON.call(this);
			json.name = this.name;
			for (let key of [
				"publicId",
				"systemId",
				"internalSubset"
			]) if (this[key] !== null) json[key] = this[key];
			return json;
		}
	};
	exports.XmlDocumentType = XmlDocumentType;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlError.js
var require_XmlError = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlError = void 0;
	/**
	* An error that occurred while parsing XML.
	*/
	var XmlError = class extends Error {
		constructor(message, charIndex, xml) {
			let column = 1;
			let excerpt = "";
			let line = 1;
			for (let i = 0; i < charIndex; ++i) {
				let char = xml[i];
				if (char === "\n") {
					column = 1;
					excerpt = "";
					line += 1;
				} else {
					column += 1;
					excerpt += char;
				}
			}
			let eol = xml.indexOf("\n", charIndex);
			excerpt += eol === -1 ? xml.slice(charIndex) : xml.slice(charIndex, eol);
			let excerptStart = 0;
			if (excerpt.length > 50) {
				if (column < 40) excerpt = excerpt.slice(0, 50);
				else {
					excerptStart = column - 20;
					excerpt = excerpt.slice(excerptStart, column + 30);
				}
			}
			super(`${message} (line ${line}, column ${column})\n  ${excerpt}\n` + " ".repeat(column - excerptStart + 1) + "^\n");
			this.column = column;
			this.excerpt = excerpt;
			this.line = line;
			this.name = "XmlError";
			this.pos = charIndex;
		}
	};
	exports.XmlError = XmlError;
}));

// node_modules/@rgrove/parse-xml/dist/lib/XmlProcessingInstruction.js
var require_XmlProcessingInstruction = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlProcessingInstruction = void 0;
	const XmlNode_js_1 = require_XmlNode();
	/**
	* A processing instruction within an XML document.
	*/
	var XmlProcessingInstruction = class extends XmlNode_js_1.XmlNode {
		constructor(name, content = "") {
			super();
			this.name = name;
			this.content = content;
		}
		get type() {
			return XmlNode_js_1.XmlNode.TYPE_PROCESSING_INSTRUCTION;
		}
		toJSON() {
			return Object.assign(XmlNode_js_1.XmlNode.prototype.toJSON.call(this), {
				name: this.name,
				content: this.content
			});
		}
	};
	exports.XmlProcessingInstruction = XmlProcessingInstruction;
}));

// node_modules/@rgrove/parse-xml/dist/lib/Parser.js
var require_Parser = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$2 && this$2.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$2 && this$2.__importStar || function(mod) {
		if (mod && mod.__esModule) return mod;
		var result = {};
		if (mod != null) {
			for (var k in mod) if (k !== "default" && Object.prototype.hasOwnProperty.call(mod, k)) __createBinding(result, mod, k);
		}
		__setModuleDefault(result, mod);
		return result;
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Parser = void 0;
	const StringScanner_js_1 = require_StringScanner();
	const syntax = __importStar(require_syntax());
	const XmlCdata_js_1 = require_XmlCdata();
	const XmlComment_js_1 = require_XmlComment();
	const XmlDeclaration_js_1 = require_XmlDeclaration();
	const XmlDocument_js_1 = require_XmlDocument();
	const XmlDocumentType_js_1 = require_XmlDocumentType();
	const XmlElement_js_1 = require_XmlElement();
	const XmlError_js_1 = require_XmlError();
	const XmlNode_js_1 = require_XmlNode();
	const XmlProcessingInstruction_js_1 = require_XmlProcessingInstruction();
	const XmlText_js_1 = require_XmlText();
	const emptyString = "";
	/**
	* Parses an XML string into an `XmlDocument`.
	*
	* @private
	*/
	var Parser = class {
		/**
		* @param xml XML string to parse.
		* @param options Parser options.
		*/
		constructor(xml, options = {}) {
			let doc = this.document = new XmlDocument_js_1.XmlDocument();
			this.currentNode = doc;
			this.options = options;
			this.scanner = new StringScanner_js_1.StringScanner(xml);
			if (this.options.includeOffsets) {
				doc.start = 0;
				doc.end = xml.length;
			}
			this.parse();
		}
		/**
		* Adds the given `XmlNode` as a child of `this.currentNode`.
		*/
		addNode(node, charIndex) {
			node.parent = this.currentNode;
			if (this.options.includeOffsets) {
				node.start = this.scanner.charIndexToByteIndex(charIndex);
				node.end = this.scanner.charIndexToByteIndex();
			}
			this.currentNode.children.push(node);
			return true;
		}
		/**
		* Adds the given _text_ to the document, either by appending it to a
		* preceding `XmlText` node (if possible) or by creating a new `XmlText` node.
		*
		* When _normalize_ is `true` (the default), line breaks in _text_ are
		* normalized per section 2.11 of the XML spec. This must be `false` for text
		* that comes from a character or entity reference, since references aren't
		* subject to line break normalization.
		*/
		addText(text, charIndex, normalize = true) {
			let { children } = this.currentNode;
			let { length } = children;
			if (normalize) text = normalizeLineBreaks(text);
			if (length > 0) {
				let prevNode = children[length - 1];
				if (prevNode?.type === XmlNode_js_1.XmlNode.TYPE_TEXT) {
					let textNode = prevNode;
					textNode.text += text;
					if (this.options.includeOffsets) textNode.end = this.scanner.charIndexToByteIndex();
					return true;
				}
			}
			return this.addNode(new XmlText_js_1.XmlText(text), charIndex);
		}
		/**
		* Consumes element attributes.
		*
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-starttags
		*/
		consumeAttributes() {
			let attributes = Object.create(null);
			while (this.consumeWhitespace()) {
				let attrName = this.consumeName();
				if (!attrName) break;
				let attrValue = this.consumeEqual() && this.consumeAttributeValue();
				if (attrValue === false) throw this.error("Attribute value expected");
				if (attrName in attributes) throw this.error(`Duplicate attribute: ${attrName}`);
				if (attrName === "xml:space" && attrValue !== "default" && attrValue !== "preserve") throw this.error("Value of the `xml:space` attribute must be \"default\" or \"preserve\"");
				attributes[attrName] = attrValue;
			}
			if (this.options.sortAttributes) {
				let attrNames = Object.keys(attributes).sort();
				let sortedAttributes = Object.create(null);
				for (let i = 0; i < attrNames.length; ++i) {
					let attrName = attrNames[i];
					sortedAttributes[attrName] = attributes[attrName];
				}
				attributes = sortedAttributes;
			}
			return attributes;
		}
		/**
		* Consumes an `AttValue` (attribute value) if possible.
		*
		* @returns
		*   Contents of the `AttValue` minus quotes, or `false` if nothing was
		*   consumed. An empty string indicates that an `AttValue` was consumed but
		*   was empty.
		*
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-AttValue
		*/
		consumeAttributeValue() {
			let { scanner } = this;
			let quote = scanner.peek();
			if (quote !== "\"" && quote !== "'") return false;
			scanner.advance();
			let chars;
			let isClosed = false;
			let value = emptyString;
			let regex = quote === "\"" ? syntax.attValueCharDoubleQuote : syntax.attValueCharSingleQuote;
			matchLoop: while (!scanner.isEnd) {
				chars = scanner.consumeUntilMatch(regex);
				if (chars) {
					this.validateChars(chars);
					value += chars.replace(syntax.attValueNormalizedWhitespace, " ");
				}
				switch (scanner.peek()) {
					case quote:
						isClosed = true;
						break matchLoop;
					case "&":
						value += this.consumeReference();
						continue;
					case "<": throw this.error("Unescaped `<` is not allowed in an attribute value");
					default: break matchLoop;
				}
			}
			if (!isClosed) throw this.error("Unclosed attribute");
			scanner.advance();
			return value;
		}
		/**
		* Consumes a CDATA section if possible.
		*
		* @returns Whether a CDATA section was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-cdata-sect
		*/
		consumeCdataSection() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			if (!scanner.consumeString("<![CDATA[")) return false;
			let text = scanner.consumeUntilString("]]>");
			this.validateChars(text);
			if (!scanner.consumeString("]]>")) throw this.error("Unclosed CDATA section");
			return this.options.preserveCdata ? this.addNode(new XmlCdata_js_1.XmlCdata(normalizeLineBreaks(text)), startIndex) : this.addText(text, startIndex);
		}
		/**
		* Consumes character data if possible.
		*
		* @returns Whether character data was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#dt-chardata
		*/
		consumeCharData() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			let charData = scanner.consumeUntilMatch(syntax.endCharData);
			if (!charData) return false;
			this.validateChars(charData);
			if (scanner.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
			return this.addText(charData, startIndex);
		}
		/**
		* Consumes a comment if possible.
		*
		* @returns Whether a comment was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Comment
		*/
		consumeComment() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			if (!scanner.consumeString("<!--")) return false;
			let content = scanner.consumeUntilString("--");
			this.validateChars(content);
			if (!scanner.consumeString("-->")) {
				if (scanner.peek(2) === "--") throw this.error("The string `--` isn't allowed inside a comment");
				throw this.error("Unclosed comment");
			}
			return this.options.preserveComments ? this.addNode(new XmlComment_js_1.XmlComment(normalizeLineBreaks(content)), startIndex) : true;
		}
		/**
		* Consumes a reference in a content context if possible.
		*
		* This differs from `consumeReference()` in that a consumed reference will be
		* added to the document as a text node instead of returned.
		*
		* @returns Whether a reference was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#entproc
		*/
		consumeContentReference() {
			let startIndex = this.scanner.charIndex;
			let ref = this.consumeReference();
			return ref ? this.addText(ref, startIndex, false) : false;
		}
		/**
		* Consumes a doctype declaration if possible.
		*
		* This is a loose implementation since doctype declarations are currently
		* discarded without further parsing.
		*
		* @returns Whether a doctype declaration was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#dtd
		*/
		consumeDoctypeDeclaration() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			if (!scanner.consumeString("<!DOCTYPE")) return false;
			let name = this.consumeWhitespace() && this.consumeName();
			if (!name) throw this.error("Expected a name");
			let publicId;
			let systemId;
			if (this.consumeWhitespace()) {
				if (scanner.consumeString("PUBLIC")) {
					publicId = this.consumeWhitespace() && this.consumePubidLiteral();
					if (publicId === false) throw this.error("Expected a public identifier");
					this.consumeWhitespace();
				}
				if (publicId !== void 0 || scanner.consumeString("SYSTEM")) {
					this.consumeWhitespace();
					systemId = this.consumeSystemLiteral();
					if (systemId === false) throw this.error("Expected a system identifier");
					this.consumeWhitespace();
				}
			}
			let internalSubset;
			if (scanner.consumeString("[")) {
				internalSubset = scanner.consumeUntilMatch(/\][\x20\t\r\n]*>/);
				if (!scanner.consumeString("]")) throw this.error("Unclosed internal subset");
				this.consumeWhitespace();
			}
			if (!scanner.consumeString(">")) throw this.error("Unclosed doctype declaration");
			return this.options.preserveDocumentType ? this.addNode(new XmlDocumentType_js_1.XmlDocumentType(name, publicId, systemId, internalSubset), startIndex) : true;
		}
		/**
		* Consumes an element if possible.
		*
		* @returns Whether an element was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-element
		*/
		consumeElement() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			if (!scanner.consumeString("<")) return false;
			let name = this.consumeName();
			if (!name) {
				scanner.reset(startIndex);
				return false;
			}
			let attributes = this.consumeAttributes();
			let isEmpty = !!scanner.consumeString("/>");
			let element = new XmlElement_js_1.XmlElement(name, attributes);
			element.parent = this.currentNode;
			if (!isEmpty) {
				if (!scanner.consumeString(">")) throw this.error(`Unclosed start tag for element \`${name}\``);
				this.currentNode = element;
				do
					this.consumeCharData();
				while (this.consumeElement() || this.consumeContentReference() || this.consumeCdataSection() || this.consumeProcessingInstruction() || this.consumeComment());
				let endTagMark = scanner.charIndex;
				let endTagName;
				if (!scanner.consumeString("</") || !(endTagName = this.consumeName()) || endTagName !== name) {
					scanner.reset(endTagMark);
					throw this.error(`Missing end tag for element ${name}`);
				}
				this.consumeWhitespace();
				if (!scanner.consumeString(">")) throw this.error(`Unclosed end tag for element ${name}`);
				this.currentNode = element.parent;
			}
			return this.addNode(element, startIndex);
		}
		/**
		* Consumes an `Eq` production if possible.
		*
		* @returns Whether an `Eq` production was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Eq
		*/
		consumeEqual() {
			this.consumeWhitespace();
			if (this.scanner.consumeString("=")) {
				this.consumeWhitespace();
				return true;
			}
			return false;
		}
		/**
		* Consumes `Misc` content if possible.
		*
		* @returns Whether anything was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Misc
		*/
		consumeMisc() {
			return this.consumeComment() || this.consumeProcessingInstruction() || this.consumeWhitespace();
		}
		/**
		* Consumes one or more `Name` characters if possible.
		*
		* @returns `Name` characters, or an empty string if none were consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Name
		*/
		consumeName() {
			return syntax.isNameStartChar(this.scanner.peek()) ? this.scanner.consumeMatchFn(syntax.isNameChar) : emptyString;
		}
		/**
		* Consumes a processing instruction if possible.
		*
		* @returns Whether a processing instruction was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-pi
		*/
		consumeProcessingInstruction() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			if (!scanner.consumeString("<?")) return false;
			let name = this.consumeName();
			if (name) {
				if (name.toLowerCase() === "xml") {
					scanner.reset(startIndex);
					throw this.error("XML declaration isn't allowed here");
				}
			} else throw this.error("Invalid processing instruction");
			if (!this.consumeWhitespace()) {
				if (scanner.consumeString("?>")) return this.addNode(new XmlProcessingInstruction_js_1.XmlProcessingInstruction(name), startIndex);
				throw this.error("Whitespace is required after a processing instruction name");
			}
			let content = scanner.consumeUntilString("?>");
			this.validateChars(content);
			if (!scanner.consumeString("?>")) throw this.error("Unterminated processing instruction");
			return this.addNode(new XmlProcessingInstruction_js_1.XmlProcessingInstruction(name, normalizeLineBreaks(content)), startIndex);
		}
		/**
		* Consumes a prolog if possible.
		*
		* @returns Whether a prolog was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#sec-prolog-dtd
		*/
		consumeProlog() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			this.consumeXmlDeclaration();
			while (this.consumeMisc());
			if (this.consumeDoctypeDeclaration()) while (this.consumeMisc());
			return startIndex < scanner.charIndex;
		}
		/**
		* Consumes a public identifier literal if possible.
		*
		* @returns
		*   Value of the public identifier literal minus quotes, or `false` if
		*   nothing was consumed. An empty string indicates that a public id literal
		*   was consumed but was empty.
		*
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-PubidLiteral
		*/
		consumePubidLiteral() {
			let startIndex = this.scanner.charIndex;
			let value = this.consumeSystemLiteral();
			if (value !== false && !/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(value)) {
				this.scanner.reset(startIndex);
				throw this.error("Invalid character in public identifier");
			}
			return value;
		}
		/**
		* Consumes a reference if possible.
		*
		* This differs from `consumeContentReference()` in that a consumed reference
		* will be returned rather than added to the document.
		*
		* @returns
		*   Parsed reference value, or `false` if nothing was consumed (to
		*   distinguish from a reference that resolves to an empty string).
		*
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-Reference
		*/
		consumeReference() {
			let { scanner } = this;
			if (!scanner.consumeString("&")) return false;
			let ref = scanner.consumeMatchFn(syntax.isReferenceChar);
			if (scanner.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
			let parsedValue;
			if (ref[0] === "#") {
				let codePoint = ref[1] === "x" ? parseInt(ref.slice(2), 16) : parseInt(ref.slice(1), 10);
				if (isNaN(codePoint) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(ref)) throw this.error("Invalid character reference");
				if (!syntax.isXmlCodePoint(codePoint)) throw this.error("Character reference resolves to an invalid character");
				parsedValue = String.fromCodePoint(codePoint);
			} else {
				parsedValue = syntax.predefinedEntities[ref];
				if (parsedValue === void 0) {
					let { ignoreUndefinedEntities, resolveUndefinedEntity } = this.options;
					let wrappedRef = `&${ref};`;
					if (resolveUndefinedEntity) {
						let resolvedValue = resolveUndefinedEntity(wrappedRef);
						if (resolvedValue !== null && resolvedValue !== void 0) {
							let type = typeof resolvedValue;
							if (type !== "string") throw new TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${type}`);
							return resolvedValue;
						}
					}
					if (ignoreUndefinedEntities) return wrappedRef;
					scanner.reset(-wrappedRef.length);
					throw this.error(`Named entity isn't defined: ${wrappedRef}`);
				}
			}
			return parsedValue;
		}
		/**
		* Consumes a `SystemLiteral` if possible.
		*
		* A `SystemLiteral` is similar to an attribute value, but allows the
		* characters `<` and `&` and doesn't replace references.
		*
		* @returns
		*   Value of the `SystemLiteral` minus quotes, or `false` if nothing was
		*   consumed. An empty string indicates that a `SystemLiteral` was consumed
		*   but was empty.
		*
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-SystemLiteral
		*/
		consumeSystemLiteral() {
			let { scanner } = this;
			let quote = scanner.consumeString("\"") || scanner.consumeString("'");
			if (!quote) return false;
			let value = scanner.consumeUntilString(quote);
			this.validateChars(value);
			if (!scanner.consumeString(quote)) throw this.error("Missing end quote");
			return value;
		}
		/**
		* Consumes one or more whitespace characters if possible.
		*
		* @returns Whether any whitespace characters were consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#white
		*/
		consumeWhitespace() {
			return !!this.scanner.consumeMatchFn(syntax.isWhitespace);
		}
		/**
		* Consumes an XML declaration if possible.
		*
		* @returns Whether an XML declaration was consumed.
		* @see https://www.w3.org/TR/2008/REC-xml-20081126/#NT-XMLDecl
		*/
		consumeXmlDeclaration() {
			let { scanner } = this;
			let startIndex = scanner.charIndex;
			if (!scanner.consumeString("<?xml")) return false;
			if (syntax.isNameChar(scanner.peek())) {
				scanner.reset(startIndex);
				return false;
			}
			if (!this.consumeWhitespace()) throw this.error("Invalid XML declaration");
			let version = !!scanner.consumeString("version") && this.consumeEqual() && this.consumeSystemLiteral();
			if (version === false) throw this.error("XML version is missing or invalid");
			else if (!/^1\.[0-9]+$/.test(version)) throw this.error("Invalid character in version number");
			let encoding;
			let standalone;
			if (this.consumeWhitespace()) {
				encoding = !!scanner.consumeString("encoding") && this.consumeEqual() && this.consumeSystemLiteral();
				if (encoding) {
					if (!/^[A-Za-z][\w.-]*$/.test(encoding)) throw this.error("Invalid character in encoding name");
					this.consumeWhitespace();
				}
				standalone = !!scanner.consumeString("standalone") && this.consumeEqual() && this.consumeSystemLiteral();
				if (standalone) {
					if (standalone !== "yes" && standalone !== "no") throw this.error("Only \"yes\" and \"no\" are permitted as values of `standalone`");
					this.consumeWhitespace();
				}
			}
			if (!scanner.consumeString("?>")) throw this.error("Invalid or unclosed XML declaration");
			return this.options.preserveXmlDeclaration ? this.addNode(new XmlDeclaration_js_1.XmlDeclaration(version, encoding || void 0, standalone || void 0), startIndex) : true;
		}
		/**
		* Returns an `XmlError` for the current scanner position.
		*/
		error(message) {
			let { scanner } = this;
			return new XmlError_js_1.XmlError(message, scanner.charIndex, scanner.string);
		}
		/**
		* Parses the XML input.
		*/
		parse() {
			this.scanner.consumeString("﻿");
			this.consumeProlog();
			if (!this.consumeElement()) throw this.error("Root element is missing or invalid");
			while (this.consumeMisc());
			if (!this.scanner.isEnd) throw this.error("Extra content at the end of the document");
		}
		/**
		* Throws an invalid character error if any character in the given _string_
		* isn't a valid XML character.
		*/
		validateChars(string) {
			let { length } = string;
			for (let i = 0; i < length; ++i) {
				let cp = string.codePointAt(i);
				if (!syntax.isXmlCodePoint(cp)) {
					this.scanner.reset(-([...string].length - i));
					throw this.error("Invalid character");
				}
				if (cp > 65535) i += 1;
			}
		}
	};
	exports.Parser = Parser;
	/**
	* Normalizes line breaks in the given text by replacing CRLF sequences and lone
	* CR characters with LF characters.
	*/
	function normalizeLineBreaks(text) {
		let i = 0;
		while ((i = text.indexOf("\r", i)) !== -1) text = text[i + 1] === "\n" ? text.slice(0, i) + text.slice(i + 1) : text.slice(0, i) + "\n" + text.slice(i + 1);
		return text;
	}
}));

// node_modules/@rgrove/parse-xml/dist/lib/types.js
var require_types = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
}));

// node_modules/@rgrove/parse-xml/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$1 && this$1.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.XmlText = exports.XmlProcessingInstruction = exports.XmlNode = exports.XmlError = exports.XmlElement = exports.XmlDocumentType = exports.XmlDocument = exports.XmlDeclaration = exports.XmlComment = exports.XmlCdata = void 0;
	exports.parseXml = parseXml;
	const Parser_js_1 = require_Parser();
	__exportStar(require_types(), exports);
	var XmlCdata_js_1 = require_XmlCdata();
	Object.defineProperty(exports, "XmlCdata", {
		enumerable: true,
		get: function() {
			return XmlCdata_js_1.XmlCdata;
		}
	});
	var XmlComment_js_1 = require_XmlComment();
	Object.defineProperty(exports, "XmlComment", {
		enumerable: true,
		get: function() {
			return XmlComment_js_1.XmlComment;
		}
	});
	var XmlDeclaration_js_1 = require_XmlDeclaration();
	Object.defineProperty(exports, "XmlDeclaration", {
		enumerable: true,
		get: function() {
			return XmlDeclaration_js_1.XmlDeclaration;
		}
	});
	var XmlDocument_js_1 = require_XmlDocument();
	Object.defineProperty(exports, "XmlDocument", {
		enumerable: true,
		get: function() {
			return XmlDocument_js_1.XmlDocument;
		}
	});
	var XmlDocumentType_js_1 = require_XmlDocumentType();
	Object.defineProperty(exports, "XmlDocumentType", {
		enumerable: true,
		get: function() {
			return XmlDocumentType_js_1.XmlDocumentType;
		}
	});
	var XmlElement_js_1 = require_XmlElement();
	Object.defineProperty(exports, "XmlElement", {
		enumerable: true,
		get: function() {
			return XmlElement_js_1.XmlElement;
		}
	});
	var XmlError_js_1 = require_XmlError();
	Object.defineProperty(exports, "XmlError", {
		enumerable: true,
		get: function() {
			return XmlError_js_1.XmlError;
		}
	});
	var XmlNode_js_1 = require_XmlNode();
	Object.defineProperty(exports, "XmlNode", {
		enumerable: true,
		get: function() {
			return XmlNode_js_1.XmlNode;
		}
	});
	var XmlProcessingInstruction_js_1 = require_XmlProcessingInstruction();
	Object.defineProperty(exports, "XmlProcessingInstruction", {
		enumerable: true,
		get: function() {
			return XmlProcessingInstruction_js_1.XmlProcessingInstruction;
		}
	});
	var XmlText_js_1 = require_XmlText();
	Object.defineProperty(exports, "XmlText", {
		enumerable: true,
		get: function() {
			return XmlText_js_1.XmlText;
		}
	});
	/**
	* Parses the given XML string and returns an `XmlDocument` instance
	* representing the document tree.
	*
	* @example
	*
	* import { parseXml } from '@rgrove/parse-xml';
	* let doc = parseXml('<kittens fuzzy="yes">I like fuzzy kittens.</kittens>');
	*
	* @param xml XML string to parse.
	* @param options Parser options.
	*/
	function parseXml(xml, options) {
		return new Parser_js_1.Parser(xml, options).document;
	}
}));

// src/support/json.ts
/** Whether parsed JSON is an object, not an array or `null`. */
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
var init_json = __esmMin((() => {}));

// src/api/error-body.ts
/**
* Reads an error body of the service. A body that is not a JSON object becomes the message, without tags of HTML.
*
* @param redact removes secrets from a text
*/
function readErrorBody(text, redact) {
	const quote = (part) => redactUntrusted(redact(part.slice(0, MAX_BODY_LENGTH)));
	const fields = parseObject$1(text);
	if (fields === void 0) return readText(text, redact);
	const { error, message } = fields;
	return {
		...typeof error === "string" && { error: quote(error) },
		...typeof message === "string" && { message: quote(message) }
	};
}
/** Formats an error body for a message: `Forbidden: no`, `Forbidden` or `no`. */
function formatErrorBody({ error, code, message }, none = "no explanation was given") {
	return [
		error,
		code,
		message
	].filter(Boolean).join(": ") || none;
}
/** Quotes a text without its tags. Secrets are redacted first: they may look like tags, and a shorter text would cut them. */
function readText(text, redact) {
	const words = redact(text.slice(0, MAX_BODY_LENGTH)).slice(0, MAX_TEXT_LENGTH).replace(TAGS, " ");
	return words.trim() === "" ? {} : { message: redactUntrusted(words) };
}
function parseObject$1(text) {
	try {
		const value = JSON.parse(text);
		return isRecord(value) ? value : void 0;
	} catch {
		return;
	}
}
/**
* Reads an error body of the storage: `<Error><Code/><Message/></Error>` of S3. Any other text becomes the message, without
* tags.
*
* @param redact removes secrets from a text; called after XML is parsed
*/
function readStorageErrorBody(body, redact) {
	const quote = (part) => redactUntrusted(redact(part));
	const text = body.slice(0, MAX_BODY_LENGTH);
	const error = parseErrorElement(text);
	if (error === void 0) return readText(text, redact);
	const code = childText(error, "Code");
	const message = childText(error, "Message");
	return {
		...code && { code: quote(code) },
		...message && { message: quote(message) }
	};
}
function parseErrorElement(text) {
	try {
		const root = (0, import_dist.parseXml)(text.trim()).root;
		return root?.name === "Error" ? root : void 0;
	} catch {
		return;
	}
}
function childText(element, name) {
	const isNamed = (node) => node instanceof import_dist.XmlElement && node.name === name;
	return element.children.find(isNamed)?.text.trim();
}
var import_dist, MAX_BODY_LENGTH, MAX_TEXT_LENGTH, TAGS;
var init_error_body = __esmMin((() => {
	import_dist = require_dist();
	init_json();
	init_redact();
	MAX_BODY_LENGTH = 16384;
	MAX_TEXT_LENGTH = 4096;
	TAGS = /<(style|script)\b.*?(?:<\/\1[^>]*>|$)|<[a-z/!?][^>]*>/gis;
}));

// src/api/errors.ts
function describe(cause) {
	if (typeof cause === "string" && cause !== "") return cause;
	if (!(cause instanceof Error)) return "something was thrown that is not an error";
	return cause.message === "" ? cause.name : `${cause.name}: ${cause.message}`;
}
/** Whether an error (401 or 403 of the service) holds for every request with this token, so that the run stops. */
function isAuthError(error) {
	return error instanceof TokenRejectedError || error instanceof PermissionDeniedError;
}
var RequestError, AssetFileError, CancelledError, NetworkError, REQUIRED_SCOPE, PermissionDeniedError, RateLimitedError, ServiceError, StorageRefusedError, TokenRejectedError, UnexpectedError;
var init_errors = __esmMin((() => {
	init_errors$1();
	init_redact();
	init_error_body();
	RequestError = class extends Error {
		method;
		location;
		/** @param outcome the end of the message, directly after method and location */
		constructor({ method, location }, outcome, options) {
			super(`${method} ${location}${outcome}`, options);
			this.method = method;
			this.location = location;
		}
	};
	AssetFileError = class extends Error {
		name = "AssetFileError";
	};
	CancelledError = class extends Error {
		name = "CancelledError";
		constructor() {
			super("The run was stopped before this was done");
		}
	};
	NetworkError = class extends RequestError {
		name = "NetworkError";
		reason;
		proxy;
		constructor(reason, request, cause) {
			super(request, `: ${causeChain(cause).map(redactUntrusted).join(": ")}`, { cause });
			this.reason = reason;
			this.proxy = request.proxy;
		}
	};
	REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]+)+)/;
	PermissionDeniedError = class extends RequestError {
		name = "PermissionDeniedError";
		/** The missing scope, `<resource>:<action>`; `undefined` if the body does not name it. */
		scope;
		constructor(request, body) {
			super(request, ` answered 403: ${formatErrorBody(body)}`);
			this.scope = REQUIRED_SCOPE.exec(body.message ?? "")?.[1];
		}
	};
	RateLimitedError = class extends RequestError {
		name = "RateLimitedError";
		constructor(request, body = {}) {
			super(request, ` answered 429: ${formatErrorBody(body, "too many requests")}`);
		}
	};
	ServiceError = class extends RequestError {
		name = "ServiceError";
		status;
		/** Distinguishes responses with the same status: the body's `error`, or the problem of a 2xx. May be empty. */
		code;
		/** @param problem the end of the message: `answered 500: <problem>` */
		constructor(request, status, problem, code = problem) {
			super(request, ` answered ${status}: ${problem}`);
			this.status = status;
			this.code = code;
		}
	};
	StorageRefusedError = class extends RequestError {
		name = "StorageRefusedError";
		status;
		storageError;
		#urlExpired;
		/** @param urlExpired whether the upload URL names an expiry that lies before the response */
		constructor(location, status, body, urlExpired = false) {
			super({
				method: "PUT",
				location
			}, ` answered ${status}: ${formatErrorBody(body)}`);
			this.status = status;
			this.storageError = body;
			this.#urlExpired = urlExpired;
		}
		/**
		* Whether the upload URL expired, so that a new one may help. S3 says so in the message, other storages in the code, Garage
		* in words of its own, Ceph RGW not at all. With 400 `ExpiredToken`, the credentials that signed the URL expired (S3).
		*/
		get expired() {
			const { code, message } = this.storageError;
			if (this.status === 400) {
				if (code === "ExpiredToken" || /\bdate is too old\b/i.test(message ?? "")) return true;
				return this.#urlExpired && !this.timedOut;
			}
			return this.status === 403 && (this.#urlExpired || /expired/i.test(`${code} ${message}`));
		}
		/** Whether the storage waited too long for the bytes of the file (S3). */
		get timedOut() {
			return this.status === 400 && this.storageError.code === "RequestTimeout";
		}
	};
	TokenRejectedError = class extends RequestError {
		name = "TokenRejectedError";
		constructor(request, body) {
			super(request, ` answered 401: ${formatErrorBody(body)}`);
		}
	};
	UnexpectedError = class extends Error {
		name = "UnexpectedError";
		constructor(cause) {
			super(describe(cause), { cause });
		}
	};
}));

// src/pipeline/games/list-games.ts
/**
* Lists all games. If games appear or disappear meanwhile, others move from page to page, and a pass may miss them. So the list
* is read until two passes in a row found the same games, or until a pass whose counts agree is `enough`. Counts may agree
* although a game was missed: one other was deleted and one was added.
*/
async function listGames(context, enough = () => true) {
	const seen = /* @__PURE__ */ new Map();
	let previous;
	for (let pass = 1;; pass += 1) {
		context.events.listStarted(pass);
		const result = await readAllPages(context);
		if (!result.ok) {
			if (pass < 5 && isPageGone(result)) continue;
			return result;
		}
		const { games, total, isConsistent } = result;
		const ids = new Set(games.map(({ id }) => id));
		if (previous?.symmetricDifference(ids).size === 0 || isConsistent && enough(games)) return {
			ok: true,
			games,
			missing: Math.max(0, total - games.length),
			isSettled: true
		};
		for (const game of games) seen.set(game.id, game);
		if (pass === 5) return {
			ok: true,
			games: [...seen.values()],
			missing: 0,
			isSettled: false
		};
		previous = ids;
	}
}
/** Whether the page may no longer exist. The spec does not show that response, so any permanent error status may be it. */
function isPageGone({ isFirstPage, error, because }) {
	return !isFirstPage && because === "permanent" && error instanceof ServiceError && error.status >= 400;
}
/**
* Reads the list of games once, from its first page to its last.
*
* The spec (part 4) shows neither the number of the first page nor the limits of the page size. So the first request has no
* page number, and its response says which number that page has. The latest response says how many pages there are. No page
* after these is requested, because the spec does not show the response to that.
*/
async function readAllPages({ service, pageSize, events, signal }) {
	const games = /* @__PURE__ */ new Map();
	const totals = /* @__PURE__ */ new Set();
	let hasDuplicates = false;
	let requestedPage;
	for (let pages = 1;; pages += 1) {
		const result = await service.listGames({
			...requestedPage !== void 0 && { page: requestedPage },
			...pageSize !== void 0 && { limit: pageSize }
		}, signal);
		if (!result.ok) return {
			...result,
			isFirstPage: requestedPage === void 0
		};
		const { data, meta } = result.value;
		const before = games.size;
		for (const game of data) {
			hasDuplicates ||= games.has(game.id);
			games.set(game.id, game);
		}
		const { page, total, totalPages } = meta;
		totals.add(total);
		const progress = {
			pages,
			games: games.size,
			total,
			totalPages
		};
		events.pageRead(progress);
		if (pages >= totalPages || data.length === 0 || !(games.size > before || page === requestedPage)) {
			events.listEnded(progress);
			const isConsistent = totals.size === 1 && !hasDuplicates && games.size === total;
			return {
				ok: true,
				games: [...games.values()],
				total,
				isConsistent
			};
		}
		requestedPage = (requestedPage ?? page) + 1;
	}
}
/**
* Finds the game with exactly this name. Reads the whole list, because a second game of that name makes it ambiguous.
*
* @param isSure whether `none` requires two passes that found the same games
*/
async function findGame(name, context, isSure = false) {
	const withName = (games) => games.filter((game) => game.name === name);
	const result = await listGames(context, (games) => !isSure || withName(games).length > 0);
	if (!result.ok) return {
		status: "failed",
		failure: result
	};
	const { games, missing, isSettled } = result;
	const matches = withName(games);
	const [game] = matches;
	if (game === void 0) return {
		status: "none",
		names: games.map((other) => other.name),
		missing,
		isSettled
	};
	return matches.length > 1 ? {
		status: "several",
		games: matches
	} : {
		status: "found",
		id: game.id,
		game
	};
}
var MAX_PASSES;
var init_list_games = __esmMin((() => {
	init_errors();
	MAX_PASSES = 5;
}));

// src/pipeline/games/create-game.ts
/**
* Creates a game. Expects that the list had no game of that name before.
*
* The spec (part 4) does not show the response to a creation. If the response has no id, the game is searched for by its
* name. It is also searched for if the outcome is unknown: the creation is not sent again, because the list may show the first
* game late.
*/
async function createGame(game, context) {
	const { service, events, signal } = context;
	events.creating(game.name);
	const result = await service.createGame({ ...game }, signal);
	if (result.ok) {
		events.created();
		return identifyCreatedGame(result.value, game.name, context);
	}
	const isUnknown = result.because === "may-have-been-done";
	const created = isUnknown ? "unknown" : "no";
	const failed = {
		status: "failed",
		failure: result,
		created
	};
	if (signal.aborted || !(isUnknown || isConflict(result))) return failed;
	events.creationFailed(result.error);
	const found = await (isUnknown ? searchAfterDelays : searchNowAndAfterDelays)(game.name, context);
	switch (found?.status) {
		case "found": return isUnknown ? {
			...found,
			status: "created"
		} : found;
		case "several": return {
			...found,
			created
		};
		case "failed": return signal.aborted ? failed : {
			...failed,
			failure: found.failure
		};
		case void 0: return failed;
	}
}
async function identifyCreatedGame(response, name, context) {
	const id = readId(response, name);
	if (id !== void 0) return {
		status: "created",
		id,
		game: response
	};
	const found = await searchNowAndAfterDelays(name, context);
	switch (found?.status) {
		case "found": return {
			...found,
			status: "created"
		};
		case "several":
		case "failed": return {
			...found,
			created: "yes"
		};
		case void 0: return { status: "lost" };
	}
}
async function searchNowAndAfterDelays(name, context) {
	const found = await findGame(name, context);
	return found.status === "none" ? searchAfterDelays(name, context) : found;
}
async function searchAfterDelays(name, context) {
	const { clock, waitTimer, events, signal } = context;
	const endMs = clock.monotonicMs() + MAX_SEARCH_MS;
	for (const delayMs of SEARCH_DELAYS_MS) {
		const waitMs = Math.min(delayMs, endMs - clock.monotonicMs());
		if (waitMs <= 0) break;
		events.searchDelayed(waitMs);
		await waitTimer.measure(() => clock.sleep(waitMs, signal));
		const found = await findGame(name, context);
		if (found.status !== "none") return found;
	}
}
/** Returns the id in a response, unless the response is about a game with another name. */
function readId(response, name) {
	if (typeof response !== "object" || response === null) return void 0;
	const fields = new Map(Object.entries(response));
	const id = fields.get("id");
	const isThisGame = !fields.has("name") || fields.get("name") === name;
	return typeof id === "string" && id !== "" && isThisGame ? id : void 0;
}
/** 409: the game to be created already exists (RFC 9110, section 15.5.10). */
function isConflict({ error }) {
	return error instanceof ServiceError && error.status === 409;
}
var SEARCH_DELAYS_MS, MAX_SEARCH_MS;
var init_create_game = __esmMin((() => {
	init_errors();
	init_list_games();
	SEARCH_DELAYS_MS = [
		1e3,
		2e3,
		4e3,
		8e3,
		15e3,
		15e3,
		15e3
	];
	MAX_SEARCH_MS = 6e4;
}));

// src/pipeline/games/resolve-games.ts
/** Fetches a game by its id, finds or creates one by its name, or lists all games. */
async function resolveGames(query, context) {
	switch (query.kind) {
		case "all": return listAll(context);
		case "id": return fetchOne(query.id, context);
		case "name": return resolveByName(query.name, query.createIn, context);
	}
}
async function listAll(context) {
	const result = await listGames(context);
	if (!result.ok) return callError(result);
	const { games, missing, isSettled } = result;
	const report = {
		games,
		created: false
	};
	if (!isSettled) return {
		...report,
		error: {
			kind: "unsettled",
			listed: games.length
		}
	};
	if (missing === 0) return report;
	return {
		...report,
		error: {
			kind: "incomplete",
			listed: games.length,
			missing
		}
	};
}
async function fetchOne(id, { service, events, signal }) {
	events.fetching(id);
	const result = await service.getGame(id, signal);
	if (!result.ok) return callError(result);
	const content = result.value ?? void 0;
	return {
		...NO_GAMES,
		games: content === void 0 ? [] : [content],
		game: {
			id,
			content
		}
	};
}
async function resolveByName(name, createIn, context) {
	const found = await findGame(name, context, true);
	if (found.status === "failed") return callError(found.failure);
	if (found.status !== "none") return reportGame(found);
	const { names, missing, isSettled } = found;
	const listed = names.length;
	if (!isSettled) return {
		...NO_GAMES,
		error: {
			kind: "unsettled",
			name,
			listed
		}
	};
	if (missing > 0) return {
		...NO_GAMES,
		error: {
			kind: "incomplete",
			name,
			listed,
			missing
		}
	};
	const isPadded = names.some((other) => other.trim() === name);
	if (createIn === void 0 || isPadded) return {
		...NO_GAMES,
		error: {
			kind: "none",
			name,
			names
		}
	};
	const result = await createGame({
		name,
		organizationId: createIn
	}, context);
	switch (result.status) {
		case "failed": return callError(result.failure, result.created);
		case "lost": return {
			...NO_GAMES,
			created: true,
			error: { kind: "lost" }
		};
		default: return reportGame(result);
	}
}
function reportGame(result) {
	if (result.status === "several") {
		const { games, created = "no" } = result;
		return {
			...NO_GAMES,
			games,
			created: created === "yes",
			error: {
				kind: "several",
				games,
				created
			}
		};
	}
	const { id, game: content, status } = result;
	return {
		...NO_GAMES,
		games: [content],
		game: {
			id,
			content
		},
		created: status === "created"
	};
}
function callError(failure, created = "no") {
	return {
		...NO_GAMES,
		created: created === "yes",
		error: {
			kind: "call",
			failure,
			created
		}
	};
}
var NO_GAMES;
var init_resolve_games = __esmMin((() => {
	init_create_game();
	init_list_games();
	NO_GAMES = {
		games: [],
		created: false
	};
}));

// src/api/redaction/encodings.ts
/**
* A regular expression for a text in the encodings that programs use: plain, with backslashes or JSON escapes (RFC 8259, 7),
* percent-encoded (RFC 3986, 2.1), as HTML character references, and encoded several times. ASCII only.
*/
function encodedPattern(text) {
	return [...text].map(encodedCharacterPattern).join("");
}
function encodedCharacterPattern(character) {
	const code = character.charCodeAt(0);
	const hex = code.toString(16).padStart(2, "0").replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
	return [
		String.raw`(?:\\{0,8}${RegExp.escape(character)}`,
		String.raw`\\{1,8}u00${hex}`,
		`%(?:25)*${hex}`,
		`&(?:amp;)*#0*${code};`,
		`&(?:amp;)*#[xX]0*${hex};)`
	].join("|");
}
/** Regular expressions for a text in hex, or anywhere in base64 with either alphabet (RFC 4648, 4 and 5). */
function binaryPatterns(text) {
	const hex = Buffer.from(text).toString("hex");
	return [
		...[
			0,
			1,
			2
		].map((offset) => base64Pattern(text, offset)),
		hex,
		hex.toUpperCase()
	];
}
/** A regular expression for the base64 of a text that starts `offset` bytes after a group of three. */
function base64Pattern(text, offset) {
	const base64 = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString("base64");
	const start = Math.ceil(offset * 4 / 3);
	const end = Math.floor((offset + Buffer.byteLength(text)) * 4 / 3);
	return [...base64.slice(start, end)].map((character) => {
		if (character === "+") return `(?:${encodedPattern("+")}|-)`;
		return character === "/" ? `(?:${encodedPattern("/")}|_)` : encodedPattern(character);
	}).join("");
}
var init_encodings = __esmMin((() => {}));

// src/api/redaction/secrets.ts
/** The parts of a URL beyond origin and path, with the query as a whole and its values. */
function urlSecrets({ search, searchParams, hash, username, password }) {
	return [
		search,
		hash,
		username,
		password,
		...searchParams.values()
	];
}
/** Makes a function that redacts, in any encoding, everything in a pre-signed URL beyond origin and path. */
function urlRedactor(url) {
	const secrets = urlSecrets(url).filter(({ length }) => length >= 8);
	if (secrets.length === 0) return (text) => text;
	const pattern = new RegExp(secrets.map(encodedPattern).join("|"), "g");
	return (text) => text.replace(pattern, REDACTED);
}
var REDACTED, MIN_SECRET_LENGTH, MAX_DEPTH, MIN_FRAGMENT_LENGTH, FRAGMENT, ENCODED_OR_FRAGMENT, ENCODED, QUERY, Secrets;
var init_secrets = __esmMin((() => {
	init_builtin_node_querystring();
	init_encodings();
	REDACTED = "***";
	MIN_SECRET_LENGTH = 8;
	MAX_DEPTH = 200;
	MIN_FRAGMENT_LENGTH = 12;
	FRAGMENT = new RegExp(`[a-z\\d]{${MIN_FRAGMENT_LENGTH},}`, "gi");
	ENCODED_OR_FRAGMENT = new RegExp(String.raw`%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|${FRAGMENT.source}`, "gi");
	ENCODED = /[%\\&]/;
	QUERY = /[?#][^\s"'<>]*/g;
	Secrets = class {
		#token;
		#tokenLength;
		#isShort;
		/** Fragments of upload URLs, in lower case. */
		#fragments = /* @__PURE__ */ new Set();
		/** Of the upload URL that was added last. */
		#latestParts = [];
		constructor(token = "") {
			this.#tokenLength = token.length;
			this.#isShort = token.length < 8;
			if (token === "") return;
			const patterns = [encodedPattern(token), ...this.#isShort ? [] : binaryPatterns(token)];
			this.#token = new RegExp(patterns.join("|"), "g");
		}
		/** Adds each sequence of 12 or more letters and digits in the query, fragment or user info of an upload URL. */
		addUploadUrl(url) {
			const parts = [
				...url.search.split("&"),
				url.hash,
				url.username,
				url.password
			];
			parts.forEach((part, index) => {
				if (part !== this.#latestParts[index]) this.#addSecret(part);
			});
			this.#latestParts = parts;
		}
		#addSecret(text) {
			const isEncoded = ENCODED.test(text);
			for (const pattern of isEncoded ? [FRAGMENT, ENCODED_OR_FRAGMENT] : [FRAGMENT]) for (const part of (isEncoded ? `${text} ${unescape(text)}` : text).match(pattern) ?? []) if (!/\W/.test(part)) this.#fragments.add(part.toLowerCase());
		}
		/** Redacts all secrets in a text. */
		redact(text) {
			return this.redactUploadUrls(this.#redactToken(text));
		}
		/** Redacts the secrets of upload URLs in a text. */
		redactUploadUrls(text) {
			if (this.#fragments.size === 0) return text;
			const redactFragments = (part) => part.replace(ENCODED_OR_FRAGMENT, this.#redactFragment);
			return redactFragments(text.replace(QUERY, (query) => redactFragments(query) === query ? query : `${query.charAt(0)}${REDACTED}`));
		}
		/** Redacts the token in a JSON string. A token shorter than 8 characters stays, as in `redactValue`. */
		redactTokenInValue(text) {
			return this.#isShort ? text : this.#redactToken(text);
		}
		/**
		* Redacts all strings and numbers in a JSON value, names of fields included. A token shorter than 8 characters stays: it is
		* part of many ids and names, which the workflow needs.
		*/
		redactValue(value, depth = 0) {
			if (depth > MAX_DEPTH) return REDACTED;
			if (typeof value === "string") return this.#redactString(value);
			if (typeof value === "number") return this.#redactString(String(value)) === String(value) ? value : REDACTED;
			if (Array.isArray(value)) return value.map((entry) => this.redactValue(entry, depth + 1));
			if (typeof value !== "object" || value === null) return value;
			return Object.fromEntries(Object.entries(value).map(([name, content]) => [this.#redactString(name), this.redactValue(content, depth + 1)]));
		}
		#redactString(text) {
			return this.redactUploadUrls(this.redactTokenInValue(text));
		}
		#redactToken(text) {
			if (this.#token === void 0 || text.length < this.#tokenLength) return text;
			return text.replace(this.#token, REDACTED);
		}
		#redactFragment = (text) => this.#fragments.has(text.toLowerCase()) ? REDACTED : text;
	};
}));

// src/api/upload-url-expiry.ts
/**
* Finds when a pre-signed URL expires: `X-Amz-Date` and `X-Amz-Expires` (AWS Signature Version 4), the same with `X-Goog-`,
* `Expires` (Version 2), or `se` (Azure SAS). None of them is in the service spec.
*
* @returns milliseconds since the epoch by the clock of the server that signed the URL; `undefined` if the URL does not say
*/
function uploadUrlExpiry({ search }) {
	const [, year, month, day, hour, minute, second] = SIGNED.exec(search) ?? [];
	return [
		Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + 1e3 * Number(LIFETIME.exec(search)?.[1]),
		1e3 * Number(EXPIRES.exec(search)?.[1]),
		Date.parse(unescape(AZURE_EXPIRY.exec(search)?.[1] ?? ""))
	].find(Number.isFinite);
}
var SIGNED, LIFETIME, EXPIRES, AZURE_EXPIRY;
var init_upload_url_expiry = __esmMin((() => {
	init_builtin_node_querystring();
	SIGNED = /[?&]x-(?:amz|goog)-date=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:&|$)/i;
	LIFETIME = /[?&]x-(?:amz|goog)-expires=(\d+)(?:&|$)/i;
	EXPIRES = /[?&]expires=(\d+)(?:&|$)/i;
	AZURE_EXPIRY = /[?&]se=([^&]+)/i;
}));

// src/api/responses.ts
/** Parses a body whose form the spec does not show: JSON if it is JSON, else text; `undefined` if it is blank. */
function parseResponseBody(text) {
	if (text.trim() === "") return { value: void 0 };
	try {
		return { value: JSON.parse(text.startsWith("﻿") ? text.slice(1) : text) };
	} catch {
		return { value: text };
	}
}
/** Redacts the secrets in the text of a body. A text without secrets stays as it is. */
function redactResponse(text, secrets) {
	const redacted = String(secrets.redactValue(text));
	if (redacted === text) return text;
	const { value } = parseResponseBody(text);
	return typeof value === "string" ? redacted : JSON.stringify(secrets.redactValue(value));
}
/** The title of a web page, empty if it has none; `undefined` if the response is not a web page. */
function webPageTitle({ headers, body }, secrets) {
	if (!/^text\/html\b/i.test(headers["content-type"] ?? "")) return void 0;
	const text = body.toString("utf8", 0, MAX_HEAD_BYTES);
	if (!text.trimStart().startsWith("<")) return void 0;
	const title = /<title[^<>]*>([^<]*)</i.exec(text)?.[1] ?? "";
	return truncate(redactUntrusted(secrets.redact(title)), MAX_TITLE_LENGTH$1);
}
/**
* Parses the body of `POST /storage/urls`, adds the upload URL to the secrets, and redacts the asset id.
*
* @param dateMs returns the time of the response by the server's clock, in milliseconds since the epoch
*/
function parseUploadTarget(text, dateMs, secrets, allowHttp) {
	const fields = parseObject(text);
	if (typeof fields === "string") return fields;
	const { uploadUrl, assetId } = fields;
	if (typeof assetId !== "string" || assetId === "") return "the body has no assetId";
	if (typeof uploadUrl !== "string" || uploadUrl === "") return "the body has no uploadUrl";
	const url = URL.parse(uploadUrl);
	if (url === null) return "the uploadUrl in the body is not an address";
	if (url.protocol !== "https:" && !(allowHttp && url.protocol === "http:")) return `the uploadUrl in the body is not an https: address (allow-http: ${allowHttp})`;
	secrets.addUploadUrl(url);
	const id = secrets.redactTokenInValue(assetId);
	const hasSecret = (id.match(FRAGMENT) ?? []).some((part) => url.search.includes(part) || url.hash.includes(part));
	const lifetimeMs = () => {
		const expiryMs = uploadUrlExpiry(url);
		return expiryMs === void 0 ? void 0 : expiryMs - dateMs();
	};
	return { value: {
		uploadUrl: url,
		assetId: hasSecret ? secrets.redactUploadUrls(id) : id,
		lifetimeMs
	} };
}
/** Parses the body of `GET /games`. */
function parseGamePage(text, secrets) {
	const fields = secrets.redactValue(parseObject(text));
	if (!isRecord(fields)) return String(fields);
	const { data, meta } = fields;
	if (!Array.isArray(data) || !data.every(isGame)) return "the body has no data array of games";
	if (data.some(({ id }) => id === "")) return "the body has a game with an empty id";
	if (!isPageMeta(meta)) return "the body has no meta with page, limit, total and totalPages";
	return { value: {
		data,
		meta
	} };
}
/** Parses the body of `GET /games/{id}`, whose form the spec does not show. If it has an id, that must be the requested one. */
function parseGame(text, requestedId, secrets) {
	const { value } = parseResponseBody(text);
	const id = isRecord(value) ? value["id"] : void 0;
	if (id !== void 0 && String(id) !== requestedId) return "the body is not the requested game: it has another id";
	return { value: secrets.redactValue(value) };
}
function parseObject(text) {
	const { value } = parseResponseBody(text);
	if (isRecord(value)) return value;
	if (value === void 0) return "the body is empty";
	return /^\s*<(?:!doctype html|html)\b/i.test(text) ? A_WEB_PAGE : "the body is not a JSON object";
}
function isGame(value) {
	return isRecord(value) && [
		"id",
		"name",
		"createdAt"
	].every((field) => typeof value[field] === "string");
}
function isPageMeta(value) {
	const isNumber = (name) => isRecord(value) && Number.isFinite(value[name]);
	return [
		"page",
		"limit",
		"total",
		"totalPages"
	].every(isNumber);
}
/** The error that a response means, unless it is 2xx. */
function toServiceError(request, { status, headers, body }, secrets) {
	const errorBody = readErrorBody(body.toString("utf8"), (text) => secrets.redact(text));
	if (status === 401) return new TokenRejectedError(request, errorBody);
	if (status === 403) return new PermissionDeniedError(request, errorBody);
	if (status === 429) return new RateLimitedError(request, errorBody);
	const problem = status >= 300 && status < 400 && headers.location !== void 0 ? "a redirect, which is not followed" : formatErrorBody(errorBody);
	return new ServiceError(request, status, problem, errorBody.error ?? "");
}
var A_WEB_PAGE, MAX_HEAD_BYTES, MAX_TITLE_LENGTH$1;
var init_responses = __esmMin((() => {
	init_json();
	init_redact();
	init_text();
	init_error_body();
	init_errors();
	init_secrets();
	init_upload_url_expiry();
	A_WEB_PAGE = "the body is a web page, not a JSON object";
	MAX_HEAD_BYTES = 16384;
	MAX_TITLE_LENGTH$1 = 100;
}));

// src/action/failures/response-advice.ts
/** Says in a sentence or two what to do if the storage rejects a file. */
function storageAdvice({ storageError, expired, timedOut, status }) {
	const { code, message } = storageError;
	if (expired) return "A second upload URL had expired as well: report it to the service. Its clock may differ from that of the storage.";
	if (timedOut) return "Run again, or lower `concurrency`: the storage waited too long for the bytes of the file.";
	if (/SignatureDoesNotMatch|AuthenticationFailed|invalid signature/i.test(`${code} ${message}`)) return "The upload URL was signed for a different request: look for a proxy that rewrites headers, or report it to the service.";
	if (status === 413 || code === "EntityTooLarge") return "The file is larger than the storage accepts.";
	if (status === 404) return "The upload URL leads to a bucket or path that the storage does not have: report it to the service, which made the URL.";
	if (status === 401 || status === 403) return "Report it to the service: what signed the upload URL may lack a permission, or the storage may accept certain networks only.";
	if (status >= 300 && status < 400) return "It responded with a redirect, which is not followed. Report it to the service.";
	return status >= 500 ? "Run again. If it keeps failing, report it to the service with this message." : "Check the file's size and content type. If both are right, report it to the service with this message.";
}
/** The `base-url` of a request to the service. A path prefix may end with `/games`. */
function baseUrlOf(location) {
	const baseUrl = location.replace(/\/(?:storage\/urls|export|assets|games)$/, "");
	return baseUrl === location ? location.replace(/\/games\/[^/]+$/, "") : baseUrl;
}
/** The input `base-url` with another protocol, as in a workflow. */
function baseUrlLine(location, protocol) {
	return `\`base-url: ${baseUrlOf(location).replace(/^https?:/, protocol)}\``;
}
/** Says how `base-url` may be wrong if the server does not know the path. The prefix of a service is not known. */
function checkPrefix(location) {
	const baseUrl = baseUrlOf(location);
	const [operation] = /\/(?:storage\/urls|export)$/.exec(baseUrl) ?? [];
	if (operation !== void 0) return `Check \`base-url\`: it must end before ${operation}. Write \`base-url: ${baseUrl.slice(0, -operation.length)}\`.`;
	const { origin, pathname } = new URL(baseUrl);
	const asked = location.slice(origin.length);
	return pathname === "/" ? `Check \`base-url\`: it has no path prefix, so the request went to ${asked}. If the API has one, write \`base-url: ${origin}/PREFIX\`.` : `Check \`base-url\`: the request went to ${asked}. Is ${pathname} the path prefix of the API?`;
}
/** Says in a sentence or two what to do about an error response of the service. */
function serviceAdvice(error) {
	const { method, status, location } = error;
	if (/plain http request|http request to an https|plain http to an ssl/i.test(error.message)) return `The port is for https:. Write ${baseUrlLine(location, "https:")}.`;
	if (status >= 300 && status < 400 && location.startsWith("http:")) return `If the server redirects to https:, write ${baseUrlLine(location, "https:")}. ${checkPrefix(location)}`;
	if (status === 405 || status >= 300 && status < 400 || status === 404 && isUnknownPath(error)) return checkPrefix(location);
	if (error.code === "the body is a web page, not a JSON object") return checkPrefix(location);
	if (status === 404 && /\/games\/[^/]+$/.test(location)) return "Check `game`: does the organization of the token have a game with this id? If so, check `base-url`.";
	if (status >= 500 || status === 408 || status === 425) return "Run again. If it keeps failing, report it to the service with this message.";
	if (status < 400) return "Check `base-url`. If it is right, report it to the service with this message.";
	const advice = `${(location.endsWith("/games") ? `Check ${method === "POST" ? "`name` and `organization`" : "`page-size`"}` : WHAT_TO_CHECK.find(([address]) => address.test(location))?.[1]) ?? "Check the inputs"} against the message of the service.`;
	return status === 404 ? `${advice} ${checkPrefix(location)}` : advice;
}
/** Whether a 404 is about the path: it has no error body of the service, or the words of a web framework without such a route. */
function isUnknownPath({ code, message }) {
	return code === "" || /\b(?:cannot (?:get|post) \/|no (?:such )?(?:route|endpoint))/i.test(message);
}
var WHAT_TO_CHECK;
var init_response_advice = __esmMin((() => {
	init_responses();
	WHAT_TO_CHECK = [
		[/\/storage\/urls$/, "Check `organization`, and the name and content type of the file,"],
		[/\/export$/, "Check `variant` and `network`"],
		[/\/assets$/, "Check `organization`"],
		[/\/games\/[^/]+$/, "Check `game`"]
	];
}));

// src/action/failures/explain-failure.ts
/** Explains what happened and what to do; `undefined` if the call was only cancelled. */
function explainFailure(failure, context) {
	const { error } = failure;
	if (error instanceof CancelledError) return void 0;
	if (error instanceof NetworkError && error.reason === "cancelled") return void 0;
	const message = asSentence(error.message);
	const what = `${message}${formatEffort(failure, context.limits)}`;
	if (error instanceof TokenRejectedError) return {
		title: "Token rejected (401)",
		cause: "401",
		what: `The service does not accept the token: it is missing, expired or invalid. ${message}`,
		advice: "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`."
	};
	if (error instanceof PermissionDeniedError) return explainDenied(error, message);
	if (error instanceof RateLimitedError) return {
		title: "Rate limited (429)",
		cause: `${error.location} ${failure.because}`,
		what,
		advice: rateAdvice(context)
	};
	if (error instanceof StorageRefusedError) {
		const cause = `${error.status} ${error.storageError.code} ${failure.because}`;
		if (error.status === 429) return {
			title: "Rate limited (429)",
			cause,
			what,
			advice: rateAdvice(context)
		};
		return {
			title: "Storage refused the upload",
			cause,
			what: `The storage rejected the file. ${what}`,
			advice: storageAdvice(error)
		};
	}
	if (error instanceof ServiceError) {
		const advice = isUnknown(failure) ? checkServiceFirst(error) : serviceAdvice(error);
		return {
			title: "Service error",
			cause: `${error.method} ${error.location} ${error.status} ${error.code}`,
			what,
			advice
		};
	}
	if (error instanceof NetworkError) {
		const proxy = error.proxy === void 0 ? "" : ` The request went through the proxy ${error.proxy}.`;
		const advice = (isUnknown(failure) ? checkServiceFirst(error) : networkAdvice(error)) + proxy;
		return {
			title: "Network failure",
			cause: error.message.slice(error.message.indexOf(": ")),
			what,
			advice
		};
	}
	if (error instanceof AssetFileError) return {
		title: "File not readable",
		cause: error.message.replace(/\d+/g, "0"),
		what: message,
		advice: "Check that nothing writes to the files, or removes them, while they are uploaded."
	};
	return {
		title: "Unexpected error",
		cause: error.message,
		what: message,
		advice: "This is a bug in the action: please report it with this message."
	};
}
function explainDenied({ scope }, message) {
	const [reason, advice] = scope === void 0 ? ["The service rejects this token.", "Check that the token belongs to this organization and has the scopes that it needs (developer area, tokens)."] : [`The token lacks the scope \`${scope}\`.`, `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`];
	return {
		title: "Permission denied (403)",
		cause: "403",
		what: `${reason} ${message}`,
		advice
	};
}
/** Messages end with untrusted text, with or without a full stop. */
function asSentence(message) {
	return `${message.replace(/[.\s]+$/, "")}.`;
}
function checkServiceFirst({ location }) {
	if (location.endsWith("/games")) return RUN_AGAIN;
	return "It may have been triggered: check the service before you run it again.";
}
function networkAdvice({ reason, method, location }) {
	const advice = NETWORK_ADVICE[reason];
	if (method === "PUT") return advice;
	if (reason === "plain-http") return `Use the server's port for https: in \`base-url\`. If it has none, write ${baseUrlLine(location, "http:")} and \`allow-http: true\`: the token is then sent unencrypted.`;
	return reason === "broken" && location.startsWith("http:") ? `If the port is for https:, write ${baseUrlLine(location, "https:")}. Otherwise run again. ${advice.slice(11)}` : advice;
}
function isUnknown({ because }) {
	return because === "may-have-been-done";
}
function rateAdvice({ hasNoConcurrencyInput }) {
	return `Run again later${hasNoConcurrencyInput ? "" : ", lower `concurrency`"}, or raise \`max-attempts\` and \`max-retry-wait\`.`;
}
function formatEffort({ because, effort }, { maxRetryWaitMs }) {
	const { attempts, elapsedMs = 0, retryAfterMs } = effort;
	const tried = `Tried ${plural(attempts, "time")} in ${formatDuration(elapsedMs)}.`;
	if (because === "wait-too-long" && retryAfterMs !== void 0) return ` It asked for a wait of ${`${Math.ceil(retryAfterMs / 1e3)} s`}, but \`max-retry-wait\` allows only ${maxRetryWaitMs / 1e3} s. ${tried}`;
	return attempts > 1 || because === "attempts-exhausted" ? ` ${tried}` : "";
}
var RUN_AGAIN, NETWORK_ADVICE;
var init_explain_failure = __esmMin((() => {
	init_errors();
	init_format();
	init_response_advice();
	RUN_AGAIN = "Run it again: if the list has the game by then, it is not created twice.";
	NETWORK_ADVICE = {
		unreachable: "Check that this runner can reach the host. If it is the host of `base-url`, check that too.",
		"untrusted-certificate": "If a private certificate authority issued the certificate, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the address, and that the certificate is for it and still valid.",
		"plain-http": "The service made this upload URL: report it to the service.",
		"proxy-certificate": "If a private certificate authority issued the certificate of the proxy, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the host in `https_proxy` or `http_proxy`.",
		"proxy-plain-http": "Write http:// instead of https:// in `https_proxy` or `http_proxy`.",
		"proxy-credentials": "Check the user name and the password in `https_proxy` or `http_proxy`: special characters are percent-encoded (`@` is %40, `/` is %2F).",
		timeout: "Run again, or raise `request-timeout` if the server is slow.",
		broken: "Run again. If it keeps failing, check what closes connections between this runner and the host.",
		cancelled: ""
	};
}));

// builtin:node:fs/promises
var builtin$3, open, rename, rm, mkdir, stat, writeFile;
var init_promises = __esmMin((() => {
	builtin$3 = process.getBuiltinModule("node:fs/promises");
	open = builtin$3.open;
	rename = builtin$3.rename;
	rm = builtin$3.rm;
	mkdir = builtin$3.mkdir;
	stat = builtin$3.stat;
	writeFile = builtin$3.writeFile;
}));

// builtin:node:path
var builtin$2, join, dirname;
var init_builtin_node_path = __esmMin((() => {
	builtin$2 = process.getBuiltinModule("node:path");
	join = builtin$2.join;
	dirname = builtin$2.dirname;
}));

// src/support/files.ts
/**
* Replaces a file atomically: a reader sees the old content or the new one. Creates missing folders.
*
* @param content the whole content, or its parts in order
* @throws the error of the file system; no temporary file is left behind
*/
async function writeFileAtomically(path, content) {
	await makeFolder(dirname(path));
	const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
	try {
		await writeFile(temporary, content);
		await movePatiently(() => rename(temporary, path));
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}
/** Creates a folder and those above it. Not `mkdir` with `recursive`, which never ends in a file system that takes no folders, such as `/proc`. */
async function makeFolder(path) {
	if ((await stat(path).catch(() => void 0))?.isDirectory()) return;
	if (dirname(path) !== path) await makeFolder(dirname(path));
	await mkdir(path).catch(async (error) => {
		if (!(await stat(path).catch(() => void 0))?.isDirectory()) throw error;
	});
}
/** Moves or replaces a file. On Windows it waits while another program has the file open. */
function movePatiently(move, waiting = {}) {
	return poll(move, waiting, (code, isWindows) => isWindows && LOCKED.includes(code) ? LOCKED_MAX_MS : 0);
}
/** What locks files on Windows, as a sentence; `undefined` if an error has other reasons. */
function explainLock(error, platform = process.platform) {
	if (platform !== "win32" || !LOCKED.includes(errorCode(error))) return void 0;
	return "The file is read-only, or another program has it open: often an editor, a virus scanner or a program that syncs files.";
}
async function poll(use, { platform = process.platform, sleep = setTimeout$1 }, maxMs) {
	for (let waitedMs = 0;; waitedMs += POLL_MS) try {
		return await use();
	} catch (error) {
		if (waitedMs >= maxMs(errorCode(error), platform === "win32")) throw error;
		await sleep(POLL_MS);
	}
}
var equalIn, isSameFile, isSameState, POLL_MS, LOCKED_MAX_MS, LOCKED;
var init_files = __esmMin((() => {
	init_builtin_node_crypto();
	init_promises();
	init_builtin_node_path();
	init_promises$1();
	init_errors$1();
	equalIn = (...fields) => {
		return (one, other) => fields.every((field) => one[field] === other[field]);
	};
	isSameFile = equalIn("ino", "dev");
	isSameState = equalIn("ino", "dev", "ctimeMs", "mtimeMs", "size");
	POLL_MS = 10;
	LOCKED_MAX_MS = 5e3;
	LOCKED = [
		"EACCES",
		"EBUSY",
		"EPERM"
	];
}));

// src/api/body/file-changes.ts
var init_file_changes = __esmMin((() => {
	init_files();
	init_errors();
}));

// src/api/body/file-body.ts
/** Returns a buffer of `takeBuffer` to the pool. Ignores other buffers, and a second call. */
function returnBuffer({ buffer }) {
	if (!taken.delete(buffer)) return;
	const free = pool.get(buffer.byteLength) ?? [];
	pool.set(buffer.byteLength, free);
	if (free.length < MAX_POOLED_BUFFERS) free.push(buffer);
}
var READ_ONLY, read, MAX_POOLED_BUFFERS, pool, taken;
var init_file_body = __esmMin((() => {
	init_builtin_node_fs();
	init_builtin_node_util();
	init_files();
	init_errors();
	init_file_changes();
	READ_ONLY = constants.O_RDONLY | constants.O_NONBLOCK;
	read = promisify(read$1);
	MAX_POOLED_BUFFERS = 128;
	pool = /* @__PURE__ */ new Map();
	taken = /* @__PURE__ */ new WeakSet();
}));

// src/pipeline/manifest/find-unchanged.ts
var init_find_unchanged = __esmMin((() => {
	init_file_body();
	init_errors();
}));

// src/pipeline/request-exports.ts
var init_request_exports = __esmMin((() => {
	init_errors();
}));

// src/pipeline/upload-assets.ts
var init_upload_assets = __esmMin((() => {
	init_file_body();
	init_errors();
}));

// src/pipeline/run-pipeline.ts
var init_run_pipeline = __esmMin((() => {
	init_find_unchanged();
	init_request_exports();
	init_upload_assets();
}));

// src/action/failures/list-failure.ts
/**
* A failure with a list of problems. Its annotation has at most four lines: several problems share a line if there are more
* than three. If they are too long, each is truncated, and the log has all details.
*
* @param problems those for the annotation
* @param advice what to do: the last line
* @param details all problems, for the log
*/
function listFailure(title, problems, advice, details = problems) {
	const texts = problems.map(escapeLogLine);
	const isTooLong = texts.reduce((sum, text) => sum + text.length, 0) > MAX_LENGTH$1;
	const maxLength = Math.floor(MAX_LENGTH$1 / texts.length);
	const shown = isTooLong ? texts.map((text) => truncate(text, maxLength)) : texts;
	const inLog = details.length > MAX_PROBLEM_LINES || isTooLong;
	const seeLog = inLog ? ` The log lists more (${plural(details.length, "problem")} in total).` : "";
	return {
		title,
		lines: [...toLines(shown), `${advice}${seeLog}`],
		...inLog && { details }
	};
}
/** Spreads the texts evenly over at most three lines. */
function toLines(texts) {
	const perLine = Math.ceil(texts.length / MAX_PROBLEM_LINES);
	return texts.flatMap((_, index) => index % perLine === 0 ? index : []).map((start) => texts.slice(start, start + perLine).join(" · "));
}
var MAX_LENGTH$1, MAX_PROBLEM_LINES;
var init_list_failure = __esmMin((() => {
	init_format();
	init_text();
	init_sanitize();
	MAX_LENGTH$1 = 3600;
	MAX_PROBLEM_LINES = 3;
}));

// src/action/inputs/invalid-input.ts
/**
* The failure for invalid inputs.
*
* @param problems those for the annotation, as in `ReadResult`
* @param details all problems, for the log
* @param omitted what the action did not do
*/
function invalidInputFailure(problems, details = problems, omitted = "sent") {
	const advice = `Nothing was ${omitted}. Correct the step's \`with\`, or the variables and files that are named here.`;
	return listFailure("Invalid input", problems, advice, details);
}
var init_invalid_input = __esmMin((() => {
	init_run_pipeline();
	init_list_failure();
}));

// builtin:node:os
var builtin$1, tmpdir;
var init_builtin_node_os = __esmMin((() => {
	builtin$1 = process.getBuiltinModule("node:os");
	tmpdir = builtin$1.tmpdir;
}));

// src/action/failures/failures.ts
/** Explains the failure of one call; `undefined` for a call that was only cancelled. */
function toFailure(failure, context) {
	const explanation = explainFailure(failure, context);
	return explanation && {
		title: explanation.title,
		lines: [explanation.what, explanation.advice]
	};
}
/** Prints one annotation per failure, after the details in the log. */
function annotateFailures(failures, log) {
	for (const { title, lines, details = [] } of failures) {
		log.list(details);
		log.error(title, ...lines);
	}
}
var init_failures = __esmMin((() => {
	init_errors();
	init_explain_failure();
}));

// src/action/runner/outputs.ts
/**
* Writes outputs to the runner's output file. Without a runner, they become the last line of stdout, as JSON.
*
* @throws Error if that file is unknown or can't be written
*/
function writeStepOutputs(outputs, { env, log }) {
	if (!hasRunner(env)) {
		log.printLast(JSON.stringify(outputs));
		return;
	}
	const path = env["GITHUB_OUTPUT"];
	if (!path) throw new Error("the variable is not set");
	rejectNamedPipe(path);
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
function fitsOutput(text) {
	return Buffer.byteLength(text) <= MAX_OUTPUT_BYTES;
}
/**
* Returns an output's text, or `''` with a warning if it is too large for a later step.
*
* @param alternative where to find the value, as the end of a sentence: `the manifest: <path>`
*/
function emptyIfTooLarge(name, text, alternative, log) {
	if (fitsOutput(text)) return text;
	log.warning("Output left empty", `\`${name}\` would be larger than ${formatNumber(MAX_OUTPUT_BYTES)} bytes, which is too large for a later step.`, `Its value is in ${alternative}`);
	return "";
}
var MAX_OUTPUT_BYTES;
var init_outputs = __esmMin((() => {
	init_core();
	init_format();
	init_workflow_commands();
	MAX_OUTPUT_BYTES = 1e5;
}));

// src/action/inputs/defaults.ts
var CONNECTION_DEFAULTS, ROOT_DEFAULTS, GAMES_DEFAULTS, EMULATOR_DEFAULTS, INPUT_DEFAULTS, INPUT_VARIABLES, INPUTS_WITHOUT_DEFAULT;
var init_defaults = __esmMin((() => {
	CONNECTION_DEFAULTS = {
		"max-attempts": "10",
		"max-retry-wait": "120",
		"request-timeout": "60",
		"allow-http": "false"
	};
	ROOT_DEFAULTS = {
		...CONNECTION_DEFAULTS,
		"working-directory": ".",
		"file-name": "basename",
		"include-hidden-files": "false",
		"if-no-files-found": "error",
		concurrency: "auto",
		"dry-run": "false",
		"reuse-unchanged": "false",
		"retry-unknown": "false",
		summary: "true",
		environment: "playable/{network}"
	};
	GAMES_DEFAULTS = {
		...CONNECTION_DEFAULTS,
		"create-if-missing": "false"
	};
	EMULATOR_DEFAULTS = { port: "0" };
	INPUT_DEFAULTS = {
		...ROOT_DEFAULTS,
		...GAMES_DEFAULTS,
		...EMULATOR_DEFAULTS
	};
	INPUT_VARIABLES = {
		token: "PLAYABLE_TOKEN",
		"base-url": "PLAYABLE_BASE_URL",
		organization: "PLAYABLE_ORGANIZATION"
	};
	INPUTS_WITHOUT_DEFAULT = [
		...Object.keys(INPUT_VARIABLES),
		...[
			"variant",
			"network",
			"assets",
			"content-types",
			"size-limits",
			"manifest",
			"manifests",
			"token-created"
		],
		...[
			"shard",
			"github-token",
			"game",
			"name",
			"page-size",
			"scopes",
			"rate-limit"
		]
	];
}));

// src/action/summary/markdown.ts
var INPUT, CODE;
var init_markdown = __esmMin((() => {
	init_defaults();
	INPUT = [...Object.keys(INPUT_DEFAULTS), ...INPUTS_WITHOUT_DEFAULT].join("|");
	CODE = new RegExp(`\`(${[
		`(?:${INPUT})(?:: [a-z]+)?`,
		String.raw`(?:games|assets|merge|emulator)\/|[a-z]+:(?:read|write)|github\.token|secrets: inherit`,
		String.raw`if: github\.actor != 'dependabot\[bot\]'|strategy\.job-index|pattern: media\/type`,
		String.raw`[\w-]+(?=\` is not an input of this action)`
	].join("|")})\``);
}));

// src/action/summary/size-limits.ts
var init_size_limits = __esmMin((() => {
	init_markdown();
}));

// src/action/summary/tables.ts
var init_tables = __esmMin((() => {
	init_markdown();
}));

// src/action/summary/summary.ts
var init_summary = __esmMin((() => {
	init_markdown();
	init_size_limits();
	init_tables();
}));

// src/api/http/proxy.ts
/**
* The proxy for a URL, which the rules of `@actions/http-client` choose from the environment, as in other actions. It may hold a
* user name and a password, both decoded. A value that `isUsableProxy` rejects never gets here: it is an invalid input.
*/
function proxyFor(url) {
	try {
		const proxy = getProxyUrl(url);
		return proxy?.hostname ? proxy : void 0;
	} catch {
		return;
	}
}
/**
* Whether requests can use the value of a proxy variable. `@actions/http-client` ignores the others, or finds a part of the
* password in the host.
*/
function isUsableProxy(value) {
	const address = URL.canParse(value) || value.includes("://") ? value : `http://${value}`;
	if (!URL.canParse(address)) return false;
	const { protocol, hostname, username, password, pathname, search, hash } = new URL(address);
	try {
		decodeURIComponent(username + password);
	} catch {
		return false;
	}
	return SCHEMES.has(protocol) && hostname !== "" && !(pathname + search + hash).includes("@");
}
var SCHEMES;
var init_proxy = __esmMin((() => {
	init_proxy$1();
	SCHEMES = /* @__PURE__ */ new Set(["http:", "https:"]);
}));

// src/action/inputs/connection.ts
/** @param needed whether the action will send anything */
function readConnection(reader, needed) {
	const allowHttp = reader.boolean("allow-http");
	checkProxies(reader);
	return {
		token: readToken(reader, needed),
		baseUrl: readBaseUrl(reader, needed, allowHttp),
		limits: {
			maxAttempts: reader.wholeNumber("max-attempts", {
				min: 1,
				max: 50
			}),
			maxRetryWaitMs: reader.wholeNumber("max-retry-wait", {
				min: 0,
				max: MAX_WAIT_S
			}) * 1e3
		},
		idleTimeoutMs: reader.wholeNumber("request-timeout", {
			min: 1,
			max: MAX_TIMEOUT_S
		}) * 1e3,
		allowHttp
	};
}
/** Reads `base-url`, `''` if missing or invalid. Messages never quote it: it may wrongly contain a password or a key. */
function readBaseUrl(reader, needed, allowHttp) {
	const text = reader.text("base-url");
	if (text === "" && !needed) return "";
	const problem = baseUrlProblem(text, allowHttp);
	if (problem === void 0) return text.replace(/\/+$/, "");
	reader.addProblem("base-url", problem);
	return "";
}
function baseUrlProblem(text, allowHttp) {
	if (text === "") return "must be given: the service address with its path prefix, or PLAYABLE_BASE_URL";
	if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return `must be an address like https://host/prefix${addressHint(text)}`;
	const url = new URL(text);
	if (url.protocol !== "https:" && url.protocol !== "http:") return `must be an https: address${text.includes("//") ? "" : addressHint(text)}`;
	if (url.protocol === "http:" && !allowHttp) return "must be an https: address, unless `allow-http` is true: write https:// before the host, or add `allow-http: true` if the server has no TLS";
	if (url.username !== "" || url.password !== "") return "must not have user info (name:password@)";
	if (text.includes("?") || text.includes("#")) return "must not have a query or a fragment";
}
/** Names the mistake in an address without quoting it. */
function addressHint(text) {
	if (/^["'].*["']$/.test(text)) return ": remove the quotes";
	if (/\$\{\{|^[$%]/.test(text)) return `: the workflow must replace the variable, as in \`base-url: \${{ vars.PLAYABLE_BASE_URL }}\``;
	return /^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text) ? ": write https:// before the host" : "";
}
/** Rejects proxy variables that no request can use. Messages never quote them: they may hold a password. */
function checkProxies(reader) {
	for (const name of ["https_proxy", "http_proxy"]) {
		const variable = reader.env[name] ? name : name.toUpperCase();
		const value = reader.env[variable];
		if (!value || isUsableProxy(value)) continue;
		reader.addProblem(variable, "(an environment variable) must be an address like http://host:3128: with its scheme (http or https), a port up to 65535, and special characters of the password percent-encoded (`/` is %2F)");
	}
}
/**
* Reads the API token. Messages never quote any part of it.
*
* Rejects line breaks and characters beyond ASCII: Node would throw an error about the header, and no server could accept it.
*/
function readToken(reader, needed) {
	const token = reader.text("token");
	if (token === "") {
		if (needed) reader.addProblem("token", `is empty: set the input or PLAYABLE_TOKEN. ${explainMissingToken(reader.env)}`);
		return;
	}
	if (!isPrintableAscii(token)) reader.addProblem("token", "must be one line of printable ASCII without spaces: check that exactly the token was copied");
	return token;
}
function isPrintableAscii(text) {
	return /^[\x21-\x7e]+$/.test(text);
}
/**
* Explains why a run has no token, without a final full stop. Names all likely reasons unless the runner's variables show
* which one it is. They can't show a reusable workflow, since they describe its caller.
*/
function explainMissingToken(env) {
	if (env["GITHUB_ACTOR"] === "dependabot[bot]") return "Dependabot started this run, so it gets only the secrets under Settings, Secrets, Dependabot: store the token there too, or skip this step (`if: github.actor != 'dependabot[bot]'`)";
	const event = readEvent(env["GITHUB_EVENT_PATH"]);
	if (env["GITHUB_EVENT_NAME"] !== "pull_request_target" && isFromFork(event)) return "This run is for a pull request from a fork, so it gets no secrets: use `dry-run: true` there, which needs none";
	return "Secrets are empty in runs from forks and from Dependabot, and in reusable workflows without `secrets: inherit`";
}
function isFromFork(event) {
	const request = field(event, "pull_request");
	const head = field(field(request, "head"), "repo");
	const base = field(field(request, "base"), "repo");
	const [source, target] = [field(head, "full_name"), field(base, "full_name")];
	if (typeof source === "string" && typeof target === "string") return source !== target;
	return field(head, "fork") === true;
}
function field(value, name) {
	return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : void 0;
}
function readEvent(path) {
	if (!path) return void 0;
	try {
		if (!statSync(path).isFile()) return void 0;
		return JSON.parse(readFileSync(path, "utf8"));
	} catch {
		return;
	}
}
var MAX_WAIT_S, MAX_TIMEOUT_S;
var init_connection = __esmMin((() => {
	init_builtin_node_fs();
	init_proxy();
	MAX_WAIT_S = 86400;
	MAX_TIMEOUT_S = 3600;
}));

// src/action/inputs/fields.ts
/**
* Reads the organization's id. Rejects quotes around it: the service would take them for a part of the id.
*
* @param need why it must be given, which completes `must be given to …`; absent if it need not be given
*/
function readOrganization(reader, need) {
	const id = reader.text("organization");
	if (id === "" && need !== void 0) reader.addProblem("organization", `must be given to ${need}, as an input or as PLAYABLE_ORGANIZATION`);
	if (stripListMarks(id) !== id) reader.addProblem("organization", "must be the id alone: remove what is around it (quotes, a comma, or a dash and a space)");
	return id;
}
var init_fields = __esmMin((() => {
	init_text();
}));

// src/support/closest-match.ts
/** The candidate that `text` was most likely meant to be; `undefined` if none is close. A candidate also matches if it is a prefix of `text`, or `text` of it. */
function closestMatch(text, candidates) {
	const word = normalize(text);
	const isPart = (candidate) => candidate !== "" && (word.startsWith(normalize(candidate)) || normalize(candidate).startsWith(word));
	return misspelledWord(text, candidates) ?? (isWord(text) ? candidates.find(isPart) : void 0);
}
/** The candidate that differs from `text` only by a few letters, or by `_` for `-`; `undefined` if there is none. */
function misspelledWord(text, candidates) {
	const word = normalize(text);
	const same = candidates.find((candidate) => candidate === BOOLEAN_SYNONYMS[word] || normalize(candidate) === word);
	if (same !== void 0 || !isWord(text)) return same;
	const [closest] = candidates.filter((candidate) => Math.abs(normalize(candidate).length - word.length) <= maxDistance(candidate)).map((candidate) => ({
		candidate,
		distance: editDistance(word, normalize(candidate))
	})).filter(({ candidate, distance }) => distance <= maxDistance(candidate)).sort((a, b) => a.distance - b.distance);
	return closest?.candidate;
}
function isWord(text) {
	const { length } = normalize(text);
	return length >= MIN_LENGTH && length <= MAX_LENGTH && !/[\s,]/.test(text);
}
function normalize(text) {
	return text.toLowerCase().replace(/[\s_-]+/g, "-");
}
function maxDistance(candidate) {
	return Math.max(1, Math.floor(candidate.length / 4));
}
/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment distance). */
function editDistance(a, b) {
	const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
	const at = (row, column) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		rows.push(row);
		for (let j = 1; j <= b.length; j += 1) {
			const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
			row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
		}
	}
	return at(a.length, b.length);
}
var BOOLEAN_SYNONYMS, MIN_LENGTH, MAX_LENGTH;
var init_closest_match = __esmMin((() => {
	BOOLEAN_SYNONYMS = {
		yes: "true",
		y: "true",
		on: "true",
		"1": "true",
		no: "false",
		n: "false",
		off: "false",
		"0": "false"
	};
	MIN_LENGTH = 3;
	MAX_LENGTH = 40;
}));

// src/action/inputs/input-reader.ts
function isDefaulted(name) {
	return Object.hasOwn(INPUT_DEFAULTS, name);
}
var MAX_QUOTE_LENGTH, InputReader;
var init_input_reader = __esmMin((() => {
	init_secrets();
	init_closest_match();
	init_text();
	init_workflow_commands();
	init_defaults();
	MAX_QUOTE_LENGTH = 60;
	InputReader = class {
		env;
		#problems = [];
		#names = /* @__PURE__ */ new Set();
		constructor(env) {
			this.env = env;
		}
		/** As in `ReadResult`. */
		get problems() {
			return this.#problems;
		}
		/** The names of all inputs that were read so far. */
		get names() {
			return this.#names;
		}
		/** @param problem the rest of a sentence that begins with the input's name (and its variable, if the value comes from there): `must be …` */
		addProblem(name, problem) {
			const variable = INPUT_VARIABLES[name] ?? "";
			const isFromVariable = !this.#valueOf(name).trim() && this.env[variable]?.trim();
			this.#problems.push(`\`${name}\`${isFromVariable ? ` (from ${variable})` : ""} ${problem}`);
		}
		/**
		* Rejects a value and quotes it, so never call it with a token.
		*
		* @param allowed completes `must be …`
		* @param words allowed words, one of which may have been misspelled
		*/
		rejectValue(name, text, allowed, words = []) {
			const meant = closestMatch(text, words);
			const hint = meant === void 0 ? "" : ` (did you mean ${meant}?)`;
			this.addProblem(name, `must be ${allowed}, not ${this.quote(text)}${hint}`);
		}
		/** Quotes a value in a message, truncated. Redacts the tokens, which may have been put into the wrong input. */
		quote(text) {
			return JSON.stringify(truncate(this.redact(text), MAX_QUOTE_LENGTH));
		}
		/** Redacts the tokens. */
		redact(text) {
			return SECRET_VARIABLES.map((name) => (this.env[name] ?? "").trim()).reduce((rest, token) => new Secrets(token).redact(rest), text);
		}
		/** The trimmed input without its environment variable and default; `''` if not given. */
		given(name) {
			return this.#raw(name).trim();
		}
		/** The trimmed input; if not given, its environment variable, then its default, then `''`. */
		text(name) {
			const given = this.given(name);
			if (given !== "") return given;
			return this.env[INPUT_VARIABLES[name] ?? ""]?.trim() || (isDefaulted(name) ? INPUT_DEFAULTS[name] : "");
		}
		boolean(name) {
			const text = this.text(name);
			if (/^(?:true|True|TRUE)$/.test(text)) return true;
			if (!/^(?:false|False|FALSE)$/.test(text)) this.rejectValue(name, text, "true or false", ["true", "false"]);
			return false;
		}
		wholeNumber(name, { min, max }, word) {
			const text = this.text(name);
			if (text === word) return word;
			const number = /^\d+$/.test(text) ? Number(text) : NaN;
			if (number >= min && number <= (max ?? Number.MAX_SAFE_INTEGER)) return number;
			const range = `a whole number from ${min}${max === void 0 ? "" : ` to ${max}`}`;
			if (word === void 0) this.rejectValue(name, text, range);
			else this.rejectValue(name, text, `${range}, or ${word}`, [word]);
			return min;
		}
		choice(name, allowed) {
			const text = this.text(name);
			const chosen = allowed.find((word) => word === text);
			if (chosen === void 0) this.rejectValue(name, text, `one of ${allowed.join(", ")}`, allowed);
			return chosen ?? allowed[0];
		}
		/** The trimmed lines with their numbers, which count from 1. Skips blank lines and comments (`#`). */
		lines(name) {
			return this.#raw(name).split(/\r\n|\r|\n/).map((line, index) => ({
				number: index + 1,
				text: line.trim()
			})).filter(({ text }) => text !== "" && !text.startsWith("#"));
		}
		/** The values, one per line or separated by commas, without duplicates. */
		list(name) {
			const text = this.text(name);
			const values = text.split(/[\r\n,]+/).map((value) => value.trim());
			const given = [...new Set(values.filter((value) => value !== ""))];
			if (text !== "" && given.length === 0) this.addProblem(name, `must have a value, not ${this.quote(text)}`);
			return given;
		}
		#raw(name) {
			this.#names.add(name);
			return this.#valueOf(name);
		}
		#valueOf(name) {
			return this.env[`INPUT_${name.toUpperCase()}`] ?? "";
		}
	};
}));

// src/action/inputs/token-warnings.ts
/** Warnings about a token that may still work. They never quote any part of it. */
function tokenWarnings({ token, tokenCreated }, now) {
	return [...sessionWarnings(token, now), ...ageWarnings(tokenCreated, now)];
}
function sessionWarnings(token, now) {
	const session = readSessionToken(token ?? "");
	if (session === void 0) return [];
	return [{
		title: "Session token",
		lines: [`\`token\` looks like a browser session (a JWT), which ${describeExpiry(session.expiresAt, now)}.`, `Sessions are for browsers and last at most ${MAX_SESSION_DAYS} days: make an API token ${HOW_TO_MAKE_TOKENS}.`]
	}];
}
function describeExpiry(expiresAt, now) {
	const time = `${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
	return `${expiresAt > now ? "expires" : "expired"} on ${time}`;
}
function ageWarnings(created, now) {
	if (created === void 0) return [];
	const days = Math.floor((now.getTime() - created.getTime()) / DAY_MS);
	if (days <= MAX_TOKEN_AGE_DAYS) return [];
	return [{
		title: "Old token",
		lines: [`According to \`token-created\`, the token is ${plural(days, "day")} old. Replace it every ${MAX_TOKEN_AGE_DAYS} days.`, `Make a new one ${HOW_TO_MAKE_TOKENS}; then correct \`token-created\` and revoke the old one.`]
	}];
}
/**
* Reads the JWT of a browser session: three parts of base64url, the first of which is a JSON object with `alg` (RFC 7519, 3).
* The spec does not show API tokens, so an API token may be a JWT as well. Sessions last at most 7 days (service spec part 5).
*
* @returns `undefined` for any other token, also for a JWT that does not say when it was issued and when it expires
*/
function readSessionToken(token) {
	const parts = token.split(".");
	const [header = "", claims = ""] = parts;
	if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return void 0;
	if (typeof readObject(header)?.["alg"] !== "string") return void 0;
	const { iat, exp } = readObject(claims) ?? {};
	if (typeof iat !== "number" || typeof exp !== "number") return void 0;
	const expiresAt = /* @__PURE__ */ new Date(exp * 1e3);
	return (exp - iat) * 1e3 <= MAX_SESSION_DAYS * DAY_MS && !Number.isNaN(expiresAt.getTime()) ? { expiresAt } : void 0;
}
function readObject(part) {
	try {
		const value = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
		return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : void 0;
	} catch {
		return;
	}
}
var DAY_MS, MAX_TOKEN_AGE_DAYS, MAX_SESSION_DAYS, HOW_TO_MAKE_TOKENS;
var init_token_warnings = __esmMin((() => {
	init_format();
	DAY_MS = 864e5;
	MAX_TOKEN_AGE_DAYS = 90;
	MAX_SESSION_DAYS = 7;
	HOW_TO_MAKE_TOKENS = "in the service's developer area, under tokens, and store it in the secret behind `token`";
}));

// src/action/inputs/misplaced-inputs.ts
/**
* Makes the checks that follow when an action has read all its inputs: tokens in other inputs, old tokens, misspelled names.
*
* @param reportedInputs names of the inputs that appear in addresses, outputs, the manifest, the summary or the log
*/
function finishReading(inputs, reader, reportedInputs, now) {
	rejectTokensInOtherInputs(reader, inputs, reportedInputs);
	rejectMisspelledInputs(reader);
	return {
		inputs,
		problems: reader.problems,
		warnings: tokenWarnings(inputs, now)
	};
}
/**
* Rejects inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
* `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
*/
function rejectMisspelledInputs(reader) {
	const { env, names } = reader;
	for (const variable of Object.keys(env)) {
		const name = variable.slice(6).toLowerCase();
		if (!variable.startsWith(PREFIX) || names.has(name) || !env[variable]?.trim()) continue;
		const meant = misspelledWord(name, [...names]);
		if (meant === void 0 || name.replaceAll("_", "-").startsWith(`${meant}-`)) continue;
		reader.addProblem(name, `is not an input of this action: did you mean \`${meant}\`?`);
	}
}
/** A token in another input would be reported with it. The service must not get GitHub's token, nor GitHub the service's. */
function rejectTokensInOtherInputs(reader, { token = "", githubToken = "" }, reportedInputs) {
	for (const [secret, description] of [[token, "the token"], [githubToken, "the `github-token`"]]) for (const name of reportedInputs) if (containsSecret(reader.text(name), secret)) reader.addProblem(name, `must not contain ${description}`);
	if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) reader.addProblem("github-token", "must not be the `token`: one is for GitHub, the other for the service");
}
function containsSecret(text, secret) {
	return secret.length >= 8 && text.includes(secret);
}
var PREFIX;
var init_misplaced_inputs = __esmMin((() => {
	init_secrets();
	init_closest_match();
	init_token_warnings();
	PREFIX = "INPUT_";
}));

// src/action/upload/upload-inputs.ts
var init_upload_inputs = __esmMin((() => {
	init_input_reader();
	init_misplaced_inputs();
}));

// src/action/report/finish-run.ts
/**
* Reports the result of a sub-action that only reads: file, outputs, annotations. If one of them can't be written, the
* others still are.
*
* @param file `output` is the name of the output for the file's path; the file is named `<prefix>-<random>.<extension>`
* @returns whether the step succeeded, including everything that it writes
*/
async function finishQuery({ outputs, content, ...result }, file, { env, log, signal, waitTimer }) {
	const failures = [...result.failures];
	log.endGroup();
	const name = `${file.prefix}-${randomUUID().slice(0, 8)}.${file.extension}`;
	const path = join(env["RUNNER_TEMP"] || tmpdir(), name);
	const isWritten = content !== void 0 && await tryWrite(failures, path, "Check whether the disk of this runner is full.", () => withDeadline(writeFileAtomically(path, content), signal));
	const instead = isWritten ? `the file of \`${file.output}\`: ${path}` : "no file either: see the errors";
	const fitting = Object.entries(outputs).map(([output, text]) => {
		return [output, emptyIfTooLarge(output, text, instead, log)];
	});
	const advice = isWritten ? `Read the values from the file: ${path}` : "The values are lost: run the action again.";
	await tryWrite(failures, outputFile(env), advice, async () => {
		await tryOutputFile(env, signal);
		const values = {
			...Object.fromEntries(fitting),
			[file.output]: isWritten ? path : ""
		};
		writeStepOutputs(values, {
			env,
			log
		});
	});
	annotateFailures(failures, log);
	logWaitTime(Math.round(waitTimer.totalMs), log);
	if (isWritten) log.info(`Full content: ${path}`);
	log.flush();
	return failures.length === 0;
}
function outputFile(env) {
	return env["GITHUB_OUTPUT"] || "GITHUB_OUTPUT";
}
/** Opens the output file once, with a deadline, because opening may block. The later writes are synchronous and can't be interrupted. */
async function tryOutputFile(env, signal) {
	const path = env["GITHUB_OUTPUT"];
	if (!path) return;
	rejectNamedPipe(path);
	await (await withDeadline(open(path, constants.O_WRONLY | constants.O_APPEND), signal)).close();
}
/** Calls `write`. An error is added to `failures` and does not stop the run. Returns whether `write` succeeded. */
async function tryWrite(failures, path, advice, write, title = "Outputs not written") {
	try {
		await write();
		return true;
	} catch (error) {
		const lock = explainLock(error);
		const reason = `${path}: ${causeChain(error).join(": ")}`;
		failures.push({
			title,
			lines: [reason, lock === void 0 ? advice : `${lock} ${advice}`]
		});
		return false;
	}
}
var init_finish_run = __esmMin((() => {
	init_builtin_node_crypto();
	init_builtin_node_fs();
	init_promises();
	init_builtin_node_os();
	init_builtin_node_path();
	init_deadline();
	init_errors$1();
	init_files();
	init_failures();
	init_log();
	init_outputs();
	init_workflow_commands();
	init_summary();
	init_upload_inputs();
}));

// builtin:node:https
var builtin, request;
var init_builtin_node_https = __esmMin((() => {
	builtin = process.getBuiltinModule("node:https");
	request = builtin.request;
}));

// src/api/http/connect-failure.ts
/** Whether the connection is made, including the TLS handshake. A socket that could not be opened is `pending`, not `connecting`. */
function isConnected(socket) {
	const handshakeDone = !(socket instanceof TLSSocket) || socket.authorized || Boolean(socket.authorizationError);
	return !socket.pending && handshakeDone;
}
/** Explains an error of a request without a connection. @param socket that of the request, if it has one */
function connectFailure(error, socket) {
	if (error instanceof ProxyError) return {
		reason: error.reason,
		cause: error
	};
	return directFailure(error, socket, "server");
}
/** Explains an error of a CONNECT request without a connection. */
function proxyFailure(error, socket) {
	if (error instanceof ProxyError) return error;
	const { reason, cause } = directFailure(error, socket, "proxy");
	return new ProxyError(PROXY_REASONS[reason], "no connection to the proxy", { cause });
}
function directFailure(error, socket, peer) {
	if (socket instanceof TLSSocket && socket.authorizationError) return {
		reason: "untrusted-certificate",
		cause: error
	};
	if (error instanceof Error && NOT_TLS.test(error.message)) return {
		reason: "plain-http",
		cause: /* @__PURE__ */ new Error(`the ${peer} speaks plain http on this port`)
	};
	return {
		reason: "unreachable",
		cause: error
	};
}
var ProxyError, PROXY_REASONS, NOT_TLS;
var init_connect_failure = __esmMin((() => {
	init_builtin_node_tls();
	ProxyError = class extends Error {
		name = "ProxyError";
		reason;
		constructor(reason, message, options) {
			super(message, options);
			this.reason = reason;
		}
	};
	PROXY_REASONS = {
		unreachable: "unreachable",
		"untrusted-certificate": "proxy-certificate",
		"plain-http": "proxy-plain-http"
	};
	NOT_TLS = /wrong version number|packet length too long/;
}));

// src/api/http/defer-write-errors.ts
/**
* Delays write errors by two event-loop turns, so that an early response is read before Node discards it.
*
* A server that rejects a body may respond and close the connection without reading the body. The next write then fails, and
* a failed stream drops the response that the system still holds. Errors of a TLS handshake are not delayed: OpenSSL would be
* called again and report another error.
*/
function deferWriteErrors(socket) {
	const deferred = (callback) => (error) => {
		if (error && isConnected(socket)) setImmediate(() => setImmediate(callback, error));
		else callback(error);
	};
	const { _write: write, _writev: writev } = socket;
	socket._write = (chunk, encoding, callback) => write.call(socket, chunk, encoding, deferred(callback));
	socket._writev = (chunks, callback) => writev.call(socket, chunks, deferred(callback));
}
var init_defer_write_errors = __esmMin((() => {
	init_connect_failure();
}));

// src/api/http/tunnel.ts
/**
* Opens a tunnel with a CONNECT request (RFC 9110, 9.3.6).
*
* @throws ProxyError
*/
async function openTunnel({ proxy, target, timeoutMs, signal }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const request$3 = proxy.protocol === "https:" ? request : request$1;
	const host = hostOf(proxy);
	const connect = request$3({
		method: "CONNECT",
		host,
		port: proxy.port,
		path: target,
		headers: {
			host: target,
			...credentialsOf(proxy)
		},
		servername: isIP(host) === 0 ? host : "",
		agent: false,
		signal
	});
	const expire = () => {
		const problem = `the proxy opened no tunnel for ${timeoutMs / 1e3} s`;
		connect.destroy(new ProxyError("timeout", problem));
	};
	const timer = setTimeout(expire, timeoutMs);
	connect.on("connect", ({ statusCode: status = 0 }, socket) => {
		if (status >= 200 && status < 300) return resolve(socket);
		socket.destroy();
		reject(new ProxyError(status === 407 || status === 401 ? "proxy-credentials" : "unreachable", `the proxy answered ${status}`));
	});
	connect.on("error", (error) => reject(proxyFailure(error, connect.socket)));
	connect.end();
	return promise.finally(() => clearTimeout(timer));
}
function credentialsOf({ username, password }) {
	if (username === "" && password === "") return {};
	return { "proxy-authorization": `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}
/** The host as Node's resolver takes it: an IPv6 address without its brackets. */
function hostOf({ hostname }) {
	return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
}
var init_tunnel = __esmMin((() => {
	init_builtin_node_http();
	init_builtin_node_https();
	init_builtin_node_net();
	init_connect_failure();
}));

// src/api/http/connections.ts
function isUsable({ socket, idleSinceMs = 0, rawHeaders }) {
	if (!socket.writable) return false;
	const idleMs = performance.now() - idleSinceMs;
	if (idleMs < MAX_IDLE_MS_PER_SECOND) return true;
	const seconds = /^keep-alive\n.*?\btimeout=(\d+)/im.exec(rawHeaders.join("\n"))?.[1];
	return idleMs < (seconds === void 0 ? MAX_IDLE_MS : MAX_IDLE_MS_PER_SECOND * Number(seconds));
}
var MAX_IDLE_MS, MAX_IDLE_MS_PER_SECOND, KEEP_ALIVE_MS, Connections, ServerConnections;
var init_connections = __esmMin((() => {
	init_builtin_node_net();
	init_builtin_node_tls();
	init_defer_write_errors();
	init_proxy();
	init_tunnel();
	MAX_IDLE_MS = 4e3;
	MAX_IDLE_MS_PER_SECOND = 500;
	KEEP_ALIVE_MS = 1e3;
	Connections = class {
		/** By host and port, those without TLS and those with it. A key of scheme and host would be a new string per request. */
		#plain = /* @__PURE__ */ new Map();
		#secure = /* @__PURE__ */ new Map();
		#tunnelTimeoutMs;
		#closing = new AbortController();
		/** @param tunnelTimeoutMs time for a tunnel to open */
		constructor(tunnelTimeoutMs) {
			this.#tunnelTimeoutMs = tunnelTimeoutMs;
		}
		/** The connections to the server of a URL. */
		to(url) {
			const servers = url.protocol === "https:" ? this.#secure : this.#plain;
			const known = servers.get(url.host);
			if (known !== void 0) return known;
			const connections = new ServerConnections(url, this.#tunnelTimeoutMs, this.#closing.signal);
			servers.set(url.host, connections);
			return connections;
		}
		/** Closes all connections, and tunnels that are not open yet. */
		close() {
			this.#closing.abort();
			for (const servers of [this.#plain, this.#secure]) for (const connections of servers.values()) connections.close();
		}
	};
	ServerConnections = class {
		/** With the port, if it is not the usual one. */
		hostHeader;
		host;
		port;
		isSecure;
		#proxy;
		/** Host and port, as a proxy takes them. */
		#target;
		#tunnelTimeoutMs;
		#closing;
		#open = /* @__PURE__ */ new Map();
		/** The one that was used last is at the end. */
		#idle = [];
		/** The latest TLS session: with it, the next connection needs a shorter handshake. */
		#session;
		constructor(url, tunnelTimeoutMs, closing) {
			this.isSecure = url.protocol === "https:";
			this.hostHeader = url.host;
			this.host = hostOf(url);
			this.port = Number(url.port) || (this.isSecure ? 443 : 80);
			this.#proxy = proxyFor(url);
			this.#target = `${url.hostname}:${this.port}`;
			this.#tunnelTimeoutMs = tunnelTimeoutMs;
			this.#closing = closing;
		}
		/** Returns the idle connection that was used last, or opens one. For `createConnection` of a request. */
		reuse = (options, done) => {
			for (let idle = this.#idle.pop(); idle !== void 0; idle = this.#idle.pop()) {
				const { socket } = idle;
				if (isUsable(idle)) {
					idle.idleSinceMs = void 0;
					return socket.ref();
				}
				socket.destroy();
			}
			return this.connect(options, done);
		};
		/** Opens a connection. For `createConnection` of a request. */
		connect = (_options, done) => {
			if (this.#proxy === void 0) return this.#add(this.isSecure ? this.#secure() : connect$1(this.port, this.host));
			const [proxy, target, timeoutMs, signal] = [
				this.#proxy,
				this.#target,
				this.#tunnelTimeoutMs,
				this.#closing
			];
			openTunnel({
				proxy,
				target,
				timeoutMs,
				signal
			}).then((socket) => this.#add(this.isSecure ? this.#secure(socket) : socket)).then((socket) => done(null, socket), (error) => done(error, void 0));
		};
		/** Keeps a connection for the next request, if it is still open. @param response the last one on it */
		keep(socket, response) {
			const connection = this.#open.get(socket);
			if (connection === void 0 || !socket.writable) return;
			connection.idleSinceMs = performance.now();
			connection.rawHeaders = response.rawHeaders;
			socket.unref();
			this.#idle.push(connection);
			const [oldest] = this.#idle;
			if (oldest !== void 0 && !isUsable(oldest)) this.#idle.shift()?.socket.destroy();
		}
		close() {
			for (const socket of this.#open.keys()) socket.destroy();
		}
		#secure(tunnel) {
			return connect({
				...tunnel && { socket: tunnel },
				host: this.host,
				port: this.port,
				servername: isIP(this.host) === 0 ? this.host : "",
				ALPNProtocols: ["http/1.1"],
				...this.#session && { session: this.#session }
			}).on("session", (session) => {
				this.#session = session;
			});
		}
		#add(socket) {
			const connection = {
				socket,
				idleSinceMs: void 0,
				rawHeaders: []
			};
			this.#open.set(socket, connection);
			deferWriteErrors(socket);
			socket.on("data", () => {
				if (connection.idleSinceMs !== void 0) socket.destroy();
			});
			socket.on("error", () => {
				this.#session = void 0;
			});
			socket.on("close", () => this.#open.delete(socket));
			return socket.setNoDelay().setKeepAlive(true, KEEP_ALIVE_MS);
		}
	};
}));

// src/api/http/exchange.ts
function isStream(bytes) {
	return typeof bytes === "object" && !Buffer.isBuffer(bytes);
}
var PROGRESS_BYTES, CLOSED, RESPONSE_TIMEOUTS, Exchange;
var init_exchange = __esmMin((() => {
	init_builtin_node_tls();
	init_errors$1();
	init_errors();
	init_connect_failure();
	PROGRESS_BYTES = 65536;
	CLOSED = [
		"ECONNRESET",
		"ECONNABORTED",
		"EPIPE"
	];
	RESPONSE_TIMEOUTS = 10;
	Exchange = class {
		#bytes;
		#size;
		#idleTimeoutMs;
		#request;
		#reject = () => void 0;
		#socket;
		/** Times of `performance.now()`. */
		#progressUntilMs = Number.POSITIVE_INFINITY;
		#sentAtMs;
		#responseMs = 0;
		/** Bytes that were given to the connection, but not yet taken by the system. */
		#pendingBytes = 0;
		#connected = false;
		#bodySent = false;
		#bodyError;
		#abort;
		/** @param idleTimeoutMs time without progress after which the request is aborted */
		constructor(body, idleTimeoutMs) {
			this.#bytes = body.bytes;
			this.#size = body.size;
			this.#idleTimeoutMs = idleTimeoutMs;
		}
		/**
		* Sends the request that `open` makes. Resolves with the head of the response.
		*
		* @param connections keeps the connection for the next request
		* @throws Error if there is no response, including errors of `open`
		*/
		start(open, connections) {
			const request = open();
			this.#request = request;
			const { promise, resolve, reject } = Promise.withResolvers();
			this.#reject = reject;
			let received;
			request.on("response", (response) => {
				received = response;
				this.#responseMs = this.#expectResponse();
				resolve(response);
			});
			request.on("finish", () => {
				this.#expectResponse();
			});
			request.on("error", reject);
			request.on("close", () => {
				if (received && request.socket) connections.keep(request.socket, received);
				else reject(/* @__PURE__ */ new Error("the connection was closed without a response"));
			});
			request.on("socket", (socket) => this.#attach(socket));
			if (isStream(this.#bytes)) this.#send(this.#bytes, request);
			else {
				this.#pendingBytes = this.#size;
				request.end(this.#bytes);
				this.#bodySent = true;
			}
			return promise;
		}
		/**
		* Whether the whole body was given to the connection. Node stops sending when a response arrives, so a 2xx confirms the
		* upload only if the whole body was sent before it.
		*/
		get bodySent() {
			return this.#bodySent;
		}
		/** Time from the end of the request to the head of the response, in milliseconds. */
		get responseMs() {
			return this.#responseMs;
		}
		/** Whether the system has copied the body, so that its buffer may be reused. */
		get bufferReleased() {
			return this.#request?.writableFinished ?? true;
		}
		/**
		* Restarts the time without progress: one idle timeout per 64 KiB that are being sent. Without a socket there is no limit,
		* because a tunnel that does not open has a limit and an error of its own. Returns the time now.
		*/
		progress() {
			const nowMs = performance.now();
			if (this.#socket === void 0) return nowMs;
			const timeouts = Math.max(1, Math.ceil(this.#pendingBytes / PROGRESS_BYTES));
			this.#progressUntilMs = nowMs + timeouts * this.#idleTimeoutMs;
			return nowMs;
		}
		/** Releases all resources. Closes a connection whose request body was not sent completely. */
		end() {
			if (!this.#bodySent) this.#request?.destroy();
		}
		/** Aborts the request because the run was cancelled. */
		cancel() {
			this.#abort = {
				reason: "cancelled",
				cause: /* @__PURE__ */ new Error("cancelled")
			};
			this.#destroy(this.#abort.cause);
		}
		/** Aborts the request because there was too little progress. */
		#expire(problem = `no progress for ${this.#idleTimeoutMs / 1e3} s`) {
			this.#abort ??= {
				reason: "timeout",
				cause: new Error(problem)
			};
			this.#destroy(this.#abort.cause);
		}
		/**
		* Aborts the request if its time is over. Returns when to check again, at the earliest: later progress moves the deadline.
		*
		* @param nowMs time of `performance.now()`, as is the result
		*/
		checkDeadline(nowMs) {
			const responseTimeoutMs = RESPONSE_TIMEOUTS * this.#idleTimeoutMs;
			const responseUntilMs = (this.#sentAtMs ?? nowMs) + responseTimeoutMs;
			if (nowMs >= this.#progressUntilMs) this.#expire();
			else if (nowMs >= responseUntilMs) this.#expire(`the response was not complete after ${responseTimeoutMs / 1e3} s`);
			return Math.min(this.#progressUntilMs, responseUntilMs);
		}
		/** Converts an error of this exchange to one that says what happened. */
		toError(error, request) {
			if (this.#bodyError instanceof AssetFileError) return this.#bodyError;
			if (this.#abort) return new NetworkError(this.#abort.reason, request, this.#abort.cause);
			if (this.#connected) return new NetworkError("broken", request, this.#endedEarly(error) ?? error);
			const { reason, cause } = connectFailure(error, this.#socket);
			return new NetworkError(reason, request, cause);
		}
		/** Servers reject uploads in this way too, and on Windows their response is lost with the connection. */
		#endedEarly(cause) {
			if (!(this.#size > 0 && this.#request?.writableFinished === false) || !CLOSED.includes(errorCode(cause))) return void 0;
			return new Error("the server ended the upload early, and may have refused it", { cause });
		}
		/** Starts the time for the response, unless it has started. Returns how long it has been running, in milliseconds. */
		#expectResponse() {
			this.#pendingBytes = 0;
			const nowMs = this.progress();
			this.#sentAtMs ??= nowMs;
			return nowMs - this.#sentAtMs;
		}
		/** Rejects as well, because a request without a socket emits no event when it is destroyed. */
		#destroy(error) {
			this.#request?.destroy(error);
			this.#reject(error);
		}
		#attach(socket) {
			this.#socket = socket;
			this.progress();
			if (this.#size > PROGRESS_BYTES) {
				const expire = () => this.#expire();
				socket.setTimeout(this.#idleTimeoutMs).on("timeout", expire);
				this.#request?.on("close", () => socket.setTimeout(0).off("timeout", expire));
			}
			this.#connected = isConnected(socket);
			if (this.#connected) return;
			socket.once(socket instanceof TLSSocket ? "secureConnect" : "connect", () => {
				this.#connected = true;
				this.progress();
			});
		}
		/**
		* Sends one block at a time and waits until the system has taken it. This limits memory, and an early response is read before
		* a write to the closed connection fails.
		*/
		async #send(blocks, request) {
			const { promise: closed, resolve: close } = Promise.withResolvers();
			request.once("close", close);
			try {
				let sentBytes = 0;
				for await (const block of blocks) {
					sentBytes += block.length;
					this.#bodySent = sentBytes === this.#size;
					this.#pendingBytes = block.length;
					this.progress();
					const written = new Promise((resolve) => request.write(block, resolve));
					if (await Promise.race([written, closed]) || request.destroyed) return;
				}
				request.end();
			} catch (error) {
				this.#bodyError = error;
				this.#destroy(error);
			}
		}
	};
}));

// src/api/http/exchanges-under-way.ts
var ExchangesUnderWay;
var init_exchanges_under_way = __esmMin((() => {
	ExchangesUnderWay = class {
		/**
		* A `Set` would take 9 % of the time of `bench -- 1000x16k`, and 18 MiB: V8 keeps what was in it until the next full garbage
		* collection.
		*/
		#list = [];
		#idleTimeoutMs;
		#timer;
		constructor(signal, idleTimeoutMs) {
			this.#idleTimeoutMs = idleTimeoutMs;
			signal.addEventListener("abort", () => {
				for (const exchange of [...this.#list]) exchange.cancel();
			});
		}
		add(exchange) {
			this.#list.push(exchange);
			this.#timer ??= this.#checkAfter(this.#idleTimeoutMs);
		}
		remove(exchange) {
			const last = this.#list.pop();
			if (last !== void 0 && last !== exchange) this.#list[this.#list.indexOf(exchange)] = last;
			if (this.#list.length > 0) return;
			clearTimeout(this.#timer);
			this.#timer = void 0;
		}
		/** One timer for all: one per exchange would take 4 % of an upload's CPU time. */
		#checkAfter(ms) {
			return setTimeout(() => this.#check(), Math.ceil(ms) + 1);
		}
		/** A new deadline is at least one idle timeout away, so none is missed. */
		#check() {
			const nowMs = performance.now();
			let delayMs = this.#idleTimeoutMs;
			for (const exchange of [...this.#list]) {
				const deadlineMs = exchange.checkDeadline(nowMs);
				if (deadlineMs > nowMs) delayMs = Math.min(delayMs, deadlineMs - nowMs);
			}
			this.#timer = this.#checkAfter(delayMs);
		}
	};
}));

// src/api/http/response-body.ts
/**
* Reads a body up to a limit. Copies the chunks into one buffer that grows: each chunk keeps the block alive that it was read
* into, so a body in small chunks would take many times its size.
*
* @param onData called for each chunk
*/
function readBody(message, limitBytes, onData) {
	return new Promise((resolve, reject) => {
		let buffer = EMPTY;
		let size = 0;
		const append = (chunk) => {
			if (size + chunk.length > buffer.length) {
				const capacity = Math.max(size + chunk.length, 2 * buffer.length);
				const larger = Buffer.allocUnsafe(Math.min(capacity, limitBytes));
				buffer.copy(larger, 0, 0, size);
				buffer = larger;
			}
			size += chunk.copy(buffer, size);
		};
		message.on("data", (chunk) => {
			onData();
			const truncated = size + chunk.length > limitBytes;
			append(chunk);
			if (!truncated) return;
			resolve({
				body: buffer,
				truncated
			});
			message.destroy();
		});
		message.on("end", () => resolve({
			body: size === buffer.length ? buffer : buffer.subarray(0, size),
			truncated: false
		}));
		message.on("error", reject);
		message.on("close", () => {
			if (!message.complete) reject(/* @__PURE__ */ new Error("the connection was closed before the response was complete"));
		});
	});
}
var EMPTY;
var init_response_body = __esmMin((() => {
	EMPTY = Buffer.alloc(0);
}));

// src/api/http/transport.ts
function isUploadBody(body) {
	return typeof body === "object" && "open" in body;
}
function sizeOf(body) {
	if (typeof body === "string") return Buffer.byteLength(body);
	return Buffer.isBuffer(body) ? body.length : body?.size;
}
var DEFAULT_BODY_LIMIT_BYTES, HttpTransport;
var init_transport = __esmMin((() => {
	init_builtin_node_http();
	init_builtin_node_https();
	init_redact();
	init_file_body();
	init_connections();
	init_exchange();
	init_exchanges_under_way();
	init_proxy();
	init_response_body();
	DEFAULT_BODY_LIMIT_BYTES = 1048576;
	HttpTransport = class {
		#connections;
		#userAgent;
		#idleTimeoutMs;
		#underWay = /* @__PURE__ */ new WeakMap();
		/** @param idleTimeoutMs time without progress after which a request fails, as `Exchange` defines it */
		constructor({ userAgent, idleTimeoutMs }) {
			this.#connections = new Connections(idleTimeoutMs);
			this.#userAgent = userAgent;
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
			const { url, body, signal, bodyLimitBytes = DEFAULT_BODY_LIMIT_BYTES } = request;
			const size = sizeOf(body);
			const bytes = isUploadBody(body) ? await body.open() : body;
			const exchange = new Exchange({
				bytes,
				size: size ?? 0
			}, this.#idleTimeoutMs);
			const underWay = this.#exchangesUnderWay(signal);
			underWay.add(exchange);
			try {
				const connections = this.#connections.to(url);
				const response = exchange.start(() => this.#open(request, size, connections), connections);
				if (signal.aborted) exchange.cancel();
				const message = await response;
				const { statusCode: status = 0 } = message;
				const received = await readBody(message, bodyLimitBytes, () => exchange.progress());
				if (status >= 200 && status < 300 && !exchange.bodySent) throw new Error("the response came before the whole request was sent");
				const { responseMs } = exchange;
				return {
					status,
					headers: message.headers,
					...received,
					responseMs
				};
			} catch (error) {
				const proxy = proxyFor(url)?.host;
				throw exchange.toError(error, {
					method: request.method,
					location: redactUrl(url),
					proxy
				});
			} finally {
				underWay.remove(exchange);
				exchange.end();
				if (Buffer.isBuffer(bytes) && exchange.bufferReleased) returnBuffer(bytes);
			}
		}
		/** Closes all connections. */
		close() {
			this.#connections.close();
		}
		/** One list per signal. A listener for each exchange would take 3 % of an upload's CPU time. */
		#exchangesUnderWay(signal) {
			const known = this.#underWay.get(signal) ?? new ExchangesUnderWay(signal, this.#idleTimeoutMs);
			this.#underWay.set(signal, known);
			return known;
		}
		#open({ method, url, headers, reuseConnection }, size, connections) {
			const { host, port, isSecure, connect, reuse } = connections;
			const request$2 = (isSecure ? request : request$1)({
				method,
				path: url.pathname + url.search,
				headers: this.#headers(connections.hostHeader, headers, size, reuseConnection),
				host,
				port,
				createConnection: reuseConnection ? reuse : connect
			});
			request$2.shouldKeepAlive = reuseConnection;
			return request$2;
		}
		/** Names and values in turn. Node would make such a list of an object, with a look at each header: 2 % of an upload's CPU time. */
		#headers(host, headers, size, reuse) {
			const list = ["host", host];
			for (const [name, value] of Object.entries(headers)) list.push(name, value);
			list.push("user-agent", this.#userAgent);
			if (size !== void 0) list.push("content-length", String(size));
			list.push("connection", reuse ? "keep-alive" : "close");
			return list;
		}
	};
}));

// src/retry/delays.ts
/**
* Exponential backoff with full jitter: from 0 to `250 ms * 2^(attempt - 1)`, at most 20 s.
*
* Full jitter spreads workers that failed together (Brooker, "Exponential Backoff And Jitter", 2015).
*
* @param attempt the failed attempt, counted from 1
* @param random a number in [0, 1)
* @returns milliseconds
*/
function backoffMs(attempt, random) {
	return Math.floor(random * Math.min(CAP_MS, 250 * 2 ** (attempt - 1)));
}
/**
* Parses a `Retry-After` field (RFC 9110, 10.2.3): a number of seconds, or one of the three forms of an HTTP date. A date
* in the past is a wait of 0 ms.
*
* @param value the field as received, `undefined` if it is absent
* @param wallMs now, in milliseconds since the epoch
* @returns milliseconds, or `undefined` if the field is absent or invalid
*/
function retryAfterMs(value, wallMs) {
	const text = value?.trim() ?? "";
	if (SECONDS.test(text)) return Math.min(Math.ceil(Number(text) * 1e3), Number.MAX_SAFE_INTEGER);
	const date = parseHttpDate(text);
	return date === void 0 ? void 0 : Math.max(0, date - wallMs);
}
/** @returns milliseconds since the epoch, or `undefined` if the text is none of the three forms of an HTTP date */
function parseHttpDate(text = "") {
	if (IMF_FIXDATE.test(text) || RFC_850_DATE.test(text)) return validDate(text);
	if (ASCTIME_DATE.test(text)) return validDate(`${text} GMT`);
}
function validDate(text) {
	const ms = Date.parse(text);
	return Number.isNaN(ms) ? void 0 : ms;
}
var BASE_MS, CAP_MS, SECONDS, IMF_FIXDATE, RFC_850_DATE, ASCTIME_DATE;
var init_delays = __esmMin((() => {
	BASE_MS = 250;
	CAP_MS = 2e4;
	SECONDS = /^\d+(?:\.\d+)?$/;
	IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
	RFC_850_DATE = /^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
	ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;
}));

// src/retry/adaptive-rate.ts
var BACK_OFF, LOWEST_SHARE, GROWTH, GROWTH_STEP_MS, GROWTH_STEP_REQUESTS, MIN_SAMPLES, MAX_SEARCH_START_MS, SEARCH_GROWTH, MIN_SEARCH_GROWTH, ROUNDING_ALLOWANCE, ALONE_RESPONSE_TIMES, MAX_ALONE_MS, MAX_CONTRADICTIONS, AdaptiveRate;
var init_adaptive_rate = __esmMin((() => {
	BACK_OFF = .98;
	LOWEST_SHARE = .88;
	GROWTH = .01;
	GROWTH_STEP_MS = 1e3;
	GROWTH_STEP_REQUESTS = 10;
	MIN_SAMPLES = 5;
	MAX_SEARCH_START_MS = 1e3;
	SEARCH_GROWTH = 1.5;
	MIN_SEARCH_GROWTH = 1.05;
	ROUNDING_ALLOWANCE = 1.02;
	ALONE_RESPONSE_TIMES = 1.5;
	MAX_ALONE_MS = 1e3;
	MAX_CONTRADICTIONS = 8;
	AdaptiveRate = class {
		/** Requests per millisecond. */
		#rate = Number.POSITIVE_INFINITY;
		/** Factor by which a searched rate grows with every accepted request; 1 if the rate is not searched for. */
		#searchGrowth = 1;
		#growth = GROWTH;
		#grownAtMs = 0;
		/** When the next request after the burst may be sent. */
		#nextSlotMs = 0;
		/** Requests that the server accepts at once after a pause. */
		#burst = 0;
		#burstLeft = 0;
		/** Whether the next request after the burst goes alone. */
		#isNextAlone = false;
		#responseTimeMs = 0;
		#pauses = 0;
		/** Pauses in a row that began at a rate that the server had accepted before. */
		#contradictions = 0;
		/** When the present measurement began, and the rate then. */
		#measurement;
		/** Requests accepted since the measurement began. */
		#accepted = 0;
		#cycleStartMs;
		#acceptedInCycle = 0;
		/** @param nowMs when the first request can be sent at the earliest */
		constructor(nowMs) {
			this.#measurement = {
				startMs: nowMs,
				rate: this.#rate
			};
			this.#cycleStartMs = nowMs;
		}
		get hasLimit() {
			return this.#rate !== Number.POSITIVE_INFINITY;
		}
		/** Whether throttled requests contradict a limit. The rate must then be learned anew. */
		get isContradicted() {
			return this.#contradictions >= MAX_CONTRADICTIONS;
		}
		/** When the last pause ended. */
		get cycleStartMs() {
			return this.#cycleStartMs;
		}
		/** Requests that were sent since the last pause and accepted. */
		get acceptedInCycle() {
			return this.#acceptedInCycle;
		}
		/** The time between two requests after the burst; 0 without a limit. */
		get slotMs() {
			return 1 / this.#rate;
		}
		/** When the next request may be sent. */
		nextMs(nowMs) {
			return this.hasLimit && this.#burstLeft < 1 ? Math.max(nowMs, this.#nextSlotMs) : nowMs;
		}
		/** Reserves the next slot and returns its time. */
		take(nowMs) {
			const atMs = this.nextMs(nowMs);
			if (this.#burstLeft >= 1) {
				this.#burstLeft -= 1;
				return atMs;
			}
			const aloneMs = this.#isNextAlone ? ALONE_RESPONSE_TIMES * this.#responseTimeMs : 0;
			this.#nextSlotMs = atMs + Math.max(1 / this.#rate, Math.min(aloneMs, MAX_ALONE_MS));
			this.#isNextAlone = false;
			return atMs;
		}
		/** Counts an accepted request that was sent before the last pause. */
		countStale() {
			this.#accepted += 1;
		}
		/** Counts an accepted request that was sent since the last pause. */
		count(sentMs, nowMs) {
			if (this.#pauses === 0 && this.#acceptedInCycle === 0) this.#cycleStartMs = nowMs;
			this.#responseTimeMs = nowMs - sentMs;
			this.#accepted += 1;
			this.#acceptedInCycle += 1;
		}
		/** Raises the rate after an accepted request. */
		grow(nowMs) {
			if (!this.hasLimit) return;
			this.#rate *= this.#searchGrowth;
			const stepMs = Math.max(GROWTH_STEP_MS, GROWTH_STEP_REQUESTS / this.#rate);
			if (nowMs - this.#grownAtMs >= stepMs) {
				this.#rate *= 1 + this.#growth;
				this.#growth = Math.min(1, this.#growth * 2);
				this.#grownAtMs = nowMs;
			}
			if (!this.#isSearching && this.#rate > this.#measurement.rate * 2) this.#startMeasurement(nowMs);
		}
		/**
		* Records a throttled request.
		*
		* @param isSteady whether this cycle accepted about as many requests as the previous one
		*/
		throttled(isSteady) {
			if (this.#pauses < 2 || this.#acceptedInCycle <= this.#burst) return;
			const contradicts = !isSteady && this.#rate * BACK_OFF <= this.#measurement.rate;
			this.#contradictions = contradicts ? this.#contradictions + 1 : 0;
		}
		/** Sets burst and rate after a pause. */
		resume({ fromMs, hasRetryAfter, endsPeriod }, nowMs) {
			const pauseMs = nowMs - fromMs;
			const isFirst = this.#pauses === 0;
			const measuredMs = (isFirst ? nowMs : fromMs) - this.#measurement.startMs;
			const measuredRate = Math.max(1, this.#accepted) / Math.max(1, measuredMs);
			const lowestRate = this.#lowestRate();
			if (isFirst || this.#isInBurst) this.#burst = Math.max(1, this.#acceptedInCycle);
			const repeatsCycle = hasRetryAfter && fromMs - this.#cycleStartMs <= pauseMs;
			const refilled = measuredRate * pauseMs;
			if (repeatsCycle) this.#burstLeft = this.#acceptedInCycle;
			else if (hasRetryAfter) this.#burstLeft = Math.min(this.#burst, refilled * ROUNDING_ALLOWANCE);
			else if (endsPeriod) this.#burstLeft = this.#burst - 1;
			else this.#burstLeft = isFirst ? 0 : Math.min(this.#burst, refilled);
			if (hasRetryAfter) this.#burstLeft = Math.max(1, this.#burstLeft);
			if (isFirst && this.#acceptedInCycle < MIN_SAMPLES) {
				this.#searchGrowth = SEARCH_GROWTH;
				this.#rate = 1 / Math.max(1, Math.min(pauseMs, MAX_SEARCH_START_MS));
			} else {
				this.#rate = Math.max(measuredRate * BACK_OFF, lowestRate);
				this.#searchGrowth = this.#nextSearchGrowth();
			}
			const fromBurstMs = fromMs + (this.#burstLeft + 1) / this.#rate;
			const nextMs = nowMs + 1 / this.#rate;
			this.#nextSlotMs = hasRetryAfter && !repeatsCycle ? Math.max(nowMs, fromBurstMs) : nextMs;
			this.#isNextAlone = true;
			this.#growth = GROWTH;
			this.#grownAtMs = nowMs;
			this.#startMeasurement(fromMs);
			this.#cycleStartMs = nowMs;
			this.#acceptedInCycle = 0;
			this.#pauses += 1;
		}
		/** Whether the burst since the last pause was throttled. That shows nothing about the rate. */
		get #isInBurst() {
			return this.#acceptedInCycle < this.#burst;
		}
		#lowestRate() {
			if (this.#acceptedInCycle === 0 && this.hasLimit) return this.#rate;
			if (this.#isSearching) return this.#rate / this.#searchGrowth;
			if (this.#pauses < 2) return 0;
			return this.#isInBurst ? this.#rate : this.#rate * LOWEST_SHARE;
		}
		get #isSearching() {
			return this.#searchGrowth > 1;
		}
		#nextSearchGrowth() {
			if (this.#acceptedInCycle === 0) return this.#searchGrowth;
			const growth = Math.sqrt(this.#searchGrowth);
			return this.#acceptedInCycle >= MIN_SAMPLES || growth < MIN_SEARCH_GROWTH ? 1 : growth;
		}
		#startMeasurement(startMs) {
			this.#measurement = {
				startMs,
				rate: this.#rate
			};
			this.#accepted = 0;
		}
	};
}));

// src/retry/rate-limiter.ts
var COMMON_PERIODS_MS, MARGIN_MS, PROBE_TIMEOUT_MS, MAX_SLOT_DELAY_MS, LIMIT_SCORE, SCORE_OF_ACCEPTED, CYCLES_PER_SHORTER_PERIOD, MIN_REQUESTS_PER_PERIOD, RateLimiter;
var init_rate_limiter = __esmMin((() => {
	init_adaptive_rate();
	COMMON_PERIODS_MS = [
		100,
		1e3,
		2e3,
		5e3,
		1e4,
		15e3,
		2e4,
		3e4,
		6e4
	];
	MARGIN_MS = 5;
	PROBE_TIMEOUT_MS = 1e3;
	MAX_SLOT_DELAY_MS = 250;
	LIMIT_SCORE = 10;
	SCORE_OF_ACCEPTED = -.5;
	CYCLES_PER_SHORTER_PERIOD = 3;
	MIN_REQUESTS_PER_PERIOD = 5;
	RateLimiter = class {
		#rate;
		#generation = 0;
		#limitScore = 0;
		/** The longest wait of the requests throttled since the score was 0. */
		#suspectedWait;
		#acceptedInLastCycle;
		/** Cycles in a row with about the same number of accepted requests. */
		#steadyCycles = 0;
		/** The window in which the server counts, if it was found out without `Retry-After`. */
		#periodMs;
		#pause;
		/** @param nowMs when the first request can be sent at the earliest */
		constructor(nowMs) {
			this.#rate = new AdaptiveRate(nowMs);
		}
		/** Grants a permit at once, but only if no limit is known. */
		acquireUnlimited(nowMs) {
			return this.#pause === void 0 && !this.#rate.hasLimit ? {
				generation: this.#generation,
				atMs: this.#rate.take(nowMs)
			} : void 0;
		}
		/** Grants a permit for the next request, or says when to ask again. */
		acquire(nowMs) {
			const pause = this.#pause;
			if (pause !== void 0) {
				if (nowMs < pause.untilMs) return {
					kind: "wait",
					atMs: pause.untilMs
				};
				if (!pause.hasRetryAfter) {
					if (nowMs < pause.nextProbeMs) return {
						kind: "wait",
						atMs: pause.nextProbeMs
					};
					pause.nextProbeMs = nowMs + PROBE_TIMEOUT_MS;
					pause.probe = {
						generation: this.#generation,
						atMs: nowMs
					};
					return {
						kind: "granted",
						permit: pause.probe
					};
				}
				this.#resume(pause, nowMs);
			}
			if (this.#rate.nextMs(nowMs) > nowMs + MAX_SLOT_DELAY_MS) return {
				kind: "wait",
				atMs: nowMs + MAX_SLOT_DELAY_MS
			};
			return {
				kind: "granted",
				permit: {
					generation: this.#generation,
					atMs: this.#rate.take(nowMs)
				}
			};
		}
		/** Changes whenever a pause begins, is made longer by a throttled probe, or ends. */
		get generation() {
			return this.#generation;
		}
		/** Whether the generation is still the one in which the permit was granted. */
		isCurrent({ generation }) {
			return generation === this.#generation;
		}
		/** The server did not throttle the request. It may have failed for another reason. */
		accepted(permit, nowMs) {
			this.#limitScore = Math.max(0, this.#limitScore + SCORE_OF_ACCEPTED);
			if (this.#limitScore === 0) this.#suspectedWait = void 0;
			if (!this.isCurrent(permit)) {
				this.#rate.countStale();
				return;
			}
			if (this.#pause === void 0) this.#rate.grow(nowMs);
			else if (!this.#pause.hasRetryAfter) this.#resume(this.#pause, nowMs);
			this.#rate.count(permit.atMs, nowMs);
		}
		/** The request did not reach the server. If it was the probe, another one may be sent. */
		release(permit) {
			if (this.#pause?.probe === permit) this.#pause.nextProbeMs = 0;
		}
		/** The server throttled the request. Returns how long all requests now wait, in milliseconds. */
		throttled(permit, nowMs, { retryAfterMs, backoffMs }) {
			const hasRetryAfter = retryAfterMs !== void 0;
			const wait = {
				untilMs: nowMs + (retryAfterMs ?? Math.max(backoffMs, this.#rate.slotMs)),
				hasRetryAfter
			};
			if (this.#pause === void 0) {
				if (!this.isCurrent(permit)) return 0;
				if (this.#rate.hasLimit) this.#startPause(wait, nowMs);
				else this.#suspectLimit(wait, nowMs);
			} else if (this.isCurrent(permit)) this.#continuePause(this.#pause, wait, nowMs);
			else {
				this.#pause.hasRetryAfter ||= hasRetryAfter;
				if (hasRetryAfter || !this.#pause.endsPeriod) this.#pause.untilMs = Math.max(this.#pause.untilMs, wait.untilMs);
			}
			return Math.max(0, (this.#pause?.untilMs ?? 0) - nowMs);
		}
		#suspectLimit({ untilMs, hasRetryAfter }, nowMs) {
			this.#limitScore += 1;
			const longest = {
				untilMs: Math.max(untilMs, this.#suspectedWait?.untilMs ?? 0),
				hasRetryAfter: hasRetryAfter || this.#suspectedWait?.hasRetryAfter === true
			};
			this.#suspectedWait = longest;
			if (this.#limitScore < LIMIT_SCORE) return;
			this.#limitScore = 0;
			this.#suspectedWait = void 0;
			this.#startPause(longest, nowMs);
		}
		#startPause({ untilMs, hasRetryAfter }, nowMs) {
			const periodEndMs = this.#endCycle();
			const endsPeriod = !hasRetryAfter && periodEndMs > untilMs;
			this.#generation += 1;
			this.#pause = {
				fromMs: nowMs,
				untilMs: endsPeriod ? periodEndMs : untilMs,
				hasRetryAfter,
				endsPeriod,
				nextProbeMs: 0
			};
		}
		/** The probe was throttled. */
		#continuePause({ fromMs }, { untilMs, hasRetryAfter }, nowMs) {
			this.#periodMs = hasRetryAfter ? void 0 : COMMON_PERIODS_MS.find((ms) => this.#periodEnd(ms) > nowMs);
			this.#generation += 1;
			this.#pause = {
				fromMs,
				untilMs: this.#periodMs === void 0 ? untilMs : this.#periodEnd(this.#periodMs),
				hasRetryAfter,
				endsPeriod: !hasRetryAfter,
				nextProbeMs: 0
			};
		}
		/** Ends a cycle, which lasts from pause to pause. Returns the end of the server's period; 0 if it is unknown. */
		#endCycle() {
			const count = this.#rate.acceptedInCycle;
			const lastCount = this.#acceptedInLastCycle ?? count;
			this.#acceptedInLastCycle = count;
			const isSteady = count >= MIN_REQUESTS_PER_PERIOD && Math.abs(count - lastCount) <= lastCount * .1;
			this.#steadyCycles = isSteady ? this.#steadyCycles + 1 : 0;
			if (!isSteady) this.#periodMs = void 0;
			else if (this.#steadyCycles % CYCLES_PER_SHORTER_PERIOD === 0) this.#periodMs = this.#shorterPeriod();
			this.#rate.throttled(isSteady);
			return this.#periodMs === void 0 ? 0 : this.#periodEnd(this.#periodMs);
		}
		#shorterPeriod() {
			const periodMs = this.#periodMs ?? 0;
			return COMMON_PERIODS_MS.findLast((ms) => ms < periodMs) ?? this.#periodMs;
		}
		#periodEnd(periodMs) {
			return this.#rate.cycleStartMs + periodMs + MARGIN_MS;
		}
		#resume(pause, nowMs) {
			if (this.#rate.isContradicted) this.#rate = new AdaptiveRate(nowMs);
			else this.#rate.resume({
				...pause,
				endsPeriod: this.#periodMs !== void 0
			}, nowMs);
			this.#pause = void 0;
			this.#generation += 1;
		}
	};
}));

// src/retry/shared-limiter.ts
var NO_PERMIT, REQUESTS_TO_OPEN, OPEN_AFTER_MS, SharedRateLimiter;
var init_shared_limiter = __esmMin((() => {
	init_rate_limiter();
	NO_PERMIT = {
		generation: -1,
		atMs: 0
	};
	REQUESTS_TO_OPEN = 16;
	OPEN_AFTER_MS = 3e4;
	SharedRateLimiter = class {
		#clock;
		#waitTimer;
		#limiter;
		/** Aborted and replaced whenever waiting requests have to look again. */
		#wakeUp = new AbortController();
		#watchedSignals = /* @__PURE__ */ new WeakSet();
		#openCircuit;
		/** Requests that wait for a permit, in the order in which they get one. */
		#queue = [];
		#waiterCount = 0;
		#isServing = false;
		#waitsEnded = false;
		#failedAttempts = 0;
		#acceptedCount = 0;
		#acceptedAtMs;
		/** @param waitTimer adds up all waits; it may be shared with other rate limiters */
		constructor(clock, waitTimer) {
			this.#clock = clock;
			this.#waitTimer = waitTimer;
			this.#acceptedAtMs = clock.monotonicMs();
			this.#limiter = new RateLimiter(this.#acceptedAtMs);
		}
		/**
		* Resolves when a request may be sent, or as soon as waiting is pointless: aborted, circuit open or waits ended. Requests
		* get their permits first in, first out, but those that were sent before go ahead of those that were not.
		*/
		acquire(signal, isRetry = false) {
			if (this.#isPointless(signal)) return Promise.resolve(NO_PERMIT);
			const unlimited = this.#limiter.acquireUnlimited(this.#clock.monotonicMs());
			if (unlimited !== void 0) return Promise.resolve(unlimited);
			this.#wakeUpOnAbort(signal);
			const { promise, resolve } = Promise.withResolvers();
			this.#waiterCount += 1;
			this.#enqueue({
				isRetry,
				order: this.#waiterCount,
				signal,
				resolve
			});
			this.#serveQueue();
			return promise;
		}
		#enqueue(waiter) {
			const isAhead = (other) => other.isRetry === waiter.isRetry ? other.order < waiter.order : other.isRetry;
			const index = this.#queue.findLastIndex(isAhead) + 1;
			this.#queue.splice(index, 0, waiter);
		}
		async #serveQueue() {
			if (this.#isServing) return;
			this.#isServing = true;
			for (let [waiter] = this.#queue; waiter !== void 0; [waiter] = this.#queue) {
				const aborted = this.#queue.find(({ signal }) => this.#isPointless(signal));
				if (aborted !== void 0) {
					this.#queue.splice(this.#queue.indexOf(aborted), 1);
					aborted.resolve(NO_PERMIT);
					continue;
				}
				const { generation } = this.#limiter;
				const nowMs = this.#clock.monotonicMs();
				const acquisition = this.#limiter.acquire(nowMs);
				if (this.#limiter.generation !== generation) this.#wakeAll();
				if (acquisition.kind === "wait") {
					await this.#sleepOrWake(acquisition.atMs - nowMs);
					continue;
				}
				this.#queue.shift();
				const { permit } = acquisition;
				if (permit.atMs <= nowMs) waiter.resolve(permit);
				else this.#holdUntilSlot(waiter, permit);
			}
			this.#isServing = false;
		}
		/** A pause that begins or ends meanwhile puts the request back into the queue, in its old place. */
		async #holdUntilSlot(waiter, permit) {
			while (this.#clock.monotonicMs() < permit.atMs && this.#limiter.isCurrent(permit)) {
				if (this.#isPointless(waiter.signal)) break;
				await this.#sleepOrWake(permit.atMs - this.#clock.monotonicMs());
			}
			if (this.#isPointless(waiter.signal) || this.#limiter.isCurrent(permit)) {
				waiter.resolve(permit);
				return;
			}
			this.#limiter.release(permit);
			this.#enqueue(waiter);
			this.#serveQueue();
		}
		/** Resolves after `ms` milliseconds, or as soon as waiting is pointless. */
		async sleep(ms, signal) {
			this.#wakeUpOnAbort(signal);
			await this.#sleepUntil(this.#clock.monotonicMs() + ms, signal);
		}
		/** The server responded and did not throttle the request, even if it rejected it. */
		accepted(permit) {
			this.#failedAttempts = 0;
			this.#acceptedCount += 1;
			this.#acceptedAtMs = this.#clock.monotonicMs();
			this.notThrottled(permit);
		}
		/** The server did not throttle the request, but gave no proper response either (a timeout, a 5xx). */
		notThrottled(permit) {
			const { generation } = this.#limiter;
			this.#limiter.accepted(permit, this.#clock.monotonicMs());
			if (this.#limiter.generation !== generation) this.#wakeAll();
		}
		/** Requests accepted so far. */
		get acceptedCount() {
			return this.#acceptedCount;
		}
		/** Whether no pause began, became longer or ended since the permit was granted. */
		isCurrent(permit) {
			return this.#limiter.isCurrent(permit);
		}
		/** The request did not reach the server. */
		release(permit) {
			if (permit === NO_PERMIT) return;
			this.#limiter.release(permit);
			this.#wakeAll();
		}
		/** The server throttled the request. Returns how long all requests now wait, in milliseconds. */
		throttled(permit, throttling) {
			const pauseMs = this.#limiter.throttled(permit, this.#clock.monotonicMs(), throttling);
			this.#wakeAll();
			return pauseMs;
		}
		/** Records a failed attempt. Many in a row, with none accepted meanwhile, open the circuit. */
		recordFailure(error, maxAttempts) {
			this.#failedAttempts += 1;
			const sinceMs = this.#clock.monotonicMs() - this.#acceptedAtMs;
			if (this.#failedAttempts >= REQUESTS_TO_OPEN * maxAttempts && sinceMs >= OPEN_AFTER_MS) this.open({
				error,
				because: "attempts-exhausted"
			});
		}
		/** Opens the circuit: no further request is sent. The first call decides the error. */
		open(circuit) {
			this.#openCircuit ??= circuit;
			this.#wakeAll();
		}
		get openCircuit() {
			return this.#openCircuit;
		}
		/** Ends all present and future waits. */
		endWaits() {
			this.#waitsEnded = true;
			this.#wakeAll();
		}
		#isPointless(signal) {
			return signal.aborted || this.#waitsEnded || this.#openCircuit !== void 0;
		}
		async #sleepUntil(atMs, signal) {
			for (;;) {
				const remainingMs = atMs - this.#clock.monotonicMs();
				if (remainingMs <= 0 || this.#isPointless(signal)) return;
				await this.#sleepOrWake(remainingMs);
			}
		}
		#sleepOrWake(ms) {
			return this.#waitTimer.measure(() => this.#clock.sleep(Math.max(0, ms), this.#wakeUp.signal));
		}
		#wakeAll() {
			const wakeUp = this.#wakeUp;
			this.#wakeUp = new AbortController();
			wakeUp.abort();
		}
		/** Adds one listener per signal, which lives as long as the signal, instead of one per wait. */
		#wakeUpOnAbort(signal) {
			if (this.#watchedSignals.has(signal)) return;
			this.#watchedSignals.add(signal);
			signal.addEventListener("abort", () => this.#wakeAll(), { once: true });
		}
	};
}));

// src/api/auth-gate.ts
var AuthGate;
var init_auth_gate = __esmMin((() => {
	AuthGate = class {
		#maxWaitMs;
		#operations = /* @__PURE__ */ new Map();
		#rejection;
		/** @param maxWaitMs the longest wait for a first request. That request may hang, or be throttled and wait */
		constructor(maxWaitMs = 5e3) {
			this.#maxWaitMs = maxWaitMs;
		}
		/** The error that forbids further requests, if there is one. */
		get rejection() {
			return this.#rejection;
		}
		/** Resolves for the first caller at once, for the others after `open`. A caller may wait again. */
		wait(name, caller) {
			const operation = this.#operation(name);
			operation.firstCaller ??= caller;
			return operation.firstCaller === caller ? Promise.resolve() : operation.promise;
		}
		/** Call it right before a request: the other callers wait for its response, but no longer than `maxWaitMs`. */
		sending(name) {
			const operation = this.#operation(name);
			if (!operation.isOpen) operation.timer ??= setTimeout(() => this.open(name), this.#maxWaitMs);
		}
		/** Lets the other callers go: the first one has a response, had an attempt without one, or takes too long. */
		open(name) {
			const operation = this.#operation(name);
			if (operation.isOpen) return;
			operation.isOpen = true;
			operation.resolve();
			clearTimeout(operation.timer);
		}
		/** Forbids further requests. The first call decides the error. */
		reject(error) {
			this.#rejection ??= error;
		}
		#operation(name) {
			const operation = this.#operations.get(name) ?? {
				...Promise.withResolvers(),
				firstCaller: void 0,
				timer: void 0,
				isOpen: false
			};
			this.#operations.set(name, operation);
			return operation;
		}
	};
}));

// src/retry/decide.ts
/** Whether and when to retry; a pure function of its arguments. `random` is a number in [0, 1). */
function decide(failed, limits, random) {
	const { kind, idempotent, attempt, retryAfterMs } = failed;
	if (!RETRIED[kind][idempotent ? "idempotent" : "other"]) return {
		action: "stop",
		because: stopReason(kind)
	};
	if (retryAfterMs !== void 0 && retryAfterMs > limits.maxRetryWaitMs) return {
		action: "stop",
		because: "wait-too-long"
	};
	if (attempt >= limits.maxAttempts) return {
		action: "stop",
		because: "attempts-exhausted"
	};
	const ownWaitMs = backoffMs(attempt, random);
	if (retryAfterMs === void 0) return {
		action: "retry",
		waitMs: ownWaitMs,
		asked: false
	};
	if (retryAfterMs < 250) return {
		action: "retry",
		waitMs: Math.max(retryAfterMs, ownWaitMs),
		asked: false
	};
	return {
		action: "retry",
		waitMs: retryAfterMs,
		asked: true
	};
}
function stopReason(kind) {
	if (kind === "transient") return "may-have-been-done";
	return kind === "withheld" ? "withheld" : "permanent";
}
var RETRIED;
var init_decide = __esmMin((() => {
	init_delays();
	RETRIED = {
		throttled: {
			idempotent: true,
			other: true
		},
		unreachable: {
			idempotent: true,
			other: true
		},
		transient: {
			idempotent: true,
			other: false
		},
		permanent: {
			idempotent: false,
			other: false
		},
		withheld: {
			idempotent: false,
			other: false
		}
	};
}));

// src/retry/retry.ts
/**
* Makes attempts until one succeeds or `decide` says stop.
*
* @param attempt makes one attempt
* @throws the error that `attempt` throws, which is a bug
*/
async function retry(attempt, options) {
	const { idempotent, limits, clock, signal, limiter } = options;
	const maxSends = MAX_SENDS_PER_ATTEMPT * limits.maxAttempts;
	let startedMs;
	const sinceStartMs = () => startedMs === void 0 ? void 0 : clock.monotonicMs() - startedMs;
	const fail = (because, error, attempts, retryAfterMs) => ({
		ok: false,
		error,
		because,
		effort: {
			attempts,
			elapsedMs: sinceStartMs(),
			retryAfterMs
		}
	});
	/** A throttled attempt does not count if another request was accepted since the previous attempt. */
	let counted = 0;
	let { acceptedCount } = limiter;
	for (let count = 1;; count += 1) {
		const { permit, failure } = await acquirePermit(options, count > 1);
		const { openCircuit } = limiter;
		if (signal.aborted) {
			limiter.release(permit);
			return fail("cancelled", options.cancelled(), count - 1);
		}
		if (openCircuit !== void 0) return fail(openCircuit.because, openCircuit.error, count - 1, openCircuit.retryAfterMs);
		if (failure !== void 0) {
			limiter.release(permit);
			const attempts = failure.effort.attempts + count - 1;
			const elapsedMs = sinceStartMs() ?? failure.effort.elapsedMs;
			return {
				ok: false,
				...failure,
				effort: {
					...failure.effort,
					attempts,
					elapsedMs
				}
			};
		}
		startedMs ??= clock.monotonicMs();
		let result;
		try {
			result = await attempt();
		} catch (error) {
			limiter.release(permit);
			throw error;
		}
		if (result.ok) {
			limiter.accepted(permit);
			return {
				ok: true,
				value: result.value,
				effort: { attempts: count }
			};
		}
		const failedAtMs = clock.monotonicMs();
		const { kind, retryAfterMs, error } = result;
		const attempts = kind === "withheld" ? count - 1 : count;
		if (kind !== "throttled" || limiter.acceptedCount === acceptedCount) counted += 1;
		({acceptedCount} = limiter);
		const number = count < maxSends ? Math.max(1, counted) : limits.maxAttempts;
		const random = options.random();
		const decision = decide({
			kind,
			retryAfterMs,
			attempt: number,
			idempotent
		}, limits, random);
		let pauseMs = 0;
		if (kind === "throttled") pauseMs = limiter.throttled(permit, {
			retryAfterMs: decision.action === "retry" && decision.asked ? decision.waitMs : void 0,
			backoffMs: backoffMs(number, random)
		});
		else if (kind === "unreachable" || kind === "withheld") limiter.release(permit);
		else if (kind === "transient") limiter.notThrottled(permit);
		else limiter.accepted(permit);
		if (decision.action === "retry" || decision.because === "attempts-exhausted") limiter.recordFailure(error, limits.maxAttempts);
		if (signal.aborted && !(decision.action === "stop" && isFinal(decision.because))) return fail("cancelled", options.cancelled(), attempts);
		if (decision.action === "stop") {
			const { because } = decision;
			if (because === "wait-too-long") limiter.open({
				error,
				because,
				retryAfterMs
			});
			return fail(because, error, attempts, retryAfterMs);
		}
		const { asked } = decision;
		const waitMs = asked ? decision.waitMs : Math.max(decision.waitMs, pauseMs);
		const { maxAttempts } = limits;
		options.onWait({
			error,
			kind,
			waitMs,
			asked,
			pausesAll: pauseMs > 0,
			attempt: number,
			maxAttempts
		});
		const elapsedMs = asked ? clock.monotonicMs() - failedAtMs : 0;
		await limiter.sleep(decision.waitMs - elapsedMs, signal);
	}
}
/** Acquires a permit for an attempt, and prepares the attempt. If a pause begins or ends meanwhile, it acquires another one. */
async function acquirePermit({ limiter, signal, admit, prepare }, isRetry) {
	for (let isAhead = isRetry;; isAhead = true) {
		await admit?.();
		const permit = await limiter.acquire(signal, isAhead);
		if (prepare === void 0 || signal.aborted || limiter.openCircuit !== void 0) return {
			permit,
			failure: void 0
		};
		const failure = await prepare();
		if (failure !== void 0 || limiter.isCurrent(permit)) return {
			permit,
			failure
		};
		limiter.release(permit);
	}
}
/** Whether the reason says what happened to the request, so that a cancellation does not replace it. */
function isFinal(because) {
	return because === "permanent" || because === "may-have-been-done";
}
var MAX_SENDS_PER_ATTEMPT;
var init_retry = __esmMin((() => {
	init_decide();
	init_delays();
	MAX_SENDS_PER_ATTEMPT = 5;
}));

// src/api/call.ts
/**
* Makes a call, with retries. Never throws.
*
* @param attempt makes one attempt; errors that it throws become its result
*/
function call(attempt, options, context) {
	const safeAttempt = async () => {
		try {
			return await attempt();
		} catch (error) {
			if (error instanceof NetworkError) return {
				ok: false,
				error,
				...classifyNetworkError(error)
			};
			if (error instanceof AssetFileError) return {
				ok: false,
				error,
				kind: classifyFileError(error)
			};
			const kind = options.idempotent ? "permanent" : "transient";
			return {
				ok: false,
				error: new UnexpectedError(error),
				kind
			};
		}
	};
	return retry(safeAttempt, {
		...context,
		...options,
		cancelled: () => new CancelledError()
	});
}
/** Classifies a response that is not 2xx by the columns of the table in docs/retries.md. */
function classifyResponse(status, headers, wallMs) {
	const waitMs = retryAfterMs(headers["retry-after"], wallMs);
	if (status === 429 || status === 503 && waitMs !== void 0) return {
		kind: "throttled",
		retryAfterMs: waitMs
	};
	return { kind: status >= 500 || status === 408 || status === 425 ? "transient" : "permanent" };
}
/** If too many files are open, it helps to wait until other uploads have closed theirs. Any other error stays. */
function classifyFileError({ cause }) {
	return /^E[MN]FILE$/.test(errorCode(cause) ?? "") ? "unreachable" : "permanent";
}
function classifyNetworkError(error) {
	return { kind: KIND_BY_REASON[error.reason] };
}
var KIND_BY_REASON;
var init_call = __esmMin((() => {
	init_delays();
	init_retry();
	init_errors$1();
	init_errors();
	KIND_BY_REASON = {
		unreachable: "unreachable",
		"untrusted-certificate": "permanent",
		"plain-http": "permanent",
		"proxy-certificate": "permanent",
		"proxy-plain-http": "permanent",
		"proxy-credentials": "permanent",
		timeout: "transient",
		broken: "transient",
		cancelled: "transient"
	};
}));

// src/api/service-caller.ts
function addQuery(url, query) {
	const withQuery = new URL(url);
	for (const [name, value] of Object.entries(query)) withQuery.searchParams.set(name, String(value));
	return withQuery;
}
function parseBody({ parse, idempotent }, response) {
	const { body, headers, truncated } = response;
	if (!truncated) return parse(body.toString("utf8"), headers);
	return idempotent ? "the body is too large" : parse("", headers);
}
var LIST_LIMIT_BYTES, ServiceCaller;
var init_service_caller = __esmMin((() => {
	init_shared_limiter();
	init_redact();
	init_auth_gate();
	init_call();
	init_errors();
	init_responses();
	LIST_LIMIT_BYTES = 67108864;
	ServiceCaller = class {
		#options;
		#gate = new AuthGate();
		#limiter;
		/** By the path of their operation. */
		#urls = /* @__PURE__ */ new Map();
		#firstResponseMs = 0;
		constructor(options) {
			this.#options = options;
			this.#limiter = new SharedRateLimiter(options.context.clock, options.context.waitTimer);
		}
		/** As in `ServiceClient`. */
		get firstResponseMs() {
			return this.#firstResponseMs;
		}
		async call(operation, signal) {
			const { name, path, query, idempotent } = operation;
			let { beforeSent } = operation;
			const url = query === void 0 ? this.#url(path) : addQuery(this.#url(path), query);
			const attempt = async () => {
				if (beforeSent !== void 0 && this.#withheldError(signal) === void 0) {
					const prepared = beforeSent();
					beforeSent = void 0;
					await prepared;
				}
				const error = this.#withheldError(signal);
				if (error !== void 0) return {
					ok: false,
					error,
					kind: "withheld"
				};
				this.#gate.sending(name);
				const result = await this.#attempt(operation, url, signal).catch((failure) => {
					this.#gate.open(name);
					throw failure;
				});
				if (result.ok || result.kind !== "throttled") this.#gate.open(name);
				return result;
			};
			const caller = {};
			const admit = () => this.#gate.wait(name, caller);
			try {
				const options = {
					idempotent,
					signal,
					limiter: this.#limiter,
					admit
				};
				return await call(attempt, options, this.#options.context);
			} finally {
				this.#gate.open(name);
			}
		}
		async #attempt(operation, url, signal) {
			const { method, body, idempotent } = operation;
			const response = await this.#options.transport.send({
				method,
				url,
				headers: {
					authorization: `Bearer ${this.#options.token}`,
					accept: "application/json",
					...body !== void 0 && { "content-type": "application/json" }
				},
				body: body === void 0 ? void 0 : JSON.stringify(body),
				reuseConnection: idempotent,
				bodyLimitBytes: method === "GET" ? LIST_LIMIT_BYTES : void 0,
				signal
			});
			const { status, headers } = response;
			const request = () => ({
				method,
				location: redactUrl(url)
			});
			if (status >= 200 && status < 300) {
				this.#firstResponseMs ||= response.responseMs;
				const parsed = parseBody(operation, response);
				if (typeof parsed === "string") return {
					ok: false,
					error: new ServiceError(request(), status, parsed),
					kind: "permanent"
				};
				const title = webPageTitle(response, this.#options.context.secrets);
				if (title !== void 0) this.#options.onWebPage?.(request(), title);
				return {
					ok: true,
					value: parsed.value
				};
			}
			const { clock, secrets } = this.#options.context;
			const error = toServiceError(request(), response, secrets);
			if (isAuthError(error)) {
				this.#gate.reject(error);
				this.#limiter.endWaits();
			}
			return {
				ok: false,
				error,
				...classifyResponse(status, headers, clock.wallMs())
			};
		}
		/** Parsing one URL per upload would take 4 % of the time of `bench -- 1000x16k`. */
		#url(path) {
			const url = this.#urls.get(path) ?? new URL(this.#options.baseUrl + path);
			this.#urls.set(path, url);
			return url;
		}
		/** The error of a request that must not be sent. */
		#withheldError(signal) {
			if (this.#gate.rejection !== void 0) return this.#gate.rejection;
			return signal.aborted || this.#limiter.openCircuit ? new CancelledError() : void 0;
		}
	};
}));

// src/api/upload-target-owners.ts
var MAX_WHOLE_URLS, UploadTargetOwners;
var init_upload_target_owners = __esmMin((() => {
	init_builtin_node_crypto();
	MAX_WHOLE_URLS = 2e3;
	UploadTargetOwners = class {
		#fileOfId = /* @__PURE__ */ new Map();
		/** By the upload URL or its hash. */
		#fileOfUrl = /* @__PURE__ */ new Map();
		/** Records that an earlier run uploaded a file under this id. */
		addUploaded(assetId, fileName) {
			this.#fileOfId.set(assetId, fileName);
		}
		/** Rejects a target that belongs to another file. */
		claim(target, fileName) {
			const { assetId, uploadUrl } = target;
			const urlKey = this.#keyOf(uploadUrl.href);
			if ((this.#fileOfId.get(assetId) ?? fileName) !== fileName) return "the body has the assetId of another file";
			if ((this.#fileOfUrl.get(urlKey) ?? fileName) !== fileName) return "the body has the uploadUrl of another file";
			this.#fileOfId.set(assetId, fileName);
			this.#fileOfUrl.set(urlKey, fileName);
			return { value: target };
		}
		#keyOf(url) {
			return this.#fileOfUrl.size < MAX_WHOLE_URLS || this.#fileOfUrl.has(url) ? url : hash("sha256", url, "base64");
		}
	};
}));

// src/api/service-client.ts
var ServiceClient;
var init_service_client = __esmMin((() => {
	init_delays();
	init_responses();
	init_service_caller();
	init_upload_target_owners();
	ServiceClient = class {
		#options;
		#caller;
		#owners = new UploadTargetOwners();
		constructor(options) {
			this.#options = options;
			this.#caller = new ServiceCaller(options);
		}
		/** The time that the service took for its first success, without connecting, in milliseconds; 0 before. */
		get firstResponseMs() {
			return this.#caller.firstResponseMs;
		}
		/** One page of the games. The spec gives no bounds of `page` and `limit`, so none is checked. */
		listGames(query, signal) {
			const parse = (text) => parseGamePage(text, this.#options.context.secrets);
			return this.#caller.call({
				name: "listGames",
				method: "GET",
				path: "/games",
				query,
				idempotent: true,
				parse
			}, signal);
		}
		/** The spec does not show the response body: the result is JSON if it is JSON, else text; `undefined` if it is blank. */
		createGame(body, signal) {
			const parse = this.#parseAnyBody;
			return this.#caller.call({
				name: "createGame",
				method: "POST",
				path: "/games",
				body,
				idempotent: false,
				parse
			}, signal);
		}
		/** For the result, see `createGame`. A body with another id is an error. */
		getGame(gameId, signal) {
			const path = `/games/${encodeURIComponent(gameId)}`;
			const parse = (text) => parseGame(text, gameId, this.#options.context.secrets);
			return this.#caller.call({
				name: "getGame",
				method: "GET",
				path,
				idempotent: true,
				parse
			}, signal);
		}
		/** The spec does not show the response body: the result is its text. */
		listAssets(query, signal) {
			const parse = (text) => ({ value: redactResponse(text, this.#options.context.secrets) });
			return this.#caller.call({
				name: "listAssets",
				method: "GET",
				path: "/assets",
				query,
				idempotent: true,
				parse
			}, signal);
		}
		/** Records the id of a file that an earlier run uploaded. If the service gives it to another file, `requestUploadUrl` rejects it. */
		addUploaded(assetId, fileName) {
			this.#owners.addUploaded(assetId, fileName);
		}
		/** The first step of an upload: requests a pre-signed upload URL. A repeated request only leaves one URL unused. */
		requestUploadUrl(body, signal) {
			const { context, allowHttp } = this.#options;
			const { secrets, clock } = context;
			return this.#caller.call({
				name: "requestUploadUrl",
				method: "POST",
				path: "/storage/urls",
				body,
				idempotent: true,
				parse: (text, { date }) => {
					const wallMs = clock.wallMs();
					const dateMs = () => parseHttpDate(date) ?? wallMs;
					const target = parseUploadTarget(text, dateMs, secrets, allowHttp);
					return typeof target === "string" ? target : this.#owners.claim(target.value, body.fileName);
				}
			}, signal);
		}
		/**
		* For the result, see `createGame`.
		*
		* @param beforeSent awaited once, before the request is sent for the first time
		*/
		triggerExport(body, signal, beforeSent) {
			const parse = this.#parseAnyBody;
			return this.#caller.call({
				name: "triggerExport",
				method: "POST",
				path: "/export",
				body,
				idempotent: false,
				parse,
				beforeSent
			}, signal);
		}
		#parseAnyBody = (text) => {
			return { value: this.#options.context.secrets.redactValue(parseResponseBody(text).value) };
		};
	};
}));

// src/api/storage-client.ts
/** Whether the storage can't have the whole body. */
function wasNeverSent(error) {
	if (error instanceof NetworkError) return NEVER_CONNECTED.includes(error.reason);
	return error instanceof AssetFileError;
}
var USED_LIFETIME, ROUNDING_MS, UNKNOWN_LIFETIME_MS, StorageClient, NEVER_CONNECTED;
var init_storage_client = __esmMin((() => {
	init_delays();
	init_shared_limiter();
	init_redact();
	init_call();
	init_error_body();
	init_errors();
	init_secrets();
	init_upload_url_expiry();
	USED_LIFETIME = .9;
	ROUNDING_MS = 1e3;
	UNKNOWN_LIFETIME_MS = 2e4;
	StorageClient = class {
		#transport;
		#context;
		#limiter;
		constructor({ transport, context }) {
			this.#transport = transport;
			this.#context = context;
			this.#limiter = new SharedRateLimiter(context.clock, context.waitTimer);
		}
		/**
		* Uploads a file, with retries. Each attempt opens the file anew.
		*
		* An upload URL is requested only when the storage's rate limiter lets the upload go, because it may expire soon. One that
		* expired while its upload had to wait again is replaced.
		*
		* @param signal ends waits, and starts no further attempt
		* @returns the asset's id
		*/
		put(upload, signal) {
			const { clock } = this.#context;
			let target;
			let requestedMs = 0;
			const prepare = async () => {
				if (target !== void 0) {
					const lifetimeMs = (target.lifetimeMs() ?? UNKNOWN_LIFETIME_MS) - ROUNDING_MS;
					if (clock.monotonicMs() < requestedMs + USED_LIFETIME * lifetimeMs) return void 0;
				}
				requestedMs = clock.monotonicMs();
				const result = await upload.requestTarget();
				if (!result.ok) return result;
				target = result.value;
			};
			const attempt = async () => {
				try {
					const result = await this.#attempt(target, upload, upload.cancelSignal ?? signal);
					if (!result.ok && result.kind === "transient") upload.onUnconfirmed?.();
					return result;
				} catch (error) {
					if (!wasNeverSent(error)) upload.onUnconfirmed?.();
					throw error;
				}
			};
			return call(attempt, {
				idempotent: true,
				signal,
				limiter: this.#limiter,
				prepare
			}, this.#context);
		}
		async #attempt({ uploadUrl, assetId }, { contentType, body }, signal) {
			const { clock, secrets } = this.#context;
			const response = await this.#transport.send({
				method: "PUT",
				url: uploadUrl,
				headers: { "content-type": contentType },
				body,
				reuseConnection: true,
				signal
			});
			const { status } = response;
			if (status >= 200 && status < 300) return {
				ok: true,
				value: assetId
			};
			const { headers } = response;
			const redactUploadUrl = urlRedactor(uploadUrl);
			const errorBody = readStorageErrorBody(response.body.toString("utf8"), (text) => secrets.redact(redactUploadUrl(text)));
			const urlExpired = Number(parseHttpDate(headers.date)) >= Number(uploadUrlExpiry(uploadUrl));
			const error = new StorageRefusedError(redactUrl(uploadUrl), status, errorBody, urlExpired);
			if (error.timedOut) return {
				ok: false,
				error,
				kind: "transient"
			};
			return {
				ok: false,
				error,
				...classifyResponse(status, headers, clock.wallMs())
			};
		}
	};
	NEVER_CONNECTED = [
		"unreachable",
		"untrusted-certificate",
		"plain-http",
		"proxy-certificate",
		"proxy-plain-http",
		"proxy-credentials"
	];
}));

// src/action/service-session.ts
/** Calls `work` with clients for the service and its storage, then closes all connections. */
async function withService({ token = "", baseUrl, limits, idleTimeoutMs, allowHttp }, { log, ...waits }, work) {
	const transport = new HttpTransport({
		userAgent: `playable-export-action/${VERSION}`,
		idleTimeoutMs
	});
	const secrets = new Secrets(token);
	const context = {
		...waits,
		limits,
		clock: systemClock,
		random: Math.random,
		secrets
	};
	const onWebPage = warnOnce(log);
	try {
		return await work({
			service: new ServiceClient({
				baseUrl,
				token,
				transport,
				context,
				allowHttp,
				onWebPage
			}),
			storage: new StorageClient({
				transport,
				context
			})
		});
	} finally {
		transport.close();
	}
}
/** Warns of the first web page of a run. The response counts as a success, as any 2xx does if the spec does not define the body, but the page may mean that nothing was done. */
function warnOnce(log) {
	let isWarned = false;
	return ({ method, location }, title) => {
		if (isWarned) return;
		isWarned = true;
		const page = title === "" ? "a web page" : `a web page: "${title}"`;
		log.warning("Service error", `${method} ${location} answered with ${page}.`, "It counts as done, because the status is 2xx. Check whether it was done, and check `base-url`: there may be a sign-in page in front of the service.");
	};
}
var init_service_session = __esmMin((() => {
	init_transport();
	init_secrets();
	init_service_client();
	init_storage_client();
	init_clock();
	init_runtime();
}));

// src/action/games/games-failures.ts
/** Explains why the games could not be read or created. Returns nothing for an error caused by a cancellation. */
function explainGamesError(error, context) {
	switch (error.kind) {
		case "call": {
			const explained = toFailure(error.failure, context);
			if (explained === void 0) return [];
			return [{
				...explained,
				lines: [...describeCreation(error.created), ...explained.lines]
			}];
		}
		case "several": {
			const { games, created } = error;
			const ids = joinTruncated(games.map(({ id }) => id), MAX_IDS);
			const what = `\`name\` is the name of ${formatNumber(games.length)} games: ${ids}`;
			const advice = "Give the id of the right game as `game`, or rename the other games in the service.";
			return [{
				title: "Invalid input",
				lines: [
					...describeCreation(created),
					what,
					advice
				]
			}];
		}
		case "none": {
			const { name, names } = error;
			const padded = names.find((other) => other.trim() === name);
			const similar = padded ?? closestMatch(name, names);
			const hint = similar === void 0 ? "" : ` (did you mean ${JSON.stringify(similar)}?)`;
			return [{
				title: "Invalid input",
				lines: [`\`name\`: ${names.length === 1 ? "there is 1 game" : `there are ${formatNumber(names.length)} games`}, and none has exactly the name ${JSON.stringify(name)}${hint}`, padded === void 0 ? "Correct it, or create the game: `create-if-missing: true`, together with `organization`." : "Inputs lose the white space around them: give the id of that game as `game`."]
			}];
		}
		case "incomplete": {
			const { listed, missing, name } = error;
			const counts = `The service counts ${formatNumber(listed + missing)} games, and its pages have ${formatNumber(listed)}`;
			return [{
				title: "Service error",
				lines: [name === void 0 ? `${counts}: they are in the outputs.` : `${counts}, none of them with the name ${JSON.stringify(name)}: it may be among the missing games, so none was created.`, `Run it again. If the error stays, ${name === void 0 ? "" : "give its id as `game`, and "}report it to the service with this message.`]
			}];
		}
		case "unsettled": {
			const { listed, name } = error;
			const what = `The list of games changes while it is read: no two of ${5} passes in a row found the same games`;
			const seen = `${plural(listed, "game")} in all passes together`;
			return [{
				title: "Service error",
				lines: [what + (name === void 0 ? `; the outputs have the ${seen}.` : `; none of the ${seen} has the name ${JSON.stringify(name)}, and none was created.`), "Run it again when fewer games change."]
			}];
		}
		case "lost": return [{
			title: "Service error",
			lines: ["The game was created, but the response has no id, and the list has no game of that name.", "Look it up in the service, and give its id as `game`."]
		}];
	}
}
/** One sentence, or none if nothing was created. */
function describeCreation(created) {
	if (created === "no") return [];
	return [created === "yes" ? "The game was created." : "The game may have been created."];
}
var MAX_IDS;
var init_games_failures = __esmMin((() => {
	init_list_games();
	init_closest_match();
	init_format();
	init_text();
	init_failures();
	MAX_IDS = 10;
}));

// src/action/games/games-inputs.ts
/** Reads all inputs of `games/`. */
function readGamesInputs(env, now = /* @__PURE__ */ new Date()) {
	const reader = new InputReader(env);
	const query = readQuery(reader);
	const inputs = {
		...readConnection(reader, true),
		query,
		pageSize: readPageSize(reader)
	};
	return finishReading(inputs, reader, REPORTED_INPUTS, now);
}
function readQuery(reader) {
	const id = reader.text("game");
	const name = reader.text("name");
	const create = reader.boolean("create-if-missing");
	const organizationId = readOrganization(reader, create ? "create a game" : void 0);
	if (id !== "" && name !== "") reader.addProblem("game", "must not be given with `name`: it is the id of one game");
	if (/^\.{1,2}$/.test(id)) reader.addProblem("game", `must be the id of a game, not ${reader.quote(id)}`);
	if (create && name === "") reader.addProblem("create-if-missing", "must be given with `name`, the name of the new game");
	if (id !== "") return {
		kind: "id",
		id
	};
	return name === "" ? { kind: "all" } : {
		kind: "name",
		name,
		createIn: create ? organizationId : void 0
	};
}
function readPageSize(reader) {
	return reader.text("page-size") === "" ? void 0 : reader.wholeNumber("page-size", { min: 1 });
}
var REPORTED_INPUTS;
var init_games_inputs = __esmMin((() => {
	init_connection();
	init_fields();
	init_input_reader();
	init_misplaced_inputs();
	REPORTED_INPUTS = [
		"base-url",
		"organization",
		"game",
		"name"
	];
}));

// src/action/progress/wait-log.ts
function describeWait({ error, waitMs, asked, attempt, maxAttempts }) {
	const reason = asked ? "as the server asked" : "before another try";
	return `${error.message}; waiting ${formatDuration(waitMs)} ${reason} (attempt ${attempt} of ${maxAttempts})`;
}
/** Waits with the same key share a line. Only the host counts, because each upload has a path of its own. */
function similarityKey({ error, kind, asked }) {
	const { location = "", method = "" } = error instanceof RequestError ? error : {};
	return [
		kind,
		asked,
		method,
		URL.canParse(location) ? new URL(location).host : location
	].join(" ");
}
function formatSeconds(ms) {
	return formatDuration(Math.ceil(ms / 1e3) * 1e3);
}
var MIN_INTERVAL_MS, MAX_LINES, WaitLog;
var init_wait_log = __esmMin((() => {
	init_errors();
	init_format();
	MIN_INTERVAL_MS = 5e3;
	MAX_LINES = 100;
	WaitLog = class {
		#logged = /* @__PURE__ */ new Map();
		#lines = 0;
		#pausedUntilMs = 0;
		#retryAtMs = 0;
		/** Returns the line to log; `undefined` if a similar wait was just logged. */
		lineFor(wait, nowMs) {
			const untilMs = nowMs + wait.waitMs;
			if (wait.pausesAll) this.#pausedUntilMs = Math.max(this.#pausedUntilMs, untilMs);
			else this.#retryAtMs = Math.max(this.#retryAtMs, untilMs);
			const key = similarityKey(wait);
			const last = this.#logged.get(key);
			if (!(last === void 0 || nowMs - last.atMs >= MIN_INTERVAL_MS || untilMs - last.untilMs >= MIN_INTERVAL_MS) || this.#lines >= MAX_LINES) {
				if (last !== void 0) last.similar += 1;
				return;
			}
			this.#lines += 1;
			this.#logged.set(key, {
				atMs: nowMs,
				untilMs,
				similar: 0
			});
			const similar = last?.similar ? `; ${plural(last.similar, "request")} waited before` : "";
			return `${describeWait(wait)}${similar}`;
		}
		/** Whether a server keeps all requests to it from being sent. */
		isPaused(nowMs) {
			return this.#pausedUntilMs > nowMs;
		}
		/** The time until the last wait is over, as the end of a status line; empty if nothing waits. */
		formatRemaining(nowMs) {
			if (this.isPaused(nowMs)) return `, paused for ${formatSeconds(this.#pausedUntilMs - nowMs)} more`;
			return this.#retryAtMs > nowMs ? `, next attempt within ${formatSeconds(this.#retryAtMs - nowMs)}` : "";
		}
	};
}));

// src/action/progress/progress.ts
var TICK_MS, STATUS_INTERVAL_MS, LATER_STATUS_INTERVAL_MS, LATER_MS, MAX_TITLE_LENGTH, TOLERANCE_MS, Progress, systemTicker;
var init_progress = __esmMin((() => {
	init_clock();
	init_text();
	init_wait_log();
	TICK_MS = 1e3;
	STATUS_INTERVAL_MS = 5e3;
	LATER_STATUS_INTERVAL_MS = 9e3;
	LATER_MS = 12e5;
	MAX_TITLE_LENGTH = 200;
	TOLERANCE_MS = 100;
	Progress = class {
		#log;
		#time;
		#waits = new WaitLog();
		#phase;
		#stopTicker = () => void 0;
		#startedMs = 0;
		#lastLineMs = 0;
		constructor(log, time = {
			clock: systemClock,
			ticker: systemTicker
		}) {
			this.#log = log;
			this.#time = time;
		}
		get nowMs() {
			return this.#time.clock.monotonicMs();
		}
		/** Whether a server keeps all requests to it from being sent. */
		get isPaused() {
			return this.#waits.isPaused(this.nowMs);
		}
		/** Ends the phase before and opens the group of the next one. */
		startPhase(phase) {
			this.endPhase();
			this.#phase = phase;
			this.#startedMs = this.nowMs;
			this.#lastLineMs = this.#startedMs;
			this.#log.startGroup(truncate(phase.title, MAX_TITLE_LENGTH));
			this.#stopTicker = this.#time.ticker(TICK_MS, () => this.#tick());
		}
		log(text) {
			if (this.#phase?.linesPostponeStatus) this.#lastLineMs = this.nowMs;
			this.#log.info(text);
		}
		/** Logs that a request waits before its next attempt, unless a similar wait was just logged. */
		logWait(wait) {
			const line = this.#waits.lineFor(wait, this.nowMs);
			if (line !== void 0) this.log(`  ${line}`);
		}
		/** Closes the group of the current phase, if there is one. No status line follows. */
		endPhase() {
			if (this.#phase === void 0) return;
			this.#phase = void 0;
			this.#stopTicker();
			this.#log.endGroup();
		}
		#tick() {
			if (this.#phase === void 0) return;
			this.#phase.onTick?.();
			const { nowMs } = this;
			const intervalMs = nowMs - this.#startedMs < LATER_MS ? STATUS_INTERVAL_MS : LATER_STATUS_INTERVAL_MS;
			if (nowMs - this.#lastLineMs < intervalMs - TOLERANCE_MS) return;
			this.#lastLineMs = nowMs;
			this.#log.info(`  ${this.#phase.status()}${this.#waits.formatRemaining(nowMs)}`);
		}
	};
	systemTicker = (ms, tick) => {
		const timer = setInterval(tick, ms).unref();
		return () => clearInterval(timer);
	};
}));

// src/action/games/games-log.ts
/** Logs the requests about games. */
function logGameEvents(log, time) {
	const progress = new Progress(log, time);
	let read;
	const startPhase = (title) => {
		read = void 0;
		progress.startPhase({
			title,
			linesPostponeStatus: false,
			status: () => formatPagesRead(read)
		});
	};
	return {
		listStarted: (pass) => startPhase(pass === 1 ? "Read the list of games" : `Read the list of games again (pass ${pass}): a pass may miss games if the list changes`),
		pageRead: (soFar) => {
			read = soFar;
			if (soFar.pages <= MAX_LISTED_PAGES) progress.log(`  page ${soFar.pages}: ${formatPagesRead(soFar)}`);
		},
		listEnded: ({ pages, games }) => {
			progress.endPhase();
			log.info(`${plural(games, "game")} on ${plural(pages, "page")}`);
		},
		fetching: (id) => startPhase(`Fetch the game ${id}`),
		creating: (name) => startPhase(`Create the game ${JSON.stringify(name)}`),
		created: () => {
			progress.endPhase();
			log.info("The service has created the game");
		},
		creationFailed: ({ message }) => {
			progress.endPhase();
			log.info(`${message}. The game may exist: looking it up by its name`);
		},
		searchDelayed: (waitMs) => {
			progress.endPhase();
			log.info(`Looking the game up by its name in ${formatDuration(waitMs)}`);
		},
		waiting: (wait) => progress.logWait(wait),
		stop: () => progress.endPhase()
	};
}
function formatPagesRead(read) {
	if (read === void 0) return "no response yet";
	return `${formatNumber(read.games)} of ${plural(read.total, "game")}`;
}
var MAX_LISTED_PAGES;
var init_games_log = __esmMin((() => {
	init_format();
	init_progress();
	MAX_LISTED_PAGES = 10;
}));

// src/action/games/run-games.ts
var run_games_exports = /* @__PURE__ */ __exportAll({ gamesAction: () => gamesAction$1 });
/**
* The sub-action `games/`: fetches, finds, creates or lists games.
*
* @param clock measures the waits before a new game is looked up
*/
function gamesAction$1(context, clock = systemClock) {
	let created = false;
	const onCreated = () => {
		created = true;
	};
	return {
		run: () => runGames(context, clock, onCreated),
		onCrash: (failure) => ({
			report: {
				...NO_GAMES,
				created
			},
			failures: [failure]
		}),
		finish: ({ report, failures }) => {
			const outputs = toOutputs(report);
			const content = failures.length === 0 || report.games.length > 0 ? outputs.games : void 0;
			return finishQuery({
				outputs: {
					...outputs,
					games: content ?? ""
				},
				content,
				failures
			}, FILE, context);
		}
	};
}
async function runGames(context, clock, onCreated) {
	const { env, log, signal } = context;
	const { inputs, problems, warnings } = readGamesInputs(env);
	log.warnings(warnings);
	if (problems.length > 0) return {
		report: NO_GAMES,
		failures: [invalidInputFailure(problems)]
	};
	const report = await queryGames(inputs, context, clock, onCreated);
	const { error, game } = report;
	if (error === void 0) {
		if (game !== void 0) log.info(`The game is ${game.id}`);
		return {
			report,
			failures: []
		};
	}
	const failures = explainGamesError(error, {
		limits: inputs.limits,
		hasNoConcurrencyInput: true
	});
	if (!signal.aborted) return {
		report,
		failures
	};
	const creation = report.created ? "yes" : "created" in error ? error.created : "no";
	const [change = "Nothing was changed."] = describeCreation(creation);
	const lines = failures.length > 0 ? [`The run was cancelled (${signal.reason}).`] : [`The run was cancelled (${signal.reason}). ${change}`, RUN_AGAIN];
	return {
		report,
		failures: [...failures, {
			title: "Cancelled",
			lines
		}]
	};
}
async function queryGames({ query, pageSize, ...connection }, { log, waitTimer, signal }, clock, onCreated) {
	const logged = logGameEvents(log);
	const created = () => {
		onCreated();
		logged.created();
	};
	const events = {
		...logged,
		created
	};
	return withService(connection, {
		log,
		onWait: logged.waiting,
		waitTimer
	}, ({ service }) => {
		return resolveGames(query, {
			service,
			pageSize,
			events,
			clock,
			waitTimer,
			signal
		});
	}).finally(() => logged.stop());
}
function toOutputs({ games, game, created }) {
	return {
		"game-id": game?.id ?? "",
		game: game?.content === void 0 ? "" : JSON.stringify(game.content),
		games: JSON.stringify(games),
		created: String(created)
	};
}
var FILE;
var init_run_games = __esmMin((() => {
	init_resolve_games();
	init_clock();
	init_explain_failure();
	init_invalid_input();
	init_finish_run();
	init_service_session();
	init_games_failures();
	init_games_inputs();
	init_games_log();
	FILE = {
		output: "games-file",
		prefix: "playable-games",
		extension: "json"
	};
}));

// src/games.ts
init_deadline();
const signal = cancellationSignal();
const { runAction } = await Promise.resolve().then(() => (init_run_action(), run_action_exports));
const { gamesAction } = await Promise.resolve().then(() => (init_run_games(), run_games_exports));
await runAction("games", gamesAction, process.env, signal);
process.stdout.write("", exitProcess);

export {  };