import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Report {
  readonly files: Readonly<Record<string, { mutants: readonly { readonly static?: boolean }[] }>>;
}

/**
 * Takes out of an earlier report what it says of changes to what runs at import: Stryker would go by it for ever, as it does not
 * know which tests reach such a change, and so not either which new ones do.
 */
export function forgetStatic(path: string): void {
  if (!existsSync(path)) return;
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter((mutant) => mutant.static !== true);
  }
  writeFileSync(path, JSON.stringify(report));
}
