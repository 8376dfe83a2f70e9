/** The rival of the search: `glob` alone, with file types and sizes. It reads no folder behind a link twice. */
import { Glob } from 'glob';

const [, , folder = ''] = process.argv;
const options = { cwd: folder, withFileTypes: true, stat: true, nodir: true };
await new Glob('**', options).walk();
