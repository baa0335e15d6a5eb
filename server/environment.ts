import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { builtInSites, type Sites } from '#brands/index';
import { variables } from './environment-variables';
import { isPublicOrigin, mismatches, productionProblems } from './production';
import { openSites, SitesProblem } from './sites';

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
  /** The brand of each host (CONF-004). */
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
  addressChecksUrl: string | null;
  addressChecksSecret: string | null;
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

/** The gateways to other systems, each with its secret. */
const gatewaysOf = (read: (name: Gateway) => string | null) => ({
  smsUrl: read('SMS_URL'),
  smsSecret: read('SMS_SECRET'),
  registersUrl: read('REGISTERS_URL'),
  registersSecret: read('REGISTERS_SECRET'),
  addressChecksUrl: read('ADDRESS_CHECKS_URL'),
  addressChecksSecret: read('ADDRESS_CHECKS_SECRET'),
  identityUrl: read('IDENTITY_URL'),
  identitySecret: read('IDENTITY_SECRET'),
});
type Gateway = `${'SMS' | 'REGISTERS' | 'ADDRESS_CHECKS' | 'IDENTITY'}_${'URL' | 'SECRET'}`;

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
    ...gatewaysOf(read),
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
  environment.demoData = read('DEMO_DATA') ?? hasDemoPlayers(environment);
  problems.push(...productionProblems(environment));
  if (!environment.isPublic) environment.homeCountry ??= DEVELOPERS_COUNTRY;
  problems.push(...mismatches(environment));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment };
}

/** Whether demo players are seeded by default: into an embedded database, without real payments. */
function hasDemoPlayers({ isPublic, publicDemo, paymentsProvider, databaseUrl }: Environment): boolean {
  return (!isPublic || publicDemo) && paymentsProvider === 'sandbox' && databaseUrl === null;
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

/** The default origin of another service: a subdomain of an https public origin (not of an IP address), else of localhost. */
function originBeside(name: 'games' | 'sport', publicOrigin: string, portNumber: number): string {
  const { protocol, hostname, host } = new URL(publicOrigin || 'http://localhost');
  const hasName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && hasName ? `https://${name}.${host}` : `http://${name}.localhost:${portNumber}`;
}
