import { describe, expect, test } from 'vitest';
import {
  type FilePatterns,
  readContentTypes,
  readExports,
  readOrganization,
  readPatterns,
} from '../../../../src/action/runner/inputs/fields.ts';
import { InputReader } from '../../../../src/action/runner/inputs/input-reader.ts';
import { envWith, readBy } from '../../input-env.ts';

describe('`content-types`', () => {
  const read = (text: string) => readBy({ 'content-types': text }, readContentTypes);

  test.each([
    ['*.bin: application/x-bin', '*.bin', 'application/x-bin'],
    ['*.bin:application/x-bin', '*.bin', 'application/x-bin'],
    ['  img/**  :   image/png  ', 'img/**', 'image/png'],
    ['*.html: text/html; charset=utf-8', '*.html', 'text/html; charset=utf-8'],
    ['*.html: text/html;charset="utf-8"', '*.html', 'text/html;charset="utf-8"'],
    ['*.html: text/html; a=1; b="x: y"', '*.html', 'text/html; a=1; b="x: y"'],
    ['*.{gltf,glb}: model/gltf+json', '*.{gltf,glb}', 'model/gltf+json'],
    ['a:b.bin: x/y', 'a:b.bin', 'x/y'],
    ['a: b.txt: text/css', 'a: b.txt', 'text/css'],
    ['\u200b*.bin\u200b: a/b\u200b', '*.bin', 'a/b'],
    ['Hello, *.html: a/b', 'Hello, *.html', 'a/b'],
    ['{*.a,*.b}: a/b', '{*.a,*.b}', 'a/b'],
    ['!a: x/y', '!a', 'x/y'],
    ['# a: b/c\n\n   \n  # *.x: nonsense\n*.bin: a/b', '*.bin', 'a/b'],
  ])('accepts %j', (text, pattern, mediaType) => {
    expect(read(text)).toEqual({ value: [{ pattern, mediaType }], problems: [] });
  });

  test.each([
    ...['nonsense', '*.bin', '*.bin:', ': image/png', ':image/png', '*.bin: image', '*.bin: image/'],
    ...['*.bin: /png', '*.bin: image/png/x', '*.bin: image /png', '*.bin: bild/größe', '*.bin: a/b; c'],
    ...['*.bin: a/b; c=', '*.bin: a/b, c/d', '*.bin: a/b; c="\u0001"', '*.bin: a/b; c="', 'image/png'],
    ...['- "*.js: text/plain"', '- *.js: text/plain', '"*.js": "text/plain",', "*.js: 'text/plain'"],
    ...['{"*.html": "text/html; charset=utf-8"}', '*.js text/plain', '*.js => text/plain'],
    ...['text/plain: *.js', '*.js: text/x, *.html: text/y'],
    ...['*.js: text/x; a.js: text/y'],
  ])('rejects the line %j', (line) => {
    const problem = `\`content-types\` line 1 must be \`pattern: media/type\` without a dash or quotes, with one pattern, not ${JSON.stringify(line)}`;
    expect(read(line)).toEqual({ value: [], problems: [problem] });
  });

  test('keeps the order of its lines', () => {
    const rules = ['x/1', 'x/2', 'x/3'].map((mediaType, index) => ({ pattern: `p${index % 2}`, mediaType }));
    const text = rules.map(({ pattern, mediaType }) => `${pattern}: ${mediaType}`).join('\n');
    expect(read(text).value).toEqual(rules);
    expect(read('')).toEqual({ value: [], problems: [] });
  });
});

describe('patterns', () => {
  const read = (text: string) => readBy({ assets: text }, (reader) => readPatterns(reader, 'assets'));

  function readValid(text: string): FilePatterns | undefined {
    const { value, problems } = read(text);
    expect(problems).toEqual([]);
    return value;
  }

  test.each(['\n', '\r\n', '\r'])('are one per line, broken by %j', (lineBreak) => {
    const lines = [
      ...[
        '**/*.png',
        '',
        '  # comment',
        '  img/**\u200b ',
        '\ufeff#another',
        '\u2060!**/*.map\u00a0',
        'a b.txt',
        '\t',
        '! c',
      ],
    ];
    expect(readValid(lines.join(lineBreak))).toEqual({
      include: ['**/*.png', 'img/**', 'a b.txt'],
      exclude: ['**/*.map', 'c'],
    });
  });

  test('keep commas, braces, quotes and dashes, and are taken once', () => {
    const include = ['*.{png,jpg}', '[!a]*', 'a,b', '"c"', '- d', '[e, f]'];
    expect(readValid([...include, 'a,b'].join('\n'))).toEqual({ include, exclude: [] });
  });

  test.each([
    ['././/a', 'a'],
    ['./**', '**'],
    ['../a', '../a'],
    ['./.a', '.a'],
  ])('ignore ./ at the start: %s', (pattern, meant) => {
    expect(readValid(pattern)?.include).toEqual([meant]);
  });

  test('keep ./ at the start of an exclusion, which then is not for any depth', () => {
    expect(readValid('x\n!./a\n!!a')?.exclude).toEqual(['./a', '!a']);
    expect(readValid(' \n\n')).toBeUndefined();
  });

  const NO_INCLUSION = 'must have a pattern that is neither an exclusion (!) nor a comment (#)';
  test.each([
    ['# comment\n!a\n!b', NO_INCLUSION],
    ['\n# one\n  # two\n', NO_INCLUSION],
    ['a\n!', 'must have a pattern after every !'],
    ['a\n!  ', 'must have a pattern after every !'],
  ])('are rejected if they match or exclude nothing: %j', (text, problem) => {
    expect(read(text).problems).toEqual([`\`assets\` ${problem}`]);
  });
});

describe('values that are copied', () => {
  const read = (text: string, name = 'organization') =>
    readBy<unknown>({ [name]: text }, name === 'organization' ? readOrganization : readExports);
  const EACH = ['organization', 'variant', 'network'];

  test.each([
    ...['\u200borg-1\u200b', '\u00a0org-1\u00ad', '\ufefforg-1\u2060 ', ' \u202forg-1\t\u200e\r\n'],
    ...['\u{e0061}org-1\ufe0f', '\u200d org-1 \u200c', '\u2066org-1\u2069'],
  ])('lose blanks and invisible characters around them: %j', (text) => {
    expect(read(text)).toEqual({ value: 'org-1', problems: [] });
    const lists = readBy({ variant: `a,${text}\norg-1`, network: `${text}\nb` }, readExports);
    const pairs = lists.value.map(({ variantId, network }) => `${variantId} ${network}`);
    expect(pairs).toEqual(['a org-1', 'a b', 'org-1 org-1', 'org-1 b']);
    expect(lists.problems).toEqual([]);
  });

  test.each([
    ...['ad', 'a0', '200b', '200d', '2007', '202e', '2060', '2028', 'feff', 'fe0f', 'e0061'].map(
      (code) =>
        [`org${String.fromCodePoint(Number.parseInt(code, 16))}-1`, code, `org\\u{${code}}-1`] as const,
    ),
    ['größe\u200d-1', '200d', 'größe\\u{200d}-1'] as const,
    ['org\t-1', '9', 'org\\t-1'] as const,
    ['org\u0007-1', '7', 'org\\u0007-1'] as const,
  ])('must have none of them inside: %j', (text, code, shown) => {
    for (const name of EACH) {
      const problem = `\`${name}\` must have no invisible or control characters (\\u{${code}}): "${shown}"`;
      expect(read(text, name).problems).toContain(problem);
    }
  });

  test('count as not given if they are invisible', () => {
    const env = envWith({ organization: '\u200b \u00ad' }, { PLAYABLE_ORGANIZATION: 'org-1\u200b' });
    const reader = new InputReader(env);
    expect(readOrganization(reader, 'upload')).toBe('org-1');
    expect(new InputReader(envWith({ variant: '\u200b' })).given('variant')).toBe('');
  });
});
