import { posix } from 'node:path';

/**
 * Who answers a request in development: Vite for modules and files of `public`; `script`, `worker`, `files` and the pages of
 * games and of the gallery are made by the front with Vite's help; the platform answers everything else.
 */
export type Answerer = 'vite' | 'payments' | 'worker' | 'files' | 'studio' | 'gallery' | 'platform';

/** The page of the games' frame. */
export const STUDIO_PAGE = '/studio/index.html';
/** The list of files that the service worker keeps, which in development names none. */
export const FILE_LIST = '/assets/files-development.json';

const exact: Record<string, Answerer> = {
  '/payments/script.js': 'payments',
  '/sw.js': 'worker',
  [FILE_LIST]: 'files',
  [STUDIO_PAGE]: 'studio',
  '/dev/gallery': 'gallery',
};

/** Folders whose modules a window loads. Files alone: a page of the app may have the name of a folder. */
const ofSources = /^\/(?:src|contract|rules|offline|brands|locales|studio|payments|gallery|node_modules)\/.+\.\w+$/;

/** @param isPublic whether `public` holds a file of this path */
export function whoAnswers(pathname: string, isPublic: (pathname: string) => boolean): Answerer {
  const answerer = exact[pathname];
  if (answerer) return answerer;
  if (pathname.startsWith('/@') || ofSources.test(pathname)) return 'vite';
  return isPublic(posix.normalize(pathname)) ? 'vite' : 'platform';
}
