// @chunk later

/** Moves the focus within a tile: down from its link to play, demo and heart, and up again. */
function moveWithin(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const tile = event.currentTarget;
  if (event.defaultPrevented || step === undefined || !(tile instanceof Element) || !(event.target instanceof Element)) return;
  const stops = [...tile.querySelectorAll<HTMLElement>('a, button')];
  const target = stops[stops.indexOf(event.target.closest<HTMLElement>('a, button')!) + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/**
 * A tile is one stop of the Tab key, its link: in a list of forty, play, demo and heart of each would be a hundred and twenty more. Its
 * actions are reached by arrow keys instead; every action that's a ref of this makes its tile listen to them.
 */
export function withArrows(action: HTMLElement | null): () => void {
  const tile = action?.closest('article');
  // Each has a listener of its own, since each may leave the tile before the other.
  const listen = (event: KeyboardEvent) => moveWithin(event);
  tile?.addEventListener('keydown', listen);
  return () => tile?.removeEventListener('keydown', listen);
}
