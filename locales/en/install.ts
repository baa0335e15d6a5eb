export const install = {
  'install.manifest.description': '{brand}: slots, roulette, jackpots and tournaments, at home on your phone and open without a network.',
  'install.manifest.last-game': 'Last game',
  'install.manifest.deposit': 'Deposit',
  'install.manifest.notifications': 'Notifications',
  'install.manifest.limits': 'My limits',
  'install.manifest.screenshot-lobby': 'The lobby with jackpots and games',
  'install.manifest.screenshot-game': 'A game with its balance and rules at hand',
  'install.manifest.screenshot-cashbox': 'A deposit with its limits and its time stated before it is confirmed',
} as const;
