import { BEAT_MS } from '#contract/timing';
import pino from 'pino';
import { checkReachable, inTransaction, openDatabase } from './database/connection';
import { startEmbedded } from './database/embedded';
import { migrate } from './database/migrate';
import { DatabaseProblem } from './database/problems';
import { underStartLock } from './database/start-lock';
import { takeInFiles } from './domains/account/documents/files';
import { hasDemoPlayers } from './domains/account/seed';
import { systemClock } from './edges/clock';
import { cryptographicDice } from './edges/dice';
import { openCountries } from './plugins/geo';
import { openIdentity } from './edges/identity/open-identity';
import { openMailer } from './edges/mail';
import { ProcessHasher } from './edges/passwords/process-hasher';
import { openRegisters } from './edges/registers/registers';
import { openAddressChecks } from './edges/registers/address-checks';
import { openDepositRegister } from './edges/registers/deposit-register';
import { openSms } from './edges/sms';
import { openPayments } from './edges/payments/open-payments';
import { webPushGateway } from './edges/push-gateway';
import { vapidKeys } from './edges/vapid';
import type { Environment } from './environment';
import { everyJob } from './composition/every-job';
import { LiveDriver } from './domains/live/driver';
import { startJobs } from './jobs/start-jobs';
import type { Platform } from './platform';
import { seedContent } from './domains/content/seed';
import { seedCampaigns } from './domains/campaigns/seed';
import { seedDemo } from './seed-demo';
import { settleEpoch } from './realtime/epoch';
import { Streams } from './realtime/streams';

/** A running platform, and the function that shuts it down. */
export interface OpenPlatform {
  platform: Platform;
  /** Whether the database has demo players, whose password is public. */
  hasDemoPlayers: boolean;
  close(): Promise<void>;
}

const TEND_MS = 20_000;

/** Fills a new database, and imports what an earlier release stored outside it; one server at a time. */
async function fill(platform: Platform, onStep: (text: string) => void): Promise<void> {
  const { environment, database, clock } = platform;
  await takeInFiles(database, environment);
  await seedContent(database);
  if (environment.demoData) await seedDemo(platform, onStep);
  await inTransaction(database, (transaction) => seedCampaigns(transaction, { isDemo: environment.demoData, now: clock.now() }));
}

/** A public server with demo players, whose password is public, only starts as a demonstration. */
async function requireNoDemoPlayers({ environment: { isPublic, publicDemo }, database, log }: Platform): Promise<void> {
  if (!isPublic) return;
  if (publicDemo) log.warn('this public server is a demonstration (PUBLIC_DEMO=1): test cards work, and demo players may exist');
  else if (await hasDemoPlayers(database)) {
    throw new DatabaseProblem(
      'The database contains demo players, whose password is public: use an empty database, or set PUBLIC_DEMO=1 if this is a demo.',
    );
  }
}

/** The external services in the environment. */
const outside = (environment: Environment) => ({
  mailer: openMailer(environment),
  sms: openSms(environment),
  registers: openRegisters(environment),
  depositRegister: openDepositRegister(environment),
  addressChecks: openAddressChecks(environment),
  identity: openIdentity(environment),
});

/** Opens everything that the domains depend on; throws a DatabaseProblem whose message is one sentence. */
export async function openPlatform(environment: Environment, onStep: (text: string) => void = () => undefined): Promise<OpenPlatform> {
  const log = pino({ level: environment.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  onStep('Starting the database …');
  const embedded = environment.databaseUrl
    ? null
    : await startEmbedded({ dataDir: environment.dataDir, onTrouble: (sentence) => log.error(sentence) });
  const url = environment.databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase(url);
  const passwords = new ProcessHasher().start();
  let streams: Streams | null = null;
  try {
    await checkReachable(database);
    await migrate(url);
    streams = new Streams(database, url, await settleEpoch(database), log, () => settleEpoch(database));
    const open = streams;
    await open.listen();
    const push = webPushGateway(environment, await vapidKeys(environment, database));
    const payments = await openPayments(environment, database, { clock: systemClock, log });
    const platform: Platform = {
      environment,
      database,
      clock: systemClock,
      dice: cryptographicDice(),
      streams: open,
      push,
      payments: payments.provider,
      passwords,
      ...outside(environment),
      log,
    };
    if (environment.countryOverride === null) openCountries();
    await requireNoDemoPlayers(platform);
    await underStartLock(url, () => fill(platform, onStep));
    const jobs = await startJobs(platform, everyJob);
    const live = new LiveDriver(platform);
    live.start();
    const timers = [setInterval(() => open.beat(), BEAT_MS), setInterval(() => open.tend(), TEND_MS)];
    const close = async () => {
      for (const timer of timers) clearInterval(timer);
      payments.close();
      await live.stop();
      await jobs.stop();
      passwords.stop();
      await open.close();
      await database.destroy();
      await embedded?.stop();
    };
    return { platform, hasDemoPlayers: await hasDemoPlayers(database), close };
  } catch (error) {
    passwords.stop();
    await streams?.close();
    await database.destroy();
    await embedded?.stop();
    throw error;
  }
}
