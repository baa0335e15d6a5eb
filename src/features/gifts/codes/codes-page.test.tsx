import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { type Player, session } from '../../../platform/session';
import { CodesPage } from './codes-page';

let shown: Rendered;
let sent: Sent[];
let respond: (sent: Sent) => Response | Promise<Response>;

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
  vi.stubGlobal('indexedDB', undefined);
  respond = () => Response.json({});
  sent = network((one) => (one.method === 'GET' ? Response.json(session.player) : respond(one)));
});

afterEach(async () => {
  await shown.unmount();
  document.cookie = 'signed_in=; path=/; max-age=0';
});

const open = async (change: Partial<Player> = {}) => {
  Object.assign(session, {
    status: 'player',
    player: { ...completePlayer, groups: [], can_issue_bonuses: true, deposit_bonus_code: null, play_break: null, ...change },
  });
  shown = await render(<CodesPage />);
};
const until = (expectation: () => void) => shown.until(expectation);
const writes = () =>
  sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/')).map(({ method, url, body }) => [method, url, body]);
const value = (name: string) => findOn<HTMLInputElement>(`[name="${name}"]`).value;
const isInvalid = (name: string) => findOn(`[name="${name}"]`).getAttribute('aria-invalid') === 'true';

describe('a code on the page of codes', () => {
  it('is redeemed as typed, and its field is free for the next one [GIFT-004a]', async () => {
    await open();
    let arrive = (_response: Response) => {};
    respond = () => new Promise((resolve) => (arrive = resolve));
    const gifts = ['private', 'gifts.bonuses', {}];
    shown.queryClient.setQueryData(gifts, { data: [] });
    await typeInto('code', ' stardust ');
    await submitForm('code');
    await submitForm('code');
    arrive(Response.json({ status: 'applied', gift: null }));
    await until(() => expect(pageText()).toContain('Code redeemed.'));
    expect(shown.queryClient.getQueryState(gifts)?.isInvalidated).toBe(true);
    expect([writes(), value('code')]).toEqual([[['POST', '/api/bonuses/coupon', { coupon_code: 'STARDUST' }]], '']);
  });

  it('that was used already stays in its field', async () => {
    await open();
    respond = () => Response.json({ status: 'already_used', gift: null });
    await typeInto('code', 'STARDUST');
    await submitForm('code');
    await until(() => expect(pageText()).toContain('You’ve already used this code.'));
    expect(value('code')).toBe('STARDUST');
  });

  it('that is missing is asked for at its field, instead of the result of the one before', async () => {
    await open();
    respond = () => Response.json({ status: 'already_used', gift: null });
    await typeInto('code', 'STARDUST');
    await submitForm('code');
    await until(() => expect(pageText()).toContain('You’ve already used this code.'));
    await typeInto('code', ' ');
    await submitForm('code');
    await until(() => expect(pageText()).toContain('This field is required.'));
    expect([isInvalid('code'), pageText().includes('already used'), writes().length]).toEqual([true, false, 1]);
  });
});

describe('the code of the next deposit', () => {
  it('is set as typed; one without an offer says so [GIFT-005b]', async () => {
    await open();
    respond = () => Response.json({ deposit_bonus_code: 'HALF', offer: null });
    await submitForm('deposit-code');
    expect([isInvalid('deposit-code'), writes()]).toEqual([true, []]);
    expect(pageText()).not.toContain('Applied:');
    await typeInto('deposit-code', 'half');
    Object.assign(session.player!, { deposit_bonus_code: 'HALF' });
    await submitForm('deposit-code');
    await until(() => expect(pageText()).toContain('This code doesn’t give a deposit bonus.'));
    expect([writes(), value('deposit-code'), isInvalid('deposit-code')]).toEqual([
      [['PATCH', '/api/player/set_bonus_code', { deposit_bonus_code: 'HALF' }]],
      '',
      false,
    ]);
  });

  it('that is set shows, and is removed on a press', async () => {
    await open({ deposit_bonus_code: 'HALF' });
    expect([pageText().includes('Applied: HALF'), pageText().includes('doesn’t give a deposit bonus')]).toEqual([true, false]);
    respond = () => refusal('player_excluded', 403);
    await pressButton('Remove');
    await until(() => expect(pageText()).toContain('That didn’t work'));
    respond = () => Response.json({});
    await pressButton('Remove');
    await until(() => expect(pageText()).not.toContain('That didn’t work'));
    expect(writes()).toEqual(Array(2).fill(['DELETE', '/api/player/clear_bonus_code', {}]));
  });

  it('that is set after a failed removal no longer shows that failure', async () => {
    await open({ deposit_bonus_code: 'HALF' });
    respond = () => refusal('player_excluded', 403);
    await pressButton('Remove');
    await until(() => expect(pageText()).toContain('That didn’t work'));
    respond = () => Response.json({ deposit_bonus_code: 'FULL', offer: { title: 'Full' } });
    await typeInto('deposit-code', 'full');
    await submitForm('deposit-code');
    await until(() => expect(writes()).toHaveLength(2));
    await until(() => expect(pageText()).not.toContain('That didn’t work'));
  });

  it('can’t be set during a break, and neither can one be redeemed [LIMIT-006a]', async () => {
    await open({ play_break: { type: 'coolingoff', until: '2999-01-01T00:00:00Z' } as Player['play_break'] });
    expect([findOn('[name="deposit-code"]'), findOn('[name="code"]')]).toEqual([null, null]);
    expect(findOn('[role="switch"], input[type="checkbox"]')).not.toBeNull();
  });
});

it('bonuses are switched by the switch, which shows what the profile says; a refusal is announced [GIFT-005a]', async () => {
  await open();
  const box = () => findOn<HTMLInputElement>('[role="switch"], input[type="checkbox"]');
  expect(box().checked).toBe(true);
  let arrive: (response: Response) => void = () => undefined;
  respond = () => new Promise((resolve) => (arrive = resolve));
  await act(async () => box().click());
  // Disabled, it would lose the focus.
  expect([box().disabled, box().getAttribute('aria-busy')]).toEqual([false, 'true']);
  await act(async () => arrive(refusal('player_excluded', 403)));
  await until(() => expect(pageText()).toContain('That didn’t work'));
  expect([writes(), box().checked]).toEqual([[['PATCH', '/api/player/update_bonus_settings', { settings: { can_issue: false } }]], true]);
});
