import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCurrentIp } from '#contract/calls/locale';
import { storage } from '#contract/storage';
import { restrictionOf } from '#rules/account/restrictions';
import { beside, queryOf } from '../../platform/api/query';
import { loadWholeCatalogue, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { readSession, writeSession } from '../../platform/storage/session-storage';
import { toast } from '../../ui/toast';

/** Warns a guest from a restricted country once per window, until it's closed, that not everything is available there (OVER-007). */
export function useGeoWarning(): void {
  const t = useText();
  const { status } = useSession();
  const { data } = useQuery({ ...beside(queryOf(getCurrentIp, {})), staleTime: Infinity, enabled: status === 'guest' });
  const isRestricted = status === 'guest' && data !== undefined && restrictionOf(data.country_code) !== 'none';
  useEffect(() => {
    if (!isRestricted || readSession(storage.session.geoWarned) === true) return;
    writeSession(storage.session.geoWarned, true);
    void loadWholeCatalogue().then(() =>
      toast({ id: 'restricted-geo', tone: 'warning', title: t('frame.geo.title'), text: t('frame.geo.text'), duration: null }),
    );
  }, [isRestricted, t]);
}
