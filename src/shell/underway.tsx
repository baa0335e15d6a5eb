// @chunk later
import { useRouterState } from '@tanstack/react-router';
import { UnderwayLine } from './underway-line';

/** A line at the upper edge while the next page is on its way: on a slow line nothing else says that a press was heard. */
export default function Underway() {
  const isUnderWay = useRouterState({ select: ({ isLoading }) => isLoading });
  return isUnderWay ? <UnderwayLine /> : null;
}
