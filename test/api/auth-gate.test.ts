import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AuthGate } from '../../src/api/auth-gate.ts';

/** Enters a gate, and reports whether the wait is over. */
function startEntering(gate: AuthGate, operation = 'triggerExport') {
  const entering = { passed: false, first: gate.enter(operation) };
  void entering.first.then(() => {
    entering.passed = true;
  });
  return entering;
}

test('lets the first request of an operation go alone, and the others once it lets them', async () => {
  const gate = new AuthGate();
  const [first, ...others] = [startEntering(gate), startEntering(gate), startEntering(gate)];
  await settled();
  expect([first, ...others].map((entering) => entering?.passed)).toEqual([true, false, false]);
  (await first?.first)?.letOthersGo();
  expect(await Promise.all(others.map((other) => other.first))).toEqual([undefined, undefined]);
});

test('treats each operation on its own', async () => {
  const gate = new AuthGate();
  const [upload] = [startEntering(gate, 'requestUploadUrl'), startEntering(gate, 'triggerExport')];
  const other = startEntering(gate, 'triggerExport');
  (await upload?.first)?.letOthersGo();
  await settled();
  expect(other.passed).toBe(false);
});

test('lets the others go if the first request takes too long', async () => {
  const gate = new AuthGate(1);
  const first = await gate.enter('triggerExport');
  const others = [gate.enter('triggerExport'), gate.enter('triggerExport')];
  first?.sending();
  await expect(Promise.all(others)).resolves.toEqual([undefined, undefined]);
});

test('holds back no request after the first one', async () => {
  const gate = new AuthGate();
  (await gate.enter('triggerExport'))?.letOthersGo();
  await expect(gate.enter('triggerExport')).resolves.toBeUndefined();
});
