import { expect, test } from 'vitest';
import { renderPicture } from '../../../scripts/draw-architecture/render-picture.ts';
import { survey } from '../../../scripts/draw-architecture/survey.ts';
import { ROOMS, readSources, SOURCE_FOLDER } from '../../../scripts/layers.ts';

const sources = readSources(SOURCE_FOLDER);
const surveyed = survey(sources);
const picture = renderPicture(surveyed);

test('every room of the code is drawn with its modules, and every entry by its name', () => {
  expect([...surveyed.rooms.keys()]).toEqual(expect.arrayContaining([...ROOMS, 'emulator']));
  for (const [name, { modules }] of surveyed.rooms) {
    expect(picture).toContain(`>${name}</text>`);
    expect(picture).toContain(`>${modules.length} modules</text>`);
  }
  for (const entry of surveyed.rooms.get('entries')?.modules ?? [])
    expect(picture).toContain(`>${entry}</text>`);
});

test('every arrow has its number, and is told to those who see no pictures', () => {
  const numbers = [...picture.matchAll(/class="number"[^>]*>(\d+)</g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(surveyed.arrows.map(({ imports }) => imports));
  for (const { from, to, imports } of surveyed.arrows)
    expect(picture).toContain(`${from} → ${to}: ${imports}`);
});

test('the same sources make the same picture', () => {
  expect(renderPicture(survey(readSources(SOURCE_FOLDER)))).toBe(picture);
});

test('a folder that has no place in its room any more is refused', () => {
  const modules = Array.from({ length: 9 }, (_, index) => ({
    path: `action/rather-long-${index}/a.ts`,
    text: '',
  }));
  expect(() => renderPicture(survey(modules))).toThrow('has no place in its room: widen it');
});

test('it takes nothing from elsewhere', () => {
  expect(picture.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
    /https?:|<script|<image|@import/,
  );
});
