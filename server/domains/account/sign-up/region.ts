import { isoBirthdayProblem } from '#rules/account/fields/age';
import { termsVersion } from '#rules/account/sign-up/consents';
import { type Licence, licenceOf, maySignIn, maySignUp } from '#rules/account/restrictions';
import { readVersions } from '#server/database/agreed-versions';
import { readPlayer } from '#server/database/players-store';
import type { Queries } from '#server/database/connection';
import type { Caller } from '#server/plugins/caller';
import type { Admit } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';

/** The minimum age of the visitor's licence (FORM-010). `birth` is YYYY-MM-DD. Refuses: too_young. */
export function requireAge(birth: string, { licence, country }: { licence: Licence; country: string | null }, now: Date): void {
  if (isoBirthdayProblem(birth, licenceOf(licence, country), now)?.key === 'fields.too_young') throw refuse('too_young');
}

/** Refuses sign-ins from closed countries (AUTH-011). Refuses: login_restricted. */
export const admitSignIn: Admit = ({ country, site }) => {
  if (!maySignIn(country, site.licence)) throw refuse('login_restricted');
};

/** Refuses sign-ups from closed countries and in the Estonian variant (AUTH-010). Refuses: registration_restricted. */
export const admitSignUp: Admit = ({ country, site }) => {
  if (!maySignUp(country, site.licence)) throw refuse('registration_restricted');
};

/** Refuses deposits and real-money play from closed countries (AUTH-011). Refuses: restricted_region. */
export const admitPlay: Admit = ({ country, site }) => {
  if (!maySignIn(country, site.licence)) throw refuse('restricted_region');
};

type Where = Pick<Caller, 'country' | 'site'> & { player: Session };

/**
 * Checks the conditions of a sign-in again for deposits and stakes: the player may have travelled meanwhile (AUTH-011), and the age
 * depends on the host (FORM-010). Changed terms must be accepted first (AUTH-019). Refuses: restricted_region, too_young,
 * terms_required.
 */
export async function requireTerms(queries: Queries, { country, site, player }: Where, now: Date): Promise<void> {
  const { licence } = site;
  admitPlay({ country, site } as Caller);
  const { date_of_birth: birth, terms_version: version } = await readPlayer(queries, player.player, ['date_of_birth', 'terms_version']);
  if (birth !== null) requireAge(birth, { licence, country }, now);
  if (version !== termsVersion(await readVersions(queries))) throw refuse('terms_required');
}
