import { sql } from 'kysely';
import type { Database } from '#server/database/connection';

/** What the sandbox signs with, made with the database, so that every server on it knows the same tokens. */
export async function sandboxSecret(database: Database): Promise<string> {
  const { rows } = await sql<{ value: string }>`select value #>> '{}' as value from settings where key = 'payments_sandbox_secret'`.execute(database);
  const secret = rows[0]?.value;
  if (!secret) throw new Error('the settings lack the secret of the payments sandbox');
  return secret;
}
