import { useRouterState } from '@tanstack/react-router';
import { contentComponents } from '../pages/content-components';
import { Snippets } from '../../features/content/snippets';
import { lazyPart } from '../../platform/loading/lazy-part';
import { type Player, useSession } from '../../platform/session';

const TermsSheet = lazyPart(async () => (await import('../../features/account/profile/terms-sheet')).default);

/** Pages that stay usable without consent: the texts themselves, help, withdrawals, and closing the account. */
const open =
  /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/(?:terms-and-conditions|privacy-policy|complaints|responsible-gaming|support|withdraw|cashbox|profile\/(?:data|limits|verification))$/;

/** Asks for consent after a change of terms or privacy policy: over every page but a few, never during a round (AUTH-019). */
export function TermsQuestion({ isPlaying }: { isPlaying: boolean }) {
  const player = useSession().player as Player | null;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isDue = player !== null && player.auth_fields_missed.includes('terms_acceptance');
  if (!isDue || isPlaying || open.test(path)) return null;
  return <TermsSheet changes={<Snippets category="terms-changes" components={contentComponents} />} />;
}
