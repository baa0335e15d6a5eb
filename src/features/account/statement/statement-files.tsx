import Download from 'lucide-react/icons/download';
import { getStatement } from '#contract/calls/account/statement';
import { useLocale, useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { Button } from '../../../ui/button';
import type { StatementSpan } from './statement-query';
import styles from './statement.module.css';

/** The statement as files. They're links, so that the browser streams them to disk; they need the network. */
export function StatementFiles({ span: { from, until } }: { span: StatementSpan }) {
  const t = useText();
  const locale = useLocale();
  const isOnline = useOnline();
  if (!isOnline) return <p className={styles.note}>{t('account.statement.files-offline')}</p>;
  const query = new URLSearchParams({ from, until, locale }).toString();
  return (
    <p className={styles.ways}>
      {(['csv', 'pdf'] as const).map((kind) => (
        <Button
          key={kind}
          icon={<Download aria-hidden size={18} />}
          render={
            <a href={`${getStatement.path}.${kind}?${query}`} download>
              {t(`account.statement.${kind}`)}
            </a>
          }
        >
          {t(`account.statement.${kind}`)}
        </Button>
      ))}
    </p>
  );
}
