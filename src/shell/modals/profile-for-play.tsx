import { ProfileForm } from '../../features/account/profile/profile-form';
import { fieldNames } from '../../features/account/profile/field-names';
import type { ProfileSheetProps } from '../../features/games/play/profile-gate';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Sheet } from '../../ui/sheet';

/** The profile over a game that waits for it (PROF-003): missing fields are named, and the game starts once it's saved. */
export default function ProfileForPlay({ missing, onSaved, onClose }: ProfileSheetProps) {
  const t = useText();
  const { player } = useSession();
  if (!player) return null;
  const fields = missing.map((name) => (name in fieldNames ? t(fieldNames[name as keyof typeof fieldNames]) : name)).join(', ');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      isKept
      title={t('account.profile.for-play')}
      description={t('account.profile.for-play-text', { fields })}
      closeText={t('shell.close')}
    >
      <ProfileForm player={player as never} onSaved={onSaved} />
    </Sheet>
  );
}
