/** Tokens, each as for `--token`, with white space between them: what a list of processes should not show. */
export const TOKENS_VARIABLE = 'PLAYABLE_EMULATOR_TOKENS';

/** The arguments that an environment stands for. */
export function environmentArguments(env: NodeJS.ProcessEnv): string[] {
  const tokens = (env[TOKENS_VARIABLE] ?? '').split(/\s+/).filter((token) => token !== '');
  return tokens.map((token) => `--token=${token}`);
}
