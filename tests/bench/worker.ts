import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { launchBrowser } from './lobby';
import { against, median, type Bench } from './measurement';
import type { ComputeTimes } from './worker-page';

const screens = 200;
const runs = 3;
const processorTimes = 4;

/** Builds the bench's page and serves it; the page contains only the app's own bridge. */
async function servePage(folder: string): Promise<PreviewServer> {
  const entry = join(import.meta.dirname, 'worker-page.ts');
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>bench</title><script type="module" src="/@fs${entry}"></script>`);
  const quiet = { configFile: false, logLevel: 'error', root: folder } as const;
  await build({
    ...quiet,
    plugins: [{ name: 'entry', resolveId: (id) => (id === `/@fs${entry}` ? entry : undefined) }],
    build: { outDir: join(folder, 'dist') },
    worker: { format: 'es' },
  });
  return preview({ ...quiet, build: { outDir: join(folder, 'dist') }, preview: { port: 0, host: '127.0.0.1' } });
}

/** Quest levels and VIP standings on a slow phone's CPU: through the worker against on the main thread. */
export const worker: Bench = {
  name: 'worker',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'perigee-worker-'));
    const server = await servePage(folder);
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: processorTimes });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const results: Record<'worker' | 'in place', ComputeTimes[]> = { worker: [], 'in place': [] };
    for (let run = 0; run < runs; run += 1) {
      for (const way of ['worker', 'in place'] as const) {
        results[way].push(await page.evaluate(([name, count]) => window.measureCompute(name, count), [way, screens] as const));
      }
    }
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    const sides = (what: keyof ComputeTimes) => ({
      worker: median(results.worker.map((each) => each[what])),
      'main thread': median(results['in place'].map((each) => each[what])),
    });
    return [
      against('quest and VIP of one screen', 'ms', sides('screen')),
      against(`quest and VIP of ${screens} screens: longest wait for a frame`, 'ms', sides('longestGap')),
    ];
  },
};
