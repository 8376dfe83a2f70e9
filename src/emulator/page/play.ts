import type { Context, Handler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';
import { essenceOf, normalName } from './file-kind.ts';
import { type FileServices, findFile, sendFile } from './files.ts';

const PLAYED = /^(?:application|audio|font|image|model|text|video)\/[a-z\d.+-]+$/;

/**
 * `/play/:assetId/<name>`: an uploaded page as it runs, with the files beside it. It is a stranger: it runs in a
 * sandbox, with an origin of its own that nobody trusts, and reaches what lies below its own address and nothing else.
 *
 * A name is looked for among the files of the page's organization; as uploads may be named without their folders, the
 * last part of it alone will do.
 */
export function playRoute({ assets, data }: FileServices): Handler<EmulatorEnv> {
  return (c) => {
    const page = findFile(assets, c.req.param('assetId') ?? '');
    const asset = findBeside(assets, page, c.req.param('name') ?? '');
    const own = ownSource(c, `/play/${page.assetId}/`);
    return sendFile(c, data.filePath(asset.assetId), {
      'Access-Control-Allow-Origin': 'null',
      'Content-Security-Policy': `sandbox allow-scripts; default-src ${own} 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
      'Content-Type': playedType(asset.contentType),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  };
}

/** @throws {ApiError} 404 where no file beside `page` has that name. */
function findBeside(assets: AssetTable, page: UploadedAsset, name: string): UploadedAsset {
  if (name === normalName(page.fileName)) return page;
  const baseName = name.slice(name.lastIndexOf('/') + 1);
  for (const candidate of new Set([name, baseName])) {
    const asset = assets.newestNamed(page.organizationId, candidate);
    if (asset?.status === 'uploaded') return asset;
  }
  throw new ApiError(404, 'Not Found', 'There is no such file');
}

/** The content type is text from outside: no kind that would have a browser do more than show, hear or run it. */
function playedType(contentType: string): string {
  const essence = essenceOf(contentType);
  if (!PLAYED.test(essence)) return 'application/octet-stream';
  const [, charset] = /;\s*charset="?([a-z\d_-]+)"?\s*(?:;|$)/i.exec(contentType) ?? [];
  return charset === undefined ? essence : `${essence}; charset=${charset}`;
}

/**
 * All below `path`, as a source of a Content-Security-Policy; to be used behind `requireLocalHost`. Where the browser
 * came by an IPv6 address, which such a source can't name (CSP level 3, section 2.3.1), it is the whole origin.
 */
export function ownSource(c: Context<EmulatorEnv>, path: string): string {
  const host = c.env.incoming.headers.host ?? '';
  return host.startsWith('[') ? "'self'" : `http://${host}${path}`;
}
