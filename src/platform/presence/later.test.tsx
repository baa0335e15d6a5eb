import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '#tests/support/render';

let shown: Rendered;
let come: (entries: { isIntersecting: boolean }[]) => void;

/** Renders an element below the viewport, in a fresh window. */
async function show(isAlways = false, rows = 1): Promise<string> {
  vi.resetModules();
  const { useIsNear } = await import('./later');
  function Place() {
    const ref = useRef<HTMLDivElement>(null);
    return <div ref={ref}>{useIsNear(ref, isAlways) ? 'wanted' : 'waits'}</div>;
  }
  shown = await render(
    <>
      {Array.from({ length: rows }, (_, at) => (
        <Place key={at} />
      ))}
    </>,
  );
  return shown.page.textContent;
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof come) {
        come = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  await shown.unmount();
});

it('pictures on the first screen aren’t deferred', async () => {
  expect(await show(true)).toBe('wanted');
});

it('pictures below it are deferred until they’re near', async () => {
  expect(await show()).toBe('waits');
  act(() => come([{ isIntersecting: false }]));
  expect(shown.page.textContent).toBe('waits');
  act(() => come([{ isIntersecting: true }]));
  expect(shown.page.textContent).toBe('wanted');
});

it.each(['scroll', 'keydown'])('pictures below it load after a first %s, row by row when the browser is idle', async (sign) => {
  expect(await show(false, 2)).toBe('waitswaits');
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  act(() => void window.dispatchEvent(new Event(sign)));
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(shown.page.textContent).toBe('waitswaits');
  await act(async () => idle[0]!());
  await shown.until(() => expect(shown.page.textContent).toBe('wantedwaits'));
  expect(idle).toHaveLength(2);
  await act(async () => idle[1]!());
  await shown.until(() => expect(shown.page.textContent).toBe('wantedwanted'));
});

it('elements below it are laid out after a first scroll, one by one when the browser is idle', async () => {
  vi.resetModules();
  const { useLayoutAhead } = await import('./later');
  function Place() {
    const ref = useRef<HTMLDivElement>(null);
    useLayoutAhead(ref);
    return <div ref={ref} />;
  }
  shown = await render(
    <>
      <Place />
      <Place />
    </>,
  );
  const layouts = () => [...shown.page.querySelectorAll('div')].map(({ style }) => style.contentVisibility ?? '').filter(Boolean);
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  act(() => void window.dispatchEvent(new Event('scroll')));
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(layouts()).toEqual([]);
  idle[0]!();
  await vi.waitFor(() => expect(layouts()).toEqual(['visible']));
  await vi.waitFor(() => expect(idle).toHaveLength(2));
  idle[1]!();
  await vi.waitFor(() => expect(layouts()).toEqual(['visible', 'visible']));
});
