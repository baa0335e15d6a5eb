// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { Launch } from '#contract/messages-game';
import { generateSlot } from '#rules/games/generate-slot';
import { seededDice } from '#rules/games/seeded-dice';
import { fakeCanvas } from '#tests/support/fake-canvas';
import { localProvider } from '../protocol/local';
import { Autoplay } from '../shell/autoplay';
import { frameOf } from '../shell/frame';
import { SlotGame } from './slot-game';
import { SlotStage } from './slot-stage';
import { textsFrom } from '../text/texts';

const config = generateSlot('demo');
const game = { identifier: 'orbit-house:demo', title: 'Demo' };
let listening: { mock: { calls: Parameters<typeof window.addEventListener>[] } };

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener');
  fakeCanvas();
  vi.spyOn(SlotStage.prototype, 'spin').mockReturnValue(undefined);
});
afterEach(() => {
  // A game listens to the space bar while its page exists.
  for (const [kind, listener] of listening.mock.calls) window.removeEventListener(kind, listener);
  vi.restoreAllMocks();
});

/** A game with a spin under way whose reels turn until they get a stop. */
async function spinning(quick_stop: boolean) {
  const hurry = vi.spyOn(SlotStage.prototype, 'hurry').mockReturnValue(undefined);
  const land = vi.spyOn(SlotStage.prototype, 'land').mockReturnValue(new Promise(() => undefined));
  const launch = {
    locale: 'en',
    mode: 'demo',
    currency: 'FUN',
    game,
    config,
    sound: false,
    minimum_cycle_ms: 0,
    reduced_motion: false,
    quick_stop,
    autoplay: true,
  } as Launch;
  const provider = localProvider({ config, game, minimumCycleMs: 0, dice: seededDice('stop'), now: () => new Date(0) });
  const { node } = new SlotGame(
    frameOf(launch, { init: await provider.init(), provider, page: { say: () => undefined }, text: textsFrom(studio) }),
    config,
  );
  document.body.replaceChildren(node);
  const press = () => node.querySelector<HTMLButtonElement>('button.spin')!.click();
  press();
  await vi.waitFor(() => expect(land).toHaveBeenCalledTimes(1));
  return { node, hurry, press, label: () => node.querySelector('button.spin')!.getAttribute('aria-label') };
}

it('a press stops the reels, and the button is labelled Stop meanwhile', async () => {
  const { hurry, press, label } = await spinning(true);
  expect(label()).toBe('Stop');
  press();
  expect(hurry).toHaveBeenCalledTimes(1);
});

it('if the licence forbids a quick stop, neither the button, the space bar nor a tap on the reels ends a spin', async () => {
  const { node, hurry, press, label } = await spinning(false);
  expect(label()).toBe('Spin');
  press();
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' }));
  node.querySelector('canvas[role=img]')!.dispatchEvent(new Event('pointerdown'));
  expect(hurry).not.toHaveBeenCalled();
});

it('the main button ends autoplay, and the round continues', async () => {
  const { node, hurry, press, label } = await spinning(false);
  const auto = () => node.querySelector('.auto')!;
  // During a round the sheet opens, but nothing starts.
  expect(auto().getAttribute('aria-label')).toBe('Autoplay');
  vi.spyOn(Autoplay.prototype, 'isRunning', 'get').mockReturnValue(true);
  const stop = vi.spyOn(Autoplay.prototype, 'stop');
  press();
  expect(stop).toHaveBeenCalledExactlyOnceWith('player');
  expect(hurry).not.toHaveBeenCalled();
  expect(label()).toBe('Spin');
});
