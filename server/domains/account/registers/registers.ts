import { isAnswerFresh, type RegisterName, registersOf } from '#rules/account/verification/registers';
import type { Database } from '#server/database/connection';
import type { Platform } from '#server/platform';
import type { RegisterPerson } from '#server/ports/exclusion-registers';
import { refuse } from '#server/plugins/refusals';
import { audit } from '../security/audit';
import { keepAnswer, readAnswer, readPerson } from './store';

type Asker = Pick<Platform, 'registers' | 'clock' | 'log'> & { database: Database };

/** Asks one register; an answer that can't be had refuses. Refuses: register_unavailable. */
async function ask({ registers, log }: Asker, register: RegisterName, person: RegisterPerson): Promise<boolean> {
  try {
    return await registers.isExcluded(register, person);
  } catch (error) {
    log.error({ register, error: String(error) }, 'a national register can’t be asked: nobody plays under its licence');
    throw refuse('register_unavailable');
  }
}

/**
 * Before deposits and play, the registers that the account's licence names say whether its player is self-excluded nationally; their answers
 * count for a day. Outside any transaction: they're remote. Without an answer nobody plays. Refuses: player_excluded, register_unavailable.
 */
export async function requireNotRegistered(asker: Asker, player: number): Promise<void> {
  const { database, clock } = asker;
  const person = await readPerson(database, player);
  for (const register of registersOf(person.license_name)) {
    const known = await readAnswer(database, player, register);
    let isExcluded = known?.isExcluded ?? false;
    if (!known || !isAnswerFresh(known, clock.now())) {
      isExcluded = await ask(asker, register, {
        firstName: person.first_name ?? '',
        lastName: person.last_name ?? '',
        birthDate: person.date_of_birth ?? '',
        email: person.email,
        phone: person.mobile_phone,
        postalCode: person.postal_code,
      });
      await keepAnswer(database, player, register, isExcluded, clock.now());
      if (isExcluded && known?.isExcluded !== true) await audit(database, player, 'register_excluded', { register });
    }
    if (isExcluded) throw refuse('player_excluded');
  }
}
