import type { InitResponse } from '#contract/calls/provider';
import type { Launch, ToFrame } from '#contract/messages-game';
import { gameCode, loadEarly } from './game-code';
import { sayBalance } from './page/say-balance';
import { linkToPage, type PageLink } from './page/page-link';
import { type Provider, ProviderProblem } from './protocol/provider';
import { remoteProvider } from './protocol/remote';
import { replayProvider } from './protocol/replay';
import { element } from './shell/element';
import { type Frame, frameOf } from './shell/frame';
import { Notice } from './shell/notice';
import type { Rounds } from './shell/rounds';
import type { GameConfig } from '#contract/fields/game-config';
import { languageOf } from './text/money';
import { problemWords, refusalMessage } from './text/problem-words';
import { type Text, textsFrom, wordsFor } from './text/texts';

interface Game {
  node: HTMLElement;
  rounds: Pick<Rounds, 'pause' | 'learnBalance'> & Partial<Pick<Rounds, 'resume' | 'replay'>>;
  openRules(): void;
}

/** The provider: this frame for a demo (the page sent its configuration), a replay's recorded round, or else the server. */
async function providerFor(launch: Launch): Promise<Provider | null> {
  const { config, game, currency, replay } = launch;
  if (config && replay) return replayProvider({ config, game, currency, outcome: replay });
  if (launch.mode === 'demo' && config) {
    const { demoOf } = await gameCode.demo();
    return demoOf({ config, game, minimumCycleMs: launch.minimum_cycle_ms });
  }
  return launch.token === undefined ? null : remoteProvider(launch.token, launch.init);
}

/** Requests the session until there is a response; null if it was refused, which then shows. */
async function openSession(provider: Provider, text: Text, page: PageLink): Promise<InitResponse | null> {
  const notice = new Notice(text);
  document.body.replaceChildren(element('p', { class: 'loading', role: 'status' }, text('loading')), notice.node);
  for (;;) {
    try {
      return await provider.init();
    } catch (error) {
      const words = problemWords({ text, money: String }, error);
      page.say(refusalMessage(error));
      if (!(error instanceof ProviderProblem) || !error.isUnanswered) {
        notice.tell(words);
        return null;
      }
      await notice.waitForRetry(words);
    }
  }
}

/** A live table. */
async function liveTable(frame: Frame): Promise<Game> {
  const { liveGameOf } = await gameCode.live();
  const table = liveGameOf(frame);
  if (!table) throw new TypeError('a live table is played with the server');
  return { node: table.node, rounds: table, openRules: () => table.openRules() };
}

/** Creates the game of a configuration; loads its code if needed. */
async function gameOf(frame: Frame, config: GameConfig): Promise<Game> {
  if (frame.init.live) return liveTable(frame);
  if (config.kind === 'slots' && config.version === 1) {
    const { SlotGame } = await gameCode.slots();
    return new SlotGame(frame, config);
  }
  if (config.kind === 'slots') {
    const [{ MechanicGame }, { loadWorld }] = await gameCode.mechanics(config.world);
    return new MechanicGame(frame, config, await loadWorld(config));
  }
  if (config.kind === 'roulette') {
    const { RouletteGame } = await gameCode.roulette();
    return new RouletteGame(frame, config);
  }
  if (config.kind === 'sic-bo') {
    const { SicBoGame } = await gameCode.sicBo();
    return new SicBoGame(frame, config);
  }
  const { ChoiceGame } = await gameCode.choice();
  return new ChoiceGame(frame, config);
}

async function launchGame(launch: Launch, page: PageLink): Promise<{ game: Game; frame: Frame } | null> {
  document.documentElement.lang = languageOf(launch.locale);
  const [provider, words] = await Promise.all([providerFor(launch), wordsFor(launch.texts)]);
  const text = textsFrom(words);
  const init = provider && (await openSession(provider, text, page));
  if (!provider || !init) return null;
  document.title = init.game.title;
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) void provider.close().catch(() => undefined);
  });
  const frame = frameOf(launch, { init, provider, page, text });
  const { config } = init;
  const game = await gameOf(frame, config);
  document.body.dataset['palette'] = config.palette;
  document.body.replaceChildren(game.node);
  if (launch.replay) {
    document.body.dataset['replay'] = '';
    void game.rounds.replay?.(launch.replay);
    return { game, frame };
  }
  sayBalance(page, init.session);
  page.say({ kind: 'state', state: 'idle' });
  // The page may send messages meanwhile, such as to pause or to open the rules.
  if (init.open_round) void game.rounds.resume?.(init.open_round);
  return { game, frame };
}

/** The messages that a running game accepts. */
function obey(message: ToFrame, { game, frame }: { game: Game; frame: Frame }): void {
  switch (message.kind) {
    case 'pause':
      frame.announcer.say(frame.text('paused'));
      return game.rounds.pause(true);
    case 'resume':
      return game.rounds.pause(false);
    case 'sound':
      return frame.turnSound(message.on);
    case 'balance':
      return game.rounds.learnBalance(message.balance_cents);
    case 'bonus':
      return frame.meters.setBonus(message.bonus_cents);
    case 'open-rules':
      return game.openRules();
    case 'launch':
      return undefined;
  }
}

/** Reports that the frame is ready, launches the game once, and then handles the page's messages. */
export function startStudio(window: Window): void {
  loadEarly(window.location.hash);
  let running: Promise<{ game: Game; frame: Frame } | null> | null = null;
  const page = linkToPage(window, (message) => {
    if (message.kind === 'launch') running ??= launchGame(message, page);
    else void running?.then((studio) => studio && obey(message, studio));
  });
  page.say({ kind: 'ready' });
}
