import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { RealProgram } from '../../scripts/find-program.ts';

/** The program of util-linux that runs a command on a pseudo terminal. */
export const SCRIPT: RealProgram = {
  name: 'script',
  variable: 'SCRIPT',
  howToGet: 'apt-get install bsdutils',
};

/** Runs one program, written as in a shell, on a pseudo terminal, as a person would. */
export function runOnTerminal(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  // Without exec, dash stays between: Ctrl+C reaches it too, and it ends with 130 whatever the program ended with.
  const options = ['-qefc', `exec ${command}`, '/dev/null'];
  const child = spawn(process.env[SCRIPT.variable] || SCRIPT.name, options, { cwd, env });
  let printed = '';
  /** Everything that was printed so far, without colours. */
  const shown = (): string => stripVTControlCharacters(printed).replaceAll('\r\n', '\n');
  /** Resolves with the exit code of the command. */
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return {
    child,
    shown,
    ended,
    /** Resolves with the first match, or rejects with what was printed if the command ends before. */
    waitFor: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(shown());
          if (match !== null) resolve(match);
        };
        child.stdout.on('data', look);
        look();
        ended.then(() => reject(new Error(`It ended too early:\n${shown()}`)), reject);
      }),
    pressCtrlC: () => void child.stdin.write('\x03'),
  };
}
