import { expect, it } from 'vitest';
import type { PaymentProgress } from '#contract/fields/payment';
import { lateRead } from '#tests/support/late-read';
import { render } from '#tests/support/render';
import { paymentQuery } from '../queries';
import { useTakeProgress } from './use-take-progress';

const progress = (state: string) => ({ payment: { id: 'p-1', state }, next: { kind: 'done' }, timeline: [] }) as unknown as PaymentProgress;

let take: (progress: PaymentProgress) => void;

function Taker() {
  const taking = useTakeProgress();
  return <button onClick={() => (take = taking)}>Take</button>;
}

it('a payment’s newer response stays when an older read arrives late', async () => {
  const { page, queryClient, unmount } = await render(<Taker />, [[paymentQuery('p-1').queryKey, progress('pending')]]);
  page.querySelector('button')!.click();
  const late = lateRead(queryClient, paymentQuery('p-1').queryKey, progress('pending'));
  take(progress('cancelled'));
  await late.give();
  expect(queryClient.getQueryData(paymentQuery('p-1').queryKey)).toEqual(progress('cancelled'));
  await unmount();
});
