import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { declarationsOf, type Program } from './declarations';

const split = (code: string) => declarationsOf(parseSync('module.js', code).program as unknown as Program, code);

describe('the declarations of a module', () => {
  it('become parts, each with the names that it uses', () => {
    const found = split(`import * as v from 'valibot';
import { part as field } from './field';
export const kinds = ['a', 'b'];
const inner = v.string();
export const schema = v.object({ kinds: inner, field, kind: v.picklist(kinds) });`)!;
    expect(found.parts.map(({ names, uses }) => [names, uses])).toEqual([
      [['kinds'], []],
      [['inner'], ['v']],
      [['schema'], ['v', 'inner', 'field', 'kinds']],
    ]);
    expect(found.imports.find(({ local }) => local === 'field')).toEqual({
      local: 'field',
      clause: '{ part as field }',
      source: './field',
    });
    expect(found.exports.map(({ name }) => name)).toEqual(['kinds', 'schema']);
  });

  it('do not use a variable that only shares its name with a property', () => {
    const found = split(`export const name = 1;\nexport const other = { name: 2, ...rest.name };\nexport const short = { name };`)!;
    expect(found.parts.map(({ uses }) => uses)).toEqual([[], [], ['name']]);
  });

  it('stay together where one assigns the other', () => {
    const found = split(
      `let store;\nfunction set(value) { store = value; }\nfunction get() { return store; }\nexport { set as put, get };`,
    )!;
    expect(found.parts.map(({ names, uses }) => [names, uses])).toEqual([
      [['store', 'set'], []],
      [['get'], ['store']],
    ]);
    expect(found.parts[0]!.text).toBe('let store;\nfunction set(value) { store = value; }');
    expect(found.exports).toEqual([
      { local: 'set', name: 'put' },
      { local: 'get', name: 'get' },
    ]);
  });

  it('keep the annotation of a function without side effects', () => {
    const found = split(
      `/* @__NO_SIDE_EFFECTS__ */\nexport function one() {}\n/* @__NO_SIDE_EFFECTS__ */\nfunction two() {}\nexport { two };`,
    )!;
    expect(found.parts.map(({ text }) => text)).toEqual([
      '/* @__NO_SIDE_EFFECTS__ */function one() {}',
      '/* @__NO_SIDE_EFFECTS__ */function two() {}',
    ]);
  });

  it('are left unchanged in a module with side effects', () => {
    expect(split(`const one = 1;\nconst two = 2;\nstart(one, two);\nexport { one };`)).toBeNull();
    expect(split(`export const only = 1;`)).toBeNull();
  });
});
