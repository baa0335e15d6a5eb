import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { IdentityProvider } from '#server/ports/identity-provider';
import type { Environment } from '../../environment';
import { GATEWAY_TIMEOUT_MS } from '../../timing';
import { isSignedWith } from './callback-signature';

const startedSchema = v.strictObject({ url: v.pipe(v.string(), v.url(), v.startsWith('https://')) });

/** No provider: identity is proven by documents, which operators review. */
const manual: IdentityProvider = {
  name: null,
  start: async () => {
    throw new Error('there is no identity provider: IDENTITY_URL isn’t set');
  },
  isSigned: () => false,
};

/** A provider's stand-in on a developer's machine: a page of this server asks for the result. */
export interface StandInIdentity extends IdentityProvider {
  readonly secret: string;
}

/** The stand-in; each one has a secret of its own. */
export function standInIdentity(secret = randomBytes(32).toString('hex')): StandInIdentity {
  return {
    name: 'stand-in',
    secret,
    start: async ({ id, returnUrl }) => `/provider/identity/${id}?back=${encodeURIComponent(new URL(returnUrl).pathname)}`,
    isSigned: (callback, now) => isSignedWith(secret, callback, now),
  };
}

/** A provider behind a gateway of the operator's: a signed POST starts a check, and the response is `{"url": "https://…"}`. */
export function gatewayIdentity(url: string, secret: string): IdentityProvider {
  return {
    name: 'gateway',
    async start(check) {
      const body = JSON.stringify(check);
      const headers = { 'content-type': 'application/json', 'x-signature': createHmac('sha256', secret).update(body).digest('hex') };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the identity gateway responded with ${response.status}`);
      return v.parse(startedSchema, await response.json()).url;
    },
    isSigned: (callback, now) => isSignedWith(secret, callback, now),
  };
}

/** The gateway in the environment, else the stand-in if the server isn't public, else documents only. */
export function openIdentity({
  identityUrl,
  identitySecret,
  isPublic,
}: Pick<Environment, 'identityUrl' | 'identitySecret' | 'isPublic'>): IdentityProvider {
  if (identityUrl !== null && identitySecret !== null) return gatewayIdentity(identityUrl, identitySecret);
  return isPublic ? manual : standInIdentity();
}
