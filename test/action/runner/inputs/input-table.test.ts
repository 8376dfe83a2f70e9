import { expect, test } from 'vitest';
import { INPUTS, type InputRule } from '../../../../src/action/runner/inputs/input-table.ts';
import { readDeclared } from '../../input-env.ts';

const TABLE: Readonly<Record<string, InputRule>> = INPUTS;
const ACTIONS = ['.', 'games', 'assets', 'emulator'];

/** How descriptions say a limit. */
const LIMIT = /\b[\d.]+ to [\d.]+\b|\bat most \d+ characters/;

function limitOf({ min, max, maxLength }: InputRule): string | undefined {
  if (maxLength !== undefined) return `at most ${maxLength} characters`;
  return max === undefined ? undefined : `${min} to ${max}`;
}

test.each(ACTIONS)('%s/action.yml has the defaults and limits of the code', (folder) => {
  const declared = Object.entries(readDeclared(folder).rules).map(
    ([name, { default: byDefault, description }]) => {
      return [name, byDefault, LIMIT.exec(description)?.[0]];
    },
  );
  const known = declared.map(([name = '']) => [name, TABLE[name]?.default, limitOf(TABLE[name] ?? {})]);
  expect(declared).toEqual(known);
});

test('every input of the table is one of an action', () => {
  const names = new Set(ACTIONS.flatMap((folder) => readDeclared(folder).inputs));
  expect(Object.keys(TABLE).filter((name) => !names.has(name))).toEqual([]);
});
