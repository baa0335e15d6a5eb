/** As near to the end as counts as being there: the padding below the last line, and a bit of a finger's movement. */
const NEAR_PX = 64;

/**
 * Keeps what scrolls at its end while it or its content changes size, unless the person has scrolled up: for a ref of the scrolling
 * element, whose only child is its content.
 */
export function stayAtEnd(scrolling: HTMLElement | null): (() => void) | undefined {
  if (!scrolling) return undefined;
  let isAtEnd = true;
  const note = () => {
    isAtEnd = scrolling.scrollHeight - scrolling.scrollTop - scrolling.clientHeight < NEAR_PX;
  };
  const observer = new ResizeObserver(() => {
    if (isAtEnd) scrolling.scrollTop = scrolling.scrollHeight;
  });
  observer.observe(scrolling);
  if (scrolling.firstElementChild) observer.observe(scrolling.firstElementChild);
  scrolling.addEventListener('scroll', note, { passive: true });
  return () => {
    observer.disconnect();
    scrolling.removeEventListener('scroll', note);
  };
}
