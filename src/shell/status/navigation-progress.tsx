// @chunk later
import { ProgressLine } from './progress-line';
import { useLoadingFor } from './use-loading-for';

/** A page that loads within this time adds no line to the document, which would recalculate styles. Later, the line fades in. */
const WAITS_MS = 150;

/** A progress line at the top while the next page is loading: on a slow connection nothing else acknowledges a click. */
export default function NavigationProgress() {
  return useLoadingFor(WAITS_MS) ? <ProgressLine /> : null;
}
