import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPatterns } from '../../src/action/runner/inputs/fields.ts';
import { InputReader } from '../../src/action/runner/inputs/input-reader.ts';
import { findAssets } from '../../src/pipeline/find/find-assets.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { makeFiles } from '../pipeline/prepare-run.ts';
import { read } from './pages.ts';

const [, examples = ''] = read('docs/patterns.md').split('## Write this, get that\n');
const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe.each(
  examples
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading = ''] = section.split('\n');
      const files = /```\n(.*?)\n```/s.exec(section)?.[1]?.split('\n') ?? [];
      const [table = ''] = section.split(/^## /m);
      const rows = [...table.matchAll(/^\| (`.*`) \|(.*)\|$/gm)].map(
        ([, write, get]) => [write, codeIn(write), codeIn(get)] as const,
      );
      return [heading, files, rows] as const;
    }),
)('in docs/patterns.md, %s,', (_, files, rows) => {
  test.each(rows)('%s gets what the page says', async (_, write, get) => {
    const workspace = await temporaryFolder();
    await makeFiles(workspace, ...files);
    const reader = new InputReader({ INPUT_ASSETS: write.join('\n') });
    const patterns = readPatterns(reader, 'assets') ?? { include: [], exclude: [] };
    const places = {
      workspace,
      workingDirectory: join(workspace, '.'),
      includeHidden: false,
      neverUpload: [],
    };
    const search = { ...patterns, ...places, signal: new AbortController().signal };
    const { assets } = await findAssets(search, 'path', () => () => '');
    expect(assets.map(({ path }) => path)).toEqual(get);
  });

  test('has rows', () => {
    expect(files.length * rows.length).toBeGreaterThan(0);
  });
});
