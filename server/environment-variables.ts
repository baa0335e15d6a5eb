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
  PORT: { default: '4000', about: 'Where the server listens; 0 takes a free one.', form: port },
  HOST: { default: 'localhost', about: 'The interface it listens on; 0.0.0.0 for all.', form: v.string() },
  DATA_DIR: { default: '.data', about: 'Where the database of this machine, pictures of games and mails are kept.', form: v.string() },
  DATABASE_URL: {
    default: '',
    about: 'A PostgreSQL of your own; without it the server runs one in DATA_DIR.',
    form: url(['postgres:', 'postgresql:']),
  },
  PUBLIC_ORIGIN: { default: 'http://localhost:PORT', about: 'The address players see.', form: origin },
  SITES_FILE: {
    default: '',
    about:
      "A JSON file with each brand's hosts, licences, languages, company and support; without it the brands are as they are built, the first one at PUBLIC_ORIGIN.",
    form: v.string(),
  },
  GAMES_ORIGIN: {
    default: 'http://games.localhost:PORT',
    about:
      "Where the frames of other providers' games are served: https where PUBLIC_ORIGIN is; the default is then its host with games. before it.",
    form: origin,
  },
  SPORT_ORIGIN: {
    default: 'http://sport.localhost:PORT',
    about: 'Where the sportsbook is; on a developer’s machine, a stand-in runs there.',
    form: origin,
  },
  SPORT_SECRET: {
    default: '',
    about: 'What passes to the sportsbook are signed with, 32 characters or more; made with the database when absent.',
    form: secret,
  },
  SMTP_URL: {
    default: '',
    about: 'Sends the mails; without it they land as files in DATA_DIR/mails.',
    form: url(['smtp:', 'smtps:']),
  },
  SMS_URL: { default: '', about: 'Where text messages are posted; without it they land as files in DATA_DIR/sms.', form: url(['https:']) },
  SMS_SECRET: { default: '', about: 'Signs them (HMAC-SHA256 in x-signature), 32 characters or more.', form: secret },
  REGISTERS_URL: { default: '', about: 'The gateway to national exclusion registers.', form: url(['https:']) },
  REGISTERS_SECRET: { default: '', about: 'Signs the questions (HMAC-SHA256), 32 characters or more.', form: secret },
  ADDRESS_CHECKS_URL: { default: '', about: 'The gateway that tells proxies and hosting from ordinary addresses.', form: url(['https:']) },
  ADDRESS_CHECKS_SECRET: { default: '', about: 'Signs its questions (HMAC-SHA256), 32 characters or more.', form: secret },
  IDENTITY_URL: {
    default: '',
    about: 'The gateway to a provider of identity checks; without it, documents are the way.',
    form: url(['https:']),
  },
  IDENTITY_SECRET: { default: '', about: 'Signs its questions and webhooks (HMAC-SHA256), 32 characters or more.', form: secret },
  VAPID_PUBLIC_KEY: { default: '', about: 'Web push; made and kept in the database when absent.', form: vapidKey(87) },
  VAPID_PRIVATE_KEY: { default: '', about: 'The other half of it.', form: vapidKey(43) },
  VAPID_SUBJECT: {
    default: 'mailto:operator@perigee.example',
    about: 'Whom a push service writes to about this server.',
    form: url(['mailto:', 'https:']),
  },
  PUSH_HOSTS: { default: '', about: 'Further push hosts to allow, with commas between.', form: hostNames },
  PUSH_ALLOW_PRIVATE: { default: '0', about: 'Tests only: 1 lets pushes go to this machine.', form: flag },
  PAYMENTS_PROVIDER: {
    default: 'sandbox',
    about: 'Who moves the money: sandbox moves none and takes test cards; http is a provider of yours, at PAYMENTS_URL.',
    form: v.picklist(['sandbox', 'http'], 'must be sandbox or http'),
  },
  PAYMENTS_URL: { default: '', about: "The address of the provider's API, for PAYMENTS_PROVIDER=http.", form: url(['http:', 'https:']) },
  PAYMENTS_SECRET: {
    default: '',
    about: 'Signs requests to the provider and its webhooks (HMAC-SHA256), 32 characters or more.',
    form: secret,
  },
  PUBLIC_DEMO: {
    default: '0',
    about: 'Says that this server is a demonstration: only then does an https server start with the payment sandbox or with demo players.',
    form: flag,
  },
  DEMO_DATA: {
    default: '',
    about: 'Seeds demo players into an empty database; on by default where the server runs its own database and is not public.',
    form: flag,
  },
  RATE_LIMITS: { default: '1', about: 'Tests and benches only: 0 lifts the limits on requests.', form: flag },
  LOG_LEVEL: {
    default: 'info',
    about: 'fatal, error, warn, info, debug, trace or silent.',
    form: v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  },
  COUNTRY_OVERRIDE: { default: '', about: 'Takes every visitor to be in this country, such as DE.', form: country },
  HOME_COUNTRY: {
    default: '',
    about:
      'Takes visitors from private addresses to be in this country; DE where PUBLIC_ORIGIN is on your own machine or network, else none: then nobody signs in from there.',
    form: country,
  },
  TRUSTED_PROXIES: {
    default: 'loopback',
    about: 'Proxies before this server whose forwarded client addresses are trusted: addresses or networks, with commas between.',
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
