// Written by `npm run generate`: do not edit.
import type { World } from '../art/world';

const worlds: Readonly<Record<string, () => Promise<{ world: World }>>> = {
  'brass-observatory': () => import('./brass-observatory/world'),
  'cinder-forge': () => import('./cinder-forge/world'),
  'firelight-pines': () => import('./firelight-pines/world'),
  'glacier-post': () => import('./glacier-post/world'),
  'kelp-cathedral': () => import('./kelp-cathedral/world'),
  'marble-oracle': () => import('./marble-oracle/world'),
  'midnight-midway': () => import('./midnight-midway/world'),
  'paper-lanterns': () => import('./paper-lanterns/world'),
  'sandglass-souk': () => import('./sandglass-souk/world'),
  'smugglers-tide': () => import('./smugglers-tide/world'),
};

/** Loads a world of the library. Throws a RangeError for a name that it lacks. */
export async function worldOf(name: string): Promise<World> {
  const load = worlds[name];
  if (!load) throw new RangeError(`no world ${name}`);
  return (await load()).world;
}
