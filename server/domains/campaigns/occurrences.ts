import type { Occurrence } from '#rules/campaigns/occurrences';
import type { Queries, Transaction } from '#server/database/connection';
import type { TimedCampaign } from './definition';

/** The rows of a kind of campaign: one per occurrence. */
export interface OccurrenceTable<Kind extends TimedCampaign> {
  /** When the next occurrence is created: while the previous one runs, after that if they share a row, or at its own start. */
  makes: 'ahead' | 'after the last' | 'when it begins';
  /** The existing occurrences of a campaign, by end, latest first. */
  read(queries: Queries, slug: string): Promise<(Occurrence & { id: number })[]>;
  insert(transaction: Transaction, campaign: Kind, occurrence: Occurrence): Promise<void>;
  /** Updates occurrences that haven't started to the campaign's current definition; a running one keeps its terms and gets the title. */
  update(transaction: Transaction, campaign: Kind, id: number, isRunning: boolean): Promise<void>;
  /** Deletes an occurrence that hasn't started, with its participants. */
  remove(transaction: Transaction, id: number): Promise<void>;
  /** Ends a running occurrence. */
  end(transaction: Transaction, id: number, now: Date): Promise<void>;
}
