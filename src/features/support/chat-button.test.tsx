import { expect, it } from 'vitest';
import { render } from '#tests/support/render';
import { answered, message, restoreIdOfPlayer as id, supportWindow } from '#tests/support/support-window';
import { ChatButton } from './chat-button';
import { keepRestoreId } from './chat-device';
import { conversationQuery } from './support-calls';

const support = supportWindow();

it.each([
  [9, '9'],
  [10, '9+'],
])('the chat button with %i unread replies shows %s, and says the exact number [WIDG-005]', async (count, shown) => {
  keepRestoreId(id);
  const messages = Array.from({ length: count }, (_, at) => message(at + 2, { author: 'operator' }));
  support.shown = await render(<ChatButton />, [[conversationQuery(7, id).queryKey, { ...answered, messages }]]);
  const link = support.shown.page.querySelector('a')!;
  expect([link.textContent, link.getAttribute('aria-label')]).toEqual([shown, `Support chat, ${count} new messages`]);
});
