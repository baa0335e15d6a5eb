import { useLingui } from '@lingui/react';
import type { Prize, WheelItem } from '#contract/fields/config/prizes';
import type { Locale } from '#contract/fields/locale';
import { amountIn } from '#rules/money/amount-in';
import { textIn } from '#rules/content/local-text';
import { withAmount } from '#rules/wheels/prize-title';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { useWagering } from '../../platform/context/use-wagering';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';

/** Prizes as text: in full, short for a segment of the wheel, and their terms; amounts in the player's currency. */
export function usePrizeWords() {
  const t = useText();
  const { wholeMoney } = useFormat();
  const { i18n } = useLingui();
  const { player } = useSession();
  const wagering = useWagering();
  const currency = player?.currency ?? DEFAULT_CURRENCY;
  const money = (amounts: Readonly<Record<string, number>>) => {
    const found = amountIn(amounts, currency);
    return found ? wholeMoney(found.cents, found.currency) : '';
  };
  const short = (prize: Prize) =>
    prize.type === 'freespins' ? t('wheels.short', { count: prize.attributes.freespins_count }) : money(prize.attributes.bonus_amount);
  const full = ({ title, attributes }: Prize) =>
    textIn(withAmount(title, 'bonus_amount' in attributes ? attributes.bonus_amount : null, currency), i18n.locale as Locale);
  return {
    short: ({ bonuses }: Pick<WheelItem, 'bonuses'>) => bonuses.map(short).join(' + ') || '–',
    full: ({ bonuses }: Pick<WheelItem, 'bonuses'>) => bonuses.map(full).join(' + ') || t('wheels.nothing'),
    terms: ({ bonuses }: Pick<WheelItem, 'bonuses'>) =>
      bonuses
        .map(({ result_bonus: { wager, max_win } }) => t('wheels.terms', { wager: wagering(wager), amount: money(max_win) }))
        .join(' · '),
  };
}
