import { lazyPart } from '../../platform/loading/lazy-part';
import { loadWholeCatalogue, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { SaferSection } from './safer-section';

const LimitsReview = lazyPart(async () => (await Promise.all([import('./limits-review'), loadWholeCatalogue()]))[0].LimitsReview);

/** The lobby's links to limits, breaks and help, with the question to a player whether the limits still fit. */
export function SaferPlay() {
  const t = useText();
  const { status, player } = useSession();
  const usual = <SaferSection title={t('limits.safer.title')} text={t('limits.safer.text')} />;
  return status === 'player' && player ? <LimitsReview placeholder={usual} /> : usual;
}
