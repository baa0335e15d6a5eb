import type { Occurrence } from '#rules/campaigns/occurrences';
import type { Queries, Transaction } from '#server/database/connection';
import type { TimedCampaign } from './definition';

/** The rows that a kind of campaign makes: one for each occurrence. */
export interface OccurrenceTable<Kind extends TimedCampaign> {
  /** When the next occurrence is made: while the one before runs, after it where they share a row, or when it begins itself. */
  makes: 'ahead' | 'after the last' | 'when it begins';
  /** The occurrences of a campaign that were made, the last to end first. */
  read(queries: Queries, slug: string): Promise<(Occurrence & { id: number })[]>;
  insert(transaction: Transaction, campaign: Kind, occurrence: Occurrence): Promise<void>;
  /** Gives occurrences that haven't begun what the campaign says now; one that runs keeps its terms and takes the title. */
  update(transaction: Transaction, campaign: Kind, id: number, isRunning: boolean): Promise<void>;
  /** Takes an occurrence away that hasn't begun, with everybody who waits for it. */
  remove(transaction: Transaction, id: number): Promise<void>;
  /** Ends an occurrence that runs. */
  end(transaction: Transaction, id: number, now: Date): Promise<void>;
}
