// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { Launch } from '#contract/messages-game';
import { textsFrom } from '../text/texts';
import { frameOf } from './frame';

const say = vi.fn<(message: object) => void>();
const resume = vi.fn<() => Promise<void>>();
const suspend = vi.fn<() => Promise<void>>();

class FakeAudio {
  destination = {};
  resume = resume;
  suspend = suspend;
  createGain() {
    return { gain: { value: 0 }, connect: () => undefined };
  }
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('AudioContext', FakeAudio);
});

const launch = { locale: 'en', sound: false, reduced_motion: true, autoplay: true, turbo: true } as Launch;
const open = (change: Partial<Launch> = {}) =>
  frameOf({ ...launch, ...change }, {
    init: { session: { currency: 'EUR', mode: 'real', balance_cents: 0 } },
    page: { say },
    text: textsFrom(studio),
  } as never);

it('the sound button turns the sound on and off, says what it does next, and has the page remember it', () => {
  const { soundButton, synth } = open();
  const label = () => soundButton.getAttribute('aria-label');
  expect([synth.isOn, label()]).toEqual([false, 'Turn sound on']);
  soundButton.click();
  expect([synth.isOn, label(), resume.mock.calls.length]).toEqual([true, 'Turn sound off', 1]);
  soundButton.click();
  expect([synth.isOn, label(), suspend.mock.calls.length]).toEqual([false, 'Turn sound on', 1]);
  expect(say.mock.calls).toEqual([[{ kind: 'sound', on: true }], [{ kind: 'sound', on: false }]]);
});

it('a launch with sound starts with it, without telling the page what it knows', () => {
  expect(open({ sound: true }).synth.isOn).toBe(true);
  expect(say).not.toHaveBeenCalled();
});

it('a replay has neither autoplay nor turbo, whatever the licence allows', () => {
  expect(open().policy).toEqual({ autoplay: true, turbo: true });
  expect(open({ replay: { kind: 'dice' } as never }).policy).toEqual({ autoplay: false, turbo: false });
});
