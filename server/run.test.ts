import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendInstallEvent } from '#contract/calls/tracking';
import { checkReachable, openDatabase } from '#server/database/connection';
import { startEmbedded } from '#server/database/embedded';
import { ownDatabase, testDatabase } from '#tests/support/database';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { freePort } from './database/postgresql/free-port';

const PATIENCE_MS = 60_000;

const { url: databaseUrl, database } = ownDatabase();
let dataDir: string;

beforeAll(async () => {
  dataDir = await temporaryDataDir();
});

/** A server in its own process, on this file's database. */
class Server {
  errors = '';
  private readonly child: ChildProcess;
  private readonly exit: Promise<number | null>;

  constructor(variables: Record<string, string>) {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: '0',
      ...variables,
    };
    this.child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.child.stderr!.on('data', (chunk) => (this.errors += String(chunk)));
    this.exit = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)));
  }

  /** The exit code; the process is killed if it doesn't exit on its own. */
  async ended(): Promise<number | null | 'late'> {
    const code = await Promise.race([this.exit, sleep(PATIENCE_MS, 'late' as const, { ref: false })]);
    if (code === 'late') this.child.kill('SIGKILL');
    return code;
  }

  stop(): void {
    this.child.kill('SIGTERM');
  }
}

describe('a server that can’t start reports the reason in one sentence and exits with 1', () => {
  async function lastWords(variables: Record<string, string>) {
    const server = new Server(variables);
    const code = await server.ended();
    return { code, errors: server.errors };
  }

  it(
    'with an invalid port',
    async () => {
      expect(await lastWords({ PORT: '1e3' })).toEqual({ code: 1, errors: 'PORT must be a whole number from 0 to 65535, not "1e3".\n' });
    },
    PATIENCE_MS,
  );

  it(
    'with several problems in its environment, one sentence for each',
    async () => {
      const { code, errors } = await lastWords({ LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://root:hunter2@db/x' });
      expect([code, errors.split('\n')]).toEqual([
        1,
        [
          'DATABASE_URL must be an address that starts with postgres: or postgresql:.',
          'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".',
          '',
        ],
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'on a port that’s in use, before opening a database',
    async () => {
      const taken = createServer();
      const port = await freePort();
      await new Promise<void>((resolve) => void taken.listen(port, '127.0.0.1', resolve));
      const untouched = join(dataDir, 'untouched');
      const { code, errors } = await lastWords({ PORT: String(port), DATABASE_URL: '', DATA_DIR: untouched });
      taken.close();
      expect([code, errors]).toEqual([1, `Can't start the server: port ${port} is already in use; set PORT to a free one.\n`]);
      expect(existsSync(untouched)).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'on an interface of another machine',
    async () => {
      const port = await freePort();
      const { code, errors } = await lastWords({ PORT: String(port), HOST: '192.0.2.1' });
      expect([code, errors]).toEqual([1, `Can't start the server: it can't listen on 192.0.2.1:${port} (EADDRNOTAVAIL).\n`]);
    },
    PATIENCE_MS,
  );

  it(
    'on another server’s data folder, without disturbing that server',
    async () => {
      const inUse = join(dataDir, 'in-use');
      const other = await startEmbedded({ dataDir: inUse, durable: false });
      const { code, errors } = await lastWords({ PORT: '0', DATABASE_URL: '', DATA_DIR: inUse });
      const database = openDatabase(other.url);
      await checkReachable(database);
      await database.destroy();
      await other.stop();
      expect(code).toBe(1);
      expect(errors).toBe(
        `The data folder ${inUse}/postgres is in use by another server (process ${process.pid}); stop it or set DATA_DIR.\n`,
      );
    },
    PATIENCE_MS,
  );

  it(
    'on a data folder that is a file',
    async () => {
      const file = join(dataDir, 'file');
      await writeFile(file, '');
      const { code, errors } = await lastWords({ PORT: '0', DATABASE_URL: '', DATA_DIR: file });
      expect([code, errors]).toEqual([1, `Can't start the server: ${file}/postgres can't be used (ENOTDIR: not a directory).\n`]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['with a wrong password', (url: URL) => (url.password = 'hunter2')],
    ['with a database that is not there', (url: URL) => (url.pathname = '/nowhere')],
  ])(
    '%s',
    async (_name, change) => {
      const url = new URL(databaseUrl);
      change(url);
      const { code, errors } = await lastWords({ PORT: '0', DATABASE_URL: url.href });
      expect(code).toBe(1);
      expect(errors).toMatch(new RegExp(`^The database at 127\\.0\\.0\\.1:${url.port}${url.pathname} cannot be reached: [^\n]+\\.\n$`));
      expect(errors).not.toContain('hunter2');
    },
    PATIENCE_MS,
  );

  it(
    'without the configured database',
    async () => {
      const port = await freePort();
      const { code, errors } = await lastWords({ PORT: '0', DATABASE_URL: `postgres://someone:hunter2@127.0.0.1:${port}/casino` });
      expect(code).toBe(1);
      expect(errors).toMatch(new RegExp(`^The database at 127\\.0\\.0\\.1:${port}/casino cannot be reached: .+\\.\\n$`));
      expect(errors).not.toContain('hunter2');
    },
    PATIENCE_MS,
  );

  const live = {
    PORT: '0',
    PUBLIC_ORIGIN: 'https://casino.example',
    PAYMENTS_PROVIDER: 'http',
    PAYMENTS_URL: 'http://127.0.0.1:9/',
    PAYMENTS_SECRET: 's'.repeat(32),
  };

  it(
    'with an invalid variable in its env file, unless the real environment overrides it',
    async () => {
      const file = join(dataDir, 'settings.env');
      await writeFile(file, 'LOG_LEVEL=loud\nPORT=1e3\n');
      expect(await lastWords({ ENV_FILE: file })).toEqual({ code: 1, errors: 'PORT must be a whole number from 0 to 65535, not "1e3".\n' });
    },
    PATIENCE_MS,
  );

  it(
    'in production on the payment sandbox',
    async () => {
      const { code, errors } = await lastWords({ ...live, PAYMENTS_PROVIDER: 'sandbox' });
      expect([code, errors]).toEqual([1, expect.stringMatching(/^PAYMENTS_PROVIDER must not be sandbox on a public server[^\n]+\n$/)]);
    },
    PATIENCE_MS,
  );

  it(
    'in production on a database with demo players',
    async () => {
      const made = await database
        .insertInto('players')
        .values({ email: 'vip@perigee.example', currency: 'EUR', license_name: 'curacao' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { code, errors } = await lastWords(live);
      await database.deleteFrom('players').where('id', '=', made.id).execute();
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(/^The database contains demo players, whose password is public: [^\n]+\n$/),
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'on a database of a newer release',
    async () => {
      const newer = await testDatabase();
      await sql`insert into migrations (name, checksum) values ('9999-future.sql', 'x')`.execute(newer.database);
      const { code, errors } = await lastWords({ PORT: '0', DATABASE_URL: newer.url });
      await newer.close();
      expect([code, errors]).toEqual([
        1,
        'The database is newer than this release (it holds 9999-future.sql); start the newer release instead.\n',
      ]);
    },
    PATIENCE_MS,
  );
});

/** Sends one event under a key; returns the status, or the code of a failed connection. */
function sendEvent(port: number, agent: Agent, key: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'sec-fetch-site': 'same-origin' };
    const asked = request({ port, host: '127.0.0.1', path: sendInstallEvent.path, method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    asked.end(JSON.stringify(sendInstallEvent.example.body));
  });
}

it(
  'a server that’s stopped under load completes every request and exits with 0',
  async () => {
    const port = await freePort();
    const server = new Server({ PORT: String(port) });
    const agent = new Agent({ keepAlive: true });
    while ((await sendEvent(port, agent, randomUUID())) !== 200) await sleep(100);
    await database.deleteFrom('idempotency_keys').execute();
    const responses = new Map<string, number | string>();
    const client = async () => {
      const own = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const key = randomUUID();
        const response = await sendEvent(port, own, key);
        responses.set(key, response);
        if (typeof response === 'string') return own.destroy();
      }
    };
    const clients = Array.from({ length: 8 }, client);
    await sleep(500);
    server.stop();
    await Promise.all(clients);
    expect(await server.ended()).toBe(0);
    const answered = [...responses].filter(([, response]) => response === 200).map(([key]) => key);
    expect(responses.size - answered.length).toBe(clients.length);
    const kept = await database.selectFrom('idempotency_keys').select('key').execute();
    expect(kept.map(({ key }) => key).sort()).toEqual(answered.sort());
    expect(server.errors).toBe('');
  },
  PATIENCE_MS,
);
