/** What people can make of a file: look at it, hear it, watch it, play it, read it, or only save it. */
export type FileKind = 'image' | 'audio' | 'video' | 'page' | 'text' | 'other';

/** Those that browsers show. */
const IMAGE = /^image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/;
const TEXT = /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|application\/(?:javascript|yaml|toml))$/;

/** The kind of a file by its content type, which is text from outside. */
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
