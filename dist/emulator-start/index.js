// \0rolldown/runtime.js
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);

// builtin:node:path
const builtin$14 = process.getBuiltinModule("node:path");
const join = builtin$14.join;

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

// builtin:node:timers/promises
const builtin$13 = process.getBuiltinModule("node:timers/promises");
const setTimeout = builtin$13.setTimeout;

// src/retry/clock.ts
const systemClock = {
	wallMs: () => Date.now(),
	monotonicMs: () => performance.now(),
	sleep: (ms, signal) => setTimeout(ms, void 0, { signal }).catch(() => void 0)
};
/** Measures how long a run waits: the time in which at least one of its requests waits. */
var WaitTimer = class {
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

// src/support/errors.ts
const MAX_DEPTH$1 = 8;
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

// src/support/runtime.ts
/** The version in package.json, which is not part of the bundle. A test compares the two. */
const VERSION = "0.1.0";

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

// builtin:os
const builtin$12 = process.getBuiltinModule("os");
const EOL = builtin$12.EOL;

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
const CMD_STRING = "::";
var Command = class {
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
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// builtin:crypto
const builtin$11 = process.getBuiltinModule("crypto");
const randomUUID$1 = builtin$11.randomUUID;

// builtin:fs
const builtin$10 = process.getBuiltinModule("fs");
const appendFileSync = builtin$10.appendFileSync;
const existsSync = builtin$10.existsSync;

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

// builtin:node:http
var builtin$9, get, request;
var init_builtin_node_http = __esmMin((() => {
	builtin$9 = process.getBuiltinModule("node:http");
	get = builtin$9.get;
	request = builtin$9.request;
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

// builtin:node:events
var builtin$6, once;
var init_builtin_node_events = __esmMin((() => {
	builtin$6 = process.getBuiltinModule("node:events");
	once = builtin$6.once;
}));

// builtin:node:crypto
var builtin$5, randomBytes, randomUUID;
var init_builtin_node_crypto = __esmMin((() => {
	builtin$5 = process.getBuiltinModule("node:crypto");
	randomBytes = builtin$5.randomBytes;
	randomUUID = builtin$5.randomUUID;
}));

// node_modules/@actions/core/lib/core.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
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
/**
* The code to exit an action
*/
var ExitCode;
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
/**
* Saves state for current action, the state can only be retrieved by this action's post job execution.
*
* @param     name     name of the state to store
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function saveState$1(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}

// src/support/format.ts
/** Formats a number with commas: `1,234`, `0.5`. Not with `Intl`, which takes 40 ms to load. */
function formatNumber(value) {
	const [whole = "", fraction] = String(value).split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
	return fraction === void 0 ? grouped : `${grouped}.${fraction}`;
}
/** Formats a number with its noun: `1 file`, `2 files`. */
function plural(count, singular, pluralNoun = `${singular}s`) {
	return `${formatNumber(count)} ${count === 1 ? singular : pluralNoun}`;
}

// src/support/text.ts
/** Shortens a text to `length` UTF-16 units, including `…`. Splits no surrogate pair. */
function truncate(text, length) {
	if (text.length <= length) return text;
	return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
/**
* Control characters, characters that are invisible or change the reading direction, and lone surrogates. The variation
* selectors U+FE0E and U+FE0F stay: they choose between the text and the emoji form of the character before them.
*/
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Replaces invisible characters by their code, such as `\u{202e}`, and a tab by a space. */
function escapeInvisible(text) {
	return text.replace(INVISIBLE, escapeCharacter);
}
function escapeCharacter(character) {
	if (character === "	") return " ";
	return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

// src/action/runner/sanitize.ts
/**
* Escapes untrusted text as a single line for the log. Escapes invisible characters and both forms of workflow command:
* `::name::` at the start of the line and `##[name]` anywhere in it.
*/
function escapeLogLine(text) {
	return escapeInvisible(text).replaceAll("##[", "##\\[").replace(/^(\s*)::/, "$1\\::");
}

// src/action/runner/log.ts
/** The runner truncates messages at 4,096 characters. The difference is room for the line that counts the others. */
const MAX_MESSAGE_LENGTH = 3900;
/** The runner drops further annotations of the same level. */
const MAX_ANNOTATIONS_PER_LEVEL = 10;
/** GitHub's page folds longer annotations. */
const MAX_LINES_PER_ANNOTATION = 4;
/** Maximum lines per list: a log of several thousand lines is slow to open. */
const MAX_LIST_LINES = 200;
/**
* The step's log and its annotations. All text that the action prints to stdout goes through this class, which escapes it.
* It prints each annotation once, in at most four lines, and at most ten per level: the last one counts the others.
*/
var Log = class {
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

// builtin:node:fs
const builtin$4 = process.getBuiltinModule("node:fs");
const closeSync = builtin$4.closeSync;
const mkdirSync = builtin$4.mkdirSync;
const openSync = builtin$4.openSync;
const read$1 = builtin$4.read;
const readFileSync = builtin$4.readFileSync;
const statSync = builtin$4.statSync;
const constants = builtin$4.constants;

// src/action/runner/workflow-commands.ts
/** The variables that may hold a token. */
const SECRET_VARIABLES = [
	"INPUT_TOKEN",
	"PLAYABLE_TOKEN",
	"INPUT_GITHUB-TOKEN"
];
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
/**
* Saves values for the step's `post` part. A value replaces an earlier value of the same name.
*
* @throws Error if the runner's state file is unknown or can't be written
*/
function saveState(state, env) {
	if (!env["GITHUB_STATE"]) throw new Error("the variable GITHUB_STATE is not set");
	for (const [name, value] of Object.entries(state)) saveState$1(name, value);
}

// src/action/run-action.ts
/**
* Runs one action from start to end and sets the exit code. It masks the secrets before it writes anything, and reports a
* result even if the work crashes or never settles.
*
* @param name the sub-action's name; empty for the root action
* @param signal aborted by a cancellation
*/
async function runAction(name, createAction, env, signal) {
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

// builtin:node:os
const builtin$3 = process.getBuiltinModule("node:os");
const tmpdir = builtin$3.tmpdir;

// src/support/redact.ts
const SLASH = String.raw`(?:\\?/|%(?:25)*2f|&#(?:47|x2f);|\\u002f)`;
const AT = String.raw`(?:@|%(?:25)*40|&#(?:64|x40);|\\u0040)`;
const QUERY$1 = String.raw`(?:\?|#(?!x?[\da-f]+;)|%(?:25)*(?:3f|23)|&#(?:63|35|x3f|x23);|\\u00(?:3f|23))`;
const URL_CHARACTER = `[^\\s"'<>]`;
const USER_INFO = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY$1})${URL_CHARACTER})*${AT}`, "gi");
const URL_QUERY = new RegExp(`(${SLASH}{2}${URL_CHARACTER}*?)${QUERY$1}${URL_CHARACTER}*`, "gi");

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
var import_dist = require_dist();

// src/api/redaction/encodings.ts
init_builtin_node_querystring();
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

// src/api/redaction/secrets.ts
const REDACTED = "***";
/**
* The shortest token that is redacted everywhere. Shorter texts are parts of many words: a shorter token is redacted in text, but not
* in its hex and base64 forms and not in parsed JSON.
*/
const MIN_SECRET_LENGTH = 8;
/** Deeper values are redacted: recursion uses the stack here and where the value is written. */
const MAX_DEPTH = 200;
/** Shorter runs of letters and digits in a URL, such as a region, occur in other text and give no access. */
const MIN_FRAGMENT_LENGTH = 12;
/** A run of letters and digits that may be a secret. */
const FRAGMENT = new RegExp(`[a-z\\d]{${MIN_FRAGMENT_LENGTH},}`, "gi");
/** Encoded characters come first, because their letters and digits are not part of the text. */
const ENCODED_OR_FRAGMENT = new RegExp(String.raw`%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|${FRAGMENT.source}`, "gi");
/** A text with encoded characters has one of these. */
const ENCODED = /[%\\&]/;
const QUERY = /[?#][^\s"'<>]*/g;
/**
* Redacts the secrets that an action handles: the token, and each sequence of 12 or more letters and digits in the query, fragment or
* user info of an upload URL. The runner masks secrets only in logs, but text from the service also goes to files and outputs.
*/
var Secrets = class {
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

// src/action/failures/failures.ts
/** Prints one annotation per failure, after the details in the log. */
function annotateFailures(failures, log) {
	for (const { title, lines, details = [] } of failures) {
		log.list(details);
		log.error(title, ...lines);
	}
}

// src/action/inputs/defaults.ts
const CONNECTION_DEFAULTS = {
	"max-attempts": "10",
	"max-retry-wait": "120",
	"request-timeout": "60",
	"allow-http": "false"
};
const ROOT_DEFAULTS = {
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
const GAMES_DEFAULTS = {
	...CONNECTION_DEFAULTS,
	"create-if-missing": "false"
};
const EMULATOR_DEFAULTS = { port: "0" };
/** The default per input name, in every action that has the input. Tests compare them with each `action.yml`. */
const INPUT_DEFAULTS = {
	...ROOT_DEFAULTS,
	...GAMES_DEFAULTS,
	...EMULATOR_DEFAULTS
};
/** The environment variables that replace an input that is not given. */
const INPUT_VARIABLES = {
	token: "PLAYABLE_TOKEN",
	"base-url": "PLAYABLE_BASE_URL",
	organization: "PLAYABLE_ORGANIZATION"
};
/** The other inputs of all actions. They have no default. */
const INPUTS_WITHOUT_DEFAULT = [
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

// builtin:node:fs/promises
const builtin$2 = process.getBuiltinModule("node:fs/promises");
const rm = builtin$2.rm;
const readFile = builtin$2.readFile;

// src/support/files.ts
init_builtin_node_util();
const equalIn = (...fields) => {
	return (one, other) => fields.every((field) => one[field] === other[field]);
};
/** Whether two states are of one file, whatever its content. */
const isSameFile = equalIn("ino", "dev");
const isSameState = equalIn("ino", "dev", "ctimeMs", "mtimeMs", "size");

// src/api/body/file-body.ts
const READ_ONLY = constants.O_RDONLY | constants.O_NONBLOCK;
const read = promisify(read$1);

// src/action/failures/list-failure.ts
/** Characters of all problems in the annotation. The runner truncates annotations at 4,096 characters. */
const MAX_LENGTH$1 = 3600;
/** An annotation has four lines, the last of which says what to do. */
const MAX_PROBLEM_LINES = 3;
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

// src/emulator/http/stop-server.ts
/** A secret. An emulator that has it can be ended by a request, because Windows has no signal for that. */
const STOP_VARIABLE = "PLAYABLE_EMULATOR_STOP";

// builtin:node:child_process
const builtin$1 = process.getBuiltinModule("node:child_process");
const spawn = builtin$1.spawn;

// builtin:node:stream/consumers
init_builtin_node_events();
const builtin = process.getBuiltinModule("node:stream/consumers");
const text = builtin.text;

// src/emulator-step/emulator-process.ts
init_builtin_node_http();
const isLinux = process.platform === "linux";
/** Maximum wait for a response, and after each way to end the process. */
const GRACE_MS = 3e3;
const POLL_MS = 10;
/**
* An emulator process that another process may have started. Systems reuse process ids, so only a process that proves to be the
* emulator is ended: by its command line on Linux, elsewhere by its response to a request with a secret.
*/
var EmulatorProcess = class {
	#emulator;
	constructor(emulator) {
		this.#emulator = emulator;
	}
	/** Asks the process to end, and kills it if it is still running 3 s later. */
	async stop() {
		if (!this.#isRunning) return "gone";
		const answer = await this.#requestStop();
		if (answer === "accepted" && await this.#hasEnded()) return "stopped";
		if (!(answer === "accepted" || this.#emulator.isChild === true || isLinux)) return answer === "rejected" ? "gone" : "running";
		for (const signal of ["SIGTERM", "SIGKILL"]) {
			try {
				if (this.#isRunning) process.kill(this.#emulator.pid, signal);
			} catch {}
			if (await this.#hasEnded()) return "stopped";
		}
		return "running";
	}
	get #isRunning() {
		const { pid, script } = this.#emulator;
		try {
			process.kill(pid, 0);
			return !isLinux || readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(script);
		} catch {
			return false;
		}
	}
	async #hasEnded() {
		const deadline = performance.now() + GRACE_MS;
		while (this.#isRunning && performance.now() < deadline) await setTimeout(POLL_MS);
		return !this.#isRunning;
	}
	async #requestStop() {
		const { stopUrl, pid } = this.#emulator;
		if (stopUrl === "") return "rejected";
		try {
			const signal = AbortSignal.timeout(GRACE_MS);
			const sent = request(stopUrl, {
				method: "POST",
				agent: false,
				signal
			});
			sent.on("error", () => void 0);
			const [response] = await once(sent.end(), "response");
			return await text(response) === String(pid) ? "accepted" : "rejected";
		} catch (error) {
			return errorCode(error) === "ECONNREFUSED" ? "rejected" : "silent";
		}
	}
};
/** The variables that the emulator needs. It does not get the others, such as the inputs of the step. */
const PASSED_VARIABLES = [
	"PATH",
	"SystemRoot",
	"RUNNER_TRACKING_ID"
];
/** The folder for uploads and other temporary files of the emulator with this log. */
function dataFolder(logPath) {
	return logPath.replace(/\.log$/, "");
}
/** Removes the files of an emulator that has ended, except for its log. One that was killed leaves its uploads behind. */
async function removeFiles(logPath) {
	if (!logPath.endsWith(".log")) return;
	await rm(dataFolder(logPath), {
		recursive: true,
		force: true,
		maxRetries: 3
	});
}
/** Starts the emulator in its own session: some runners end the processes of a step's session with the step. */
function spawnEmulator({ script, args, env, logPath }, parentEnv) {
	const log = openSync(logPath, "wx", 384);
	try {
		const temp = dataFolder(logPath);
		mkdirSync(temp);
		const needed = PASSED_VARIABLES.map((name) => [name, parentEnv[name]]).filter(([, value]) => value !== void 0);
		return spawn(process.execPath, [
			"--disable-warning=ExperimentalWarning",
			script,
			...args
		], {
			cwd: temp,
			detached: true,
			env: {
				...Object.fromEntries(needed),
				TMPDIR: temp,
				TEMP: temp,
				...env
			},
			stdio: [
				"ignore",
				log,
				log,
				"ipc"
			],
			windowsHide: true
		});
	} finally {
		closeSync(log);
	}
}
const MAX_ERROR_LINES = 2;
/**
* Waits until the emulator reports its addresses, then detaches from it.
*
* @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
* @throws The reason of `signal`.
*/
async function waitUntilListening(child, logPath, signal) {
	const { promise, resolve, reject } = Promise.withResolvers();
	child.once("message", resolve);
	child.once("error", reject);
	child.once("exit", async (code, killedBy) => {
		const lines = await lastLines(logPath, MAX_ERROR_LINES);
		reject(new Error(lines.join(" ") || `It ended at once, with ${killedBy ?? `exit code ${code}`}`));
	});
	const abort = () => reject(signal.reason);
	signal.addEventListener("abort", abort, { once: true });
	if (signal.aborted) abort();
	const message = await promise;
	child.disconnect();
	child.unref();
	if (typeof message !== "object" || message === null || !("baseUrl" in message)) throw new TypeError("It did not report its address");
	return {
		baseUrl: String(message.baseUrl),
		stopUrl: "stopUrl" in message ? String(message.stopUrl) : ""
	};
}
/**
* Waits for a response of the emulator's storage: its requests do not count for the rate limit.
*
* @param baseUrl The base URL of the API.
* @throws {Error} If the request fails.
* @throws The reason of `signal`.
*/
async function healthCheck(baseUrl, signal) {
	const sent = get(new URL("/storage/", baseUrl), { agent: false });
	const [response] = await once(sent, "response", { signal });
	response?.resume();
}
/** The last non-empty lines of a text file; none if it can't be read. */
async function lastLines(path, count) {
	return (await readFile(path, "utf8").catch(() => "")).split(/\r\n|\r|\n/).filter((line) => line.trim() !== "").slice(-count);
}

// src/support/closest-match.ts
const BOOLEAN_SYNONYMS = {
	yes: "true",
	y: "true",
	on: "true",
	"1": "true",
	no: "false",
	n: "false",
	off: "false",
	"0": "false"
};
/** A shorter word is close to every other short word. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
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

// src/action/inputs/input-reader.ts
const MAX_QUOTE_LENGTH = 60;
/**
* Reads inputs from the runner's variables (`INPUT_<NAME>` in upper case, hyphens kept) and collects all problems, so that
* they can be reported at once. An input that is empty or white space counts as not given.
*/
var InputReader = class {
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
function isDefaulted(name) {
	return Object.hasOwn(INPUT_DEFAULTS, name);
}

// src/action/inputs/misplaced-inputs.ts
const PREFIX = "INPUT_";
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

// src/emulator/options.ts
const DEFAULT_ORGANIZATION = "org-1";
/** The names of `--faults`, in the order in which messages list them. */
const FAULT_NAMES = [
	"429",
	"5xx",
	"reset",
	"reset-body",
	"stall",
	"truncate",
	"expired"
];
function isFaultName(text) {
	return FAULT_NAMES.some((name) => name === text);
}
/** The sum of the rates, rounded to hide the floating-point error of adding decimal fractions. */
function totalRate(rates) {
	const sum = FAULT_NAMES.reduce((total, name) => total + (rates[name] ?? 0), 0);
	return Math.round(sum * 1e9) / 1e9;
}
/**
* All scopes, one per kind of operation.
*
* Service spec part 2 gives the form `<resource>:<action>` and one example, `games:write`; the full list is
* "not shown" (part 5). This emulator chose the other four in the same form.
*/
const SCOPES = [
	"games:read",
	"games:write",
	"assets:read",
	"assets:write",
	"exports:write"
];
function isScope(text) {
	return SCOPES.some((scope) => scope === text);
}

// src/emulator/cli/token-options.ts
const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(", ")}`;
/** Parses the value of `--token`; `undefined` if it is invalid. */
function parseToken(text) {
	const { name, list } = /^(?<name>[!-9;-~]+)(?::(?<list>.*))?$/.exec(text)?.groups ?? {};
	if (name === void 0) return void 0;
	if (list === void 0) return { name };
	const scopes = list.split(",");
	return scopes.every(isScope) ? {
		name,
		scopes
	} : void 0;
}
const MAX_SECONDS = 1e9;
const TIME = "TIME an ISO 8601 moment with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start";
/** The repeatable options that change one token, by their names without dashes. */
const TOKEN_SETTINGS = new Map(Object.entries({
	"token-organization": {
		allowed: "NAME=ID",
		parse: (text) => text ? { organization: text } : false
	},
	"token-expires": {
		allowed: `NAME=TIME, ${TIME}`,
		parse: (text = "", startMs) => {
			const expiresAt = parseTime(text, startMs);
			return expiresAt !== void 0 && { expiresAt };
		}
	},
	"token-revoked": {
		allowed: `NAME or NAME=TIME, ${TIME}`,
		parse: (text, startMs) => {
			const revokedAt = text === void 0 ? startMs : parseTime(text, startMs);
			return revokedAt !== void 0 && { revokedAt };
		}
	}
}));
const TOKEN_SETTING_NAMES = new Set(TOKEN_SETTINGS.keys());
/** Unix milliseconds; `undefined` for an invalid text. */
function parseTime(text, startMs) {
	const { seconds } = /^\+(?<seconds>\d+(?:\.\d+)?)$/.exec(text)?.groups ?? {};
	if (seconds !== void 0) return Number(seconds) <= MAX_SECONDS ? startMs + Number(seconds) * 1e3 : void 0;
	const { day } = /^\d{4}-\d{2}-(?<day>\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text)?.groups ?? {};
	const timeMs = Date.parse(text);
	if (day === void 0 || Number.isNaN(timeMs)) return void 0;
	return (/* @__PURE__ */ new Date(`${text.slice(0, 10)}T00:00:00Z`)).getUTCDate() === Number(day) ? timeMs : void 0;
}

// src/emulator/faults/parse.ts
const MAX_SEED = 4294967295;
/**
* Parses the value of `--faults`, `name=rate,name=rate,seed=N`, as the help text describes it.
*
* @returns The faults, or the problems, each as the end of a sentence that starts with the option's name.
*/
function parseFaultSpec(text) {
	const rates = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	const problems = [];
	let seed;
	for (const item of text.split(",")) {
		const { name, value } = /^(?<name>[^=]+)=(?<value>.*)$/s.exec(item)?.groups ?? {};
		if (name === void 0 || value === void 0) {
			problems.push(`must be a list of name=rate, separated by commas, not ${JSON.stringify(item)}`);
			continue;
		}
		if (seen.has(name)) problems.push(`${JSON.stringify(name)} must be given once`);
		seen.add(name);
		if (name === "seed") {
			if (/^\d+$/.test(value) && Number(value) <= MAX_SEED) seed = Number(value);
			else problems.push(`seed must be a whole number from 0 to ${MAX_SEED}, not ${JSON.stringify(value)}`);
		} else if (!isFaultName(name)) problems.push(`must use the names ${FAULT_NAMES.join(", ")} or seed, not ${JSON.stringify(name)}`);
		else if (/^\d+(?:\.\d+)?$/.test(value) && Number(value) <= 1) rates.set(name, Number(value));
		else problems.push(`${name} must be a rate from 0 to 1, not ${JSON.stringify(value)}`);
	}
	const faults = {
		rates: Object.fromEntries(rates),
		...seed !== void 0 && { seed }
	};
	const total = totalRate(faults.rates);
	if (total > 1) problems.push(`must have rates that add up to at most 1, not ${total}`);
	return problems.length > 0 ? { problems } : {
		faults,
		problems
	};
}

// src/emulator/cli/value-options.ts
const MAX_PORT = 65535;
const MAX_LATENCY_MS = 6e5;
/** About one request per quarter of an hour. */
const MIN_RATE = .001;
const MAX_RATE = 1e6;
/** The options with one value, by their names without dashes. */
const VALUE_OPTIONS = new Map(Object.entries({
	port: {
		allowed: `a whole number from 0 (any free port) to ${MAX_PORT}`,
		parse: (text) => isWholeNumber(text, MAX_PORT) && { port: Number(text) }
	},
	organization: {
		allowed: "an id",
		parse: (text) => text !== "" && { organization: text }
	},
	"rate-limit": {
		allowed: `a number of requests per second from ${MIN_RATE} to ${MAX_RATE}`,
		parse: (text) => {
			const rateLimit = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
			return rateLimit >= MIN_RATE && rateLimit <= MAX_RATE && { rateLimit };
		}
	},
	"retry-after": {
		allowed: "none, seconds or date",
		parse: (text) => (text === "none" || text === "seconds" || text === "date") && { retryAfter: text }
	},
	latency: {
		allowed: `a whole number of milliseconds from 0 to ${MAX_LATENCY_MS}`,
		parse: (text) => isWholeNumber(text, MAX_LATENCY_MS) && { latencyMs: Number(text) }
	},
	data: {
		allowed: "a folder",
		parse: (text) => text !== "" && { dataDir: text }
	},
	"forbidden-body": {
		allowed: "a or b",
		parse: (text) => (text === "a" || text === "b") && { forbiddenBody: text }
	},
	faults: {
		allowed: "a list of name=rate",
		parse: (text) => {
			const { faults } = parseFaultSpec(text);
			return faults !== void 0 && { faults };
		}
	},
	storage: {
		allowed: "disk or s3",
		parse: (text) => (text === "disk" || text === "s3") && { storage: text }
	},
	"s3-endpoint": {
		allowed: "an http or https address of a host alone",
		parse: (text) => {
			const url = URL.parse(text);
			return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && { endpoint: url.origin };
		}
	},
	"s3-bucket": {
		allowed: "the name of a bucket",
		parse: (text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) && { bucket: text }
	},
	"s3-region": {
		allowed: "the name of a region",
		parse: (text) => /^[a-z0-9-]+$/.test(text) && { region: text }
	}
}));
const VALUE_OPTION_NAMES = new Set(VALUE_OPTIONS.keys());
function isWholeNumber(text, max) {
	return /^\d+$/.test(text) && Number(text) <= max;
}
/** The problems of an option's value, each as the end of a sentence that starts with the option's name. */
function valueProblems(name, text, quote = JSON.stringify) {
	if (name === "faults") return parseFaultSpec(text).problems;
	const { allowed, parse } = VALUE_OPTIONS.get(name) ?? {};
	return parse?.(text) === false ? [`must be ${allowed}, not ${quote(text)}`] : [];
}

// src/emulator/cli/parse-arguments.ts
/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
const TOKENS_VARIABLE = "PLAYABLE_EMULATOR_TOKENS";

// src/emulator-step/inputs.ts
init_builtin_node_crypto();
const TOKEN_BYTES = 16;
/** Reads all inputs of the sub-action, by the emulator's own rules. */
function readEmulatorInputs(env) {
	const reader = new InputReader(env);
	const values = {
		port: reader.text("port"),
		organization: reader.text("organization") || "org-1",
		"rate-limit": reader.text("rate-limit")
	};
	const token = readToken(reader);
	const scopes = readScopes(reader);
	const args = Object.entries(values).flatMap(([name, value]) => {
		if (value === "") return [];
		for (const problem of valueProblems(name, value, (text) => reader.quote(text))) reader.addProblem(name, problem);
		return `--${name}=${value}`;
	});
	rejectMisspelledInputs(reader);
	const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(",")}`;
	return {
		inputs: {
			token,
			isNewToken: reader.given("token") === "",
			port: values.port,
			args,
			env: { [TOKENS_VARIABLE]: accepted }
		},
		problems: reader.problems,
		warnings: []
	};
}
/** Generates a token by default: the runner would mask a fixed default everywhere in the job's logs. */
function readToken(reader) {
	const given = reader.given("token");
	if (given === "") return `emulator-${randomBytes(TOKEN_BYTES).toString("hex")}`;
	if (parseToken(given)?.name !== given) reader.addProblem("token", "must be one line of printable ASCII without spaces and without a colon");
	return given;
}
function readScopes(reader) {
	const scopes = reader.list("scopes");
	const unknown = scopes.filter((scope) => !isScope(scope)).map((scope) => reader.quote(scope));
	if (unknown.length > 0) reader.addProblem("scopes", `must be one or more of ${SCOPES.join(", ")}, not ${unknown.join(", ")}`);
	return scopes;
}

// src/emulator-step/start.ts
init_builtin_node_crypto();
const MAX_START_S = 30;
/**
* The main part of the sub-action `emulator/`: starts the emulator in the background of the job. A failed start leaves no
* process behind.
*
* @param script Absolute path of the emulator's file.
*/
function startAction(script) {
	return (context) => ({
		run: () => runStart(script, context),
		onCrash: (failure) => [failure],
		finish: async (failures) => {
			annotateFailures(failures, context.log);
			context.log.flush();
			return failures.length === 0;
		}
	});
}
async function runStart(script, context) {
	const { inputs, problems, warnings } = readEmulatorInputs(context.env);
	context.log.warnings(warnings);
	if (problems.length > 0) return [invalidInputFailure(problems, problems, "started")];
	const { GITHUB_ACTIONS, GITHUB_OUTPUT } = context.env;
	if (inputs.isNewToken) maskSecrets({
		GITHUB_ACTIONS,
		GITHUB_OUTPUT,
		INPUT_TOKEN: inputs.token
	});
	const failure = await start$1(inputs, script, context);
	return failure === void 0 ? [] : [failure];
}
async function start$1(inputs, script, { env, log, signal: cancelled }) {
	const temp = env["RUNNER_TEMP"] || tmpdir();
	const logPath = join(temp, `playable-emulator-${randomUUID().slice(0, 8)}.log`);
	const timeout = AbortSignal.timeout(MAX_START_S * 1e3);
	let child;
	try {
		const stop = { [STOP_VARIABLE]: randomUUID() };
		child = spawnEmulator({
			...inputs,
			env: {
				...inputs.env,
				...stop
			},
			script,
			logPath
		}, env);
		if (child.pid !== void 0) saveState({
			pid: String(child.pid),
			log: logPath
		}, env);
		const signal = AbortSignal.any([cancelled, timeout]);
		const { baseUrl, stopUrl } = await waitUntilListening(child, logPath, signal);
		saveState({ stop: stopUrl }, env);
		await healthCheck(baseUrl, signal);
		writeOutputs({
			"base-url": baseUrl,
			token: inputs.token
		}, {
			env,
			log
		});
		log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
		return;
	} catch (error) {
		await cleanUp(child, {
			script,
			env
		});
		await removeFiles(logPath);
		if (cancelled.aborted) return {
			title: "Cancelled",
			lines: [`The run was cancelled (${cancelled.reason}) before the emulator had started.`, "Nothing is left running. Run it again."]
		};
		return {
			title: "Emulator not started",
			lines: [timeout.aborted ? `It did not respond within ${MAX_START_S} s` : causeChain(error).join(": "), advice(inputs, logPath)]
		};
	}
}
function writeOutputs(outputs, { env, log }) {
	try {
		writeStepOutputs(outputs, {
			env,
			log
		});
	} catch (cause) {
		throw new Error(`The outputs can't be written to ${env["GITHUB_OUTPUT"] || "GITHUB_OUTPUT"}`, { cause });
	}
}
/** Stops the process and removes its id from the state of the `post` part. */
async function cleanUp(child, { script, env }) {
	if (child?.pid === void 0) return;
	await new EmulatorProcess({
		pid: child.pid,
		script,
		stopUrl: "",
		isChild: true
	}).stop();
	try {
		saveState({ pid: "" }, env);
	} catch {}
}
function advice({ port }, logPath) {
	const log = `The log of the emulator is ${logPath}.`;
	return port === EMULATOR_DEFAULTS.port ? log : `If the port is in use, choose another \`port\`, or leave it out for any free one. ${log}`;
}

// src/emulator-start.ts
const start = startAction(join(import.meta.dirname, "../emulator/index.js"));
await runAction("emulator", start, process.env, cancellationSignal());
process.stdout.write("", () => process.exit());

export {  };