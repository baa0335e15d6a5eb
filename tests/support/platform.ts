import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import pino from 'pino';
import type { Call } from '#contract/call';
import type { Database } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { cryptographicDice } from '#server/edges/dice';
import type { Mail } from '#server/ports/mailer';
import type { TextMessage } from '#server/ports/sms';
import { standInIdentity } from '#server/edges/identity/open-identity';
import { standInRegisters } from '#server/edges/registers/registers';
import { standInAddressChecks } from '#server/edges/registers/address-checks';
import { standInDepositRegister } from '#server/edges/registers/deposit-register';
import { sandboxPayments } from '#server/edges/payments/sandbox/sandbox';
import { argon2 } from '#server/edges/passwords/argon2';
import { readEnvironment } from '#server/environment';
import type { Platform } from '#server/platform';
import { callerPlugin } from '#server/plugins/caller';
import { rateLimitPlugin } from '#server/plugins/rate-limits';
import { sendRefusal } from '#server/plugins/refusals';
import { securityPlugin } from '#server/plugins/security';
import { Streams } from '#server/realtime/streams';

/** A server on a test database: its clock is set manually and mails are recorded. */
export interface TestPlatform extends Platform {
  clock: { now(): Date; set(now: Date): void; pass(milliseconds: number): void };
  mails: Mail[];
  texts: TextMessage[];
}

/** Fakes at the edges, with the real database; `variables` are the environment's. */
export function testPlatform(database: Database, variables: Record<string, string> = {}): TestPlatform {
  const reading = readEnvironment({
    PORT: '4000',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    COUNTRY_OVERRIDE: 'DE',
    PUBLIC_DEMO: '1',
    ...variables,
  });
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  const log = pino({ level: 'silent' });
  const mails: Mail[] = [];
  const texts: TextMessage[] = [];
  let now = new Date();
  return {
    environment: reading.environment,
    database,
    dice: cryptographicDice(),
    streams: new Streams(database, database.url, 'test', log),
    push: { publicKey: 'test', isAllowed: () => true, send: async () => ({ result: 'sent', retryAfter: null }) },
    payments: sandboxPayments('secret of the tests'),
    passwords: argon2,
    mailer: { send: async (mail) => void mails.push(mail) },
    registers: standInRegisters,
    depositRegister: standInDepositRegister,
    addressChecks: standInAddressChecks,
    identity: standInIdentity('secret of the tests'),
    sms: { send: async (message) => void texts.push(message) },
    log,
    mails,
    texts,
    clock: {
      now: () => now,
      set: (given) => (now = given),
      pass: (milliseconds) => (now = new Date(now.getTime() + milliseconds)),
    },
  };
}

/** An application with the calls of some domains only, without documents and files. */
export async function testApp(platform: Platform, domains: readonly Domain[]): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ loggerInstance: platform.log });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  securityPlugin(app, platform);
  callerPlugin(app, platform);
  rateLimitPlugin(app, platform);
  app.setErrorHandler(sendRefusal);
  for (const domain of domains) domain(app, platform);
  return app;
}

/** A test browser: keeps cookies, sends the headers of a page of the site. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Sends a call; returns status and JSON. */
  async send(
    call: Call,
    { params = {}, query, body }: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown } = {},
    headers: Record<string, string> = {},
  ): Promise<{ status: number; json: never; code: string | null }> {
    const url = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
    const received = await this.app.inject({
      method: call.method as InjectOptions['method'],
      url,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
      cookies: Object.fromEntries(this.cookies),
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID(), ...this.headers, ...headers },
    });
    for (const { name, value } of received.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const json = received.json() as { error?: { code: string } };
    return { status: received.statusCode, json: json as never, code: json.error?.code ?? null };
  }
}
