import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import { actualGifts } from '#rules/gifts/stages';
import { counterText } from '#rules/notifications/counter';
import { allGiftsQuery } from '../../features/gifts/gift-calls';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { IconButton } from '../../ui/icon-button';

/** The link to the gifts with the number of active ones (HEAD-001). */
export function GiftsLink() {
  const t = useText();
  const { player } = useSession();
  const { data } = useQuery({ ...allGiftsQuery(), enabled: player !== null });
  const count = data ? actualGifts(data.data).length : 0;
  return (
    <IconButton
      label={count > 0 ? t('shell.gifts-waiting', { count }) : t('shell.gifts')}
      count={counterText(count) || undefined}
      render={<Link to="/profile/gifts" />}
    >
      <Gift aria-hidden size={22} />
    </IconButton>
  );
}
