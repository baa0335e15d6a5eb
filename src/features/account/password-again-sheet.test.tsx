import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/fake-platform';
import { typeIn } from '#tests/support/page-input';
import { render } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import PasswordAgainSheet from './password-again-sheet';

it('shows that the password is wrong, without mentioning an email', async () => {
  wireClient({ fetch: async () => refusal('wrong_credentials', 401), onSignedOut: () => undefined });
  const onDone = vi.fn<() => void>();
  const shown = await render(<PasswordAgainSheet onDone={onDone} onClose={() => undefined} />);
  const input = document.querySelector<HTMLInputElement>('input[type="password"]')!;
  await typeIn(input, 'Wrong!2026');
  await act(async () => document.querySelector('form')!.requestSubmit());
  await shown.until(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe('That’s not the right password.'));
  expect(onDone).not.toHaveBeenCalled();
  await shown.unmount();
});
