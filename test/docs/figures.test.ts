import { expect, test } from 'vitest';
import { read } from './pages.ts';

/* Pages that multiply a measured time agree with tools/bench/results.md. */

const RESULTS = read('tools/bench/results.md');
const CAPACITY = read('docs/performance.md');
const UNITS: Readonly<Record<string, number>> = {
  million: 1e6,
  KiB: 2 ** 10,
  MiB: 2 ** 20,
  GiB: 2 ** 30,
  TiB: 2 ** 40,
};
const PER_HOUR = [
  ...CAPACITY.matchAll(/^\| (.*?) \| ([\d.]+) (million|TiB)(?:, ([\d.]+) (\wiB))? \| \[(\w+)\]/gm),
];

test.each(PER_HOUR.map(([, work, ...cells]) => [work, ...cells] as const))(
  'what docs/performance.md says about an hour of %s follows from the measured time',
  (_, number, unit = '', bytes, bytesUnit = '', name = '') => {
    const [section = ''] = RESULTS.split(/^## /m).filter((text) => text.includes(`Case \`${name}\``));
    const [, files = '', size = '', sizeUnit = ''] = /^([\d,]+) × (\d+) (\wiB)/.exec(section) ?? [];
    const [, seconds] = /^\| action +\| +([\d.]+) s/m.exec(section) ?? [];
    const filesPerHour = (Number(files.replaceAll(',', '')) * 3_600) / Number(seconds);
    const bytesPerHour = filesPerHour * Number(size) * (UNITS[sizeUnit] ?? 0);
    const inUnits = (value: number, of: string): number => Number((value / (UNITS[of] ?? 0)).toPrecision(3));
    const expected = [inUnits(unit === 'million' ? filesPerHour : bytesPerHour, unit)];
    if (bytes !== undefined) expected.push(inUnits(bytesPerHour, bytesUnit));
    expect([number, ...(bytes === undefined ? [] : [bytes])].map(Number)).toEqual(expected);
  },
);

test('docs/performance.md has these rows', () => {
  expect(PER_HOUR.map((row) => row.at(-1))).toEqual(['1000x16k', '100000x1k', '200x1m', '1x2g']);
});
