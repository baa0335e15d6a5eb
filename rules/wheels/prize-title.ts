import type { LocalText } from '#contract/fields/config/parts';
import { formatWholeMoney } from '#rules/money/format';
import { amountIn } from '../money/amount-in';

/** A prize's title with its `{amount}`, if it has one, as money in the player's currency (LOC-003). */
export function withAmount(title: LocalText, amounts: Readonly<Record<string, number>> | null, currency: string): LocalText {
  const found = amounts && amountIn(amounts, currency);
  if (!found) return title;
  const said = Object.entries(title).map(([locale, text]) => [
    locale,
    text.replace('{amount}', formatWholeMoney(found.cents, found.currency, locale)),
  ]);
  return Object.fromEntries(said) as LocalText;
}
