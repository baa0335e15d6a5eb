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

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Whether the browser offers passkeys where it fills in the email. */
async function offersInFields(): Promise<boolean> {
  return hasPasskeys() && (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Why a passkey was not made or given: the person let it be, the device has one already, or anything else. */
export type PasskeyProblem = 'exists' | 'failed';

/** What went wrong between browser and authenticator. */
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

/** Has the browser make a passkey and gives it to the platform. Throws CallFailed, PasskeyFailed. */
export async function makePasskey(): Promise<void> {
  const { options } = await ask(getPasskeyRegistration, {});
  const { startRegistration } = await library();
  const credential: RegistrationResponseJSON = await orFail(startRegistration({ optionsJSON: options as never }));
  await ask(addPasskey, { body: { credential: credential as PasskeyRegistration } }, { retries: 1 });
}

/** A challenge is good for one response: it’s sent once. */
async function enter(credential: PasskeyAssertion): Promise<void> {
  await ask(signInByPasskey, { body: { credential, dfpc: await deviceId() } }, { retries: 0 });
  writeSession(storage.session.login, true);
  await loadNewSession();
}

/** Signs in by a passkey that the person chooses now. Throws CallFailed, PasskeyFailed. */
export async function signInWithPasskey(): Promise<void> {
  const { options } = await ask(getPasskeyChallenge, {});
  await enter(await assertionFor(options));
}

/** Offers passkeys in the email field until the signal ends it; returns whether one signed the person in. Throws CallFailed. */
export async function signInFromField(signal: AbortSignal): Promise<boolean> {
  if (!(await offersInFields()) || signal.aborted) return false;
  const { options } = await ask(getPasskeyChallenge, {}, { signal });
  const { WebAuthnAbortService } = await library();
  if (signal.aborted) return false;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop, { once: true });
  // Nothing chosen, or called off: the form is there.
  const credential = await assertionFor(options, true).catch(() => null);
  signal.removeEventListener('abort', stop);
  if (!credential || signal.aborted) return false;
  await enter(credential);
  return true;
}

/** The challenge for proving again who one is; null without a passkey for this site. */
export async function fetchPasskeyAgain(): Promise<Options | null> {
  return (await ask(getPasskeyAgain, {})).options;
}

/** Proves by a passkey who one is, in place of the password. Throws CallFailed, PasskeyFailed. */
export async function provePasskey(): Promise<void> {
  const options = await fetchPasskeyAgain();
  if (!options) throw new PasskeyFailed('failed');
  await ask(reauthenticate, { body: { passkey: await assertionFor(options) } }, { retries: 0 });
}
