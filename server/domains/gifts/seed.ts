import type { GiftStage } from '#contract/fields/gift';
import { callFunction } from '#server/database/call-function';
import type { Transaction } from '#server/database/connection';
import { gamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { issueGift, type NewGift } from './give';
import { spinStake } from './moves';

const DAY_MS = 86_400_000;

/** The house's slots that are playable in every demo player's currency, most played first. */
export function demoSlots(): string[] {
  const isForAll = (currencies: Record<string, unknown>) => 'EUR' in currencies && 'AUD' in currencies;
  return gamesCatalogue()
    .index.all.map(({ game }) => game)
    .filter(({ categories, currencies }) => categories.includes('slots') && isForAll(currencies))
    .map(({ identifier }) => identifier);
}

/** Codes that can't be used any more, to show their responses: one has expired, one is used up. */
export async function seedSpentCodes(transaction: Transaction): Promise<void> {
  const gift = JSON.stringify({ type: 'bonus', kind: 'cash', amount_cents: 500, wager: 5 });
  const spent = { kind: 'coupon', gift, url: null } as const;
  const lastYear = { en: 'Last year', de: 'Letztes Jahr', 'fr-CA': 'L’an dernier', it: 'L’anno scorso', no: 'I fjor' };
  const fullHouse = { en: 'Full house', de: 'Volles Haus', 'fr-CA': 'Salle comble', it: 'Tutto esaurito', no: 'Fullt hus' };
  await transaction
    .insertInto('promo_codes')
    .values([
      { ...spent, code: 'LASTYEAR', title: JSON.stringify(lastYear), quota: null, valid_until: new Date('2026-01-01T00:00:00Z') },
      { ...spent, code: 'FULLHOUSE', title: JSON.stringify(fullHouse), quota: 0, valid_until: null },
    ])
    .execute();
}

type Seeded = Omit<NewGift, 'currency' | 'source' | 'group_key'> & { stage: GiftStage; group_key?: string };

const spins = { type: 'freespins', kind: 'freespins' } as const;

function liveGifts([first, second]: string[]): Seeded[] {
  return [
    {
      ...spins,
      tier: 'rocket_lite',
      freespins_total: 25,
      game: first ?? null,
      wager: 30,
      stage: 'issued',
      activatable_days: 5,
      valid_days: 20,
    },
    {
      type: 'player_bonus',
      kind: 'cashback',
      group_key: 'cashback',
      tier: 'rocket_pro',
      amount_cents: 1200,
      wager: 3,
      stage: 'issued',
      activatable_days: 2.4,
      valid_days: 20,
    },
    { type: 'bonus', kind: 'cash', amount_cents: 500, stage: 'issued', activatable_days: 9 },
    { type: 'bonus', kind: 'xp', points: 250, stage: 'issued', activatable_days: 12 },
    {
      type: 'bonus',
      kind: 'group',
      tier: 'rocket_max',
      stage: 'issued',
      activatable_days: 0.9,
      title: { en: 'Crew rations', de: 'Bordverpflegung', 'fr-CA': 'Rations d’équipage', it: 'Razioni di bordo', no: 'Mannskapsrasjon' },
      bonuses: [
        { ...spins, freespins_total: 20, game: second ?? '', wager: 30, valid_days: 14 },
        { type: 'bonus', kind: 'cash', amount_cents: 1000, wager: 20, valid_days: 14 },
      ],
    },
    {
      type: 'freespins',
      kind: 'giftspin',
      tier: 'rocket_pro',
      freespins_total: 10,
      game: second ?? null,
      winnings: 'cash',
      stage: 'activated',
      valid_days: 6.5,
    },
    {
      type: 'deposit',
      kind: 'deposit_bonus',
      tier: 'rocket_pro',
      amount_cents: 2000,
      wager: 20,
      max_win_cents: 50_000,
      stage: 'handle_bets',
      valid_days: 25,
    },
    { type: 'bonus', kind: 'cash', tier: 'rocket_lite', amount_cents: 1500, wager: 10, stage: 'wait', valid_days: 28 },
  ];
}

function endedGifts([first, , third]: string[]): Seeded[] {
  return [
    { type: 'registration', kind: 'cash', amount_cents: 500, wager: 10, stage: 'lost' },
    { ...spins, freespins_total: 15, game: third ?? null, wager: 30, stage: 'canceled' },
    { type: 'player_bonus', kind: 'cashback', amount_cents: 800, wager: 3, stage: 'expired' },
    { type: 'deposit', kind: 'deposit_bonus', amount_cents: 5000, wager: 20, stage: 'wager_done' },
    { type: 'freespins', kind: 'giftspin', freespins_total: 20, game: first ?? null, winnings: 'cash', stage: 'finished' },
  ];
}

const ended: readonly GiftStage[] = ['lost', 'canceled', 'expired', 'wager_done', 'finished'];

/** Gifts of a demo player in every stage, none of the same offer as another: live ones through the server's own functions, so that bets count; ended ones as history. */
export async function seedGifts(
  transaction: Transaction,
  { id: player, currency }: { id: number; currency: string },
  now: Date,
): Promise<void> {
  const slots = demoSlots();
  for (const [place, { stage, ...gift }] of [...liveGifts(slots), ...endedGifts(slots)].entries()) {
    const id = await issueGift(transaction, player, { group_key: `demo-${place}`, ...gift, currency, source: `seed:${place}` });
    if (id === null || stage === 'issued') continue;
    if (ended.includes(stage)) {
      const end = new Date(now.getTime() - place * DAY_MS);
      const created_at = new Date(end.getTime() - 10 * DAY_MS);
      const freespins_performed = stage === 'finished' ? (gift.freespins_total ?? 0) : 0;
      const amount_wager_cents = stage === 'wager_done' ? (gift.amount_cents ?? 0) * (gift.wager ?? 0) : 0;
      await transaction
        .updateTable('gifts')
        .set({ stage, ended_at: end, created_at, freespins_performed, amount_wager_cents })
        .where('id', '=', id)
        .execute();
    } else {
      await callFunction(transaction, 'activate_gift', [player, id, gift.game ? await spinStake(gift.game, currency) : null]);
    }
  }
}
