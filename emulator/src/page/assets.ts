import { existsSync } from 'node:fs';
import { html } from 'hono/html';
import { formatBytes, formatNumber, plural, showInvisible } from '../format.ts';
import { isArchive, openArchive } from '../play/archive.ts';
import { NETWORKS, networkInPath } from '../play/networks.ts';
import { type PlayedPage, playTab, playUrl } from '../play/play-app.ts';
import { essenceOf, fileKind } from '../play/uploaded-files.ts';
import type { Services } from '../services.ts';
import type { AssetQuery, AssetRecord } from '../store/records.ts';
import { type Html, plainText, playFrame, timeElement, untrustedText } from './elements.ts';
import { emptyElement, moreElement, PAGE_SIZE, type Section } from './lists.ts';

/** Assets by release, with a search box. `frames` is the origin where playables run. */
export function assetsSection(services: Services, query: AssetQuery, frames: string): Section {
  const { assets } = services;
  const { assets: total, bytes } = services.totals.get();
  if (total === 0) return { heading: 'Assets', total, body: emptyElement('asset') };
  const records = assets.found.all({ ...query, limit: PAGE_SIZE });
  const found = records[0]?.found ?? 0;
  const releases = Map.groupBy(records, ({ release, organizationId }) => `${release} ${organizationId}`);
  const body = html`<div class="tools"><form role="search" action="/#assets"><label for="q">Name, type or id</label>
<input id="q" type="search" name="q" value="${showInvisible(query.search)}"><button>Search</button></form>
${found < total ? html`<p class="note">${formatNumber(found)} of ${formatNumber(total)} assets</p>` : ''}</div>
${
  found === 0
    ? html`<p class="empty">No asset matches ${untrustedText(query.search)}. <a href="/">Show all assets</a></p>`
    : [...releases.values()].map((items) => releaseList(items, services, frames))
}
${moreElement(found - records.length)}`;
  return { heading: 'Assets', total, note: formatBytes(bytes), body };
}

/** The assets of a release, or those that wait for their files, and the pages of an earlier release if this one has none. */
function releaseList(items: readonly AssetRecord[], services: Services, frames: string): Html {
  const { assets, data } = services;
  const [{ release, organizationId } = { release: null, organizationId: '' }] = items;
  const cards = items.map((asset) => assetCard(asset, services, frames));
  let heading: Html | string = 'Waiting for their files';
  if (release !== null) {
    const { total, bytes, createdAt } = assets.releaseTotals.get(organizationId, release);
    heading = html`Release ${release} <span class="note">${untrustedText(organizationId)} · ${plural(total, 'file')} · ${formatBytes(bytes)} · ${timeElement(createdAt)}</span>`;
    const earlier = assets.pagesUpTo
      .all({ organizationId, release })
      .filter((page) => page.release < release && existsSync(data.filePath(page.file)));
    const remark = ' · of an earlier release, with the files of this one';
    cards.unshift(...earlier.map((page) => assetCard({ ...page, release }, services, frames, remark)));
  }
  return html`<h3>${heading}</h3>
<ul class="assets">
${cards}</ul>
`;
}

async function assetCard(asset: AssetRecord, services: Services, frames: string, remark = ''): Promise<Html> {
  const { assetId, contentType, createdAt, fileName, organizationId, sha256, size } = asset;
  const { kind, element, link, files } = await previewOf(asset, services, frames);
  const name = untrustedText(fileName);
  const state =
    size === null
      ? html`<span class="badge warn">waiting for its file</span>`
      : html`<span class="badge good">uploaded</span> ${formatBytes(size)}`;
  return html`<li class="asset">
<div class="preview ${kind}">${element}</div>
<h4>${link === undefined ? name : html`<a href="${link}">${name}</a>`}</h4>
<p class="facts">${state} · ${timeElement(createdAt)}${remark}</p>
<dl>
<dt>Type</dt><dd>${untrustedText(contentType)}</dd>
<dt>Organization</dt><dd>${untrustedText(organizationId)}</dd>
${files.length === 0 ? '' : html`<dt>Files</dt><dd>${formatNumber(files.length)}: ${untrustedText(files.join(', '))}</dd>`}
<dt>Id</dt><dd><code>${assetId}</code></dd>
${sha256 === null ? '' : html`<dt>SHA-256</dt><dd><code title="${sha256}">${sha256.slice(0, 16)}…</code></dd>`}
</dl>
</li>
`;
}

/**
 * How a card shows a file. `link` opens what a browser shows in a frame in a tab of its own, and saves the rest; `files` are the names of all
 * files of a zip.
 */
async function previewOf(asset: AssetRecord, { data }: Services, frames: string) {
  const nothing = (why: string) => {
    const element = html`<span class="quiet">${untrustedText(why)}</span>`;
    return { kind: 'none', element, link: undefined, files: [] };
  };
  if (asset.status === 'pending') return nothing('No file yet');
  const path = data.filePath(asset.file);
  if (!existsSync(path)) return nothing('The file is not kept here');
  const kind = fileKind(asset.contentType);
  if (kind === 'page') return playable(asset, frames);
  if (isArchive(asset)) {
    try {
      const { entries, page: fileName } = await openArchive(path);
      const preview = playable({ ...asset, fileName }, frames, `${asset.fileName}/${fileName}`);
      return { ...preview, files: [...entries.keys()] };
    } catch (error) {
      return nothing((error as Error).message);
    }
  }
  const url = playUrl(frames, asset);
  const label = `Preview of ${plainText(asset.fileName)}`;
  const type = html`<span class="quiet">${untrustedText(essenceOf(asset.contentType))}</span>`;
  const elements = {
    image: html`<img src="${url}" alt="${label}" loading="lazy" decoding="async">`,
    audio: html`<audio src="${url}" aria-label="${label}" controls preload="metadata"></audio>`,
    video: html`<video src="${url}" aria-label="${label}" controls preload="metadata"></video>`,
    text: type,
    other: type,
  };
  return { kind, element: elements[kind], link: kind === 'other' ? url : playTab(asset), files: [] };
}

/** Usual sizes of phones and tablets, in CSS pixels; the first one is that of a phone of today. */
const FRAME_SIZES = ['390x844', '360x640', '320x480', '768x1024'];

/**
 * A page that can be played, at first for the network that `path` names. It loads the frame only when it is opened: 100 games at once would
 * be too many. One is open at a time: they share an origin, and would reach each other.
 */
function playable(page: PlayedPage, frames: string, path = page.fileName) {
  const { assetId, release } = page;
  const chosen = networkInPath(path)?.id;
  const label = `Preview of ${plainText(page.fileName)}`;
  const link = playTab(page, chosen);
  const address = playUrl(frames, page, chosen);
  const sizes = FRAME_SIZES.map((size) => html`<option value="${size}">${size.replace('x', ' × ')}</option>`);
  const networks = NETWORKS.map(
    ({ id, label: name, messages = {} }) =>
      html`<option value="${id}"${id === chosen ? ' selected' : ''} data-messages="${JSON.stringify(messages)}">${name}</option>`,
  );
  const element = html`<details class="game" name="game" data-asset="${assetId}" data-release="${release}" data-address="${address}"><summary><span><span class="play">Play</span><span class="close">Close</span><span class="unseen">: ${label}</span></span></summary>
<p class="frame-tools"><label>Network <select class="network" autocomplete="off"><option value="">none: every interface</option>${networks}</select></label>
<label>Size <select class="size" autocomplete="off">${sizes}<option value="">fill</option></select></label>
<button type="button" class="turn" aria-pressed="false">Turn</button> <button type="button" class="restart">Restart</button>
<button type="button" class="pause">Pause</button> <button type="button" class="mute" aria-pressed="false">Mute</button>
<button type="button" class="keyboard">Give it the keyboard</button>
<a class="tab" href="${link}" target="_blank" rel="noopener noreferrer">Play it in a new tab</a></p>
<div class="stage"><div>${playFrame(address, label)}</div>
<div class="notes"><p class="keys quiet" role="status"></p>
<p><strong class="verdict"></strong> <button type="button" class="copy">Copy as text</button></p>
<ul class="checks" aria-label="Checks"></ul>
<table class="verdicts" hidden><caption>Verdicts of all networks</caption><tbody></tbody></table>
<div class="log" role="log" aria-label="What the playable does" tabindex="0"><ol class="events"></ol></div>
<p class="more" hidden>Further lines are not shown.</p>
<p class="ready quiet"></p><p class="loaded quiet"></p><ol class="files" aria-label="Loaded files" tabindex="0"></ol></div></div></details>`;
  return { kind: 'page', element, link, files: [] };
}
