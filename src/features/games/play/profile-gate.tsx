import UserPen from 'lucide-react/icons/user-pen';
import { type ComponentType, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Standstill } from './standstill';

/** The props of the popup in which a player fills in the provider's required fields. */
export interface ProfileSheetProps {
  /** Names of the empty fields. */
  missing: readonly string[];
  onSaved: () => void;
  onClose: () => void;
}

/** Replaces the game while required profile fields are missing (PROF-003): the popup opens automatically, and again on a click. */
export function ProfileGate({
  missing,
  ProfileSheet,
  onSaved,
}: Pick<ProfileSheetProps, 'missing' | 'onSaved'> & { ProfileSheet: ComponentType<ProfileSheetProps> }) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Standstill
        icon={<UserPen aria-hidden />}
        title={t('games.page.profile')}
        text={t('games.page.profile-text')}
        actions={<Button onClick={() => setOpen(true)}>{t('games.page.profile-fill')}</Button>}
      />
      {isOpen && <ProfileSheet missing={missing} onSaved={onSaved} onClose={() => setOpen(false)} />}
    </>
  );
}
