import { expect, test } from 'vitest';
import { PermissionDeniedError } from '../../src/api/errors/permission-denied-error.ts';
import { TokenRejectedError } from '../../src/api/errors/token-rejected-error.ts';
import { TokenGate } from '../../src/api/token-gate.ts';

const REQUEST = { method: 'GET', location: 'https://service.example/v1/games' };
const rejected = new TokenRejectedError(REQUEST, {});
const denied = new PermissionDeniedError(REQUEST, {});

/** Requests that the test answers, and the order in which they were sent. */
function outside() {
  const sent: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<string>>();
  return {
    sent,
    send: (name: string) => () => {
      sent.push(name);
      const answer = Promise.withResolvers<string>();
      answers.set(name, answer);
      return answer.promise;
    },
    answer: (name: string) => answers.get(name)?.resolve(`answer to ${name}`),
    fail: (name: string) => answers.get(name)?.reject(new Error(`failure of ${name}`)),
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

const GAMES = 'GET /games';
const EXPORT = 'POST /export';

test('the first goes alone, and the others together once it is answered', async () => {
  const { sent, send, answer } = outside();
  const gate = new TokenGate();
  const all = ['a', 'b', 'c'].map((name) => gate.pass(GAMES, send(name)));
  await settle();
  expect(sent).toEqual(['a']);
  answer('a');
  await settle();
  expect(sent).toEqual(['a', 'b', 'c']);
  answer('c');
  answer('b');
  expect(await Promise.all(all)).toEqual(['answer to a', 'answer to b', 'answer to c']);
});

test('the first of another operation goes alone too, since it may need another scope', async () => {
  const { sent, send, answer } = outside();
  const gate = new TokenGate();
  const game = gate.pass(GAMES, send('a'));
  answer('a');
  await game;
  const exports = ['b', 'c'].map((name) => gate.pass(EXPORT, send(name)));
  await settle();
  expect(sent).toEqual(['a', 'b']);
  gate.refuse(denied);
  answer('b');
  expect(await Promise.all(exports)).toEqual(['answer to b', denied]);
  expect(sent).toEqual(['a', 'b']);
});

test('a first that fails keeps nobody back, and its error is its own', async () => {
  const { sent, send, fail, answer } = outside();
  const gate = new TokenGate();
  const first = expect(gate.pass(GAMES, send('a'))).rejects.toThrow('failure of a');
  const second = gate.pass(GAMES, send('b'));
  await settle();
  fail('a');
  await first;
  await settle();
  expect(sent).toEqual(['a', 'b']);
  answer('b');
  expect(await second).toBe('answer to b');
});

test('a refusal of the first keeps all others back, whatever the operation', async () => {
  const { sent, send, answer } = outside();
  const gate = new TokenGate();
  const [first, ...others] = ['a', 'b', 'c'].map((name) => gate.pass(GAMES, send(name)));
  gate.refuse(rejected);
  answer('a');
  expect(await first).toBe('answer to a');
  expect(await Promise.all(others)).toEqual([rejected, rejected]);
  expect(await gate.pass(GAMES, send('d'))).toBe(rejected);
  expect(await gate.pass(EXPORT, send('e'))).toBe(rejected);
  expect(sent).toEqual(['a']);
});

test('a refusal of a later one keeps back all that come after it', async () => {
  const { sent, send, answer } = outside();
  const gate = new TokenGate();
  const first = gate.pass(GAMES, send('a'));
  answer('a');
  await first;
  const underWay = gate.pass(GAMES, send('b'));
  await settle();
  gate.refuse(denied);
  expect(await gate.pass(GAMES, send('c'))).toBe(denied);
  answer('b');
  expect(await underWay).toBe('answer to b');
  expect(sent).toEqual(['a', 'b']);
});

test('the first refusal stays the one that is told', async () => {
  const { send, answer } = outside();
  const gate = new TokenGate();
  const first = gate.pass(GAMES, send('a'));
  gate.refuse(denied);
  gate.refuse(rejected);
  answer('a');
  await first;
  expect(await gate.pass(GAMES, send('b'))).toBe(denied);
});

test('an answer that does not open it lets only one at a time try', async () => {
  const { sent, send, answer } = outside();
  const gate = new TokenGate();
  const isFine = (result: string): boolean => result !== 'answer to a';
  const pass = (name: string) => gate.pass(GAMES, send(name), isFine);
  const first = pass('a');
  const waiting = pass('b');
  answer('a');
  expect(await first).toBe('answer to a');
  await settle();
  expect(sent).toEqual(['a']);
  const again = pass('c');
  await settle();
  expect(sent).toEqual(['a', 'c']);
  answer('c');
  expect(await again).toBe('answer to c');
  await settle();
  expect(sent).toEqual(['a', 'c', 'b']);
  answer('b');
  expect(await waiting).toBe('answer to b');
});

test('one who gives up lets those go who waited for it', async () => {
  const { sent, send, answer } = outside();
  const gate = new TokenGate();
  const first = gate.pass(GAMES, send('a'), () => false);
  const waiting = gate.pass(GAMES, send('b'), () => false);
  answer('a');
  await first;
  await settle();
  expect(sent).toEqual(['a']);
  gate.leave(GAMES);
  await settle();
  expect(sent).toEqual(['a', 'b']);
  answer('b');
  expect(await waiting).toBe('answer to b');
});

test('one who gives up after a refusal lets nobody through', async () => {
  const { sent, send, answer } = outside();
  const gate = new TokenGate();
  const first = gate.pass(GAMES, send('a'), () => false);
  const waiting = gate.pass(GAMES, send('b'), () => false);
  answer('a');
  await first;
  gate.refuse(rejected);
  gate.leave(GAMES);
  expect(await waiting).toBe(rejected);
  expect(sent).toEqual(['a']);
});
