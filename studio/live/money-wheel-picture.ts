import { wheelSegments } from '#rules/games/live/money-wheel';
import { element } from '../shell/element';
import { shape } from '../tables/widgets';

const SEGMENTS = wheelSegments.length;
const STEP = 360 / SEGMENTS;
const RIM = 100;
const INNER = 46;
/** Whole turns before the wheel stops. */
const TURNS = 4;

/** A point of the wheel, from its angle clockwise from the top, in degrees. */
function pointAt(angle: number, radius: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
}

/** The look of a segment: its number, or that it's a multiplier. */
export function lookOf(segment: (typeof wheelSegments)[number]): string {
  return 'pays' in segment ? `wheel-${segment.pays}` : 'wheel-times';
}

function segmentNode(at: number): SVGElement {
  const segment = wheelSegments[at] ?? { pays: 1 };
  const [from, to] = [(at - 0.5) * STEP, (at + 0.5) * STEP];
  const face = shape('text', { x: 0, y: -86, 'text-anchor': 'middle', transform: `rotate(${at * STEP})` });
  face.textContent = 'pays' in segment ? String(segment.pays) : `×${segment.multiplies}`;
  return shape(
    'g',
    { class: `segment ${lookOf(segment)}` },
    shape('path', {
      d: `M${pointAt(from, RIM)} A${RIM} ${RIM} 0 0 1 ${pointAt(to, RIM)} L${pointAt(to, INNER)} A${INNER} ${INNER} 0 0 0 ${pointAt(from, INNER)} Z`,
    }),
    face,
  );
}

function gradient(): SVGElement {
  const stop = (offset: string, colour: string) => shape('stop', { offset, 'stop-color': colour });
  return shape(
    'defs',
    {},
    shape(
      'radialGradient',
      { id: 'wheel-shade', cx: 0, cy: 0, r: RIM, gradientUnits: 'userSpaceOnUse' },
      stop('45%', 'rgb(0 0 0 / 0.45)'),
      stop('60%', 'rgb(0 0 0 / 0)'),
      stop('88%', 'rgb(255 255 255 / 0.1)'),
      stop('100%', 'rgb(0 0 0 / 0.4)'),
    ),
    shape(
      'linearGradient',
      { id: 'wheel-rim', x1: 0, y1: 0, x2: 1, y2: 1 },
      stop('0', '#ffe2a0'),
      stop('0.5', '#9a6b1f'),
      stop('1', '#ffd166'),
    ),
  );
}

/** The compass star, the hub's only content while the wheel turns. */
const STAR =
  'M0.0 -28.0 L3.1 -7.4 L13.4 -13.4 L7.4 -3.1 L28.0 -0.0 L7.4 3.1 L13.4 13.4 L3.1 7.4 L0.0 28.0 L-3.1 7.4 L-13.4 13.4 L-7.4 3.1 L-28.0 0.0 L-7.4 -3.1 L-13.4 -13.4 L-3.1 -7.4 Z';

/** The wheel in front view: it turns under a pointer at the top, and its hub shows the segment at which it stopped. */
export class MoneyWheelPicture {
  readonly node: HTMLElement;
  private readonly disc = shape('g', { class: 'wheel-disc' });
  private readonly hub = shape('text', { class: 'wheel-hub-face', x: 0, y: 7, 'text-anchor': 'middle' });
  private readonly segments = wheelSegments.map((_, at) => segmentNode(at));
  private angle = 0;
  private turning: Animation | null = null;

  constructor(
    label: string,
    private readonly isStill: boolean,
  ) {
    const pegs = wheelSegments.map((_, at) => {
      const [x, y] = pointAt((at + 0.5) * STEP, 102.5).split(' ');
      return shape('circle', { class: 'wheel-peg', cx: x ?? 0, cy: y ?? 0, r: 1.1 });
    });
    this.disc.append(
      ...this.segments,
      shape('circle', { r: RIM, fill: 'url(#wheel-shade)' }),
      shape('circle', { class: 'wheel-rim', r: 103 }),
      ...pegs,
    );
    const hub = [
      shape('circle', { class: 'wheel-hub', r: 40 }),
      shape('circle', { class: 'wheel-orbit', r: 33 }),
      shape('path', { class: 'wheel-star', d: STAR }),
      this.hub,
    ];
    const svg = shape(
      'svg',
      { viewBox: '-112 -116 224 228', role: 'img', 'aria-label': label },
      gradient(),
      this.disc,
      ...hub,
      shape('path', { class: 'wheel-pointer', d: 'M-8 -114 H8 L0 -93 Z' }),
    );
    this.node = element('div', { class: 'money-wheel' }, svg);
    this.stand();
  }

  /** Removes the marks of the last round. */
  clear(): void {
    this.write('');
    for (const node of this.segments) node.classList.remove('stopped');
    this.node.classList.remove('done');
  }

  /** Turns to a segment within a number of milliseconds; resolves when the wheel has stopped. */
  async turnTo(stop: number, milliseconds: number): Promise<void> {
    this.clear();
    const from = this.angle;
    const to = from + 360 * TURNS + ((((-stop * STEP - from) % 360) + 360) % 360);
    this.angle = to % 360;
    if (!this.isStill) {
      const frames = [from, to].map((angle) => ({ transform: `rotate(${angle}deg)` }));
      this.turning = this.disc.animate(frames, { duration: milliseconds, easing: 'cubic-bezier(0.15, 0.55, 0.1, 1)', fill: 'forwards' });
      await this.turning.finished.catch(() => undefined);
    }
    this.place(stop);
  }

  /** Shows a segment without motion. */
  place(stop: number): void {
    this.clear();
    this.angle = (((-stop * STEP) % 360) + 360) % 360;
    this.stand();
    this.segments[stop]?.classList.add('stopped');
    const segment = wheelSegments[stop];
    if (segment) this.write('pays' in segment ? String(segment.pays) : `×${segment.multiplies}`);
  }

  /** Writes the round's result into the hub. */
  finish(face: string): void {
    this.write(face);
    this.node.classList.add('done');
  }

  private stand(): void {
    this.turning?.cancel();
    this.turning = null;
    this.disc.style.transform = `rotate(${this.angle}deg)`;
  }

  private write(face: string): void {
    this.hub.textContent = face;
    this.hub.classList.toggle('long', face.length > 3);
  }
}
