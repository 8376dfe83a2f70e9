import { expect, test } from 'vitest';
import { SearchIndex } from '../../../src/api/redaction/search-index.ts';

test('a text with the same hash is not taken for one that is searched for', () => {
  // Thue and Morse: modulo a power of 2, this text and its opposite have one hash, whatever the base.
  let [text, opposite] = ['a', 'b'];
  for (let doublings = 0; doublings < 12; doublings += 1)
    [text, opposite] = [text + opposite, opposite + text];
  const index = new SearchIndex(text.length);
  index.add(text);
  expect(index.find(opposite)).toEqual([]);
  expect(index.find(`${opposite}${text}`)).toEqual([[opposite.length, 2 * opposite.length]]);
});
