import type { Text } from '../text/texts';
import { button, element } from './element';

/** What is wrong, in words, over the controls; with a way on where there is one. */
export class Notice {
  readonly node = element('div', { class: 'notice', role: 'alert', hidden: true });

  constructor(private readonly text: Text) {}

  /** Says something until the next round starts. */
  tell(words: string): void {
    this.node.replaceChildren(element('p', {}, words), this.closeButton());
    this.node.hidden = false;
  }

  /** Says something and waits until the player wants to try again. */
  waitForRetry(words: string): Promise<void> {
    return new Promise((done) => {
      const again = button(this.text('try_again'), 'button primary', () => {
        this.clear();
        done();
      });
      this.node.replaceChildren(element('p', {}, words), again);
      this.node.hidden = false;
      again.focus();
    });
  }

  clear(): void {
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  private closeButton(): HTMLButtonElement {
    return button(this.text('close'), 'button quiet', () => this.clear());
  }
}
