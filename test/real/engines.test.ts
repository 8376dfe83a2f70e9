import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { CHROMIUM, findProgram, type RealProgram } from '../../scripts/find-program.ts';
import { playPage } from './browser.ts';
import { testWith } from './programs.ts';

const PHASER = {
  name: 'phaser.min.js',
  variable: 'PHASER',
  howToGet: 'npm install phaser@4.2.1, node_modules/phaser/dist/phaser.min.js',
};
const PIXI = {
  name: 'pixi.min.js',
  variable: 'PIXI',
  howToGet: 'npm install pixi.js@8.22.0, node_modules/pixi.js/dist/pixi.min.js',
};
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>`;

const ENGINES: readonly (readonly [RealProgram, string])[] = [
  [
    PHASER,
    `new Phaser.Game({ type: Phaser.WEBGL, scene: {
      preload() { this.load.svg('picture', 'picture.svg'); },
      create() { this.add.image(0, 0, 'picture'); done(this.textures.get('picture').getSourceImage().width); },
    } });`,
  ],
  [
    PIXI,
    `(async () => {
      const app = new PIXI.Application();
      await app.init();
      const texture = await PIXI.Assets.load('picture.svg');
      app.stage.addChild(new PIXI.Sprite(texture));
      app.render();
      done(texture.width);
    })();`,
  ],
];

const test = testWith(CHROMIUM, PHASER, PIXI);

test.each(ENGINES)('a game of $name is played with a texture', async (engine, game) => {
  const done = 'const done = (width) => { document.documentElement.dataset.width = width; };';
  const html = `<body><script src="${engine.name}"></script><script>${done} ${game}</script>`;
  const { page, complaints, frame } = await playPage(html, {
    'picture.svg': ['image/svg+xml', PICTURE],
    [engine.name]: ['text/javascript', await readFile(findProgram(engine) ?? '', 'utf8')],
  });
  await frame.locator('html[data-width="8"]').waitFor();
  // Phaser loads with it, which some networks reject.
  const lines = (await page.locator('.events').innerText()).split('\n');
  expect(lines.filter((line) => line !== '' && !line.includes('XMLHttpRequest'))).toEqual([]);
  // Without a graphics card, the browser warns of its own slow drawing.
  expect(complaints.filter(({ text }) => !/GPU|GL Driver|Phaser v/.test(text))).toEqual([]);
});
