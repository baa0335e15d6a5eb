import type { Jackpot, JackpotWin } from '#contract/fields/jackpot';
import type { RealTimePayload } from '#contract/events/real-time';
import { jackpotLevels } from '#rules/games/catalogue';
import type { Queries } from '#server/database/connection';
import { jackpotAmounts } from '#server/database/ledger';
import { topWins, findWin } from './jackpots-store';

const NAME_LETTERS = 6;

/** Every jackpot as the ledger has it now, its levels the rarest first; amounts are euro cents (JACK-001). */
export async function readJackpots(queries: Queries): Promise<Jackpot[]> {
  const rows = await jackpotAmounts(queries).selectAll().orderBy('jackpot').execute();
  const identifiers = [...new Set(rows.map(({ jackpot }) => jackpot))];
  return identifiers.map((identifier, at) => {
    const levels = levelsOf(
      rows.filter(({ jackpot }) => jackpot === identifier),
      (at + 1) * 100,
    );
    const sum = levels.reduce((total, { amount_cents }) => total + amount_cents, 0);
    return { id: at + 1, identifier, state: 'active', currency: 'EUR', amount_cents: sum, levels };
  });
}

const rankOf = (level: string): number => (jackpotLevels as readonly string[]).indexOf(level);

function levelsOf(rows: readonly { level: string; name: string; eur_cents: number }[], firstId: number): Jackpot['levels'] {
  return rows
    .toSorted((one, other) => rankOf(one.level) - rankOf(other.level))
    .map(({ level, name, eur_cents }, place) => ({ id: firstId + place + 1, identifier: level, name, amount_cents: eur_cents }));
}

/** The event that moves the shown amounts. */
export function jackpotsChange(jackpots: readonly Jackpot[]): RealTimePayload<'jackpots_changes'> {
  return {
    jackpots: jackpots.flatMap(({ identifier, currency, levels }) =>
      levels.map((level) => ({ identifier, level: level.identifier, currency, amount_cents: level.amount_cents })),
    ),
  };
}

/** A winner's name as everybody may see it: its first six characters and `***` (JACK-002). */
export function maskName(name: string | null): string {
  return `${[...(name ?? '')].slice(0, NAME_LETTERS).join('')}***`;
}

/** The biggest and the latest wins together, each once, the biggest first; whoever shows them sorts anew (JACK-002). */
export async function readJackpotWins(queries: Queries): Promise<JackpotWin[]> {
  const wins = (column: 'eur_cents' | 'won_at') => topWins(queries, column);
  const [biggest, latest] = await Promise.all([wins('eur_cents'), wins('won_at')]);
  const rows = new Map([...biggest, ...latest].map((row) => [row.id, row]));
  return [...rows.values()].map((row) => ({
    user_name: maskName(row.nickname),
    created_at: row.won_at.toISOString(),
    amount_cents: row.eur_cents,
    jackpot_original_amount_cents: row.amount,
    jackpot_original_currency: row.currency,
    jackpot_level_name: row.level_name,
  }));
}

/** The jackpot that a round has won, in the player's currency; null where it won none. */
export async function jackpotOf(queries: Queries, round: string): Promise<{ level_name: string; amount_cents: number } | null> {
  const win = await findWin(queries, round);
  return win ?? null;
}
