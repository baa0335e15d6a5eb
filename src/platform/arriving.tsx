import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { logFailure } from './log';
import { untilLoaded } from './until-loaded';

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
export function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  let loading: Promise<void> | undefined;
  const prepare = () =>
    (loading ??= untilLoaded(load, (error) => logFailure('PART_NOT_LOADED', error)).then((part) => {
      Part = part;
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
  return Object.assign(Arriving, { prepare, isHere: () => Part !== null } satisfies Arrival);
}
