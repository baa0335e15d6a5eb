import { randomUUID } from 'node:crypto';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction, type Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { updatePlayer } from '#server/database/players-store';
import { notify } from '#server/domains/notifications/notify';
import type { Platform } from '#server/platform';
import type { IdentityResult } from '#contract/fields/identity-result';
import type { IdentityCallback } from '#server/ports/identity-provider';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import type { DocumentMailTask } from '../documents/mail-job';
import { noteDocument } from '../matching/document-doubles';
import { audit } from '../security/audit';
import type { Visitor } from '../sign-in/visitor';
import { linkTo } from '../sign-in/links';
import { insertCheck, lockCheck, readPerson, setResult } from './store';

/** Starts a check at the provider; returns the address of its page. Refuses: identity_known, identity_unavailable. */
export async function startCheck(platform: Platform, player: number, visitor: Visitor): Promise<{ url: string }> {
  const { database, identity, environment, clock, log } = platform;
  if (identity.name === null) throw refuse('identity_unavailable');
  const person = await readPerson(database, player);
  if (person.sumsub_verified) throw refuse('identity_known');
  const { first_name: firstName, last_name: lastName, date_of_birth: birthDate, country } = person;
  if (!firstName || !lastName || !birthDate || !country) throw refuse('profile_incomplete');
  const id = randomUUID();
  // Stored before the request, because the provider's webhook may arrive before its response.
  await insertCheck(database, { id, player_id: player, provider: identity.name, started_at: clock.now() });
  const returnUrl = linkTo(environment, visitor.brand, visitor.locale, '/profile/verification');
  const check = { id, person: { firstName, lastName, birthDate, country }, locale: visitor.locale, returnUrl };
  const url = await identity.start(check).catch((error: unknown) => {
    log.error({ error: String(error) }, 'the identity provider can’t be reached: players need to send documents');
    throw refuse('identity_unavailable');
  });
  await audit(database, player, 'identity_check_started', { check: id, provider: identity.name });
  return { url };
}

async function prove(transaction: Transaction, player: number, { document }: IdentityCallback, now: Date): Promise<void> {
  await updatePlayer(transaction, player, { sumsub_verified: true });
  if (document) await noteDocument(transaction, player, document, now);
}

async function notifyOfResult(transaction: Transaction, player: number, result: IdentityResult, now: Date): Promise<void> {
  await emit(transaction, player, 'documents_changes', { id: '', state: result });
  if (result === 'review') return;
  const state = result === 'approved' ? 'approved' : 'rejected';
  await enqueue(transaction, 'document_mail', { player, state, about: 'identity' } satisfies DocumentMailTask, {});
  await notify(
    transaction,
    player,
    {
      type: 'personal',
      category: 'account',
      title: `account.identity.${state}.title`,
      text: `account.identity.${state}.text`,
      icon: 'account',
      button: { title: 'account.document.look', path: '/profile/verification' },
    },
    now,
  );
}

/**
 * Accepts a provider's result: only a signed and recent one, the first of each check, and only from the provider that was called. Only
 * `approved` proves an identity, and then other accounts with the same document are held (0131). Returns whether it changed anything.
 * Refuses: forbidden, identity_check_not_found.
 */
export async function takeResult({ database, identity, clock }: Platform, callback: IdentityCallback): Promise<boolean> {
  const now = clock.now();
  if (!identity.isSigned(callback, now)) throw refuse('forbidden');
  return inTransaction(database, async (transaction) => {
    const check = await lockCheck(transaction, callback.check);
    if (!check || check.provider !== identity.name) throw refuse('identity_check_not_found');
    const { player } = check;
    const { result } = callback;
    if (check.state !== 'started') {
      if (check.state !== result) {
        const details = { check: callback.check, known: check.state, said: result };
        await writeAudit(transaction, { actor: 'provider', player_id: player, kind: 'identity_result_contradictory', details });
      }
      return false;
    }
    await setResult(transaction, callback.check, result, now);
    if (result === 'approved') await prove(transaction, player, callback, now);
    await writeAudit(transaction, { actor: 'provider', player_id: player, kind: `identity_${result}`, details: { check: callback.check } });
    await notifyOfResult(transaction, player, result, now);
    return true;
  });
}
