import { locales } from '#contract/fields/locale';
import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { symbolRoles } from '#contract/fields/slot-mechanics';
import { frameSvg, layerSvg, symbolSvg, type World } from '#rules/games/slots/art/world';
import { isPrepared, type Measured } from '#rules/games/slots/measure';
import { plans } from '#rules/games/slots/plans';
import type { Figures, Recipe } from '#rules/games/slots/recipe';
import { volatilityOf } from '#rules/games/volatility';

/** The tolerance in standard errors, which one in 16,000 correct simulations exceeds. */
const ERRORS = 4;
/** The tolerance between two exact computations of a return. */
const ROUNDING = 1e-9;
/** The range of returns that the library's slots are tuned to. */
const RETURNS = { least: 0.95, most: 0.965 };
/** The tolerance of a tuned return, since pays are whole coins. */
const TUNING = 0.003;

/** How many standard errors a simulation is away from the exact return; any difference of prepared rounds is an error. */
export function errorsOf(config: MechanicConfig, exact: number, { rtp, error }: Measured): number {
  return isPrepared(config) ? Math.abs(rtp - exact) / ROUNDING : Math.abs(rtp - exact) / error;
}

/** Problems of a game's return, hit rate and volatility, given its exact return and the measurements of a simulation. */
export function figureProblems(config: MechanicConfig, figures: Figures, exact: number, measured: Measured): string[] {
  const off = Math.abs(measured.hitRate - config.hit_rate);
  const chance = isPrepared(config) ? 1e-6 : ERRORS * 2 * Math.sqrt((config.hit_rate * (1 - config.hit_rate)) / measured.rounds);
  const label = volatilityOf(figures.deviation);
  return [
    Math.abs(exact - config.rtp) > ROUNDING && `figures.ts says a return of ${config.rtp}, its pays return ${exact}: run tune`,
    errorsOf(config, exact, measured) > ERRORS && `the simulation returned ${measured.rtp}, which isn't ${exact}`,
    (exact < RETURNS.least - TUNING || exact > RETURNS.most + TUNING) && `the return ${exact} isn't between 95 and 96.5 %: run tune`,
    off > chance && `figures.ts says ${config.hit_rate} of rounds win, the simulation ${measured.hitRate}: run tune`,
    label !== figures.volatility && `figures.ts says ${figures.volatility} volatility, its deviation is ${label}: run tune`,
  ].filter((problem) => problem !== false);
}

/** Missing or broken drawings of the world's layers and frame, and of each symbol that the game or its mechanic needs. */
export function artProblems(recipe: Recipe, { symbols }: MechanicConfig, world: World): string[] {
  const missing = symbols.filter(({ art }) => !Object.hasOwn(world.symbols, art)).map(({ art }) => `world.ts has no drawing ${art}`);
  const { reels, roles } = plans[recipe.mechanic];
  const unnamed = symbolRoles
    .filter((role) => role !== 'regular' && symbols.every((symbol) => symbol.role !== role))
    .filter((role) => Array.from({ length: reels }, (_, reel) => roles(role, reel)).some((weight) => weight > 0))
    .map((role) => `games.ts names no drawing for the ${role} that ${recipe.mechanic} needs`);
  const pictures: [name: string, svg: string][] = [
    ...(['far', 'middle', 'near', 'free'] as const).map((layer): [string, string] => [`the layer ${layer}`, layerSvg(world, layer)]),
    ['the frame', frameSvg(world, 500, 300, 26)],
    ...Object.keys(world.symbols).map((art): [string, string] => [`the drawing ${art}`, symbolSvg(world, art)]),
  ];
  const broken = pictures.filter(([, svg]) => isBroken(svg)).map(([name]) => `${name} is broken`);
  return [...missing, ...unnamed, ...broken];
}

/** Whether a picture contains an invalid number, or refers to a definition that it lacks. */
function isBroken(svg: string): boolean {
  if (/NaN|undefined|Infinity/.test(svg)) return true;
  return [...svg.matchAll(/url\(#([^)]+)\)/g)].some(([, id]) => !svg.includes(`id="${id}"`));
}

/** Texts that the game's screens need and a language lacks. `textsOf` has the texts of a locale by their keys. */
export function textProblems(
  { mechanic }: Pick<Recipe, 'mechanic'>,
  textsOf: (locale: string) => Readonly<Record<string, unknown>>,
): string[] {
  const keys = [`studio.mechanic_${mechanic}`, `studio.rules_of_${mechanic}`, `games.mechanic.${mechanic}`];
  return locales.flatMap((locale) => keys.filter((key) => !textsOf(locale)[key]).map((key) => `${locale} has no text ${key}`));
}

/** Conflicts of a game's name and number with those of all games. */
export function nameProblems(recipe: Recipe, all: readonly Pick<Recipe, 'number' | 'title'>[]): string[] {
  const others = (test: (other: Pick<Recipe, 'number' | 'title'>) => boolean) => all.filter(test).length > 1;
  return [
    others(({ number }) => number === recipe.number) && `the number ${recipe.number} is taken`,
    others(({ title }) => title.toLowerCase() === recipe.title.toLowerCase()) && `the title ${recipe.title} is taken`,
  ].filter((problem) => problem !== false);
}
