import { ApiRefusal } from './api-refusal.ts';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** Which part of a list is asked for: `page` counts from 1. */
export interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

/**
 * Reads the query of `GET /games`. Default, minimum and maximum are "not shown" (service spec part 4): here `page`
 * starts at 1, and `limit` is 20 and goes from 1 to 100.
 *
 * @param values All values that a query parameter came with.
 * @throws {ApiRefusal} 400 that names every problem in one message.
 */
export function readPageQuery(values: (name: string) => readonly string[] | undefined): PageQuery {
  const page = wholeNumber(values('page') ?? ['1'], Number.MAX_SAFE_INTEGER);
  const limit = wholeNumber(values('limit') ?? [String(DEFAULT_LIMIT)], MAX_LIMIT);
  if (page !== undefined && limit !== undefined) return { page, limit };
  const problems = [
    ...(page === undefined ? ['page must be a whole number from 1'] : []),
    ...(limit === undefined ? [`limit must be a whole number from 1 to ${MAX_LIMIT}`] : []),
  ];
  throw new ApiRefusal(400, 'Bad Request', problems.join('; '));
}

function wholeNumber([text = '', ...others]: readonly string[], max: number): number | undefined {
  const value = others.length === 0 && /^\d+$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : undefined;
}
