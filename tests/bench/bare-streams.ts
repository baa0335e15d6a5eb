/** Event streams on bare node:http: the counterpart of the fan-out bench. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const open = new Set<ServerResponse>();

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('event: hello\ndata: {}\n\n');
  open.add(response);
  response.on('close', () => open.delete(response));
});

process.on('message', (text: string) => {
  for (const response of open) response.write(text);
});

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
