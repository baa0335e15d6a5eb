import { storage } from '#contract/storage';
import { manifest } from './scope';

/** FNV-1a in 32 bits, in base 36: identifies a release, protects nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** This worker's release, derived from its files. */
export const release = fingerprint(JSON.stringify(manifest));

/** The name of this release's cache. */
export const releaseCache = storage.caches.release + release;
