import { act } from 'react';
import { afterEach, vi } from 'vitest';
import { observedEffect, observeWindow, takeLeftovers } from './what-effects-leave';

/** What may outlive the component that started it. */
const allowed = [
  // A window waits once for its first use, for everybody who waits.
  /^(listener of .*|setTimeout), from src\/platform\/presence\/first-use\.ts/,
  // A window measures its network as long as it lives.
  /^PerformanceObserver, from src\/platform\/data-saver\//,
  // The draft of a sign-up outlives its form, until somebody signs in.
  /^subscription, from src\/features\/account\/sign-up\/draft\.ts/,
  // A request ends with its response or its timeout; one that may no longer count has a signal of its own.
  /, from src\/platform\/(api|loading)\//,
];

const roots = vi.hoisted(() => new Set<{ unmount: () => void }>());

observeWindow();

vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  return {
    ...react,
    useEffect: (effect, deps) => react.useEffect(observedEffect(effect), deps),
    useLayoutEffect: (effect, deps) => react.useLayoutEffect(observedEffect(effect), deps),
    useSyncExternalStore: (subscribe, ...rest) => react.useSyncExternalStore(observedEffect(subscribe), ...rest),
  } satisfies typeof import('react');
});

vi.mock('react/jsx-dev-runtime', async (original) => {
  interface Runtime {
    jsxDEV: (type: unknown, props: { ref?: unknown }, ...rest: unknown[]) => unknown;
  }
  const runtime = await original<Runtime>();
  // A ref's function may return a clean-up as well.
  const withRef = <Props extends { ref?: unknown }>(props: Props) =>
    typeof props.ref === 'function' ? { ...props, ref: observedEffect(props.ref as (element: unknown) => unknown) } : props;
  return { ...runtime, jsxDEV: (type, props, ...rest) => runtime.jsxDEV(type, withRef(props), ...rest) } satisfies Runtime;
});

vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof import('react-dom/client')>();
  const noted = <Root extends { unmount: () => void }>(root: Root) => {
    roots.add(root);
    return root;
  };
  return {
    ...client,
    createRoot: (...given) => noted(client.createRoot(...given)),
    hydrateRoot: (...given) => noted(client.hydrateRoot(...given)),
  } satisfies typeof import('react-dom/client');
});

/** After each test its components are unmounted, and nothing that their effects have started may be left. */
afterEach(() => {
  const { IS_REACT_ACT_ENVIRONMENT: isActing } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  for (const root of roots) {
    if (isActing) act(() => root.unmount());
    else root.unmount();
  }
  roots.clear();
  const left = takeLeftovers().filter((one) => !allowed.some((pattern) => pattern.test(one)));
  if (left.length > 0) throw new Error(`Effects have left behind:\n${left.join('\n')}`);
});
