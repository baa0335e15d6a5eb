import type { ChatHello, ChatLine } from '#contract/fields/live-chat';

/** How many lines stay on the screen. */
const KEPT = 100;

/** The lines of a chat as one player sees them: each once, without removed ones and those of people whom the player has hidden. */
export class ChatLines {
  private lines: ChatLine[] = [];
  private readonly removed = new Set<number>();
  private readonly hidden = new Set<string>();
  /** The player's own name and id in the chat. */
  me: string | null = null;

  begin({ me, lines, hidden }: ChatHello): void {
    this.me = me;
    this.hidden.clear();
    for (const person of hidden) this.hidden.add(person);
    this.add(lines);
  }

  /** Adds lines; returns the visible ones that others wrote. */
  add(lines: readonly ChatLine[]): ChatLine[] {
    const known = new Set(this.lines.map(({ id }) => id));
    const fresh = lines.filter(({ id }) => !known.has(id) && !this.removed.has(id));
    this.lines = [...this.lines, ...fresh].sort((one, other) => one.id - other.id).slice(-KEPT);
    return fresh.filter(({ person }) => person !== this.me && !this.hidden.has(person));
  }

  remove(ids: readonly number[]): void {
    for (const id of ids) this.removed.add(id);
    this.lines = this.lines.filter(({ id }) => !this.removed.has(id));
  }

  hide(person: string): void {
    this.hidden.add(person);
  }

  unhide(person: string): void {
    this.hidden.delete(person);
  }

  get hiddenPeople(): string[] {
    return [...this.hidden];
  }

  /** The visible lines, the newest last. */
  get shown(): ChatLine[] {
    return this.lines.filter(({ person }) => !this.hidden.has(person));
  }
}
