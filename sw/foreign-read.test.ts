import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { device } from '#tests/support/worker-device';

it('a pending read of a player whom the device doesn’t know yet is cancelled by a sign-out [OFF-003b]', async () => {
  const { ask, network } = await device();
  network.isStuck = true;
  const asked = ask('/api/player/accounts');
  await eventually(() => expect(network.count('/api/player/accounts')).toBe(1));
  await ask('/api/users/sign_out', { method: 'DELETE' });
  expect(network.requests[0]!.signal.aborted).toBe(true);
  expect((await asked).response!.status).toBe(204);
});
