/** A link or button that a pointer went down on. */
interface Press {
  control: HTMLElement;
  x: number;
  y: number;
}

/** A pointer that moves further than this between down and up is dragging or scrolling, CSS px. */
const SLACK_PX = 10;

/** How long after the pointer went up the browser's own click may still come, ms. */
const CLICK_WAIT_MS = 50;

/** How long the new page may take to show the control that was pressed, ms. */
const PAGE_WAIT_MS = 3_000;

const controls = 'a[href], button';

const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent.trim();

/**
 * The equivalent of a control that's no longer in the page: the link with the same address, or the button with the same label. Null if
 * there is none, or if it's disabled.
 */
export function equivalentOf(control: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control;
  const href = control.getAttribute('href');
  const candidates = document.querySelectorAll<HTMLElement>(href === null ? 'button:not([disabled])' : `a[href="${CSS.escape(href)}"]`);
  return [...candidates].find((other) => href !== null || labelOf(other) === labelOf(control)) ?? null;
}

/**
 * A player's page replaces the server-rendered one, which is a guest's. A press whose pointer goes down on the old page and up on the new
 * one gives no click: this clicks the equivalent control. Call it before the first await, because the pointer may go down immediately.
 */
export function carryPress(): void {
  let press: Press | null = null;
  window.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, isPrimary }) => {
      const control = isPrimary && target instanceof Element ? target.closest<HTMLElement>(controls) : null;
      press = control && { control, x: clientX, y: clientY };
    },
    true,
  );
  window.addEventListener('pointercancel', () => (press = null), true);
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const ended = press;
      press = null;
      if (!ended || ended.control.isConnected || Math.hypot(clientX - ended.x, clientY - ended.y) > SLACK_PX) return;
      pressAgain(ended.control);
    },
    true,
  );
}

/** Clicks the equivalent of a control, now or as soon as the new page has it; another press or a few seconds end the wait. */
function clickOnceThere(control: HTMLElement): void {
  const there = equivalentOf(control);
  if (there) return there.click();
  const over = new AbortController();
  const watch = new MutationObserver(() => {
    const late = equivalentOf(control);
    if (!late) return;
    over.abort();
    late.click();
  });
  over.signal.addEventListener('abort', () => watch.disconnect());
  window.addEventListener('pointerdown', () => over.abort(), { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), PAGE_WAIT_MS);
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Clicks the equivalent of a removed control, unless the browser fires a click of its own. */
function pressAgain(control: HTMLElement): void {
  const done = new AbortController();
  const timer = setTimeout(() => {
    done.abort();
    clickOnceThere(control);
  }, CLICK_WAIT_MS);
  const leaveToBrowser = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(controls))) return;
    clearTimeout(timer);
    done.abort();
  };
  window.addEventListener('click', leaveToBrowser, { capture: true, signal: done.signal });
}
