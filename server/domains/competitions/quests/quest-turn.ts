import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { questPrizes } from '#rules/competitions/quest-prizes';
import { questThresholds } from '#rules/competitions/quest-thresholds';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { formatMoney } from '#rules/money/format';
import { inTransaction, type Queries, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '../../notifications/notify';
import { lockPlayer } from '#server/database/player-lock';
import { runningQuests, reachedLevels, addLevels, payQuestPrize } from './quest-store';

interface Quest {
  id: number;
  title: string;
  slug: string;
  /** EUR cents of bets that open each level, and what each pays, the first level first. */
  thresholds: number[];
  prizes: number[];
}

async function openQuests(queries: Queries, now: Date): Promise<Quest[]> {
  const rows = await runningQuests(queries, now);
  return rows
    .filter(({ frontend_identifier }) => tournamentKind(frontend_identifier) === 'quest')
    .map(({ id, title, frontend_identifier, prize_cents }) => {
      const { size, slug } = parseQuestIdentifier(frontend_identifier);
      return { id, title, slug, thresholds: questThresholds[size].map((euros) => euros * 100), prizes: questPrizes(size, prize_cents) };
    });
}

/**
 * Who stands higher on a quest's map than was noted, from the level noted last to the one reached; one player's where
 * given. Levels of a player without a confirmed e-mail address wait for it.
 */
async function readClimbers(
  queries: Queries,
  { id, thresholds }: Quest,
  player: number | null = null,
): Promise<{ player: number; from: number; to: number }[]> {
  const { rows } = await reachedLevels(queries, id, thresholds, player);
  return rows.map((row) => ({ ...row, player: Number(row.player) }));
}

/** Notes the levels that bets have reached on the quests that run, and pays them: each once, in the transaction that notes it (QUEST-002). */
export async function turnQuests({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  for (const quest of await openQuests(database, clock.now())) {
    for (const { player } of await readClimbers(database, quest))
      await inTransaction(database, (transaction) => climb(transaction, quest, player, clock.now()));
  }
}

async function climb(transaction: Transaction, quest: Quest, player: number, now: Date): Promise<void> {
  await lockPlayer(transaction, player);
  // Read again under the player's lock: two turns never pay the same level.
  const [due] = await readClimbers(transaction, quest, player);
  if (!due) return;
  const levels = Array.from({ length: due.to - due.from }, (_, at) => due.from + 1 + at);
  const paid = levels.map((level) => ({
    tournament_id: quest.id,
    player_id: player,
    level,
    amount_cents: quest.prizes[level - 1]!,
    reached_at: now,
  }));
  await addLevels(transaction, paid);
  const cents = paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (cents === 0) return;
  const won = await payQuestPrize(transaction, quest, player, due, cents);
  await notify(
    transaction,
    player,
    {
      type: 'personal',
      category: 'payments',
      title: 'competitions.quest-level.title',
      text: 'competitions.prize-won.text',
      values: (locale) => ({ name: quest.title, level: due.to, amount: formatMoney(won.amount_cents, won.currency, locale) }),
      icon: 'trophy',
      button: { title: 'competitions.quest-level.button', path: `/action/${quest.slug}` },
    },
    now,
  );
}
