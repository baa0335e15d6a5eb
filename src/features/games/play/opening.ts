// @chunk later
import type { Limit } from '#contract/fields/limit';
import type { AppContext } from '../../../platform/context/app-context';
import { requestGameFiles, requestPageFiles } from './frame-files';
import { type GameAddress, gameConfigQuery, limitsQuery } from './game-queries';
import { type Launched, requestLaunch } from './launched';
import type { GameInfo } from './play-props';
import { readGame } from './read-game';

/** The requests that a press on a game has started while the game's page loads. */
interface Opening {
  at: number;
  player: number | null;
  identifier: string;
  mode: 'real' | 'demo';
  info: Promise<GameInfo> | null;
  limits: Promise<readonly Limit[]> | null;
  launch: Promise<Launched> | null;
  /** Ends an unused launch when another game is pressed. */
  leaving: AbortController;
}

/** A page that takes longer requests everything again, because limits and launch may have changed meanwhile. */
const TAKEN_WITHIN_MS = 10_000;

let opening: Opening | null = null;

const identifierOf = ({ provider, seo_title }: GameAddress) => `${provider}:${seo_title}`;
const playerOf = ({ session }: AppContext) => (session.status === 'player' ? (session.player?.id ?? null) : null);

/** Errors are handled where the promise is used. */
function noted<Promised extends Promise<unknown>>(promised: Promised): Promised {
  promised.catch(() => undefined);
  return promised;
}

const none: readonly Limit[] = [];

/**
 * The limits, which decide whether a game opens. If they can't be read, the launch decides: the server launches no game that a limit on play
 * forbids.
 */
function decided(limits: Promise<readonly Limit[]>, launch: Promise<Launched> | null): Promise<readonly Limit[]> {
  if (!launch) return limits;
  return limits.catch((error: unknown) =>
    launch.then(
      () => none,
      () => Promise.reject(error as Error),
    ),
  );
}

/** The player's current limits. */
export async function readLimits({ queryClient }: AppContext): Promise<readonly Limit[]> {
  return (await queryClient.fetchQuery(limitsQuery())).data;
}

/**
 * Starts all requests of a game concurrently when it's pressed: its details, the player's limits, its launch, which the server refuses if a
 * limit forbids it, and the files of its frame.
 */
export function startOpening(app: AppContext, address: GameAddress, mode: 'real' | 'demo', isForDemo: boolean): void {
  const player = playerOf(app);
  if (mode === 'real' && player === null) return;
  const identifier = identifierOf(address);
  // A second press of a double click would end the launch of the first.
  if (openingOf(identifier, player, mode)) return;
  if (opening?.launch) opening.leaving.abort();
  const leaving = new AbortController();
  const info = noted(readGame(app, address));
  const { signal } = leaving;
  const launch = mode === 'real' ? noted(requestLaunch(app.api.ask, identifier, signal)) : null;
  const limits = player === null ? null : noted(decided(readLimits(app), launch));
  opening = { at: performance.now(), player, identifier, mode, info, limits, launch, leaving };
  if (mode === 'demo' && isForDemo) void app.queryClient.prefetchQuery(gameConfigQuery(address));
  requestPageFiles();
  void info.then(({ frame }) => requestGameFiles(frame)).catch(() => undefined);
}

/** The requests started by the last press, if that was recent and for this game. */
function openingOf(identifier: string, player: number | null, mode: 'real' | 'demo'): Opening | null {
  if (!opening || performance.now() - opening.at > TAKEN_WITHIN_MS) return null;
  return opening.identifier === identifier && opening.player === player && opening.mode === mode ? opening : null;
}

/** The reads that a press has started, which the page awaits; each is used once. */
export function takeReads(app: AppContext, address: GameAddress, mode: 'real' | 'demo'): Pick<Opening, 'info' | 'limits'> {
  const started = openingOf(identifierOf(address), playerOf(app), mode);
  const { info, limits } = started ?? { info: null, limits: null };
  if (started) [started.info, started.limits] = [null, null];
  return { info, limits };
}

/** The launch that a press has started; used once, because a launch is for one frame. */
export function takeLaunch(app: AppContext, identifier: string): Promise<Launched> | null {
  const started = openingOf(identifier, playerOf(app), 'real');
  const launch = started?.launch ?? null;
  if (started) started.launch = null;
  return launch;
}
