import { posix } from 'node:path';

/**
 * The handler of a request in development: Vite for modules and files in `public`; the front server, with Vite's help,
 * for `script`, `worker`, `files` and the pages of games and gallery; the API server for everything else.
 */
export type HandlerName = 'vite' | 'payments' | 'worker' | 'files' | 'studio' | 'gallery' | 'platform';

/** The page of a game frame. */
export const STUDIO_PAGE = '/studio/index.html';
/** The precache manifest, empty in development. */
export const FILE_LIST = '/assets/files-development.json';

const exact: Record<string, HandlerName> = {
  '/payments/script.js': 'payments',
  '/sw.js': 'worker',
  [FILE_LIST]: 'files',
  [STUDIO_PAGE]: 'studio',
  '/dev/gallery': 'gallery',
};

/** Folders with modules that a window loads. Only files match: a page of the app may have a folder's name. */
const ofSources = /^\/(?:src|contract|rules|offline|brands|locales|studio|payments|gallery|node_modules)\/.+\.\w+$/;

/** @param isPublic whether `public` has a file at this path */
export function handlerOf(pathname: string, isPublic: (pathname: string) => boolean): HandlerName {
  const handler = exact[pathname];
  if (handler) return handler;
  if (pathname.startsWith('/@') || ofSources.test(pathname)) return 'vite';
  return isPublic(posix.normalize(pathname)) ? 'vite' : 'platform';
}
