import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CALM_MS, DRAIN_MS, LAST_REQUEST_MS } from './timing';

/** An event loop turn this short left no time for connections to queue up. */
const SHORT_TURN_MS = 10;

/**
 * A graceful shutdown that loses no request: first every response closes its connection, then no connection is accepted any more,
 * and open ones end with their response. A browser's idle spare connection delays nothing.
 */
export class Draining {
  isUnderWay = false;
  private isOver = false;
  /** Connections accepted since the start. */
  private taken = 0;
  /** Pending requests, by connection. */
  private readonly open = new Map<Socket, number>();

  constructor(app: FastifyInstance) {
    app.server.on('connection', (socket: Socket) => {
      this.taken += 1;
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
      if (app.server.listening) {
        await sleep(DRAIN_MS);
        await this.calm();
      }
      this.isOver = true;
      setTimeout(() => this.closeSilent(), LAST_REQUEST_MS);
    });
  }

  /**
   * Waits until no connection is queued: closing the port resets connections that the system has accepted but this process hasn't. A short
   * event loop turn without new ones means that there are none.
   */
  private async calm(): Promise<void> {
    const deadline = performance.now() + CALM_MS;
    for (let isCalm = false; !isCalm && performance.now() < deadline; ) {
      const begun = performance.now();
      const taken = this.taken;
      await turn();
      isCalm = this.taken === taken && performance.now() - begun < SHORT_TURN_MS;
    }
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
