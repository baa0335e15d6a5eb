import type { BaccaratOutcome } from '#contract/fields/baccarat';
import type { BlackjackHand, BlackjackOutcome } from '#contract/fields/blackjack';
import type { GameOutcome, SlotSpin } from '#contract/fields/game-outcome';
import { liveRoundWords } from './live-round-words';
import { cardWords, handWords, type Wording } from './wording';
import type { MechanicOutcome } from '#contract/fields/slot-mechanics';
import { baccaratTotal } from '#rules/games/baccarat/baccarat';
import { colourOf, numberFace, type RouletteSpot, rouletteSpots } from '#rules/games/roulette/roulette-spots';
import { sicBoSpots, totalOf } from '#rules/games/sic-bo/sic-bo-spots';
import { sicBoSpotText } from '#rules/games/sic-bo/sic-bo-words';
import type { SicBoOutcome } from '#contract/fields/sic-bo';
import type { VideoPokerOutcome } from '#contract/fields/video-poker';
import type { MessageKey } from '#locales/index';
import type { TextOf } from '../../../platform/i18n';

type SideBet = NonNullable<BlackjackOutcome['sides']>[number];

function spotName(t: TextOf, id: string): string {
  const spot: RouletteSpot | undefined = rouletteSpots.get(id);
  if (!spot) return id;
  const key = `studio.spot_${id.replace(/-\d.*$/, '')}` as MessageKey;
  const { numbers } = spot;
  if (id.startsWith('dozen')) return t(key, { numbers: `${numbers[0]}–${numbers.at(-1)}` });
  return t(key, { numbers: id.startsWith('column') ? id.slice('column-'.length) : numbers.map(numberFace).join(', ') });
}

function sicBoSpotName(t: TextOf, id: string): string {
  const spot = sicBoSpots.get(id);
  if (!spot) return id;
  const { key, values } = sicBoSpotText(spot);
  return t(`studio.${key}`, values);
}

function sicBoWords({ t, money }: Pick<Wording, 't' | 'money'>, { dice, bets }: SicBoOutcome): string[] {
  return [
    t('studio.sic_rolled', { dice: dice.join(', '), total: totalOf(dice) }),
    ...bets.map(({ spot, stake_cents }) => t('studio.bet_on', { spot: sicBoSpotName(t, spot), amount: money(stake_cents) })),
  ];
}

function spinWords({ t, money }: Wording, { wins, scatter }: SlotSpin): string[] {
  const lines = wins.map(({ line, ways, count, win_cents }) =>
    line === null
      ? t(ways === 1 ? 'studio.win_one_way' : 'studio.win_ways', { count, ways, amount: money(win_cents) })
      : t('studio.win_line', { line: line + 1, amount: money(win_cents) }),
  );
  return scatter ? [...lines, t('studio.win_scatter', { count: scatter.count, amount: money(scatter.win_cents) })] : lines;
}

/** What the player did with a hand, which its cards tell. A blackjack of either side leaves nothing to decide. */
function blackjackChoices(t: TextOf, { cards, total, result, is_doubled: isDoubled }: BlackjackHand, isOpen: boolean): string[] {
  if (isDoubled) return [t('games.history.chose-double')];
  const taken = cards.length - 2;
  const hasStood = result !== null && result !== 'bust' && result !== 'blackjack' && total < 21 && isOpen;
  return [...(taken > 0 ? [t('games.history.chose-cards', { count: taken })] : []), ...(hasStood ? [t('games.history.chose-stand')] : [])];
}

function blackjackWords(
  { t, money }: Pick<Wording, 't' | 'money'>,
  { dealer, hands, insurance_cents: insurance }: BlackjackOutcome,
): string[] {
  const hasDealerBlackjack = dealer.cards.length === 2 && dealer.total === 21;
  return [
    handWords(t, t('studio.dealer'), dealer.cards, dealer.total),
    ...hands.map((hand, at) => {
      const says = handWords(t, t('studio.hand_n', { number: at + 1 }), hand.cards, hand.total);
      const ending = hand.result ? [`${t(`studio.hand_${hand.result}`)}.`] : [];
      return [says, ...blackjackChoices(t, hand, !hasDealerBlackjack), ...ending].join(' ');
    }),
    ...(insurance > 0 ? [t('games.history.chose-insurance', { amount: money(insurance) })] : []),
  ];
}

function sideBetWords({ t, money }: Pick<Wording, 't' | 'money'>, { hand, side, result, win_cents }: SideBet): string {
  const bet = `${t('studio.hand_n', { number: hand + 1 })}, ${t(`studio.side_bet_${side}`)}`;
  return result ? `${bet}: ${t(`studio.${result}`)}, ${money(win_cents)}.` : `${bet}: ${t('studio.side_bet_lost')}`;
}

/** What each step of a round paid. */
function stepsWords({ t, money }: Wording, { steps, win_cents, free_spin_count: count }: MechanicOutcome): string[] {
  const lines = steps.flatMap(({ wins, win_cents: paid, move }) => {
    const said = wins.map(({ line, ways, count: of, win_cents: amount }) => {
      if (line !== null) return t('studio.win_line', { line: line + 1, amount: money(amount) });
      return t(ways > 1 ? 'studio.win_ways' : 'studio.win_one_way', { count: of, ways, amount: money(amount) });
    });
    const more = paid - wins.reduce((sum, win) => sum + win.win_cents, 0);
    return more > 0 ? [...said, t(move === 'bonus' ? 'studio.bonus_pays' : 'studio.coins_pay', { amount: money(more) })] : said;
  });
  if (lines.length === 0) return [t('studio.no_win')];
  return count > 0 ? [...lines, t('studio.free_spins_total', { amount: money(win_cents), count })] : lines;
}

function videoPokerWords({ t }: Pick<Wording, 't'>, { coins, dealt, held, cards, hand }: VideoPokerOutcome): string[] {
  const list = (some: readonly number[]) => some.map((card) => cardWords(t, card)).join(', ');
  const kept = dealt.filter((_, i) => held?.includes(i));
  return [
    `${t('studio.coins')}: ${coins}.`,
    `${t('studio.deal')}: ${list(dealt)}.`,
    ...(kept.length > 0 ? [`${t('studio.held')}: ${list(kept)}.`] : []),
    ...(held ? [`${t('studio.draw_cards')}: ${list(cards)}.`] : []),
    `${t(hand ? `studio.poker_${hand}` : 'studio.poker_none')}.`,
  ];
}

function baccaratWords(t: TextOf, { side, player, banker, result }: BaccaratOutcome): string[] {
  return [
    `${t('studio.bet_side')}: ${t(`studio.side_${side}`)}.`,
    handWords(t, t('studio.side_player'), player, baccaratTotal(player)),
    handWords(t, t('studio.side_banker'), banker, baccaratTotal(banker)),
    t('studio.side_wins', { side: t(`studio.side_${result}`) }),
  ];
}

/** A round as lines of text: what the game shows, in the game's own terms. */
export function roundWords(wording: Wording, outcome: GameOutcome): string[] {
  const { t, money, number } = wording;
  const times = (hundredths: number) => number(hundredths / 100);
  switch (outcome.kind) {
    case 'slots': {
      if ('version' in outcome) return stepsWords(wording, outcome);
      const { base, free_spins: free } = outcome;
      const lines = spinWords(wording, base);
      if (lines.length === 0) lines.push(t('studio.no_win'));
      if (base.multiplier > 1) lines.push(`${t('studio.multiplier')}: ${base.multiplier}`);
      return free ? [...lines, t('studio.free_spins_total', { amount: money(free.win_cents), count: free.spins.length })] : lines;
    }
    case 'roulette':
      return [
        `${t('studio.number_fell', { number: numberFace(outcome.number), colour: t(`studio.colour_${colourOf(outcome.number)}`) })}.`,
        ...outcome.bets.map(({ spot, stake_cents }) => t('studio.bet_on', { spot: spotName(t, spot), amount: money(stake_cents) })),
      ];
    case 'sic-bo':
      return sicBoWords(wording, outcome);
    case 'live-round':
      return liveRoundWords(wording, outcome);
    case 'dice':
      return [
        t(`studio.dice_${outcome.side}`, { mark: number(outcome.side === 'under' ? outcome.chance : 100 - outcome.chance) }),
        t('studio.rolled', { roll: number(outcome.roll / 100) }),
      ];
    case 'plinko':
      return [
        `${t('studio.risk')}: ${t(`studio.volatility_${outcome.risk}`)}. ${t('studio.rows')}: ${outcome.rows}.`,
        t('studio.landed', { times: times(outcome.times) }),
      ];
    case 'keno':
      return [
        t('account.round.keno', { picks: outcome.picks.join(', '), drawn: outcome.drawn.join(', ') }),
        t('studio.hits', { hits: outcome.hits, picks: outcome.picks.length }),
      ];
    case 'mines': {
      const mines = new Set(outcome.hidden ?? []);
      const tiles = outcome.opened.map((tile) => t(mines.has(tile) ? 'studio.tile_mine' : 'studio.tile_safe', { number: tile + 1 }));
      const end = outcome.times > 0 && outcome.win_cents > 0 ? [t('studio.cashed_at', { times: times(outcome.times) })] : [];
      return [`${t('studio.mines')}: ${outcome.mines}.`, ...tiles, ...end];
    }
    case 'crash':
      return [
        ...(outcome.cashed === null ? [] : [t('studio.cashed_at', { times: times(outcome.cashed) })]),
        ...(outcome.ended === null ? [] : [t('studio.ended_at', { times: times(outcome.ended) })]),
      ];
    case 'blackjack':
      return [...blackjackWords(wording, outcome), ...(outcome.sides ?? []).map((side) => sideBetWords(wording, side))];
    case 'video-poker':
      return videoPokerWords(wording, outcome);
    case 'baccarat':
      return baccaratWords(t, outcome);
  }
}
