import { CHAT_LINE_LETTERS, type ChatLine, type ChatPeople, chatReportReasons, type ChatReportReason } from '#contract/fields/live-chat';
import type { ChatPlace } from '../../protocol/provider';
import { button, element, icon } from '../../shell/element';
import type { Frame } from '../../shell/frame';
import { problemWords } from '../../text/problem-words';
import type { StudioKey } from '../../text/texts';
import { ChatLines } from './chat-lines';

const bubble = 'M4 5 H20 V16 H11 L7 20 V16 H4 Z';
const reasonKeys: Record<ChatReportReason, StudioKey> = {
  insult: 'chat_reason_insult',
  advertising: 'chat_reason_advertising',
  'personal-data': 'chat_reason_personal_data',
  other: 'chat_reason_other',
};

/** The chat of a live table: a panel that doesn't cover the bets, and the button that opens it. */
export class LiveChat {
  readonly toggle: HTMLButtonElement;
  readonly node: HTMLElement;
  private readonly badge = element('span', { class: 'chat-badge', hidden: true });
  private readonly log: HTMLElement;
  private readonly empty: HTMLElement;
  private readonly here = element('summary', {});
  private readonly people = element('ul', {});
  private readonly status = element('p', { class: 'chat-status', role: 'status' });
  private readonly input: HTMLInputElement;
  private readonly unhide: HTMLButtonElement;
  private readonly lines = new ChatLines();
  /** The id of a line that was sent and got no response; a repeat with it isn't a second line. */
  private pending: { line: string; text: string } | null = null;
  private unread = 0;
  private isOff: boolean;
  private leave: (() => void) | null = null;

  constructor(
    private readonly frame: Frame,
    private readonly place: ChatPlace,
  ) {
    const { text } = frame;
    this.isOff = frame.savesData;
    this.toggle = button(text('chat'), 'icon-button chat-toggle', () => this.turn(!this.isOpen), icon(bubble), this.badge);
    this.toggle.setAttribute('aria-expanded', 'false');
    this.log = element('div', { class: 'chat-log', role: 'log', 'aria-label': text('chat_messages'), tabindex: 0 });
    this.empty = element('p', { class: 'small' }, text('chat_empty'));
    this.input = element('input', {
      type: 'text',
      maxlength: CHAT_LINE_LETTERS,
      autocomplete: 'off',
      enterkeyhint: 'send',
      'aria-label': text('chat_write'),
      placeholder: text('chat_write'),
    });
    this.unhide = button('', 'button quiet', () => void this.showAgain());
    this.node = this.build();
    this.showHidden();
    if (this.isOff) this.offer();
  }

  private build(): HTMLElement {
    const { text } = this.frame;
    const close = button(text('close'), 'icon-button', () => this.turn(false), icon('M6 6 L18 18 M18 6 L6 18'));
    const form = element(
      'form',
      { class: 'chat-form' },
      this.input,
      element('button', { type: 'submit', class: 'button' }, text('chat_send')),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.say();
    });
    const node = element(
      'aside',
      { class: 'live-chat', 'aria-label': text('chat'), hidden: true },
      element('header', {}, element('h2', {}, text('chat')), close),
      element('details', { class: 'chat-people' }, this.here, this.people),
      this.empty,
      this.log,
      this.unhide,
      this.status,
      form,
      element('p', { class: 'small' }, text('chat_rules')),
    );
    node.addEventListener('keydown', (event) => {
      // Typing mustn't trigger the game's own keys.
      event.stopPropagation();
      if (event.key === 'Escape') this.turn(false);
    });
    return node;
  }

  /** Follows the chat from now on, except in data-saver mode. */
  start(): void {
    if (this.isOff || this.leave) return;
    this.leave = this.place.follow({
      onHello: (hello) => {
        this.lines.begin(hello);
        this.refresh();
      },
      onLines: (lines) => this.add(lines),
      onRemoved: (ids) => {
        this.lines.remove(ids);
        this.refresh();
      },
      onPeople: (people) => this.showPeople(people),
      onConnected: (isConnected) => this.connected(isConnected),
    });
  }

  stop(): void {
    this.leave?.();
    this.leave = null;
  }

  /** Without the chat's data, the panel says why it's empty and offers to load it. */
  private offer(): void {
    const { text } = this.frame;
    const turnOn = button(text('chat_turn_on'), 'button', () => {
      this.isOff = false;
      this.status.replaceChildren();
      this.start();
      this.input.focus();
    });
    this.status.replaceChildren(text('chat_off'), ' ', turnOn);
  }

  private get isOpen(): boolean {
    return this.node.hidden === false;
  }

  private turn(isOpen: boolean): void {
    this.node.hidden = !isOpen;
    this.toggle.setAttribute('aria-expanded', String(isOpen));
    this.count(0);
    if (!isOpen) return this.toggle.focus();
    // An on-screen keyboard would cover the lines.
    (matchMedia('(pointer: fine)').matches ? this.input : this.log).focus();
    this.log.scrollTop = this.log.scrollHeight;
  }

  private count(unread: number): void {
    this.unread = unread;
    this.badge.hidden = unread === 0;
    this.badge.textContent = String(unread);
    const { text } = this.frame;
    this.toggle.setAttribute('aria-label', unread === 0 ? text('chat') : text('chat_new', { count: unread }));
  }

  private connected(isConnected: boolean): void {
    this.node.classList.toggle('lost', !isConnected);
    const lost = this.frame.text('chat_lost');
    if (!isConnected) this.status.textContent = lost;
    else if (this.status.textContent === lost) this.status.textContent = '';
  }

  private add(lines: readonly ChatLine[]): void {
    const fresh = this.lines.add(lines);
    if (!this.isOpen && fresh.length > 0) this.count(this.unread + fresh.length);
    this.refresh();
  }

  /** Shows the lines. Existing nodes stay untouched, so that a screen reader reads only new ones. */
  private refresh(): void {
    const { shown } = this.lines;
    const ids = new Set(shown.map(({ id }) => String(id)));
    const isAtEnd = this.log.scrollTop + this.log.clientHeight >= this.log.scrollHeight - 40;
    const items = new Map([...this.log.children].map((item) => [(item as HTMLElement).dataset['line'] ?? '', item]));
    for (const [id, item] of items) if (!ids.has(id)) item.remove();
    shown.forEach((line, index) => {
      const item = items.get(String(line.id)) ?? this.item(line);
      if (this.log.children[index] !== item) this.log.insertBefore(item, this.log.children[index] ?? null);
    });
    this.empty.hidden = shown.length > 0 || this.lines.hiddenPeople.length > 0;
    if (isAtEnd) this.log.scrollTop = this.log.scrollHeight;
  }

  private item({ id, person, name, text: words }: ChatLine): HTMLElement {
    const { text } = this.frame;
    const isOwn = person === this.lines.me;
    const item = element(
      'div',
      { 'data-line': id, class: isOwn ? 'own' : undefined },
      element('p', {}, element('strong', {}, isOwn ? text('chat_you') : name), ' ', element('span', {}, words)),
    );
    if (isOwn) return item;
    const acts = element('div', { class: 'chat-acts' });
    const show = (isShown: boolean) => {
      acts.hidden = !isShown;
      more.setAttribute('aria-expanded', String(isShown));
      if (isShown) acts.replaceChildren(...this.acts({ id, person, name }, acts, () => show(false)));
    };
    const more = button(text('chat_options', { name }), 'chat-more', () => show(acts.hidden === true), '⋯');
    show(false);
    item.append(more, acts);
    return item;
  }

  private acts({ id, person, name }: Pick<ChatLine, 'id' | 'person' | 'name'>, acts: HTMLElement, close: () => void): HTMLElement[] {
    const { text } = this.frame;
    const hide = button(text('chat_hide', { name }), 'button quiet', () => void this.hide(person, name));
    const report = button(text('chat_report'), 'button quiet', () => {
      const reasons = chatReportReasons.map((reason) =>
        button(text(reasonKeys[reason]), 'button quiet', () => void this.report(id, reason, close)),
      );
      acts.replaceChildren(...reasons);
      reasons[0]?.focus();
    });
    return [hide, report];
  }

  private showPeople({ here, people }: ChatPeople): void {
    this.here.textContent = this.frame.text('chat_here', { count: here });
    this.people.replaceChildren(
      ...people.map(({ person, name }) => element('li', {}, person === this.lines.me ? this.frame.text('chat_you') : name)),
    );
  }

  /** Makes a call of the chat and reports the result. */
  private async attempt(work: () => Promise<unknown>, said: string): Promise<boolean> {
    try {
      await work();
      this.status.textContent = said;
      return true;
    } catch (error) {
      this.status.textContent = problemWords(this.frame, error);
      return false;
    }
  }

  private async say(): Promise<void> {
    const text = this.input.value.trim();
    if (text === '') return;
    this.start();
    if (this.pending?.text !== text) this.pending = { line: crypto.randomUUID(), text };
    const { pending } = this;
    if (!(await this.attempt(() => this.place.say(pending), ''))) return;
    this.pending = null;
    if (this.input.value.trim() === text) this.input.value = '';
  }

  private async hide(person: string, name: string): Promise<void> {
    if (!(await this.attempt(() => this.place.hide({ person, is_hidden: true }), this.frame.text('chat_is_hidden', { name })))) return;
    this.lines.hide(person);
    this.showHidden();
    this.log.focus();
  }

  private async showAgain(): Promise<void> {
    for (const person of this.lines.hiddenPeople) {
      if (!(await this.attempt(() => this.place.hide({ person, is_hidden: false }), ''))) break;
      this.lines.unhide(person);
    }
    this.showHidden();
    this.log.focus();
  }

  private showHidden(): void {
    const { length } = this.lines.hiddenPeople;
    this.unhide.hidden = length === 0;
    this.unhide.textContent = this.frame.text('chat_unhide', { count: length });
    this.unhide.removeAttribute('aria-label');
    this.refresh();
  }

  private async report(id: number, reason: ChatReportReason, close: () => void): Promise<void> {
    await this.attempt(() => this.place.report({ id, reason }), this.frame.text('chat_reported'));
    close();
    this.log.focus();
  }
}
