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
var builtin$20, setTimeout$1, setImmediate$1;
var init_promises$1 = __esmMin((() => {
	builtin$20 = process.getBuiltinModule("node:timers/promises");
	setTimeout$1 = builtin$20.setTimeout;
	setImmediate$1 = builtin$20.setImmediate;
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
	const runNumber = toNumber$1(env["GITHUB_RUN_NUMBER"]);
	const attempt = toNumber$1(env["GITHUB_RUN_ATTEMPT"]);
	const runId = toNumber$1(env["GITHUB_RUN_ID"]);
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
function toNumber$1(text = "") {
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
var builtin$19, EOL;
var init_builtin_os = __esmMin((() => {
	builtin$19 = process.getBuiltinModule("os");
	EOL = builtin$19.EOL;
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
var builtin$18, randomUUID$1;
var init_builtin_crypto = __esmMin((() => {
	builtin$18 = process.getBuiltinModule("crypto");
	randomUUID$1 = builtin$18.randomUUID;
}));

// builtin:fs
var builtin$17, appendFileSync$1, existsSync$1, lstatSync$1, readdir$2, readdirSync$1, readlinkSync$1, realpathSync$2, constants$1, promises$1;
var init_builtin_fs = __esmMin((() => {
	builtin$17 = process.getBuiltinModule("fs");
	appendFileSync$1 = builtin$17.appendFileSync;
	existsSync$1 = builtin$17.existsSync;
	lstatSync$1 = builtin$17.lstatSync;
	readdir$2 = builtin$17.readdir;
	readdirSync$1 = builtin$17.readdirSync;
	readlinkSync$1 = builtin$17.readlinkSync;
	realpathSync$2 = builtin$17.realpathSync;
	constants$1 = builtin$17.constants;
	promises$1 = builtin$17.promises;
}));

// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!existsSync$1(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	appendFileSync$1(filePath, `${toCommandValue(message)}${EOL}`, { encoding: "utf8" });
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
var builtin$16, connect$1, isIP;
var init_builtin_node_net = __esmMin((() => {
	builtin$16 = process.getBuiltinModule("node:net");
	connect$1 = builtin$16.connect;
	isIP = builtin$16.isIP;
}));

// builtin:node:http
var builtin$15, request$1;
var init_builtin_node_http = __esmMin((() => {
	builtin$15 = process.getBuiltinModule("node:http");
	request$1 = builtin$15.request;
}));

// builtin:node:stream
var builtin$14;
var init_builtin_node_stream = __esmMin((() => {
	builtin$14 = process.getBuiltinModule("node:stream");
}));

// builtin:node:util
var builtin$13, promisify;
var init_builtin_node_util = __esmMin((() => {
	builtin$13 = process.getBuiltinModule("node:util");
	promisify = builtin$13.promisify;
}));

// builtin:node:querystring
var builtin$12, unescape$1;
var init_builtin_node_querystring = __esmMin((() => {
	builtin$12 = process.getBuiltinModule("node:querystring");
	unescape$1 = builtin$12.unescape;
}));

// builtin:node:events
var builtin$11, EventEmitter;
var init_builtin_node_events = __esmMin((() => {
	builtin$11 = process.getBuiltinModule("node:events");
	EventEmitter = builtin$11.EventEmitter;
}));

// builtin:node:diagnostics_channel
var builtin$10, channel, tracingChannel;
var init_builtin_node_diagnostics_channel = __esmMin((() => {
	builtin$10 = process.getBuiltinModule("node:diagnostics_channel");
	channel = builtin$10.channel;
	tracingChannel = builtin$10.tracingChannel;
}));

// builtin:node:tls
var builtin$9, TLSSocket, connect;
var init_builtin_node_tls = __esmMin((() => {
	builtin$9 = process.getBuiltinModule("node:tls");
	TLSSocket = builtin$9.TLSSocket;
	connect = builtin$9.connect;
}));

// builtin:node:crypto
var builtin$8, createHash, randomUUID, hash;
var init_builtin_node_crypto = __esmMin((() => {
	builtin$8 = process.getBuiltinModule("node:crypto");
	createHash = builtin$8.createHash;
	randomUUID = builtin$8.randomUUID;
	hash = builtin$8.hash;
}));

// builtin:node:url
var builtin$7, fileURLToPath;
var init_builtin_node_url = __esmMin((() => {
	builtin$7 = process.getBuiltinModule("node:url");
	fileURLToPath = builtin$7.fileURLToPath;
}));

// node_modules/@actions/core/lib/summary.js
var __awaiter$1, access$1, appendFile$1, writeFile$2, SUMMARY_ENV_VAR, Summary, _summary, summary;
var init_summary$1 = __esmMin((() => {
	init_builtin_os();
	init_builtin_fs();
	__awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
	({access: access$1, appendFile: appendFile$1, writeFile: writeFile$2} = promises$1);
	SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
	Summary = class {
		constructor() {
			this._buffer = "";
		}
		/**
		* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
		* Also checks r/w permissions.
		*
		* @returns step summary file path
		*/
		filePath() {
			return __awaiter$1(this, void 0, void 0, function* () {
				if (this._filePath) return this._filePath;
				const pathFromEnv = process.env[SUMMARY_ENV_VAR];
				if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
				try {
					yield access$1(pathFromEnv, constants$1.R_OK | constants$1.W_OK);
				} catch (_a) {
					throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
				}
				this._filePath = pathFromEnv;
				return this._filePath;
			});
		}
		/**
		* Wraps content in an HTML tag, adding any HTML attributes
		*
		* @param {string} tag HTML tag to wrap
		* @param {string | null} content content within the tag
		* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
		*
		* @returns {string} content wrapped in HTML element
		*/
		wrap(tag, content, attrs = {}) {
			const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
			if (!content) return `<${tag}${htmlAttrs}>`;
			return `<${tag}${htmlAttrs}>${content}</${tag}>`;
		}
		/**
		* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
		*
		* @param {SummaryWriteOptions} [options] (optional) options for write operation
		*
		* @returns {Promise<Summary>} summary instance
		*/
		write(options) {
			return __awaiter$1(this, void 0, void 0, function* () {
				const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
				const filePath = yield this.filePath();
				yield (overwrite ? writeFile$2 : appendFile$1)(filePath, this._buffer, { encoding: "utf8" });
				return this.emptyBuffer();
			});
		}
		/**
		* Clears the summary buffer and wipes the summary file
		*
		* @returns {Summary} summary instance
		*/
		clear() {
			return __awaiter$1(this, void 0, void 0, function* () {
				return this.emptyBuffer().write({ overwrite: true });
			});
		}
		/**
		* Returns the current summary buffer as a string
		*
		* @returns {string} string of summary buffer
		*/
		stringify() {
			return this._buffer;
		}
		/**
		* If the summary buffer is empty
		*
		* @returns {boolen} true if the buffer is empty
		*/
		isEmptyBuffer() {
			return this._buffer.length === 0;
		}
		/**
		* Resets the summary buffer without writing to summary file
		*
		* @returns {Summary} summary instance
		*/
		emptyBuffer() {
			this._buffer = "";
			return this;
		}
		/**
		* Adds raw text to the summary buffer
		*
		* @param {string} text content to add
		* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
		*
		* @returns {Summary} summary instance
		*/
		addRaw(text, addEOL = false) {
			this._buffer += text;
			return addEOL ? this.addEOL() : this;
		}
		/**
		* Adds the operating system-specific end-of-line marker to the buffer
		*
		* @returns {Summary} summary instance
		*/
		addEOL() {
			return this.addRaw(EOL);
		}
		/**
		* Adds an HTML codeblock to the summary buffer
		*
		* @param {string} code content to render within fenced code block
		* @param {string} lang (optional) language to syntax highlight code
		*
		* @returns {Summary} summary instance
		*/
		addCodeBlock(code, lang) {
			const attrs = Object.assign({}, lang && { lang });
			const element = this.wrap("pre", this.wrap("code", code), attrs);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML list to the summary buffer
		*
		* @param {string[]} items list of items to render
		* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
		*
		* @returns {Summary} summary instance
		*/
		addList(items, ordered = false) {
			const tag = ordered ? "ol" : "ul";
			const listItems = items.map((item) => this.wrap("li", item)).join("");
			const element = this.wrap(tag, listItems);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML table to the summary buffer
		*
		* @param {SummaryTableCell[]} rows table rows
		*
		* @returns {Summary} summary instance
		*/
		addTable(rows) {
			const tableBody = rows.map((row) => {
				const cells = row.map((cell) => {
					if (typeof cell === "string") return this.wrap("td", cell);
					const { header, data, colspan, rowspan } = cell;
					const tag = header ? "th" : "td";
					const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
					return this.wrap(tag, data, attrs);
				}).join("");
				return this.wrap("tr", cells);
			}).join("");
			const element = this.wrap("table", tableBody);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds a collapsable HTML details element to the summary buffer
		*
		* @param {string} label text for the closed state
		* @param {string} content collapsable content
		*
		* @returns {Summary} summary instance
		*/
		addDetails(label, content) {
			const element = this.wrap("details", this.wrap("summary", label) + content);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML image tag to the summary buffer
		*
		* @param {string} src path to the image you to embed
		* @param {string} alt text description of the image
		* @param {SummaryImageOptions} options (optional) addition image attributes
		*
		* @returns {Summary} summary instance
		*/
		addImage(src, alt, options) {
			const { width, height } = options || {};
			const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
			const element = this.wrap("img", null, Object.assign({
				src,
				alt
			}, attrs));
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML section heading element
		*
		* @param {string} text heading text
		* @param {number | string} [level=1] (optional) the heading level, default: 1
		*
		* @returns {Summary} summary instance
		*/
		addHeading(text, level) {
			const tag = `h${level}`;
			const allowedTag = [
				"h1",
				"h2",
				"h3",
				"h4",
				"h5",
				"h6"
			].includes(tag) ? tag : "h1";
			const element = this.wrap(allowedTag, text);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML thematic break (<hr>) to the summary buffer
		*
		* @returns {Summary} summary instance
		*/
		addSeparator() {
			const element = this.wrap("hr", null);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML line break (<br>) to the summary buffer
		*
		* @returns {Summary} summary instance
		*/
		addBreak() {
			const element = this.wrap("br", null);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML blockquote to the summary buffer
		*
		* @param {string} text quote text
		* @param {string} cite (optional) citation url
		*
		* @returns {Summary} summary instance
		*/
		addQuote(text, cite) {
			const attrs = Object.assign({}, cite && { cite });
			const element = this.wrap("blockquote", text, attrs);
			return this.addRaw(element).addEOL();
		}
		/**
		* Adds an HTML anchor tag to the summary buffer
		*
		* @param {string} text link text/content
		* @param {string} href hyperlink
		*
		* @returns {Summary} summary instance
		*/
		addLink(text, href) {
			const element = this.wrap("a", text, { href });
			return this.addRaw(element).addEOL();
		}
	};
	_summary = new Summary();
	summary = _summary;
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
	init_summary$1();
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
/** Formats a size in powers of 1,024: `512 B`, `1.5 KiB`, `20 MiB`. */
function formatBytes(bytes) {
	let value = bytes;
	let unit = "B";
	for (const larger of UNITS) {
		if (value < 1024) break;
		value /= 1024;
		unit = larger;
	}
	return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${unit}`;
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
var UNITS;
var init_format = __esmMin((() => {
	UNITS = [
		"KiB",
		"MiB",
		"GiB",
		"TiB"
	];
}));

// src/support/text.ts
/** Shortens a text to `length` UTF-16 units, including `…`. Splits no surrogate pair. */
function truncate$1(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/** Joins the first names: `a, b, c and 39 more`. Of a long name, only its last 119 characters are kept. */
function joinTruncated(names, max = 5) {
	const shown = names.slice(0, max).map(shorten).join(", ");
	return names.length > max ? `${shown} and ${formatNumber(names.length - max)} more` : shown;
}
function shorten(name) {
	return name.length > MAX_NAME_LENGTH$1 ? `…${name.slice(-119)}` : name;
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
var MAX_NAME_LENGTH$1, INVISIBLE;
var init_text = __esmMin((() => {
	init_format();
	MAX_NAME_LENGTH$1 = 120;
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
/**
* Escapes untrusted text for Markdown and HTML: every character that may be markup becomes an entity.
*
* GitHub decodes entities before it looks for links, mentions, issues and `:emoji:`, so a comment breaks up what may begin one.
*/
function escapeMarkdown(text) {
	return escapeInvisible(text).replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, entity).replace(/&#(?:35|58|64);(?=\S)|www(?=\.)|\bGH-(?=\d)/gi, `$&${COMMENT}`).replace(/^[ -]|(?<=^\d+)\./, entity);
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
var COMMENT;
var init_sanitize = __esmMin((() => {
	init_text();
	COMMENT = "<!-- -->";
}));

// src/action/runner/log.ts
function print(level, { title, lines }, more = "") {
	const full = joinLines(lines, more === "" ? MAX_LINES_PER_ANNOTATION : 3);
	const shown = truncate$1(full, MAX_MESSAGE_LENGTH$1);
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
var MAX_MESSAGE_LENGTH$1, MAX_ANNOTATIONS_PER_LEVEL, MAX_LINES_PER_ANNOTATION, MAX_LIST_LINES, Log;
var init_log = __esmMin((() => {
	init_core();
	init_format();
	init_text();
	init_sanitize();
	MAX_MESSAGE_LENGTH$1 = 3900;
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
var builtin_node_fs_exports = /* @__PURE__ */ __exportAll({
	Dir: () => Dir,
	Dirent: () => Dirent,
	Stats: () => Stats,
	_toUnixTimestamp: () => _toUnixTimestamp,
	access: () => access,
	accessSync: () => accessSync,
	appendFile: () => appendFile,
	appendFileSync: () => appendFileSync,
	chmod: () => chmod,
	chmodSync: () => chmodSync,
	chown: () => chown,
	chownSync: () => chownSync,
	close: () => close,
	closeSync: () => closeSync,
	constants: () => constants,
	copyFile: () => copyFile$1,
	copyFileSync: () => copyFileSync,
	cp: () => cp,
	cpSync: () => cpSync,
	createReadStream: () => createReadStream,
	createWriteStream: () => createWriteStream,
	default: () => builtin$6,
	exists: () => exists,
	existsSync: () => existsSync,
	fchmod: () => fchmod,
	fchmodSync: () => fchmodSync,
	fchown: () => fchown,
	fchownSync: () => fchownSync,
	fdatasync: () => fdatasync,
	fdatasyncSync: () => fdatasyncSync,
	fstat: () => fstat,
	fstatSync: () => fstatSync,
	fsync: () => fsync,
	fsyncSync: () => fsyncSync,
	ftruncate: () => ftruncate,
	ftruncateSync: () => ftruncateSync,
	futimes: () => futimes,
	futimesSync: () => futimesSync,
	glob: () => glob$1,
	globSync: () => globSync$1,
	lchmod: () => lchmod,
	lchmodSync: () => lchmodSync,
	lchown: () => lchown,
	lchownSync: () => lchownSync,
	link: () => link,
	linkSync: () => linkSync,
	lstat: () => lstat$1,
	lstatSync: () => lstatSync,
	lutimes: () => lutimes,
	lutimesSync: () => lutimesSync,
	mkdir: () => mkdir$1,
	mkdirSync: () => mkdirSync,
	mkdtemp: () => mkdtemp,
	mkdtempDisposableSync: () => mkdtempDisposableSync,
	mkdtempSync: () => mkdtempSync,
	open: () => open$1,
	openAsBlob: () => openAsBlob,
	openSync: () => openSync,
	opendir: () => opendir,
	opendirSync: () => opendirSync,
	promises: () => promises,
	read: () => read$1,
	readFile: () => readFile,
	readFileSync: () => readFileSync,
	readSync: () => readSync,
	readdir: () => readdir$1,
	readdirSync: () => readdirSync,
	readlink: () => readlink$1,
	readlinkSync: () => readlinkSync,
	readv: () => readv,
	readvSync: () => readvSync,
	realpath: () => realpath$1,
	realpathSync: () => realpathSync$1,
	rename: () => rename$1,
	renameSync: () => renameSync,
	rm: () => rm$1,
	rmSync: () => rmSync,
	rmdir: () => rmdir,
	rmdirSync: () => rmdirSync,
	stat: () => stat$1,
	statSync: () => statSync,
	statfs: () => statfs,
	statfsSync: () => statfsSync,
	symlink: () => symlink,
	symlinkSync: () => symlinkSync,
	truncate: () => truncate,
	truncateSync: () => truncateSync,
	unlink: () => unlink,
	unlinkSync: () => unlinkSync,
	unwatchFile: () => unwatchFile,
	utimes: () => utimes,
	utimesSync: () => utimesSync,
	watch: () => watch,
	watchFile: () => watchFile,
	write: () => write,
	writeFile: () => writeFile$1,
	writeFileSync: () => writeFileSync,
	writeSync: () => writeSync,
	writev: () => writev,
	writevSync: () => writevSync
});
var builtin$6, appendFile, appendFileSync, access, accessSync, chown, chownSync, chmod, chmodSync, close, closeSync, copyFile$1, copyFileSync, cp, cpSync, createReadStream, createWriteStream, exists, existsSync, fchown, fchownSync, fchmod, fchmodSync, fdatasync, fdatasyncSync, fstat, fstatSync, fsync, fsyncSync, ftruncate, ftruncateSync, futimes, futimesSync, glob$1, globSync$1, lchown, lchownSync, lchmod, lchmodSync, link, linkSync, lstat$1, lstatSync, lutimes, lutimesSync, mkdir$1, mkdirSync, mkdtemp, mkdtempSync, mkdtempDisposableSync, open$1, openSync, openAsBlob, readdir$1, readdirSync, read$1, readSync, readv, readvSync, readFile, readFileSync, readlink$1, readlinkSync, realpath$1, realpathSync$1, rename$1, renameSync, rm$1, rmSync, rmdir, rmdirSync, stat$1, statfs, statSync, statfsSync, symlink, symlinkSync, truncate, truncateSync, unwatchFile, unlink, unlinkSync, utimes, utimesSync, watch, watchFile, writeFile$1, writeFileSync, write, writeSync, writev, writevSync, Dirent, Stats, _toUnixTimestamp, Dir, opendir, opendirSync, constants, promises;
var init_builtin_node_fs = __esmMin((() => {
	builtin$6 = process.getBuiltinModule("node:fs");
	appendFile = builtin$6.appendFile;
	appendFileSync = builtin$6.appendFileSync;
	access = builtin$6.access;
	accessSync = builtin$6.accessSync;
	chown = builtin$6.chown;
	chownSync = builtin$6.chownSync;
	chmod = builtin$6.chmod;
	chmodSync = builtin$6.chmodSync;
	close = builtin$6.close;
	closeSync = builtin$6.closeSync;
	copyFile$1 = builtin$6.copyFile;
	copyFileSync = builtin$6.copyFileSync;
	cp = builtin$6.cp;
	cpSync = builtin$6.cpSync;
	createReadStream = builtin$6.createReadStream;
	createWriteStream = builtin$6.createWriteStream;
	exists = builtin$6.exists;
	existsSync = builtin$6.existsSync;
	fchown = builtin$6.fchown;
	fchownSync = builtin$6.fchownSync;
	fchmod = builtin$6.fchmod;
	fchmodSync = builtin$6.fchmodSync;
	fdatasync = builtin$6.fdatasync;
	fdatasyncSync = builtin$6.fdatasyncSync;
	fstat = builtin$6.fstat;
	fstatSync = builtin$6.fstatSync;
	fsync = builtin$6.fsync;
	fsyncSync = builtin$6.fsyncSync;
	ftruncate = builtin$6.ftruncate;
	ftruncateSync = builtin$6.ftruncateSync;
	futimes = builtin$6.futimes;
	futimesSync = builtin$6.futimesSync;
	glob$1 = builtin$6.glob;
	globSync$1 = builtin$6.globSync;
	lchown = builtin$6.lchown;
	lchownSync = builtin$6.lchownSync;
	lchmod = builtin$6.lchmod;
	lchmodSync = builtin$6.lchmodSync;
	link = builtin$6.link;
	linkSync = builtin$6.linkSync;
	lstat$1 = builtin$6.lstat;
	lstatSync = builtin$6.lstatSync;
	lutimes = builtin$6.lutimes;
	lutimesSync = builtin$6.lutimesSync;
	mkdir$1 = builtin$6.mkdir;
	mkdirSync = builtin$6.mkdirSync;
	mkdtemp = builtin$6.mkdtemp;
	mkdtempSync = builtin$6.mkdtempSync;
	mkdtempDisposableSync = builtin$6.mkdtempDisposableSync;
	open$1 = builtin$6.open;
	openSync = builtin$6.openSync;
	openAsBlob = builtin$6.openAsBlob;
	readdir$1 = builtin$6.readdir;
	readdirSync = builtin$6.readdirSync;
	read$1 = builtin$6.read;
	readSync = builtin$6.readSync;
	readv = builtin$6.readv;
	readvSync = builtin$6.readvSync;
	readFile = builtin$6.readFile;
	readFileSync = builtin$6.readFileSync;
	readlink$1 = builtin$6.readlink;
	readlinkSync = builtin$6.readlinkSync;
	realpath$1 = builtin$6.realpath;
	realpathSync$1 = builtin$6.realpathSync;
	rename$1 = builtin$6.rename;
	renameSync = builtin$6.renameSync;
	rm$1 = builtin$6.rm;
	rmSync = builtin$6.rmSync;
	rmdir = builtin$6.rmdir;
	rmdirSync = builtin$6.rmdirSync;
	stat$1 = builtin$6.stat;
	statfs = builtin$6.statfs;
	statSync = builtin$6.statSync;
	statfsSync = builtin$6.statfsSync;
	symlink = builtin$6.symlink;
	symlinkSync = builtin$6.symlinkSync;
	truncate = builtin$6.truncate;
	truncateSync = builtin$6.truncateSync;
	unwatchFile = builtin$6.unwatchFile;
	unlink = builtin$6.unlink;
	unlinkSync = builtin$6.unlinkSync;
	utimes = builtin$6.utimes;
	utimesSync = builtin$6.utimesSync;
	watch = builtin$6.watch;
	watchFile = builtin$6.watchFile;
	writeFile$1 = builtin$6.writeFile;
	writeFileSync = builtin$6.writeFileSync;
	write = builtin$6.write;
	writeSync = builtin$6.writeSync;
	writev = builtin$6.writev;
	writevSync = builtin$6.writevSync;
	Dirent = builtin$6.Dirent;
	Stats = builtin$6.Stats;
	_toUnixTimestamp = builtin$6._toUnixTimestamp;
	Dir = builtin$6.Dir;
	opendir = builtin$6.opendir;
	opendirSync = builtin$6.opendirSync;
	constants = builtin$6.constants;
	promises = builtin$6.promises;
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

// src/pipeline/outcomes.ts
/** Whether an export was triggered, by this run or by an earlier one. */
function isTriggered({ status }) {
	return status === "triggered" || status === "reused";
}
/** Whether the service has the bytes of an asset, sent by this run or by a previous one. */
function hasAssetId(outcome) {
	return outcome.status === "uploaded" || outcome.status === "reused";
}
var PreviousUploads;
var init_outcomes = __esmMin((() => {
	PreviousUploads = class PreviousUploads {
		#byPath;
		constructor(entries) {
			this.#byPath = new Map(Array.from(entries, (entry) => [entry.path, entry]));
		}
		/** Number of files. */
		get size() {
			return this.#byPath.size;
		}
		/** Number of files that may be reused. */
		get reusableCount() {
			return [...this.#byPath.values()].filter(({ sha256 }) => sha256 !== void 0).length;
		}
		entries() {
			return this.#byPath.values();
		}
		/** Returns the uploads of all files but these. */
		without(files) {
			const paths = new Set(files.map(({ asset }) => asset.path));
			return new PreviousUploads([...this.#byPath.values()].filter(({ path }) => !paths.has(path)));
		}
		/** Finds the upload with the same path, `fileName`, content type and size. Its bytes may still differ. */
		get({ path, fileName, contentType, size }) {
			const entry = this.#byPath.get(path);
			if (!(entry?.fileName === fileName && entry.contentType === contentType && entry.size === size) || entry.sha256 === void 0) return void 0;
			return {
				assetId: entry.assetId,
				sha256: entry.sha256
			};
		}
	};
}));

// src/pipeline/manifest/previous-release.ts
/**
* Finds the exports that an earlier run of the same release triggered or may have triggered.
*
* @param uploads all files of this run, each with its asset id
* @returns none if one file or the commit differs
*/
function earlierExports(previous, uploads, { commit, retryUnknown }) {
	const outcomes = /* @__PURE__ */ new Map();
	if (previous.commit !== commit || !hasSameFiles(previous.files, uploads)) return {
		outcomes,
		retryUnknown
	};
	for (const { variantId, network, status, response, deployed = false } of previous.exports) {
		const request = {
			variantId,
			network
		};
		if (status === "triggered" || status === "reused") outcomes.set(exportKey(request), {
			...request,
			status: "reused",
			response,
			deployed
		});
		else if (status === "unknown") outcomes.set(exportKey(request), {
			...request,
			status,
			attempts: 0
		});
	}
	return {
		outcomes,
		retryUnknown
	};
}
/** Whether an export must be requested, if this is what is known of it before. */
function isOpen({ status }, retryUnknown) {
	return status === "not-attempted" || status === "unknown" && retryUnknown;
}
function hasSameFiles(files, uploads) {
	if (files.size !== uploads.length) return false;
	return uploads.every((upload) => {
		const earlier = files.get(upload.asset);
		return earlier !== void 0 && hasAssetId(upload) && earlier.assetId === upload.assetId && earlier.sha256 === upload.sha256;
	});
}
function exportKey({ variantId, network }) {
	return JSON.stringify([variantId, network]);
}
var init_previous_release = __esmMin((() => {
	init_outcomes();
}));

// src/pipeline/manifest/manifest.ts
/**
* Builds the manifest of a run. With the conclusion `planned` (a dry run), assets that were not attempted get the status
* `planned` or `reused`.
*
* @param previous uploads whose ids the manifest keeps for files that this run did not upload; in a dry run, the uploads
*   that a run would reuse
*/
function buildManifest(head, report, previous) {
	const { conclusion, baseUrl, organizationId, startedAt, finishedAt, run, shardPart, deployed } = head;
	return {
		version: 1,
		...run !== void 0 && { run },
		...shardPart,
		conclusion,
		baseUrl,
		organizationId,
		startedAt: startedAt.toISOString(),
		...finishedAt !== void 0 && { finishedAt: finishedAt.toISOString() },
		assets: report.uploads.map((outcome) => manifestAsset(outcome, conclusion === "planned", previous)),
		exports: report.exports.map((outcome) => manifestExport(outcome, deployed))
	};
}
function manifestAsset(outcome, isPlanned, previous) {
	const { path, fileName, contentType, size } = outcome.asset;
	const file = {
		path,
		fileName,
		contentType,
		size
	};
	switch (outcome.status) {
		case "uploaded": {
			const { status, assetId, sha256, attempts, durationMs } = outcome;
			return {
				...file,
				...sha256 !== void 0 && { sha256 },
				status,
				assetId,
				attempts,
				durationMs
			};
		}
		case "reused": {
			const { status, assetId, sha256 } = outcome;
			return {
				...file,
				sha256,
				status,
				assetId,
				attempts: 0,
				durationMs: 0
			};
		}
		case "failed": {
			const { status, attempts, durationMs, failure } = outcome;
			const error = failure.error.message;
			return {
				...file,
				status,
				...previousUpload(outcome, previous),
				attempts,
				durationMs,
				error
			};
		}
		case "not-attempted": {
			const upload = previousUpload(outcome, previous);
			const status = isPlanned ? upload.assetId === void 0 ? "planned" : "reused" : "not-attempted";
			return {
				...file,
				status,
				...upload,
				attempts: 0,
				durationMs: 0
			};
		}
	}
}
function previousUpload(outcome, previous) {
	const upload = previous?.get(outcome.asset);
	if (upload === void 0 || mayBeReplaced(outcome, upload)) return {};
	return {
		sha256: upload.sha256,
		assetId: upload.assetId
	};
}
/** Whether the service may have other bytes than an earlier run uploaded: a PUT of this run was not confirmed. */
function mayBeReplaced(outcome, { sha256 }) {
	return outcome.status === "failed" && (outcome.unconfirmed ?? []).some((sent) => sent !== sha256);
}
/**
* Adds the ids in `previous` that `manifest` lacks, for a run that uploaded nothing. If a file has changed, its entry describes
* the file that was uploaded earlier.
*
* @param report the report from which `manifest` was built
*/
function keepAllIds(manifest, { uploads }, previous) {
	const kept = new Map([...previous.entries()].map((entry) => [entry.path, entry]));
	for (const outcome of uploads) {
		const entry = kept.get(outcome.asset.path);
		if (entry !== void 0 && mayBeReplaced(outcome, entry)) kept.delete(entry.path);
	}
	const assets = manifest.assets.map((asset) => {
		const entry = kept.get(asset.path);
		kept.delete(asset.path);
		return asset.assetId === void 0 ? {
			...asset,
			...entry
		} : asset;
	});
	const others = [...kept.values()].map((entry) => ({
		...entry,
		status: "not-attempted",
		attempts: 0,
		durationMs: 0
	}));
	return {
		...manifest,
		assets: [...assets, ...others]
	};
}
function manifestExport(outcome, deployed = /* @__PURE__ */ new Set()) {
	const { variantId, network, status } = outcome;
	const request = {
		variantId,
		network,
		status
	};
	switch (outcome.status) {
		case "triggered":
		case "reused": {
			const { response } = outcome;
			const attempts = outcome.status === "triggered" ? outcome.attempts : 0;
			const isDeployed = deployed.has(exportKey(outcome)) || outcome.status === "reused" && outcome.deployed;
			return {
				...request,
				attempts,
				...response !== void 0 && { response },
				...isDeployed && { deployed: true }
			};
		}
		case "failed": return {
			...request,
			attempts: outcome.attempts,
			error: outcome.failure.error.message
		};
		case "unknown": {
			const { attempts, failure } = outcome;
			return {
				...request,
				attempts,
				...failure && { error: failure.error.message }
			};
		}
		case "not-attempted": return {
			...request,
			attempts: 0
		};
	}
}
var init_manifest = __esmMin((() => {
	init_previous_release();
}));

// src/support/json.ts
/** Whether parsed JSON is an object, not an array or `null`. */
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/**
* Yields the text of `JSON.stringify(value, undefined, 2)` and a line break in parts. The lists in the fields of `value`
* are split, so that a large one needs no string of its size: a string holds at most 512 MiB.
*
* @param value plain data; deeper lists are not split
*/
function* jsonInParts(value) {
	let separator = "{";
	for (const [name, content] of Object.entries(value)) {
		if (content === void 0) continue;
		yield `${separator}\n  ${JSON.stringify(name)}: `;
		separator = ",";
		if (Array.isArray(content) && content.length > 0) yield* listInParts(content);
		else yield indent(JSON.stringify(content, void 0, 2));
	}
	yield separator === "{" ? "{}\n" : "\n}\n";
}
function* listInParts(list) {
	let part = "[";
	for (let start = 0; start < list.length; start += PART_ENTRIES) {
		const text = JSON.stringify([list.slice(start, start + PART_ENTRIES)], void 0, 2);
		part += `${start === 0 ? "" : ","}${text.slice(5, -6)}`;
		if (part.length < PART_LENGTH) continue;
		yield part;
		part = "";
	}
	yield `${part}\n  ]`;
}
/** Safe for values, because JSON escapes line breaks in strings. */
function indent(json) {
	return json.replaceAll("\n", "\n  ");
}
var PART_LENGTH, PART_ENTRIES;
var init_json = __esmMin((() => {
	PART_LENGTH = 32768;
	PART_ENTRIES = 16;
}));

// builtin:node:fs/promises
var builtin$5, copyFile, open, rename, rm, mkdir, readdir, readlink, lstat, stat, realpath, writeFile;
var init_promises = __esmMin((() => {
	builtin$5 = process.getBuiltinModule("node:fs/promises");
	copyFile = builtin$5.copyFile;
	open = builtin$5.open;
	rename = builtin$5.rename;
	rm = builtin$5.rm;
	mkdir = builtin$5.mkdir;
	readdir = builtin$5.readdir;
	readlink = builtin$5.readlink;
	lstat = builtin$5.lstat;
	stat = builtin$5.stat;
	realpath = builtin$5.realpath;
	writeFile = builtin$5.writeFile;
}));

// builtin:node:stream/consumers
var builtin$4, buffer;
var init_consumers = __esmMin((() => {
	builtin$4 = process.getBuiltinModule("node:stream/consumers");
	buffer = builtin$4.buffer;
}));

// builtin:node:path
var builtin$3, resolve, isAbsolute, join, relative, dirname, basename, parse, sep$1, win32, posix;
var init_builtin_node_path = __esmMin((() => {
	builtin$3 = process.getBuiltinModule("node:path");
	resolve = builtin$3.resolve;
	isAbsolute = builtin$3.isAbsolute;
	join = builtin$3.join;
	relative = builtin$3.relative;
	dirname = builtin$3.dirname;
	basename = builtin$3.basename;
	parse = builtin$3.parse;
	sep$1 = builtin$3.sep;
	win32 = builtin$3.win32;
	posix = builtin$3.posix;
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
/**
* Checks that `writeFileAtomically` can write a file. Creates missing folders and leaves an existing file as it is.
*
* @throws the error of the file system
*/
async function tryToWrite(path) {
	const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
	await writeFileAtomically(temporary, "");
	await rm(temporary);
	const file = await open(path, "wx").catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
	if (file === void 0) return checkReplaceable(path, temporary);
	await file.close();
	await rm(path);
}
/** Windows refuses to replace a file that is read-only or open in another program. Tests this: replaces the file with a copy of itself. */
async function checkReplaceable(path, temporary) {
	if (process.platform !== "win32") return;
	try {
		await openPatiently(() => copyFile(path, temporary));
		await movePatiently(() => rename(temporary, path));
	} finally {
		await rm(temporary, { force: true });
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
/** Opens something. Waits while there is no free file descriptor: other work will close some; on Windows also for locked files. */
function openPatiently(open, waiting = {}) {
	return poll(open, waiting, (code, isWindows) => {
		if (code === "EMFILE" || code === "ENFILE") return DESCRIPTORS_MAX_MS;
		return isWindows && code === "EBUSY" ? LOCKED_MAX_MS : 0;
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
var equalIn, isSameFile, isSameState, POLL_MS, DESCRIPTORS_MAX_MS, LOCKED_MAX_MS, LOCKED;
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
	DESCRIPTORS_MAX_MS = 1e4;
	LOCKED_MAX_MS = 5e3;
	LOCKED = [
		"EACCES",
		"EBUSY",
		"EPERM"
	];
}));

// src/pipeline/manifest/recorded-entries.ts
/** Returns the assets of a manifest, or a reason as in `NoManifest` if one of them is damaged or two have the same path. */
function recordedAssets({ assets }) {
	if (!Array.isArray(assets)) return `${DAMAGED}: it has no list of assets`;
	const paths = /* @__PURE__ */ new Set();
	for (const [index, asset] of assets.entries()) {
		const position = `${DAMAGED}: its asset ${index + 1}`;
		if (!isAsset(asset)) return `${position} is not what a run writes`;
		if (paths.has(asset.path)) return `${position} has the same path as another one`;
		paths.add(asset.path);
	}
	return assets;
}
function isExport(value) {
	return isRecord(value) && typeof value["variantId"] === "string" && typeof value["network"] === "string" && EXPORT_STATUSES.includes(value["status"]) && [
		void 0,
		true,
		false
	].includes(value["deployed"]);
}
function isAsset(value) {
	if (!isRecord(value)) return false;
	const { path, fileName, contentType, size, assetId, sha256 } = value;
	return [
		path,
		fileName,
		contentType
	].every((text) => typeof text === "string" && text !== "") && Number.isSafeInteger(size) && Number(size) >= 0 && (assetId === void 0 || typeof assetId === "string" && assetId !== "") && (sha256 === void 0 || typeof sha256 === "string" && /^[\da-f]{64}$/.test(sha256));
}
var DAMAGED, EXPORT_STATUSES;
var init_recorded_entries = __esmMin((() => {
	init_json();
	DAMAGED = "it is damaged";
	EXPORT_STATUSES = [
		"triggered",
		"reused",
		"failed",
		"unknown",
		"not-attempted"
	];
}));

// src/pipeline/manifest/split-lists.ts
/**
* Splits the text of a JSON object, so that a large one needs no memory of its size: entries of the lists in its fields are
* passed on one by one.
*
* @param isSplit whether the entries of the list in this field are passed on
* @param onEntry gets the text of an entry, which may be no valid JSON
* @returns the text without those entries, which may be no valid JSON
* @throws PieceTooLargeError
*/
async function splitLists(chunks, isSplit, onEntry) {
	const rest = new Piece();
	const entry = new Piece();
	/** The field of the list that is read. */
	let field;
	let isFirst = true;
	let depth = 0;
	let isString = false;
	let isEscaped = false;
	for await (const chunk of chunks) {
		let start = 0;
		const finishPiece = (end) => {
			(field === void 0 ? rest : entry).add(chunk.subarray(start, end));
			start = end;
		};
		for (let index = 0; index < chunk.length; index += 1) {
			const byte = chunk[index];
			if (isString) {
				if (isEscaped) isEscaped = false;
				else if (byte === BACKSLASH) isEscaped = true;
				else if (byte === QUOTE) isString = false;
			} else if (byte === QUOTE) isString = true;
			else if (byte === OPEN) depth += 1;
			else if (byte === OPEN_LIST) {
				depth += 1;
				if (depth !== 2) continue;
				finishPiece(index + 1);
				const name = /"(\w+)"\s*:\s*\[$/.exec(rest.tail)?.[1];
				if (name === void 0 || !isSplit(name)) continue;
				field = name;
			} else if (byte === CLOSE || byte === CLOSE_LIST) {
				depth -= 1;
				if (depth !== 1 || field === void 0) continue;
				finishPiece(index);
				const text = entry.take();
				if (text.trim() !== "" || !isFirst) onEntry(field, text);
				field = void 0;
				isFirst = true;
			} else if (byte === COMMA && depth === 2 && field !== void 0) {
				finishPiece(index);
				onEntry(field, entry.take());
				isFirst = false;
				start += 1;
			}
		}
		finishPiece(chunk.length);
	}
	return rest.take() + entry.take();
}
var MAX_PIECE_BYTES, QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN, CLOSE, PieceTooLargeError, Piece;
var init_split_lists = __esmMin((() => {
	MAX_PIECE_BYTES = 8388608;
	[QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN, CLOSE] = Buffer.from("\",[\\]{}");
	PieceTooLargeError = class extends Error {};
	Piece = class {
		#parts = [];
		#bytes = 0;
		add(part) {
			this.#bytes += part.length;
			if (this.#bytes > MAX_PIECE_BYTES) throw new PieceTooLargeError();
			this.#parts.push(part);
		}
		/** The last characters, if they are ASCII. */
		get tail() {
			return Buffer.concat(this.#parts.slice(-50).map((part) => part.subarray(-50))).toString("latin1");
		}
		/** Returns the text and forgets it. */
		take() {
			const text = Buffer.concat(this.#parts).toString("utf8");
			this.#parts = [];
			this.#bytes = 0;
			return text;
		}
	};
}));

// src/pipeline/manifest/manifest-content.ts
/**
* Reads a manifest. Leaves out what no later run reads.
*
* @returns `undefined` if it is no JSON object
* @throws PieceTooLargeError if the file is not regular, or too large
* @throws the error of the file system
*/
async function readContent(path) {
	const stats = await stat(path);
	if (!stats.isFile() || stats.size > MAX_BYTES) throw new PieceTooLargeError();
	const kept = {
		assets: [],
		exports: []
	};
	let responseBytes = 0;
	const keep = (field, entry, bytes) => {
		const entries = kept[field] ?? [];
		if (field === "exports") {
			responseBytes += bytes;
			entries.push(keepExport(entry, responseBytes <= MAX_RESPONSE_BYTES$1));
		} else if (entries.length === 0 || isAsset(entries.at(-1))) entries.push(keepFields(entry, ASSET_FIELDS));
		if (entries.length > MAX_ENTRIES) throw new PieceTooLargeError();
	};
	const content = stats.size <= MAX_WHOLE_BYTES ? await readWhole(path, keep) : await readByEntry(path, keep);
	if (!isRecord(content)) return void 0;
	for (const [field, entries] of Object.entries(kept)) if (Array.isArray(content[field])) content[field] = entries;
	return content;
}
async function readWhole(path, keep) {
	const file = await openPatiently(() => open(path));
	const bytes = await buffer(file.createReadStream({ end: MAX_WHOLE_BYTES }));
	if (bytes.length > MAX_WHOLE_BYTES) return readByEntry(path, keep);
	const content = parseJson$1(bytes.toString());
	for (const field of LISTS) {
		const list = isRecord(content) ? content[field] : void 0;
		if (Array.isArray(list)) for (const entry of list) keep(field, entry, 0);
	}
	return content;
}
/** Parses one entry of a list after another, so that memory is bounded by what is kept. */
async function readByEntry(path, keep) {
	let isJson = true;
	const file = await openPatiently(() => open(path));
	const rest = await splitLists(file.createReadStream({
		end: MAX_BYTES,
		highWaterMark: 1048576
	}), (field) => LISTS.includes(field), (field, text) => {
		const entry = parseJson$1(text);
		isJson &&= entry !== void 0;
		keep(field, entry, text.length);
	});
	return isJson ? parseJson$1(rest) : void 0;
}
function keepExport(entry, withResponse) {
	const kept = keepFields(entry, EXPORT_FIELDS);
	if (!isRecord(kept) || !isRecord(entry) || !withResponse || !Object.hasOwn(entry, "response")) return kept;
	return {
		...kept,
		response: entry["response"]
	};
}
/** Leaves out errors, which are large and which no later run reads. */
function keepFields(entry, fields) {
	if (!isRecord(entry)) return null;
	const kept = {};
	for (const field of fields) {
		const value = Object.hasOwn(entry, field) ? entry[field] : void 0;
		if (value !== void 0) kept[field] = typeof value === "object" ? null : value;
	}
	return kept;
}
function parseJson$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
var MAX_BYTES, MAX_WHOLE_BYTES, MAX_ENTRIES, LISTS, ASSET_FIELDS, EXPORT_FIELDS, MAX_RESPONSE_BYTES$1;
var init_manifest_content = __esmMin((() => {
	init_promises();
	init_consumers();
	init_files();
	init_json();
	init_recorded_entries();
	init_split_lists();
	MAX_BYTES = 1073741824;
	MAX_WHOLE_BYTES = 1048576;
	MAX_ENTRIES = 2e6;
	LISTS = ["assets", "exports"];
	ASSET_FIELDS = [
		"path",
		"fileName",
		"contentType",
		"size",
		"status",
		"sha256",
		"assetId",
		"attempts",
		"durationMs"
	];
	EXPORT_FIELDS = [
		"variantId",
		"network",
		"status",
		"attempts",
		"deployed"
	];
	MAX_RESPONSE_BYTES$1 = 67108864;
}));

// src/pipeline/manifest/read-manifest.ts
/**
* Reads the manifest of a previous run. One field that no run would write makes the whole manifest unusable. An asset with
* an id and a SHA-256 counts as uploaded, regardless of its status.
*/
async function readPreviousUploads(path, { baseUrl, organizationId }) {
	const manifest = await readManifest(path);
	if (manifest.kind !== "readable") return manifest;
	const { content } = manifest;
	if (baseUrl !== "" && content["baseUrl"] !== baseUrl) return {
		kind: "unusable",
		why: `${FOREIGN} \`base-url\``
	};
	if (organizationId !== "" && content["organizationId"] !== organizationId) return {
		kind: "unusable",
		why: `${FOREIGN} \`organization\``
	};
	const assets = recordedAssets(content);
	if (typeof assets === "string") return {
		kind: "unusable",
		why: assets
	};
	const release = previousRelease(content, assets);
	if (typeof release === "string") return {
		kind: "unusable",
		why: release
	};
	return {
		kind: "usable",
		uploads: uploadsOf(assets),
		...release && { release }
	};
}
function uploadsOf(assets) {
	return new PreviousUploads(assets.flatMap(({ path, fileName, contentType, size, assetId, sha256 }) => {
		return assetId === void 0 ? [] : {
			path,
			fileName,
			contentType,
			size,
			...sha256 !== void 0 && { sha256 },
			assetId
		};
	}));
}
/** Returns what an unsuccessful run did about its exports, or a reason as in `NoManifest`. */
function previousRelease({ conclusion, run, exports = [] }, assets) {
	if (!Array.isArray(exports)) return `${DAMAGED}: its \`exports\` is no list`;
	const damaged = exports.findIndex((entry) => !isExport(entry));
	if (damaged !== -1) return `${DAMAGED}: its export ${damaged + 1} is not what a run writes`;
	if (conclusion === "success" || exports.length === 0) return void 0;
	return {
		commit: isRecord(run) && typeof run["commit"] === "string" ? run["commit"] : void 0,
		files: uploadsOf(assets.filter(({ status }) => status === "uploaded" || status === "reused")),
		exports
	};
}
/** Reads a manifest and checks its size and version. No other field has been checked. */
async function readManifest(path) {
	let content;
	try {
		content = await readContent(path);
	} catch (error) {
		if (error instanceof PieceTooLargeError) return {
			kind: "unusable",
			why: "it is not a regular file or it is too large"
		};
		const code = errorCode(error) ?? String(error);
		if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
		return {
			kind: "unusable",
			why: `it can't be read (${code})`
		};
	}
	if (!isRecord(content)) return {
		kind: "unusable",
		why: `${DAMAGED}: it is not a JSON object`
	};
	if (content["version"] !== 1) return {
		kind: "unusable",
		why: "it was not written by this version of the action"
	};
	return {
		kind: "readable",
		content
	};
}
var FOREIGN;
var init_read_manifest = __esmMin((() => {
	init_errors$1();
	init_json();
	init_outcomes();
	init_manifest_content();
	init_recorded_entries();
	init_split_lists();
	FOREIGN = "it is about another";
}));

// src/support/redact.ts
/**
* Prepares text from the service or the storage for an error message: one line, at most 300 characters. Removes user info
* and query from all URLs, because the query of a pre-signed URL holds its signature.
*/
function redactUntrusted(text) {
	const withoutSecrets = text.slice(0, MAX_INSPECTED_LENGTH).replace(USER_INFO, "$1").replace(URL_QUERY, "$1").replace(BARE_QUERY, "");
	return truncate$1(withoutSecrets.replace(SPACE_AND_CONTROL, " ").trim(), MAX_LENGTH$2);
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
	const words = redact(text.slice(0, MAX_BODY_LENGTH)).slice(0, MAX_TEXT_LENGTH$1).replace(TAGS, " ");
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
var import_dist, MAX_BODY_LENGTH, MAX_TEXT_LENGTH$1, TAGS;
var init_error_body = __esmMin((() => {
	import_dist = require_dist();
	init_json();
	init_redact();
	MAX_BODY_LENGTH = 16384;
	MAX_TEXT_LENGTH$1 = 4096;
	TAGS = /<(style|script)\b.*?(?:<\/\1[^>]*>|$)|<[a-z/!?][^>]*>/gis;
}));

// src/api/errors.ts
function describe$1(cause) {
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
			super(describe$1(cause), { cause });
		}
	};
}));

// src/support/concurrency.ts
/**
* Runs `work` over the items in their order, at most `limit` at a time. No item starts once `stopped` returns true.
*
* @param laterLimit resolves with a larger limit, if there is one
*
* @throws the first error of `work`, after all running work has settled
*/
async function forEachConcurrently(items, limit, stopped, work, laterLimit) {
	const errors = [];
	let next = 0;
	const worker = async () => {
		while (next < items.length && errors.length === 0 && !stopped()) {
			const index = next;
			next += 1;
			try {
				await work(items[index], index);
			} catch (error) {
				errors.push(error);
			}
		}
	};
	const workers = [];
	const startWorkers = (count) => {
		while (workers.length < Math.min(count, items.length)) workers.push(worker());
	};
	startWorkers(limit);
	laterLimit?.then(startWorkers);
	for (const running of workers) await running;
	if (errors.length > 0) throw errors[0];
}
var init_concurrency$1 = __esmMin((() => {}));

// src/pipeline/concurrency.ts
/** The number of files to hash, or of exports to trigger, at the same time. */
function toNumber(concurrency) {
	return concurrency === "auto" ? AUTO : concurrency;
}
var AUTO;
var init_concurrency = __esmMin((() => {
	AUTO = 16;
}));

// src/pipeline/keep-response.ts
/** Makes a function that returns a response as it is, or a sentence instead of one that is too large to be kept. */
function responseKeeper() {
	let total = 0;
	return (response) => {
		if (response === void 0) return void 0;
		const bytes = writtenBytes(response);
		if (bytes > MAX_RESPONSE_BYTES) return `(left out: as indented JSON, it has more than ${formatBytes(MAX_RESPONSE_BYTES)})`;
		if (total + bytes > MAX_TOTAL_BYTES) return `(left out: as indented JSON, all responses together have more than ${formatBytes(MAX_TOTAL_BYTES)})`;
		total += bytes;
		return response;
	};
}
function writtenBytes(response) {
	const compact = Buffer.byteLength(JSON.stringify(response));
	return compact > MAX_RESPONSE_BYTES ? compact : Buffer.byteLength(JSON.stringify(response, void 0, 2));
}
var MAX_RESPONSE_BYTES, MAX_TOTAL_BYTES;
var init_keep_response = __esmMin((() => {
	init_format();
	MAX_RESPONSE_BYTES = 65536;
	MAX_TOTAL_BYTES = 16777216;
}));

// src/pipeline/request-exports.ts
/**
* Triggers every export. A failed export does not stop the others, but a 401 or a 403 does. Exports that are then in
* flight are not aborted, because an aborted request may have been carried out or not.
*
* @param earlier exports of an earlier run; those that it triggered are not requested
* @returns one outcome per request, in the order of the requests
*/
async function requestExports(requests, context, { outcomes: earlier, retryUnknown } = {
	outcomes: /* @__PURE__ */ new Map(),
	retryUnknown: false
}) {
	const { concurrency, events, signal } = context;
	const outcomes = requests.map((request) => earlier.get(exportKey(request)) ?? {
		...request,
		status: "not-attempted"
	});
	const open = outcomes.filter((outcome) => isOpen(outcome, retryUnknown));
	const keepResponse = responseKeeper();
	let isRejected = false;
	events.exportsStarted(outcomes);
	for (const outcome of outcomes) if (!isOpen(outcome, retryUnknown)) events.exportSettled(outcome);
	await forEachConcurrently(open, toNumber(concurrency), () => isRejected || signal.aborted, async (before) => {
		const { variantId, network } = before;
		const result = await requestExport({
			variantId,
			network
		}, keepResponse, context);
		const outcome = result.status === "not-attempted" ? before : result;
		outcomes[outcomes.indexOf(before)] = outcome;
		events.exportSettled(outcome);
		isRejected ||= outcome.status === "failed" && isAuthError(outcome.failure.error);
	});
	events.exportsFinished(outcomes);
	return outcomes;
}
async function requestExport(request, keepResponse, { service, events, signal }) {
	const result = await service.triggerExport(request, signal, async () => events.beforeExport?.(request));
	const { attempts } = result.effort;
	if (result.ok) return {
		...request,
		status: "triggered",
		attempts,
		response: keepResponse(result.value)
	};
	if (attempts === 0) return {
		...request,
		status: "not-attempted"
	};
	const status = result.because === "may-have-been-done" ? "unknown" : "failed";
	return {
		...request,
		status,
		attempts,
		failure: result
	};
}
var init_request_exports = __esmMin((() => {
	init_errors();
	init_concurrency$1();
	init_concurrency();
	init_keep_response();
	init_previous_release();
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

// src/pipeline/upload-assets.ts
var init_upload_assets = __esmMin((() => {
	init_file_body();
	init_errors();
}));

// src/pipeline/run-pipeline.ts
/** Reports every asset and every export of a plan as not attempted. */
function notAttemptedReport({ assets, exports }) {
	return {
		uploads: assets.map((asset) => ({
			status: "not-attempted",
			asset
		})),
		exports: exports.map((request) => ({
			...request,
			status: "not-attempted"
		}))
	};
}
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
	const shown = isTooLong ? texts.map((text) => truncate$1(text, maxLength)) : texts;
	const inLog = details.length > MAX_PROBLEM_LINES$1 || isTooLong;
	const seeLog = inLog ? ` The log lists more (${plural(details.length, "problem")} in total).` : "";
	return {
		title,
		lines: [...toLines(shown), `${advice}${seeLog}`],
		...inLog && { details }
	};
}
/** Spreads the texts evenly over at most three lines. */
function toLines(texts) {
	const perLine = Math.ceil(texts.length / MAX_PROBLEM_LINES$1);
	return texts.flatMap((_, index) => index % perLine === 0 ? index : []).map((start) => texts.slice(start, start + perLine).join(" · "));
}
var MAX_LENGTH$1, MAX_PROBLEM_LINES$1;
var init_list_failure = __esmMin((() => {
	init_format();
	init_text();
	init_sanitize();
	MAX_LENGTH$1 = 3600;
	MAX_PROBLEM_LINES$1 = 3;
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
/** The result of a run with invalid inputs. */
function invalidInputsResult(problems) {
	const shown = [...Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf("`", 1) + 1))].flatMap(([name, own]) => {
		const more = own.length - MAX_PROBLEMS_PER_INPUT;
		return more > 0 ? [...own.slice(0, MAX_PROBLEMS_PER_INPUT), `${name} has ${plural(more, "more problem")}`] : own;
	});
	return {
		conclusion: "failure",
		report: notAttemptedReport({
			assets: [],
			exports: []
		}),
		failures: [invalidInputFailure(shown, problems)]
	};
}
var MAX_PROBLEMS_PER_INPUT;
var init_invalid_input = __esmMin((() => {
	init_run_pipeline();
	init_format();
	init_list_failure();
	MAX_PROBLEMS_PER_INPUT = 3;
}));

// src/support/paths.ts
/** Whether a path is a folder or lies below it. Both are absolute. Symbolic links are not resolved. */
function isInside(path, folder) {
	if (path.startsWith(folder) && path[folder.length] === sep$1 && !path.includes("..")) return true;
	const fromFolder = relative(folder, path);
	return fromFolder !== ".." && !fromFolder.startsWith(`..${sep$1}`) && !isAbsolute(fromFolder);
}
/** Sorts by path, in the order of JavaScript strings. No two paths are equal. */
function byPath(one, other) {
	return one.path < other.path ? -1 : 1;
}
/** Removes a leading `./` from a pattern. The paths that it is compared with have none. */
function stripDotSlash(pattern) {
	return pattern.replace(/^(?:\.\/+)+(?=.)/, "");
}
/** Writes `/` for Windows' separator. Elsewhere `\\` is part of a name, or escapes a wildcard. */
function toSlashes(path, separator = sep$1) {
	return separator === "\\" ? path.replaceAll("\\", "/") : path;
}
var init_paths = __esmMin((() => {
	init_builtin_node_path();
}));

// src/support/closest-match.ts
/** The candidate that `text` was most likely meant to be; `undefined` if none is close. A candidate also matches if it is a prefix of `text`, or `text` of it. */
function closestMatch(text, candidates) {
	const word = normalize$2(text);
	const isPart = (candidate) => candidate !== "" && (word.startsWith(normalize$2(candidate)) || normalize$2(candidate).startsWith(word));
	return misspelledWord(text, candidates) ?? (isWord(text) ? candidates.find(isPart) : void 0);
}
/** The candidate that differs from `text` only by a few letters, or by `_` for `-`; `undefined` if there is none. */
function misspelledWord(text, candidates) {
	const word = normalize$2(text);
	const same = candidates.find((candidate) => candidate === BOOLEAN_SYNONYMS[word] || normalize$2(candidate) === word);
	if (same !== void 0 || !isWord(text)) return same;
	const [closest] = candidates.filter((candidate) => Math.abs(normalize$2(candidate).length - word.length) <= maxDistance(candidate)).map((candidate) => ({
		candidate,
		distance: editDistance(word, normalize$2(candidate))
	})).filter(({ candidate, distance }) => distance <= maxDistance(candidate)).sort((a, b) => a.distance - b.distance);
	return closest?.candidate;
}
function isWord(text) {
	const { length } = normalize$2(text);
	return length >= MIN_LENGTH && length <= MAX_LENGTH && !/[\s,]/.test(text);
}
function normalize$2(text) {
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

// src/support/spelling.ts
/**
* Spells a path or pattern as the disk does, up to the first part that is not there. Where upper and lower case make different
* names, it already has that spelling.
*
* @param start absolute path of the folder that a relative path starts from
*/
function spellAsOnDisk(path, start) {
	const { root } = isAbsolute(path) ? parse(path) : { root: "" };
	let folder = root === "" ? start : root;
	const parts = path.slice(root.length).split(SEPARATORS);
	for (const [index, part] of parts.entries()) {
		if (index % 2 === 1 || part === "") continue;
		const name = /^\.\.?$/.test(part) ? part : nameOnDisk(part, folder);
		if (name === void 0) break;
		parts[index] = name;
		folder = join(folder, name);
	}
	return root.replace(/^[a-z]:/, (drive) => drive.toUpperCase()) + parts.join("");
}
/** The name that the disk has for an entry of a folder; `undefined` if there is none. */
function nameOnDisk(name, folder) {
	try {
		const path = join(folder, name);
		const entry = lstatSync(path);
		const other = lstatSync(join(folder, swapCase(name)), { throwIfNoEntry: false });
		if (other === void 0 || !isSameFile(entry, other)) return name;
		const names = readdirSync(folder);
		if (names.includes(name)) return name;
		const folded = fold(name);
		return names.find((one) => fold(one) === folded) ?? (entry.isSymbolicLink() ? name : basename(realpathSync$1.native(path)));
	} catch {
		return;
	}
}
/** Changes the case of each letter for which that can be undone. */
function swapCase(name) {
	return name.replace(/\p{L}/gu, (letter) => {
		const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
		if (upper.toLowerCase() !== lower || lower.toUpperCase() !== upper) return letter;
		return letter === lower ? upper : lower;
	});
}
var SEPARATORS, fold;
var init_spelling = __esmMin((() => {
	init_builtin_node_fs();
	init_builtin_node_path();
	init_files();
	SEPARATORS = sep$1 === "/" ? /(\/+)/ : /([\\/]+)/;
	fold = (name) => name.normalize("NFC").toLowerCase();
}));

// src/action/inputs/path-checks.ts
/** Checks that the manifest can be written, so that the run does not fail only after the work is done. */
async function checkManifestPath(path, signal) {
	const existing = statOf(path);
	if (existing !== void 0 && !existing.isFile()) return ["`manifest` must be a file, but a folder or a device has that name"];
	let folder = dirname(path);
	while (statOf(folder) === void 0 && dirname(folder) !== folder) folder = dirname(folder);
	if (statOf(folder)?.isDirectory() === false) return ["`manifest` must be in a folder, but part of its path is a file"];
	if (!hasAccess(folder, constants.W_OK)) return ["`manifest` must be in a folder that can be written to"];
	try {
		await withDeadline(tryToWrite(path), signal);
		return [];
	} catch (error) {
		const reason = errorCode(error) ?? causeChain(error).join(": ");
		const lock = explainLock(error);
		return [`\`manifest\` must be the path of a file that can be written (${reason})${lock === void 0 ? "" : `: ${lock.replace(/^The file/, "it").replace(/\.$/, "")}`}`];
	}
}
function hasAccess(folder, mode) {
	try {
		accessSync(folder, mode);
		return true;
	} catch {
		return false;
	}
}
function statOf(path) {
	try {
		return statSync(path);
	} catch {
		return;
	}
}
var init_path_checks = __esmMin((() => {
	init_builtin_node_fs();
	init_builtin_node_path();
	init_deadline();
	init_errors$1();
	init_files();
	init_spelling();
}));

// src/pipeline/events.ts
/** Returns events that call every listener, in the order of the list. */
function fanOut(listeners) {
	const toAll = (name) => (...details) => {
		for (const listener of listeners) listener[name]?.(...details);
	};
	return {
		comparisonStarted: toAll("comparisonStarted"),
		comparisonSettled: toAll("comparisonSettled"),
		comparisonFinished: toAll("comparisonFinished"),
		uploadsStarted: toAll("uploadsStarted"),
		beforeUploads: async (assets) => {
			for (const listener of listeners) await listener.beforeUploads?.(assets);
		},
		uploadProgress: toAll("uploadProgress"),
		uploadSettled: toAll("uploadSettled"),
		uploadUrlRenewed: toAll("uploadUrlRenewed"),
		uploadsFinished: toAll("uploadsFinished"),
		exportsStarted: toAll("exportsStarted"),
		beforeExport: async (request) => {
			for (const listener of listeners) await listener.beforeExport?.(request);
		},
		exportSettled: toAll("exportSettled"),
		exportsFinished: toAll("exportsFinished"),
		waiting: toAll("waiting")
	};
}
var init_events = __esmMin((() => {}));

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
			for (const pattern of isEncoded ? [FRAGMENT, ENCODED_OR_FRAGMENT] : [FRAGMENT]) for (const part of (isEncoded ? `${text} ${unescape$1(text)}` : text).match(pattern) ?? []) if (!/\W/.test(part)) this.#fragments.add(part.toLowerCase());
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
		Date.parse(unescape$1(AZURE_EXPIRY.exec(search)?.[1] ?? ""))
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
	return truncate$1(redactUntrusted(secrets.redact(title)), MAX_TITLE_LENGTH$1);
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

// src/action/failures/failures.ts
/** Explains the failures of a report, one per cause. */
function toFailures(report, context) {
	const causes = /* @__PURE__ */ new Map();
	const add = (failure, kind, name) => {
		const explanation = explainFailure(failure, context);
		if (explanation === void 0) return;
		const ownKey = `${explanation.title}\n${explanation.cause}`;
		const hasOwn = causes.has(ownKey) || causes.size < MAX_CAUSES;
		const key = hasOwn ? ownKey : explanation.title;
		const what = hasOwn ? explanation.what : `The first of many errors: ${explanation.what}`;
		const cause = causes.get(key) ?? {
			explanation: {
				...explanation,
				what
			},
			...noneAffected()
		};
		causes.set(key, kind === "unknown" ? {
			...cause,
			explanation
		} : cause);
		if (!isAuthError(failure.error)) cause[kind].push(name);
	};
	for (const outcome of report.uploads) if (outcome.status === "failed") add(outcome.failure, "files", outcome.asset.path);
	for (const outcome of report.exports) if ((outcome.status === "failed" || outcome.status === "unknown") && outcome.failure !== void 0) add(outcome.failure, outcome.status, formatExport(outcome));
	return [...sortForAnnotations([...causes.values()]).map((cause) => {
		const { title, what, advice } = cause.explanation;
		const affected = describeAffected(cause);
		return {
			title,
			lines: [
				...affected === "" ? [] : [affected],
				what,
				advice
			]
		};
	}), ...explainEarlierUnknown(report)];
}
/** Exports that an earlier run may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }) {
	const unknown = exports.filter((outcome) => outcome.status === "unknown" && outcome.failure === void 0);
	if (unknown.length === 0) return [];
	return [{
		title: "Service error",
		lines: [
			`An earlier run may have triggered ${plural(unknown.length, "export")}: ${joinTruncated(unknown.map(formatExport))}`,
			"This run did not trigger them: the network would get the variant twice.",
			"Look for them in the service. Remove a pair that is there from `variant` and `network`. If none is there, set `retry-unknown: true`."
		]
	}];
}
function noneAffected() {
	return {
		files: [],
		failed: [],
		unknown: []
	};
}
/** Keeps the order unless some causes get no annotation: then those that affect the most come first. */
function sortForAnnotations(causes) {
	const count = ({ files, failed, unknown }) => files.length + failed.length + unknown.length;
	return causes.length <= 10 ? causes : causes.toSorted((a, b) => count(b) - count(a));
}
function formatExport({ variantId, network }) {
	return `${variantId} to ${network}`;
}
function describeAffected({ files, failed, unknown }) {
	return [
		[
			files,
			"file not uploaded",
			"files not uploaded"
		],
		[
			failed,
			"export not triggered",
			"exports not triggered"
		],
		[
			unknown,
			"export that may have been triggered",
			"exports that may have been triggered"
		]
	].filter(([names]) => names.length > 0).map(([names, one, many]) => `${plural(names.length, one, many)}: ${joinTruncated(names)}`).join("; ");
}
/** Prints one annotation per failure, after the details in the log. */
function annotateFailures(failures, log) {
	for (const { title, lines, details = [] } of failures) {
		log.list(details);
		log.error(title, ...lines);
	}
}
var MAX_CAUSES;
var init_failures = __esmMin((() => {
	init_errors();
	init_format();
	init_text();
	init_log();
	init_explain_failure();
	MAX_CAUSES = 40;
}));

// builtin:node:https
var builtin$2, request;
var init_builtin_node_https = __esmMin((() => {
	builtin$2 = process.getBuiltinModule("node:https");
	request = builtin$2.request;
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
function isStream$1(bytes) {
	return typeof bytes === "object" && !Buffer.isBuffer(bytes);
}
var PROGRESS_BYTES, CLOSED$1, RESPONSE_TIMEOUTS, Exchange;
var init_exchange = __esmMin((() => {
	init_builtin_node_tls();
	init_errors$1();
	init_errors();
	init_connect_failure();
	PROGRESS_BYTES = 65536;
	CLOSED$1 = [
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
			if (isStream$1(this.#bytes)) this.#send(this.#bytes, request);
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
			if (!(this.#size > 0 && this.#request?.writableFinished === false) || !CLOSED$1.includes(errorCode(cause))) return void 0;
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

// src/action/deployments/deployment-client.ts
/** The API of github.com or GitHub Enterprise, without a trailing slash. */
function apiAddress(env) {
	const address = env["GITHUB_API_URL"] || "https://api.github.com";
	const { protocol, hostname } = URL.canParse(address) ? new URL(address) : {
		protocol: "",
		hostname: ""
	};
	const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
	if (protocol === "https:" || protocol === "http:" && isLoopback) return address.replace(/\/+$/, "");
	throw new DeploymentsImpossibleError("GITHUB_API_URL is not an https: address, so `github-token` is not sent there.", "Leave `github-token` out, or give the server a certificate.");
}
/** `message` and `errors` of GitHub's error body. If it has none, the whole body. */
function errorMessage(text) {
	const body = parseJson(text);
	if (!isRecord(body) || typeof body["message"] !== "string") return text;
	const { message, errors } = body;
	return Array.isArray(errors) ? `${message}: ${errors.map((error) => JSON.stringify(error)).join(", ")}` : message;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/**
* Stops waiting for `work` after `limitMs`, even if it ignores its signal.
*
* @param cancellation if it aborts, the time is over at once
* @throws GitHubTimeoutError
*/
async function withTimeout(limitMs, cancellation, work) {
	const controller = new AbortController();
	const timeout = Promise.withResolvers();
	const stop = (message) => {
		timeout.reject(new GitHubTimeoutError(message));
		controller.abort();
	};
	const onCancelled = () => stop("The run was cancelled before GitHub responded.");
	const timer = setTimeout(() => stop(`GitHub did not respond within ${formatDuration(limitMs)}.`), limitMs);
	cancellation.addEventListener("abort", onCancelled);
	try {
		if (cancellation.aborted) onCancelled();
		return await Promise.race([timeout.promise, work(controller.signal)]);
	} finally {
		clearTimeout(timer);
		cancellation.removeEventListener("abort", onCancelled);
	}
}
var DeploymentsImpossibleError, GitHubResponseError, DeploymentClient, GitHubTimeoutError;
var init_deployment_client = __esmMin((() => {
	init_transport();
	init_format();
	init_json();
	init_redact();
	init_runtime();
	DeploymentsImpossibleError = class extends Error {
		name = "DeploymentsImpossibleError";
		advice;
		constructor(message, advice) {
			super(message);
			this.advice = advice;
		}
	};
	GitHubResponseError = class extends Error {
		name = "GitHubResponseError";
		response;
		/** Origin and path. */
		location;
		constructor(location, response) {
			super(errorMessage(response.body.toString("utf8")));
			this.location = location;
			this.response = response;
		}
	};
	DeploymentClient = class {
		#transport;
		#token;
		#deploymentsUrl;
		#commit;
		#runUrl;
		/** @throws DeploymentsImpossibleError */
		constructor(token, { repository, commit, runUrl }, env) {
			if (!repository?.includes("/") || commit === void 0) throw new DeploymentsImpossibleError("GITHUB_REPOSITORY and GITHUB_SHA do not say which commit of which repository is deployed.", "Leave `github-token` out if the action does not run on GitHub.");
			this.#deploymentsUrl = `${apiAddress(env)}/repos/${repository}/deployments`;
			this.#token = token;
			this.#commit = commit;
			this.#runUrl = runUrl;
			this.#transport = new HttpTransport({
				userAgent: `playable-export-action/${VERSION}`,
				idleTimeoutMs: 6e4
			});
		}
		/**
		* @returns the deployment's id
		* @throws GitHubResponseError, NetworkError
		*/
		async create(environment, description, signal) {
			const body = {
				ref: this.#commit,
				environment,
				description,
				auto_merge: false,
				required_contexts: [],
				production_environment: environment === "production"
			};
			const created = await this.#post(this.#deploymentsUrl, body, signal);
			if (!isRecord(created) || typeof created["id"] !== "number") throw new Error("GitHub responded without a deployment");
			return created["id"];
		}
		/** @throws GitHubResponseError, NetworkError */
		async setStatus(deployment, { state, description, replacesEarlier }, signal) {
			const body = {
				state,
				description,
				...this.#runUrl !== void 0 && { log_url: this.#runUrl },
				...replacesEarlier !== void 0 && { auto_inactive: replacesEarlier }
			};
			await this.#post(`${this.#deploymentsUrl}/${deployment}/statuses`, body, signal);
		}
		close() {
			this.#transport.close();
		}
		/** Redirects are errors, so the token is never sent to another origin. */
		async #post(address, body, signal) {
			const url = new URL(address);
			const request = {
				method: "POST",
				url,
				headers: {
					accept: "application/vnd.github.v3+json",
					authorization: `token ${this.#token}`,
					"content-type": "application/json; charset=utf-8"
				},
				body: JSON.stringify(body),
				reuseConnection: false,
				signal
			};
			const response = await this.#transport.send(request);
			if (response.status < 200 || response.status >= 300) throw new GitHubResponseError(redactUrl(url), response);
			return parseJson(response.body.toString("utf8"));
		}
	};
	GitHubTimeoutError = class extends Error {
		name = "GitHubTimeoutError";
	};
}));

// src/action/deployments/environment.ts
/** Fills in `{network}` and `{variant}`. */
function environmentName(template, { variantId, network }) {
	return template.replace(/\{(network|variant)\}/g, (_, name) => name === "network" ? network : variantId);
}
/**
* Reads the template for the environment of the deployments.
*
* @param exports values for the placeholders; absent if no deployments are recorded: then only the template's own length is checked
*/
function readEnvironment(reader, exports) {
	const template = reader.text("environment");
	const plain = template.replace(/\{(?:network|variant)\}/g, "");
	if (/[{}]/.test(plain)) reader.addProblem("environment", `must have no braces except {network} and {variant}, not ${reader.quote(template)}`);
	if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(plain)) reader.addProblem("environment", "must be one line without control characters");
	if (environmentName(template, {
		variantId: longestOf(exports?.variants),
		network: longestOf(exports?.networks)
	}).length > MAX_NAME_LENGTH) reader.addProblem("environment", `must be at most ${MAX_NAME_LENGTH} characters long with {network} and {variant} filled in`);
	return template;
}
function longestOf(values = []) {
	return values.reduce((longest, value) => value.length > longest.length ? value : longest, "");
}
var MAX_NAME_LENGTH;
var init_environment = __esmMin((() => {
	MAX_NAME_LENGTH = 255;
}));

// src/action/deployments/explain-deployment-error.ts
/** Explains why a deployment was not recorded. Redacts secrets before it truncates: part of a token is still a secret. */
function explainDeploymentError(error, secrets) {
	if (error instanceof DeploymentsImpossibleError) {
		const { message: what, advice } = error;
		return {
			cause: "impossible",
			what,
			advice,
			stops: "deployments and statuses"
		};
	}
	if (error instanceof GitHubResponseError) return explainResponse(error, secrets);
	if (error instanceof NetworkError || error instanceof GitHubTimeoutError) return {
		cause: "network",
		what: secrets.redact(error.message),
		advice: "Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.",
		stops: error instanceof GitHubTimeoutError ? "new deployments" : "nothing"
	};
	return {
		cause: "unexpected",
		what: secrets.redact(causeChain(error).join(": ")),
		advice: "Please report it with this message.",
		stops: "nothing"
	};
}
function explainResponse(error, secrets) {
	const { message, location, response } = error;
	const { status } = response;
	const what = `POST ${location} answered ${status}: ${truncate$1(secrets.redact(message), MAX_MESSAGE_LENGTH)}`;
	const explain = (cause, stops, advice) => {
		return {
			cause,
			what,
			advice,
			stops
		};
	};
	if (isRateLimit(error)) return explain("rate limit", "new deployments", "Record fewer exports at a time: GitHub limits how many are created per minute and per hour.");
	if (status === 401) return explain("token", "deployments and statuses", "Give `github.token` as `github-token`, or another token that has not expired.");
	if (status === 403 || status === 404) return explain("permission", "deployments and statuses", "Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.");
	if (status === 422) return explain("422", "nothing", "Check `environment`.");
	return explain(String(status), "nothing", "Nothing to do if GitHub has an outage: see githubstatus.com.");
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit({ message, response: { status, headers } }) {
	if (status === 429) return true;
	const { "retry-after": wait, "x-ratelimit-remaining": remaining } = headers;
	return status === 403 && (wait !== void 0 || remaining === "0" || /rate limit/i.test(message));
}
var MAX_MESSAGE_LENGTH;
var init_explain_deployment_error = __esmMin((() => {
	init_errors();
	init_errors$1();
	init_text();
	init_deployment_client();
	MAX_MESSAGE_LENGTH = 300;
}));

// src/action/deployments/deployments.ts
var MAX_WAIT_MS, GRACE_MS, FINAL_STATUS_MS, Deployments;
var init_deployments = __esmMin((() => {
	init_secrets();
	init_previous_release();
	init_format();
	init_text();
	init_failures();
	init_deployment_client();
	init_environment();
	init_explain_deployment_error();
	MAX_WAIT_MS = 5e3;
	GRACE_MS = 2e3;
	FINAL_STATUS_MS = 1e3;
	Deployments = class {
		#options;
		#secrets;
		/** Aborts when the grace time after a cancellation is over. */
		#graceOver = new AbortController();
		#client;
		/** Ids of the created deployments, by `exportKey`. */
		#ids = /* @__PURE__ */ new Map();
		#pending = [];
		/** By cause. */
		#errors = /* @__PURE__ */ new Map();
		/** Number of exports per environment, whose names GitHub compares without case. */
		#environments = /* @__PURE__ */ new Map();
		#recorded = 0;
		constructor(options) {
			this.#options = options;
			this.#secrets = new Secrets(options.token);
			options.signal.addEventListener("abort", () => {
				setTimeout(() => this.#graceOver.abort(), GRACE_MS).unref();
			});
		}
		listener = {
			exportsStarted: (requests) => {
				for (const request of requests) {
					const name = this.#environmentOf(request).toLowerCase();
					this.#environments.set(name, (this.#environments.get(name) ?? 0) + 1);
				}
			},
			beforeExport: (request) => this.#create(request),
			exportSettled: (outcome) => {
				if (outcome.status !== "reused") this.#close(outcome);
				else if (!outcome.deployed) this.#pending.push(this.#create(outcome).then(() => this.#close(outcome)));
			}
		};
		/** Waits until all deployments are recorded, and prints one warning per cause of an error. */
		async finish() {
			const { log } = this.#options;
			for (const pending of this.#pending) await pending;
			this.#client?.close();
			if (this.#recorded > 0) log.info(`${plural(this.#recorded, "GitHub deployment")} recorded`);
			for (const { explanation, exports } of this.#errors.values()) log.warning("Deployment not recorded", `${plural(exports.size, "export")} without a complete deployment: ${joinTruncated([...exports])}`, explanation.what, explanation.advice, "The exports themselves are not affected.");
		}
		async #create(request) {
			await this.#send(request, ["new deployments", "deployments and statuses"], async (signal) => {
				const { token, origin, env } = this.#options;
				this.#client ??= new DeploymentClient(token, origin, env);
				const description = truncate$1(`Export of ${formatExport(request)}`, 140);
				const id = await this.#client.create(this.#environmentOf(request), description, signal);
				this.#ids.set(exportKey(request), id);
				await this.#client.setStatus(id, {
					state: "in_progress",
					description
				}, signal);
			});
		}
		#close(outcome) {
			const id = this.#ids.get(exportKey(outcome));
			const client = this.#client;
			if (id === void 0 || client === void 0) return;
			const status = this.#finalStatus(outcome);
			const recorded = this.#send(outcome, ["deployments and statuses"], async (signal) => {
				await client.setStatus(id, status, signal).catch(() => client.setStatus(id, status, signal));
				this.#recorded += 1;
				if (status.state === "success") this.#options.onDeployed(outcome);
			});
			this.#pending.push(recorded);
		}
		/** Sends requests about the deployment of one export, unless an earlier error stops requests of this kind. */
		async #send(request, stoppedBy, work) {
			const name = formatExport(request);
			const earlier = [...this.#errors.values()].find(({ explanation }) => stoppedBy.includes(explanation.stops));
			if (earlier !== void 0) {
				earlier.exports.add(name);
				return;
			}
			try {
				const { signal } = this.#graceOver;
				await (signal.aborted && this.#ids.has(exportKey(request)) ? withTimeout(FINAL_STATUS_MS, new AbortController().signal, work) : withTimeout(MAX_WAIT_MS, signal, work));
			} catch (error) {
				const explanation = explainDeploymentError(error, this.#secrets);
				const entry = this.#errors.get(explanation.cause) ?? {
					explanation,
					exports: /* @__PURE__ */ new Set()
				};
				this.#errors.set(explanation.cause, entry);
				entry.exports.add(name);
			}
		}
		#finalStatus(outcome) {
			switch (outcome.status) {
				case "triggered":
				case "reused": return {
					state: "success",
					description: "Triggered",
					replacesEarlier: this.#environments.get(this.#environmentOf(outcome).toLowerCase()) === 1
				};
				case "failed": return {
					state: "failure",
					description: "Not triggered"
				};
				case "unknown": return {
					state: "error",
					description: "May have been triggered: look in the service"
				};
				case "not-attempted": return {
					state: "failure",
					description: "Not triggered: the run ended first"
				};
			}
		}
		#environmentOf(request) {
			return environmentName(this.#options.environment, request);
		}
	};
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
var MIN_INTERVAL_MS$1, MAX_LINES$1, WaitLog;
var init_wait_log = __esmMin((() => {
	init_errors();
	init_format();
	MIN_INTERVAL_MS$1 = 5e3;
	MAX_LINES$1 = 100;
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
			if (!(last === void 0 || nowMs - last.atMs >= MIN_INTERVAL_MS$1 || untilMs - last.untilMs >= MIN_INTERVAL_MS$1) || this.#lines >= MAX_LINES$1) {
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
			this.#log.startGroup(truncate$1(phase.title, MAX_TITLE_LENGTH));
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

// src/action/progress/upload-meter.ts
/** In milliseconds; infinite if the speed is 0. */
function timeFor(remaining, perMs) {
	return remaining <= 0 ? 0 : remaining / perMs;
}
var WINDOW_MS, UploadMeter;
var init_upload_meter = __esmMin((() => {
	init_format();
	WINDOW_MS = 3e4;
	UploadMeter = class {
		#files;
		#bytes;
		#inFlight = /* @__PURE__ */ new Map();
		#settledFiles = 0;
		#settledBytes = 0;
		#failed = 0;
		#samples;
		constructor(assets, nowMs) {
			this.#files = assets.length;
			this.#bytes = assets.reduce((sum, { size }) => sum + size, 0);
			this.#samples = [{
				atMs: nowMs,
				bytes: 0,
				files: 0
			}];
		}
		/** @param bytes of this file sent so far; a retry starts again from 0 */
		sent(asset, bytes) {
			this.#inFlight.set(asset, bytes);
		}
		settled({ asset, status }) {
			this.#inFlight.delete(asset);
			this.#settledFiles += 1;
			this.#settledBytes += asset.size;
			if (status === "failed") this.#failed += 1;
		}
		/** Records the current progress, from which `describe` computes the speed. */
		sample(nowMs) {
			this.#samples.push(this.#now(nowMs));
			while (nowMs - (this.#samples[1]?.atMs ?? nowMs) >= WINDOW_MS) this.#samples.shift();
		}
		/**
		* Example: `120 of 20,000 files, 12 MiB of 2 GiB, 1.5 MiB/s, about 22 min 40 s left`.
		*
		* @param paused whether all requests wait, so that the time left is unknown
		*/
		describe(nowMs, paused) {
			const now = this.#now(nowMs);
			const [first = now] = this.#samples;
			const perMs = (change) => Math.max(0, change) / Math.max(1, nowMs - first.atMs);
			const [bytesPerMs, filesPerMs] = [perMs(now.bytes - first.bytes), perMs(now.files - first.files)];
			const failed = this.#failed > 0 ? ` (${formatNumber(this.#failed)} failed)` : "";
			const leftMs = Math.max(timeFor(this.#bytes - now.bytes, bytesPerMs), timeFor(this.#files - now.files - this.#inFlight.size, filesPerMs));
			return [
				`${formatNumber(now.files)} of ${plural(this.#files, "file")}${failed}`,
				`${formatBytes(now.bytes)} of ${formatBytes(this.#bytes)}`,
				`${formatBytes(bytesPerMs * 1e3)}/s`,
				...Number.isFinite(leftMs) && !paused ? [`about ${formatDuration(Math.ceil(leftMs / 1e3) * 1e3)} left`] : []
			].join(", ");
		}
		#now(atMs) {
			const inFlight = this.#inFlight.values().reduce((sum, bytes) => sum + bytes, 0);
			return {
				atMs,
				bytes: this.#settledBytes + inFlight,
				files: this.#settledFiles
			};
		}
	};
}));

// src/action/progress/log-events.ts
/** Logs the pipeline's events. */
function logEvents(log, time) {
	const progress = new Progress(log, time);
	let meter = new UploadMeter([], progress.nowMs);
	let listsAll = true;
	let problems = 0;
	let compared = 0;
	let exported = 0;
	const logProblem = (text) => {
		problems += 1;
		if (listsAll || problems <= MAX_PROBLEM_LINES) progress.log(text);
		else if (problems === 101) progress.log("  Further problems are only counted; the manifest lists all failures");
	};
	const startPhase = (title, count, status, onTick) => {
		listsAll = count <= MAX_LISTED_ITEMS;
		problems = 0;
		progress.startPhase({
			title,
			linesPostponeStatus: listsAll,
			status,
			...onTick && { onTick }
		});
	};
	return {
		comparisonStarted: (candidates) => {
			compared = 0;
			const files = plural(candidates.length, "file");
			startPhase(`Compare ${files} with the earlier manifest (${formatSize$1(candidates)})`, candidates.length, () => `${compared} of ${files} compared`);
		},
		comparisonSettled: (_, reused) => {
			compared += 1;
			if (listsAll && reused !== void 0) progress.log(describeUpload(reused));
		},
		comparisonFinished: (reused) => {
			progress.endPhase();
			log.info(`${plural(reused.length, "unchanged file")} not sent again (${formatSize$1(reused.map(({ asset }) => asset))})`);
		},
		uploadsStarted: (assets) => {
			const uploads = new UploadMeter(assets, progress.nowMs);
			meter = uploads;
			startPhase(`Upload ${plural(assets.length, "file")} (${formatSize$1(assets)})`, assets.length, () => uploads.describe(progress.nowMs, progress.isPaused), () => uploads.sample(progress.nowMs));
		},
		uploadProgress: (asset, sentBytes) => meter.sent(asset, sentBytes),
		uploadSettled: (outcome) => {
			meter.settled(outcome);
			if (outcome.status === "failed") logProblem(describeUpload(outcome));
			else if (listsAll) progress.log(describeUpload(outcome));
		},
		uploadUrlRenewed: ({ path }) => logProblem(`  ${path}: the upload URL has expired, requesting a new one`),
		uploadsFinished: (outcomes) => {
			progress.endPhase();
			const uploaded = outcomes.filter(({ status }) => status === "uploaded");
			const done = `${formatNumber(uploaded.length)} of ${plural(outcomes.length, "file")} uploaded`;
			log.info(`${done} (${formatSize$1(uploaded.map(({ asset }) => asset))})`);
		},
		exportsStarted: (requests) => {
			exported = 0;
			const startedMs = progress.nowMs;
			startPhase(`Trigger ${plural(requests.length, "export")}`, requests.length, () => {
				const elapsed = formatDuration(progress.nowMs - startedMs);
				return `${formatNumber(exported)} of ${plural(requests.length, "export")} finished after ${elapsed}`;
			});
		},
		exportSettled: (outcome) => {
			exported += 1;
			if (outcome.status === "failed" || outcome.status === "unknown") logProblem(describeExport(outcome));
			else if (listsAll) progress.log(describeExport(outcome));
		},
		exportsFinished: (outcomes) => {
			progress.endPhase();
			const triggered = outcomes.filter(({ status }) => status === "triggered");
			const reused = outcomes.filter(({ status }) => status === "reused").length;
			const others = reused > 0 ? `, ${formatNumber(reused)} by an earlier run` : "";
			log.info(`${formatNumber(triggered.length)} of ${plural(outcomes.length, "export")} triggered${others}`);
		},
		waiting: (wait) => progress.logWait(wait),
		stop: () => progress.endPhase()
	};
}
function describeUpload(outcome) {
	const { path, size, contentType } = outcome.asset;
	switch (outcome.status) {
		case "uploaded": return `  ✓ ${path} (${formatBytes(size)}, ${contentType}) is ${outcome.assetId}`;
		case "reused": return `  = ${path} (${formatBytes(size)}, ${contentType}) is still ${outcome.assetId}`;
		case "failed": return `  ✗ ${path}: ${outcome.failure.error.message}`;
		case "not-attempted": return `  - ${path}: not attempted`;
	}
}
function describeExport({ variantId, network, status }) {
	const pair = `${variantId} → ${network}`;
	if (status === "triggered") return `  ✓ ${pair}`;
	if (status === "reused") return `  = ${pair}: an earlier run triggered it`;
	return status === "not-attempted" ? `  - ${pair}: not attempted` : `  ✗ ${pair}: ${status}`;
}
function formatSize$1(files) {
	return formatBytes(files.reduce((sum, { size }) => sum + size, 0));
}
var MAX_LISTED_ITEMS, MAX_PROBLEM_LINES;
var init_log_events = __esmMin((() => {
	init_format();
	init_progress();
	init_upload_meter();
	MAX_LISTED_ITEMS = 50;
	MAX_PROBLEM_LINES = 100;
}));

// src/action/progress/outcome-recorder.ts
var OutcomeRecorder;
var init_outcome_recorder = __esmMin((() => {
	init_previous_release();
	init_run_pipeline();
	OutcomeRecorder = class {
		#plan = {
			assets: [],
			exports: []
		};
		#uploads = /* @__PURE__ */ new Map();
		#exports = /* @__PURE__ */ new Map();
		/** Exports that may have been requested, by `exportKey`. */
		#requested = /* @__PURE__ */ new Set();
		/** Exports whose success GitHub has as a deployment, by `exportKey`. */
		deployed = /* @__PURE__ */ new Set();
		/** Set once the inputs and the previous manifest have been read. */
		known = {};
		listener = {
			comparisonSettled: (asset, reused) => {
				if (reused !== void 0) this.#uploads.set(asset, reused);
			},
			uploadSettled: (outcome) => {
				this.#uploads.set(outcome.asset, outcome);
				if (outcome.status === "uploaded") this.uploadedCount += 1;
			},
			exportsStarted: (outcomes) => {
				for (const outcome of outcomes) this.#exports.set(exportKey(outcome), outcome);
			},
			beforeExport: async (request) => {
				this.#requested.add(exportKey(request));
			},
			exportSettled: (outcome) => {
				this.#requested.delete(exportKey(outcome));
				this.#exports.set(exportKey(outcome), outcome);
			}
		};
		/** Number of files that this run has uploaded so far. */
		uploadedCount = 0;
		plan(plan) {
			this.#plan = plan;
		}
		/**
		* The outcomes so far, in the order of the plan. An export that is being requested is `unknown`, and everything else without an
		* outcome is `not-attempted`.
		*/
		report() {
			const planned = notAttemptedReport(this.#plan);
			return {
				uploads: planned.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
				exports: planned.exports.map((request) => {
					const outcome = this.#exports.get(exportKey(request)) ?? request;
					return outcome.status === "not-attempted" && this.#requested.has(exportKey(request)) ? {
						...outcome,
						status: "unknown",
						attempts: 0
					} : outcome;
				})
			};
		}
		/** The result of a run that crashed. */
		crashResult(failure) {
			return {
				...this.known,
				conclusion: "failure",
				report: this.report(),
				failures: [failure]
			};
		}
	};
}));

// src/action/progress/phase-timer.ts
var PhaseTimer;
var init_phase_timer = __esmMin((() => {
	PhaseTimer = class {
		#clock;
		#originMs;
		#times = /* @__PURE__ */ new Map();
		constructor(clock) {
			this.#clock = clock;
			this.#originMs = clock.monotonicMs();
		}
		async measure(name, work) {
			this.#start(name);
			try {
				return await work();
			} finally {
				this.#end(name);
			}
		}
		listener = {
			uploadsStarted: () => this.#start("upload"),
			uploadsFinished: () => this.#end("upload"),
			exportsStarted: () => this.#start("export"),
			exportSettled: () => this.#end("export")
		};
		/** The started phases in order, then the waits. A phase that has not ended lasts until now. */
		phases(waitTimer) {
			const nowMs = this.#clock.monotonicMs();
			const toPhase = (name, startMs, endMs = nowMs) => ({
				name,
				startMs: Math.round(startMs - this.#originMs),
				endMs: Math.round(endMs - this.#originMs)
			});
			return [...[...this.#times].map(([name, { startMs, endMs }]) => toPhase(name, startMs, endMs)), ...waitTimer.spans.map(({ startMs, endMs }) => toPhase("wait", startMs, endMs))];
		}
		#start(name) {
			this.#times.set(name, { startMs: this.#clock.monotonicMs() });
		}
		#end(name) {
			const times = this.#times.get(name);
			if (times !== void 0) times.endMs = this.#clock.monotonicMs();
		}
	};
}));

// src/action/report/manifest-drafts.ts
var PAUSE_PER_WRITE, MIN_INTERVAL_MS, ManifestDrafts;
var init_manifest_drafts = __esmMin((() => {
	init_promises$1();
	init_deadline();
	init_files();
	init_json();
	PAUSE_PER_WRITE = 19;
	MIN_INTERVAL_MS = 100;
	ManifestDrafts = class {
		#clock;
		#signal;
		#stopped = new AbortController();
		#draft;
		#running;
		#next;
		#afterPause;
		#nextMs = 0;
		#hasRequestedExports = false;
		/** Whether a draft may be in the place of an earlier manifest. */
		hasReplaced = false;
		constructor(clock, signal) {
			this.#clock = clock;
			this.#signal = signal;
		}
		listener = {
			beforeUploads: () => this.#write(),
			uploadSettled: () => {
				this.#afterPause ??= this.#writeAfterPause();
			},
			beforeExport: () => {
				this.#hasRequestedExports = true;
				return this.#write();
			},
			exportSettled: () => {
				if (this.#hasRequestedExports) this.#write();
			}
		};
		start(draft) {
			this.#draft = draft;
		}
		/** Waits for writes under way. None follows. */
		async stop() {
			this.#draft = void 0;
			this.#stopped.abort();
			await (this.#next ?? this.#running);
		}
		/** Resolves after a write that begins after this call. Calls in one turn of the event loop share a write. Calls during a write share the next one. */
		#write() {
			this.#next ??= this.#writeNext();
			return this.#next;
		}
		async #writeNext() {
			await (this.#running ?? setImmediate$1());
			this.#next = void 0;
			this.#running = this.#writeNow().finally(() => {
				this.#running = void 0;
			});
			await this.#running;
		}
		/** Waits for the end of the pause. Then writes once for all uploads that ended meanwhile, without waiting for another one. */
		async #writeAfterPause() {
			await (this.#next ?? this.#running);
			const pauseMs = Math.max(0, this.#nextMs - this.#clock.monotonicMs());
			await this.#clock.sleep(pauseMs, this.#stopped.signal);
			this.#afterPause = void 0;
			await this.#write();
		}
		async #writeNow() {
			const draft = this.#draft;
			if (draft?.mayReplace() !== true) return;
			this.hasReplaced = true;
			const startMs = this.#clock.monotonicMs();
			const parts = jsonInParts(draft.build());
			await withDeadline(writeFileAtomically(draft.path, parts), this.#signal).catch(() => void 0);
			const endMs = this.#clock.monotonicMs();
			this.#nextMs = endMs + Math.max(MIN_INTERVAL_MS, PAUSE_PER_WRITE * (endMs - startMs));
		}
	};
}));

// src/action/recorded-run.ts
function startRecording(context) {
	return {
		...context,
		drafts: new ManifestDrafts(systemClock, context.signal),
		recorder: new OutcomeRecorder(),
		phases: new PhaseTimer(systemClock)
	};
}
/**
* Calls `work` with events that reach the log, the recorder, the timeline and, with a `githubToken`, GitHub's deployments.
* Then waits until the deployments are recorded.
*/
async function withEvents({ githubToken, environment }, { env, origin, log, signal, drafts, recorder, phases }, work) {
	const logged = logEvents(log, {
		clock: systemClock,
		ticker: systemTicker
	});
	const deployments = githubToken === void 0 ? void 0 : new Deployments({
		token: githubToken,
		environment,
		origin,
		log,
		env,
		signal,
		onDeployed: (request) => recorder.deployed.add(exportKey(request))
	});
	const listeners = [...deployments ? [deployments.listener] : [], phases.listener];
	try {
		return await work(fanOut([
			...listeners,
			recorder.listener,
			logged,
			drafts.listener
		]));
	} finally {
		logged.stop();
		await deployments?.finish();
	}
}
var init_recorded_run = __esmMin((() => {
	init_events();
	init_previous_release();
	init_clock();
	init_deployments();
	init_log_events();
	init_outcome_recorder();
	init_phase_timer();
	init_progress();
	init_manifest_drafts();
}));

// builtin:node:os
var builtin$1, tmpdir;
var init_builtin_node_os = __esmMin((() => {
	builtin$1 = process.getBuiltinModule("node:os");
	tmpdir = builtin$1.tmpdir;
}));

// src/action/runner/outputs.ts
/**
* Writes the step's outputs.
*
* @throws Error if the runner's output file is unknown or can't be written
*/
function writeOutputs(report, manifestPath, { env, log }) {
	const uploaded = report.uploads.flatMap((outcome) => outcome.status === "uploaded" ? outcome : []);
	const alternative = `the manifest: ${manifestPath}`;
	writeStepOutputs({
		"asset-ids": emptyIfTooLarge("asset-ids", toAssetIdsJson(report), alternative, log),
		exports: emptyIfTooLarge("exports", toExportsJson(report), alternative, log),
		"uploaded-count": uploaded.length,
		"reused-count": report.uploads.filter(({ status }) => status === "reused").length,
		"failed-count": report.uploads.filter(({ status }) => status === "failed").length,
		"uploaded-bytes": uploaded.reduce((sum, { asset }) => sum + asset.size, 0),
		"export-count": report.exports.filter(({ status }) => status === "triggered").length,
		manifest: manifestPath
	}, {
		env,
		log
	});
}
/** Maps paths to asset ids. Incomplete if it is too large for an output anyway. */
function toAssetIdsJson(report) {
	const assetIds = Object.create(null);
	let length = 0;
	for (const { asset, assetId } of report.uploads.filter(hasAssetId)) {
		assetIds[asset.path] = assetId;
		length += asset.path.length + assetId.length;
		if (length > MAX_OUTPUT_BYTES) break;
	}
	return JSON.stringify(assetIds);
}
/** Leaves out the service's responses if they make the output too large. */
function toExportsJson(report) {
	const withResponses = report.exports.map(({ variantId, network, ...outcome }) => ({
		variantId,
		network,
		status: outcome.status,
		..."response" in outcome && outcome.response !== void 0 && { response: outcome.response }
	}));
	const json = JSON.stringify(withResponses);
	if (fitsOutput(json)) return json;
	return JSON.stringify(withResponses.map(({ variantId, network, status }) => ({
		variantId,
		network,
		status
	})));
}
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
	init_outcomes();
	init_format();
	init_workflow_commands();
	MAX_OUTPUT_BYTES = 1e5;
}));

// src/action/runner/format-shard.ts
function formatShard({ index, total }) {
	return `part ${formatNumber(index)} of ${formatNumber(total)}`;
}
var init_format_shard = __esmMin((() => {
	init_format();
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
/**
* Renders a table of at most 1,000 rows within the budget, and a sentence that counts the omitted rows. Stops at the first
* row that does not fit, so that 20,000 items cost no more than the shown rows.
*/
function table(content) {
	const { head, right = [], items, row, noun, budget } = content;
	const lines = [line(head), line(head.map((name) => right.includes(name) ? "---:" : "---"))];
	let bytes = Buffer.byteLength(lines.join("\n"));
	let shown = 0;
	for (const item of items.slice(0, MAX_ROWS)) {
		const text = line(row(item));
		bytes += Buffer.byteLength(text) + 1;
		if (bytes > budget) break;
		lines.push(text);
		shown += 1;
	}
	const omitted = items.length - shown;
	if (omitted === 0) return [lines.join("\n")];
	if (shown === 0) return [`No room for ${plural(omitted, noun)} here: see the manifest.`];
	return [lines.join("\n"), `Table cut: ${plural(omitted, `more ${noun}`)} in the manifest.`];
}
function line(cells) {
	return `| ${cells.join(" | ")} |`;
}
/** Escapes untrusted text for a cell or a heading, after cutting it to 120 characters. */
function cellText(text) {
	return escapeMarkdown(truncate$1(text, MAX_CELL_LENGTH));
}
/** Escapes untrusted text for a paragraph, after cutting it so that the Markdown has at most 2,000 bytes. */
function shortText(text, toMarkdown = escapeMarkdown) {
	for (let length = MAX_TEXT_LENGTH;; length = Math.floor(length / 2)) {
		const markdown = toMarkdown(truncate$1(text, length));
		if (Buffer.byteLength(markdown) <= MAX_TEXT_BYTES) return markdown;
	}
}
/** Like `escapeMarkdown`, but shows the action's own words in backticks as code. */
function escapeMessage(text) {
	return text.split(CODE).map((part, index) => index % 2 === 0 ? escapeMarkdown(part) : `\`${part}\``).join("");
}
/** Folds blocks away under a summary line. The line is fixed text and is not escaped. */
function details(summary, blocks) {
	return [
		`<details><summary>${summary}</summary>`,
		...blocks,
		"</details>"
	];
}
/** Keeps fixed text on one line, however narrow its column is. */
function noBreak(text) {
	return text.replaceAll(" ", "&nbsp;");
}
var MAX_ROWS, MAX_CELL_LENGTH, MAX_TEXT_LENGTH, MAX_TEXT_BYTES, INPUT, CODE;
var init_markdown = __esmMin((() => {
	init_format();
	init_text();
	init_defaults();
	init_sanitize();
	MAX_ROWS = 1e3;
	MAX_CELL_LENGTH = 120;
	MAX_TEXT_LENGTH = 1e3;
	MAX_TEXT_BYTES = 2e3;
	INPUT = [...Object.keys(INPUT_DEFAULTS), ...INPUTS_WITHOUT_DEFAULT].join("|");
	CODE = new RegExp(`\`(${[
		`(?:${INPUT})(?:: [a-z]+)?`,
		String.raw`(?:games|assets|merge|emulator)\/|[a-z]+:(?:read|write)|github\.token|secrets: inherit`,
		String.raw`if: github\.actor != 'dependabot\[bot\]'|strategy\.job-index|pattern: media\/type`,
		String.raw`[\w-]+(?=\` is not an input of this action)`
	].join("|")})\``);
}));

// src/action/inputs/size-limits.ts
/** Formats a size in the unit of its limit, without the unit. Only a size that equals the limit is shown as the limit, and only 0 as 0. */
function formatSize(size, limit) {
	return formatNumber(sizeInUnit(size, limit));
}
function sizeInUnit(size, { bytes, value, unit }) {
	const rounded = (digits) => Number((size / BYTES[unit]).toFixed(digits));
	const misleads = (shown) => Math.sign(shown - value) !== Math.sign(size - bytes) || shown === 0 && size > 0;
	let digits = 1;
	while (digits < MAX_DIGITS && misleads(rounded(digits))) digits += 1;
	return rounded(digits);
}
var BYTES, MAX_DIGITS;
var init_size_limits$1 = __esmMin((() => {
	init_format();
	BYTES = {
		B: 1,
		KB: 1e3,
		MB: 1e6,
		GB: 1e9,
		TB: 0xe8d4a51000,
		KiB: 1024,
		MiB: 2 ** 20,
		GiB: 2 ** 30,
		TiB: 2 ** 40
	};
	MAX_DIGITS = 9;
}));

// src/action/upload/limit-usage.ts
function isExceeded({ bytes, limit }) {
	return bytes > limit.bytes;
}
/** Draws how much of a limit is used. The bar is full only if nothing is left. */
function drawBar({ bytes, limit }) {
	const used = bytes >= limit.bytes && bytes > 0 ? 1 : bytes / Math.max(limit.bytes, 1);
	const full = Math.floor(used * BAR_LENGTH);
	return "█".repeat(full) + "░".repeat(BAR_LENGTH - full);
}
/** Formats the used part in the unit of the limit: `4.1 of 5 MB`. */
function formatUsage({ bytes, limit }) {
	return `${formatSize(bytes, limit)} of ${formatNumber(limit.value)} ${limit.unit}`;
}
/** What uses the limit: the largest file, or the number of files. */
function describeUser({ limit, matching }) {
	const [largest] = matching;
	if (largest === void 0) return "no file";
	return limit.pattern === void 0 ? plural(matching.length, "file") : largest.path;
}
var BAR_LENGTH;
var init_limit_usage = __esmMin((() => {
	init_format();
	init_size_limits$1();
	BAR_LENGTH = 10;
}));

// src/action/summary/size-limits.ts
/** One row per limit, those that are exceeded first. */
function renderSizeLimits(usages) {
	if (usages.length === 0) return [];
	const sorted = usages.toSorted((a, b) => Number(isExceeded(b)) - Number(isExceeded(a)));
	const rows = table({
		head: [
			"limit",
			"used",
			"",
			"by"
		],
		items: sorted.slice(0, MAX_LIMITS),
		row: (usage) => [
			cellText(usage.limit.pattern ?? "total"),
			drawBar(usage),
			`${markOf(usage)} ${formatUsage(usage)}`,
			cellText(describeUser(usage))
		],
		noun: "limit",
		budget: Number.POSITIVE_INFINITY
	});
	const omitted = usages.length - MAX_LIMITS;
	return [
		"### Size limits",
		...rows,
		...omitted > 0 ? [`And ${plural(omitted, "more limit")}.`] : []
	];
}
function markOf(usage) {
	if (isExceeded(usage)) return "❌";
	return usage.matching.length > 0 ? "✅" : "➖";
}
var MAX_LIMITS;
var init_size_limits = __esmMin((() => {
	init_format();
	init_limit_usage();
	init_markdown();
	MAX_LIMITS = 10;
}));

// src/action/summary/tables.ts
/** One row per file: failed files first, then the largest. */
function renderAssets({ assets }) {
	if (assets.length === 0) return [];
	const failed = assets.filter(({ status }) => status === "failed").length;
	const sorted = assets.toSorted((a, b) => Number(b.status === "failed") - Number(a.status === "failed") || b.size - a.size);
	const split = assets.length <= MAX_OPEN_FILES ? assets.length : Math.min(failed, MAX_OPEN_FILES);
	const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
	const kind = failed > split || failed === 0 ? "file" : "other file";
	return [
		"### Files",
		...open.length > 0 ? assetTable(open, OPEN_BUDGET) : [],
		...folded.length > 0 ? details(`${plural(folded.length, kind)}, the largest first`, assetTable(folded, FOLDED_BUDGET)) : []
	];
}
function assetTable(assets, budget) {
	return table({
		head: HEAD,
		right: RIGHT,
		items: assets,
		row,
		noun: "file",
		budget
	});
}
function row({ path, contentType, size, status, assetId, attempts, durationMs }) {
	const stored = status === "uploaded" || status === "reused";
	return [
		noBreak(ASSET_MARKS[status]),
		cellText(path),
		cellText(contentType),
		noBreak(formatBytes(size)),
		cellText(stored ? assetId ?? "" : ""),
		attempts === 0 ? "" : noBreak(formatDuration(durationMs)),
		attempts === 0 ? "" : String(attempts)
	];
}
/** One row per variant and one column per network; variants with a failure come first. */
function renderExports({ exports, conclusion }) {
	if (exports.length === 0) return [];
	const networks = [...new Set(exports.map(({ network }) => network))];
	const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
		variantId,
		statuses: new Map(own.map(({ network, status }) => [network, status])),
		broken: own.some(({ status }) => status === "failed" || status === "unknown")
	}));
	const mark = (status) => {
		if (status === void 0) return "";
		return conclusion === "planned" ? "📝 planned" : EXPORT_MARKS[status];
	};
	const matrix = table({
		head: ["variant", ...networks.map(cellText)],
		items: variants.toSorted((a, b) => Number(b.broken) - Number(a.broken)),
		row: ({ variantId, statuses }) => [cellText(variantId), ...networks.map((network) => noBreak(mark(statuses.get(network))))],
		noun: "variant",
		budget: EXPORTS_BUDGET
	});
	return ["### Exports", ...variants.length > MAX_OPEN_VARIANTS ? details(plural(variants.length, "variant"), matrix) : matrix];
}
var OPEN_BUDGET, FOLDED_BUDGET, MAX_OPEN_FILES, HEAD, RIGHT, ASSET_MARKS, EXPORTS_BUDGET, MAX_OPEN_VARIANTS, EXPORT_MARKS;
var init_tables = __esmMin((() => {
	init_format();
	init_markdown();
	OPEN_BUDGET = 1e5;
	FOLDED_BUDGET = 4e5;
	MAX_OPEN_FILES = 15;
	HEAD = [
		"status",
		"file",
		"type",
		"size",
		"asset id",
		"time",
		"attempts"
	];
	RIGHT = [
		"size",
		"time",
		"attempts"
	];
	ASSET_MARKS = {
		uploaded: "✅ uploaded",
		reused: "♻️ reused",
		failed: "❌ failed",
		"not-attempted": "➖ not attempted",
		planned: "📝 planned"
	};
	EXPORTS_BUDGET = 15e4;
	MAX_OPEN_VARIANTS = 20;
	EXPORT_MARKS = {
		triggered: "✅ triggered",
		reused: "✅ triggered earlier",
		failed: "❌ failed",
		unknown: "❓ unknown",
		"not-attempted": "➖ not attempted"
	};
}));

// src/action/summary/timeline.ts
/** Renders the phases as a Mermaid chart. It contains only numbers and fixed words, never untrusted text. */
function renderTimeline(phases, { assets, exports }) {
	if (phases.length === 0) return [];
	const endMs = Math.max(...phases.map((phase) => phase.endMs));
	const waits = mergeWaits(phases, endMs);
	const failed = {
		upload: assets.some(({ status }) => status === "failed"),
		export: exports.some(({ status }) => status === "failed" || status === "unknown")
	};
	return ["### Timeline", `\`\`\`mermaid\n${[
		"gantt",
		`dateFormat ${DAY_FORMAT}`,
		`axisFormat ${axisFormat(endMs)}`,
		"todayMarker off",
		...phases.filter(({ name }) => name !== "wait").flatMap((phase) => [`section ${NAMES[phase.name]}`, `${formatDuration(phase.endMs - phase.startMs)} :${failed[phase.name] ? "crit, " : ""}${span(phase)}`]),
		...waits.length > 0 ? [`section ${NAMES.wait}`] : [],
		...waits.map((wait) => `${formatDuration(wait.tookMs)} :done, ${span(wait)}`)
	].join("\n")}\n\`\`\``];
}
/** The format of the axis labels, which depends on the length of the run. */
function axisFormat(endMs) {
	if (endMs < 5e3) return "%-S.%L s";
	if (endMs < 6e4) return "%-S s";
	return endMs < 36e5 ? "%-M:%S min" : "%-H:%M:%S h";
}
/** Mermaid needs bars of at least 1 ms. */
function span({ startMs, endMs }) {
	return `${dayTime(startMs)}, ${dayTime(Math.max(endMs, startMs + 1))}`;
}
/** Without a time zone, so that the axis begins at zero for every reader. */
function dayTime(ms) {
	return new Date(DAY_MS$1 + ms).toISOString().slice(0, -1);
}
/** Merges waits that are close to each other. Returns the five longest in chronological order, all times in milliseconds. */
function mergeWaits(phases, lengthMs) {
	const merged = [];
	for (const { name, startMs, endMs } of phases) {
		if (name !== "wait") continue;
		const last = merged.at(-1);
		const tookMs = endMs - startMs;
		if (last !== void 0 && startMs - last.endMs < lengthMs * MIN_GAP) merged[merged.length - 1] = {
			startMs: last.startMs,
			endMs,
			tookMs: last.tookMs + tookMs
		};
		else merged.push({
			startMs,
			endMs,
			tookMs
		});
	}
	return merged.filter(({ tookMs }) => tookMs >= lengthMs * MIN_WAIT).toSorted((a, b) => b.tookMs - a.tookMs).slice(0, MAX_WAITS).sort((a, b) => a.startMs - b.startMs);
}
var NAMES, DAY_MS$1, DAY_FORMAT, MAX_WAITS, MIN_GAP, MIN_WAIT;
var init_timeline = __esmMin((() => {
	init_format();
	NAMES = {
		find: "Find files",
		join: "Join parts",
		upload: "Upload",
		export: "Export",
		wait: "Waiting"
	};
	DAY_MS$1 = Date.UTC(2e3, 0, 1);
	DAY_FORMAT = "YYYY-MM-DDTHH:mm:ss.SSS";
	MAX_WAITS = 5;
	MIN_GAP = .02;
	MIN_WAIT = .01;
}));

// src/action/summary/summary.ts
/**
* Renders the job summary as Markdown. Pure function.
*
* The runner drops a whole summary above 1,048,576 bytes. Each part has a budget, and all parts together stay below
* 900,000 bytes for any content.
*/
function renderJobSummary(content) {
	const { manifest } = content;
	return `${[
		...renderHead(content),
		...renderFailures(content.failures),
		...renderSizeLimits(content.limitUsage ?? []),
		...renderExports(manifest),
		...renderAssets(manifest),
		...renderTimeline(content.phases, manifest),
		renderOrigin(content)
	].join("\n\n")}\n`;
}
function heading({ conclusion, assets, exports }, hasCrashed) {
	switch (conclusion) {
		case "success":
			if (exports.length > 0) return "✅ Exports triggered";
			return assets.length > 0 ? "✅ Files uploaded" : "✅ No file to upload";
		case "failure": return `❌ ${whatIsMissing(assets, exports, hasCrashed)}`;
		case "cancelled": return "⚠️ Cancelled";
		case "planned": return "📝 Plan: nothing was sent";
	}
}
function whatIsMissing(assets, exports, hasCrashed) {
	const statuses = [...assets, ...exports].map(({ status }) => status);
	if (statuses.every((status) => status === "planned" || status === "not-attempted") && statuses.length > 0 && !hasCrashed) return "Nothing was sent";
	const triggered = exports.filter(isTriggered).length;
	if (triggered < exports.length) return triggered > 0 ? "Not all exports triggered" : "No export triggered";
	return assets.every(({ status }) => status === "uploaded" || status === "reused") ? "Failed" : "Not all files uploaded";
}
function renderHead({ manifest, failures, origin, waitedMs }) {
	const hasCrashed = failures.some(({ title }) => title === "Unexpected error");
	const { startedAt, finishedAt = startedAt, shard } = manifest;
	const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
	const part = shard ? [formatShard(shard)] : [];
	const ref = origin.ref ? [cellText(origin.ref)] : [];
	const waited = waitedMs > 0 ? [`${formatDuration(waitedMs)} spent waiting`] : [];
	return [`## ${[
		heading(manifest, hasCrashed),
		...part,
		...ref,
		formatDuration(durationMs)
	].join(" · ")}`, [
		...countFiles(manifest),
		...countExports(manifest),
		...waited
	].join(" · ")].filter((block) => block !== "");
}
function countFiles({ assets, conclusion }) {
	if (assets.length === 0) return [];
	const { uploaded = [], reused = [], failed = [], planned = [] } = Object.groupBy(assets, ({ status }) => status);
	const bytes = (files) => formatBytes(files.reduce((sum, { size }) => sum + size, 0));
	if (conclusion === "planned") {
		const reuse = reused.length > 0 ? `, ${formatNumber(reused.length)} to reuse` : "";
		return [`**${plural(planned.length, "file")}** to upload (${bytes(planned)})${reuse}`];
	}
	const total = `**${formatNumber(uploaded.length)} of ${plural(assets.length, "file")}** uploaded`;
	const others = [...reused.length > 0 ? [`${formatNumber(reused.length)} reused`] : [], ...failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : []];
	return [[`${total} (${bytes(uploaded)})`, ...others].join(", ")];
}
function countExports({ exports, conclusion }) {
	if (exports.length === 0) return [];
	if (conclusion === "planned") return [`**${plural(exports.length, "export")}** to trigger`];
	const { triggered = [], reused = [], failed = [], unknown = [] } = Object.groupBy(exports, ({ status }) => status);
	return [[`**${formatNumber(triggered.length)} of ${plural(exports.length, "export")}** triggered`, ...[
		...reused.length > 0 ? [`${formatNumber(reused.length)} by an earlier run`] : [],
		...failed.length > 0 ? [`**${formatNumber(failed.length)} failed**`] : [],
		...unknown.length > 0 ? [`**${formatNumber(unknown.length)} unknown**`] : []
	]].join(", ")];
}
function renderOrigin({ origin, manifestPath }) {
	return [...formatRun(origin), `Manifest: ${shortText(manifestPath)}`].join(" · ");
}
function formatRun({ repository, commit, run, runUrl }) {
	const text = run && shortText(run);
	const link = text && runUrl ? `[${text}](${linkTarget(runUrl)})` : text;
	return [
		...repository ? [`**${shortText(repository)}**`] : [],
		...commit ? [`commit ${shortText(commit.slice(0, 7))}`] : [],
		...link ? [`run ${link}`] : []
	];
}
function linkTarget(url) {
	return encodeURI(url.toWellFormed()).replace(/[()]/g, (parenthesis) => parenthesis === "(" ? "%28" : "%29");
}
/** One section per cause: what happened, where, and in bold what to do. */
function renderFailures(failures) {
	const sections = [];
	let bytes = 0;
	for (const failure of failures.slice(0, MAX_FAILURES)) {
		const section = renderFailure(failure);
		bytes += Buffer.byteLength(section);
		if (bytes > FAILURES_BUDGET) break;
		sections.push(section);
	}
	const omitted = failures.length - sections.length;
	return omitted === 0 ? sections : [...sections, `And ${plural(omitted, "more cause")} in the log.`];
}
function renderFailure({ title, lines }) {
	const shown = lines.slice(0, MAX_LINES).map((line) => shortText(line, escapeMessage));
	const last = lines.length > 1 && lines.length <= MAX_LINES ? [`➡️ <b>${shown.pop()}</b>`] : [];
	const more = lines.length > MAX_LINES ? ["…"] : [];
	return `### ⛔ ${title}\n\n${[
		...shown,
		...last,
		...more
	].join("<br>")}`;
}
var MAX_FAILURES, MAX_LINES, FAILURES_BUDGET;
var init_summary = __esmMin((() => {
	init_outcomes();
	init_format();
	init_format_shard();
	init_markdown();
	init_size_limits();
	init_tables();
	init_timeline();
	MAX_FAILURES = 10;
	MAX_LINES = 12;
	FAILURES_BUDGET = 12e4;
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
/** Reads GitHub's token; absent if no deployments are wanted. Messages never quote any part of it. */
function readGitHubToken(reader) {
	const token = reader.text("github-token");
	if (token === "") return void 0;
	if (!isPrintableAscii(token)) reader.addProblem("github-token", "must be one line of printable ASCII without spaces, like `github.token`");
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

// src/pipeline/shards/split.ts
/** Computes the digest of a list of files. Manifests of shards can be joined only if their lists have the same digest. */
function digestList(files) {
	const hash = createHash("sha256");
	let bytes = 0;
	for (const { path, fileName, contentType, size } of files) {
		hash.update(`${JSON.stringify([
			path,
			fileName,
			contentType,
			size
		])}\n`);
		bytes += size;
	}
	return {
		files: files.length,
		bytes,
		sha256: hash.digest("hex")
	};
}
var MAX_SHARDS;
var init_split = __esmMin((() => {
	init_builtin_node_crypto();
	MAX_SHARDS = 1e3;
}));

// src/action/inputs/fields.ts
/** Reads an input's patterns; `undefined` if it is not given. */
function readPatterns(reader, name) {
	const lines = reader.lines(name).map(({ text }) => toSlashes(text));
	if (reader.text(name) === "") return void 0;
	const isExclusion = (line) => line.startsWith("!");
	const include = lines.filter((line) => !isExclusion(line)).map(stripDotSlash);
	const exclude = lines.filter(isExclusion).map((line) => stripDotSlash(line.slice(1).trim()));
	if (include.length === 0) reader.addProblem(name, "must have a pattern that is neither an exclusion (!) nor a comment (#)");
	if (exclude.includes("")) reader.addProblem(name, "must have a pattern after every !");
	return {
		include: [...new Set(include)],
		exclude
	};
}
/** Reads `variant` and `network`, which must be given together. */
function readExports(reader) {
	const variants = readNames(reader, "variant");
	const networks = readNames(reader, "network");
	if (variants.length > 0 && networks.length === 0) reader.addProblem("network", "must be given with `variant`");
	if (networks.length > 0 && variants.length === 0) reader.addProblem("variant", "must be given with `network`");
	return {
		variants,
		networks
	};
}
/** Reads a list of names. Rejects dashes, brackets and quotes of a YAML or JSON list: they would become parts of the names. */
function readNames(reader, name) {
	const names = reader.list(name);
	const bare = bareNames(names);
	if (bare.join() === names.join()) return names;
	const line = truncate$1(bareNames(names.map((text) => reader.redact(text))).join(", "), MAX_LINE_LENGTH);
	reader.addProblem(name, bare.length === 0 ? "must have a value" : `must have one name per line, or names with commas between them, without dashes, brackets and quotes: write \`${name}: ${line}\``);
	return bare;
}
function bareNames(names) {
	const items = names.join().replace(/^\[(.*)\]$/, "$1").replace(/^(["'])([^"']*)\1$/, "$2").split(",").map(stripListMarks);
	return [...new Set(items.filter((item) => item !== ""))];
}
var MAX_LINE_LENGTH;
var init_fields = __esmMin((() => {
	init_paths();
	init_text();
	MAX_LINE_LENGTH = 300;
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
			return JSON.stringify(truncate$1(this.redact(text), MAX_QUOTE_LENGTH));
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
/** Reads whether a run continues from the manifest at its path. */
function readContinuation(reader, manifest) {
	const reuseUnchanged = reader.boolean("reuse-unchanged");
	const retryUnknown = reader.boolean("retry-unknown");
	if (reuseUnchanged && manifest === "") reader.addProblem("manifest", "must be given with `reuse-unchanged`: a later run must find the file again, and the default is a new file per run");
	if (retryUnknown && !reuseUnchanged) reader.addProblem("retry-unknown", "must be given with `reuse-unchanged`: it is about exports of an earlier run");
	return {
		reuseUnchanged,
		retryUnknown
	};
}
/** Returns a new path under `RUNNER_TEMP`, so that the steps of a job do not overwrite each other's manifests. */
function temporaryManifestPath(env) {
	return join(env["RUNNER_TEMP"] || tmpdir(), `playable-export-manifest-${randomUUID().slice(0, 8)}.json`);
}
var init_upload_inputs = __esmMin((() => {
	init_builtin_node_crypto();
	init_builtin_node_os();
	init_builtin_node_path();
	init_input_reader();
	init_misplaced_inputs();
}));

// src/action/report/finish-run.ts
/**
* Reports the result of an action that uploads or exports: outputs, manifest, annotations, job summary. If one of them
* can't be written, the others still are.
*
* @returns the final conclusion: `failure` if the manifest or the outputs could not be written
*/
async function finishRun(result, run) {
	const { env, log, origin, signal, startedAt, waitTimer } = run;
	const { conclusion, shardPart } = result;
	await run.drafts.stop();
	const waitedMs = Math.round(waitTimer.totalMs);
	const phases = run.phases.phases(waitTimer);
	const { baseUrl = "", organizationId = "", summary = true } = result.inputs ?? {};
	const manifestPath = result.inputs?.manifestPath ?? temporaryManifestPath(env);
	const { deployed } = run.recorder;
	const head = {
		conclusion,
		baseUrl,
		organizationId,
		startedAt,
		finishedAt: /* @__PURE__ */ new Date(),
		run: origin.manifestRun,
		shardPart,
		deployed
	};
	log.endGroup();
	const failures = [...result.failures];
	const areOutputsWritten = await tryWrite(failures, outputFile(env), `Read the values from the manifest: ${manifestPath}`, async () => {
		await tryOutputFile(env, signal);
		writeOutputs(result.report, manifestPath, {
			env,
			log
		});
	});
	const previous = result.previous?.kind === "usable" ? result.previous.uploads : void 0;
	let manifest = buildManifest(areOutputsWritten ? head : {
		...head,
		conclusion: "failure"
	}, result.report, previous);
	const complete = previous && result.keepsAllIds ? keepAllIds(manifest, result.report, previous) : manifest;
	if (!await tryWrite(failures, manifestPath, "Choose another place with `manifest`.", () => withDeadline(writeFileAtomically(manifestPath, jsonInParts(complete)), signal), "Manifest not written")) manifest = {
		...manifest,
		conclusion: "failure"
	};
	annotateFailures(failures, log);
	if (summary) {
		const { limitUsage } = result;
		await writeSummary(renderJobSummary({
			manifest,
			manifestPath,
			failures,
			limitUsage,
			origin,
			waitedMs,
			phases
		}), run);
	}
	logWaitTime(waitedMs, log);
	log.info(`Manifest: ${manifestPath}`);
	log.flush();
	return manifest.conclusion;
}
async function writeSummary(markdown, { env, log, signal }) {
	const path = env["GITHUB_STEP_SUMMARY"];
	if (!path) return;
	try {
		rejectNamedPipe(path);
		await withDeadline(summary.addRaw(markdown).write(), signal);
	} catch (error) {
		log.warning("Job summary not written", `${path}: ${causeChain(error).join(": ")}`, "The log, the outputs and the manifest have the same information.");
	}
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
	init_builtin_node_fs();
	init_promises();
	init_core();
	init_manifest();
	init_deadline();
	init_errors$1();
	init_files();
	init_json();
	init_failures();
	init_log();
	init_outputs();
	init_workflow_commands();
	init_summary();
	init_upload_inputs();
}));

// src/action/run-result.ts
/** Turns a report into a result: `success` if every asset has an id and every export was triggered. */
function toRunResult(report, details, { signal, ...context }) {
	const result = {
		...details,
		report,
		failures: toFailures(report, context)
	};
	if (report.uploads.every(hasAssetId) && report.exports.every(isTriggered)) return {
		...result,
		conclusion: "success"
	};
	if (!signal.aborted) return {
		...result,
		conclusion: "failure"
	};
	const cancelled = explainCancellation(report, String(signal.reason));
	return {
		...result,
		conclusion: "cancelled",
		failures: [...result.failures, cancelled]
	};
}
/**
* Says what a cancelled run did, and what to do next.
*
* @param signal the name of the signal that cancelled it
*/
function explainCancellation({ uploads, exports }, signal) {
	const uploaded = uploads.filter(({ status }) => status === "uploaded").length;
	const reused = uploads.filter(({ status }) => status === "reused").length;
	const triggered = exports.filter(({ status }) => status === "triggered").length;
	const before = exports.filter(({ status }) => status === "reused").length;
	const unknown = exports.filter(({ status }) => status === "unknown").map(formatExport);
	const done = [
		...uploads.length > 0 ? [`${uploaded} of ${plural(uploads.length, "file")} uploaded`] : [],
		...reused > 0 ? [`${reused} reused`] : [],
		...exports.length > 0 ? [`${triggered} of ${plural(exports.length, "export")} triggered`] : [],
		...before > 0 ? [`${before} triggered by an earlier run`] : []
	];
	const hint = uploads.some((upload) => hasAssetId(upload) && upload.sha256 !== void 0) && !uploads.every(hasAssetId) ? "; with `reuse-unchanged` it skips the files that are already uploaded" : "";
	const advice = unknown.length > 0 ? `May have been triggered, so check the service before you run it again: ${joinTruncated(unknown)}` : `Run it again${hint}.`;
	return {
		title: "Cancelled",
		lines: [
			`The run was cancelled (${signal}): ${done.length > 0 ? done.join(", ") : "nothing was done"}.`,
			"The outputs and the manifest record what was done.",
			advice
		]
	};
}
var init_run_result = __esmMin((() => {
	init_outcomes();
	init_format();
	init_text();
	init_failures();
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

// src/action/upload/previous-manifest.ts
/** Warns that nothing of an earlier run is reused, because its manifest can't be used. */
function warnNotReused(path, why, consequence, log) {
	log.warning("Manifest not reused", `${path}: ${why}.`, consequence, "Give each service and organization its own `manifest`, and let nothing else write to it.");
}
/** Returns the earlier run whose exports this run continues; `undefined` if there is none, or `reuse-unchanged` is not set. */
function releaseToContinue(previous, { reuseUnchanged, retryUnknown }, { origin }) {
	if (!reuseUnchanged || previous?.kind !== "usable" || previous.release === void 0) return void 0;
	return {
		release: previous.release,
		commit: origin.manifestRun?.commit,
		retryUnknown
	};
}
var init_previous_manifest = __esmMin((() => {
	init_read_manifest();
	init_upload_inputs();
}));

// node_modules/balanced-match/dist/esm/index.js
var range;
var init_esm$6 = __esmMin((() => {
	range = (a, b, str) => {
		let begs, beg, left, right = void 0, result;
		let ai = str.indexOf(a);
		let bi = str.indexOf(b, ai + 1);
		let i = ai;
		if (ai >= 0 && bi > 0) {
			if (a === b) return [ai, bi];
			begs = [];
			left = str.length;
			while (i >= 0 && !result) {
				if (i === ai) {
					begs.push(i);
					ai = str.indexOf(a, i + 1);
				} else if (begs.length === 1) {
					const r = begs.pop();
					if (r !== void 0) result = [r, bi];
				} else {
					beg = begs.pop();
					if (beg !== void 0 && beg < left) {
						left = beg;
						right = bi;
					}
					bi = str.indexOf(b, i + 1);
				}
				i = ai < bi && ai >= 0 ? ai : bi;
			}
			if (begs.length && right !== void 0) result = [left, right];
		}
		return result;
	};
}));

// node_modules/brace-expansion/dist/esm/index.js
function numeric(str) {
	return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
	return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
	return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
}
function pushAll(target, items) {
	for (let i = 0; i < items.length; i++) target.push(items[i]);
}
function balancedWithBudget(str, masked, budget) {
	if (budget.remaining < 0) return;
	const r = range("{", "}", masked);
	const unmatched = r !== void 0 && masked.indexOf("{") < r[0];
	budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
	if (!r || budget.remaining < 0) return;
	return {
		end: r[1],
		pre: str.slice(0, r[0]),
		body: str.slice(r[0] + 1, r[1]),
		post: str.slice(r[1] + 1),
		unmatched
	};
}
function maskUnmatchedOpens(masked, budget) {
	budget.remaining -= masked.length;
	const open = [];
	for (let i = 0; i < masked.length; i++) {
		const c = masked.charCodeAt(i);
		if (c === 123) open.push(i);
		else if (c === 125 && open.length) open.pop();
	}
	let out = "";
	let last = 0;
	for (let i = 0; i < open.length; i++) {
		const at = open[i];
		out += masked.slice(last, at) + "\0";
		last = at + 1;
	}
	return out + masked.slice(last);
}
function commaSetFollows(str, budget) {
	budget.remaining -= str.length;
	if (budget.remaining < 0) return false;
	let close = false;
	for (let i = str.length - 1; i >= 0; i--) {
		const c = str.charCodeAt(i);
		if (c === 125) close = true;
		else if (c === 10 || c === 13 || c === 8232 || c === 8233) close = false;
		else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) return true;
	}
	return false;
}
/**
* Basically just str.split(","), but handling cases
* where we have nested braced sections, which should be
* treated as individual members, like {a,{b,c},d}
*
* Returns `undefined` if the step budget runs out before the whole set is
* split, since splitting what is left on every comma would tear apart the
* nested sets it still holds.
*/
function parseCommaParts(str, budget) {
	const parts = [];
	let carry = "";
	for (;;) {
		const m = balancedWithBudget(str, str, budget);
		if (budget.remaining < 0) return;
		if (!m) {
			const tail = str.split(",");
			tail[0] = carry + tail[0];
			pushAll(parts, tail);
			return parts;
		}
		const { pre, body, post } = m;
		const p = pre.split(",");
		p[0] = carry + p[0];
		p[p.length - 1] += "{" + body + "}";
		if (!post.length) {
			pushAll(parts, p);
			return parts;
		}
		carry = p.pop();
		pushAll(parts, p);
		str = post;
	}
}
function bound(value, fallback) {
	return value === void 0 || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
	if (!str) return [];
	const max = bound(options.max, EXPANSION_MAX);
	const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
	const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
	const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
	const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
	if (str.slice(0, 2) === "{}") str = "\\{\\}" + str.slice(2);
	return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
	return "{" + str + "}";
}
function isPadded(el) {
	return /^-?0\d/.test(el);
}
function lte(i, y) {
	return i <= y;
}
function gte(i, y) {
	return i >= y;
}
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
	const out = [];
	let length = 0;
	let nonEmpty;
	outer: for (let a = 0; a < acc.length; a++) {
		const prefix = acc[a] + pre;
		let vs = values;
		if (dropEmpties && !prefix) {
			if (!nonEmpty) nonEmpty = values.filter((v) => v);
			vs = nonEmpty;
		}
		for (let v = 0; v < vs.length; v++) {
			if (out.length >= max) break outer;
			const expansion = prefix + vs[v];
			if (length + expansion.length > maxLength) break outer;
			out.push(expansion);
			length += expansion.length;
		}
	}
	budget.remaining -= out.length;
	return out;
}
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
	const n = body.split(/\.\./);
	const N = [];
	/* c8 ignore start */
	if (n[0] === void 0 || n[1] === void 0) return N;
	/* c8 ignore stop */
	const x = numeric(n[0]);
	const y = numeric(n[1]);
	const width = Math.max(n[0].length, n[1].length);
	let incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
	let test = lte;
	if (y < x) {
		incr *= -1;
		test = gte;
	}
	const pad = n.some(isPadded);
	const cost = pad ? width : 1;
	let length = 0;
	for (let i = x; test(i, y) && N.length < max; i += incr) {
		budget.remaining -= cost;
		if (budget.remaining < 0) return;
		let c;
		if (isAlphaSequence) {
			c = String.fromCharCode(i);
			if (c === "\\") c = "";
		} else {
			c = String(i);
			if (pad) {
				const need = width - c.length;
				if (need > 0) {
					const z = new Array(need + 1).join("0");
					if (i < 0) c = "-" + z + c.slice(1);
					else c = z + c;
				}
			}
		}
		if (length + c.length > maxLength) break;
		N.push(c);
		length += c.length;
	}
	return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
	budget.remaining -= CALL_STEPS;
	if (depth > maxDepth) return [str];
	let acc = [""];
	let rewrites = 0;
	let dropEmpties = false;
	let firstGroup = true;
	let masked = str;
	for (;;) {
		const m = balancedWithBudget(str, masked, budget);
		if (!m) return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
		if (m.unmatched) masked = maskUnmatchedOpens(masked, budget);
		const pre = m.pre;
		const literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
		if (/\$$/.test(pre)) {
			acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
			firstGroup = false;
			if (!m.post.length) break;
			str = m.post;
			masked = masked.slice(m.end + 1);
			continue;
		}
		const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
		const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
		const isSequence = isNumericSequence || isAlphaSequence;
		const isOptions = m.body.indexOf(",") >= 0;
		if (!isSequence && !isOptions) {
			if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
				rewrites++;
				str = m.pre + "{" + m.body + escClose + m.post;
				masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
				isTop = true;
				continue;
			}
			return literal();
		}
		if (firstGroup) {
			dropEmpties = isTop && !isSequence;
			firstGroup = false;
		}
		let values;
		if (isSequence) {
			values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
			if (!values) return literal();
		} else {
			let n = parseCommaParts(m.body, budget);
			if (!n) return literal();
			if (n.length === 1 && n[0] !== void 0) {
				n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
				if (budget.remaining < 0) return literal();
				/* c8 ignore start */
				if (n.length === 1) {
					const next = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
					if (budget.remaining < 0) return literal();
					acc = next;
					if (!m.post.length) break;
					str = m.post;
					masked = masked.slice(m.end + 1);
					continue;
				}
			}
			let dropsEmpties = dropEmpties && !m.post.length && !pre;
			for (let d = 0; dropsEmpties && d < acc.length; d++) if (acc[d]) dropsEmpties = false;
			values = [];
			let valuesLength = 0;
			outer: for (let j = 0; j < n.length; j++) {
				const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
				if (budget.remaining < 0) return literal();
				for (let k = 0; k < expanded.length; k++) {
					const v = expanded[k];
					if (dropsEmpties && !v) continue;
					if (values.length >= max || valuesLength + v.length > maxLength) break outer;
					values.push(v);
					valuesLength += v.length;
				}
			}
		}
		const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
		if (budget.remaining < 0) return literal();
		acc = next;
		if (!m.post.length) break;
		str = m.post;
		masked = masked.slice(m.end + 1);
	}
	return acc;
}
var escSlash, escOpen, escClose, escComma, escPeriod, escSlashPattern, escOpenPattern, escClosePattern, escCommaPattern, escPeriodPattern, slashPattern, openPattern, closePattern, commaPattern, periodPattern, EXPANSION_MAX, EXPANSION_MAX_LENGTH, EXPANSION_MAX_DEPTH, EXPANSION_MAX_REWRITES, EXPANSION_MAX_STEPS, CALL_STEPS;
var init_esm$5 = __esmMin((() => {
	init_esm$6();
	escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
	escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
	escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
	escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
	escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
	escSlashPattern = new RegExp(escSlash, "g");
	escOpenPattern = new RegExp(escOpen, "g");
	escClosePattern = new RegExp(escClose, "g");
	escCommaPattern = new RegExp(escComma, "g");
	escPeriodPattern = new RegExp(escPeriod, "g");
	slashPattern = /\\\\/g;
	openPattern = /\\{/g;
	closePattern = /\\}/g;
	commaPattern = /\\,/g;
	periodPattern = /\\\./g;
	EXPANSION_MAX = 1e5;
	EXPANSION_MAX_LENGTH = 4e6;
	EXPANSION_MAX_DEPTH = 1e3;
	EXPANSION_MAX_REWRITES = 1e3;
	EXPANSION_MAX_STEPS = 2e7;
	CALL_STEPS = 16;
}));

// node_modules/@isaacs/nonrecursive-glob-match/dist/esm/numeric-range.js
var digit, prefix, fixed, nonneg, numericRange;
var init_numeric_range = __esmMin((() => {
	digit = (a, b) => a === b ? {
		t: "lit",
		ch: String(a)
	} : {
		t: "class",
		re: new RegExp(`^[${a}-${b}]$`)
	};
	prefix = (d, alts) => alts.map((s) => [digit(d, d), ...s]);
	fixed = (a, b) => {
		if (!a) return [[]];
		let lo = +a[0];
		let hi = +b[0];
		const ra = a.slice(1);
		const rb = b.slice(1);
		if (lo === hi) return prefix(lo, fixed(ra, rb));
		const zeros = "0".repeat(ra.length);
		const nines = "9".repeat(ra.length);
		const out = [];
		if (ra !== zeros) out.push(...prefix(lo++, fixed(ra, nines)));
		const last = rb === nines ? [] : prefix(hi--, fixed(zeros, rb));
		if (lo <= hi) out.push([digit(lo, hi), ...Array.from(ra, () => digit(0, 9))]);
		out.push(...last);
		return out;
	};
	nonneg = (a, b, width) => {
		if (width) return fixed(String(a).padStart(width, "0"), String(b).padStart(width, "0"));
		const out = [];
		for (let len = String(a).length; len <= String(b).length; len++) {
			const lo = Math.max(a, len === 1 ? 0 : 10 ** (len - 1));
			const hi = Math.min(b, 10 ** len - 1);
			out.push(...fixed(String(lo), String(hi)));
		}
		return out;
	};
	numericRange = (loStr, hiStr) => {
		let lo = Number(loStr);
		let hi = Number(hiStr);
		if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi)) return;
		if (lo > hi) [lo, hi] = [hi, lo];
		const width = /^-?0\d/.test(loStr) || /^-?0\d/.test(hiStr) ? Math.max(loStr.length, hiStr.length) : 0;
		const out = [];
		if (lo < 0) {
			const neg = nonneg(Math.max(-hi, 1), -lo, width && width - 1);
			out.push(...neg.map((s) => [{
				t: "lit",
				ch: "-"
			}, ...s]));
		}
		if (hi >= 0) out.push(...nonneg(Math.max(lo, 0), hi, width));
		return out;
	};
}));

// node_modules/@isaacs/nonrecursive-glob-match/dist/esm/parse-class.js
var posixClasses, braceEscape, noMatch, parseClass;
var init_parse_class = __esmMin((() => {
	posixClasses = {
		"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}"],
		"[:alpha:]": ["\\p{L}\\p{Nl}"],
		"[:ascii:]": ["\\x00-\\x7f"],
		"[:blank:]": ["\\p{Zs}\\t"],
		"[:cntrl:]": ["\\p{Cc}"],
		"[:digit:]": ["\\p{Nd}"],
		"[:graph:]": ["\\p{Z}\\p{C}", true],
		"[:lower:]": ["\\p{Ll}"],
		"[:print:]": ["\\p{C}", true],
		"[:punct:]": ["\\p{P}\\p{S}"],
		"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f"],
		"[:upper:]": ["\\p{Lu}"],
		"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}"],
		"[:xdigit:]": ["A-Fa-f0-9"]
	};
	braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
	noMatch = /$./;
	parseClass = (glob, position, nocase = false, form) => {
		const norm = (c) => {
			const n = form ? c.normalize(form) : c;
			return [...n].length === 1 ? n : c;
		};
		const pos = position;
		/* c8 ignore start */
		if (glob.charAt(pos) !== "[") throw new Error("not in a brace expression");
		/* c8 ignore stop */
		const ranges = [];
		const negs = [];
		let i = pos + 1;
		let sawStart = false;
		let escaping = false;
		let negate = false;
		let endPos = pos;
		let rangeStart = "";
		WHILE: while (i < glob.length) {
			const c = String.fromCodePoint(glob.codePointAt(i));
			if ((c === "!" || c === "^") && i === pos + 1) {
				negate = true;
				i++;
				continue;
			}
			if (c === "]" && sawStart && !escaping) {
				endPos = i + 1;
				break;
			}
			sawStart = true;
			if (c === "\\") {
				if (!escaping) {
					escaping = true;
					i++;
					continue;
				}
			}
			if (c === "[" && !escaping) {
				for (const [cls, [unip, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
					if (rangeStart) return [noMatch, glob.length - pos];
					i += cls.length;
					if (neg) negs.push(unip);
					else ranges.push(unip);
					continue WHILE;
				}
			}
			escaping = false;
			const n = norm(c);
			if (rangeStart) {
				if (n.codePointAt(0) > rangeStart.codePointAt(0)) ranges.push(braceEscape(rangeStart) + "-" + braceEscape(n));
				else if (n === rangeStart) ranges.push(braceEscape(n));
				rangeStart = "";
				i += c.length;
				continue;
			}
			if (glob.startsWith("-]", i + c.length)) {
				ranges.push(braceEscape(n + "-"));
				i += c.length + 1;
				continue;
			}
			if (glob.startsWith("-", i + c.length)) {
				rangeStart = n;
				i += c.length + 1;
				continue;
			}
			ranges.push(braceEscape(n));
			i += c.length;
		}
		if (endPos < i) return [noMatch, 0];
		if (!ranges.length && !negs.length) return [noMatch, glob.length - pos];
		const sranges = "[" + (negate ? "^" : "") + ranges.join("") + "]";
		const snegs = "[" + (negate ? "" : "^") + negs.join("") + "]";
		const comb = "^" + (ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs);
		return [new RegExp(comb, nocase ? "iu" : "u"), endPos - pos];
	};
}));

// node_modules/@isaacs/nonrecursive-glob-match/dist/esm/index.js
var MATCH, extTypes, lit, reEscape, newFoldRe, foldCache, foldRe, litMatch, tokenize, pair, build, normalize$1, compile, show, State, sameState, marks, Sim, stateKey, DFA_BUDGET, Dfa, linear, testLinear, lengths, itemLengths, hasAffix, slashOrSurrogate, surrogate, codePoints, noSlash, Matcher;
var init_esm$4 = __esmMin((() => {
	init_numeric_range();
	init_parse_class();
	MATCH = {
		t: "match",
		id: 0
	};
	extTypes = "!?+*@";
	lit = (ch) => ({
		t: "lit",
		ch
	});
	reEscape = (s) => s.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
	newFoldRe = (s) => new RegExp(`^${reEscape(s)}$`, "iu");
	foldCache = /* @__PURE__ */ new Map();
	foldRe = (ch) => {
		let re = foldCache.get(ch);
		if (!re) {
			re = newFoldRe(ch);
			if (foldCache.size >= 1e3) foldCache.clear();
			foldCache.set(ch, re);
		}
		return re;
	};
	litMatch = (l, c) => {
		if (c === l.ch) return true;
		if (!l.re) return false;
		const code = c.charCodeAt(0);
		if (code >= 128) return l.re.test(c);
		const ascii = l.ascii ??= /* @__PURE__ */ new Uint8Array(128);
		ascii[code] ||= l.re.test(c) ? 1 : 2;
		return ascii[code] === 1;
	};
	tokenize = (p, nocase, noext, form, mark) => {
		const toks = [];
		for (let i = 0; i < p.length;) {
			const c = String.fromCodePoint(p.codePointAt(i));
			if (mark) {
				const m = c === "\\" && p.startsWith(mark, i + 1) ? 1 : 0;
				if (m || c === mark) {
					const start = i + m + mark.length;
					const end = p.indexOf(mark, start);
					const r = /^(-?\d+)\.\.(-?\d+)$/.exec(p.slice(start, end));
					const alts = end !== -1 && r && numericRange(r[1], r[2]);
					if (alts) {
						toks.push({
							t: "ext",
							type: "@",
							alts
						});
						i = end + mark.length;
						continue;
					}
				}
			}
			if (c === "\\") {
				const e = p.codePointAt(i + 1);
				const ch = e === void 0 ? c : String.fromCodePoint(e);
				toks.push(lit(ch));
				i += 1 + ch.length;
				continue;
			}
			if (c === "[") {
				const [re, consumed] = parseClass(p, i, nocase, form);
				if (consumed) {
					toks.push({
						t: "class",
						re
					});
					i += consumed;
					continue;
				}
			}
			if (!noext && extTypes.includes(c) && p[i + 1] === "(") {
				toks.push({
					t: "open",
					type: c
				});
				i += 2;
				continue;
			}
			toks.push(!noext && c === "|" ? { t: "bar" } : !noext && c === ")" ? { t: "close" } : c === "*" ? { t: "star" } : c === "?" ? { t: "any" } : lit(c));
			i += c.length;
		}
		return toks;
	};
	pair = (toks) => {
		const pairs = /* @__PURE__ */ new Map();
		const stack = [];
		toks.forEach((tok, i) => {
			if (tok.t === "open") stack.push(i);
			else if (tok.t === "close" && stack.length) pairs.set(stack.pop(), i);
		});
		return pairs;
	};
	build = (toks, pairs, start, end, top) => {
		let seq = [];
		const alts = [seq];
		for (let i = start; i < end; i++) {
			const tok = toks[i];
			const close = pairs.get(i);
			if (tok.t === "open" && close !== void 0) {
				const sub = build(toks, pairs, i + 1, close, false);
				seq.push({
					t: "ext",
					type: tok.type,
					alts: sub
				});
				i = close;
			} else if (tok.t === "bar" && !top) alts.push(seq = []);
			else if (tok.t === "open") seq.push(lit(tok.type), lit("("));
			else if (tok.t === "bar") seq.push(lit("|"));
			else if (tok.t === "close") seq.push(lit(")"));
			else seq.push(tok);
		}
		return alts;
	};
	normalize$1 = (items, form) => {
		const out = [];
		let run = "";
		const flush = () => {
			for (const ch of run.normalize(form)) out.push(lit(ch));
			run = "";
		};
		for (const it of items) {
			if (it.t === "lit") {
				run += it.ch;
				continue;
			}
			flush();
			out.push(it.t === "ext" ? {
				...it,
				alts: it.alts.map((a) => normalize$1(a, form))
			} : it);
		}
		flush();
		return out;
	};
	compile = (items, nocase) => {
		let id = 1;
		const split = (out) => ({
			t: "split",
			id: id++,
			out
		});
		const seq = (items, next) => items.reduceRight((next, it) => item(it, next), next);
		const item = (it, next) => {
			switch (it.t) {
				case "lit":
					const re = nocase ? foldRe(it.ch) : void 0;
					return {
						t: "lit",
						id: id++,
						ch: it.ch,
						re,
						next
					};
				case "any":
				case "star": return {
					t: it.t,
					id: id++,
					next
				};
				case "class": return {
					t: "class",
					id: id++,
					re: it.re,
					next
				};
			}
			const alts = (next) => it.alts.map((a) => seq(a, next));
			switch (it.type) {
				case "@": return split(alts(next));
				case "?": return split([next, ...alts(next)]);
				case "!": return {
					t: "neg",
					id: id++,
					sub: split(alts(MATCH)),
					next
				};
			}
			const after = split([]);
			const entry = split(alts(after));
			after.out.push(next, entry);
			return it.type === "*" ? after : entry;
		};
		return [seq(items, MATCH), id];
	};
	show = (start) => {
		const lines = [];
		const seen = /* @__PURE__ */ new Set();
		const ref = (n) => n.t === "match" ? "match" : String(n.id);
		const walk = (n, indent) => {
			if (n.t === "match" || seen.has(n)) return;
			seen.add(n);
			const line = (desc) => lines.push(`${indent}${n.id}: ${desc}`);
			switch (n.t) {
				case "split":
					line(`split -> ${n.out.map(ref).join(", ")}`);
					for (const o of n.out) walk(o, indent);
					return;
				case "neg":
					line(`!(${ref(n.sub)}) -> ${ref(n.next)}`);
					walk(n.sub, indent + "  ");
					return walk(n.next, indent);
				case "lit":
					line(`${JSON.stringify(n.ch)} -> ${ref(n.next)}`);
					break;
				case "class":
					line(`${n.re} -> ${ref(n.next)}`);
					break;
				default: line(`${n.t === "any" ? "?" : "*"} -> ${ref(n.next)}`);
			}
			walk(n.next, indent);
		};
		walk(start, "");
		return [`start -> ${ref(start)}`, ...lines].join("\n");
	};
	State = class {
		gen;
		threads = [];
		match = false;
		runs = [];
		ids = [];
		constructor(gen) {
			this.gen = gen;
		}
		get dead() {
			return !this.threads.length && !this.match && !this.runs.length;
		}
	};
	sameState = (a, b) => {
		if (a.ids.length !== b.ids.length) return false;
		if (a.runs.length !== b.runs.length) return false;
		if (a.ids.some((id, i) => id !== b.ids[i])) return false;
		return a.runs.every((r) => b.runs.some((o) => o.neg === r.neg && sameState(o.state, r.state)));
	};
	marks = (size) => ({
		has: new Float64Array(size),
		seen: new Float64Array(size),
		gen: 0
	});
	Sim = class {
		dots;
		dotStart;
		#marks;
		constructor(dots, dotStart, marks) {
			this.dots = dots;
			this.dotStart = dotStart;
			this.#marks = marks;
		}
		state() {
			return new State(++this.#marks.gen);
		}
		done(state) {
			state.ids = state.threads.map((n) => n.id).sort((a, b) => a - b);
			if (state.match) state.ids.unshift(MATCH.id);
			return state;
		}
		#visit(state, node) {
			const { seen } = this.#marks;
			if (seen[node.id] === state.gen) return false;
			seen[node.id] = state.gen;
			return true;
		}
		#addThread(state, node) {
			const { has } = this.#marks;
			if (has[node.id] === state.gen) return false;
			has[node.id] = state.gen;
			state.threads.push(node);
			return true;
		}
		restricted(i, top) {
			return top && (this.dots || this.dotStart && i === 0);
		}
		add(state, node, i, top) {
			switch (node.t) {
				case "split":
					if (!this.#visit(state, node)) return;
					for (const o of node.out) this.add(state, o, i, top);
					return;
				case "neg":
					if (!this.#visit(state, node)) return;
					const sub = this.state();
					this.add(sub, node.sub, i, false);
					this.done(sub);
					return this.addRun(state, {
						t: "run",
						neg: node,
						state: sub
					}, i, top);
				case "star":
					if (this.restricted(i, top)) return;
					if (this.#addThread(state, node)) this.add(state, node.next, i, top);
					return;
				case "match":
					state.match = true;
					return;
				default: this.#addThread(state, node);
			}
		}
		addRun(state, run, i, top) {
			for (const r of state.runs) if (r.neg === run.neg && sameState(r.state, run.state)) return;
			state.runs.push(run);
			if (!run.state.match) this.add(state, run.neg.next, i, top);
		}
		step(state, c, i, top) {
			const next = this.state();
			for (const th of state.threads) switch (th.t) {
				case "lit":
					if (litMatch(th, c)) this.add(next, th.next, i + 1, top);
					break;
				case "any":
					if (!this.restricted(i, top)) this.add(next, th.next, i + 1, top);
					break;
				case "class":
					if (!this.restricted(i, top) && th.re.test(c)) this.add(next, th.next, i + 1, top);
					break;
				case "star": if (!this.restricted(i, top)) this.add(next, th, i + 1, top);
			}
			if (!this.restricted(i, top)) for (const run of state.runs) {
				if (run.state.dead) {
					this.addRun(next, run, i + 1, top);
					continue;
				}
				const sub = this.step(run.state, c, i, false);
				this.addRun(next, {
					t: "run",
					neg: run.neg,
					state: sub
				}, i + 1, top);
			}
			return this.done(next);
		}
	};
	stateKey = (state) => {
		const ids = state.ids.join();
		if (!state.runs.length) return ids;
		return `${ids}|${state.runs.map((r) => `${r.neg.id}(${stateKey(r.state)})`).sort().join("|")}`;
	};
	DFA_BUDGET = 1 << 18;
	Dfa = class {
		#start;
		#states = /* @__PURE__ */ new Map();
		#size = 0;
		#plain;
		#dotStart;
		#sim;
		#dotSim;
		constructor(start, marks) {
			this.#start = start;
			this.#sim = new Sim(false, false, marks);
			this.#dotSim = new Sim(false, true, marks);
		}
		#make(state) {
			return {
				state,
				match: state.match,
				dead: state.dead,
				next: /* @__PURE__ */ new Map()
			};
		}
		#intern(state) {
			const key = stateKey(state);
			const found = this.#states.get(key);
			if (found) return found;
			if (this.#size > DFA_BUDGET) this.#clear();
			const d = this.#make(state);
			this.#states.set(key, d);
			this.#size += key.length + 1;
			return d;
		}
		#clear() {
			this.#states.clear();
			this.#size = 0;
			this.#plain = void 0;
			this.#dotStart = void 0;
		}
		start(dotStart) {
			if (dotStart) {
				if (this.#dotStart) return this.#dotStart;
				const state = this.#dotSim.state();
				this.#dotSim.add(state, this.#start, 0, true);
				return this.#dotStart = this.#make(this.#dotSim.done(state));
			}
			if (this.#plain) return this.#plain;
			const state = this.#sim.state();
			this.#sim.add(state, this.#start, 0, true);
			return this.#plain = this.#intern(this.#sim.done(state));
		}
		next(d, c) {
			const code = c.charCodeAt(0);
			const found = code < 128 ? void 0 : d.next.get(c);
			if (found) return found;
			const n = d === this.#dotStart ? this.#intern(this.#dotSim.step(d.state, c, 0, true)) : this.#intern(this.#sim.step(d.state, c, 1, true));
			if (code < 128) {
				if (!d.ascii) {
					d.ascii = new Array(128);
					this.#size += 128;
				}
				d.ascii[code] = n;
			} else d.next.set(c, n);
			this.#size++;
			return n;
		}
	};
	linear = (start) => {
		const nodes = [];
		for (let n = start; n.t !== "match"; n = n.next) {
			if (n.t === "split" || n.t === "neg") return void 0;
			nodes.push(n);
		}
		return nodes;
	};
	testLinear = (nodes, chars, start, end) => {
		let ni = 0;
		let ci = start;
		let starNi = -1;
		let starCi = 0;
		while (ci < end) {
			const n = nodes[ni];
			if (n?.t === "star") {
				starNi = ni++;
				starCi = ci;
				continue;
			}
			const c = chars[ci];
			if (n && (n.t === "any" || n.t === "lit" && litMatch(n, c) || n.t === "class" && n.re.test(c))) {
				ni++;
				ci++;
				continue;
			}
			if (starNi === -1) return false;
			ni = starNi + 1;
			ci = ++starCi;
		}
		while (nodes[ni]?.t === "star") ni++;
		return ni === nodes.length;
	};
	lengths = (items) => {
		let min = 0;
		let max = 0;
		for (const it of items) {
			const [lo, hi] = itemLengths(it);
			min += lo;
			max += hi;
		}
		return [min, max];
	};
	itemLengths = (it) => {
		if (it.t === "star") return [0, Infinity];
		if (it.t !== "ext") return [1, 1];
		if (it.type === "!") return [0, Infinity];
		const alts = it.alts.map(lengths);
		const min = Math.min(...alts.map((a) => a[0]));
		const max = Math.max(...alts.map((a) => a[1]));
		const loop = max === 0 ? 0 : Infinity;
		return it.type === "@" ? [min, max] : it.type === "?" ? [0, max] : it.type === "*" ? [0, loop] : [min, loop];
	};
	hasAffix = (lits, chars, start) => {
		for (let j = 0; j < lits.length; j++) if (!litMatch(lits[j], chars[start + j])) return false;
		return true;
	};
	slashOrSurrogate = /[/\ud800-\udfff]/;
	surrogate = /[\ud800-\udfff]/;
	codePoints = (s) => surrogate.test(s) ? [...s] : s;
	noSlash = (s) => {
		if (s.includes("/")) throw new Error("can only match a single path portion, got: " + s);
	};
	Matcher = class {
		pattern;
		options;
		#start;
		#size;
		#marks;
		#dotsSim;
		#literal;
		#literalFold = false;
		#literalRe;
		#linear;
		#wild = false;
		#min = 0;
		#max = Infinity;
		#prefix = [];
		#suffix = [];
		#prefixStr;
		#suffixStr;
		#affix = false;
		#dfa;
		#form;
		constructor(pattern, options = {}) {
			if (pattern.includes("/")) throw new Error("can only match a single path portion, got pattern: " + pattern);
			this.pattern = pattern;
			this.options = options;
			const { nocase = false, noext = false, normalize: n } = options;
			this.#form = n === true ? "NFC" : n || void 0;
			const literal = /^[?*+@]\(\)$/.test(pattern);
			const toks = tokenize(pattern, nocase, noext || literal, this.#form, options.rangeMark);
			let [items] = build(toks, pair(toks), 0, toks.length, true);
			if (this.#form) items = normalize$1(items, this.#form);
			const [start, size] = compile(items, nocase);
			this.#start = start;
			this.#size = size;
			if (items.every((it) => it.t === "lit")) {
				this.#literal = items.map((it) => it.ch).join("");
				this.#literalFold = nocase;
			} else {
				const lit = (it) => it.t !== "lit" ? void 0 : nocase ? {
					ch: it.ch,
					re: foldRe(it.ch)
				} : { ch: it.ch };
				for (const it of items) {
					const l = lit(it);
					if (!l) break;
					this.#prefix.push(l);
				}
				for (let j = items.length - 1; j >= 0; j--) {
					const l = lit(items[j]);
					if (!l) break;
					this.#suffix.unshift(l);
				}
				this.#affix = !!(this.#prefix.length || this.#suffix.length);
				if (!nocase) {
					this.#prefixStr = this.#prefix.map((l) => l.ch).join("");
					this.#suffixStr = this.#suffix.map((l) => l.ch).join("");
				}
				this.#linear = linear(this.#start)?.slice(this.#prefix.length, -this.#suffix.length || void 0);
				this.#wild = !!this.#linear?.every((n) => n.t === "star" || n.t === "any");
				const [min, max] = lengths(items);
				this.#min = min;
				this.#max = max;
			}
		}
		test(s) {
			if (this.#form) {
				noSlash(s);
				return this.#test(s.normalize(this.#form));
			}
			if (slashOrSurrogate.test(s)) {
				noSlash(s);
				return this.#test(s, [...s]);
			}
			return this.#test(s, s);
		}
		/**
		* The same as {@link Matcher#test}, but the string is not checked
		* for `/` chars, so the result for a string that has one is not
		* defined. Only use it for a string that is known to be one path
		* portion, such as a part of a path that was split on `/`. It can
		* be faster, because some patterns do not need to look at each char
		* of the string.
		*/
		testUnchecked(s) {
			return this.#test(this.#form ? s.normalize(this.#form) : s);
		}
		#test(s, chars) {
			if (this.#literal !== void 0) return this.#literalFold ? (this.#literalRe ??= newFoldRe(this.#literal)).test(s) : s === this.#literal;
			const min = this.#min;
			const max = this.#max;
			if (chars === void 0) {
				const most = s.length;
				const least = most + 1 >> 1;
				if (most < min || least > max) return false;
				if (least < min || most > max) chars = codePoints(s);
			}
			if (chars !== void 0 && (chars.length < min || chars.length > max)) return false;
			const prefix = this.#prefix.length;
			if (this.#affix) {
				if (this.#prefixStr !== void 0 && this.#suffixStr !== void 0) {
					if (!s.startsWith(this.#prefixStr) || !s.endsWith(this.#suffixStr)) return false;
				} else {
					chars ??= codePoints(s);
					const end = chars.length - this.#suffix.length;
					if (!hasAffix(this.#prefix, chars, 0) || !hasAffix(this.#suffix, chars, end)) return false;
				}
			}
			const dotStart = !this.options.dot && s.startsWith(".");
			if (this.#linear) {
				if (s === "." || s === "..") return false;
				if (dotStart && !prefix) return false;
				if (this.#wild) return true;
				chars ??= codePoints(s);
				const end = chars.length - this.#suffix.length;
				return testLinear(this.#linear, chars, prefix, end);
			}
			chars ??= codePoints(s);
			if (s === "." || s === "..") {
				this.#marks ??= marks(this.#size);
				const sim = this.#dotsSim ??= new Sim(true, false, this.#marks);
				const start = sim.state();
				sim.add(start, this.#start, 0, true);
				let state = sim.done(start);
				for (let i = 0; i < chars.length; i++) state = sim.step(state, chars[i], i, true);
				return state.match;
			}
			this.#marks ??= marks(this.#size);
			const dfa = this.#dfa ??= new Dfa(this.#start, this.#marks);
			let d = dfa.start(dotStart);
			const str = chars === s;
			for (let i = 0; i < chars.length; i++) {
				if (d.dead) return false;
				const code = str ? s.charCodeAt(i) : chars[i].charCodeAt(0);
				d = d.ascii?.[code] ?? dfa.next(d, chars[i]);
			}
			return d.match;
		}
		/** a readable listing of the state machine */
		toString() {
			return show(this.#start);
		}
	};
}));

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var MAX_PATTERN_LENGTH, assertValidPattern;
var init_assert_valid_pattern = __esmMin((() => {
	MAX_PATTERN_LENGTH = 65536;
	assertValidPattern = (pattern) => {
		if (typeof pattern !== "string") throw new TypeError("invalid pattern");
		if (pattern.length > MAX_PATTERN_LENGTH) throw new TypeError("pattern is too long");
	};
}));

// node_modules/minimatch/dist/esm/escape.js
var escape;
var init_escape = __esmMin((() => {
	escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
		const e = magicalBraces ? windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&") : windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
		const c = e.charAt(0);
		if (c === "#") return (windowsPathsNoEscape ? "[#]" : "\\#") + e.slice(1);
		if (c === "!") return (windowsPathsNoEscape ? "@(!)" : "\\!") + e.slice(1);
		return e;
	};
}));

// node_modules/minimatch/dist/esm/unescape.js
var unescape;
var init_unescape = __esmMin((() => {
	unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => {
		if (windowsPathsNoEscape && s.startsWith("@(!)")) return "!" + unescape(s.slice(4), {
			windowsPathsNoEscape,
			magicalBraces
		});
		if (magicalBraces) return windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
		return windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
	};
}));

// node_modules/minimatch/dist/esm/index.js
var DEFAULT_BRACE_EXPAND_MAX, DEFAULT_GLOB_STAR_RECURSION_MAX, AWE_KEY, minimatch, cache, oldCache, cacheSize, cacheTotalWeight, cacheMax, cacheMaxWeight, cacheMaxEntryWeight, cacheWeight, tri, booleanWeights, optionsKey, copyOptions, cachedMinimatch, defaultPlatform$2, path, sep, GLOBSTAR, filter, ext, defaults, braceExpand, RANGE_MIN, rangeRe, inRepeatOrNegExt, match, globMagic, classEnd, literal, MAX_EXTGLOBS, extglobCount, assertValidExtglobs, extSafe, lastSplit, lastChecked, portionMatch, endIndex, isDots, isDrive, isLongUNC, uncHost, walkable, dotPortion, isSep, nextSep, lastSep, PENDING, Minimatch;
var init_esm$3 = __esmMin((() => {
	init_esm$5();
	init_esm$4();
	init_assert_valid_pattern();
	init_escape();
	init_unescape();
	DEFAULT_BRACE_EXPAND_MAX = 1e5;
	DEFAULT_GLOB_STAR_RECURSION_MAX = 200;
	AWE_KEY = "allowWindowsEscape";
	minimatch = (p, pattern, options) => {
		assertValidPattern(pattern);
		if (!options?.nocomment && pattern.charAt(0) === "#") return false;
		return cachedMinimatch(pattern, options).match(p);
	};
	cache = /* @__PURE__ */ new Map();
	oldCache = /* @__PURE__ */ new Map();
	cacheSize = 0;
	cacheTotalWeight = 0;
	cacheMax = 256;
	cacheMaxWeight = 32768;
	cacheMaxEntryWeight = 4096;
	cacheWeight = (mm) => {
		let w = mm.pattern.length;
		for (const s of mm.globSet) {
			w += s.length + 1;
			if (w > cacheMaxEntryWeight) break;
		}
		return w;
	};
	tri = (v) => v === void 0 ? 0 : v ? 2 : 1;
	booleanWeights = new Map(Object.keys({
		nobrace: 0,
		nocomment: 0,
		nonegate: 0,
		noglobstar: 0,
		noext: 0,
		nonull: 0,
		partial: 0,
		dot: 0,
		nocase: 0,
		nocaseMagicOnly: 0,
		magicalBraces: 0,
		matchBase: 0,
		flipNegate: 0,
		preserveMultipleSlashes: 0,
		windowsNoMagicRoot: 0
	}).map((k, i) => [k, 24 * 3 ** i]));
	optionsKey = (o) => {
		let n = 0;
		let wpe = false;
		for (const k in o) {
			const v = o[k];
			switch (k) {
				case "windowsPathsNoEscape":
					if (v) wpe = true;
					break;
				case AWE_KEY:
					if (v === false) wpe = true;
					break;
				case "platform": {
					const p = v || defaultPlatform$2;
					if (p === defaultPlatform$2) break;
					if (p === "darwin") n += 3;
					else if (p === "win32") n += 6;
					else if (p === "linux") n += 9;
					else return JSON.stringify(o);
					break;
				}
				case "optimizationLevel":
					if (v === void 0) break;
					n += v >= 2 ? 1 : v >= 1 ? 0 : 2;
					break;
				case "braceExpandMax":
					if (v !== void 0 && v !== DEFAULT_BRACE_EXPAND_MAX) return JSON.stringify(o);
					break;
				case "maxGlobstarRecursion":
					if (v !== void 0 && v !== DEFAULT_GLOB_STAR_RECURSION_MAX) return JSON.stringify(o);
					break;
				case "normalize":
					if (v !== void 0) return JSON.stringify(o);
					break;
				default: n += (booleanWeights.get(k) ?? 0) * tri(v);
			}
		}
		return wpe ? n + 12 : n;
	};
	copyOptions = (o) => {
		const copy = {};
		for (const k in o) copy[k] = o[k];
		return copy;
	};
	cachedMinimatch = (pattern, options) => {
		const key = options ? optionsKey(options) : 0;
		let mm = cache.get(key)?.get(pattern);
		if (mm) return mm;
		mm = oldCache.get(key)?.get(pattern) ?? new Minimatch(pattern, copyOptions(options));
		const weight = cacheWeight(mm);
		if (weight > cacheMaxEntryWeight) return mm;
		if (cacheSize >= cacheMax || cacheTotalWeight + weight > cacheMaxWeight) {
			oldCache = cache;
			cache = /* @__PURE__ */ new Map();
			cacheSize = 0;
			cacheTotalWeight = 0;
		}
		let byPattern = cache.get(key);
		if (!byPattern) cache.set(key, byPattern = /* @__PURE__ */ new Map());
		byPattern.set(pattern, mm);
		cacheSize++;
		cacheTotalWeight += weight;
		return mm;
	};
	defaultPlatform$2 = typeof process === "object" && process ? process.env?.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
	path = {
		win32: { sep: "\\" },
		posix: { sep: "/" }
	};
	sep = defaultPlatform$2 === "win32" ? path.win32.sep : path.posix.sep;
	minimatch.sep = sep;
	GLOBSTAR = Symbol("globstar **");
	minimatch.GLOBSTAR = GLOBSTAR;
	filter = (pattern, options) => {
		let mm;
		return (p) => (mm ??= cachedMinimatch(pattern, options)).match(p);
	};
	minimatch.filter = filter;
	ext = (a, b = {}) => Object.assign({}, a, b);
	defaults = (def) => {
		if (!def || typeof def !== "object" || !Object.keys(def).length) return minimatch;
		const orig = minimatch;
		const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
		return Object.assign(m, {
			Minimatch: class Minimatch extends orig.Minimatch {
				constructor(pattern, options = {}) {
					super(pattern, ext(def, options));
				}
				static defaults(options) {
					return orig.defaults(ext(def, options)).Minimatch;
				}
			},
			unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
			escape: (s, options = {}) => orig.escape(s, ext(def, options)),
			filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
			defaults: (options) => orig.defaults(ext(def, options)),
			braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
			match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
			sep: orig.sep,
			GLOBSTAR
		});
	};
	minimatch.defaults = defaults;
	braceExpand = (pattern, options = {}) => {
		assertValidPattern(pattern);
		if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) return [pattern];
		let p = pattern.replace(/\\\\/g, "\\\\\\\\");
		if (options.windowsPathsNoEscape || options[AWE_KEY] === false) p = p.replace(/\[([{}])\]/g, "[\\$1]");
		return expand(p, { max: options.braceExpandMax });
	};
	minimatch.braceExpand = braceExpand;
	RANGE_MIN = 100;
	rangeRe = /(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g;
	inRepeatOrNegExt = (portion, mark) => {
		const stack = [];
		for (let i = 0; i < portion.length; i++) {
			const c = portion.charAt(i);
			if (c === "\\") i++;
			else if (c === mark) {
				if (stack.some((t) => t !== "@" && t !== "?")) return true;
			} else if (portion.charAt(i + 1) === "(" && "!?+*@".includes(c)) {
				stack.push(c);
				i++;
			} else if (c === ")") stack.pop();
		}
		return false;
	};
	match = (list, pattern, options = {}) => {
		const mm = new Minimatch(pattern, options);
		list = list.filter((f) => mm.match(f));
		if (mm.options.nonull && !list.length) list.push(pattern);
		return list;
	};
	minimatch.match = match;
	globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
	classEnd = (pattern, start) => {
		let i = start + 1;
		if (pattern.charAt(i) === "!" || pattern.charAt(i) === "^") i++;
		let sawStart = false;
		for (; i < pattern.length; i++) {
			const c = pattern.charAt(i);
			if (c === "]" && sawStart) return i;
			sawStart = true;
			if (c === "\\") i++;
		}
		return -1;
	};
	literal = (pattern, noext) => {
		if (!noext && (pattern === "+()" || pattern === "@()")) return pattern;
		let lit = "";
		for (let i = 0; i < pattern.length; i++) {
			const c = pattern.charAt(i);
			if (c === "\\") lit += pattern.charAt(++i) || c;
			else if (c === "*" || c === "?") return;
			else if (c === "[") {
				const close = classEnd(pattern, i);
				if (close === -1) {
					lit += c;
					continue;
				}
				let body = pattern.slice(i + 1, close);
				if (body.startsWith("\\")) body = body.slice(1);
				if ([...body].length !== 1 || "!^".includes(pattern.charAt(i + 1))) return;
				lit += body;
				i = close;
			} else if (!noext && "+@!".includes(c) && pattern.charAt(i + 1) === "(" && pattern.includes(")", i + 2)) return;
			else lit += c;
		}
		return lit;
	};
	MAX_EXTGLOBS = 256;
	extglobCount = (pattern) => {
		let n = 0;
		for (let i = 0; i < pattern.length - 1; i++) {
			const c = pattern.charAt(i);
			if (c === "\\") i++;
			else if ("+@!?*".includes(c) && pattern.charAt(i + 1) === "(") {
				n++;
				i++;
			}
		}
		return n;
	};
	assertValidExtglobs = (pattern) => {
		if (extglobCount(pattern) > MAX_EXTGLOBS) throw new TypeError("pattern has too many extglobs");
	};
	extSafe = (pattern) => {
		if (/^[?*+@]\(\)$/.test(pattern) || pattern.includes("[:")) return false;
		let depth = 0;
		for (let i = 0; i < pattern.length; i++) {
			const c = pattern.charAt(i);
			if (c === "\\") {
				if (++i === pattern.length) return false;
			} else if (c === "[") {
				const close = classEnd(pattern, i);
				if (close !== -1) i = close;
			} else if ("+@!?*".includes(c) && pattern.charAt(i + 1) === "(") {
				depth++;
				i++;
			} else if (c === ")") {
				if (!depth--) return false;
			} else if (c === "|" && !depth) return false;
		}
		return !depth;
	};
	;
	;
	portionMatch = (p, f) => typeof p === "string" ? f === p : f !== "" && p.testUnchecked(f);
	endIndex = (p, last, lastStart, prev, prevStart) => portionMatch(p, last) ? lastStart : prev !== void 0 && portionMatch(p, prev) ? prevStart : -1;
	isDots = (p) => p === "." || p === "..";
	isDrive = (p) => typeof p === "string" && /^[a-z]:$/i.test(p);
	isLongUNC = (p) => typeof p === "string" && /^unc$/i.test(p);
	uncHost = (p) => {
		if (p[0] !== "" || p[1] !== "") return -1;
		const h = p[2] !== "?" ? 2 : isLongUNC(p[3]) ? 4 : -1;
		const host = p[h];
		const share = p[h + 1];
		return h !== -1 && host !== void 0 && host !== "" && host !== GLOBSTAR && share !== void 0 && share !== "" && share !== GLOBSTAR ? h : -1;
	};
	walkable = (p, dot) => !isDots(p) && (dot || !p.startsWith("."));
	dotPortion = (f, start, end, dot, sep) => {
		for (let k = start; k < end;) {
			if (f.charCodeAt(k) === 46) {
				if (!dot) return true;
				const n = f.charCodeAt(k + 1) === 46 ? k + 2 : k + 1;
				if (n >= end || isSep(f.charCodeAt(n), sep)) return true;
			}
			const s = nextSep(f, k, sep);
			if (s === -1) return false;
			k = s + 1;
			while (k < end && isSep(f.charCodeAt(k), sep)) k++;
		}
		return false;
	};
	isSep = (c, sep) => sep === "/" ? c === 47 : sep === "\\" ? c === 92 : c === 47 || c === 92;
	nextSep = (f, from, sep) => {
		if (sep !== "both") return f.indexOf(sep, from);
		const s = f.indexOf("/", from);
		const b = f.indexOf("\\", from);
		return s === -1 ? b : b === -1 ? s : Math.min(s, b);
	};
	lastSep = (f, from, sep) => sep !== "both" ? f.lastIndexOf(sep, from) : Math.max(f.lastIndexOf("/", from), f.lastIndexOf("\\", from));
	PENDING = {};
	Minimatch = class {
		options;
		set;
		pattern;
		windowsPathsNoEscape;
		nonegate;
		negate;
		comment;
		empty;
		preserveMultipleSlashes;
		partial;
		globSet;
		globParts;
		nocase;
		isWindows;
		platform;
		windowsNoMagicRoot;
		maxGlobstarRecursion;
		#endCheck;
		#literalCheck;
		#level2;
		#form;
		#literals = [];
		#shapes = [];
		#endRows = [];
		#matchers = /* @__PURE__ */ new Map();
		#pending = false;
		#rangeMark;
		#globstarParts = /* @__PURE__ */ new WeakMap();
		constructor(pattern, options = {}) {
			assertValidPattern(pattern);
			options = options || {};
			this.options = options;
			this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? DEFAULT_GLOB_STAR_RECURSION_MAX;
			this.pattern = pattern;
			this.platform = options.platform || defaultPlatform$2;
			this.isWindows = this.platform === "win32";
			this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[AWE_KEY] === false;
			if (this.windowsPathsNoEscape) this.pattern = this.pattern.replace(/\\/g, "/");
			this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
			this.negate = false;
			this.nonegate = !!options.nonegate;
			this.comment = false;
			this.empty = false;
			this.partial = !!options.partial;
			this.nocase = !!this.options.nocase;
			this.windowsNoMagicRoot = options.windowsNoMagicRoot !== void 0 ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
			this.globSet = [];
			this.globParts = [];
			this.set = [];
			this.#endCheck = !this.preserveMultipleSlashes;
			this.#level2 = (options.optimizationLevel ?? 1) >= 2;
			const n = options.normalize;
			this.#form = n === true ? "NFC" : n || void 0;
			this.make();
			const drives = this.set.map((row) => this.#rootIndex(row));
			this.#endRows = this.set.map((row, r) => this.#endCheck && row.length - 1 > drives[r]);
			this.#literals = this.set.map((row, r) => {
				const end = this.#endRows[r] ? row.length - 1 : row.length;
				const lits = row.slice(drives[r] + 1, end).filter((p) => typeof p === "string" && !!p);
				return [...new Set(lits)];
			});
			this.#literalCheck = this.#literals.some((l) => l.length);
			this.#shapes = this.set.map((row, r) => {
				const [p0, p1, p2] = row;
				if (this.#endRows[r] && row.length === 2) {
					if (p0 === GLOBSTAR && p1 !== GLOBSTAR) return "tail";
				}
				if (this.#endRows[r] && options.matchBase && row.length === 1 && p0 !== GLOBSTAR && p0 !== "") return "base";
				if (!this.#endCheck || drives[r] !== -1) return void 0;
				if (row.length === 3 && p0 === GLOBSTAR && p2 === GLOBSTAR && p1 !== GLOBSTAR && p1 !== "" && this.maxGlobstarRecursion > 0) return "mid";
				if (row.length === 2 && p1 === GLOBSTAR && p0 !== GLOBSTAR && p0 !== "") return "head";
			});
		}
		#norm(p) {
			return this.#form ? p.normalize(this.#form) : p;
		}
		#rootIndex(row) {
			if (!this.isWindows) return -1;
			if (isDrive(row[0])) return 0;
			if (row[0] === "" && row[1] === "" && row[2] === "?" && isDrive(row[3])) return 3;
			const h = uncHost(row);
			return h === -1 ? -1 : h + 1;
		}
		hasMagic() {
			if (this.options.magicalBraces && this.set.length > 1) return true;
			for (const pattern of this.set) for (const part of pattern) if (typeof part !== "string") return true;
			return false;
		}
		make() {
			const pattern = this.pattern;
			const options = this.options;
			if (!options.nocomment && pattern.charAt(0) === "#") {
				this.comment = true;
				return;
			}
			if (!pattern) {
				this.empty = true;
				return;
			}
			this.parseNegate();
			this.globSet = [...new Set(this.#expandBraces())];
			const rawGlobParts = this.globSet.map((s) => this.#slashSplit(s));
			this.globParts = this.preprocess(rawGlobParts);
			this.#pending = true;
			let set = this.globParts.map((s, _, __) => {
				if (this.isWindows && this.windowsNoMagicRoot) {
					const n = s[2] === "?" && isLongUNC(s[3]) ? 6 : 4;
					const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && s.slice(3, n).every((p) => !globMagic.test(p));
					const isDrive = /^[a-z]:/i.test(s[0]);
					if (isUNC) return [...s.slice(0, n).map((p) => this.#norm(p)), ...s.slice(n).map((ss) => this.parse(ss))];
					else if (isDrive) return [this.#norm(s[0]), ...s.slice(1).map((ss) => this.parse(ss))];
				}
				return s.map((ss) => this.parse(ss));
			});
			this.set = set.filter((s) => s.indexOf(false) === -1);
			if (this.isWindows) for (let i = 0; i < this.set.length; i++) {
				const p = this.set[i];
				if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && (isDrive(p[3]) || isLongUNC(this.globParts[i][3]))) {
					if (isLongUNC(this.globParts[i][3])) p[3] = "UNC";
					p[2] = "?";
				}
			}
			if (!options.noext) this.mergeRows();
			this.#pending = false;
			this.set.forEach((row, i) => {
				for (let k = 0; k < row.length; k++) if (row[k] === PENDING) row[k] = this.parse(this.globParts[i][k]);
			});
		}
		mergeRows() {
			let merged = true;
			while (merged) {
				merged = false;
				if (this.set.length < 2) return;
				let keys = this.#mergeKeys();
				const len = Math.max(0, ...this.set.map((r) => r.length));
				for (let k = 0; k < len; k++) {
					const groups = /* @__PURE__ */ new Map();
					const R = this.set.length + 1;
					this.set.forEach((row, i) => {
						if (!(row[k] instanceof Matcher || row[k] === PENDING) || !extSafe(this.globParts[i][k])) return;
						const { pre, suf } = keys[i];
						const key = pre[k] * R + suf[k + 1];
						const g = groups.get(key);
						if (g) g.push(i);
						else groups.set(key, [i]);
					});
					const drop = /* @__PURE__ */ new Set();
					for (const g of groups.values()) {
						if (g.length < 2) continue;
						const [first, ...rest] = g;
						const glob = `@(${g.map((i) => this.globParts[i][k]).join("|")})`;
						if (extglobCount(glob) > MAX_EXTGLOBS) continue;
						this.globParts[first][k] = glob;
						this.set[first][k] = this.parse(glob);
						for (const i of rest) drop.add(i);
					}
					if (drop.size) {
						merged = true;
						this.set = this.set.filter((_, i) => !drop.has(i));
						this.globParts = this.globParts.filter((_, i) => !drop.has(i));
						if (this.set.length < 2) return;
						keys = this.#mergeKeys();
					}
				}
			}
		}
		#mergeKeys() {
			const partIds = /* @__PURE__ */ new Map();
			const ids = this.globParts.map((parts) => parts.map((s) => {
				let id = partIds.get(s);
				if (id === void 0) partIds.set(s, id = partIds.size);
				return id;
			}));
			const P = partIds.size;
			const len = Math.max(0, ...ids.map((r) => r.length));
			const keys = ids.map((r) => ({
				pre: [0],
				suf: new Array(r.length + 1).fill(0)
			}));
			for (let k = 0; k < len; k++) {
				const m = /* @__PURE__ */ new Map();
				ids.forEach((r, i) => {
					if (k >= r.length) return;
					const { pre } = keys[i];
					const key = pre[k] * P + r[k];
					let id = m.get(key);
					if (id === void 0) m.set(key, id = m.size + 1);
					pre.push(id);
				});
			}
			for (let k = len - 1; k >= 0; k--) {
				const m = /* @__PURE__ */ new Map();
				ids.forEach((r, i) => {
					if (k >= r.length) return;
					const { suf } = keys[i];
					const key = suf[k + 1] * P + r[k];
					let id = m.get(key);
					if (id === void 0) m.set(key, id = m.size + 1);
					suf[k] = id;
				});
			}
			return keys;
		}
		preprocess(globParts) {
			if (this.options.noglobstar) {
				for (const partset of globParts) for (let j = 0; j < partset.length; j++) if (partset[j] === "**") partset[j] = "*";
			}
			const { optimizationLevel = 1 } = this.options;
			if (optimizationLevel >= 2) {
				globParts = this.firstPhasePreProcess(globParts);
				globParts = this.secondPhasePreProcess(globParts);
			} else if (optimizationLevel >= 1) globParts = this.levelOneOptimize(globParts);
			else globParts = this.adjascentGlobstarOptimize(globParts);
			return globParts;
		}
		adjascentGlobstarOptimize(globParts) {
			return globParts.map((parts) => {
				let gs = -1;
				while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
					let i = gs;
					while (parts[i + 1] === "**") i++;
					if (i !== gs) parts.splice(gs, i - gs);
				}
				return parts;
			});
		}
		levelOneOptimize(globParts) {
			return globParts.map((parts) => {
				const root = this.#rootIndex(parts) + 1;
				parts = parts.reduce((set, part) => {
					const prev = set[set.length - 1];
					if (part === "**" && prev === "**") return set;
					if (part === "..") {
						if (set.length > root && prev && prev !== ".." && prev !== "." && prev !== "**") {
							set.pop();
							return set;
						}
					}
					set.push(part);
					return set;
				}, []);
				return parts.length === 0 ? [""] : parts;
			});
		}
		#canMatch(f) {
			const sep = !this.isWindows || !f.includes("\\") ? "/" : f.includes("/") ? "both" : "\\";
			let ends = this.#endCheck ? 0 : -1;
			let last = "";
			let lastStart = 0;
			let prev;
			let prevStart = 0;
			const dot = !!this.options.dot;
			ROWS: for (let r = 0; r < this.set.length; r++) {
				const row = this.set[r];
				const p = row[row.length - 1];
				let end = ends !== -1 && this.#endRows[r] && p !== GLOBSTAR;
				if (end && ends === 0) {
					const i = lastSep(f, f.length, sep);
					lastStart = i + 1;
					last = f.slice(lastStart);
					if (last === "" && i >= 0) {
						let j = i;
						while (j > 0 && isSep(f.charCodeAt(j - 1), sep)) j--;
						prevStart = j === 0 ? 0 : lastSep(f, j - 1, sep) + 1;
						prev = f.slice(prevStart, j);
					}
					const resolves = this.#level2 && (isDots(last) || last === "" && prev !== void 0 && isDots(prev));
					ends = resolves ? -1 : 1;
					end = !resolves;
				}
				let tailStart = -1;
				if (end && typeof p === "string") {
					tailStart = endIndex(p, last, lastStart, prev, prevStart);
					if (tailStart === -1) continue;
				}
				if (this.#literalCheck) {
					for (const l of this.#literals[r]) if (!f.includes(l)) continue ROWS;
				}
				if (end && typeof p === "object") {
					tailStart = endIndex(p, last, lastStart, prev, prevStart);
					if (tailStart === -1) continue;
				}
				const shape = this.#shapes[r];
				if (shape === "base" && end) return "yes";
				if (shape === "tail" && end) {
					if (this.#level2 && dotPortion(f, 0, tailStart, true, sep)) return "maybe";
					if (!dotPortion(f, 0, tailStart, dot, sep)) return "yes";
					continue;
				}
				if (shape === "mid" || shape === "head") {
					const m = this.#walk(f, row, shape === "head", dot, sep);
					if (m !== "no") return m;
					continue;
				}
				return "maybe";
			}
			return "no";
		}
		#matchShape(file, row, shape) {
			const dot = !!this.options.dot;
			const n = file.length;
			if (shape === "head") {
				if (n < 2 || !portionMatch(row[0], file[0])) return false;
				for (let i = 1; i < n; i++) if (!walkable(file[i], dot)) return false;
				return true;
			}
			const x = row[1];
			if (shape === "tail") {
				let t = n - 1;
				if (!portionMatch(x, file[t])) {
					if (file[t] !== "" || n === 1 || !portionMatch(x, file[--t])) return false;
				}
				for (let i = 0; i < t; i++) if (!walkable(file[i], dot)) return false;
				return true;
			}
			for (let k = 0; k < n; k++) {
				if (portionMatch(x, file[k]) && k + 1 < n) {
					let i = k + 1;
					while (i < n && walkable(file[i], dot)) i++;
					if (i === n) return true;
				}
				if (!walkable(file[k], dot)) return false;
			}
			return false;
		}
		#walk(f, row, head, dot, sep) {
			if (this.#level2 && dotPortion(f, 0, f.length, true, sep)) return "maybe";
			const x = row[head ? 0 : 1];
			let s = 0;
			for (let e = nextSep(f, s, sep); e !== -1; e = nextSep(f, s, sep)) {
				let next = e + 1;
				while (next < f.length && isSep(f.charCodeAt(next), sep)) next++;
				if ((typeof x === "string" ? e - s === x.length && f.startsWith(x, s) : e > s && x.testUnchecked(f.slice(s, e))) && !dotPortion(f, next, f.length, dot, sep)) return "yes";
				if (head || dotPortion(f, s, next, dot, sep)) return "no";
				s = next;
			}
			return "no";
		}
		#cachedSplit(f) {
			const last = lastSplit;
			return last?.f === f && last.isWindows === this.isWindows && last.preserveMultipleSlashes === this.preserveMultipleSlashes && last.normalize === this.#form ? last : void 0;
		}
		#split(f) {
			const { isWindows, preserveMultipleSlashes } = this;
			let parts = this.#slashSplit(isWindows ? f.split("\\").join("/") : f);
			const normalize = this.#form;
			if (normalize) parts = parts.map((p) => p.normalize(normalize));
			lastSplit = {
				f,
				isWindows,
				preserveMultipleSlashes,
				normalize,
				parts
			};
			return lastSplit;
		}
		#levelTwoFileOptimize(file) {
			const parts = [...file];
			let didSomething = false;
			do {
				didSomething = false;
				if (!this.preserveMultipleSlashes) {
					for (let i = 1; i < parts.length - 1; i++) {
						const p = parts[i];
						if (i === 1 && p === "" && parts[0] === "") continue;
						if (p === "." || p === "") {
							didSomething = true;
							parts.splice(i, 1);
							i--;
						}
					}
					if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
						didSomething = true;
						parts.pop();
					}
				}
				const root = this.#rootIndex(parts) + 1;
				let dd = root;
				while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
					const p = parts[dd - 1];
					if (p && p !== "." && p !== ".." && p !== "**") {
						didSomething = true;
						parts.splice(dd - 1, 2);
						dd = Math.max(dd - 2, root);
					}
				}
			} while (didSomething);
			return parts.length === 0 ? [""] : parts;
		}
		firstPhasePreProcess(globParts) {
			const { braceExpandMax = DEFAULT_BRACE_EXPAND_MAX } = this.options;
			let splitCells = 0;
			const maxSplitCells = 1e6;
			let didSomething = false;
			do {
				didSomething = false;
				for (let parts of globParts) {
					let gs = -1;
					while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
						let gss = gs;
						while (parts[gss + 1] === "**") gss++;
						if (gss > gs) parts.splice(gs + 1, gss - gs);
						let next = parts[gs + 1];
						const p = parts[gs + 2];
						const p2 = parts[gs + 3];
						if (next !== "..") continue;
						if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") continue;
						const addedCells = parts.length - 1;
						if (globParts.length >= braceExpandMax || splitCells + addedCells > maxSplitCells) throw new RangeError(`optimizationLevel 2: too many patterns from '**/..'`);
						didSomething = true;
						parts.splice(gs, 1);
						const other = parts.slice(0);
						other[gs] = "**";
						splitCells += addedCells;
						globParts.push(other);
						gs--;
					}
					if (!this.preserveMultipleSlashes) {
						for (let i = 1; i < parts.length - 1; i++) {
							const p = parts[i];
							if (i === 1 && p === "" && parts[0] === "") continue;
							if (p === "." || p === "") {
								didSomething = true;
								parts.splice(i, 1);
								i--;
							}
						}
						if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
							didSomething = true;
							parts.pop();
						}
					}
					const root = this.#rootIndex(parts) + 1;
					let dd = root;
					while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
						const p = parts[dd - 1];
						if (p && p !== "." && p !== ".." && p !== "**") {
							didSomething = true;
							const splin = dd === 1 && parts[dd + 1] === "**" ? ["."] : [];
							parts.splice(dd - 1, 2, ...splin);
							if (parts.length === 0) parts.push("");
							dd = Math.max(dd - 2, root);
						}
					}
				}
			} while (didSomething);
			return globParts;
		}
		secondPhasePreProcess(globParts) {
			const keys = /* @__PURE__ */ new Set();
			const rows = globParts.filter((parts) => {
				const key = parts.join("/");
				if (keys.has(key)) return false;
				keys.add(key);
				return true;
			});
			const stars = /* @__PURE__ */ new Map();
			for (const parts of rows) {
				const s = [];
				for (let i = 0; i < parts.length; i++) if (parts[i] === "*") s.push(i);
				if (s.length) stars.set(s.join(","), s);
			}
			if (!stars.size || rows.length * stars.size > 1e5) return rows;
			const { dot } = this.options;
			return rows.filter((parts) => {
				for (const s of stars.values()) {
					if (s[s.length - 1] >= parts.length) continue;
					const c = [...parts];
					let ok = true;
					let changed = false;
					for (const i of s) {
						const p = parts[i];
						if (p === "*") continue;
						if (!p || p === "**" || !dot && p.startsWith(".")) {
							ok = false;
							break;
						}
						c[i] = "*";
						changed = true;
					}
					if (ok && changed && keys.has(c.join("/"))) return false;
				}
				return true;
			});
		}
		parseNegate() {
			if (this.nonegate) return;
			const pattern = this.pattern;
			let negate = false;
			let negateOffset = 0;
			for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
				negate = !negate;
				negateOffset++;
			}
			if (negateOffset) this.pattern = pattern.slice(negateOffset);
			this.negate = negate;
		}
		#matchRow(file, resolved, pattern, partial) {
			let fileStartIndex = 0;
			let patternStartIndex = 0;
			const fh = this.isWindows ? uncHost(resolved) : -1;
			const ph = fh === -1 ? -1 : uncHost(pattern);
			if (ph !== -1) {
				const host = pattern[ph];
				const share = pattern[ph + 1];
				if (typeof host !== "string" || typeof share !== "string") {
					fileStartIndex = fh;
					patternStartIndex = ph;
				} else if (resolved[fh].toLowerCase() === host.toLowerCase() && resolved[fh + 1].toLowerCase() === share.toLowerCase()) {
					fileStartIndex = fh + 2;
					patternStartIndex = ph + 2;
				}
			} else if (this.isWindows) {
				const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
				const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
				const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
				const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
				const fdi = fileUNC ? 3 : fileDrive ? 0 : void 0;
				const pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
				if (typeof fdi === "number" && typeof pdi === "number") {
					const [fd, pd] = [file[fdi], pattern[pdi]];
					if (fd.toLowerCase() === pd.toLowerCase()) {
						patternStartIndex = pdi + 1;
						fileStartIndex = fdi + 1;
					}
				}
			}
			file = resolved;
			if (pattern.includes(GLOBSTAR)) return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
			return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
		}
		#matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
			const { head, body, tail, segments } = this.#getGlobstarParts(pattern, partial, patternIndex);
			if (head.length) {
				const headEnd = fileIndex + head.length;
				if (!this.#matchOne(file, head, partial, fileIndex, 0, headEnd)) return false;
				fileIndex += head.length;
				patternIndex += head.length;
			}
			let fileTailMatch = 0;
			if (tail.length) {
				if (tail.length + fileIndex > file.length) return false;
				let tailStart = file.length - tail.length;
				if (this.#matchOne(file, tail, partial, tailStart, 0)) fileTailMatch = tail.length;
				else {
					if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) return false;
					tailStart--;
					if (!this.#matchOne(file, tail, partial, tailStart, 0)) return false;
					fileTailMatch = tail.length + 1;
				}
			}
			if (!body.length) {
				let sawSome = !!fileTailMatch;
				for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
					const f = String(file[i]);
					sawSome = true;
					if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
				}
				return partial || sawSome;
			}
			return !!this.#matchGlobStarBodySections(file, segments, file.length - fileTailMatch, fileIndex, 0, partial, 0, !!fileTailMatch, /* @__PURE__ */ new Set());
		}
		#getGlobstarParts(pattern, partial, patternIndex) {
			let byStart = this.#globstarParts.get(pattern);
			if (!byStart) {
				byStart = [];
				this.#globstarParts.set(pattern, byStart);
			}
			const key = patternIndex * 2 + (partial ? 1 : 0);
			const found = byStart[key];
			if (found) return found;
			const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
			const lastgs = pattern.lastIndexOf(GLOBSTAR);
			const head = pattern.slice(patternIndex, firstgs);
			const body = pattern.slice(firstgs + 1, partial ? void 0 : lastgs);
			const tail = partial ? [] : pattern.slice(lastgs + 1);
			const segments = [[[], 0]];
			let current = segments[0];
			let nonGsParts = 0;
			const nonGsPartsSums = [0];
			for (const b of body) if (b === GLOBSTAR) {
				nonGsPartsSums.push(nonGsParts);
				current = [[], 0];
				segments.push(current);
			} else {
				current[0].push(b);
				nonGsParts++;
			}
			segments.forEach((b, i) => {
				b[1] = nonGsParts - nonGsPartsSums[i];
			});
			const parts = {
				head,
				body,
				tail,
				segments
			};
			byStart[key] = parts;
			return parts;
		}
		#matchGlobStarBodySections(file, bodySegments, fileLength, fileIndex, bodyIndex, partial, globStarDepth, sawTail, tried) {
			const bs = bodySegments[bodyIndex];
			if (!bs) {
				if (partial) return fileIndex >= fileLength || fileIndex === fileLength - 1 && file[fileIndex] === "";
				for (let i = fileIndex; i < fileLength; i++) {
					sawTail = true;
					const f = file[i];
					if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
				}
				return sawTail;
			}
			const [body, need] = bs;
			const after = partial ? fileLength : fileLength - need;
			while (fileIndex <= after) {
				const key = bodyIndex * (file.length + 1) + fileIndex;
				if (tried.has(key)) return false;
				tried.add(key);
				if (this.#matchOne(file, body, partial, fileIndex, 0, fileIndex + body.length) && globStarDepth < this.maxGlobstarRecursion) {
					const sub = this.#matchGlobStarBodySections(file, bodySegments, fileLength, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail, tried);
					if (sub !== false) return sub;
				}
				if (fileIndex === after) break;
				const f = file[fileIndex];
				if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
				fileIndex++;
			}
			return partial || null;
		}
		#matchOne(file, pattern, partial, fileIndex, patternIndex, fileEnd = file.length) {
			let fi;
			let pi;
			let pl;
			let fl;
			for (fi = fileIndex, pi = patternIndex, fl = Math.min(fileEnd, file.length), pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
				let p = pattern[pi];
				let f = file[fi];
				/* c8 ignore start */
				if (p === false || p === GLOBSTAR) return false;
				/* c8 ignore stop */
				if (!portionMatch(p, f)) return false;
			}
			if (fi === fl && pi === pl) return true;
			else if (fi === fl) return partial;
			else if (pi === pl) return fi === fl - 1 && file[fi] === "";
			else throw new Error("wtf?");
			/* c8 ignore stop */
		}
		braceExpand() {
			return braceExpand(this.pattern, this.options);
		}
		#expandBraces() {
			const { pattern } = this;
			if (this.options.nobrace) return this.braceExpand();
			let code = 57344;
			while (pattern.includes(String.fromCharCode(code))) if (++code > 63743) return this.braceExpand();
			const mark = String.fromCharCode(code);
			let found = false;
			const marked = pattern.replace(rangeRe, (m, lo, hi) => {
				const a = Number(lo);
				const b = Number(hi);
				if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || Math.abs(a - b) + 1 < RANGE_MIN) return m;
				found = true;
				return `${mark}${lo}..${hi}${mark}`;
			});
			if (!found) return this.braceExpand();
			const set = braceExpand(marked, this.options);
			for (const p of set) for (const portion of p.split("/")) {
				const c = portion.indexOf("[");
				if (c !== -1 && c < portion.lastIndexOf(mark)) return this.braceExpand();
				if (!this.options.noext && inRepeatOrNegExt(portion, mark)) return this.braceExpand();
			}
			this.#rangeMark = mark;
			return set;
		}
		parse(pattern) {
			assertValidPattern(pattern);
			const options = this.options;
			if (pattern === "**") return GLOBSTAR;
			if (pattern === "") return "";
			const { nocase, nocaseMagicOnly, noext = false, dot, normalize } = options;
			const rangeMark = this.#rangeMark;
			const lit = rangeMark && pattern.includes(rangeMark) ? void 0 : literal(pattern, noext);
			if (lit !== void 0 && !(nocase && !nocaseMagicOnly && pattern.toUpperCase() !== pattern.toLowerCase())) return this.#norm(lit);
			if (this.#pending) return PENDING;
			let m = this.#matchers.get(pattern);
			if (!m) {
				if (!noext) assertValidExtglobs(pattern);
				m = new Matcher(pattern, {
					nocase,
					noext,
					dot,
					normalize,
					...rangeMark && { rangeMark }
				});
				this.#matchers.set(pattern, m);
			}
			return m;
		}
		#slashSplit(p) {
			if (this.preserveMultipleSlashes) return p.split("/");
			else if (this.isWindows && /^\/\/[^/]+/.test(p)) return ["", ...p.split(/\/+/)];
			else return p.split(/\/+/);
		}
		match(f, partial = this.partial) {
			if (this.comment) return false;
			if (this.empty) return f === "";
			if (f === "/" && partial) return true;
			const options = this.options;
			let split = this.#cachedSplit(f);
			if (!split) {
				if (!partial && !this.#form && (this.#endCheck || this.#literalCheck) && lastChecked !== f) {
					lastChecked = f;
					const can = this.#canMatch(f);
					if (can === "no") return options.flipNegate ? false : this.negate;
					if (can === "yes") return options.flipNegate ? true : !this.negate;
				}
				split = this.#split(f);
			}
			const ff = split.parts;
			const resolved = this.#level2 ? split.resolved ??= this.#levelTwoFileOptimize(ff) : ff;
			const set = this.set;
			let filename = ff[ff.length - 1];
			if (!filename) for (let i = ff.length - 2; !filename && i >= 0; i--) filename = ff[i];
			for (let r = 0; r < set.length; r++) {
				const pattern = set[r];
				const shape = partial ? void 0 : this.#shapes[r];
				if (shape === "base" ? portionMatch(pattern[0], filename) : shape ? this.#matchShape(resolved, pattern, shape) : options.matchBase && pattern.length === 1 ? this.#matchRow([filename], [filename], pattern, partial) : this.#matchRow(ff, resolved, pattern, partial)) {
					if (options.flipNegate) return true;
					return !this.negate;
				}
			}
			if (options.flipNegate) return false;
			return this.negate;
		}
		static defaults(def) {
			return minimatch.defaults(def).Minimatch;
		}
	};
	/* c8 ignore stop */
	minimatch.Minimatch = Minimatch;
	minimatch.escape = escape;
	minimatch.unescape = unescape;
}));

// node_modules/lru-cache/dist/esm/node/index.min.js
var S, W, L, R, U, M, k, H, T, j, O, x, I;
var init_index_min = __esmMin((() => {
	init_builtin_node_diagnostics_channel();
	S = channel("lru-cache:metrics");
	W = tracingChannel("lru-cache");
	L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
	R = () => S.hasSubscribers || W.hasSubscribers;
	U = /* @__PURE__ */ new Set();
	M = typeof process == "object" && process ? process : {};
	k = (d, e, t, i) => {
		typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
	};
	H = (d) => !U.has(d);
	T = (d) => !!d && d === Math.floor(d) && d > 0 && isFinite(d);
	j = (d) => T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null;
	O = class extends Array {
		constructor(e) {
			super(e), this.fill(0);
		}
	};
	x = class d {
		heap;
		length;
		static #o = !1;
		static create(e) {
			let t = j(e);
			if (!t) return [];
			d.#o = !0;
			let i = new d(e, t);
			return d.#o = !1, i;
		}
		constructor(e, t) {
			if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
			this.heap = new t(e), this.length = 0;
		}
		push(e) {
			this.heap[this.length++] = e;
		}
		pop() {
			return this.heap[--this.length];
		}
	};
	I = class d {
		#o;
		#c;
		#S;
		#O;
		#w;
		#M;
		#I;
		#m;
		get perf() {
			return this.#m;
		}
		ttl;
		ttlResolution;
		ttlAutopurge;
		updateAgeOnGet;
		updateAgeOnHas;
		allowStale;
		noDisposeOnSet;
		noUpdateTTL;
		maxEntrySize;
		sizeCalculation;
		noDeleteOnFetchRejection;
		noDeleteOnStaleGet;
		allowStaleOnFetchAbort;
		allowStaleOnFetchRejection;
		ignoreFetchAbort;
		backgroundFetchSize;
		#n;
		#b;
		#s;
		#i;
		#t;
		#l;
		#u;
		#a;
		#h;
		#y;
		#r;
		#_;
		#F;
		#d;
		#g;
		#T;
		#U;
		#f;
		#D;
		static unsafeExposeInternals(e) {
			return {
				starts: e.#F,
				ttls: e.#d,
				autopurgeTimers: e.#g,
				sizes: e.#_,
				keyMap: e.#s,
				keyList: e.#i,
				valList: e.#t,
				next: e.#l,
				prev: e.#u,
				get head() {
					return e.#a;
				},
				get tail() {
					return e.#h;
				},
				free: e.#y,
				isBackgroundFetch: (t) => e.#e(t),
				backgroundFetch: (t, i, s, n) => e.#P(t, i, s, n),
				moveToTail: (t) => e.#L(t),
				indexes: (t) => e.#A(t),
				rindexes: (t) => e.#z(t),
				isStale: (t) => e.#p(t)
			};
		}
		get max() {
			return this.#o;
		}
		get maxSize() {
			return this.#c;
		}
		get calculatedSize() {
			return this.#b;
		}
		get size() {
			return this.#n;
		}
		get fetchMethod() {
			return this.#M;
		}
		get memoMethod() {
			return this.#I;
		}
		get dispose() {
			return this.#S;
		}
		get onInsert() {
			return this.#O;
		}
		get disposeAfter() {
			return this.#w;
		}
		constructor(e) {
			let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
			if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
			if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
			let v = t ? j(t) : Array;
			if (!v) throw new Error("invalid max value: " + t);
			if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
				if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
				if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
			}
			if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
			if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
			if (this.#M = a, this.#U = !!a, this.#s = /* @__PURE__ */ new Map(), this.#i = Array.from({ length: t }).fill(void 0), this.#t = Array.from({ length: t }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
				if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
				if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
				this.#X();
			}
			if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
				if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
				this.#k();
			}
			if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
			if (!this.ttlAutopurge && !this.#o && !this.#c) {
				let D = "LRU_CACHE_UNBOUNDED";
				H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
			}
		}
		getRemainingTTL(e) {
			return this.#s.has(e) ? 1 / 0 : 0;
		}
		#k() {
			let e = new O(this.#o), t = new O(this.#o);
			this.#d = e, this.#F = t;
			let i = this.ttlAutopurge ? Array.from({ length: this.#o }) : void 0;
			this.#g = i, this.#H = (h, r, c = this.#m.now()) => {
				t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
			}, this.#R = (h) => {
				t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
			};
			let s = this.ttlAutopurge ? (h, r) => {
				if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
					let c = setTimeout(() => {
						this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
					}, r + 1);
					c.unref && c.unref(), i[h] = c;
				}
			} : () => {};
			this.#v = (h, r) => {
				if (e[r]) {
					let c = e[r], m = t[r];
					if (!c || !m) return;
					h.ttl = c, h.start = m, h.now = n || o();
					h.remainingTTL = c - (h.now - m);
				}
			};
			let n = 0, o = () => {
				let h = this.#m.now();
				if (this.ttlResolution > 0) {
					n = h;
					let r = setTimeout(() => n = 0, this.ttlResolution);
					r.unref && r.unref();
				}
				return h;
			};
			this.getRemainingTTL = (h) => {
				let r = this.#s.get(h);
				return r === void 0 ? 0 : l(r);
			};
			let l = (h) => {
				let r = e[h], c = t[h];
				if (!r || !c) return 1 / 0;
				return r - ((n || o()) - c);
			};
			this.#p = (h) => {
				let r = t[h], c = e[h];
				return !!c && !!r && (n || o()) - r > c;
			};
		}
		#R = () => {};
		#v = () => {};
		#H = () => {};
		#p = () => !1;
		#X() {
			let e = new O(this.#o);
			this.#b = 0, this.#_ = e, this.#x = (t) => {
				this.#b -= e[t], e[t] = 0;
			}, this.#N = (t, i, s, n) => {
				if (!T(s)) {
					if (this.#e(i)) return this.backgroundFetchSize;
					if (n) {
						if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
						if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
					} else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
				}
				return s;
			}, this.#j = (t, i, s) => {
				if (e[t] = i, this.#c) {
					let n = this.#c - e[t];
					for (; this.#b > n;) this.#G(!0);
				}
				this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
			};
		}
		#x = (e) => {};
		#j = (e, t, i) => {};
		#N = (e, t, i, s) => {
			if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
			return 0;
		};
		*#A({ allowStale: e = this.allowStale } = {}) {
			if (this.#n) for (let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);) t = this.#u[t];
		}
		*#z({ allowStale: e = this.allowStale } = {}) {
			if (this.#n) for (let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);) t = this.#l[t];
		}
		#V(e) {
			return e !== void 0 && this.#s.get(this.#i[e]) === e;
		}
		*entries() {
			for (let e of this.#A()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
		}
		*rentries() {
			for (let e of this.#z()) this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [this.#i[e], this.#t[e]]);
		}
		*keys() {
			for (let e of this.#A()) {
				let t = this.#i[e];
				t !== void 0 && !this.#e(this.#t[e]) && (yield t);
			}
		}
		*rkeys() {
			for (let e of this.#z()) {
				let t = this.#i[e];
				t !== void 0 && !this.#e(this.#t[e]) && (yield t);
			}
		}
		*values() {
			for (let e of this.#A()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
		}
		*rvalues() {
			for (let e of this.#z()) this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
		}
		[Symbol.iterator]() {
			return this.entries();
		}
		[Symbol.toStringTag] = "LRUCache";
		find(e, t = {}) {
			for (let i of this.#A()) {
				let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
				if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
			}
		}
		forEach(e, t = this) {
			for (let i of this.#A()) {
				let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
				n !== void 0 && e.call(t, n, this.#i[i], this);
			}
		}
		rforEach(e, t = this) {
			for (let i of this.#z()) {
				let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
				n !== void 0 && e.call(t, n, this.#i[i], this);
			}
		}
		purgeStale() {
			let e = !1;
			for (let t of this.#z({ allowStale: !0 })) this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
			return e;
		}
		info(e) {
			let t = this.#s.get(e);
			if (t === void 0) return;
			let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
			if (s === void 0) return;
			let n = { value: s };
			if (this.#d && this.#F) {
				let o = this.#d[t], l = this.#F[t];
				if (o && l) n.ttl = o - (this.#m.now() - l), n.start = Date.now();
			}
			return this.#_ && (n.size = this.#_[t]), n;
		}
		dump() {
			let e = [];
			for (let t of this.#A({ allowStale: !0 })) {
				let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
				if (n === void 0 || i === void 0) continue;
				let o = { value: n };
				if (this.#d && this.#F) {
					o.ttl = this.#d[t];
					let l = this.#m.now() - this.#F[t];
					o.start = Math.floor(Date.now() - l);
				}
				this.#_ && (o.size = this.#_[t]), e.unshift([i, o]);
			}
			return e;
		}
		load(e) {
			this.clear();
			for (let [t, i] of e) {
				if (i.start) {
					let s = Date.now() - i.start;
					i.start = this.#m.now() - s;
				}
				this.#W(t, i.value, i);
			}
		}
		set(e, t, i = {}) {
			let { status: s = S.hasSubscribers ? {} : void 0 } = i;
			i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
			let n = this.#W(e, t, i);
			return s && S.hasSubscribers && S.publish(s), n;
		}
		#W(e, t, i, s) {
			let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
			if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
			let { noUpdateTTL: m = this.noUpdateTTL } = i;
			r && !c && (r.value = t);
			let _ = this.#N(e, t, i.size || 0, h, r);
			if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
			let u = this.#n === 0 ? void 0 : this.#s.get(e);
			if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
			else {
				this.#L(u);
				let g = this.#t[u];
				if (t !== g) {
					if (!l) if (this.#e(g)) {
						g !== s && g.__abortController.abort(/* @__PURE__ */ new Error("replaced"));
						let { __staleWhileFetching: f } = g;
						f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
							f,
							e,
							"set"
						]));
					} else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
						g,
						e,
						"set"
					]);
					if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
						let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
						r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
					}
				} else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
			}
			if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
				let g = this.#r, f;
				for (; f = g?.shift();) this.#w?.(...f);
			}
			return this;
		}
		pop() {
			try {
				for (; this.#n;) {
					let e = this.#t[this.#a];
					if (this.#G(!0), this.#e(e)) {
						if (e.__staleWhileFetching) return e.__staleWhileFetching;
					} else if (e !== void 0) return e;
				}
			} finally {
				if (this.#f && this.#r) {
					let e = this.#r, t;
					for (; t = e?.shift();) this.#w?.(...t);
				}
			}
		}
		#G(e) {
			let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
			n && s.__abortController.abort(/* @__PURE__ */ new Error("evicted"));
			let o = n ? s.__staleWhileFetching : s;
			return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
				o,
				i,
				"evict"
			])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
		}
		has(e, t = {}) {
			let { status: i = S.hasSubscribers ? {} : void 0 } = t;
			t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
			let s = this.#Y(e, t);
			return S.hasSubscribers && S.publish(i), s;
		}
		#Y(e, t = {}) {
			let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
			if (n !== void 0) {
				let o = this.#t[n];
				if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
				if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
				else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
			} else s && (s.has = "miss");
			return !1;
		}
		peek(e, t = {}) {
			let { status: i = R() ? {} : void 0 } = t;
			i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
			let s = this.#J(e, t);
			return S.hasSubscribers && S.publish(i), s;
		}
		#J(e, t) {
			let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
			if (n === void 0 || !s && this.#p(n)) {
				i && (i.peek = n === void 0 ? "miss" : "stale");
				return;
			}
			let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
			return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
		}
		#P(e, t, i, s) {
			let n = t === void 0 ? void 0 : this.#t[t];
			if (this.#e(n)) return n;
			let o = new AbortController(), { signal: l } = i;
			l?.addEventListener("abort", () => o.abort(l.reason), { signal: o.signal });
			let h = {
				signal: o.signal,
				options: i,
				context: s
			}, r = (f, y = !1) => {
				let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
				if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
				let b = u, p = this.#t[t];
				return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
			}, c = (f) => (i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y) => {
				let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
				if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
				if (p.__returned === p) throw f;
			}, _ = (f, y) => {
				let a = this.#M?.(e, n, h);
				o.signal.addEventListener("abort", () => {
					(!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w) => r(w, !0)));
				}), a && a instanceof Promise ? a.then((w) => f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
			};
			i.status && (i.status.fetchDispatched = !0);
			let u = new Promise(_).then(r, c), g = Object.assign(u, {
				__abortController: o,
				__staleWhileFetching: n,
				__returned: void 0
			});
			return t === void 0 ? (this.#W(e, g, {
				...h.options,
				status: void 0
			}), t = this.#s.get(e)) : this.#t[t] = g, g;
		}
		#e(e) {
			if (!this.#U) return !1;
			let t = e;
			return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
		}
		fetch(e, t = {}) {
			let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
			t.status = s, s && t.context && (s.context = t.context);
			let n = this.#B(e, t);
			return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
		}
		async #B(e, t = {}) {
			let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
			if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
				allowStale: i,
				updateAgeOnGet: s,
				noDeleteOnStaleGet: n,
				status: a
			});
			let F = {
				allowStale: i,
				updateAgeOnGet: s,
				noDeleteOnStaleGet: n,
				ttl: o,
				noDisposeOnSet: l,
				size: h,
				sizeCalculation: r,
				noUpdateTTL: c,
				noDeleteOnFetchRejection: m,
				allowStaleOnFetchRejection: _,
				allowStaleOnFetchAbort: g,
				ignoreFetchAbort: u,
				status: a,
				signal: w
			}, b = this.#s.get(e);
			if (b === void 0) {
				a && (a.fetch = "miss");
				let p = this.#P(e, b, F, f);
				return p.__returned = p;
			} else {
				let p = this.#t[b];
				if (this.#e(p)) {
					let v = i && p.__staleWhileFetching !== void 0;
					return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
				}
				let A = this.#p(b);
				if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
				let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
				return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
			}
		}
		forceFetch(e, t = {}) {
			let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
			t.status = s, s && t.context && (s.context = t.context);
			let n = this.#K(e, t);
			return s && i && (s.trace = !0, W.tracePromise(() => n, s).catch(() => {})), n;
		}
		async #K(e, t = {}) {
			let i = await this.#B(e, t);
			if (i === void 0) throw new Error("fetch() returned undefined");
			return i;
		}
		memo(e, t = {}) {
			let { status: i = S.hasSubscribers ? {} : void 0 } = t;
			t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
			let s = this.#Q(e, t);
			return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
		}
		#Q(e, t = {}) {
			let i = this.#I;
			if (!i) throw new Error("no memoMethod provided to constructor");
			let { context: s, status: n, forceRefresh: o, ...l } = t;
			n && o && (n.forceRefresh = !0);
			let h = this.#C(e, l), r = o || h === void 0;
			if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
			let c = i(e, h, {
				options: l,
				context: s
			});
			return n && (n.value = c), this.#W(e, c, l), c;
		}
		get(e, t = {}) {
			let { status: i = S.hasSubscribers ? {} : void 0 } = t;
			t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
			let s = this.#C(e, t);
			return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
		}
		#C(e, t = {}) {
			let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
			if (l === void 0) {
				o && (o.get = "miss");
				return;
			}
			let h = this.#t[l], r = this.#e(h);
			return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
		}
		#$(e, t) {
			this.#u[t] = e, this.#l[e] = t;
		}
		#L(e) {
			e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
		}
		delete(e) {
			return this.#E(e, "delete");
		}
		#E(e, t) {
			S.hasSubscribers && S.publish({
				op: "delete",
				delete: t,
				key: e,
				cache: this
			});
			let i = !1;
			if (this.#n !== 0) {
				let s = this.#s.get(e);
				if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
				else {
					this.#x(s);
					let n = this.#t[s];
					if (this.#e(n) ? n.__abortController.abort(/* @__PURE__ */ new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
						n,
						e,
						t
					])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
					else if (s === this.#a) this.#a = this.#l[s];
					else {
						let o = this.#u[s];
						this.#l[o] = this.#l[s];
						let l = this.#l[s];
						this.#u[l] = this.#u[s];
					}
					this.#n--, this.#y.push(s);
				}
			}
			if (this.#f && this.#r?.length) {
				let s = this.#r, n;
				for (; n = s?.shift();) this.#w?.(...n);
			}
			return i;
		}
		clear() {
			return this.#q("delete");
		}
		#q(e) {
			for (let t of this.#z({ allowStale: !0 })) {
				let i = this.#t[t];
				if (this.#e(i)) i.__abortController.abort(/* @__PURE__ */ new Error("deleted"));
				else {
					let s = this.#i[t];
					this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
						i,
						s,
						e
					]);
				}
			}
			if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
				this.#d.fill(0), this.#F.fill(0);
				for (let t of this.#g ?? []) t !== void 0 && clearTimeout(t);
				this.#g?.fill(void 0);
			}
			if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
				let t = this.#r, i;
				for (; i = t?.shift();) this.#w?.(...i);
			}
		}
	};
}));

// builtin:node:string_decoder
var builtin, StringDecoder;
var init_builtin_node_string_decoder = __esmMin((() => {
	builtin = process.getBuiltinModule("node:string_decoder");
	StringDecoder = builtin.StringDecoder;
}));

// node_modules/minipass/dist/esm/index.js
var proc, isStream, isReadable, isWritable, EOF, MAYBE_EMIT_END, EMITTED_END, EMITTING_END, EMITTED_ERROR, CLOSED, READ, FLUSH, FLUSHCHUNK, ENCODING, DECODER, FLOWING, PAUSED, RESUME, BUFFER, PIPES, BUFFERLENGTH, BUFFERPUSH, BUFFERSHIFT, OBJECTMODE, DESTROYED, ERROR, EMITDATA, EMITEND, EMITEND2, ASYNC, ABORT, ABORTED, SIGNAL, DATALISTENERS, DISCARDED, defer, nodefer, isEndish, isArrayBufferLike, isArrayBufferView, Pipe, PipeProxyErrors, isObjectModeOptions, isEncodingOptions, Minipass;
var init_esm$2 = __esmMin((() => {
	init_builtin_node_events();
	init_builtin_node_stream();
	init_builtin_node_string_decoder();
	proc = typeof process === "object" && process ? process : {
		stdout: null,
		stderr: null
	};
	isStream = (s) => !!s && typeof s === "object" && (s instanceof Minipass || s instanceof builtin$14 || isReadable(s) || isWritable(s));
	isReadable = (s) => !!s && typeof s === "object" && s instanceof EventEmitter && typeof s.pipe === "function" && s.pipe !== builtin$14.Writable.prototype.pipe;
	isWritable = (s) => !!s && typeof s === "object" && s instanceof EventEmitter && typeof s.write === "function" && typeof s.end === "function";
	EOF = Symbol("EOF");
	MAYBE_EMIT_END = Symbol("maybeEmitEnd");
	EMITTED_END = Symbol("emittedEnd");
	EMITTING_END = Symbol("emittingEnd");
	EMITTED_ERROR = Symbol("emittedError");
	CLOSED = Symbol("closed");
	READ = Symbol("read");
	FLUSH = Symbol("flush");
	FLUSHCHUNK = Symbol("flushChunk");
	ENCODING = Symbol("encoding");
	DECODER = Symbol("decoder");
	FLOWING = Symbol("flowing");
	PAUSED = Symbol("paused");
	RESUME = Symbol("resume");
	BUFFER = Symbol("buffer");
	PIPES = Symbol("pipes");
	BUFFERLENGTH = Symbol("bufferLength");
	BUFFERPUSH = Symbol("bufferPush");
	BUFFERSHIFT = Symbol("bufferShift");
	OBJECTMODE = Symbol("objectMode");
	DESTROYED = Symbol("destroyed");
	ERROR = Symbol("error");
	EMITDATA = Symbol("emitData");
	EMITEND = Symbol("emitEnd");
	EMITEND2 = Symbol("emitEnd2");
	ASYNC = Symbol("async");
	ABORT = Symbol("abort");
	ABORTED = Symbol("aborted");
	SIGNAL = Symbol("signal");
	DATALISTENERS = Symbol("dataListeners");
	DISCARDED = Symbol("discarded");
	defer = (fn) => Promise.resolve().then(fn);
	nodefer = (fn) => fn();
	isEndish = (ev) => ev === "end" || ev === "finish" || ev === "prefinish";
	isArrayBufferLike = (b) => b instanceof ArrayBuffer || !!b && typeof b === "object" && b.constructor && b.constructor.name === "ArrayBuffer" && b.byteLength >= 0;
	isArrayBufferView = (b) => !Buffer.isBuffer(b) && ArrayBuffer.isView(b);
	Pipe = class {
		src;
		dest;
		opts;
		ondrain;
		constructor(src, dest, opts) {
			this.src = src;
			this.dest = dest;
			this.opts = opts;
			this.ondrain = () => src[RESUME]();
			this.dest.on("drain", this.ondrain);
		}
		unpipe() {
			this.dest.removeListener("drain", this.ondrain);
		}
		/* c8 ignore start */
		proxyErrors(_er) {}
		/* c8 ignore stop */
		end() {
			this.unpipe();
			if (this.opts.end) this.dest.end();
		}
	};
	PipeProxyErrors = class extends Pipe {
		unpipe() {
			this.src.removeListener("error", this.proxyErrors);
			super.unpipe();
		}
		constructor(src, dest, opts) {
			super(src, dest, opts);
			this.proxyErrors = (er) => this.dest.emit("error", er);
			src.on("error", this.proxyErrors);
		}
	};
	isObjectModeOptions = (o) => !!o.objectMode;
	isEncodingOptions = (o) => !o.objectMode && !!o.encoding && o.encoding !== "buffer";
	Minipass = class extends EventEmitter {
		[FLOWING] = false;
		[PAUSED] = false;
		[PIPES] = [];
		[BUFFER] = [];
		[OBJECTMODE];
		[ENCODING];
		[ASYNC];
		[DECODER];
		[EOF] = false;
		[EMITTED_END] = false;
		[EMITTING_END] = false;
		[CLOSED] = false;
		[EMITTED_ERROR] = null;
		[BUFFERLENGTH] = 0;
		[DESTROYED] = false;
		[SIGNAL];
		[ABORTED] = false;
		[DATALISTENERS] = 0;
		[DISCARDED] = false;
		/**
		* true if the stream can be written
		*/
		writable = true;
		/**
		* true if the stream can be read
		*/
		readable = true;
		/**
		* If `RType` is Buffer, then options do not need to be provided.
		* Otherwise, an options object must be provided to specify either
		* {@link Minipass.SharedOptions.objectMode} or
		* {@link Minipass.SharedOptions.encoding}, as appropriate.
		*/
		constructor(...args) {
			const options = args[0] || {};
			super();
			if (options.objectMode && typeof options.encoding === "string") throw new TypeError("Encoding and objectMode may not be used together");
			if (isObjectModeOptions(options)) {
				this[OBJECTMODE] = true;
				this[ENCODING] = null;
			} else if (isEncodingOptions(options)) {
				this[ENCODING] = options.encoding;
				this[OBJECTMODE] = false;
			} else {
				this[OBJECTMODE] = false;
				this[ENCODING] = null;
			}
			this[ASYNC] = !!options.async;
			this[DECODER] = this[ENCODING] ? new StringDecoder(this[ENCODING]) : null;
			if (options && options.debugExposeBuffer === true) Object.defineProperty(this, "buffer", { get: () => this[BUFFER] });
			if (options && options.debugExposePipes === true) Object.defineProperty(this, "pipes", { get: () => this[PIPES] });
			const { signal } = options;
			if (signal) {
				this[SIGNAL] = signal;
				if (signal.aborted) this[ABORT]();
				else signal.addEventListener("abort", () => this[ABORT]());
			}
		}
		/**
		* The amount of data stored in the buffer waiting to be read.
		*
		* For Buffer strings, this will be the total byte length.
		* For string encoding streams, this will be the string character length,
		* according to JavaScript's `string.length` logic.
		* For objectMode streams, this is a count of the items waiting to be
		* emitted.
		*/
		get bufferLength() {
			return this[BUFFERLENGTH];
		}
		/**
		* The `BufferEncoding` currently in use, or `null`
		*/
		get encoding() {
			return this[ENCODING];
		}
		/**
		* @deprecated - This is a read only property
		*/
		set encoding(_enc) {
			throw new Error("Encoding must be set at instantiation time");
		}
		/**
		* @deprecated - Encoding may only be set at instantiation time
		*/
		setEncoding(_enc) {
			throw new Error("Encoding must be set at instantiation time");
		}
		/**
		* True if this is an objectMode stream
		*/
		get objectMode() {
			return this[OBJECTMODE];
		}
		/**
		* @deprecated - This is a read-only property
		*/
		set objectMode(_om) {
			throw new Error("objectMode must be set at instantiation time");
		}
		/**
		* true if this is an async stream
		*/
		get ["async"]() {
			return this[ASYNC];
		}
		/**
		* Set to true to make this stream async.
		*
		* Once set, it cannot be unset, as this would potentially cause incorrect
		* behavior.  Ie, a sync stream can be made async, but an async stream
		* cannot be safely made sync.
		*/
		set ["async"](a) {
			this[ASYNC] = this[ASYNC] || !!a;
		}
		[ABORT]() {
			this[ABORTED] = true;
			this.emit("abort", this[SIGNAL]?.reason);
			this.destroy(this[SIGNAL]?.reason);
		}
		/**
		* True if the stream has been aborted.
		*/
		get aborted() {
			return this[ABORTED];
		}
		/**
		* No-op setter. Stream aborted status is set via the AbortSignal provided
		* in the constructor options.
		*/
		set aborted(_) {}
		write(chunk, encoding, cb) {
			if (this[ABORTED]) return false;
			if (this[EOF]) throw new Error("write after end");
			if (this[DESTROYED]) {
				this.emit("error", Object.assign(/* @__PURE__ */ new Error("Cannot call write after a stream was destroyed"), { code: "ERR_STREAM_DESTROYED" }));
				return true;
			}
			if (typeof encoding === "function") {
				cb = encoding;
				encoding = "utf8";
			}
			if (!encoding) encoding = "utf8";
			const fn = this[ASYNC] ? defer : nodefer;
			if (!this[OBJECTMODE] && !Buffer.isBuffer(chunk)) {
				if (isArrayBufferView(chunk)) chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
				else if (isArrayBufferLike(chunk)) chunk = Buffer.from(chunk);
				else if (typeof chunk !== "string") throw new Error("Non-contiguous data written to non-objectMode stream");
			}
			if (this[OBJECTMODE]) {
				/* c8 ignore start */
				if (this[FLOWING] && this[BUFFERLENGTH] !== 0) this[FLUSH](true);
				/* c8 ignore stop */
				if (this[FLOWING]) this.emit("data", chunk);
				else this[BUFFERPUSH](chunk);
				if (this[BUFFERLENGTH] !== 0) this.emit("readable");
				if (cb) fn(cb);
				return this[FLOWING];
			}
			if (!chunk.length) {
				if (this[BUFFERLENGTH] !== 0) this.emit("readable");
				if (cb) fn(cb);
				return this[FLOWING];
			}
			if (typeof chunk === "string" && !(encoding === this[ENCODING] && !this[DECODER]?.lastNeed)) chunk = Buffer.from(chunk, encoding);
			if (Buffer.isBuffer(chunk) && this[ENCODING]) chunk = this[DECODER].write(chunk);
			if (this[FLOWING] && this[BUFFERLENGTH] !== 0) this[FLUSH](true);
			if (this[FLOWING]) this.emit("data", chunk);
			else this[BUFFERPUSH](chunk);
			if (this[BUFFERLENGTH] !== 0) this.emit("readable");
			if (cb) fn(cb);
			return this[FLOWING];
		}
		/**
		* Low-level explicit read method.
		*
		* In objectMode, the argument is ignored, and one item is returned if
		* available.
		*
		* `n` is the number of bytes (or in the case of encoding streams,
		* characters) to consume. If `n` is not provided, then the entire buffer
		* is returned, or `null` is returned if no data is available.
		*
		* If `n` is greater that the amount of data in the internal buffer,
		* then `null` is returned.
		*/
		read(n) {
			if (this[DESTROYED]) return null;
			this[DISCARDED] = false;
			if (this[BUFFERLENGTH] === 0 || n === 0 || n && n > this[BUFFERLENGTH]) {
				this[MAYBE_EMIT_END]();
				return null;
			}
			if (this[OBJECTMODE]) n = null;
			if (this[BUFFER].length > 1 && !this[OBJECTMODE]) this[BUFFER] = [this[ENCODING] ? this[BUFFER].join("") : Buffer.concat(this[BUFFER], this[BUFFERLENGTH])];
			const ret = this[READ](n || null, this[BUFFER][0]);
			this[MAYBE_EMIT_END]();
			return ret;
		}
		[READ](n, chunk) {
			if (this[OBJECTMODE]) this[BUFFERSHIFT]();
			else {
				const c = chunk;
				if (n === c.length || n === null) this[BUFFERSHIFT]();
				else if (typeof c === "string") {
					this[BUFFER][0] = c.slice(n);
					chunk = c.slice(0, n);
					this[BUFFERLENGTH] -= n;
				} else {
					this[BUFFER][0] = c.subarray(n);
					chunk = c.subarray(0, n);
					this[BUFFERLENGTH] -= n;
				}
			}
			this.emit("data", chunk);
			if (!this[BUFFER].length && !this[EOF]) this.emit("drain");
			return chunk;
		}
		end(chunk, encoding, cb) {
			if (typeof chunk === "function") {
				cb = chunk;
				chunk = void 0;
			}
			if (typeof encoding === "function") {
				cb = encoding;
				encoding = "utf8";
			}
			if (chunk !== void 0) this.write(chunk, encoding);
			if (cb) this.once("end", cb);
			this[EOF] = true;
			this.writable = false;
			if (this[FLOWING] || !this[PAUSED]) this[MAYBE_EMIT_END]();
			return this;
		}
		[RESUME]() {
			if (this[DESTROYED]) return;
			if (!this[DATALISTENERS] && !this[PIPES].length) this[DISCARDED] = true;
			this[PAUSED] = false;
			this[FLOWING] = true;
			this.emit("resume");
			if (this[BUFFER].length) this[FLUSH]();
			else if (this[EOF]) this[MAYBE_EMIT_END]();
			else this.emit("drain");
		}
		/**
		* Resume the stream if it is currently in a paused state
		*
		* If called when there are no pipe destinations or `data` event listeners,
		* this will place the stream in a "discarded" state, where all data will
		* be thrown away. The discarded state is removed if a pipe destination or
		* data handler is added, if pause() is called, or if any synchronous or
		* asynchronous iteration is started.
		*/
		resume() {
			return this[RESUME]();
		}
		/**
		* Pause the stream
		*/
		pause() {
			this[FLOWING] = false;
			this[PAUSED] = true;
			this[DISCARDED] = false;
		}
		/**
		* true if the stream has been forcibly destroyed
		*/
		get destroyed() {
			return this[DESTROYED];
		}
		/**
		* true if the stream is currently in a flowing state, meaning that
		* any writes will be immediately emitted.
		*/
		get flowing() {
			return this[FLOWING];
		}
		/**
		* true if the stream is currently in a paused state
		*/
		get paused() {
			return this[PAUSED];
		}
		[BUFFERPUSH](chunk) {
			if (this[OBJECTMODE]) this[BUFFERLENGTH] += 1;
			else this[BUFFERLENGTH] += chunk.length;
			this[BUFFER].push(chunk);
		}
		[BUFFERSHIFT]() {
			if (this[OBJECTMODE]) this[BUFFERLENGTH] -= 1;
			else this[BUFFERLENGTH] -= this[BUFFER][0].length;
			return this[BUFFER].shift();
		}
		[FLUSH](noDrain = false) {
			do;
			while (this[FLUSHCHUNK](this[BUFFERSHIFT]()) && this[BUFFER].length);
			if (!noDrain && !this[BUFFER].length && !this[EOF]) this.emit("drain");
		}
		[FLUSHCHUNK](chunk) {
			this.emit("data", chunk);
			return this[FLOWING];
		}
		/**
		* Pipe all data emitted by this stream into the destination provided.
		*
		* Triggers the flow of data.
		*/
		pipe(dest, opts) {
			if (this[DESTROYED]) return dest;
			this[DISCARDED] = false;
			const ended = this[EMITTED_END];
			opts = opts || {};
			if (dest === proc.stdout || dest === proc.stderr) opts.end = false;
			else opts.end = opts.end !== false;
			opts.proxyErrors = !!opts.proxyErrors;
			if (ended) {
				if (opts.end) dest.end();
			} else {
				this[PIPES].push(!opts.proxyErrors ? new Pipe(this, dest, opts) : new PipeProxyErrors(this, dest, opts));
				if (this[ASYNC]) defer(() => this[RESUME]());
				else this[RESUME]();
			}
			return dest;
		}
		/**
		* Fully unhook a piped destination stream.
		*
		* If the destination stream was the only consumer of this stream (ie,
		* there are no other piped destinations or `'data'` event listeners)
		* then the flow of data will stop until there is another consumer or
		* {@link Minipass#resume} is explicitly called.
		*/
		unpipe(dest) {
			const p = this[PIPES].find((p) => p.dest === dest);
			if (p) {
				if (this[PIPES].length === 1) {
					if (this[FLOWING] && this[DATALISTENERS] === 0) this[FLOWING] = false;
					this[PIPES] = [];
				} else this[PIPES].splice(this[PIPES].indexOf(p), 1);
				p.unpipe();
			}
		}
		/**
		* Alias for {@link Minipass#on}
		*/
		addListener(ev, handler) {
			return this.on(ev, handler);
		}
		/**
		* Mostly identical to `EventEmitter.on`, with the following
		* behavior differences to prevent data loss and unnecessary hangs:
		*
		* - Adding a 'data' event handler will trigger the flow of data
		*
		* - Adding a 'readable' event handler when there is data waiting to be read
		*   will cause 'readable' to be emitted immediately.
		*
		* - Adding an 'endish' event handler ('end', 'finish', etc.) which has
		*   already passed will cause the event to be emitted immediately and all
		*   handlers removed.
		*
		* - Adding an 'error' event handler after an error has been emitted will
		*   cause the event to be re-emitted immediately with the error previously
		*   raised.
		*/
		on(ev, handler) {
			const ret = super.on(ev, handler);
			if (ev === "data") {
				this[DISCARDED] = false;
				this[DATALISTENERS]++;
				if (!this[PIPES].length && !this[FLOWING]) this[RESUME]();
			} else if (ev === "readable" && this[BUFFERLENGTH] !== 0) super.emit("readable");
			else if (isEndish(ev) && this[EMITTED_END]) {
				super.emit(ev);
				this.removeAllListeners(ev);
			} else if (ev === "error" && this[EMITTED_ERROR]) {
				const h = handler;
				if (this[ASYNC]) defer(() => h.call(this, this[EMITTED_ERROR]));
				else h.call(this, this[EMITTED_ERROR]);
			}
			return ret;
		}
		/**
		* Alias for {@link Minipass#off}
		*/
		removeListener(ev, handler) {
			return this.off(ev, handler);
		}
		/**
		* Mostly identical to `EventEmitter.off`
		*
		* If a 'data' event handler is removed, and it was the last consumer
		* (ie, there are no pipe destinations or other 'data' event listeners),
		* then the flow of data will stop until there is another consumer or
		* {@link Minipass#resume} is explicitly called.
		*/
		off(ev, handler) {
			const ret = super.off(ev, handler);
			if (ev === "data") {
				this[DATALISTENERS] = this.listeners("data").length;
				if (this[DATALISTENERS] === 0 && !this[DISCARDED] && !this[PIPES].length) this[FLOWING] = false;
			}
			return ret;
		}
		/**
		* Mostly identical to `EventEmitter.removeAllListeners`
		*
		* If all 'data' event handlers are removed, and they were the last consumer
		* (ie, there are no pipe destinations), then the flow of data will stop
		* until there is another consumer or {@link Minipass#resume} is explicitly
		* called.
		*/
		removeAllListeners(ev) {
			const ret = super.removeAllListeners(ev);
			if (ev === "data" || ev === void 0) {
				this[DATALISTENERS] = 0;
				if (!this[DISCARDED] && !this[PIPES].length) this[FLOWING] = false;
			}
			return ret;
		}
		/**
		* true if the 'end' event has been emitted
		*/
		get emittedEnd() {
			return this[EMITTED_END];
		}
		[MAYBE_EMIT_END]() {
			if (!this[EMITTING_END] && !this[EMITTED_END] && !this[DESTROYED] && this[BUFFER].length === 0 && this[EOF]) {
				this[EMITTING_END] = true;
				this.emit("end");
				this.emit("prefinish");
				this.emit("finish");
				if (this[CLOSED]) this.emit("close");
				this[EMITTING_END] = false;
			}
		}
		/**
		* Mostly identical to `EventEmitter.emit`, with the following
		* behavior differences to prevent data loss and unnecessary hangs:
		*
		* If the stream has been destroyed, and the event is something other
		* than 'close' or 'error', then `false` is returned and no handlers
		* are called.
		*
		* If the event is 'end', and has already been emitted, then the event
		* is ignored. If the stream is in a paused or non-flowing state, then
		* the event will be deferred until data flow resumes. If the stream is
		* async, then handlers will be called on the next tick rather than
		* immediately.
		*
		* If the event is 'close', and 'end' has not yet been emitted, then
		* the event will be deferred until after 'end' is emitted.
		*
		* If the event is 'error', and an AbortSignal was provided for the stream,
		* and there are no listeners, then the event is ignored, matching the
		* behavior of node core streams in the presense of an AbortSignal.
		*
		* If the event is 'finish' or 'prefinish', then all listeners will be
		* removed after emitting the event, to prevent double-firing.
		*/
		emit(ev, ...args) {
			const data = args[0];
			if (ev !== "error" && ev !== "close" && ev !== DESTROYED && this[DESTROYED]) return false;
			else if (ev === "data") return !this[OBJECTMODE] && !data ? false : this[ASYNC] ? (defer(() => this[EMITDATA](data)), true) : this[EMITDATA](data);
			else if (ev === "end") return this[EMITEND]();
			else if (ev === "close") {
				this[CLOSED] = true;
				if (!this[EMITTED_END] && !this[DESTROYED]) return false;
				const ret = super.emit("close");
				this.removeAllListeners("close");
				return ret;
			} else if (ev === "error") {
				this[EMITTED_ERROR] = data;
				super.emit(ERROR, data);
				const ret = !this[SIGNAL] || this.listeners("error").length ? super.emit("error", data) : false;
				this[MAYBE_EMIT_END]();
				return ret;
			} else if (ev === "resume") {
				const ret = super.emit("resume");
				this[MAYBE_EMIT_END]();
				return ret;
			} else if (ev === "finish" || ev === "prefinish") {
				const ret = super.emit(ev);
				this.removeAllListeners(ev);
				return ret;
			}
			const ret = super.emit(ev, ...args);
			this[MAYBE_EMIT_END]();
			return ret;
		}
		[EMITDATA](data) {
			for (const p of this[PIPES]) if (p.dest.write(data) === false) this.pause();
			const ret = this[DISCARDED] ? false : super.emit("data", data);
			this[MAYBE_EMIT_END]();
			return ret;
		}
		[EMITEND]() {
			if (this[EMITTED_END]) return false;
			this[EMITTED_END] = true;
			this.readable = false;
			return this[ASYNC] ? (defer(() => this[EMITEND2]()), true) : this[EMITEND2]();
		}
		[EMITEND2]() {
			if (this[DECODER]) {
				const data = this[DECODER].end();
				if (data) {
					for (const p of this[PIPES]) p.dest.write(data);
					if (!this[DISCARDED]) super.emit("data", data);
				}
			}
			for (const p of this[PIPES]) p.end();
			const ret = super.emit("end");
			this.removeAllListeners("end");
			return ret;
		}
		/**
		* Return a Promise that resolves to an array of all emitted data once
		* the stream ends.
		*/
		async collect() {
			const buf = Object.assign([], { dataLength: 0 });
			if (!this[OBJECTMODE]) buf.dataLength = 0;
			const p = this.promise();
			this.on("data", (c) => {
				buf.push(c);
				if (!this[OBJECTMODE]) buf.dataLength += c.length;
			});
			await p;
			return buf;
		}
		/**
		* Return a Promise that resolves to the concatenation of all emitted data
		* once the stream ends.
		*
		* Not allowed on objectMode streams.
		*/
		async concat() {
			if (this[OBJECTMODE]) throw new Error("cannot concat in objectMode");
			const buf = await this.collect();
			return this[ENCODING] ? buf.join("") : Buffer.concat(buf, buf.dataLength);
		}
		/**
		* Return a void Promise that resolves once the stream ends.
		*/
		async promise() {
			return new Promise((resolve, reject) => {
				this.on(DESTROYED, () => reject(/* @__PURE__ */ new Error("stream destroyed")));
				this.on("error", (er) => reject(er));
				this.on("end", () => resolve());
			});
		}
		/**
		* Asynchronous `for await of` iteration.
		*
		* This will continue emitting all chunks until the stream terminates.
		*/
		[Symbol.asyncIterator]() {
			this[DISCARDED] = false;
			let stopped = false;
			const stop = async () => {
				this.pause();
				stopped = true;
				return {
					value: void 0,
					done: true
				};
			};
			const next = () => {
				if (stopped) return stop();
				const res = this.read();
				if (res !== null) return Promise.resolve({
					done: false,
					value: res
				});
				if (this[EOF]) return stop();
				let resolve;
				let reject;
				const onerr = (er) => {
					this.off("data", ondata);
					this.off("end", onend);
					this.off(DESTROYED, ondestroy);
					stop();
					reject(er);
				};
				const ondata = (value) => {
					this.off("error", onerr);
					this.off("end", onend);
					this.off(DESTROYED, ondestroy);
					this.pause();
					resolve({
						value,
						done: !!this[EOF]
					});
				};
				const onend = () => {
					this.off("error", onerr);
					this.off("data", ondata);
					this.off(DESTROYED, ondestroy);
					stop();
					resolve({
						done: true,
						value: void 0
					});
				};
				const ondestroy = () => onerr(/* @__PURE__ */ new Error("stream destroyed"));
				return new Promise((res, rej) => {
					reject = rej;
					resolve = res;
					this.once(DESTROYED, ondestroy);
					this.once("error", onerr);
					this.once("end", onend);
					this.once("data", ondata);
				});
			};
			return {
				next,
				throw: stop,
				return: stop,
				[Symbol.asyncIterator]() {
					return this;
				},
				[Symbol.asyncDispose]: async () => {}
			};
		}
		/**
		* Synchronous `for of` iteration.
		*
		* The iteration will terminate when the internal buffer runs out, even
		* if the stream has not yet terminated.
		*/
		[Symbol.iterator]() {
			this[DISCARDED] = false;
			let stopped = false;
			const stop = () => {
				this.pause();
				this.off(ERROR, stop);
				this.off(DESTROYED, stop);
				this.off("end", stop);
				stopped = true;
				return {
					done: true,
					value: void 0
				};
			};
			const next = () => {
				if (stopped) return stop();
				const value = this.read();
				return value === null ? stop() : {
					done: false,
					value
				};
			};
			this.once("end", stop);
			this.once(ERROR, stop);
			this.once(DESTROYED, stop);
			return {
				next,
				throw: stop,
				return: stop,
				[Symbol.iterator]() {
					return this;
				},
				[Symbol.dispose]: () => {}
			};
		}
		/**
		* Destroy a stream, preventing it from being used for any further purpose.
		*
		* If the stream has a `close()` method, then it will be called on
		* destruction.
		*
		* After destruction, any attempt to write data, read data, or emit most
		* events will be ignored.
		*
		* If an error argument is provided, then it will be emitted in an
		* 'error' event.
		*/
		destroy(er) {
			if (this[DESTROYED]) {
				if (er) this.emit("error", er);
				else this.emit(DESTROYED);
				return this;
			}
			this[DESTROYED] = true;
			this[DISCARDED] = true;
			this[BUFFER].length = 0;
			this[BUFFERLENGTH] = 0;
			const wc = this;
			if (typeof wc.close === "function" && !this[CLOSED]) wc.close();
			if (er) this.emit("error", er);
			else this.emit(DESTROYED);
			return this;
		}
		/**
		* Alias for {@link isStream}
		*
		* Former export location, maintained for backwards compatibility.
		*
		* @deprecated
		*/
		static get isStream() {
			return isStream;
		}
	};
}));

// node_modules/path-scurry/dist/esm/index.js
var realpathSync, defaultFS, fsFromOption, uncDriveRegexp, uncLongRegexp, uncShareRegexp, uncToDrive, longUncRoot, longDrivePrefix, longUncPrefix, eitherSep, UNKNOWN, IFIFO, IFCHR, IFDIR, IFBLK, IFREG, IFLNK, IFSOCK, IFMT, IFMT_UNKNOWN, READDIR_CALLED, LSTAT_CALLED, ENOTDIR, ENOENT, ENOREADLINK, ENOREALPATH, ENOCHILD, TYPEMASK, entToType, normalizeCache, normalize, normalizeNocaseCache, normalizeNocase, ResolveCache, ChildrenCache, setAsCwd, PathBase, PathWin32, PathPosix, PathScurryBase, PathScurryWin32, PathScurryPosix, PathScurryDarwin, Path, PathScurry;
var init_esm$1 = __esmMin((() => {
	init_index_min();
	init_builtin_node_path();
	init_builtin_node_url();
	init_builtin_fs();
	init_builtin_node_fs();
	init_promises();
	init_esm$2();
	realpathSync = realpathSync$2.native;
	defaultFS = {
		lstatSync: lstatSync$1,
		readdir: readdir$2,
		readdirSync: readdirSync$1,
		readlinkSync: readlinkSync$1,
		realpathSync,
		promises: {
			lstat,
			readdir,
			readlink,
			realpath
		}
	};
	fsFromOption = (fsOption) => !fsOption || fsOption === defaultFS || fsOption === builtin_node_fs_exports ? defaultFS : {
		...defaultFS,
		...fsOption,
		promises: {
			...defaultFS.promises,
			...fsOption.promises
		}
	};
	uncDriveRegexp = /^\\\\\?\\([a-z]:)\\?$/i;
	uncLongRegexp = /^\\\\\?\\UNC\\([^\\]+\\[^\\]+)\\?$/i;
	uncShareRegexp = /^\\\\[^\\?]+\\[^\\]+$/;
	uncToDrive = (rootPath) => rootPath.replace(/\//g, "\\").replace(uncDriveRegexp, "$1\\").replace(uncLongRegexp, "\\\\$1\\").replace(uncShareRegexp, "$&\\");
	longUncRoot = /^[\\/]{2}\?[\\/]unc[\\/][^\\/]+[\\/][^\\/]+(?:[\\/]|$)/i;
	longDrivePrefix = /^[\\/]{2}\?[\\/](?=[a-z]:)/i;
	longUncPrefix = /^[\\/]{2}\?[\\/]unc(?=[\\/][^\\/]+[\\/][^\\/])/i;
	eitherSep = /[\\/]/;
	UNKNOWN = 0;
	IFIFO = 1;
	IFCHR = 2;
	IFDIR = 4;
	IFBLK = 6;
	IFREG = 8;
	IFLNK = 10;
	IFSOCK = 12;
	IFMT = 15;
	IFMT_UNKNOWN = -16;
	READDIR_CALLED = 16;
	LSTAT_CALLED = 32;
	ENOTDIR = 64;
	ENOENT = 128;
	ENOREADLINK = 256;
	ENOREALPATH = 512;
	ENOCHILD = 704;
	TYPEMASK = 1023;
	entToType = (s) => s.isFile() ? IFREG : s.isDirectory() ? IFDIR : s.isSymbolicLink() ? IFLNK : s.isCharacterDevice() ? IFCHR : s.isBlockDevice() ? IFBLK : s.isSocket() ? IFSOCK : s.isFIFO() ? IFIFO : UNKNOWN;
	normalizeCache = new I({ max: 4096 });
	normalize = (s) => {
		const c = normalizeCache.get(s);
		if (c) return c;
		const n = s.normalize("NFKD");
		normalizeCache.set(s, n);
		return n;
	};
	normalizeNocaseCache = new I({ max: 4096 });
	normalizeNocase = (s) => {
		const c = normalizeNocaseCache.get(s);
		if (c) return c;
		const n = normalize(s.toLowerCase());
		normalizeNocaseCache.set(s, n);
		return n;
	};
	ResolveCache = class extends I {
		constructor() {
			super({ max: 256 });
		}
	};
	ChildrenCache = class extends I {
		constructor(maxSize = 16384) {
			super({
				maxSize,
				sizeCalculation: (a) => a.length + 1
			});
		}
	};
	setAsCwd = Symbol("PathScurry setAsCwd");
	PathBase = class {
		/**
		* the basename of this path
		*
		* **Important**: *always* test the path name against any test string
		* usingthe {@link isNamed} method, and not by directly comparing this
		* string. Otherwise, unicode path strings that the system sees as identical
		* will not be properly treated as the same path, leading to incorrect
		* behavior and possible security issues.
		*/
		name;
		/**
		* the Path entry corresponding to the path root.
		*
		* @internal
		*/
		root;
		/**
		* All roots found within the current PathScurry family
		*
		* @internal
		*/
		roots;
		/**
		* a reference to the parent path, or undefined in the case of root entries
		*
		* @internal
		*/
		parent;
		/**
		* boolean indicating whether paths are compared case-insensitively
		* @internal
		*/
		nocase;
		/**
		* boolean indicating that this path is the current working directory
		* of the PathScurry collection that contains it.
		*/
		isCWD = false;
		#fs;
		#dev;
		get dev() {
			return this.#dev;
		}
		#mode;
		get mode() {
			return this.#mode;
		}
		#nlink;
		get nlink() {
			return this.#nlink;
		}
		#uid;
		get uid() {
			return this.#uid;
		}
		#gid;
		get gid() {
			return this.#gid;
		}
		#rdev;
		get rdev() {
			return this.#rdev;
		}
		#blksize;
		get blksize() {
			return this.#blksize;
		}
		#ino;
		get ino() {
			return this.#ino;
		}
		#size;
		get size() {
			return this.#size;
		}
		#blocks;
		get blocks() {
			return this.#blocks;
		}
		#atimeMs;
		get atimeMs() {
			return this.#atimeMs;
		}
		#mtimeMs;
		get mtimeMs() {
			return this.#mtimeMs;
		}
		#ctimeMs;
		get ctimeMs() {
			return this.#ctimeMs;
		}
		#birthtimeMs;
		get birthtimeMs() {
			return this.#birthtimeMs;
		}
		#atime;
		get atime() {
			return this.#atime;
		}
		#mtime;
		get mtime() {
			return this.#mtime;
		}
		#ctime;
		get ctime() {
			return this.#ctime;
		}
		#birthtime;
		get birthtime() {
			return this.#birthtime;
		}
		#matchName;
		#depth;
		#fullpath;
		#fullpathPosix;
		#relative;
		#relativePosix;
		#type;
		#children;
		#linkTarget;
		#realpath;
		/**
		* This property is for compatibility with the Dirent class as of
		* Node v20, where Dirent['parentPath'] refers to the path of the
		* directory that was passed to readdir. For root entries, it's the path
		* to the entry itself.
		*/
		get parentPath() {
			return (this.parent || this).fullpath();
		}
		/* c8 ignore start */
		/**
		* Deprecated alias for Dirent['parentPath'] Somewhat counterintuitively,
		* this property refers to the *parent* path, not the path object itself.
		*
		* @deprecated
		*/
		get path() {
			return this.parentPath;
		}
		/* c8 ignore stop */
		/**
		* Do not create new Path objects directly.  They should always be accessed
		* via the PathScurry class or other methods on the Path class.
		*
		* @internal
		*/
		constructor(name, type = UNKNOWN, root, roots, nocase, children, opts) {
			this.name = name;
			this.#matchName = nocase ? normalizeNocase(name) : normalize(name);
			this.#type = type & TYPEMASK;
			this.nocase = nocase;
			this.roots = roots;
			this.root = root || this;
			this.#children = children;
			this.#fullpath = opts.fullpath;
			this.#relative = opts.relative;
			this.#relativePosix = opts.relativePosix;
			this.parent = opts.parent;
			if (this.parent) this.#fs = this.parent.#fs;
			else this.#fs = fsFromOption(opts.fs);
		}
		/**
		* The file system methods that this Path uses, for a new root on
		* another drive or UNC share.
		*
		* @internal
		*/
		get fs() {
			return this.#fs;
		}
		/**
		* Returns the depth of the Path object from its root.
		*
		* For example, a path at `/foo/bar` would have a depth of 2.
		*/
		depth() {
			if (this.#depth !== void 0) return this.#depth;
			if (!this.parent) return this.#depth = 0;
			return this.#depth = this.parent.depth() + 1;
		}
		/**
		* @internal
		*/
		childrenCache() {
			return this.#children;
		}
		/**
		* Get the Path object referenced by the string path, resolved from this Path
		*/
		resolve(path) {
			if (!path) return this;
			const rootPath = this.getRootString(path);
			const dirParts = path.substring(rootPath.length).split(this.splitSep);
			return rootPath ? this.getRoot(rootPath).#resolveParts(dirParts) : this.#resolveParts(dirParts);
		}
		#resolveParts(dirParts) {
			let p = this;
			for (const part of dirParts) p = p.child(part);
			return p;
		}
		/**
		* Returns the cached children Path objects, if still available.  If they
		* have fallen out of the cache, then returns an empty array, and resets the
		* READDIR_CALLED bit, so that future calls to readdir() will require an fs
		* lookup.
		*
		* @internal
		*/
		children() {
			const cached = this.#children.get(this);
			if (cached) return cached;
			const children = Object.assign([], { provisional: 0 });
			this.#children.set(this, children);
			this.#type &= -17;
			return children;
		}
		/**
		* Resolves a path portion and returns or creates the child Path.
		*
		* Returns `this` if pathPart is `''` or `'.'`, or `parent` if pathPart is
		* `'..'`.
		*
		* This should not be called directly.  If `pathPart` contains any path
		* separators, it will lead to unsafe undefined behavior.
		*
		* Use `Path.resolve()` instead.
		*
		* @internal
		*/
		child(pathPart, opts) {
			if (pathPart === "" || pathPart === ".") return this;
			if (pathPart === "..") return this.parent || this;
			const children = this.children();
			const name = this.nocase ? normalizeNocase(pathPart) : normalize(pathPart);
			for (const p of children) if (p.#matchName === name) return p;
			const s = this.parent ? this.sep : "";
			const fullpath = this.#fullpath ? this.#fullpath + s + pathPart : void 0;
			const pchild = this.newChild(pathPart, UNKNOWN, {
				...opts,
				parent: this,
				fullpath
			});
			if (!this.canReaddir()) pchild.#type |= ENOENT;
			children.push(pchild);
			return pchild;
		}
		/**
		* The relative path from the cwd. If it does not share an ancestor with
		* the cwd, then this ends up being equivalent to the fullpath()
		*/
		relative() {
			if (this.isCWD) return "";
			if (this.#relative !== void 0) return this.#relative;
			const name = this.name;
			const p = this.parent;
			if (!p) return this.#relative = this.name;
			const pv = p.relative();
			return pv + (!pv || !p.parent ? "" : this.sep) + name;
		}
		/**
		* The relative path from the cwd, using / as the path separator.
		* If it does not share an ancestor with
		* the cwd, then this ends up being equivalent to the fullpathPosix()
		* On posix systems, this is identical to relative().
		*/
		relativePosix() {
			if (this.sep === "/") return this.relative();
			if (this.isCWD) return "";
			if (this.#relativePosix !== void 0) return this.#relativePosix;
			const name = this.name;
			const p = this.parent;
			if (!p) return this.#relativePosix = this.fullpathPosix();
			const pv = p.relativePosix();
			return pv + (!pv || !p.parent ? "" : "/") + name;
		}
		/**
		* The fully resolved path string for this Path entry
		*/
		fullpath() {
			if (this.#fullpath !== void 0) return this.#fullpath;
			const name = this.name;
			const p = this.parent;
			if (!p) return this.#fullpath = this.name;
			const fp = p.fullpath() + (!p.parent ? "" : this.sep) + name;
			return this.#fullpath = fp;
		}
		/**
		* On platforms other than windows, this is identical to fullpath.
		*
		* On windows, this is overridden to return the forward-slash form of the
		* full UNC path.
		*/
		fullpathPosix() {
			if (this.#fullpathPosix !== void 0) return this.#fullpathPosix;
			if (this.sep === "/") return this.#fullpathPosix = this.fullpath();
			if (!this.parent) {
				const p = this.fullpath().replace(/\\/g, "/");
				if (/^[a-z]:\//i.test(p)) return this.#fullpathPosix = `//?/${p}`;
				else return this.#fullpathPosix = p;
			}
			const p = this.parent;
			const pfpp = p.fullpathPosix();
			const fpp = pfpp + (!pfpp || !p.parent ? "" : "/") + this.name;
			return this.#fullpathPosix = fpp;
		}
		/**
		* Is the Path of an unknown type?
		*
		* Note that we might know *something* about it if there has been a previous
		* filesystem operation, for example that it does not exist, or is not a
		* link, or whether it has child entries.
		*/
		isUnknown() {
			return (this.#type & IFMT) === UNKNOWN;
		}
		isType(type) {
			return this[`is${type}`]();
		}
		getType() {
			return this.isUnknown() ? "Unknown" : this.isDirectory() ? "Directory" : this.isFile() ? "File" : this.isSymbolicLink() ? "SymbolicLink" : this.isFIFO() ? "FIFO" : this.isCharacterDevice() ? "CharacterDevice" : this.isBlockDevice() ? "BlockDevice" : /* c8 ignore start */ this.isSocket() ? "Socket" : "Unknown";
			/* c8 ignore stop */
		}
		/**
		* Is the Path a regular file?
		*/
		isFile() {
			return (this.#type & IFMT) === IFREG;
		}
		/**
		* Is the Path a directory?
		*/
		isDirectory() {
			return (this.#type & IFMT) === IFDIR;
		}
		/**
		* Is the path a character device?
		*/
		isCharacterDevice() {
			return (this.#type & IFMT) === IFCHR;
		}
		/**
		* Is the path a block device?
		*/
		isBlockDevice() {
			return (this.#type & IFMT) === IFBLK;
		}
		/**
		* Is the path a FIFO pipe?
		*/
		isFIFO() {
			return (this.#type & IFMT) === IFIFO;
		}
		/**
		* Is the path a socket?
		*/
		isSocket() {
			return (this.#type & IFMT) === IFSOCK;
		}
		/**
		* Is the path a symbolic link?
		*/
		isSymbolicLink() {
			return (this.#type & IFLNK) === IFLNK;
		}
		/**
		* Return the entry if it has been subject of a successful lstat, or
		* undefined otherwise.
		*
		* Does not read the filesystem, so an undefined result *could* simply
		* mean that we haven't called lstat on it.
		*/
		lstatCached() {
			return this.#type & LSTAT_CALLED ? this : void 0;
		}
		/**
		* Return the cached link target if the entry has been the subject of a
		* successful readlink, or undefined otherwise.
		*
		* Does not read the filesystem, so an undefined result *could* just mean we
		* don't have any cached data. Only use it if you are very sure that a
		* readlink() has been called at some point.
		*/
		readlinkCached() {
			return this.#linkTarget;
		}
		/**
		* Returns the cached realpath target if the entry has been the subject
		* of a successful realpath, or undefined otherwise.
		*
		* Does not read the filesystem, so an undefined result *could* just mean we
		* don't have any cached data. Only use it if you are very sure that a
		* realpath() has been called at some point.
		*/
		realpathCached() {
			return this.#realpath;
		}
		/**
		* Returns the cached child Path entries array if the entry has been the
		* subject of a successful readdir(), or [] otherwise.
		*
		* Does not read the filesystem, so an empty array *could* just mean we
		* don't have any cached data. Only use it if you are very sure that a
		* readdir() has been called recently enough to still be valid.
		*/
		readdirCached() {
			const children = this.children();
			return children.slice(0, children.provisional);
		}
		/**
		* Return true if it's worth trying to readlink.  Ie, we don't (yet) have
		* any indication that readlink will definitely fail.
		*
		* Returns false if the path is known to not be a symlink, if a previous
		* readlink failed, or if the entry does not exist.
		*/
		canReadlink() {
			if (this.#linkTarget) return true;
			if (!this.parent) return false;
			const ifmt = this.#type & IFMT;
			return !(ifmt !== UNKNOWN && ifmt !== IFLNK || this.#type & ENOREADLINK || this.#type & ENOENT);
		}
		/**
		* Return true if readdir has previously been successfully called on this
		* path, indicating that cachedReaddir() is likely valid.
		*/
		calledReaddir() {
			return !!(this.#type & READDIR_CALLED);
		}
		/**
		* Returns true if the path is known to not exist. That is, a previous lstat
		* or readdir failed to verify its existence when that would have been
		* expected, or a parent entry was marked either enoent or enotdir.
		*/
		isENOENT() {
			return !!(this.#type & ENOENT);
		}
		/**
		* Return true if the path is a match for the given path name.  This handles
		* case sensitivity and unicode normalization.
		*
		* Note: even on case-sensitive systems, it is **not** safe to test the
		* equality of the `.name` property to determine whether a given pathname
		* matches, due to unicode normalization mismatches.
		*
		* Always use this method instead of testing the `path.name` property
		* directly.
		*/
		isNamed(n) {
			return !this.nocase ? this.#matchName === normalize(n) : this.#matchName === normalizeNocase(n);
		}
		/**
		* Return the Path object corresponding to the target of a symbolic link.
		*
		* If the Path is not a symbolic link, or if the readlink call fails for any
		* reason, `undefined` is returned.
		*
		* Result is cached, and thus may be outdated if the filesystem is mutated.
		*/
		async readlink() {
			const target = this.#linkTarget;
			if (target) return target;
			if (!this.canReadlink()) return;
			/* c8 ignore start */
			if (!this.parent) return;
			/* c8 ignore stop */
			try {
				const read = await this.#fs.promises.readlink(this.fullpath());
				const linkTarget = (await this.parent.realpath())?.resolve(read);
				if (linkTarget) return this.#linkTarget = linkTarget;
			} catch (er) {
				this.#readlinkFail(er.code);
				return;
			}
		}
		/**
		* Synchronous {@link PathBase.readlink}
		*/
		readlinkSync() {
			const target = this.#linkTarget;
			if (target) return target;
			if (!this.canReadlink()) return;
			/* c8 ignore start */
			if (!this.parent) return;
			/* c8 ignore stop */
			try {
				const read = this.#fs.readlinkSync(this.fullpath());
				const linkTarget = this.parent.realpathSync()?.resolve(read);
				if (linkTarget) return this.#linkTarget = linkTarget;
			} catch (er) {
				this.#readlinkFail(er.code);
				return;
			}
		}
		#readdirSuccess(children) {
			this.#type |= READDIR_CALLED;
			for (let p = children.provisional; p < children.length; p++) {
				const c = children[p];
				if (c) c.#markENOENT();
			}
		}
		#markENOENT() {
			if (this.#type & ENOENT) return;
			this.#type = (this.#type | ENOENT) & IFMT_UNKNOWN;
			this.#markChildrenENOENT();
		}
		#markChildrenENOENT() {
			const children = this.children();
			children.provisional = 0;
			for (const p of children) p.#markENOENT();
		}
		#markENOREALPATH() {
			this.#type |= ENOREALPATH;
			this.#markENOTDIR();
		}
		#markENOTDIR() {
			/* c8 ignore start */
			if (this.#type & ENOTDIR) return;
			/* c8 ignore stop */
			let t = this.#type;
			if ((t & IFMT) === IFDIR) t &= IFMT_UNKNOWN;
			this.#type = t | ENOTDIR;
			this.#markChildrenENOENT();
		}
		#readdirFail(code = "") {
			if (code === "ENOTDIR" || code === "EPERM") this.#markENOTDIR();
			else if (code === "ENOENT") this.#markENOENT();
			else this.children().provisional = 0;
		}
		#lstatFail(code = "") {
			/* c8 ignore start */
			if (code === "ENOTDIR") this.parent.#markENOTDIR();
			else if (code === "ENOENT")
 /* c8 ignore stop */
			this.#markENOENT();
		}
		#readlinkFail(code = "") {
			let ter = this.#type;
			ter |= ENOREADLINK;
			if (code === "ENOENT") ter |= ENOENT;
			if (code === "EINVAL" || code === "UNKNOWN") ter &= IFMT_UNKNOWN;
			this.#type = ter;
			/* c8 ignore start */
			if (code === "ENOTDIR" && this.parent) this.parent.#markENOTDIR();
			/* c8 ignore stop */
		}
		#readdirAddChild(e, c) {
			return this.#readdirMaybePromoteChild(e, c) || this.#readdirAddNewChild(e, c);
		}
		#readdirAddNewChild(e, c) {
			const type = entToType(e);
			const child = this.newChild(e.name, type, { parent: this });
			const ifmt = child.#type & IFMT;
			if (ifmt !== IFDIR && ifmt !== IFLNK && ifmt !== UNKNOWN) child.#type |= ENOTDIR;
			c.unshift(child);
			c.provisional++;
			return child;
		}
		#readdirMaybePromoteChild(e, c) {
			for (let p = c.provisional; p < c.length; p++) {
				const pchild = c[p];
				if ((this.nocase ? normalizeNocase(e.name) : normalize(e.name)) !== pchild.#matchName) continue;
				return this.#readdirPromoteChild(e, pchild, p, c);
			}
		}
		#readdirPromoteChild(e, p, index, c) {
			const v = p.name;
			p.#type = p.#type & IFMT_UNKNOWN | entToType(e);
			if (v !== e.name) p.name = e.name;
			if (index !== c.provisional) {
				if (index === c.length - 1) c.pop();
				else c.splice(index, 1);
				c.unshift(p);
			}
			c.provisional++;
			return p;
		}
		/**
		* Call lstat() on this Path, and update all known information that can be
		* determined.
		*
		* Note that unlike `fs.lstat()`, the returned value does not contain some
		* information, such as `mode`, `dev`, `nlink`, and `ino`.  If that
		* information is required, you will need to call `fs.lstat` yourself.
		*
		* If the Path refers to a nonexistent file, or if the lstat call fails for
		* any reason, `undefined` is returned.  Otherwise the updated Path object is
		* returned.
		*
		* Results are cached, and thus may be out of date if the filesystem is
		* mutated.
		*/
		async lstat() {
			if ((this.#type & ENOENT) === 0) try {
				this.#applyStat(await this.#fs.promises.lstat(this.fullpath()));
				return this;
			} catch (er) {
				this.#lstatFail(er.code);
			}
		}
		/**
		* synchronous {@link PathBase.lstat}
		*/
		lstatSync() {
			if ((this.#type & ENOENT) === 0) try {
				this.#applyStat(this.#fs.lstatSync(this.fullpath()));
				return this;
			} catch (er) {
				this.#lstatFail(er.code);
			}
		}
		#applyStat(st) {
			const { atime, atimeMs, birthtime, birthtimeMs, blksize, blocks, ctime, ctimeMs, dev, gid, ino, mode, mtime, mtimeMs, nlink, rdev, size, uid } = st;
			this.#atime = atime;
			this.#atimeMs = atimeMs;
			this.#birthtime = birthtime;
			this.#birthtimeMs = birthtimeMs;
			this.#blksize = blksize;
			this.#blocks = blocks;
			this.#ctime = ctime;
			this.#ctimeMs = ctimeMs;
			this.#dev = dev;
			this.#gid = gid;
			this.#ino = ino;
			this.#mode = mode;
			this.#mtime = mtime;
			this.#mtimeMs = mtimeMs;
			this.#nlink = nlink;
			this.#rdev = rdev;
			this.#size = size;
			this.#uid = uid;
			const ifmt = entToType(st);
			this.#type = this.#type & IFMT_UNKNOWN | ifmt | LSTAT_CALLED;
			if (ifmt !== UNKNOWN && ifmt !== IFDIR && ifmt !== IFLNK) this.#type |= ENOTDIR;
		}
		#onReaddirCB = [];
		#readdirCBInFlight = false;
		#callOnReaddirCB(children) {
			this.#readdirCBInFlight = false;
			const cbs = this.#onReaddirCB.slice();
			this.#onReaddirCB.length = 0;
			cbs.forEach((cb) => cb(null, children));
		}
		/**
		* Standard node-style callback interface to get list of directory entries.
		*
		* If the Path cannot or does not contain any children, then an empty array
		* is returned.
		*
		* Results are cached, and thus may be out of date if the filesystem is
		* mutated.
		*
		* @param cb The callback called with (er, entries).  Note that the `er`
		* param is somewhat extraneous, as all readdir() errors are handled and
		* simply result in an empty set of entries being returned.
		* @param allowZalgo Boolean indicating that immediately known results should
		* *not* be deferred with `queueMicrotask`. Defaults to `false`. Release
		* zalgo at your peril, the dark pony lord is devious and unforgiving.
		*/
		readdirCB(cb, allowZalgo = false) {
			if (!this.canReaddir()) {
				if (allowZalgo) cb(null, []);
				else queueMicrotask(() => cb(null, []));
				return;
			}
			const children = this.children();
			if (this.calledReaddir()) {
				const c = children.slice(0, children.provisional);
				if (allowZalgo) cb(null, c);
				else queueMicrotask(() => cb(null, c));
				return;
			}
			this.#onReaddirCB.push(cb);
			if (this.#readdirCBInFlight) return;
			this.#readdirCBInFlight = true;
			const fullpath = this.fullpath();
			this.#fs.readdir(fullpath, { withFileTypes: true }, (er, entries) => {
				if (er) {
					this.#readdirFail(er.code);
					children.provisional = 0;
				} else {
					for (const e of entries) this.#readdirAddChild(e, children);
					this.#readdirSuccess(children);
				}
				this.#callOnReaddirCB(children.slice(0, children.provisional));
			});
		}
		#asyncReaddirInFlight;
		/**
		* Return an array of known child entries.
		*
		* If the Path cannot or does not contain any children, then an empty array
		* is returned.
		*
		* Results are cached, and thus may be out of date if the filesystem is
		* mutated.
		*/
		async readdir() {
			if (!this.canReaddir()) return [];
			const children = this.children();
			if (this.calledReaddir()) return children.slice(0, children.provisional);
			const fullpath = this.fullpath();
			if (this.#asyncReaddirInFlight) await this.#asyncReaddirInFlight;
			else {
				/* c8 ignore start */
				let resolve = () => {};
				/* c8 ignore stop */
				this.#asyncReaddirInFlight = new Promise((res) => resolve = res);
				try {
					for (const e of await this.#fs.promises.readdir(fullpath, { withFileTypes: true })) this.#readdirAddChild(e, children);
					this.#readdirSuccess(children);
				} catch (er) {
					this.#readdirFail(er.code);
					children.provisional = 0;
				}
				this.#asyncReaddirInFlight = void 0;
				resolve();
			}
			return children.slice(0, children.provisional);
		}
		/**
		* synchronous {@link PathBase.readdir}
		*/
		readdirSync() {
			if (!this.canReaddir()) return [];
			const children = this.children();
			if (this.calledReaddir()) return children.slice(0, children.provisional);
			const fullpath = this.fullpath();
			try {
				for (const e of this.#fs.readdirSync(fullpath, { withFileTypes: true })) this.#readdirAddChild(e, children);
				this.#readdirSuccess(children);
			} catch (er) {
				this.#readdirFail(er.code);
				children.provisional = 0;
			}
			return children.slice(0, children.provisional);
		}
		canReaddir() {
			if (this.#type & ENOCHILD) return false;
			const ifmt = IFMT & this.#type;
			/* c8 ignore start */
			if (!(ifmt === UNKNOWN || ifmt === IFDIR || ifmt === IFLNK)) return false;
			/* c8 ignore stop */
			return true;
		}
		shouldWalk(dirs, walkFilter) {
			return (this.#type & IFDIR) === IFDIR && !(this.#type & ENOCHILD) && !dirs.has(this) && (!walkFilter || walkFilter(this));
		}
		/**
		* Return the Path object corresponding to path as resolved
		* by realpath(3).
		*
		* If the realpath call fails for any reason, `undefined` is returned.
		*
		* Result is cached, and thus may be outdated if the filesystem is mutated.
		* On success, returns a Path object.
		*/
		async realpath() {
			if (this.#realpath) return this.#realpath;
			if (896 & this.#type) return void 0;
			try {
				const rp = await this.#fs.promises.realpath(this.fullpath());
				return this.#realpath = this.resolve(rp);
			} catch {
				this.#markENOREALPATH();
			}
		}
		/**
		* Synchronous {@link realpath}
		*/
		realpathSync() {
			if (this.#realpath) return this.#realpath;
			if (896 & this.#type) return void 0;
			try {
				const rp = this.#fs.realpathSync(this.fullpath());
				return this.#realpath = this.resolve(rp);
			} catch {
				this.#markENOREALPATH();
			}
		}
		/**
		* Internal method to mark this Path object as the scurry cwd,
		* called by {@link PathScurry#chdir}
		*
		* @internal
		*/
		[setAsCwd](oldCwd) {
			if (oldCwd === this) return;
			oldCwd.isCWD = false;
			this.isCWD = true;
			const changed = /* @__PURE__ */ new Set([]);
			let rp = [];
			let p = this;
			while (p && p.parent) {
				changed.add(p);
				p.#relative = rp.join(this.sep);
				p.#relativePosix = rp.join("/");
				p = p.parent;
				rp.push("..");
			}
			p = oldCwd;
			while (p && p.parent && !changed.has(p)) {
				p.#relative = void 0;
				p.#relativePosix = void 0;
				p = p.parent;
			}
		}
	};
	PathWin32 = class PathWin32 extends PathBase {
		/**
		* Separator for generating path strings.
		*/
		sep = "\\";
		/**
		* Separator for parsing path strings.
		*/
		splitSep = eitherSep;
		/**
		* Do not create new Path objects directly.  They should always be accessed
		* via the PathScurry class or other methods on the Path class.
		*
		* @internal
		*/
		constructor(name, type = UNKNOWN, root, roots, nocase, children, opts) {
			super(name, type, root, roots, nocase, children, opts);
		}
		/**
		* @internal
		*/
		newChild(name, type = UNKNOWN, opts = {}) {
			return new PathWin32(name, type, this.root, this.roots, this.nocase, this.childrenCache(), opts);
		}
		/**
		* @internal
		*/
		getRootString(path) {
			return longUncRoot.exec(path)?.[0] ?? win32.parse(path).root;
		}
		/**
		* @internal
		*/
		getRoot(rootPath) {
			rootPath = uncToDrive(rootPath.toUpperCase());
			if (rootPath === this.root.name || /^[\\/]$/.test(rootPath)) return this.root;
			for (const [compare, root] of Object.entries(this.roots)) if (this.sameRoot(rootPath, compare)) return this.roots[rootPath] = root;
			return this.roots[rootPath] = new PathScurryWin32(rootPath, {
				nocase: this.nocase,
				fs: this.fs
			}).root;
		}
		/**
		* @internal
		*/
		sameRoot(rootPath, compare = this.root.name) {
			return uncToDrive(rootPath.toUpperCase()) === compare;
		}
	};
	PathPosix = class PathPosix extends PathBase {
		/**
		* separator for parsing path strings
		*/
		splitSep = "/";
		/**
		* separator for generating path strings
		*/
		sep = "/";
		/**
		* Do not create new Path objects directly.  They should always be accessed
		* via the PathScurry class or other methods on the Path class.
		*
		* @internal
		*/
		constructor(name, type = UNKNOWN, root, roots, nocase, children, opts) {
			super(name, type, root, roots, nocase, children, opts);
		}
		/**
		* @internal
		*/
		getRootString(path) {
			return path.startsWith("/") ? "/" : "";
		}
		/**
		* @internal
		*/
		getRoot(_rootPath) {
			return this.root;
		}
		/**
		* @internal
		*/
		newChild(name, type = UNKNOWN, opts = {}) {
			return new PathPosix(name, type, this.root, this.roots, this.nocase, this.childrenCache(), opts);
		}
	};
	PathScurryBase = class {
		/**
		* The root Path entry for the current working directory of this Scurry
		*/
		root;
		/**
		* The string path for the root of this Scurry's current working directory
		*/
		rootPath;
		/**
		* A collection of all roots encountered, referenced by rootPath
		*/
		roots;
		/**
		* The Path entry corresponding to this PathScurry's current working directory.
		*/
		cwd;
		#resolveCache;
		#resolvePosixCache;
		#children;
		/**
		* Perform path comparisons case-insensitively.
		*
		* Defaults true on Darwin and Windows systems, false elsewhere.
		*/
		nocase;
		#fs;
		/**
		* This class should not be instantiated directly.
		*
		* Use PathScurryWin32, PathScurryDarwin, PathScurryPosix, or PathScurry
		*
		* @internal
		*/
		constructor(cwd = process.cwd(), pathImpl, sep, { nocase, childrenCacheSize = 16384, fs = defaultFS } = {}) {
			this.#fs = fsFromOption(fs);
			if (cwd instanceof URL || cwd.startsWith("file://")) cwd = fileURLToPath(cwd);
			const cwdPath = pathImpl.resolve(cwd);
			this.roots = Object.create(null);
			this.rootPath = this.parseRootPath(cwdPath);
			this.#resolveCache = new ResolveCache();
			this.#resolvePosixCache = new ResolveCache();
			this.#children = new ChildrenCache(childrenCacheSize);
			const split = cwdPath.substring(this.rootPath.length).split(sep);
			if (split.length === 1 && !split[0]) split.pop();
			/* c8 ignore start */
			if (nocase === void 0) throw new TypeError("must provide nocase setting to PathScurryBase ctor");
			/* c8 ignore stop */
			this.nocase = nocase;
			this.root = this.newRoot(this.#fs);
			this.roots[this.rootPath] = this.root;
			let prev = this.root;
			let len = split.length - 1;
			const joinSep = pathImpl.sep;
			let abs = this.rootPath;
			let sawFirst = false;
			for (const part of split) {
				const l = len--;
				prev = prev.child(part, {
					relative: new Array(l).fill("..").join(joinSep),
					relativePosix: new Array(l).fill("..").join("/"),
					fullpath: abs += (sawFirst ? "" : joinSep) + part
				});
				sawFirst = true;
			}
			this.cwd = prev;
		}
		/**
		* Get the depth of a provided path, string, or the cwd
		*/
		depth(path = this.cwd) {
			if (typeof path === "string") path = this.cwd.resolve(path);
			return path.depth();
		}
		/**
		* Return the cache of child entries.  Exposed so subclasses can create
		* child Path objects in a platform-specific way.
		*
		* @internal
		*/
		childrenCache() {
			return this.#children;
		}
		/**
		* Resolve one or more path strings to a resolved string
		*
		* Same interface as require('path').resolve.
		*
		* Much faster than path.resolve() when called multiple times for the same
		* path, because the resolved Path objects are cached.  Much slower
		* otherwise.
		*/
		resolve(...paths) {
			let r = "";
			for (let i = paths.length - 1; i >= 0; i--) {
				const p = paths[i];
				if (!p || p === ".") continue;
				r = r ? `${p}/${r}` : p;
				if (this.isAbsolute(p)) break;
			}
			const cached = this.#resolveCache.get(r);
			if (cached !== void 0) return cached;
			const result = this.cwd.resolve(r).fullpath();
			this.#resolveCache.set(r, result);
			return result;
		}
		/**
		* Resolve one or more path strings to a resolved string, returning
		* the posix path.  Identical to .resolve() on posix systems, but on
		* windows will return a forward-slash separated UNC path.
		*
		* Same interface as require('path').resolve.
		*
		* Much faster than path.resolve() when called multiple times for the same
		* path, because the resolved Path objects are cached.  Much slower
		* otherwise.
		*/
		resolvePosix(...paths) {
			let r = "";
			for (let i = paths.length - 1; i >= 0; i--) {
				const p = paths[i];
				if (!p || p === ".") continue;
				r = r ? `${p}/${r}` : p;
				if (this.isAbsolute(p)) break;
			}
			const cached = this.#resolvePosixCache.get(r);
			if (cached !== void 0) return cached;
			const result = this.cwd.resolve(r).fullpathPosix();
			this.#resolvePosixCache.set(r, result);
			return result;
		}
		/**
		* find the relative path from the cwd to the supplied path string or entry
		*/
		relative(entry = this.cwd) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			return entry.relative();
		}
		/**
		* find the relative path from the cwd to the supplied path string or
		* entry, using / as the path delimiter, even on Windows.
		*/
		relativePosix(entry = this.cwd) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			return entry.relativePosix();
		}
		/**
		* Return the basename for the provided string or Path object
		*/
		basename(entry = this.cwd) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			return entry.name;
		}
		/**
		* Return the dirname for the provided string or Path object
		*/
		dirname(entry = this.cwd) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			return (entry.parent || entry).fullpath();
		}
		async readdir(entry = this.cwd, opts = { withFileTypes: true }) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				opts = entry;
				entry = this.cwd;
			}
			const { withFileTypes } = opts;
			if (!entry.canReaddir()) return [];
			else {
				const p = await entry.readdir();
				return withFileTypes ? p : p.map((e) => e.name);
			}
		}
		readdirSync(entry = this.cwd, opts = { withFileTypes: true }) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				opts = entry;
				entry = this.cwd;
			}
			const { withFileTypes = true } = opts;
			if (!entry.canReaddir()) return [];
			else if (withFileTypes) return entry.readdirSync();
			else return entry.readdirSync().map((e) => e.name);
		}
		/**
		* Call lstat() on the string or Path object, and update all known
		* information that can be determined.
		*
		* Note that unlike `fs.lstat()`, the returned value does not contain some
		* information, such as `mode`, `dev`, `nlink`, and `ino`.  If that
		* information is required, you will need to call `fs.lstat` yourself.
		*
		* If the Path refers to a nonexistent file, or if the lstat call fails for
		* any reason, `undefined` is returned.  Otherwise the updated Path object is
		* returned.
		*
		* Results are cached, and thus may be out of date if the filesystem is
		* mutated.
		*/
		async lstat(entry = this.cwd) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			return entry.lstat();
		}
		/**
		* synchronous {@link PathScurryBase.lstat}
		*/
		lstatSync(entry = this.cwd) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			return entry.lstatSync();
		}
		async readlink(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				withFileTypes = entry.withFileTypes;
				entry = this.cwd;
			}
			const e = await entry.readlink();
			return withFileTypes ? e : e?.fullpath();
		}
		readlinkSync(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				withFileTypes = entry.withFileTypes;
				entry = this.cwd;
			}
			const e = entry.readlinkSync();
			return withFileTypes ? e : e?.fullpath();
		}
		async realpath(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				withFileTypes = entry.withFileTypes;
				entry = this.cwd;
			}
			const e = await entry.realpath();
			return withFileTypes ? e : e?.fullpath();
		}
		realpathSync(entry = this.cwd, { withFileTypes } = { withFileTypes: false }) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				withFileTypes = entry.withFileTypes;
				entry = this.cwd;
			}
			const e = entry.realpathSync();
			return withFileTypes ? e : e?.fullpath();
		}
		async walk(entry = this.cwd, opts = {}) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				opts = entry;
				entry = this.cwd;
			}
			const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
			const results = [];
			if (!filter || filter(entry)) results.push(withFileTypes ? entry : entry.fullpath());
			const dirs = /* @__PURE__ */ new Set();
			const walk = (dir, cb) => {
				dirs.add(dir);
				dir.readdirCB((er, entries) => {
					/* c8 ignore start */
					if (er) return cb(er);
					/* c8 ignore stop */
					let len = entries.length;
					if (!len) return cb();
					const next = () => {
						if (--len === 0) cb();
					};
					for (const e of entries) {
						if (!filter || filter(e)) results.push(withFileTypes ? e : e.fullpath());
						if (follow && e.isSymbolicLink()) e.realpath().then((r) => r?.isUnknown() ? r.lstat() : r).then((r) => r?.shouldWalk(dirs, walkFilter) ? walk(r, next) : next());
						else if (e.shouldWalk(dirs, walkFilter)) walk(e, next);
						else next();
					}
				}, true);
			};
			const start = entry;
			return new Promise((res, rej) => {
				walk(start, (er) => {
					/* c8 ignore start */
					if (er) return rej(er);
					/* c8 ignore stop */
					res(results);
				});
			});
		}
		walkSync(entry = this.cwd, opts = {}) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				opts = entry;
				entry = this.cwd;
			}
			const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
			const results = [];
			if (!filter || filter(entry)) results.push(withFileTypes ? entry : entry.fullpath());
			const dirs = /* @__PURE__ */ new Set([entry]);
			for (const dir of dirs) {
				const entries = dir.readdirSync();
				for (const e of entries) {
					if (!filter || filter(e)) results.push(withFileTypes ? e : e.fullpath());
					let r = e;
					if (e.isSymbolicLink()) {
						if (!(follow && (r = e.realpathSync()))) continue;
						if (r.isUnknown()) r.lstatSync();
					}
					if (r.shouldWalk(dirs, walkFilter)) dirs.add(r);
				}
			}
			return results;
		}
		/**
		* Support for `for await`
		*
		* Alias for {@link PathScurryBase.iterate}
		*
		* Note: As of Node 19, this is very slow, compared to other methods of
		* walking.  Consider using {@link PathScurryBase.stream} if memory overhead
		* and backpressure are concerns, or {@link PathScurryBase.walk} if not.
		*/
		[Symbol.asyncIterator]() {
			return this.iterate();
		}
		iterate(entry = this.cwd, options = {}) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				options = entry;
				entry = this.cwd;
			}
			return this.stream(entry, options)[Symbol.asyncIterator]();
		}
		/**
		* Iterating over a PathScurry performs a synchronous walk.
		*
		* Alias for {@link PathScurryBase.iterateSync}
		*/
		[Symbol.iterator]() {
			return this.iterateSync();
		}
		*iterateSync(entry = this.cwd, opts = {}) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				opts = entry;
				entry = this.cwd;
			}
			const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
			if (!filter || filter(entry)) yield withFileTypes ? entry : entry.fullpath();
			const dirs = /* @__PURE__ */ new Set([entry]);
			for (const dir of dirs) {
				const entries = dir.readdirSync();
				for (const e of entries) {
					if (!filter || filter(e)) yield withFileTypes ? e : e.fullpath();
					let r = e;
					if (e.isSymbolicLink()) {
						if (!(follow && (r = e.realpathSync()))) continue;
						if (r.isUnknown()) r.lstatSync();
					}
					if (r.shouldWalk(dirs, walkFilter)) dirs.add(r);
				}
			}
		}
		stream(entry = this.cwd, opts = {}) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				opts = entry;
				entry = this.cwd;
			}
			const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
			const results = new Minipass({ objectMode: true });
			if (!filter || filter(entry)) results.write(withFileTypes ? entry : entry.fullpath());
			const dirs = /* @__PURE__ */ new Set();
			const queue = [entry];
			let processing = 0;
			const process = () => {
				let paused = false;
				while (!paused) {
					const dir = queue.shift();
					if (!dir) {
						if (processing === 0) results.end();
						return;
					}
					processing++;
					dirs.add(dir);
					const onReaddir = (er, entries, didRealpaths = false) => {
						/* c8 ignore start */
						if (er) return results.emit("error", er);
						/* c8 ignore stop */
						if (follow && !didRealpaths) {
							const promises = [];
							for (const e of entries) if (e.isSymbolicLink()) promises.push(e.realpath().then((r) => r?.isUnknown() ? r.lstat() : r));
							if (promises.length) {
								Promise.all(promises).then(() => onReaddir(null, entries, true));
								return;
							}
						}
						for (const e of entries) if (e && (!filter || filter(e))) {
							if (!results.write(withFileTypes ? e : e.fullpath())) paused = true;
						}
						processing--;
						for (const e of entries) {
							const r = e.realpathCached() || e;
							if (r.shouldWalk(dirs, walkFilter)) queue.push(r);
						}
						if (paused && !results.flowing) results.once("drain", process);
						else if (!sync) process();
					};
					let sync = true;
					dir.readdirCB(onReaddir, true);
					sync = false;
				}
			};
			process();
			return results;
		}
		streamSync(entry = this.cwd, opts = {}) {
			if (typeof entry === "string") entry = this.cwd.resolve(entry);
			else if (!(entry instanceof PathBase)) {
				opts = entry;
				entry = this.cwd;
			}
			const { withFileTypes = true, follow = false, filter, walkFilter } = opts;
			const results = new Minipass({ objectMode: true });
			const dirs = /* @__PURE__ */ new Set();
			if (!filter || filter(entry)) results.write(withFileTypes ? entry : entry.fullpath());
			const queue = [entry];
			let processing = 0;
			const process = () => {
				let paused = false;
				while (!paused) {
					const dir = queue.shift();
					if (!dir) {
						if (processing === 0) results.end();
						return;
					}
					processing++;
					dirs.add(dir);
					const entries = dir.readdirSync();
					for (const e of entries) if (!filter || filter(e)) {
						if (!results.write(withFileTypes ? e : e.fullpath())) paused = true;
					}
					processing--;
					for (const e of entries) {
						let r = e;
						if (e.isSymbolicLink()) {
							if (!(follow && (r = e.realpathSync()))) continue;
							if (r.isUnknown()) r.lstatSync();
						}
						if (r.shouldWalk(dirs, walkFilter)) queue.push(r);
					}
				}
				if (paused && !results.flowing) results.once("drain", process);
			};
			process();
			return results;
		}
		chdir(path = this.cwd) {
			const oldCwd = this.cwd;
			this.cwd = typeof path === "string" ? this.cwd.resolve(path) : path;
			this.cwd[setAsCwd](oldCwd);
		}
	};
	PathScurryWin32 = class extends PathScurryBase {
		/**
		* separator for generating path strings
		*/
		sep = "\\";
		constructor(cwd = process.cwd(), opts = {}) {
			const { nocase = true } = opts;
			if (typeof cwd === "string" && !cwd.startsWith("file://")) cwd = cwd.replace(longDrivePrefix, "").replace(longUncPrefix, "\\");
			super(cwd, win32, "\\", {
				...opts,
				nocase
			});
			this.nocase = nocase;
			for (let p = this.cwd; p; p = p.parent) p.nocase = this.nocase;
		}
		/**
		* @internal
		*/
		parseRootPath(dir) {
			return win32.parse(dir).root.toUpperCase();
		}
		/**
		* @internal
		*/
		newRoot(fs) {
			return new PathWin32(this.rootPath, IFDIR, void 0, this.roots, this.nocase, this.childrenCache(), { fs });
		}
		/**
		* Return true if the provided path string is an absolute path
		*/
		isAbsolute(p) {
			return p.startsWith("/") || p.startsWith("\\") || /^[a-z]:(\/|\\)/i.test(p);
		}
	};
	PathScurryPosix = class extends PathScurryBase {
		/**
		* separator for generating path strings
		*/
		sep = "/";
		constructor(cwd = process.cwd(), opts = {}) {
			const { nocase = false } = opts;
			super(cwd, posix, "/", {
				...opts,
				nocase
			});
			this.nocase = nocase;
		}
		/**
		* @internal
		*/
		parseRootPath(_dir) {
			return "/";
		}
		/**
		* @internal
		*/
		newRoot(fs) {
			return new PathPosix(this.rootPath, IFDIR, void 0, this.roots, this.nocase, this.childrenCache(), { fs });
		}
		/**
		* Return true if the provided path string is an absolute path
		*/
		isAbsolute(p) {
			return p.startsWith("/");
		}
	};
	PathScurryDarwin = class extends PathScurryPosix {
		constructor(cwd = process.cwd(), opts = {}) {
			const { nocase = true } = opts;
			super(cwd, {
				...opts,
				nocase
			});
		}
	};
	Path = process.platform === "win32" ? PathWin32 : PathPosix;
	PathScurry = process.platform === "win32" ? PathScurryWin32 : process.platform === "darwin" ? PathScurryDarwin : PathScurryPosix;
}));

// node_modules/glob/dist/esm/pattern.js
var isPatternList, isGlobList, customInspect, Pattern;
var init_pattern = __esmMin((() => {
	init_esm$3();
	isPatternList = (pl) => pl.length >= 1;
	isGlobList = (gl) => gl.length >= 1;
	customInspect = Symbol.for("nodejs.util.inspect.custom");
	Pattern = class Pattern {
		#patternList;
		#globList;
		#index;
		length;
		#platform;
		#rest;
		#globString;
		#isDrive;
		#isUNC;
		#isAbsolute;
		#followGlobstar = true;
		constructor(patternList, globList, index, platform) {
			if (!isPatternList(patternList)) throw new TypeError("empty pattern list");
			if (!isGlobList(globList)) throw new TypeError("empty glob list");
			if (globList.length !== patternList.length) throw new TypeError("mismatched pattern list and glob list lengths");
			this.length = patternList.length;
			if (index < 0 || index >= this.length) throw new TypeError("index out of range");
			this.#patternList = patternList;
			this.#globList = globList;
			this.#index = index;
			this.#platform = platform;
			if (this.#index === 0) {
				if (this.isUNC()) {
					const n = this.#isLongUNC() ? 6 : 4;
					const proot = this.#patternList.slice(0, n);
					const groot = this.#globList.slice(0, n);
					const prest = this.#patternList.slice(n);
					const grest = this.#globList.slice(n);
					if (prest[0] === "") {
						prest.shift();
						grest.shift();
					}
					const p = [...proot, ""].join("/");
					const g = [...groot, ""].join("/");
					this.#patternList = [p, ...prest];
					this.#globList = [g, ...grest];
					this.length = this.#patternList.length;
				} else if (this.isDrive() || this.isAbsolute()) {
					const [p1, ...prest] = this.#patternList;
					const [g1, ...grest] = this.#globList;
					if (prest[0] === "") {
						prest.shift();
						grest.shift();
					}
					const p = `${p1}/`;
					const g = `${g1}/`;
					this.#patternList = [p, ...prest];
					this.#globList = [g, ...grest];
					this.length = this.#patternList.length;
				}
			}
		}
		[customInspect]() {
			return `Pattern <${this.#globList.slice(this.#index).join("/")}>`;
		}
		/**
		* The first entry in the parsed list of patterns
		*/
		pattern() {
			return this.#patternList[this.#index];
		}
		/**
		* true of if pattern() returns a string
		*/
		isString() {
			return typeof this.#patternList[this.#index] === "string";
		}
		/**
		* true of if pattern() returns GLOBSTAR
		*/
		isGlobstar() {
			return this.#patternList[this.#index] === GLOBSTAR;
		}
		/**
		* true if pattern() returns a Matcher, for a portion with magic
		*/
		isMatcher() {
			return typeof this.#patternList[this.#index] === "object";
		}
		/**
		* The /-joined set of glob parts that make up this pattern
		*/
		globString() {
			return this.#globString = this.#globString || (this.#index === 0 ? this.isAbsolute() ? this.#globList[0] + this.#globList.slice(1).join("/") : this.#globList.join("/") : this.#globList.slice(this.#index).join("/"));
		}
		/**
		* true if there are more pattern parts after this one
		*/
		hasMore() {
			return this.length > this.#index + 1;
		}
		/**
		* The rest of the pattern after this part, or null if this is the end
		*/
		rest() {
			if (this.#rest !== void 0) return this.#rest;
			if (!this.hasMore()) return this.#rest = null;
			this.#rest = new Pattern(this.#patternList, this.#globList, this.#index + 1, this.#platform);
			this.#rest.#isAbsolute = this.#isAbsolute;
			this.#rest.#isUNC = this.#isUNC;
			this.#rest.#isDrive = this.#isDrive;
			return this.#rest;
		}
		#isLongUNC() {
			const pl = this.#patternList;
			return pl[2] === "?" && typeof pl[3] === "string" && /^unc$/i.test(pl[3]);
		}
		/**
		* true if the pattern represents a //unc/path/ on windows
		*/
		isUNC() {
			const pl = this.#patternList;
			const h = this.#isLongUNC() ? 4 : 2;
			return this.#isUNC !== void 0 ? this.#isUNC : this.#isUNC = this.#platform === "win32" && this.#index === 0 && pl[0] === "" && pl[1] === "" && typeof pl[h] === "string" && !!pl[h] && typeof pl[h + 1] === "string" && !!pl[h + 1];
		}
		/**
		* True if the pattern starts with a drive letter on Windows
		*/
		isDrive() {
			const pl = this.#patternList;
			return this.#isDrive !== void 0 ? this.#isDrive : this.#isDrive = this.#platform === "win32" && this.#index === 0 && this.length > 1 && typeof pl[0] === "string" && /^[a-z]:$/i.test(pl[0]);
		}
		/**
		* True if the pattern is rooted on an absolute path
		*/
		isAbsolute() {
			const pl = this.#patternList;
			return this.#isAbsolute !== void 0 ? this.#isAbsolute : this.#isAbsolute = pl[0] === "" && pl.length > 1 || this.isDrive() || this.isUNC();
		}
		/**
		* consume the root of the pattern, and return it
		*/
		root() {
			const p = this.#patternList[0];
			return typeof p === "string" && this.isAbsolute() && this.#index === 0 ? p : "";
		}
		/**
		* Check to see if the current globstar pattern is allowed to follow
		* a symbolic link.
		*/
		checkFollowGlobstar() {
			return !(this.#index === 0 || !this.isGlobstar() || !this.#followGlobstar);
		}
		/**
		* Mark that the current globstar pattern is following a symbolic link
		*/
		markFollowGlobstar() {
			if (this.#index === 0 || !this.isGlobstar() || !this.#followGlobstar) return false;
			this.#followGlobstar = false;
			return true;
		}
	};
}));

// node_modules/glob/dist/esm/ignore.js
var defaultPlatform$1, Ignore;
var init_ignore = __esmMin((() => {
	init_esm$3();
	init_pattern();
	defaultPlatform$1 = typeof process === "object" && process && typeof process.platform === "string" ? process.platform : "linux";
	Ignore = class {
		relative;
		relativeChildren;
		absolute;
		absoluteChildren;
		platform;
		mmopts;
		/**
		* The escaped glob for the directory that a pattern starting with
		* `/` is rooted at, with no trailing `/`.
		*/
		slashRoot;
		/**
		* Patterns that start with `/` (but not drive letters or UNC paths
		* on Windows) start at the `root` option if it is set, or else at
		* the root of `cwd`, the same as non-ignored patterns. If `cwd` is
		* not provided, they start at `/`.
		*/
		constructor(ignored, { nobrace, nocase, noext, noglobstar, normalize, platform = defaultPlatform$1, root, windowsPathsNoEscape, allowWindowsEscape, braceExpandMax = 1e4 }, cwd) {
			this.relative = [];
			this.absolute = [];
			this.relativeChildren = [];
			this.absoluteChildren = [];
			this.platform = platform;
			windowsPathsNoEscape = !!windowsPathsNoEscape || allowWindowsEscape === false;
			this.mmopts = {
				braceExpandMax,
				dot: true,
				nobrace,
				nocase,
				noext,
				noglobstar,
				normalize,
				optimizationLevel: 2,
				platform,
				nocomment: true,
				nonegate: true,
				windowsPathsNoEscape
			};
			const slashRoot = cwd?.resolve(root ?? "/").fullpath() ?? "/";
			this.slashRoot = escape(slashRoot.replace(/\\/g, "/").replace(/\/$/, ""), {
				magicalBraces: true,
				windowsPathsNoEscape
			});
			for (const ign of ignored) this.add(ign);
		}
		add(ign) {
			const mm = new Minimatch(ign, this.mmopts);
			for (let i = 0; i < mm.set.length; i++) {
				const parsed = mm.set[i];
				const globParts = mm.globParts[i];
				/* c8 ignore start */
				if (!parsed || !globParts) throw new Error("invalid pattern object");
				while (parsed[0] === "." && globParts[0] === ".") {
					parsed.shift();
					globParts.shift();
				}
				/* c8 ignore stop */
				const p = new Pattern(parsed, globParts, 0, this.platform);
				const glob = p.root() === "/" ? `${this.slashRoot}/${p.rest()?.globString() ?? ""}` : p.globString();
				const m = new Minimatch(glob, this.mmopts);
				const children = globParts[globParts.length - 1] === "**";
				const absolute = p.isAbsolute();
				if (absolute) this.absolute.push(m);
				else this.relative.push(m);
				if (children) {
					if (absolute) this.absoluteChildren.push(m);
					else this.relativeChildren.push(m);
				}
			}
		}
		ignored(p) {
			const fullpath = p.fullpath();
			const fullpaths = `${fullpath}/`;
			const relative = p.relative() || ".";
			const relatives = `${relative}/`;
			for (const m of this.relative) if (m.match(relative) || m.match(relatives)) return true;
			for (const m of this.absolute) if (m.match(fullpath) || m.match(fullpaths)) return true;
			return false;
		}
		childrenIgnored(p) {
			const fullpath = `${p.fullpath()}/`;
			const relative = `${p.relative() || "."}/`;
			for (const m of this.relativeChildren) if (m.match(relative)) return true;
			for (const m of this.absoluteChildren) if (m.match(fullpath)) return true;
			return false;
		}
	};
}));

// node_modules/glob/dist/esm/processor.js
var HasWalkedCache, MatchRecord, SubWalks, Processor;
var init_processor = __esmMin((() => {
	init_esm$3();
	HasWalkedCache = class HasWalkedCache {
		parent;
		store;
		constructor(parent) {
			this.parent = parent;
		}
		copy() {
			return new HasWalkedCache(this);
		}
		#find(fullpath) {
			const set = this.store?.get(fullpath);
			return set || !this.parent ? set : this.parent.#find(fullpath);
		}
		hasWalked(target, pattern) {
			return !!this.#find(target.fullpath())?.has(pattern.globString());
		}
		storeWalked(target, pattern) {
			const fullpath = target.fullpath();
			const cached = this.#find(fullpath);
			if (cached) cached.add(pattern.globString());
			else (this.store ??= /* @__PURE__ */ new Map()).set(fullpath, /* @__PURE__ */ new Set([pattern.globString()]));
		}
	};
	MatchRecord = class MatchRecord {
		static ABSOLUTE = 2;
		static IF_DIR = 1;
		store = /* @__PURE__ */ new Map();
		add(target, absolute, ifDir) {
			const n = (absolute ? MatchRecord.ABSOLUTE : 0) | (ifDir ? MatchRecord.IF_DIR : 0);
			const current = this.store.get(target);
			this.store.set(target, current === void 0 ? n : n & current);
		}
	};
	SubWalks = class {
		store = /* @__PURE__ */ new Map();
		add(target, pattern) {
			if (!target.canReaddir()) return;
			const subs = this.store.get(target);
			if (subs) {
				if (!subs.find((p) => p.globString() === pattern.globString())) subs.push(pattern);
			} else this.store.set(target, [pattern]);
		}
		get(target) {
			const subs = this.store.get(target);
			/* c8 ignore start */
			if (!subs) throw new Error("attempting to walk unknown path");
			/* c8 ignore stop */
			return subs;
		}
		entries() {
			return this.keys().map((k) => [k, this.store.get(k)]);
		}
		keys() {
			return [...this.store.keys()].filter((t) => t.canReaddir());
		}
	};
	Processor = class Processor {
		hasWalkedCache;
		matches = new MatchRecord();
		subwalks = new SubWalks();
		patterns;
		follow;
		dot;
		opts;
		constructor(opts, hasWalkedCache) {
			this.opts = opts;
			this.follow = !!opts.follow;
			this.dot = !!opts.dot;
			this.hasWalkedCache = hasWalkedCache ? hasWalkedCache.copy() : new HasWalkedCache();
		}
		processPatterns(target, patterns) {
			this.patterns = patterns;
			const processingSet = patterns.map((p) => [target, p]);
			for (let [t, pattern] of processingSet) {
				this.hasWalkedCache.storeWalked(t, pattern);
				const root = pattern.root();
				const absolute = pattern.isAbsolute() && this.opts.absolute !== false;
				if (root) {
					t = t.resolve(root === "/" && this.opts.root !== void 0 ? this.opts.root : root);
					const rest = pattern.rest();
					if (!rest) {
						this.matches.add(t, true, false);
						continue;
					} else pattern = rest;
				}
				if (t.isENOENT()) continue;
				let p;
				let rest;
				let changed = false;
				while (typeof (p = pattern.pattern()) === "string" && (rest = pattern.rest())) {
					t = t.resolve(p);
					pattern = rest;
					changed = true;
				}
				p = pattern.pattern();
				rest = pattern.rest();
				if (changed) {
					if (this.hasWalkedCache.hasWalked(t, pattern)) continue;
					this.hasWalkedCache.storeWalked(t, pattern);
				}
				if (typeof p === "string") {
					const ifDir = p === ".." || p === "" || p === ".";
					this.matches.add(t.resolve(p), absolute, ifDir);
					continue;
				} else if (p === GLOBSTAR) {
					if (!t.isSymbolicLink() || this.follow || pattern.checkFollowGlobstar()) this.subwalks.add(t, pattern);
					const rp = rest?.pattern();
					const rrest = rest?.rest();
					if (!rest || (rp === "" || rp === ".") && !rrest) this.matches.add(t, absolute, rp === "" || rp === ".");
					else if (rp === "..") {
						/* c8 ignore start */
						const tp = t.parent || t;
						/* c8 ignore stop */
						if (!rrest) this.matches.add(tp, absolute, true);
						else if (!this.hasWalkedCache.hasWalked(tp, rrest)) this.subwalks.add(tp, rrest);
					}
				} else if (typeof p === "object") this.subwalks.add(t, pattern);
			}
			return this;
		}
		subwalkTargets() {
			return this.subwalks.keys();
		}
		child() {
			return new Processor(this.opts, this.hasWalkedCache);
		}
		filterEntries(parent, entries) {
			const patterns = this.subwalks.get(parent);
			const results = this.child();
			for (const e of entries) for (const pattern of patterns) {
				const absolute = pattern.isAbsolute();
				const p = pattern.pattern();
				const rest = pattern.rest();
				if (p === GLOBSTAR) results.testGlobstar(e, pattern, rest, absolute);
				else if (typeof p === "object") results.testMatcher(e, p, rest, absolute);
				else results.testString(e, p, rest, absolute);
			}
			return results;
		}
		testGlobstar(e, pattern, rest, absolute) {
			if (this.dot || !e.name.startsWith(".")) {
				if (!pattern.hasMore()) this.matches.add(e, absolute, false);
				if (e.canReaddir()) {
					if (this.follow || !e.isSymbolicLink()) this.subwalks.add(e, pattern);
					else if (e.isSymbolicLink()) {
						if (rest && pattern.checkFollowGlobstar()) this.subwalks.add(e, rest);
						else if (pattern.markFollowGlobstar()) this.subwalks.add(e, pattern);
					}
				}
			}
			if (rest) {
				const rp = rest.pattern();
				if (typeof rp === "string" && rp !== ".." && rp !== "" && rp !== ".") this.testString(e, rp, rest.rest(), absolute);
				else if (rp === "..") {
					/* c8 ignore start */
					const ep = e.parent || e;
					/* c8 ignore stop */
					this.subwalks.add(ep, rest);
				} else if (typeof rp === "object") this.testMatcher(e, rp, rest.rest(), absolute);
			}
		}
		testMatcher(e, p, rest, absolute) {
			if (!p.testUnchecked(e.name)) return;
			if (!rest) this.matches.add(e, absolute, false);
			else this.subwalks.add(e, rest);
		}
		testString(e, p, rest, absolute) {
			if (!e.isNamed(p)) return;
			if (!rest) this.matches.add(e, absolute, false);
			else this.subwalks.add(e, rest);
		}
	};
}));

// node_modules/glob/dist/esm/walker.js
var ABSOLUTE, IF_DIR, makeIgnore, GlobUtil, GlobWalker, GlobStream;
var init_walker = __esmMin((() => {
	init_esm$2();
	init_ignore();
	init_processor();
	({ABSOLUTE, IF_DIR} = MatchRecord);
	makeIgnore = (ignore, opts, cwd) => typeof ignore === "string" ? new Ignore([ignore], opts, cwd) : Array.isArray(ignore) ? new Ignore(ignore, opts, cwd) : ignore;
	GlobUtil = class {
		path;
		patterns;
		opts;
		seen = /* @__PURE__ */ new Set();
		paused = false;
		aborted = false;
		#onResume = [];
		#ignore;
		#sep;
		signal;
		maxDepth;
		includeChildMatches;
		constructor(patterns, path, opts) {
			this.patterns = patterns;
			this.path = path;
			this.opts = opts;
			this.#sep = !opts.posix && opts.platform === "win32" ? "\\" : "/";
			this.includeChildMatches = opts.includeChildMatches !== false;
			if (opts.ignore || !this.includeChildMatches) {
				this.#ignore = makeIgnore(opts.ignore ?? [], opts, path);
				if (!this.includeChildMatches && typeof this.#ignore.add !== "function") throw new Error("cannot ignore child matches, ignore lacks add() method.");
			}
			/* c8 ignore start */
			this.maxDepth = opts.maxDepth || Infinity;
			/* c8 ignore stop */
			if (opts.signal) {
				this.signal = opts.signal;
				this.signal.addEventListener("abort", () => {
					this.#onResume.length = 0;
				});
			}
		}
		#ignored(path) {
			return this.seen.has(path) || !!this.#ignore?.ignored?.(path);
		}
		#childrenIgnored(path) {
			return !!this.#ignore?.childrenIgnored?.(path);
		}
		pause() {
			this.paused = true;
		}
		resume() {
			/* c8 ignore start */
			if (this.signal?.aborted) return;
			/* c8 ignore stop */
			this.paused = false;
			let fn = void 0;
			while (!this.paused && (fn = this.#onResume.shift())) fn();
		}
		onResume(fn) {
			/* c8 ignore start */
			if (!this.paused) fn();
			else
 /* c8 ignore stop */
			this.#onResume.push(fn);
		}
		async matchCheck(inPath, ifDir) {
			if (ifDir && this.opts.nodir) return void 0;
			let rpc;
			let e;
			if (this.opts.realpath) {
				rpc = inPath.realpathCached() || await inPath.realpath();
				if (!rpc) return void 0;
				e = rpc;
			} else e = inPath;
			const s = e.isUnknown() || this.opts.stat ? await e.lstat() : e;
			if (this.opts.follow && this.opts.nodir && s?.isSymbolicLink()) {
				const target = await s.realpath();
				/* c8 ignore start */
				if (target && (target.isUnknown() || this.opts.stat)) await target.lstat();
			}
			return this.matchCheckTest(s, ifDir);
		}
		matchCheckTest(e, ifDir) {
			return e && (this.maxDepth === Infinity || e.depth() <= this.maxDepth) && (!ifDir || e.canReaddir()) && (!this.opts.nodir || !e.isDirectory()) && (!this.opts.nodir || !this.opts.follow || !e.isSymbolicLink() || !e.realpathCached()?.isDirectory()) && !this.#ignored(e) ? e : void 0;
		}
		matchCheckSync(inPath, ifDir) {
			if (ifDir && this.opts.nodir) return void 0;
			let rpc;
			let e;
			if (this.opts.realpath) {
				rpc = inPath.realpathCached() || inPath.realpathSync();
				if (!rpc) return void 0;
				e = rpc;
			} else e = inPath;
			const s = e.isUnknown() || this.opts.stat ? e.lstatSync() : e;
			if (this.opts.follow && this.opts.nodir && s?.isSymbolicLink()) {
				const target = s.realpathSync();
				if (target && (target?.isUnknown() || this.opts.stat)) target.lstatSync();
			}
			return this.matchCheckTest(s, ifDir);
		}
		matchFinish(e, absolute) {
			if (this.#ignored(e)) return;
			this.#matchEmitChecked(e, absolute);
		}
		#matchEmitChecked(e, absolute) {
			if (!this.includeChildMatches && this.#ignore?.add) {
				const ign = `${e.relativePosix()}/**`;
				this.#ignore.add(ign);
			}
			const abs = this.opts.absolute === void 0 ? absolute : this.opts.absolute;
			this.seen.add(e);
			const mark = this.opts.mark && e.isDirectory() ? this.#sep : "";
			if (this.opts.withFileTypes) this.matchEmit(e);
			else if (abs) {
				const abs = this.opts.posix ? e.fullpathPosix() : e.fullpath();
				this.matchEmit(abs + mark);
			} else {
				const rel = this.opts.posix ? e.relativePosix() : e.relative();
				const pre = this.opts.dotRelative && !rel.startsWith(`..${this.#sep}`) ? `.${this.#sep}` : "";
				this.matchEmit(!rel ? `.${mark}` : pre + rel + mark);
			}
		}
		async match(e, absolute, ifDir) {
			const p = await this.matchCheck(e, ifDir);
			if (p) this.matchFinish(p, absolute);
		}
		matchSync(e, absolute, ifDir) {
			const p = this.matchCheckSync(e, ifDir);
			if (p) this.#matchEmitChecked(p, absolute);
		}
		walkCB(target, patterns, cb) {
			/* c8 ignore start */
			if (this.signal?.aborted) return cb();
			/* c8 ignore stop */
			this.walkCB2(target, patterns, new Processor(this.opts), cb);
		}
		walkCB2(target, patterns, processor, cb) {
			if (this.#childrenIgnored(target)) return cb();
			if (this.signal?.aborted) return cb();
			if (this.paused) {
				this.onResume(() => this.walkCB2(target, patterns, processor, cb));
				return;
			}
			processor.processPatterns(target, patterns);
			let tasks = 1;
			const next = () => {
				if (--tasks === 0) cb();
			};
			for (const [m, n] of processor.matches.store) {
				if (this.#ignored(m)) continue;
				tasks++;
				this.match(m, !!(n & ABSOLUTE), !!(n & IF_DIR)).then(() => next());
			}
			for (const t of processor.subwalkTargets()) {
				if (this.maxDepth !== Infinity && t.depth() >= this.maxDepth) continue;
				tasks++;
				const childrenCached = t.readdirCached();
				if (t.calledReaddir()) this.walkCB3(t, childrenCached, processor, next);
				else t.readdirCB((_, entries) => this.walkCB3(t, entries, processor, next), true);
			}
			next();
		}
		walkCB3(target, entries, processorx, cb) {
			const proc = processorx.filterEntries(target, entries);
			let tasks = 1;
			const next = () => {
				if (--tasks === 0) cb();
			};
			for (const [m, n] of proc.matches.store) {
				if (this.#ignored(m)) continue;
				tasks++;
				this.match(m, !!(n & ABSOLUTE), !!(n & IF_DIR)).then(() => next());
			}
			for (const [target, patterns] of proc.subwalks.entries()) {
				tasks++;
				this.walkCB2(target, patterns, proc.child(), next);
			}
			next();
		}
		walkCBSync(target, patterns, cb) {
			/* c8 ignore start */
			if (this.signal?.aborted) return cb();
			/* c8 ignore stop */
			this.walkCB2Sync(target, patterns, new Processor(this.opts), cb);
		}
		walkCB2Sync(target, patterns, processor, cb) {
			if (this.#childrenIgnored(target)) return cb();
			if (this.signal?.aborted) return cb();
			if (this.paused) {
				this.onResume(() => this.walkCB2Sync(target, patterns, processor, cb));
				return;
			}
			processor.processPatterns(target, patterns);
			let tasks = 1;
			const next = () => {
				if (--tasks === 0) cb();
			};
			for (const [m, n] of processor.matches.store) {
				if (this.#ignored(m)) continue;
				this.matchSync(m, !!(n & ABSOLUTE), !!(n & IF_DIR));
			}
			for (const t of processor.subwalkTargets()) {
				if (this.maxDepth !== Infinity && t.depth() >= this.maxDepth) continue;
				tasks++;
				const children = t.readdirSync();
				this.walkCB3Sync(t, children, processor, next);
			}
			next();
		}
		walkCB3Sync(target, entries, processor, cb) {
			const proc = processor.filterEntries(target, entries);
			let tasks = 1;
			const next = () => {
				if (--tasks === 0) cb();
			};
			for (const [m, n] of proc.matches.store) {
				if (this.#ignored(m)) continue;
				this.matchSync(m, !!(n & ABSOLUTE), !!(n & IF_DIR));
			}
			for (const [target, patterns] of proc.subwalks.entries()) {
				tasks++;
				this.walkCB2Sync(target, patterns, proc.child(), next);
			}
			next();
		}
	};
	GlobWalker = class extends GlobUtil {
		matches = [];
		constructor(patterns, path, opts) {
			super(patterns, path, opts);
		}
		matchEmit(e) {
			this.matches.push(e);
		}
		async walk() {
			if (this.signal?.aborted) throw this.signal.reason;
			if (this.path.isUnknown()) await this.path.lstat();
			await new Promise((res, rej) => {
				this.walkCB(this.path, this.patterns, () => {
					if (this.signal?.aborted) rej(this.signal.reason);
					else res(this.matches);
				});
			});
			return this.matches;
		}
		walkSync() {
			if (this.signal?.aborted) throw this.signal.reason;
			if (this.path.isUnknown()) this.path.lstatSync();
			this.walkCBSync(this.path, this.patterns, () => {
				if (this.signal?.aborted) throw this.signal.reason;
			});
			return this.matches;
		}
	};
	GlobStream = class extends GlobUtil {
		results;
		constructor(patterns, path, opts) {
			super(patterns, path, opts);
			this.results = new Minipass({
				signal: this.signal,
				objectMode: true
			});
			this.results.on("drain", () => this.resume());
			this.results.on("resume", () => this.resume());
		}
		matchEmit(e) {
			this.results.write(e);
			if (!this.results.flowing) this.pause();
		}
		stream() {
			const target = this.path;
			if (target.isUnknown()) target.lstat().then(() => {
				this.walkCB(target, this.patterns, () => this.results.end());
			});
			else this.walkCB(target, this.patterns, () => this.results.end());
			return this.results;
		}
		streamSync() {
			if (this.path.isUnknown()) this.path.lstatSync();
			this.walkCBSync(this.path, this.patterns, () => this.results.end());
			return this.results;
		}
	};
}));

// node_modules/glob/dist/esm/glob.js
var defaultPlatform, Glob;
var init_glob = __esmMin((() => {
	init_esm$3();
	init_builtin_node_url();
	init_esm$1();
	init_pattern();
	init_walker();
	defaultPlatform = typeof process === "object" && process && typeof process.platform === "string" ? process.platform : "linux";
	Glob = class {
		absolute;
		cwd;
		root;
		dot;
		dotRelative;
		follow;
		ignore;
		magicalBraces;
		mark;
		matchBase;
		maxDepth;
		nobrace;
		nocase;
		nodir;
		noext;
		noglobstar;
		pattern;
		platform;
		realpath;
		scurry;
		stat;
		signal;
		windowsPathsNoEscape;
		withFileTypes;
		includeChildMatches;
		/**
		* The options provided to the constructor.
		*/
		opts;
		/**
		* An array of parsed immutable {@link Pattern} objects.
		*/
		patterns;
		/**
		* All options are stored as properties on the `Glob` object.
		*
		* See {@link GlobOptions} for full options descriptions.
		*
		* Note that a previous `Glob` object can be passed as the
		* `GlobOptions` to another `Glob` instantiation to re-use settings
		* and caches with a new pattern.
		*
		* Traversal functions can be called multiple times to run the walk
		* again.
		*/
		constructor(pattern, opts) {
			/* c8 ignore start */
			if (!opts) throw new TypeError("glob options required");
			/* c8 ignore stop */
			this.withFileTypes = !!opts.withFileTypes;
			this.signal = opts.signal;
			this.follow = !!opts.follow;
			this.dot = !!opts.dot;
			this.dotRelative = !!opts.dotRelative;
			this.nodir = !!opts.nodir;
			this.mark = !!opts.mark;
			if (!opts.cwd) this.cwd = "";
			else if (opts.cwd instanceof URL || opts.cwd.startsWith("file://")) opts.cwd = fileURLToPath(opts.cwd);
			this.cwd = opts.cwd || "";
			this.root = opts.root;
			this.magicalBraces = !!opts.magicalBraces;
			this.nobrace = !!opts.nobrace;
			this.noext = !!opts.noext;
			this.realpath = !!opts.realpath;
			this.absolute = opts.absolute;
			this.includeChildMatches = opts.includeChildMatches !== false;
			this.noglobstar = !!opts.noglobstar;
			this.matchBase = !!opts.matchBase;
			this.maxDepth = typeof opts.maxDepth === "number" ? opts.maxDepth : Infinity;
			this.stat = !!opts.stat;
			this.ignore = opts.ignore;
			if (this.withFileTypes && this.absolute !== void 0) throw new Error("cannot set absolute and withFileTypes:true");
			let p = typeof pattern === "string" ? [pattern] : pattern;
			this.windowsPathsNoEscape = !!opts.windowsPathsNoEscape || opts.allowWindowsEscape === false;
			if (this.windowsPathsNoEscape) p = p.map((p) => p.replace(/\\/g, "/"));
			if (this.matchBase) {
				if (opts.noglobstar) throw new TypeError("base matching requires globstar");
				p = p.map((p) => p.includes("/") ? p : `./**/${p}`);
			}
			this.pattern = p;
			this.platform = opts.platform || defaultPlatform;
			this.opts = {
				...opts,
				platform: this.platform
			};
			if (opts.scurry) {
				this.scurry = opts.scurry;
				if (opts.nocase !== void 0 && opts.nocase !== opts.scurry.nocase) throw new Error("nocase option contradicts provided scurry option");
			} else {
				const Scurry = opts.platform === "win32" ? PathScurryWin32 : opts.platform === "darwin" ? PathScurryDarwin : opts.platform ? PathScurryPosix : PathScurry;
				this.scurry = new Scurry(this.cwd, {
					nocase: opts.nocase,
					fs: opts.fs
				});
			}
			this.nocase = this.scurry.nocase;
			const nocaseMagicOnly = this.platform === "darwin" || this.platform === "win32";
			const mmo = {
				braceExpandMax: 1e4,
				...opts,
				dot: this.dot,
				matchBase: this.matchBase,
				nobrace: this.nobrace,
				nocase: this.nocase,
				nocaseMagicOnly,
				nocomment: true,
				noext: this.noext,
				nonegate: true,
				optimizationLevel: 2,
				platform: this.platform,
				windowsPathsNoEscape: this.windowsPathsNoEscape
			};
			const [matchSet, globParts] = this.pattern.map((p) => new Minimatch(p, mmo)).reduce((set, m) => {
				set[0].push(...m.set);
				set[1].push(...m.globParts);
				return set;
			}, [[], []]);
			this.patterns = matchSet.map((set, i) => {
				const g = globParts[i];
				/* c8 ignore start */
				if (!g) throw new Error("invalid pattern object");
				/* c8 ignore stop */
				return new Pattern(set, g, 0, this.platform);
			});
		}
		async walk() {
			return await new GlobWalker(this.patterns, this.scurry.cwd, {
				...this.opts,
				maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
				platform: this.platform,
				nocase: this.nocase,
				includeChildMatches: this.includeChildMatches
			}).walk();
		}
		walkSync() {
			return new GlobWalker(this.patterns, this.scurry.cwd, {
				...this.opts,
				maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
				platform: this.platform,
				nocase: this.nocase,
				includeChildMatches: this.includeChildMatches
			}).walkSync();
		}
		stream() {
			return new GlobStream(this.patterns, this.scurry.cwd, {
				...this.opts,
				maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
				platform: this.platform,
				nocase: this.nocase,
				includeChildMatches: this.includeChildMatches
			}).stream();
		}
		streamSync() {
			return new GlobStream(this.patterns, this.scurry.cwd, {
				...this.opts,
				maxDepth: this.maxDepth !== Infinity ? this.maxDepth + this.scurry.cwd.depth() : Infinity,
				platform: this.platform,
				nocase: this.nocase,
				includeChildMatches: this.includeChildMatches
			}).streamSync();
		}
		/**
		* Default sync iteration function. Returns a Generator that
		* iterates over the results.
		*/
		iterateSync() {
			return this.streamSync()[Symbol.iterator]();
		}
		[Symbol.iterator]() {
			return this.iterateSync();
		}
		/**
		* Default async iteration function. Returns an AsyncGenerator that
		* iterates over the results.
		*/
		iterate() {
			return this.stream()[Symbol.asyncIterator]();
		}
		[Symbol.asyncIterator]() {
			return this.iterate();
		}
	};
}));

// node_modules/glob/dist/esm/has-magic.js
var hasMagic;
var init_has_magic = __esmMin((() => {
	init_esm$3();
	hasMagic = (pattern, options = {}) => {
		for (const p of Array.isArray(pattern) ? pattern : [pattern]) if (new Minimatch(p, options).hasMagic()) return true;
		return false;
	};
}));

// node_modules/glob/dist/esm/index.js
function globStreamSync(pattern, options = {}) {
	return new Glob(pattern, options).streamSync();
}
function globStream(pattern, options = {}) {
	return new Glob(pattern, options).stream();
}
function globSync(pattern, options = {}) {
	return new Glob(pattern, options).walkSync();
}
async function glob_(pattern, options = {}) {
	return new Glob(pattern, options).walk();
}
function globIterateSync(pattern, options = {}) {
	return new Glob(pattern, options).iterateSync();
}
function globIterate(pattern, options = {}) {
	return new Glob(pattern, options).iterate();
}
var streamSync, stream, iterateSync, iterate, sync, glob;
var init_esm = __esmMin((() => {
	init_esm$3();
	init_glob();
	init_has_magic();
	init_ignore();
	streamSync = globStreamSync;
	stream = Object.assign(globStream, { sync: globStreamSync });
	iterateSync = globIterateSync;
	iterate = Object.assign(globIterate, { sync: globIterateSync });
	sync = Object.assign(globSync, {
		stream: globStreamSync,
		iterate: globIterateSync
	});
	glob = Object.assign(glob_, {
		glob: glob_,
		globSync,
		sync,
		globStream,
		stream,
		globStreamSync,
		streamSync,
		globIterate,
		iterate,
		globIterateSync,
		iterateSync,
		Glob,
		hasMagic,
		escape,
		unescape
	});
	glob.glob = glob;
}));

// src/pipeline/find/folder-reader.ts
var init_folder_reader = __esmMin((() => {
	init_files();
	init_spelling();
}));

// src/pipeline/find/search-places.ts
var init_search_places = __esmMin((() => {
	init_esm$3();
}));

// src/pipeline/find/match-patterns.ts
/**
* Returns the glob patterns to search for. A pattern that is the name of an existing file, such as `level[1].json`, means
* that file. If it has an asterisk it stays a pattern as well, so that a file called `*` does not hide all other files.
*
* @param folder absolute path that the pattern is relative to
* @param onError called if the disk does not say whether there is such a file
*/
function globsFor(pattern, folder, onError) {
	if (!isFile(resolve(folder, pattern), onError)) return [pattern];
	const name = escape(pattern, {
		...GLOB_OPTIONS,
		magicalBraces: true
	});
	return pattern.includes("*") ? [name, pattern] : [name];
}
/** Whether an entry other than a folder exists. A link to nothing counts as a file. */
function isFile(path, onError) {
	try {
		const entry = lstatSync(path);
		return !(entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry)?.isDirectory();
	} catch (error) {
		if (!NO_ENTRY.includes(errorCode(error))) onError?.(path, error);
		return false;
	}
}
var GLOB_OPTIONS, NO_ENTRY;
var init_match_patterns = __esmMin((() => {
	init_builtin_node_fs();
	init_builtin_node_path();
	init_esm();
	init_errors$1();
	init_spelling();
	init_folder_reader();
	init_search_places();
	GLOB_OPTIONS = {
		nocase: false,
		windowsPathsNoEscape: process.platform === "win32"
	};
	NO_ENTRY = [
		"ENAMETOOLONG",
		"ELOOP",
		"EACCES",
		"EPERM",
		"ERR_INVALID_ARG_VALUE"
	];
}));

// src/pipeline/shards/find-manifests.ts
/**
* Finds manifests inside and outside the workspace: jobs often download the manifests of other jobs to another folder.
*
* @param folder absolute path that patterns are relative to
*/
async function findManifests({ include, exclude }, folder) {
	const globs = (pattern) => globsFor(spellAsOnDisk(pattern, folder), folder);
	const options = {
		...GLOB_OPTIONS,
		cwd: folder,
		nodir: true,
		absolute: true,
		dot: true,
		ignore: exclude.flatMap(globs).flatMap((pattern) => withContents(pattern, folder))
	};
	const found = await Promise.all(include.map(async (pattern) => ({
		pattern,
		paths: await glob(globs(pattern), options)
	})));
	return {
		paths: [...new Set(found.flatMap(({ paths }) => paths.map((path) => spellAsOnDisk(path, folder))))].sort(),
		unmatched: found.filter(({ paths }) => paths.length === 0).map(({ pattern }) => pattern)
	};
}
/** Excludes the contents of folders too. A relative pattern can't match outside `folder`, so `**` starts at the root as well. */
function withContents(pattern, folder) {
	return (pattern.startsWith("**/") ? [pattern, `${parse(folder).root}${pattern}`] : [pattern]).flatMap((excluded) => [excluded, `${excluded}/**`]);
}
var init_find_manifests = __esmMin((() => {
	init_builtin_node_path();
	init_esm();
	init_spelling();
	init_match_patterns();
}));

// src/pipeline/find/name-collisions.ts
/** Finds the names that more than one asset has, in the order of their first assets. */
function nameCollisions(assets) {
	const pathsByName = /* @__PURE__ */ new Map();
	for (const { fileName, path } of assets) {
		const paths = pathsByName.get(fileName);
		if (paths === void 0) pathsByName.set(fileName, [path]);
		else paths.push(path);
	}
	return [...pathsByName].flatMap(([fileName, paths]) => paths.length > 1 ? {
		fileName,
		paths
	} : []);
}
var init_name_collisions = __esmMin((() => {}));

// src/pipeline/shards/join-shards.ts
/**
* Joins the shards of a run. Checks that every shard is there once and has finished, and that the files are those of the list
* that was split.
*
* @param records one or more
* @param files the files of all shards, not redacted
* @param baseUrl the service that the shards must be about; empty for any service
* @returns all problems if there are any
*/
function joinShards(records, files, baseUrl) {
	const [first] = records;
	if (first === void 0) throw new RangeError("there is no shard");
	const isComplete = records.reduce((sum, { stored }) => sum + stored.length, 0) >= first.whole.files;
	const countMissing = ({ missing, kept }) => missing - (isComplete ? kept : 0);
	const problems = [
		...findOtherRuns(records, baseUrl),
		...records.filter((record) => record.conclusion !== "success" || countMissing(record) > 0).map((record) => ({
			kind: "unfinished",
			record
		})),
		...records.filter(({ exported }) => exported).map((record) => ({
			kind: "exported",
			record
		})),
		...findDuplicateOrMissingShards(records)
	];
	if (problems.length > 0) return problems;
	const stored = records.flatMap((record) => record.stored).sort((a, b) => byPath(a.asset, b.asset));
	const problem = checkNames(stored, records) ?? checkDigest(files, first.whole);
	if (problem !== void 0) return [problem];
	return {
		baseUrl: first.baseUrl,
		organizationId: first.organizationId,
		startedAt: new Date(Math.min(...records.map(({ startedAt }) => startedAt.getTime()))),
		stored
	};
}
function findOtherRuns(records, baseUrl) {
	return Object.entries(SHARED_FIELDS).flatMap(([name, getValue]) => {
		const field = name;
		const given = field === "base-url" && baseUrl !== "" ? baseUrl : void 0;
		const usual = given === void 0 ? findUsual(records, getValue) : void 0;
		const expected = given ?? (usual && getValue(usual));
		return records.filter((record) => getValue(record) !== expected).map((record) => ({
			kind: "other-run",
			field,
			record,
			usual
		}));
	});
}
/** Returns the first record with the most common value. A value that is not empty goes first. */
function findUsual(records, getValue) {
	const known = records.filter((record) => getValue(record) !== "");
	const [usual] = [...Map.groupBy(known.length > 0 ? known : records, getValue).values()].sort((a, b) => b.length - a.length).flat();
	return usual;
}
function findDuplicateOrMissingShards(records) {
	const total = findUsual(records, SHARED_FIELDS.total)?.shard.total ?? 0;
	const duplicates = [...Map.groupBy(records, ({ shard }) => `${shard.index}/${shard.total}`).values()].filter((group) => group.length > 1);
	const present = new Set(records.map(({ shard }) => shard.index));
	const indexes = Array.from({ length: total }, (_, position) => position + 1).filter((index) => !present.has(index));
	return [...duplicates.map((group) => ({
		kind: "twice",
		records: group
	})), ...indexes.length > 0 ? [{
		kind: "missing",
		indexes,
		total
	}] : []];
}
/** Checks what a run of all files would guarantee: each file, name and asset id once. */
function checkNames(stored, records) {
	const kinds = [
		["one-path", ({ asset }) => asset.path],
		["one-name", ({ asset }) => asset.fileName],
		["one-id", ({ assetId }) => assetId]
	];
	for (const [kind, nameOf] of kinds) {
		const collisions = nameCollisions(stored.map((file) => ({
			fileName: nameOf(file),
			path: file.asset.path
		})));
		if (collisions.length > 0) return {
			kind,
			collisions,
			records: recordsOf(collisions, records)
		};
	}
}
function checkDigest(files, expected) {
	const found = digestList(files.toSorted(byPath));
	if (formatDigest(found) === formatDigest(expected)) return void 0;
	return {
		kind: "other-files",
		found,
		expected
	};
}
function formatDigest({ files, bytes, sha256 }) {
	return `${files} ${bytes} ${sha256}`;
}
function recordsOf(collisions, records) {
	const paths = new Set(collisions.flatMap((collision) => collision.paths));
	return records.filter(({ stored }) => stored.some(({ asset }) => paths.has(asset.path)));
}
var SHARED_FIELDS;
var init_join_shards = __esmMin((() => {
	init_paths();
	init_name_collisions();
	init_split();
	SHARED_FIELDS = {
		total: ({ shard }) => shard.total,
		"run.id": ({ run }) => run?.id ?? "",
		"run.commit": ({ run }) => run?.commit ?? "",
		"base-url": ({ baseUrl }) => baseUrl,
		organization: ({ organizationId }) => organizationId,
		files: ({ whole }) => formatDigest(whole)
	};
}));

// src/pipeline/shards/read-shard.ts
/**
* Reads the manifest of a shard, checks every field and redacts secrets in it.
*
* @returns the manifest; or the reason why it can't be used, which completes a sentence and quotes nothing of the file
*/
async function readShardRecord(path, secrets) {
	const file = await readManifest(path);
	if (file.kind === "missing") return "nothing is there";
	if (file.kind === "unusable") return file.why;
	const content = secrets.redactValue(file.content);
	const { shard, whole, run, conclusion, baseUrl, organizationId, startedAt, exports } = content;
	if (shard === void 0) return "it is of a run without `shard`";
	if (!isShard(shard)) return `${DAMAGED}: its \`shard\` is not what a run writes`;
	if (run !== void 0 && !isRun(run)) return `${DAMAGED}: its \`run\` is not what a run writes`;
	if (!isDigest(whole)) return `${DAMAGED}: its \`whole\` is not what a run writes`;
	if (typeof conclusion !== "string" || typeof baseUrl !== "string" || typeof organizationId !== "string") return `${DAMAGED}: its \`conclusion\`, \`baseUrl\` or \`organizationId\` is not what a run writes`;
	const startedMs = typeof startedAt === "string" ? Date.parse(startedAt) : NaN;
	if (Number.isNaN(startedMs)) return `${DAMAGED}: it does not say when its run started`;
	if (!Array.isArray(exports)) return `${DAMAGED}: it has no list of exports`;
	const assets = recordedAssets(content);
	if (typeof assets === "string") return assets;
	const outcomes = [];
	for (const [index, asset] of assets.entries()) {
		const outcome = toOutcome(asset);
		if (outcome === void 0) return `${DAMAGED}: its asset ${index + 1} is not what a run writes`;
		outcomes.push(outcome);
	}
	const stored = outcomes.filter(hasAssetId);
	const isKept = (_, index) => {
		const asset = assets[index];
		return conclusion === "success" && asset?.["status"] === "not-attempted" && asset.assetId !== void 0;
	};
	const originals = file.content["assets"];
	return {
		record: {
			path: secrets.redact(path),
			shard,
			whole,
			run: run && {
				id: String(run.id),
				commit: run.commit
			},
			conclusion,
			baseUrl,
			organizationId,
			startedAt: new Date(startedMs),
			stored,
			missing: outcomes.length - stored.length,
			kept: outcomes.filter(isKept).length,
			exported: exports.some((entry) => !isRecord(entry) || entry["status"] !== "not-attempted")
		},
		files: outcomes.flatMap((outcome, index) => isKept(outcome, index) ? [] : originalFile(outcome.asset, originals[index]))
	};
}
/** Returns the asset itself if nothing in it was redacted: a million other objects would take memory. */
function originalFile(asset, original = asset) {
	const { path, fileName, contentType, size } = original;
	return path === asset.path && fileName === asset.fileName && contentType === asset.contentType ? asset : {
		path,
		fileName,
		contentType,
		size
	};
}
/** Returns `undefined` if the asset is damaged. Every status without an upload becomes `not-attempted`. */
function toOutcome(recorded) {
	const { path, fileName, contentType, size, status, assetId, sha256, attempts, durationMs } = recorded;
	const asset = {
		path,
		fileName,
		contentType,
		size
	};
	if (path.startsWith("/")) return void 0;
	if (status !== "uploaded" && status !== "reused") return {
		status: "not-attempted",
		asset
	};
	if (assetId === void 0 || !isCount(attempts) || !isCount(durationMs)) return void 0;
	if (status === "uploaded") return {
		status,
		asset,
		assetId,
		...sha256 !== void 0 && { sha256 },
		attempts,
		durationMs
	};
	return sha256 === void 0 ? void 0 : {
		status,
		asset,
		assetId,
		sha256
	};
}
function isRun(value) {
	if (!isRecord(value)) return false;
	const { id, commit } = value;
	return (typeof id === "string" || isCount(id)) && typeof commit === "string";
}
function isShard(value) {
	if (!isRecord(value)) return false;
	const { index, total } = value;
	return isCount(index) && isCount(total) && index >= 1 && index <= total && total <= 1e3;
}
function isDigest(value) {
	return isRecord(value) && isCount(value["files"]) && isCount(value["bytes"]) && typeof value["sha256"] === "string";
}
function isCount(value) {
	return Number.isSafeInteger(value) && Number(value) >= 0;
}
var init_read_shard = __esmMin((() => {
	init_json();
	init_read_manifest();
	init_recorded_entries();
	init_outcomes();
	init_split();
}));

// src/action/merge/shard-problems.ts
/** Explains each problem in one sentence. Shards of another run share a sentence if they differ in the same way. */
function explainShardProblems(problems, context) {
	const otherRuns = problems.filter((problem) => problem.kind === "other-run");
	const byDifference = Map.groupBy(otherRuns, (problem) => formatDifference(problem, context));
	const rest = problems.flatMap((problem) => problem.kind === "other-run" ? [] : explainProblem(problem, context));
	return [...[...byDifference].map(([difference, group]) => {
		return `has ${joinTruncated(group.map(({ record }) => formatRecord(record, context)))} from another run: ${difference}`;
	}), ...rest].map((sentence) => `\`manifests\` ${sentence}`);
}
/** The path of a manifest, relative to the workspace if it is inside of it. */
function formatManifestPath(path, workspace) {
	return joinTruncated([isInside(path, workspace) ? toSlashes(relative(workspace, path)) : path]);
}
function explainProblem(problem, context) {
	switch (problem.kind) {
		case "missing": {
			const { indexes, total } = problem;
			const which = joinTruncated(indexes.map(String), 20);
			return `lacks ${indexes.length === 1 ? "part" : "parts"} ${which} of ${total}: did every job succeed, and was every manifest downloaded?`;
		}
		case "twice": {
			const { records } = problem;
			const paths = records.map(({ path }) => formatManifestPath(path, context.workspace));
			return `has ${formatParts(records)} in ${plural(records.length, "manifest")}: ${joinTruncated(paths)}`;
		}
		case "unfinished": {
			const { record } = problem;
			const left = record.missing > 0 ? ` with ${plural(record.missing, "file")} not uploaded` : "";
			return `has ${formatRecord(record, context)}, which is unfinished: its run ended as ${context.quote(record.conclusion)}${left}; run that job again`;
		}
		case "exported": return `has ${formatRecord(problem.record, context)}, whose run has triggered exports itself: they would be triggered twice`;
		case "one-path": {
			const { collisions, records } = problem;
			const files = joinTruncated(collisions.map(({ fileName }) => fileName));
			return `has ${plural(collisions.length, "file")} in more than one part (${formatParts(records)}): ${files}`;
		}
		case "one-name":
		case "one-id": {
			const { kind, collisions, records } = problem;
			const names = joinTruncated(collisions.map(({ fileName, paths }) => `${joinTruncated([fileName])} (${joinTruncated(paths, 3)})`));
			return `has ${plural(collisions.length, kind === "one-id" ? "asset id" : "name")} for more than one file (${formatParts(records)}): ${names}`;
		}
		case "other-files": {
			const [found, expected] = [problem.found, problem.expected].map(formatWhole);
			return found === expected ? "has files whose names, types and sizes do not give the digest in `whole`: was a manifest changed after its run?" : `has ${found} in all parts together, but ${expected} were split`;
		}
	}
}
function formatDifference({ field, record, usual }, { quote, baseUrl }) {
	switch (field) {
		case "total": return `it has ${plural(record.shard.total, "part")}, the other jobs have ${usual?.shard.total}`;
		case "run.id":
		case "run.commit": {
			const key = field === "run.id" ? "id" : "commit";
			const [own, others] = [record, usual].map((of) => of?.run ? quote(of.run[key]) : "missing");
			return `its \`${field}\` is ${own}, in the other jobs it is ${others}`;
		}
		case "base-url": return `its \`base-url\` is ${quote(record.baseUrl)}, not ${quote(usual?.baseUrl ?? baseUrl)}`;
		case "organization": return `its \`organization\` is ${quote(record.organizationId)}, not ${quote(usual?.organizationId ?? "")}`;
		case "files": {
			const [found, expected] = [record, usual ?? record].map(({ whole }) => formatWhole(whole));
			return found === expected ? "its job found other files, although of the same number and size" : `its job found ${found}, the other jobs ${expected}`;
		}
	}
}
function formatWhole({ files, bytes }) {
	return `${plural(files, "file")} (${formatBytes(bytes)})`;
}
function formatRecord({ path, shard }, { workspace }) {
	return `${formatManifestPath(path, workspace)} (${formatShard(shard)})`;
}
/** Each part once, even if several records are of the same part. */
function formatParts(records) {
	return joinTruncated([...new Set(records.map(({ shard }) => formatShard(shard)))]);
}
var init_shard_problems = __esmMin((() => {
	init_builtin_node_path();
	init_format();
	init_paths();
	init_text();
	init_format_shard();
}));

// src/action/merge/collect-shards.ts
/**
* Finds and joins the manifests of all shards.
*
* @returns the joined shards, or all problems with them, one sentence each; `undefined` after a cancellation
*/
async function collectShards(inputs, { log, signal }) {
	const { patterns, workspace, manifestPath, token, baseUrl, quote } = inputs;
	const found = await findManifests(patterns, workspace);
	const ownPath = spellAsOnDisk(manifestPath, workspace);
	const paths = found.paths.filter((path) => path !== ownPath);
	log.info(`${plural(paths.length, "manifest")} found`);
	if (paths.length < found.paths.length) {
		const own = formatManifestPath(manifestPath, workspace);
		log.info(`  ignored: ${own}, because the joined manifest is written there`);
	}
	const secrets = new Secrets(token);
	const records = [];
	const files = [];
	const problems = found.unmatched.map((pattern) => `\`manifests\` matches no file with ${joinTruncated([pattern])}: were the manifests of the other jobs downloaded there?`);
	for (const path of paths) {
		if (signal.aborted) return void 0;
		const manifest = await readShardRecord(path, secrets);
		if (typeof manifest === "string") {
			const name = formatManifestPath(secrets.redact(path), workspace);
			problems.push(`\`manifests\` has ${name}, which can't be used: ${manifest}`);
			continue;
		}
		records.push(manifest.record);
		for (const file of manifest.files) files.push(file);
	}
	records.sort((a, b) => a.shard.index - b.shard.index);
	if (records.length <= MAX_LISTED_SHARDS) for (const record of records) log.info(`  ${describe(record, workspace)}`);
	if (records.length === 0) {
		if (problems.length === 0) problems.push("`manifests` matches no manifest of a part");
		return { problems };
	}
	const joined = joinShards(records, files, baseUrl);
	if (!("stored" in joined)) problems.push(...explainShardProblems(joined, {
		workspace,
		quote,
		baseUrl
	}));
	if (!("stored" in joined) || problems.length > 0) return { problems };
	log.info(`All parts together: ${describeFiles(joined.stored)}`);
	return joined;
}
function describe({ path, shard, stored }, workspace) {
	return `${formatShard(shard)}: ${describeFiles(stored)}, ${formatManifestPath(path, workspace)}`;
}
function describeFiles(stored) {
	const bytes = stored.reduce((sum, { asset }) => sum + asset.size, 0);
	return `${plural(stored.length, "file")} (${formatBytes(bytes)})`;
}
var MAX_LISTED_SHARDS;
var init_collect_shards = __esmMin((() => {
	init_secrets();
	init_find_manifests();
	init_join_shards();
	init_read_shard();
	init_format();
	init_spelling();
	init_text();
	init_format_shard();
	init_shard_problems();
	MAX_LISTED_SHARDS = 50;
}));

// src/action/merge/merge-inputs.ts
/** Reads all inputs of `merge/`. */
function readMergeInputs(env, now = /* @__PURE__ */ new Date()) {
	const reader = new InputReader(env);
	const workspace = resolve(env["GITHUB_WORKSPACE"] || process.cwd());
	const patterns = readPatterns(reader, "manifests");
	if (patterns === void 0) reader.addProblem("manifests", "must be given: paths or patterns of the manifests of all parts, one per line");
	const { variants, networks } = readExports(reader);
	const connection = readConnection(reader, variants.length > 0);
	const githubToken = readGitHubToken(reader);
	const manifest = reader.text("manifest");
	const givenManifestPath = manifest === "" ? void 0 : resolve(workspace, manifest);
	const inputs = {
		...connection,
		patterns: patterns ?? {
			include: [],
			exclude: []
		},
		exports: variants.flatMap((variantId) => networks.map((network) => ({
			variantId,
			network
		}))),
		workspace,
		manifestPath: givenManifestPath ?? temporaryManifestPath(env),
		givenManifestPath,
		...readContinuation(reader, manifest),
		summary: reader.boolean("summary"),
		githubToken,
		environment: readEnvironment(reader, githubToken === void 0 ? void 0 : {
			variants,
			networks
		}),
		quote: (text) => reader.quote(text)
	};
	return finishReading(inputs, reader, REPORTED_INPUTS, now);
}
var REPORTED_INPUTS;
var init_merge_inputs = __esmMin((() => {
	init_builtin_node_path();
	init_environment();
	init_connection();
	init_fields();
	init_input_reader();
	init_misplaced_inputs();
	init_upload_inputs();
	REPORTED_INPUTS = [
		"base-url",
		"manifests",
		"variant",
		"network",
		"manifest",
		"environment"
	];
}));

// src/action/merge/run-merge.ts
var run_merge_exports = /* @__PURE__ */ __exportAll({ mergeAction: () => mergeAction$1 });
/** The sub-action `merge/`: joins the manifests of all shards, then triggers the exports. */
function mergeAction$1(context) {
	const run = startRecording(context);
	let joined;
	return {
		run: () => runMerge(run, (shards) => {
			joined = shards;
		}),
		onCrash: (failure) => {
			const result = run.recorder.crashResult(failure);
			return {
				...result,
				report: {
					...result.report,
					uploads: joined?.stored ?? []
				}
			};
		},
		finish: async (result) => {
			const startedAt = new Date(Math.min(Number(joined?.startedAt ?? run.startedAt), Number(run.startedAt)));
			return await finishRun(result, {
				...run,
				startedAt
			}) === "success";
		}
	};
}
async function runMerge(run, onJoined) {
	const { env, log, recorder, phases, signal } = run;
	const { inputs, problems, warnings } = readMergeInputs(env);
	const { exports, limits, manifestPath, givenManifestPath = manifestPath, summary } = inputs;
	log.warnings(warnings);
	const invalid = [...problems, ...await checkManifestPath(givenManifestPath, signal)];
	const unjoined = {
		baseUrl: "",
		organizationId: "",
		manifestPath: temporaryManifestPath(env),
		summary
	};
	if (invalid.length > 0) return {
		...invalidInputsResult(invalid),
		inputs: unjoined
	};
	const plan = {
		assets: [],
		exports
	};
	recorder.plan(plan);
	const report = notAttemptedReport(plan);
	const joined = await phases.measure("join", () => collectShards(inputs, run));
	if (joined === void 0) return {
		conclusion: "cancelled",
		report,
		failures: [explainCancellation(report, String(signal.reason))],
		inputs: unjoined
	};
	if ("problems" in joined) return {
		...invalidInputsResult(joined.problems),
		report,
		inputs: unjoined
	};
	onJoined(joined);
	const { baseUrl, organizationId, stored } = joined;
	recorder.known = { inputs: {
		baseUrl,
		organizationId,
		manifestPath,
		summary
	} };
	const continued = await loadRelease(inputs, joined, run);
	startMergeDrafts(inputs, joined, run);
	const done = {
		uploads: stored,
		exports: await triggerExports(inputs, continued && earlierExports(continued.release, stored, continued), run)
	};
	return toRunResult(done, recorder.known, {
		limits,
		hasNoConcurrencyInput: true,
		signal
	});
}
/** Reads the joined manifest of an earlier attempt, whose exports this run continues. */
async function loadRelease(inputs, joined, run) {
	if (!inputs.reuseUnchanged) return void 0;
	const { manifestPath: path } = inputs;
	const previous = await readPreviousUploads(path, joined);
	if (previous.kind === "missing") run.log.info(`No previous manifest, so no export is reused: ${path}`);
	if (previous.kind === "unusable") warnNotReused(path, previous.why, "No export is reused. This run replaces the manifest.", run.log);
	return releaseToContinue(previous, inputs, run);
}
function startMergeDrafts({ givenManifestPath: path }, { baseUrl, organizationId, stored, startedAt }, { drafts, recorder, origin }) {
	if (path === void 0) return;
	drafts.start({
		path,
		mayReplace: () => true,
		build: () => {
			const known = {
				startedAt,
				run: origin.manifestRun,
				deployed: recorder.deployed
			};
			const report = {
				...recorder.report(),
				uploads: stored
			};
			return buildManifest({
				conclusion: "failure",
				baseUrl,
				organizationId,
				...known
			}, report);
		}
	});
}
async function triggerExports(inputs, earlier, run) {
	const { log, signal, waitTimer } = run;
	const { exports } = inputs;
	if (exports.length === 0) return [];
	return withEvents(inputs, run, (events) => withService(inputs, {
		log,
		onWait: events.waiting,
		waitTimer
	}, ({ service }) => requestExports(exports, {
		service,
		events,
		signal,
		concurrency: "auto"
	}, earlier)));
}
var init_run_merge = __esmMin((() => {
	init_manifest();
	init_previous_release();
	init_read_manifest();
	init_request_exports();
	init_run_pipeline();
	init_invalid_input();
	init_path_checks();
	init_recorded_run();
	init_finish_run();
	init_run_result();
	init_service_session();
	init_previous_manifest();
	init_upload_inputs();
	init_collect_shards();
	init_merge_inputs();
}));

// src/merge.ts
init_deadline();
const signal = cancellationSignal();
const { runAction } = await Promise.resolve().then(() => (init_run_action(), run_action_exports));
const { mergeAction } = await Promise.resolve().then(() => (init_run_merge(), run_merge_exports));
await runAction("merge", mergeAction, process.env, signal);
process.stdout.write("", exitProcess);

export {  };