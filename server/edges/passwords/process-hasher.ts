import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '#server/database/unavailable';
import type { PasswordHasher } from '#server/ports/password-hasher';
import type { HashingOrder, HashingResponse } from './hashing-orders';

/** How often an order is repeated after the process ended; if it ends again, the order is probably the cause. */
const GIVEN_AT_MOST = 2;

interface Pending {
  order: HashingOrder;
  given: number;
  resolve(response: HashingResponse): void;
  reject(error: Error): void;
}

/**
 * Hashes in a child process of lower priority, as many passwords in parallel as there are processors. A process that ended is restarted
 * with the passwords that it hadn't finished; they reject if that one ends too.
 */
export class ProcessHasher implements PasswordHasher {
  private child: ChildProcess | null = null;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the process, so that the first sign-in doesn't wait for it. */
  start(): this {
    this.child ??= this.fork();
    return this;
  }

  async hash(password: string): Promise<string> {
    const response = await this.ask({ password });
    if ('hash' in response) return response.hash;
    throw new TypeError('the hashing process checked a password instead of hashing it');
  }

  async verify(known: string, password: string): Promise<boolean> {
    const response = await this.ask({ password, known });
    if ('isRight' in response) return response.isRight;
    throw new TypeError('the hashing process hashed a password instead of checking it');
  }

  /** Ends the process; pending passwords reject. */
  stop(): void {
    const { child } = this;
    this.child = null;
    child?.disconnect();
    for (const pending of this.pending.values()) this.drop(pending);
  }

  private ask(what: Omit<HashingOrder, 'id'>): Promise<HashingResponse> {
    const id = (this.lastId += 1);
    return new Promise<HashingResponse>((resolve, reject) => {
      const pending = { order: { id, ...what }, given: 0, resolve, reject };
      this.pending.set(id, pending);
      this.give(pending);
    });
  }

  private give(pending: Pending): void {
    const { child } = this.start();
    pending.given += 1;
    // An order that doesn't arrive is repeated when the end of its process is reported.
    child?.send(pending.order, () => undefined);
  }

  private fork(): ChildProcess {
    const module = fileURLToPath(new URL('./hashing-process.ts', import.meta.url));
    const child = fork(module, {
      execArgv: module.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps'],
      env: { ...process.env, UV_THREADPOOL_SIZE: String(availableParallelism()) },
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (response: HashingResponse) => this.settle(response));
    child.once('error', () => this.lose(child));
    child.once('exit', () => this.lose(child));
    return child;
  }

  private settle(response: HashingResponse): void {
    const pending = this.pending.get(response.id);
    this.pending.delete(response.id);
    if ('problem' in response) pending?.reject(new Error(response.problem));
    else pending?.resolve(response);
  }

  private lose(child: ChildProcess): void {
    if (this.child !== child) return;
    this.child = null;
    for (const pending of this.pending.values()) {
      if (pending.given < GIVEN_AT_MOST) this.give(pending);
      else this.drop(pending);
    }
  }

  private drop({ order, reject }: Pending): void {
    this.pending.delete(order.id);
    reject(new Unavailable('the process that hashes passwords ended'));
  }
}
