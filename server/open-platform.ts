import { BEAT_MS } from '#contract/events/real-time';
import pino from 'pino';
import { checkReachable, openDatabase } from './database/connection';
import { startEmbedded } from './database/embedded';
import { migrate } from './database/migrate';
import { systemClock } from './edges/clock';
import { cryptographicDice } from './edges/dice';
import { openCountries } from './edges/geo';
import { openMailer } from './edges/mail';
import { sandboxPayments } from './edges/payments/sandbox/sandbox';
import { sandboxSecret } from './edges/payments/sandbox/secret';
import { webPushGateway } from './edges/push-gateway';
import { vapidKeys } from './edges/vapid';
import type { Environment } from './environment';
import { everyJob } from './jobs/every-job';
import { startJobs } from './jobs/start-jobs';
import type { Platform } from './platform';
import { seedContent } from './domains/content/seed';
import { seedNotices } from './domains/notifications/header-notices';
import { seedDemo } from './seed-demo';
import { settleEpoch } from './realtime/epoch';
import { Streams } from './realtime/streams';

/** A platform that runs, and the way to put it away. */
export interface OpenPlatform {
  platform: Platform;
  close(): Promise<void>;
}

const TEND_MS = 20_000;

/** Opens everything the domains stand on; throws a DatabaseProblem whose message is one sentence. */
export async function openPlatform(environment: Environment, onStep: (text: string) => void = () => undefined): Promise<OpenPlatform> {
  const log = pino({ level: environment.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  onStep('starting the database');
  const embedded = environment.databaseUrl ? null : await startEmbedded({ dataDir: environment.dataDir });
  const url = environment.databaseUrl ?? embedded?.url ?? '';
  const database = openDatabase(url);
  let streams: Streams | null = null;
  try {
    await checkReachable(database);
    await migrate(url);
    streams = new Streams(database, url, await settleEpoch(database), log, () => settleEpoch(database));
    const open = streams;
    await open.listen();
    const push = webPushGateway(environment, await vapidKeys(environment));
    const payments = sandboxPayments(await sandboxSecret(database));
    const platform: Platform = { environment, database, clock: systemClock, dice: cryptographicDice(), streams: open, push, payments, mailer: openMailer(environment), log };
    if (environment.countryOverride === null) openCountries();
    await seedContent(database);
    await seedNotices(database, systemClock.now());
    if (environment.demoData) await seedDemo(platform, onStep);
    const jobs = await startJobs(platform, everyJob);
    const beat = setInterval(() => open.beat(), BEAT_MS);
    const tend = setInterval(() => open.tend(), TEND_MS);
    const close = async () => {
      clearInterval(beat);
      clearInterval(tend);
      await jobs.stop();
      await open.close();
      await database.destroy();
      await embedded?.stop();
    };
    return { platform, close };
  } catch (error) {
    await streams?.close();
    await database.destroy();
    await embedded?.stop();
    throw error;
  }
}
