import type { Call } from '#contract/call';

/**
 * Calls of players and games whose ids aren't of a player's objects, each with what they identify. Every other call with an id has to
 * refuse another player's id, so a new call is tested without being added to a list.
 */
export const publicIds: Readonly<Record<string, string>> = {
  'account.chain': 'a kind of records',
  'account.contact-change-cancel': 'a kind of contact',
  'account.passkey-add': 'a credential that is only made here',
  'competitions.buy-tickets': 'a lottery',
  'competitions.confirm': 'a tournament',
  'competitions.lottery-status': 'a lottery',
  'competitions.promo-subscribe': 'a promotion',
  'competitions.promo-subscription': 'a promotion',
  'competitions.status': 'a tournament',
  'content.members-page': 'a page',
  'games.favorite-add': 'a game',
  'games.favorite-remove': 'a game',
  'live.act': 'a round that all players of a table share',
  'live.bet': 'a round that all players of a table share',
  'live.chat-report': 'a line that everybody at a table reads',
  'notifications.subscribe': 'a device, which belongs to its current user',
  'notifications.unsubscribe': 'a device: another player’s isn’t affected, see foreign.test.ts',
  'notifications.mark': 'notifications: another player’s aren’t affected, see foreign.test.ts',
  'shop.exchange': 'a kind of reward',
  'support.restore-set': 'a conversation by its secret; another player’s is refused, see foreign.test.ts',
  'tracking.survey-answer': 'a survey',
  'vip.claim': 'a day of the calendar',
};

const isId = (name: string) => /(?:^|_)(?:id|ids|profile|read|removed|round)$/.test(name);

function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

/** Whether a call has an id in its path or its body. */
function hasId(call: Call): boolean {
  return call.path.includes('{') || namesIn(call.example.body).some(isId);
}

/** The calls of players and games with an id. */
export const callsWithIds = (calls: readonly Call[]): Call[] =>
  calls.filter((call) => ['player', 'game'].includes(call.who) && hasId(call));
