import { expect, it } from 'vitest';
import { nodeProblem } from './require-node';

it.each(['18.20.4', '20.18.3', '16.0.0'])('says in a sentence that Node %s is too old', (version) => {
  expect(nodeProblem(version)).toBe(`Node 20.19 or newer is needed; this is ${version}.`);
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('takes Node %s', (version) => expect(nodeProblem(version)).toBeNull());
