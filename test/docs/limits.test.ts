import { expect, test } from 'vitest';
import { ERRORS, WARNINGS } from '../../src/action/runner/titles.ts';
import { nodesOf, PAGES, read } from './pages.ts';

/* Limits and titles that pages name are those of the code. */

/** A constant of the code, and what each page says about it: `#` stands for the number. */
const LIMITS: readonly (readonly [
  file: string,
  constant: string,
  unit: number,
  said: Record<string, string>,
])[] = [
  [
    'src/action/runner/outputs.ts',
    'MAX_OUTPUT_BYTES',
    1,
    {
      'README.md': 'Left empty above # bytes',
      'docs/performance.md': 'output of a step | # bytes',
      'games/README.md': 'left empty above # bytes',
      'assets/README.md': 'Left empty above # bytes',
    },
  ],
  ['src/api/service-caller.ts', 'LIST_LIMIT_BYTES', 2 ** 20, { 'assets/README.md': 'response above # MiB' }],
  [
    'src/action/report/deployments/deployments.ts',
    'MAX_END_MS',
    1_000,
    { 'docs/recipes.md': 'up to # s at its end' },
  ],
  [
    'src/action/report/deployments/deployments.ts',
    'MAX_WAIT_MS',
    1_000,
    { 'docs/recipes.md': 'at most # s for GitHub' },
  ],
];

test.each(LIMITS)('pages give the number of %s, %s', (file, constant, unit, said) => {
  const [, product = ''] = new RegExp(`const ${constant} = ([\\d_ *]+);`).exec(read(file)) ?? [];
  const value = product.split('*').reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1);
  const shown = (value / unit).toLocaleString('en');
  for (const [page, text] of Object.entries(said))
    expect(read(page).replace(/\s+/g, ' '), page).toContain(text.replace('#', shown));
});

test.each(PAGES.filter((page) => !/CHANGELOG|decisions/.test(page)))(
  'every title that %s names exists',
  (page) => {
    const titles = [...Object.keys(ERRORS), ...Object.keys(WARNINGS)];
    const named = nodesOf(page).flatMap(({ type, value = '' }) =>
      type === 'inlineCode' && /^[A-Z][a-z]+(?: [\w()]+)+$/.test(value) ? [value] : [],
    );
    for (const title of named) expect(titles).toContain(title);
  },
);
