import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completePlayer, network } from '#tests/support/deposit-page';
import { render, type Rendered } from '#tests/support/render';
import { askPasswordAgain } from '../../features/account/password-again';
import { session } from '../../platform/session';
import { Sheet } from '../../ui/sheet';
import { PasswordQuestion } from './password-question';

let shown: Rendered;
const onClosed = vi.fn<() => void>();

beforeEach(async () => {
  vi.stubGlobal('indexedDB', undefined);
  network(() => Response.json({ options: null }));
  Object.assign(session, { status: 'player', player: completePlayer });
  onClosed.mockClear();
  shown = await render(
    <>
      <Sheet isOpen onClose={onClosed} title="Withdraw" closeText="Close">
        A form
      </Sheet>
      <PasswordQuestion />
    </>,
  );
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const question = () =>
  [...document.body.querySelectorAll('[role="dialog"]')].find((dialog) => dialog.querySelector('input[type="password"]'));
it('the password is asked for over everything, and Escape closes this question alone', async () => {
  expect(question()).toBeUndefined();
  const answer = askPasswordAgain();
  await shown.until(() => expect(question()).toBeDefined());
  await act(async () => question()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })));
  expect([await answer, onClosed.mock.calls]).toEqual([false, []]);
  await shown.until(() => expect(question()).toBeUndefined());
});

it('a question that was open when the player left is answered with no', async () => {
  const answer = askPasswordAgain();
  await shown.until(() => expect(question()).toBeDefined());
  await act(async () => void Object.assign(session, { status: 'guest', player: null }));
  expect(await answer).toBe(false);
  expect(question()).toBeUndefined();
});
