export const vip = {
  'vip.level.rising_star': 'Rising star',
  'vip.level.bronze': 'Bronze',
  'vip.level.silver': 'Silver',
  'vip.level.gold': 'Gold',
  'vip.level.platinum': 'Platinum',
  'vip.level.diamond': 'Diamond',
  'vip.gift.rising_star': 'Comp points on every bet',
  'vip.gift.bronze': 'A monthly set of free spins',
  'vip.gift.silver': 'Weekly cashback and faster withdrawals',
  'vip.gift.gold': 'A personal manager and higher limits on withdrawals',
  'vip.gift.platinum': 'Invitations to closed tournaments',
  'vip.gift.diamond': 'The status for life, with terms of your own',
} as const;
