import { describe, expect, test } from 'vitest';
import { type ContentTypeRule, contentTypes } from '../../../src/action/upload/content-types.ts';

/** Returns a function that takes a path for the only file, in a folder that does not exist. */
function typesBy(...rules: readonly ContentTypeRule[]): (path: string) => string {
  return (path) => contentTypes(rules, '/none/work', [path])(path);
}

function typeBy(pattern: string): (path: string) => string {
  return typesBy({ pattern, mediaType: 'the/rule' });
}

describe('without a rule, the type', () => {
  const contentTypeOf = typesBy();

  test.each([
    ['index.html', 'text/html'],
    ['game.js', 'text/javascript'],
    ['game.mjs', 'text/javascript'],
    ['style.css', 'text/css'],
    ['level.json', 'application/json'],
    ['ball.png', 'image/png'],
    ['ball.jpg', 'image/jpeg'],
    ['ball.jpeg', 'image/jpeg'],
    ['ball.webp', 'image/webp'],
    ['ball.svg', 'image/svg+xml'],
    ['pop.mp3', 'audio/mpeg'],
    ['intro.mp4', 'video/mp4'],
    ['game.wasm', 'application/wasm'],
    ['bubble.glb', 'model/gltf-binary'],
    ['font.woff2', 'font/woff2'],
    ['build.zip', 'application/zip'],
  ])('of %s is %s', (path, mediaType) => {
    expect(contentTypeOf(path)).toBe(mediaType);
    expect(contentTypeOf(`deep/er/${path}`)).toBe(mediaType);
    expect(contentTypeOf(path.toUpperCase())).toBe(mediaType);
  });

  test('depends on the last extension', () => {
    expect(contentTypeOf('ball.png.txt')).toBe('text/plain');
    expect(contentTypeOf('.config.json')).toBe('application/json');
  });

  test.each([
    ...['ball.unknown', 'LICENSE', 'ball.', 'a.png/ball', '.png.', 'two.png\n', '__proto__', 'a.constructor'],
    // These have no extension.
    ...['png', 'json', 'html', 'text', 'JS', '.png', '.json', '.html'],
  ])('of %j is unknown at any depth', (path) => {
    expect(contentTypeOf(path)).toBe('application/octet-stream');
    expect(contentTypeOf(`deep/${path}`)).toBe('application/octet-stream');
  });
});

describe('a rule', () => {
  test('wins over the extension', () => {
    expect(typeBy('*.png')('ball.png')).toBe('the/rule');
    expect(typeBy('*.png')('ball.jpg')).toBe('image/jpeg');
  });

  test('wins over later rules', () => {
    const contentTypeOf = typesBy(
      { pattern: 'special.bin', mediaType: 'first/type' },
      { pattern: '*.bin', mediaType: 'second/type' },
      { pattern: '**', mediaType: 'third/type' },
    );
    expect(contentTypeOf('special.bin')).toBe('first/type');
    expect(contentTypeOf('other.bin')).toBe('second/type');
    expect(contentTypeOf('other.png')).toBe('third/type');
  });

  test('returns its type unchanged, with parameters and capital letters', () => {
    const mediaType = 'Text/HTML;  charset="utf-8"';
    expect(typesBy({ pattern: '*', mediaType })('index.html')).toBe(mediaType);
  });

  test.each<[string, ...string[]]>([
    ['*.bin', 'a.bin', 'deep/er/a.bin', '.a.bin', 'two\nlines.bin', '../shared/a.bin'],
    ['a.bin', 'a.bin', 'deep/er/a.bin'],
    ['*.{bin,dat}', 'deep/a.dat'],
    ['a[12].bin', 'deep/a2.bin'],
    ['a?.bin', 'deep/a2.bin'],
    ['*', 'deep/er/a', '.env'],
    ['.env', 'deep/.env'],
  ])('without a slash, %s, matches file names at any depth', (pattern, ...paths) => {
    for (const path of paths) expect(typeBy(pattern)(path), path).toBe('the/rule');
  });

  test.each([
    ['img/*.bin', 'img/a.bin'],
    ['img/**', 'img/deep/a.bin'],
    ['**/a.bin', 'a.bin'],
    ['**/img/*', 'deep/img/a.bin'],
    ['**/*', '.deep/.a.bin'],
    ['img/*', 'img/.a.bin'],
    ['../shared/*', '../shared/a.bin'],
    ['**/*.bin', '../../shared/deep/a.bin'],
    ['img/', 'img/deep/a.bin'],
    ['img/', 'deep/img/a.bin'],
    ['+(a).bin', '+(a).bin'],
    ['pages/[id].bin', 'pages/[id].bin'],
    ['pages/[id].bin', 'pages/i.bin'],
    ['Gr\u00fc\u00dfe.bin', 'Gru\u0308\u00dfe.bin'],
    ['./img/*.bin', 'img/a.bin'],
    ['./a.bin', 'a.bin'],
  ])('%s matches the path %j', (pattern, path) => {
    expect(typeBy(pattern)(path)).toBe('the/rule');
  });

  test.each<[string, ...string[]]>([
    ['img/*.bin', 'deep/img/a.bin', 'img/deep/a.bin', 'a.bin'],
    ['*.bin', 'a.bin/b', 'a.BIN'],
    ['A.bin', 'a.bin'],
    ['bin', 'a.bin'],
    ['img', 'img/a.bin'],
    ['./a.bin', 'deep/a.bin'],
    ['*/a.bin', '../a.bin'],
    ['**/other/*', '../shared/a.bin'],
  ])('like %s does not match other paths', (pattern, ...paths) => {
    for (const path of paths) expect(typeBy(pattern)(path), path).toBe('application/octet-stream');
  });

  test.each(['!a.bin', '#a.bin'])('treats ! and # as ordinary characters: %s', (pattern) => {
    expect(typeBy(pattern)(pattern)).toBe('the/rule');
    expect(typeBy(pattern)('b.bin')).toBe('application/octet-stream');
  });
});
