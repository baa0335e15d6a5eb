import { afterEach, expect, it, vi } from 'vitest';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { PushSwitch } from './push-switch';

const device = vi.hoisted(() => ({ isOn: false, isDown: true }));

vi.mock('./push-ability', () => ({ pushAbility: () => 'granted' }));
vi.mock('./push', () => ({
  isSubscribed: async () => device.isOn,
  askForPush: async () => {
    if (device.isDown) throw new TypeError('network');
    device.isOn = true;
  },
  unsubscribe: async () => void (device.isOn = false),
}));

let shown: Rendered;

afterEach(() => shown.unmount());

it('a switch that failed announces it and can be pressed again; permission alone isn’t on', async () => {
  shown = await render(<PushSwitch />);
  await shown.until(() => expect(pageText()).toContain('Notifications are off on this device.'));
  expect(findOn('[role="alert"]')).toBeNull();
  await pressButton('Turn on');
  await shown.until(() => expect(findOn('[role="alert"]')).not.toBeNull());
  device.isDown = false;
  await pressButton('Turn on');
  await shown.until(() => expect(pageText()).toContain('Notifications are on for this device.'));
  expect(findOn('[role="alert"]')).toBeNull();
});
