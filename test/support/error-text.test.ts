import { expect, test } from 'vitest';
import { causeChain } from '../../src/support/error-text.ts';

const error = (message: string, cause?: unknown) => new Error(message, { cause });
const connect = (address: string) => new Error(`connect ECONNREFUSED ${address}`);

test.each<[string, unknown, string[]]>([
  [
    'of an error and its causes, outermost first',
    error('upload failed', error('no connection', error('connection refused'))),
    ['upload failed', 'no connection', 'connection refused'],
  ],
  ['once if a cause has the same message', error('timed out', error('timed out')), ['timed out']],
  [
    'of the errors in an aggregate without a message',
    new AggregateError([connect('::1:80'), connect('127.0.0.1:80')]),
    ['connect ECONNREFUSED ::1:80', 'connect ECONNREFUSED 127.0.0.1:80'],
  ],
  [
    'of an aggregate before those of its errors',
    new AggregateError([error('one'), error('two')], 'both failed'),
    ['both failed', 'one', 'two'],
  ],
  [
    'of the causes of the errors in an aggregate',
    new AggregateError([error('one', error('its cause')), error('two')]),
    ['one', 'its cause', 'two'],
  ],
  ['or the code if it is empty', Object.assign(error(''), { code: 'ECONNRESET' }), ['ECONNRESET']],
  ['or the name if there is no code', new TypeError(''), ['TypeError']],
  ...[
    ['ssl/tls alert handshake failure', 'the other side refused TLS: handshake failure'],
    ['tlsv13 alert certificate required', 'the other side refused TLS: certificate required'],
    ['unsupported protocol', 'TLS: unsupported protocol'],
  ].map(([openssl, words]): [string, unknown, string[]] => [
    `without the codes and places of OpenSSL: ${openssl}`,
    error(
      `write EPROTO 408DC2AE:error:0A000410:SSL routines:ssl3_read_bytes:${openssl}:../deps/x.c:918:SSL alert number 40\n`,
    ),
    [words ?? ''],
  ]),
  ['of a thrown string', 'just words', ['just words']],
  ['of a thrown number', 42, ['42']],
  ['of nothing if undefined was thrown', undefined, []],
  ['of nothing if null was thrown', null, []],
  ['of a cause that is not an error', error('failed', 'because of that'), ['failed', 'because of that']],
])('lists the message %s', (_what, thrown, messages) => {
  expect(causeChain(thrown)).toEqual(messages);
});

test('ends if an error is its own cause', () => {
  const first = error('round and round');
  first.cause = error('and back', first);
  expect(causeChain(first)).toEqual(['round and round', 'and back']);
});

test('ends if every cause has another cause', () => {
  const endless = (depth: number): Error =>
    Object.defineProperty(new Error(`level ${depth}`), 'cause', { get: () => endless(depth + 1) });
  expect(causeChain(endless(0)).slice(0, 3)).toEqual(['level 0', 'level 1', 'level 2']);
});
