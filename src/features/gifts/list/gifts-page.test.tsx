import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Gift, giftStages } from '#contract/fields/gift';
import { finalStages } from '#rules/gifts/stages';
import { refusal } from '#tests/support/fake-platform';
import { sampleGift } from '#tests/support/gifts';
import { giftsWindow, NOON, offer } from '#tests/support/gifts-window';
import { render } from '#tests/support/render';
import { shownToasts } from '#tests/support/shown-toasts';
import { staleReads } from '#tests/support/stale-reads';
import { wireClient } from '../../../platform/api/client';
import { loadSession, session } from '../../../platform/session';
import { ChosenOffer, DepositOffers } from '../offers/deposit-offers';
import { GiftPage } from './gift-page';
import { allGiftsQuery } from '../gift-calls';
import { GiftsPage } from './gifts-page';
import PlayNotice from '../play-notice';

vi.mock('../../../platform/session', async (original) => ({
  ...(await original<typeof import('../../../platform/session')>()),
  loadSession: vi.fn(async () => undefined),
}));

const id = (number: number) => `91f70000-0000-4000-8000-0000000000${number + 10}`;
const spins = sampleGift({
  id: id(70),
  title: 'Spins',
  type: 'freespins',
  kind: 'freespins',
  freespins_total: 25,
  amount_cents: 0,
  game: { identifier: 'a:b', title: 'Comet Run', provider: 'a', seo_title: 'b' },
});

const gifts = giftsWindow();
const toasts = shownToasts();
const { asked, configs, known, press, text } = gifts;
const names = () => [...gifts.shown.page.querySelectorAll('article h2')].map((one) => one.textContent);

describe('the notice over a game', () => {
  const notice = async (gift: Gift, kind: 'slots' | 'roulette' = 'slots') => {
    gifts.shown = await render(<PlayNotice kind={kind} currency="EUR" />, known([gift]));
    return text();
  };
  const wagered = sampleGift({
    stage: 'handle_bets',
    amount_wager_cents: 1200,
    weights: { slots: 100, roulette: 10, instant: 25, cards: 5 },
    max_stake_cents: 500,
  });

  it('shows the bonus’s progress, which bets count and the maximum bet [GAME-010g]', async () => {
    expect(await notice(wagered)).toContain('Bonus: €12.00 of €30.00 wagered. Bets on this game count 100%. Max. bet €5.00.');
  });

  it('depends on the kind of game', async () => {
    expect(await notice(wagered, 'roulette')).toContain('Bets on this game count 10%.');
  });

  it.each([
    ['that waits', { stage: 'wait' }],
    ['in another currency', { currency: 'USD' }],
    ['that is over', { stage: 'wager_done' }],
  ] as const)('is missing for a bonus %s', async (_name, change) => {
    expect(await notice({ ...wagered, ...change })).toBe('');
  });
});

describe('the gifts of a player', () => {
  it('name the wagering of each part of a pack before it’s claimed [GIFT-001b]', async () => {
    const part = { type: 'bonus', kind: 'cash', amount_cents: 1_000, freespins_total: 0, points: 0, wager: 20 } as const;
    const bonuses = [part, { ...part, amount_cents: 0, freespins_total: 20, wager: 0 }];
    gifts.shown = await render(<GiftsPage />, known([sampleGift({ kind: 'group', amount_cents: 0, bonuses })]));
    expect(text()).toMatch(/In this pack€10 · 20x wagering20 free spins/);
  });

  it('are grouped by kind; ended ones are separate [GIFT-002b]', async () => {
    const every = giftStages.map((stage, at) =>
      sampleGift({ id: id(at), title: stage, stage, ended_at: finalStages.includes(stage) ? '2026-04-30T00:00:00.000Z' : null }),
    );
    gifts.shown = await render(<GiftsPage />, known(every, [spins]));
    expect(names().toSorted()).toEqual(['Spins', 'activated', 'handle_bets', 'issued', 'wait']);
    await press('Free spins');
    expect([names(), text()]).toEqual([['Spins'], expect.stringMatching(/25 free spins.*Comet Run/)]);
    await press('Bonuses');
    expect(names()).toEqual(['activated', 'handle_bets', 'issued', 'wait']);
    await press('Ended');
    expect(names().toSorted()).toEqual([...finalStages].toSorted());
  });

  it('show their progress, and count down to their end [GIFT-001b]', async () => {
    const wagered = sampleGift({
      stage: 'handle_bets',
      amount_wager_cents: 1200,
      activatable: false,
      valid_until: new Date(NOON + 90 * 60_000).toISOString(),
    });
    gifts.shown = await render(<GiftsPage />, known([wagered]));
    expect([gifts.shown.page.querySelector('progress')?.getAttribute('value'), text()]).toEqual([
      '1200',
      expect.stringMatching(/€12\.00 of €30\.00.*01:30:00/),
    ]);
  });

  it('say while queued which bonuses have to end first, and which endings count', async () => {
    const at = (second: number) => `2026-05-01T00:00:0${second}.000Z`;
    const wagered = sampleGift({ id: id(1), title: 'First', stage: 'handle_bets', created_at: at(5) });
    const older = sampleGift({ id: id(2), title: 'Second', stage: 'wait', created_at: at(1) });
    const queued = sampleGift({ id: id(3), title: 'Third', stage: 'wait', created_at: at(2) });
    const elsewhere = sampleGift({ id: id(4), title: 'Dollars', stage: 'handle_bets', currency: 'USD' });
    gifts.shown = await render(<GiftsPage />, known([queued, older, wagered, elsewhere]));
    const cardOf = (title: string) => [...gifts.shown.page.querySelectorAll('article')].find((one) => one.textContent?.includes(title))!;
    expect(cardOf('Second').textContent).toContain('once “First” is wagered, used up, forfeited or expired');
    expect(cardOf('Third').textContent).toContain('once “First” and another queued bonus are wagered');
    expect(text().match(/at a time/g)).toHaveLength(2);
    await gifts.shown.unmount();
    // The winnings of free spins are wagered like a bonus.
    const won = { ...spins, stage: 'handle_bets' as const, created_at: at(5) };
    gifts.shown = await render(<GiftsPage />, known([queued], [won]));
    expect(cardOf('Third').textContent).toContain('once “Spins” is wagered, used up, forfeited or expired');
  });

  it('have an empty state', async () => {
    gifts.shown = await render(<GiftsPage />, known([]));
    expect(text()).toContain('No gifts right now');
  });

  it.each([
    ['€10 bonus', '€10 bonus'],
    ['€100 bonus', '€100 bonus€10'],
    ['Money', 'Money€10'],
  ])('say once what “%s” gives', async (title, head) => {
    gifts.shown = await render(<GiftsPage />, known([sampleGift({ title })]));
    expect(gifts.shown.page.querySelector('article header')?.textContent).toBe(head);
  });

  it('are claimed on a click: a toast confirms it, and the focus stays in the list [GIFT-003a]', async () => {
    wireClient({
      fetch: async (url) => (
        asked.push(url),
        url.includes('activation') ? Response.json({ gift: sampleGift({ stage: 'handle_bets' }) }) : Response.json({ data: [] })
      ),
    });
    gifts.shown = await render(<GiftsPage />, known([sampleGift()]));
    const claim = document.querySelector<HTMLElement>('[aria-label="Claim: Money"]')!;
    await act(async () => {
      // A double click.
      claim.click();
      claim.click();
    });
    const claims = () => asked.filter((url) => url === `/api/player/bonuses/${sampleGift().id}/activation`);
    await gifts.shown.until(() => expect(claims()).toHaveLength(1));
    await gifts.shown.until(() => expect(names()).toEqual([]));
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Money', text: 'Claimed. Your bets now count towards its wagering.' }]);
    await gifts.shown.until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('All'));
  });

  it('can’t be claimed before their time nor on a break, but forfeited [GIFT-003a, LIMIT-006a]', async () => {
    const ways = () =>
      [...gifts.shown.page.querySelectorAll('article button, article a')]
        .map((one) => one.getAttribute('aria-label') ?? '')
        .filter((name) => !name.startsWith('Details'));
    const playable = { ...spins, stage: 'activated', activatable: false } as typeof spins;
    gifts.shown = await render(<GiftsPage />, known([sampleGift({ activatable: false })], [playable]));
    expect(ways().toSorted()).toEqual(['Forfeit: Money', 'Forfeit: Spins', 'Play Comet Run']);
    await gifts.shown.unmount();
    Object.assign(session.player!, { play_break: { type: 'coolingoff', until: null } });
    gifts.shown = await render(<GiftsPage />, known([sampleGift()], [playable]));
    expect(ways().toSorted()).toEqual(['Forfeit: Money', 'Forfeit: Spins']);
  });

  it('are forfeited after a confirmation that shows what is lost [GIFT-003a]', async () => {
    wireClient({ fetch: async (url, init) => (asked.push(`${init?.method} ${url}`), Response.json({ gift: spins, data: [] })) });
    gifts.shown = await render(<GiftsPage />, known([], [spins]));
    await press('Forfeit: Spins');
    await gifts.shown.until(() => expect(document.body.textContent).toContain('are lost'));
    expect(asked.filter((one) => one.startsWith('DELETE'))).toEqual([]);
    await press('Forfeit');
    await gifts.shown.until(() => expect(asked).toContain(`DELETE /api/player/freespins/${id(70)}`));
  });

  it('stay unchanged if a call fails, which is logged [GIFT-007a, GIFT-007b, ERR-005]', async () => {
    wireClient({ fetch: async () => refusal('gift_claimed', 409) });
    gifts.shown = await render(<GiftsPage />, known([sampleGift()]));
    await press('Claim: Money');
    await gifts.shown.until(() => expect(asked).toContain('/log'));
    expect(names()).toEqual(['Money']);
  });
});

describe('the operators’ settings for gifts', () => {
  it('hide those of a disabled group key at its stages: disabled-bonuses [GIFT-003d, CONF-002]', async () => {
    configs['disabled-bonuses'] = { bonuses: [{ group_key: 'wheel', stages: ['issued'] }] };
    gifts.shown = await render(<GiftsPage />, known([sampleGift({ group_key: 'wheel' })], [spins]));
    expect(names()).toEqual(['Spins']);
  });

  it('set names, texts and tiers: modify-gifts-config [CONF-002]', async () => {
    configs['modify-gifts-config'] = {
      gifts: [
        {
          group_key: 'test',
          title: { en: 'Weekly cashback' },
          text: { en: 'Part of the week.' },
          image: null,
          kind: 'cashback',
          tier: 'rocket_max',
          order: 1,
        },
      ],
    };
    gifts.shown = await render(<GiftsPage />, known([sampleGift()]));
    expect([names(), text()]).toEqual([['Weekly cashback'], expect.stringMatching(/Rocket Max.*Part of the week/)]);
  });

  it('add texts and links among them, for their groups: additional-gifts [CONF-002]', async () => {
    const gift = (id: string, groupIds: number[]) => ({
      id,
      kind: 'xp',
      title: { en: id },
      text: { en: 'A seat.' },
      image: null,
      groupIds,
      start_at: null,
      end_at: null,
      button: { name: { en: 'To the tables' }, url: '/games/table' },
    });
    configs['additional-gifts'] = { gifts: [gift('For all', []), gift('For gold', [259])] };
    gifts.shown = await render(<GiftsPage />, known([]));
    expect([names(), gifts.shown.page.querySelector('article a')?.getAttribute('href')]).toEqual([['For all'], '/games/table']);
  });
});

describe('one gift', () => {
  it('has its own page', async () => {
    gifts.shown = await render(<GiftPage id={id(70)} />, [[allGiftsQuery().queryKey, { data: [sampleGift(), spins] }]]);
    expect(gifts.shown.page.querySelector('h1')?.textContent).toBe('Spins');
  });

  it('that isn’t the player’s shows an error', async () => {
    gifts.shown = await render(<GiftPage id={id(9)} />, [[allGiftsQuery().queryKey, { data: [] }]]);
    expect(gifts.shown.page.querySelector('h1')?.textContent).toBe('We can’t find this gift');
  });
});

it('the welcome pack shows if the server says so', async () => {
  gifts.shown = await render(<GiftsPage />, known([], [], true));
  expect(text()).toMatch(/Your welcome pack.*Boarding.*Half/);
  await gifts.shown.unmount();
  gifts.shown = await render(<GiftsPage />, known([]));
  expect(text()).not.toContain('welcome pack');
});

describe('the offers of a deposit', () => {
  it('are selected by their code, and the profile reloads [CASH-014b, CASH-015d, GIFT-005b]', async () => {
    wireClient({
      fetch: async (url, init) => (
        asked.push(`${init?.method} ${url}`),
        Response.json(url.includes('set_bonus_code') ? { deposit_bonus_code: 'HALF', offer } : { data: [offer] })
      ),
    });
    gifts.shown = await render(<DepositOffers />, known([]));
    expect(text()).toMatch(/50% of your deposit, up to €100.*20 free spins.*Min\. deposit €20/);
    const stale = staleReads(gifts.shown, ['private', 'gifts.other', {}]);
    await press('Use: Half');
    await gifts.shown.until(() => expect(loadSession).toHaveBeenCalled());
    await gifts.shown.until(() => expect(stale()).toEqual([true]));
    expect(asked[0]).toBe('PATCH /api/player/set_bonus_code');
  });

  it('are hidden from a multi-account player, without bonuses, and with a code, whose bonus shows [CASH-015a, CASH-015b, CASH-015c]', async () => {
    for (const change of [{ groups: [100] }, { can_issue_bonuses: false }]) {
      Object.assign(session, {
        player: { id: 7, groups: [], currency: 'EUR', can_issue_bonuses: true, deposit_bonus_code: null, ...change },
      });
      gifts.shown = await render(<DepositOffers />, known([]));
      expect(text()).toBe('');
      await gifts.shown.unmount();
    }
    Object.assign(session, { player: { id: 7, groups: [], currency: 'EUR', can_issue_bonuses: true, deposit_bonus_code: 'HALF' } });
    gifts.shown = await render(<DepositOffers />, known([]));
    expect(text()).toContain('Half · HALFSelected for this deposit');
    expect(text()).toContain('of your deposit');
    expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['Remove']);
    expect(document.querySelector('#deposit-offers')).toBeNull();
  });

  it('say when the amount is too small for the selected one [CASH-014b]', async () => {
    Object.assign(session, { player: { id: 7, groups: [], currency: 'EUR', can_issue_bonuses: true, deposit_bonus_code: 'HALF' } });
    const warned = async (amountCents: number | null, currency = 'EUR') => {
      gifts.shown = await render(<ChosenOffer amountCents={amountCents} currency={currency} />, known([]));
      const isWarned = text().includes('This bonus needs a deposit of at least €20.');
      expect(text()).toContain('Half · HALFSelected for this deposit');
      await gifts.shown.unmount();
      return isWarned;
    };
    expect([await warned(1_999), await warned(2_000), await warned(null), await warned(1, 'USD')]).toEqual([true, false, false, false]);
    gifts.shown = await render(<ChosenOffer />, known([]));
  });
});
