import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuEntry } from '#rules/content/top-menu';
import { render, type Rendered } from '#tests/support/render';

const entries: MenuEntry[] = (['lobby', 'pokies', 'live', 'vip', 'tournaments'] as const).map((place) => ({
  place,
  path: place === 'lobby' ? '/' : `/${place}`,
}));
vi.mock('../menus/use-top-menu', () => ({ useTopMenu: () => entries }));

const { TopNavigation } = await import('./top-navigation');

let room = 1000;
let received: (() => void)[] = [];
let shown: Rendered;

/** Each entry takes 100 px with its gap, More 80, the navigation whatever is available. */
function widthOf(this: Element): DOMRect {
  const width = this.tagName === 'NAV' ? room : this.hasAttribute('data-more') ? 80 : 96;
  return { width } as DOMRect;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(widthOf);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe = () => void received.push(this.callback);
      disconnect = () => undefined;
    },
  );
});
afterEach(async () => {
  await shown.unmount();
  received = [];
});

const standing = () => [...shown.page.querySelectorAll('[data-entry]:not([data-out])')].map(({ textContent }) => textContent);
const more = () => shown.page.querySelector('[data-more]')!;

describe('the top navigation', () => {
  it('shows all if there is room, without More, and the lobby active on / [HEAD-003a, HEAD-007]', async () => {
    room = 500;
    shown = await render(<TopNavigation />);
    expect(standing()).toHaveLength(5);
    expect(more().hasAttribute('data-out')).toBe(true);
    expect(shown.page.querySelector('[data-active]')?.textContent).toBe('Lobby');
  });

  it('collapses entries that don’t fit into More, as the width changes [HEAD-003a]', async () => {
    room = 499;
    shown = await render(<TopNavigation />);
    expect(standing()).toEqual(['Lobby', 'Slots', 'Live', 'VIP club']);
    room = 290;
    await act(async () => received[0]!());
    expect(standing()).toEqual(['Lobby', 'Slots']);
    expect(more().hasAttribute('data-out')).toBe(false);
    await act(async () => more().querySelector('button')!.click());
    await shown.until(() =>
      expect([...more().querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Live', 'VIP club', 'Tournaments']),
    );
  });

  it('marks More only while the page shown is one of its own', async () => {
    room = 290;
    shown = await render(<TopNavigation />);
    const isMarked = () => more().querySelector('button')!.hasAttribute('data-active');
    expect([standing(), isMarked()]).toEqual([['Lobby', 'Slots'], false]);
    await shown.go('/vip');
    await shown.until(() => expect(isMarked()).toBe(true));
  });
});
