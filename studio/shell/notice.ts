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

  /** Shows a message that only its button closes. The button doesn't take the focus, so no key for a spin presses it. */
  confirm(words: string, label: string, done: () => void): void {
    const close = () => {
      this.clear();
      done();
    };
    this.node.replaceChildren(element('p', {}, words), button(label, 'button primary', close));
    this.node.hidden = false;
  }

  /**
   * Shows a message and resolves when the player retries, or when the device is back online; if there are words for that, it shows them and
   * waits for the player.
   */
  waitForRetry(words: string, backOnline: string | null = null): Promise<void> {
    return new Promise((done) => {
      const message = element('p', {}, words);
      const retry = () => {
        removeEventListener('online', onOnline);
        this.clear();
        done();
      };
      const onOnline = () => {
        if (backOnline === null) retry();
        else message.textContent = backOnline;
      };
      const again = button(this.text('try_again'), 'button primary', retry);
      addEventListener('online', onOnline);
      this.node.replaceChildren(message, again);
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
