import { isMaximumWin } from '#rules/games/highest-win';
import { useFormat, useText } from '../../../platform/i18n';
import type { GameInfo } from '../play/play-props';

/** The most that a game pays, as text: a slot's top award, an instant game's maximum win, or a bet's highest payout. */
export interface HighestWords {
  name: string;
  times: string;
  /** How many rounds it takes on average; null if that isn't a single figure. */
  odds: string | null;
  /** The same in money at the highest stake; null if a round may pay more. */
  amount: string | null;
}

/** The highest payout of a game as text; null for games without one. */
export function useHighestWords(info: GameInfo, stakes: GameInfo['limits'][number] | undefined): HighestWords | null {
  const t = useText();
  const { money, number } = useFormat();
  const { highest_win: highest, kind } = info;
  if (!highest) return null;
  const isMaximum = isMaximumWin(kind);
  return {
    name: t(kind === 'slots' ? 'games.sheet.top-award' : isMaximum ? 'games.sheet.maximum' : 'games.sheet.highest'),
    times: t('games.sheet.times', { times: number(highest.times) }),
    odds: highest.one_in === null ? null : t('games.sheet.once-in', { rounds: number(highest.one_in) }),
    amount: isMaximum && stakes ? money(Math.floor(stakes.maximum_cents * highest.times), stakes.currency) : null,
  };
}
