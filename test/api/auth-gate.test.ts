import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AuthGate } from '../../src/api/auth-gate.ts';
import { PermissionDeniedError, TokenRejectedError } from '../../src/api/errors.ts';

const REQUEST = { method: 'POST', location: 'https://service.example/v1/export' };

/** Waits at a gate, and reports whether the wait is over. */
function startWaiting(
  gate: AuthGate,
  operation = 'triggerExport',
  caller = {},
): { readonly passed: () => boolean } {
  let passed = false;
  void gate.wait(operation, caller).then(() => {
    passed = true;
  });
  return { passed: () => passed };
}

test('lets the first caller of an operation go alone, and the others after open', async () => {
  const gate = new AuthGate();
  const callers = [startWaiting(gate), startWaiting(gate), startWaiting(gate)];
  await settled();
  expect(callers.map(({ passed }) => passed())).toEqual([true, false, false]);
  gate.open('triggerExport');
  await settled();
  expect(callers.map(({ passed }) => passed())).toEqual([true, true, true]);
});

test('lets the first caller pass again', async () => {
  const gate = new AuthGate();
  const first = {};
  await gate.wait('triggerExport', first);
  const other = startWaiting(gate);
  await gate.wait('triggerExport', first);
  await settled();
  expect(other.passed()).toBe(false);
});

test('treats each operation on its own', async () => {
  const gate = new AuthGate();
  const callers = [
    startWaiting(gate, 'requestUploadUrl'),
    startWaiting(gate, 'triggerExport'),
    startWaiting(gate, 'triggerExport'),
  ];
  await settled();
  expect(callers.map(({ passed }) => passed())).toEqual([true, true, false]);
  gate.open('requestUploadUrl');
  await settled();
  expect(callers[2]?.passed()).toBe(false);
});

test('lets the others go if the first caller takes too long', async () => {
  const gate = new AuthGate(1);
  await gate.wait('triggerExport', {});
  const others = [gate.wait('triggerExport', {}), gate.wait('triggerExport', {})];
  gate.sending('triggerExport');
  await expect(Promise.all(others)).resolves.toEqual([undefined, undefined]);
});

test('holds back no caller after open', async () => {
  const gate = new AuthGate();
  gate.open('triggerExport');
  const callers = [startWaiting(gate), startWaiting(gate)];
  await settled();
  expect(callers.map(({ passed }) => passed())).toEqual([true, true]);
});

test('keeps the first rejection', () => {
  const gate = new AuthGate();
  expect(gate.rejection).toBeUndefined();
  const first = new TokenRejectedError(REQUEST, {});
  gate.reject(first);
  gate.reject(new PermissionDeniedError(REQUEST, {}));
  expect(gate.rejection).toBe(first);
});
