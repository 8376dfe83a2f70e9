/** A pattern without a leading `./`: it is compared with paths that have none. */
export function fromHere(pattern: string): string {
  return pattern.replace(/^(?:\.\/+)+(?=.)/, '');
}
