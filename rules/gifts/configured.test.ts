import { describe, expect, it } from 'vitest';
import { giftStages } from '#contract/fields/gift';
import { sampleGift } from '#tests/support/gifts';
import { additionalNow, isHidden, kindOf, shownGifts } from './configured';

const none = { disabled: null, modified: null };

describe('disabled-bonuses', () => {
  it('hides gifts of a group key only at its stages [GIFT-003d, CONF-002]', () => {
    const disabled = { bonuses: [{ group_key: 'wheel', stages: ['issued', 'wait'] as ('issued' | 'wait')[] }] };
    expect(giftStages.filter((stage) => isHidden({ group_key: 'wheel', stage }, disabled))).toEqual(['issued', 'wait']);
    expect([
      isHidden({ group_key: 'another', stage: 'issued' }, disabled),
      isHidden({ group_key: 'wheel', stage: 'issued' }, null),
    ]).toEqual([false, false]);
    const two = { bonuses: [{ group_key: 'another', stages: ['wait' as const] }, ...disabled.bonuses] };
    expect([isHidden({ group_key: 'wheel', stage: 'issued' }, two), isHidden({ group_key: 'another', stage: 'issued' }, two)]).toEqual([
      true,
      false,
    ]);
    expect(shownGifts([sampleGift({ group_key: 'wheel' }), sampleGift()], { ...none, disabled }, 'en')).toHaveLength(1);
  });
});

describe('modify-gifts-config', () => {
  it('changes name, text, picture, kind, tier and position of the gifts of a group key [CONF-002]', () => {
    const change = {
      group_key: 'b',
      title: { en: 'Weekly', de: 'Wöchentlich' },
      text: { en: 'A part' },
      image: '/x.svg',
      kind: 'deposit-bonus' as const,
      tier: 'rocket_max' as const,
      order: 1,
    };
    const gifts = [sampleGift({ group_key: 'a', title: 'First' }), sampleGift({ group_key: 'b', title: 'Second' })];
    const shown = shownGifts(gifts, { ...none, modified: { gifts: [change] } }, 'de');
    expect(shown.map(({ title, text, image, kind, tier }) => [title, text, image, kind, tier])).toEqual([
      ['Wöchentlich', 'A part', '/x.svg', 'deposit_bonus', 'rocket_max'],
      ['First', null, null, 'cash', null],
    ]);
    expect(shownGifts(gifts, none, 'de').map(({ title }) => title)).toEqual(['First', 'Second']);
    const nothing = { group_key: 'b', title: null, text: null, image: null, kind: null, tier: null, order: null };
    expect(shownGifts(gifts, { ...none, modified: { gifts: [nothing] } }, 'de').map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});

describe('additional-gifts', () => {
  it('are shown to their groups, or to all, while valid [CONF-002]', () => {
    const now = Date.parse('2026-05-01T12:00:00Z');
    const gift = (id: string, groupIds: number[], start_at: string | null = null, end_at: string | null = null) => ({
      id,
      kind: 'xp' as const,
      title: { en: id },
      text: { en: id },
      image: null,
      groupIds,
      start_at,
      end_at,
      button: { name: { en: 'Go' }, url: '/vip' },
    });
    const gifts = [
      gift('all', []),
      gift('gold', [258, 259]),
      gift('now', [], '2026-05-01T12:00:00Z', '2026-05-01T12:00:01Z'),
      gift('later', [], '2026-05-02T00:00:00Z'),
      gift('over', [], null, '2026-05-01T12:00:00Z'),
    ];
    const shown = (groups: number[]) => additionalNow({ gifts }, groups, now).map(({ id }) => id);
    expect([shown([]), shown([259]), additionalNow(null, [], now)]).toEqual([['all', 'now'], ['all', 'gold', 'now'], []]);
  });

  it('that lead to the installation are not shown to players of the installed app', () => {
    const words = { en: 'Install' };
    const install = {
      id: 'install',
      kind: 'giftspin' as const,
      title: words,
      text: words,
      image: null,
      groupIds: [],
      start_at: null,
      end_at: null,
      button: { name: words, url: '/install' },
    };
    const shown = (groups: number[]) => additionalNow({ gifts: [install] }, groups, Date.now()).length;
    expect([shown([]), shown([259]), shown([259, 1401])]).toEqual([1, 1, 0]);
  });
});

it('both spellings of a kind are recognised', () => {
  expect([kindOf('deposit-bonus'), kindOf('free-spins'), kindOf('cash')]).toEqual(['deposit_bonus', 'freespins', 'cash']);
});
