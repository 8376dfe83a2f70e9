/** A room in the picture, in its pixels. */
export interface Floor {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What is in it, in a few words for each line. */
  readonly caption: readonly string[];
}

export const PICTURE_SIZE = { width: 1_124, height: 1_060 };

/** Where the rooms above one another stand, beside the ways that lead past some of them. */
const COLUMN = { x: 232, width: 430 };
const WING = { x: 762, width: 330 };
const FULL_WIDTH = WING.x + WING.width - COLUMN.x;

/**
 * Where each room is: the action's from top to bottom, the emulator as a wing of its own, and between them what runs the one
 * inside the other. What all stand on is as wide as the house.
 */
export const FLOOR_PLAN: Readonly<Record<string, Floor>> = {
  entries: {
    ...COLUMN,
    width: FULL_WIDTH,
    y: 24,
    height: 104,
    caption: ['the only files that act when they are imported'],
  },
  'emulator-step': { x: 520, y: 184, width: 404, height: 76, caption: ['the emulator as a step of a job'] },
  action: {
    ...COLUMN,
    y: 316,
    height: 120,
    caption: ["GitHub's side: inputs, outputs, annotations,", 'job summary, log, deployments'],
  },
  pipeline: {
    ...COLUMN,
    y: 488,
    height: 120,
    caption: ['the work: find assets, upload them,', 'request exports, manifest'],
  },
  api: { ...COLUMN, y: 660, height: 104, caption: ['the service and the storage as HTTP'] },
  retry: {
    ...COLUMN,
    y: 816,
    height: 88,
    caption: ['pure decisions and one loop:', 'what is tried again, when, how fast'],
  },
  support: {
    ...COLUMN,
    width: FULL_WIDTH,
    y: 956,
    height: 80,
    caption: ['small named functions, one a file'],
  },
  emulator: {
    ...WING,
    y: 316,
    height: 448,
    caption: ['the service on loopback, in one process:', 'strict, with state, and able to misbehave'],
  },
};
