/**
 * The rival: finds all files of a folder with the `glob` package, and does nothing with them.
 *
 * Usage: node glob-files.ts <folder> <how many there are>
 */
import { glob } from 'glob';

const [folder = '', count] = process.argv.slice(2);
const found = await glob('**', { cwd: folder, nodir: true });
if (found.length !== Number(count)) throw new Error(`${found.length} files were found, not ${count}`);
