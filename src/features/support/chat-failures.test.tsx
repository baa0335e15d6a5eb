import { act } from 'react';
import { expect, it } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { typeIn } from '#tests/support/page-input';
import { render } from '#tests/support/render';
import { restoreIdOfPlayer as id, supportWindow } from '#tests/support/support-window';
import { ChatSheet } from './chat-sheet';

const support = supportWindow();
const { whole, button } = support;
const area = () => document.querySelector('textarea')!;
const said = () => area().closest('form')!.querySelector('[role=status]')?.textContent ?? null;

it('a refused message stays in its field with the reason, which goes once another is typed', async () => {
  support.responses['POST /api/support/messages'] = () => refusal('written_too_often', 409);
  support.shown = await render(<ChatSheet onClose={() => undefined} />);
  await typeIn(area(), 'Where is it?');
  await act(async () => button('Send').click());
  await support.shown.until(() => expect(said()).toMatch(/\S/));
  expect(area().value).toBe('Where is it?');
  await typeIn(area(), 'Where is my withdrawal?');
  expect(said()).toBeNull();
});

it('a conversation that can’t be loaded isn’t shown as an empty one', async () => {
  support.responses['GET /api/support/conversation'] = () => refusal('forbidden', 403);
  support.responses[`GET /api/support/conversation?restore_id=${id}`] = () => refusal('forbidden', 403);
  support.shown = await render(<ChatSheet onClose={() => undefined} />);
  await support.shown.until(() => expect(whole()).toContain('We couldn’t load your chat.'));
});
