// Written by `npm run generate`: do not edit.
import type { World } from '../art/world';

const worlds: Readonly<Record<string, () => Promise<{ world: World }>>> = {
  'brass-observatory': () => import('./brass-observatory/world'),
  'cinder-forge': () => import('./cinder-forge/world'),
  'kelp-cathedral': () => import('./kelp-cathedral/world'),
  'midnight-midway': () => import('./midnight-midway/world'),
  'paper-lanterns': () => import('./paper-lanterns/world'),
  'sandglass-souk': () => import('./sandglass-souk/world'),
};

/** Loads a world of the library. Throws a RangeError for a name that it lacks. */
export async function worldOf(name: string): Promise<World> {
  const load = worlds[name];
  if (!load) throw new RangeError(`no world ${name}`);
  return (await load()).world;
}
