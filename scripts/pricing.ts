/** `npm run pricing`: what rewards give back of each euro staked, against the house edge; fails where they give back too much. */
import { readPricing } from '../server/domains/competitions/reward-prices';
import { say } from './say';
import { withDatabase } from './with-database';

const percent = (ppm: number) => `${(ppm / 10_000).toFixed(3)} %`;

await withDatabase(async (database) => {
  const pricing = await readPricing(database, new Date());
  for (const { kind, edgePpm, allowedPpm, rewardsPpm, atPeak, isSound } of pricing) {
    say(`${kind}: costs at least ${percent(edgePpm)} of a stake, gives back at most ${percent(rewardsPpm)}; allowed are ${percent(allowedPpm)}${isSound ? '' : ': TOO MUCH'}`);
    say('  what play of it earns of each euro that counts, while most rewards run:');
    for (const { name, ppm } of [...atPeak].sort((one, other) => other.ppm - one.ppm)) say(`  ${percent(ppm).padStart(9)}  ${name}`);
  }
  if (pricing.some(({ isSound }) => !isSound)) throw new Error('Rewards pay more than they may: make prizes smaller, weights lower or reward-terms stricter.');
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
