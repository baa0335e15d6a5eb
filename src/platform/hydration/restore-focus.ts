/** What identifies a control to a person: its kind, its link target, its name. */
const traits = (control: Element) =>
  [
    control.tagName,
    control.getAttribute('href'),
    control.getAttribute('aria-label') ?? control.textContent,
    control.getAttribute('name'),
  ].join('\n');

/**
 * Keyboard users who are inside the server-rendered page keep their place when the app's own page replaces it: focus moves from a control
 * to the equivalent one.
 */
export function restoreFocus(root: HTMLElement): void {
  let focused = root.contains(document.activeElement) ? document.activeElement : null;
  const note = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', note);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.removeEventListener('focusin', note);
    const left = focused;
    // The browser removes focus from removed elements before any listener hears of the removal.
    if (!left || left.isConnected || document.activeElement !== document.body) return;
    const own = traits(left);
    [...root.querySelectorAll<HTMLElement>(left.tagName)].find((control) => traits(control) === own)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true });
}
