import { describe, expect, test } from 'vitest';
import type { ContentTypeRule } from '../../../src/action/inputs/fields.ts';
import { contentTypes } from '../../../src/action/upload/content-types.ts';

/** Returns a function that takes a path for the only file, in a folder that does not exist. */
function typesBy(...rules: readonly ContentTypeRule[]): (path: string) => string {
  return (path) => contentTypes(rules, { workspace: '/none', workingDirectory: '/none/work' }, [path])(path);
}

function typeBy(pattern: string): (path: string) => string {
  return typesBy({ pattern, mediaType: 'the/rule' });
}

describe('without a rule, the type', () => {
  const contentTypeOf = typesBy();

  test.each([
    ['index.html', 'text/html'],
    ['game.js', 'text/javascript'],
    ['level.json', 'application/json'],
    ['ball.png', 'image/png'],
    ['pop.mp3', 'audio/mpeg'],
    ['game.wasm', 'application/wasm'],
    ['bubble.glb', 'model/gltf-binary'],
  ])('of %s is %s', (path, mediaType) => {
    expect(contentTypeOf(path)).toBe(mediaType);
    expect(contentTypeOf(`deep/er/${path.toUpperCase()}`)).toBe(mediaType);
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

  // What a pattern means: test/pipeline/find/patterns.test.ts.
  test('holds for files, at any depth unless it has a path', () => {
    expect(typeBy('*.bin')('deep/er/.a.bin')).toBe('the/rule');
    expect(typeBy('./a.bin')('deep/a.bin')).toBe('application/octet-stream');
    expect(typeBy('img')('img/a.bin')).toBe('application/octet-stream');
  });

  test.each(['!a.bin', '#a.bin'])('treats ! and # as ordinary characters: %s', (pattern) => {
    expect(typeBy(pattern)(pattern)).toBe('the/rule');
    expect(typeBy(pattern)('b.bin')).toBe('application/octet-stream');
  });
});
