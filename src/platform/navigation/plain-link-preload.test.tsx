import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { PlainLink } from './plain-link';

const preloadRoute = vi.hoisted(() => vi.fn<(to: object) => Promise<void>>(async () => undefined));

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ history: { location: { pathname: '/' } }, preloadRoute }),
}));

let shown: Rendered;
let anchor: HTMLElement;

beforeEach(async () => {
  preloadRoute.mockClear();
  const link = (
    <PlainLink to="/games/new" isPreloading>
      New
    </PlainLink>
  );
  shown = await render(link);
  anchor = shown.page.querySelector('a')!;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await shown.unmount();
});

const point = (kind: string, pointerType: string) => anchor.dispatchEvent(new PointerEvent(kind, { pointerType, bubbles: true }));

it('a link with preloading loads its page on pointerdown, before the click', () => {
  point('pointerdown', 'touch');
  expect(preloadRoute).toHaveBeenCalledExactlyOnceWith({ href: '/games/new' });
});

it('a link with preloading also loads when a mouse rests on it, not when one passes over it or a finger touches it', () => {
  point('pointerover', 'touch');
  vi.advanceTimersByTime(1_000);
  point('pointerover', 'mouse');
  vi.advanceTimersByTime(30);
  point('pointerout', 'mouse');
  vi.advanceTimersByTime(1_000);
  expect(preloadRoute).not.toHaveBeenCalled();
  point('pointerover', 'mouse');
  vi.advanceTimersByTime(50);
  expect(preloadRoute).toHaveBeenCalledOnce();
});
