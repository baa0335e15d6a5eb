import { expect, expectNoViolations, test } from '../support/journey';
import { decideDocument, hurryPayment, waitingDocument } from '../support/operator-verification';

const passport = 'public/icons/meridian/monochrome-192.png';

test('an unverified player’s withdrawal leads to the checklist, and is paid once an operator has accepted the passport [PROF-004a, PROF-004e]', {
  tag: '@phone',
}, async ({ page, richPlayer, dataDir, guard, picture }) => {
  test.slow();
  guard.allow(/status of 403 .*\/api\/cashbox\/withdrawals\)$/);
  await page.goto('/withdraw');
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(sheet.getByText('Still needed: Identity.')).toBeVisible();
  await expect(sheet.getByText('Goes back here first')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Bank transfer/ })).toBeDisabled();
  await picture('withdrawal-needs-identity');
  const fill = async () => {
    await sheet.getByRole('button', { name: /^Bank card/ }).click();
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('30');
    await sheet.getByText('Sandbox – no real money').click();
    await sheet.getByRole('button', { name: 'Use test card: Successful' }).click();
    await sheet.getByRole('button', { name: 'Withdraw €30.00' }).click();
  };
  await fill();
  const alert = sheet.getByRole('alert');
  await expect(alert).toContainText('We need to verify you first. Your money stays in your balance.');
  await expect(sheet.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await alert.getByRole('link', { name: 'Go to verification' }).click();

  await expect(page).toHaveURL('/profile/verification#identity');
  const main = page.getByRole('main');
  const identity = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Identity' }) });
  await expect(identity).toContainText('Not started');
  await expect(main.getByRole('heading', { name: 'Send document: Identity' })).toBeVisible();
  await main.getByLabel('Document type').selectOption('passport');
  await main.locator('input[type=file]').last().setInputFiles(passport);
  await expect(main.getByRole('img', { name: 'Your photo: monochrome-192.png' })).toBeVisible();
  await main.locator('button[type=submit]').click();
  await expect(identity).toContainText('In review');
  await expectNoViolations(page);
  await picture('verification-checklist');

  await decideDocument(dataDir, await waitingDocument(dataDir, richPlayer.id));
  await expect(identity).toContainText('Accepted');

  await page.goto('/withdraw');
  await expect(sheet.getByText('€100.00', { exact: true }).first()).toBeVisible();
  await fill();
  await expect(sheet.getByText('Your money is on its way')).toHaveCount(0);
  await expect(async () => {
    await hurryPayment(dataDir, richPlayer.id);
    await expect(sheet.getByText('Your money is on its way')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test('a player answers the questions about the source of wealth on the checklist [PROF-004c]', { tag: '@phone' }, async ({
  page,
  player,
  picture,
}) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/profile/verification#funds');
  const form = page.getByRole('main').locator('form').filter({ hasText: 'My answers are true and complete' });
  await form.getByRole('button', { name: 'Send answers' }).click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await form.getByLabel('Main source of your money').selectOption('salary');
  await form.getByLabel('Occupation').fill('Nurse');
  await form.getByLabel('Annual income, before tax').selectOption({ index: 2 });
  await form.getByLabel('Planned monthly deposits').selectOption({ index: 1 });
  await form.getByLabel('Where it comes from, in your own words').fill('My employer is the city hospital.');
  await form.getByRole('checkbox').check();
  await expectNoViolations(page);
  await picture('source-of-wealth');
  await form.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('We’re reviewing your answers')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We’re reviewing your answers')).toBeVisible();
  const funds = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Source of funds' }) });
  await expect(funds).toContainText('In review');
});
