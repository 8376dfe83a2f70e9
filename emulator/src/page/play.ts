import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { html, raw } from 'hono/html';
import type { EmulatorEnv } from '../http/context.ts';
import { playOriginFor, playUrl } from '../play/play-app.ts';
import { findFile } from '../play/uploaded-files.ts';
import type { Services } from '../services.ts';
import { type Html, plainText } from './untrusted-text.ts';

/** `/play/:assetId?release=`: an uploaded file in a tab of its own, a page with the files of a release. */
export function playPageRoute({ assets, playPort }: Services): Handler<EmulatorEnv> {
  return (c) => {
    const asset = findFile(assets, c.req.param('assetId') ?? '');
    const release = Number(c.req.query('release')) || asset.release;
    const frames = playOriginFor(c, playPort);
    const headers = ownPageHeaders({ style: PLAY_STYLE, frames });
    return c.html(playPage(asset.fileName, playUrl(frames, { ...asset, release })), 200, headers);
  };
}

interface OwnPage {
  readonly style: string;
  readonly script?: string;
  /** The origin of its frames and of the files that it shows. */
  readonly frames: string;
  /** The targets of its forms. */
  readonly forms?: string;
}

/** The headers of a document of the emulator. */
export function ownPageHeaders({ style, script, frames, forms = "'none'" }: OwnPage): Record<string, string> {
  const scripts = script === undefined ? "'none'" : hashSource(script);
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; img-src 'self' ${frames}; media-src ${frames}; style-src ${hashSource(style)}; script-src ${scripts}; frame-src ${frames}; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const PLAY_STYLE = 'body { margin: 0; } iframe { display: block; width: 100vw; height: 100vh; border: 0; }';

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
<style>${raw(PLAY_STYLE)}</style>
</head>
<body>${playFrame(url, name)}</body>
</html>
`;
}
