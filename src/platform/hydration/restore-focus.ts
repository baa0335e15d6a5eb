/** What tells a control apart for who reads or hears it: its kind, where it leads, its name. */
const traits = (control: Element) =>
  [
    control.tagName,
    control.getAttribute('href'),
    control.getAttribute('aria-label') ?? control.textContent,
    control.getAttribute('name'),
  ].join('\n');

/**
 * Whoever walks by keyboard through the page as the platform drew it stays where they are when the app's own page takes its
 * place: the focus goes from a control to the one that is the same.
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
    // The browser takes the focus from what is removed before anybody hears of the removal.
    if (!left || left.isConnected || document.activeElement !== document.body) return;
    const own = traits(left);
    [...root.querySelectorAll<HTMLElement>(left.tagName)].find((control) => traits(control) === own)?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true });
}
