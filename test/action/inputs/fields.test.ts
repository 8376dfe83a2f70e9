import { describe, expect, test } from 'vitest';
import {
  type FilePatterns,
  readContentTypes,
  readGitHubToken,
  readPatterns,
} from '../../../src/action/inputs/fields.ts';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import { readInputs } from '../../../src/action/upload/upload-inputs.ts';
import type { ContentTypeRule } from '../../../src/pipeline/find/content-types.ts';
import { envWith } from '../input-env.ts';

describe('fields', () => {
  function read(text: string): { rules: readonly ContentTypeRule[]; problems: readonly string[] } {
    const reader = new InputReader(envWith({ 'content-types': text }));
    return { rules: readContentTypes(reader), problems: reader.problems };
  }

  describe('a line', () => {
    test.each([
      ['*.bin: application/x-bin', '*.bin', 'application/x-bin'],
      ['*.bin:application/x-bin', '*.bin', 'application/x-bin'],
      ['  img/**  :   image/png  ', 'img/**', 'image/png'],
      ['*.html: text/html; charset=utf-8', '*.html', 'text/html; charset=utf-8'],
      ['*.html: text/html;charset="utf-8"', '*.html', 'text/html;charset="utf-8"'],
      ['*.html: text/html; a=1; b="x: y"', '*.html', 'text/html; a=1; b="x: y"'],
      ['*.{gltf,glb}: model/gltf+json', '*.{gltf,glb}', 'model/gltf+json'],
      ['a:b.bin: x/y', 'a:b.bin', 'x/y'],
      ['*: application/vnd.a.b+json', '*', 'application/vnd.a.b+json'],
      ['!a: x/y', '!a', 'x/y'],
    ])('like %j is a pattern with its type', (line, pattern, mediaType) => {
      expect(read(line)).toEqual({ rules: [{ pattern, mediaType }], problems: [] });
    });

    test.each([
      'nonsense',
      '*.bin',
      '*.bin:',
      ': image/png',
      ':image/png',
      '*.bin: image',
      '*.bin: image/',
      '*.bin: /png',
      '*.bin: image/png/x',
      '*.bin: image /png',
      '*.bin: bild/größe',
      '*.bin: a/b; c',
      '*.bin: a/b; c=',
      '*.bin: a/b, c/d',
      '*.bin: a/b; c="\u0001"',
      '*.bin: a/b; c="',
      'image/png',
    ])('like %j is refused, with what is allowed', (line) => {
      expect(read(line)).toEqual({
        rules: [],
        problems: [`\`content-types\` line 1 must be \`pattern: media/type\`, not ${JSON.stringify(line)}`],
      });
    });

    test('that is long is quoted in part', () => {
      const [problem = ''] = read('x'.repeat(10_000)).problems;
      expect(problem).toMatch(/"x+…"$/);
      expect(problem.length).toBeLessThan(200);
    });

    test('that is blank or a comment says nothing', () => {
      expect(read('# a: b/c\n\n   \n  # *.x: nonsense\n*.bin: a/b')).toEqual({
        rules: [{ pattern: '*.bin', mediaType: 'a/b' }],
        problems: [],
      });
    });
  });

  describe('lines', () => {
    test.each(['\n', '\r\n', '\r'])('keep their order, broken by %j', (lineBreak) => {
      const text = ['a: x/1', 'b: x/2', 'a: x/3'].join(lineBreak);
      expect(read(text).rules).toEqual([
        { pattern: 'a', mediaType: 'x/1' },
        { pattern: 'b', mediaType: 'x/2' },
        { pattern: 'a', mediaType: 'x/3' },
      ]);
    });

    test.each(['\n', '\r\n', '\r'])('are counted as they stand in the input, broken by %j', (lineBreak) => {
      const text = ['*.a: x/y', '', '# comment', 'nonsense', '   ', 'more nonsense'].join(lineBreak);
      expect(read(text).problems).toEqual([
        expect.stringContaining('line 4 '),
        expect.stringContaining('line 6 '),
      ]);
    });

    test('are counted from the first, even where that is blank', () => {
      expect(read('\n\n  nonsense\n').problems).toEqual([expect.stringContaining('line 3 ')]);
    });

    test('are none where the input is empty', () => {
      expect(read('')).toEqual({ rules: [], problems: [] });
    });
  });
});

describe('read github token', () => {
  function read(token: string) {
    const reader = new InputReader(envWith({ 'github-token': token }));
    return { token: readGitHubToken(reader), problems: reader.problems };
  }

  test('the token for GitHub may have white space around it', () => {
    expect(read(' ghs_0123456789\n')).toEqual({ token: 'ghs_0123456789', problems: [] });
  });

  test.each(['', ' \n'])('is not given where it is empty: %j', (token) => {
    expect(read(token)).toEqual({ token: undefined, problems: [] });
  });

  test.each(['ghs_s3cr3t s3cr3t', 's3cr3t\ns3cr3t', 's3cr3té', 'token s3cr3t'])(
    'of anything but printable ASCII is told and never quoted: %j',
    (token) => {
      const { problems } = read(token);
      expect(problems).toEqual([
        expect.stringMatching(/^`github-token` must be one line of printable ASCII/),
      ]);
      expect(problems.join()).not.toContain('s3cr3t');
    },
  );
});

describe('read patterns', () => {
  function read(text: string): { patterns: FilePatterns | undefined; problems: readonly string[] } {
    const reader = new InputReader(envWith({ assets: text }));
    return { patterns: readPatterns(reader, 'assets'), problems: reader.problems };
  }

  /** The patterns, with which nothing may be wrong. */
  function patternsOf(text: string): FilePatterns | undefined {
    const { patterns, problems } = read(text);
    expect(problems).toEqual([]);
    return patterns;
  }

  describe('patterns', () => {
    test.each(['\n', '\r\n', '\r'])('stand one on a line, broken by %j', (lineBreak) => {
      const lines = [
        '**/*.png',
        '',
        '  # comment',
        '  img/**  ',
        '#another',
        '!**/*.map',
        'a b.txt',
        '\t',
        '! c',
      ];
      expect(patternsOf(lines.join(lineBreak))).toEqual({
        include: ['**/*.png', 'img/**', 'a b.txt'],
        exclude: ['**/*.map', 'c'],
      });
    });

    test('keep commas, braces and everything else that is part of them', () => {
      expect(patternsOf('*.{png,jpg}\n[!a]*\na,b\n"c"')?.include).toEqual([
        '*.{png,jpg}',
        '[!a]*',
        'a,b',
        '"c"',
      ]);
    });

    test('that are given twice count once', () => {
      expect(patternsOf('b\na\nb')?.include).toEqual(['b', 'a']);
    });

    test.each([
      ['./a', 'a'],
      ['././/a', 'a'],
      ['./**', '**'],
      ['../a', '../a'],
      ['.a', '.a'],
      ['./.a', '.a'],
    ])('mean the same with ./ in front: %s', (pattern, meant) => {
      expect(patternsOf(`x\n${pattern}\n!${pattern}`)).toEqual({ include: ['x', meant], exclude: [meant] });
    });

    test('with two exclamation marks exclude a name that begins with one', () => {
      expect(patternsOf('*\n!!a')?.exclude).toEqual(['!a']);
    });

    test.each(['', ' \n\n'])('are not given by %j', (text) => {
      expect(read(text)).toEqual({ patterns: undefined, problems: [] });
    });

    test.each(['!a', '# comment\n!a\n!b', '# comment', '\n# one\n  # two\n'])(
      'that match nothing by themselves are refused: %j',
      (text) => {
        expect(read(text).problems).toEqual([
          expect.stringMatching(/^`assets` must have a pattern that is no exclusion/),
        ]);
      },
    );

    test.each(['a\n!', 'a\n!  '])('that exclude nothing are refused: %j', (text) => {
      expect(read(text).problems).toEqual([expect.stringMatching(/^`assets` .*behind every !/)]);
    });
  });
});

describe('read shard', () => {
  const NEEDED = {
    token: 'token-5b1f0c77',
    'base-url': 'https://api.example.com/v1',
    organization: 'org-1',
    assets: '**',
  };

  function parsed(inputs: Readonly<Record<string, string>>): {
    readonly shard: unknown;
    readonly problems: readonly string[];
  } {
    const { inputs: read, problems } = readInputs(envWith({ ...NEEDED, ...inputs }));
    return { shard: read.shard, problems };
  }

  describe('shard', () => {
    test.each([
      ['1/1', 1, 1],
      ['2/3', 2, 3],
      [' 16 / 16\n', 16, 16],
      ['1000/1000', 1000, 1000],
      ['02/03', 2, 3],
    ])('may be %j', (shard, index, total) => {
      expect(parsed({ shard })).toEqual({ shard: { index, total }, problems: [] });
    });

    test.each([
      '1',
      '/3',
      '1/',
      '4/3',
      '1/0',
      '-1/3',
      '1.5/3',
      '1/1001',
      'one/three',
      '1/2/3',
      '1 of 3',
      '1/3 2/3',
      '9'.repeat(30),
    ])('must not be %j', (shard) => {
      const quoted = JSON.stringify(shard);
      expect(parsed({ shard }).problems).toEqual([
        `\`shard\` must be i/n, with i from 1 to n and n from 1 to 1000, not ${quoted}`,
      ]);
    });

    test('of 0 says from where parts are counted', () => {
      const { problems } = parsed({ shard: '0/3' });
      expect(problems).toEqual([
        '`shard` must be i/n, with i from 1 to n and n from 1 to 1000, not "0/3": the first part is 1, although `strategy.job-index` starts at 0',
      ]);
    });
  });
});
