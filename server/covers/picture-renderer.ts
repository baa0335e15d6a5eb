import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureResponse, PictureOrder } from './picture-order';
import type { PictureFormat } from './render';

/** The idle time after which the process ends. */
const IDLE_MS = 30_000;

interface Asking {
  resolve(picture: Buffer): void;
  reject(error: Error): void;
}

/**
 * Renders pictures in a child process, which starts on demand and ends when it's idle: the libraries hold on to a hundred
 * megabytes, and a server renders few pictures once it has those of its lobby.
 */
export class PictureRenderer {
  private child: ChildProcess | null = null;
  private readonly asking = new Map<number, Asking>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly idleMs = IDLE_MS) {}

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Renders an SVG as a picture file; rejects if that fails or the process ends first. */
  render(svg: string, format: PictureFormat, budget?: number): Promise<Buffer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const id = (this.lastId += 1);
    return new Promise<Buffer>((resolve, reject) => {
      this.asking.set(id, { resolve, reject });
      child.send({ id, svg, format, budget } satisfies PictureOrder, (error) => {
        if (error) this.settle(id, { id, problem: error.message });
      });
    });
  }

  /** Ends the process; pending pictures reject. */
  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill();
    this.child = null;
    for (const id of this.asking.keys()) this.settle(id, { id, problem: 'pictures are not rendered any more' });
  }

  private start(): ChildProcess {
    const module = fileURLToPath(new URL('./render-process.ts', import.meta.url));
    const child = fork(module, {
      execArgv: module.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps'],
      serialization: 'advanced',
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (response: PictureResponse) => this.settle(response.id, response));
    child.once('error', (error) => this.lose(child, error.message));
    child.once('exit', (code, signal) => this.lose(child, `the process that renders pictures ended with ${code ?? signal}`));
    return child;
  }

  private lose(child: ChildProcess, problem: string): void {
    if (this.child !== child) return;
    this.child = null;
    for (const id of this.asking.keys()) this.settle(id, { id, problem });
  }

  private settle(id: number, response: PictureResponse): void {
    const asking = this.asking.get(id);
    this.asking.delete(id);
    if ('picture' in response) asking?.resolve(Buffer.from(response.picture));
    else asking?.reject(new Error(response.problem));
    if (this.asking.size === 0 && this.child) this.idle = setTimeout(() => this.stop(), this.idleMs).unref();
  }
}
