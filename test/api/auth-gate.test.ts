import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TokenGate } from '../../src/api/auth-gate.ts';
import { PermissionDeniedError, TokenRejectedError } from '../../src/api/errors.ts';

const REQUEST = { method: 'POST', location: 'https://service.example/v1/export' };

/** Enters a gate, and tells whether it is through. */
function enter(
  gate: TokenGate,
  operation = 'triggerExport',
  caller = {},
): { readonly through: () => boolean } {
  let through = false;
  void gate.enter(operation, caller).then(() => {
    through = true;
  });
  return { through: () => through };
}

test('lets the first caller of an operation go alone, and the others once the door is open', async () => {
  const gate = new TokenGate();
  const callers = [enter(gate), enter(gate), enter(gate)];
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, false, false]);
  gate.open('triggerExport');
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, true, true]);
});

test('lets the first caller come again, as often as it has to', async () => {
  const gate = new TokenGate();
  const first = {};
  await gate.enter('triggerExport', first);
  const other = enter(gate);
  await gate.enter('triggerExport', first);
  await settled();
  expect(other.through()).toBe(false);
});

test('has a door for each operation', async () => {
  const gate = new TokenGate();
  const callers = [
    enter(gate, 'requestUploadUrl'),
    enter(gate, 'triggerExport'),
    enter(gate, 'triggerExport'),
  ];
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, true, false]);
  gate.open('requestUploadUrl');
  await settled();
  expect(callers[2]?.through()).toBe(false);
});

test('holds nobody back behind an open door', async () => {
  const gate = new TokenGate();
  gate.open('triggerExport');
  const callers = [enter(gate), enter(gate)];
  await settled();
  expect(callers.map(({ through }) => through())).toEqual([true, true]);
});

test('keeps the first refusal of all', () => {
  const gate = new TokenGate();
  expect(gate.refusal).toBeUndefined();
  const first = new TokenRejectedError(REQUEST, {});
  gate.refuse(first);
  gate.refuse(new PermissionDeniedError(REQUEST, {}));
  expect(gate.refusal).toBe(first);
});
