/**
 * For an action that may remove the control that was pressed: remembers the places around an element that can take the focus
 * (`tabindex="-1"`), nearest first. The returned function moves a lost focus to the first of them that's still on the page.
 */
export function holdFocus(from: Element | null): () => void {
  const places: HTMLElement[] = [];
  for (let at = from; at; at = at.parentElement)
    if (at instanceof HTMLElement && at.tabIndex === -1 && at.hasAttribute('tabindex')) places.push(at);
  return () => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  };
}
