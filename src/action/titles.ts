/** The fixed titles of error annotations. scripts/titles.ts says what each means, for the docs. */
export type ErrorTitle =
  | 'Invalid input'
  | 'Credential file matched'
  | 'Git LFS pointer matched'
  | 'Size limit exceeded'
  | 'No files found'
  | 'Token rejected (401)'
  | 'Permission denied (403)'
  | 'Rate limited (429)'
  | 'Storage refused the upload'
  | 'Service error'
  | 'Network failure'
  | 'Cancelled'
  | 'File not readable'
  | 'Manifest not written'
  | 'Outputs not written'
  | 'Emulator not started'
  | 'Runner too old'
  | 'Unexpected error';

/** The fixed titles of warnings and notices, which never make a step fail. */
export type WarningTitle =
  | 'Pattern without a match'
  | 'No files found'
  | 'Symbolic link not followed'
  | 'Output left empty'
  | 'More pages of assets'
  | 'Job summary not written'
  | 'Empty HTML file'
  | 'Earlier attempts not known'
  | 'Attempt not kept'
  | 'Export without files'
  | 'Export answered with an error'
  | 'Deployment not recorded'
  | 'Emulator ended early'
  | 'Emulator not ended';
