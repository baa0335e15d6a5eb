import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Call } from '#contract/call';
import { confirmEmail, signIn, signUp } from '#contract/calls/account';
import { waitForMail } from './mails';

/** A player as a journey knows one. */
export interface Player {
  id: number;
  email: string;
  password: string;
}

/** Sends a call as the site's own page would, with a key of its own; throws on a refusal. */
export async function send(request: APIRequestContext, baseUrl: string, call: Call, data?: unknown): Promise<APIResponse> {
  const headers = { origin: new URL(baseUrl).origin, 'idempotency-key': randomUUID() };
  const answer = await request.fetch(new URL(call.path, baseUrl).href, { method: call.method, headers, data });
  if (!answer.ok()) throw new Error(`${call.id} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

/** The six digits of the mail that confirms an address. */
export function waitForCode(dataDir: string, email: string): Promise<string> {
  return waitForMail(dataDir, email, /code: (\d{6})\b/);
}

/** Signs a new player up and confirms the address by the mailed code; the request's cookies hold the session. */
export async function signUpPlayer(request: APIRequestContext, baseUrl: string, dataDir: string): Promise<Player> {
  const example = signUp.example.body.user;
  const email = `player-${randomUUID()}@perigee.example`;
  const answer = await send(request, baseUrl, signUp, { user: { ...example, email } });
  const { id } = (await answer.json()) as { id: number };
  await send(request, baseUrl, confirmEmail, { code: await waitForCode(dataDir, email) });
  return { id, email, password: example.password };
}

/** Signs in the demo player whom the contract's example names. */
export async function signInDemoPlayer(request: APIRequestContext, baseUrl: string): Promise<void> {
  await send(request, baseUrl, signIn, signIn.example.body);
}
