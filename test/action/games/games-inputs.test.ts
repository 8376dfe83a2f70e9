import { describe, expect, test } from 'vitest';
import { type GamesInputs, readGamesInputs } from '../../../src/action/games/run-games.ts';
import { CONNECTION, type Settings, testSubActionInputs } from '../sub-action-inputs.ts';

const { problemsWith, inputsWith } = testSubActionInputs({
  folder: 'games',
  parse: readGamesInputs,
  needed: CONNECTION,
  given: { name: 'My game', 'create-if-missing': 'true', organization: 'org-1', 'page-size': '50' },
  alternatives: ['game'],
  defaults: { query: { id: '', name: '' }, pageSize: undefined },
  read: { query: { id: '', name: 'My game', createIn: 'org-1' }, pageSize: 50 },
  misspelled: ['create-if-mising', 'create-if-missing'],
});

describe('the query', () => {
  const CREATE = { 'create-if-missing': 'True' };
  const NO_NAME = /^`create-if-missing` must be given with `name`/;
  const named = (name: string, createIn?: string) => ({ id: '', name, createIn });
  const one = (id: string) => ({ id, name: '', createIn: undefined });

  test.each<[string, Settings, GamesInputs['query']]>([
    ['all games', {}, named('')],
    ['all games of the token, even with an organization', { organization: 'org-1' }, named('')],
    ['one game by its id', { game: 'g-1' }, one('g-1')],
    ['one game by an id without what is invisible around it', { game: '\u200bg-1\u00a0' }, one('g-1')],
    ['one game by an id of three dots', { game: '...' }, one('...')],
    ['one game by its name without the white space around it', { name: ' A b ' }, named('A b')],
    ['one game without creating it', { name: 'a', organization: 'o' }, named('a')],
    ['one game, creating it if needed', { name: 'a', organization: 'o', ...CREATE }, named('a', 'o')],
  ])('asks for %s', (_what, inputs, query) => {
    expect(inputsWith(inputs).query).toEqual(query);
  });

  test.each<[string, Settings, readonly RegExp[]]>([
    ['an id and a name', { game: 'g-1', name: 'a' }, [/^`game` must not be given with `name`/]],
    ['an id that is a step up in the URL', { game: '..' }, [/^`game` must be the id of a game, not "\.\."$/]],
    ['an id that is no step in the URL', { game: '.' }, [/^`game` must be the id of a game, not "\."$/]],
    ['a creation without a name', { ...CREATE, organization: 'o' }, [NO_NAME]],
    [
      'a creation without an organization',
      { ...CREATE, name: 'a' },
      [
        /^`organization` is empty, and it is needed to create a game: .*environment variable PLAYABLE_ORGANIZATION\. `\$\{\{ vars\.NAME/,
      ],
    ],
    [
      'a value that is no boolean',
      { 'create-if-missing': 'yes' },
      [/^`create-if-missing` must be true or false/],
    ],
  ])('rejects %s', (_what, inputs, problems) => {
    expect(problemsWith(inputs)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });
});

describe('a page size', () => {
  test.each(['0', '-1', '1.5', 'ten', '1e3', '9007199254740992'])('of %s is rejected', (size) => {
    expect(problemsWith({ 'page-size': size })).toEqual([
      `\`page-size\` must be a whole number from 1, not "${size}"`,
    ]);
  });

  test.each(['1', '100000', '9007199254740991'])(
    'of %s is accepted, because the maximum is not known',
    (size) => {
      expect(inputsWith({ 'page-size': size }).pageSize).toBe(Number(size));
    },
  );
});
