import type { ContentTypeRule } from '../../pipeline/find/content-types.ts';
import { MAX_SHARDS, type Shard } from '../../pipeline/shards/split.ts';
import { stripDotSlash } from '../../support/paths.ts';
import type { InputReader } from './input-reader.ts';

export interface FilePatterns {
  readonly include: readonly string[];
  /** Without their `!`. */
  readonly exclude: readonly string[];
}

/** The patterns of an input; `undefined` where it is not given. */
export function readPatterns(reader: InputReader, name: string): FilePatterns | undefined {
  const lines = reader.lines(name).map(({ text }) => text);
  if (reader.text(name) === '') return undefined;
  const isExclusion = (line: string): boolean => line.startsWith('!');
  const include = lines.filter((line) => !isExclusion(line)).map(stripDotSlash);
  const exclude = lines.filter(isExclusion).map((line) => stripDotSlash(line.slice(1).trim()));
  if (include.length === 0)
    reader.reject(name, 'must have a pattern that is no exclusion (!) and no comment (#)');
  if (exclude.includes('')) reader.reject(name, 'must have a pattern behind every !');
  return { include: [...new Set(include)], exclude };
}

/** Every variant is exported to every network; both lists are empty where nothing is. */
export interface RequestedExports {
  readonly variants: readonly string[];
  readonly networks: readonly string[];
}

/** Reads `variant` and `network`, which must be given together. */
export function readExports(reader: InputReader): RequestedExports {
  const variants = reader.list('variant');
  const networks = reader.list('network');
  if (variants.length > 0 && networks.length === 0) reader.reject('network', 'must be given with `variant`');
  if (networks.length > 0 && variants.length === 0) reader.reject('variant', 'must be given with `network`');
  return { variants, networks };
}

/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE =
  /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*$/;

/** The lines of `content-types`, each `pattern: media/type`. */
export function readContentTypes(reader: InputReader): readonly ContentTypeRule[] {
  return reader.lines('content-types').flatMap(({ number, text }) => {
    const colon = text.indexOf(': ') === -1 ? text.indexOf(':') : text.indexOf(': ');
    const pattern = text.slice(0, Math.max(0, colon)).trim();
    const mediaType = text.slice(colon + 1).trim();
    if (pattern !== '' && MEDIA_TYPE.test(mediaType)) return [{ pattern, mediaType }];
    reader.reject(
      'content-types',
      `line ${number} must be \`pattern: media/type\`, not ${reader.quote(text)}`,
    );
    return [];
  });
}

const SHARD_FORMAT = /^(\d{1,9}) *\/ *(\d{1,9})$/;

/** Which part of the matched files is this run's; absent where all of them are. */
export function readShard(reader: InputReader): Shard | undefined {
  const text = reader.text('shard');
  if (text === '') return undefined;
  const [, i, n] = SHARD_FORMAT.exec(text) ?? [];
  const [index, total] = [Number(i), Number(n)];
  if (index >= 1 && index <= total && total <= MAX_SHARDS) return { index, total };
  const hint = index === 0 ? ': the first part is 1, although `strategy.job-index` starts at 0' : '';
  reader.reject(
    'shard',
    `must be i/n, with i from 1 to n and n from 1 to ${MAX_SHARDS}, not ${reader.quote(text)}${hint}`,
  );
  return undefined;
}

const DAY_MS = 86_400_000;

/**
 * The day on which the token was created, at midnight UTC. One to come would never bring the warning that it is given for,
 * so it is wrong; but where the day begins first, it is a day ahead of UTC.
 */
export function readTokenCreated(reader: InputReader, now: Date): Date | undefined {
  const text = reader.text('token-created');
  if (text === '') return undefined;
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  if (!exists) {
    reader.reject('token-created', `must be a date like 2026-01-31 (YYYY-MM-DD), not ${reader.quote(text)}`);
    return undefined;
  }
  if (date.getTime() > now.getTime() + DAY_MS) {
    reader.reject('token-created', `must be a date that is not to come, not ${reader.quote(text)}`);
    return undefined;
  }
  return date;
}

/** The token for GitHub; absent where no deployments are wanted. Sentences about it never quote it, as with `readToken`. */
export function readGitHubToken(reader: InputReader): string | undefined {
  const token = reader.text('github-token');
  if (token === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(token)) {
    reader.reject('github-token', 'must be one line of printable ASCII without spaces, as `github.token` is');
  }
  return token;
}
