// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completePlayer, network } from '#tests/support/deposit-page';
import { findOn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { askPasswordAgain } from '../../features/account/password-again';
import { session } from '../../platform/session';
import { PasswordQuestion } from './password-question';

let shown: Rendered;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', undefined);
  network(() => Response.json({ options: null }));
  Object.assign(session, { status: 'player', player: completePlayer });
  shown = await render(<PasswordQuestion />);
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
  vi.unstubAllGlobals();
});

const dialog = () => findOn('[role="dialog"]');
it('the password is asked for over everything, and Escape closes this question alone', async () => {
  expect(dialog()).toBeNull();
  const heard = vi.fn<() => void>();
  document.addEventListener('keydown', heard);
  const answer = askPasswordAgain();
  await shown.until(() => expect(dialog()).not.toBeNull());
  await act(async () => dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
  expect(heard).toHaveBeenCalledOnce();
  await act(async () => dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  document.removeEventListener('keydown', heard);
  expect([await answer, heard.mock.calls.length]).toEqual([false, 1]);
  await shown.until(() => expect(dialog()).toBeNull());
});

it('a question that was open when the player left is answered with no', async () => {
  const answer = askPasswordAgain();
  await shown.until(() => expect(dialog()).not.toBeNull());
  await act(async () => void Object.assign(session, { status: 'guest', player: null }));
  expect(await answer).toBe(false);
  expect(dialog()).toBeNull();
});
