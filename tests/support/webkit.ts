import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/database/postgresql/free-port';
import { ensureWebKit } from './browser';

const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/** The key of an element reference in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A window of WebKitGTK's own browser, the nearest thing to Safari that runs on Linux; it has no push and no sync. */
export interface WebKit {
  /** Runs a function in the page, with an argument. */
  evaluate<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument?: Argument): Promise<Result>;
  /** Opens a page of the app and waits until it's hydrated: earlier clicks would be lost. */
  open(url: string): Promise<void>;
  /** Clicks the link with a text, once one is visible. Throws if none appears. */
  follow(linkText: string): Promise<void>;
  /** The title and the visible text of the current page. */
  title(): Promise<string>;
  text(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a virtual screen; returns its name, such as `:99`. */
async function startScreen(program: string): Promise<{ name: string; screen: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface(screen.stdio[3] as Readable);
  const [number] = (await Promise.race([once(lines, 'line'), once(screen, 'exit')])) as [string | number];
  if (typeof number !== 'string') throw new Error(`The virtual screen ended with code ${number} before it was ready.`);
  return { name: `:${number}`, screen };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Sends a W3C WebDriver command. Throws the driver's error if it fails. */
async function command<Value>(url: string, body?: unknown, method: 'POST' | 'DELETE' = 'POST'): Promise<Value> {
  const response = await (body === undefined && method === 'POST'
    ? fetch(url)
    : fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }));
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Waits until a condition is true. Throws a readable message on timeout. */
async function until(isSo: () => Promise<boolean>, sentence: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(sentence);
    await sleep(POLL_MS);
  }
}

/** Runs in the page: whether React controls its first link. */
function isHydrated(): boolean {
  const link = document.querySelector('a');
  return link !== null && Object.keys(link).some((key) => key.startsWith('__reactFiber'));
}

/** Opens a window without history, which keeps stored data until it's closed. */
export async function openWebKit(): Promise<WebKit> {
  const programs = ensureWebKit();
  const { name, screen } = await startScreen(programs.screen);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  // Software rendering, because without a GPU accelerated buffers can't be displayed.
  const env = { ...process.env, DISPLAY: name, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const driver = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env });
  const isReady = () =>
    command<{ ready: boolean }>(`${base}/status`).then(
      ({ ready }) => ready,
      () => false,
    );
  await until(isReady, 'WebKitWebDriver does not respond.');
  const { sessionId } = await command<{ sessionId: string }>(`${base}/session`, { capabilities: {} });
  const session = `${base}/session/${sessionId}`;
  await command(`${session}/timeouts`, { implicit: PATIENCE_MS, script: PATIENCE_MS });
  await command(`${session}/window/rect`, { width: 1280, height: 900 });
  const evaluate: WebKit['evaluate'] = async <Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => {
    const script = `const done = arguments[1]; (async () => (${work.toString()})(arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await command<{ value: Result; error?: string }>(`${session}/execute/async`, {
      script,
      args: [argument ?? null],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    evaluate,
    open: async (url) => {
      await command(`${session}/url`, { url });
      await until(() => evaluate(isHydrated), 'The page’s code does not run.');
    },
    follow: async (linkText) => {
      const found = await command<Record<typeof ELEMENT, string>>(`${session}/element`, { using: 'link text', value: linkText });
      await command(`${session}/element/${found[ELEMENT]}/click`, {});
    },
    title: () => evaluate(() => document.title),
    text: () => evaluate(() => document.body.innerText),
    close: async () => {
      await command(session, undefined, 'DELETE');
      await end(driver);
      await end(screen);
    },
  };
}
