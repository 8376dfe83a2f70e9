import { expect } from 'vitest';
import { type ActionResult, TOKEN } from '../e2e/run-action.ts';
import { STORAGE_ACCOUNT } from './sign-address.ts';
import type { GivenAddress } from './signing-service.ts';

/** Nothing that a run told, in whatever way, has the token or any part of an address behind its path. */
export function expectNoTrace(result: ActionResult, given: readonly GivenAddress[]): void {
  const { stdout, stderr, outputs, summary, manifest } = result;
  const masked = `::add-mask::${TOKEN}\n`;
  expect(stdout).toContain(masked);
  const told =
    stdout.replace(masked, '') + stderr + JSON.stringify(outputs) + summary + JSON.stringify(manifest);
  const secrets = given.flatMap(({ uploadUrl }) => {
    const { search, searchParams } = new URL(uploadUrl);
    const named = ['X-Amz-Signature', 'X-Amz-Credential', 'X-Amz-Security-Token'].map((name) =>
      searchParams.get(name),
    );
    return [search, ...named.flatMap((value) => (value === null ? [] : [value, encodeURIComponent(value)]))];
  });
  for (const secret of new Set([TOKEN, STORAGE_ACCOUNT.accessKeyId, 'X-Amz-Signature=', ...secrets]))
    expect(told).not.toContain(secret);
}
