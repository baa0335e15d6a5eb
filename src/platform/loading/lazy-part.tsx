import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, lazy, memo, Suspense, useEffect, useState } from 'react';
import { isServer } from '../context/is-server';
import { logFailure } from '../log';
import { loadWithRetry } from './load-with-retry';

interface Arrival {
  /** Loads the part; once it is there, the component draws at once wherever it stands. */
  prepare: () => Promise<void>;
  isHere: () => boolean;
}

/**
 * A part of the app that loads by itself: `placeholder` stands for it meanwhile, and what cannot be had is asked for again
 * until it is there, so that no page fails for want of it.
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
  /** What the platform drew of the part stands as it is until somebody's `prepare` has brought the code. */
  function Standing({ placeholder, ...props }: Props & { placeholder?: ReactNode }) {
    const isHydrated = useHydrated();
    const [isTakenOver] = useState(!isHydrated && !isServer);
    const part = props as unknown as Props;
    return isTakenOver ? <Awaited {...part} /> : <Arriving placeholder={placeholder} {...part} />;
  }
  // What changes around a drawn part must not reach it before its code has: React would empty its place.
  const Drawn = memo(function Drawn(props: Props & { placeholder?: ReactNode }) {
    return (
      <Suspense fallback={props.placeholder}>
        <Standing {...props} />
      </Suspense>
    );
  });
  return Object.assign(Arriving, { Drawn, prepare, isHere: () => Part !== null } satisfies Arrival & { Drawn: unknown });
}
