import { isIP } from 'node:net';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a whole number from 0 to 65535'),
);
const originMessage = 'must be an origin such as https://casino.example, without a path';
const origin = v.pipe(v.string(), v.check(isOrigin, originMessage));
const url = (schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => hasScheme(text, schemes), `must be an address that starts with ${schemes.join(' or ')}`),
  );
const flag = v.pipe(
  v.picklist(['0', '1', 'false', 'true'], 'must be 1 or 0'),
  v.transform((text) => text === '1' || text === 'true'),
);
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters'));
const proxies = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.check(isProxy, 'must be IP addresses or networks with commas between'))),
);
/** 65 or 32 bytes as base64url. */
const vapidKey = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}$`), `must be ${length} characters of base64url`));
const secret = v.pipe(v.string(), v.minLength(32, 'must be 32 characters or more'));
const hostNames = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/, 'must be host names with commas between'))),
);

/** Every variable that the server reads: its default as text (empty: unset), its purpose, and its format. */
export const variables = {
  PORT: { default: '4000', about: 'The port that the server listens on; 0 selects a free one.', form: port },
  HOST: { default: 'localhost', about: 'The interface that the server listens on; 0.0.0.0 for all.', form: v.string() },
  DATA_DIR: { default: '.data', about: 'The folder for the built-in database, pictures of games and mails.', form: v.string() },
  DATABASE_URL: {
    default: '',
    about: 'An external PostgreSQL; without it the server runs its own in DATA_DIR.',
    form: url(['postgres:', 'postgresql:']),
  },
  PUBLIC_ORIGIN: { default: 'http://localhost:PORT', about: 'The address that players open.', form: origin },
  SITES_FILE: {
    default: '',
    about:
      "A JSON file with each brand's hosts, licences, languages, company and support; without it the built-in brands are used, the first one at PUBLIC_ORIGIN.",
    form: v.string(),
  },
  GAMES_ORIGIN: {
    default: 'http://games.localhost:PORT',
    about:
      "The origin that serves frames of other providers' games. If PUBLIC_ORIGIN is https, it has to be too, and defaults to its host prefixed with games.",
    form: origin,
  },
  SPORT_ORIGIN: {
    default: 'http://sport.localhost:PORT',
    about: 'The origin of the sportsbook; by default a stand-in on this machine.',
    form: origin,
  },
  SPORT_SECRET: {
    default: '',
    about: 'The key that signs passes to the sportsbook, 32 characters or more; without it one is generated and kept in the database.',
    form: secret,
  },
  SMTP_URL: {
    default: '',
    about: 'The SMTP server that sends mails; without it they are written to DATA_DIR/mails.',
    form: url(['smtp:', 'smtps:']),
  },
  SMS_URL: {
    default: '',
    about: 'The gateway that text messages are posted to; without it they are written to DATA_DIR/sms.',
    form: url(['https:']),
  },
  SMS_SECRET: { default: '', about: 'The key that signs text messages (HMAC-SHA256 in x-signature), 32 characters or more.', form: secret },
  REGISTERS_URL: { default: '', about: 'The gateway to national exclusion registers.', form: url(['https:']) },
  REGISTERS_SECRET: {
    default: '',
    about: 'The key that signs requests to the gateway of REGISTERS_URL (HMAC-SHA256), 32 characters or more.',
    form: secret,
  },
  ADDRESS_CHECKS_URL: { default: '', about: 'The gateway that identifies addresses of proxies and hosting.', form: url(['https:']) },
  ADDRESS_CHECKS_SECRET: {
    default: '',
    about: 'The key that signs requests to the gateway of ADDRESS_CHECKS_URL (HMAC-SHA256), 32 characters or more.',
    form: secret,
  },
  IDENTITY_URL: {
    default: '',
    about: 'The gateway to a provider of identity checks; without it players are verified by documents.',
    form: url(['https:']),
  },
  IDENTITY_SECRET: {
    default: '',
    about: 'The key that signs requests to and webhooks from the gateway of IDENTITY_URL (HMAC-SHA256), 32 characters or more.',
    form: secret,
  },
  VAPID_PUBLIC_KEY: {
    default: '',
    about: 'The public key for web push; without it a pair is generated and kept in the database.',
    form: vapidKey(87),
  },
  VAPID_PRIVATE_KEY: { default: '', about: 'The private key that belongs to VAPID_PUBLIC_KEY.', form: vapidKey(43) },
  VAPID_SUBJECT: {
    default: 'mailto:operator@perigee.example',
    about: 'The contact of this server for push services.',
    form: url(['mailto:', 'https:']),
  },
  PUSH_HOSTS: { default: '', about: 'Further allowed push hosts, separated by commas.', form: hostNames },
  PUSH_ALLOW_PRIVATE: { default: '0', about: 'For tests only: 1 allows pushes to this machine.', form: flag },
  PAYMENTS_PROVIDER: {
    default: 'sandbox',
    about: 'The payment provider: sandbox accepts test cards and moves no money; http calls the provider at PAYMENTS_URL.',
    form: v.picklist(['sandbox', 'http'], 'must be sandbox or http'),
  },
  PAYMENTS_URL: { default: '', about: "The address of the provider's API, for PAYMENTS_PROVIDER=http.", form: url(['http:', 'https:']) },
  PAYMENTS_SECRET: {
    default: '',
    about: 'The key that signs requests to the provider and its webhooks (HMAC-SHA256), 32 characters or more.',
    form: secret,
  },
  PUBLIC_DEMO: {
    default: '0',
    about: '1 declares this server a demonstration; otherwise an https server refuses to start with the payment sandbox or demo players.',
    form: flag,
  },
  DEMO_DATA: {
    default: '',
    about: 'Seeds demo players into an empty database; on by default if the server runs its own database and is not public.',
    form: flag,
  },
  RATE_LIMITS: { default: '1', about: 'For tests and benchmarks only: 0 turns rate limits off.', form: flag },
  LOG_LEVEL: {
    default: 'info',
    about: 'The log level: fatal, error, warn, info, debug, trace or silent.',
    form: v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  },
  COUNTRY_OVERRIDE: { default: '', about: 'Treats every visitor as being in this country, such as DE.', form: country },
  HOME_COUNTRY: {
    default: '',
    about:
      'The country of visitors with private addresses. By default DE if PUBLIC_ORIGIN is on this machine or a private network, otherwise unknown, so that they can’t sign in.',
    form: country,
  },
  TRUSTED_PROXIES: {
    default: 'loopback',
    about: 'Proxies before this server whose forwarded client addresses are trusted: addresses or networks, separated by commas.',
    form: proxies,
  },
} as const;

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isOrigin(text: string): boolean {
  return hasScheme(text, ['http:', 'https:']) && new URL(text).origin === text;
}

function hasScheme(text: string, schemes: string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}
