import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';
import profile from '../profile/profile.module.css';
import { DataCopyCard } from './data-copy-card';

const ClosingSheet = lazyPart(async () => (await import('./closing-sheet')).default);

/** The page for the player's data: a copy of all of it, and closing the account. */
export function DataPage() {
  const t = useText();
  const [isClosing, setClosing] = useState(false);
  return (
    <div className={profile.page}>
      <PageHeading title={t('account.data.title')} lead={t('account.data.lead')} />
      <DataCopyCard />
      <Card as="section" className={profile.section} aria-labelledby="account-closing">
        <h2 id="account-closing">{t('account.closing.title')}</h2>
        <p className={profile.note}>{t('account.closing.text')}</p>
        <Button className={profile.start} onClick={() => setClosing(true)}>
          {t('account.closing.start')}
        </Button>
        {isClosing && <ClosingSheet onClose={() => setClosing(false)} />}
      </Card>
    </div>
  );
}
