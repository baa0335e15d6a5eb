import { isAlive } from '../support/alive';
import { expect, expectNoViolations, test } from '../support/journey';
import { untilStored } from '../support/device-contents';
import { waitForMail } from '../support/mails';
import { addToGroup, answerInChat } from '../support/operator';

test('a player writes in the chat, offline as a draft, and is notified of the reply on another page; a hash opens it too [ROUTE-016, ROUTE-041a, OVER-001h, WIDG-005]', {
  tag: '@phone',
}, async ({ page, player, dataDir, goOffline, goOnline, picture }) => {
  await page.goto('/support');
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open chat' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with support' });
  await expect(chat.getByText('How can we help?')).toBeVisible();
  const words = chat.getByLabel('Your message');
  const submit = chat.getByRole('button', { name: 'Send' });
  await words.fill('Where is my withdrawal?');
  await submit.click();
  const said = chat.getByRole('log').getByRole('article');
  await expect(said.first()).toContainText('Where is my withdrawal?');
  await expect(words).toHaveValue('');
  await expectNoViolations(page);
  await picture('support-chat');

  await untilStored(page, '/api/player', '/api/support/conversation');
  await goOffline();
  await words.fill('It was yesterday.');
  await expect(chat.getByText('Not sent – you’re offline. Your message is saved here as a draft.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await expect(said.first()).toContainText('Where is my withdrawal?');
  await page.reload();
  await expect(words).toHaveValue('It was yesterday.');
  await expect(said.first()).toContainText('Where is my withdrawal?');
  await goOnline();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(said.filter({ hasText: 'It was yesterday.' })).toHaveCount(1);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect(chat).toBeHidden();

  await page.goto('/tournaments');
  await answerInChat(dataDir, player.id, { name: 'Ines', text: 'It is on its way.' });
  await page.getByRole('link', { name: 'Support chat, 1 new message' }).click();
  await expect(said.filter({ hasText: 'It is on its way.' })).toContainText('Ines');
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.getByRole('link', { name: /^Support chat, / })).toHaveCount(0);
  await page.goto('/vip#chat');
  await expect(chat).toBeVisible();
});

test('a guest uses the contact form: errors are shown at their fields, a network failure loses no text, and the message reaches support [SUPP-002a, API-062]', async ({
  page,
  dataDir,
  goOffline,
  goOnline,
  picture,
}) => {
  const email = `guest-${Date.now()}-${Math.trunc(performance.now())}@orbit.example`;
  const text = 'Which documents do you take of somebody who has moved?';
  await page.goto('/support');
  await page.waitForFunction(isAlive);
  const form = page.getByRole('region', { name: 'Write to us' });
  const submit = form.getByRole('button', { name: 'Send message' });
  await form.getByLabel('Name').fill('Rena');
  await submit.click();
  await expect(form.getByLabel('Your email')).toBeFocused();
  for (const field of ['Your email', 'What is it about?', 'Message'])
    await expect(form.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('This field is required.')).toHaveCount(3);
  await expectNoViolations(page);
  await picture('support-form');
  await form.getByLabel('Your email').fill(email);
  await form.getByLabel('What is it about?').selectOption('verification');
  await form.getByLabel('Message').fill(text);

  await goOffline();
  await submit.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue(text);
  await goOnline();
  await submit.click();
  await expect(form.getByText(/^We’ve received your message\. Reference number: \d+$/)).toBeVisible();
  expect(await waitForMail(dataDir, email, /writes about (\w+):/)).toBe('verification');
});

test('text typed before hydration stays in the form', { tag: '@phone' }, async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/support', { waitUntil: 'commit' });
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Rena');
  await form.getByLabel('Message').fill('Where is my withdrawal of yesterday?');
  release();
  await page.waitForFunction(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')));
  await form.getByLabel('Your email').fill('rena@orbit.example');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('This field is required.')).toHaveCount(1);
  await expect(form.getByLabel('Name')).toHaveValue('Rena');
  await expect(form.getByLabel('Message')).toHaveValue('Where is my withdrawal of yesterday?');
});

test('a message refused by the server shows the error at its field [SUPP-002b, ERR-004a]', { tag: '@phone' }, async ({ page, guard }) => {
  guard.allow(/status of 422 .*\/api\/send_contact_message\)$/);
  const error = {
    code: 'bad_input',
    message: 'Some of it is not right.',
    fields: { email: [{ code: 'fields.invalid', message: 'We cannot answer to this address.' }] },
  };
  await page.route(/\/api\/send_contact_message/, (route) => route.fulfill({ status: 422, json: { error } }));
  await page.goto('/support');
  await page.waitForFunction(isAlive);
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Rena');
  await form.getByLabel('Your email').fill('rena@orbit.example');
  await form.getByLabel('What is it about?').selectOption('verification');
  await form.getByLabel('Message').fill('Which documents do you accept?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('We cannot answer to this address.')).toBeVisible();
});

test('a VIP player sees the personal manager on the support page and in the chat, with contact options [SUPP-001c]', {
  tag: '@phone',
}, async ({ page, player, dataDir }) => {
  await addToGroup(dataDir, player.id, 255);
  for (const [path, place] of [
    ['/support', page.getByRole('main')],
    ['/vip#chat', page.getByRole('dialog')],
  ] as const) {
    await page.goto(path);
    const manager = place.getByRole('region', { name: 'Ines Aldana' });
    await expect(manager.getByText('Your VIP manager')).toBeVisible();
    await expect(manager.getByRole('link', { name: 'Email Ines Aldana' })).toHaveAttribute('href', /^mailto:ines@/);
  }
});
