import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Message } from '../../../ui/message';
import type { CodeOutcome } from './deposit-code';

/** Shows the result of a link's code, above the deposit (ROUTE-010, CASH-016), until the player removes it or selects another. */
export function AppliedCode({ outcome }: { outcome: CodeOutcome }) {
  const t = useText();
  const { player } = useSession();
  const { kind, code, title } = outcome;
  if (kind === 'applied' && player?.deposit_bonus_code !== code) return null;
  if (kind === 'applied')
    return <Message tone="success" title={t('gifts.deposit-code.applied', { code })} {...(title !== null && { children: title })} />;
  return (
    <Message tone="warning" title={t(`gifts.deposit-code.${kind}`, { code })}>
      {t(`gifts.deposit-code.${kind}.text`)}
    </Message>
  );
}
