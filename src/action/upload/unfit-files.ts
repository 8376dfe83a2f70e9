import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileBody, readingError } from '../../api/body/file-body.ts';
import { AssetFileError } from '../../api/errors.ts';
import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import type { Asset } from '../../pipeline/outcomes.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import type { Failure } from '../report/failures/failures.ts';

/** Most files that the annotation names. The log lists more of them. */
const MAX_NAMED = 5;

function unfitFailure(
  title: Failure['title'],
  what: string,
  names: readonly string[],
  advice: string,
  ...reasons: readonly string[]
): Failure {
  const lines = [`${what}: ${joinTruncated(names, MAX_NAMED)}`, ...reasons, `Nothing was sent. ${advice}`];
  return { title, lines, ...(names.length > MAX_NAMED && { details: names }) };
}

/** Names of files that hold credentials; docs/files.md gives the reasons. Upper or lower case: Windows also writes `KEY.PEM`. */
const CREDENTIAL_FILE =
  /^(?:\.env(?:\..*)?|env\.local|\.npmrc|\.netrc|gha-creds-.*\.json|.*\.(?:pem|p12|pfx|jks|keystore)|id_(?:rsa|dsa|ecdsa|ed25519))$/is;

/** Rejects credential files that only a wildcard matches. One that a pattern names in full is meant. */
export function credentialFailures({ assets, namedInFull }: FoundAssets): Failure[] {
  const names: string[] = [];
  let example = '';
  for (const { path, absolutePath, stateWhenFound } of assets) {
    const realPath = stateWhenFound?.realPath ?? absolutePath;
    const isNamed = CREDENTIAL_FILE.test(basename(path));
    // A link also counts by what it leads to.
    if (namedInFull.has(realPath) || !(isNamed || CREDENTIAL_FILE.test(basename(realPath)))) continue;
    names.push(isNamed ? path : `${path} (a link to ${basename(realPath)})`);
    example ||= path;
  }
  if (names.length === 0) return [];
  const what = plural(names.length, 'file that may hold credentials', 'files that may hold credentials');
  // A line that begins with `!` excludes files, one with `#` is a comment, and spaces at its start are ignored.
  const pattern = /^[!#\s]/.test(example) ? `./${example}` : example;
  const advice = `Exclude such files in \`assets\`, for example with !${pattern} on a line of its own. If one is meant, name it in full: ${pattern}`;
  const found = `A wildcard of \`assets\` matches ${what}`;
  return [unfitFailure('Credential file matched', found, names, advice)];
}

/** The specification of Git LFS: a pointer is smaller than this, and begins so. */
const MAX_POINTER_BYTES = 1_024;
const POINTER_START = 'version https://git-lfs.github.com/spec/';

/** Rejects files that are Git LFS pointers: a checkout without LFS leaves them in place of images. Reads only files that are small enough. */
export async function lfsPointerFailures({ assets }: FoundAssets, signal: AbortSignal): Promise<Failure[]> {
  const small = assets.filter(({ size }) => size >= POINTER_START.length && size < MAX_POINTER_BYTES);
  const pointers = await unfitPaths(isPointer, small, signal);
  if (pointers.length === 0) return [];
  const what = plural(pointers.length, 'file that is', 'files that are');
  const matches = `\`assets\` matches ${what} only a pointer of Git LFS, without the content`;
  const advice =
    'Set `lfs: true` in the checkout step (actions/checkout), or exclude such files in `assets`.';
  return [unfitFailure('Git LFS pointer matched', matches, pointers, advice)];
}

/** A file that can't be read is none: `unreadableFailures` reports it. */
async function isPointer({ absolutePath, size, stateWhenFound }: Asset): Promise<boolean> {
  try {
    const bytes = await fileBody(absolutePath, size, stateWhenFound).open();
    return Buffer.isBuffer(bytes) && bytes.toString('latin1').startsWith(POINTER_START);
  } catch (error) {
    if (error instanceof AssetFileError) return false;
    throw error;
  }
}

/** Rejects files that can't be read, before others are sent. */
export async function unreadableFailures(assets: readonly Asset[], signal: AbortSignal): Promise<Failure[]> {
  let reason = '';
  const isUnreadable = ({ absolutePath }: Asset): boolean => {
    const error = readingError(absolutePath);
    reason ||= error?.message ?? '';
    return error !== undefined;
  };
  const unreadable = await unfitPaths(isUnreadable, assets, signal);
  if (unreadable.length === 0) return [];
  const advice = 'Check who owns the files and may read them, or exclude them in `assets`.';
  const what = `${plural(unreadable.length, 'file')} not readable`;
  return [unfitFailure('File not readable', what, unreadable, advice, `${reason}.`)];
}

/** The paths of the files that are unfit, up to a cancellation. Synchronous calls read them, so a signal gets its turn between two files. */
async function unfitPaths(
  isUnfit: (asset: Asset) => boolean | Promise<boolean>,
  assets: readonly Asset[],
  signal: AbortSignal,
): Promise<string[]> {
  const paths: string[] = [];
  for (const asset of assets) {
    await setImmediate();
    if (signal.aborted) break;
    if (await isUnfit(asset)) paths.push(asset.path);
  }
  return paths;
}
