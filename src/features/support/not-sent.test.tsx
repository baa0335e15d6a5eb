import { act } from 'react';
import { expect, it } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { typeIn } from '#tests/support/page-input';
import { render } from '#tests/support/render';
import { restoreIdOfPlayer as id, supportWindow } from '#tests/support/support-window';
import { wireClient } from '../../platform/api/client';
import { ChatSheet } from './chat-sheet';

const support = supportWindow();
const { whole, button } = support;
const area = () => document.querySelector('textarea')!;

it('a message that the server can’t take shows as not sent, keeps its text, and is sent on another press', async () => {
  wireClient({ retries: 0 });
  let isAway = true;
  support.responses['POST /api/support/messages'] = () =>
    isAway ? refusal('unavailable', 503) : Response.json({ restore_id: id }, { status: 201 });
  support.shown = await render(<ChatSheet onClose={() => undefined} />);
  await typeIn(area(), 'Where is my withdrawal?');
  await act(async () => button('Send').click());
  await support.shown.until(() => expect(whole()).toContain('Not sent. '));
  expect([whole(), area().value]).toEqual([expect.stringContaining('Your message is still here.'), 'Where is my withdrawal?']);
  isAway = false;
  await act(async () => button('Try again').click());
  await support.shown.until(() => expect(area().value).toBe(''));
  expect([whole(), button('Send')]).toEqual([expect.not.stringContaining('Not sent'), expect.anything()]);
});
