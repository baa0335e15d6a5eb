/** The gap between the toasts of a stack, in pixels. */
export const TOAST_GAP = 8;

/** Maximum number of visible toasts. */
export const TOASTS_SHOWN = 3;

/** The height of a stack of toasts, in pixels: the front one in full, and the edge of each one behind it. */
function heightOf(section: HTMLElement): number {
  const list = section.querySelector('ol');
  const count = section.querySelectorAll('[data-sonner-toast][data-removed=false]').length;
  const front = Number.parseFloat(list?.style.getPropertyValue('--front-toast-height') ?? '') || 0;
  return count === 0 ? 0 : front + TOAST_GAP * (Math.min(count, TOASTS_SHOWN) - 1);
}

/**
 * Sets the root's `--toast-room` to the height that toasts take at the top of the screen, so that a dialog begins below them
 * and no control is ever covered. `section` is where the library renders them. Returns a function that stops it.
 */
export function makeRoom(section: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const height = heightOf(section);
    style.setProperty('--toast-room', height === 0 ? '0px' : `calc(0.5rem + env(safe-area-inset-top) + ${height + TOAST_GAP}px)`);
  };
  const observer = new MutationObserver(measure);
  observer.observe(section, { subtree: true, childList: true, attributeFilter: ['style', 'data-removed'] });
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-room');
  };
}
