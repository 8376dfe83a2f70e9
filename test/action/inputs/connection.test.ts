import { describe, expect, test } from 'vitest';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import { readBaseUrl } from '../../../src/action/inputs/read-base-url.ts';
import { envWith } from '../env-with.ts';

function read(
  text: string,
  allowHttp = false,
  needed = true,
): { baseUrl: string; problems: readonly string[] } {
  const reader = new InputReader(envWith({ 'base-url': text }));
  return { baseUrl: readBaseUrl(reader, { allowHttp, needed }), problems: reader.problems };
}

describe('a base address', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com/v1/', 'https://api.example.com/v1'],
    ['https://api.example.com/v1///', 'https://api.example.com/v1'],
    ['https://api.example.com:8443/a/b/', 'https://api.example.com:8443/a/b'],
    ['https://[::1]:8443/v1', 'https://[::1]:8443/v1'],
    ['https://api.example.com/a%3Fb', 'https://api.example.com/a%3Fb'],
    [' https://api.example.com/v1\n', 'https://api.example.com/v1'],
  ])('like %j is taken without a slash at its end', (text, baseUrl) => {
    expect(read(text)).toEqual({ baseUrl, problems: [] });
    expect(new URL(`${baseUrl}/games`).pathname).toMatch(/[^/]*\/games$/);
  });

  test.each(['http://api.example.com/v1', 'http://127.0.0.1:8787/v1', 'http://localhost', 'HTTP://[::1]/v1'])(
    'like %s must be allowed',
    (text) => {
      const { baseUrl, problems } = read(text);
      expect(baseUrl).toBe('');
      expect(problems).toEqual([
        expect.stringMatching(/^`base-url` must be an https: address.*`allow-http`/),
      ]);
      expect(read(text, true)).toEqual({ baseUrl: text, problems: [] });
    },
  );

  test.each(['https://api.example.com/v1', 'http://api.example.com/v1'])(
    'like %s may be of either kind where http: is allowed',
    (text) => {
      expect(read(text, true).problems).toEqual([]);
    },
  );

  test.each([
    ['https://name:s3cr3t@host/v1', /user info/],
    ['https://s3cr3t@host/v1', /user info/],
    ['https://:s3cr3t@host/v1', /user info/],
    ['https://host/v1?key=s3cr3t', /query/],
    ['https://host/v1?', /query/],
    ['https://host?s3cr3t', /query/],
    ['https://host/v1#s3cr3t', /fragment/],
    ['https://host/v1#', /fragment/],
    ['ftp://s3cr3t/v1', /must be an https: address/],
    ['file:///s3cr3t', /must be an https: address/],
    ['ws://s3cr3t/v1', /must be an https: address/],
    ['data:s3cr3t', /must be an https: address/],
    ['s3cr3t', /must be an address/],
    ['s3cr3t.example.com/v1', /must be an address/],
    ['//s3cr3t/v1', /must be an address/],
    ['/s3cr3t', /must be an address/],
    ['https://', /must be an address/],
    ['https://s3cr3t:99999/', /must be an address/],
    ['https://s3 cr3t/', /must be an address/],
    ['https://host/s3cr3t\nhttps://other/v1', /must be an address/],
    ['https://host/\ts3cr3t', /must be an address/],
    ['https://host/s3 cr3t', /must be an address/],
  ])('like %j is refused, and not quoted', (text, reason) => {
    for (const allowHttp of [false, true]) {
      const { baseUrl, problems } = read(text, allowHttp);
      expect(baseUrl).toBe('');
      expect(problems).toEqual([expect.stringMatching(/^`base-url` /)]);
      expect(problems[0]).toMatch(reason);
      expect(problems[0]).not.toMatch(/s3 ?cr3t/);
    }
  });

  test('that has user info and no https: does not quote the password either', () => {
    expect(read('http://name:s3cr3t@host/v1').problems.join()).not.toContain('s3cr3t');
  });

  test('must be given', () => {
    expect(read('').problems).toEqual([
      expect.stringMatching(/^`base-url` must be given.*PLAYABLE_BASE_URL/),
    ]);
  });
});

test('an address that is not needed may be missing, but not wrong', () => {
  expect(read(' ', false, false)).toEqual({ baseUrl: '', problems: [] });
  expect(read('nonsense', false, false).problems).toHaveLength(1);
});
