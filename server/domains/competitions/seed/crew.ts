import type { Transaction } from '#server/database/connection';
import { creditDeposit, openAccount } from '#server/database/ledger';

const nicknames = [
  'Vesper',
  'Kepler Kid',
  'Blue Shift',
  'Halley',
  'Nova Jane',
  'Quiet Moon',
  'Ion Drive',
  'Polar Day',
  'Tycho',
  'Red Dwarf',
  'Lagrange',
  'Magellan',
];
const CURRENCY = 'EUR';
const MONEY_CENTS = 50_000;

/** Demo players without a sign-in, who fill boards and draws. Returns their ids. */
export async function seedCrew(transaction: Transaction): Promise<number[]> {
  const ids: number[] = [];
  for (const nickname of nicknames) {
    const slug = nickname.toLowerCase().replace(' ', '-');
    const { id } = await transaction
      .insertInto('players')
      .values({ email: `${slug}@crew.perigee.example`, nickname, currency: CURRENCY, country: 'DE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openAccount(transaction, id, CURRENCY);
    await creditDeposit(transaction, { reference: `crew-${slug}`, player: id, currency: CURRENCY, amount: MONEY_CENTS });
    ids.push(id);
  }
  return ids;
}
