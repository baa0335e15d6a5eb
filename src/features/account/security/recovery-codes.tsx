import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useBrand } from '../../../platform/context/brand';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { CopyButton } from './copy-button';
import styles from './security.module.css';

/** Recovery codes, which are shown only once: to copy, download or print. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  const { id: brand } = useBrand();
  const [isSaved, setSaved] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const label = t('account.recovery.download');
  const file = (
    <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={`${brand}-recovery-codes.txt`}>
      {label}
    </a>
  );
  return (
    <div className={`${styles.steps} ${styles.print}`}>
      <p className={styles.text}>{t('account.recovery.text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`${styles.ways} ${styles.screen}`}>
        <CopyButton text={text} label={t('account.recovery.copy')} />
        <Button variant="quiet" icon={<Download aria-hidden="true" size={18} />} render={file}>
          {label}
        </Button>
        <Button variant="quiet" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {t('account.recovery.print')}
        </Button>
      </div>
      <Checkbox
        className={styles.screen}
        label={t('account.recovery.saved')}
        checked={isSaved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Button className={styles.screen} size="large" isWide disabled={!isSaved} onClick={onDone}>
        {t('account.recovery.done')}
      </Button>
    </div>
  );
}
