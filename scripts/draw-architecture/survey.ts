import { importsOf, roomOf, type SourceFile } from '../layers.ts';

/** What the sources are, seen from far enough away to be drawn. */
export interface Survey {
  readonly rooms: ReadonlyMap<string, SurveyedRoom>;
  /** From one room to another, in the order in which they are met. */
  readonly arrows: readonly Arrow[];
}

export interface SurveyedRoom {
  /** Relative to the room, without `.ts`. */
  readonly modules: readonly string[];
  /** The folders in it, each with how many modules are in it. */
  readonly folders: ReadonlyMap<string, number>;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** How many imports it stands for. */
  readonly imports: number;
}

/** The rooms of the sources, and how many imports lead from one to another. Packages are no rooms. */
export function survey(sources: readonly SourceFile[]): Survey {
  const modules = new Map<string, string[]>();
  for (const { path } of sources) {
    const room = roomOf(path);
    const name = path.replace(/\.ts$/, '').slice(room === 'entries' ? 0 : room.length + 1);
    modules.set(room, [...(modules.get(room) ?? []), name]);
  }
  const rooms = new Map(
    [...modules].map(([room, names]) => [room, { modules: names, folders: foldersOf(names) }]),
  );

  const arrows = new Map<string, Arrow>();
  for (const source of sources) {
    const from = roomOf(source.path);
    for (const target of importsOf(source)) {
      const to = roomOf(target);
      if (!target.endsWith('.ts') || from === to) continue;
      const key = `${from} ${to}`;
      arrows.set(key, { from, to, imports: (arrows.get(key)?.imports ?? 0) + 1 });
    }
  }
  return { rooms, arrows: [...arrows.values()] };
}

function foldersOf(modules: readonly string[]): Map<string, number> {
  const folders = new Map<string, number>();
  for (const name of modules) {
    const [folder = '', inside] = name.split('/');
    if (inside !== undefined) folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return folders;
}
