import { describe, expect, test } from 'vitest';
import { readGamesInputs } from '../../../../src/action/games/run-games.ts';
import { formatProblem } from '../../../../src/action/report/failures/failures.ts';
import { readExports, readOrganization } from '../../../../src/action/runner/inputs/fields.ts';
import { pathProblem, readName, readNameList } from '../../../../src/action/runner/inputs/names.ts';
import { envWith, readBy } from '../../input-env.ts';

/** Each input with a name, and how it is read. */
const PLACES: readonly (readonly [input: string, read: (name: string) => ReturnType<typeof readBy>])[] = [
  ...['organization', 'game'].map(
    (input) =>
      [input, (name: string) => readBy({ [input]: name }, (reader) => readName(reader, input))] as const,
  ),
  ...['variant', 'network'].map(
    (input) =>
      [
        input,
        (name: string) => readBy({ [input]: `a, ${name},\n b` }, (reader) => readNameList(reader, input)),
      ] as const,
  ),
  ['exports', (name) => readBy({ exports: `a, ${name}: n` }, readExports)],
  // The last colon of the line separates.
  ['exports', (name) => readBy({ exports: `v: a, ${name.replaceAll(':', '.')},` }, readExports)],
];

/** Real ids, and what people call things. */
const RIGHT = [
  ...['b7e4c9d2-1f3a-4c8e-9a0b-5d6e7f801234', '{B7E4C9D2-1F3A-4C8E-9A0B-5D6E7F801234}', '6650f1c2a9b3'],
  ...['org_2Nc9X~._-', 'urn:acme:variant:1', 'a:b', 'acme.studio/eu:1', 'v1.2.3', 'V1.0+build.7'],
  ...['@acme/game'],
  ...['spring[1]', '[EU] spring', '[a] b [c]', 'a]', 'level#3', 'C#', 'Ca$h', '$5 deal', 'a$', 'US$', '50%'],
  ...["O'Neil", "it's", 'a "b"', '"Bubble" Pop', "'n' Roll", 'Rock ’n’ Roll', 'a`b', '(beta)', '<3', 'a=b&c'],
  ...['-unity', '-', '- ', '--x', 'unity-1', '*', '~x', '!', '_', '0', '^1.0', 'a b', 'Bubble Pop Studio'],
  ...['a|b'],
  ...['Arrays', 'array', 'ObjectHunt', 'nullified', 'Null', 'undefined-1', 'true', 'secrets.x', 'env.NAME'],
  ...['***'],
  ...[
    'Acme & Söhne GmbH',
    'スタジオ\u3000青',
    '「青い」島',
    '『青』',
    '泡泡龙',
    'گیم',
    '👩‍👩‍👧 games',
    'I ❤️ ads',
    '🎈',
  ],
  // Joiners and selectors that are a part of a sign.
  ...['❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣', 'می‌خواهم', 'क्‍ष', '葛󠄀', 'é'],
];

describe.each(PLACES)('a name of `%s`', (_, readPlace) => {
  test.each(RIGHT)('is sent as it was written: %s', (name) => {
    const { value, problems } = readPlace(name);
    expect(problems).toEqual([]);
    const [whole, withoutColon] = [name, name.replaceAll(':', '.')].map((text) =>
      JSON.stringify(text.trim()),
    );
    expect([whole, withoutColon].some((text) => JSON.stringify(value).includes(text ?? ''))).toBe(true);
  });
});

const MARKS = 'leave out quotes, backticks and brackets';
const COMMENT = 'a comment has a line of its own, which begins with #';
const DASH = 'leave out the dash of a list';
const SEPARATE = 'separate names with commas, or write one per line';
const COLON = 'a colon with a blank behind it is in no name; `exports` has one in each line';
const FILL = `nothing fills in such a variable or expression here; in the workflow, write \`\${{ env.NAME }}\``;
const JOIN = `that is what a list or an object becomes as text; write \`\${{ join(matrix.NAME) }}\``;

/** What is no name anywhere. */
const WRONG: readonly (readonly [string, advice: string])[] = [
  ...['applovin # main', 'a #', '#', '#1'].map((name) => [name, COMMENT] as const),
  ...['- unity', '-\tunity', '- "unity"'].map((name) => [name, DASH] as const),
  ...['"a"', "'a'", '`a`', '[a]', '["a"]', '[[a]]', '[]', '""', '“a”', '„a“', '«a»', '‘a’', '“a"'].map(
    (name) => [name, MARKS] as const,
  ),
  ...['"a', "'a", '`a', '[a', ']a', '{a', '}', '“a', '’a', '["a"', '`$(x)`'].map(
    (name) => [name, MARKS] as const,
  ),
  ...['a; b', 'a;b', 'a，b', 'a、b'].map((name) => [name, SEPARATE] as const),
  ...['a: b', 'network: unity', 'v1: a v2: b'].map((name) => [name, COLON] as const),
  ...['$NETWORK', '$network', `\${NETWORK}`, '$(cat a)', `\${{ matrix.network }}`, '{{ a }}', `a-\${B}`].map(
    (name) => [name, FILL] as const,
  ),
  ...['Array', 'Object', '[object Object]', 'null', 'undefined'].map((name) => [name, JOIN] as const),
];

describe.each(['variant', 'organization', 'game'])('`%s`', (input) => {
  test.each(WRONG)('must not be %s: %s', (name, advice) => {
    // A line that begins with # is a comment.
    const text = input === 'variant' ? `x, ${name}` : name;
    const { problems } = readBy({ [input]: text }, (reader) =>
      input === 'variant' ? readNameList(reader, input) : readName(reader, input),
    );
    expect(problems.at(-1)).toBe(`\`${input}\` must not be ${JSON.stringify(name)}: ${advice}`);
  });
});

test.each([
  ['v1: applovin, unity v2: unity, mintegral', '"v1: applovin"', COLON],
  ['v1: [applovin, unity]', '"[applovin"', MARKS],
  ['v1: "applovin, unity"', '"\\"applovin"', MARKS],
  ['"v, w": n', '"\\"v"', MARKS],
  ['v1 : applovin ; v2 : unity', '"v1 : applovin ; v2"', SEPARATE],
  ['v1: applovin, unity # TODO: mintegral', '"unity # TODO"', COMMENT],
  ['- v: n', '"- v"', DASH],
  ['{"v": "n"}', '"{\\"v\\""', MARKS],
  ['["v: n"]', '"[\\"v"', MARKS],
])('a line of `exports` must not be %s', (line, name, advice) => {
  const { problems } = readBy({ exports: line }, readExports);
  expect(problems).toContain(`\`exports\` must not be ${name}: ${advice}`);
});

const MISSING = /^`(?:variant|network|exports)` has nothing before a comma in ".*"\. `\$\{\{ vars\.NAME/;
test.each([', unity', 'a,, b', ',', 'a,,', '\u200b, b', 'a, \u200b, b'])(
  'a list must have something before each comma: %j',
  (text) => {
    const inLists = readBy({ variant: 'v', network: text }, readExports).problems;
    expect(inLists).toEqual([expect.stringMatching(MISSING)]);
    for (const line of [`v: ${text}`, `${text}: n`])
      expect(readBy({ exports: line }, readExports).problems).toEqual([expect.stringMatching(MISSING)]);
  },
);

test('a list skips blank lines, and lines that begin with #', () => {
  const text = '# applovin, unity\n\n  # x\nmintegral,\r\n \n a, b ,';
  expect(readBy({ variant: text }, (reader) => readNameList(reader, 'variant'))).toEqual({
    value: ['mintegral', 'a', 'b'],
    problems: [],
  });
  expect(readBy({ variant: '# a', network: 'n' }, readExports).problems).toEqual([
    '`variant` must have a line that is no comment (#)',
  ]);
});

test('all names with one mistake are one problem', () => {
  const { problems } = readBy({ network: '- unity\n- "b"\n$C, d; e' }, (reader) =>
    readNameList(reader, 'network'),
  );
  expect(problems).toEqual([
    `\`network\` must not be "- unity", "- \\"b\\"": ${DASH}`,
    `\`network\` must not be "$C": ${FILL}`,
    `\`network\` must not be "d; e": ${SEPARATE}`,
  ]);
});

test('one name must have no comma behind it', () => {
  for (const [name, advice] of [
    ['org-1,', 'leave out the comma behind it'],
    ['"org-1",', MARKS],
  ])
    expect(readBy({ organization: name ?? '' }, readOrganization).problems).toEqual([
      `\`organization\` must not be ${JSON.stringify(name)}: ${advice}`,
    ]);
});

describe('`name` of a game', () => {
  const problemsWith = (name: string) => {
    const { inputs, problems } = readGamesInputs(
      envWith({ token: 'token-5b1f0c77', 'base-url': 'https://api.example/v1', name }),
    );
    return { query: inputs.query, problems: problems.map(formatProblem) };
  };

  test.each([...RIGHT, ...WRONG.map(([name]) => name).filter((name) => !/^["'“„«‘].*["'”“»’]$/.test(name))])(
    'may be anything else: %s',
    (name) => {
      expect(problemsWith(name)).toEqual({ query: { id: '', name: name.trim() }, problems: [] });
    },
  );

  test.each(['"Bubble Pop"', "'Bubble Pop'", '“Bubble Pop”', '„Bubble Pop“', '«Bubble»', '""'])(
    'must have no quotes around it: %s',
    (name) => {
      expect(problemsWith(name).problems).toEqual([
        `\`name\` must have no quotes around it: ${JSON.stringify(name)}`,
      ]);
    },
  );

  test.each(['"Bubble" and "Pop"', "'n' 'x'"])('may have quotes inside: %s', (name) => {
    expect(problemsWith(name).problems).toEqual([]);
  });
});

test.each<[string, RegExp | undefined]>([
  ...['m.json', './a/b.json', '/abs/m.json', 'C:\\a\\m.json', "O'Neil/m.json", 'a~b', 'a$b', '%TEMP%'].map(
    (path) => [path, undefined] as [string, undefined],
  ),
  ["'90s/m", undefined],
  ...[
    ...['~/m.json', '~', '$RUNNER_TEMP/m.json', `\${X}/m`, `a/\${{ runner.temp }}/m`, '$env:T/m'],
    ...['"m.json"', "'m.json'", 'a.json\nb.json'],
  ].map(
    (path) =>
      [path, /^must be one path on one line, without quotes, and without ~, variables /] as [string, RegExp],
  ),
])('a path: %j', (path, problem) => {
  expect(pathProblem(path) ?? '').toMatch(problem ?? /^$/);
});
