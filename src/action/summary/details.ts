/** Blocks that are folded up under a line of our own words. */
export function details(summary: string, blocks: readonly string[]): string[] {
  return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}
