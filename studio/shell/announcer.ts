import { element } from './element';

/** Tells screen readers what happened, politely: one region, one sentence at a time, also the same one twice. */
export class Announcer {
  readonly node = element('div', { class: 'unseen', 'aria-live': 'polite', role: 'status' });

  say(words: string): void {
    // A region whose text stays the same is not read again; a space at the end is not heard.
    this.node.textContent = this.node.textContent === words ? `${words}\u00A0` : words;
  }
}
