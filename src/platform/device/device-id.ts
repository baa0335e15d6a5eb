import { noteTraits, readTraits } from '#offline/session';
import { device } from './device';

/** This device's id, created once and sent at sign-up and sign-in (AUTH-002, AUTH-003); a new one each time if nothing can be stored. */
export async function deviceId(): Promise<string> {
  const { deviceId: known } = await readTraits(device);
  if (known) return known;
  const made = crypto.randomUUID();
  await noteTraits(device, { deviceId: made });
  return made;
}
