import { useSearch } from '@tanstack/react-router';
import { lazyPart } from '../../platform/loading/lazy-part';
import { loadWholeCatalogue } from '../../platform/i18n';
import { useSurvey } from './use-survey';

const SurveySheet = lazyPart(async () => (await Promise.all([import('./survey-sheet'), loadWholeCatalogue()]))[0].default);

/** Waits for the survey's time (SURV-001). */
export default function SurveyWatch({ isPlaying }: { isPlaying: boolean }) {
  const { modal } = useSearch({ from: '__root__' });
  const { survey, close } = useSurvey({ isPlaying, hasModal: modal !== undefined });
  if (!survey) return null;
  return <SurveySheet survey={survey} onClose={close} />;
}
