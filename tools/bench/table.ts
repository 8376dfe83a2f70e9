/** @throws RangeError if there is no value */
export function spread(values: readonly number[]) {
  if (values.length === 0) throw new RangeError('There is nothing to take a median of');
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    min: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    max: at(sorted.length - 1),
  };
}

/** A table in Markdown with aligned columns: the first column is aligned left, the others right. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => {
    const cells = widths.map((width, column) => row[column]?.[column === 0 ? 'padEnd' : 'padStart'](width));
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...body].map(line).join('\n');
}
