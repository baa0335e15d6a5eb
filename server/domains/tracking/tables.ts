import type { Generated } from 'kysely';
import type { Json, Stamp } from '#server/database/core-tables';

export interface TrackedEventsTable {
  id: Generated<number>;
  kind: 'install' | 'step' | 'field-errors' | 'network-performance' | 'performance' | 'utm-set' | 'utm-send';
  player_id: number | null;
  happened_at: Date;
  received_at: Stamp;
  payload: Json<unknown>;
}

export interface SurveyAnswersTable {
  player_id: number;
  survey_id: string;
  collector_id: string;
  /** 1 to 5; null if it was dismissed. */
  score: number | null;
  comment: string | null;
  at: Stamp;
}

export interface TrackingTables {
  survey_answers: SurveyAnswersTable;
  tracked_events: TrackedEventsTable;
}
