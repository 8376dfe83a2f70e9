/**
 * Writes a page and the files that it names as one HTML file, as Unity, AppLovin and others want it.
 *
 * Usage: node examples/one-file.mjs examples/bubble-pop >index.html
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES = {
  '.glb': 'model/gltf-binary',
  '.json': 'application/json',
  '.png': 'image/png',
  '.wav': 'audio/wav',
};

const [folder = '.'] = process.argv.slice(2);
const read = (path) => readFileSync(join(folder, path), 'utf8');
const files = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll('\\', '/'));

/** Replaces the paths of files of this kind by their data. */
const inline = (text, extension) =>
  files
    .filter((path) => extname(path) === extension && text.includes(path))
    .reduce((all, path) => {
      const data =
        extension === '.json' ? Buffer.from(withData(read(path))) : readFileSync(join(folder, path));
      const address = `data:${TYPES[extension]};base64,${data.toString('base64')}`;
      return all.replaceAll(`../${path}`, address).replaceAll(path, address);
    }, text);
const withData = (text) => Object.keys(TYPES).reduce(inline, text);

const page = read('index.html')
  .replace(/<link rel="stylesheet" href="([^"]+)">/g, (_, path) => `<style>\n${read(path)}</style>`)
  .replace(/<script src="([^"]+)"><\/script>/g, (_, path) => `<script>\n${read(path)}</script>`);
process.stdout.write(withData(page));
