import { ROOMS } from '../layers.ts';
import { FLOOR_PLAN, type Floor } from './floor-plan.ts';
import type { Arrow } from './survey.ts';

/** A way through the picture, in its pixels: its corners, and where its number stands. */
export interface Way {
  readonly corners: readonly Point[];
  readonly label: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first lane left of the column, and how far the others are from each other. */
const LANE = { first: 26, step: 28 };
/** Room left and right of the places where ways begin and end. */
const MARGIN = 20;

/** A way for each arrow: straight where nothing stands between two rooms, else around what does, on the left. */
export function routeArrows(arrows: readonly Arrow[]): Map<Arrow, Way> {
  const around = arrows.filter(isAround).sort((a, b) => span(b) - span(a) || rank(a.from) - rank(b.from));
  return new Map(
    arrows.map((arrow) => [arrow, isAround(arrow) ? goAround(arrow, around) : goStraight(arrow)] as const),
  );
}

/** The room's place in the picture. A room that has none yet needs one. */
export function floorOf(room: string): Floor {
  const floor = FLOOR_PLAN[room];
  if (floor !== undefined) return floor;
  throw new Error(
    `the room ${room} has no place in the picture: give it one in scripts/draw-architecture/floor-plan.ts`,
  );
}

const rank = (room: string): number => ROOMS.indexOf(room);
const span = ({ from, to }: Arrow): number => rank(to) - rank(from);

/** Whether another room of the same column stands between the two. */
function isAround({ from, to }: Arrow): boolean {
  const [upper, lower] = [floorOf(from), floorOf(to)];
  return upper.x === lower.x && ROOMS.some((room) => stands(floorOf(room), upper, lower));
}

function stands(floor: Floor, upper: Floor, lower: Floor): boolean {
  return floor.x === upper.x && floor.y > upper.y && floor.y < lower.y;
}

/** Down where one room is above the other, else over to the side. */
function goStraight({ from, to }: Arrow): Way {
  const [upper, lower] = [floorOf(from), floorOf(to)];
  const bottom = upper.y + upper.height;
  if (bottom <= lower.y) {
    const x = downFrom(upper, lower);
    if (x === undefined) throw new Error(`no way leads from ${from} to ${to} in the picture: move them`);
    return {
      corners: [
        { x, y: bottom },
        { x, y: lower.y },
      ],
      label: { x, y: labelBelow(bottom, lower.y) },
    };
  }
  const y = lower.y + lower.height / 2;
  const end = lower.x + lower.width;
  return {
    corners: [
      { x: upper.x, y },
      { x: end, y },
    ],
    label: { x: upper.x - (upper.x - end) * 0.28, y },
  };
}

/** Where one room is above the other, and no third one is in the way; `undefined` where one is everywhere. */
function downFrom(upper: Floor, lower: Floor): number | undefined {
  const left = Math.max(upper.x, lower.x);
  const right = Math.min(upper.x + upper.width, lower.x + lower.width);
  const free = freeSpans(left, right, upper.y + upper.height, lower.y);
  const [widest] = free.sort((a, b) => b.right - b.left - (a.right - a.left));
  return widest && (widest.left + widest.right) / 2;
}

/** What other rooms leave of the width between two heights. */
function freeSpans(
  left: number,
  right: number,
  top: number,
  bottom: number,
): { left: number; right: number }[] {
  let spans = [{ left, right }];
  for (const floor of Object.values(FLOOR_PLAN)) {
    if (floor.y >= bottom || floor.y + floor.height <= top) continue;
    spans = spans.flatMap((span) => [
      { left: span.left, right: Math.min(span.right, floor.x) },
      { left: Math.max(span.left, floor.x + floor.width), right: span.right },
    ]);
    spans = spans.filter((span) => span.right > span.left);
  }
  return spans;
}

/** Half-way, but near its beginning on a long way, where other ways are fewer. */
function labelBelow(top: number, bottom: number): number {
  return top + Math.min((bottom - top) / 2, 28);
}

/**
 * Out to a lane, down and back in. At a room ways come in above those that go out; of the latter the longest is uppermost, of
 * the former the lowest: in this way none crosses another that shares a room with it.
 */
function goAround(arrow: Arrow, around: readonly Arrow[]): Way {
  const [upper, lower] = [floorOf(arrow.from), floorOf(arrow.to)];
  const x = LANE.first + LANE.step * around.indexOf(arrow);
  const out = meets(arrow.from, arrow, around);
  const back = meets(arrow.to, arrow, around);
  const corners = [
    { x: upper.x, y: out },
    { x, y: out },
    { x, y: back },
    { x: lower.x, y: back },
  ];
  return { corners, label: { x, y: (out + back) / 2 } };
}

/** The height at which a way meets the side of a room, among all that do. */
function meets(room: string, arrow: Arrow, around: readonly Arrow[]): number {
  const { y, height } = floorOf(room);
  const comingIn = around.filter(({ to }) => to === room).reverse();
  const places = [...comingIn, ...around.filter(({ from }) => from === room)];
  if (places.length === 1) return y + height / 2;
  return y + MARGIN + ((height - 2 * MARGIN) * places.indexOf(arrow)) / (places.length - 1);
}
