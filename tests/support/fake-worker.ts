import { expose } from 'comlink';

/** A web worker over a MessageChannel: arguments and results of exposed functions are really cloned. */
export class FakeWorker extends EventTarget {
  isTerminated = false;
  private readonly channel = new MessageChannel();

  constructor(api: object) {
    super();
    this.channel.port1.addEventListener('message', (event) =>
      this.dispatchEvent(new MessageEvent('message', { data: (event as MessageEvent<unknown>).data })),
    );
    this.channel.port1.start();
    expose(api, this.channel.port2);
  }

  postMessage(message: unknown): void {
    this.channel.port1.postMessage(message);
  }

  /** The script couldn't be loaded, or threw at top level. */
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  terminate(): void {
    this.isTerminated = true;
    this.channel.port1.close();
    this.channel.port2.close();
  }
}
