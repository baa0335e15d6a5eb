import { targetOf } from './arrows';

/** A layer of the server, its files, and the other layers that they may import; type imports count. */
interface Layer {
  name: string;
  /** Its files, relative to `server/`: a file without its extension, a folder with a slash, or a pattern. */
  holds: readonly (string | RegExp)[];
  mayImport: readonly string[];
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
 * The layers of `server/`, the lowest first; each imports earlier ones only, so there are no cycles. A file belongs to
 * the first layer that contains it. Domains use the edges by their ports, and edges use no domain: `composition` connects
 * them.
 */
export const layers: readonly Layer[] = [
  { name: 'ground', holds: ground, mayImport: [] },
  { name: 'ports', holds: ['ports/'], mayImport: [] },
  { name: 'tables', holds: ['database/core-tables', 'database/ledger-tables', /^domains\/(?:.+\/)?tables$/], mayImport: [] },
  { name: 'database', holds: ['database/'], mayImport: ['ground', 'tables'] },
  { name: 'streams', holds: [/^realtime\/(?!routes$)/], mayImport: ['database'] },
  { name: 'platform', holds: ['platform', 'domain'], mayImport: [...base, 'streams'] },
  { name: 'plugins', holds: ['plugins/'], mayImport: [...base, 'platform'] },
  { name: 'realtime', holds: ['realtime/routes'], mayImport: ['streams', 'platform', 'plugins'] },
  { name: 'covers', holds: ['covers/'], mayImport: ['ground'] },
  { name: 'domains', holds: ['domains/'], mayImport: [...base, 'tables', 'streams', 'platform', 'plugins', 'covers'] },
  { name: 'edges', holds: ['edges/'], mayImport: [...base, 'platform', 'plugins'] },
  { name: 'jobs', holds: ['jobs/'], mayImport: ['ground', 'database', 'platform'] },
  { name: 'html', holds: ['html/'], mayImport: ['ground', 'database', 'platform', 'plugins', 'domains', 'covers'] },
  { name: 'composition', holds: ['composition/'], mayImport: ['platform', 'domains', 'edges', 'jobs'] },
  {
    name: 'program',
    holds: [/^[^/]+$/],
    mayImport: [...base, 'streams', 'platform', 'plugins', 'realtime', 'domains', 'edges', 'jobs', 'html', 'composition'],
  },
];

/** The domains, the lowest first, and the domains that each may import. */
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

/** The layer of a path, with or without its extension; undefined outside the server. */
export function layerOf(path: string): string | undefined {
  const [, own] = /^server\/(.+?)(?:\.tsx?)?$/.exec(path) ?? [];
  if (own === undefined) return undefined;
  const isIn = (place: string | RegExp) =>
    typeof place === 'string' ? own === place || (place.endsWith('/') && own.startsWith(place)) : place.test(own);
  return layers.find(({ holds }) => holds.some(isIn))?.name;
}

const domainOf = (path: string) => /^server\/domains\/([^/]+)\//.exec(path)?.[1];

/** Why one import within the server is not allowed, as a sentence; undefined if it is, or if it leaves the server. */
export function whyForbiddenInServer(importer: string, specifier: string): string | undefined {
  const target = targetOf(importer, specifier);
  const [from, to] = [layerOf(importer), target && layerOf(target)];
  if (!from || !target || !to) return undefined;
  if (from !== to && !layers.find(({ name }) => name === from)!.mayImport.includes(to)) return `${from} may not import ${to}`;
  const [domain, other] = [domainOf(importer), domainOf(target)];
  if (!domain || !other || domain === other || domainArrows[domain]?.includes(other)) return undefined;
  // Types of tables are shared by all domains through the database.
  return to === 'tables' ? undefined : `the domain ${domain} may not import ${other}`;
}
