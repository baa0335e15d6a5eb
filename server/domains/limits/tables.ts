import type { HarmReason, HarmStep } from '#rules/limits/harm';
import type { Json } from '#server/database/core-tables';

export interface LimitTables {
  harm_marks: HarmMarksTable;
}

/** A player's score of harm (rules/limits/harm.ts). */
export interface HarmMarksTable {
  player_id: number;
  score: number;
  reasons: Json<HarmReason[]>;
  /** The last step taken and its time. */
  step: HarmStep | null;
  stepped_at: Date | null;
  computed_at: Date;
}
