import { useRef } from 'react';
import { expect, it } from 'vitest';
import { render } from '#tests/support/render';
import { Sheet } from './sheet';

function Search({ isAsking }: { isAsking: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sheet isOpen onClose={() => undefined} title="Search" closeText="Close" initialFocus={isAsking ? input : undefined}>
      <input ref={input} />
    </Sheet>
  );
}

it.each([
  [true, 'INPUT'],
  [false, 'DIV'],
])('begins with the focus in its field, or on itself, so that its title is read: %s', async (isAsking, focused) => {
  const shown = await render(<Search isAsking={isAsking} />);
  await shown.until(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  expect(document.activeElement?.tagName).toBe(focused);
  await shown.unmount();
});
