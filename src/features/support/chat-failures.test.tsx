import { act } from 'react';
import { expect, it } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { typeIn } from '#tests/support/page-input';
import { render } from '#tests/support/render';
import { answered, restoreIdOfPlayer as id, supportWindow } from '#tests/support/support-window';
import { wireClient } from '../../platform/api/client';
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

it('a conversation that the server doesn’t give while the device is online says so, keeps what’s written, and loads on another press', async () => {
  wireClient({ retries: 0 });
  let isAway = true;
  const conversation = () => (isAway ? refusal('unavailable', 503) : Response.json(answered));
  support.responses['GET /api/support/conversation'] = conversation;
  support.responses[`GET /api/support/conversation?restore_id=${id}`] = conversation;
  support.responses['POST /api/support/messages'] = () => refusal('unavailable', 503);
  support.shown = await render(<ChatSheet onClose={() => undefined} />);
  await support.shown.until(() => expect(whole()).toContain('We couldn’t load your chat right now.'));
  expect(whole()).not.toMatch(/How can we help|online/);
  await typeIn(area(), 'Where is it?');
  await act(async () => button('Send').click());
  await support.shown.until(() => expect(said()).toContain('Not sent. '));
  expect([whole(), area().value]).toEqual([expect.not.stringMatching(/offline|back online/), 'Where is it?']);
  isAway = false;
  await act(async () => button('Try again').click());
  await support.shown.until(() => expect(whole()).toContain('Good day!'));
  expect([whole().includes('couldn’t load'), area().value]).toEqual([false, 'Where is it?']);
});

it('a message without an answer while the device is online isn’t blamed on being offline', async () => {
  wireClient({ retries: 0 });
  support.responses['POST /api/support/messages'] = () => Promise.reject(new TypeError('network'));
  support.shown = await render(<ChatSheet onClose={() => undefined} />);
  await typeIn(area(), 'Where is it?');
  await act(async () => button('Send').click());
  await support.shown.until(() =>
    expect(said()).toBe('Not sent. The service isn’t available right now. Please try again in a moment. Your message is still here.'),
  );
});
