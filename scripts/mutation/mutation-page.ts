import type { Explained } from './explanations.ts';
import { type Score, scoreTable } from './score.ts';

/** The last result of all, as `docs/mutation.md` has it. */
export function mutationPage(
  areas: readonly Score[],
  files: readonly Score[],
  explained: readonly Explained[],
  { day, command }: { readonly day: string; readonly command: string },
): string {
  const reasons = Map.groupBy(explained, ({ mutant, because }) => `${mutant.file}\n${because}`);
  const list = [...reasons.values()].map((group) => {
    const [{ mutant, because } = { mutant: { file: '' }, because: '' }] = group;
    const changes = group.map(({ mutant: { line, becomes } }) => `  - ${code(line)} → ${code(becomes)}\n`);
    return `- \`${mutant.file}\`: ${because.replaceAll(/\s+/g, ' ')}\n${changes.join('')}`;
  });
  return `# What the tests notice

Stryker changed the sources, one small thing at a time, and ran the tests that mirror the changed file. A change that no test
noticed has *survived*. Written on ${day} by \`${command}\`.

${scoreTable(areas)}
## File by file

${scoreTable(files)}
## Survivors, and why they may live

${list.join('')}`;
}

/** As Markdown, whatever backticks are in it. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
