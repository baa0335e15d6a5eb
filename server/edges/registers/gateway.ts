import { createHmac } from 'node:crypto';
import { GATEWAY_TIMEOUT_MS } from '../../timing';

/** Sends one signed query to the operator's gateway to national registers; returns its JSON response. */
export async function askGateway({ url, secret }: { url: string; secret: string }, question: object): Promise<unknown> {
  const body = JSON.stringify(question);
  const headers = { 'content-type': 'application/json', 'x-signature': createHmac('sha256', secret).update(body).digest('hex') };
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the register gateway responded with ${response.status}`);
  return response.json();
}
