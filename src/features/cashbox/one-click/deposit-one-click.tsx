import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { useOnline } from '../../../platform/presence/use-online';
import { Sheet } from '../../../ui/sheet';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { DepositStep, type DepositStepProps } from '../steps/deposit-step';
import { useHasCome } from '../status/use-has-loaded';
import { useOneClick } from './use-one-click';

/** The deposit sheet with the saved method and the last amount: one click pays (CASH-014). Without them it's the regular one. */
export function DepositOneClick(props: DepositStepProps) {
  const t = useText();
  const { player } = useSession();
  const isOnline = useOnline();
  const { isKnown, found } = useOneClick(player?.currency ?? null);
  // Another account has other methods: the form keeps its values while they load.
  const hasCome = useHasCome(isKnown || !isOnline);
  if (hasCome) return <DepositStep {...props} preset={found ?? undefined} />;
  return (
    <Sheet isOpen isTall onClose={props.onClose} title={t('cashbox.deposit')} closeText={t('cashbox.close')}>
      <SkeletonRows count={4} />
    </Sheet>
  );
}
