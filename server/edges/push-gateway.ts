import { lookup as resolve } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { PushGateway, PushOutcome, PushResult } from '#server/ports/push-gateway';
import type { Environment } from '../environment';
import { PUSH_TIMEOUT_MS } from '../timing';
import { isPrivateAddress } from '../private-address';
import type { VapidKeys } from './vapid';

/** The browsers' own push services; the operator may add more. */
const KNOWN_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

function matches(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}

/** Host names that all URL parsers interpret alike; the parser in web-push ends some names earlier than others. */
const PLAIN_HOST = /^[a-z0-9.-]+$/;

/** Whether an endpoint is https on port 443 of an allowed host; an operator's `host:port` names another port. */
export function isAllowedEndpoint(endpoint: string, extraHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.protocol !== 'https:' || url.username || url.password || !PLAIN_HOST.test(url.hostname)) return false;
  if (url.port === '' && KNOWN_HOSTS.some((pattern) => matches(pattern, url.hostname))) return true;
  return extraHosts.some((pattern) => matches(pattern, url.host));
}

const PRIVATE = 'EPRIVATE';

function refusedAddress(): NodeJS.ErrnoException {
  return Object.assign(new Error('private address refused'), { code: PRIVATE });
}

/** Resolves a name and refuses private addresses, at the moment of connecting. */
const publicOnly: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 4);
    const hidden = addresses.find(({ address }) => isPrivateAddress(address));
    const [first] = addresses;
    if (hidden || !first) return callback(refusedAddress(), '', 4);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Connects to the public internet only. A literal IP address is never resolved, so it's checked here. */
class PublicAgent extends Agent {
  override createConnection(...[options, callback]: Parameters<Agent['createConnection']>): ReturnType<Agent['createConnection']> {
    const host = options.host ?? '';
    if (isIP(host) !== 0 && isPrivateAddress(host)) throw refusedAddress();
    return super.createConnection({ ...options, lookup: publicOnly }, callback);
  }
}

const outcome = (result: PushResult, retryAfter: string | null = null): PushOutcome => ({ result, retryAfter });

/** Errors of web-push: a response without success, or the cause of a failed request. */
type PushError = Partial<NodeJS.ErrnoException> & { statusCode?: number; headers?: IncomingHttpHeaders };

/** Classifies a failed push: a response's status, a network that may recover, or keys that can't be used. */
function outcomeOf({ statusCode, headers, code, message }: PushError): PushOutcome {
  if (statusCode === undefined) {
    const isNetwork = message === 'Socket timeout' || (code !== undefined && code !== PRIVATE && !code.startsWith('ERR_'));
    return outcome(isNetwork ? 'busy' : 'refused');
  }
  if (statusCode === 404 || statusCode === 410) return outcome('gone');
  return statusCode === 429 || statusCode >= 500 ? outcome('busy', headers?.['retry-after']) : outcome('refused');
}

/** The real gateway: encrypted by web-push, no redirects, private addresses refused at connect. */
export function webPushGateway(environment: Environment, keys: VapidKeys): PushGateway {
  const agent = new (environment.pushAllowPrivate ? Agent : PublicAgent)({ keepAlive: true, maxSockets: 50 });
  const vapidDetails = { subject: environment.vapidSubject, publicKey: keys.publicKey, privateKey: keys.privateKey };
  return {
    publicKey: keys.publicKey,
    isAllowed: (endpoint) => isAllowedEndpoint(endpoint, environment.pushHosts),
    async send({ endpoint, p256dh, auth, payload, ttl, urgency, topic }) {
      if (!isAllowedEndpoint(endpoint, environment.pushHosts)) return outcome('refused');
      const options = { TTL: ttl, urgency, topic, agent, timeout: PUSH_TIMEOUT_MS, vapidDetails, contentEncoding: 'aes128gcm' } as const;
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options);
        return outcome('sent');
      } catch (error) {
        return outcomeOf(error as PushError);
      }
    },
  };
}
