/** The bare counterpart of signing in: a server that only checks one password per request. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { argon2 } from '#server/edges/passwords/argon2';

const known = argon2.hash('Perigee!2026');

async function respond(text: string, response: ServerResponse): Promise<void> {
  const { user } = JSON.parse(text) as { user: { password: string } };
  const body = JSON.stringify({ is_right: await argon2.verify(await known, user.password) });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => void respond(text, response));
});

// Connections wait for their next turn.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
