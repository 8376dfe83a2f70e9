import { Worker } from 'node:worker_threads';

/** What the thread runs. It hashes several files at a time, each under a number of its own, and answers in the order of its messages. */
const PROGRAM = `
  const { createHash } = require('node:crypto');
  const { parentPort } = require('node:worker_threads');
  const hashes = new Map();
  parentPort.on('message', ({ file, block }) => {
    const hash = hashes.get(file) ?? createHash('sha256');
    if (block) hashes.set(file, hash.update(block));
    else hashes.delete(file);
    parentPort.postMessage(block ? '' : hash.digest('hex'));
  });`;

/** The SHA-256 of a file that comes in blocks, calculated in another thread. */
export interface FileHash {
  /** Resolves when the block may change again. @param block in shared memory */
  update(block: Uint8Array): Promise<void>;
  /** In lower-case hex. */
  digest(): Promise<string>;
}

let worker: Worker | undefined;
const answers: ((text: string) => void)[] = [];
let files = 0;

function ask(message: { readonly file: number; readonly block?: Uint8Array }): Promise<string> {
  worker ??= new Worker(PROGRAM, { eval: true }).on('message', (text: string) => {
    answers.shift()?.(text);
    // The process may end while nobody waits.
    if (answers.length === 0) worker?.unref();
  });
  worker.ref();
  const { promise, resolve } = Promise.withResolvers<string>();
  answers.push(resolve);
  worker.postMessage(message);
  return promise;
}

/** Begins a hash in the thread, which the first one starts: a large file is hashed while it is sent. */
export function beginHash(): FileHash {
  files += 1;
  const file = files;
  return {
    update: async (block) => void (await ask({ file, block })),
    digest: () => ask({ file }),
  };
}
