import type { Text } from '../text/texts';
import { button, element } from './element';

/** An error message over the controls, with a button if there is something to do. */
export class Notice {
  readonly node = element('div', { class: 'notice', role: 'alert', hidden: true });

  constructor(private readonly text: Text) {}

  /** Shows a message until the next round starts. */
  tell(words: string): void {
    this.node.replaceChildren(element('p', {}, words), this.closeButton());
    this.node.hidden = false;
  }

  /** Shows a message and resolves when the player retries. */
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
