/**
 * Preloaded into a process with `--import`: calls of the file system fail as FUZZ_DISK says, a JSON array of
 * `{call, part, code, after, times}`: the calls `call` on paths that contain `part` fail with `code`, `times` times after `after`
 * calls. Each failure adds a line to the file that FUZZ_DISK_LOG names, if it is set.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const faults = JSON.parse(process.env['FUZZ_DISK'] ?? '[]').map((fault) => ({ ...fault, calls: 0 }));
const log = process.env['FUZZ_DISK_LOG'];
const { appendFileSync } = fs;
/** By descriptor and by `FileHandle`. */
const paths = new Map();

function errorFor(call, target) {
  const path = String(paths.get(target) ?? target);
  const called = faults.filter((fault) => fault.call === call && path.includes(fault.part));
  for (const fault of called) fault.calls += 1;
  const due = called.find(({ calls, after, times }) => calls > after && calls <= after + times);
  if (due === undefined) return undefined;
  if (log !== undefined) appendFileSync(log, `${call} ${due.code} ${path}\n`);
  return Object.assign(new Error(`${due.code}: injected, ${call} '${path}'`), { code: due.code });
}

/** Replaces functions, by their names and calls, with functions that `fail` if an error is due. */
function replace(owner, calls, fail) {
  for (const [name, call] of Object.entries(calls)) {
    const original = owner[name];
    const replacement = function (...args) {
      const error = errorFor(call, paths.has(this) ? this : args[0]);
      if (error !== undefined) return fail(error, args);
      const result = original.apply(this, args);
      if (name === 'openSync') paths.set(result, args[0]);
      if (name === 'open')
        void result.then(
          (handle) => noteHandle(handle, args[0]),
          () => undefined,
        );
      return result;
    };
    // With `realpathSync.native` and the arguments that `promisify` needs.
    Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
    owner[name] = replacement;
  }
}

const raise = (error) => {
  throw error;
};
const reject = (error) => Promise.reject(error);

let isHandleReplaced = false;
function noteHandle(handle, path) {
  paths.set(handle, path).set(handle.fd, path);
  if (!isHandleReplaced) replace(Object.getPrototypeOf(handle), { read: 'read', stat: 'stat' }, reject);
  isHandleReplaced = true;
}

const stats = { lstatSync: 'stat', statSync: 'stat', fstatSync: 'stat', realpathSync: 'realpath' };
replace(fs, { ...stats, openSync: 'open', readSync: 'read', appendFileSync: 'write' }, raise);
replace(fs.realpathSync, { native: 'realpath' }, raise);
replace(fs, { read: 'read' }, (error, args) => setImmediate(args.at(-1), error));
const reads = {
  readdir: 'readdir',
  lstat: 'stat',
  stat: 'stat',
  realpath: 'realpath',
  open: 'open',
  readFile: 'read',
};
const writes = { writeFile: 'write', appendFile: 'write', rename: 'rename', mkdir: 'mkdir' };
replace(fs.promises, { ...reads, ...writes }, reject);
syncBuiltinESMExports();
