import type { Locale } from '#contract/fields/locale';
import { termsVersion } from '#rules/account/sign-up/consents';
import { groups, vipLevelGroups } from '#rules/account/groups';
import { parityGroup } from '#rules/account/parity-group';
import type { Database, Transaction } from '#server/database/connection';
import { openAccount } from '#server/database/ledger';
import type { Platform } from '#server/platform';
import { hashPassword } from './passwords/passwords';

/** The password of every demo player; only demo data has it. */
export const DEMO_PASSWORD = 'Perigee!2026';

interface DemoPlayer {
  key: 'new' | 'regular' | 'vip' | 'tester' | 'multi' | 'au' | 'de';
  email: string;
  /** The player's description in the terminal. */
  note: string;
  first_name: string;
  last_name: string;
  nickname: string;
  date_of_birth: string;
  country: string;
  city: string;
  address: string;
  postal_code: string;
  state: string | null;
  mobile_phone: string;
  currency: string;
  locale: Locale;
  time_zone: string;
  /** Groups besides the parity group. */
  groups: readonly number[];
  /** Days since the account was created. */
  age: number;
}

const BRONZE = 257;
const GOLD = 259;

const berlin = {
  country: 'DE',
  city: 'Berlin',
  postal_code: '10115',
  state: null,
  currency: 'EUR',
  locale: 'en',
  time_zone: 'Europe/Berlin',
} as const;

/** The players for trying out the product; without a sign-in, one is a guest. */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    ...berlin,
    key: 'new',
    email: 'new@perigee.example',
    note: 'new: no deposit yet',
    first_name: 'Nia',
    last_name: 'Novak',
    nickname: 'First Orbit',
    date_of_birth: '1999-03-02',
    address: 'Kometenweg 1',
    mobile_phone: '+49 30 5550101',
    groups: [groups.risingStar],
    age: 0,
  },
  {
    ...berlin,
    key: 'regular',
    email: 'regular@perigee.example',
    note: 'regular: money, bets and a bronze level',
    first_name: 'Rena',
    last_name: 'Richter',
    nickname: 'Slow Burn',
    date_of_birth: '1988-07-21',
    address: 'Sternwartenweg 12',
    mobile_phone: '+49 30 5550102',
    groups: [BRONZE],
    age: 240,
  },
  {
    ...berlin,
    key: 'vip',
    email: 'vip@perigee.example',
    note: 'VIP: gold level',
    first_name: 'Viktor',
    last_name: 'Voss',
    nickname: 'Apogee',
    date_of_birth: '1979-11-05',
    address: 'Umlaufbahn 7',
    mobile_phone: '+49 30 5550103',
    groups: [GOLD],
    age: 900,
  },
  {
    ...berlin,
    key: 'tester',
    email: 'tester@perigee.example',
    note: 'tester: sees every page (group 21)',
    first_name: 'Tess',
    last_name: 'Thorn',
    nickname: 'Test Pilot',
    date_of_birth: '1985-01-30',
    address: 'Startrampe 3',
    mobile_phone: '+49 30 5550104',
    groups: [groups.risingStar, groups.tester],
    age: 400,
  },
  {
    ...berlin,
    key: 'multi',
    email: 'multi@perigee.example',
    note: 'multi-account player (group 100)',
    first_name: 'Mara',
    last_name: 'Moll',
    nickname: 'Twin Moons',
    date_of_birth: '1992-09-14',
    address: 'Doppelstern 2',
    mobile_phone: '+49 30 5550105',
    groups: [groups.risingStar, groups.multiAccount],
    age: 120,
  },
  {
    key: 'au',
    email: 'au@perigee.example',
    note: 'Australian player: AUD, en-AU',
    first_name: 'Alice',
    last_name: 'Ashby',
    nickname: 'Southern Sky',
    date_of_birth: '1990-05-17',
    country: 'AU',
    city: 'Sydney',
    address: '4 Observatory Hill',
    postal_code: '2000',
    state: 'NSW',
    mobile_phone: '+61 2 5550 0106',
    currency: 'AUD',
    locale: 'en-AU',
    time_zone: 'Australia/Sydney',
    groups: [groups.risingStar],
    age: 60,
  },
  {
    ...berlin,
    key: 'de',
    email: 'de@perigee.example',
    note: 'German player: EUR, de',
    first_name: 'Dirk',
    last_name: 'Dorn',
    nickname: 'Nordlicht',
    date_of_birth: '1983-12-08',
    city: 'Hamburg',
    postal_code: '20457',
    address: 'Kaiserkai 9',
    mobile_phone: '+49 40 5550107',
    locale: 'de',
    groups: [groups.risingStar],
    age: 180,
  },
];

/** A demo player, for other domains to seed money, bets and history. */
export interface SeededPlayer {
  key: DemoPlayer['key'];
  id: number;
  email: string;
  currency: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function seedPlayer(transaction: Transaction, demo: DemoPlayer, passwordHash: string, now: Date): Promise<SeededPlayer> {
  const { key, note: _note, groups: extra, age, ...fields } = demo;
  const created = new Date(now.getTime() - age * DAY_MS);
  const { id } = await transaction
    .insertInto('players')
    .values({
      ...fields,
      password_hash: passwordHash,
      language: fields.locale.split('-')[0]!,
      license_name: fields.country === 'AU' ? 'AU' : 'curacao',
      receive_promos: key !== 'new',
      // The licence of the Australian player requires the identity first, so that their screens show this.
      verified: key !== 'new' && key !== 'au',
      terms_accepted_at: created,
      terms_version: termsVersion(),
      confirmed_at: created,
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openAccount(transaction, id, fields.currency);
  await transaction
    .insertInto('player_groups')
    // The level period starts now, so that the quarter without play doesn't lower the level.
    .values(
      [parityGroup(id), ...extra].map((group_id) => ({
        player_id: id,
        group_id,
        added_at: vipLevelGroups.includes(group_id) ? now : created,
      })),
    )
    .execute();
  return { key, id, email: fields.email, currency: fields.currency };
}

/** Creates the demo players, confirmed, with their groups and an open account each. */
export async function seedPlayers(transaction: Transaction, hashing: Pick<Platform, 'passwords'>, now: Date): Promise<SeededPlayer[]> {
  const passwordHash = await hashPassword(hashing, DEMO_PASSWORD);
  const seeded: SeededPlayer[] = [];
  for (const demo of demoPlayers) seeded.push(await seedPlayer(transaction, demo, passwordHash, now));
  return seeded;
}

/** Whether any of the demo players is in the database. */
export async function hasDemoPlayers(database: Database): Promise<boolean> {
  const emails = demoPlayers.map(({ email }) => email);
  return (await database.selectFrom('players').select('id').where('email', 'in', emails).limit(1).executeTakeFirst()) !== undefined;
}
