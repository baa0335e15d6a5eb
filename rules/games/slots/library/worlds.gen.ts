// Written by `npm run generate`: do not edit.
import type { World } from '../art/world';

const worlds: Readonly<Record<string, () => Promise<{ world: World }>>> = {
  'alembic-cellar': () => import('./alembic-cellar/world'),
  'bathysphere': () => import('./bathysphere/world'),
  'blue-porcelain': () => import('./blue-porcelain/world'),
  'brass-observatory': () => import('./brass-observatory/world'),
  'chrome-mile': () => import('./chrome-mile/world'),
  'cinder-forge': () => import('./cinder-forge/world'),
  'citrus-court': () => import('./citrus-court/world'),
  'cold-logic': () => import('./cold-logic/world'),
  'copper-juniper': () => import('./copper-juniper/world'),
  'cumulus-fleet': () => import('./cumulus-fleet/world'),
  'deco-line': () => import('./deco-line/world'),
  'escapement': () => import('./escapement/world'),
  'event-horizon': () => import('./event-horizon/world'),
  'firelight-pines': () => import('./firelight-pines/world'),
  'gale-light': () => import('./gale-light/world'),
  'gilded-opera': () => import('./gilded-opera/world'),
  'glacier-post': () => import('./glacier-post/world'),
  'glasshouse-nine': () => import('./glasshouse-nine/world'),
  'gold-tesserae': () => import('./gold-tesserae/world'),
  'great-swell': () => import('./great-swell/world'),
  'jade-stair': () => import('./jade-stair/world'),
  'kelp-cathedral': () => import('./kelp-cathedral/world'),
  'lamplight-stacks': () => import('./lamplight-stacks/world'),
  'late-harvest': () => import('./late-harvest/world'),
  'lode-lantern': () => import('./lode-lantern/world'),
  'longhouse-runes': () => import('./longhouse-runes/world'),
  'lunar-foundry': () => import('./lunar-foundry/world'),
  'marble-oracle': () => import('./marble-oracle/world'),
  'masque-canal': () => import('./masque-canal/world'),
  'midnight-midway': () => import('./midnight-midway/world'),
  'night-express': () => import('./night-express/world'),
  'paper-lanterns': () => import('./paper-lanterns/world'),
  'red-mesa': () => import('./red-mesa/world'),
  'rose-window': () => import('./rose-window/world'),
  'salt-mirror': () => import('./salt-mirror/world'),
  'sandglass-souk': () => import('./sandglass-souk/world'),
  'smugglers-tide': () => import('./smugglers-tide/world'),
  'sun-barge': () => import('./sun-barge/world'),
  'tea-terraces': () => import('./tea-terraces/world'),
  'vector-coast': () => import('./vector-coast/world'),
};

/** Loads a world of the library. Throws a RangeError for a name that it lacks. */
export async function worldOf(name: string): Promise<World> {
  const load = worlds[name];
  if (!load) throw new RangeError(`no world ${name}`);
  return (await load()).world;
}
