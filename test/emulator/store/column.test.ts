import { expect, test } from 'vitest';
import { integerColumn, textColumn } from '../../../src/emulator/store/column.ts';

const ROW = { name: 'Bubbles', total: 3, nothing: null };

test('a column is read as what the schema says', () => {
  expect(textColumn(ROW, 'name')).toBe('Bubbles');
  expect(integerColumn(ROW, 'total')).toBe(3);
});

test.each(['total', 'nothing', 'gone'])('a column that holds no text is told by its name: %s', (name) => {
  expect(() => textColumn(ROW, name)).toThrow(`Column ${name} holds no text`);
});

test.each(['name', 'nothing', 'gone'])('a column that holds no number is told by its name: %s', (name) => {
  expect(() => integerColumn(ROW, name)).toThrow(`Column ${name} holds no number`);
});
