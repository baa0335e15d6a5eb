import { NOTED_EVERY_MS } from '#rules/account/session/idle';
import { type Launch, noteActOfLaunch, readLaunch } from '#server/domains/play/launch-store';
import { type GamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import type { Queries } from '#server/database/connection';
import type { CatalogueGame } from '#rules/games/catalogue';
import { refuse } from '#server/plugins/refusals';
import { hashToken } from '#server/plugins/session';

/** A launch with its game, looked up by token. */
export interface Playing extends Launch {
  game: string;
  found: CatalogueGame;
  tokenHash: Buffer;
}

const KEPT_AT_MOST = 20_000;

/** When the launch was last recorded as activity of its player. */
interface Kept extends Launch {
  notedAt: number;
}

/** The immutable data of launches, cached in memory; whether a launch is still valid is read from the database each time. */
export class Launches {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly queries: Queries,
    private readonly games: GamesCatalogue,
  ) {}

  /** Refuses launch_token_invalid for an unknown token. */
  async of(token: string): Promise<Playing> {
    const tokenHash = hashToken(token);
    const name = tokenHash.toString('base64');
    const launch = this.kept.get(name) ?? (await this.read(tokenHash));
    const found = launch && this.games.find(launch.game);
    if (!launch || !found) throw refuse('launch_token_invalid');
    if (this.kept.size >= KEPT_AT_MOST) this.kept.clear();
    this.kept.set(name, launch);
    return { ...launch, found, tokenHash };
  }

  /** Records player activity at most once a minute: a bet is activity, although the frame has no session of its own. */
  async noteAct({ tokenHash }: Playing, now: Date): Promise<void> {
    const launch = this.kept.get(tokenHash.toString('base64'));
    if (launch && now.getTime() - launch.notedAt < NOTED_EVERY_MS) return;
    if (launch) launch.notedAt = now.getTime();
    await noteActOfLaunch(this.queries, tokenHash, now);
  }

  private async read(tokenHash: Buffer): Promise<Kept | null> {
    const launch = await readLaunch(this.queries, tokenHash);
    return launch && { ...launch, notedAt: 0 };
  }
}
