import { normalizeAddress } from '../../support/text.ts';

/** The service and the organization of a step, or of what it left. Each is empty if its input was missing or invalid. */
export interface Owner {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/** The input that differs; `undefined` if what was recorded is of this owner. What is empty fits any. */
export function otherOwner(recorded: Owner, owner: Owner): string | undefined {
  const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;
  if (differ(normalizeAddress(recorded.baseUrl), normalizeAddress(owner.baseUrl))) return 'base-url';
  return differ(recorded.organizationId, owner.organizationId) ? 'organization' : undefined;
}
