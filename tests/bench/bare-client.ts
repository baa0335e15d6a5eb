import { connect, type Socket } from 'node:net';

/** One keep-alive connection that sends one request at a time with minimal overhead, so that mainly the server is measured. */
export interface BareClient {
  /** Reads an address and returns the body; throws on anything but 200. */
  get(path: string, headers: Record<string, string>): Promise<string>;
  /** Posts JSON and returns the body; throws on anything but 200. */
  post(path: string, headers: Record<string, string>, body: string): Promise<string>;
  close(): void;
}

interface Waiting {
  resolve(body: string): void;
  reject(error: Error): void;
}

/** The body of one complete response with a content-length; undefined while it's incomplete. */
function bodyOf(text: string): { head: string; body: string } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  const body = text.slice(end + 4);
  return Buffer.byteLength(body) < length ? undefined : { head, body };
}

function read(socket: Socket, next: () => Waiting | undefined): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    text += part;
    const response = bodyOf(text);
    if (!response) return;
    text = '';
    if (response.head.startsWith('HTTP/1.1 200')) next()?.resolve(response.body);
    else next()?.reject(new Error(`${response.head.slice(0, 12)}: ${response.body}`));
  });
  socket.on('error', (error) => next()?.reject(error));
  socket.on('close', () => next()?.reject(new Error('the connection was closed')));
}

/** Connects to a loopback port. */
export function openClient(port: number): BareClient {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting: Waiting | undefined;
  read(socket, () => waiting);
  const send = (start: string, headers: Record<string, string>, body: string) =>
    new Promise<string>((resolve, reject) => {
      waiting = { resolve, reject };
      const lines = Object.entries({ host: `localhost:${port}`, ...headers });
      socket.write(`${start} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
    });
  return {
    get: (path, headers) => send(`GET ${path}`, headers, ''),
    post: (path, headers, body) => send(`POST ${path}`, { 'content-length': String(Buffer.byteLength(body)), ...headers }, body),
    close: () => socket.destroy(),
  };
}
