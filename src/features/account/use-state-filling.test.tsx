import { act, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { useStateFilling } from './use-state-filling';

const reckoned: ((state: string | null) => void)[] = [];

vi.mock('../../platform/worker', () => ({ compute: () => new Promise((resolve) => reckoned.push(resolve)) }));

let shown: Rendered;
let type: (postalCode: string) => void;
let choose: (state: string) => void;

function Address() {
  const [postalCode, setPostalCode] = useState('');
  const [state, setState] = useState('');
  useEffect(() => {
    [type, choose] = [setPostalCode, setState];
  }, []);
  useStateFilling({ country: 'AU', postalCode, state, isEditable: true, fill: setState });
  return <output>{state}</output>;
}

const response = (state: string | null) => act(async () => reckoned.pop()!(state));
const state = () => shown.page.querySelector('output')!.textContent;

afterEach(() => shown.unmount());

it('a state follows the postal code, and one selected by the player stays [FORM-022a, FORM-022b]', async () => {
  shown = await render(<Address />);
  await act(async () => type('2000'));
  await response('NSW');
  expect(state()).toBe('NSW');
  await act(async () => type('3000'));
  await response('VIC');
  expect(state()).toBe('VIC');
  await act(async () => choose('QLD'));
  await act(async () => type('5000'));
  expect([state(), reckoned]).toEqual(['QLD', []]);
});

it('a state that the player selects during the computation stays [FORM-022b]', async () => {
  shown = await render(<Address />);
  await act(async () => type('2000'));
  await act(async () => choose('QLD'));
  await response('NSW');
  expect(state()).toBe('QLD');
});
