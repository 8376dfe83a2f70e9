/** The version in package.json, which is not part of the bundle; a test holds the two against each other. */
export const VERSION = '0.1.0';
