import { expect, test } from 'vitest';
import { causeChain } from '../../src/support/errors.ts';

test('names an error and everything that caused it, outermost first', () => {
  const root = new Error('connection refused');
  const middle = new Error('no connection', { cause: root });
  expect(causeChain(new Error('upload failed', { cause: middle }))).toEqual([
    'upload failed',
    'no connection',
    'connection refused',
  ]);
});

test('says the same thing once', () => {
  const root = new Error('timed out');
  expect(causeChain(new Error('timed out', { cause: root }))).toEqual(['timed out']);
});

test('an aggregate without words stands for the errors in it', () => {
  const both = new AggregateError([
    new Error('connect ECONNREFUSED ::1:80'),
    new Error('connect ECONNREFUSED 127.0.0.1:80'),
  ]);
  expect(causeChain(both)).toEqual(['connect ECONNREFUSED ::1:80', 'connect ECONNREFUSED 127.0.0.1:80']);
});

test('an aggregate with words keeps them, before those of its errors', () => {
  const both = new AggregateError([new Error('one'), new Error('two')], 'both failed');
  expect(causeChain(both)).toEqual(['both failed', 'one', 'two']);
});

test('the causes of the errors in an aggregate are named as well', () => {
  const both = new AggregateError([new Error('one', { cause: new Error('its cause') }), new Error('two')]);
  expect(causeChain(both)).toEqual(['one', 'its cause', 'two']);
});

test('an error without words is named by its code, else by its name', () => {
  const coded = Object.assign(new Error(''), { code: 'ECONNRESET' });
  expect(causeChain(coded)).toEqual(['ECONNRESET']);
  expect(causeChain(new TypeError(''))).toEqual(['TypeError']);
});

test.each([
  ['a string', 'just words', ['just words']],
  ['a number', 42, ['42']],
  ['nothing', undefined, []],
  ['null', null, []],
])('%s that was thrown is taken as it is', (_what, thrown, messages) => {
  expect(causeChain(thrown)).toEqual(messages);
});

test('a cause that is no error is named', () => {
  expect(causeChain(new Error('failed', { cause: 'because of that' }))).toEqual([
    'failed',
    'because of that',
  ]);
});

test('comes to an end where an error is its own cause', () => {
  const error = new Error('round and round');
  error.cause = new Error('and back', { cause: error });
  expect(causeChain(error)).toEqual(['round and round', 'and back']);
});

test('comes to an end where every cause is a new one', () => {
  const endless = (depth: number): Error =>
    Object.defineProperty(new Error(`level ${depth}`), 'cause', { get: () => endless(depth + 1) });
  expect(causeChain(endless(0)).slice(0, 3)).toEqual(['level 0', 'level 1', 'level 2']);
});
