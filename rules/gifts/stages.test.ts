import { describe, expect, it } from 'vitest';
import { type GiftStage, giftStages } from '#contract/fields/gift';
import { actualGifts, deadlineOf, finalStages, type GiftEvent, givesOf, nextStage } from './stages';

const live: GiftStage[] = ['issued', 'wait', 'handle_bets', 'activated'];
const round = (wageredCents: number, bonusCents: number): GiftEvent => ({ kind: 'round', wageredCents, requiredCents: 3000, bonusCents });
const activate = (gives: 'spins' | 'bonus_money' | 'at_once', isAnotherWagered = false): GiftEvent => ({
  kind: 'activate',
  gives,
  isAnotherWagered,
});
const spun = (wonCents: number, winnings: 'bonus' | 'cash' = 'bonus', isAnotherWagered = false, wager = 30): GiftEvent => ({
  kind: 'spun',
  winnings,
  wonCents,
  wager,
  isAnotherWagered,
});
const every: GiftEvent[] = [activate('spins'), { kind: 'turn' }, round(0, 1), spun(0), { kind: 'cancel' }, { kind: 'expire' }];

describe('the stages of a gift', () => {
  it('are four live and five final ones [GIFT-002a]', () => {
    expect([...live, ...finalStages].toSorted()).toEqual([...giftStages].toSorted());
    for (const stage of finalStages) expect(every.map((event) => nextStage(stage, event))).toEqual(every.map(() => null));
    for (const stage of live)
      expect([nextStage(stage, { kind: 'cancel' }), nextStage(stage, { kind: 'expire' })]).toEqual(['canceled', 'expired']);
  });

  it.each([
    [activate('spins'), 'activated'],
    [activate('bonus_money'), 'handle_bets'],
    [activate('bonus_money', true), 'wait'],
    [activate('at_once'), 'finished'],
  ] as const)('a gift is taken: %o leads to %s [GIFT-003a]', (event, stage) => {
    expect(nextStage('issued', event)).toBe(stage);
    expect(live.filter((from) => from !== 'issued').map((from) => nextStage(from, event))).toEqual([null, null, null]);
  });

  it('waiting bonus money starts when the previous bonus is over', () => {
    expect(live.map((stage) => nextStage(stage, { kind: 'turn' }))).toEqual([null, 'handle_bets', null, null]);
  });

  it('bonus money is wagered until the requirement is met or the money is lost [GIFT-003b]', () => {
    expect([round(2999, 1), round(3000, 1), round(3000, 0), round(2999, 0)].map((event) => nextStage('handle_bets', event))).toEqual([
      'handle_bets',
      'wager_done',
      'wager_done',
      'lost',
    ]);
  });

  it('free spins end as bonus money, real money or nothing', () => {
    expect([spun(500), spun(500, 'bonus', true), spun(500, 'cash'), spun(0)].map((event) => nextStage('activated', event))).toEqual([
      'handle_bets',
      'wait',
      'finished',
      'finished',
    ]);
    expect(nextStage('activated', spun(500, 'bonus', false, 0))).toBe('finished');
  });

  it('rounds affect only bonus money, and spins only free spins', () => {
    expect(live.filter((stage) => nextStage(stage, round(0, 1)) !== null)).toEqual(['handle_bets']);
    expect(live.filter((stage) => nextStage(stage, spun(500)) !== null)).toEqual(['activated']);
  });

  it('live gifts exclude the final ones [GIFT-002b]', () => {
    expect(actualGifts(giftStages.map((stage) => ({ stage }))).map(({ stage }) => stage)).toEqual(live);
  });

  it('the kind of a gift follows from its content', () => {
    const gift = { freespins_total: 0, kind: 'cash', wager: 0, amount_cents: 500 } as const;
    expect([
      givesOf(gift),
      givesOf({ ...gift, wager: 3 }),
      givesOf({ ...gift, freespins_total: 10, wager: 30 }),
      givesOf({ ...gift, kind: 'group', freespins_total: 10 }),
    ]).toEqual(['at_once', 'bonus_money', 'spins', 'at_once']);
    expect([givesOf({ ...gift, kind: 'xp', wager: 3 }), givesOf({ ...gift, wager: 3, amount_cents: 0 })]).toEqual(['at_once', 'at_once']);
  });

  it('its expiry depends on its stage [GIFT-003c]', () => {
    const times = { activatable_until: '2026-01-02T00:00:00Z', valid_until: '2026-01-09T00:00:00Z' };
    const at = (stage: GiftStage) => deadlineOf({ stage, ...times });
    expect([at('issued'), at('handle_bets'), at('expired')]).toEqual([
      Date.parse(times.activatable_until),
      Date.parse(times.valid_until),
      null,
    ]);
    expect(deadlineOf({ stage: 'wait', activatable_until: null, valid_until: null })).toBeNull();
  });
});
