import type { Gauge } from '#contract/fields/game-config';
import type { Text } from '../text/texts';
import { element } from '../shell/element';

const STEP_MS = 110;

/** The scale of a game with a drawn multiplier: a light runs along it while the reels turn and stops on the result. */
export class MultiplierScale {
  readonly node: HTMLElement;
  private readonly marks: HTMLElement[];
  private timer = 0;

  constructor(
    private readonly gauge: Gauge,
    private readonly text: Text,
    private readonly isStill: boolean,
  ) {
    this.marks = gauge.values.map((value) => element('span', {}, `${value}×`));
    this.node = element('div', { class: 'scale', role: 'img' }, ...this.marks);
    this.stop(gauge.values[0] ?? 1);
  }

  run(): void {
    if (this.isStill) return;
    let at = 0;
    window.clearInterval(this.timer);
    this.timer = window.setInterval(() => this.light(at++ % this.marks.length), STEP_MS);
  }

  stop(value: number): void {
    window.clearInterval(this.timer);
    this.light(this.gauge.values.indexOf(value));
    this.node.setAttribute('aria-label', this.text('multiplier', { value }));
  }

  private light(index: number): void {
    this.marks.forEach((mark, i) => mark.classList.toggle('lit', i === index));
  }
}
