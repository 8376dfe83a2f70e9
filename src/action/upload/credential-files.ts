import { basename, posix } from 'node:path';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../failures/failures.ts';

/** Names of files that hold credentials; docs/files.md gives the reasons. Upper or lower case: Windows also writes `KEY.PEM`. */
const CREDENTIAL_FILE =
  /^(?:\.env(?:\..*)?|env\.local|\.npmrc|\.netrc|gha-creds-.*\.json|.*\.(?:pem|p12|pfx|jks|keystore)|id_(?:rsa|dsa|ecdsa|ed25519))$/is;

/** Maximum files that the annotation names. The log lists more of them. */
const MAX_NAMED = 5;

/** Rejects credential files that only a wildcard matches. One that a pattern names in full is meant. */
export function credentialFailures({ assets, namedInFull }: FoundAssets): Failure[] {
  const files = assets.filter((asset) => isCredentialFile(asset) && !namedInFull.has(asset.absolutePath));
  const [first] = files;
  if (first === undefined) return [];
  const what = plural(files.length, 'file that may hold credentials', 'files that may hold credentials');
  const names = files.map(describe);
  // A line that begins with `!` excludes files, one with `#` is a comment, and spaces at its start are ignored.
  const pattern = /^[!#\s]/.test(first.path) ? `./${first.path}` : first.path;
  const lines = [
    `A wildcard of \`assets\` matches ${what}: ${joinTruncated(names, MAX_NAMED)}`,
    `Nothing was sent. Exclude such files in \`assets\`, for example with !${pattern} on a line of its own. If one is meant, name it in full: ${pattern}`,
  ];
  return [{ title: 'Credential file matched', lines, ...(names.length > MAX_NAMED && { details: names }) }];
}

function isCredentialFile({ path, absolutePath, stateWhenFound }: Asset): boolean {
  // A link also counts by the name of the file that it leads to.
  return (
    CREDENTIAL_FILE.test(posix.basename(path)) ||
    (stateWhenFound !== undefined &&
      stateWhenFound.realPath !== absolutePath &&
      CREDENTIAL_FILE.test(basename(stateWhenFound.realPath)))
  );
}

function describe({ path, stateWhenFound }: Asset): string {
  const isNamedSo = stateWhenFound === undefined || CREDENTIAL_FILE.test(posix.basename(path));
  return isNamedSo ? path : `${path} (a link to ${basename(stateWhenFound.realPath)})`;
}
