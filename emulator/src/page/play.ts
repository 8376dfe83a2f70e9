import type { Handler } from 'hono';
import { html } from 'hono/html';
import type { EmulatorEnv } from '../http/context.ts';
import { isArchive, openArchive } from '../play/archive.ts';
import { findNetwork } from '../play/networks.ts';
import { playOriginFor, playUrl } from '../play/play-app.ts';
import { findFile } from '../play/uploaded-files.ts';
import type { Services } from '../services.ts';
import { type Html, plainText } from './escaped-text.ts';

/** `/play/:assetId?release=&network=`: an uploaded file in a tab of its own, a page with the files of a release. */
export function playPageRoute({ assets, data, playPort }: Services): Handler<EmulatorEnv> {
  return async (c) => {
    const asset = findFile(assets, c.req.param('assetId') ?? '');
    const release = Number(c.req.query('release')) || asset.release;
    const frames = playOriginFor(c, playPort);
    const network = findNetwork(c.req.query('network'))?.id;
    const fileName = isArchive(asset) ? (await openArchive(data.filePath(asset.file))).page : asset.fileName;
    const url = playUrl(frames, { ...asset, fileName, release }, network);
    return c.html(playPage(asset.fileName, url), 200, ownPageHeaders(frames));
  };
}

/**
 * The headers of a document of the emulator.
 *
 * @param frames the origin of its frames and of the files that it shows
 */
export function ownPageHeaders(frames: string): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; img-src 'self' ${frames}; media-src ${frames}; style-src 'self'; script-src 'self'; frame-src ${frames}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** The frame of a playable, which has an origin of its own: it reaches neither the page nor its storage. */
export function playFrame(url: string, label: string): Html {
  return html`<iframe src="${url}" title="${label}" sandbox="allow-scripts allow-same-origin allow-forms" referrerpolicy="no-referrer" loading="lazy"></iframe>`;
}

/**
 * An HTML document without scripts, for a tab of its own. It holds the playable in a frame, because only the policy of the
 * document around it can prevent a playable from sending data away by leading its own tab to another address.
 */
function playPage(fileName: string, url: string): Html {
  const name = plainText(fileName);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/page.css">
</head>
<body class="tab">${playFrame(url, name)}</body>
</html>
`;
}
