import type { BodyOf } from '#contract/call';
import type { hideInChat, reportInChat, sayInChat } from '#contract/calls/live-chat';
import { chatPace, judgeLine, mayWrite } from '#rules/games/live/chat/chat-line';
import { inTransaction, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import { configsOf } from '../../config/configs';
import { gamesCatalogue } from '../../games/catalogue/games-catalogue';
import { isLaunchAlive } from '../../play/launch-store';
import { Launches, type Playing } from '../../play/launches';
import { liveGameOf } from '../live-games';
import { findLine, hide, insertLine, insertReport, isPerson, isShown, lastSaid, lockWriter, unhide } from './chat-store';

/** The players' actions in the chats of live tables. */
export class LiveChat {
  private readonly launches: Launches;

  constructor(private readonly platform: Platform) {
    this.launches = new Launches(platform.database, gamesCatalogue());
  }

  /** The launch of a live table that may still be played. Refuses launch_token_invalid, bets_not_allowed (not a live table). */
  async playing(token: string): Promise<Playing> {
    const { database, clock } = this.platform;
    const playing = await this.launches.of(token);
    if (!(await isLaunchAlive(database, playing.tokenHash, clock.now()))) throw refuse('launch_token_invalid');
    if (!(await liveGameOf(playing.game))) throw refuse('bets_not_allowed');
    return playing;
  }

  /**
   * Posts a line. Refuses like `playing` and `requireWriter`, and chat_closed, chat_too_fast, chat_words_not_allowed,
   * chat_links_not_allowed, chat_personal_data.
   */
  async say(token: string, { line, text }: BodyOf<typeof sayInChat>): Promise<{ id: number }> {
    const { database, clock } = this.platform;
    const { player, game } = await this.playing(token);
    const { is_open, words } = await configsOf(this.platform).get('live-chat');
    if (!is_open) throw refuse('chat_closed');
    const judged = judgeLine(text, Object.values(words).flat());
    const now = clock.now();
    const id = await inTransaction(database, async (transaction) => {
      await requireWriter(transaction, player, now);
      const known = await findLine(transaction, player, line);
      if (known !== null) return known;
      if (!judged.isAllowed) throw refuse(judged.code);
      if (!mayWrite(await lastSaid(transaction, player, chatPace.lines), now.getTime())) throw refuse('chat_too_fast');
      return insertLine(transaction, { player, game, ref: line, text: judged.text }, now);
    });
    return { id };
  }

  /** Hides a person or shows the person again. Refuses like `playing`, and chat_person_not_found. */
  async hide(token: string, { person, is_hidden }: BodyOf<typeof hideInChat>): Promise<void> {
    const { database } = this.platform;
    const { player } = await this.playing(token);
    if (!(await isPerson(database, person))) throw refuse('chat_person_not_found');
    await (is_hidden ? hide : unhide)(database, player, person);
  }

  /** Reports a line. Refuses like `playing`, and chat_line_not_found. */
  async report(token: string, { id, reason }: BodyOf<typeof reportInChat>): Promise<void> {
    const { database, clock } = this.platform;
    const { player, game } = await this.playing(token);
    if (!(await isShown(database, game, id))) throw refuse('chat_line_not_found');
    await insertReport(database, id, player, reason, clock.now());
  }
}

/** Refuses account_locked, player_excluded (on a break), chat_muted. */
async function requireWriter(transaction: Transaction, player: number, now: Date): Promise<void> {
  const { status, is_on_break, muted_until } = await lockWriter(transaction, player);
  if (status !== 'active') throw refuse('account_locked');
  if (is_on_break) throw refuse('player_excluded');
  if (muted_until !== null && muted_until > now) throw refuse('chat_muted');
}
