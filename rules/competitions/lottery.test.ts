import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTickets } from './lottery-draw';
import { lotteryPrizes } from './lottery-prizes';
import { affordableTickets, isDueForDraw, mergeLotteries, toNextTicket } from './lottery-tickets';

const always = (response: (below: number) => number) => ({ int: response });

describe('the draw', () => {
  it('picks winning tickets with the dice, place by place [LOTT-002c]', () => {
    expect(drawTickets({ tickets: 10, prizes: 3, dice: always(() => 0) })).toEqual([1, 2, 3]);
    expect(drawTickets({ tickets: 10, prizes: 3, dice: always((below) => below - 1) })).toEqual([10, 1, 2]);
  });

  it('never lets a ticket win twice, and awards no more prizes than there are tickets [LOTT-002c]', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(12), fc.infiniteStream(fc.nat(1_000_000)), (tickets, prizes, numbers) => {
        const drawn = drawTickets({ tickets, prizes, dice: always((below) => Number(numbers.next().value) % below) });
        expect(drawn).toHaveLength(Math.min(tickets, prizes));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.every((ticket) => ticket >= 1 && ticket <= tickets)).toBe(true);
      }),
    );
  });

  it('gives every order of places the same chance [LOTT-002c]', () => {
    const orders = new Map<string, number>();
    for (const one of [0, 1, 2, 3]) {
      for (const other of [0, 1, 2]) {
        const said = [one, other];
        const order = drawTickets({ tickets: 4, prizes: 2, dice: always(() => said.shift()!) }).join();
        orders.set(order, (orders.get(order) ?? 0) + 1);
      }
    }
    expect([orders.size, new Set(orders.values())]).toEqual([12, new Set([1])]);
  });

  it('waits for the bets of the last second', () => {
    expect([isDueForDraw(1000, 60_999), isDueForDraw(1000, 61_000)]).toEqual([false, true]);
  });
});

it('a lottery shows its whole prize pool and its first prize', () => {
  expect(lotteryPrizes({ prizes_cents: [500, 300, 200] })).toEqual({ poolCents: 1000, firstCents: 500 });
  expect(lotteryPrizes({ prizes_cents: [] })).toEqual({ poolCents: 0, firstCents: 0 });
});

describe('tickets', () => {
  it('of the two lists are joined by lottery_id [LOTT-001b]', () => {
    const lotteries = [{ id: 1 }, { id: 2 }];
    expect(
      mergeLotteries(lotteries, [
        { lottery_id: 2, tickets: 7 },
        { lottery_id: 9, tickets: 1 },
      ]),
    ).toEqual([
      { id: 1, mine: 0 },
      { id: 2, mine: 7 },
    ]);
    expect(mergeLotteries(lotteries, undefined).map(({ mine }) => mine)).toEqual([null, null]);
  });

  it('always need some bet for the next one [LOTT-002a]', () => {
    expect([toNextTicket(0, 1000), toNextTicket(999, 1000), toNextTicket(1000, 1000)]).toEqual([1000, 1, 1000]);
  });

  it('can be bought with the available points [LOTT-002b]', () => {
    expect([affordableTickets(49, 50, 100), affordableTickets(120, 50, 100), affordableTickets(1e6, 50, 100)]).toEqual([0, 2, 100]);
  });
});
