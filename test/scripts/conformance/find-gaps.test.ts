import { expect, it } from 'vitest';
import { findGaps } from '../../../scripts/conformance/find-gaps.ts';
import { listLinks } from '../../../scripts/conformance/list-links.ts';

const PROFILE = {
  name: 'any',
  options: {},
  bounded: false,
  examples: 1,
  answers: ['GET /games 200', 'GET /games 429'],
  followsLinks: true,
};

const LINKS = listLinks({
  paths: {
    '/games': { get: { responses: { '2XX': { links: { first: {}, firstborn: {} } }, '401': {} } } },
    '/export': { post: {} },
  },
});

it('names links as they stand in the document', () => {
  expect(LINKS).toEqual(['GET /games -> [2XX] first', 'GET /games -> [2XX] firstborn']);
});

it('finds answers that never came and links that nobody followed', () => {
  const coverage = {
    cases: 2,
    operations: new Set<string>(),
    answers: new Set(['GET /games 200', 'GET /games 401']),
    links: new Set(['GET /games -> [2XX] firstborn -> GET /games/{game_id}']),
  };
  expect(findGaps(PROFILE, coverage, LINKS)).toEqual([
    'no answer GET /games 429',
    'no 2xx by the link GET /games -> [2XX] first',
  ]);
  expect(findGaps({ ...PROFILE, followsLinks: false }, coverage, LINKS)).toEqual([
    'no answer GET /games 429',
  ]);
});
