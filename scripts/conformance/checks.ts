import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Call } from '#contract/call';
import {
  type InitResponse,
  providerClose,
  providerInit,
  providerSettle,
  providerWager,
  type SettleResponse,
  type WagerRequest,
  type WagerResponse,
} from '#contract/calls/provider';

/** A provider's response: the status, and the body as JSON; null for a body that isn't. */
export interface ProviderResponse {
  status: number;
  json: unknown;
}

/** Sends a call of the protocol, with an optional launch token and idempotency key. */
export type Send = (call: Call, body: unknown, headers: { token: string; key?: string }) => Promise<ProviderResponse>;

export interface CheckResult {
  name: string;
  /** The problem found; null if there's none. */
  problem: string | null;
}

const refusalSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

class Unmet extends Error {}

const demand = (isMet: boolean, problem: string): void => {
  if (!isMet) throw new Unmet(problem);
};

/** The refusal's code; a problem if the response isn't a refusal in the protocol's format. */
function codeOf({ status, json }: ProviderResponse): string {
  const refusal = v.safeParse(refusalSchema, json);
  if (status < 400 || status > 499 || !refusal.success) throw new Unmet(`expected a refusal, got status ${status}`);
  return refusal.output.error.code;
}

/** The response's body, validated by the contract's schema. */
function bodyOf<T>(call: Call, { status, json }: ProviderResponse): T {
  demand(status === 200, `expected status 200, got ${status}`);
  const body = v.safeParse(call.response, json);
  if (!body.success)
    throw new Unmet(
      `the body isn't as declared: ${v.flatten(body.issues as never).root?.[0] ?? JSON.stringify(body.issues[0])}`.slice(0, 300),
    );
  return body.output as T;
}

/** The smallest bet of a game in which a bet needs no selection besides its stake; null for other games. */
function smallestBet({ config, stakes_cents: stakes }: InitResponse): WagerRequest | null {
  const stake_cents = stakes[0] ?? 0;
  if (config.kind === 'slots') return { stake_cents };
  if (config.kind === 'roulette') return { stake_cents, bets: [{ spot: 'red', stake_cents }] };
  if (config.kind === 'sic-bo') return { stake_cents, bets: [{ spot: 'big', stake_cents }] };
  return config.kind === 'dice' ? { stake_cents, choice: { game: 'dice', side: 'under', chance: 50 } } : null;
}

/** A second valid bet of the game. */
function otherBet(bet: WagerRequest, { stakes_cents: stakes }: InitResponse): WagerRequest {
  if (bet.bets) return { ...bet, bets: bet.bets.map((one) => ({ ...one, spot: one.spot === 'big' ? 'small' : 'black' })) };
  return { ...bet, stake_cents: stakes[1] ?? bet.stake_cents };
}

/** A provider under test, with the state that one check passes to the next. */
class Run {
  bet: WagerRequest = { stake_cents: 1 };
  other: WagerRequest = { stake_cents: 2 };
  key = randomUUID();
  balance = 0;
  round: WagerResponse | null = null;

  constructor(
    private readonly send: Send,
    private readonly token: string,
  ) {}

  init = (token = this.token) => this.send(providerInit, {}, { token });
  wager = (body: unknown, key?: string) => this.send(providerWager, body, { token: this.token, ...(key && { key }) });
  settle = (round_id: string) => this.send(providerSettle, { round_id }, { token: this.token });
  close = () => this.send(providerClose, {}, { token: this.token });
  session = async () => bodyOf<InitResponse>(providerInit, await this.init());

  async mustKeepBalance(): Promise<void> {
    const { session } = await this.session();
    demand(session.balance_cents === this.balance, `the balance is ${session.balance_cents} instead of ${this.balance}`);
  }
}

type Check = [name: string, check: (run: Run) => Promise<void>];

const checks: readonly Check[] = [
  [
    'opens a session with a balance, a configuration and ascending stakes',
    async (run) => {
      const init = await run.session();
      const bet = smallestBet(init);
      demand(bet !== null, 'run the test with a slot, a roulette or dice');
      demand(init.open_round === null, 'run the test without an open round');
      demand(
        init.stakes_cents.every((stake, i, all) => i === 0 || stake > (all[i - 1] ?? 0)),
        'the stakes don’t ascend',
      );
      run.bet = bet as WagerRequest;
      run.other = otherBet(run.bet, init);
      run.balance = init.session.balance_cents;
      demand(run.balance >= run.bet.stake_cents, 'the player needs money for one bet');
    },
  ],
  [
    'refuses an unknown token',
    async (run) => demand(codeOf(await run.init('unknown')) === 'launch_token_invalid', 'expected launch_token_invalid'),
  ],
  [
    'refuses a body of another shape',
    async (run) => demand(codeOf(await run.wager({ stake_cents: 'all' }, randomUUID())) === 'bad_input', 'expected bad_input'),
  ],
  [
    'refuses a bet without an idempotency key, without debiting the balance',
    async (run) => {
      codeOf(await run.wager(run.bet));
      await run.mustKeepBalance();
    },
  ],
  [
    'refuses a stake that isn’t offered, without debiting the balance',
    async (run) => {
      const odd = { ...run.bet, stake_cents: run.bet.stake_cents * 1_000_003 };
      const code = codeOf(await run.wager(odd, randomUUID()));
      demand(['stake_not_allowed', 'bets_not_allowed'].includes(code), `expected stake_not_allowed, got ${code}`);
      await run.mustKeepBalance();
    },
  ],
  [
    'takes a bet and its stake',
    async (run) => {
      run.round = bodyOf<WagerResponse>(providerWager, await run.wager(run.bet, run.key));
      demand(run.round.balance_cents === run.balance - run.bet.stake_cents, `the balance is ${run.round.balance_cents} after the stake`);
      run.balance = run.round.balance_cents;
    },
  ],
  [
    'returns the first round for a repeated key, without a second debit',
    async (run) => {
      const again = bodyOf<WagerResponse>(providerWager, await run.wager(run.bet, run.key));
      demand(JSON.stringify(again) === JSON.stringify(run.round), 'the repeat’s response differs');
      await run.mustKeepBalance();
    },
  ],
  [
    'refuses a key that another bet has used',
    async (run) => demand(codeOf(await run.wager(run.other, run.key)) === 'idempotency_conflict', 'expected idempotency_conflict'),
  ],
  [
    'restores an interrupted round, and starts no other before it’s settled',
    async (run) => {
      const { open_round: open } = await run.session();
      demand(open?.round_id === run.round?.round_id, 'the open round isn’t the one that was staked');
      demand(codeOf(await run.wager(run.bet, randomUUID())) === 'round_open', 'expected round_open');
    },
  ],
  [
    'settles a round once, also for repeats',
    async (run) => {
      const { round_id, win_cents: win } = run.round as WagerResponse;
      const settled = async () => bodyOf<SettleResponse>(providerSettle, await run.settle(round_id));
      const first = await settled();
      const second = await settled();
      demand(first.win_cents === win, `the win is ${first.win_cents} instead of ${win}`);
      demand(
        first.balance_cents === run.balance + win + (run.round?.jackpot?.amount_cents ?? 0),
        `the balance is ${first.balance_cents} after the win`,
      );
      demand(second.balance_cents === first.balance_cents, 'the second settling moved money');
      run.balance = first.balance_cents;
    },
  ],
  [
    'refuses to settle an unknown round',
    async (run) => demand(codeOf(await run.settle(randomUUID())) === 'round_not_found', 'expected round_not_found'),
  ],
  [
    'ends a session, after which it takes no bets',
    async (run) => {
      bodyOf(providerClose, await run.close());
      demand(codeOf(await run.wager(run.bet, randomUUID())) === 'launch_token_invalid', 'expected launch_token_invalid');
    },
  ],
];

/** Checks a game provider against the protocol, with a launch that has money for one bet. A failed check doesn't end the run. */
export async function checkProvider(send: Send, token: string): Promise<CheckResult[]> {
  const run = new Run(send, token);
  const results: CheckResult[] = [];
  for (const [name, check] of checks) {
    try {
      await check(run);
      results.push({ name, problem: null });
    } catch (error) {
      results.push({ name, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}
