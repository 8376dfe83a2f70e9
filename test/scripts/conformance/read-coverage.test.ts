import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCoverage } from '../../../scripts/conformance/read-coverage.ts';
import { newFolder } from '../../e2e/run-action.ts';

const scenario = (label: string, cases: unknown, interactions: unknown): unknown => ({
  ScenarioFinished: { recorder: { label, cases, interactions } },
});
const LINK = { id: 'GET /games -> [2XX] firstGame -> GET /games/{game_id}' };
const GET_GAME = { method: 'GET', path: '/games/{game_id}' };

it('counts test cases, operations, kinds of answers, and links that led to a 2xx', async () => {
  const report = join(await newFolder(), 'events.ndjson');
  const events = [
    { EngineStarted: {} },
    scenario('GET /games', {}, undefined),
    scenario(
      'Stateful tests',
      {
        one: { value: GET_GAME, transition: LINK, is_transition_applied: true },
        two: { value: GET_GAME, transition: { id: 'refused' }, is_transition_applied: true },
        three: { value: GET_GAME, transition: { id: 'not applied' }, is_transition_applied: false },
        four: { value: GET_GAME, is_transition_applied: false },
      },
      {
        one: { response: { status_code: 200 } },
        two: { response: { status_code: 404 } },
        three: { response: { status_code: 200 } },
        four: { response: null },
      },
    ),
    scenario('GET /assets', undefined, undefined),
  ];
  await writeFile(report, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  expect(await readCoverage(report)).toEqual({
    cases: 4,
    operations: new Set(['GET /games', 'GET /assets']),
    answers: new Set(['GET /games/{game_id} 200', 'GET /games/{game_id} 404']),
    links: new Set([LINK.id]),
  });
});
