import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { flagDefaults, flagNames } from '#contract/fields/config/flags';
import { storage } from '#contract/storage';
import { groups } from '#rules/account/groups';
import { render, type Rendered } from '#tests/support/render';
import { isOn, shellConfigQuery } from '../../platform/config/flags';
import { session } from '../../platform/session';
import { FlagsPage } from './flags-page';

let shown: Rendered;

beforeEach(async () => {
  localStorage.clear();
  shown = await render(<FlagsPage />, [[shellConfigQuery.queryKey, { flags: { ...flagDefaults, 'rocket-mart': false }, logo: null }]]);
});

afterEach(async () => {
  await shown.unmount();
  localStorage.clear();
  Object.assign(session, { status: 'unknown', player: null });
});

const switches = () => [...shown.page.querySelectorAll<HTMLInputElement>('input[role="switch"]')];
const flip = (flag: string) =>
  act(async () =>
    switches()
      .find((input) => input.labels?.[0]?.textContent === flag)!
      .click(),
  );
const button = (name: string) => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

it('the flags page has a switch for each flag with the server’s value, and a link home [CONF-003a]', () => {
  expect(switches().map(({ labels }) => labels?.[0]?.textContent)).toEqual([...flagNames]);
  expect(switches().map(({ checked }) => checked)).toEqual(flagNames.map((flag) => flag !== 'rocket-mart' && flagDefaults[flag]));
  expect(shown.page.querySelector('a')?.getAttribute('href')).toBe('/');
});

it('the flags page overrides a flag on this device persistently, and resets to the defaults [WIDG-002a, WIDG-002b, CONF-003b]', async () => {
  await flip('rocket-mart');
  await flip('betting');
  expect([isOn(shown.app, 'rocket-mart'), isOn(shown.app, 'betting')]).toEqual([true, true]);
  expect(JSON.parse(localStorage.getItem(storage.local.flags)!)).toEqual({ 'rocket-mart': true, betting: true });
  await act(async () => button('Reset to defaults').click());
  expect([isOn(shown.app, 'rocket-mart'), isOn(shown.app, 'betting')]).toEqual([false, false]);
});

it('testers see every page, whatever is configured [USER-003a]', async () => {
  await act(async () => void Object.assign(session, { status: 'player', player: { id: 7, groups: [groups.tester] } }));
  expect([isOn(shown.app, 'rocket-mart'), isOn(shown.app, 'betting')]).toEqual([true, false]);
});
