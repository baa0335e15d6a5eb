import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';

/** A link to the club's page, which closes the sheet. */
export function ToClub() {
  const t = useText();
  return (
    <Link to="/vip" search={{}} replace className={buttonClass()}>
      {t('vip.to-club')}
    </Link>
  );
}
