/** A server that sends the same bytes to every request: the bare counterpart of a read. Its parent sends the bytes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let body = '';
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
});

process.on('message', (text: string) => (body = text));
process.on('disconnect', () => process.exit(0));
// Connections wait for their next turn.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
