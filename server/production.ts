import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address';

/** The variables that decide whether a public server may start. */
interface Exposure {
  isPublic: boolean;
  publicDemo: boolean;
  demoData: boolean;
  paymentsProvider: string;
  paymentsUrl: string | null;
  paymentsSecret: string | null;
}

/** The problems of a public server's configuration and of its payment provider's. */
export function productionProblems({ isPublic, publicDemo, paymentsProvider, paymentsUrl, paymentsSecret, demoData }: Exposure): string[] {
  const isReal = isPublic && !publicDemo;
  return [
    ...(isReal && paymentsProvider === 'sandbox'
      ? [
          'PAYMENTS_PROVIDER must not be sandbox on a public server, where anybody could deposit with a test card; name your provider, or set PUBLIC_DEMO=1 if this is a demonstration.',
        ]
      : []),
    ...(isReal && demoData
      ? [
          'DEMO_DATA must not be 1 on a public server, since everybody knows the password of the demo players; set PUBLIC_DEMO=1 if this is a demonstration.',
        ]
      : []),
    ...(demoData && paymentsProvider !== 'sandbox'
      ? ["DEMO_DATA must not be 1 where PAYMENTS_PROVIDER is not sandbox: demo payments are the sandbox's."]
      : []),
    ...(paymentsProvider === 'http' && !(paymentsUrl && paymentsSecret)
      ? ['PAYMENTS_URL and PAYMENTS_SECRET must be set where PAYMENTS_PROVIDER is http.']
      : []),
  ];
}

/** Names that only resolve on a developer's machine or in a private network. */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|lan|internal|test|home\.arpa)$/;

/** Whether strangers can reach an origin: it's https, or plain http on a host outside the local machine and network. */
export function isPublicOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'https:') return true;
  return isIP(host) === 0 ? !OWN_NAMES.test(host) && host.includes('.') : !isPrivateAddress(host);
}

type Pairs = Record<
  | 'vapidPublicKey'
  | 'vapidPrivateKey'
  | 'smsUrl'
  | 'smsSecret'
  | 'registersUrl'
  | 'registersSecret'
  | 'addressChecksUrl'
  | 'addressChecksSecret'
  | 'identityUrl'
  | 'identitySecret',
  string | null
>;

/** Inconsistent variables, a sentence each: one is set without the other, or only one is secure. */
export function mismatches(environment: Pairs & { publicOrigin: string; gamesOrigin: string }): string[] {
  const pairs: [one: string | null, other: string | null, names: string][] = [
    [environment.vapidPublicKey, environment.vapidPrivateKey, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY'],
    [environment.smsUrl, environment.smsSecret, 'SMS_URL and SMS_SECRET'],
    [environment.registersUrl, environment.registersSecret, 'REGISTERS_URL and REGISTERS_SECRET'],
    [environment.addressChecksUrl, environment.addressChecksSecret, 'ADDRESS_CHECKS_URL and ADDRESS_CHECKS_SECRET'],
    [environment.identityUrl, environment.identitySecret, 'IDENTITY_URL and IDENTITY_SECRET'],
  ];
  const halves = pairs.filter(([one, other]) => (one === null) !== (other === null));
  const isInsecure = environment.publicOrigin.startsWith('https:') && !environment.gamesOrigin.startsWith('https:');
  return [
    ...halves.map(([, , names]) => `${names} must be set together.`),
    ...(isInsecure ? ['GAMES_ORIGIN must be an https address where PUBLIC_ORIGIN is one: a secure page shows no frame that is not.'] : []),
  ];
}
