/** When a survey comes, in milliseconds (SURV-001). */
export const surveyTimes = { showsAfter: 5 * 60_000, preloadedBefore: 10_000, startsAfter: 500 } as const;

/** What the configuration says of the survey. */
export interface SurveyConfig {
  survey_id: string | null;
  survey_collector_id: string | null;
  is_enable_widget: boolean;
}

export interface SurveyScene {
  /** Milliseconds since the app was started. */
  sinceStart: number;
  /** Undefined until it was loaded. */
  config: SurveyConfig | undefined;
  isPlayer: boolean;
  isPlaying: boolean;
  hasModal: boolean;
}

/** What is to be done: wait so long, load the configuration, wait until the scene changes, start so long from now, or nothing ever. */
export type SurveyStep = { kind: 'wait'; ms: number } | { kind: 'preload' } | { kind: 'hold' } | { kind: 'start'; ms: number } | { kind: 'never' };

/** The survey that a configuration names; null where something of it is missing or it is switched off. */
export function surveyOf(config: SurveyConfig): { id: string; collector: string } | null {
  const { survey_id: id, survey_collector_id: collector, is_enable_widget: isOn } = config;
  return isOn && id && collector ? { id, collector } : null;
}

/**
 * The next step of the survey (SURV-001): its configuration 10 s before its time, then, 5 minutes after the start, to a
 * player in no game and under no dialog, half a second later.
 */
export function surveyStep({ sinceStart, config, isPlayer, isPlaying, hasModal }: SurveyScene): SurveyStep {
  const { showsAfter, preloadedBefore, startsAfter } = surveyTimes;
  const untilPreload = showsAfter - preloadedBefore - sinceStart;
  if (untilPreload > 0) return { kind: 'wait', ms: untilPreload };
  if (!config) return { kind: 'preload' };
  if (!surveyOf(config)) return { kind: 'never' };
  if (sinceStart < showsAfter) return { kind: 'wait', ms: showsAfter - sinceStart };
  return isPlayer && !isPlaying && !hasModal ? { kind: 'start', ms: startsAfter } : { kind: 'hold' };
}
