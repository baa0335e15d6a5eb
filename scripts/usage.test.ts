import { expect, it } from 'vitest';
import { table, usage } from './usage';

it('usage lists each form with its aligned description, and whose name is recorded', () => {
  expect(
    usage('things', [
      ['list', 'list all things'],
      ['show <id>', 'print one'],
    ]),
  ).toBe(
    [
      'Usage: npm run things -- <command>',
      '',
      '  list       list all things',
      '  show <id>  print one',
      '',
      'Set OPERATOR to your name: it is recorded with every change.',
    ].join('\n'),
  );
});

it('usage ends with the command’s note if it has one', () => {
  expect(usage('things', [['list', 'list all things']], 'Reads only.')).toMatch(/\n\nReads only\.$/);
});

it('a table is as wide as its longest cells, without trailing spaces', () => {
  expect(
    table(
      ['id', 'title', 'state'],
      [
        ['1', 'Night Watch', 'open'],
        ['120', 'Cup', ''],
      ],
    ),
  ).toBe(['ID   TITLE        STATE', '1    Night Watch  open', '120  Cup'].join('\n'));
});
