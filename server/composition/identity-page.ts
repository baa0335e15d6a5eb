import type { Domain } from '../domain';
import { takeResult } from '../domains/account/identity/checks';
import { isOpen } from '../domains/account/identity/store';
import type { StandInIdentity } from '../edges/identity/open-identity';
import { standInIdentityPage } from '../edges/identity/stand-in-page';

/** The page of the identity provider's stand-in, if there is one; it reports by webhook. */
export const identityPage: Domain = (app, platform) => {
  const { identity, database, clock } = platform;
  if (identity.name !== 'stand-in') return;
  standInIdentityPage(app, {
    secret: (identity as StandInIdentity).secret,
    isOpen: (check) => isOpen(database, check),
    say: (callback) => takeResult(platform, callback),
    now: () => clock.now(),
  });
};
