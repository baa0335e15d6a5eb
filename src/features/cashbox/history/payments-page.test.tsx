import { act } from 'react';
import { expect, it } from 'vitest';
import { arrivedDeposit, network } from '#tests/support/deposit-page';
import { pageText, pressButton } from '#tests/support/page-input';
import { playerWindow } from '#tests/support/player-window';
import { paymentQuery, paymentsQuery } from '../queries';
import { PaymentsPage } from './payments-page';

const player = playerWindow();

it('a payment opens in place of the list with the focus in it, and so does the list afterwards', async () => {
  network(({ url }) => Response.json(url.endsWith('/p-1') ? arrivedDeposit : { data: [] }));
  const shown = await player.open(<PaymentsPage />, [
    [paymentsQuery().queryKey, { data: [arrivedDeposit.payment] }],
    [paymentQuery('p-1').queryKey, arrivedDeposit],
  ]);
  const row = () => shown.page.querySelector<HTMLButtonElement>('li button');
  row()!.focus();
  await act(async () => row()!.click());
  await shown.settle();
  expect([row(), document.activeElement?.getAttribute('tabindex')]).toEqual([null, '-1']);
  expect(document.activeElement?.textContent).toContain('€50.00');
  await pressButton('Back to all payments');
  await shown.until(() => expect(row()).not.toBeNull());
  expect([document.activeElement?.getAttribute('tabindex'), document.activeElement?.contains(row())]).toEqual(['-1', true]);
  expect(pageText()).toContain('•••• 4242');
});
