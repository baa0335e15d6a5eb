import { beforeAll, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { disguises, jörg, nobody, others, type Traits } from './disguises.data';

const server = ownServer([signInRoutes]);
const { database } = server;
const brands = { perigee: {}, meridian: { host: 'meridian.localhost' } } as const;
let count = 0;

function signUp(traits: Partial<Traits>, brand: keyof typeof brands) {
  count += 1;
  const user = {
    ...call.signUp.example.body.user,
    ...nobody,
    email: `disguise-${count}@perigee.example`,
    dfpc: `disguise-device-${count}`,
    // A different password, since the right one would sign in to a minutes-old account.
    password: `Orbit-and-back-${count}`,
    ...traits,
  };
  return new TestBrowser(server.app, brands[brand]).send(call.signUp, { body: { user } });
}

let excluded: number;

beforeAll(async () => {
  excluded = ((await signUp(jörg, 'perigee')).json as User).id;
  await database.insertInto('user_limits').values({ player_id: excluded, type: 'selfexclusion', period: 'forever' }).execute();
});

/** The result of a registration while the excluded person exists; an opened account is removed afterwards. */
async function outcomeOf(traits: Partial<Traits>, brand: keyof typeof brands): Promise<string> {
  const { status, code, json } = await signUp(traits, brand);
  if (code === 'player_excluded' || code === 'email_taken') return 'refused';
  if (status !== 200) return `${status} ${code}`;
  const { id } = json as User;
  const held = await database
    .selectFrom('account_doubles')
    .select('id')
    .where('player_id', '=', id)
    .where('other_id', '=', excluded)
    .where('state', '=', 'waiting')
    .execute();
  await database
    .updateTable('players')
    .set({ email: `gone-${id}@perigee.example` })
    .where('id', '=', id)
    .execute();
  return held.length > 0 ? 'held' : 'opened';
}

describe('an excluded person who tries again', () => {
  it('has more than fifty disguises in this table', () => {
    expect(disguises.length).toBeGreaterThanOrEqual(50);
  });

  it.each(disguises)('by %s', async (_, traits, outcome) => {
    expect(await outcomeOf(traits, 'perigee')).toBe(outcome);
  });

  it('is refused at the other brand too', async () => {
    const refused = disguises.filter(([, , outcome]) => outcome === 'refused');
    const there = [];
    for (const [name, traits] of refused) there.push([name, await outcomeOf(traits, 'meridian')]);
    expect(there).toEqual(refused.map(([name]) => [name, 'refused']));
  });
});

describe('another person than the excluded one', () => {
  it.each(others)('%s', async (_, traits, outcome) => {
    expect(await outcomeOf(traits, 'perigee')).toBe(outcome);
  });

  it('is accepted at the other brand too', async () => {
    expect(await outcomeOf({ first_name: 'Petra', last_name: jörg.last_name, date_of_birth: jörg.date_of_birth }, 'meridian')).toBe(
      'opened',
    );
  });
});
