import type { DatabaseSync } from 'node:sqlite';

/**
 * Commits records in groups: all that is written while the event loop handles what has arrived goes to the disk at once.
 * A commit for every single one costs more than all else that an answer takes. Whoever waits for
 * {@link write} before answering never promises what the end of the process could still undo.
 */
export class RecordWriter {
  readonly #database: DatabaseSync;
  #group: Promise<void> | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Lets `change` write to the tables at once, and resolves when that is kept.
   *
   * @throws What `change` throws, or the commit of the group that it is part of.
   */
  write(change: () => void): Promise<void> {
    const group = this.#group ?? this.#begin();
    change();
    return group;
  }

  #begin(): Promise<void> {
    this.#database.exec('BEGIN');
    const group = new Promise<void>((resolve, reject) => {
      setImmediate(() => {
        this.#group = undefined;
        try {
          this.#database.exec('COMMIT');
          resolve();
        } catch (error) {
          if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
          reject(error);
        }
      });
    });
    // Where the one change of a group failed, nobody waits for the group.
    group.catch(() => {});
    this.#group = group;
    return group;
  }
}
