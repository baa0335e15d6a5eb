/** A link or button that a pointer went down on. */
interface Press {
  control: HTMLElement;
  x: number;
  y: number;
}

/** A pointer that moves further than this between down and up drags or scrolls, CSS px. */
const SLACK_PX = 10;

/** How long after the pointer went up a click of the browser's own may still come, ms. */
const CLICK_WAIT_MS = 50;

const controls = 'a[href], button';

const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent.trim();

/**
 * The control of the page that stands for one which is no longer in it: the link with the same address, the button with
 * the same label. Null if there is none, or if it is disabled.
 */
export function equivalentOf(control: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control;
  const href = control.getAttribute('href');
  const candidates = document.querySelectorAll<HTMLElement>(href === null ? 'button:not([disabled])' : `a[href="${CSS.escape(href)}"]`);
  return [...candidates].find((other) => href !== null || labelOf(other) === labelOf(control)) ?? null;
}

/**
 * A player's page replaces the server-rendered one, which is a guest's. A press whose pointer goes down on the old page and
 * up on the new one gives no click: this gives it to the equivalent control. Call it before anything is
 * awaited: the pointer may go down at once.
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

/** Clicks the equivalent of a control that went away, unless the browser clicks something itself. */
function pressAgain(control: HTMLElement): void {
  const done = new AbortController();
  const timer = setTimeout(() => {
    done.abort();
    equivalentOf(control)?.click();
  }, CLICK_WAIT_MS);
  const leaveToBrowser = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(controls))) return;
    clearTimeout(timer);
    done.abort();
  };
  window.addEventListener('click', leaveToBrowser, { capture: true, signal: done.signal });
}
