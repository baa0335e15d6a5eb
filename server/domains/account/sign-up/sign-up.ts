import type { PlayerField } from '#contract/fields/player-field';
import type { Registration } from '#contract/fields/registration';
import { acceptedTexts, changedConsents, noPromotions, type ConsentChange } from '#rules/account/sign-up/consents';
import { isBreached } from '#rules/account/sign-up/breached-passwords';
import { groups } from '#rules/account/groups';
import { parityGroup } from '#rules/account/parity-group';
import { stateProblem } from '#rules/account/fields/state-of-postal-code';
import { problemsOf } from '#rules/account/fields/player-fields';
import { registrationVariant } from '#rules/account/sign-up/registration-variant';
import { paymentTerms } from '#rules/cashbox/methods/payment-terms';
import { currencyOf } from '#rules/money/currencies';
import type { RegisterName } from '#rules/account/verification/registers';
import { fullyRestricted, licenceOf, maySignUp } from '#rules/account/restrictions';
import type { Transaction } from '#server/database/connection';
import { inTransaction } from '#server/database/connection';
import { openAccount } from '#server/database/ledger';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import type { RegisterPerson } from '#server/ports/exclusion-registers';
import { presentProblems, refuseFields } from '#server/plugins/field-problems';
import { refuse, refuseIfEarly } from '#server/plugins/refusals';
import { configsOf } from '../../config/configs';
import { playerFieldsNow } from '../profile/player-fields';
import { demandCaptcha } from '../sign-in/captcha';
import { recordAttempt } from '../sign-in/attempts-store';
import { refuseEntry } from '../sign-in/entry';
import { requirePersonNotRegistered } from '../registers/registers';
import { storeResult } from '../registers/store';
import { addGroups } from '../players/groups-store';
import { mailTask } from '../mails/mail-job';
import { noteDoubles } from '../matching/doubles';
import { refuseExcludedPerson } from '../matching/excluded';
import { hashPassword, isPassword } from '../passwords/passwords';
import { passSecondStep } from '../sign-in/second-step';
import { letIn } from '../sign-in/sign-in';
import type { Visitor } from '../sign-in/visitor';
import type { NewSession } from '#server/plugins/session';
import { beginSession } from '../sign-in/sessions-store';
import { recordConsents } from '../contact/consents-store';
import { insertPlayer } from './sign-up-store';
import { findByEmail } from '../players/users';

/** Runs in the transaction that registers a player, once the account in their currency is open. */
export type OnRegistered = (transaction: Transaction, player: number, currency: string, now: Date) => Promise<void>;

/** How long a repeated sign-up with the right password counts as the same intent. */
const SAME_INTENT_MS = 10 * 60_000;

function judge(
  data: Registration,
  visitor: Visitor,
  now: Date,
  { offered, fields }: { offered: readonly string[]; fields: readonly PlayerField[] },
): void {
  if (!maySignUp(visitor.country, visitor.licence) || fullyRestricted.includes(data.country)) throw refuse('registration_restricted');
  const wrong = Object.entries(
    problemsOf(fields, data, { licence: licenceOf(visitor.licence, visitor.country), country: data.country, now }),
  );
  const wrongState = stateProblem(data);
  if (wrongState) wrong.push(['state', wrongState]);
  if (wrong.length > 0) throw refuseFields(visitor.locale, Object.fromEntries(wrong.map(([name, problem]) => [`user.${name}`, problem])));
  const currency = currencyOf(data.currency);
  const { hasCrypto } = paymentTerms(licenceOf(visitor.licence, visitor.country));
  if (!currency?.enabled || !offered.includes(currency.code) || (!currency.fiat && !hasCrypto)) throw refuse('currency_not_supported');
  if (isBreached(data.password, data.email))
    throw refuse('breached_password', { fields: problemAt(visitor, 'user.password', 'fields.breached_password') });
}

const problemAt = (visitor: Visitor, field: string, key: 'fields.breached_password' | 'fields.email_taken' | 'fields.nickname_taken') =>
  presentProblems({ [field]: [{ key, values: {} }] }, visitor.locale);

/** A taken address with the right password of a minutes-old account is the same intent and becomes a sign-in. */
async function resume(platform: Platform, data: Registration, visitor: Visitor): Promise<number> {
  const account = await findByEmail(platform.database, data.email);
  if (!account) throw refuseFields(visitor.locale, { 'user.nickname': { key: 'fields.nickname_taken', values: {} } });
  const now = platform.clock.now();
  if (now.getTime() - account.created_at.getTime() < SAME_INTENT_MS) {
    // A password attempt here counts like one at the sign-in.
    const waitMs = await recordAttempt(platform.database, 'sign_in.account', data.email.toLowerCase(), now, visitor.licence);
    refuseIfEarly('account_locked', waitMs);
    if (await isPassword(platform, data.password, account.password_hash)) {
      refuseEntry(platform, account, visitor);
      await passSecondStep(platform, account, visitor, { otp: undefined, recoveryCode: undefined, deviceId: data.dfpc ?? null });
      return account.id;
    }
  }
  throw refuse('email_taken', { fields: problemAt(visitor, 'user.email', 'fields.email_taken') });
}

function personOf({ first_name: firstName, last_name: lastName, date_of_birth: birthDate, email, ...rest }: Registration): RegisterPerson {
  return { firstName, lastName, birthDate, email, phone: rest.mobile_phone, postalCode: rest.postal_code ?? null };
}

/** The consents of a sign-up: the terms always, promotions as ticked. */
function consentsOf({ receive_promos = false, receive_sms_promos = false }: Registration): ConsentChange[] {
  return [...acceptedTexts, ...changedConsents(noPromotions, { ...noPromotions, receive_promos, receive_sms_promos })];
}

/**
 * Creates an account with its groups and its account in the chosen currency, mails the confirmation and signs in (AUTH-003, AUTH-014).
 * Refuses with registration_restricted, breached_password, email_taken, currency_not_supported, rate_limited, captcha_failed, bad_input, player_excluded,
 * register_unavailable,
 * and the refusals of `refuseEntry`. Other domains subscribe to it.
 */
export async function signUp(
  platform: Platform,
  data: Registration,
  visitor: Visitor,
  subscribers: readonly OnRegistered[],
): Promise<NewSession & { player: number }> {
  const { database, clock, environment } = platform;
  const now = clock.now();
  const configs = configsOf(platform);
  const { enabled } = await configs.get('currency-config');
  const { registration } = await playerFieldsNow(configs);
  judge(data, visitor, now, { offered: enabled, fields: registration });
  if (environment.rateLimits) await demandCaptcha(platform, [['sign_up.address', visitor.network]], data.captcha);
  const waitMs = environment.rateLimits ? await recordAttempt(database, 'sign_up.address', visitor.network, now) : 0;
  refuseIfEarly('rate_limited', waitMs);
  let registers: RegisterName[] = [];
  if (!(await findByEmail(database, data.email))) {
    await refuseExcludedPerson(database, data);
    registers = await requirePersonNotRegistered(platform, licenceOf(visitor.licence, visitor.country), personOf(data));
  }
  const passwordHash = await hashPassword(platform, data.password);
  const made = await inTransaction(database, async (transaction) => {
    const player = await insertPlayer(transaction, data, passwordHash, visitor, now);
    if (player === null) return null;
    for (const register of registers) await storeResult(transaction, player, register, false, now);
    await recordConsents(transaction, player, consentsOf(data), 'sign_up', now);
    await openAccount(transaction, player, data.currency);
    await addGroups(transaction, [parityGroup(player), groups.risingStar], player);
    await noteDoubles(transaction, player, data, now);
    for (const subscriber of subscribers) await subscriber(transaction, player, data.currency, now);
    // The variant as shown to a guest: the new id wasn't known then (AUTH-014).
    const details = { variant: registrationVariant({ stag: visitor.stag, playerId: null }) };
    const session = await beginSession(transaction, player, visitor, { deviceId: data.dfpc ?? null, kind: 'sign_up', details }, now);
    await enqueue(transaction, 'mail', mailTask('confirm_email', data.email), {});
    return { player, ...session };
  });
  if (made) return made;
  const player = await resume(platform, data, visitor);
  return inTransaction(database, (transaction) =>
    letIn(transaction, player, visitor, { way: 'password', deviceId: data.dfpc ?? null, isTrusting: false }, now),
  );
}
