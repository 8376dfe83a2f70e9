/** How the page shows a file. `page` is HTML; `other` can only be saved. */
export type FileKind = 'image' | 'audio' | 'video' | 'page' | 'text' | 'other';

/** The image types that browsers show. */
const IMAGE = /^image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/;
const TEXT = /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|application\/(?:javascript|yaml|toml))$/;

export function fileKind(contentType: string): FileKind {
  const essence = essenceOf(contentType);
  if (IMAGE.test(essence)) return 'image';
  if (essence.startsWith('audio/')) return 'audio';
  if (essence.startsWith('video/')) return 'video';
  if (essence === 'text/html') return 'page';
  return TEXT.test(essence) ? 'text' : 'other';
}

/** A content type without its parameters, in lower case. */
export function essenceOf(contentType: string): string {
  return contentType.replace(/;.*$/s, '').trim().toLowerCase();
}

/** The path of a playable page. It ends with the file's name, so that relative URLs lead to files uploaded beside it. */
export function playPath(assetId: string, fileName: string): string {
  return `/play/${assetId}/${normalName(fileName).split('/').map(encodeURIComponent).join('/')}`;
}

/** Removes the path segments that browsers resolve: empty, `.` and `..`. */
export function normalName(fileName: string): string {
  return fileName
    .split(/[/\\]/)
    .filter((segment) => !['', '.', '..'].includes(segment))
    .join('/');
}
