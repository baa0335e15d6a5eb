import { element } from './element';

/** A polite live region for screen readers: one sentence at a time, even the same one twice. */
export class Announcer {
  readonly node = element('div', { class: 'unseen', 'aria-live': 'polite', role: 'status' });

  say(words: string): void {
    // A region with unchanged text isn't read again; a trailing space changes it without being read.
    this.node.textContent = this.node.textContent === words ? `${words}\u00A0` : words;
  }
}
