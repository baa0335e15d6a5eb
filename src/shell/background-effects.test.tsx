import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import BackgroundEffects from './background-effects';

let shown: Rendered;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ transitionName: 'fade' }));
});

afterEach(async () => {
  await shown.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the page scrolls to the element of a hash once, and not again as the page changes its own query [ROUTE-054a]', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    // The router itself jumps there first.
    if (typeof how === 'object' && how.behavior === 'smooth') scrolled.push(this.id);
  });
  shown = await render(
    <>
      <BackgroundEffects />
      <p id="prizes" />
      <p id="rules" />
    </>,
  );
  await shown.go('/#prizes');
  await shown.until(() => expect(scrolled).toEqual(['prizes']));
  await shown.go('/?tab=two#prizes');
  await shown.go('/?tab=two#rules');
  await shown.until(() => expect(scrolled).toEqual(['prizes', 'rules']));
});
