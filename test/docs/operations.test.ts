import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT, read } from './pages.ts';

const [, TABLE = ''] =
  /<!-- operations -->([\s\S]*)<!-- \/operations -->/.exec(read('docs/operations.md')) ?? [];

const ROWS = TABLE.split('\n')
  .filter((line) => /^\| [`\d]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', used = '', proof = '']) => [what, used, proof] as const);

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
  Object.entries(item).map(
    ([method, operation]) => [`\`${method.toUpperCase()} ${path}\``, operation] as const,
  ),
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

test('the page names every operation of the contract, and every status that it describes', () => {
  const named = ROWS.map(([what]) => what.replace(/,.*/, ''));
  expect(named.sort()).toEqual([...OPERATIONS.map(([name]) => name), '401', '403', '429'].sort());
});

test('api/README.md names every operation of the contract, and its parameters and fields', () => {
  const rows = [...read('api/README.md').matchAll(/^\| (`[A-Z]+ \/.*?`) \| (.*?) \|/gm)].map(
    ([, name = '', fields = '']) => [name, [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field)],
  );
  expect(rows).toEqual(OPERATIONS.map(([name, operation]) => [name, fieldsOf(operation)]));
});

test.each(ROWS)('%s: the page names an existing module and an existing test', (_, used, proof) => {
  const [, place = ''] = /\]\((.+)\)$/.exec(used) ?? [];
  expect(existsSync(resolve(ROOT, 'docs', place)) && place).toMatch(/^\.\.\/src\/.+\.ts$/);
  const [, file = '', title = ''] = /^\[.+?\]\((.+?)\): (.+)$/.exec(proof) ?? [];
  expect(file).toMatch(/^\.\.\/test\/e2e\/.+\.test\.ts$/);
  expect(read(`docs/${file}`)).toContain(`'${title}'`);
});
