/** A note: pitch in hertz, start and duration in seconds. */
interface Note {
  hertz: number;
  at?: number;
  rings?: number;
  gain?: number;
  wave?: OscillatorType;
  slideTo?: number;
}

const scale = [392, 440, 523.25, 587.33, 659.25, 783.99, 880];

/** The studio's sounds, composed of a few notes. Off until the player turns them on. */
export class Synth {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  isOn = false;

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

  start(): void {
    this.play([{ hertz: 130, slideTo: 260, rings: 0.28, wave: 'triangle', gain: 0.5 }]);
  }

  reelStop(reel: number): void {
    this.play([
      { hertz: 150 - reel * 6, slideTo: 80, rings: 0.09, wave: 'triangle' },
      { hertz: 1200, rings: 0.02, gain: 0.12, wave: 'square' },
    ]);
  }

  scatter(count: number): void {
    const root = scale[Math.min(count, scale.length - 1)] ?? 440;
    this.play([
      { hertz: root, rings: 0.5, gain: 0.5 },
      { hertz: root * 1.5, at: 0.07, rings: 0.5, gain: 0.35 },
    ]);
  }

  /** A gain, longer for a larger one; `times` is the win in stakes. */
  win(times: number): void {
    const length = times >= 10 ? 7 : times >= 3 ? 5 : 3;
    this.play(scale.slice(0, length).map((hertz, i) => ({ hertz, at: i * 0.09, rings: 0.45, gain: 0.45 })));
  }

  freeSpins(): void {
    this.play([0, 2, 4, 6, 4, 6].map((step, i) => ({ hertz: scale[step] ?? 440, at: i * 0.12, rings: 0.6, gain: 0.45 })));
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
