import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Database, inTransaction, type Queries } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { takeTurn } from '#server/database/player-lock';
import { notify } from '#server/domains/notifications/notify';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { audit } from '../security/audit';
import type { Where } from '../sign-in/where';
import { requireFresh } from '../two-factor/two-factor';
import { type DataSection, dataSections, personalTables } from './personal-data';
import * as store from './store';

const DAY_MS = 24 * 60 * 60_000;
/** Days for which a copy can be downloaded. */
export const COPY_DAYS = 7;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** The payload of the jobs `data_copy` and `data_copy_mail`. */
export interface DataCopyTask {
  copy: string;
}

/** A copy of all data: the player's row, and the player's rows of every other table, by section. */
export interface DataCopy {
  made_at: string;
  player: Record<string, unknown>;
  sections: Record<DataSection, Record<string, Record<string, unknown>[]>>;
}

/** The player's view of the latest copy. */
export async function copyOf(queries: Queries, player: number, now: Date) {
  const found = await store.findCopy(queries, player, now);
  if (!found) return { copy: null };
  const { id, requestedAt, readyAt, expiresAt } = found;
  return {
    copy: {
      id,
      requested_at: requestedAt.toISOString(),
      ready_at: readyAt?.toISOString() ?? null,
      expires_at: expiresAt.toISOString(),
    },
  };
}

/** Requests a copy; one that was requested today is returned again. Refuses: reauthentication_required. */
export async function requestCopy({ database, clock }: Platform, session: Session, where: Where) {
  const now = clock.now();
  requireFresh(session, now);
  const { player } = session;
  return inTransaction(database, async (transaction) => {
    await takeTurn(transaction, player);
    const known = await store.findCopy(transaction, player, now);
    if (known && now.getTime() - known.requestedAt.getTime() < DAY_MS) return copyOf(transaction, player, now);
    const copy = await store.insertCopy(transaction, player, now, new Date(now.getTime() + COPY_DAYS * DAY_MS));
    await audit(transaction, player, 'data_copy_requested', where);
    await enqueue(transaction, 'data_copy', { copy } satisfies DataCopyTask);
    return copyOf(transaction, player, now);
  });
}

async function gather(database: Database, player: number, now: Date): Promise<DataCopy> {
  const sections = Object.fromEntries(dataSections.map((section) => [section, {}])) as DataCopy['sections'];
  for (const table of personalTables) {
    if (table.copy.length > 0) sections[table.section][table.table] = await store.readRows(database, table, player);
  }
  sections.money['entries'] = await store.readEntries(database, player);
  sections.messages['support_messages'] = await store.readMessages(database, player);
  return { made_at: now.toISOString(), player: await store.readPlayerRow(database, player), sections };
}

/** The job `data_copy`: collects a player's data, and announces the copy by notification and mail. */
export async function prepareCopy({ database, clock }: Platform, { copy }: DataCopyTask): Promise<void> {
  const found = await store.findUnready(database, copy);
  if (!found) return;
  const now = clock.now();
  const content = await pack(JSON.stringify(await gather(database, found.player, now)));
  await inTransaction(database, async (transaction) => {
    if (!(await store.setReady(transaction, copy, content, now, new Date(now.getTime() + COPY_DAYS * DAY_MS)))) return;
    await enqueue(transaction, 'data_copy_mail', { player: found.player });
    const button = { title: 'account.data.note.button', path: '/profile/data' } as const;
    await notify(
      transaction,
      found.player,
      {
        type: 'personal',
        category: 'account',
        title: 'account.data.note.title',
        text: 'account.data.note.text',
        values: { days: COPY_DAYS },
        icon: 'account',
        button,
      },
      now,
    );
  });
}

/** A player's prepared copy. Refuses: not_found. */
export async function readCopy(queries: Queries, player: number, now: Date): Promise<DataCopy> {
  const content = await store.readContent(queries, player, now);
  if (!content) throw refuse('not_found');
  return JSON.parse((await unpack(content)).toString('utf8')) as DataCopy;
}
