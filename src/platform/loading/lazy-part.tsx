import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, lazy, memo, Suspense, useEffect, useState } from 'react';
import { isServer } from '../context/is-server';
import { logFailure } from '../log';
import { loadWithRetry } from './load-with-retry';

interface Arrival {
  /** Loads the chunk; after that the component renders synchronously wherever it's used. */
  prepare: () => Promise<void>;
  isHere: () => boolean;
}

/**
 * A lazily loaded component: `placeholder` is shown meanwhile, and a failed load is retried until it succeeds, so no page fails because of
 * it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  let loading: Promise<void> | undefined;
  let arrive: (part: { default: ComponentType<Props> }) => void = () => undefined;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const Awaited = lazy(() => arrival) as unknown as ComponentType<Props>;
  const prepare = () =>
    (loading ??= loadWithRetry(load, (error) => logFailure('PART_NOT_LOADED', error)).then((part) => {
      Part = part;
      arrive({ default: part });
    }));
  function Arriving({ placeholder = null, ...props }: Props & { placeholder?: ReactNode }) {
    const [, setHere] = useState(Part !== null);
    useEffect(() => {
      let isHere = true;
      void prepare().then(() => isHere && setHere(true));
      return () => {
        isHere = false;
      };
    }, []);
    return Part ? <Part {...(props as unknown as Props)} /> : placeholder;
  }
  /** Server-rendered HTML stays as it is until `prepare` has loaded the code. */
  function Standing({ placeholder, ...props }: Props & { placeholder?: ReactNode }) {
    const isHydrated = useHydrated();
    const [isTakenOver] = useState(!isHydrated && !isServer);
    const part = props as unknown as Props;
    return isTakenOver ? <Awaited {...part} /> : <Arriving placeholder={placeholder} {...part} />;
  }
  // Props that change around server-rendered HTML must not reach it before its code has loaded: React would empty its place.
  const ServerRendered = memo(function ServerRendered(props: Props & { placeholder?: ReactNode }) {
    return (
      <Suspense fallback={props.placeholder}>
        <Standing {...props} />
      </Suspense>
    );
  });
  return Object.assign(Arriving, { ServerRendered, prepare, isHere: () => Part !== null } satisfies Arrival & { ServerRendered: unknown });
}
