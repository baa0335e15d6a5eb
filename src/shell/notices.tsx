import { useText } from '../platform/i18n';
import { ToastHost } from '../ui/toast-host';

/** What the product says in passing: toasts, loaded with the first one (OVER-003). */
export function Notices() {
  const t = useText();
  return <ToastHost label={t('shell.notices')} closeText={t('shell.close')} />;
}
