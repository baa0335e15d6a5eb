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
 * The equivalent of a control that's no longer in the page: the link with the same address, the link to the same game in the other mode,
 * because a guest's tiles lead to the demo, or the button with the same label. Null if nothing matches, or if it's disabled.
 */
export function equivalentOf(control: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control;
  const href = control.getAttribute('href');
  if (href === null) {
    return (
      [...document.querySelectorAll<HTMLElement>('button:not([disabled])')].find((other) => labelOf(other) === labelOf(control)) ?? null
    );
  }
  const linkTo = (match: string) => document.querySelector<HTMLElement>(`a[href${match}"]`);
  const [game, mode] = href.split('?mode=');
  return linkTo(`="${href}`) ?? (mode ? linkTo(`^="${game}?mode=`) : null);
}

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(controls) : null);

/**
 * The control that a pointer went down on. What takes part in a view transition isn't hit-tested: until the transition is skipped, the
 * browser names an element behind it.
 */
const controlAt = ({ target, clientX, clientY }: PointerEvent): HTMLElement | null =>
  controlOf(target) ?? controlOf(document.elementFromPoint(clientX, clientY));

const isNear = ({ x, y }: Press, { clientX, clientY }: MouseEvent) => Math.hypot(clientX - x, clientY - y) <= SLACK_PX;

/**
 * Clicks what was pressed where the browser doesn't. A player's page replaces the server-rendered one, which is a guest's: a press whose
 * pointer goes down on the old page and up on the new one gives no click. If a view transition begins or ends meanwhile, or the page
 * moves under the pointer, the click goes to an ancestor of the control. Call it before the first await, because the pointer may go down
 * immediately. The listeners are the document's, so that those of the window can skip a transition before.
 */
export function carryPress(): void {
  let press: Press | null = null;
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, true);
  on('pointerdown', (event) => {
    const control = event.isPrimary && event.button === 0 ? controlAt(event) : null;
    press = control && { control, x: event.clientX, y: event.clientY };
  });
  on('pointercancel', () => (press = null));
  on('pointerup', (event) => {
    if (!press || press.control.isConnected) return;
    if (isNear(press, event)) pressAgain(press.control);
    press = null;
  });
  on('click', (event) => {
    const ended = press;
    press = null;
    if (ended && event.target !== ended.control && (event.target as Node).contains(ended.control) && isNear(ended, event))
      ended.control.click();
  });
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
    if (!controlOf(target)) return;
    clearTimeout(timer);
    done.abort();
  };
  window.addEventListener('click', leaveToBrowser, { capture: true, signal: done.signal });
}
