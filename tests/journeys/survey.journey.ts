import { expect, test } from '../support/journey';

test('the survey opens five minutes after the start, and not before [SURV-001a]', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  const config = { survey_id: 'spring', survey_collector_id: 'web', is_enable_widget: true };
  await page.context().route('**/api/fe/config/survey-config', (route) => route.fulfill({ json: { name: 'survey-config', config } }));
  await page.clock.install();
  await page.goto('/vip');
  const survey = page.getByRole('dialog', { name: 'How are we doing?' });
  await page.clock.fastForward('03:30');
  // The survey's code is loaded after the start.
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(survey).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(300_000);
});
