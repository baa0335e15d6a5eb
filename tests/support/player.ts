import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ResponseOf, BodyOf, Call } from '#contract/call';
import { callUrl } from '#contract/call-url';
import { confirmEmail, getPlayer, signIn, signUp } from '#contract/calls/account';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { declineDepositLimit } from '#contract/calls/limits';
import { tokenizeCard } from '#contract/calls/cashbox/provider';
import { waitForMail } from './mails';

/** A player of a journey. */
export interface Player {
  id: number;
  email: string;
  password: string;
}

interface Asked {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** A launch token, for the calls of a game's frame. */
  token?: string;
}

/** Sends a call as the site's own page would, with a unique key; throws on a refusal. */
export async function send<C extends Call>(
  request: APIRequestContext,
  baseUrl: string,
  call: C,
  asked: Asked = {},
): Promise<ResponseOf<C>> {
  const headers = {
    origin: new URL(baseUrl).origin,
    'idempotency-key': randomUUID(),
    ...(asked.token && { authorization: `Bearer ${asked.token}` }),
  };
  const url = new URL(callUrl(call, asked), baseUrl).href;
  const response = await request.fetch(url, { method: call.method, headers, data: asked.body });
  if (!response.ok()) throw new Error(`${call.id} responded with ${response.status()}: ${await response.text()}`);
  return (await response.json()) as ResponseOf<C>;
}

/** The six digits of the mail that confirms an address. */
export function waitForCode(dataDir: string, email: string): Promise<string> {
  return waitForMail(dataDir, email, /code: (\d{6})\b/);
}

type Registration = BodyOf<typeof signUp>['user'];

/** Personal details that differ from every other player's; otherwise accounts would be flagged as duplicates. */
function someBody(): Pick<Registration, 'date_of_birth' | 'mobile_phone' | 'dfpc'> {
  const two = (most: number) => String(1 + Math.floor(Math.random() * most)).padStart(2, '0');
  const phone = `+49 1${String(Math.random()).slice(2, 12).padEnd(10, '0')}`;
  return { date_of_birth: `19${50 + Math.floor(Math.random() * 45)}-${two(12)}-${two(28)}`, mobile_phone: phone, dfpc: randomUUID() };
}

/**
 * Signs up a new player without a deposit limit and confirms the address by the mailed code; the request's cookies have the session. `own`
 * overrides the contract's example.
 */
export async function signUpPlayer(
  request: APIRequestContext,
  baseUrl: string,
  dataDir: string,
  own: Partial<Registration> = {},
): Promise<Player> {
  const example = signUp.example.body.user;
  const email = `player-${randomUUID()}@perigee.example`;
  const { id } = await send(request, baseUrl, signUp, { body: { user: { ...example, ...someBody(), email, ...own } } });
  await send(request, baseUrl, confirmEmail, { body: { code: await waitForCode(dataDir, email) } });
  await send(request, baseUrl, declineDepositLimit, { body: { choice: 'none' } });
  return { id, email, password: example.password };
}

/** Signs a player in; the request's cookies have the session. */
export async function signInPlayer(
  request: APIRequestContext,
  baseUrl: string,
  { email, password }: Pick<Player, 'email' | 'password'>,
): Promise<void> {
  await send(request, baseUrl, signIn, { body: { user: { email, password } } });
}

/** Signs in the demo player of the contract's example. */
export async function signInDemoPlayer(request: APIRequestContext, baseUrl: string, key: 'regular' | 'tester' = 'regular'): Promise<void> {
  const { user } = signIn.example.body;
  await send(request, baseUrl, signIn, { body: { user: { ...user, email: `${key}@perigee.example` } } });
}

/** Deposits euros from a test card, by default the one that succeeds. `cents` are minor units. */
export async function depositEuros(
  request: APIRequestContext,
  baseUrl: string,
  cents: number,
  number: string = tokenizeCard.example.body.number,
): Promise<void> {
  const { first_name, last_name } = await send(request, baseUrl, getPlayer);
  const card = { ...tokenizeCard.example.body, number, holder: `${first_name} ${last_name}` };
  const { token } = await send(request, baseUrl, tokenizeCard, { body: card });
  await send(request, baseUrl, createDeposit, { body: { method: 'card', amount_cents: cents, currency: 'EUR', fields: { token } } });
}
