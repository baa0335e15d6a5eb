// @chunk later
import { ProgressLine } from './progress-line';
import { useLoadingFor } from './use-loading-for';

/** A page that's there within this time adds no line to the document: styles would be computed again. The line then fades in. */
const WAITS_MS = 150;

/** A progress line at the top while the next page is loading: on a slow connection nothing else acknowledges a click. */
export default function NavigationProgress() {
  return useLoadingFor(WAITS_MS) ? <ProgressLine /> : null;
}
