import { expect, expectNoViolations, test } from '../support/journey';
import { makeSessionIdle } from '../support/operator';
import { depositSheet, expectBalance, payByCard } from './acts/cashbox';

test('after half an hour idle a deposit requires the password, over its own sheet, and goes through once', { tag: '@phone' }, async ({
  page,
  player,
  dataDir,
  guard,
  picture,
}) => {
  guard.allow(/403/);
  await page.goto('/deposit');
  await expect(depositSheet(page)).toBeVisible();
  await makeSessionIdle(dataDir, player.id);

  await payByCard(page, 'Successful', '50');
  const question = page.getByRole('dialog', { name: 'Enter your password' });
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await picture('password-again');

  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(depositSheet(page)).toBeVisible();
  await expect(depositSheet(page).getByText('Please enter your password again to continue.')).toBeVisible();

  await depositSheet(page).getByRole('button', { name: /^Pay / }).click();
  await question.getByLabel('Password', { exact: true }).fill(player.password);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(depositSheet(page).getByText('Your deposit has arrived')).toBeVisible();
  await depositSheet(page).getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '€50.00');
});
