/** `npm run pricing`: compares the rewards per euro staked with the house edge; fails if they return too much. */
import { readPricing } from '../server/domains/pricing/reward-prices';
import { say } from './say';
import { withDatabase } from './with-database';

const percent = (ppm: number) => `${(ppm / 10_000).toFixed(3)} %`;

await withDatabase(async (database) => {
  const pricing = await readPricing(database, new Date());
  for (const { kind, edgePpm, allowedPpm, rewardsPpm, atPeak, isSound } of pricing) {
    say(
      `${kind}: ${isSound ? 'OK' : 'TOO HIGH'}. House edge at least ${percent(edgePpm)}, rewards at most ${percent(rewardsPpm)}, allowed ${percent(allowedPpm)}.`,
    );
    say('  Rewards per euro bet, when most of them run at the same time:');
    for (const { name, ppm } of [...atPeak].sort((one, other) => other.ppm - one.ppm)) say(`  ${percent(ppm).padStart(9)}  ${name}`);
  }
  if (pricing.some(({ isSound }) => !isSound))
    throw new Error('Rewards pay back more than allowed. Lower the prizes or weights, or tighten reward-terms.');
}).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
