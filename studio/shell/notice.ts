import type { Text } from '../text/texts';
import { button, element } from './element';

/** An error message over the controls, with a button if there is something to do. */
export class Notice {
  readonly node = element('div', { class: 'notice', role: 'alert', hidden: true });

  constructor(private readonly text: Text) {}

  /** Shows a message, with an optional button, until the next round starts. */
  tell(words: string, act?: { label: string; run: () => void }): void {
    const buttons = [this.closeButton()];
    if (act) {
      const run = () => {
        this.clear();
        act.run();
      };
      buttons.unshift(button(act.label, 'button primary', run));
    }
    this.node.replaceChildren(element('p', {}, words), ...buttons);
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
