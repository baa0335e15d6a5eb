import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import EscapePopup from './escape-popup';

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('the popup about leaving a web view copies the address, says so, and can be closed', async () => {
  const copied: string[] = [];
  let isAllowed = false;
  const writeText = async (text: string) => {
    if (!isAllowed) throw new Error('not allowed');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const onClose = vi.fn<() => void>();
  shown = await render(<EscapePopup onClose={onClose} />);
  await shown.until(() => expect(findOn('[role="dialog"]')).not.toBeNull());
  expect(pageText()).toContain(location.origin);
  const copy = () => findOn('[role="dialog"] footer button');
  const before = copy().textContent;
  await act(async () => copy().click());
  expect([copied, copy().textContent]).toEqual([[], before]);
  isAllowed = true;
  await act(async () => copy().click());
  await shown.until(() => expect(copy().textContent).not.toBe(before));
  expect(copied).toEqual([location.origin]);
  await pressButton('Close');
  await act(async () => findOn('[role="dialog"] footer button:last-child').click());
  expect(onClose).toHaveBeenCalledTimes(2);
});
