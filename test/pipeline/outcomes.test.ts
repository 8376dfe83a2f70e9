import { expect, test } from 'vitest';
import { isStored, isTriggered } from '../../src/pipeline/outcomes.ts';

test('an export was triggered by this run or by an earlier one', () => {
  const statuses = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'] as const;
  expect(statuses.filter((status) => isTriggered({ status }))).toEqual(['triggered', 'reused']);
});

test('the service has the bytes of a file that this run or an earlier one sent', () => {
  const statuses = ['uploaded', 'reused', 'failed', 'not-attempted', 'planned'] as const;
  expect(statuses.filter((status) => isStored({ status }))).toEqual(['uploaded', 'reused']);
});
