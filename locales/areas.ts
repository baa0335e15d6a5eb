/** The parts of a catalogue: one file each per locale, and one prefix of keys. */
export const areas = [
  'account', 'cashbox', 'games', 'gifts', 'wheels', 'competitions', 'shop', 'vip', 'limits', 'notifications',
  'content', 'config', 'locale', 'support', 'tracking', 'install', 'shell', 'frame', 'fields', 'refusals', 'studio', 'mail',
] as const;
