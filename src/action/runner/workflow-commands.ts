import { EOL } from 'node:os';
import { issue, issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../../node_modules/@actions/core/lib/file-command.js';

/*
 * What is used of `@actions/core`, under the names that it has there. By its modules: the library's entry brings an HTTP
 * client for identity tokens, and with it undici, which is most of the start of a small action.
 */

export { summary } from '../../../node_modules/@actions/core/lib/summary.js';

/** A line of the log, as it stands. */
export function info(line: string): void {
  process.stdout.write(line + EOL);
}

export function startGroup(title: string): void {
  issue('group', title);
}

export function endGroup(): void {
  issue('endgroup');
}

/** An annotation. The runner masks its message, and not its title. */
export function error(message: string, { title }: { readonly title: string }): void {
  issueCommand('error', { title }, message);
}

/** An annotation. The runner masks its message, and not its title. */
export function warning(message: string, { title }: { readonly title: string }): void {
  issueCommand('warning', { title }, message);
}

/** Lets the runner hide a value in all that comes after. */
export function setSecret(value: string): void {
  issueCommand('add-mask', {}, value);
}

/** @throws Error when the runner's file of outputs is not known or can't be written */
export function setOutput(name: string, value: string | number): void {
  issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
}

/**
 * Keeps a value for the step's `post` part, which finds it in the variable `STATE_<name>`.
 *
 * @throws Error when the runner's file of states is not known or can't be written
 */
export function saveState(name: string, value: string): void {
  issueFileCommand('STATE', prepareKeyValueMessage(name, value));
}
