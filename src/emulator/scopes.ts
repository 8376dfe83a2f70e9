/**
 * Every scope that a token of the emulator can carry, one for each kind of operation.
 *
 * Service spec part 2 gives the form `<resource>:<action>` and shows a single name, `games:write`; the full list is
 * "not shown" (part 5). The other four follow that form and are this emulator's own choice.
 */
export const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'] as const;

/** One of {@link SCOPES}. */
export type Scope = (typeof SCOPES)[number];

/** Whether `text` is exactly one of {@link SCOPES}. */
export function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}
