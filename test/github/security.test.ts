import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './read-workflows.ts';

const ROWS = readFileSync(join(ROOT, '.github/SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const THREATS = ROWS.filter(([who]) => who !== 'who').map((row) => ({
  row,
  title: `${row[0]} could ${row[1]}`,
}));

test('SECURITY.md lists the threats in one table', () => {
  expect(ROWS.filter(([who]) => who === 'who')).toEqual([['who', 'could', 'what stops it', 'held by']]);
  expect(THREATS.length).toBeGreaterThan(10);
});

test.each(THREATS)('$title: the table names a measure and existing tests', ({ row }) => {
  expect(row).toHaveLength(4);
  const [, , stops = '', held = ''] = row;
  expect(stops).not.toBe('');
  // Only links, so that every named test exists.
  expect(held).toMatch(/^\[[^\]]+\]\([^)]+\)(?:, \[[^\]]+\]\([^)]+\))*$/);
  for (const [, file = ''] of held.matchAll(/\]\(([^)]+)\)/g)) {
    expect(file).toMatch(/^\.\.\/(?:emulator\/)?test\/.+\.test\.ts$/);
    expect(existsSync(join(ROOT, '.github', file)), file).toBe(true);
  }
});
