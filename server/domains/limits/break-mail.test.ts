import { afterEach, describe, expect, it } from 'vitest';
import { signUp } from '#contract/calls/account';
import type { LimitRequest } from '#contract/fields/limit';
import type { User } from '#contract/fields/user';
import { catalogues } from '#locales/texts';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { inTransaction } from '#server/database/connection';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { sendBreakMail, type BreakMailTask } from './break-mail-job';
import { setLimit } from './service';

const server = ownServer([signInRoutes]);
const { database, platform } = server;
const { en } = catalogues;
let count = 0;

async function newPlayer(): Promise<number> {
  const user = { ...signUp.example.body.user, email: `resting-${(count += 1)}@perigee.example` };
  return ((await new TestBrowser(server.app).send(signUp, { body: { user } })).json as User).id;
}

type Break = Extract<LimitRequest, { type: 'coolingoff' | 'selfexclusion' }>;

const take = (player: number, request: Break, now = new Date()) =>
  inTransaction(database, (transaction) => setLimit(transaction, player, request, { provider: platform.payments, now }));

interface Queued {
  payload: BreakMailTask;
  run_at: Date;
}

/** Takes the queued mails about breaks, the earliest first. */
async function queued(): Promise<Queued[]> {
  const { rows } = await database.pool.query<Queued>(
    "delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'break_mail' returning j.payload, j.run_at",
  );
  return rows.toSorted((one, other) => one.run_at.getTime() - other.run_at.getTime());
}

/** The mails that a task sends. */
async function mailsOf(task: BreakMailTask) {
  const sent = platform.mails.length;
  await sendBreakMail(platform, task);
  return platform.mails.slice(sent);
}

const endOf = (limit: number, at: Date) => database.updateTable('user_limits').set({ active_until: at }).where('id', '=', limit).execute();

afterEach(queued);

describe('the mails about a break', () => {
  it('announce the start and end of a cooling-off period, and that it’s over [LIMIT-006a]', async () => {
    const player = await newPlayer();
    const { id, active_until } = await take(player, { type: 'coolingoff', period: 'day' });
    const [started, over] = await queued();
    expect([started!.payload, over!.payload]).toEqual([
      { limit: id, news: 'started' },
      { limit: id, news: 'over' },
    ]);
    expect(over!.run_at.toISOString()).toBe(active_until);
    const [mail] = await mailsOf(started!.payload);
    expect(mail!.to).toBe(`resting-${count}@perigee.example`);
    expect(mail!.subject).toBe(en['mail.break.coolingoff.subject'].replace('{brand}', 'Perigee'));
    expect(mail!.text).toMatch(/It lasts until .+ and can’t be ended early\./);
    const [imposed] = await mailsOf({ limit: id, news: 'required' });
    expect(imposed!.text).toContain(en['mail.break.required.why']);
    expect(imposed!.text).not.toContain(en['mail.break.not_you']);
    await endOf(id, new Date(Date.now() - 1000));
    const [ended] = await mailsOf(over!.payload);
    expect(ended!.text).toContain(en['mail.break.over.text']);
    expect(ended!.text).not.toContain(en['mail.break.not_you']);
    expect(ended!.text).not.toContain('It lasts until');
  });

  it('announce the start of a self-exclusion, and aren’t sent at its end', async () => {
    const player = await newPlayer();
    const { id } = await take(player, { type: 'selfexclusion', period: 'month_6' });
    const tasks = await queued();
    expect(tasks.map(({ payload }) => payload.news)).toEqual(['started']);
    const [mail] = await mailsOf(tasks[0]!.payload);
    expect(mail!.subject).toBe(en['mail.break.selfexclusion.subject'].replace('{brand}', 'Perigee'));
    await endOf(id, new Date(Date.now() - 1000));
    expect(await mailsOf({ limit: id, news: 'over' })).toEqual([]);
  });

  it('aren’t sent at the end during another break, or to a closed account', async () => {
    const player = await newPlayer();
    const { id } = await take(player, { type: 'coolingoff', period: 'day' });
    const { id: longer } = await take(player, { type: 'coolingoff', period: 'week' });
    await endOf(id, new Date(Date.now() - 1000));
    expect(await mailsOf({ limit: id, news: 'over' })).toEqual([]);
    await endOf(longer, new Date(Date.now() - 1000));
    await database.updateTable('players').set({ status: 'closed' }).where('id', '=', player).execute();
    expect(await mailsOf({ limit: longer, news: 'over' })).toEqual([]);
  });

  // Last, because a permanently excluded person can't sign up again.
  it('say that a permanent exclusion has no end, and are sent once for it', async () => {
    const player = await newPlayer();
    await take(player, { type: 'selfexclusion', period: 'forever' });
    await take(player, { type: 'selfexclusion', period: 'forever' });
    const tasks = await queued();
    expect(tasks).toHaveLength(1);
    const [mail] = await mailsOf(tasks[0]!.payload);
    expect(mail!.text).toContain(en['mail.break.forever']);
  });
});
