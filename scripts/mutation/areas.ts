import { readdirSync, statSync } from 'node:fs';

/** Sources that are changed on purpose, and the tests that have to notice it: those that mirror them, and no others. */
export interface Area {
  readonly name: string;
  /** Files whose statements are changed. */
  readonly files: readonly string[];
  /** Patterns of test files. */
  readonly tests: readonly string[];
}

const AREAS: readonly (Omit<Area, 'files'> & { readonly sources: string })[] = [
  { name: 'src/retry', sources: 'src/retry', tests: ['test/retry/**/*.test.ts'] },
  { name: 'src/pipeline', sources: 'src/pipeline', tests: ['test/pipeline/**/*.test.ts'] },
  {
    name: 'src/action/upload/upload-inputs.ts',
    sources: 'src/action/upload/upload-inputs.ts',
    tests: ['test/action/inputs*.test.ts'],
  },
];

/**
 * All areas, cut down to the files and folders that are named, if any is.
 *
 * @param paths relative to the root of the project
 * @throws {RangeError} for a path in no area
 */
export function chooseAreas(paths: readonly string[]): readonly Area[] {
  const wanted = paths.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
  const chosen = AREAS.map(({ sources, ...area }) => ({
    ...area,
    files: filesOf(sources).filter(
      (file) => wanted.length === 0 || wanted.some((path) => file === path || file.startsWith(`${path}/`)),
    ),
  })).filter(({ files }) => files.length > 0);
  for (const path of wanted) {
    if (chosen.some(({ files }) => files.some((file) => file === path || file.startsWith(`${path}/`))))
      continue;
    throw new RangeError(
      `${path} holds nothing that is mutated: that is ${AREAS.map(({ name }) => name).join(', ')}`,
    );
  }
  return chosen;
}

function filesOf(sources: string): readonly string[] {
  if (statSync(sources).isFile()) return [sources];
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => `${sources}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .sort();
}
