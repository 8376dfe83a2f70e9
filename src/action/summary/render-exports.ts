import type { Manifest, ManifestExport } from '../../pipeline/manifest/manifest.ts';
import { plural } from '../../support/plural.ts';
import { cellText } from './cell-text.ts';
import { details } from './details.ts';
import { table } from './markdown.ts';
import { unbroken } from './unbroken.ts';

/** In bytes. */
const BUDGET = 150_000;
/** More variants than this are folded up. */
const MOST_OPEN = 20;

const MARKS: Readonly<Record<ManifestExport['status'], string>> = {
  triggered: '✅ triggered',
  failed: '❌ failed',
  unknown: '❓ unknown',
  'not-attempted': '➖ not attempted',
};

/** A row a variant and a column a network, those with a failure first. */
export function renderExports({ exports, conclusion }: Manifest): string[] {
  if (exports.length === 0) return [];
  const networks = [...new Set(exports.map(({ network }) => network))];
  const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
    variantId,
    statuses: new Map(own.map(({ network, status }) => [network, status])),
    broken: own.some(({ status }) => status === 'failed' || status === 'unknown'),
  }));
  const mark = (status: ManifestExport['status'] | undefined): string => {
    if (status === undefined) return '';
    return conclusion === 'planned' ? '📝 planned' : MARKS[status];
  };
  const matrix = table({
    head: ['variant', ...networks.map(cellText)],
    items: variants.toSorted((a, b) => Number(b.broken) - Number(a.broken)),
    row: ({ variantId, statuses }) => [
      cellText(variantId),
      ...networks.map((network) => unbroken(mark(statuses.get(network)))),
    ],
    noun: 'variant',
    budget: BUDGET,
  });
  const folded = variants.length > MOST_OPEN;
  return ['### Exports', ...(folded ? details(plural(variants.length, 'variant'), matrix) : matrix)];
}
