import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 4_000;

/** Sends one signed question to the operator's gateway to national registers; returns its JSON answer. */
export async function askGateway({ url, secret }: { url: string; secret: string }, question: object): Promise<unknown> {
  const body = JSON.stringify(question);
  const headers = { 'content-type': 'application/json', 'x-signature': createHmac('sha256', secret).update(body).digest('hex') };
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the register gateway answered with ${response.status}`);
  return response.json();
}
