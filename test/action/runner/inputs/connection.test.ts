import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatProblem } from '../../../../src/action/report/failures/failures.ts';
import { readConnection, readToken } from '../../../../src/action/runner/inputs/connection.ts';
import { InputReader } from '../../../../src/action/runner/inputs/input-reader.ts';
import { temporaryFolder } from '../../../doubles/environment.ts';
import { envWith } from '../../input-env.ts';

const VALID = { token: 'token-5b1f0c77', 'base-url': 'https://api.example.com/v1' };

function read(
  inputs: Readonly<Record<string, string>>,
  { needed = true, variables = {} }: { needed?: boolean; variables?: Readonly<Record<string, string>> } = {},
) {
  const reader = new InputReader(envWith({ ...VALID, ...inputs }, variables));
  const { token, baseUrl } = readConnection(reader, needed);
  return {
    token,
    baseUrl,
    githubToken: readToken(reader, 'github-token', 'github.token'),
    problems: reader.problems.map(formatProblem),
    warnings: reader.warnings,
  };
}

describe('`base-url`', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com/v1///', 'https://api.example.com/v1'],
    ['https://api.example.com:8443/a/b/', 'https://api.example.com:8443/a/b'],
    ['https://[::1]:8443/v1', 'https://[::1]:8443/v1'],
    ['https://api.example.com/a,b/@c', 'https://api.example.com/a,b/@c'],
    ['https://api.example.com/a%3Fb', 'https://api.example.com/a%3Fb'],
    ['\u200b\u00a0https://api.example.com/v1/\u00ad\ufeff', 'https://api.example.com/v1'],
  ])('accepts %j and removes trailing slashes', (text, baseUrl) => {
    expect(read({ 'base-url': text })).toMatchObject({ baseUrl, problems: [] });
    expect(read({ 'base-url': text, 'allow-http': 'true' })).toMatchObject({ baseUrl, problems: [] });
    expect(new URL(`${baseUrl}/games`).pathname).toMatch(/[^/]*\/games$/);
  });

  test.each(['http://api.example.com/v1', 'http://127.0.0.1:8787/v1', 'http://localhost', 'HTTP://[::1]/v1'])(
    'accepts %s only with `allow-http`',
    (text) => {
      expect(read({ 'base-url': text })).toMatchObject({
        baseUrl: '',
        problems: [
          '`base-url` must be an https: address, unless `allow-http` is true: write https:// before the host, or add `allow-http: true` if the server has no TLS',
        ],
      });
      expect(read({ 'base-url': text, 'allow-http': 'true' })).toMatchObject({ baseUrl: text, problems: [] });
    },
  );

  const because = (reason: RegExp, ...texts: readonly string[]) =>
    texts.map((text) => [text, reason] as const);
  const USER_INFO = /must not have user info/;
  const QUERY_OR_FRAGMENT = /must be the address of the API, without a query or a fragment$/;
  const NO_ADDRESS =
    /must be an address like https:\/\/host\/prefix: with https:\/\/ at its start, and without quotes or variables of a shell$/;
  const INVISIBLE = /must have no invisible or control characters \(\\u\{(?:9|a|a0|ad|200b)\}\)$/;

  test.each([
    ...because(USER_INFO, 'https://@s3cr3t/', 'https://:@s3cr3t/v1'),
    ...because(USER_INFO, 'https://name:s3cr3t@host/v1', 'https://s3cr3t@host/v1', 'https://:s3cr3t@host/v1'),
    ...because(/user info|must be an https: address/, 'http://name:s3cr3t@host/v1'),
    ...because(QUERY_OR_FRAGMENT, 'https://host/v1?key=s3cr3t', 'https://host/v1?', 'https://host?s3cr3t'),
    ...because(QUERY_OR_FRAGMENT, 'https://host/v1#s3cr3t', 'https://host/v1#', 'https://s3cr3t/#/tokens'),
    ...because(NO_ADDRESS, 'ftp://s3cr3t/v1', 'file:///s3cr3t', 'ws://s3cr3t/v1', 'data:s3cr3t'),
    ...because(NO_ADDRESS, 's3cr3t', 's3cr3t.example.com/v1', '//s3cr3t/v1', '/s3cr3t', 'https://'),
    ...because(NO_ADDRESS, 'https://s3cr3t:99999/', 'https://s3 cr3t/', 'https://host/s3 cr3t'),
    ...because(NO_ADDRESS, 'https:\\\\host\\s3cr3t', 'localhost:8787/v1', '127.0.0.1:8787'),
    ...because(NO_ADDRESS, '"https://s3cr3t/v1"', '$S3CR3T', `\${{ vars.S3CR3T }}`, 'ftp://s3cr3t'),
    ...because(INVISIBLE, 'https://host/\ts3cr3t', 'https://host/s3cr3t\nhttps://other/v1'),
    ...because(INVISIBLE, 'https://s3cr3t\u200b/v1', 'https://s3cr3t/\u00a0v1', 'https://s3\u00adcr3t/'),
  ])('rejects %j without quoting it', (text, reason) => {
    for (const allowHttp of ['false', 'true']) {
      const { baseUrl, problems } = read({ 'base-url': text, 'allow-http': allowHttp });
      expect(baseUrl).toBe('');
      expect(problems).toEqual([expect.stringMatching(/^`base-url` /)]);
      expect(problems[0]).toMatch(reason);
      expect(problems[0]).not.toMatch(/s3.?cr3t/i);
    }
  });

  test('may be missing but not invalid if it is not needed', () => {
    expect(read({ 'base-url': ' ' }, { needed: false })).toMatchObject({ baseUrl: '', problems: [] });
    expect(read({ 'base-url': 'nonsense' }, { needed: false }).problems).toHaveLength(1);
  });
});

describe('a proxy variable', () => {
  test.each([
    ...['', 'http://proxy.studio.example:3128', 'https://proxy.studio.example', 'http://[::1]:3128', 'proxy'],
    ...['HTTP://proxy.studio.example:3128/', 'http://user:p%40s%2Fs@proxy.studio.example:3128'],
    ...['http://user:p@ss@proxy.studio.example:3128', '192.0.2.1:3128'],
  ])('may be %j', (value) => {
    const variables = { https_proxy: value, HTTP_PROXY: value };
    expect(read({}, { variables }).problems).toEqual([]);
  });

  test.each([
    ...['s3cr3t.studio.example:3128', 'user:s3cr3t@192.0.2.1:3128', 'http://s3cr3t:99999', 'http://'],
    ...['http://s3cr3t:port', 'http://user:s3/cr3t@proxy:3128', 'http://user:31/s3cr3t@proxy:3128'],
    ...['http://user:31?s3cr3t@proxy:3128', 'http://user:31#s3cr3t@proxy:3128', 'htp://s3cr3t:99999'],
    ...['http://user:%zzs3cr3t@proxy:3128', 'socks5://s3cr3t:1080', 'file:///s3cr3t', 's3 cr3t', ' '],
  ])('is rejected without being quoted if it is %j', (value) => {
    const rejected = expect.stringMatching(
      /^`https_proxy` \(an environment variable\) must be an address like http:\/\/host:3128: /,
    );
    for (const needed of [true, false]) {
      const { problems } = read({}, { needed, variables: { https_proxy: value } });
      expect(problems).toEqual([rejected]);
      expect(problems.join()).not.toMatch(/s3\W?cr3t/);
    }
  });

  test('of any kind may be set if the service needs no proxy', () => {
    const inputs = { 'base-url': 'http://127.0.0.1:8787', 'allow-http': 'true' };
    expect(read(inputs, { variables: { https_proxy: 'socks5://127.0.0.1:1080' } }).problems).toEqual([]);
  });

  test('is the one in lower case if both spellings are set, and all wrong ones are named', () => {
    const wrong = { HTTPS_PROXY: 'proxy:3128', HTTP_PROXY: 'proxy:3128' };
    const named = (https_proxy: string) =>
      read({}, { variables: { ...wrong, https_proxy } }).problems.map((problem) => problem.split(' ')[0]);
    expect(named('http://proxy:3128')).toEqual(['`HTTP_PROXY`']);
    expect(named('proxy:3128')).toEqual(['`https_proxy`', '`HTTP_PROXY`']);
  });
});

describe.each([
  { name: 'token', field: 'token' },
  { name: 'github-token', field: 'githubToken' },
] as const)('`$name`', ({ name, field }) => {
  test.each([
    ...['secrets.S3CR3T', 'Secrets.s3cr3t', 'github.s3cr3t', '$S3CR3T', '$env:S3CR3T', '%S3CR3T%', '***'],
    ...[`\${S3CR3T}`, `\${{ secrets.S3CR3T }}`, '{{s3cr3t}}', `\${{secrets.S3CR3T`],
  ])('is rejected if nothing filled it in: %s', (text) => {
    for (const needed of [true, false]) {
      const { problems } = read({ [name]: text }, { needed });
      expect(problems).toEqual([
        expect.stringMatching(
          new RegExp(
            `^\`${name}\` must be a token, not the name of one .*: write \`${name}: \\$\\{\\{ \\w+\\.`,
          ),
        ),
      ]);
      expect(problems.join()).not.toMatch(/s3cr3t/i);
    }
  });

  test.each([
    '$2b$10$N9qo8uLOickgx2ZMRZoMye',
    '$argon2id$v=19',
    'secrets.a.b',
    'a***',
    'pk_secrets.x',
    'a',
    '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ])('may be any line of printable ASCII: %s', (text) => {
    expect(read({ [name]: text })).toMatchObject({ [field]: text, problems: [] });
  });

  test.each([
    ...['s3cr3t s3cr3t', 's3cr3t\ns3cr3t', 's3cr3t\r\ns3cr3t', 's3cr3t\ts3cr3t', 's3cr3t\0'],
    ...['s3cr3t\u007fs3cr3t', 's3cr3t\u00a0s3cr3t', 's3cr3té', '“s3cr3t”', 'xBearer s3cr3t'],
    ...['s3cr3t\u200b', 's3cr3t🎈'],
  ])('is rejected without being quoted if it is %j', (text) => {
    const problem = expect.stringMatching(new RegExp(`^\`${name}\` must be one line of printable ASCII`));
    for (const needed of [true, false]) {
      const { problems } = read({ [name]: text }, { needed });
      expect(problems).toEqual([problem]);
      expect(problems.join()).not.toContain('s3cr3t');
    }
  });

  test.each(['Bearer s3cr3t', 'bearer  s3cr3t', '"Bearer s3cr3t"'])(
    'is rejected with `Bearer` before it: %s',
    (text) => {
      const { problems } = read({ [name]: text });
      expect(problems).toEqual([
        `\`${name}\` must be the token alone: leave out \`Bearer\` before it, which the action adds`,
      ]);
    },
  );

  test.each(['', ' \n'])('may be missing if it is not needed: %j', (text) => {
    expect(read({ [name]: text }, { needed: false })).toMatchObject({ [field]: undefined, problems: [] });
  });
});

// The words: test/e2e/failures.test.ts.
test.each([
  ['studio/game', 'someone/game', 'the run is from a fork'],
  ['studio/game', undefined, 'the run is from a fork'],
  ['studio/game', 'studio/game', 'there is no secret of that name'],
])(
  'the likely cause of a missing token stands first: a pull request of %s from %s',
  async (base, head, why) => {
    const path = join(await temporaryFolder(), 'event.json');
    const pull = { head: { repo: head ? { full_name: head } : null }, base: { repo: { full_name: base } } };
    await writeFile(path, JSON.stringify({ pull_request: pull }));
    const variables = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path };
    const { problems } = read({ token: '' }, { variables });
    expect(problems).toEqual([
      expect.stringMatching(`^\`token\` is empty: .*PLAYABLE_TOKEN\\. Either ${why}`),
    ]);
  },
);

test.each([
  ['*.corp.example', true],
  ['localhost, *.CORP.example', true],
  ['*.other.example', false],
  ['.corp.example', false],
  ['', false],
])('`no_proxy` with the host of the service in the form `*.name` is a warning: %j', (entries, isMeant) => {
  vi.stubEnv('https_proxy', 'http://proxy.example:3128');
  vi.stubEnv('no_proxy', entries);
  onTestFinished(() => void vi.unstubAllEnvs());
  const inputs = { ...VALID, 'base-url': 'https://api.corp.example/v1' };
  const { warnings } = read(inputs, { variables: { no_proxy: entries } });
  const lines = [
    expect.stringMatching(/`no_proxy` has `\*\.corp\.example`/),
    expect.stringMatching(/`\.corp\.example`/),
  ];
  expect(warnings).toEqual(isMeant ? [{ title: 'Proxy not bypassed', lines }] : []);
});
