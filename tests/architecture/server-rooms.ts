import { targetOf } from './arrows';

/** A room of the server, the files in it, and the rooms that they may import, their own aside; types count as well. */
interface Room {
  name: string;
  /** Where its files are, from `server/`: a file without its ending, a folder with a slash, or a pattern. */
  holds: readonly (string | RegExp)[];
  standsOn: readonly string[];
}

const ground = [
  'environment',
  'environment-variables',
  'timing',
  'production',
  'private-address',
  'require-node',
  'env-file',
  'texts',
  'thread',
  'sites',
  'own-address',
  'escape-html',
  'comlink-node.d',
];
const base = ['ground', 'database', 'ports'];

/**
 * The rooms of `server/`, the lowest first; each stands on earlier ones alone, so there are no circles. A file belongs to
 * the first room that holds it. Domains know the edges by their ports, and edges know no domain: `composition` brings
 * them together.
 */
export const rooms: readonly Room[] = [
  { name: 'ground', holds: ground, standsOn: [] },
  { name: 'ports', holds: ['ports/'], standsOn: [] },
  { name: 'tables', holds: ['database/core-tables', 'database/ledger-tables', /^domains\/(?:.+\/)?tables$/], standsOn: [] },
  { name: 'database', holds: ['database/'], standsOn: ['ground', 'tables'] },
  { name: 'streams', holds: [/^realtime\/(?!routes$)/], standsOn: ['database'] },
  { name: 'platform', holds: ['platform', 'domain'], standsOn: [...base, 'streams'] },
  { name: 'plugins', holds: ['plugins/'], standsOn: [...base, 'platform'] },
  { name: 'realtime', holds: ['realtime/routes'], standsOn: ['streams', 'platform', 'plugins'] },
  { name: 'covers', holds: ['covers/'], standsOn: ['ground'] },
  { name: 'domains', holds: ['domains/'], standsOn: [...base, 'tables', 'streams', 'platform', 'plugins', 'covers'] },
  { name: 'edges', holds: ['edges/'], standsOn: [...base, 'platform', 'plugins'] },
  { name: 'jobs', holds: ['jobs/'], standsOn: ['ground', 'database', 'platform'] },
  { name: 'html', holds: ['html/'], standsOn: ['ground', 'database', 'platform', 'plugins', 'domains', 'covers'] },
  { name: 'composition', holds: ['composition/'], standsOn: ['platform', 'domains', 'edges', 'jobs'] },
  {
    name: 'program',
    holds: [/^[^/]+$/],
    standsOn: [...base, 'streams', 'platform', 'plugins', 'realtime', 'domains', 'edges', 'jobs', 'html', 'composition'],
  },
];

/** The domains, the lowest first, and the ones that each may import. Those that stand on nothing can be understood alone. */
export const domainArrows: Readonly<Record<string, readonly string[]>> = {
  config: [],
  content: [],
  notifications: [],
  tracking: ['config'],
  account: ['config', 'notifications'],
  locale: ['config', 'account'],
  support: ['account', 'notifications'],
  games: ['config', 'notifications'],
  gifts: ['config', 'notifications', 'account', 'games'],
  play: ['config', 'account', 'games', 'gifts'],
  live: ['config', 'games', 'play'],
  cashbox: ['config', 'notifications', 'account', 'gifts'],
  limits: ['account', 'cashbox', 'games', 'notifications'],
  wheels: ['config', 'notifications', 'account', 'gifts'],
  competitions: ['config', 'notifications', 'account', 'games'],
  shop: ['config', 'gifts', 'wheels', 'competitions'],
  vip: ['config', 'notifications', 'account', 'gifts', 'wheels'],
  pricing: ['config', 'games', 'shop'],
  campaigns: ['games', 'gifts', 'shop', 'pricing'],
};

/** The room of a path, with or without its ending; undefined outside the server. */
export function roomOf(path: string): string | undefined {
  const [, own] = /^server\/(.+?)(?:\.tsx?)?$/.exec(path) ?? [];
  if (own === undefined) return undefined;
  const isIn = (place: string | RegExp) =>
    typeof place === 'string' ? own === place || (place.endsWith('/') && own.startsWith(place)) : place.test(own);
  return rooms.find(({ holds }) => holds.some(isIn))?.name;
}

const domainOf = (path: string) => /^server\/domains\/([^/]+)\//.exec(path)?.[1];

/** Why one import within the server is not allowed, as a sentence; undefined if it is, or if it leaves the server. */
export function whyForbiddenInServer(importer: string, specifier: string): string | undefined {
  const target = targetOf(importer, specifier);
  const [from, to] = [roomOf(importer), target && roomOf(target)];
  if (!from || !target || !to) return undefined;
  if (from !== to && !rooms.find(({ name }) => name === from)!.standsOn.includes(to)) return `${from} may not import ${to}`;
  const [domain, other] = [domainOf(importer), domainOf(target)];
  if (!domain || !other || domain === other || domainArrows[domain]?.includes(other)) return undefined;
  // Types of tables are known to all through the database.
  return to === 'tables' ? undefined : `the domain ${domain} may not import ${other}`;
}
