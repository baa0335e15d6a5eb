import { afterEach, describe, expect, it } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { PlainLink } from './plain-link';

let shown: Rendered;
afterEach(() => shown.unmount());

async function link(): Promise<HTMLAnchorElement> {
  shown = await render(<PlainLink to="/games/new?page=2">New</PlainLink>);
  return shown.page.querySelector('a')!;
}

describe('a plain link', () => {
  it('leads to its address without loading the document', async () => {
    const anchor = await link();
    expect(anchor.getAttribute('href')).toBe('/games/new?page=2');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    anchor.dispatchEvent(press);
    await shown.settle();
    expect([press.defaultPrevented, shown.where()]).toEqual([true, '/games/new?page=2']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a press for another tab or window to the browser (%o)',
    async (kind) => {
      const anchor = await link();
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...kind });
      anchor.dispatchEvent(press);
      await shown.settle();
      expect([press.defaultPrevented, shown.where()]).toEqual([false, '/']);
    },
  );
});
