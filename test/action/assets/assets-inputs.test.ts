import { expect, test } from 'vitest';
import { readAssetsInputs } from '../../../src/action/assets/run-assets.ts';
import { CONNECTION, testSubActionInputs } from '../sub-action-inputs.ts';

const { problemsWith } = testSubActionInputs({
  folder: 'assets',
  parse: readAssetsInputs,
  needed: { ...CONNECTION, organization: 'org-1' },
  given: { organization: 'org-1' },
  defaults: { organizationId: 'org-1' },
  read: (organizationId) => ({ organizationId }),
  tokenFree: ['base-url', 'organization'],
  misspelled: ['organisation', 'organization'],
});

test('an organization is needed', () => {
  expect(problemsWith({ organization: '' })).toEqual([
    expect.stringMatching(/^`organization` is empty, and it is needed to list its assets: set the input or/),
  ]);
});
