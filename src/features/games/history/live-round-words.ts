import type { LiveOutcome, LiveSeen } from '#contract/fields/live';
import { baccaratTotal } from '#rules/games/baccarat/baccarat';
import { sideOf } from '#rules/games/live/live-baccarat';
import { placeOf } from '#rules/games/live/live-blackjack';
import { autoOf } from '#rules/games/live/live-launch';
import { numberOfSpot } from '#rules/games/live/live-wheel';
import { wheelResult } from '#rules/games/live/money-wheel';
import { handWords, type Wording } from './wording';

/** The name of a spot of a live table. */
function spotName({ t, number: written }: Wording, spot: string): string {
  if (spot === 'player' || spot === 'banker' || spot === 'tie') return t(`studio.side_${spot}`);
  if (spot === 'player-pair') return t('studio.live_player_pair');
  if (spot === 'banker-pair') return t('studio.live_banker_pair');
  const place = placeOf(spot);
  if (place) return t(place.kind === 'seat' ? 'studio.live_seat' : 'studio.live_behind', { seat: place.seat });
  const auto = autoOf(spot);
  if (auto !== undefined) return auto === null ? t('studio.live_by_hand') : t('studio.live_auto_at', { times: written(auto / 100) });
  const number = numberOfSpot(spot);
  return number === null ? spot : t('studio.live_number', { number });
}

/** The table's result, as text. */
function seenWords({ t, number: written }: Wording, seen: LiveSeen): string[] {
  switch (seen.kind) {
    case 'roulette':
      return [String(seen.number)];
    case 'baccarat':
      return [
        handWords(t, t('studio.side_player'), seen.player, baccaratTotal(seen.player)),
        handWords(t, t('studio.side_banker'), seen.banker, baccaratTotal(seen.banker)),
        t('studio.side_wins', { side: t(`studio.side_${sideOf(seen)}`) }),
      ];
    case 'blackjack': {
      const { cards, total } = seen.dealer;
      if (cards.length === 0) return [`${t('studio.live_not_dealt')}.`];
      return [
        handWords(t, t('studio.dealer'), cards, total),
        ...seen.seats.flatMap(({ seat, hands }) =>
          hands.map((hand) => handWords(t, t('studio.live_seat', { seat }), hand.cards, hand.total)),
        ),
      ];
    }
    case 'launch':
      return [t('studio.ended_at', { times: written((seen.ended ?? 100) / 100) })];
    case 'wheel': {
      const { number, multiplier } = wheelResult(seen);
      return [
        multiplier > 1
          ? `${t('studio.live_wheel_multiplied', { number, times: multiplier })}.`
          : `${t('studio.live_wheel_fell', { number })}.`,
      ];
    }
  }
}

/** A round of a live table as lines of text: the result, and each bet with its payout. */
export function liveRoundWords(wording: Wording, { seen, bets, wins }: LiveOutcome): string[] {
  const { t, money } = wording;
  const lines = bets.map(({ spot, stake_cents }) => {
    const win = wins.find((one) => one.spot === spot)?.win_cents ?? 0;
    const bet = t('studio.bet_on', { spot: spotName(wording, spot), amount: money(stake_cents) });
    return win > 0 ? `${bet}: ${money(win)}` : bet;
  });
  return [...seenWords(wording, seen), ...lines];
}
