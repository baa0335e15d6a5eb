// @chunk later
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../platform/i18n';
import { update } from '../../platform/service-worker';
import { dismissToast, toast } from '../../ui/toast';

const OFFER = 'update';

/** Offers a waiting new release in a toast, without urgency (OFF-004). */
export default function UpdateOffer() {
  const t = useText();
  const { waiting } = useSnapshot(update);
  useEffect(() => {
    if (waiting)
      toast({
        id: OFFER,
        title: t('shell.update'),
        duration: null,
        action: { text: t('shell.update.accept'), run: () => update.accept() },
      });
    else dismissToast(OFFER);
  }, [waiting, t]);
  return null;
}
