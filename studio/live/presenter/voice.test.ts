import { beforeEach, expect, it, vi } from 'vitest';
import { Voice } from './voice';

const speech = { speak: vi.fn<(utterance: SpeechSynthesisUtterance) => void>(), cancel: vi.fn() };
const onSpeaking = vi.fn();
const utter = (text: string) => ({ text }) as SpeechSynthesisUtterance;
const voiceThat = (isOn: boolean, has: typeof speech | null = speech) =>
  new Voice('fr-CA', isOn, onSpeaking, { speech: has ?? undefined, utter });

beforeEach(() => vi.clearAllMocks());

it('says nothing until the player turns it on', () => {
  const voice = voiceThat(false);
  voice.say('No more bets');
  expect(speech.speak).not.toHaveBeenCalled();
  voice.turn(true);
  voice.say('No more bets');
  expect(speech.speak).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'No more bets', lang: 'fr-CA' }));
});

it('drops an older call for a newer one, and stops when it is turned off', () => {
  const voice = voiceThat(true);
  voice.say('Place your bets');
  voice.say('No more bets');
  expect(speech.cancel).toHaveBeenCalledTimes(2);
  speech.speak.mock.lastCall![0].onstart!({} as SpeechSynthesisEvent);
  expect(onSpeaking).toHaveBeenLastCalledWith(true);
  voice.turn(false);
  expect(speech.cancel).toHaveBeenCalledTimes(3);
  expect(onSpeaking).toHaveBeenLastCalledWith(false);
});

it('is silent in a browser without speech', () => {
  const voice = voiceThat(true, null);
  expect(voice.isAvailable).toBe(false);
  expect(() => voice.say('22')).not.toThrow();
});
