import type { Handler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import { essenceOf, type FileKind, fileKind } from './file-kind.ts';
import { sendFile } from './files.ts';
import { findFile } from './find-file.ts';

/** What the routes of files need of the emulator. */
export interface FileServices {
  readonly assets: AssetTable;
  readonly data: DataDirectory;
}

/** For files that anyone may have written: no script runs, nothing else is fetched, no other site shows them. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `/files/:assetId`: a file to look at, hear, watch, read or save. A page is read here, and played at `/play`. */
export function fileRoute({ assets, data }: FileServices): Handler<EmulatorEnv> {
  return (c) => {
    const asset = findFile(assets, c.req.param('assetId') ?? '');
    const kind = fileKind(asset.contentType);
    // A sound in a tab of its own is fetched by the tab, which in a sandbox would be a stranger to the file.
    const isPlayed = kind === 'audio' || kind === 'video';
    const headers = {
      'Content-Security-Policy': isPlayed ? POLICY : `sandbox; ${POLICY}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...typeHeaders(kind, asset),
    };
    return sendFile(c, data.filePath(asset.assetId), headers);
  };
}

/** The content type is text from outside: only what is known to be harmless stays as it is. */
function typeHeaders(kind: FileKind, { contentType, fileName }: UploadedAsset): Record<string, string> {
  if (kind === 'page' || kind === 'text') return { 'Content-Type': 'text/plain; charset=utf-8' };
  if (kind !== 'other') return { 'Content-Type': essenceOf(contentType) };
  const baseName = fileName.split(/[/\\]/).at(-1) ?? '';
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${extendedValue(baseName)}`,
  };
}

/** RFC 8187 section 3.2.1. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
