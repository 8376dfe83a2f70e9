import { FileSets } from './file-sets.ts';
import { plainScript } from './plain-script.ts';
import type { TemporaryFolder } from './temporary-folder.ts';

/** What several cases use: each set of files and each script is made once. */
export class Workshop {
  readonly files: FileSets;
  readonly #temporary: TemporaryFolder;
  readonly #scripts = new Map<string, Promise<string>>();
  #folders = 0;

  constructor(temporary: TemporaryFolder) {
    this.#temporary = temporary;
    this.files = new FileSets(temporary);
  }

  /** Makes plain JavaScript of a script of this folder, and gives its path. */
  script(name: string): Promise<string> {
    const script = this.#scripts.get(name) ?? this.newFolder('script').then((to) => plainScript(name, to));
    this.#scripts.set(name, script);
    return script;
  }

  newFolder(name: string): Promise<string> {
    this.#folders += 1;
    return this.#temporary.subfolder(`${name}-${this.#folders}`);
  }
}
