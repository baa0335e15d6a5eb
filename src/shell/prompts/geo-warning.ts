import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCurrentIp } from '#contract/calls/locale';
import { storage } from '#contract/storage';
import { isBarred, restrictionOf } from '#rules/account/restrictions';
import { beside, queryOf } from '../../platform/api/query';
import { useSite } from '../../platform/context/brand';
import { loadWholeCatalogue, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { readSession, writeSession } from '../../platform/storage/session-storage';
import { toast } from '../../ui/toast';

/**
 * Warns a guest from a restricted country once per window, until it's closed, that not everything is available there (OVER-007), or that
 * there are no accounts at all (AUTH-010).
 */
export function useGeoWarning(): void {
  const t = useText();
  const { status } = useSession();
  const { data } = useQuery({ ...beside(queryOf(getCurrentIp, {})), staleTime: Infinity, enabled: status === 'guest' });
  const { licence } = useSite();
  const isRestricted = status === 'guest' && data !== undefined && restrictionOf(data.country_code) !== 'none';
  const hasNoAccounts = data !== undefined && isBarred(data.country_code, licence);
  useEffect(() => {
    if (!isRestricted || readSession(storage.session.geoWarned) === true) return;
    writeSession(storage.session.geoWarned, true);
    void loadWholeCatalogue().then(() =>
      toast({
        id: 'restricted-geo',
        tone: 'warning',
        title: t(hasNoAccounts ? 'refusals.registration_restricted' : 'frame.geo.title'),
        text: t(hasNoAccounts ? 'locale.restricted.text' : 'frame.geo.text'),
        duration: null,
      }),
    );
  }, [isRestricted, hasNoAccounts, t]);
}
