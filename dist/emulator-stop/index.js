// \0rolldown/runtime.js
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};

// builtin:node:path
const builtin$7 = process.getBuiltinModule("node:path");
const join = builtin$7.join;

// builtin:os
const builtin$6 = process.getBuiltinModule("os");
const EOL = builtin$6.EOL;

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

// builtin:node:http
var builtin$5, request;
var init_builtin_node_http = __esmMin((() => {
	builtin$5 = process.getBuiltinModule("node:http");
	request = builtin$5.request;
}));

// builtin:node:events
var builtin$4, once;
var init_builtin_node_events = __esmMin((() => {
	builtin$4 = process.getBuiltinModule("node:events");
	once = builtin$4.once;
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
const builtin$3 = process.getBuiltinModule("node:fs");
const readFileSync = builtin$3.readFileSync;

// src/action/runner/workflow-commands.ts
/** Returns a value that the step's main part saved; `''` if there is none. */
function readState(env, name) {
	return env[`STATE_${name}`] ?? "";
}

// src/support/errors.ts
const MAX_DEPTH = 8;
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
		if (value === void 0 || value === null || depth > MAX_DEPTH) return;
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

// builtin:node:fs/promises
init_builtin_node_events();
const builtin$2 = process.getBuiltinModule("node:fs/promises");
const rm = builtin$2.rm;
const readFile = builtin$2.readFile;

// builtin:node:stream/consumers
init_builtin_node_http();
const builtin$1 = process.getBuiltinModule("node:stream/consumers");
const text = builtin$1.text;

// builtin:node:timers/promises
const builtin = process.getBuiltinModule("node:timers/promises");
const setTimeout = builtin.setTimeout;

// src/emulator-step/emulator-process.ts
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
/** The last non-empty lines of a text file; none if it can't be read. */
async function lastLines(path, count) {
	return (await readFile(path, "utf8").catch(() => "")).split(/\r\n|\r|\n/).filter((line) => line.trim() !== "").slice(-count);
}

// src/emulator-step/stop.ts
/** An annotation has four lines. */
const MAX_LOG_LINES = 2;
/** The requests of `healthCheck`. */
const OWN_REQUESTS = 1;
/**
* The `post` part of the sub-action: stops the emulator. It never throws or fails the job.
*
* @param script Absolute path of the emulator's file.
*/
async function stopInJob(env, script) {
	process.stdout.on("error", () => void 0);
	const log = new Log();
	try {
		const [pid, logPath, stopUrl] = [
			readState(env, "pid"),
			readState(env, "log"),
			readState(env, "stop")
		];
		await stop({
			pid,
			logPath,
			stopUrl,
			script
		}, log);
	} catch (error) {
		log.warning("Emulator not ended", causeChain(error).join(": "));
	}
	log.flush();
}
async function stop({ pid, logPath, stopUrl, script }, log) {
	if (!/^[1-9]\d*$/.test(pid)) {
		log.info("No emulator was started: there is nothing to end.");
		return;
	}
	const result = await new EmulatorProcess({
		pid: Number(pid),
		script,
		stopUrl
	}).stop();
	if (result !== "running") await removeFiles(logPath);
	if (result === "gone") {
		const lines = await lastLines(logPath, MAX_LOG_LINES);
		log.warning("Emulator ended early", "It ended before the job. Its last log lines:", ...lines, logPath);
		return;
	}
	if (result === "running") {
		log.warning("Emulator not ended", `Process ${pid} could not be stopped; the runner stops it with the job.`);
		return;
	}
	const [last = ""] = await lastLines(logPath, 1);
	const [, count] = /^ended after (\d+) request/.exec(last) ?? [];
	const requests = count === void 0 ? "" : `, after ${plural(Number(count) - OWN_REQUESTS, "request")}`;
	log.info(`The emulator has ended${requests}.`);
}

// src/emulator-stop.ts
await stopInJob(process.env, join(import.meta.dirname, "../emulator/index.js"));
process.stdout.write("", () => process.exit());

export {  };