import { isResultFresh, type RegisterName, registersOf } from '#rules/account/verification/registers';
import type { Database } from '#server/database/connection';
import type { Platform } from '#server/platform';
import type { RegisterPerson } from '#server/ports/exclusion-registers';
import { Refused, refuse } from '#server/plugins/refusals';
import type { Row } from '../players/users';
import { audit } from '../security/audit';
import { sharesWithExcluded } from '../matching/document-hashes-store';
import { storeResult, readResult, readPerson } from './store';

export type Asker = Pick<Platform, 'registers' | 'clock' | 'log'> & { database: Database };

/** Queries one register. Refuses: register_unavailable. */
async function ask({ registers, log }: Asker, register: RegisterName, person: RegisterPerson): Promise<boolean> {
  try {
    return await registers.isExcluded(register, person);
  } catch (error) {
    log.error({ register, error: String(error) }, 'a national register is unavailable, so players under its licence can’t play');
    throw refuse('register_unavailable');
  }
}

/**
 * Before deposits and play, queries the registers of the account's licence for a national self-exclusion of its player; the results
 * count for a day. Must run outside any transaction, because they're remote. Refuses without a result, and to a player with the
 * document of a self-excluded one, until operators have decided (0131). Refuses: player_excluded, register_unavailable.
 */
export async function requireNotRegistered(asker: Asker, player: number): Promise<void> {
  const { database, clock } = asker;
  if (await sharesWithExcluded(database, player)) throw refuse('player_excluded');
  const person = await readPerson(database, player);
  for (const register of registersOf(person.license_name)) {
    const known = await readResult(database, player, register);
    let isExcluded = known?.isExcluded ?? false;
    if (!known || !isResultFresh(known, clock.now())) {
      isExcluded = await ask(asker, register, {
        firstName: person.first_name ?? '',
        lastName: person.last_name ?? '',
        birthDate: person.date_of_birth ?? '',
        email: person.email,
        phone: person.mobile_phone,
        postalCode: person.postal_code,
      });
      await storeResult(database, player, register, isExcluded, clock.now());
      if (isExcluded && known?.isExcluded !== true) await audit(database, player, 'register_excluded', { register });
    }
    if (isExcluded) throw refuse('player_excluded');
  }
}

/**
 * Before a sign-up, queries the registers of the licence for a national self-exclusion; returns the registers that don't list the person.
 * Must run outside any transaction. Without a result it refuses. Refuses: player_excluded, register_unavailable.
 */
export async function requirePersonNotRegistered(asker: Asker, licence: string | null, person: RegisterPerson): Promise<RegisterName[]> {
  const registers = [...registersOf(licence)];
  for (const register of registers) {
    if (!(await ask(asker, register, person))) continue;
    await audit(asker.database, null, 'register_refused_sign_up', { register });
    throw refuse('player_excluded');
  }
  return registers;
}

/**
 * Queries at a sign-in, so that an exclusion is known before the first deposit. It never refuses: the money can still be withdrawn, and
 * deposits and play query again.
 */
export async function askAtSignIn(asker: Asker, { id, license_name: licence }: Pick<Row, 'id' | 'license_name'>): Promise<void> {
  if (registersOf(licence).length === 0) return;
  try {
    await requireNotRegistered(asker, id);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
