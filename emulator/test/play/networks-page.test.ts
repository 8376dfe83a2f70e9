import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checksOf } from '../../src/play/checks.ts';
import { NETWORKS } from '../../src/play/networks.ts';

/** Of the last lines, which all networks have. */
const COMMON = 3;

const read = (page: string): string => readFileSync(page, 'utf8').replace(/\s+/g, ' ');

test.each(NETWORKS)('every check of $label has a source, with the date when it was read', (network) => {
  for (const { line, source = network.source } of checksOf(network).slice(0, -COMMON))
    expect(source, line).toMatch(/\w.* \(\d{4}-\d\d-\d\d\)$/);
});

test('docs/networks.md names the checks that all networks have', () => {
  const text = read('docs/networks.md');
  const [first] = NETWORKS;
  for (const { line } of first ? checksOf(first).slice(-COMMON) : []) expect(text).toContain(line);
});
