import { useEffect, useState } from 'react';
import { type SurveyConfig, surveyOf, surveyStep } from '#rules/tracking/survey';
import { logFailure } from '../../platform/log';
import { useSession } from '../../platform/session';
import { loadSurvey, type Survey } from './survey-calls';

/** How often to check for dialogs that aren't in the address. */
const POLL_MS = 10_000;

const isUnderDialog = () => document.querySelector('[role="dialog"]') !== null;

interface Around {
  isPlaying: boolean;
  hasModal: boolean;
  /** Milliseconds since the app was started. */
  sinceStart?: () => number;
}

/** The survey once it's due, and a function to close it (SURV-001). */
export function useSurvey({ isPlaying, hasModal, sinceStart = () => performance.now() }: Around): {
  survey: Survey | null;
  close: () => void;
} {
  const isPlayer = useSession().status === 'player';
  const [config, setConfig] = useState<SurveyConfig>();
  const [isShown, setShown] = useState(false);
  const [isOver, setOver] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isPlayer || isShown || isOver) return undefined;
    const step = surveyStep({ sinceStart: sinceStart(), config, isPlayer, isPlaying, hasModal: hasModal || isUnderDialog() });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (ms: number) => {
      timer = setTimeout(() => setRound((before) => before + 1), ms);
    };
    if (step.kind === 'wait') again(step.ms);
    if (step.kind === 'hold') again(POLL_MS);
    if (step.kind === 'start') timer = setTimeout(() => setShown(true), step.ms);
    if (step.kind === 'preload') {
      loadSurvey().then(setConfig, (error: unknown) => {
        logFailure('SURVEY_NOT_LOADED', error);
        setOver(true);
      });
    }
    return () => clearTimeout(timer);
  }, [config, isPlayer, isPlaying, hasModal, isShown, isOver, round, sinceStart]);
  const close = () => {
    setShown(false);
    setOver(true);
  };
  return { survey: isShown && config ? surveyOf(config) : null, close };
}
