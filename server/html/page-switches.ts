import { configsOf } from '../domains/config/configs';
import type { Platform } from '../platform';

/**
 * Reads which pages operators have switched off, as text for the cache key of documents, so that a change takes effect as fast as elsewhere
 * (USER-003). Without the database, the last value is used.
 */
export function pageSwitches(platform: Platform): () => Promise<string> {
  const configs = configsOf(platform);
  let known = '';
  return async () => {
    try {
      known = JSON.stringify(await Promise.all([configs.get('manage-promotion-pages'), configs.get('feature-flags')]));
    } catch (error) {
      platform.log.warn({ error: String(error) }, 'the switches of pages could not be read');
    }
    return known;
  };
}
