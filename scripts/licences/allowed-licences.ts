/**
 * The licences that a package may have to be bundled, as SPDX names them. They ask for their text beside the code and for
 * nothing of those who use the action; another one is a decision, and belongs here only after it.
 */
export const ALLOWED_LICENCES: readonly string[] = ['BlueOak-1.0.0', 'ISC', 'MIT'];
