import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainMissingToken, readBaseUrl, readToken } from '../../../src/action/inputs/connection.ts';
import { InputReader } from '../../../src/action/inputs/input-reader.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { envWith } from '../input-env.ts';

describe('connection', () => {
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

    test.each([
      'http://api.example.com/v1',
      'http://127.0.0.1:8787/v1',
      'http://localhost',
      'HTTP://[::1]/v1',
    ])('like %s must be allowed', (text) => {
      const { baseUrl, problems } = read(text);
      expect(baseUrl).toBe('');
      expect(problems).toEqual([
        expect.stringMatching(/^`base-url` must be an https: address.*`allow-http`/),
      ]);
      expect(read(text, true)).toEqual({ baseUrl: text, problems: [] });
    });

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
});

describe('read token', () => {
  function read(token: string, needed = true): { token: string | undefined; problems: readonly string[] } {
    const env = envWith({ token });
    const reader = new InputReader(env);
    return { token: readToken(reader, { needed, env }), problems: reader.problems };
  }

  describe('a token', () => {
    test.each(['a', 'pt_0123456789abcdefABCDEF', 'eyJhbGciOi.J9.x-_=', '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])(
      'may be any line of printable ASCII: %s',
      (token) => {
        expect(read(token)).toEqual({ token, problems: [] });
      },
    );

    test.each(['token\n', '  token', '\ttoken \r\n'])('may have white space around it: %j', (text) => {
      expect(read(text)).toEqual({ token: 'token', problems: [] });
    });

    test.each([
      's3cr3t s3cr3t',
      's3cr3t\ns3cr3t',
      's3cr3t\r\ns3cr3t',
      's3cr3t\ts3cr3t',
      's3cr3t\0',
      's3cr3t\u007fs3cr3t',
      's3cr3t\u00a0s3cr3t',
      'Bearer s3cr3t',
      's3cr3té',
      '“s3cr3t”',
      's3cr3t\u200b',
      's3cr3t🎈',
    ])('of anything else is told and never quoted: %j', (token) => {
      const { problems } = read(token);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^`token` must be one line of printable ASCII/);
      expect(problems[0]).not.toContain('s3cr3t');
    });

    test('that is missing comes with the reasons that are likely', () => {
      const { token, problems } = read('');
      expect(token).toBeUndefined();
      expect(problems).toEqual([
        expect.stringMatching(/PLAYABLE_TOKEN.*forks.*Dependabot.*secrets: inherit/),
      ]);
    });

    test('may be missing where none is needed', () => {
      expect(read('', false)).toEqual({ token: undefined, problems: [] });
    });

    test('that is wrong is told even where none is needed', () => {
      expect(read('with space', false).problems).toHaveLength(1);
    });
  });
});

describe('why no token', () => {
  const ALL = /forks.*Dependabot.*secrets: inherit/;

  async function whyFor(event: unknown, variables: Readonly<Record<string, string>> = {}): Promise<string> {
    const path = join(await temporaryFolder(), 'event.json');
    await writeFile(path, typeof event === 'string' ? event : JSON.stringify(event));
    return explainMissingToken({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path, ...variables });
  }

  function pullRequest(from: unknown, to = 'owner/game'): unknown {
    return { pull_request: { head: { repo: from }, base: { repo: { full_name: to, fork: false } } } };
  }

  describe('a run without a token', () => {
    test('that Dependabot started is told so', () => {
      const why = explainMissingToken({ GITHUB_ACTOR: 'dependabot[bot]' });
      expect(why).toMatch(/^Dependabot started this run.*Settings, Secrets, Dependabot/);
      expect(why).not.toMatch(/fork/);
    });

    test('for a pull request from a fork is told so, and what can be done there', async () => {
      const why = await whyFor(pullRequest({ full_name: 'other/game', fork: true }));
      expect(why).toMatch(/pull request from a fork.*`dry-run: true`/);
      expect(why).not.toMatch(/Dependabot/);
    });

    test('for a pull request within a repository that is itself a fork is none from a fork', async () => {
      expect(await whyFor(pullRequest({ full_name: 'owner/game', fork: true }))).toMatch(ALL);
    });

    test('for a pull request to the target, which has secrets, is told all reasons', async () => {
      const fork = pullRequest({ full_name: 'other/game', fork: true });
      expect(await whyFor(fork, { GITHUB_EVENT_NAME: 'pull_request_target' })).toMatch(ALL);
    });

    test.each([pullRequest(null), {}, null, 7, '', '{', '[]', { pull_request: 'x' }])(
      'whose event says nothing is told all reasons: %j',
      async (event) => {
        expect(await whyFor(event)).toMatch(ALL);
      },
    );

    test('whose event is not there is told all reasons', () => {
      expect(explainMissingToken({ GITHUB_EVENT_PATH: '/nowhere/event.json' })).toMatch(ALL);
      expect(explainMissingToken({})).toMatch(ALL);
    });
  });
});
