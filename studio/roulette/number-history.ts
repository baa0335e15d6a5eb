import { colourOf, numberFace } from '#rules/games/roulette/roulette-spots';
import { element } from '../shell/element';
import type { Text } from '../text/texts';

const SHOWN = 14;

/** The last numbers, the newest first. */
export class NumberHistory {
  readonly node: HTMLElement;
  private numbers: number[];

  constructor(
    private readonly text: Text,
    numbers: readonly number[],
  ) {
    this.numbers = [...numbers];
    this.node = element('ol', { class: 'history', 'aria-label': text('history') });
    this.draw();
  }

  add(number: number): void {
    this.numbers = [number, ...this.numbers];
    this.draw();
  }

  private draw(): void {
    this.node.replaceChildren(
      ...this.numbers.slice(0, SHOWN).map((number) =>
        element(
          'li',
          {
            class: colourOf(number),
            'aria-label': this.text('number_fell', { number: numberFace(number), colour: this.text(`colour_${colourOf(number)}`) }),
          },
          numberFace(number),
        ),
      ),
    );
  }
}
