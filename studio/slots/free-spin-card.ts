import { button, element } from '../shell/element';
import type { Text } from '../text/texts';

/** After this time a card continues without a press, so that no round waits forever. */
const GOES_ON_MS = 6000;

/** A card over the reels that opens or ends the free spins; resolves when the player continues. */
export function showCard(
  over: HTMLElement,
  text: Text,
  title: string,
  words: string,
  action: 'free_spins_start' | 'continue',
): Promise<void> {
  return new Promise((done) => {
    const goOn = () => {
      window.clearTimeout(timer);
      card.remove();
      done();
    };
    const timer = window.setTimeout(goOn, GOES_ON_MS);
    const next = button(text(action), 'button primary', goOn);
    const card = element(
      'div',
      { class: 'card', role: 'group', 'aria-label': title },
      element('h2', {}, title),
      element('p', {}, words),
      next,
    );
    over.append(card);
    next.focus({ preventScroll: true });
  });
}
