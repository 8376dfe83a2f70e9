import { readFileSync } from 'node:fs';

/** The packages in a `licenses.txt`. */
export function readLicenceList(path: string) {
  const entries = readFileSync(path, 'utf8')
    .trimEnd()
    .split(`\n\n${'='.repeat(80)}\n\n`);
  return entries.map((entry) => {
    const [, name = '', version = '', licence = '', text = ''] =
      /^(\S+) (\S+)\n(.+?)\n\n(.+)$/s.exec(entry) ?? [];
    return { name, version, licence, text };
  });
}
