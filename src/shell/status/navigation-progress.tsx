// @chunk later
import { useRouterState } from '@tanstack/react-router';
import { ProgressLine } from './progress-line';

/** A progress line at the top while the next page is loading: on a slow connection nothing else acknowledges a click. */
export default function NavigationProgress() {
  const isUnderWay = useRouterState({ select: ({ isLoading }) => isLoading });
  return isUnderWay ? <ProgressLine /> : null;
}
