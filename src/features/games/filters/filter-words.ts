import type { GameFilterName } from '#contract/fields/game-filter';
import { coinUnit } from '#rules/games/stakes';
import { DEFAULT_CURRENCY, subunitsOf } from '#rules/money/currencies';
import type { MessageKey } from '#locales/index';
import { useFormat, useText } from '../../../platform/i18n';
import { useGamesOfPlayer } from '../player/games-context';

type Words = (name: GameFilterName, value: string) => string;

/** The label of a filter's value, with amounts in the player's currency. `providers`: titles by identifier. */
export function useFilterWords(providers: ReadonlyMap<string, string>): Words {
  const t = useText();
  const { money, percent } = useFormat();
  const { player } = useGamesOfPlayer();
  const currency = player?.currency ?? DEFAULT_CURRENCY;
  const unit = coinUnit(currency, subunitsOf(currency));
  const say: Record<GameFilterName, (value: string) => string> = {
    mechanic: (value) => t(`games.mechanic.${value}` as MessageKey),
    volatility: (value) => t(`games.filter.volatility.${value}` as MessageKey),
    return: (value) => t('games.filter.at-least', { percent: percent(Number(value) / 100) }),
    feature: (value) => t(`games.category.${value}` as MessageKey),
    stake: (value) => t('games.filter.up-to', { amount: money(Number(value) * unit, currency) }),
    provider: (value) => providers.get(value) ?? value,
  };
  return (name, value) => say[name](value);
}
