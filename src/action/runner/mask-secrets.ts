import * as core from './workflow-commands.ts';

/** Masks the tokens wherever they may come from, before anything else is written. */
export function maskSecrets(env: NodeJS.ProcessEnv): void {
  for (const secret of [env['INPUT_TOKEN'], env['PLAYABLE_TOKEN'], env['INPUT_GITHUB-TOKEN']]) {
    const used = secret?.trim();
    if (secret === undefined || !used) continue;
    // The runner masks the exact value: what is used is trimmed, what others may print is not.
    for (const value of new Set([secret, used])) core.setSecret(value);
  }
}
