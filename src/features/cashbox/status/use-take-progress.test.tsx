import { expect, it } from 'vitest';
import type { PaymentProgress } from '#contract/fields/payment';
import { lateRead } from '#tests/support/late-read';
import { render } from '#tests/support/render';
import { staleReads } from '#tests/support/stale-reads';
import { accountsQuery, depositRoomQuery, hasDepositLimitQuery, paymentQuery, paymentsQuery } from '../queries';
import { useTakeProgress } from './use-take-progress';

const progress = (state: string) => ({ payment: { id: 'p-1', state }, next: { kind: 'done' }, timeline: [] }) as unknown as PaymentProgress;

let take: (progress: PaymentProgress) => void;

function Taker() {
  const taking = useTakeProgress();
  return <button onClick={() => (take = taking)}>Take</button>;
}

it('a payment’s newer response stays when an older read arrives late, and what it changes is read again [LIMIT-005a]', async () => {
  const shown = await render(<Taker />, [[paymentQuery('p-1').queryKey, progress('pending')]]);
  const { page, queryClient, unmount } = shown;
  const stale = staleReads(
    shown,
    paymentsQuery().queryKey,
    accountsQuery().queryKey,
    depositRoomQuery('EUR').queryKey,
    hasDepositLimitQuery().queryKey,
  );
  page.querySelector('button')!.click();
  const late = lateRead(queryClient, paymentQuery('p-1').queryKey, progress('pending'));
  take(progress('cancelled'));
  await late.give();
  expect(queryClient.getQueryData(paymentQuery('p-1').queryKey)).toEqual(progress('cancelled'));
  expect(stale()).toEqual([true, true, true, true]);
  await unmount();
});
