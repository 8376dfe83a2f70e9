/**
 * The licences of packages that may be bundled, as SPDX names them. They only require their text beside the code, and nothing of
 * the action's users. Another licence needs a decision first.
 */
export const ALLOWED_LICENCES: readonly string[] = ['BlueOak-1.0.0', 'ISC', 'MIT'];
