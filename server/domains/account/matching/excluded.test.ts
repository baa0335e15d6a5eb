import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';

const server = ownServer([signInRoutes]);
const { database } = server;
let count = 0;

const person = (own: object) => ({ ...call.signUp.example.body.user, email: `person-${(count += 1)}@perigee.example`, ...own });
const signUp = (own: object) => new TestBrowser(server.app).send(call.signUp, { body: { user: person(own) } });

async function excluded(own: object): Promise<number> {
  const { id } = (await signUp(own)).json as User;
  await database.insertInto('user_limits').values({ player_id: id, type: 'selfexclusion', period: 'forever' }).execute();
  return id;
}

describe('a self-excluded person', () => {
  const jörg = {
    first_name: 'Jörg',
    last_name: 'Müller',
    date_of_birth: '1980-05-06',
    mobile_phone: '+49 151 7654321',
    dfpc: 'jorgs-phone',
  };

  it('can’t open a second account with another address, spelling, phone or device, and the refusal is audited [LIMIT-006a]', async () => {
    const id = await excluded(jörg);
    for (const own of [
      {},
      { first_name: 'JOERG', last_name: 'MUELLER' },
      { mobile_phone: '+43 660 9876543', dfpc: 'another-phone' },
      { first_name: 'Georg', last_name: 'Meier', mobile_phone: '0151 7654321' },
    ])
      expect((await signUp({ ...jörg, ...own })).code).toBe('player_excluded');
    const audited = await database.selectFrom('audit_log').select('player_id').where('kind', '=', 'sign_up_refused').execute();
    expect(audited.map(({ player_id }) => player_id)).toEqual([id, id, id, id]);
  });

  it('doesn’t block namesakes or other members of the household', async () => {
    await excluded({ ...jörg, date_of_birth: '1981-05-06', mobile_phone: '+49 151 1112223', dfpc: 'a-shared-tablet' });
    const namesake = { first_name: 'Jörg', last_name: 'Müller', date_of_birth: '1999-01-01', mobile_phone: '+49 30 99988877' };
    const household = {
      first_name: 'Petra',
      last_name: 'Müller',
      date_of_birth: '1985-02-03',
      mobile_phone: '+49 151 1112223',
      dfpc: 'a-shared-tablet',
    };
    for (const own of [namesake, household]) expect((await signUp(own)).status).toBe(200);
  });
});
