import { describe, expect, test } from 'vitest';
import { readServiceWords, type ServiceWords, sayServiceWords } from '../../src/api/service-words.ts';

const read = (body: string) => readServiceWords(body, (text) => text);

describe('readServiceWords', () => {
  test.each<[string, string, ServiceWords]>([
    [
      'the body of the spec',
      '{"statusCode":401,"error":"Unauthorized","message":"Invalid token"}',
      { error: 'Unauthorized', message: 'Invalid token' },
    ],
    ['error alone', '{"error":"Bad Request"}', { error: 'Bad Request' }],
    ['message alone', '{"message":"no"}', { message: 'no' }],
    ['fields of other types', '{"error":5,"message":["a"]}', {}],
    ['an object of something else', '{"detail":"no"}', {}],
    ['nothing', '', {}],
    ['blanks', ' \n ', {}],
    ['text', 'Bad Gateway', { message: 'Bad Gateway' }],
    ['an array', '["no"]', { message: '["no"]' }],
    ['a string of JSON', '"no"', { message: '"no"' }],
    ['null', 'null', { message: 'null' }],
    ['half of a JSON', '{"message":', { message: '{"message":' }],
  ])('%s', (_what, text, words) => {
    expect(read(text)).toEqual(words);
  });

  test('makes one line of each, without the query of an address', () => {
    const body = JSON.stringify({ error: 'a\nb', message: 'c\r\n::error::d https://s.example/b?sig=secret' });
    expect(read(body)).toEqual({ error: 'a b', message: 'c ::error::d https://s.example/b' });
  });

  test('cuts what is too long to be read', () => {
    expect(read('x'.repeat(1_000)).message).toHaveLength(300);
  });
});

describe('sayServiceWords', () => {
  test.each<[ServiceWords, string]>([
    [{ error: 'Forbidden', message: 'no' }, 'Forbidden: no'],
    [{ error: 'Forbidden' }, 'Forbidden'],
    [{ message: 'no' }, 'no'],
    [{ error: '', message: 'no' }, 'no'],
    [{ error: '', message: '' }, 'no explanation was given'],
    [{}, 'no explanation was given'],
  ])('%o', (words, sentence) => {
    expect(sayServiceWords(words)).toBe(sentence);
  });
});
