import type { MechanicConfig, SlotMechanic } from '#contract/fields/slot-mechanics';
import { type LibraryGame, libraryGames } from './slots/library/library';

const byWays: readonly SlotMechanic[] = ['ways', 'climb', 'split'];

const isMultiplying = ({ feature }: MechanicConfig) => feature.multiplier > 1 || feature.ladder.length > 1;

type LibraryCategory = 'lines' | 'ways' | 'free-spins' | 'multipliers' | 'animated';

/** A library game's data for the catalogue, apart from what follows from its release. */
export function libraryCategories({ config }: LibraryGame): LibraryCategory[] {
  const list: (LibraryCategory | false)[] = [
    config.lines.length > 0 && 'lines',
    byWays.includes(config.mechanic) && 'ways',
    config.feature.spins.length > 0 && 'free-spins',
    isMultiplying(config) && 'multipliers',
    'animated',
  ];
  return list.filter((category) => category !== false);
}

/** The games of the library for the end of the catalogue, in the order of their numbers. */
export const libraryEntries = (): { title: string; library: LibraryGame }[] =>
  libraryGames().map((library) => ({ title: library.recipe.title, library }));
