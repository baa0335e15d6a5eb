import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSourceOfWealth } from '#contract/calls/account/source-of-wealth';
import { network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { choose, findOn, pageText, submitForm, typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { staleReads } from '#tests/support/stale-reads';
import { queryOf } from '../../../platform/api/query';
import { verificationQuery } from './checklist';
import { WealthForm } from './wealth-form';

const waiting = { state: 'waiting', sent_at: '2026-05-01T09:00:00Z', valid_until: null };
let shown: Rendered;
let sent: Sent[];
let respond: () => Response;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  respond = () => Response.json({ latest: waiting });
  sent = network(({ method }) => (method === 'GET' ? Response.json({ latest: null }) : respond()));
});

afterEach(async () => {
  await shown.unmount();
});

const open = async (latest: object | null = null) => {
  shown = await render(<WealthForm />, [[queryOf(getSourceOfWealth, {}).queryKey, { latest }]]);
};
const writes = () => sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/')).map(({ body }) => body);
const fill = async () => {
  await choose('source', 'salary');
  await choose('income', '1');
  await choose('deposits', '4');
  await typeIn(findOn<HTMLInputElement>('[name="occupation"]'), 'Pilot');
  await typeIn(findOn<HTMLTextAreaElement>('[name="details"]'), 'I fly.');
  await act(async () => findOn<HTMLInputElement>('input[type="checkbox"]').click());
};

it('the answers are sent as chosen, once all are given, and are in review then [PROF-004a]', async () => {
  await open();
  expect([...findOn('[name="income"]').querySelectorAll('option')].slice(1).map(({ textContent }) => textContent)).toEqual([
    'Under €15,000',
    '€15,000 to €30,000',
    '€30,000 to €60,000',
    '€60,000 to €120,000',
    'Over €120,000',
  ]);
  await submitForm('source');
  expect([writes(), document.querySelectorAll('[aria-invalid="true"]').length]).toEqual([[], 6]);
  await fill();
  const stale = staleReads(shown, verificationQuery().queryKey);
  await submitForm('source');
  await shown.until(() => expect(pageText()).toContain('We’re reviewing your answers'));
  expect(stale()).toEqual([true]);
  expect(writes()).toEqual([{ source: 'salary', occupation: 'Pilot', income: '1', deposits: '4', details: 'I fly.', is_true: true }]);
});

it('a refusal is announced, and the answers stay', async () => {
  respond = () => refusal('forbidden', 403);
  await open();
  await fill();
  await submitForm('source');
  await shown.until(() => expect(findOn('form [role="alert"]')).not.toBeNull());
  expect(findOn<HTMLInputElement>('[name="occupation"]').value).toBe('Pilot');
});

it('without a network nothing can be sent, which shows', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect([findOn<HTMLButtonElement>('button[type="submit"]').disabled, pageText().includes('You need to be online for this.')]).toEqual([
    true,
    true,
  ]);
});

it.each([
  ['valid', '2999-01-01T00:00:00Z', false],
  ['out of date', '2001-01-01T00:00:00Z', true],
])('answers that are %s are asked for again: %s, %s', async (_what, valid_until, isAsked) => {
  await open({ state: 'approved', sent_at: '2026-05-01T09:00:00Z', valid_until });
  expect(findOn('form') !== null).toBe(isAsked);
});
