import { plural } from '../../src/support/plural.ts';
import { PICTURE_SIZE } from './floor-plan.ts';
import { floorOf, type Point, routeArrows, type Way } from './route-arrows.ts';
import type { Arrow, Survey, SurveyedRoom } from './survey.ts';

/** A colour for what leaves a room, told apart on white and on black. */
const COLOURS: Readonly<Record<string, string>> = {
  entries: '#6e7781',
  'emulator-step': '#bc4c00',
  action: '#0969da',
  pipeline: '#1a7f37',
  api: '#8250df',
  retry: '#9a6700',
  emulator: '#bf3989',
};

const PLAN = 'scripts/draw-architecture/floor-plan.ts';

const STYLE = `
  text { font-family: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', Helvetica, Arial, sans-serif; fill: #1f2328; }
  .page { fill: #ffffff; }
  .room { fill: #f6f8fa; stroke: #d1d9e0; stroke-width: 1.5; }
  .name { font-size: 19px; font-weight: 600; }
  .caption { font-size: 14px; }
  .count, .part { font-size: 13px; }
  .count, .caption { fill: #59636e; }
  .chip { fill: #ffffff; stroke: #d1d9e0; }
  .number { font-size: 13px; font-weight: 600; text-anchor: middle; }
  .pill { fill: #ffffff; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .page, .chip, .pill { fill: #0d1117; }
    .room { fill: #151b23; stroke: #3d444d; }
    .chip { stroke: #3d444d; }
    .count, .caption { fill: #9198a1; }
  }`;

/** The house as an SVG: a box for each room, and an arrow with its number of imports for each way between two. */
export function renderPicture({ rooms, arrows }: Survey): string {
  const { width, height } = PICTURE_SIZE;
  const ways = [...routeArrows(arrows)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    '<title>The rooms of src, and how many imports lead from one to another</title>',
    `<desc>${arrows.map(({ from, to, imports }) => `${from} → ${to}: ${imports}`).join('; ')}</desc>`,
    `<style>${STYLE}\n</style>`,
    '<defs>',
    ...Object.entries(COLOURS).map(([room, colour]) => arrowHead(room, colour)),
    '</defs>',
    `<rect class="page" width="${width}" height="${height}" rx="8"/>`,
    ...[...rooms].map(([name, room]) => drawRoom(name, room)),
    ...ways.map(([arrow, way]) => drawWay(arrow, way)),
    // Numbers last, so that no line crosses one.
    ...ways.map(([{ from, imports }, { label }]) => drawNumber(from, imports, label)),
    '</svg>\n',
  ].join('\n');
}

function arrowHead(room: string, colour: string): string {
  const size =
    'markerUnits="userSpaceOnUse" markerWidth="12" markerHeight="12" refX="11" refY="6" orient="auto"';
  return `<marker id="head-${room}" ${size}><path d="M0 0 L12 6 L0 12 z" fill="${colour}"/></marker>`;
}

function drawRoom(name: string, room: SurveyedRoom): string {
  const { x, y, width, height, caption } = floorOf(name);
  const left = x + 18;
  const parts =
    name === 'entries' ? room.modules : [...room.folders].map(([folder, modules]) => `${folder} ${modules}`);
  return [
    `<rect class="room" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    `<text class="name" x="${left}" y="${y + 29}">${name}</text>`,
    `<text class="count" x="${x + width - 18}" y="${y + 28}" text-anchor="end">${plural(room.modules.length, 'module')}</text>`,
    ...caption.map(
      (line, index) => `<text class="caption" x="${left}" y="${y + 52 + index * 18}">${line}</text>`,
    ),
    ...drawParts(parts, left, y + 48 + caption.length * 18, x + width),
  ].join('\n');
}

/** What is in a room by name, side by side. */
function drawParts(names: readonly string[], x: number, y: number, end: number): string[] {
  let left = x;
  return names.flatMap((name) => {
    // No font is known here: wide enough for the widest.
    const wide = 20 + name.length * 7.2;
    const middle = round(left + wide / 2);
    const chip = `<rect class="chip" x="${round(left)}" y="${y}" width="${round(wide)}" height="24" rx="12"/>`;
    if (left + wide > end) throw new Error(`${name} has no place in its room: widen it in ${PLAN}`);
    left += wide + 8;
    return [chip, `<text class="part" x="${middle}" y="${y + 16.5}" text-anchor="middle">${name}</text>`];
  });
}

function drawWay({ from, imports }: Arrow, { corners }: Way): string {
  const path = corners
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join(' ');
  const width = (1.2 + Math.log2(imports + 1) * 0.45).toFixed(1);
  const style = `stroke="${colourOf(from)}" stroke-width="${width}" stroke-linejoin="round"`;
  return `<path d="${path}" fill="none" ${style} marker-end="url(#head-${from})"/>`;
}

function drawNumber(from: string, imports: number, { x, y }: Point): string {
  const wide = 10 + String(imports).length * 8;
  const [cx, cy] = [round(x), round(y)];
  return [
    `<rect class="pill" x="${round(x - wide / 2)}" y="${round(y - 10)}" width="${wide}" height="20" rx="10" stroke="${colourOf(from)}"/>`,
    `<text class="number" x="${cx}" y="${round(cy + 4.5)}">${imports}</text>`,
  ].join('\n');
}

function colourOf(room: string): string {
  const colour = COLOURS[room];
  if (colour !== undefined) return colour;
  throw new Error(
    `what leaves the room ${room} has no colour: give it one in scripts/draw-architecture/render-picture.ts`,
  );
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
