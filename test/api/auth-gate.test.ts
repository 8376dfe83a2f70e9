import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AuthGate } from '../../src/api/auth-gate.ts';
import { PermissionDeniedError, TokenRejectedError } from '../../src/api/errors.ts';

const REQUEST = { method: 'POST', location: 'https://service.example/v1/export' };

/** Enters a gate, and tells whether it is through. */
function enter(
  gate: AuthGate,
  operation = 'triggerExport',
  caller = {},
): { readonly through: () => boolean } {
  let through = false;
  void gate.wait(operation, caller).then(() => {
    through = true;
  });
  return { through: () => through };
}

test('lets the first caller of an operation go alone, and the others once the door is open', async () => {
  const gate = new AuthGate();
  const callers = [enter(gate), enter(gate), enter(gate)];
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, false, false]);
  gate.resolve('triggerExport');
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, true, true]);
});

test('lets the first caller come again, as often as it has to', async () => {
  const gate = new AuthGate();
  const first = {};
  await gate.wait('triggerExport', first);
  const other = enter(gate);
  await gate.wait('triggerExport', first);
  await settled();
  expect(other.through()).toBe(false);
});

test('has a door for each operation', async () => {
  const gate = new AuthGate();
  const callers = [
    enter(gate, 'requestUploadUrl'),
    enter(gate, 'triggerExport'),
    enter(gate, 'triggerExport'),
  ];
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, true, false]);
  gate.resolve('requestUploadUrl');
  await settled();
  expect(callers[2]?.through()).toBe(false);
});

test('holds nobody back behind an open door', async () => {
  const gate = new AuthGate();
  gate.resolve('triggerExport');
  const callers = [enter(gate), enter(gate)];
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, true]);
});

test('keeps the first refusal of all', () => {
  const gate = new AuthGate();
  expect(gate.rejection).toBeUndefined();
  const first = new TokenRejectedError(REQUEST, {});
  gate.reject(first);
  gate.reject(new PermissionDeniedError(REQUEST, {}));
  expect(gate.rejection).toBe(first);
});
