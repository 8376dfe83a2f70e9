import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT, read } from './pages.ts';

/** Each operation and status that the contract describes, the module that uses it, and the test of a step that proves it. */
const ROWS = [
  ['GET /games', 'src/action/games/query-games.ts', 'games', 'lists all games'],
  [
    'POST /games',
    'src/action/games/query-games.ts',
    'games',
    'creates a missing game in the first run, and finds it in the next',
  ],
  [
    'GET /games/{game_id}',
    'src/action/games/run-games.ts',
    'games',
    'finds a game by its name, and fetches it by its id',
  ],
  ['GET /assets', 'src/action/assets/run-assets.ts', 'assets', 'are the unchanged response of the service'],
  [
    'POST /storage/urls',
    'src/pipeline/upload-assets.ts',
    'delivery',
    'uploads every file, then triggers every export, and reports both',
  ],
  [
    'POST /export',
    'src/pipeline/request-exports.ts',
    'delivery',
    'exports without uploading, and needs no organization for that',
  ],
  [
    '401',
    'src/api/service-caller.ts',
    'failures',
    'Token rejected (401): stops at once and says where tokens are made',
  ],
  [
    '403',
    'src/api/errors.ts',
    'failures',
    'Permission denied (403): names the missing scope and stops, with both forms of the response',
  ],
  [
    '429',
    'src/retry/request-queue.ts',
    'failures',
    'Rate limited (429): obeys Retry-After, and gives up after max-retry-wait with how long and how often it tried',
  ],
] as const;

interface Operation {
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
  };
}

const { paths, components } = parse(read('api/openapi.yaml')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, { readonly name: string }>>;
    readonly schemas: Readonly<Record<string, { readonly properties: object }>>;
  };
};

const OPERATIONS = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
);

/** The names of an operation's parameters and of the fields of its body. */
function fieldsOf({ parameters = [], requestBody }: Operation): string[] {
  const nameIn = ({ $ref }: { readonly $ref: string }) => $ref.split('/').at(-1) ?? '';
  const body = requestBody && nameIn(requestBody.content['application/json'].schema);
  return [
    ...parameters.map((parameter) => components.parameters[nameIn(parameter)]?.name ?? ''),
    ...Object.keys(components.schemas[body ?? '']?.properties ?? {}),
  ];
}

test('every operation of the contract, and every status that it describes, is used and proved', () => {
  const named = ROWS.map(([what]) => what);
  expect([...named].sort()).toEqual([...OPERATIONS.map(([name]) => name), '401', '403', '429'].sort());
});

test('api/README.md names every operation of the contract, and its parameters and fields', () => {
  const rows = [...read('api/README.md').matchAll(/^\| `([A-Z]+ \/.*?)` \| (.*?) \|/gm)].map(
    ([, name = '', fields = '']) => [name, [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)],
  );
  expect(rows).toEqual(OPERATIONS.map(([name, operation]) => [name, fieldsOf(operation)]));
});

test.each(ROWS)(
  '%s is used by %s, and proved by a step in test/e2e/%s.test.ts: %s',
  (_, used, file, title) => {
    expect(existsSync(resolve(ROOT, used))).toBe(true);
    expect(read(`test/e2e/${file}.test.ts`)).toContain(`'${title}'`);
  },
);
