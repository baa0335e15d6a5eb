import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For so long a server that stops goes on to answer, so that those who hold a connection learn to go elsewhere. */
const DRAIN_MS = 300;
/** For so long it waits, once it takes no new connection, for the request of one that it took last. */
const LAST_WORD_MS = 200;

/**
 * A stop that loses no request: for a moment every answer closes its connection, then no connection is taken any more,
 * and those that are open end with their answer. A browser's spare connection, which never asks, holds nothing up.
 */
export class Draining {
  isUnderWay = false;
  private isOver = false;
  /** Requests that are being answered, by connection. */
  private readonly open = new Map<Socket, number>();

  constructor(app: FastifyInstance) {
    app.server.on('connection', (socket: Socket) => {
      this.open.set(socket, 0);
      socket.once('close', () => this.open.delete(socket));
    });
    app.server.on('request', ({ socket }, response) => {
      this.count(socket, 1);
      response.once('close', () => this.count(socket, -1));
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.isUnderWay) void reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      this.isUnderWay = true;
      if (app.server.listening) await sleep(DRAIN_MS);
      this.isOver = true;
      setTimeout(() => this.closeSilent(), LAST_WORD_MS);
    });
  }

  private closeSilent(): void {
    for (const [socket, requests] of this.open) if (requests === 0) socket.destroy();
  }

  private count(socket: Socket, change: 1 | -1): void {
    const requests = this.open.get(socket);
    if (requests === undefined) return;
    this.open.set(socket, requests + change);
    if (this.isOver && requests + change === 0) socket.destroySoon();
  }
}
