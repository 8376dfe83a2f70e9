import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checksOf } from '../../src/play/checks.ts';
import { NETWORKS } from '../../src/play/networks.ts';

/** Of the last lines, which all networks have. */
const COMMON = 3;

/** A row of the table in docs/networks.md for each source of a network. */
const rows = NETWORKS.flatMap((network) => {
  const own = checksOf(network).slice(0, -COMMON);
  const bySource = Map.groupBy(own, ({ source = network.source }) => source);
  return [...bySource].map(
    ([source, checks]) => `| ${network.label} | ${checks.map(({ line }) => line).join('; ')} | ${source} |`,
  );
});

test('docs/networks.md lists what the page checks of every network, with source and date', () => {
  const text = readFileSync('docs/networks.md', 'utf8');
  const [, table = ''] = text.split('| network | checks | source |\n|---|---|---|\n');
  expect(table.split('\n').slice(0, rows.length)).toEqual(rows);
  const [first] = NETWORKS;
  const common = first ? checksOf(first).slice(-COMMON) : [];
  for (const { line } of common) expect(text.replace(/\s+/g, ' ')).toContain(line);
});
