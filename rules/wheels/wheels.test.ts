import { describe, expect, it } from 'vitest';
import type { WheelItem } from '#contract/fields/config/prizes';
import { chanceOf, drawItem, isInWheelGroup, tableFor } from './draw';
import { isListed, stageAt } from './listed';
import { seesLootboxWidget, seesSpinRewards } from './seen';
import { turnTo } from './turn';

const spins = (id: string, weight: number): WheelItem => ({ id, weight, tone: 'ion', bonuses: [] });
const items = [spins('often', 4000), spins('seldom', 2000), spins('rare', 5)];
const thrown = (value: number) => ({ int: (below: number) => Math.min(value, below - 1) });

describe('the draw', () => {
  it('is by weight, exact to the last unit [LOOT-003b]', () => {
    const drawn = [0, 3999, 4000, 5999, 6000, 6004].map((value) => drawItem(items, thrown(value)).id);
    expect(drawn).toEqual(['often', 'often', 'seldom', 'seldom', 'rare', 'rare']);
  });

  it('uses the dice once, over all weights together [LOOT-003b]', () => {
    const asked: number[] = [];
    drawItem(items, { int: (below) => asked.push(below) - 1 });
    expect(asked).toEqual([6005]);
    expect(chanceOf(items[2]!, items)).toBeCloseTo(5 / 6005, 10);
  });

  it('refuses dice outside the weights', () => {
    expect(() => drawItem(items, { int: (below) => below })).toThrow(new RangeError('dice fell outside of the weights'));
  });

  it('uses the table of the player’s group, else the general one [LOOT-003a]', () => {
    const tables = [
      { group: 21, items: [items[2]!, items[1]!] },
      { group: 1308, items },
      { group: null, items: [items[0]!, items[1]!] },
    ];
    expect([[21], [1308, 5], [7], []].map((held) => tableFor(tables, held).length)).toEqual([2, 3, 2, 2]);
    expect([[21], [7]].map((held) => tableFor(tables, held)[0]!.id)).toEqual(['rare', 'often']);
    expect(tableFor(tables.slice(0, 2), [7])).toEqual([]);
    expect([[1308], [7]].map((held) => isInWheelGroup(tables, held))).toEqual([true, false]);
  });
});

describe('the list of loot boxes', () => {
  const now = Date.parse('2026-05-10T09:00:00Z');
  const box = { stage: 'issued' as const, validUntil: now + 1, createdAt: now - 86_400_000 };

  it('omits expired boxes, even before their state changes [LOOT-002a]', () => {
    expect(isListed(box, now)).toBe(true);
    expect([isListed(box, now + 1), stageAt(box, now + 1)]).toEqual([false, 'expired']);
    expect(isListed({ ...box, stage: 'expired' }, now)).toBe(false);
    expect(isListed({ ...box, stage: 'expired', createdAt: now }, now)).toBe(false);
  });

  it('shows an opened one only on the day of its creation [LOOT-002b]', () => {
    const opened = { stage: 'activated' as const, validUntil: now + 1, createdAt: Date.parse('2026-05-10T00:00:00Z') };
    expect(isListed(opened, now)).toBe(true);
    expect([stageAt({ ...opened, validUntil: now - 1 }, now), isListed({ ...opened, validUntil: now - 1 }, now)]).toEqual([
      'activated',
      true,
    ]);
    expect(isListed(opened, Date.parse('2026-05-11T00:00:00Z'))).toBe(false);
    expect(isListed({ ...opened, createdAt: Date.parse('2026-05-09T23:59:59Z') }, now)).toBe(false);
  });
});

describe('the links to the wheels', () => {
  const wheel = { is_enabled: true, group_key: 'boxes', tables: [{ group: 1308 }, { group: null }] };

  it('the widget shows with a box to open or in a wheel group [LOOT-006a, LOOT-006b]', () => {
    const sees = (stages: ('issued' | 'activated')[], groups: number[], change: Partial<typeof wheel> = {}) =>
      seesLootboxWidget({ ...wheel, ...change }, { boxes: stages.map((stage) => ({ group_key: 'boxes', stage })), groups });
    expect([sees([], [5]), sees(['activated'], [5]), sees(['issued'], [5]), sees([], [1308])]).toEqual([false, false, true, true]);
    expect(sees(['issued'], [1308], { is_enabled: false })).toBe(false);
    expect([sees([], [1308], { tables: [{ group: null }] }), sees(['activated', 'issued'], [5])]).toEqual([false, true]);
  });

  it('the widget doesn’t link to a wheel for a box of another wheel [LOOT-006a]', () => {
    expect(seesLootboxWidget(wheel, { boxes: [{ group_key: 'segments', stage: 'issued' }], groups: [5] })).toBe(false);
  });

  it('the spin-reward tab shows with points and an affordable reward [LOOT-005a, LOOT-005b]', () => {
    const sees = (chargeablePoints: number, ...prices: number[]) => seesSpinRewards({ chargeablePoints, prices });
    expect([sees(0, 0), sees(50, 100), sees(100, 100, 900), sees(10)]).toEqual([false, false, true, false]);
  });
});

describe('the wheel', () => {
  it('turns forward until the middle of the drawn segment is under the pointer', () => {
    for (const count of [2, 6, 8, 12]) {
      for (let at = 0; at < count; at += 1) {
        for (const from of [0, 1530.5]) {
          const to = turnTo({ from, at, count });
          const middle = ((at + 0.5) * 360) / count;
          expect((middle + to) % 360 < 1e-6 || 360 - ((middle + to) % 360) < 1e-6).toBe(true);
          expect(to - from).toBeGreaterThanOrEqual(5 * 360);
        }
      }
    }
  });
});
