import { setTimeout } from 'node:timers/promises';
import { signIn } from '#contract/calls/account';
import { catalogue } from '#rules/games/catalogue';
import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import { freePort } from '#server/database/postgresql/free-port';
import { ensureBuild } from '../support/build';
import { untilComplete } from '../support/device-contents';
import { slow4G } from '../support/network-line';
import { startServer } from '../support/server';
import { startShapingProxy } from '../support/shaping-proxy';
import { startTlsFront } from '../support/tls-front';
import { type BareBrowser, type BarePage, type BareVisitor, startBareBrowser } from './bare-browser';
import { evaluating } from './evaluating';
import { processorTimes, restMs, settleMs } from './lobby';
import { median, single, type Bench, type Measurement } from './measurement';

const runs = 3;

/** How long a visitor looks at a page before pressing a tile. */
const chooseMs = 1500;
const pollMs = 100;
const lateMs = 60_000;

/** A kind of game: the page with its tiles, and the state of its frame once it can be played. */
interface Kind {
  from: string;
  games: readonly string[];
  /** An expression about the frame's document, `game`. */
  isReady: string;
}

/** A slow network to a server, and the bytes received over it. */
interface Line {
  url: string;
  bytesDown: () => number;
}

/** An opened game. */
interface Opened {
  /** From the press on the tile, in milliseconds. */
  ready: number;
  /** The bytes received since the press: files of the app and the frame, responses, and headers. */
  kilobytes: number;
  /** The address that was pressed. */
  path: string;
}

const house = catalogue().filter(({ provider }) => provider.id === HOUSE_PROVIDER);
const slugs = (isWanted: (game: (typeof house)[number]) => boolean) => house.filter(isWanted).map(({ seo_title }) => seo_title);

/** Every picture of the reels has loaded, and the button can start a round. */
const slot: Kind = {
  from: '/',
  games: slugs(({ world }) => world !== null),
  isReady: `game.querySelector('.spin[aria-disabled="false"]') && game.querySelector('.reel img') &&
    [...game.querySelectorAll('.machine img')].every((picture) => picture.complete && picture.naturalWidth > 0)`,
};

const cards: Kind = {
  from: '/categories/table',
  games: slugs(({ kind, live }) => kind === 'blackjack' && live === null),
  isReady: `game.querySelector('.play:not([aria-disabled="true"])')`,
};

/** The table shows its phase. */
const live: Kind = {
  from: '/live',
  games: slugs((game) => game.live === 'roulette'),
  isReady: `game.querySelector('.live-phase strong')?.textContent && game.querySelector('.history li')`,
};

const key = 'perigee-press';

/** In every document: records when the pressed game is playable, also after a navigation by the press. Not for frames of other origins. */
const watch = ({ isReady }: Kind) => `if (window === top) {
  window.perigeeOpened = null;
  const measure = () => {
    const { at, path } = JSON.parse(sessionStorage.getItem('${key}'));
    window.perigeeOpened = { ready: Date.now() - at, path };
  };
  const look = () => {
    const game = [...document.querySelectorAll('iframe')].at(-1)?.contentWindow?.document;
    if (game && (${isReady})) requestAnimationFrame(measure);
    else requestAnimationFrame(look);
  };
  window.perigeeWatch = () => requestAnimationFrame(look);
  if (sessionStorage.getItem('${key}')) window.perigeeWatch();
}`;

/** The first tile of a page that opens one of some games. */
const tileOf = (games: readonly string[]) =>
  `[...document.querySelectorAll('article a[href]')].find(({ href }) => ${JSON.stringify(games)}.some((game) => href.includes('/play/${HOUSE_PROVIDER}/' + game + '?mode=real')))`;

/** Presses the first tile of some games and waits until its game can be played. */
async function pressTile({ bytesDown }: Line, page: BarePage, { games }: Kind, except = ''): Promise<Opened> {
  const before = bytesDown();
  await page.ask(`(() => {
    const tile = ${tileOf(games.filter((game) => !except.endsWith(`/${game}`)))};
    sessionStorage.setItem('${key}', JSON.stringify({ at: Date.now(), path: new URL(tile.href).pathname }));
    window.perigeeOpened = null;
    tile.click();
    window.perigeeWatch();
  })()`);
  for (let waited = 0; waited < lateMs; waited += pollMs) {
    await setTimeout(pollMs);
    const opened = await page.ask<Omit<Opened, 'kilobytes'> | null>('window.perigeeOpened');
    if (opened) return { ...opened, kilobytes: (bytesDown() - before) / 1024 };
  }
  throw new Error(`No game can be played at ${await page.ask<string>('location.pathname')}.`);
}

/** Waits until the page has a tile of the games. */
async function untilShown(page: BarePage, { games }: Kind): Promise<void> {
  while (!(await page.ask<boolean>(`Boolean(${tileOf(games)})`))) await setTimeout(pollMs);
}

async function openSlow(visitor: BareVisitor, address: string, kind: Kind): Promise<BarePage> {
  const page = await visitor.openPage();
  await page.before(watch(kind));
  await page.slow(processorTimes);
  await setTimeout(restMs);
  await page.goto(address);
  await untilShown(page, kind);
  await setTimeout(chooseMs);
  return page;
}

/** A player on a new device, who has never seen the casino there. */
async function newPlayer(browser: BareBrowser, url: string): Promise<BareVisitor> {
  const visitor = await browser.visitor();
  const page = await visitor.openPage();
  await page.goto(`${url}/livez`);
  await setTimeout(settleMs);
  const body = JSON.stringify({ user: { ...signIn.example.body.user, email: 'regular@perigee.example' } });
  const headers = JSON.stringify({ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() });
  const status = await page.ask<number>(
    `fetch('${signIn.path}', { method: 'POST', headers: ${headers}, body: ${JSON.stringify(body)} }).then(({ status }) => status)`,
  );
  if (status >= 300) throw new Error(`The player couldn't sign in: ${status}`);
  await page.close();
  return visitor;
}

/** The first game of a kind on a device, opened a second after its first page shows the tile. */
async function openFirst(browser: BareBrowser, line: Line, kind: Kind): Promise<Opened> {
  const visitor = await newPlayer(browser, line.url);
  const page = await openSlow(visitor, `${line.url}${kind.from}`, kind);
  const opened = await pressTile(line, page, kind);
  await visitor.forget();
  return opened;
}

interface Slots {
  first: Opened;
  repeat: Opened;
  further: Opened;
}

/** A slot, the same one in a later visit, and one of another world. */
async function openSlots(browser: BareBrowser, line: Line): Promise<Slots> {
  const { url } = line;
  const visitor = await newPlayer(browser, url);
  const page = await openSlow(visitor, `${url}${slot.from}`, slot);
  const first = await pressTile(line, page, slot);
  await setTimeout(settleMs);
  await untilComplete(evaluating(page));
  await page.close();
  const later = await openSlow(visitor, `${url}${slot.from}`, slot);
  const repeat = await pressTile(line, later, slot);
  await later.ask('history.back()');
  await untilShown(later, slot);
  await setTimeout(chooseMs);
  const further = await pressTile(line, later, slot, repeat.path);
  await visitor.forget();
  return { first, repeat, further };
}

function summary(slots: readonly Slots[], others: Record<string, readonly Opened[]>): Measurement[] {
  const middle = (which: keyof Slots, what: 'ready' | 'kilobytes') => median(slots.map((each) => each[which][what]));
  return [
    single('slow phone, first game: a slot that plays, from the press on its tile', 'ms', middle('first', 'ready'), { atMost: 2500 }),
    single('slow phone, the same slot in a later visit', 'ms', middle('repeat', 'ready'), { atMost: 1000 }),
    single('slow phone, a slot of another world', 'ms', middle('further', 'ready'), { atMost: 1500 }),
    single('everything of a first slot', 'KB on the line', middle('first', 'kilobytes'), { atMost: 250 }),
    ...Object.entries(others).flatMap(([name, opened]) => [
      single(`slow phone, first game: ${name}`, 'ms', median(opened.map(({ ready }) => ready)), { atMost: 2500 }),
      single(`everything of a first game: ${name}`, 'KB on the line', median(opened.map(({ kilobytes }) => kilobytes)), { atMost: 250 }),
    ]),
  ];
}

/** A slow 4G proxy whose address the server knows, because games' calls are only accepted from the casino's own origin. */
async function serveSlowly(): Promise<Line & { close(): Promise<void> }> {
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const env = { PUBLIC_ORIGIN: url, GAMES_ORIGIN: `https://games.localhost:${port}`, PUBLIC_DEMO: '1', HOME_COUNTRY: 'DE' };
  const server = await startServer({ env, log: 'bench-results/server-games.log' });
  const front = await startTlsFront(Number(new URL(server.baseUrl).port));
  const line = await startShapingProxy(front.port, slow4G, { port });
  return {
    url,
    bytesDown: () => line.bytesDown(),
    async close() {
      await line.close();
      await front.close();
      await server.stop();
    },
  };
}

/** From the press on a tile to a game that can be played, on slow 4G (1.6 Mbit/s, 150 ms) with a four times slower CPU. */
export const firstGame: Bench = {
  name: 'first-game',
  async run() {
    ensureBuild();
    const line = await serveSlowly();
    const browser = await startBareBrowser();
    const slots: Slots[] = [];
    const others: Record<string, Opened[]> = { 'a card game': [], 'a live table': [] };
    try {
      for (let run = 0; run < runs; run += 1) {
        slots.push(await openSlots(browser, line));
        others['a card game']!.push(await openFirst(browser, line, cards));
        others['a live table']!.push(await openFirst(browser, line, live));
      }
    } finally {
      await browser.close();
      await line.close();
    }
    return summary(slots, others);
  },
};
