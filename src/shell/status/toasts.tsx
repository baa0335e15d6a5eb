import { useEffect, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part';
import { useText } from '../../platform/i18n';
import { whenToastWaits } from '../../ui/toast';

const Toaster = lazyPart(async () => (await import('../../ui/toaster')).Toaster);

/** The toasts, whose code loads with the first one (OVER-003). */
export function Notices() {
  const t = useText();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => whenToastWaits(() => setNeeded(true)), []);
  return isNeeded && <Toaster label={t('shell.notices')} closeText={t('shell.close')} />;
}
