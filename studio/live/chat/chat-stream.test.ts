import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BEAT_MS, FIRST_RETRY_MS } from '#contract/timing';
import { ChatStream } from './chat-stream';

const hello = { me: '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21', lines: [], hidden: [] };
const listener = { onHello: vi.fn(), onLines: vi.fn(), onRemoved: vi.fn(), onPeople: vi.fn(), onConnected: vi.fn() };
let fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>;
let stream: ChatStream;
let send: ReadableStreamDefaultController<Uint8Array>;

/** A response whose body is written by the test. */
const open = async () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        send = controller;
      },
    }),
  );
const write = (text: string) => send.enqueue(new TextEncoder().encode(text));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fetch = vi.fn<typeof globalThis.fetch>(open);
  stream = new ChatStream('token', listener, fetch);
});

afterEach(() => {
  stream.stop();
  vi.useRealTimers();
});

it('passes on valid events, however they are split into chunks, and drops invalid ones', async () => {
  stream.start();
  await vi.waitFor(() => expect(send).toBeDefined());
  const text = `event: hello\ndata: ${JSON.stringify(hello)}\n\n`;
  write(text.slice(0, 20));
  write(`${text.slice(20)}event: removed\ndata: [7]\n\nevent: people\ndata: {"here":"many"}\n\n`);
  await vi.waitFor(() => expect(listener.onRemoved).toHaveBeenCalledWith([7]));
  expect(listener.onHello).toHaveBeenCalledExactlyOnceWith(hello);
  expect(listener.onPeople).not.toHaveBeenCalled();
  expect(fetch.mock.calls[0]![1]!.headers).toMatchObject({ authorization: 'Bearer token' });
});

it('reconnects after the connection ends, and after a silence', async () => {
  stream.start();
  await vi.advanceTimersByTimeAsync(0);
  send.close();
  await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
  expect(listener.onConnected).toHaveBeenLastCalledWith(false);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2.5 * BEAT_MS);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('stops reconnecting once the launch has ended', async () => {
  fetch.mockImplementation(async () => new Response(null, { status: 401 }));
  stream.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
