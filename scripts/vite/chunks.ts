/**
 * Assigns chunks by markers: a module with `// @chunk <name>` in its first lines is a root of that chunk, which contains the modules
 * that its roots import statically. `// @preload` on a lazy module makes its import list the chunks shared with others,
 * so that all load together. The bundler places modules without a marker.
 */
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { isDeclaration } from './split-modules';
import { type Graph, usersOf } from './users';

/** The chunks by priority: the first one that needs a module contains it. */
const order = ['first', 'later', 'promos', 'figures'] as const;
type ChunkName = (typeof order)[number];

const isLibrary = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui|valtio|proxy-compare)[\\/]/;

const heads = new Map<string, string>();

/** The first lines of one of our source files; empty for a library or a virtual module. */
function headOf(id: string): string {
  const path = id.replace(/\?.*$/, '');
  const known = heads.get(path);
  if (known !== undefined) return known;
  const isOurs = !path.includes('node_modules') && !path.startsWith('\0') && /\.tsx?$/.test(path);
  const head = isOurs ? readFileSync(path, 'utf8').slice(0, 400) : '';
  heads.set(path, head);
  return head;
}

const chunkOf = (id: string) => /^\/\/ @chunk (\w+)$/m.exec(headOf(id))?.[1];

/** Names of chunks that load together with their shared chunks, collected while the modules are read. */
const preloaded = new Set<string>(['promos']);

/** Collects a module marked with `// @preload`; its chunk has the name of its file. */
export function notePreloaded(id: string): void {
  if (/^\/\/ @preload$/m.test(headOf(id))) preloaded.add(basename(id, extname(id)).replace(/[^\w.-]/g, '_'));
}

const chunkNameOf = (file: string) => /(?:^|\/)assets\/(.+)-[\w-]{7}\.js$/.exec(file)?.[1];

/** Whether the import of a chunk lists its shared chunks, so that they load together. Other chunks import them themselves, slightly later;
 * listing them all would take a tenth of the first load. */
export const isPreloaded = (file: string): boolean => preloaded.has(chunkNameOf(file) ?? '');

/** The marked chunks that an offline start needs. Other chunks of the first screen are cached when a window has loaded them. */
const shellChunks: ReadonlySet<string> = new Set<ChunkName>(['first', 'later', 'promos']);

/** Whether a chunk belongs to the shell, without which no page works offline. */
export const isShellChunk = (file: string): boolean => shellChunks.has(chunkNameOf(file) ?? '');

type Needed = (id: string, graph: Graph) => boolean;

/** Whether a root of a chunk imports a module statically, directly or through others. */
function neededBy(name: ChunkName): Needed {
  const known = new Map<string, boolean>();
  return function isNeeded(id, graph): boolean {
    const stored = known.get(id);
    if (stored !== undefined) return stored;
    known.set(id, false);
    const found = chunkOf(id) === name || usersOf(id, graph).some((user) => isNeeded(user, graph));
    known.set(id, found);
    return found;
  };
}

const [isFirst, isLater, isPromo, isFigures] = order.map(neededBy) as [Needed, Needed, Needed, Needed];

/**
 * One chunk of libraries and one of our own code for the lobby's first screen, one with the code that every visit runs once that is
 * shown, one of the lobby's promotions and one that measures the visit, so that slow networks load few files, and none
 * for other pages.
 */
export const groups = [
  {
    debugName: 'libraries',
    name: (id: string, graph: Graph) => (isLibrary.test(id) && isFirst(id, graph) ? 'libraries' : null),
    priority: 20,
  },
  { debugName: 'first', name: (id: string, graph: Graph) => (isFirst(id, graph) ? 'first' : null), priority: 10 },
  { debugName: 'later', name: (id: string, graph: Graph) => (isLater(id, graph) ? 'later' : null), priority: 5 },
  // Schemas used by neither: many pages share them in many combinations, each of which would become a file.
  {
    debugName: 'contract',
    name: (id: string, graph: Graph) => (isDeclaration(id) && !isPromo(id, graph) && !isFigures(id, graph) ? 'contract' : null),
    priority: 4,
  },
  { debugName: 'promos', name: (id: string, graph: Graph) => (isPromo(id, graph) ? 'promos' : null), priority: 4 },
  { debugName: 'figures', name: (id: string, graph: Graph) => (isFigures(id, graph) ? 'figures' : null), priority: 4 },
  { debugName: 'icons', name: (id: string) => (id.includes('/lucide-react/') ? 'icons' : null), priority: 4 },
];
