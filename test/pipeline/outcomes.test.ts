import { expect, test } from 'vitest';
import { isTriggered } from '../../src/pipeline/outcomes.ts';

test('an export was triggered by this run or by an earlier one', () => {
  const statuses = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'] as const;
  expect(statuses.filter((status) => isTriggered({ status }))).toEqual(['triggered', 'reused']);
});
