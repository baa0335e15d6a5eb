import type { RouletteConfig } from '#contract/fields/game-config';
import { colourSets } from '../art/colours';
import { element } from '../shell/element';
import { WheelMotion } from './wheel-motion';
import { drawWheel, paintWheel, type WheelPicture } from './wheel-painter';

const SIZE = 340;
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** The wheel on the screen: it turns, lets the ball fall, and shows the result. */
export class Wheel {
  readonly node: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly picture: WheelPicture;
  private readonly motion = new WheelMotion();
  private readonly size = Math.round(SIZE * Math.min(window.devicePixelRatio, 2));
  private result: number | null = null;
  private frame = 0;
  private bounces = 0;

  constructor(
    private readonly config: RouletteConfig,
    label: string,
    private readonly isStill: boolean,
    private readonly onBounce: () => void,
  ) {
    this.canvas = element('canvas', { role: 'img', 'aria-label': label, width: this.size, height: this.size });
    this.node = element('div', { class: 'wheel' }, this.canvas);
    this.picture = drawWheel(this.size, config.wheel, colourSets[config.palette]);
    this.run();
    // Redrawn once the font of the numbers has loaded.
    void document.fonts.ready.then(() => {
      Object.assign(this.picture, drawWheel(this.size, config.wheel, colourSets[config.palette]));
      this.run();
    });
  }

  spin(): void {
    this.node.classList.add('open');
    this.result = null;
    if (!this.isStill) this.motion.start(performance.now());
    this.run();
  }

  /** Lets the ball fall on a number; resolves when it's at rest. */
  async land(number: number): Promise<void> {
    const pocket = (this.config.wheel.indexOf(number) / this.config.wheel.length) * Math.PI * 2;
    const now = performance.now();
    this.bounces = 0;
    if (this.isStill) this.motion.place(pocket);
    else await wait(this.motion.land(pocket, now) - now);
    this.result = number;
    this.run();
  }

  /** Shows a number without motion, as when the table is opened. */
  place(number: number): void {
    this.motion.place((this.config.wheel.indexOf(number) / this.config.wheel.length) * Math.PI * 2);
    this.result = number;
    this.run();
  }

  /** Makes room for the table again on narrow screens. */
  close(): void {
    this.node.classList.remove('open');
  }

  private run(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    this.frame = 0;
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const state = this.motion.at(now);
    paintWheel(context, this.size, this.picture, state, this.result);
    if (state.height < 0.06 && !state.isResting && this.result === null && now - this.bounces > 90) {
      this.bounces = now;
      this.onBounce();
    }
    if (!state.isResting) this.run();
  }
}
