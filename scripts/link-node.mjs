/**
 * Restores `node_modules/.bin/node`, the link to the locked Node. The npm of Node 20 and 22 deletes it after the installation, because
 * packages for other platforms have a program of that name, too (npm/cli#4362). Every command starts with this script, which runs on
 * any Node; then `node` is the locked one.
 */
import { execSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const isInstalled = readdirSync('node_modules').some((name) => /^node-(?:linux|win)-/.test(name));
if (isInstalled && !existsSync('node_modules/.bin/node')) execSync('npm rebuild', { stdio: 'ignore' });
