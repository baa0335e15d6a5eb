import { noteTraits, readTraits } from '#offline/session';
import { device } from './device';

/** The name of this device, made once and told at the doors (AUTH-002, AUTH-003); a new one each time where nothing is kept. */
export async function deviceId(): Promise<string> {
  const { deviceId: known } = await readTraits(device);
  if (known) return known;
  const made = crypto.randomUUID();
  await noteTraits(device, { deviceId: made });
  return made;
}
