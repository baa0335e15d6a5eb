import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeProblem } from './require-node';

it.each(['18.20.4', '20.18.3', '16.0.0', '21.7.3', '22.12.0', '23.11.0'])('reports in one sentence that Node %s is too old', (version) => {
  expect(nodeProblem(version)).toBe(`Node 20.19, 22.13 or 24 is needed, or newer; this is ${version}.`);
});

it.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0', '26.1.0'])('accepts Node %s', (version) =>
  expect(nodeProblem(version)).toBeNull(),
);

it('agrees with package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24');
});
