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
const paths = new Map();

function errorFor(call, target) {
  const path = String(paths.get(target) ?? target);
  const due = faults.filter((fault) => {
    if (fault.call !== call || !path.includes(fault.part)) return false;
    fault.calls += 1;
    return fault.calls > fault.after && fault.calls <= fault.after + fault.times;
  });
  if (due.length === 0) return undefined;
  const { code } = due[0];
  if (log !== undefined) appendFileSync(log, `${call} ${code} ${path}\n`);
  return Object.assign(new Error(`${code}: injected, ${call} '${path}'`), { code, syscall: call, path });
}

/** Replaces a function by one that fails first, and notes which file a descriptor or a handle is for. */
function replace(owner, name, call, fail) {
  const original = owner[name];
  const replacement = function (...args) {
    // The path of a handle is in its own entry.
    const error = errorFor(call, paths.has(this) ? this : args[0]);
    if (error !== undefined) return fail(error, args);
    const result = original.apply(this, args);
    if (name === 'openSync') paths.set(result, args[0]);
    if (name === 'open' && owner === fs.promises)
      return result.then((handle) => {
        paths.set(handle, args[0]).set(handle.fd, args[0]);
        replaceHandle(Object.getPrototypeOf(handle));
        return handle;
      });
    return result;
  };
  // With `realpathSync.native` and the arguments that `promisify` needs.
  Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
  owner[name] = replacement;
}

const raise = (error) => {
  throw error;
};
const reject = (error) => Promise.reject(error);

let hasHandle = false;
function replaceHandle(prototype) {
  if (hasHandle) return;
  hasHandle = true;
  replace(prototype, 'read', 'read', reject);
  replace(prototype, 'stat', 'stat', reject);
  replace(prototype, 'writeFile', 'write', reject);
}

const CALLS = {
  realpathSync: 'realpath',
  lstatSync: 'stat',
  statSync: 'stat',
  fstatSync: 'stat',
  openSync: 'open',
  readSync: 'read',
};
for (const [name, call] of Object.entries({
  ...CALLS,
  appendFileSync: 'write',
  readFileSync: 'read',
  mkdirSync: 'mkdir',
}))
  replace(fs, name, call, raise);
replace(fs.realpathSync, 'native', 'realpath', raise);
replace(fs, 'read', 'read', (error, args) => setImmediate(args.at(-1), error));
const LATER = {
  readdir: 'readdir',
  lstat: 'stat',
  stat: 'stat',
  realpath: 'realpath',
  open: 'open',
  readFile: 'read',
};
for (const [name, call] of Object.entries({
  ...LATER,
  writeFile: 'write',
  appendFile: 'write',
  rename: 'rename',
  mkdir: 'mkdir',
}))
  replace(fs.promises, name, call, reject);
syncBuiltinESMExports();
