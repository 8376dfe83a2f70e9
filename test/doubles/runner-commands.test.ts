import { expect, test } from 'vitest';
import { plainLines, runnerCommands } from './runner-commands.ts';

function namesIn(stdout: string): string[] {
  return runnerCommands(stdout).map(({ name }) => name);
}

test.each([
  ['at the start of a line', '::error::x', ['error']],
  ['after white space of every kind', ' \t\u0085\u3000\u2028::error::x', ['error']],
  ['after any line end', 'a\r::error::x\r\n::warning::y\nb', ['error', 'warning']],
  ['in capital letters', '::ERROR::x', ['error']],
  ['with an unknown name', '::no-such::x', ['no-such']],
  ['of the second form, anywhere', 'a ##[error]x', ['error']],
  ['of the second form after an incomplete first form', '::a ##[error]x', ['error']],
])('finds a command %s', (_, stdout, names) => {
  expect(namesIn(stdout)).toEqual(names);
});

test.each([
  'a ::error::x',
  '::error',
  '\\::error::x',
  '\ufeff::error::x',
  '##[error',
  '##\\[error]x',
  '# #[x]',
])('finds no command in %j', (stdout) => {
  expect(namesIn(stdout)).toEqual([]);
  expect(plainLines(stdout)).toEqual([stdout]);
});

test('decodes properties and data of both forms', () => {
  expect(runnerCommands('::error title=a%3Ab%2C,line=1,=x,y=::50%25 %250A%0Asecond%3A')).toEqual([
    { name: 'error', properties: { title: 'a:b,', line: '1' }, data: '50% %0A\nsecond%3A' },
  ]);
  expect(runnerCommands('x ##[error a=%5D;b=c%3B]d%0A')).toEqual([
    { name: 'error', properties: { a: ']', b: 'c;' }, data: 'd\n' },
  ]);
});
