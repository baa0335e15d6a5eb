/**
 * `npm run conformance -- <origin> <launch token>`: checks a game server against the protocol between a game's frame and its
 * provider (docs/how-to/provide-games.md). Exits with 1 on any deviation.
 */
import type { Call } from '#contract/call';
import { checkProvider, type Send } from './conformance/checks';
import { say } from './say';

const [origin, token] = process.argv.slice(2);
if (!origin || !token) {
  process.stderr.write('Usage: conformance <origin> <launch token>\n');
  process.exit(2);
}

const send: Send = async ({ method, path }: Call, body, { token: bearer, key }) => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${bearer}`,
    origin,
    ...(key && { 'idempotency-key': key }),
  };
  const response = await fetch(new URL(path, origin), { method, headers, body: JSON.stringify(body) });
  return { status: response.status, json: await response.json().catch(() => null) };
};

const results = await checkProvider(send, token);
for (const { name, problem } of results) say(problem === null ? `ok      ${name}` : `NOT OK  ${name}: ${problem}`);
if (results.some(({ problem }) => problem !== null)) process.exitCode = 1;
