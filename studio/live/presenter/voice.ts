/** The parts of the browser's speech API that a voice uses. */
type Speech = Pick<SpeechSynthesis, 'speak' | 'cancel'>;

interface Parts {
  speech: Speech | undefined;
  utter: (words: string) => SpeechSynthesisUtterance;
}

const ofBrowser = (): Parts => ({
  // A browser without speech, such as an in-app one, has no voice.
  speech: 'speechSynthesis' in globalThis ? speechSynthesis : undefined,
  utter: (words) => new SpeechSynthesisUtterance(words),
});

/** Speaks calls with the browser's speech synthesis. A newer call replaces an older one, which is out of date. */
export class Voice {
  private isSpeaking = false;

  constructor(
    private readonly language: string,
    public isOn: boolean,
    /** Whether somebody speaks now. */
    private readonly onSpeaking: (isSpeaking: boolean) => void,
    private readonly parts: Parts = ofBrowser(),
  ) {}

  get isAvailable(): boolean {
    return this.parts.speech !== undefined;
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (!isOn) this.stop();
  }

  say(words: string): void {
    const { speech, utter } = this.parts;
    if (!this.isOn || !speech || words === '') return;
    speech.cancel();
    const utterance = utter(words);
    utterance.lang = this.language;
    utterance.onstart = () => this.note(true);
    utterance.onend = () => this.note(false);
    utterance.onerror = () => this.note(false);
    speech.speak(utterance);
  }

  /** Stops speaking: the page is hidden, or the voice is off. */
  stop(): void {
    this.parts.speech?.cancel();
    this.note(false);
  }

  private note(isSpeaking: boolean): void {
    if (this.isSpeaking === isSpeaking) return;
    this.isSpeaking = isSpeaking;
    this.onSpeaking(isSpeaking);
  }
}
