import { expect, test } from 'vitest';
import { describeStart } from '../../src/emulator/examples.ts';

test.each([
  [{ organization: 'org-1', tokens: [{ name: 'dev' }] }, 'dev', 'org-1'],
  [{ organization: 'org-1', tokens: [{ name: 'dev', organization: 'own' }] }, 'dev', 'own'],
  [{ tokens: [{ name: 'dev' }] }, 'dev', 'org-1'],
  [{}, '', 'org-1'],
])(
  'what the command line prints names the token and its organization: %j',
  (options, token, organization) => {
    const text = describeStart('http://127.0.0.1:8787/v1', options);
    expect(text).toContain('The page   http://127.0.0.1:8787/');
    expect(text).toContain(`The token  ${token}\n`);
    expect(text).toContain(`organization: "${organization}"`);
  },
);
