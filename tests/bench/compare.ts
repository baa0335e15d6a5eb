/** `npm run bench -- compare A B`: first visits of two commits in turn, as ratios of the second to the first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../scripts/say';
import { startServer } from '../support/server';
import { startTlsFront } from '../support/tls-front';
import { type BareBrowser, startBareBrowser } from './bare-browser';
import { type Checkout, checkOut } from './checkouts';
import { type Visit, visitFirst } from './first-visit';
import { ratioInterval } from './intervals';
import { median } from './measurement';

/** Eight pairs, so that the interval of their ranks leaves out the worst run on each side. */
const rounds = 8;

/** A commit with its running server. */
interface Side {
  name: string;
  port: number;
  visits: Visit[];
  stop(): Promise<void>;
}

async function serve({ name, folder }: Checkout): Promise<Side> {
  const server = await startServer({ checkout: folder, log: `bench-results/server-${name}.log` });
  const front = await startTlsFront(Number(new URL(server.baseUrl).port));
  const stop = async () => {
    await front.close();
    await server.stop();
  };
  return { name, port: front.port, visits: [], stop };
}

/** The compressed size of the scripts in a checkout's page. */
function scriptKilobytes({ folder }: Checkout): number {
  const page = readFileSync(join(folder, 'dist/client/index.html'), 'utf8');
  const scripts = [...page.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);
  return scripts.reduce((sum, path) => sum + readFileSync(join(folder, `dist/client${path}.br`)).length / 1024, 0);
}

/** Visits both sides in turn, alternating which is first. The first round is a warm-up and isn't counted. */
async function measure(browser: BareBrowser, sides: readonly [Side, Side]): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    say(round === 0 ? '▸ warm up' : `▸ round ${round} of ${rounds}`);
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const visit = await visitFirst(browser, side.port);
      if (round > 0) side.visits.push(visit);
    }
  }
}

const columns = ['', 'first', 'second', 'ratio', 'interval'] as const;

function rowOf(what: keyof Visit, [first, second]: readonly [Side, Side]): string[] {
  const { ratio, low, high, confidence } = ratioInterval(first.visits.map((visit, at) => [visit[what], second.visits[at]![what]]));
  const middle = ({ visits }: Side) => median(visits.map((visit) => visit[what])).toFixed(0);
  const interval = `${low.toFixed(2)} to ${high.toFixed(2)} (${(100 * confidence).toFixed(0)} %)`;
  return [what, middle(first), middle(second), ratio.toFixed(2), interval];
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = columns.map((_, at) => Math.max(...rows.map((cells) => cells[at]!.length)));
  for (const cells of rows)
    say(
      cells
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    );
}

/** Builds two commits, visits both in turn on a slow phone, and prints how the second compares to the first. */
export async function compareCommits(first: string, second: string): Promise<void> {
  const checkouts: Checkout[] = [];
  const sides: Side[] = [];
  try {
    for (const revision of [first, second]) checkouts.push(checkOut(revision));
    for (const checkout of checkouts) sides.push(await serve(checkout));
    const browser = await startBareBrowser();
    const both = [sides[0]!, sides[1]!] as const;
    try {
      await measure(browser, both);
    } finally {
      await browser.close();
    }
    const [before, after] = checkouts.map(scriptKilobytes) as [number, number];
    const scripts = ['scripts, KB', before.toFixed(1), after.toFixed(1), (after / before).toFixed(2), ''];
    const whats = Object.keys(both[0].visits[0]!) as (keyof Visit)[];
    print([[...columns], scripts, ...whats.map((what) => rowOf(what, both))]);
  } finally {
    for (const side of sides) await side.stop();
    for (const checkout of checkouts) checkout.remove();
  }
}
