import type { Locale } from '#contract/fields/locale';
import type { Database } from '#offline/database';
import { type KnownResponse, type Question, remember } from '#offline/last-known';
import type { AppContext } from '../context/app-context';
import { releaseFirstData } from './first-data';

/** A paged list as the query cache stores it: the first page is the address's response. */
function answerOf(data: unknown): unknown {
  const { pages } = (data ?? {}) as { pages?: readonly unknown[] };
  return Array.isArray(pages) ? pages[0] : data;
}

/**
 * Stores the public responses in the document as last-known, as if the window had requested them: an offline start needs them, and the
 * service worker sees only requests (OFF-001).
 */
export async function storeFirstData(app: AppContext, database: Database, locale: Locale): Promise<void> {
  for (const { queryKey, meta, state } of releaseFirstData(app)) {
    const [privacy, call] = queryKey;
    const url = meta?.url;
    if (privacy !== 'public' || typeof call !== 'string' || typeof url !== 'string' || state.data === undefined) continue;
    const question: Question = { call, url, locale, shape: meta?.shape as string | undefined };
    const response: KnownResponse = { text: JSON.stringify(answerOf(state.data)), storedAt: Math.min(Date.now(), state.dataUpdatedAt) };
    if (!(await keepPatiently(() => remember(database, question, null, response)))) return;
  }
}

const AGAIN_MS = 5_000;
const ATTEMPTS = 6;

/** The database may open late in a window that has just started. Returns whether something was stored. */
async function keepPatiently(keep: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    if (await keep()) return true;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return keep();
}
