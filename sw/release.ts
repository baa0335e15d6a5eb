import { storage } from '#contract/storage';
import { manifest } from './scope';

/** FNV-1a in 32 bits, written in base 36: names a release, guards nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The release that this worker belongs to: it follows from the files. */
export const release = fingerprint(JSON.stringify(manifest));

/** The cache of this release. */
export const releaseCache = storage.caches.release + release;
