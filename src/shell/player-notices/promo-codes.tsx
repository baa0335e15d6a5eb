import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { applyDepositCode, handOver } from '../../features/gifts/codes/deposit-code';
import { clearCodes, giftCode, keepCodes, noteDepositCodeShown, unseenDepositCode } from '../../features/gifts/codes/stored-codes';
import { storage } from '#contract/storage';
import { useSession } from '../../platform/session';

const { giftPromocode, depositPromocode } = storage.session;

/**
 * Codes in an address: they are stored for this window and removed from the address. On main a player is redirected to the gifts with one
 * kind, and to the deposit with the other, each once; a guest's codes are deleted (ROUTE-057, CASH-016).
 */
export default function PromoCodes() {
  const router = useRouter();
  const { status } = useSession();
  const location = useRouterState({ select: (state) => state.resolvedLocation });
  const search: Record<string, unknown> = location?.search ?? {};
  const hasCodes = giftPromocode in search || depositPromocode in search;
  const isCovered = search.modal !== undefined;
  const pathname = location?.pathname;
  useEffect(() => {
    if (!hasCodes) return;
    keepCodes(new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])));
    const { [giftPromocode]: _gift, [depositPromocode]: _deposit, ...rest } = search;
    void router.navigate({ to: '.', search: () => rest, replace: true, resetScroll: false });
  });
  useEffect(() => {
    // Under a dialog, main is only the background: a deposit applies its code itself, and keeps its address.
    if (hasCodes || isCovered || pathname !== '/') return;
    if (status === 'guest') return clearCodes();
    if (status !== 'player') return;
    if (giftCode() !== null) return void router.navigate({ to: '/profile/gifts' });
    const code = unseenDepositCode();
    if (code === null) return;
    noteDepositCodeShown();
    void applyDepositCode(code).then(async (outcome) => {
      if (outcome.kind === 'failed') return;
      handOver(outcome);
      await router.navigate({ to: '/deposit', search: { autoApplyPromocode: true } });
    });
  }, [hasCodes, isCovered, pathname, status, router]);
  return null;
}
