import { element } from './element';

/** Tells screen readers what happened, politely: one region, one sentence at a time. */
export class Announcer {
  readonly node = element('div', { class: 'unseen', 'aria-live': 'polite', role: 'status' });

  say(words: string): void {
    this.node.textContent = words;
  }
}
