import { sql } from 'kysely';
import type { Database, Queries } from './connection';

/** Types of an SQL function's arguments; objects are passed as JSON. */
export type Argument = string | number | boolean | Date | Buffer | null | object;

/**
 * Calls one SQL function and returns its JSON. On the database it runs as a named prepared statement in its own transaction; on a
 * transaction it joins that.
 */
export async function callFunction<Answer>(on: Database | Queries, name: string, args: Argument[]): Promise<Answer> {
  if ('pool' in on) {
    const places = args.map((_, index) => `$${index + 1}`).join(', ');
    const { rows } = await on.pool.query<{ answer: Answer }>({
      name,
      text: `select ${name}(${places}) as answer`,
      values: args,
    });
    return onlyRow(rows).answer;
  }
  const { rows } = await sql<{ answer: Answer }>`select ${sql.id(name)}(${sql.join(args)}) as answer`.execute(on);
  return onlyRow(rows).answer;
}

function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('A function call returned no row');
  return row;
}
