import { element } from '../shell/element';
import { shape } from './widgets';

/** A rocket whose height is the multiplier, with its curve so far and the multiplier in large figures. */
export class Flight {
  readonly node: HTMLElement;
  private readonly figure = element('p', { class: 'roll', 'aria-hidden': 'true' });
  private readonly curve = shape('path', { class: 'curve', d: '' });
  private readonly under = shape('path', { class: 'under', d: '' });
  private readonly rocket = shape(
    'g',
    { class: 'rocket' },
    shape('path', { d: 'M0 -13 C6 -7 7 1 5 8 H-5 C-7 1 -6 -7 0 -13 Z', class: 'hull' }),
    shape('path', { d: 'M-5 4 L-10 11 L-4 9 Z M5 4 L10 11 L4 9 Z', class: 'fins' }),
    shape('circle', { cy: -3, r: 2.4, class: 'window' }),
    shape('path', { d: 'M-3 9 L0 20 L3 9 Z', class: 'flame' }),
  );
  private readonly picture = shape('svg', { 'aria-hidden': 'true' }, this.under, this.curve, this.rocket);
  /** The painted state: the elapsed time and the multiplier. */
  private painted: [elapsed: number, times: number] = [0, 100];

  /** `written` formats a multiplier in hundredths. */
  constructor(private readonly written: (times: number) => string) {
    this.node = element('div', { class: 'flight' }, this.picture, this.figure);
    new ResizeObserver(() => this.paint(...this.painted)).observe(this.node);
    this.paint(0, 100);
  }

  /** Shows the rocket after `elapsed` milliseconds, at a multiplier in hundredths. */
  paint(elapsed: number, times: number): void {
    this.painted = [elapsed, times];
    this.figure.textContent = this.written(times);
    const width = this.node.clientWidth || 340;
    const height = this.node.clientHeight || 220;
    this.picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const span = Math.max(6_000, elapsed * 1.15);
    const top = Math.max(220, times * 1.2);
    const at = (ms: number) => ({
      x: 24 + (ms / span) * (width - 48),
      y: height - 24 - ((100 * Math.exp(ms / 8_000) - 100) / (top - 100)) * (height - 60),
    });
    const points = Array.from({ length: 33 }, (_, i) => at((elapsed * i) / 32));
    const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
    const { x, y } = at(elapsed);
    this.curve.setAttribute('d', line);
    this.under.setAttribute('d', `${line} L${x.toFixed(1)} ${height} L24 ${height} Z`);
    const before = at(Math.max(0, elapsed - 120));
    const turn = (Math.atan2(x - before.x, before.y - y) * 180) / Math.PI;
    this.rocket.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${elapsed === 0 ? 60 : turn.toFixed(1)})`);
  }
}
