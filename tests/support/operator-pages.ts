const items = ['a', 'b'].map((id) => ({ id, weight: 1, tone: 'ion', bonuses: [] }));
const day = {
  day: 1,
  step: 1,
  stepTotal: 1,
  prize: { type: 'fs', title: { en: 'Spins' }, freespins_count: 1, bonus_amount: null },
  condition: { minDep: { EUR: 1 }, wager: 1, periodActivationDays: 2 },
  variables: {},
};

/** The data of pages that operators may turn off; all other lists are empty. */
export const operatorPages: Record<string, object> = {
  'wheel-config': { is_enabled: true, group_key: 'boxes', valid_hours: 1, tables: [{ group: null, items }] },
  'wheel-config-segments': { is_enabled: true, group_key: 'spins', spins_a_day: 1, tables: [{ group: null, items }] },
  'vip-adventures': { is_enabled: true, id: 'orbit', title: { en: 'Orbit' }, group: null, start_on: '2026-05-01', days: [day] },
};
