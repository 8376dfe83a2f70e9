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
		const message = value instanceof Error ? value.message || codeOf$1(value) : String(value);
		if (message !== "" && !messages.includes(message)) messages.push(message);
		if (value instanceof AggregateError) for (const inner of value.errors) visit(inner, depth + 1);
		if (value instanceof Error) visit(value.cause, depth + 1);
	};
	visit(error, 0);
	return messages;
}
function codeOf$1(error) {
	if (error instanceof AggregateError) return "";
	return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

// src/emulator/examples.ts
function exampleRequest({ baseUrl, token }) {
	return `curl ${baseUrl}/games -H ${bearerHeader(token)}`;
}
function exampleGame(names) {
	return postCommand(names, "/games", {
		name: "Bubble Pop",
		organizationId: names.organization
	});
}
function exampleExport(names) {
	return postCommand(names, "/export", {
		variantId: "bubble-pop-spring",
		network: "applovin"
	});
}
/** Both steps of an upload, for a POSIX shell. */
function exampleUpload(names) {
	const contentType = "text/html";
	return `url=$(${postCommand(names, "/storage/urls", {
		fileName: "hello.html",
		contentType,
		organizationId: names.organization
	}).replace("curl", "curl -fsS")} |
  sed 's/.*"uploadUrl":"\\([^"]*\\)".*/\\1/')
curl -fsS -X PUT "$url" -H 'Content-Type: ${contentType}' -d '<h1>Hello</h1>'`;
}
/** A workflow step that uploads files and triggers an export. */
function exampleStep({ baseUrl, organization, token }) {
	return `- uses: your-organization/playable-export-action@v0
  with:
    token: ${token === void 0 ? `\${{ secrets.PLAYABLE_TOKEN }}` : JSON.stringify(token)}
    base-url: ${baseUrl}
    allow-http: true
    organization: ${JSON.stringify(organization)}
    assets: 'playable/**'
    variant: bubble-pop-spring
    network: applovin`;
}
function postCommand({ baseUrl, token }, path, body) {
	return `curl ${baseUrl}${path} \\
  -H ${bearerHeader(token)} \\
  -H 'Content-Type: application/json' \\
  -d ${shellQuote(JSON.stringify(body))}`;
}
function bearerHeader(token) {
	return token === void 0 ? "\"Authorization: Bearer $TOKEN\"" : shellQuote(`Authorization: Bearer ${token}`);
}
function shellQuote(text) {
	return `'${text.replaceAll("'", String.raw`'\''`)}'`;
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

// builtin:node:util
const builtin$11 = process.getBuiltinModule("node:util");
const parseArgs = builtin$11.parseArgs;

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
/**
* Applies the token settings of a command line.
*
* @param given The option's name and its value, in the order of the command line.
* @returns The changed tokens, and a sentence per problem.
*/
function applyTokenSettings(tokens, given, startMs) {
	const byName = new Map(tokens.map((token) => [token.name, token]));
	const seen = /* @__PURE__ */ new Set();
	const problems = [];
	for (const [option, value] of given) {
		const token = findToken(value, [...byName.values()]);
		const { allowed = "", parse } = TOKEN_SETTINGS.get(option) ?? {};
		if (token === void 0) {
			problems.push(`--${option} must be ${allowed}, NAME that of a --token, not ${JSON.stringify(value)}`);
			continue;
		}
		const { name } = token;
		const settings = parse?.(value === name ? void 0 : value.slice(name.length + 1), startMs);
		if (!settings) problems.push(`--${option} must be ${allowed}, not ${JSON.stringify(value)}`);
		if (seen.has(`${option} ${name}`)) problems.push(`--${option} must be given once for ${name}`);
		seen.add(`${option} ${name}`);
		byName.set(name, {
			...token,
			...settings
		});
	}
	return {
		tokens: [...byName.values()],
		problems
	};
}
/** The token that `value` starts with. The longest name wins, since a name may contain an equals sign. */
function findToken(value, tokens) {
	return tokens.filter(({ name }) => value === name || value.startsWith(`${name}=`)).toSorted((a, b) => b.name.length - a.name.length)[0];
}
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
const DEFAULT_REGION = "us-east-1";
/**
* Converts option values to emulator options. The credentials of a bucket come from `env` only: every process on the
* machine can read a command line.
*
* @returns The options of all valid values, and a sentence per problem.
*/
function readValues(values, env) {
	const parsed = values.map(([name, text]) => VALUE_OPTIONS.get(name)?.parse(text));
	const { storage = "disk", endpoint, bucket, region, ...options } = Object.assign({}, ...parsed);
	const problems = values.flatMap(([name, text]) => valueProblems(name, text).map((problem) => `--${name} ${problem}`));
	const given = new Map(values);
	if ((given.get("storage") ?? "disk") === "disk") {
		const unused = [...given.keys()].filter((name) => name.startsWith("s3-"));
		return {
			options,
			problems: [...problems, ...unused.map((name) => `--${name} needs --storage s3`)]
		};
	}
	if (storage === "disk") return {
		options,
		problems
	};
	const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = env;
	const required = {
		"--s3-endpoint": given.get("s3-endpoint"),
		"--s3-bucket": given.get("s3-bucket"),
		"AWS_ACCESS_KEY_ID in the environment": accessKeyId,
		"AWS_SECRET_ACCESS_KEY in the environment": secretAccessKey
	};
	for (const [name, value] of Object.entries(required)) if (!value) problems.push(`--storage s3 needs ${name}`);
	if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return {
		options,
		problems
	};
	const s3 = {
		endpoint,
		bucket,
		region: region ?? DEFAULT_REGION,
		accessKeyId,
		secretAccessKey,
		...sessionToken && { sessionToken }
	};
	return {
		options: {
			...options,
			s3
		},
		problems
	};
}

// src/emulator/cli/parse-arguments.ts
const DEFAULTS = {
	port: 8787,
	tokens: [{ name: "dev" }],
	journalLimit: 1e4
};
/** Whitespace-separated tokens, each as for `--token`. Unlike a command line, other processes can't read it. */
const TOKENS_VARIABLE = "PLAYABLE_EMULATOR_TOKENS";
/** The tokens of the environment as arguments. */
function environmentArguments(env) {
	return (env["PLAYABLE_EMULATOR_TOKENS"] ?? "").split(/\s+/).filter((token) => token !== "").map((token) => `--token=${token}`);
}
/** Parses the arguments that `HELP_TEXT` describes. `--help` overrides all others. */
function parseArguments(argv, { startMs = Date.now(), env = {} } = {}) {
	const problems = [];
	const tokens = /* @__PURE__ */ new Map();
	const tokenSettings = [];
	const values = [];
	const seen = /* @__PURE__ */ new Set();
	for (const part of tokenize(argv)) {
		if (part.kind === "option-terminator") continue;
		if (part.kind === "positional") {
			problems.push(`unexpected argument ${JSON.stringify(part.value)}: only options are allowed, see --help`);
			continue;
		}
		const { name } = part;
		const value = part.inlineValue === false && part.value.startsWith("--") ? "" : part.value ?? "";
		if (name === "help") return { kind: "help" };
		if (name === "token") {
			const token = parseToken(value);
			if (token === void 0) problems.push(`--token must be ${TOKEN_ALLOWED}, not ${JSON.stringify(value)}`);
			else if (tokens.has(token.name)) problems.push(`--token ${token.name} must be given once`);
			else tokens.set(token.name, token);
		} else if (TOKEN_SETTING_NAMES.has(name)) tokenSettings.push([name, value]);
		else if (VALUE_OPTION_NAMES.has(name)) {
			if (seen.has(name)) problems.push(`--${name} must be given once`);
			seen.add(name);
			values.push([name, value]);
		} else problems.push(`unknown option ${part.rawName}: see --help for those that are allowed`);
	}
	const given = readValues(values, env);
	const accepted = tokens.size === 0 ? DEFAULTS.tokens : [...tokens.values()];
	const changed = applyTokenSettings(accepted ?? [], tokenSettings, startMs);
	problems.push(...given.problems, ...changed.problems);
	if (problems.length > 0) return {
		kind: "invalid",
		problems
	};
	return {
		kind: "start",
		options: {
			...DEFAULTS,
			...given.options,
			tokens: changed.tokens
		}
	};
}
function tokenize(argv) {
	const names = [
		"token",
		...TOKEN_SETTING_NAMES,
		...VALUE_OPTION_NAMES
	];
	return parseArgs({
		args: [...argv],
		options: {
			help: {
				type: "boolean",
				short: "h"
			},
			...Object.fromEntries(names.map((name) => [name, { type: "string" }]))
		},
		strict: false,
		tokens: true
	}).tokens;
}

// src/emulator/cli/help.ts
const HELP_TEXT = `The playable content service on this machine, for tests and demos. The page at / shows its games, exports and files.

Usage: npm run emulator -- [options]

  --port PORT                  port on 127.0.0.1, 0 for any free one (default 8787)
  --token NAME[:scope,scope]   a token to accept, with every scope or only these; repeatable (default dev)
  --organization ID            the organization of every token without its own (default org-1)
  --token-organization NAME=ID
                               the organization of one token; repeatable, like the next two
  --token-expires NAME=TIME    when a token expires (default: never)
  --token-revoked NAME[=TIME]  revokes a token, from the start or from TIME
  --rate-limit N               requests per second to the API, a token bucket (default: no limit)
  --retry-after FORM           Retry-After of a 429: none, seconds or date (default seconds)
  --latency MS                 delay of every request in milliseconds (default 0)
  --data DIR                   keep files and records in this folder (default: remove them at the end)
  --storage disk|s3            where clients upload files: to this emulator or to a bucket (default disk)
  --s3-endpoint URL            the S3-compatible server of the bucket, with path-style addresses
  --s3-bucket NAME             the bucket
  --s3-region REGION           its region (default us-east-1)
  --forbidden-body FORM        the body of a 403: a or b (default a)
  --faults SPEC                faults to inject: name=rate,name=rate,seed=N (default: none)
  --help                       print this

With --storage s3, the credentials come from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if they are temporary,
AWS_SESSION_TOKEN. Upload URLs are signed with AWS Signature Version 4, and only the API has faults.

TIME is a moment in ISO 8601 with its zone, such as 2030-01-31T12:00:00Z, or +SECONDS from the start.

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
All but 429 and expired happen before or after the request is handled, some also in the middle of an upload. The same
seed (default 0) gives the same faults for the same requests, in any order.

Scopes: ${SCOPES.join(", ")}
`;
/** The address of the page, the first token, and examples to copy. */
function describeStart(baseUrl, { organization, tokens = [] }) {
	const [{ name: token, ...own } = { name: "" }] = tokens;
	const names = {
		baseUrl,
		token,
		organization: own.organization ?? organization ?? "org-1"
	};
	return `
The page   ${new URL("/", baseUrl)}
The token  ${token}

To upload a page from this machine, which the page above then plays:

${exampleUpload(names)}

A step of a workflow that uploads files and triggers an export:

${exampleStep(names)}
`;
}
function describeStartFailure(error, port) {
	if (errorCode(error) === "EADDRINUSE") return `Port ${port} on 127.0.0.1 is already in use.`;
	return `The emulator could not start: ${error instanceof Error ? error.message : String(error)}`;
}

// builtin:node:http
const builtin$10 = process.getBuiltinModule("node:http");
const STATUS_CODES = builtin$10.STATUS_CODES;
const ServerResponse = builtin$10.ServerResponse;
const createServer = builtin$10.createServer;

// src/emulator/http/stop-server.ts
/** A secret. An emulator that has it can be ended by a request, because Windows has no signal for that. */
const STOP_VARIABLE = "PLAYABLE_EMULATOR_STOP";
/** @param stop called once, when the request has its response, whose body is the process id */
async function listenForStop(secret, stop) {
	const path = `/${secret}`;
	const server = createServer((request, response) => {
		const isStop = request.method === "POST" && request.url === path;
		response.writeHead(isStop ? 200 : 404, { connection: "close" });
		response.end(isStop ? String(process.pid) : "", () => isStop && stop());
	});
	server.listen(0, "127.0.0.1");
	await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
	const { port } = server.address();
	return {
		url: `http://127.0.0.1:${port}${path}`,
		close: () => {
			server.close();
			server.closeAllConnections();
		}
	};
}

// builtin:node:fs
const builtin$9 = process.getBuiltinModule("node:fs");
const closeSync = builtin$9.closeSync;
const createReadStream = builtin$9.createReadStream;
const existsSync = builtin$9.existsSync;
const fstatSync = builtin$9.fstatSync;
const openSync = builtin$9.openSync;
const renameSync = builtin$9.renameSync;
const rmSync = builtin$9.rmSync;
const writeFileSync = builtin$9.writeFileSync;

// builtin:node:timers/promises
const builtin$8 = process.getBuiltinModule("node:timers/promises");
const setTimeout$1 = builtin$8.setTimeout;

// node_modules/hono/dist/http-exception.js
/**
* `HTTPException` must be used when a fatal error such as authentication failure occurs.
*
* @see {@link https://hono.dev/docs/api/exception}
*
* @param {StatusCode} status - status code of HTTPException
* @param {HTTPExceptionOptions} options - options of HTTPException
* @param {HTTPExceptionOptions["res"]} options.res - response of options of HTTPException
* @param {HTTPExceptionOptions["message"]} options.message - message of options of HTTPException
* @param {HTTPExceptionOptions["cause"]} options.cause - cause of options of HTTPException
*
* @example
* ```ts
* import { HTTPException } from 'hono/http-exception'
*
* // ...
*
* app.post('/auth', async (c, next) => {
*   // authentication
*   if (authorized === false) {
*     throw new HTTPException(401, { message: 'Custom error message' })
*   }
*   await next()
* })
* ```
*/
var HTTPException = class extends Error {
	res;
	status;
	/**
	* Creates an instance of `HTTPException`.
	* @param status - HTTP status code for the exception. Defaults to 500.
	* @param options - Additional options for the exception.
	*/
	constructor(status = 500, options) {
		super(options?.message, { cause: options?.cause });
		this.res = options?.res;
		this.status = status;
	}
	/**
	* Returns the response object associated with the exception.
	* If a response object is not provided, a new response is created with the error message and status code.
	* @returns The response object.
	*/
	getResponse() {
		if (this.res) return new Response(this.res.body, {
			status: this.status,
			headers: this.res.headers
		});
		return new Response(this.message, { status: this.status });
	}
};

// node_modules/hono/dist/request/constants.js
const GET_MATCH_RESULT = Symbol();

// node_modules/hono/dist/utils/buffer.js
const bufferToFormData = (arrayBuffer, contentType) => {
	return new Response(arrayBuffer, { headers: { "Content-Type": contentType.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};

// node_modules/hono/dist/utils/body.js
const MAX_NESTED_OBJECTS = 1e4;
const isRawRequest = (request) => "headers" in request;
const parseBody = async (request, options = Object.create(null)) => {
	const { all = false, dot = false } = options;
	const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
		all,
		dot
	});
	return {};
};
/**
* Parses form data from a request.
*
* @template T - The type of the parsed body data.
* @param {HonoRequest | Request} request - The request object containing form data.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {Promise<T>} The parsed body data.
*/
async function parseFormData(request, options) {
	if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
	const headers = isRawRequest(request) ? request.headers : request.raw.headers;
	const arrayBuffer = await request.arrayBuffer();
	const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
	if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
	const formData = await formDataPromise;
	if (formData) return convertFormDataToBodyData(formData, options);
	return {};
}
/**
* Converts form data to body data based on the provided options.
*
* @template T - The type of the parsed body data.
* @param {FormData} formData - The form data to convert.
* @param {ParseBodyOptions} options - Options for parsing the form data.
* @returns {T} The converted body data.
*/
function convertFormDataToBodyData(formData, options) {
	const form = Object.create(null);
	const nestingState = { count: 0 };
	formData.forEach((value, key) => {
		if (!(options.all || key.endsWith("[]"))) form[key] = value;
		else handleParsingAllValues(form, key, value);
	});
	if (options.dot) Object.entries(form).forEach(([key, value]) => {
		if (key.includes(".")) {
			handleParsingNestedValues(form, key, value, nestingState);
			delete form[key];
		}
	});
	return form;
}
/**
* Handles parsing all values for a given key, supporting multiple values as arrays.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The key to parse.
* @param {FormDataEntryValue} value - The value to assign.
*/
const handleParsingAllValues = (form, key, value) => {
	if (form[key] !== void 0) {
		if (Array.isArray(form[key])) form[key].push(value);
		else form[key] = [form[key], value];
	} else if (!key.endsWith("[]")) form[key] = value;
	else form[key] = [value];
};
/**
* Handles parsing nested values using dot notation keys.
*
* @param {BodyData} form - The form data object.
* @param {string} key - The dot notation key.
* @param {BodyDataValue} value - The value to assign.
* @param {{ count: number }} state - The state object tracking nesting depth.
*/
const handleParsingNestedValues = (form, key, value, state) => {
	if (/(?:^|\.)__proto__\./.test(key)) return;
	let nestedForm = form;
	const keys = key.split(".", 34);
	if (keys.length > 33) throwNestingLimitExceeded();
	keys.forEach((key, index) => {
		if (index === keys.length - 1) nestedForm[key] = value;
		else {
			if (!nestedForm[key] || typeof nestedForm[key] !== "object" || Array.isArray(nestedForm[key]) || nestedForm[key] instanceof File) {
				if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
				nestedForm[key] = Object.create(null);
			}
			nestedForm = nestedForm[key];
		}
	});
};
const throwNestingLimitExceeded = () => {
	throw new Error("Nesting limit exceeded");
};

// node_modules/hono/dist/utils/url.js
const splitPath = (path) => {
	const paths = path.split("/");
	if (paths[0] === "") paths.shift();
	return paths;
};
const splitRoutingPath = (routePath) => {
	const { groups, path } = extractGroupsFromPath(routePath);
	const paths = splitPath(path);
	return replaceGroupMarks(paths, groups);
};
const extractGroupsFromPath = (path) => {
	const groups = [];
	path = path.replace(/\{[^}]+\}/g, (match, index) => {
		const mark = `@${index}`;
		groups.push([mark, match]);
		return mark;
	});
	return {
		groups,
		path
	};
};
const replaceGroupMarks = (paths, groups) => {
	for (let i = groups.length - 1; i >= 0; i--) {
		const [mark] = groups[i];
		for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
			paths[j] = paths[j].replace(mark, groups[i][1]);
			break;
		}
	}
	return paths;
};
const patternCache = {};
const getPattern = (label, next) => {
	if (label === "*") return "*";
	const match = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
	if (match) {
		const cacheKey = `${label}#${next}`;
		if (!patternCache[cacheKey]) {
			if (match[2]) patternCache[cacheKey] = next && next[0] !== ":" && next[0] !== "*" ? [
				cacheKey,
				match[1],
				new RegExp(`^${match[2]}(?=/${next})`)
			] : [
				label,
				match[1],
				new RegExp(`^${match[2]}$`)
			];
			else patternCache[cacheKey] = [
				label,
				match[1],
				true
			];
		}
		return patternCache[cacheKey];
	}
	return null;
};
const tryDecode = (str, decoder) => {
	try {
		return decoder(str);
	} catch {
		return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match) => {
			try {
				return decoder(match);
			} catch {
				return match;
			}
		});
	}
};
const decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
const getPath = (request) => {
	const url = request.url;
	const start = url.indexOf("/", url.indexOf(":") + 4);
	let i = start;
	for (; i < url.length; i++) {
		const charCode = url.charCodeAt(i);
		if (charCode === 37) {
			const queryIndex = url.indexOf("?", i);
			const hashIndex = url.indexOf("#", i);
			const path = url.slice(start, queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex));
			const decoded = tryDecode(path, decodeURIWithPreservedPercent);
			if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
				const rewritten = new URL("http://localhost");
				rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
				if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
			}
			return decoded;
		} else if (charCode === 63 || charCode === 35) break;
	}
	return url.slice(start, i);
};
const getPathNoStrict = (request) => {
	const result = getPath(request);
	return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
/**
* Merge paths.
* @param {string[]} ...paths - The paths to merge.
* @returns {string} The merged path.
* @example
* mergePath('/api', '/users') // '/api/users'
* mergePath('/api/', '/users') // '/api/users'
* mergePath('/api', '/') // '/api'
* mergePath('/api/', '/') // '/api/'
*/
const mergePath = (base, sub, ...rest) => {
	if (rest.length) sub = mergePath(sub, ...rest);
	return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
const checkOptionalParameter = (path) => {
	if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
	const segments = path.split("/");
	const results = [];
	let basePath = "";
	segments.forEach((segment) => {
		if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
		else if (/\:/.test(segment)) {
			if (segment.charCodeAt(segment.length - 1) === 63) {
				if (results.length === 0 && basePath === "") results.push("/");
				else results.push(basePath);
				const optionalSegment = segment.slice(0, -1);
				basePath += "/" + optionalSegment;
				results.push(basePath);
			} else basePath += "/" + segment;
		}
	});
	return results.filter((v, i, a) => a.indexOf(v) === i);
};
const tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
const _decodeURI = (value) => {
	if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
	return tryDecodeURIComponent(value);
};
const _getQueryParam = (url, key, multiple) => {
	const hashIndex = url.indexOf("#", 8);
	if (hashIndex !== -1) url = url.slice(0, hashIndex);
	let encoded;
	if (!multiple && key && !/[%+&=]/.test(key)) {
		const queryIndex = url.indexOf("?", 8);
		let keyIndex = queryIndex;
		if (keyIndex === -1) return;
		if (!url.startsWith(key, keyIndex + 1)) keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		while (keyIndex !== -1) {
			const trailingKeyCode = url.charCodeAt(keyIndex + key.length + 1);
			if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
				if (keyIndex > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex))) break;
				if (trailingKeyCode === 61) {
					const valueIndex = keyIndex + key.length + 2;
					const endIndex = url.indexOf("&", valueIndex);
					return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
				}
				return "";
			}
			keyIndex = url.indexOf(`&${key}`, keyIndex + 1);
		}
		encoded = /[%+]/.test(url);
		if (!encoded) return;
	}
	const results = Object.create(null);
	encoded ??= /[%+]/.test(url);
	let keyIndex = url.indexOf("?", 8);
	while (keyIndex !== -1) {
		const nextKeyIndex = url.indexOf("&", keyIndex + 1);
		let valueIndex = url.indexOf("=", keyIndex);
		if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
		let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
		if (encoded) name = _decodeURI(name);
		keyIndex = nextKeyIndex;
		if (name === "") continue;
		let value;
		if (valueIndex === -1) value = "";
		else {
			value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
			if (encoded) value = _decodeURI(value);
		}
		if (multiple) {
			if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
			results[name].push(value);
		} else results[name] ??= value;
	}
	return key ? results[key] : results;
};
const getQueryParam = _getQueryParam;
const getQueryParams = (url, key) => {
	return _getQueryParam(url, key, true);
};
const decodeURIComponent_ = decodeURIComponent;

// node_modules/hono/dist/request.js
var HonoRequest = class {
	/**
	* `.raw` can get the raw Request object.
	*
	* @see {@link https://hono.dev/docs/api/request#raw}
	*
	* @example
	* ```ts
	* // For Cloudflare Workers
	* app.post('/', async (c) => {
	*   const metadata = c.req.raw.cf?.hostMetadata?
	*   ...
	* })
	* ```
	*/
	raw;
	#validatedData;
	#matchResult;
	routeIndex = 0;
	/**
	* `.path` can get the pathname of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#path}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const pathname = c.req.path // `/about/me`
	* })
	* ```
	*/
	path;
	bodyCache = {};
	constructor(request, path = "/", matchResult = [[]]) {
		this.raw = request;
		this.path = path;
		this.#matchResult = matchResult;
	}
	param(key) {
		return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
	}
	#getDecodedParam(key) {
		const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
		const param = this.#getParamValue(paramKey);
		return param && tryDecodeURIComponent(param);
	}
	#getAllDecodedParams() {
		const decoded = {};
		const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
		for (const key of keys) {
			const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
			if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
		}
		return decoded;
	}
	#getParamValue(paramKey) {
		return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
	}
	query(key) {
		return getQueryParam(this.url, key);
	}
	queries(key) {
		return getQueryParams(this.url, key);
	}
	header(name) {
		if (name) return this.raw.headers.get(name) ?? void 0;
		const headerData = Object.create(null);
		this.raw.headers.forEach((value, key) => {
			headerData[key] = value;
		});
		return headerData;
	}
	async parseBody(options) {
		return parseBody(this, options);
	}
	#cachedBody = (key) => {
		const { bodyCache, raw } = this;
		const cachedBody = bodyCache[key];
		if (cachedBody) return cachedBody;
		for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
			if (anyCachedKey === "json") body = JSON.stringify(body);
			const contentType = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
			return new Response(body, { headers: contentType ? { "Content-Type": contentType } : void 0 })[key]();
		});
		return bodyCache[key] = raw[key]();
	};
	/**
	* `.json()` can parse Request body of type `application/json`
	*
	* @see {@link https://hono.dev/docs/api/request#json}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.json()
	* })
	* ```
	*/
	json() {
		return this.#cachedBody("text").then((text) => JSON.parse(text));
	}
	/**
	* `.text()` can parse Request body of type `text/plain`
	*
	* @see {@link https://hono.dev/docs/api/request#text}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.text()
	* })
	* ```
	*/
	text() {
		return this.#cachedBody("text");
	}
	/**
	* `.arrayBuffer()` parse Request body as an `ArrayBuffer`
	*
	* @see {@link https://hono.dev/docs/api/request#arraybuffer}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.arrayBuffer()
	* })
	* ```
	*/
	arrayBuffer() {
		return this.#cachedBody("arrayBuffer");
	}
	/**
	* `.bytes()` parses the request body as a `Uint8Array`.
	*
	* @see {@link https://hono.dev/docs/api/request#bytes}
	*
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.bytes()
	* })
	* ```
	*/
	bytes() {
		return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
	}
	/**
	* Parses the request body as a `Blob`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.blob();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#blob
	*/
	blob() {
		return this.#cachedBody("blob");
	}
	/**
	* Parses the request body as `FormData`.
	* @example
	* ```ts
	* app.post('/entry', async (c) => {
	*   const body = await c.req.formData();
	* });
	* ```
	* @see https://hono.dev/docs/api/request#formdata
	*/
	formData() {
		return this.#cachedBody("formData");
	}
	/**
	* Adds validated data to the request.
	*
	* @param target - The target of the validation.
	* @param data - The validated data to add.
	*/
	addValidatedData(target, data) {
		(this.#validatedData ??= {})[target] = data;
	}
	valid(target) {
		return this.#validatedData?.[target];
	}
	/**
	* `.url` can get the request url strings.
	*
	* @see {@link https://hono.dev/docs/api/request#url}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const url = c.req.url // `http://localhost:8787/about/me`
	*   ...
	* })
	* ```
	*/
	get url() {
		return this.raw.url;
	}
	/**
	* `.method` can get the method name of the request.
	*
	* @see {@link https://hono.dev/docs/api/request#method}
	*
	* @example
	* ```ts
	* app.get('/about/me', (c) => {
	*   const method = c.req.method // `GET`
	* })
	* ```
	*/
	get method() {
		return this.raw.method;
	}
	get [GET_MATCH_RESULT]() {
		return this.#matchResult;
	}
	/**
	* `.matchedRoutes` can return a matched route in the handler
	*
	* @deprecated
	*
	* Use matchedRoutes helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#matchedroutes}
	*
	* @example
	* ```ts
	* app.use('*', async function logger(c, next) {
	*   await next()
	*   c.req.matchedRoutes.forEach(({ handler, method, path }, i) => {
	*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
	*     console.log(
	*       method,
	*       ' ',
	*       path,
	*       ' '.repeat(Math.max(10 - path.length, 0)),
	*       name,
	*       i === c.req.routeIndex ? '<- respond from here' : ''
	*     )
	*   })
	* })
	* ```
	*/
	get matchedRoutes() {
		return this.#matchResult[0].map(([[, route]]) => route);
	}
	/**
	* `.routePath` can retrieve the path registered within the handler
	*
	* @deprecated
	*
	* Use routePath helper defined in "hono/route" instead.
	*
	* @see {@link https://hono.dev/docs/api/request#routepath}
	*
	* @example
	* ```ts
	* app.get('/posts/:id', (c) => {
	*   return c.json({ path: c.req.routePath })
	* })
	* ```
	*/
	get routePath() {
		return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
	}
};

// node_modules/hono/dist/utils/html.js
/**
* @module
* HTML utility.
*/
const HtmlEscapedCallbackPhase = {
	Stringify: 1,
	BeforeStream: 2,
	Stream: 3
};
const raw = (value, callbacks) => {
	const escapedString = new String(value);
	escapedString.isEscaped = true;
	escapedString.callbacks = callbacks;
	return escapedString;
};
const escapeRe = /[&<>'"]/;
const stringBufferToString = async (buffer, callbacks) => {
	let str = "";
	callbacks ||= [];
	const resolvedBuffer = await Promise.all(buffer);
	for (let i = resolvedBuffer.length - 1;; i--) {
		str += resolvedBuffer[i];
		i--;
		if (i < 0) break;
		let r = resolvedBuffer[i];
		if (r == null || typeof r === "boolean") continue;
		if (typeof r === "number") {
			str += r;
			continue;
		}
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		const isEscaped = r.isEscaped;
		r = await (typeof r === "object" ? r.toString() : r);
		if (typeof r === "object") callbacks.push(...r.callbacks || []);
		if (r.isEscaped ?? isEscaped) str += r;
		else {
			const buf = [str];
			escapeToBuffer(r, buf);
			str = buf[0];
		}
	}
	return raw(str, callbacks);
};
const escapeToBuffer = (str, buffer) => {
	const match = str.search(escapeRe);
	if (match === -1) {
		buffer[0] += str;
		return;
	}
	let escape;
	let index;
	let lastIndex = 0;
	for (index = match; index < str.length; index++) {
		switch (str.charCodeAt(index)) {
			case 34:
				escape = "&quot;";
				break;
			case 39:
				escape = "&#39;";
				break;
			case 38:
				escape = "&amp;";
				break;
			case 60:
				escape = "&lt;";
				break;
			case 62:
				escape = "&gt;";
				break;
			default: continue;
		}
		buffer[0] += str.substring(lastIndex, index) + escape;
		lastIndex = index + 1;
	}
	buffer[0] += str.substring(lastIndex, index);
};
const resolveCallbackSync = (str) => {
	const callbacks = str.callbacks;
	if (!callbacks?.length) return str;
	const buffer = [str];
	const context = {};
	callbacks.forEach((c) => c({
		phase: HtmlEscapedCallbackPhase.Stringify,
		buffer,
		context
	}));
	return buffer[0];
};
const resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
	if (typeof str === "object" && !(str instanceof String)) {
		if (!(str instanceof Promise)) str = str.toString();
		if (str instanceof Promise) str = await str;
	}
	const callbacks = str.callbacks;
	if (!callbacks?.length) return Promise.resolve(str);
	if (buffer) buffer[0] += str;
	else buffer = [str];
	const resStr = Promise.all(callbacks.map((c) => c({
		phase,
		buffer,
		context
	}))).then((res) => Promise.all(res.filter(Boolean).map((str) => resolveCallback(str, phase, false, context, buffer))).then(() => buffer[0]));
	if (preserveCallbacks) return raw(await resStr, callbacks);
	else return resStr;
};

// node_modules/hono/dist/context.js
const TEXT_PLAIN = "text/plain; charset=UTF-8";
const setDefaultContentType = (contentType, headers) => {
	return {
		"Content-Type": contentType,
		...headers
	};
};
const createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
	#rawRequest;
	#req;
	/**
	* `.env` can get bindings (environment variables, secrets, KV namespaces, D1 database, R2 bucket etc.) in Cloudflare Workers.
	*
	* @see {@link https://hono.dev/docs/api/context#env}
	*
	* @example
	* ```ts
	* // Environment object for Cloudflare Workers
	* app.get('*', async c => {
	*   const counter = c.env.COUNTER
	* })
	* ```
	*/
	env = {};
	#var;
	finalized = false;
	/**
	* `.error` can get the error object from the middleware if the Handler throws an error.
	*
	* @see {@link https://hono.dev/docs/api/context#error}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   await next()
	*   if (c.error) {
	*     // do something...
	*   }
	* })
	* ```
	*/
	error;
	#status;
	#executionCtx;
	#res;
	#layout;
	#renderer;
	#notFoundHandler;
	#preparedHeaders;
	#matchResult;
	#path;
	/**
	* Creates an instance of the Context class.
	*
	* @param req - The Request object.
	* @param options - Optional configuration options for the context.
	*/
	constructor(req, options) {
		this.#rawRequest = req;
		if (options) {
			this.#executionCtx = options.executionCtx;
			this.env = options.env;
			this.#notFoundHandler = options.notFoundHandler;
			this.#path = options.path;
			this.#matchResult = options.matchResult;
		}
	}
	/**
	* `.req` is the instance of {@link HonoRequest}.
	*/
	get req() {
		this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
		return this.#req;
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#event}
	* The FetchEvent associated with the current request.
	*
	* @throws Will throw an error if the context does not have a FetchEvent.
	*/
	get event() {
		if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no FetchEvent");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#executionctx}
	* The ExecutionContext associated with the current request.
	*
	* @throws Will throw an error if the context does not have an ExecutionContext.
	*/
	get executionCtx() {
		if (this.#executionCtx) return this.#executionCtx;
		else throw Error("This context has no ExecutionContext");
	}
	/**
	* @see {@link https://hono.dev/docs/api/context#res}
	* The Response object for the current request.
	*/
	get res() {
		return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
	}
	/**
	* Sets the Response object for the current request.
	*
	* @param _res - The Response object to set.
	*/
	set res(_res) {
		if (this.#res && _res) {
			_res = createResponseInstance(_res.body, _res);
			for (const [k, v] of this.#res.headers.entries()) {
				if (k === "content-type") continue;
				if (k === "set-cookie") {
					const cookies = this.#res.headers.getSetCookie();
					_res.headers.delete("set-cookie");
					for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
				} else _res.headers.set(k, v);
			}
		}
		this.#res = _res;
		this.finalized = true;
	}
	/**
	* `.render()` can create a response within a layout.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   return c.render('Hello!')
	* })
	* ```
	*/
	render = (...args) => {
		this.#renderer ??= (content) => this.html(content);
		return this.#renderer(...args);
	};
	/**
	* Sets the layout for the response.
	*
	* @param layout - The layout to set.
	* @returns The layout function.
	*/
	setLayout = (layout) => this.#layout = layout;
	/**
	* Gets the current layout for the response.
	*
	* @returns The current layout function.
	*/
	getLayout = () => this.#layout;
	/**
	* `.setRenderer()` can set the layout in the custom middleware.
	*
	* @see {@link https://hono.dev/docs/api/context#render-setrenderer}
	*
	* @example
	* ```tsx
	* app.use('*', async (c, next) => {
	*   c.setRenderer((content) => {
	*     return c.html(
	*       <html>
	*         <body>
	*           <p>{content}</p>
	*         </body>
	*       </html>
	*     )
	*   })
	*   await next()
	* })
	* ```
	*/
	setRenderer = (renderer) => {
		this.#renderer = renderer;
	};
	/**
	* `.header()` can set headers.
	*
	* @see {@link https://hono.dev/docs/api/context#header}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*
	*   // Append multiple headers using the append option (e.g. Vary)
	*   c.header('Vary', 'Accept-Encoding', { append: true })
	*   c.header('Vary', 'User-Agent', { append: true })
	*
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	header = (name, value, options) => {
		if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
		const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
		if (value === void 0) headers.delete(name);
		else if (options?.append) headers.append(name, value);
		else headers.set(name, value);
	};
	status = (status) => {
		this.#status = status;
	};
	/**
	* `.set()` can set the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.use('*', async (c, next) => {
	*   c.set('message', 'Hono is hot!!')
	*   await next()
	* })
	* ```
	*/
	set = (key, value) => {
		this.#var ??= /* @__PURE__ */ new Map();
		this.#var.set(key, value);
	};
	/**
	* `.get()` can use the value specified by the key.
	*
	* @see {@link https://hono.dev/docs/api/context#set-get}
	*
	* @example
	* ```ts
	* app.get('/', (c) => {
	*   const message = c.get('message')
	*   return c.text(`The message is "${message}"`)
	* })
	* ```
	*/
	get = (key) => {
		return this.#var ? this.#var.get(key) : void 0;
	};
	/**
	* `.var` can access the value of a variable.
	*
	* @see {@link https://hono.dev/docs/api/context#var}
	*
	* @example
	* ```ts
	* const result = c.var.client.oneMethod()
	* ```
	*/
	get var() {
		if (!this.#var) return {};
		return Object.fromEntries(this.#var);
	}
	#newResponse(data, arg, headers) {
		let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
		if (typeof arg === "object" && arg.headers) {
			responseHeaders ??= new Headers();
			for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
			else responseHeaders.set(key, value);
		}
		if (headers) {
			if (!responseHeaders) {
				let count = 0;
				for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
					responseHeaders = new Headers();
					break;
				}
			}
			if (responseHeaders) for (const k in headers) {
				const v = headers[k];
				if (typeof v === "string") responseHeaders.set(k, v);
				else {
					responseHeaders.delete(k);
					for (const v2 of v) responseHeaders.append(k, v2);
				}
			}
		}
		const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
		return createResponseInstance(data, {
			status,
			headers: responseHeaders ?? headers
		});
	}
	newResponse = (...args) => this.#newResponse(...args);
	/**
	* `.body()` can return the HTTP response.
	* You can set headers with `.header()` and set HTTP status code with `.status`.
	* This can also be set in `.text()`, `.json()` and so on.
	*
	* @see {@link https://hono.dev/docs/api/context#body}
	*
	* @example
	* ```ts
	* app.get('/welcome', (c) => {
	*   // Set headers
	*   c.header('X-Message', 'Hello!')
	*   c.header('Content-Type', 'text/plain')
	*   // Set HTTP status code
	*   c.status(201)
	*
	*   // Return the response body
	*   return c.body('Thank you for coming')
	* })
	* ```
	*/
	body = (data, arg, headers) => this.#newResponse(data, arg, headers);
	/**
	* `.text()` can render text as `Content-Type:text/plain`.
	*
	* @see {@link https://hono.dev/docs/api/context#text}
	*
	* @example
	* ```ts
	* app.get('/say', (c) => {
	*   return c.text('Hello!')
	* })
	* ```
	*/
	text = (text, arg, headers) => {
		return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text) : this.#newResponse(text, arg, setDefaultContentType(TEXT_PLAIN, headers));
	};
	/**
	* `.json()` can render JSON as `Content-Type:application/json`.
	*
	* @see {@link https://hono.dev/docs/api/context#json}
	*
	* @example
	* ```ts
	* app.get('/api', (c) => {
	*   return c.json({ message: 'Hello!' })
	* })
	* ```
	*/
	json = (object, arg, headers) => {
		return this.#newResponse(JSON.stringify(object), arg, setDefaultContentType("application/json", headers));
	};
	html = (html, arg, headers) => {
		const res = (html) => this.#newResponse(html, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
		return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
	};
	/**
	* `.redirect()` can Redirect, default status code is 302.
	*
	* @see {@link https://hono.dev/docs/api/context#redirect}
	*
	* @example
	* ```ts
	* app.get('/redirect', (c) => {
	*   return c.redirect('/')
	* })
	* app.get('/redirect-permanently', (c) => {
	*   return c.redirect('/', 301)
	* })
	* ```
	*/
	redirect = (location, status) => {
		const locationString = String(location);
		this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
		return this.newResponse(null, status ?? 302);
	};
	/**
	* `.notFound()` can return the Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/context#notfound}
	*
	* @example
	* ```ts
	* app.get('/notfound', (c) => {
	*   return c.notFound()
	* })
	* ```
	*/
	notFound = () => {
		this.#notFoundHandler ??= () => createResponseInstance();
		return this.#notFoundHandler(this);
	};
};

// node_modules/hono/dist/compose.js
/**
* Compose middleware functions into a single function based on `koa-compose` package.
*
* @template E - The environment type.
*
* @param {[[Function, unknown], unknown][] | [[Function]][]} middleware - An array of middleware functions and their corresponding parameters.
* @param {ErrorHandler<E>} [onError] - An optional error handler function.
* @param {NotFoundHandler<E>} [onNotFound] - An optional not-found handler function.
*
* @returns {(context: Context, next?: Next) => Promise<Context>} - A composed middleware function.
*/
const compose = (middleware, onError, onNotFound) => {
	return (context, next) => {
		let index = -1;
		return dispatch(0);
		/**
		* Dispatch the middleware functions.
		*
		* @param {number} i - The current index in the middleware array.
		*
		* @returns {Promise<Context>} - A promise that resolves to the context.
		*/
		async function dispatch(i) {
			if (i <= index) throw new Error("next() called multiple times");
			index = i;
			let res;
			let isError = false;
			let handler;
			if (middleware[i]) {
				handler = middleware[i][0][0];
				context.req.routeIndex = i;
			} else handler = i === middleware.length && next || void 0;
			if (handler) try {
				res = await handler(context, () => dispatch(i + 1));
			} catch (err) {
				if (err instanceof Error && onError) {
					context.error = err;
					res = await onError(err, context);
					isError = true;
				} else throw err;
			}
			else if (context.finalized === false && onNotFound) res = await onNotFound(context);
			if (res && (context.finalized === false || isError)) context.res = res;
			return context;
		}
	};
};

// node_modules/hono/dist/helper/route/index.js
/**
* Get matched routes in the handler
*
* @param {Context} c - The context object
* @returns An array of matched routes
*
* @example
* ```ts
* import { matchedRoutes } from 'hono/route'
*
* app.use('*', async function logger(c, next) {
*   await next()
*   matchedRoutes(c).forEach(({ handler, method, path }, i) => {
*     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
*     console.log(
*       method,
*       ' ',
*       path,
*       ' '.repeat(Math.max(10 - path.length, 0)),
*       name,
*       i === c.req.routeIndex ? '<- respond from here' : ''
*     )
*   })
* })
* ```
*/
const matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
/**
* Get the route path registered within the handler
*
* @param {Context} c - The context object
* @param {number} index - The index of the route from which to retrieve the path, similar to Array.prototype.at(), where a negative number is the index counted from the end of the matching route. Defaults to the current route index.
* @returns The route path registered within the handler
*
* @example
* ```ts
* import { routePath } from 'hono/route'
*
* app.use('*', (c, next) => {
*   console.log(routePath(c)) // '*'
*   console.log(routePath(c, -1)) // '/posts/:id'
*   return next()
* })
*
* app.get('/posts/:id', (c) => {
*   return c.text(routePath(c)) // '/posts/:id'
* })
* ```
*/
const routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";

// node_modules/hono/dist/router.js
/**
* Array of supported HTTP methods.
*/
const METHODS = [
	"get",
	"post",
	"put",
	"delete",
	"options",
	"patch",
	"query"
];
/**
* Error message indicating that a route cannot be added because the matcher is already built.
*/
const MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
/**
* Error class representing an unsupported path error.
*/
var UnsupportedPathError = class extends Error {};

// node_modules/hono/dist/utils/constants.js
/**
* Constant used to mark a composed handler.
*/
const COMPOSED_HANDLER = "__COMPOSED_HANDLER";

// node_modules/hono/dist/utils/mount.js
const countTrailingSlashes = (path) => {
	let index = path.length;
	while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
	return path.length - index;
};
const getPathPrefixLength = (c, pathPrefix, routePath) => {
	if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
	const path = c.req.path;
	const matchResult = c.req[GET_MATCH_RESULT];
	const paramNames = /* @__PURE__ */ new Set();
	let length = 0;
	for (const part of splitRoutingPath(pathPrefix)) {
		if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath}".`);
		const pattern = getPattern(part);
		if (pattern && pattern !== "*") {
			const name = pattern[1];
			if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath}".`);
			paramNames.add(name);
		}
		if (pattern && pattern !== "*" && pattern[2] !== true) length += (matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]]).length + 1;
		else if (pattern || part.endsWith("*")) {
			const end = path.indexOf("/", length + 1);
			length = end === -1 ? path.length : end;
		} else length += part.length + 1;
	}
	return length;
};
const createMountedRequest = (c, pathPrefix, routePath) => {
	if (/[^/]\*$/.test(routePath)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath}".`);
	const prefixLength = getPathPrefixLength(c, pathPrefix, routePath);
	const path = c.req.path.slice(prefixLength) || "/";
	if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawUrl = c.req.raw.url;
	if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
	const rawPathEnd = rawUrl.search(/[?#]/);
	const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
	if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
	const url = new URL(rawUrl);
	url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
	if (path.includes("%")) {}
	return new Request(url, c.req.raw);
};

// node_modules/hono/dist/hono-base.js
/**
* @module
* This module is the base module for the Hono object.
*/
const notFoundHandler = (c) => {
	return c.text("404 Not Found", 404);
};
const errorHandler = (err, c) => {
	if ("getResponse" in err) {
		const res = err.getResponse();
		return c.newResponse(res.body, res);
	}
	console.error(err);
	return c.text("Internal Server Error", 500);
};
var Hono$1 = class Hono {
	get;
	post;
	put;
	delete;
	options;
	patch;
	query;
	all;
	on;
	use;
	router;
	getPath;
	_basePath = "/";
	#path = "/";
	routes = [];
	constructor(options = {}) {
		[...METHODS, "all"].forEach((method) => {
			this[method] = (args1, ...args) => {
				const methodName = method.toUpperCase();
				if (typeof args1 === "string") this.#path = args1;
				else this.#addRoute(methodName, this.#path, args1);
				args.forEach((handler) => {
					this.#addRoute(methodName, this.#path, handler);
				});
				return this;
			};
		});
		this.on = (method, path, ...handlers) => {
			for (const p of [path].flat()) {
				this.#path = p;
				for (const m of [method].flat()) {
					const methodName = m.toUpperCase();
					for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
				}
			}
			return this;
		};
		this.use = (arg1, ...handlers) => {
			if (typeof arg1 === "string") this.#path = arg1;
			else {
				this.#path = "*";
				handlers.unshift(arg1);
			}
			handlers.forEach((handler) => {
				this.#addRoute("ALL", this.#path, handler);
			});
			return this;
		};
		const { strict, ...optionsWithoutStrict } = options;
		Object.assign(this, optionsWithoutStrict);
		this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
	}
	#clone() {
		const clone = new Hono({
			router: this.router,
			getPath: this.getPath
		});
		clone.errorHandler = this.errorHandler;
		clone.#notFoundHandler = this.#notFoundHandler;
		clone.routes = this.routes;
		return clone;
	}
	#notFoundHandler = notFoundHandler;
	errorHandler = errorHandler;
	/**
	* `.route()` allows grouping other Hono instance in routes.
	*
	* @see {@link https://hono.dev/docs/api/routing#grouping}
	*
	* @param {string} path - base Path
	* @param {Hono} app - other Hono instance
	* @returns {Hono} routed Hono instance
	*
	* @example
	* ```ts
	* const app = new Hono()
	* const app2 = new Hono()
	*
	* app2.get("/user", (c) => c.text("user"))
	* app.route("/api", app2) // GET /api/user
	* ```
	*/
	route(path, app) {
		const subApp = this.basePath(path);
		app.routes.map((r) => {
			let handler;
			if (app.errorHandler === errorHandler) handler = r.handler;
			else {
				handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
				handler[COMPOSED_HANDLER] = r.handler;
			}
			subApp.#addRoute(r.method, r.path, handler, r.basePath);
		});
		return this;
	}
	/**
	* `.basePath()` allows base paths to be specified.
	*
	* @see {@link https://hono.dev/docs/api/routing#base-path}
	*
	* @param {string} path - base Path
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* const api = new Hono().basePath('/api')
	* ```
	*/
	basePath(path) {
		const subApp = this.#clone();
		subApp._basePath = mergePath(this._basePath, path);
		return subApp;
	}
	/**
	* `.onError()` handles an error and returns a customized Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#error-handling}
	*
	* @param {ErrorHandler} handler - request Handler for error
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.onError((err, c) => {
	*   console.error(`${err}`)
	*   return c.text('Custom Error Message', 500)
	* })
	* ```
	*/
	onError = (handler) => {
		this.errorHandler = handler;
		return this;
	};
	/**
	* `.notFound()` allows you to customize a Not Found Response.
	*
	* @see {@link https://hono.dev/docs/api/hono#not-found}
	*
	* @param {NotFoundHandler} handler - request handler for not-found
	* @returns {Hono} changed Hono instance
	*
	* @example
	* ```ts
	* app.notFound((c) => {
	*   return c.text('Custom 404 Message', 404)
	* })
	* ```
	*/
	notFound = (handler) => {
		this.#notFoundHandler = handler;
		return this;
	};
	/**
	* `.mount()` allows you to mount applications built with other frameworks into your Hono application.
	*
	* @deprecated Use `mount()` from `hono/mount` instead. `.mount()` will be removed in v5.
	*
	* @see {@link https://hono.dev/docs/api/hono#mount}
	*
	* @param {string} path - base Path
	* @param {Function} applicationHandler - other Request Handler
	* @param {MountOptions} [options] - options of `.mount()`
	* @returns {Hono} mounted Hono instance
	* @throws {Error} If automatic request rewriting encounters duplicate path parameter names or an optional regular expression parameter.
	* @throws {HTTPException} With status 400 if automatic request rewriting cannot safely preserve the routed path.
	*
	* @example
	* ```ts
	* import { Router as IttyRouter } from 'itty-router'
	* import { Hono } from 'hono'
	* // Create itty-router application
	* const ittyRouter = IttyRouter()
	* // GET /itty-router/hello
	* ittyRouter.get('/hello', () => new Response('Hello from itty-router'))
	*
	* const app = new Hono()
	* app.mount('/itty-router', ittyRouter.handle)
	* ```
	*
	* @example
	* ```ts
	* const app = new Hono()
	* // Send the request to another application without modification.
	* app.mount('/app', anotherApp, {
	*   replaceRequest: (req) => req,
	* })
	* ```
	*/
	mount(path, applicationHandler, options) {
		let replaceRequest;
		let optionHandler;
		if (options) {
			if (typeof options === "function") optionHandler = options;
			else {
				optionHandler = options.optionHandler;
				if (options.replaceRequest === false) replaceRequest = (request) => request;
				else replaceRequest = options.replaceRequest;
			}
		}
		const getOptions = optionHandler ? (c) => {
			const options = optionHandler(c);
			return Array.isArray(options) ? options : [options];
		} : (c) => {
			let executionContext = void 0;
			try {
				executionContext = c.executionCtx;
			} catch {}
			return [c.env, executionContext];
		};
		const defaultReplaceRequest = (c) => {
			const mountedRoutePath = routePath(c);
			return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
		};
		const handler = async (c, next) => {
			const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
			if (res) return res;
			await next();
		};
		this.#addRoute("ALL", mergePath(path, "*"), handler);
		return this;
	}
	#addRoute(method, path, handler, baseRoutePath) {
		path = mergePath(this._basePath, path);
		const r = {
			basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
			path,
			method,
			handler
		};
		this.router.add(method, path, [handler, r]);
		this.routes.push(r);
	}
	#handleError(err, c) {
		if (err instanceof Error) return this.errorHandler(err, c);
		throw err;
	}
	#dispatch(request, executionCtx, env, method) {
		if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
		const path = this.getPath(request, { env });
		const matchResult = this.router.match(method, path);
		const c = new Context(request, {
			path,
			matchResult,
			env,
			executionCtx,
			notFoundHandler: this.#notFoundHandler
		});
		if (matchResult[0].length === 1) {
			let res;
			try {
				res = matchResult[0][0][0][0](c, async () => {
					c.res = await this.#notFoundHandler(c);
				});
			} catch (err) {
				return this.#handleError(err, c);
			}
			return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
		}
		const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
		return (async () => {
			try {
				const context = await composed(c);
				if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
				return context.res;
			} catch (err) {
				return this.#handleError(err, c);
			}
		})();
	}
	/**
	* `.fetch()` will be entry point of your app.
	*
	* @see {@link https://hono.dev/docs/api/hono#fetch}
	*
	* @param {Request} request - request Object of request
	* @param {Env} env - env Object
	* @param {ExecutionContext} executionCtx - context of execution
	* @returns {Response | Promise<Response>} response of request
	*
	*/
	fetch = (request, ...rest) => {
		return this.#dispatch(request, rest[1], rest[0], request.method);
	};
	/**
	* `.request()` is a useful method for testing.
	* You can pass a URL or pathname to send a GET request.
	* app will return a Response object.
	* ```ts
	* test('GET /hello is ok', async () => {
	*   const res = await app.request('/hello')
	*   expect(res.status).toBe(200)
	* })
	* ```
	* @see https://hono.dev/docs/api/hono#request
	*/
	request = (input, requestInit, Env, executionCtx) => {
		if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
		input = input.toString();
		return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
	};
	/**
	* `.fire()` automatically adds a global fetch event listener.
	* This can be useful for environments that adhere to the Service Worker API, such as non-ES module Cloudflare Workers.
	* @deprecated
	* Use `fire` from `hono/service-worker` instead.
	* ```ts
	* import { Hono } from 'hono'
	* import { fire } from 'hono/service-worker'
	*
	* const app = new Hono()
	* // ...
	* fire(app)
	* ```
	* @see https://hono.dev/docs/api/hono#fire
	* @see https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API
	* @see https://developers.cloudflare.com/workers/reference/migrate-to-module-workers/
	*/
	fire = () => {
		addEventListener("fetch", (event) => {
			event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
		});
	};
};

// node_modules/hono/dist/router/utils.js
const createNullObject = () => Object.create(null);

// node_modules/hono/dist/router/reg-exp-router/matcher.js
const emptyParam = [];
function match(method, path) {
	const matchers = this.buildAllMatchers();
	const match = ((method, path) => {
		const matcher = matchers[method] || matchers["ALL"];
		const staticMatch = matcher[2][path];
		if (staticMatch) return staticMatch;
		const match = path.match(matcher[0]);
		if (!match) return [[], emptyParam];
		const index = match.indexOf("", 1);
		return [matcher[1][index], match];
	});
	this.match = match;
	return match(method, path);
}

// node_modules/hono/dist/router/reg-exp-router/node.js
const LABEL_REG_EXP_STR = "[^/]+";
const ONLY_WILDCARD_REG_EXP_STR = "[^]*";
const TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
const PATH_ERROR = Symbol();
const regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
/**
* Sort order:
* 1. literal
* 2. special pattern (e.g. :label{[0-9]+})
* 3. common label pattern (e.g. :label)
* 4. wildcard
*/
function compareKey(a, b) {
	if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
	if (b.length === 1) return 1;
	if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
	else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
	if (a === "[^/]+") return 1;
	else if (b === "[^/]+") return -1;
	return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node$1 = class Node {
	#index;
	#varIndex;
	#children = createNullObject();
	insert(tokens, index, paramMap, context, keys) {
		let node = this;
		for (let i = 0, len = tokens.length; i < len; i++) {
			const token = tokens[i];
			const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
				"",
				"",
				ONLY_WILDCARD_REG_EXP_STR
			] : [
				"",
				"",
				LABEL_REG_EXP_STR
			] : null : token === "/*" ? [
				"",
				"",
				TAIL_WILDCARD_REG_EXP_STR
			] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
			let nextNode;
			if (pattern) {
				const name = pattern[1];
				let regexpStr = pattern[2] || "[^/]+";
				if (name && pattern[2]) {
					if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
					regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
					if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
					if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
				}
				keys.push(regexpStr);
				nextNode = node.#children[regexpStr];
				if (!nextNode) {
					if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
						for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					}
					nextNode = node.#children[regexpStr] = new Node();
				}
				if (name !== "") {
					nextNode.#varIndex ??= context.varIndex++;
					paramMap.push([name, nextNode.#varIndex]);
				}
			} else {
				keys.push(token);
				nextNode = node.#children[token];
				if (!nextNode) {
					for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
					nextNode = node.#children[token] = new Node();
				}
			}
			node = nextNode;
		}
		if (node.#index !== void 0) throw PATH_ERROR;
		node.#index = index;
	}
	buildRegExpStr() {
		const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
			const c = this.#children[k];
			const childStr = c.buildRegExpStr();
			return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
		}).filter(Boolean);
		if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
		if (strList.length === 0) return "";
		if (strList.length === 1) return strList[0];
		return "(?:" + strList.join("|") + ")";
	}
};

// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
	#context = { varIndex: 0 };
	#root = new Node$1();
	#index = 0;
	paths = createNullObject();
	insert(path, isStatic) {
		const keys = [];
		if (isStatic) {
			this.#root.insert(path.split(""), -1, [], this.#context, keys);
			this.paths[path] = [
				-1,
				[],
				keys
			];
			return;
		}
		const paramAssoc = [];
		const groups = [];
		let markedPath = path;
		for (let i = 0;;) {
			let replaced = false;
			markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
				const mark = `@\\${i}`;
				groups[i] = [mark, m];
				i++;
				replaced = true;
				return mark;
			});
			if (!replaced) break;
		}
		/**
		*  - pattern (:label, :label{0-9]+}, ...)
		*  - /* wildcard
		*  - character
		*/
		const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
		for (let i = groups.length - 1; i >= 0; i--) {
			const [mark] = groups[i];
			for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
				tokens[j] = tokens[j].replace(mark, groups[i][1]);
				break;
			}
		}
		this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
		this.paths[path] = [
			this.#index++,
			paramAssoc,
			keys
		];
	}
	buildRegExp() {
		let regexp = this.#root.buildRegExpStr();
		if (regexp === "") return [
			/^$/,
			[],
			[]
		];
		let captureIndex = 0;
		const indexReplacementMap = [];
		const paramReplacementMap = [];
		regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
			if (handlerIndex !== void 0) {
				indexReplacementMap[++captureIndex] = Number(handlerIndex);
				return "$()";
			}
			if (paramIndex !== void 0) {
				paramReplacementMap[Number(paramIndex)] = ++captureIndex;
				return "";
			}
			return "";
		});
		return [
			new RegExp(`^${regexp}`),
			indexReplacementMap,
			paramReplacementMap
		];
	}
};

// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
	const tail = keys[keys.length - 1];
	return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
	const last = wildcard.length - 1;
	for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
	return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
	name = "RegExpRouter";
	#handlers;
	#tries;
	constructor() {
		this.#handlers = { ["ALL"]: [] };
		this.#tries = { ["ALL"]: new Trie() };
	}
	#insertPath(method, path) {
		try {
			this.#tries[method].insert(path, !/\*|\/:/.test(path));
		} catch (e) {
			throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
		}
	}
	add(method, path, handler) {
		const handlers = this.#handlers;
		if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		const tries = this.#tries;
		if (!handlers[method]) {
			tries[method] = new Trie();
			handlers[method] = [...handlers["ALL"]];
			for (const p in tries["ALL"].paths) this.#insertPath(method, p);
		}
		if (path === "/*") path = "*";
		const methods = method === "ALL" ? Object.keys(handlers) : [method];
		const paths = checkOptionalParameter(path) || [path];
		for (const path of paths) for (const m of methods) {
			if (!tries[m].paths[path]) this.#insertPath(m, path);
			handlers[m].push([handler, path]);
		}
	}
	match = match;
	buildAllMatchers() {
		const matchers = createNullObject();
		for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
		this.#handlers = this.#tries = void 0;
		return matchers;
	}
	#buildMatcher(method) {
		const handlers = this.#handlers[method];
		const trie = this.#tries[method];
		const staticMap = createNullObject();
		const handlerData = [];
		const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
		const own = createNullObject();
		const entries = handlers.map(([h, p], i) => {
			(own[p] ??= []).push(i);
			return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
				map[key] = paramReplacementMap[varIndex];
				return map;
			}, createNullObject())];
		});
		const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
		for (const path in trie.paths) {
			const [index, , keys] = trie.paths[path];
			const indexes = [...own[path]];
			for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
			const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
			if (index === -1) {
				const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
				staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
			} else handlerData[index] = data;
		}
		return [
			regexp,
			indexReplacementMap.map((i) => handlerData[i]),
			staticMap
		];
	}
};

// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
	name = "SmartRouter";
	#routers = [];
	#routes = [];
	constructor(init) {
		this.#routers = init.routers;
	}
	add(method, path, handler) {
		if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
		this.#routes.push([
			method,
			path,
			handler
		]);
	}
	match(method, path) {
		if (!this.#routes) throw new Error("Fatal error");
		const routers = this.#routers;
		const routes = this.#routes;
		const len = routers.length;
		let i = 0;
		let res;
		for (; i < len; i++) {
			const router = routers[i];
			try {
				for (let i = 0, len = routes.length; i < len; i++) router.add(...routes[i]);
				res = router.match(method, path);
			} catch (e) {
				if (e instanceof UnsupportedPathError) continue;
				throw e;
			}
			this.match = router.match.bind(router);
			this.#routers = [router];
			this.#routes = void 0;
			break;
		}
		if (i === len) throw new Error("Fatal error");
		this.name = `SmartRouter + ${this.activeRouter.name}`;
		return res;
	}
	get activeRouter() {
		if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
		return this.#routers[0];
	}
};

// node_modules/hono/dist/router/trie-router/node.js
const emptyParams = createNullObject();
let order = 0;
var Node = class Node {
	#methods = [];
	#children = createNullObject();
	#patterns = [];
	#pattern;
	#params = emptyParams;
	insert(method, path, handler) {
		let curNode = this;
		const parts = splitRoutingPath(path);
		const possibleKeys = /* @__PURE__ */ new Set();
		let i = 0;
		for (const p of parts) {
			const nextP = parts[++i];
			const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
			const isParam = Array.isArray(pattern);
			const key = isParam ? pattern[0] : pattern || p;
			const child = curNode.#children[key] ||= new Node();
			if (pattern && !child.#pattern) {
				child.#pattern = pattern;
				curNode.#patterns.push(child);
			}
			curNode = child;
			if (isParam) possibleKeys.add(pattern[1]);
		}
		curNode.#methods.push({ [method]: {
			handler,
			possibleKeys: [...possibleKeys],
			score: ++order
		} });
	}
	#pushHandlerSets(handlerSets, node, method, nodeParams, params) {
		for (let i = 0, len = node.#methods.length; i < len; i++) {
			const m = node.#methods[i];
			const handlerSet = m[method] || m["ALL"];
			if (handlerSet) {
				handlerSet.params = createNullObject();
				handlerSets.push(handlerSet);
				for (let i = 0, len = handlerSet.possibleKeys.length; i < len; i++) {
					const key = handlerSet.possibleKeys[i];
					handlerSet.params[key] = params?.[key] && !i ? params[key] : nodeParams[key] ?? params?.[key];
				}
			}
		}
	}
	search(method, path) {
		const handlerSets = [];
		this.#params = emptyParams;
		let curNodes = [this];
		const parts = splitPath(path);
		const curNodesQueue = [];
		const len = parts.length;
		let partOffsets = null;
		for (let i = 0; i < len; i++) {
			const part = parts[i];
			const isLast = i === len - 1;
			const tempNodes = [];
			for (let j = 0, len2 = curNodes.length; j < len2; j++) {
				const node = curNodes[j];
				const nextNode = node.#children[part];
				if (nextNode) {
					nextNode.#params = node.#params;
					if (isLast) {
						if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
						this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
					} else tempNodes.push(nextNode);
				}
				for (const child of node.#patterns) {
					const pattern = child.#pattern;
					const params = node.#params === emptyParams ? {} : { ...node.#params };
					if (typeof pattern === "string") {
						if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
							this.#pushHandlerSets(handlerSets, child, method, node.#params);
							if (pattern === "*") {
								child.#params = params;
								tempNodes.push(child);
							}
						}
						continue;
					}
					const [, name, matcher] = pattern;
					if (!part && matcher === true) continue;
					if (matcher !== true) {
						if (!partOffsets) {
							partOffsets = [];
							let offset = path[0] === "/" ? 1 : 0;
							for (let p = 0; p < len; p++) {
								partOffsets[p] = offset;
								offset += parts[p].length + 1;
							}
						}
						const restPathString = path.slice(partOffsets[i]);
						const m = matcher.exec(restPathString);
						if (m) {
							if (!Object.hasOwn(params, name)) params[name] = m[0];
							this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
							if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
							for (const _ in child.#children) {
								child.#params = params;
								const componentCount = m[0].match(/\//g)?.length ?? 0;
								(curNodesQueue[componentCount] ||= []).push(child);
								break;
							}
							continue;
						}
					}
					if (matcher === true || matcher.test(part)) {
						if (!Object.hasOwn(params, name)) params[name] = part;
						if (isLast) {
							this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
							if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
						} else {
							child.#params = params;
							tempNodes.push(child);
						}
					}
				}
			}
			const shifted = curNodesQueue.shift();
			curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
		}
		if (handlerSets[1]) handlerSets.sort((a, b) => {
			return a.score - b.score;
		});
		return [handlerSets.map(({ handler, params }) => [handler, params])];
	}
};

// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
	name = "TrieRouter";
	#node = new Node();
	add(method, path, handler) {
		for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
	}
	match(method, path) {
		return this.#node.search(method, path);
	}
};

// node_modules/hono/dist/hono.js
/**
* The Hono class extends the functionality of the HonoBase class.
* It sets up routing and allows for custom options to be passed.
*
* @template E - The environment type.
* @template S - The schema type.
* @template BasePath - The base path type.
*/
var Hono = class extends Hono$1 {
	/**
	* Creates an instance of the Hono class.
	*
	* @param options - Optional configuration options for the Hono instance.
	*/
	constructor(options = {}) {
		super(options);
		this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
	}
};

// node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
const X_ALREADY_SENT = "x-hono-already-sent";

// node_modules/@hono/node-server/dist/utils/response.mjs
const RESPONSE_ALREADY_SENT = new Response(null, { headers: { [X_ALREADY_SENT]: "true" } });

// src/emulator/store/disk-problems.ts
/** Codes of the system, and names of SQLite's codes. */
const PROBLEMS = {
	EACCES: "the emulator may not write there",
	EDQUOT: "the disk quota is used up",
	EEXIST: "a part of the path is a file",
	EIO: "the disk failed",
	ENAMETOOLONG: "the name is too long",
	ENOENT: "there is no such folder, and none can be created",
	ENOSPC: "the disk is full",
	ENOTDIR: "a part of the path is a file",
	EPERM: "the emulator may not write there",
	EROFS: "it is read-only",
	SQLITE_READONLY: "it is read-only",
	SQLITE_IOERR: "the disk failed",
	SQLITE_CORRUPT: "it is damaged",
	SQLITE_FULL: "the disk is full",
	SQLITE_NOTADB: "it is damaged"
};
/** The primary result codes of SQLite ("Result and Error Codes"). */
const SQLITE_CODES = {
	5: "SQLITE_BUSY",
	8: "SQLITE_READONLY",
	10: "SQLITE_IOERR",
	11: "SQLITE_CORRUPT",
	13: "SQLITE_FULL",
	26: "SQLITE_NOTADB"
};
/** The code of an error of the system or of SQLite, such as `ENOSPC` or `SQLITE_FULL`. */
function codeOf(error) {
	if (error instanceof Error && "errcode" in error) return SQLITE_CODES[Number(error.errcode) & 255];
	return errorCode(error);
}
/** What is wrong with the disk, as the end of a sentence; `undefined` for other errors. */
function diskProblem(error) {
	const code = codeOf(error) ?? "";
	return PROBLEMS[code] === void 0 ? void 0 : `${PROBLEMS[code]} (${code})`;
}
function isDiskFull(error) {
	return [
		"ENOSPC",
		"EDQUOT",
		"SQLITE_FULL"
	].includes(codeOf(error) ?? "");
}

// src/emulator/http/request-body.ts
/**
* Reads request bodies without destroying the request when reading stops early: destroying it would close the
* connection before an error response could be sent.
*/
var RequestBodies = class {
	#timeoutMs;
	#aborts = /* @__PURE__ */ new WeakMap();
	#aborted = /* @__PURE__ */ new WeakSet();
	/** @param timeoutMs The time for each {@link MIN_PROGRESS_BYTES} of a body, and for its rest. */
	constructor(timeoutMs) {
		this.#timeoutMs = timeoutMs;
	}
	/**
	* Passes each chunk of the body to `onChunk` and resolves at the end of the body.
	*
	* @param onChunk Returns `false` to stop early; the rest of the body stays unread.
	* @throws {IncompleteBodyError} if the connection ended first; {@link SlowBodyError} if the body is too slow; or the error
	*   that `onChunk` throws.
	*/
	read(incoming, onChunk) {
		return new Promise((resolve, reject) => {
			const stop = () => {
				clearTimeout(timer);
				incoming.off("data", onData).pause();
			};
			const fail = (error) => {
				stop();
				reject(error);
			};
			const abort = () => fail(new IncompleteBodyError());
			const timer = setTimeout(() => fail(new SlowBodyError()), this.#timeoutMs);
			let progress = 0;
			const onData = (chunk) => {
				progress += chunk.byteLength;
				if (progress >= MIN_PROGRESS_BYTES) {
					progress = 0;
					timer.refresh();
				}
				try {
					if (onChunk(chunk)) return;
					resolve();
				} catch (error) {
					reject(error);
				}
				stop();
			};
			if (incoming.destroyed || this.#aborted.has(incoming.socket)) return abort();
			const end = () => {
				clearTimeout(timer);
				resolve();
			};
			incoming.once("end", end).once("close", abort).on("data", onData);
			this.#aborts.set(incoming.socket, abort);
		});
	}
	/** Makes the current and any later read from `socket` fail with {@link IncompleteBodyError}. */
	abort(socket) {
		this.#aborted.add(socket);
		this.#aborts.get(socket)?.();
	}
};
/** A request body that ended before all of its declared bytes had arrived. */
var IncompleteBodyError = class extends Error {
	name = "IncompleteBodyError";
	constructor() {
		super("The connection ended before the whole body had arrived");
	}
};
/** Fewer bytes do not count as progress: a client must not hold a connection by a byte now and then. */
const MIN_PROGRESS_BYTES = 1024;
/** A request body that did not arrive in time. */
var SlowBodyError = class extends Error {
	name = "SlowBodyError";
};
/** Maximum body of an API request: 1 MiB. */
const MAX_PAYLOAD_BYTES = 1048576;
/** Maximum nesting of an API request's JSON, so that recursive code does not overflow the stack. */
const MAX_PAYLOAD_DEPTH = 100;
/**
* Reads at most {@link MAX_PAYLOAD_BYTES} of a body and leaves the rest unread.
*
* @param onBytes Called with the length of each chunk.
*/
async function readApiPayload(incoming, bodies, onBytes) {
	const chunks = [];
	let size = 0;
	try {
		await bodies.read(incoming, (chunk) => {
			size += chunk.byteLength;
			onBytes(chunk.byteLength);
			chunks.push(chunk);
			return size <= MAX_PAYLOAD_BYTES;
		});
	} catch (error) {
		if (error instanceof IncompleteBodyError) return { kind: "incomplete" };
		throw error;
	}
	return size > 1048576 ? { kind: "too-large" } : parsePayload(Buffer.concat(chunks));
}
function parsePayload(bytes) {
	try {
		const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
		return isTooDeep(value) ? { kind: "too-deep" } : {
			kind: "json",
			value
		};
	} catch {
		return { kind: "malformed" };
	}
}
function isTooDeep(value) {
	let level = containersIn([value]);
	for (let depth = 1; depth <= 100; depth += 1) {
		if (level.length === 0) return false;
		level = level.flatMap((container) => containersIn(Object.values(container)));
	}
	return level.length > 0;
}
function containersIn(values) {
	return values.filter((value) => typeof value === "object" && value !== null);
}

// src/emulator/http/errors.ts
var ResponseError = class extends Error {
	status;
	code;
	headers;
	constructor(status, code, message, headers = {}) {
		super(message);
		this.status = status;
		this.code = code;
		this.headers = headers;
	}
};
/** An error response of the API, thrown by routes and middleware. */
var ApiError = class extends ResponseError {
	name = "ApiError";
	/** @param error The `error` of the body. Default: the standard reason phrase of `status`. */
	constructor(status, message, headers = {}, error = reason(status)) {
		super(status, error, message, headers);
	}
};
/** An error response of the storage, thrown by its route. `code` is S3's, such as `SignatureDoesNotMatch`. */
var StorageError = class extends ResponseError {
	name = "StorageError";
};
/**
* Converts a thrown error to a response: JSON of service spec part 7 from the API, XML from the storage. The journal gets its
* message.
*/
function errorResponse(error, c, journal) {
	if (!(error instanceof ResponseError)) return errorResponse(c.req.path.startsWith("/storage/") ? storageError(error) : apiError(error), c, journal);
	const { status, code, message, headers } = error;
	const entry = c.get("entry");
	if (entry !== void 0) journal.setReason(entry, message);
	if (error instanceof ApiError) return c.json(errorBody(status, message, code), status, { ...headers });
	return c.body(storageErrorXml(code, message), status, {
		...headers,
		"Content-Type": "application/xml"
	});
}
const CLOSE = { Connection: "close" };
function storageError(error) {
	if (error instanceof SlowBodyError) return new StorageError(400, "RequestTimeout", "Your socket connection to the server was not read from or written to within the timeout period. Idle connections will be closed.", CLOSE);
	if (isDiskFull(error)) return new StorageError(507, "InsufficientStorage", DISK_FULL);
	return new StorageError(500, "InternalError", internalMessage(error));
}
function apiError(error) {
	if (error instanceof SlowBodyError) return new ApiError(408, "The body did not arrive in time", CLOSE);
	if (isDiskFull(error)) return new ApiError(507, DISK_FULL);
	return new ApiError(500, internalMessage(error));
}
const DISK_FULL = "The emulator's disk is full, so nothing was stored";
function internalMessage(error) {
	const problem = diskProblem(error);
	return problem === void 0 ? error.message : `The emulator can't use its data folder: ${problem}`;
}
/** The error body of service spec part 7. */
function errorBody(statusCode, message, error = reason(statusCode)) {
	return {
		statusCode,
		error,
		message
	};
}
function reason(status) {
	return STATUS_CODES[status] ?? "";
}
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&apos;"
};
/** An error document of S3 ("Error responses" in its API reference). Escapes any text. */
function storageErrorXml(code, message) {
	return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${escapeXml(code)}</Code><Message>${escapeXml(message)}</Message></Error>`;
}
function escapeXml(text) {
	return text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "�").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
/** Responds with 405 and `Allow` (RFC 9110 section 15.5.6). Register it after the allowed methods. */
function methodNotAllowed(allow) {
	return (c) => {
		throw new ApiError(405, `${c.req.method} is not allowed here, only ${allow}`, { Allow: allow });
	};
}

// node_modules/limiter/dist/esm/RequestQueue.js
/** Serialize waiting requests so a backlog needs only one active timer. */
var RequestQueue = class {
	tail;
	run(request) {
		const result = this.tail ? this.tail.then(request) : request();
		const tail = result.then(() => void 0, () => void 0);
		this.tail = tail;
		tail.then(() => {
			if (this.tail === tail) this.tail = void 0;
		});
		return result;
	}
};

// node_modules/limiter/dist/esm/clock.js
function getMilliseconds() {
	return performance.now();
}
function wait(ms) {
	return new Promise((resolve) => setTimeout(resolve, Math.min(2147483647, Math.max(1, Math.ceil(ms)))));
}

// node_modules/limiter/dist/esm/TokenBucket.js
/**
* A hierarchical token bucket for rate limiting. See
* http://en.wikipedia.org/wiki/Token_bucket for more information.
*
* @param options
* @param options.bucketSize Maximum number of tokens to hold in the bucket.
*  Also known as the burst rate.
* @param options.tokensPerInterval Number of tokens to drip into the bucket
*  over the course of one interval.
* @param options.interval The interval length in milliseconds, or as
*  one of the following strings: 'second', 'minute', 'hour', day'.
* @param options.parentBucket Optional. A token bucket that will act as
*  the parent of this bucket.
*/
var TokenBucket = class {
	requests = new RequestQueue();
	bucketSize;
	tokensPerInterval;
	interval;
	parentBucket;
	content;
	lastDrip;
	constructor({ bucketSize, tokensPerInterval, interval, parentBucket }) {
		validateTokens(bucketSize, "bucketSize");
		validateTokens(tokensPerInterval, "tokensPerInterval");
		this.bucketSize = bucketSize;
		this.tokensPerInterval = tokensPerInterval;
		if (typeof interval === "string") switch (interval) {
			case "sec":
			case "second":
				this.interval = 1e3;
				break;
			case "min":
			case "minute":
				this.interval = 6e4;
				break;
			case "hr":
			case "hour":
				this.interval = 36e5;
				break;
			case "day":
				this.interval = 864e5;
				break;
			default: throw new Error("Invalid interval " + interval);
		}
		else this.interval = interval;
		if (!Number.isFinite(this.interval) || this.interval <= 0) throw new RangeError("interval must be a finite positive number of milliseconds");
		this.parentBucket = parentBucket;
		this.content = 0;
		this.lastDrip = getMilliseconds();
	}
	/**
	* Remove the requested number of tokens. If the bucket (and any parent
	* buckets) contains enough tokens this will happen immediately. Otherwise,
	* the removal will happen when enough tokens become available.
	* @param count The number of tokens to remove.
	* @returns A promise for the remainingTokens count.
	*/
	async removeTokens(count) {
		validateTokens(count, "count");
		this.getWaitTime(count);
		return this.requests.run(async () => {
			while (true) {
				if (this.tryRemoveTokens(count)) return this.remainingTokens();
				await wait(Math.max(1, this.getWaitTime(count)));
			}
		});
	}
	/** Return the wait required by this bucket and all of its ancestors. */
	getWaitTime(count) {
		validateTokens(count, "count");
		let delay = 0;
		for (const bucket of hierarchy(this)) {
			if (count > bucket.bucketSize) throw new RangeError(`Requested tokens ${count} exceeds bucket size ${bucket.bucketSize}`);
			bucket.drip();
			if (count > bucket.content) delay = Math.max(delay, Math.ceil((count - bucket.content) / (bucket.tokensPerInterval / bucket.interval)));
		}
		return delay;
	}
	remainingTokens() {
		if (!this.parentBucket) return this.bucketSize === 0 ? Number.POSITIVE_INFINITY : this.content;
		let remaining = Number.POSITIVE_INFINITY;
		for (const bucket of hierarchy(this)) remaining = Math.min(remaining, bucket.content);
		return remaining;
	}
	/**
	* Attempt to remove the requested number of tokens and return immediately.
	* If the bucket (and any parent buckets) contains enough tokens this will
	* return true, otherwise false is returned.
	* @param {Number} count The number of tokens to remove.
	* @param {Boolean} True if the tokens were successfully removed, otherwise
	*  false.
	*/
	tryRemoveTokens(count) {
		validateTokens(count, "count");
		if (this.bucketSize === 0) return true;
		if (!this.parentBucket) {
			if (count > this.bucketSize) return false;
			this.drip();
			if (count > this.content) return false;
			this.content -= count;
			return true;
		}
		const buckets = hierarchy(this);
		for (const bucket of buckets) {
			if (count > bucket.bucketSize) return false;
			bucket.drip();
			if (count > bucket.content) return false;
		}
		for (const bucket of buckets) bucket.content -= count;
		return true;
	}
	/**
	* Add any new tokens to the bucket since the last drip.
	* @returns {Boolean} True if new tokens were added, otherwise false.
	*/
	drip() {
		if (this.tokensPerInterval === 0) {
			const prevContent = this.content;
			this.content = this.bucketSize;
			return this.content > prevContent;
		}
		const now = getMilliseconds();
		const deltaMS = Math.max(now - this.lastDrip, 0);
		this.lastDrip = now;
		const rate = this.tokensPerInterval / this.interval;
		const dripAmount = Number.isFinite(rate) ? deltaMS * rate : deltaMS * this.tokensPerInterval / this.interval;
		const prevContent = this.content;
		this.content = Math.min(this.content + dripAmount, this.bucketSize);
		return Math.floor(this.content) > Math.floor(prevContent);
	}
};
function validateTokens(value, name) {
	if (!Number.isFinite(value) || value < 0 || value > Number.MAX_SAFE_INTEGER) throw new RangeError(`${name} must be a finite non-negative number no greater than Number.MAX_SAFE_INTEGER`);
}
function hierarchy(start) {
	const buckets = [];
	const visited = /* @__PURE__ */ new Set();
	for (let bucket = start; bucket && bucket.bucketSize !== 0; bucket = bucket.parentBucket) {
		if (visited.has(bucket)) throw new Error("Circular parentBucket hierarchy");
		visited.add(bucket);
		buckets.push(bucket);
	}
	return buckets;
}

// src/emulator/middleware/rate-limit.ts
/**
* Responds with 429 when the token bucket, shared by all clients, is empty. Service spec parts 7 and 8 show neither the
* limit nor its headers.
*
* @throws {RangeError} for a rate that is not above 0.
*/
function limitRate(settings) {
	const { rateLimit, rateLimitBurst } = settings;
	if (!(rateLimit > 0)) throw new RangeError("rateLimit must be above 0");
	const bucket = new TokenBucket({
		bucketSize: Math.max(1, rateLimitBurst),
		tokensPerInterval: rateLimit,
		interval: "second"
	});
	bucket.content = bucket.bucketSize;
	return async (_, next) => {
		if (!bucket.tryRemoveTokens(1)) {
			const headers = retryAfterHeaders(settings, Math.max(1, bucket.getWaitTime(1)));
			throw new ApiError(429, `More than ${rateLimit} requests per second; try again after a delay`, headers);
		}
		await next();
	};
}
/**
* `Retry-After` (RFC 9110 section 10.2.3), if any, for a wait of `waitMs` milliseconds. Both forms count whole seconds and
* are rounded up, so that a client that follows them is never too early.
*/
function retryAfterHeaders({ retryAfter, now }, waitMs) {
	switch (retryAfter) {
		case "none": return {};
		case "seconds": return { "Retry-After": String(Math.ceil(waitMs / 1e3)) };
		case "date": return { "Retry-After": (/* @__PURE__ */ new Date(Math.ceil((now() + waitMs) / 1e3) * 1e3)).toUTCString() };
	}
}

// src/emulator/faults/inject.ts
/**
* Injects the fault of each request: decides whether the request is handled, and throws the error response of `429`,
* `5xx` and `expired`. {@link breakResponse} does the other faults.
*/
function injectFaults({ selector, bodies, ...settings }, targetOf) {
	return async (c, next) => {
		const entry = c.get("entry");
		const target = targetOf(entry);
		const fault = selector.select(target);
		if (fault === void 0) return next();
		entry.fault = {
			name: fault.name,
			when: fault.when
		};
		const error = faultError(fault, target.side, settings);
		if (error === void 0) c.set("connectionFault", fault);
		if (fault.when === "after") await next();
		if (error !== void 0) {
			c.res = void 0;
			throw error;
		}
		if (fault.when === "after") return void 0;
		if (fault.when === "during") {
			const maxBytes = fault.share * Number(entry.headers["content-length"]);
			await bodies.read(c.env.incoming, (chunk) => {
				entry.bodyBytes += chunk.byteLength;
				return entry.bodyBytes < maxBytes;
			});
		}
		return target.side === "api" ? c.json({ status: "queued" }) : c.body(null);
	};
}
/** The shortest wait: `Retry-After` rounds it up to 1 s. */
const WAIT_MS = 1;
/** With the codes of S3 for 500 and 503 ("Error responses" in its API reference), and codes in their style. */
const SERVER_ERRORS = [
	[500, "InternalError"],
	[502, "BadGateway"],
	[503, "ServiceUnavailable"],
	[504, "GatewayTimeout"]
];
const FAULT_MESSAGE = "The emulator injected this fault";
/**
* The error response of `429`, `5xx` and `expired`; `undefined` for the other faults. Like a 429, a 503 has
* `Retry-After`, but only if the request was not handled.
*/
function faultError({ name, when, share }, side, settings) {
	if (name === "expired") return new StorageError(403, "AccessDenied", "Request has expired");
	const retryAfter = retryAfterHeaders(settings, WAIT_MS);
	if (name === "429") return side === "api" ? new ApiError(429, "Try again after a delay", retryAfter) : new StorageError(429, "SlowDown", "Please reduce your request rate.", retryAfter);
	if (name !== "5xx") return void 0;
	const [status, code] = SERVER_ERRORS[Math.floor(share * SERVER_ERRORS.length)] ?? SERVER_ERRORS[0];
	const headers = status === 503 && when === "before" ? retryAfter : {};
	return side === "api" ? new ApiError(status, FAULT_MESSAGE, headers) : new StorageError(status, code, FAULT_MESSAGE, headers);
}
/**
* Breaks the response of a request with the fault `reset`, `reset-body`, `stall` or `truncate`. Must be the outermost
* middleware, since it decides the status in the journal.
*/
const breakResponse = async (c, next) => {
	await next();
	const fault = c.get("connectionFault");
	if (fault === void 0) return;
	c.get("entry").status = await breakConnection(c, fault);
	c.res = RESPONSE_ALREADY_SENT;
};
/** Resolves with the status that was sent, if any. */
async function breakConnection(c, { name, when, share }) {
	const { incoming, outgoing } = c.env;
	const { socket } = incoming;
	if (name === "stall") {
		if (when !== "during") incoming.resume();
		await closed(socket);
		return;
	}
	if (name === "reset") {
		socket.resetAndDestroy();
		return;
	}
	await sendPart(outgoing, c.res, share);
	if (name === "reset-body") socket.resetAndDestroy();
	else {
		incoming.resume();
		socket.end();
	}
	return c.res.status;
}
/** Resolves when the client closes at least its half of the connection. `node:http` would wait for the whole body. */
function closed(socket) {
	return new Promise((resolve) => {
		if (socket.closed) return resolve();
		socket.once("close", () => resolve());
		if (socket.readableEnded) socket.destroy();
		else socket.once("end", () => socket.destroy());
	});
}
/** Sends the headers with a `Content-Length` that is 1 byte too large, and a share of the body from 0 % to 100 %. */
async function sendPart(outgoing, response, share) {
	const body = Buffer.from(await response.arrayBuffer());
	const length = body.byteLength + 1;
	const part = body.subarray(0, Math.floor(share * length));
	outgoing.writeHead(response.status, {
		...Object.fromEntries(response.headers),
		"content-length": length
	});
	const { socket } = outgoing;
	if (socket === null || socket.destroyed) return;
	await new Promise((resolve) => {
		socket.once("close", () => resolve());
		outgoing.write(part, () => resolve());
	});
}
/** The subject of an API request: path, query and JSON. */
function apiTarget({ method, path, query, body }) {
	return {
		side: "api",
		method,
		subject: JSON.stringify([
			path,
			query,
			body
		]),
		hasBody: false
	};
}
/** The subject of a storage request: the file name, since the id before it is random. */
function storageTarget({ method, path, headers }) {
	return {
		side: "storage",
		method,
		subject: path.slice(path.lastIndexOf("/") + 1),
		hasBody: Number(headers["content-length"] ?? 0) > 0
	};
}

// src/emulator/middleware/auth.ts
const REASONS = {
	unknown: "The token is invalid",
	expired: "The token has expired",
	revoked: "The token has been revoked"
};
/**
* Requires a valid `Authorization: Bearer` token (service spec part 5). The name of the scheme is case-insensitive, RFC
* 9110 section 11.1.
*/
function authenticate(tokens, now) {
	return async (c, next) => {
		const [authorization = "", ...others] = c.env.incoming.headersDistinct["authorization"] ?? [];
		if (others.length > 0) throw unauthorized("The bearer token must be sent once");
		const name = /^bearer +(\S+)$/i.exec(authorization)?.[1];
		if (name === void 0) throw unauthorized("The bearer token is missing");
		const result = tokens.check(name, now());
		if (result.kind !== "valid") throw unauthorized(REASONS[result.kind]);
		c.set("token", result.token);
		await next();
	};
}
function unauthorized(message) {
	return new ApiError(401, message, { "WWW-Authenticate": "Bearer" });
}
/** Rejects requests that the token does not allow, with one of the two 403 bodies of service spec part 7. */
var Permissions = class {
	#form;
	constructor(form) {
		this.#form = form;
	}
	requireScope(scope) {
		return async (c, next) => {
			if (!c.get("token").scopes.has(scope)) throw this.#forbidden(this.#form === "a" ? `Token does not have the required scope: ${scope}` : `Insufficient permissions. Required: ${scope}`);
			await next();
		};
	}
	/**
	* A token belongs to exactly one organization. Service spec part 2 does not show the error for another one.
	*
	* @throws {ApiError} 403 if `organizationId` is another one.
	*/
	requireOwnOrganization(token, organizationId) {
		if (token.organizationId === organizationId) return;
		throw this.#forbidden(`Token does not belong to organization ${organizationId}`);
	}
	#forbidden(message) {
		return new ApiError(403, message, {}, this.#form === "a" ? "INSUFFICIENT_PERMISSIONS" : "Forbidden");
	}
};

// builtin:node:stream
const builtin$7 = process.getBuiltinModule("node:stream");
const Readable = builtin$7.Readable;

// src/support/format.ts
/** Formats a number with commas: `1,234`, `0.5`. Not with `Intl`, which takes 40 ms to load. */
function formatNumber(value) {
	const [whole = "", fraction] = String(value).split(".");
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
	return fraction === void 0 ? grouped : `${grouped}.${fraction}`;
}
const UNITS$1 = [
	"KiB",
	"MiB",
	"GiB",
	"TiB"
];
/** Formats a size in powers of 1,024: `512 B`, `1.5 KiB`, `20 MiB`. */
function formatBytes(bytes) {
	let value = bytes;
	let unit = "B";
	for (const larger of UNITS$1) {
		if (value < 1024) break;
		value /= 1024;
		unit = larger;
	}
	return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${unit}`;
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
/** Percent-encodes all but the unreserved characters of RFC 3986, as signatures of AWS do. `encodeURIComponent` leaves `!'()*`. */
function percentEncode(text) {
	return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function escapeCharacter(character) {
	if (character === "	") return " ";
	return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

// src/emulator/page/file-kind.ts
/** The image types that browsers show. */
const IMAGE = /^image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/;
const TEXT = /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|application\/(?:javascript|yaml|toml))$/;
function fileKind(contentType) {
	const essence = essenceOf(contentType);
	if (IMAGE.test(essence)) return "image";
	if (essence.startsWith("audio/")) return "audio";
	if (essence.startsWith("video/")) return "video";
	if (essence === "text/html") return "page";
	return TEXT.test(essence) ? "text" : "other";
}
/** A content type without its parameters, in lower case. */
function essenceOf(contentType) {
	return contentType.replace(/;.*$/s, "").trim().toLowerCase();
}
/** The path of a playable page. It ends with the file's name, so that relative URLs lead to files uploaded beside it. */
function playPath(assetId, fileName) {
	return `/play/${assetId}/${normalName(fileName).split("/").map(encodeURIComponent).join("/")}`;
}
/** Removes the path segments that browsers resolve: empty, `.` and `..`. */
function normalName(fileName) {
	return fileName.split(/[/\\]/).filter((segment) => ![
		"",
		".",
		".."
	].includes(segment)).join("/");
}

// src/emulator/page/files.ts
/** For untrusted files: no scripts, no requests to other origins, no frames on other sites. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** `/files/:assetId`: a file to show or save. A page is shown as text; `/play` runs it. */
function fileRoute({ assets, data }) {
	return (c) => {
		const asset = findFile(assets, c.req.param("assetId") ?? "");
		const kind = fileKind(asset.contentType);
		const headers = {
			"Content-Security-Policy": `${kind === "audio" || kind === "video" ? "sandbox allow-same-origin" : "sandbox"}; ${POLICY}`,
			"Cross-Origin-Resource-Policy": "same-origin",
			...typeHeaders(kind, asset)
		};
		return sendFile(c, data.filePath(asset.assetId), headers);
	};
}
/** The content type is untrusted: only harmless ones are sent unchanged. */
function typeHeaders(kind, { contentType, fileName }) {
	if (kind === "page" || kind === "text") return { "Content-Type": "text/plain; charset=utf-8" };
	if (kind !== "other") return { "Content-Type": essenceOf(contentType) };
	const baseName = fileName.split(/[/\\]/).at(-1) ?? "";
	return {
		"Content-Type": "application/octet-stream",
		"Content-Disposition": `attachment; filename*=UTF-8''${percentEncode(baseName)}`
	};
}
/** @throws {ApiError} 404 if there is no such asset, or it is pending. */
function findFile(assets, assetId) {
	const asset = assets.find(assetId);
	if (asset?.status === "uploaded") return asset;
	throw new ApiError(404, "There is no such file");
}
/**
* Streams a file, or the requested range of it.
*
* @throws {ApiError} 404 if there is no such file, 416 for a range behind its end.
*/
function sendFile(c, path, headers) {
	const { method, headers: request } = c.env.incoming;
	const file = openFile(path);
	let isStreaming = false;
	try {
		const { size, ino, mtimeMs } = fstatSync(file);
		const etag = `"${ino}-${mtimeMs}-${size}"`;
		const common = {
			...headers,
			"Accept-Ranges": "bytes",
			"Cache-Control": "private, no-cache",
			ETag: etag
		};
		if (request["if-none-match"] === etag) return c.body(null, 304, common);
		const isSame = [void 0, etag].includes(request["if-range"]?.toString());
		const range = method === "GET" && isSame ? parseRange(request.range, size) : void 0;
		if (range === "unsatisfiable") throw new ApiError(416, `The file has ${size} bytes`, { "Content-Range": `bytes */${size}` });
		const { start, end } = range ?? {
			start: 0,
			end: size - 1
		};
		const length = { "Content-Length": String(end - start + 1) };
		if (method !== "GET" || size === 0) return c.body(null, 200, {
			...common,
			...length
		});
		const partial = range && { "Content-Range": `bytes ${start}-${end}/${size}` };
		const body = Readable.toWeb(createReadStream(path, {
			fd: file,
			start,
			end
		}));
		isStreaming = true;
		return c.body(body, range === void 0 ? 200 : 206, {
			...common,
			...length,
			...partial
		});
	} finally {
		if (!isStreaming) closeSync(file);
	}
}
function openFile(path) {
	try {
		return openSync(path, "r");
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
		throw new ApiError(404, "The file is not kept here");
	}
}
/**
* Parses a `Range` header, RFC 9110 section 14.
*
* @returns `undefined` for the whole file: without a header, and for headers that a server may ignore, such as several
*   ranges; `unsatisfiable` for a range that starts behind the end.
*/
function parseRange(header, size) {
	const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
	if (from === void 0 || to === void 0 || from + to === "") return void 0;
	const isSuffix = from === "";
	if (!isSuffix && to !== "" && Number(to) < Number(from)) return void 0;
	const start = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
	if (start >= size) return "unsatisfiable";
	return {
		start,
		end: isSuffix || to === "" ? size - 1 : Math.min(Number(to), size - 1)
	};
}

// builtin:node:fs/promises
const builtin$6 = process.getBuiltinModule("node:fs/promises");
const open = builtin$6.open;
const rm = builtin$6.rm;
const mkdir = builtin$6.mkdir;
const readdir = builtin$6.readdir;
const stat = builtin$6.stat;
const link = builtin$6.link;
const mkdtemp = builtin$6.mkdtemp;
const writeFile = builtin$6.writeFile;
const readFile = builtin$6.readFile;

// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// src/emulator/page/overview.ts
/** Maximum number of items per list. */
const PAGE_SIZE = 100;
async function readOverview(services, query) {
	const { assets, data, exports, games, journal, now, storage } = services;
	const organizations = findAssets(assets, query).records.map(({ organizationId }) => organizationId);
	await refreshBriefly(storage, new Set(organizations));
	const requests = journal.entries.slice(-100).reverse();
	const overview = {
		atMs: now(),
		games: {
			items: games.newest(100),
			total: games.countAll()
		},
		exports: {
			items: exports.newest(100),
			total: exports.count()
		},
		requests: {
			items: requests,
			total: requests[0]?.sequence ?? 0
		}
	};
	const [{ records, ...position }, totals] = [findAssets(assets, query), assets.totals()];
	const items = await Promise.all(records.map(async (asset) => ({
		...asset,
		preview: await readPreview(asset, data)
	})));
	return {
		...overview,
		assets: {
			items,
			...position,
			...totals
		}
	};
}
function findAssets(assets, { search, page: wanted }) {
	const found = assets.countFound(search);
	const page = Math.max(1, Math.min(wanted, Math.ceil(found / 100)));
	return {
		records: assets.search(search, 100, (page - 1) * 100),
		found,
		page
	};
}
const PREVIEW_BYTES = 600;
async function readPreview(asset, data) {
	if (asset.status !== "uploaded") return { kind: "none" };
	const path = data.filePath(asset.assetId);
	const kind = fileKind(asset.contentType);
	try {
		if (kind === "text") return await readBeginning(path);
		await stat(path);
		return { kind };
	} catch {
		return { kind: "none" };
	}
}
async function readBeginning(path) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { buffer, bytesRead } = await _usingCtx$3.a(await open(path)).read(Buffer.alloc(601), 0, 601, 0);
		const isWhole = bytesRead <= PREVIEW_BYTES;
		const decoder = new TextDecoder();
		const bytes = buffer.subarray(0, Math.min(bytesRead, PREVIEW_BYTES));
		return {
			kind: "text",
			beginning: decoder.decode(bytes, { stream: !isWhole }),
			isWhole
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
/** Maximum delay of the page for hashing files, or for the responses of a bucket. */
const MAX_REFRESH_MS = 1e3;
/** The running refreshes by organization, so that reloading the page does not start them again. */
const refreshes = /* @__PURE__ */ new WeakMap();
/**
* Calls `AssetStorage.refresh` and waits for at most 1 s: a slower refresh continues in the background. Ignores errors:
* API requests report them.
*/
async function refreshBriefly(storage, organizations) {
	const running = refreshes.get(storage) ?? /* @__PURE__ */ new Map();
	refreshes.set(storage, running);
	for (const organization of organizations) {
		if (running.has(organization)) continue;
		const refresh = storage.refresh(organization).catch(() => void 0).finally(() => running.delete(organization));
		running.set(organization, refresh);
	}
	const done = new AbortController();
	const timeout = setTimeout$1(MAX_REFRESH_MS, void 0, {
		signal: done.signal,
		ref: false
	}).catch(() => void 0);
	await Promise.race([Promise.all(running.values()), timeout]);
	done.abort();
}

// node_modules/hono/dist/helper/html/index.js
/**
* @module
* html Helper for Hono.
*/
const html = (strings, ...values) => {
	const buffer = [""];
	for (let i = 0, len = strings.length - 1; i < len; i++) {
		buffer[0] += strings[i];
		const children = Array.isArray(values[i]) ? values[i].flat(Infinity) : [values[i]];
		for (let i = 0, len = children.length; i < len; i++) {
			const child = children[i];
			if (typeof child === "string") escapeToBuffer(child, buffer);
			else if (typeof child === "number") buffer[0] += child;
			else if (typeof child === "boolean" || child === null || child === void 0) continue;
			else if (typeof child === "object" && child.isEscaped) {
				if (child.callbacks) buffer.unshift("", child);
				else {
					const tmp = child.toString();
					if (tmp instanceof Promise) buffer.unshift("", tmp);
					else buffer[0] += tmp;
				}
			} else if (child instanceof Promise) buffer.unshift("", child);
			else escapeToBuffer(child.toString(), buffer);
		}
	}
	buffer[0] += strings.at(-1);
	return buffer.length === 1 ? "callbacks" in buffer ? raw(resolveCallbackSync(raw(buffer[0], buffer.callbacks))) : raw(buffer[0]) : stringBufferToString(buffer, buffer.callbacks);
};

// src/emulator/page/text.ts
const MAX_LENGTH = 200;
/** Truncates untrusted text to 200 characters and escapes invisible characters. */
function plainText(text) {
	return truncate(escapeInvisible(truncate(text, MAX_LENGTH)), MAX_LENGTH);
}
/** Like {@link plainText}, in an element that isolates the text direction. */
function untrustedText(text) {
	return html`<bdi>${plainText(text)}</bdi>`;
}
/** An age, with the time as its tooltip. */
function ageElement(createdAt, nowMs) {
	return html`<time datetime="${createdAt}" title="${createdAt}">${formatAge(nowMs - Date.parse(createdAt))}</time>`;
}
const UNITS = [
	{
		noun: "day",
		ms: 864e5
	},
	{
		noun: "h",
		ms: 36e5
	},
	{
		noun: "min",
		ms: 6e4
	},
	{
		noun: "s",
		ms: 1e3
	}
];
/** `just now`, `12 s ago` or `3 days ago`. A negative age is `just now` too. */
function formatAge(ageMs) {
	const unit = UNITS.find(({ ms }) => ageMs >= ms);
	if (unit === void 0) return "just now";
	const count = Math.floor(ageMs / unit.ms);
	return `${unit.noun === "day" ? plural(count, "day") : `${count} ${unit.noun}`} ago`;
}

// src/emulator/page/play-page.ts
const PLAY_STYLE = "body { margin: 0; } iframe { display: block; width: 100vw; height: 100vh; border: 0; }";
/** The frame of a playable, which has an opaque origin: it reaches neither the page nor its storage. */
function playFrame(path, label) {
	return html`<iframe src="${path}" title="${label}" sandbox="allow-scripts" referrerpolicy="no-referrer" loading="lazy"></iframe>`;
}
/**
* An HTML document without scripts, for a tab of its own. It holds the playable in a frame, because only the policy of the
* document around it can prevent a playable from sending data away by leading its own tab to another address.
*/
function playPage(fileName, path) {
	const name = plainText(fileName);
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${raw(PLAY_STYLE)}</style>
</head>
<body>${playFrame(path, name)}</body>
</html>
`;
}

// src/emulator/page/asset-card.ts
function assetCard(asset, nowMs) {
	const { assetId, contentType, createdAt, fileName, organizationId, preview, sha256, status } = asset;
	const name = untrustedText(fileName);
	return html`<li class="asset">
<div class="preview ${preview.kind}">${assetPreview(asset)}</div>
<h3>${preview.kind === "none" ? name : html`<a href="/files/${assetId}">${name}</a>`}</h3>
<p class="facts">${status === "uploaded" ? html`<span class="badge good">uploaded</span> ${formatBytes(asset.size)}` : html`<span class="badge warn">waiting for its file</span>`} · ${ageElement(createdAt, nowMs)}</p>
<dl>
<dt>Type</dt><dd>${untrustedText(contentType)}</dd>
<dt>Organization</dt><dd>${untrustedText(organizationId)}</dd>
<dt>Id</dt><dd><code>${assetId}</code></dd>
${sha256 === null ? "" : html`<dt>SHA-256</dt><dd><code title="${sha256}">${sha256.slice(0, 16)}…</code></dd>`}
</dl>
</li>
`;
}
function assetPreview({ assetId, contentType, fileName, preview, status }) {
	const path = `/files/${assetId}`;
	const label = `Preview of ${plainText(fileName)}`;
	switch (preview.kind) {
		case "image": return html`<img src="${path}" alt="${label}" loading="lazy" decoding="async">`;
		case "audio": return html`<audio src="${path}" aria-label="${label}" controls preload="metadata"></audio>`;
		case "video": return html`<video src="${path}" aria-label="${label}" controls preload="metadata"></video>`;
		case "text": return html`<pre tabindex="0" aria-label="${label}"><bdi>${escapeLines(preview.beginning)}</bdi>${preview.isWhole ? "" : "…"}</pre>`;
		case "page": return playable(assetId, fileName, label);
		case "other": return html`<span class="type">${untrustedText(essenceOf(contentType))}</span> <a href="${path}" download aria-label="Save ${plainText(fileName)}">Save</a>`;
		case "none": return html`<span class="quiet">${status === "uploaded" ? "The file is not kept here" : "No file yet"}</span>`;
	}
}
/** Loads the frame only when it is opened: 100 games at once would be too many. */
function playable(assetId, fileName, label) {
	return html`<details><summary><span><span class="play">Play</span><span class="close">Close</span><span class="unseen">: ${label}</span></span></summary>
${playFrame(playPath(assetId, fileName), label)}
<a href="/play/${assetId}" target="_blank" rel="noopener noreferrer">Play it in a new tab</a></details>`;
}
/** Keeps line breaks and escapes other invisible characters. */
function escapeLines(text) {
	return text.split(/\r?\n/).map((line) => escapeInvisible(line)).join("\n");
}

// src/emulator/page/query.ts
const MAX_SEARCH_LENGTH = 200;
function readQuery(read) {
	const [page = "1"] = /^[1-9]\d{0,6}$/.exec(read("page") ?? "") ?? [];
	return {
		search: truncate((read("q") ?? "").trim(), MAX_SEARCH_LENGTH),
		page: Number(page),
		isRefreshing: read("refresh") !== void 0
	};
}
/** The address of the page with another query. */
function pageLink({ search, page, isRefreshing }) {
	const query = new URLSearchParams();
	if (search !== "") query.set("q", search);
	if (page > 1) query.set("page", String(page));
	if (isRefreshing) query.set("refresh", "");
	return query.size === 0 ? "/" : `/?${query}`;
}

// src/emulator/page/sections.ts
function gamesSection(games, names, nowMs) {
	return listSection({
		id: "games",
		heading: "Games",
		list: games,
		empty: html`<p>No game yet. To create one:</p><pre tabindex="0">${exampleGame(names)}</pre>`,
		show: (items) => scrollTable({
			caption: "Games, newest first",
			columns: [
				"Name and id",
				"Organization",
				"Created"
			],
			rows: items.map(({ id, name, organizationId, createdAt }) => [
				html`${untrustedText(name)}<br><code>${id}</code>`,
				untrustedText(organizationId),
				ageElement(createdAt, nowMs)
			])
		})
	});
}
function exportsSection(exports, names, nowMs) {
	return listSection({
		id: "exports",
		heading: "Exports",
		list: exports,
		empty: html`<p>No export yet. To trigger one:</p><pre tabindex="0">${exampleExport(names)}</pre>`,
		show: (items) => scrollTable({
			caption: "Exports, newest first",
			columns: [
				"Variant and id",
				"Network",
				"Organization",
				"Triggered"
			],
			rows: items.map(({ id, variantId, network, organizationId, createdAt }) => [
				html`${untrustedText(variantId)}<br><code>${id}</code>`,
				untrustedText(network),
				untrustedText(organizationId),
				ageElement(createdAt, nowMs)
			])
		})
	});
}
/** Shows neither headers nor bodies, since they contain the token. */
function requestsSection(requests, names) {
	return listSection({
		id: "requests",
		heading: "Requests",
		list: requests,
		empty: html`<p>No request yet. To make one:</p><pre tabindex="0">${exampleRequest(names)}</pre>`,
		show: (items) => scrollTable({
			caption: "The last requests, newest first",
			columns: [
				"Time (UTC)",
				"Method",
				"Path",
				"Response",
				"Received"
			],
			rows: items.map((entry) => [
				timeElement(entry.atMs),
				untrustedText(entry.method),
				html`<code>${untrustedText(entry.path)}${queryElement(entry)}</code>`,
				responseElement(entry),
				entry.bodyBytes === 0 ? html`<span class="quiet">–</span>` : html`${formatBytes(entry.bodyBytes)}`
			])
		})
	});
}
function timeElement(atMs) {
	const moment = new Date(atMs).toISOString();
	return html`<time datetime="${moment}" title="${moment}">${moment.slice(11, 23)}</time>`;
}
/** Shows only page numbers: other queries may contain secrets, such as a signature. */
function queryElement({ path, query }) {
	if (query === "") return "";
	return path === "/v1/games" && /^(?:(?:page|limit)=\d{1,9}(?:&(?!$)|$))+$/.test(query) ? `?${query}` : html`<span class="quiet" title="A query, not shown">?…</span>`;
}
function responseElement({ status, fault, reason }) {
	const faultBadge = fault === void 0 ? "" : html` <span class="badge warn">fault: ${fault.name}, ${fault.when} the work</span>`;
	if (status === void 0) return html`<span class="badge">no response</span>${faultBadge}`;
	return html`<span class="badge ${status < 400 ? "good" : status < 500 ? "warn" : "bad"}">${status} ${STATUS_CODES[status] ?? ""}</span>${faultBadge}${reason === void 0 ? "" : html`<br>${untrustedText(reason)}`}`;
}
function section({ id, heading, total, note }, body) {
	return html`<section id="${id}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading} <span class="count">${formatNumber(total)}</span>${note === void 0 ? "" : html` <span class="note">${note}</span>`}</h2>
${body}
</section>`;
}
function listSection({ list: { items, total }, empty, show, ...heading }) {
	const more = total - items.length;
	return section({
		...heading,
		total
	}, html`${items.length === 0 ? html`<div class="empty">${empty}</div>` : show(items)}
${more > 0 ? html`<p class="more">and ${formatNumber(more)} more</p>` : ""}`);
}
function scrollTable({ caption, columns, rows }) {
	return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(([first, ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>
`)}</tbody>
</table></div>`;
}

// src/emulator/page/asset-list.ts
/** A page of assets, with a search box and links to the pages before and after it. */
function assetsSection(assets, names, query, nowMs) {
	const { bytes, items, total } = assets;
	const heading = {
		id: "assets",
		heading: "Assets",
		total
	};
	if (total === 0) return section(heading, howToDeliver(names));
	return section({
		...heading,
		note: formatBytes(bytes)
	}, html`<div class="tools">${searchForm(query.search)}
${pageLinks("Pages of assets, above the list", assets, query)}</div>
${items.length === 0 ? html`<p class="empty">No asset matches ${untrustedText(query.search)}. <a href="/">Show all assets</a></p>` : html`<ul class="assets">
${items.map((asset) => assetCard(asset, nowMs))}</ul>`}
${pageLinks("Pages of assets, below the list", assets, query)}`);
}
function howToDeliver(names) {
	return html`<div class="empty"><p>No asset yet. To upload a page from here, set <code>TOKEN</code> to the token with which the emulator was started:</p>
<pre tabindex="0">${exampleUpload(names)}</pre>
<p>A step of a workflow that uploads files and triggers an export:</p>
<pre tabindex="0">${exampleStep(names)}</pre></div>`;
}
function searchForm(search) {
	return html`<form role="search" action="/#assets"><label for="q">Name, type or id</label>
<input id="q" type="search" name="q" value="${escapeInvisible(search)}"><button>Search</button></form>`;
}
function pageLinks(label, { found, page, total }, query) {
	if (found <= 100) return found < total && label.includes("above") ? html`<p class="note">${formatNumber(found)} of ${formatNumber(total)} assets</p>` : "";
	const first = (page - 1) * 100 + 1;
	const last = Math.min(found, page * 100);
	const link = (rel, text, to) => to < 1 || first + (to - page) * 100 > found ? html`<span class="quiet">${text}</span>` : html`<a rel="${rel}" href="${pageLink({
		...query,
		page: to
	})}#assets">${text}</a>`;
	return html`<nav class="pages" aria-label="${label}">${link("prev", "← Previous", page - 1)}
<span>${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(found)}</span>
${link("next", "Next →", page + 1)}</nav>`;
}

// src/emulator/page/style.ts
/** The CSS of the page, light or dark like the system of the reader. */
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f4f6fa; --card: #fff; --text: #1a2130; --quiet: #566072; --line: #dde2ea; --soft: #eef1f6;
  --link: #1f54d1; --good: #12653a; --on-good: #dff5e8; --warn: #7d4c00; --on-warn: #fdf0d8;
  --bad: #a8221b; --on-bad: #fde7e5; --check: #e6eaf1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1117; --card: #161b24; --text: #e7eaf0; --quiet: #a0aabb; --line: #2b3240; --soft: #1e2530;
    --link: #8db2ff; --good: #83e3ab; --on-good: #12321f; --warn: #f3c573; --on-warn: #36280d;
    --bad: #ffa39c; --on-bad: #3d1a18; --check: #222936;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; max-width: 84rem;
  background: var(--page); color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif;
}
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 0.8125rem/1.5 ui-monospace, 'Liberation Mono', monospace; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -0.01em; }
h2 { margin-bottom: 0.75rem; font-size: 1.125rem; }
ul { list-style: none; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
header img { display: block; }
header p, .note, .more, label, .quiet, .facts, dt { color: var(--quiet); }
header .title { flex: 1 1 20rem; }
header code { color: var(--text); overflow-wrap: anywhere; }
.fresh { font-size: 0.8125rem; text-align: end; }
header + nav ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: 0.75rem; margin: 1.5rem 0 2rem; }
header + nav a {
  display: block; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem;
  background: var(--card); color: var(--quiet); text-decoration: none;
}
header + nav a:hover { border-color: var(--link); }
header + nav strong { display: block; color: var(--text); font-size: 1.5rem; line-height: 1.3; font-variant-numeric: tabular-nums; }
section { min-width: 0; margin-bottom: 2.25rem; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
@media (min-width: 75rem) { .pair { grid-template-columns: 5fr 6fr; } }
.count {
  margin-inline-start: 0.25rem; padding: 0.1rem 0.5rem; border-radius: 1rem; background: var(--soft); color: var(--quiet);
  font-size: 0.8125rem; font-weight: 600; vertical-align: 0.1em;
}
.note { margin-inline-start: 0.25rem; font-size: 0.875rem; font-weight: 400; }
.more { margin-top: 0.5rem; font-size: 0.875rem; }
.scroll, .empty, .asset { border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
.scroll { max-height: 24rem; overflow: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: 0.5rem 0.75rem; text-align: start; vertical-align: baseline; font-weight: 400; }
thead th {
  position: sticky; top: 0; background: var(--soft); color: var(--quiet);
  font-size: 0.8125rem; font-weight: 600; white-space: nowrap;
}
th:first-child { padding-inline-start: 1rem; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody th { font-weight: 600; }
th code { color: var(--quiet); font-weight: 400; font-size: 0.75rem; white-space: nowrap; }
td, th { min-width: 6.75rem; max-width: min(20rem, 60vw); overflow-wrap: anywhere; }
#requests td { max-width: min(40rem, 60vw); }
time, .badge { white-space: nowrap; }
#requests tbody th { font-weight: 400; }
#requests td code { color: var(--text); font-size: 0.8125rem; }
#requests .scroll { max-height: 36rem; }
.badge {
  display: inline-block; padding: 0 0.5rem; border-radius: 1rem; background: var(--soft); color: var(--quiet);
  font-size: 0.8125rem; font-weight: 600;
}
.good { background: var(--on-good); color: var(--good); }
.warn { background: var(--on-warn); color: var(--warn); }
.bad { background: var(--on-bad); color: var(--bad); }
.empty { padding: 1rem 1.25rem; color: var(--quiet); overflow-wrap: anywhere; }
.empty pre { margin: 0.75rem 0; padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--soft); color: var(--text); white-space: pre-wrap; }
.empty pre:last-child { margin-bottom: 0.25rem; }
.tools { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem 1.5rem; margin-bottom: 1rem; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
label { font-size: 0.875rem; }
input, button { padding: 0.375rem 0.75rem; border: 1px solid var(--quiet); border-radius: 0.5rem; background: var(--card); color: var(--text); font: inherit; }
input { flex: 1 1 9rem; min-width: 0; }
button { color: var(--link); font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--link); }
.pages { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25rem 1.25rem; font-variant-numeric: tabular-nums; }
.tools .note { margin: 0; }
.assets + .pages { margin-top: 1.25rem; }
.assets { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem; align-items: start; }
/* An open playable is about as high as two other cards. */
.asset:has([open]) { grid-row: span 2; }
.asset { min-width: 0; overflow: hidden; padding-bottom: 0.875rem; }
.asset > :not(.preview) { margin-inline: 1rem; }
.preview {
  display: grid; place-items: center; place-content: center; gap: 0.25rem; height: 9.5rem; margin-bottom: 0.75rem; padding: 0.75rem;
  border-bottom: 1px solid var(--line); background: var(--soft); overflow: hidden;
}
.preview.image { background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 0 / 1rem 1rem; }
.preview img, .preview video { max-width: 100%; max-height: 8rem; object-fit: contain; font-size: 0.8125rem; overflow-wrap: anywhere; }
.preview audio { width: 14rem; max-width: 100%; }
.preview.text { display: block; place-items: normal; padding: 0; }
.preview pre { height: 100%; margin: 0; padding: 0.75rem 1rem; overflow: auto; font-size: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere; }
/* Fades out at the bottom, to show that the text continues. */
.preview.text pre { padding-bottom: 3rem; mask-image: linear-gradient(#000 75%, transparent); }
.type { color: var(--quiet); font-weight: 600; overflow-wrap: anywhere; text-align: center; }
h3 { font-size: 0.9375rem; overflow-wrap: anywhere; }
h3 a { color: inherit; text-decoration-color: var(--line); }
.facts { margin-block: 0.25rem 0.5rem; font-size: 0.8125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 0.75rem; font-size: 0.8125rem; }
dd { min-width: 0; overflow-wrap: anywhere; }
dd code { font-size: 0.75rem; }
.preview.page { display: block; place-items: normal; height: auto; padding: 0; }
summary { display: grid; place-items: center; height: calc(9.5rem - 1px); color: var(--link); font-weight: 600; list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary > span { padding: 0.375rem 1.125rem; border: 1px solid; border-radius: 2rem; background: var(--card); }
summary > span::before { content: '\\25b6\\fe0e' / ''; margin-inline-end: 0.5rem; }
details:not([open]) .close, details[open] .play { display: none; }
summary:hover > span { background: var(--link); color: var(--card); }
details[open] summary { height: 3.5rem; }
details[open] summary > span::before { content: '\\d7' / ''; }
details > a { display: block; padding: 0.5rem 1rem; font-size: 0.8125rem; }
iframe { display: block; width: 100%; height: 30rem; border: 0; background: #fff; color-scheme: light; }
@media (max-width: 45rem) {
  .fresh { text-align: start; }
  label { flex-basis: 100%; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody { display: block; }
  tbody tr { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; padding: 0.5rem 1rem; }
  tbody tr + tr { border-top: 1px solid var(--line); }
  tbody tr > *, tbody tr > :first-child, #requests tbody td { max-width: 100%; min-width: 0; padding: 0; }
  tbody tr + tr > * { border: 0; }
  tbody th { flex-basis: 100%; }
  /* Path and response come after the short cells. */
  #requests td:nth-child(3), #requests td:nth-child(4) { order: 1; flex-basis: 100%; }
  #requests tbody th { flex-basis: auto; }
  th code { white-space: normal; }
}
`;

// src/emulator/page/page.ts
const REFRESH_S = 5;
/** An HTML document without scripts. If `query` asks for it, it reloads itself every 5 s. */
function overviewPage(overview, names, query) {
	const { assets, atMs, exports, games, requests } = overview;
	const { isRefreshing } = query;
	const link = (refresh) => pageLink({
		...query,
		isRefreshing: refresh
	});
	const lists = html`<div class="pair">
${gamesSection(games, names, atMs)}
${exportsSection(exports, names, atMs)}
</div>`;
	const files = assetsSection(assets, names, query, atMs);
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${isRefreshing ? html`<meta http-equiv="refresh" content="${REFRESH_S}">` : ""}
<title>Playable emulator</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<img src="/favicon.ico" alt="" width="40" height="40">
<div class="title"><h1>Playable emulator</h1>
<p>The playable content service on this machine: <code>${names.baseUrl}</code></p></div>
<p class="fresh">As of <time datetime="${new Date(atMs).toISOString()}">${new Date(atMs).toISOString().slice(11, 19)} UTC</time><br>
${isRefreshing ? html`every ${REFRESH_S} s · <a href="${link(false)}">stop</a>` : html`<a href="${link(false)}">reload</a> · <a href="${link(true)}">every ${REFRESH_S} s</a>`}</p>
</header>
<nav aria-label="Parts of this page"><ul>
${[
		[
			"games",
			"Games",
			games.total
		],
		[
			"exports",
			"Exports",
			exports.total
		],
		[
			"assets",
			"Assets",
			assets.total
		],
		[
			"requests",
			"Requests",
			requests.total
		]
	].map(([id, label, total]) => html`<li><a href="#${id}"><strong>${formatNumber(Number(total))}</strong> ${label}</a></li>
`)}</ul></nav>
<main>
${assets.total === 0 ? [files, lists] : [lists, files]}
${requestsSection(requests, names)}
</main>
</body>
</html>
`;
}
/** An SVG document. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><defs><radialGradient id="b" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#bfe3ff"/><stop offset=".5" stop-color="#4c8dff"/><stop offset="1" stop-color="#2544b8"/></radialGradient></defs><circle cx="16" cy="16" r="15" fill="url(#b)"/><path d="M12.5 9.8v12.4L22.5 16z" fill="#fff"/></svg>`;

// builtin:node:crypto
const builtin$5 = process.getBuiltinModule("node:crypto");
const createHash = builtin$5.createHash;
const createHmac = builtin$5.createHmac;
const createSecretKey = builtin$5.createSecretKey;
const randomBytes = builtin$5.randomBytes;
const randomUUID = builtin$5.randomUUID;
const timingSafeEqual = builtin$5.timingSafeEqual;

// src/emulator/page/play.ts
const ALLOWED_TYPES = /^(?:application|audio|font|image|model|text|video)\/[a-z\d.+-]+$/;
/** `/play/:assetId`: plays an uploaded page in a tab of its own. */
function playPageRoute({ assets }) {
	return (c) => {
		const { assetId, fileName } = findFile(assets, c.req.param("assetId") ?? "");
		const headers = ownPageHeaders(PLAY_STYLE, ownSource(c, `/play/${assetId}/`));
		return c.html(playPage(fileName, playPath(assetId, fileName)), 200, headers);
	};
}
/**
* `/play/:assetId/<name>`: runs an uploaded page in a frame, with the files beside it. The page is untrusted: it runs in a
* sandbox with an opaque origin, and can load only files below its own path. In a tab without a frame it could lead itself
* to any address, so a tab gets the page with the frame.
*
* `name` is the name of a file of the same organization. Its last segment is enough, since uploads may have names without
* folders.
*/
function playRoute({ assets, data }) {
	return (c) => {
		const page = findFile(assets, c.req.param("assetId") ?? "");
		if (c.req.header("Sec-Fetch-Dest") === "document") return c.redirect(`/play/${page.assetId}`);
		const asset = findBeside(assets, page, c.req.param("name") ?? "");
		const source = ownSource(c, `/play/${page.assetId}/`);
		return sendFile(c, data.filePath(asset.assetId), {
			"Access-Control-Allow-Origin": "null",
			"Content-Security-Policy": `sandbox allow-scripts; default-src ${source} 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
			"Content-Type": safeType(asset.contentType),
			"Cross-Origin-Resource-Policy": "cross-origin"
		});
	};
}
/** @throws {ApiError} 404 if no file beside `page` has that name. */
function findBeside(assets, page, name) {
	if (name === normalName(page.fileName)) return page;
	const baseName = name.slice(name.lastIndexOf("/") + 1);
	for (const candidate of /* @__PURE__ */ new Set([name, baseName])) {
		const asset = assets.newestNamed(page.organizationId, candidate);
		if (asset?.status === "uploaded") return asset;
	}
	throw new ApiError(404, "There is no such file");
}
/** The content type is untrusted: only types that a page can load are sent, with their charset. */
function safeType(contentType) {
	const essence = essenceOf(contentType);
	if (!ALLOWED_TYPES.test(essence)) return "application/octet-stream";
	const [, charset] = /;\s*charset="?([a-z\d_-]+)"?\s*(?:;|$)/i.exec(contentType) ?? [];
	return charset === void 0 ? essence : `${essence}; charset=${charset}`;
}
/** The headers of a document of the emulator without scripts, with the sources of its frames and the targets of its forms. */
function ownPageHeaders(style, frames, forms = "'none'") {
	return {
		"Cache-Control": "no-store",
		"Content-Security-Policy": `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-src ${frames}; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"X-Frame-Options": "DENY"
	};
}
/**
* A source of a Content-Security-Policy for everything below `path`. It contains the Host header, so use it only behind
* `requireLocalHost`. It is the whole origin for an IPv6 host, which no source can name (CSP level 3, section 2.3.1).
*/
function ownSource(c, path) {
	const host = c.env.incoming.headers.host ?? "";
	return host.startsWith("[") ? "'self'" : `http://${host}${path}`;
}

// src/emulator/page/routes.ts
/**
* The page at `/` and the files that it shows, for people on this machine. These requests need no token, and are not
* subject to the journal, faults, latency and rate limit.
*/
function pageRoutes(services) {
	const routes = new Hono();
	const paths = [
		"/",
		"/favicon.ico",
		"/files/:assetId",
		"/play/:assetId",
		"/play/:assetId/:name{.+}"
	];
	for (const path of paths) routes.use(path, requireLocalHost, async (c, next) => {
		c.header("X-Content-Type-Options", "nosniff");
		c.header("Referrer-Policy", "no-referrer");
		await next();
	});
	routes.get("/", async (c) => {
		const query = readQuery((name) => c.req.query(name));
		const { baseUrl, organization } = services;
		const page = await overviewPage(await readOverview(services, query), {
			baseUrl,
			organization
		}, query);
		return c.html(page, 200, ownPageHeaders(STYLE, ownSource(c, "/play/"), "'self'"));
	});
	routes.get("/favicon.ico", (c) => c.body(ICON, 200, {
		"Content-Type": "image/svg+xml",
		"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
		"Cross-Origin-Resource-Policy": "cross-origin"
	}));
	routes.get("/files/:assetId", fileRoute(services));
	routes.get("/play/:assetId", playPageRoute(services));
	routes.get("/play/:assetId/:name{.+}", playRoute(services));
	for (const path of paths) routes.all(path, methodNotAllowed("GET, HEAD"));
	return routes;
}
/** With any port, since the port may be forwarded. */
const LOCAL_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i;
/**
* Rejects requests with another Host. Otherwise a website whose domain resolves to 127.0.0.1 ("DNS rebinding") could read
* the page, which needs no token.
*/
const requireLocalHost = async (c, next) => {
	if (!LOCAL_HOST.test(c.env.incoming.headers.host ?? "")) throw new ApiError(403, "This page is only available at 127.0.0.1, localhost and [::1]");
	await next();
};

// src/emulator/routes/assets.ts
/** `/assets` of service spec part 4, which does not show the response: here an array of `AssetRecord`. */
function assetRoutes({ assets, storage, permissions }) {
	const routes = new Hono();
	routes.get("/", permissions.requireScope("assets:read"), async (c) => {
		const [organizationId = "", ...others] = c.req.queries("organizationId") ?? [];
		if (organizationId === "" || others.length > 0) throw new ApiError(400, "organizationId is required, once");
		permissions.requireOwnOrganization(c.get("token"), organizationId);
		await storage.refresh(organizationId);
		return c.json(assets.ofOrganization(organizationId));
	});
	routes.all("/", methodNotAllowed("GET, HEAD"));
	return routes;
}

// src/emulator/http/validate.ts
/**
* Reads exactly the fields of `checks`, all of them strings, from a JSON body (service spec part 4: such requests have
* `Content-Type: application/json`).
*
* @throws {ApiError} 415 for another content type, 413 above 1 MiB, 400 that lists every other problem.
*/
function readJsonBody(c, checks) {
	const { "content-type": types = [], "content-encoding": codings = [] } = c.env.incoming.headersDistinct;
	const [mediaType = ""] = (types[0] ?? "").split(";");
	if (types.length > 1 || mediaType.trim().toLowerCase() !== "application/json") throw new ApiError(415, "Content-Type must be application/json");
	if (codings.some((coding) => coding.toLowerCase() !== "identity")) throw new ApiError(415, "The body must have no Content-Encoding");
	const payload = c.get("payload");
	switch (payload.kind) {
		case "json": return readFields(payload.value, checks);
		case "too-large": throw new ApiError(413, `The body must have at most ${MAX_PAYLOAD_BYTES} bytes`);
		case "too-deep": throw new ApiError(400, `The body must have at most ${100} levels`);
		case "malformed": throw new ApiError(400, "The body must be JSON in UTF-8");
		case "incomplete": throw new ApiError(400, "The body ended too early", { Connection: "close" });
	}
}
const MAX_NAMED_FIELDS = 10;
const MAX_NAME_LENGTH = 100;
function readFields(value, checks) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ApiError(400, "The body must be a JSON object");
	const given = new Map(Object.entries(value));
	const fields = /* @__PURE__ */ new Map();
	const problems = [];
	for (const [field, check] of Object.entries(checks)) {
		const content = given.get(field);
		if (!given.delete(field)) problems.push(`${field} is required`);
		else if (typeof content !== "string") problems.push(`${field} must be a string`);
		else {
			const problem = check(content);
			if (problem !== void 0) problems.push(`${field} ${problem}`);
			fields.set(field, content);
		}
	}
	if (given.size > 0) problems.push(`unknown fields: ${listNames([...given.keys()])}`);
	if (problems.length > 0) throw new ApiError(400, problems.join("; "));
	return Object.fromEntries(fields);
}
function listNames(names) {
	const shown = names.slice(0, MAX_NAMED_FIELDS).map((name) => JSON.stringify(name.slice(0, MAX_NAME_LENGTH)));
	const hidden = names.length - shown.length;
	return shown.join(", ") + (hidden > 0 ? ` and ${hidden} more` : "");
}
const MAX_CHARACTERS = 1024;
const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const QUOTED_STRING = String.raw`"(?:[\t !#-\[\]-~]|\\[\t -~])*"`;
/** RFC 9110 section 8.3.1, ASCII only: the text becomes a header value. */
const MEDIA_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?:[ \\t]*;[ \\t]*${TOKEN}=(?:${TOKEN}|${QUOTED_STRING}))*$`);
/** Accepts non-empty, well-formed Unicode: the database would change a lone surrogate. */
function checkText(text) {
	if (text === "") return "must not be empty";
	return text.isWellFormed() ? void 0 : "must be well-formed Unicode";
}
/** Accepts a name or a path of at most 1,024 characters. */
function checkFileName(text) {
	if (/\p{Cc}/u.test(text)) return "must not contain control characters";
	return checkLength(text) ?? checkText(text);
}
function checkLength(text) {
	return [...text].length > MAX_CHARACTERS ? `must have at most ${MAX_CHARACTERS} characters` : void 0;
}
/** Accepts `type/subtype` with optional parameters (service spec part 4), of at most 1,024 characters: a header has limits. */
function checkMediaType(text) {
	return checkLength(text) ?? (MEDIA_TYPE.test(text) ? void 0 : "must be a media type, such as image/png");
}
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/**
* Reads the query of `GET /games`. Service spec part 4 does not show the limits: here `page` starts at 1, and `limit`
* goes from 1 to 100 and defaults to 20.
*
* @param values Returns all values of a query parameter.
* @throws {ApiError} 400 that lists every problem.
*/
function readPageQuery(values) {
	const page = wholeNumber(values("page") ?? ["1"], Number.MAX_SAFE_INTEGER);
	const limit = wholeNumber(values("limit") ?? [String(DEFAULT_LIMIT)], MAX_LIMIT);
	if (page !== void 0 && limit !== void 0) return {
		page,
		limit
	};
	const problems = [...page === void 0 ? ["page must be a whole number from 1"] : [], ...limit === void 0 ? [`limit must be a whole number from 1 to ${MAX_LIMIT}`] : []];
	throw new ApiError(400, problems.join("; "));
}
function wholeNumber([text = "", ...others], max) {
	const value = others.length === 0 && /^\d+$/.test(text) ? Number(text) : 0;
	return value >= 1 && value <= max ? value : void 0;
}

// src/emulator/routes/exports.ts
/** `/export` of service spec part 4, which does not show the response: here the export with the status `queued`. */
function exportRoutes({ exports, now, permissions, records }) {
	const routes = new Hono();
	routes.post("/", permissions.requireScope("exports:write"), async (c) => {
		const { variantId, network } = readJsonBody(c, {
			variantId: checkText,
			network: checkText
		});
		const { organizationId } = c.get("token");
		const id = randomUUID();
		const createdAt = new Date(now()).toISOString();
		await records.write(() => exports.insert({
			id,
			variantId,
			network,
			organizationId,
			createdAt
		}));
		return c.json({
			id,
			variantId,
			network,
			status: "queued",
			createdAt
		}, 201);
	});
	routes.all("/", methodNotAllowed("POST"));
	return routes;
}

// src/emulator/routes/games.ts
/** `/games` of service spec part 4, which does not show the response for a single or a new game: here the game. */
function gameRoutes({ games, now, permissions, records }) {
	const routes = new Hono();
	routes.get("/", permissions.requireScope("games:read"), (c) => {
		const { page, limit } = readPageQuery((name) => c.req.queries(name));
		const { organizationId } = c.get("token");
		const total = games.count(organizationId);
		const totalPages = Math.ceil(total / limit);
		const data = games.slice(organizationId, limit, (page - 1) * limit);
		return c.json({
			data,
			meta: {
				page,
				limit,
				total,
				totalPages
			}
		});
	});
	routes.post("/", permissions.requireScope("games:write"), async (c) => {
		const body = readJsonBody(c, {
			name: checkText,
			organizationId: checkText
		});
		permissions.requireOwnOrganization(c.get("token"), body.organizationId);
		const game = {
			id: randomUUID(),
			name: body.name,
			createdAt: new Date(now()).toISOString()
		};
		await records.write(() => games.insert(game, body.organizationId));
		return c.json(game, 201);
	});
	routes.get("/:id", permissions.requireScope("games:read"), (c) => {
		const game = games.find(c.get("token").organizationId, c.req.param("id"));
		if (game === void 0) throw new ApiError(404, "There is no such game");
		return c.json(game);
	});
	routes.all("/", methodNotAllowed("GET, HEAD, POST"));
	routes.all("/:id", methodNotAllowed("GET, HEAD"));
	return routes;
}

// src/emulator/http/journal.ts
/** Maximum body that a journal with a limit keeps: 16 KiB. */
const MAX_KEPT_BODY_BYTES = 16384;
/** A message may repeat a part of a body. */
const MAX_REASON_LENGTH = 500;
/** Path and query as sent. RFC 9112 section 3.2.2: the request target may be an absolute URL. */
function requestTarget({ url = "" }) {
	const target = url.replace(/^https?:\/\/[^/?]*/i, "");
	const [path = ""] = target.split("?", 1);
	return {
		path,
		query: target.slice(path.length + 1)
	};
}
/** The writable journal. */
var RequestJournal = class {
	entries = [];
	#limit;
	#hideTokens;
	#count = 0;
	/** @throws {RangeError} for a limit below 1 or NaN. */
	constructor(hideTokens, limit = Number.POSITIVE_INFINITY) {
		this.#hideTokens = hideTokens;
		if (!(limit >= 1)) throw new RangeError("journalLimit must be at least 1");
		this.#limit = limit;
	}
	/** Adds a request that arrived at `atMs`, in Unix milliseconds. */
	add(incoming, atMs) {
		this.#count += 1;
		const { path, query } = requestTarget(incoming);
		const entry = {
			sequence: this.#count,
			atMs,
			method: incoming.method ?? "",
			path: this.#hideTokens(path),
			query: this.#hideTokens(query),
			headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")])),
			body: void 0,
			bodyBytes: 0,
			status: void 0,
			reason: void 0,
			fault: void 0
		};
		this.entries.push(entry);
		if (this.entries.length > this.#limit) this.entries.shift();
		return entry;
	}
	/** Sets the JSON of an API request. */
	setBody(entry, body) {
		if (this.#limit === Number.POSITIVE_INFINITY || entry.bodyBytes <= MAX_KEPT_BODY_BYTES) entry.body = body;
	}
	setReason(entry, message) {
		entry.reason = truncate(this.#hideTokens(message), MAX_REASON_LENGTH);
	}
	of(method, pathPrefix) {
		return this.entries.filter((entry) => entry.method === method && entry.path.startsWith(pathPrefix));
	}
};

// builtin:node:path
const builtin$4 = process.getBuiltinModule("node:path");
const resolve = builtin$4.resolve;
const join = builtin$4.join;
const dirname = builtin$4.dirname;

// src/support/files.ts
/** Creates a folder and those above it. Not `mkdir` with `recursive`, which never ends in a file system that takes no folders, such as `/proc`. */
async function makeFolder(path) {
	if ((await stat(path).catch(() => void 0))?.isDirectory()) return;
	if (dirname(path) !== path) await makeFolder(dirname(path));
	await mkdir(path).catch(async (error) => {
		if (!(await stat(path).catch(() => void 0))?.isDirectory()) throw error;
	});
}
const equalIn = (...fields) => {
	return (one, other) => fields.every((field) => one[field] === other[field]);
};
/** Whether two states are of one file, whatever its content. */
const isSameFile = equalIn("ino", "dev");
const isSameState = equalIn("ino", "dev", "ctimeMs", "mtimeMs", "size");
const POLL_MS = 10;
const LOCKED_MAX_MS = 5e3;
/** Windows gives the same codes for locked and for read-only files. */
const LOCKED = [
	"EACCES",
	"EBUSY",
	"EPERM"
];
/** Moves or replaces a file. On Windows it waits while another program has the file open. */
function movePatiently(move, waiting = {}) {
	return poll(move, waiting, (code, isWindows) => isWindows && LOCKED.includes(code) ? LOCKED_MAX_MS : 0);
}
async function poll(use, { platform = process.platform, sleep = setTimeout$1 }, maxMs) {
	for (let waitedMs = 0;; waitedMs += POLL_MS) try {
		return await use();
	} catch (error) {
		if (waitedMs >= maxMs(errorCode(error), platform === "win32")) throw error;
		await sleep(POLL_MS);
	}
}

// builtin:node:os
const builtin$3 = process.getBuiltinModule("node:os");
const tmpdir = builtin$3.tmpdir;

// src/emulator/store/data-directory.ts
const KEY_BYTES = 32;
/** The end of the name of an earlier file. */
const EARLIER = ".earlier";
/**
* Opens the folder `given` and creates it if it is missing; or creates a temporary folder.
*
* @throws {Error} if the folder can't be used.
*/
async function openDataDirectory(given) {
	return openFolder(given).catch((cause) => {
		const problem = diskProblem(cause);
		if (problem === void 0) throw cause;
		throw new Error(`the folder ${given ?? tmpdir()} can't be used: ${problem}`, { cause });
	});
}
async function openFolder(given) {
	const root = given === void 0 ? await mkdtemp(join(tmpdir(), "playable-emulator-")) : resolve(given);
	const files = join(root, "files");
	const parts = join(root, "parts");
	await makeFolder(files);
	await makeFolder(parts);
	return {
		databasePath: given === void 0 ? ":memory:" : join(root, "records.sqlite"),
		uploadKey: given === void 0 ? randomBytes(KEY_BYTES) : await persistentKey(join(root, "upload-key")),
		filePath: (assetId) => join(files, assetId),
		removePartialFiles: async () => {
			for (const name of await readdir(parts)) await rm(join(parts, name), { recursive: true });
		},
		earlierPath: (assetId) => join(parts, assetId + EARLIER),
		earlierFiles: async () => (await readdir(parts)).filter((name) => name.endsWith(EARLIER)).map((name) => name.slice(0, -8)),
		newPartialPath: (assetId) => join(parts, `${assetId}.${randomUUID()}`),
		dispose: async () => {
			if (given === void 0) await rm(root, {
				recursive: true,
				force: true,
				maxRetries: 3
			});
		}
	};
}
/**
* The key at `path`, created if it is missing. Upload URLs stay valid after a restart.
*
* @throws {Error} if the file has other content.
*/
async function persistentKey(path) {
	const draft = `${path}.${randomUUID()}`;
	await writeFile(draft, randomBytes(KEY_BYTES).toString("hex"), {
		flag: "wx",
		mode: 384
	});
	try {
		await link(draft, path);
	} catch (error) {
		if (errorCode(error) !== "EEXIST") throw error;
	} finally {
		await rm(draft);
	}
	const key = Buffer.from(await readFile(path, "utf8"), "hex");
	if (key.byteLength !== KEY_BYTES) throw new Error(`${path} is not a key of an emulator`);
	return key;
}
const BLOCK_BYTES = 1048576;
/**
* The SHA-256 of a file in lower-case hex; `undefined` if the file is missing, or after `signal`. Does not block the event
* loop.
*/
async function hashFile(path, signal) {
	try {
		var _usingCtx$2 = _usingCtx();
		const hash = createHash("sha256");
		const block = Buffer.allocUnsafe(BLOCK_BYTES);
		const file = _usingCtx$2.a(await open(path).catch(undefinedIfMissing));
		if (file === void 0) return void 0;
		for (let read = 1; read > 0;) {
			if (signal?.aborted) return void 0;
			read = (await file.read(block)).bytesRead;
			hash.update(block.subarray(0, read));
		}
		return hash.digest("hex");
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
/** @throws Any error except ENOENT. */
function undefinedIfMissing(error) {
	if (errorCode(error) === "ENOENT") return void 0;
	throw error;
}

// src/emulator/store/replace-files.ts
/** Replaces files together with their records: both or neither, also on a full disk and after a crash. */
var FileReplacer = class {
	#services;
	/** The last replacement of each asset. */
	#running = /* @__PURE__ */ new Map();
	constructor(services) {
		this.#services = services;
	}
	/** Moves the file at `partialPath` to an asset, after the earlier replacements of the asset. */
	async replace(assetId, partialPath, size, sha256) {
		const replaced = (this.#running.get(assetId) ?? Promise.resolve()).catch(() => void 0).then(() => this.#replaceNow(assetId, partialPath, size, sha256));
		this.#running.set(assetId, replaced);
		try {
			await replaced;
		} finally {
			if (this.#running.get(assetId) === replaced) this.#running.delete(assetId);
		}
	}
	async #replaceNow(assetId, partialPath, size, sha256) {
		const { assets, data, records } = this.#services;
		const [path, earlierPath] = [data.filePath(assetId), data.earlierPath(assetId)];
		const isReplaced = existsSync(path);
		if (isReplaced) await movePatiently(() => renameSync(path, earlierPath));
		try {
			await movePatiently(() => renameSync(partialPath, path));
			await records.write(() => assets.complete(assetId, size, sha256));
		} catch (error) {
			for (const written of [path, partialPath]) rmSync(written, { force: true });
			if (isReplaced) await movePatiently(() => renameSync(earlierPath, path));
			throw error;
		}
		if (isReplaced) rmSync(earlierPath);
	}
};
/** Restores the files that an earlier run had replaced before a crash, unless the record of the new file was written. */
async function restoreFiles(assets, data) {
	for (const assetId of await data.earlierFiles()) {
		const sha256 = await hashFile(data.filePath(assetId));
		if (sha256 === void 0 || sha256 !== assets.find(assetId)?.sha256) await movePatiently(() => renameSync(data.earlierPath(assetId), data.filePath(assetId)));
	}
}

// src/emulator/routes/storage.ts
/** Maximum file of one PUT: 5 GiB, as in S3. */
const MAX_FILE_BYTES = 5 * 1024 ** 3;
/**
* The second step of an upload (service spec part 4): a PUT to a pre-signed URL. Like S3, it responds with 200, an empty
* body and an `ETag`, or with an error in XML.
*/
function storageRoute(services) {
	const { assets, bodies, data, now, signer } = services;
	const files = new FileReplacer(services);
	return async (c) => {
		const { incoming } = c.env;
		const entry = c.get("entry");
		const assetId = authorizeUpload(incoming, signer, now());
		requireLength(incoming);
		if (assets.statusOf(assetId) === void 0) throw new StorageError(404, "NoSuchKey", "The specified key does not exist.");
		const partialPath = data.newPartialPath(assetId);
		const { size, sha256 } = await receiveFile(incoming, bodies, entry, partialPath);
		await files.replace(assetId, partialPath, size, sha256);
		return c.body(null, 200, {
			"Content-Length": "0",
			ETag: `"${randomUUID()}"`
		});
	};
}
/**
* Checks the method, raw path, content type and expiry of a request.
*
* @returns The id of the asset that it may write.
* @throws {StorageError} 405; 400 for an Authorization header; 403 for a wrong signature or an expired URL.
*/
function authorizeUpload(incoming, signer, nowMs) {
	const { method = "" } = incoming;
	const { path, query } = requestTarget(incoming);
	if (method !== "PUT") throw new StorageError(405, "MethodNotAllowed", "The specified method is not allowed against this resource.", { Allow: "PUT" });
	if (incoming.headers.authorization !== void 0) throw new StorageError(400, "InvalidArgument", "Only one auth mechanism allowed");
	const { assetId } = /^\/storage\/(?<assetId>[0-9a-f-]+)\/[^/]+$/.exec(path)?.groups ?? {};
	const { expires, signature } = /^X-Expires=(?<expires>\d+)&X-Signature=(?<signature>[0-9a-f]{64})$/.exec(query)?.groups ?? {};
	const contentType = (incoming.headersDistinct["content-type"] ?? []).join(", ");
	if (assetId === void 0 || expires === void 0 || signature === void 0 || !signer.verify({
		method,
		path,
		contentType,
		expires
	}, signature)) throw new StorageError(403, "SignatureDoesNotMatch", "The request signature we calculated does not match the signature you provided. Check your key and signing method.");
	if (nowMs >= Number(expires)) throw new StorageError(403, "AccessDenied", "Request has expired");
	return assetId;
}
/** @throws {StorageError} As in S3: 411 without a length, also for chunked bodies; 400 above 5 GiB. */
function requireLength(incoming) {
	const length = incoming.headers["content-length"];
	if (length === void 0) throw new StorageError(411, "MissingContentLength", "You must provide the Content-Length HTTP header.");
	if (Number(length) > MAX_FILE_BYTES) throw new StorageError(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size");
}
/**
* Streams a request body into a new file at `path`, and removes the file on failure.
*
* @returns The size of the file in bytes, and its SHA-256 in lower-case hex.
* @throws {StorageError} 400 if the body is incomplete.
* @throws The file system's error.
*/
async function receiveFile(incoming, bodies, entry, path) {
	const file = openSync(path, "wx");
	const hash = createHash("sha256");
	let size = 0;
	let isComplete = false;
	try {
		await bodies.read(incoming, (chunk) => {
			entry.bodyBytes += chunk.byteLength;
			writeFileSync(file, chunk);
			hash.update(chunk);
			size += chunk.byteLength;
			return true;
		});
		isComplete = true;
		return {
			size,
			sha256: hash.digest("hex")
		};
	} catch (error) {
		if (!(error instanceof IncompleteBodyError)) throw error;
		throw new StorageError(400, "IncompleteBody", "You did not provide the number of bytes specified by the Content-Length HTTP header.", { Connection: "close" });
	} finally {
		closeSync(file);
		if (!isComplete) rmSync(path, { force: true });
	}
}

// src/emulator/routes/upload-urls.ts
/** `/storage/urls`, the first step of an upload (service spec part 4). */
function uploadUrlRoutes({ assets, now, permissions, records, storage }) {
	const routes = new Hono();
	routes.post("/", permissions.requireScope("assets:write"), async (c) => {
		const { fileName, contentType, organizationId } = readJsonBody(c, {
			fileName: checkFileName,
			contentType: checkMediaType,
			organizationId: checkText
		});
		permissions.requireOwnOrganization(c.get("token"), organizationId);
		const createdAtMs = now();
		const asset = {
			assetId: randomUUID(),
			fileName,
			contentType,
			organizationId,
			createdAt: new Date(createdAtMs).toISOString()
		};
		const uploadUrl = await storage.uploadUrl(asset, createdAtMs);
		await records.write(() => assets.insert(asset));
		return c.json({
			uploadUrl,
			assetId: asset.assetId
		}, 201);
	});
	routes.all("/", methodNotAllowed("POST"));
	return routes;
}

// src/emulator/app.ts
/**
* The service under `/v1`, its storage under `/storage`, and a web page at `/`. An API request passes journal, latency,
* faults, rate limit (429), authentication (401), route (404, 405), scope (403) and validation (400) in this order.
*/
function createApp(services) {
	const { faults, journal, latency, now } = services;
	const app = new Hono();
	app.onError((error, c) => errorResponse(error, c, journal));
	app.notFound((c) => errorResponse(new ApiError(404, "There is no such endpoint"), c, journal));
	app.route("/", pageRoutes(services));
	if (faults !== void 0) app.use(breakResponse);
	app.use(async (c, next) => {
		const entry = journal.add(c.env.incoming, now());
		c.set("entry", entry);
		await next();
		entry.status = c.res.status;
	});
	app.use(async (_, next) => {
		await latency();
		await next();
	});
	app.route("/v1", createApi(services));
	if (faults !== void 0) app.use("/storage/*", injectFaults(faults, storageTarget));
	app.all("/storage/*", storageRoute(services));
	return app;
}
function createApi(services) {
	const { faults, now, rateLimit, tokens } = services;
	const api = new Hono();
	api.use(readPayload(services));
	if (faults !== void 0) api.use(injectFaults(faults, apiTarget));
	if (rateLimit !== void 0) api.use(limitRate(rateLimit));
	api.use(authenticate(tokens, now));
	api.route("/games", gameRoutes(services));
	api.route("/assets", assetRoutes(services));
	api.route("/storage/urls", uploadUrlRoutes(services));
	api.route("/export", exportRoutes(services));
	return api;
}
function readPayload({ bodies, journal }) {
	return async (c, next) => {
		const entry = c.get("entry");
		const payload = await readApiPayload(c.env.incoming, bodies, (count) => {
			entry.bodyBytes += count;
		});
		if (payload.kind === "json") journal.setBody(entry, payload.value);
		c.set("payload", payload);
		await next();
	};
}

// src/emulator/faults/faults.ts
/** A rejection comes before the work. A 5xx can come from a proxy in front of a service that did the work. */
const TIMINGS = {
	"429": ["before"],
	"5xx": ["before", "after"],
	reset: [
		"before",
		"during",
		"after"
	],
	"reset-body": [
		"before",
		"during",
		"after"
	],
	stall: [
		"before",
		"during",
		"after"
	],
	truncate: [
		"before",
		"during",
		"after"
	],
	expired: ["before"]
};
const UINT32 = 2 ** 32;
/**
* Selects faults by a hash of the seed, the request, and the number of equal requests before it. So a request gets the
* same faults in any order of requests.
*/
var FaultSelector = class {
	#rates;
	#seed;
	#counts = /* @__PURE__ */ new Map();
	/** @throws {RangeError} for a rate that is not from 0 to 1, and if the sum of the rates is above 1. */
	constructor({ rates, seed = 0 }) {
		for (const [name, rate] of Object.entries(rates)) if (!(rate >= 0 && rate <= 1)) throw new RangeError(`The rate of ${name} must be from 0 to 1`);
		if (totalRate(rates) > 1) throw new RangeError("The rates of faults must add up to at most 1");
		this.#rates = rates;
		this.#seed = seed;
	}
	/** Selects the fault of a request, if any. Call it once per request: it counts the calls. */
	select({ side, method, subject, hasBody }) {
		const key = JSON.stringify([
			this.#seed,
			side,
			method,
			subject
		]);
		const count = (this.#counts.get(key) ?? 0) + 1;
		this.#counts.set(key, count);
		const digest = createHash("sha256").update(`${key} ${count}`).digest();
		const name = this.#nameAt(digest.readUInt32BE(0) / UINT32, side);
		if (name === void 0) return void 0;
		const timings = TIMINGS[name].filter((timing) => timing !== "during" || hasBody);
		return {
			name,
			when: timings[digest.readUInt32BE(4) % timings.length] ?? "before",
			share: digest.readUInt32BE(8) / UINT32
		};
	}
	#nameAt(position, side) {
		let sum = 0;
		for (const name of FAULT_NAMES) {
			if (name === "expired" && side === "api") continue;
			sum += this.#rates[name] ?? 0;
			if (position < sum) return name;
		}
	}
};

// src/emulator/http/hide-tokens.ts
/** A shorter token is part of many words. */
const MIN_LENGTH_IN_WORDS = 8;
/** Maximum number of times that text is decoded. No client encodes a URL that often. */
const MAX_DECODINGS = 8;
/**
* Makes a function that replaces tokens by `***`, plain or percent-encoded, also repeatedly, in a part of a URL or in a
* message. A short token is only replaced as a whole segment, name, value or word. Text with an encoded token is returned
* decoded.
*/
function tokenHider(tokens) {
	const patterns = tokens.toSorted((a, b) => b.length - a.length).map((token) => {
		const pattern = RegExp.escape(token);
		return token.length < MIN_LENGTH_IN_WORDS ? `(?<![^/?&=\\s])${pattern}(?![^/?&=\\s])` : pattern;
	});
	if (patterns.length === 0) return (text) => text;
	const pattern = new RegExp(patterns.join("|"), "g");
	return (text) => {
		let shown = text.replace(pattern, "***");
		let hidden = shown;
		for (let count = 0;; count += 1) {
			const decoded = decodeAscii(hidden);
			if (decoded === hidden) return shown;
			if (count === MAX_DECODINGS) return "***";
			hidden = decoded.replace(pattern, "***");
			if (hidden !== decoded) shown = hidden;
		}
	};
}
/** Tokens are ASCII. */
function decodeAscii(text) {
	return text.replace(/%([0-7][\da-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

// builtin:node:events
const builtin$2 = process.getBuiltinModule("node:events");
const once = builtin$2.once;

// builtin:node:http2
const builtin$1 = process.getBuiltinModule("node:http2");
const constants$1 = builtin$1.constants;
const Http2ServerRequest = builtin$1.Http2ServerRequest;

// node_modules/hono/dist/helper/websocket/index.js
/**
* Create a WebSocket adapter/helper
*/
const defineWebSocketHelper = (handler) => {
	return ((...args) => {
		if (typeof args[0] === "function") {
			const [createEvents, options] = args;
			return async function upgradeWebSocket(c, next) {
				const result = await handler(c, await createEvents(c), options);
				if (result) return result;
				await next();
			};
		} else {
			const [c, events, options] = args;
			return (async () => {
				const upgraded = await handler(c, events, options);
				if (!upgraded) throw new Error("Failed to upgrade WebSocket");
				return upgraded;
			})();
		}
	});
};

// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "RequestError";
	}
};
const nonJoinedHeaders = /* @__PURE__ */ new Set([
	"age",
	"authorization",
	"content-length",
	"content-type",
	"etag",
	"expires",
	"from",
	"host",
	"if-modified-since",
	"if-unmodified-since",
	"last-modified",
	"location",
	"max-forwards",
	"proxy-authorization",
	"referer",
	"retry-after",
	"server",
	"user-agent"
]);
const validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
const normalizeHeaderValue = (value) => {
	if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
	let start = 0;
	let end = value.length;
	while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
	while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
	return value.slice(start, end);
};
const forbiddenHeaderValue = /[\0\r\n]/;
const GlobalHeaders = globalThis.Headers;
const materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
	const headers = new HeadersCtor();
	for (let i = 0; i < rawHeaders.length; i += 2) {
		const name = rawHeaders[i];
		if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
	}
	return headers;
};
var RequestHeaders = class {
	#incoming;
	#rawHeaders;
	#headers;
	#invalidValue;
	constructor(incoming) {
		this.#incoming = incoming;
		if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
	}
	get #lazyRawHeaders() {
		return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
	}
	get #native() {
		if (!this.#headers) {
			this.#headers = materializeHeaders(this.#lazyRawHeaders);
			this.#rawHeaders = void 0;
		}
		return this.#headers;
	}
	#normalizedName(name) {
		if (typeof name !== "string") return;
		if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
		return name.toLowerCase();
	}
	#lookupHttp1(lowerName) {
		const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
		if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
		if (!Object.hasOwn(headers, lowerName)) return null;
		const rawValue = headers[lowerName];
		if (typeof rawValue === "string") {
			const value = normalizeHeaderValue(rawValue);
			return forbiddenHeaderValue.test(value) ? void 0 : value;
		}
	}
	#lookup(rawHeaders, lowerName) {
		const separator = lowerName === "cookie" ? "; " : ", ";
		let value = null;
		for (let i = 0; i < rawHeaders.length; i += 2) {
			const rawName = rawHeaders[i];
			if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
				const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
				if (forbiddenHeaderValue.test(rawValue)) {
					this.#invalidValue = true;
					return;
				}
				value = value === null ? rawValue : value + separator + rawValue;
			}
		}
		return value;
	}
	append(name, value) {
		this.#native.append(name, value);
	}
	delete(name) {
		this.#native.delete(name);
	}
	get(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value;
		}
		return this.#native.get(name);
	}
	has(name) {
		const lowerName = this.#normalizedName(name);
		if (lowerName && !this.#headers && !this.#invalidValue) {
			const http1Value = this.#lookupHttp1(lowerName);
			if (http1Value !== void 0) return http1Value !== null;
			const value = this.#lookup(this.#lazyRawHeaders, lowerName);
			if (value !== void 0) return value !== null;
		}
		return this.#native.has(name);
	}
	set(name, value) {
		this.#native.set(name, value);
	}
	getSetCookie() {
		return this.#native.getSetCookie();
	}
	keys() {
		return this.#native.keys();
	}
	values() {
		return this.#native.values();
	}
	entries() {
		return this.#native.entries();
	}
	forEach(callback, thisArg) {
		this.#native.forEach((value, key) => {
			callback.call(thisArg, value, key, this);
		});
	}
	[Symbol.iterator]() {
		return this.entries();
	}
};
Object.defineProperty(RequestHeaders.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
const newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
const reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
const reDotSegment = /\/\.\.?(?:[/?#]|$)/;
const reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const validateRequestTarget = (target) => {
	const backslash = target.indexOf("\\");
	if (backslash !== -1) {
		const query = target.indexOf("?");
		if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
	}
};
const buildUrl = (scheme, host, incomingUrl) => {
	const url = `${scheme}://${host}${incomingUrl}`;
	if (!reValidHost.test(host)) {
		validateRequestTarget(incomingUrl);
		const urlObj = new URL(url);
		if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
		return urlObj.href;
	} else if (incomingUrl.length === 0) return url + "/";
	else {
		if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
		if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
			validateRequestTarget(incomingUrl);
			return new URL(url).href;
		}
		return url;
	}
};
const toRequestError = (e) => {
	if (e instanceof RequestError) return e;
	return new RequestError(e.message, { cause: e });
};
const GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
	constructor(input, options) {
		if (typeof input === "object" && getRequestCache in input) {
			const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
			if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
			input = input[getRequestCache]();
		}
		if (typeof (options?.body)?.getReader !== "undefined") options.duplex ??= "half";
		super(input, options);
	}
};
const wrapBodyStream = Symbol("wrapBodyStream");
const byteExactEncodings = /* @__PURE__ */ new Set([
	"latin1",
	"binary",
	"hex",
	"base64",
	"base64url"
]);
const isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
const bodyBufferedBeforeDisconnectKey = Symbol("bodyBufferedBeforeDisconnect");
const bodyBufferedLengthBeforeDisconnectKey = Symbol("bodyBufferedLengthBeforeDisconnect");
const toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
const isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
const recordBodyBufferedBeforeDisconnect = (incoming) => {
	if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
const readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
	if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
	const incomingWithRecovery = incoming;
	if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
	let result;
	const errored = incoming.errored;
	if (errored && errored.code !== "ECONNRESET") result = errored;
	else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
	else {
		const bodyChunks = chunks ?? [];
		const chunk = incoming.read();
		if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
		result = buffer;
		const contentLength = incoming.headers["content-length"];
		if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
			const expectedLength = Number(contentLength);
			if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
		}
	}
	incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
	return result;
};
const enqueueBufferedBody = (controller, buffered) => {
	if (buffered instanceof Error) {
		controller.error(buffered);
		return;
	}
	if (buffered.length > 0) controller.enqueue(buffered);
	controller.close();
};
const newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
	const init = {
		method,
		headers,
		signal: abortController.signal
	};
	if (method === "TRACE") {
		init.method = "GET";
		const req = new Request$1(url, init);
		Object.defineProperty(req, "method", { get() {
			return "TRACE";
		} });
		return req;
	}
	if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
		controller.enqueue(incoming.rawBody);
		controller.close();
	} });
	else if (incoming[wrapBodyStream]) {
		let reader;
		init.body = new ReadableStream({ async pull(controller) {
			try {
				if (!reader) {
					const buffered = readBodyBufferedBeforeDisconnect(incoming);
					if (buffered !== void 0) {
						enqueueBufferedBody(controller, buffered);
						return;
					}
				}
				reader ||= Readable.toWeb(incoming).getReader();
				const { done, value } = await reader.read();
				if (done) controller.close();
				else controller.enqueue(value);
			} catch (error) {
				controller.error(error);
			}
		} });
	} else {
		const buffered = readBodyBufferedBeforeDisconnect(incoming);
		if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
			enqueueBufferedBody(controller, buffered);
		} });
		else init.body = Readable.toWeb(incoming);
	}
	return new Request$1(url, init);
};
const getRequestCache = Symbol("getRequestCache");
const requestCache = Symbol("requestCache");
const incomingKey = Symbol("incomingKey");
const urlKey = Symbol("urlKey");
const methodKey = Symbol("methodKey");
const headersKey = Symbol("headersKey");
const abortControllerKey = Symbol("abortControllerKey");
const getAbortController = Symbol("getAbortController");
const abortRequest = Symbol("abortRequest");
const bodyBufferKey = Symbol("bodyBuffer");
const bodyReadPromiseKey = Symbol("bodyReadPromise");
const bodyConsumedDirectlyKey = Symbol("bodyConsumedDirectly");
const bodyLockReaderKey = Symbol("bodyLockReader");
const abortReasonKey = Symbol("abortReason");
const newBodyUnusableError = () => {
	return /* @__PURE__ */ new TypeError("Body is unusable");
};
const rejectBodyUnusable = () => {
	return Promise.reject(newBodyUnusableError());
};
const textDecoder = new TextDecoder();
const consumeBodyDirectOnce = (request) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	request[bodyConsumedDirectlyKey] = true;
};
const toArrayBuffer = (buf) => {
	return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
const contentType = (request) => {
	return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
const methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const normalizeIncomingMethod = (method) => {
	if (typeof method !== "string" || method.length === 0) return "GET";
	switch (method) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "PATCH":
		case "POST":
		case "PUT":
		case "QUERY": return method;
	}
	const upper = method.toUpperCase();
	switch (upper) {
		case "DELETE":
		case "GET":
		case "HEAD":
		case "OPTIONS":
		case "POST":
		case "PUT": return upper;
		default: return method;
	}
};
const validateDirectReadMethod = (method) => {
	if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
	const normalized = method.toUpperCase();
	if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
const readBodyWithFastPath = (request, method, fromBuffer) => {
	if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	const methodName = request.method;
	if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
	const methodValidationError = validateDirectReadMethod(methodName);
	if (methodValidationError) return Promise.reject(methodValidationError);
	if (request[requestCache]) {
		if (methodName !== "TRACE") return request[requestCache][method]();
	}
	const alreadyUsedError = consumeBodyDirectOnce(request);
	if (alreadyUsedError) return alreadyUsedError;
	const raw = readRawBodyIfAvailable(request);
	if (raw) {
		const result = Promise.resolve(fromBuffer(raw, request));
		request[bodyBufferKey] = void 0;
		return result;
	}
	return readBodyDirect(request).then((buf) => {
		const result = fromBuffer(buf, request);
		request[bodyBufferKey] = void 0;
		return result;
	});
};
const readRawBodyIfAvailable = (request) => {
	const incoming = request[incomingKey];
	if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
const normalizeAbortError = (request, incoming) => {
	if (incoming.errored) return incoming.errored;
	const reason = request[abortReasonKey];
	if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
	return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
const readBodyDirect = (request) => {
	if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
	if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
	const incoming = request[incomingKey];
	if (incoming.readableDidRead) return rejectBodyUnusable();
	const buffered = readBodyBufferedBeforeDisconnect(incoming);
	if (buffered !== void 0) {
		if (buffered instanceof Error) return Promise.reject(buffered);
		request[bodyBufferKey] = buffered;
		return Promise.resolve(buffered);
	}
	const promise = new Promise((resolve, reject) => {
		const chunks = [];
		let settled = false;
		const finish = (callback) => {
			if (settled) return;
			settled = true;
			cleanup();
			callback();
		};
		const recoverCompleteBodyAfterDisconnect = (error) => {
			const streamError = incoming.errored ?? error;
			if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
			finish(() => {
				const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
				if (recovered instanceof Error) reject(recovered);
				else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
				else {
					request[bodyBufferKey] = recovered;
					resolve(recovered);
				}
			});
			return true;
		};
		const onData = (chunk) => {
			chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
		};
		const onEnd = () => {
			finish(() => {
				const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
				request[bodyBufferKey] = buffer;
				resolve(buffer);
			});
		};
		const onError = (error) => {
			if (recoverCompleteBodyAfterDisconnect(error)) return;
			finish(() => {
				reject(error);
			});
		};
		const onClose = () => {
			if (incoming.readableEnded) {
				onEnd();
				return;
			}
			if (recoverCompleteBodyAfterDisconnect()) return;
			finish(() => {
				reject(normalizeAbortError(request, incoming));
			});
		};
		const cleanup = () => {
			incoming.off("data", onData);
			incoming.off("end", onEnd);
			incoming.off("error", onError);
			incoming.off("close", onClose);
			request[bodyReadPromiseKey] = void 0;
		};
		incoming.on("data", onData);
		incoming.on("end", onEnd);
		incoming.on("error", onError);
		incoming.on("close", onClose);
		queueMicrotask(() => {
			if (settled) return;
			if (incoming.readableEnded) onEnd();
			else if (incoming.errored) onError(incoming.errored);
			else if (incoming.destroyed) onClose();
		});
	});
	request[bodyReadPromiseKey] = promise;
	return promise;
};
const requestPrototype = {
	get method() {
		return this[methodKey];
	},
	get url() {
		return this[urlKey];
	},
	get headers() {
		return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
	},
	[abortRequest](reason) {
		if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
		const abortController = this[abortControllerKey];
		if (abortController && !abortController.signal.aborted) abortController.abort(reason);
	},
	[getAbortController]() {
		this[abortControllerKey] ||= new AbortController();
		if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
		return this[abortControllerKey];
	},
	[getRequestCache]() {
		const abortController = this[getAbortController]();
		if (this[requestCache]) return this[requestCache];
		const method = this.method;
		if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
			this[bodyBufferKey] = void 0;
			const init = {
				method: method === "TRACE" ? "GET" : method,
				headers: this.headers,
				signal: abortController.signal
			};
			if (method !== "TRACE") {
				init.body = new ReadableStream({ start(c) {
					c.close();
				} });
				init.duplex = "half";
			}
			const req = new Request$1(this[urlKey], init);
			if (method === "TRACE") Object.defineProperty(req, "method", { get() {
				return "TRACE";
			} });
			return this[requestCache] = req;
		}
		return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
	},
	get body() {
		if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
		const request = this[getRequestCache]();
		if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
		return request.body;
	},
	get bodyUsed() {
		if (this[bodyConsumedDirectlyKey]) return true;
		if (this[requestCache]) return this[requestCache].bodyUsed;
		return false;
	}
};
Object.defineProperty(requestPrototype, "signal", { get() {
	return this[getAbortController]().signal;
} });
[
	"cache",
	"credentials",
	"destination",
	"duplex",
	"integrity",
	"mode",
	"redirect",
	"referrer",
	"referrerPolicy",
	"keepalive"
].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { get() {
		return this[getRequestCache]()[k];
	} });
});
["clone", "formData"].forEach((k) => {
	Object.defineProperty(requestPrototype, k, { value: function() {
		if (this[bodyConsumedDirectlyKey]) {
			if (k === "clone") throw newBodyUnusableError();
			return rejectBodyUnusable();
		}
		return this[getRequestCache]()[k]();
	} });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
	return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
	return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
	return readBodyWithFastPath(this, "blob", (buf, request) => {
		const type = contentType(request);
		return new Response(buf, type ? { headers: { "content-type": type } } : void 0).blob();
	});
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
	if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
	return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Request (lightweight) ${inspectFn({
		method: this.method,
		url: this.url,
		headers: this.headers,
		nativeRequest: this[requestCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
const newRequest = (incoming, defaultHostname) => {
	const req = Object.create(requestPrototype);
	req[incomingKey] = incoming;
	req[methodKey] = normalizeIncomingMethod(incoming.method);
	const incomingUrl = incoming.url || "";
	if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
		if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
		try {
			validateRequestTarget(incomingUrl);
			req[urlKey] = new URL(incomingUrl).href;
		} catch (e) {
			throw new RequestError("Invalid absolute URL", { cause: e });
		}
		return req;
	}
	const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
	if (!host) throw new RequestError("Missing host header");
	let scheme;
	if (incoming instanceof Http2ServerRequest) {
		scheme = incoming.scheme;
		if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
	} else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
	try {
		req[urlKey] = buildUrl(scheme, host, incomingUrl);
	} catch (e) {
		if (e instanceof RequestError) throw e;
		else throw new RequestError("Invalid URL", { cause: e });
	}
	return req;
};
const defaultContentType = "text/plain; charset=UTF-8";
const responseCache = Symbol("responseCache");
const getResponseCache = Symbol("getResponseCache");
const cacheKey = Symbol("cache");
const GlobalResponse = global.Response;
var Response$1 = class Response$1 {
	#body;
	#init;
	[getResponseCache]() {
		const cache = this[cacheKey];
		const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
		delete this[cacheKey];
		return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
			status: this.#init?.status,
			statusText: this.#init?.statusText,
			headers: liveHeaders
		} : this.#init);
	}
	constructor(body, init) {
		let headers;
		this.#body = body;
		if (init instanceof GlobalResponse) {
			const cachedGlobalResponse = init[responseCache];
			if (cachedGlobalResponse) {
				this.#init = cachedGlobalResponse;
				this[getResponseCache]();
				return;
			}
			this.#init = init instanceof Response$1 ? init.#init : init;
			headers = new Headers(init.headers);
		} else this.#init = init;
		if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
			init?.status || 200,
			body ?? null,
			headers || init?.headers
		];
	}
	get headers() {
		const cache = this[cacheKey];
		if (cache) {
			if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
			return cache[2];
		}
		return this[getResponseCache]().headers;
	}
	get status() {
		return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
	}
	get ok() {
		const status = this.status;
		return status >= 200 && status < 300;
	}
};
[
	"body",
	"bodyUsed",
	"redirected",
	"statusText",
	"trailers",
	"type",
	"url"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { get() {
		return this[getResponseCache]()[k];
	} });
});
[
	"arrayBuffer",
	"blob",
	"clone",
	"formData",
	"json",
	"text"
].forEach((k) => {
	Object.defineProperty(Response$1.prototype, k, { value: function() {
		return this[getResponseCache]()[k]();
	} });
});
Object.defineProperty(Response$1.prototype, Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
	return `Response (lightweight) ${inspectFn({
		status: this.status,
		headers: this.headers,
		ok: this.ok,
		nativeResponse: this[responseCache]
	}, {
		...options,
		depth: depth == null ? null : depth - 1
	})}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
const validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
const parseRedirectUrl = (url) => {
	if (url instanceof URL) return url.href;
	if (validRedirectUrl.test(url)) return url;
	return new URL(url).href;
};
const validRedirectStatuses = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
Object.defineProperty(Response$1, "redirect", {
	value: function redirect(url, status = 302) {
		if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
		return new Response$1(null, {
			status,
			headers: { location: parseRedirectUrl(url) }
		});
	},
	writable: true,
	configurable: true
});
Object.defineProperty(Response$1, "json", {
	value: function json(data, init) {
		const body = JSON.stringify(data);
		if (body === void 0) throw new TypeError("The data is not JSON serializable");
		const initHeaders = init?.headers;
		let headers;
		if (initHeaders) {
			headers = new Headers(initHeaders);
			if (!headers.has("content-type")) headers.set("content-type", "application/json");
		} else headers = { "content-type": "application/json" };
		return new Response$1(body, {
			status: init?.status ?? 200,
			statusText: init?.statusText,
			headers
		});
	},
	writable: true,
	configurable: true
});
async function readWithoutBlocking(readPromise) {
	return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
	const cancel = (error) => {
		reader.cancel(error).catch(() => {});
	};
	const stream = writable.stream;
	if (writable.destroyed || stream?.closed || stream?.destroyed) {
		cancel();
		return reader.closed;
	}
	writable.on("close", cancel);
	writable.on("error", cancel);
	(currentReadPromise ?? reader.read()).then(flow, handleStreamError);
	return reader.closed.finally(() => {
		writable.off("close", cancel);
		writable.off("error", cancel);
	});
	function handleStreamError(error) {
		if (error) writable.destroy(error);
	}
	function onDrain() {
		reader.read().then(flow, handleStreamError);
	}
	function flow({ done, value }) {
		try {
			if (done) writable.end();
			else if (!writable.write(value)) writable.once("drain", onDrain);
			else reader.read().then(flow, handleStreamError);
		} catch (e) {
			handleStreamError(e);
		}
	}
}
function writeFromReadableStream(stream, writable) {
	if (stream.locked) throw new TypeError("ReadableStream is locked.");
	else if (writable.destroyed) {
		stream.cancel().catch(() => {});
		return;
	}
	return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
const buildOutgoingHttpHeaders = (headers, defaultContentType) => {
	const res = {};
	if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
	if (headers.has("set-cookie")) {
		const cookies = [];
		for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
		else res[k] = v;
		if (cookies.length > 0) res["set-cookie"] = cookies;
	} else for (const [k, v] of headers) res[k] = v;
	if (defaultContentType) res["content-type"] ??= defaultContentType;
	return res;
};
const outgoingEnded = Symbol("outgoingEnded");
const incomingDraining = Symbol("incomingDraining");
const DRAIN_TIMEOUT_MS = 500;
const MAX_DRAIN_BYTES = 67108864;
const drainIncoming = (incoming) => {
	const incomingWithDrainState = incoming;
	if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
	incomingWithDrainState[incomingDraining] = true;
	if (incoming instanceof Http2ServerRequest) {
		try {
			incoming.stream?.close?.(constants$1.NGHTTP2_NO_ERROR);
		} catch {}
		return;
	}
	let bytesRead = 0;
	const cleanup = () => {
		clearTimeout(timer);
		incoming.off("data", onData);
		incoming.off("end", cleanup);
		incoming.off("error", cleanup);
	};
	const forceClose = () => {
		cleanup();
		const socket = incoming.socket;
		if (socket && !socket.destroyed) {
			if (typeof socket.destroySoon === "function") socket.destroySoon();
			else if (typeof socket.destroy === "function") socket.destroy();
		}
	};
	const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
	timer.unref?.();
	const onData = (chunk) => {
		bytesRead += chunk.length;
		if (bytesRead > MAX_DRAIN_BYTES) forceClose();
	};
	incoming.on("data", onData);
	incoming.on("end", cleanup);
	incoming.on("error", cleanup);
	incoming.resume();
};
const makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
	if (incoming.errored) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest](incoming.errored.toString());
	} else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
		recordBodyBufferedBeforeDisconnect(incoming);
		req[abortRequest]("Client connection prematurely closed.");
	}
	if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
		if (!incoming.readableEnded) setTimeout(() => {
			drainIncoming(incoming);
		});
	});
};
const isImmediateCacheableResponse = (res) => {
	if (!(cacheKey in res)) return false;
	const body = res[cacheKey][1];
	return body === null || typeof body === "string" || body instanceof Uint8Array;
};
const handleRequestError = () => new Response(null, { status: 400 });
const handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
const handleResponseError = (e, outgoing) => {
	const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
	if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
	else {
		console.error(e);
		if (!outgoing.headersSent) {
			if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
			outgoing.writeHead(500, { "Content-Type": "text/plain" });
		}
		outgoing.end(`Error: ${err.message}`);
		outgoing.destroy(err);
	}
};
const flushHeaders = (outgoing) => {
	if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
const trySetContentLength = (outgoing, status, length) => {
	const http1 = outgoing;
	if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
		http1._contentLength = length;
		return true;
	}
	return false;
};
const writeDefaultHeaders = (outgoing, status, length) => {
	if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
	else outgoing.writeHead(status, {
		"Content-Type": defaultContentType,
		"Content-Length": length
	});
};
const responseViaCache = async (res, outgoing) => {
	let [status, body, header] = res[cacheKey];
	if (!header) {
		if (body === null) {
			outgoing.writeHead(status);
			outgoing.end();
		} else if (typeof body === "string") {
			writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
			outgoing.end(body);
		} else if (body instanceof Uint8Array) {
			writeDefaultHeaders(outgoing, status, body.byteLength);
			outgoing.end(body);
		} else if (body instanceof Blob) {
			writeDefaultHeaders(outgoing, status, body.size);
			outgoing.end(new Uint8Array(await body.arrayBuffer()));
		} else {
			outgoing.writeHead(status, { "Content-Type": defaultContentType });
			flushHeaders(outgoing);
			await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
		}
		outgoing[outgoingEnded]?.();
		return;
	}
	let hasContentLength = false;
	let plainHeaders = false;
	let canAutoLength = true;
	if (header instanceof Headers) {
		hasContentLength = header.has("content-length");
		header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
	} else if (Array.isArray(header)) {
		const headerObj = new Headers(header);
		hasContentLength = headerObj.has("content-length");
		header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
	} else {
		plainHeaders = true;
		for (const key in header) {
			if (key.length === 14 && key.toLowerCase() === "content-length") {
				hasContentLength = true;
				break;
			}
			if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
		}
	}
	if (!hasContentLength) {
		let length;
		if (typeof body === "string") length = Buffer.byteLength(body);
		else if (body instanceof Uint8Array) length = body.byteLength;
		else if (body instanceof Blob) length = body.size;
		if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
			if (plainHeaders) header = { ...header };
			header["Content-Length"] = length;
		}
	}
	outgoing.writeHead(status, header);
	if (body == null) outgoing.end();
	else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
	else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
	else {
		flushHeaders(outgoing);
		await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
	}
	outgoing[outgoingEnded]?.();
};
const isPromise = (res) => typeof res.then === "function";
const responseViaResponseObject = async (res, outgoing, options = {}) => {
	if (isPromise(res)) if (options.errorHandler) try {
		res = await res;
	} catch (err) {
		const errRes = await options.errorHandler(err);
		if (!errRes) return;
		res = errRes;
	}
	else res = await res.catch(handleFetchError);
	if (cacheKey in res) return responseViaCache(res, outgoing);
	const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
	if (res.body) {
		const reader = res.body.getReader();
		const values = [];
		let done = false;
		let currentReadPromise = void 0;
		if (resHeaderRecord["transfer-encoding"] !== "chunked") {
			let maxReadCount = 2;
			for (let i = 0; i < maxReadCount; i++) {
				currentReadPromise ||= reader.read();
				const chunk = await readWithoutBlocking(currentReadPromise);
				if (!chunk) {
					if (i === 1) {
						await new Promise((resolve) => setTimeout(resolve));
						maxReadCount = 3;
						continue;
					}
					break;
				}
				currentReadPromise = void 0;
				if (chunk.value) values.push(chunk.value);
				if (chunk.done) {
					done = true;
					break;
				}
			}
			if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
		}
		outgoing.writeHead(res.status, resHeaderRecord);
		values.forEach((value) => {
			outgoing.write(value);
		});
		if (done) outgoing.end();
		else {
			if (values.length === 0) flushHeaders(outgoing);
			await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
		}
	} else if (resHeaderRecord["x-hono-already-sent"]) {} else {
		outgoing.writeHead(res.status, resHeaderRecord);
		outgoing.end();
	}
	outgoing[outgoingEnded]?.();
};
const getRequestListener = (fetchCallback, options = {}) => {
	const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
	if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
		Object.defineProperty(global, "Request", { value: Request$1 });
		Object.defineProperty(global, "Response", { value: Response$1 });
	}
	return async (incoming, outgoing) => {
		let res, req;
		let needsBodyCleanup = false;
		let closeHandlerAttached = false;
		const ensureCloseHandler = () => {
			if (!req || closeHandlerAttached) return;
			closeHandlerAttached = true;
			outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
		};
		try {
			req = newRequest(incoming, options.hostname);
			needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
			if (needsBodyCleanup) {
				incoming[wrapBodyStream] = true;
				if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
					if (!incoming.readableEnded) setTimeout(() => {
						if (!incoming.readableEnded) setTimeout(() => {
							incoming.destroy();
							outgoing.destroy();
						});
					});
				};
			}
			res = fetchCallback(req, {
				incoming,
				outgoing
			});
			if (!isPromise(res) && isImmediateCacheableResponse(res)) {
				if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
					if (!incoming.readableEnded) drainIncoming(incoming);
				});
				return responseViaCache(res, outgoing);
			}
			ensureCloseHandler();
		} catch (e) {
			if (!res) if (options.errorHandler) {
				ensureCloseHandler();
				res = await options.errorHandler(req ? e : toRequestError(e));
				if (!res) return;
			} else if (!req) res = handleRequestError();
			else res = handleFetchError(e);
			else return handleResponseError(e, outgoing);
		}
		try {
			return await responseViaResponseObject(res, outgoing, options);
		} catch (e) {
			return handleResponseError(e, outgoing);
		}
	};
};
/**
* @link https://developer.mozilla.org/en-US/docs/Web/API/CloseEvent
*/
const CloseEvent = globalThis.CloseEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get wasClean() {
		return this.#eventInitDict.wasClean ?? false;
	}
	get code() {
		return this.#eventInitDict.code ?? 0;
	}
	get reason() {
		return this.#eventInitDict.reason ?? "";
	}
};
/**
* Node.js has no global `ErrorEvent`, unlike `Event`/`MessageEvent`/`CloseEvent`.
* @link https://developer.mozilla.org/en-US/docs/Web/API/ErrorEvent
*/
const ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
	#eventInitDict;
	constructor(type, eventInitDict = {}) {
		super(type, eventInitDict);
		this.#eventInitDict = eventInitDict;
	}
	get message() {
		return this.#eventInitDict.message ?? "";
	}
	get filename() {
		return this.#eventInitDict.filename ?? "";
	}
	get lineno() {
		return this.#eventInitDict.lineno ?? 0;
	}
	get colno() {
		return this.#eventInitDict.colno ?? 0;
	}
	get error() {
		return this.#eventInitDict.error ?? null;
	}
};
const generateConnectionSymbol = () => Symbol("connection");
const CONNECTION_SYMBOL_KEY = Symbol("CONNECTION_SYMBOL_KEY");
const WAIT_FOR_WEBSOCKET_SYMBOL = Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
const upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
	const env = c.env;
	const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
	if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
	const connectionSymbol = generateConnectionSymbol();
	env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
	(async () => {
		let ws;
		try {
			ws = await waitForWebSocket(env.incoming, connectionSymbol);
		} catch {
			return;
		}
		const messagesReceivedInStarting = [];
		const bufferMessage = (data, isBinary) => {
			messagesReceivedInStarting.push([data, isBinary]);
		};
		ws.on("message", bufferMessage);
		const ctx = {
			binaryType: "arraybuffer",
			close(code, reason) {
				ws.close(code, reason);
			},
			protocol: ws.protocol,
			raw: ws,
			get readyState() {
				return ws.readyState;
			},
			send(source, opts) {
				ws.send(source, { compress: opts?.compress });
			},
			url: new URL(c.req.url)
		};
		try {
			events?.onOpen?.(new Event("open"), ctx);
		} catch (e) {
			(options?.onError ?? console.error)(e);
		}
		const handleMessage = (data, isBinary) => {
			const datas = Array.isArray(data) ? data : [data];
			for (const data of datas) try {
				events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data instanceof ArrayBuffer ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) : typeof data === "string" ? data : Buffer.from(data).toString("utf-8") }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		};
		ws.off("message", bufferMessage);
		for (const message of messagesReceivedInStarting) handleMessage(...message);
		ws.on("message", (data, isBinary) => {
			handleMessage(data, isBinary);
		});
		ws.on("close", (code, reason) => {
			try {
				events?.onClose?.(new CloseEvent("close", {
					code,
					reason: reason.toString()
				}), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
		ws.on("error", (error) => {
			try {
				events?.onError?.(new ErrorEvent("error", { error }), ctx);
			} catch (e) {
				(options?.onError ?? console.error)(e);
			}
		});
	})();
	return new Response();
});

// src/emulator/http/server.ts
const HOST = "127.0.0.1";
const PARSER_ERRORS = {
	HPE_HEADER_OVERFLOW: [431, "The header fields are too large"],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time"]
};
/** An HTTP server on 127.0.0.1 that closes without waiting for clients. */
var LoopbackServer = class LoopbackServer {
	/** `http://127.0.0.1:<port>`. */
	origin;
	#server;
	#clientTimeoutMs;
	#pending = /* @__PURE__ */ new Map();
	/** `closeAllConnections` leaves out those that Node no longer parses. */
	#sockets = /* @__PURE__ */ new Set();
	constructor(server, origin, clientTimeoutMs) {
		this.#server = server;
		this.origin = origin;
		this.#clientTimeoutMs = clientTimeoutMs;
		server.on("connection", (socket) => {
			this.#sockets.add(socket);
			socket.once("close", () => this.#sockets.delete(socket));
			socket.destroySoon = () => this.#endSlowly(socket);
		});
	}
	/**
	* @param port 0 takes any free port.
	* @param clientTimeoutMs The time for the head of a request, and for the end of a rejected connection.
	* @throws The error of `server.listen`, for instance with the code EADDRINUSE.
	*/
	static async listen(port, clientTimeoutMs) {
		const server = createServer({
			requireHostHeader: false,
			headersTimeout: clientTimeoutMs,
			connectionsCheckingInterval: Math.ceil(clientTimeoutMs / 10),
			requestTimeout: 0
		});
		server.listen({
			host: HOST,
			port
		});
		await once(server, "listening");
		const address = server.address();
		if (address === null || typeof address === "string") throw new TypeError("The server has no port");
		return new LoopbackServer(server, `http://${HOST}:${address.port}`, clientTimeoutMs);
	}
	/** Handles requests with `app`. Call it in the same turn of the event loop in which `listen` resolves. */
	serve(app, bodies) {
		const listener = getRequestListener((request, { incoming, outgoing }) => {
			const hosts = "headersDistinct" in incoming ? incoming.headersDistinct["host"] : void 0;
			if (hosts !== void 0 && hosts.length > 1) throw new TypeError("More than one Host");
			if (hosts === void 0 && incoming.httpVersion === "1.1") throw new TypeError("No Host");
			const response = Promise.resolve(app.fetch(request, {
				incoming,
				outgoing
			}));
			this.#pending.set(response, incoming.socket);
			return response.finally(() => this.#pending.delete(response));
		}, {
			overrideGlobalObjects: false,
			errorHandler: () => Response.json(errorBody(400, "The request has no valid address"), { status: 400 })
		});
		this.#server.on("request", listener);
		this.#server.on("clientError", (error, socket) => {
			bodies.abort(socket);
			const isCutOff = error.code === "HPE_INVALID_EOF_STATE" || error.code === "ECONNRESET";
			if (isCutOff && [...this.#pending.values()].includes(socket)) return;
			if (isCutOff || !socket.writable) return socket.destroySoon();
			const [status, message] = PARSER_ERRORS[error.code ?? ""] ?? [400, "The request is not valid HTTP"];
			this.#reject(socket, rawErrorResponse(status, message));
		});
		this.#server.on("checkExpectation", (_, response) => {
			response.writeHead(417, {
				"Content-Type": "application/json",
				Connection: "close"
			});
			response.end(JSON.stringify(errorBody(417, "The only supported expectation is 100-continue")));
		});
		this.#server.on("connect", (_, socket) => {
			socket.on("error", () => socket.destroy());
			this.#reject(socket, rawErrorResponse(405, "CONNECT is not allowed here", ["Allow: GET, HEAD, POST, PUT"]));
		});
	}
	/** Closes every connection, then waits for the pending request handlers. */
	async close() {
		const closed = once(this.#server, "close");
		this.#server.close();
		for (const socket of this.#sockets) socket.destroy();
		await closed;
		await Promise.allSettled(this.#pending.keys());
	}
	/** Ends a connection without waiting for the client to close its half. */
	#reject(socket, response) {
		socket.write(response);
		this.#endSlowly(socket);
	}
	#endSlowly(socket) {
		socket.end();
		const timer = setTimeout(() => socket.destroy(), this.#clientTimeoutMs);
		socket.once("close", () => clearTimeout(timer));
	}
};
/** The bytes of a response on a connection that has no request object. Close the connection after it. */
function rawErrorResponse(status, message, headers = []) {
	const content = errorBody(status, message);
	const body = JSON.stringify(content);
	return [
		`HTTP/1.1 ${status} ${content.error}`,
		...headers,
		"Content-Type: application/json",
		`Content-Length: ${Buffer.byteLength(body)}`,
		"Connection: close",
		"",
		body
	].join("\r\n");
}

// src/emulator/middleware/tokens.ts
/** Stores tokens by SHA-256 digest, so that the time of a look-up reveals nothing about valid tokens. */
var TokenRegistry = class {
	#tokens = /* @__PURE__ */ new Map();
	/**
	* @param defaultOrganization The organization of tokens without their own.
	* @throws {TypeError} for a name that is not visible ASCII, a duplicate name, an empty organization, a time that is NaN, or
	*   an unknown scope.
	*/
	constructor(options, defaultOrganization) {
		for (const { name, scopes = SCOPES, organization = defaultOrganization, ...times } of options) {
			const { expiresAt = Number.POSITIVE_INFINITY, revokedAt = Number.POSITIVE_INFINITY } = times;
			if (!/^[\x21-\x7e]+$/.test(name)) throw new TypeError("A token must be visible ASCII without spaces");
			if (this.#tokens.has(sha256(name))) throw new TypeError(`The token ${name} is given twice`);
			if (organization === "") throw new TypeError(`The organization of the token ${name} must have an id`);
			if (Number.isNaN(expiresAt) || Number.isNaN(revokedAt)) throw new TypeError(`The token ${name} must expire or be revoked at a time in Unix milliseconds`);
			const token = {
				organizationId: organization,
				scopes: new Set(scopes.map(toScope))
			};
			this.#tokens.set(sha256(name), {
				token,
				expiresAt,
				revokedAt
			});
		}
	}
	/** Checks a token at `nowMs`. A token that is both revoked and expired counts as revoked. */
	check(name, nowMs) {
		const registered = this.#tokens.get(sha256(name));
		if (registered === void 0) return { kind: "unknown" };
		if (nowMs >= registered.revokedAt) return { kind: "revoked" };
		if (nowMs >= registered.expiresAt) return { kind: "expired" };
		return {
			kind: "valid",
			token: registered.token
		};
	}
	/** @throws {TypeError} for an unknown token. */
	revoke(name) {
		const registered = this.#tokens.get(sha256(name));
		if (registered === void 0) throw new TypeError(`There is no token ${name}`);
		registered.revokedAt = Number.NEGATIVE_INFINITY;
	}
};
function sha256(text) {
	return createHash("sha256").update(text).digest("base64");
}
function toScope(text) {
	if (isScope(text)) return text;
	throw new TypeError(`${text} is not a scope; the scopes are ${SCOPES.join(", ")}`);
}

// src/emulator/storage/disk-storage.ts
/** The emulator's own storage, behind `storageRoute`. */
function diskStorage({ signer, origin, uploadUrlTtlMs }) {
	return {
		uploadUrl({ assetId, fileName, contentType }, nowMs) {
			const path = `/storage/${assetKey(assetId, fileName)}`;
			const expires = String(Math.floor(nowMs + uploadUrlTtlMs));
			return `${origin}${path}?X-Expires=${expires}&X-Signature=${signer.sign({
				method: "PUT",
				path,
				contentType,
				expires
			})}`;
		},
		refresh: async () => {}
	};
}
/**
* The key of a file in a storage: `<assetId>/<basename of fileName>`, percent-encoded. The name is only for people: the
* id identifies the asset.
*/
function assetKey(assetId, fileName) {
	const baseName = fileName.split(/[/\\]/).findLast((segment) => segment !== "") ?? "";
	return `${assetId}/${/^\.{0,2}$/.test(baseName) ? "_" : percentEncode(baseName)}`;
}
/** Signs upload URLs with HMAC-SHA256. */
var UploadSigner = class {
	#key;
	constructor(key) {
		this.#key = createSecretKey(key);
	}
	/** The signature in lower-case hex. */
	sign({ method, path, contentType, expires }) {
		return createHmac("sha256", this.#key).update([
			method,
			path,
			contentType,
			expires
		].join("\n")).digest("hex");
	}
	/** Compares in constant time. */
	verify(upload, signature) {
		const expected = Buffer.from(this.sign(upload));
		const given = Buffer.from(signature);
		return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
	}
};

// node_modules/aws4fetch/dist/aws4fetch.esm.mjs
/**
* @license MIT <https://opensource.org/licenses/MIT>
* @copyright Michael Hart 2024
*/
const encoder = new TextEncoder();
const HOST_SERVICES = {
	appstream2: "appstream",
	cloudhsmv2: "cloudhsm",
	email: "ses",
	marketplace: "aws-marketplace",
	mobile: "AWSMobileHubService",
	pinpoint: "mobiletargeting",
	queue: "sqs",
	"git-codecommit": "codecommit",
	"mturk-requester-sandbox": "mturk-requester",
	"personalize-runtime": "personalize"
};
const UNSIGNABLE_HEADERS = /* @__PURE__ */ new Set([
	"authorization",
	"content-type",
	"content-length",
	"user-agent",
	"presigned-expires",
	"expect",
	"x-amzn-trace-id",
	"range",
	"connection"
]);
var AwsV4Signer = class {
	constructor({ method, url, headers, body, accessKeyId, secretAccessKey, sessionToken, service, region, cache, datetime, signQuery, appendSessionToken, allHeaders, singleEncode }) {
		if (url == null) throw new TypeError("url is a required option");
		if (accessKeyId == null) throw new TypeError("accessKeyId is a required option");
		if (secretAccessKey == null) throw new TypeError("secretAccessKey is a required option");
		this.method = method || (body ? "POST" : "GET");
		this.url = new URL(url);
		this.headers = new Headers(headers || {});
		this.body = body;
		this.accessKeyId = accessKeyId;
		this.secretAccessKey = secretAccessKey;
		this.sessionToken = sessionToken;
		let guessedService, guessedRegion;
		if (!service || !region) [guessedService, guessedRegion] = guessServiceRegion(this.url, this.headers);
		this.service = service || guessedService || "";
		this.region = region || guessedRegion || "us-east-1";
		this.cache = cache || /* @__PURE__ */ new Map();
		this.datetime = datetime || (/* @__PURE__ */ new Date()).toISOString().replace(/[:-]|\.\d{3}/g, "");
		this.signQuery = signQuery;
		this.appendSessionToken = appendSessionToken || this.service === "iotdevicegateway";
		this.headers.delete("Host");
		if (this.service === "s3" && !this.signQuery && !this.headers.has("X-Amz-Content-Sha256")) this.headers.set("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD");
		const params = this.signQuery ? this.url.searchParams : this.headers;
		params.set("X-Amz-Date", this.datetime);
		if (this.sessionToken && !this.appendSessionToken) params.set("X-Amz-Security-Token", this.sessionToken);
		this.signableHeaders = ["host", ...this.headers.keys()].filter((header) => allHeaders || !UNSIGNABLE_HEADERS.has(header)).sort();
		this.signedHeaders = this.signableHeaders.join(";");
		this.canonicalHeaders = this.signableHeaders.map((header) => header + ":" + (header === "host" ? this.url.host : (this.headers.get(header) || "").replace(/\s+/g, " "))).join("\n");
		this.credentialString = [
			this.datetime.slice(0, 8),
			this.region,
			this.service,
			"aws4_request"
		].join("/");
		if (this.signQuery) {
			if (this.service === "s3" && !params.has("X-Amz-Expires")) params.set("X-Amz-Expires", "86400");
			params.set("X-Amz-Algorithm", "AWS4-HMAC-SHA256");
			params.set("X-Amz-Credential", this.accessKeyId + "/" + this.credentialString);
			params.set("X-Amz-SignedHeaders", this.signedHeaders);
		}
		if (this.service === "s3") try {
			this.encodedPath = decodeURIComponent(this.url.pathname.replace(/\+/g, " "));
		} catch (e) {
			this.encodedPath = this.url.pathname;
		}
		else this.encodedPath = this.url.pathname.replace(/\/+/g, "/");
		if (!singleEncode) this.encodedPath = encodeURIComponent(this.encodedPath).replace(/%2F/g, "/");
		this.encodedPath = encodeRfc3986(this.encodedPath);
		const seenKeys = /* @__PURE__ */ new Set();
		this.encodedSearch = [...this.url.searchParams].filter(([k]) => {
			if (!k) return false;
			if (this.service === "s3") {
				if (seenKeys.has(k)) return false;
				seenKeys.add(k);
			}
			return true;
		}).map((pair) => pair.map((p) => encodeRfc3986(encodeURIComponent(p)))).sort(([k1, v1], [k2, v2]) => k1 < k2 ? -1 : k1 > k2 ? 1 : v1 < v2 ? -1 : v1 > v2 ? 1 : 0).map((pair) => pair.join("=")).join("&");
	}
	async sign() {
		if (this.signQuery) {
			this.url.searchParams.set("X-Amz-Signature", await this.signature());
			if (this.sessionToken && this.appendSessionToken) this.url.searchParams.set("X-Amz-Security-Token", this.sessionToken);
		} else this.headers.set("Authorization", await this.authHeader());
		return {
			method: this.method,
			url: this.url,
			headers: this.headers,
			body: this.body
		};
	}
	async authHeader() {
		return [
			"AWS4-HMAC-SHA256 Credential=" + this.accessKeyId + "/" + this.credentialString,
			"SignedHeaders=" + this.signedHeaders,
			"Signature=" + await this.signature()
		].join(", ");
	}
	async signature() {
		const date = this.datetime.slice(0, 8);
		const cacheKey = [
			this.secretAccessKey,
			date,
			this.region,
			this.service
		].join();
		let kCredentials = this.cache.get(cacheKey);
		if (!kCredentials) {
			kCredentials = await hmac(await hmac(await hmac(await hmac("AWS4" + this.secretAccessKey, date), this.region), this.service), "aws4_request");
			this.cache.set(cacheKey, kCredentials);
		}
		return buf2hex(await hmac(kCredentials, await this.stringToSign()));
	}
	async stringToSign() {
		return [
			"AWS4-HMAC-SHA256",
			this.datetime,
			this.credentialString,
			buf2hex(await hash(await this.canonicalString()))
		].join("\n");
	}
	async canonicalString() {
		return [
			this.method.toUpperCase(),
			this.encodedPath,
			this.encodedSearch,
			this.canonicalHeaders + "\n",
			this.signedHeaders,
			await this.hexBodyHash()
		].join("\n");
	}
	async hexBodyHash() {
		let hashHeader = this.headers.get("X-Amz-Content-Sha256") || (this.service === "s3" && this.signQuery ? "UNSIGNED-PAYLOAD" : null);
		if (hashHeader == null) {
			if (this.body && typeof this.body !== "string" && !("byteLength" in this.body)) throw new Error("body must be a string, ArrayBuffer or ArrayBufferView, unless you include the X-Amz-Content-Sha256 header");
			hashHeader = buf2hex(await hash(this.body || ""));
		}
		return hashHeader;
	}
};
async function hmac(key, string) {
	const cryptoKey = await crypto.subtle.importKey("raw", typeof key === "string" ? encoder.encode(key) : key, {
		name: "HMAC",
		hash: { name: "SHA-256" }
	}, false, ["sign"]);
	return crypto.subtle.sign("HMAC", cryptoKey, encoder.encode(string));
}
async function hash(content) {
	return crypto.subtle.digest("SHA-256", typeof content === "string" ? encoder.encode(content) : content);
}
const HEX_CHARS = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"a",
	"b",
	"c",
	"d",
	"e",
	"f"
];
function buf2hex(arrayBuffer) {
	const buffer = new Uint8Array(arrayBuffer);
	let out = "";
	for (let idx = 0; idx < buffer.length; idx++) {
		const n = buffer[idx];
		out += HEX_CHARS[n >>> 4 & 15];
		out += HEX_CHARS[n & 15];
	}
	return out;
}
function encodeRfc3986(urlEncodedStr) {
	return urlEncodedStr.replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
}
function guessServiceRegion(url, headers) {
	const { hostname, pathname } = url;
	if (hostname.endsWith(".on.aws")) {
		const match = hostname.match(/^[^.]{1,63}\.lambda-url\.([^.]{1,63})\.on\.aws$/);
		return match != null ? ["lambda", match[1] || ""] : ["", ""];
	}
	if (hostname.endsWith(".r2.cloudflarestorage.com")) return ["s3", "auto"];
	if (hostname.endsWith(".backblazeb2.com")) {
		const match = hostname.match(/^(?:[^.]{1,63}\.)?s3\.([^.]{1,63})\.backblazeb2\.com$/);
		return match != null ? ["s3", match[1] || ""] : ["", ""];
	}
	const match = hostname.replace("dualstack.", "").match(/([^.]{1,63})\.(?:([^.]{0,63})\.)?amazonaws\.com(?:\.cn)?$/);
	let service = match && match[1] || "";
	let region = match && match[2];
	if (region === "us-gov") region = "us-gov-west-1";
	else if (region === "s3" || region === "s3-accelerate") {
		region = "us-east-1";
		service = "s3";
	} else if (service === "iot") {
		if (hostname.startsWith("iot.")) service = "execute-api";
		else if (hostname.startsWith("data.jobs.iot.")) service = "iot-jobs-data";
		else service = pathname === "/mqtt" ? "iotdevicegateway" : "iotdata";
	} else if (service === "autoscaling") {
		const targetPrefix = (headers.get("X-Amz-Target") || "").split(".")[0];
		if (targetPrefix === "AnyScaleFrontendService") service = "application-autoscaling";
		else if (targetPrefix === "AnyScaleScalingPlannerFrontendService") service = "autoscaling-plans";
	} else if (region == null && service.startsWith("s3-")) {
		region = service.slice(3).replace(/^fips-|^external-1/, "");
		service = "s3";
	} else if (service.endsWith("-fips")) service = service.slice(0, -5);
	else if (region && /-\d$/.test(service) && !/-\d$/.test(region)) [service, region] = [region, service];
	return [HOST_SERVICES[service] || service, region || ""];
}

// src/emulator/storage/s3-storage.ts
/** One week, the maximum of S3 ("Authenticating Requests: Using Query Parameters" in its API reference). */
const MAX_LIFETIME_S = 604800;
const CONCURRENT_REQUESTS = 16;
const REQUEST_TIMEOUT_MS = 3e4;
/**
* A bucket of an S3-compatible server. AWS Signature Version 4 signs its upload URLs and the content type. Clients upload
* directly to the bucket, so the emulator has to ask the bucket for uploaded files.
*/
function s3Storage({ assets, s3, uploadUrlTtlMs, now, signal }) {
	const { endpoint, bucket, ...credentials } = s3;
	const lifetimeS = Math.min(MAX_LIFETIME_S, Math.max(1, Math.floor(uploadUrlTtlMs / 1e3)));
	const objectUrl = ({ assetId, fileName }) => `${endpoint}/${bucket}/${assetKey(assetId, fileName)}`;
	/** Requests an asset's file; `undefined` if the file is missing. */
	async function request(asset, method) {
		const { url, headers } = await new AwsV4Signer({
			...credentials,
			service: "s3",
			method,
			url: objectUrl(asset)
		}).sign();
		headers.set("Accept-Encoding", "identity");
		const response = await fetch(url, {
			method,
			headers,
			redirect: "manual",
			signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)])
		});
		if (response.status === 404) return void 0;
		if (response.status === 200) return response;
		throw new ApiError(502, `The bucket responded with ${response.status} to the request for a file`);
	}
	/** The size of an asset's file in bytes; `undefined` if the file is missing. */
	async function sizeOf(asset) {
		try {
			const head = await request(asset, "HEAD");
			const response = head?.headers.has("content-length") === false ? await request(asset, "GET") : head;
			return response && await lengthOf(response);
		} catch (error) {
			if (error instanceof ApiError) throw error;
			throw new ApiError(502, `The request to the bucket failed: ${causeChain(error).at(-1)}`);
		}
	}
	return {
		async uploadUrl(asset, nowMs) {
			return (await new AwsV4Signer({
				...credentials,
				service: "s3",
				method: "PUT",
				url: `${objectUrl(asset)}?X-Amz-Expires=${lifetimeS}`,
				signQuery: true,
				allHeaders: true,
				headers: { "content-type": asset.contentType },
				datetime: new Date(nowMs).toISOString().replace(/[:-]|\.\d+/g, "")
			}).sign()).url.href;
		},
		/**
		* Asks the bucket for the files of pending assets, and of assets whose upload URL has not expired.
		*
		* @throws {ApiError} 502 if a request to the bucket fails.
		*/
		async refresh(organizationId) {
			const since = (/* @__PURE__ */ new Date(now() - lifetimeS * 1e3)).toISOString();
			const queue = assets.writable(organizationId, since).values();
			const worker = async () => {
				for (const asset of queue) {
					const size = await sizeOf(asset);
					if (size !== void 0) assets.complete(asset.assetId, size);
				}
			};
			await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
		}
	};
}
/** The length of a body in bytes. Reads the body only if its headers do not have the length. */
async function lengthOf({ headers, body }) {
	const length = headers.get("content-length");
	if (length !== null) {
		await body?.cancel();
		return Number(length);
	}
	let bytes = 0;
	for await (const chunk of body ?? []) bytes += chunk.byteLength;
	return bytes;
}

// builtin:node:sqlite
var builtin_node_sqlite_exports = /* @__PURE__ */ __exportAll({
	DatabaseSync: () => DatabaseSync,
	Session: () => Session,
	StatementSync: () => StatementSync,
	backup: () => backup,
	constants: () => constants,
	default: () => builtin
});
var builtin, DatabaseSync, StatementSync, Session, constants, backup;
var init_builtin_node_sqlite = __esmMin((() => {
	builtin = process.getBuiltinModule("node:sqlite");
	DatabaseSync = builtin.DatabaseSync;
	StatementSync = builtin.StatementSync;
	Session = builtin.Session;
	constants = builtin.constants;
	backup = builtin.backup;
}));

// src/emulator/store/database.ts
const SCHEMA = `
  CREATE TABLE game (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    position INTEGER NOT NULL,
    UNIQUE (organization_id, position)
  ) STRICT;
  CREATE TABLE asset (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    file_name TEXT NOT NULL,
    content_type TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    size INTEGER,
    sha256 TEXT
  ) STRICT;
  CREATE INDEX asset_of_organization ON asset (organization_id);
  CREATE TABLE "export" (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    variant_id TEXT NOT NULL,
    network TEXT NOT NULL,
    organization_id TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
`;
/** Raise it with every change of the schema, so that databases with another schema are rejected. */
const SCHEMA_VERSION = 1;
/**
* Opens the database at `path`, a file or `:memory:`, and creates the tables of a new one.
*
* It imports `node:sqlite` only when called: older releases of Node 24 print an ExperimentalWarning for it.
*
* @throws {Error} if it can't be used: it is damaged, another process has it open, another version of the emulator wrote it.
*/
async function openDatabase(path) {
	const sqlite = await Promise.resolve().then(() => (init_builtin_node_sqlite(), builtin_node_sqlite_exports));
	let database;
	try {
		database = new sqlite.DatabaseSync(path);
		database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE");
		createTables(database, path);
		const { quick_check: check } = database.prepare("PRAGMA quick_check(1)").get() ?? {};
		if (check !== "ok") throw new Error(isDamaged(path));
		database.exec("COMMIT");
		return database;
	} catch (error) {
		database?.close();
		throw error instanceof Error && "errcode" in error ? new Error(openProblem(path, error), { cause: error }) : error;
	}
}
function openProblem(path, error) {
	switch (codeOf(error)) {
		case "SQLITE_BUSY": return `${path} is in use by another emulator`;
		case "SQLITE_CORRUPT":
		case "SQLITE_NOTADB": return isDamaged(path);
		default: return `${path} can't be used: ${diskProblem(error) ?? error.message}`;
	}
}
function isDamaged(path) {
	return `${path} is damaged. Move it away, or choose another folder.`;
}
function createTables(database, path) {
	if (database.prepare("PRAGMA user_version").get()?.["user_version"] === SCHEMA_VERSION) return;
	if (database.prepare("SELECT 1 FROM sqlite_schema").get() !== void 0) throw new Error(`${path} was written by another version of the emulator`);
	database.exec(SCHEMA);
	database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}
function textColumn(row, name) {
	const value = row[name];
	if (typeof value === "string") return value;
	throw new TypeError(`Column ${name} holds no text`);
}
function integerColumn(row, name) {
	const value = row[name];
	if (typeof value === "number") return value;
	throw new TypeError(`Column ${name} holds no number`);
}
/** Several columns of a row, by name. */
function textColumns(row, ...names) {
	return Object.fromEntries(names.map((name) => [name, textColumn(row, name)]));
}
/** Prepares SQL statements, by name. */
function prepareAll(database, texts) {
	const statements = Object.entries(texts).map(([name, sql]) => [name, database.prepare(sql)]);
	return Object.fromEntries(statements);
}
/**
* Groups all changes of one turn of the event loop into one transaction: a commit per change would take longer than the
* rest of a request. Routes await {@link write} before they respond, so a response never reports an uncommitted change.
*/
var RecordWriter = class {
	#database;
	#group;
	/** The error for which SQLite has rolled back the whole group, such as a full disk. */
	#failure;
	constructor(database) {
		this.#database = database;
	}
	/**
	* Calls `change` at once, unless its group has failed, and resolves when the group is committed.
	*
	* @throws The error of `change` or of the group's commit.
	*/
	write(change) {
		const group = this.#group ?? this.#begin();
		if (this.#failure !== void 0) return group;
		try {
			change();
		} catch (error) {
			if (!this.#database.isTransaction) this.#failure = error;
			throw error;
		}
		return group;
	}
	#begin() {
		this.#database.exec("BEGIN");
		const group = new Promise((resolve, reject) => {
			setImmediate(() => {
				const failure = this.#failure;
				this.#group = void 0;
				this.#failure = void 0;
				if (failure !== void 0) return reject(failure);
				try {
					this.#database.exec("COMMIT");
					resolve();
				} catch (error) {
					if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
					reject(error);
				}
			});
		});
		group.catch(() => {});
		this.#group = group;
		return group;
	}
};

// src/emulator/store/assets.ts
const SELECT$2 = `SELECT id AS assetId, file_name AS fileName, content_type AS contentType, organization_id AS organizationId,
  created_at AS createdAt, size, sha256 FROM asset`;
const FOUND = `instr(lower(file_name || char(10) || content_type || char(10) || id), lower(?)) > 0`;
const QUERIES$2 = {
	insert: "INSERT INTO asset (id, file_name, content_type, organization_id, created_at) VALUES (?, ?, ?, ?, ?)",
	sizeOf: "SELECT size FROM asset WHERE id = ?",
	complete: "UPDATE asset SET size = ?, sha256 = ? WHERE id = ?",
	saveHash: "UPDATE asset SET sha256 = ? WHERE id = ? AND size IS NOT NULL AND sha256 IS NULL",
	unhashed: "SELECT id FROM asset WHERE size IS NOT NULL AND sha256 IS NULL",
	writable: `${SELECT$2} WHERE organization_id = ? AND (size IS NULL OR created_at >= ?) ORDER BY sequence`,
	ofOrganization: `${SELECT$2} WHERE organization_id = ? ORDER BY sequence`,
	search: `${SELECT$2} WHERE ${FOUND} ORDER BY size IS NOT NULL AND trim(substr(content_type, 1, instr(content_type || ';', ';') - 1)) LIKE 'text/html' DESC, sequence DESC LIMIT ? OFFSET ?`,
	countFound: `SELECT COUNT(*) AS found FROM asset WHERE ${FOUND}`,
	totals: "SELECT COUNT(*) AS total, COALESCE(SUM(size), 0) AS bytes FROM asset",
	find: `${SELECT$2} WHERE id = ?`,
	newestNamed: `${SELECT$2} WHERE organization_id = ? AND file_name = ? AND size IS NOT NULL
    ORDER BY sequence DESC LIMIT 1`,
	uploaded: `${SELECT$2} WHERE size IS NOT NULL ORDER BY sequence`
};
/** The assets of every organization, in the order of the requests for their upload URLs. */
var AssetTable = class {
	#queries;
	constructor(database) {
		this.#queries = prepareAll(database, QUERIES$2);
	}
	insert({ assetId, fileName, contentType, organizationId, createdAt }) {
		this.#queries.insert.run(assetId, fileName, contentType, organizationId, createdAt);
	}
	/** `undefined` if there is no such asset. */
	statusOf(assetId) {
		const row = this.#queries.sizeOf.get(assetId);
		if (row === void 0) return void 0;
		return row["size"] === null ? "pending" : "uploaded";
	}
	/** Sets an asset to uploaded. */
	complete(assetId, size, sha256 = null) {
		this.#queries.complete.run(size, sha256, assetId);
	}
	/** Does nothing if another PUT has replaced the file meanwhile. */
	saveHash(assetId, sha256) {
		this.#queries.saveHash.run(sha256, assetId);
	}
	/** The ids of uploaded assets without a hash. */
	unhashed() {
		return this.#queries.unhashed.all().map((row) => textColumn(row, "id"));
	}
	/** The pending assets, and those created at or after `since`, ISO 8601 in UTC. */
	writable(organizationId, since) {
		return this.#queries.writable.all(organizationId, since).map(toNewAsset);
	}
	ofOrganization(organizationId) {
		return this.#queries.ofOrganization.all(organizationId).map(toAsset);
	}
	uploaded() {
		return this.#queries.uploaded.all().map(toAsset).filter((asset) => asset.status === "uploaded");
	}
	/** Assets with `text` in their name, type or id, ignoring the case of ASCII: uploaded pages first, then the newest. */
	search(text, limit, offset) {
		return this.#queries.search.all(text, limit, offset).map(toAsset);
	}
	/** The number of all assets that `search` finds. */
	countFound(text) {
		return integerColumn(this.#queries.countFound.get(text) ?? {}, "found");
	}
	totals() {
		const row = this.#queries.totals.get() ?? {};
		return {
			total: integerColumn(row, "total"),
			bytes: integerColumn(row, "bytes")
		};
	}
	find(assetId) {
		const row = this.#queries.find.get(assetId);
		return row && toAsset(row);
	}
	/** The newest uploaded asset of an organization with exactly this name. */
	newestNamed(organizationId, fileName) {
		const row = this.#queries.newestNamed.get(organizationId, fileName);
		return row && toAsset(row);
	}
};
function toAsset(row) {
	const asset = toNewAsset(row);
	if (row["size"] === null) return {
		...asset,
		status: "pending",
		size: null,
		sha256: null
	};
	const sha256 = row["sha256"] === null ? null : textColumn(row, "sha256");
	return {
		...asset,
		status: "uploaded",
		size: integerColumn(row, "size"),
		sha256
	};
}
function toNewAsset(row) {
	return textColumns(row, "assetId", "fileName", "contentType", "organizationId", "createdAt");
}

// src/emulator/store/exports.ts
const SELECT$1 = `SELECT id, variant_id AS variantId, network, organization_id AS organizationId, created_at AS createdAt
  FROM "export"`;
const QUERIES$1 = {
	insert: "INSERT INTO \"export\" (id, variant_id, network, organization_id, created_at) VALUES (?, ?, ?, ?, ?)",
	all: `${SELECT$1} ORDER BY sequence`,
	newest: `${SELECT$1} ORDER BY sequence DESC LIMIT ?`,
	count: "SELECT COUNT(*) AS total FROM \"export\""
};
/** The exports of every organization, in order of creation. */
var ExportTable = class {
	#queries;
	constructor(database) {
		this.#queries = prepareAll(database, QUERIES$1);
	}
	insert({ id, variantId, network, organizationId, createdAt }) {
		this.#queries.insert.run(id, variantId, network, organizationId, createdAt);
	}
	all() {
		return this.#queries.all.all().map(toExport);
	}
	/** At most `limit` exports, newest first. */
	newest(limit) {
		return this.#queries.newest.all(limit).map(toExport);
	}
	count() {
		return integerColumn(this.#queries.count.get() ?? {}, "total");
	}
};
function toExport(row) {
	return textColumns(row, "id", "variantId", "network", "organizationId", "createdAt");
}

// src/emulator/store/games.ts
const SELECT = "SELECT id, name, organization_id AS organizationId, created_at AS createdAt, position FROM game";
const QUERIES = {
	insert: `INSERT INTO game (id, name, organization_id, created_at, position)
    SELECT :id, :name, :organization, :created, COALESCE(MAX(position), 0) + 1 FROM game WHERE organization_id = :organization`,
	page: `${SELECT} WHERE organization_id = ? AND position > ? ORDER BY position LIMIT ?`,
	count: "SELECT COALESCE(MAX(position), 0) AS total FROM game WHERE organization_id = ?",
	find: `${SELECT} WHERE organization_id = ? AND id = ?`,
	newest: `${SELECT} ORDER BY sequence DESC LIMIT ?`,
	countAll: "SELECT COUNT(*) AS total FROM game"
};
/**
* The games of every organization, in order of creation. Games are never removed, so their positions in an organization
* have no gaps: the index finds a page and the total without a scan.
*/
var GameTable = class {
	#database;
	#queries;
	constructor(database) {
		this.#database = database;
		this.#queries = prepareAll(database, QUERIES);
	}
	insert({ id, name, createdAt }, organizationId) {
		this.#queries.insert.run({
			id,
			name,
			organization: organizationId,
			created: createdAt
		});
	}
	/** Inserts games in one transaction, to prepare benchmarks and tests quickly. */
	insertAll(games, organizationId) {
		this.#database.exec("BEGIN");
		for (const game of games) this.insert(game, organizationId);
		this.#database.exec("COMMIT");
	}
	/** At most `limit` games after the first `offset`. */
	slice(organizationId, limit, offset) {
		return this.#queries.page.all(organizationId, offset, limit).map(toGame);
	}
	count(organizationId) {
		return integerColumn(this.#queries.count.get(organizationId) ?? {}, "total");
	}
	find(organizationId, id) {
		const row = this.#queries.find.get(organizationId, id);
		return row && toGame(row);
	}
	/** At most `limit` games of all organizations, newest first. */
	newest(limit) {
		return this.#queries.newest.all(limit).map((row) => textColumns(row, "id", "name", "createdAt", "organizationId"));
	}
	/** The number of games of all organizations. */
	countAll() {
		return integerColumn(this.#queries.countAll.get() ?? {}, "total");
	}
};
function toGame(row) {
	return textColumns(row, "id", "name", "createdAt");
}

// src/emulator/start-emulator.ts
/**
* Starts the service of service-spec.md on 127.0.0.1 in this process, with its own storage or a bucket.
*
* @throws {TypeError | RangeError} for invalid options.
* @throws {Error} if the port, the folder or its database can't be used.
*/
async function startEmulator(options = {}) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { port = 0, organization = DEFAULT_ORGANIZATION, tokens = [{ name: "dev" }], rateLimit, retryAfter = "seconds", latencyMs = 0, dataDir, s3, forbiddenBody = "a", uploadUrlTtlMs = 6e4, clientTimeoutMs = 3e4, faults, now = Date.now } = options;
		const registry = new TokenRegistry(tokens, organization);
		const resources = _usingCtx$1.a(new AsyncDisposableStack());
		const data = resources.adopt(await openDataDirectory(dataDir), (directory) => directory.dispose());
		const database = resources.adopt(await openDatabase(data.databasePath), (opened) => opened.close());
		const assets = new AssetTable(database);
		await restoreFiles(assets, data);
		await data.removePartialFiles();
		const server = resources.adopt(await LoopbackServer.listen(port, clientTimeoutMs), (listening) => listening.close());
		const shutdown = new AbortController();
		const records = new RecordWriter(database);
		const hashing = hashFiles({
			assets,
			data,
			records
		}, shutdown.signal).catch(() => void 0);
		resources.defer(() => {
			shutdown.abort();
			return hashing;
		});
		const journal = new RequestJournal(tokenHider(tokens.map(({ name }) => name)), options.journalLimit);
		const bodies = new RequestBodies(clientTimeoutMs);
		const signer = new UploadSigner(data.uploadKey);
		const exports = new ExportTable(database);
		const baseUrl = `${server.origin}/v1`;
		const app = createApp({
			assets,
			baseUrl,
			bodies,
			data,
			exports,
			faults: faults === void 0 ? void 0 : {
				selector: new FaultSelector(faults),
				bodies,
				retryAfter,
				now
			},
			games: new GameTable(database),
			journal,
			latency: async () => {
				if (latencyMs > 0) await setTimeout$1(latencyMs, void 0, { signal: shutdown.signal });
			},
			now,
			organization,
			permissions: new Permissions(forbiddenBody),
			rateLimit: rateLimit === void 0 ? void 0 : {
				rateLimit,
				rateLimitBurst: options.rateLimitBurst ?? rateLimit,
				retryAfter,
				now
			},
			records,
			signer,
			storage: s3 === void 0 ? diskStorage({
				signer,
				origin: server.origin,
				uploadUrlTtlMs
			}) : s3Storage({
				assets,
				s3,
				uploadUrlTtlMs,
				now,
				signal: shutdown.signal
			}),
			tokens: registry
		});
		server.serve(app, bodies);
		const owned = resources.move();
		let closed;
		const close = () => {
			closed ??= owned.disposeAsync();
			return closed;
		};
		return {
			baseUrl,
			origin: server.origin,
			journal,
			storedAssets: () => assets.uploaded().map(({ createdAt: _, status: __, ...asset }) => ({
				...asset,
				filePath: data.filePath(asset.assetId)
			})).filter(({ filePath }) => existsSync(filePath)),
			exports: () => exports.all(),
			revoke: (tokenName) => registry.revoke(tokenName),
			close,
			[Symbol.asyncDispose]: close
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** Hashes the files whose records have no hash, in the background. */
async function hashFiles({ assets, data, records }, signal) {
	for (const assetId of assets.unhashed()) {
		const sha256 = await hashFile(data.filePath(assetId), signal).catch(() => void 0);
		if (signal.aborted) return;
		if (sha256 !== void 0) await records.write(() => assets.saveHash(assetId, sha256));
	}
}

// src/emulator.ts
const argv = [...environmentArguments(process.env), ...process.argv.slice(2)];
const parsed = parseArguments(argv, { env: process.env });
process.stdout.on("error", () => void 0);
if (parsed.kind === "help") process.stdout.write(HELP_TEXT);
else if (parsed.kind === "invalid") {
	process.stderr.write(parsed.problems.map((problem) => `${problem}\n`).join(""));
	process.exitCode = 2;
} else try {
	const emulator = await startEmulator(parsed.options);
	const secret = process.env["PLAYABLE_EMULATOR_STOP"] ?? "";
	let ended = false;
	const stop = async () => {
		if (ended) return;
		ended = true;
		stopServer?.close();
		await emulator.close();
		const count = emulator.journal.entries.at(-1)?.sequence ?? 0;
		process.stdout.write(`ended after ${count} ${count === 1 ? "request" : "requests"}\n`);
	};
	const stopServer = secret === "" ? void 0 : await listenForStop(secret, () => void stop());
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGBREAK"
	]) process.once(signal, () => void stop());
	process.stdout.write(`listening on ${emulator.baseUrl}\n`);
	if (process.send === void 0) process.stdout.write(describeStart(emulator.baseUrl, parsed.options));
	else process.send({
		baseUrl: emulator.baseUrl,
		stopUrl: stopServer?.url
	});
} catch (error) {
	process.stderr.write(`${describeStartFailure(error, parsed.options.port)}\n`);
	process.exitCode = 1;
}

export {  };