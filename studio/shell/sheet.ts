import type { Text } from '../text/texts';
import { button, element, icon } from './element';

/** A sheet over the game: from the bottom on phones, in the middle on desktops; Escape and a click outside close it. */
export class Sheet {
  private readonly body = element('div', { class: 'sheet-body', tabindex: 0 });
  private readonly heading = element('h2', {});
  readonly node: HTMLDialogElement;

  constructor(text: Text, name: string) {
    this.heading.textContent = name;
    const close = button(text('close'), 'icon-button', () => this.node.close(), icon('M6 6 L18 18 M18 6 L6 18'));
    this.node = element('dialog', { class: 'sheet', 'aria-label': name }, element('header', {}, this.heading, close), this.body);
    this.node.addEventListener('click', (event) => event.target === this.node && this.node.close());
  }

  open(...content: Node[]): void {
    this.body.replaceChildren(...content);
    this.node.showModal();
    this.body.scrollTop = 0;
  }

  close(): void {
    this.node.close();
  }
}
