import type { ComponentProps } from 'react';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { ReadFailure } from './read-failure';
import { SlowRead } from './slow-read';

interface WaitingProps {
  looked: ComponentProps<typeof ReadFailure>['query'];
  queryKey: readonly unknown[];
}

/** In place of what a mailed link would do, until that has loaded: also why it hasn't, or that it takes long, each with a retry. */
export function Waiting({ looked, queryKey }: WaitingProps) {
  if (looked.error) return <ReadFailure query={looked} />;
  return (
    <div aria-live="polite">
      <SlowRead queryKey={queryKey} />
      <SkeletonRows count={1} />
    </div>
  );
}
