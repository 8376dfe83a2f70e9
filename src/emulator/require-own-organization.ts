import { ApiRefusal } from './api-refusal.ts';
import type { Token } from './token-registry.ts';

/**
 * A token belongs to exactly one organization (service spec part 2).
 *
 * @throws {ApiRefusal} 403 when `organizationId` is another one.
 */
export function requireOwnOrganization(token: Token, organizationId: string): void {
  if (token.organizationId === organizationId) return;
  throw new ApiRefusal(403, 'Forbidden', `Token does not belong to organization ${organizationId}`);
}
