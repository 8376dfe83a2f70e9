import { describe, expect, test } from 'vitest';
import type { ContentTypeRule } from '../../../src/action/runner/inputs/fields.ts';
import { contentTypes } from '../../../src/action/upload/run-upload.ts';

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
    const types = ['first/type', 'second/type', 'third/type'];
    const rules = ['special.bin', '*.bin', '**'].map((pattern, nth) => ({
      pattern,
      mediaType: `${types[nth]}`,
    }));
    expect(['special.bin', 'other.bin', 'other.png'].map(typesBy(...rules))).toEqual(types);
  });

  test('counts for each path of a file, the first one most', () => {
    const rules = ['a/*', 'b/*'].map((pattern) => ({ pattern, mediaType: `${pattern[0]}/type` }));
    const places = { workspace: '/none', workingDirectory: '/none' };
    const typeOf = contentTypes(rules, places, ['z/l.png', 'b/l.png', 'a/l.png']);
    expect([typeOf('z/l.png', 'b/l.png'), typeOf('b/l.png', 'a/l.png'), typeOf('z/l.png')]).toEqual([
      'b/type',
      'a/type',
      'image/png',
    ]);
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
