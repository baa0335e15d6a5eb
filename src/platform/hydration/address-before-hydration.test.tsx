import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { useAddressBeforeHydration } from './address-before-hydration';

let shown: Rendered;

afterEach(() => shown.unmount());

it.each([
  ['a step back while the page hydrates loads the page of its address', '/tournaments', 1],
  ['an address that didn’t change is loaded once', '/email-verify', 0],
] as const)('%s', async (_title, rendered, loads) => {
  const load = vi.fn(async () => undefined);
  const history = createMemoryHistory({ initialEntries: ['/email-verify'] });
  function Page() {
    useAddressBeforeHydration({ history, state: { location: { publicHref: rendered } as never }, load });
    return null;
  }
  shown = await render(<Page />);
  expect(load).toHaveBeenCalledTimes(loads);
});
