import type { SoundSet } from '#rules/games/slots/art/world';

/** A note: pitch in hertz, start and duration in seconds. */
interface Note {
  hertz: number;
  at?: number;
  rings?: number;
  gain?: number;
  wave?: OscillatorType;
  slideTo?: number;
}

/** Scales in semitones above their lowest note; each spans more than an octave, so that a run always rises. */
const scales: Readonly<Record<SoundSet['scale'], readonly number[]>> = {
  major: [0, 2, 4, 7, 9, 11, 12],
  minor: [0, 3, 5, 7, 8, 11, 12],
  dorian: [0, 2, 3, 7, 9, 10, 12],
  pentatonic: [0, 2, 4, 7, 9, 12, 14],
  whole: [0, 2, 4, 6, 8, 10, 12],
  phrygian: [0, 1, 4, 5, 7, 8, 12],
};

/** The sound of a stopping reel: pitch, the pitch it slides to, its duration, and the click over it. */
const stops: Readonly<
  Record<SoundSet['stop'], readonly [hertz: number, slideTo: number, rings: number, click: number, wave: OscillatorType]>
> = {
  wood: [150, 80, 0.09, 1200, 'triangle'],
  metal: [240, 210, 0.22, 2400, 'square'],
  glass: [880, 860, 0.3, 3600, 'sine'],
  stone: [90, 50, 0.14, 500, 'triangle'],
  soft: [130, 110, 0.12, 700, 'sine'],
};

const plain: SoundSet = { root: 392, scale: 'pentatonic', tone: 'sine', rings: 0.45, stop: 'wood' };

/** The pitches of a world's scale, moved into the octave that small speakers play well. */
export function pitchesOf({ root, scale }: Pick<SoundSet, 'root' | 'scale'>): number[] {
  const lowest = root * 2 ** Math.max(0, Math.ceil(Math.log2(260 / root)));
  return scales[scale].map((step) => Number((lowest * 2 ** (step / 12)).toFixed(2)));
}

/** Waves with many overtones sound louder, so they're played softer. */
const gainOf = (tone: OscillatorType) => (tone === 'square' || tone === 'sawtooth' ? 0.2 : 0.45);

/** The studio's sounds, composed of a few notes. Off until the player turns them on. */
export class Synth {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  isOn = false;
  private set = plain;
  private scale = pitchesOf(plain);

  /** Turning on needs a click, which is when browsers let a page play sound. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (!isOn) {
      void this.context?.suspend();
      return;
    }
    if (!this.context) {
      this.context = new AudioContext();
      this.out = this.context.createGain();
      this.out.gain.value = 0.22;
      this.out.connect(this.context.destination);
    }
    void this.context.resume();
  }

  /** Sets the sounds of a world; without any, the studio's own stay. */
  tune(set: SoundSet | undefined): void {
    if (!set) return;
    this.set = set;
    this.scale = pitchesOf(set);
  }

  start(): void {
    this.play([{ hertz: 130, slideTo: 260, rings: 0.28, wave: 'triangle', gain: 0.5 }]);
  }

  reelStop(reel: number): void {
    const [hertz, slideTo, rings, click, wave] = stops[this.set.stop];
    this.play([
      { hertz: hertz * (1 - reel * 0.04), slideTo, rings, wave },
      { hertz: click, rings: 0.02, gain: 0.12, wave: 'square' },
    ]);
  }

  /** The sound of a reel that turns longer because it may start the feature. */
  rising(): void {
    const [low = 220] = this.scale;
    this.play([{ hertz: low / 2, slideTo: low * 1.5, rings: 0.9, gain: 0.25, wave: this.set.tone }]);
  }

  scatter(count: number): void {
    const root = this.scale[Math.min(count, this.scale.length - 1)] ?? 440;
    this.play([
      { hertz: root, rings: 0.5, gain: 0.5 },
      { hertz: root * 1.5, at: 0.07, rings: 0.5, gain: 0.35 },
    ]);
  }

  /** A gain, longer for a larger one; `times` is the win in stakes. */
  win(times: number): void {
    const length = times >= 10 ? 7 : times >= 3 ? 5 : 3;
    const { tone, rings } = this.set;
    this.play(this.scale.slice(0, length).map((hertz, i) => ({ hertz, at: i * 0.09, rings, gain: gainOf(tone), wave: tone })));
  }

  freeSpins(): void {
    const { tone, rings } = this.set;
    const steps = [0, 2, 4, 6, 4, 6];
    this.play(
      steps.map((step, i) => ({ hertz: this.scale[step] ?? 440, at: i * 0.12, rings: rings * 1.3, gain: gainOf(tone), wave: tone })),
    );
  }

  chip(): void {
    this.play([{ hertz: 1500, slideTo: 900, rings: 0.05, gain: 0.3 }]);
  }

  ball(): void {
    this.play([{ hertz: 900, slideTo: 500, rings: 0.04, gain: 0.35, wave: 'square' }]);
  }

  private play(notes: readonly Note[]): void {
    const { context, out } = this;
    if (!this.isOn || !context || !out) return;
    for (const { hertz, at = 0, rings = 0.2, gain = 0.6, wave = 'sine', slideTo } of notes) {
      const start = context.currentTime + at;
      const oscillator = context.createOscillator();
      const envelope = context.createGain();
      oscillator.type = wave;
      oscillator.frequency.setValueAtTime(hertz, start);
      if (slideTo) oscillator.frequency.exponentialRampToValueAtTime(slideTo, start + rings);
      envelope.gain.setValueAtTime(0.0001, start);
      envelope.gain.exponentialRampToValueAtTime(gain, start + 0.012);
      envelope.gain.exponentialRampToValueAtTime(0.0001, start + rings);
      oscillator.connect(envelope).connect(out);
      oscillator.start(start);
      oscillator.stop(start + rings + 0.02);
    }
  }
}
