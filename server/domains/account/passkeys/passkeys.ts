import * as v from 'valibot';
import { createHash } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration, Passkey } from '#contract/fields/passkey';
import { deviceName } from '#rules/account/session/device-name';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import type { Platform } from '#server/platform';
import { refuse, refuseIfEarly } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { recordAttempt } from '../sign-in/attempts-store';
import { audit } from '../security/audit';
import { type Account, refuseEntry } from '../sign-in/entry';
import { type ChallengePurpose, isOurs, newChallenge, takeChallenge } from './passkey-challenges';
import type { PasskeySite } from './passkey-site';
import { deletePasskey, findAccount, findPasskey, insertPasskey, listPasskeys, noteProven, noteUsed } from './passkeys-store';
import { mailSecurityNews } from '../security/security-news';
import { letIn, type SignedIn } from '../sign-in/sign-in';
import { requireFresh } from '../two-factor/two-factor';
import type { Visitor } from '../sign-in/visitor';
import { type Where, whereOf } from '../sign-in/where';

const PASSKEYS_AT_MOST = 10;

/** Imported with the first passkey: most server starts never use one. */
const library = () => import('@simplewebauthn/server');

type Options = Record<string, unknown>;
const asOptions = (options: object) => JSON.parse(JSON.stringify(options)) as Options;

/** A player's user handle for authenticators, which doesn't identify the person. */
const userIdOf = (player: number) => new Uint8Array(createHash('sha256').update(`passkeys of player ${player}`).digest());

const present = ({
  id,
  name,
  created_at,
  last_used_at,
}: {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** The passkeys of a player, newest first. */
export async function readPasskeys(queries: Queries, player: number): Promise<Passkey[]> {
  return (await listPasskeys(queries, player)).map(present);
}

/** Options for a new passkey of a session's player. Refuses: reauthentication_required, too_many_passkeys. */
export async function registrationOptions({ database, clock }: Platform, session: Session, site: PasskeySite): Promise<Options> {
  const now = clock.now();
  requireFresh(session, now);
  const { player } = session;
  const known = await listPasskeys(database, player);
  if (known.length >= PASSKEYS_AT_MOST) throw refuse('too_many_passkeys');
  const account = await findAccount(database, player);
  const { generateRegistrationOptions } = await library();
  return asOptions(
    await generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userName: account?.email ?? '',
      userID: userIdOf(player),
      challenge: new Uint8Array(await newChallenge(database, { kind: 'register', player }, now)),
      excludeCredentials: known.filter(({ rp_id }) => rp_id === site.id).map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  );
}

/** Options for an assertion; with a player, only that player's passkeys of this site. */
async function assertionOptions(
  platform: Platform,
  site: PasskeySite,
  purpose: ChallengePurpose,
  allowed?: { id: string; transports: string[] }[],
): Promise<Options> {
  const { generateAuthenticationOptions } = await library();
  const challenge = new Uint8Array(await newChallenge(platform.database, purpose, platform.clock.now()));
  return asOptions(
    await generateAuthenticationOptions({
      rpID: site.id,
      challenge,
      userVerification: 'required',
      ...(allowed && { allowCredentials: allowed }),
    }),
  );
}

/** Options for a sign-in with any passkey that the browser has for the site. */
export function signInOptions(platform: Platform, site: PasskeySite): Promise<Options> {
  return assertionOptions(platform, site, { kind: 'sign-in' });
}

/** Options for re-authentication; null if the player has no passkey for the site. */
export async function againOptions(platform: Platform, session: Session, site: PasskeySite): Promise<Options | null> {
  const known = (await listPasskeys(platform.database, session.player)).filter(({ rp_id }) => rp_id === site.id);
  if (known.length === 0) return null;
  return assertionOptions(
    platform,
    site,
    { kind: 'again', player: session.player },
    known.map(({ id, transports }) => ({ id, transports })),
  );
}

/** A library's error about bad data becomes a refusal; any other error is a bug of ours. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw refuse('passkey_not_accepted');
  }
}

const clientDataSchema = v.object({ challenge: v.string() });

/** The challenge that a browser says it signed; a wrong one fails its own check later. */
const challengeOf = (clientDataJSON: string) =>
  v.parse(clientDataSchema, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;

/** Adds a passkey. Refuses: passkey_not_accepted, too_many_passkeys. */
export async function addPasskey(
  platform: Platform,
  transaction: Transaction,
  player: number,
  credential: PasskeyRegistration,
  site: PasskeySite,
  visitor: Pick<Visitor, 'country' | 'userAgent'>,
): Promise<Passkey> {
  const now = platform.clock.now();
  const { verifyRegistrationResponse } = await library();
  const { challenge, verified } = await orRefuse(async () => {
    const challenge = challengeOf(credential.response.clientDataJSON);
    const response = { ...credential, clientExtensionResults: {} } as Parameters<typeof verifyRegistrationResponse>[0]['response'];
    const isRight = (given: string) => isOurs(transaction, given, { kind: 'register', player }, now);
    return {
      challenge,
      verified: await verifyRegistrationResponse({
        response,
        expectedChallenge: isRight,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
      }),
    };
  });
  if (!verified.verified || !(await takeChallenge(transaction, challenge, now))) throw refuse('passkey_not_accepted');
  await takeTurn(transaction, player);
  if ((await listPasskeys(transaction, player)).length >= PASSKEYS_AT_MOST) throw refuse('too_many_passkeys');
  const { credential: made, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  const passkey = {
    id: made.id,
    player_id: player,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
    device_type: credentialDeviceType,
    backed_up: credentialBackedUp,
    rp_id: site.id,
    name: deviceName(visitor.userAgent) ?? 'Passkey',
    created_at: now,
    last_used_at: null,
  };
  if (!(await insertPasskey(transaction, passkey))) throw refuse('passkey_not_accepted');
  await audit(transaction, player, 'passkey_added', whereOf(visitor));
  await mailSecurityNews(transaction, { player, kind: 'passkey_added', ...whereOf(visitor) }, now);
  return present(passkey);
}

/** Removes a passkey of the session's player. Refuses: reauthentication_required, not_found. */
export async function removePasskey(transaction: Transaction, session: Session, id: string, where: Where, now: Date): Promise<void> {
  requireFresh(session, now);
  if (!(await deletePasskey(transaction, session.player, id))) throw refuse('not_found');
  await audit(transaction, session.player, 'passkey_removed', where);
  await mailSecurityNews(transaction, { player: session.player, kind: 'passkey_removed', ...where }, now);
}

/**
 * The passkey that signed a challenge of ours, with its authenticator's data; the challenge isn't used up yet. Refuses:
 * passkey_not_accepted.
 */
export async function verifyAssertion(
  queries: Queries,
  now: Date,
  assertion: PasskeyAssertion,
  purpose: ChallengePurpose,
  site: PasskeySite,
) {
  const known = await findPasskey(queries, assertion.id);
  if (!known || known.rp_id !== site.id) throw refuse('passkey_not_accepted');
  const { verifyAuthenticationResponse } = await library();
  const { challenge, verified } = await orRefuse(async () => {
    const challenge = challengeOf(assertion.response.clientDataJSON);
    const response = { ...assertion, clientExtensionResults: {} } as Parameters<typeof verifyAuthenticationResponse>[0]['response'];
    const credential = { id: known.id, publicKey: new Uint8Array(known.public_key), counter: known.counter };
    const expectedChallenge = (given: string) => isOurs(queries, given, purpose, now);
    return {
      challenge,
      verified: await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential,
        requireUserVerification: true,
      }),
    };
  });
  if (!verified.verified) throw refuse('passkey_not_accepted');
  const { newCounter: counter, credentialBackedUp: backedUp } = verified.authenticationInfo;
  return { id: known.id, player: known.player_id, challenge, counter, backedUp };
}

type Proof = Awaited<ReturnType<typeof verifyAssertion>>;

/** Uses up the challenge of an assertion, once, and records the passkey's use. Refuses: passkey_not_accepted. */
async function takeProof(transaction: Transaction, { id, challenge, ...said }: Proof, now: Date): Promise<void> {
  if (!(await takeChallenge(transaction, challenge, now))) throw refuse('passkey_not_accepted');
  await noteUsed(transaction, id, said, now);
}

/** Counts a sign-in by passkey like one by password. Refuses: account_locked. */
export async function countPasskeyAttempt({ database, clock }: Platform, visitor: Visitor): Promise<void> {
  const waitMs = await recordAttempt(database, 'sign_in.address', visitor.network, clock.now());
  refuseIfEarly('account_locked', waitMs);
}

/** Records a failed sign-in by passkey. */
export async function notePasskeyFailed({ database }: Platform, id: string, visitor: Visitor): Promise<void> {
  const known = await findPasskey(database, id);
  if (known) await audit(database, known.player_id, 'sign_in_failed', { ...whereOf(visitor), way: 'passkey' });
}

/**
 * Signs in with a passkey, with the same checks as a password sign-in. Refuses with passkey_not_accepted, account_locked,
 * EE_LICENSE_BLOCKED, too_young.
 */
export async function enterByPasskey(
  platform: Platform,
  transaction: Transaction,
  assertion: PasskeyAssertion,
  site: PasskeySite,
  visitor: Visitor,
  deviceId: string | null,
): Promise<SignedIn & { account: Account }> {
  const now = platform.clock.now();
  const proof = await verifyAssertion(transaction, now, assertion, { kind: 'sign-in' }, site);
  const account = await findAccount(transaction, proof.player);
  if (!account) throw refuse('passkey_not_accepted');
  refuseEntry(platform, account, visitor);
  await takeProof(transaction, proof, now);
  return { account, ...(await letIn(transaction, proof.player, visitor, { way: 'passkey', deviceId, isTrusting: false }, now)) };
}

/** Accepts a passkey instead of the password of the signed-in player. Refuses: passkey_not_accepted. */
export async function provePasskeyAgain(transaction: Transaction, session: Session, proof: Proof, now: Date): Promise<void> {
  if (proof.player !== session.player) throw refuse('passkey_not_accepted');
  await takeProof(transaction, proof, now);
  await noteProven(transaction, session.hash, now);
}
