import * as v from 'valibot';
import { expect, it } from 'vitest';
import { calls } from './index';

/** Nothing that a person or a client sends: no number, date, identifier, currency or word of a list. */
const garbage = '~ no value ~';

/** Query values that take any text. */
const freeTexts = ['games.list title'];

const declared = calls.flatMap((call) => {
  const entries = (call.query as { entries?: Record<string, v.GenericSchema> } | undefined)?.entries ?? {};
  return Object.entries(entries).map(([name, schema]) => ({ name: `${call.id} ${name}`, schema }));
});

it('query values that take any text are declared as such, and all others refuse one', () => {
  const open = declared.filter(({ schema }) => v.is(schema, garbage)).map(({ name }) => name);
  expect(open.toSorted()).toEqual(freeTexts.toSorted());
  expect(declared.length).toBeGreaterThan(freeTexts.length);
});
