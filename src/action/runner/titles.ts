/** What a title means to a reader of the annotation, in Markdown. `npm run generate` writes the tables of titles from it. */
interface Meaning {
  readonly what: string;
  /** May be empty. */
  readonly advice: string;
}

/** The fixed titles of error annotations. */
export const ERRORS = {
  'Invalid input': {
    what: 'An input, the file that it names, or a proxy variable is wrong. Nothing was sent.',
    advice: 'Correct the listed inputs, and start a new run: a re-run has the old workflow file.',
  },
  'Credential file matched': {
    what: 'A wildcard of `assets` matches a [file that may hold credentials](files.md#credential-files). Nothing was sent.',
    advice: 'Exclude the file, or name it in full if it is meant.',
  },
  'Git LFS pointer matched': {
    what: 'A file is only a pointer: the checkout step did not fetch its content from Git LFS. Nothing was sent.',
    advice: 'Set `lfs: true` in the checkout step, or exclude the file.',
  },
  'Size limit exceeded': {
    what: 'A file, or all files together, are above a limit of [`size-limits`](recipes.md#size-limits-of-networks). Nothing was sent.',
    advice: 'Make the files smaller, exclude some, or raise the limit.',
  },
  'No files found': {
    what: 'No pattern matched a file, with `if-no-files-found: error`. Nothing was sent.',
    advice: 'Follow the hint: quotes, hidden files, a missing checkout step.',
  },
  'Token rejected (401)': {
    what: 'The token is missing, expired or invalid, or a [web page](#web-pages) is in between. The run stopped at once.',
    advice: 'Create a new token.',
  },
  'Permission denied (403)': {
    what: 'The token lacks the named scope, or the service forbids something, or a [web page](#web-pages) is in between. The run stopped at once.',
    advice: 'Add the scope to the token, or do what the service says.',
  },
  'Rate limited (429)': {
    what: 'The service or the storage refused everything for `max-retry-wait`, or asked to wait longer.',
    advice: 'Run later, or raise `max-retry-wait`.',
  },
  'Storage refused the upload': {
    what: 'The storage rejected a file, or sent a web page or an error with the status 200. The token is not involved: it is never sent there. An upload URL that had expired was replaced once.',
    advice: "Follow the storage's own message.",
  },
  'Service error': {
    what: "The service rejected a request, or its response can't be used: it is a web page, it is compressed, it lacks a documented field, or it belongs to another file. Or an earlier step or attempt may have triggered the named exports.",
    advice:
      'Check `base-url`, or report the message to the service. [What to do about `unknown` exports](reruns.md#after-a-failed-run).',
  },
  'Network failure': {
    what: 'There was no response, or a broken one, or a proxy let nothing through.',
    advice: 'Check address, proxy and certificates.',
  },
  Cancelled: {
    what: 'The run was cancelled. Outputs and manifest contain what was done.',
    advice: 'Run again.',
  },
  'File not readable': {
    what: "A file can't be read, or it changed, was replaced or disappeared before the end of its upload.",
    advice: 'Check its owner and rights, and that no other step writes to it.',
  },
  'Manifest not written': {
    what: 'The manifest could not be written. What could not be recorded was not sent.',
    advice: 'Check the disk and who owns the file, or choose another path with `manifest`.',
  },
  'Outputs not written': {
    what: "The runner's output file, or the result file of `games/` and `assets/`, could not be written.",
    advice: "Check the runner's disk. A file that the annotation names has the values.",
  },
  'Emulator not started': {
    what: 'The emulator of a job did not start.',
    advice: 'See the annotation.',
  },
  'Runner too old': {
    what: "The runner starts actions with a Node before 24. [Old runners](#old-runners) say it in GitHub's words.",
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
    what: 'A line has no effect. It matches no file, or it is an exclusion that has a slip or begins with what does not exist.',
    advice: 'Correct or remove it. The hint names the likely cause.',
  },
  'No files found': {
    what: 'No pattern matched a file, with `if-no-files-found: warn`. Or `assets` is empty, and an input is given that only serves `assets`.',
    advice: 'Follow the hint.',
  },
  'Symbolic link not followed': {
    what: 'A link leads out of the workspace, into `.git`, or to a folder behind another link.',
    advice: 'Move the files into the workspace, name the second link in a line, or exclude the links.',
  },
  'Output left empty': {
    what: 'An output would be too large for a later step.',
    advice: 'Read the manifest.',
  },
  'More pages of assets': {
    what: 'The response says that there are several pages (`meta.totalPages`). The outputs have only what it has.',
    advice: 'Ask the service how to get the others: it documents no way.',
  },
  'Job summary not written': {
    what: "The runner's summary file could not be written.",
    advice: 'Read the log and the manifest.',
  },
  'Empty HTML file': {
    what: 'An HTML file has 0 bytes.',
    advice: 'Check the build step.',
  },
  'Earlier attempts not known': {
    what: 'A re-run does everything again: there is no cache service, it did not answer, or its entry is damaged.',
    advice: 'To trigger nothing twice, start a new run with only the exports that are missing.',
  },
  'Attempt not kept': {
    what: 'What a failed job did could not be [kept for a re-run](reruns.md).',
    advice: 'Do not re-run: start a new run with only the exports that are missing.',
  },
  'Export without files': {
    what: "This step only exports, so it can't tell whether the files have changed. It did not trigger the named exports again.",
    advice: 'If the files have changed, start a new run.',
  },
  'Proxy not bypassed': {
    what: '`no_proxy` has the service as `*.name`, a form that Node does not know. So the requests go through the proxy.',
    advice: 'Write `.name`.',
  },
  'Deployment not recorded': {
    what: 'GitHub rejected a deployment or did not respond. Or `environment` was given without `github-token`. Exports are not affected.',
    advice: 'Usually the job lacks `permissions: deployments: write`.',
  },
  'Emulator ended early': {
    what: 'The emulator of a job ended before the job.',
    advice: 'See the annotation.',
  },
  'Emulator not ended': {
    what: 'The emulator of a job did not end when asked to. The runner ends it.',
    advice: '',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

export type ErrorTitle = keyof typeof ERRORS;
export type WarningTitle = keyof typeof WARNINGS;
