/** What a title means to a reader of the annotation, in Markdown. `npm run generate` writes the tables of titles from it. */
interface Meaning {
  readonly what: string;
  /** Without links, for README.md too. May be empty. */
  readonly advice: string;
}

/** The fixed titles of error annotations. */
export const ERRORS = {
  'Invalid input': {
    what: 'An input, the file that it names, or a proxy variable is wrong. All problems are listed. Nothing was sent.',
    advice: 'Correct the listed inputs.',
  },
  'Credential file matched': {
    what: 'A wildcard of `assets` matches a [file that may hold credentials](files.md#credential-files). Nothing was sent.',
    advice: 'Exclude the file, or name it in full if it is meant.',
  },
  'Git LFS pointer matched': {
    what: 'A matched file is only a pointer: the checkout step did not fetch its content from Git LFS. Nothing was sent.',
    advice: 'Set `lfs: true` in the checkout step, or exclude the file.',
  },
  'Size limit exceeded': {
    what: 'A file, or all files together, are above a limit of [`size-limits`](networks.md). The largest are named. Nothing was sent.',
    advice: 'Make the files smaller, exclude some, or raise the limit.',
  },
  'No files found': {
    what: 'No pattern matched a file, with `if-no-files-found: error`. Nothing was sent.',
    advice: 'Follow the hint: quotes, hidden files, a missing checkout step.',
  },
  'Token rejected (401)': {
    what: 'The token is missing, expired or invalid. The run stopped at once; uploads that were under way were finished. A token that was stored with quotes around it, or a [web page](#web-pages) in between, is named first.',
    advice: 'Create a new token.',
  },
  'Permission denied (403)': {
    what: 'The token lacks a scope, which the annotation names, or the service forbids something else in its own words. The run stopped at once; uploads that were under way were finished. A [web page](#web-pages) in between is named first.',
    advice: 'Add the scope to the token, or do what the service says.',
  },
  'Rate limited (429)': {
    what: 'The service or the storage refused everything for `max-retry-wait`, or asked to wait longer. The annotation quotes it. Refusals end by time, whatever `max-attempts` is.',
    advice: 'Run later, or raise `max-retry-wait`.',
  },
  'Storage refused the upload': {
    what: 'The storage rejected a file, or answered with a web page or with an error under a status of success; the annotation shows all its words. The token is not involved: it is never sent there. An upload URL that has expired was replaced once before.',
    advice: "Follow the storage's own message.",
  },
  'Service error': {
    what: "The service rejected a request, or its response can't be used: a web page (a sign-in or a block page), a compressed response, one without the documented fields, or one with the upload URL or id of another file. The same title names exports that an earlier step or attempt may have triggered.",
    advice: 'Check `base-url`, or report the message to the service.',
  },
  'Network failure': {
    what: 'There was no response, or none that is complete and HTTP/1.1; or a proxy lets no request through. The annotation shows the complete cause, host and path.',
    advice: 'Check address, proxy and certificates.',
  },
  Cancelled: {
    what: 'The run was cancelled. Outputs and manifest contain what was done.',
    advice: 'Run again.',
  },
  'File not readable': {
    what: 'A file can not be read, or it changed, was replaced or disappeared before the end of its upload.',
    advice: 'Check its owner and rights, and that no other step writes to it.',
  },
  'Manifest not written': {
    what: 'The manifest could not be written, for example because the disk is full. A request that could not be recorded was not sent.',
    advice: 'Check the disk and who owns the file, or choose another path with `manifest`.',
  },
  'Outputs not written': {
    what: "The runner's output file, or the result file of `games/` and `assets/`, could not be written. The runner's file is tried before anything is sent.",
    advice: "Check the runner's disk. A file that the annotation names has the values.",
  },
  'Emulator not started': {
    what: 'The emulator of a job did not start. The annotation shows its message.',
    advice: 'See the annotation.',
  },
  'Runner too old': {
    what: 'The runner starts actions with a Node before 24.',
    advice: 'Update the runner to 2.327.1 or newer; elsewhere, install Node 24.',
  },
  'Unexpected error': {
    what: 'The action has a bug.',
    advice: 'Please report it.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

/** The fixed titles of warnings, which never make a step fail. */
export const WARNINGS = {
  'Pattern without a match': {
    what: 'A line has no effect: it matches no file, or an exclusion begins with what does not exist or has a slip.',
    advice: 'Correct or remove it; the hint names the likely cause.',
  },
  'No files found': {
    what: 'No pattern matched a file, with `if-no-files-found: warn`. Or the step only exports, and inputs are given that only serve `assets`, which is empty.',
    advice: 'Follow the hint.',
  },
  'Symbolic link not followed': {
    what: 'A link leads out of the workspace, or into `.git`, or to a folder behind another link.',
    advice: 'Move the files into the workspace, name the second link in a line, or exclude the links.',
  },
  'Output left empty': {
    what: 'An output would be too large for a later step.',
    advice: 'Read the manifest.',
  },
  'More pages of assets': {
    what: 'The response to `assets/` says that there are several pages (`meta.totalPages`). The outputs have what the service sent.',
    advice: 'Ask for a way to get the others: the service documents none.',
  },
  'Job summary not written': {
    what: "The runner's summary file could not be written.",
    advice: 'Read the log and the manifest.',
  },
  'Empty HTML file': {
    what: 'An HTML file has 0 bytes.',
    advice: 'Check the build step.',
  },
  'Session token': {
    what: 'The token is a JWT that is valid for at most 7 days, like the session token of a browser.',
    advice: 'Create an API token in the developer area, under tokens.',
  },
  'Earlier attempts not known': {
    what: 'A re-run can not know what earlier attempts did: the runner has no cache service, it did not answer, or what was kept is damaged. It does that again.',
    advice: 'To avoid exports that were triggered before, start a new run with only those that are missing.',
  },
  'Attempt not kept': {
    what: 'What a failed job did could not be [kept for a re-run](reruns.md). The annotation has the reason, and what a re-run repeats.',
    advice: 'Before a re-run, remove the exports that were triggered from the inputs.',
  },
  'Export without files': {
    what: 'A step did not trigger exports again that it knows no files of, so it can not tell whether they are the same.',
    advice: 'If the files are others, start a new run.',
  },
  'Proxy not bypassed': {
    what: 'The requests to the service go through a proxy, although `no_proxy` has its host in the form `*.name`, which Node does not know.',
    advice: 'Write `.name`.',
  },
  'Certificates not read': {
    what: 'The environment variable NODE_EXTRA_CA_CERTS names no file that can be read.',
    advice: 'Correct the path, or remove the variable.',
  },
  'Deployment not recorded': {
    what: 'GitHub rejected the deployment or its final status, limited them for too long, or did not respond; or `environment` was given without `github-token`. The exports are not affected.',
    advice: 'Usually `permissions: deployments: write` is missing in the job.',
  },
  'Emulator ended early': {
    what: 'The emulator of a job ended before the job. The annotation has the last lines of its log.',
    advice: 'See the annotation.',
  },
  'Emulator not ended': {
    what: 'The emulator of a job did not end when it was asked to. The runner ends it with the job.',
    advice: '',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

export type ErrorTitle = keyof typeof ERRORS;
export type WarningTitle = keyof typeof WARNINGS;
