// @chunk later
import { useRouterState } from '@tanstack/react-router';
import { UnderwayLine } from './progress-line';

/** A progress line at the top while the next page is loading: on a slow connection nothing else acknowledges a click. */
export default function Underway() {
  const isUnderWay = useRouterState({ select: ({ isLoading }) => isLoading });
  return isUnderWay ? <UnderwayLine /> : null;
}
