/** The time between the taps of a double tap; nobody aims at something else in it. */
const DOUBLE_TAP_MS = 300;

/**
 * Ignores taps and repeated clicks for a moment, after a press that removes the pressed control: the second tap of a double tap would press what was behind
 * it. Does nothing to the press under way.
 */
export function absorbTaps(): void {
  const absorb = (event: MouseEvent) => {
    if (event.detail < 2 && (event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', absorb, true);
  setTimeout(() => window.removeEventListener('click', absorb, true), DOUBLE_TAP_MS);
}
