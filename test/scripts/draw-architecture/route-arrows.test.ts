import { expect, test } from 'vitest';
import { FLOOR_PLAN } from '../../../scripts/draw-architecture/floor-plan.ts';
import { floorOf, type Point, routeArrows } from '../../../scripts/draw-architecture/route-arrows.ts';
import { type Arrow, survey } from '../../../scripts/draw-architecture/survey.ts';
import { readSources, SOURCE_FOLDER } from '../../../scripts/layers.ts';

const { arrows } = survey(readSources(SOURCE_FOLDER));
const ways = [...routeArrows(arrows)];

/** Pixels between the edge of a number and its middle: the widest has three digits. */
const HALF = { x: 17, y: 10 };

function isOnEdge({ x, y }: Point, room: string): boolean {
  const floor = floorOf(room);
  const [right, bottom] = [floor.x + floor.width, floor.y + floor.height];
  const across = x >= floor.x && x <= right;
  const along = y >= floor.y && y <= bottom;
  return ((x === floor.x || x === right) && along) || ((y === floor.y || y === bottom) && across);
}

/** The rooms that a straight line goes through, and not only along. */
function roomsOn(one: Point, other: Point): string[] {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  return Object.entries(FLOOR_PLAN)
    .filter(([, { x, y, width, height }]) => left < x + width && right > x && top < y + height && bottom > y)
    .map(([name]) => name);
}

test.each(ways.map(([arrow, way]) => ({ ...arrow, way })))(
  '$from → $to begins and ends at its rooms, and goes through none',
  ({ from, to, way: { corners } }) => {
    const [first, last] = [corners[0], corners.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a way without corners');
    expect(isOnEdge(first, from)).toBe(true);
    expect(isOnEdge(last, to)).toBe(true);
    for (const [index, corner] of corners.slice(1).entries()) {
      expect(roomsOn(corners[index] ?? first, corner)).toEqual([]);
    }
  },
);

/** The straight parts of a way. */
function partsOf(corners: readonly Point[]): [Point, Point][] {
  return corners.slice(1).map((corner, index) => [corners[index] ?? corner, corner]);
}

/** Whether two straight parts have a point in common; each is level or upright. */
function meet([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const overlap = (p: number, q: number, r: number, s: number): boolean =>
    Math.max(Math.min(p, q), Math.min(r, s)) <= Math.min(Math.max(p, q), Math.max(r, s));
  return overlap(a.x, b.x, c.x, d.x) && overlap(a.y, b.y, c.y, d.y);
}

test('no two ways that begin or end at the same room touch each other', () => {
  const touching = ways.flatMap(([one, { corners }], index) =>
    ways
      .slice(index + 1)
      .filter(([other]) => [other.from, other.to].some((room) => room === one.from || room === one.to))
      .filter(([, other]) =>
        partsOf(corners).some((part) => partsOf(other.corners).some((another) => meet(part, another))),
      )
      .map(([other]) => `${one.from} → ${one.to} and ${other.from} → ${other.to}`),
  );
  expect(touching).toEqual([]);
});

test('no number lies on another, nor on a room', () => {
  const labels = ways.map(([, { label }]) => label);
  for (const [index, { x, y }] of labels.entries()) {
    const near = labels.slice(index + 1).filter((other) => Math.abs(other.x - x) < 2 * HALF.x);
    expect(near.filter((other) => Math.abs(other.y - y) < 2 * HALF.y)).toEqual([]);
    expect(roomsOn({ x: x - HALF.x, y: y - HALF.y }, { x: x + HALF.x, y: y + HALF.y })).toEqual([]);
  }
});

const arrow = (from: string, to: string): Arrow => ({ from, to, imports: 1 });

test('a room without a place in the picture is refused by name', () => {
  expect(() => routeArrows([arrow('cellar', 'support')])).toThrow(
    'the room cellar has no place in the picture',
  );
});

test('a way that would lead through a room is refused', () => {
  expect(() => routeArrows([arrow('emulator-step', 'pipeline')])).toThrow(
    'no way leads from emulator-step to pipeline',
  );
});
