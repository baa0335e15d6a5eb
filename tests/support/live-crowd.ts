import { type ClientRequest, request } from 'node:http';
import { Client } from 'pg';
import type { BodyOf } from '#contract/call';
import { LIVE_EVENTS_PATH, liveAct, liveBet } from '#contract/calls/live';
import type { LiveBet } from '#contract/fields/live';
import { LIVE_CHANNEL } from '#server/domains/live/live-store';

/** How long a watcher waits before it reconnects. */
const AGAIN_MS = 200;

const phaseOf = (round: string, phase: string) => `${round} ${phase}`;

/** A watcher of a live table, who reconnects whenever the connection is lost. */
export class Watcher {
  /** When each phase of a round arrived first, in milliseconds since 1970. */
  readonly seen = new Map<string, number>();
  private current: ClientRequest | null = null;
  private isOver = false;

  constructor(
    /** The server's current address. */
    private readonly port: () => number,
    private readonly game: string,
  ) {
    this.connect();
  }

  private connect(): void {
    if (this.isOver) return;
    const path = `${LIVE_EVENTS_PATH}?game=${encodeURIComponent(this.game)}`;
    const current = request({ host: '127.0.0.1', port: this.port(), path, agent: false, headers: { accept: 'text/event-stream' } });
    this.current = current;
    current.once('response', (response) => {
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      });
      response.on('error', () => undefined);
    });
    current.on('error', () => undefined);
    current.once('close', () => setTimeout(() => this.connect(), AGAIN_MS));
    current.end();
  }

  private take(block: string): void {
    if (!block.startsWith('event: table\n')) return;
    const round = /"live_round":"([^"]+)"/.exec(block)?.[1];
    const phase = /"phase":"([^"]+)"/.exec(block)?.[1];
    if (!round || !phase) return;
    const name = phaseOf(round, phase);
    if (!this.seen.has(name)) this.seen.set(name, Date.now());
  }

  close(): void {
    this.isOver = true;
    this.current?.destroy();
  }
}

/** A past phase of a table, with its round and its start by the database's clock. */
export interface Passed {
  name: string;
  round: string;
  phase: string;
  beganAt: number;
}

/** Records the phases that a table goes through from now on, by the database alone. */
export async function recordPhases(url: string, game: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const passed: Passed[] = [];
  const look = async () => {
    const { rows } = await client.query<{ id: string; phase: string; began: string }>(
      `select id, phase, extract(epoch from began_at) * 1000 as began from live_rounds where game = $1 and phase <> 'over'`,
      [game],
    );
    for (const { id, phase, began } of rows) {
      const name = phaseOf(id, phase);
      if (!passed.some((one) => one.name === name)) passed.push({ name, round: id, phase, beganAt: Number(began) });
    }
  };
  client.on('notification', ({ payload }) => payload === game && void look().catch(() => undefined));
  client.on('error', () => undefined);
  await look();
  await client.query(`listen ${LIVE_CHANNEL}`);
  return { passed, close: () => client.end() };
}

/** Sends a call of a launched frame; the refusal's code, null if it was accepted, `lost` without a response. */
async function sendOf(
  port: number,
  path: string,
  { token, key, body }: { token: string; key: string; body: object },
): Promise<string | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      signal: AbortSignal.timeout(15_000),
    });
    const answered = (await response.json()) as { error?: { code: string } };
    return response.ok ? null : (answered.error?.code ?? String(response.status));
  } catch {
    return 'lost';
  }
}

/** Places a player's bets in a round; the refusal's code, null if they're placed, `lost` without a response. */
export const placeBets = (port: number, token: string, live_round: string, bets: LiveBet[], key: string): Promise<string | null> =>
  sendOf(port, liveBet.path, { token, key, body: { live_round, bets } });

/** Acts with a player's bet while the outcome is shown; the refusal's code, null if it's done, `lost` without a response. */
export const actLive = (port: number, token: string, act: BodyOf<typeof liveAct>, key: string): Promise<string | null> =>
  sendOf(port, liveAct.path, { token, key, body: act });
