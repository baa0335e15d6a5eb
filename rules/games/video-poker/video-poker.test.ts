import { describe, expect, it } from 'vitest';
import { type PokerVariant, pokerVariants, type VideoPokerConfig } from '#contract/fields/video-poker';
import { generateChoiceGame, returnsOfChoices } from '../choice-games';
import { checkBet, decideRound, highestStake } from '../decide-round';
import { actIn, checkChoice, seenOf } from '../play-choice';
import { seededDice, shuffled } from '../seeded-dice';
import type { SteppedRound } from '../stepped-round';
import { bestHold, holdsOf, paysOf } from './best-hold';
import { deckOf, pokerHandOf } from './hands';

const configOf = (variant: PokerVariant) =>
  generateChoiceGame('video-poker', { motif: 'cards', palette: 'ion', variant }) as VideoPokerConfig;
const jacks = configOf('jacks');

const card = (name: string) => 'A23456789TJQK'.indexOf(name[0]!) + 13 * 'shdc'.indexOf(name[1]!);
const cards = (names: string) => names.split(' ').map(card);

/** The average return of a hold, by enumerating every draw. */
function triedOut(config: VideoPokerConfig, coins: number, dealt: readonly number[], held: readonly number[]): number {
  const pays = paysOf(config, coins);
  const left = Array.from({ length: deckOf(config.variant) }, (_, i) => i).filter((one) => !dealt.includes(one));
  let sum = 0;
  let draws = 0;
  const draw = (hand: number[], from: number): void => {
    if (hand.length === 5) {
      sum += pays.get(pokerHandOf(config.variant, hand) ?? '') ?? 0;
      draws += 1;
      return;
    }
    for (let i = from; i < left.length; i++) draw([...hand, left[i]!], i + 1);
  };
  draw(
    held.map((i) => dealt[i]!),
    0,
  );
  return sum / draws;
}

/** A round with the cards in this order. */
const roundOf = (names: string, coins = 5): SteppedRound => ({
  kind: 'video-poker',
  base_cents: coins * 20,
  choice: { game: 'video-poker', coins },
  secret: cards(names),
  acts: [],
  started_at: 0,
  is_untouched: false,
});

describe('the best hold', () => {
  it.each(pokerVariants)('of %s returns what enumerating every draw gives', (variant) => {
    const config = configOf(variant);
    const dice = seededDice(`holds ${variant}`);
    const deck = Array.from({ length: deckOf(variant) }, (_, i) => i);
    for (let deal = 0; deal < 2; deal++) {
      const dealt = shuffled(dice, deck).slice(0, 5);
      const coins = deal === 0 ? 5 : 1;
      // Drawing five cards takes long, so only the first deal includes it, and only one deal a single held card.
      const tried = holdsOf(config, coins, dealt).filter(({ held }) => held.length > 1 || (deal === 0 && (held[0] ?? 0) === 0));
      for (const { held, value } of tried) expect(value, `${dealt} ${held}`).toBeCloseTo(triedOut(config, coins, dealt, held), 9);
    }
  });

  it('keeps a high pair over four to a flush, and breaks one for four to a royal flush', () => {
    const heldOf = (names: string) => bestHold(jacks, 5, cards(names)).held;
    expect(heldOf('Js Jh 2h 5h 9h')).toEqual([0, 1]);
    expect(heldOf('Jh Js Qh Kh Ah')).toEqual([0, 2, 3, 4]);
    expect(heldOf('5s 5h 2h 7h 9h')).toEqual([1, 2, 3, 4]);
    expect(heldOf('2s 5h 7d 8c Ts')).toEqual([]);
  });

  it('over all deals returns the published figure of each paytable', () => {
    const published = { jacks: 0.995439, bonus: 0.99166, 'double-bonus': 0.991065, deuces: 0.997283, joker: 0.989372 };
    for (const variant of pokerVariants) {
      const config = configOf(variant);
      const all = seenReturn(config, 5);
      expect(all, variant).toBeCloseTo(published[variant], 6);
      expect(config.rtp, variant).toBe(seenReturn(config, 1));
      expect(config.rtp, variant).toBeLessThan(all);
    }
  });
});

function seenReturn(config: VideoPokerConfig, coins: number): number {
  return returnsOfChoices(config)[coins - 1]!.rtp;
}

describe('a round of video poker', () => {
  it('accepts one to five coins of an offered value', () => {
    const check = (stake: number, coins: number) => checkChoice(jacks, { game: 'video-poker', coins }, stake, 1);
    expect(check(100, 5)).toEqual({ isAllowed: true, stake: 100 });
    expect(check(60, 3)).toEqual({ isAllowed: true, stake: 60 });
    expect(check(100, 3)).toMatchObject({ code: 'stake_not_allowed' });
    expect(check(120, 6)).toMatchObject({ code: 'bets_not_allowed' });
    expect(checkBet(jacks, { stake_cents: 50, choice: { game: 'mines', mines: 3 } }, 1)).toMatchObject({ code: 'bets_not_allowed' });
    expect(highestStake(jacks, 1)).toBe(5000);
  });

  it('is dealt ten different cards of one deck, and shows five of them until the draw', () => {
    const dice = seededDice('deal');
    for (let deal = 0; deal < 50; deal++) {
      const { kept, outcome } = decideRound(configOf('joker'), { stake_cents: 100, choice: { game: 'video-poker', coins: 5 } }, dice, 0);
      const { secret } = kept as SteppedRound;
      expect(new Set(secret).size).toBe(10);
      expect(secret.every((one) => one >= 0 && one <= 52)).toBe(true);
      expect(outcome).toMatchObject({ dealt: secret.slice(0, 5), cards: secret.slice(0, 5), held: null, is_over: false, win_cents: 0 });
      expect(JSON.stringify(outcome)).not.toContain(`${secret.slice(5)}`);
    }
  });

  it('replaces each discarded card by the next of the deck, pays the last hand, and is over', () => {
    const round = roundOf('Js 2h Jd 5c 9s Jc 2s 2d Kh Kd');
    const done = actIn(jacks, round, { kind: 'hold', held: [0, 2] }, 1000)!;
    expect(done).toMatchObject({ staked: 0, win: 9 * 100 });
    expect(done.outcome).toMatchObject({
      cards: cards('Js Jc Jd 2s 2d'),
      held: [0, 2],
      hand: 'full-house',
      win_cents: 900,
      is_over: true,
    });
    expect(actIn(jacks, done.kept, { kind: 'hold', held: [] }, 2000)).toBeNull();
  });

  it('refuses a card held twice, and the acts of other games', () => {
    const round = roundOf('Js 2h Jd 5c 9s Jc 2s 2d Kh Kd');
    expect(actIn(jacks, round, { kind: 'hold', held: [1, 1] }, 0)).toBeNull();
    expect(actIn(jacks, round, { kind: 'hit' }, 0)).toBeNull();
    expect(actIn(jacks, round, { kind: 'hold', held: [] }, 0)!.outcome).toMatchObject({ cards: cards('Jc 2s 2d Kh Kd'), hand: 'two-pair' });
  });

  it('pays a royal flush 800 for each of five coins and 250 for each of four', () => {
    const royal = 'Th Jh Qh Kh Ah 2s 3s 4s 5s 7s';
    const paid = (coins: number) => actIn(jacks, roundOf(royal, coins), { kind: 'hold', held: [0, 1, 2, 3, 4] }, 0)!.win;
    expect(paid(5)).toBe(5 * 20 * 800);
    expect(paid(4)).toBe(4 * 20 * 250);
  });

  it('that is abandoned is played by the best hold, and names only hands that its table pays', () => {
    const dice = seededDice('left');
    const { kept, win } = decideRound(jacks, { stake_cents: 100, choice: { game: 'video-poker', coins: 5 } }, dice, 0);
    const round = kept as SteppedRound;
    const { held } = bestHold(jacks, 5, round.secret.slice(0, 5));
    expect(win).toBe(actIn(jacks, round, { kind: 'hold', held }, 0)!.win);
    const left = (names: string) => decideRound(jacks, { stake_cents: 100, choice: { game: 'video-poker', coins: 5 } }, pull(names), 0).win;
    expect(left('Js 2h Jd 5c 9s Jc 2s 2d Kh Kd')).toBe(900);
    expect(seenOf(jacks, roundOf('Ts Th 3d 5c 9s Jc 2s 2d Kh Kd'), 0)).toMatchObject({ hand: null });
  });
});

/** Dice that shuffle so that these cards come first. */
function pull(names: string) {
  const wanted = cards(names);
  const deck = Array.from({ length: 52 }, (_, i) => i);
  const goal = [...wanted, ...deck.filter((one) => !wanted.includes(one))];
  const picks: number[] = [];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = deck.indexOf(goal[i]!);
    picks.push(j);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return { int: () => picks.shift()! };
}
