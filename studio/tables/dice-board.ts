import type { DiceChoice, DiceConfig } from '#contract/fields/instant-games';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { diceReturn, diceTimes } from '#rules/games/instant/dice-game';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { Board, Showing } from './board';
import type { Around } from './board';
import { percentIn } from './figures';
import { animate, Segments } from './widgets';

const ROLL_MS = 650;
const HISTORY = 8;

/** Dice: a track from 0 to 100 with the winning part, and the roll as a mark. */
export class DiceBoard implements Board {
  readonly node: HTMLElement;
  readonly panel: HTMLElement;
  readonly acts = null;
  readonly playLabel = 'roll';
  private readonly figure = element('p', { class: 'roll', 'aria-hidden': 'true' });
  private readonly track = element('div', { class: 'track', 'aria-hidden': 'true' });
  private readonly past = element('ol', { class: 'past' });
  private readonly side: Segments<DiceChoice['side']>;
  private readonly slider: HTMLInputElement;
  private readonly shown = element('output', {});

  constructor(
    private readonly frame: Frame,
    private readonly config: DiceConfig,
    private readonly around: Around,
  ) {
    const { text } = frame;
    this.side = new Segments(
      text('side'),
      [
        { value: 'under', words: '' },
        { value: 'over', words: '' },
      ],
      'under',
      () => this.change(),
    );
    this.slider = element('input', {
      type: 'range',
      min: config.chance_min,
      max: config.chance_max,
      value: 50,
      step: 1,
      'aria-label': text('chance'),
    });
    this.slider.addEventListener('input', () => this.change());
    this.node = element(
      'section',
      { class: 'board-area', 'aria-label': text('board') },
      this.past,
      this.figure,
      element('div', { class: 'marks', 'aria-hidden': 'true' }, ...['0', '25', '50', '75', '100'].map((mark) => element('span', {}, mark))),
      this.track,
    );
    this.panel = element(
      'div',
      { class: 'panel' },
      this.side.node,
      element(
        'label',
        { class: 'field' },
        element('span', { class: 'name' }, text('chance')),
        element('div', { class: 'ranged' }, this.slider, this.shown),
      ),
    );
    this.draw();
    this.place(0, 0);
  }

  choice(): DiceChoice {
    return { game: 'dice', side: this.side.value, chance: Number(this.slider.value) };
  }

  choose(outcome: GameOutcome): void {
    if (outcome.kind !== 'dice') return;
    this.side.choose(outcome.side);
    this.slider.value = String(outcome.chance);
    this.change();
  }

  stakes(): number {
    return 1;
  }

  lock(isLocked: boolean): void {
    this.side.lock(isLocked);
    this.slider.disabled = isLocked;
  }

  begin(): void {
    this.node.classList.remove('won', 'lost');
  }

  async show(outcome: GameOutcome, { isResumed }: Showing): Promise<GameOutcome> {
    if (outcome.kind !== 'dice') return outcome;
    const { roll, win_cents } = outcome;
    const from = Number.parseFloat(this.track.style.getPropertyValue('--roll')) || 0;
    if (!isResumed && !this.frame.isStill) {
      await animate(ROLL_MS * this.frame.tempo.share, (u) => {
        const eased = 1 - (1 - u) ** 3;
        this.place(u < 0.85 ? Math.floor((Math.sin(u * 57) * 0.5 + 0.5) * 9999) : roll, from + (roll / 100 - from) * eased);
      });
    }
    this.place(roll, roll / 100);
    this.node.classList.add(win_cents > 0 ? 'won' : 'lost');
    this.frame.synth.chip();
    this.past.prepend(element('li', { class: win_cents > 0 ? 'won' : 'lost' }, this.written(roll)));
    while (this.past.children.length > HISTORY) this.past.lastElementChild?.remove();
    return outcome;
  }

  words(outcome: GameOutcome): string {
    return outcome.kind === 'dice' ? this.frame.text('rolled', { roll: this.written(outcome.roll) }) : '';
  }

  rules(): Node[] {
    return [element('p', {}, this.frame.text('rules_dice'))];
  }

  chosen(): { rtp: number; times: number } {
    const choice = this.choice();
    return { rtp: diceReturn(this.config, choice).rtp, times: diceTimes(this.config, choice.chance) };
  }

  private change(): void {
    this.draw();
    this.around.refresh();
  }

  private draw(): void {
    const { side, chance } = this.choice();
    const { text } = this.frame;
    this.side.rename('under', text('dice_under', { mark: this.written(chance * 100) }));
    this.side.rename('over', text('dice_over', { mark: this.written(10_000 - chance * 100) }));
    this.track.style.setProperty('--from', side === 'under' ? '0%' : `${100 - chance}%`);
    this.track.style.setProperty('--width', `${chance}%`);
    this.shown.textContent = percentIn(document.documentElement.lang || 'en')(chance / 100).replace(/[.,]00/, '');
    this.slider.setAttribute('aria-valuetext', this.shown.textContent);
  }

  private place(roll: number, at: number): void {
    this.figure.textContent = this.written(roll);
    this.track.style.setProperty('--roll', String(at));
  }

  private written(roll: number): string {
    return new Intl.NumberFormat(document.documentElement.lang || 'en', {
      minimumIntegerDigits: 2,
      minimumFractionDigits: 2,
      useGrouping: false,
    }).format(roll / 100);
  }
}
