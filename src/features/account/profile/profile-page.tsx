import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession, type Player } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { signOut } from '../sign-in/sign-in';
import { Offers } from './offers';
import { ProfileForm } from './profile-form';
import { ProfileLinks } from './profile-links';
import styles from './profile.module.css';
import { TermsCard } from './terms-card';

/** The profile's root (PROF-001): the data to edit, the language, the device, and links to the rest of the account. */
export function ProfilePage({ language, device }: { language?: ReactNode; device?: ReactNode }) {
  const t = useText();
  const { date } = useFormat();
  const player = useSession().player as Player | null;
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  if (!player) {
    return (
      <div className={styles.page} aria-busy>
        <SkeletonRows />
      </div>
    );
  }
  const leave = async () => {
    setLeaving(true);
    await signOut();
    await navigate({ to: '/' });
  };
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.profile.title')} lead={t('account.profile.lead', { id: player.id, date: date(player.created_at) })} />
      {player.auth_fields_missed.includes('terms_acceptance') && <TermsCard />}
      {player.confirmed_at === null && (
        <Message
          tone="warning"
          title={t('account.profile.unconfirmed')}
          action={<Link to="/email-verify">{t('account.profile.confirm')}</Link>}
        />
      )}
      <ProfileLinks />
      <Card as="section" className={styles.section} aria-labelledby="profile-data">
        <h2 id="profile-data">{t('account.profile.data')}</h2>
        <ProfileForm key={player.id} player={player} />
      </Card>
      <Card as="section" className={styles.section} aria-labelledby="profile-offers">
        <h2 id="profile-offers">{t('account.profile.offers')}</h2>
        <Offers player={player} />
      </Card>
      {/* Above the device's cards: they grow while loading, and the button must not move under a click. */}
      <Card className={styles.section}>
        {language}
        <Button variant="quiet" className={styles.start} isBusy={isLeaving} onClick={() => void leave()}>
          {t('account.profile.sign-out')}
        </Button>
      </Card>
      {device}
    </div>
  );
}
