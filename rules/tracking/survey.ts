/** When a survey starts, in milliseconds (SURV-001). */
export const surveyTimes = { showsAfter: 5 * 60_000, preloadedBefore: 10_000, startsAfter: 500 } as const;

/** The survey's configuration. */
export interface SurveyConfig {
  survey_id: string | null;
  survey_collector_id: string | null;
  is_enable_widget: boolean;
}

export interface SurveyContext {
  /** Milliseconds since the app was started. */
  sinceStart: number;
  /** Undefined until it was loaded. */
  config: SurveyConfig | undefined;
  isPlayer: boolean;
  isPlaying: boolean;
  hasModal: boolean;
}

/** The next action: wait this long, load the configuration, wait until the context changes, start after this long, or never. */
export type SurveyStep =
  | { kind: 'wait'; ms: number }
  | { kind: 'preload' }
  | { kind: 'hold' }
  | { kind: 'start'; ms: number }
  | { kind: 'never' };

/** The survey of a configuration; null if it's incomplete or switched off. */
export function surveyOf(config: SurveyConfig): { id: string; collector: string } | null {
  const { survey_id: id, survey_collector_id: collector, is_enable_widget: isOn } = config;
  return isOn && id && collector ? { id, collector } : null;
}

/**
 * The next step of the survey (SURV-001): load its configuration 10 s before its time, then, 5 minutes after the start,
 * start half a second later for a player in no game and under no dialog.
 */
export function surveyStep({ sinceStart, config, isPlayer, isPlaying, hasModal }: SurveyContext): SurveyStep {
  const { showsAfter, preloadedBefore, startsAfter } = surveyTimes;
  const untilPreload = showsAfter - preloadedBefore - sinceStart;
  if (untilPreload > 0) return { kind: 'wait', ms: untilPreload };
  if (!config) return { kind: 'preload' };
  if (!surveyOf(config)) return { kind: 'never' };
  if (sinceStart < showsAfter) return { kind: 'wait', ms: showsAfter - sinceStart };
  return isPlayer && !isPlaying && !hasModal ? { kind: 'start', ms: startsAfter } : { kind: 'hold' };
}
