import type { Manager } from '#contract/fields/config/vip';
import type { Locale } from '#contract/fields/locale';
import type { User } from '#contract/fields/user';
import { vipStatuses } from '#contract/fields/vip';
import { currentVersions, isTermsMissing, termsVersion } from '#rules/account/sign-up/consents';
import type { Selectable } from 'kysely';
import type { PlayersTable } from '#server/database/core-tables';
import type { Queries } from '#server/database/connection';
import { managersOf } from './managers';
import { storedOrDefault } from '../../config/store';
import { textOf } from '#server/texts';
import { groupRows, type PlayerFacts, readFacts, rowByEmail, type RowText } from './users-store';

/** A player's row. */
export type Row = Selectable<PlayersTable>;

/** The page that signs the player's browser in to the sportsbook, by a pass that is valid for a minute. */
const SPORTSBOOK_ENTRY = '/sport';

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString());

/** The player's levels, named in the player's language. */
function statusesOf(groups: readonly number[], locale: Locale): User['statuses'] {
  return vipStatuses.filter(({ id }) => groups.includes(id)).map(({ id, key }) => ({ id, name: textOf(locale, `vip.level.${key}`) }));
}

interface Beside {
  groups: readonly number[];
  epoch: string;
  playBreak: User['play_break'];
  manager: Manager | undefined;
  /** The current version of terms and privacy policy. */
  terms: string;
}

function presentManager({ id: _id, ...manager }: Manager): User['manager'] {
  return manager;
}

/** The player's view of a row (USER-001). */
function presentUser(row: RowText, { groups, epoch, playBreak, manager, terms }: Beside): User {
  const locale = row.locale as Locale;
  const { id, nickname } = row;
  return {
    id,
    user_id: id,
    email: row.email,
    nickname,
    nick_name: nickname,
    first_name: row.first_name,
    last_name: row.last_name,
    gender: row.gender,
    date_of_birth: row.date_of_birth,
    country: row.country,
    city: row.city,
    address: row.address,
    postal_code: row.postal_code,
    state: row.state,
    mobile_phone: row.mobile_phone,
    phone_confirmed_at: instant(row.phone_confirmed_at),
    receive_promos: row.receive_promos,
    receive_sms_promos: row.receive_sms_promos,
    receive_phone_promos: row.receive_phone_promos,
    receive_post_promos: row.receive_post_promos,
    currency: row.currency,
    language: row.language,
    locale,
    statuses: statusesOf(groups, locale),
    created_at: new Date(row.created_at).toISOString(),
    current_sign_in_at: instant(row.current_sign_in_at),
    confirmed_at: instant(row.confirmed_at),
    deposit_bonus_code: row.deposit_bonus_code,
    can_issue_bonuses: row.can_issue_bonuses,
    profession: row.profession,
    personal_id: row.personal_id,
    autoregistered: row.autoregistered,
    autologin_link: playBreak ? null : SPORTSBOOK_ENTRY,
    verified: row.verified,
    sumsub_verified: row.sumsub_verified,
    license_name: row.license_name,
    sow_questionnaire_expires_at: instant(row.sow_questionnaire_expires_at),
    two_factor_enabled: row.two_factor_enabled,
    auth_fields_missed: isTermsMissing(row.terms_accepted_at, row.terms_version, terms) ? ['terms_acceptance'] : [],
    groups: [...groups],
    play_break: playBreak,
    manager: manager ? presentManager(manager) : null,
    session_epoch: epoch,
  };
}

/** The player with their current groups, break and manager. */
export async function readUser(queries: Queries, player: number, epoch: string): Promise<User> {
  return userOf(await readFacts(queries, player), epoch);
}

/** The same from the facts read with the session. */
export function userOf({ row, groups, play_break: playBreak, managers, versions }: PlayerFacts, epoch: string): User {
  const [manager] = managersOf(storedOrDefault('managers', managers), groups);
  const terms = termsVersion(currentVersions(versions));
  return presentUser(row, { groups, epoch, playBreak: playBreak && { ...playBreak, until: instant(playBreak.until) }, manager, terms });
}

/** The groups of a player, in their order. */
export async function readGroups(queries: Queries, player: number): Promise<number[]> {
  const rows = await groupRows(queries, player);
  return rows.map((row) => row.group_id);
}

/** The account of an email address, case-insensitive. */
export function findByEmail(queries: Queries, email: string): Promise<Row | undefined> {
  return rowByEmail(queries, email);
}
