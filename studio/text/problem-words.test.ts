import { describe, expect, it } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { ProviderProblem } from '../protocol/provider';
import { moneyIn } from './money';
import { isSaidByPage, problemWords, refusalMessage } from './problem-words';
import { textsFrom } from './texts';

const say = (error: unknown) => problemWords({ text: textsFrom(studio), money: moneyIn('EUR', 'en') }, error);
const limit = { type: 'wager', period: 'day', currency: 'EUR', left_cents: 30, frees_at: null } as const;

describe('a refused stake', () => {
  it('shows the remaining part of a limit, or that the limit is reached [LIMIT-005b]', () => {
    expect(say(new ProviderProblem('limit_reached', limit))).toBe('Your limit has €0.30 left. Choose a lower stake to keep playing.');
    expect(say(new ProviderProblem('limit_reached', { ...limit, left_cents: 0 }))).toContain('You’ve reached your limit.');
    expect(say(new ProviderProblem('single_bet_limit', { ...limit, type: 'single_bet' }))).toContain('single-bet limit');
  });

  it('is explained by the page if the limit has a remaining part, otherwise by the game', () => {
    expect(isSaidByPage(new ProviderProblem('limit_reached', limit))).toBe(true);
    const others = [
      new ProviderProblem('limit_reached', { ...limit, left_cents: 0 }),
      new ProviderProblem('limit_reached'),
      new ProviderProblem('single_bet_limit', { ...limit, type: 'single_bet' }),
      new ProviderProblem('offline'),
      new Error('bug'),
    ];
    expect(others.map(isSaidByPage)).toEqual(others.map(() => false));
  });

  it('is reported to the page with its limit', () => {
    expect(refusalMessage(new ProviderProblem('limit_reached', limit))).toEqual({ kind: 'refused', code: 'limit_reached', limit });
    expect(refusalMessage(new ProviderProblem('offline'))).toEqual({ kind: 'refused', code: 'offline' });
    expect([say(new Error('bug')), refusalMessage(new Error('bug')).code]).toEqual(['Something went wrong. Please try again.', 'other']);
  });
});
