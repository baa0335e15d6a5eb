import { useQuery } from '@tanstack/react-query';
import { getPlayerFields } from '#contract/calls/locale/info';
import { missingForCashbox } from '#rules/cashbox/checks/gate';
import { currencyOf } from '#rules/money/currencies';
import { queryOf } from '../../../platform/api/query';
import { useSession } from '../../../platform/session';

/** The fields that the player has to fill in before the cashbox opens (PROF-002); none while they are unknown. */
export function useMissingFields(): string[] {
  const { player } = useSession();
  const { data: fields } = useQuery(queryOf(getPlayerFields, {}));
  return player && fields ? missingForCashbox(fields.cashbox, player, currencyOf(player.currency)?.fiat ?? true) : [];
}
