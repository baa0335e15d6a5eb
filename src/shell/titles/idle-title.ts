import { IDLE_AFTER_MS, TITLE_STANDS_MS, titleAtTurn } from '#rules/tracking/idle-title';
import { isDataSaving } from '../../platform/data-saver/data-saver';

/**
 * Alternates the tab's title while the tab is idle: hidden, or without input for a minute (OVER-006). A title that the page
 * sets meanwhile wins. Off with reduced motion. Returns a function that stops it.
 */
export function turnTitle(calls: () => readonly string[]): () => void {
  if (isDataSaving() || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let page = document.title;
  let turned: string | null = null;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchedAt = performance.now();
  const idleAfter = () => (document.hidden ? TITLE_STANDS_MS : IDLE_AFTER_MS);
  const next = () => {
    const left = touchedAt + idleAfter() - performance.now();
    if (turned === null && left > 0) {
      timer = setTimeout(next, left);
      return;
    }
    if (document.title !== turned) page = document.title;
    turn += 1;
    turned = titleAtTurn(turn, page, calls());
    document.title = turned;
    timer = setTimeout(next, TITLE_STANDS_MS);
  };
  const restart = () => {
    clearTimeout(timer);
    if (turned !== null && document.title === turned) document.title = page;
    turned = null;
    turn = 0;
    timer = setTimeout(next, idleAfter());
  };
  // Scrolling sends one event a frame: while the title is the page's own, an event only notes the time, and the timer looks at it.
  const touched = (event?: Event) => {
    touchedAt = performance.now();
    if (turned !== null || event?.type !== 'scroll') restart();
  };
  const stop = new AbortController();
  for (const type of ['visibilitychange', 'pointerdown', 'pointermove', 'keydown', 'scroll'])
    document.addEventListener(type, touched, { signal: stop.signal, passive: true });
  touched();
  return () => {
    clearTimeout(timer);
    if (turned !== null && document.title === turned) document.title = page;
    stop.abort();
  };
}
