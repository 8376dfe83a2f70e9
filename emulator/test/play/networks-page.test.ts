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

test('docs/emulator.md names every network, and the checks that all have', () => {
  const text = read('docs/emulator.md');
  expect(text).toContain(
    `${NETWORKS.slice(0, -1)
      .map(({ label }) => label)
      .join(', ')} or ${NETWORKS.at(-1)?.label}`,
  );
  const [first] = NETWORKS;
  for (const { line } of first ? checksOf(first).slice(-COMMON) : []) expect(text).toContain(line);
});

test('docs/recipes.md has the size limit of every network', () => {
  const limits = NETWORKS.map((network) => {
    const [size] = checksOf(network).filter(({ line }) => /^at most [\d.]+(?: or [\d.]+)? MB$/.test(line));
    return [network.label, size?.line.slice('at most '.length)] as const;
  });
  const others = limits.filter(([, size]) => size !== '5 MB').map(([label, size]) => `${label} ${size}`);
  const text = read('docs/recipes.md');
  expect(text).toContain(
    `most networks allowed 5 MB, but ${others.slice(0, -1).join(', ')} and ${others.at(-1)}`,
  );
  expect(text).toContain(`of ${NETWORKS.length} networks`);
});
