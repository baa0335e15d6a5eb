import { describe, expect, it } from 'vitest';
import { type PokerHand, type PokerVariant, pokerVariants } from '#contract/fields/video-poker';
import { deckOf, pokerHandOf } from './hands';
import { paytables } from './paytables.data';

/** A card from its name: rank, then suit, as `Ts`; `*` is the joker. */
const card = (name: string) => (name === '*' ? 52 : 'A23456789TJQK'.indexOf(name[0]!) + 13 * 'shdc'.indexOf(name[1]!));
const cards = (names: string) => names.split(' ').map(card);

/** Cards, the hand they make, and its pay for one coin and for five, by the published tables. */
const paid: Record<PokerVariant, [names: string, hand: PokerHand | null, one: number, five: number][]> = {
  jacks: [
    ['Th Jh Qh Kh Ah', 'royal', 250, 4000],
    ['9h Th Jh Qh Kh', 'straight-flush', 50, 250],
    ['Ac 2c 3c 4c 5c', 'straight-flush', 50, 250],
    ['7s 7h 7d 7c 2s', 'four', 25, 125],
    ['7s 7h 7d 2c 2s', 'full-house', 9, 45],
    ['2s 5s 9s Js Ks', 'flush', 6, 30],
    ['Ts Jh Qd Kc As', 'straight', 4, 20],
    ['Ah 2s 3d 4c 5h', 'straight', 4, 20],
    ['Qs Kh Ad 2c 3s', null, 0, 0],
    ['9s 9h 9d 2c Ks', 'three', 3, 15],
    ['9s 9h 2d 2c Ks', 'two-pair', 2, 10],
    ['Js Jh 2d 3c 8s', 'jacks', 1, 5],
    ['As Ah 2d 3c 8s', 'jacks', 1, 5],
    ['Ts Th 2d 3c 8s', null, 0, 0],
  ],
  bonus: [
    ['Td Jd Qd Kd Ad', 'royal', 250, 4000],
    ['3d 4d 5d 6d 7d', 'straight-flush', 50, 250],
    ['As Ah Ad Ac 5s', 'four-aces', 80, 400],
    ['2s 2h 2d 2c 5s', 'four-low', 40, 200],
    ['4s 4h 4d 4c As', 'four-low', 40, 200],
    ['5s 5h 5d 5c As', 'four-high', 25, 125],
    ['Ks Kh Kd Kc As', 'four-high', 25, 125],
    ['Ks Kh Kd Ac As', 'full-house', 8, 40],
    ['2d 3d 9d Jd Kd', 'flush', 5, 25],
    ['2d 3c 4d 5d 6d', 'straight', 4, 20],
    ['Ks Kh Kd Ac 2s', 'three', 3, 15],
    ['3s 3h Kd Kc 2s', 'two-pair', 2, 10],
    ['Ks Kh 9d 4c 2s', 'jacks', 1, 5],
  ],
  'double-bonus': [
    ['Tc Jc Qc Kc Ac', 'royal', 250, 4000],
    ['3d 4d 5d 6d 7d', 'straight-flush', 50, 250],
    ['As Ah Ad Ac 5s', 'four-aces', 160, 800],
    ['3s 3h 3d 3c 5s', 'four-low', 80, 400],
    ['9s 9h 9d 9c As', 'four-high', 50, 250],
    ['Ks Kh Kd Ac As', 'full-house', 9, 45],
    ['2d 3d 9d Jd Kd', 'flush', 7, 35],
    ['2d 3c 4d 5d 6d', 'straight', 5, 25],
    ['Ks Kh Kd Ac 2s', 'three', 3, 15],
    ['3s 3h Kd Kc 2s', 'two-pair', 1, 5],
    ['Ks Kh 9d 4c 2s', 'jacks', 1, 5],
  ],
  deuces: [
    ['Ts Js Qs Ks As', 'royal', 250, 4000],
    ['2s 2h 2d 2c 5s', 'four-deuces', 200, 1000],
    ['2s Jh Qh Kh Ah', 'wild-royal', 25, 125],
    ['2s 2d 2c Kh Ah', 'wild-royal', 25, 125],
    ['2s 2d 2c Kh Ks', 'five', 16, 80],
    ['2s 9h 9d 9c 9s', 'five', 16, 80],
    ['2s 5h 6h 7h 8h', 'straight-flush', 10, 50],
    ['2s 2d Ah 4h 5h', 'straight-flush', 10, 50],
    ['2s 2d 9h 9c 5h', 'four', 4, 20],
    ['2s 2d 2c 9h 5c', 'four', 4, 20],
    ['2s 9d 9c 5h 5c', 'full-house', 4, 20],
    ['2s 9d 3d 5d Kd', 'flush', 3, 15],
    ['2s 9d Tc Jd Kd', 'straight', 2, 10],
    ['2s 9d 9c Jd Kd', 'three', 1, 5],
    ['2s 2d 9c Jd 4d', 'three', 1, 5],
    ['Ks Kd 9c 9d 4d', null, 0, 0],
    ['2s Kd 9c 7d 4d', null, 0, 0],
  ],
  joker: [
    ['Ts Js Qs Ks As', 'royal', 250, 4000],
    ['* 9h 9d 9c 9s', 'five', 200, 1000],
    ['* Jh Qh Kh Ah', 'wild-royal', 100, 500],
    ['* 5h 6h 7h 8h', 'straight-flush', 50, 250],
    ['* 9h 9d 9c Ks', 'four', 18, 90],
    ['9s 9h 9d 9c *', 'five', 200, 1000],
    ['* 9h 9d 4c 4s', 'full-house', 7, 35],
    ['* 9h 4h 3h Kh', 'flush', 5, 25],
    ['* Ah 2s 3h 5h', 'straight', 3, 15],
    ['* 9h 9d 4c 7s', 'three', 2, 10],
    ['9h 9d 4c 4s Ks', 'two-pair', 1, 5],
    ['* Kh 9d 4c 7s', 'kings', 1, 5],
    ['* Ah 9d 4c 7s', 'kings', 1, 5],
    ['Ks Kh 9d 4c 7s', 'kings', 1, 5],
    ['Qs Qh 9d 4c 7s', null, 0, 0],
    ['* Qh 9d 4c 7s', null, 0, 0],
  ],
};

/** Counts, over all hands of five cards, how many make each hand of a variant. */
function counts(variant: PokerVariant): Record<string, number> {
  const deck = deckOf(variant);
  const found: Record<string, number> = {};
  for (let a = 0; a < deck; a++)
    for (let b = a + 1; b < deck; b++)
      for (let c = b + 1; c < deck; c++)
        for (let d = c + 1; d < deck; d++)
          for (let e = d + 1; e < deck; e++) {
            const hand = pokerHandOf(variant, [a, b, c, d, e]);
            if (hand) found[hand] = (found[hand] ?? 0) + 1;
          }
  return found;
}

describe('the hands of video poker', () => {
  it.each(pokerVariants)('of %s pay by the published table, with the cards in any order', (variant) => {
    for (const [names, hand, one, five] of paid[variant]) {
      const dealt = cards(names);
      for (const order of [dealt, dealt.toReversed(), [...dealt.slice(2), ...dealt.slice(0, 2)]])
        expect(pokerHandOf(variant, order), names).toBe(hand);
      const pay = paytables[variant].find((row) => row.hand === hand);
      expect([names, pay?.some ?? 0, (pay?.all ?? 0) * 5]).toEqual([names, one, five]);
    }
    // The table above contains every hand that pays.
    expect(new Set(paid[variant].map(([, hand]) => hand).filter(Boolean))).toEqual(new Set(paytables[variant].map((row) => row.hand)));
  });

  it('are as many as computed by combinatorics, without wild cards and with four', () => {
    expect(counts('jacks')).toEqual({
      royal: 4,
      'straight-flush': 36,
      four: 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      three: 54_912,
      'two-pair': 123_552,
      jacks: 337_920,
    });
    expect(counts('deuces')).toEqual({
      royal: 4,
      'four-deuces': 48,
      'wild-royal': 480,
      five: 624,
      'straight-flush': 2068,
      four: 31_552,
      'full-house': 12_672,
      flush: 14_472,
      straight: 62_232,
      three: 355_080,
    });
  });
});
