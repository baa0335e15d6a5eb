import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#tests/support/render';
import { toast } from './toast';
import { Toaster } from './toaster';

it('a toast’s action runs once and closes it', async () => {
  const run = vi.fn();
  const shown = await render(<Toaster label="Notices" closeText="Close" />);
  await act(async () => toast({ id: 'undo', tone: 'success', title: 'Removed', duration: null, action: { text: 'Undo', run } }));
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
  await shown.until(() => expect(button()).toBeDefined());
  await act(async () => button()!.click());
  expect(run).toHaveBeenCalledOnce();
  await shown.until(() => expect(button()).toBeUndefined());
  await shown.unmount();
});
