import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export const ROOT = resolve(import.meta.dirname, '../..');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly name?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on?: {
    readonly workflow_call?: { readonly inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  };
  readonly permissions?: unknown;
  readonly concurrency?: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface WorkflowFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly workflow: Workflow;
}

/** The workflows in a folder, in the order of their names. */
export function readWorkflows(folder: string): WorkflowFile[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => {
      const path = `${folder}/${name}`;
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, workflow: parse(text) };
    });
}
