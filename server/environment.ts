import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { builtInSites, type Sites } from '#brands/index';
import { isPublicOrigin, mismatches, productionProblems } from './production';
import { isProxy } from './proxy-name';
import { openSites, SitesProblem } from './sites';

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
    about: 'Where the sportsbook is; on a machine of a developer, a stand-in answers there.',
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
    about: 'Signs what we ask the provider and what it tells us (HMAC-SHA256), 32 characters or more.',
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
    about: 'Proxies before this server that tell where visitors come from: addresses or networks, with commas between.',
    form: proxies,
  },
} as const;

/** The country of a site that isn't public. */
const DEVELOPERS_COUNTRY = 'DE';

type Name = keyof typeof variables;
type Value<N extends Name> = v.InferOutput<(typeof variables)[N]['form']>;

/** The parsed environment. `null` means a variable that's unset and has no default. */
export interface Environment {
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  publicOrigin: string;
  /** Which brand answers on which host (CONF-004). */
  sites: Sites;
  gamesOrigin: string;
  sportOrigin: string;
  sportSecret: string | null;
  /** Whether the sportsbook's stand-in is served at its origin. */
  sportStandIn: boolean;
  smtpUrl: string | null;
  smsUrl: string | null;
  smsSecret: string | null;
  registersUrl: string | null;
  registersSecret: string | null;
  identityUrl: string | null;
  identitySecret: string | null;
  vapidPublicKey: string | null;
  vapidPrivateKey: string | null;
  vapidSubject: string;
  pushHosts: string[];
  pushAllowPrivate: boolean;
  paymentsProvider: Value<'PAYMENTS_PROVIDER'>;
  /** Both are set if the provider is http. */
  paymentsUrl: string | null;
  paymentsSecret: string | null;
  /** Whether strangers can reach the server: its origin is https or not on a local machine or network. */
  isPublic: boolean;
  /** Whether a public server may run on the sandbox and have demo players. */
  publicDemo: boolean;
  demoData: boolean;
  rateLimits: boolean;
  logLevel: Value<'LOG_LEVEL'>;
  countryOverride: string | null;
  /** The country of private addresses; null if it's unknown. */
  homeCountry: string | null;
  /** In the format of proxy-addr. */
  trustedProxies: string[];
}

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; problems: string[] };

/**
 * Parses the process's variables; addresses and keys may contain secrets and aren't repeated. Returns an environment, or every problem as a
 * sentence.
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): EnvironmentReading {
  const problems: string[] = [];

  function read<N extends Name>(name: N, fallback: string = variables[name].default): Value<N> | null {
    const text = source[name]?.trim() || fallback;
    if (text === '') return null;
    const result = v.safeParse(variables[name].form, text);
    if (result.success) return result.output as Value<N>;
    const shown = /URL|KEY|SECRET/.test(name) ? '' : `, not "${text}"`;
    problems.push(`${name} ${result.issues[0]?.message}${shown}.`);
    return null;
  }

  const portNumber = read('PORT') ?? 0;
  const environment: Environment = {
    port: portNumber,
    host: read('HOST') ?? '',
    dataDir: resolve(read('DATA_DIR') ?? ''),
    databaseUrl: read('DATABASE_URL'),
    publicOrigin: read('PUBLIC_ORIGIN', `http://localhost:${portNumber}`) ?? '',
    sites: builtInSites,
    gamesOrigin: '',
    sportOrigin: '',
    sportSecret: read('SPORT_SECRET'),
    sportStandIn: false,
    smtpUrl: read('SMTP_URL'),
    smsUrl: read('SMS_URL'),
    smsSecret: read('SMS_SECRET'),
    registersUrl: read('REGISTERS_URL'),
    registersSecret: read('REGISTERS_SECRET'),
    identityUrl: read('IDENTITY_URL'),
    identitySecret: read('IDENTITY_SECRET'),
    vapidPublicKey: read('VAPID_PUBLIC_KEY'),
    vapidPrivateKey: read('VAPID_PRIVATE_KEY'),
    vapidSubject: read('VAPID_SUBJECT') ?? '',
    pushHosts: read('PUSH_HOSTS') ?? [],
    pushAllowPrivate: read('PUSH_ALLOW_PRIVATE') ?? false,
    paymentsProvider: read('PAYMENTS_PROVIDER') ?? 'sandbox',
    paymentsUrl: read('PAYMENTS_URL'),
    paymentsSecret: read('PAYMENTS_SECRET'),
    isPublic: false,
    publicDemo: read('PUBLIC_DEMO') ?? false,
    demoData: false,
    rateLimits: read('RATE_LIMITS') ?? true,
    logLevel: read('LOG_LEVEL') ?? 'info',
    countryOverride: read('COUNTRY_OVERRIDE'),
    homeCountry: read('HOME_COUNTRY'),
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
  };
  environment.sites = sitesOf(read('SITES_FILE'), environment.publicOrigin, problems);
  environment.gamesOrigin = read('GAMES_ORIGIN', originBeside('games', environment.publicOrigin, portNumber)) ?? '';
  environment.sportOrigin = read('SPORT_ORIGIN', originBeside('sport', environment.publicOrigin, portNumber)) ?? '';
  environment.sportStandIn = !source.SPORT_ORIGIN?.trim() && environment.publicOrigin.startsWith('http:');
  environment.isPublic = isPublicOrigin(environment.publicOrigin);
  const mayBeDemo = !environment.isPublic || environment.publicDemo;
  environment.demoData = read('DEMO_DATA') ?? (mayBeDemo && environment.paymentsProvider === 'sandbox' && !source.DATABASE_URL?.trim());
  if (!environment.isPublic) environment.homeCountry ??= DEVELOPERS_COUNTRY;
  problems.push(...productionProblems(environment), ...mismatches(environment));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment };
}

/** The sites from their file; if it's invalid, its error is added to the problems. */
function sitesOf(sitesFile: string | null, publicOrigin: string, problems: string[]): Sites {
  try {
    return openSites({ sitesFile, publicOrigin });
  } catch (error) {
    if (!(error instanceof SitesProblem)) throw error;
    problems.push(error.message);
    return builtInSites;
  }
}

/** The default origin of another service: beside the public origin, and equally secure. An IP address has nothing beside it. */
function originBeside(name: 'games' | 'sport', publicOrigin: string, portNumber: number): string {
  const { protocol, hostname, host } = new URL(publicOrigin || 'http://localhost');
  const hasName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && hasName ? `https://${name}.${host}` : `http://${name}.localhost:${portNumber}`;
}

function isOrigin(text: string): boolean {
  return hasScheme(text, ['http:', 'https:']) && new URL(text).origin === text;
}

function hasScheme(text: string, schemes: string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}
