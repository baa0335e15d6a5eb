import type { LiveKind } from '#contract/fields/live';
import { button, icon } from '../../shell/element';
import type { Frame } from '../../shell/frame';
import { Voice } from './voice';

interface Look {
  skin: string;
  hair: string;
  /** The outline of the hair, behind and over the head. */
  back: string;
  front: string;
  jacket: string;
  accent: string;
}

const bob = {
  back: 'M26 46 C22 18 74 18 70 46 L71 62 C60 70 36 70 25 62 Z',
  front: 'M28 44 C30 26 50 22 56 30 C64 30 69 36 69 45 C62 42 56 38 53 34 C46 42 36 44 28 44 Z',
};
const short = {
  back: 'M28 42 C26 18 70 18 68 42 Z',
  front: 'M28 42 C28 24 40 20 50 21 C62 20 69 28 68 42 C64 36 60 33 52 33 C42 33 34 34 28 42 Z',
};
const bun = {
  back: 'M28 44 C26 22 70 22 68 44 Z M40 16 A9 9 0 1 0 58 16 A9 9 0 1 0 40 16 Z',
  front: 'M28 44 C30 28 42 25 48 25 C58 25 67 30 68 44 C60 40 54 34 48 33 C42 34 34 40 28 44 Z',
};

/** Each kind of table has a presenter of its own. */
const looks: Record<LiveKind, Look> = {
  roulette: { skin: '#d9a074', hair: '#2b1d1a', ...bob, jacket: '#27305c', accent: '#ff9a5c' },
  baccarat: { skin: '#f0c7a2', hair: '#8a4b2a', ...bun, jacket: '#5a1f3d', accent: '#f3c969' },
  blackjack: { skin: '#8c5a3c', hair: '#17110f', ...short, jacket: '#14463b', accent: '#8ce0c6' },
  wheel: { skin: '#e8b48c', hair: '#c9cbe0', ...short, jacket: '#43307a', accent: '#ffd166' },
  launch: { skin: '#6f4630', hair: '#241814', ...bob, jacket: '#1d3f63', accent: '#7fc8ff' },
};

const SVG = 'http://www.w3.org/2000/svg';

function shape(tag: 'path' | 'ellipse', attributes: Record<string, string>): SVGElement {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

/** The presenter from the waist up, in outline and without a face. Its calls are written and announced elsewhere. */
function portrait({ skin, hair, back, front, jacket, accent }: Look): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '14 14 68 68');
  svg.setAttribute('aria-hidden', 'true');
  const line = { fill: 'none', stroke: accent, 'stroke-width': '2.4', 'stroke-linecap': 'round' };
  svg.append(
    shape('path', { d: back, fill: hair }),
    shape('path', { d: 'M8 96 C10 76 26 70 38 68 L58 68 C70 70 86 76 88 96 Z', fill: jacket }),
    shape('path', { d: 'M40 60 H56 V70 L48 80 L40 70 Z', fill: skin }),
    shape('path', { d: 'M38 68 L48 80 L58 68 L62 70 L50 92 H46 L34 70 Z', fill: '#0c1122' }),
    shape('ellipse', { cx: '48', cy: '46', rx: '18', ry: '21', fill: skin }),
    shape('path', { d: front, fill: hair }),
    // A headset over head and ear.
    shape('path', { ...line, d: 'M29 46 C29 22 67 22 67 46' }),
    shape('path', { ...line, 'stroke-width': '5', d: 'M67 44 V53' }),
    shape('path', { ...line, d: 'M67 54 C66 62 60 65 54 65' }),
    // Waves at the microphone while the presenter speaks.
    shape('path', { ...line, class: 'presenter-waves', d: 'M50 58 C46 62 46 68 50 72 M45 54 C39 60 39 70 45 76' }),
  );
  svg.setAttribute('class', 'presenter');
  return svg;
}

const waves = 'M5 10 V14 M9 7 V17 M13 4 V20 M17 8 V16 M21 10.5 V13.5';

/** The presenter of a live table: a picture, and a voice for the calls, which the player can turn on. */
export class Presenter {
  readonly node: SVGSVGElement;
  /** Turns the voice on or off; null in a browser without speech. */
  readonly toggle: HTMLButtonElement | null;
  private readonly voice: Voice;

  constructor(
    private readonly frame: Frame,
    kind: LiveKind,
  ) {
    this.node = portrait(looks[kind]);
    this.voice = new Voice(document.documentElement.lang, frame.speaks, (isSpeaking) => this.node.classList.toggle('speaking', isSpeaking));
    this.toggle = this.voice.isAvailable
      ? button(frame.text('voice_on'), 'icon-button voice', () => this.turn(!this.voice.isOn), icon(waves))
      : null;
    this.name();
    document.addEventListener('visibilitychange', () => document.hidden && this.voice.stop());
    window.addEventListener('pagehide', () => this.voice.stop());
  }

  /** Speaks a call if the voice is on. */
  call(words: string): void {
    if (!document.hidden) this.voice.say(words);
  }

  private turn(isOn: boolean): void {
    this.voice.turn(isOn);
    this.frame.page.say({ kind: 'voice', on: isOn });
    this.name();
    if (isOn) this.call(this.frame.text('voice_is_on'));
  }

  private name(): void {
    const { isOn } = this.voice;
    const label = this.frame.text(isOn ? 'voice_off' : 'voice_on');
    this.toggle?.setAttribute('aria-label', label);
    this.toggle?.setAttribute('aria-pressed', String(isOn));
    if (this.toggle) this.toggle.title = label;
  }
}
