import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../..');

const PAGE = readFileSync(resolve(ROOT, 'docs/operations.md'), 'utf8');

const [, TABLE = ''] = /<!-- operations -->([\s\S]*)<!-- \/operations -->/.exec(PAGE) ?? [];

const ROWS = TABLE.split('\n')
  .filter((line) => /^\| [`\d]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', used = '', proof = '']) => [what, used, proof] as const);

test('the page names every operation of the contract, and every status that it describes', () => {
  const { paths } = parse(readFileSync(resolve(ROOT, 'api/openapi.yaml'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => method === 'get' || method === 'post')
      .map((method) => `\`${method.toUpperCase()} ${path}\``),
  );
  expect(operations).toHaveLength(6);
  const named = ROWS.map(([what]) => what.replace(/,.*/, ''));
  expect(named.sort()).toEqual([...operations, '401', '403', '429'].sort());
});

test.each(ROWS)('%s: the page names an existing module and an existing test', (_, used, proof) => {
  const [, place = ''] = /\]\((.+)\)$/.exec(used) ?? [];
  expect(existsSync(resolve(ROOT, 'docs', place)) && place).toMatch(/^\.\.\/src\/.+\.ts$/);
  const [, file = '', title = ''] = /^\[.+?\]\((.+?)\): (.+)$/.exec(proof) ?? [];
  expect(file).toMatch(/^\.\.\/test\/e2e\/.+\.test\.ts$/);
  expect(readFileSync(resolve(ROOT, 'docs', file), 'utf8')).toContain(`'${title}'`);
});
