import type { Catalogue } from '../en';

/** Where the English of New Zealand differs from the default catalogue: slots are pokies, and places have regions. */
export const differences: Partial<Catalogue> = {
  'games.category.slots': 'Pokies',
  'shell.pokies': 'Pokies',
  'shell.brand-title': '{brand} – pokies, roulette and tournaments',
  'shell.description': 'Play pokies and roulette, join tournaments and install the casino on your home screen.',
  'install.manifest.description': '{brand}: pokies, roulette, jackpots and tournaments, at home on your phone and open without a network.',
  'account.phone': 'Mobile number',
  'account.postal-code': 'Postcode',
  'cashbox.profile-postal-code': 'postcode',
  'fields.postal_code': 'This does not look like a postcode of your country.',
  'account.state': 'Region',
  'account.state.choose': 'Choose a region',
};
