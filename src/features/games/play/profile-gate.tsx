import UserPen from 'lucide-react/icons/user-pen';
import { type ComponentType, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Standstill } from './standstill';

/** What the popup is told in which a player fills in what a provider asks for. */
export interface ProfileSheetProps {
  /** Names of the fields that are empty. */
  missing: readonly string[];
  onSaved: () => void;
  onClose: () => void;
}

/** In a game's place while the profile lacks what its provider asks for (PROF-003): the popup opens by itself, and again by a press. */
export function ProfileGate({ missing, ProfileSheet, onSaved }: Pick<ProfileSheetProps, 'missing' | 'onSaved'> & { ProfileSheet: ComponentType<ProfileSheetProps> }) {
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
