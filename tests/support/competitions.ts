import type { Lottery } from '#contract/fields/lottery';
import type { PromoPage } from '#contract/fields/promo';
import type { Tournament } from '#contract/fields/tournament';

/** The current time of competition tests, epoch ms. */
export const NOON = Date.parse('2026-05-01T12:00:00.000Z');

/** An instant a number of hours from noon, in wire format. */
export const hoursFromNoon = (hours: number): string => new Date(NOON + hours * 3_600_000).toISOString();

const span = { start_at: hoursFromNoon(-1), end_at: hoursFromNoon(1) };

/** A tournament from an hour before noon to an hour after, unless overridden. */
export function sampleTournament(id: number, change: Partial<Tournament> = {}): Tournament {
  return {
    id,
    frontend_identifier: `cup-${id}`,
    title: `Cup ${id}`,
    in_progress: true,
    currency: 'EUR',
    questSize: null,
    group_ids: [],
    top_players: [],
    status: 'active',
    ...span,
    prize_cents: 10_000,
    scope: 'all',
    players: 3,
    ...change,
  };
}

/** A quest at that time. */
export const sampleQuest = (id: number, identifier: string, change: Partial<Tournament> = {}): Tournament =>
  sampleTournament(id, { frontend_identifier: identifier, title: `Quest ${id}`, ...change });

/** A lottery at that time, with two prizes and both ways to get a ticket. */
export function sampleLottery(id: number, change: Partial<Lottery> = {}): Lottery {
  return {
    id,
    identifier: `draw-${id}`,
    title: `Draw ${id}`,
    status: 'active',
    in_progress: true,
    ...span,
    tickets: 12,
    ticket_points: 20,
    ticket_bets_cents: 2500,
    prizes_cents: [50_000, 20_000],
    is_drawn: false,
    ...change,
  };
}

/** A promotion at that time, with all details. */
export function samplePromo(slug: string, change: Partial<PromoPage> = {}): PromoPage {
  return {
    slug,
    title: `Promo ${slug}`,
    lead: 'What it is.',
    status: 'active',
    ...span,
    path: '/tournaments/1',
    button: 'Go there',
    paragraphs: ['At length.'],
    conditions: ['Small print.'],
    ...change,
  };
}
