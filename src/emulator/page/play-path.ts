/**
 * The address at which a page is played: its own name stays at the end, so that relative addresses in it lead to the
 * files that were uploaded with it.
 */
export function playPath(assetId: string, fileName: string): string {
  return `/play/${assetId}/${normalName(fileName).split('/').map(encodeURIComponent).join('/')}`;
}

/** A file's name as an address can have it: without what browsers resolve away. */
export function normalName(fileName: string): string {
  return fileName
    .split(/[/\\]/)
    .filter((segment) => !['', '.', '..'].includes(segment))
    .join('/');
}
