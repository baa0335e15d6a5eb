import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import CDP from 'chrome-remote-interface';
import { ensureBrowser } from '../support/browser';
import { trustInFronts } from '../support/tls-front';
import { phone } from './lobby';

const args = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--mute-audio',
  '--remote-debugging-port=0',
];

/**
 * A page without a test tool's overhead: Playwright creates a separate world in every document and tracks every
 * context, which on a throttled CPU is a fifth of the time to first paint.
 */
export interface BarePage {
  /** Runs a script in every later document before its own. */
  before(source: string): Promise<void>;
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page, and awaits a promise. */
  ask<Value>(expression: string): Promise<Value>;
  /** Throttles the CPU by a factor. */
  slow(times: number): Promise<void>;
  close(): Promise<void>;
}

/** One visitor with separate cookies and storage. */
export interface BareVisitor {
  /** Opens a page of the size of a phone. */
  openPage(): Promise<BarePage>;
  forget(): Promise<void>;
}

export interface BareBrowser {
  visitor(): Promise<BareVisitor>;
  close(): Promise<void>;
}

async function openPage(client: CDP.Client, browserContextId: string): Promise<BarePage> {
  const { targetId } = await client.Target.createTarget({ url: 'about:blank', browserContextId });
  const { sessionId } = await client.Target.attachToTarget({ targetId, flatten: true });
  const { width, height } = phone.viewport!;
  await client.send(
    'Emulation.setDeviceMetricsOverride',
    { width, height, deviceScaleFactor: phone.deviceScaleFactor!, mobile: true },
    sessionId,
  );
  await client.send('Emulation.setTouchEmulationEnabled', { enabled: true }, sessionId);
  await client.send('Emulation.setUserAgentOverride', { userAgent: phone.userAgent! }, sessionId);
  await client.send('Page.enable', undefined, sessionId);
  return {
    before: async (source) => void (await client.send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId)),
    goto: async (url) => void (await client.send('Page.navigate', { url }, sessionId)),
    slow: (rate) => client.send('Emulation.setCPUThrottlingRate', { rate }, sessionId),
    close: async () => void (await client.Target.closeTarget({ targetId })),
    async ask<Value>(expression: string) {
      const { result, exceptionDetails } = await client.send(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        sessionId,
      );
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as Value;
    },
  };
}

/** Starts a Chromium controlled only over its protocol. */
export async function startBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'perigee-bench-'));
  const process = spawn(ensureBrowser(), [...args, trustInFronts(), `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => void process.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(process.stderr).on('line', (line) => {
      const found = /^DevTools listening on (\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The browser ended before it listened.')));
  });
  const client = await CDP({ target: address, local: true });
  return {
    async visitor() {
      const { browserContextId } = await client.Target.createBrowserContext({ disposeOnDetach: true });
      return {
        openPage: () => openPage(client, browserContextId),
        forget: () => client.Target.disposeBrowserContext({ browserContextId }),
      };
    },
    async close() {
      await client.Browser.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
