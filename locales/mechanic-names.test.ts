import { expect, it } from 'vitest';
import { slotMechanics } from '#contract/fields/slot-mechanics';
import { locales } from '#contract/fields/locale';
import { catalogues } from './texts';

it.each(locales)('in %s a mechanic has the same name in filters, on a game’s page and in the game', (locale) => {
  const texts = catalogues[locale] as Record<string, unknown>;
  for (const mechanic of slotMechanics) expect(texts[`studio.mechanic_${mechanic}`], mechanic).toEqual(texts[`games.mechanic.${mechanic}`]);
});
