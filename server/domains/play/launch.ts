import type { ResponseOf } from '#contract/call';
import type { GameFrameAddress, launchGame } from '#contract/calls/games';
import { fieldsForPlay } from '#contract/fields/config/site';
import type { Locale } from '#contract/fields/locale';
import type { CatalogueGame } from '#rules/games/catalogue';
import { framePolicy } from '#rules/games/play-policy';
import { returnsEnough } from '#rules/games/return-floor';
import { missingForPlay } from '#rules/games/required-fields';
import { currencyOf as moneyOf } from '#rules/money/currencies';
import type { Rates } from '#rules/money/money';
import { readPlayer } from '#server/database/players-store';
import { inTransaction } from '#server/database/connection';
import { limitStop, openAccount } from '#server/database/ledger';
import { limitOf } from '#server/database/refusal-of';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { hashToken, newToken, type Session } from '#server/plugins/session';
import { textOf } from '#server/texts';
import { requireForPlay } from '../account/verification/service';
import { configsOf } from '../config/configs';
import { playerFieldsNow } from '../account/profile/player-fields';
import { stateOf } from './init';
import { hasNeverPlayed, insertLaunch } from './launch-store';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { notePlayed } from '../games/store';

/** The lifetime of a launch; a game left open overnight must be opened again. */
const LAUNCH_HOURS = 8;

interface Wish {
  game: CatalogueGame;
  /** The profile fields that the game's provider requires in addition to the general ones. */
  requires: readonly string[];
  locale: Locale;
  frame: GameFrameAddress;
  session: Session;
  /** The player's own currency if undefined. */
  currency: string | undefined;
  rates: Rates;
}

/**
 * Opens a game for real money: inserts its launch and returns the token, which is stored only as a hash. Refuses game_not_in_currency,
 * currency_not_supported, game_not_found (the game returns less than the licence allows), limit_reached, player_excluded, account_locked, profile_incomplete.
 */
export async function launch(platform: Platform, wish: Wish): Promise<ResponseOf<typeof launchGame>> {
  const { database, clock } = platform;
  const { player, hash: loginHash } = wish.session;
  const game = wish.game.identifier;
  const { license_name: licence, date_of_birth: birth } = await readPlayer(database, player, ['license_name', 'date_of_birth']);
  // The account's licence decides, not the host's.
  if (!returnsEnough(gamesCatalogue().index.facets(game)?.rtp ?? null, licence)) throw refuse('game_not_found');
  // Needed below, for the frame's initial state.
  gamesCatalogue().prepare(wish.game);
  const currency = await currencyOf(platform, wish);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LAUNCH_HOURS * 3_600_000);
  const token = newToken();
  await inTransaction(database, async (transaction) => {
    await insertLaunch(transaction, { tokenHash: hashToken(token), loginHash, player, game, currency, expiresAt }, now);
    await openAccount(transaction, player, currency);
    await notePlayed(transaction, player, game, now);
  });
  const terms = await configsOf(platform).get('reward-terms');
  const playing = { player, game, currency, licence, birth, found: wish.game };
  const [isFirst, init] = await Promise.all([
    hasNeverPlayed(database, player),
    stateOf(database, playing, { games: gamesCatalogue(), currencies: wish.rates, terms, now }),
  ]);
  return {
    frame: wish.frame,
    token,
    currency,
    expires_at: expiresAt.toISOString(),
    policy: framePolicy(licence),
    is_first: isFirst,
    // An open round goes on meanwhile, so the frame requests it when it can show it.
    init: init.open_round ? null : init,
  };
}

/** The currency in which a player plays; refuses if play isn't allowed (ROUTE-056). */
async function currencyOf(platform: Platform, { game, requires, locale, session, currency: asked }: Wish): Promise<string> {
  const { database } = platform;
  const player = await readPlayer(database, session.player, ['currency', 'status', ...fieldsForPlay]);
  if (player.status !== 'active') throw refuse('account_locked');
  const currency = asked ?? player.currency;
  if (!(currency in game.currencies)) throw refuse('game_not_in_currency');
  if (!moneyOf(currency)?.enabled) throw refuse('currency_not_supported');
  const stop = await limitStop(database, { player: session.player, currency, kind: 'wager', amount: 1 });
  if (stop) throw refuse(stop.code, { limit: limitOf(stop) });
  await requireForPlay(database, { player: session.player, locale, now: platform.clock.now() });
  const { provider } = await playerFieldsNow(configsOf(platform));
  const missing = missingForPlay(provider, player, requires);
  if (missing.length === 0) return currency;
  const problem = { code: 'fields.required', message: textOf(locale, 'fields.required') };
  throw refuse('profile_incomplete', { fields: Object.fromEntries(missing.map((name) => [name, [problem]])) });
}
