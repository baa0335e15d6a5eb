import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import {
  addPasskey,
  getPasskeyAgain,
  getPasskeyChallenge,
  getPasskeyRegistration,
  signInByPasskey,
} from '#contract/calls/account/passkeys';
import { reauthenticate } from '#contract/calls/account/session';
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/fields/passkey';
import { storage } from '#contract/storage';
import { ask } from '../../platform/api/client';
import { deviceId } from '../../platform/device/device-id';
import { loadNewSession } from '../../platform/session';
import { writeSession } from '../../platform/storage/session-storage';

/** Loads with the first request for a passkey. */
const library = () => import('@simplewebauthn/browser');

type Options = Record<string, unknown>;

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Whether the browser can offer passkeys in the autofill of the email field. */
async function offersInFields(): Promise<boolean> {
  return hasPasskeys() && (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Why a passkey wasn't created or used: the device has one already, or anything else, such as a cancelled prompt. */
export type PasskeyProblem = 'exists' | 'failed';

/** A failure between browser and authenticator. */
export class PasskeyFailed extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(problem);
  }
}

async function orFail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new PasskeyFailed(error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : 'failed');
  }
}

async function assertionFor(options: Options, useBrowserAutofill = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  return (await orFail(startAuthentication({ optionsJSON: options as never, useBrowserAutofill }))) as PasskeyAssertion;
}

/** Creates a passkey in the browser and registers it with the server. Throws CallFailed, PasskeyFailed. */
export async function makePasskey(): Promise<void> {
  const { options } = await ask(getPasskeyRegistration, {});
  const { startRegistration } = await library();
  const credential: RegistrationResponseJSON = await orFail(startRegistration({ optionsJSON: options as never }));
  await ask(addPasskey, { body: { credential: credential as PasskeyRegistration } }, { retries: 1 });
}

/** A challenge is valid for one response, so it isn't retried. */
async function enter(credential: PasskeyAssertion): Promise<void> {
  await ask(signInByPasskey, { body: { credential, dfpc: await deviceId() } }, { retries: 0 });
  writeSession(storage.session.login, true);
  await loadNewSession();
}

/** Signs in with a passkey, for which the browser shows its prompt. Throws CallFailed, PasskeyFailed. */
export async function signInWithPasskey(): Promise<void> {
  const { options } = await ask(getPasskeyChallenge, {});
  await enter(await assertionFor(options));
}

/**
 * Offers passkeys in the email field's autofill until the signal aborts; returns whether the player signed in with one. Throws CallFailed.
 */
export async function signInFromField(signal: AbortSignal): Promise<boolean> {
  if (!(await offersInFields()) || signal.aborted) return false;
  const { options } = await ask(getPasskeyChallenge, {}, { signal });
  const { WebAuthnAbortService } = await library();
  if (signal.aborted) return false;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop, { once: true });
  // No passkey was chosen, or the prompt was aborted: the form stays usable.
  const credential = await assertionFor(options, true).catch(() => null);
  signal.removeEventListener('abort', stop);
  if (!credential || signal.aborted) return false;
  await enter(credential);
  return true;
}

/** The challenge for reauthentication; null if the player has no passkey for this site. */
export async function fetchPasskeyAgain(): Promise<Options | null> {
  return (await ask(getPasskeyAgain, {})).options;
}

/** Reauthenticates with a passkey in place of the password. Throws CallFailed, PasskeyFailed. */
export async function provePasskey(): Promise<void> {
  const options = await fetchPasskeyAgain();
  if (!options) throw new PasskeyFailed('failed');
  await ask(reauthenticate, { body: { passkey: await assertionFor(options) } }, { retries: 0 });
}
