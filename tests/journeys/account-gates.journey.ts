import { getPlayer } from '#contract/calls/account';
import { openAccount } from '#contract/calls/cashbox/accounts';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { activateBonus, useCoupon } from '#contract/calls/gifts';
import { expect, expectNoViolations, test } from '../support/journey';
import { forgetDetails, forgetTerms } from '../support/operator';
import { send } from '../support/player';

test('before the cashbox a fiat player fills in missing profile fields, a crypto player doesn’t [PROF-002a, PROF-002b]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, picture }) => {
  await forgetDetails(dataDir, player.id);
  for (const [path, name] of [
    ['/deposit', 'Deposit'],
    ['/withdraw', 'Withdraw'],
    ['/cashbox', 'Cashbox'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name }).getByText('A few details first')).toBeVisible();
  }
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  await expect(cashbox.getByText('Still missing: mobile number, city.')).toBeVisible();
  await expect(cashbox.getByText('Real money')).toHaveCount(0);
  await expectNoViolations(page);
  await picture('profile-first');
  await cashbox.getByLabel('City').fill('Hamburg');
  await cashbox.getByLabel('Mobile number').fill('+49 40 1234567');
  await cashbox.getByRole('button', { name: 'Save changes' }).click();
  await expect(cashbox.getByText('Real money')).toBeVisible();
  await expect(cashbox.getByText('A few details first')).toHaveCount(0);

  await send(page.request, baseURL!, openAccount, { body: { currency: 'BTC' } });
  await forgetDetails(dataDir, player.id, 'BTC');
  await page.goto('/cashbox');
  await expect(cashbox.getByText('Real money')).toBeVisible();
  await expect(cashbox.getByText('A few details first')).toHaveCount(0);
});

test('a player who hasn’t accepted the terms must accept them once [AUTH-019b]', { tag: '@phone' }, async ({
  page,
  player,
  baseURL,
  dataDir,
}) => {
  await forgetTerms(dataDir, player.id);
  await page.goto('/profile');
  const sheet = page.getByRole('dialog', { name: 'We’ve changed our terms' });
  for (const [name, path] of [
    ['Terms and conditions', '/terms-and-conditions'],
    ['Privacy policy', '/privacy-policy'],
  ] as const)
    await expect(sheet.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(sheet.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Accept' }).click();
  await expect(sheet).toHaveCount(0);
  expect((await send(page.request, baseURL!, getPlayer)).auth_fields_missed).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('bonus money shows separately from the withdrawable balance, in the header and in the withdrawal [CASH-017b]', {
  tag: '@desktop',
}, async ({ page, richPlayer, baseURL, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  const { gift } = await send(page.request, baseURL!, useCoupon, { body: { coupon_code: 'FIRSTLIGHT' } });
  await send(page.request, baseURL!, activateBonus, { params: { id: gift!.id } });
  await page.goto('/withdraw');
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(sheet.getByText('€100.00', { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText('€110.00')).toHaveCount(0);
  await page.goto('/promotions');
  const pill = page.getByRole('link', { name: 'Balance €100.00, bonus €10.00, open cashbox' });
  await expect(pill).toHaveText('€100.00€10.00 bonus');
  await expectNoViolations(page);
  await picture('balance-with-bonus');
});

test('a bank transfer is only for withdrawals; an IBAN has letters, digits and spaces, and a Lithuanian one takes longer [CASH-005a, FORM-017a, FORM-017c]', {
  tag: '@phone',
}, async ({ page, player, baseURL }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/deposit');
  const bank = page.getByRole('dialog').getByRole('button', { name: /^Bank transfer/ });
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByRole('button', { name: /^Bank card/ })).toBeVisible();
  await expect(bank).toHaveCount(0);
  // Nothing can be paid back to Sofort, so that its money may go to a bank account.
  const deposit = { method: 'sofort', amount_cents: 10_000, currency: 'EUR', fields: { holder: 'Ada Orbit' } };
  const { next } = await send(page.request, baseURL!, createDeposit, { body: deposit });
  await page.goto(next.kind === 'redirect' ? next.url : '');
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await page.goto('/withdraw');
  await bank.click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  const iban = sheet.getByRole('textbox', { name: 'IBAN' });
  await iban.fill('DE89-3704-0044-0532-0130-00');
  await iban.blur();
  await expect(iban).toHaveAccessibleDescription('Some of these characters aren’t allowed.');
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await expect(iban).toHaveAccessibleDescription('');
  await iban.fill('LT12 1000 0111 0100 1000');
  await expect(iban).toHaveAccessibleDescription('Payments to Lithuanian accounts take a little longer.');
});
