/**
 * Verifies rounds that a player has downloaded: `npm run verify-round -- <file.json> …`. Recomputes each from its seeds with the
 * rules of this repository, and exits with 1 if one differs.
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fairDrawSchema } from '#contract/fields/fair';
import { gameConfigSchema } from '#contract/fields/game-config';
import { gameOutcomeSchema } from '#contract/fields/game-outcome';
import { type Verdict, verifyRound } from '#rules/games/fair/verify-round';
import { say } from './say';

const words: Record<Verdict, string> = {
  verified: 'drawn from the seed that was committed to',
  secret: "its seed isn't public yet: change seeds first",
  'other-seed': "the seed isn't the one that was committed to",
  'other-result': 'the seed draws another result',
};

const fileSchema = v.object({ config: gameConfigSchema, outcome: gameOutcomeSchema, fair: fairDrawSchema });

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Usage: verify-round <round.json> …\n');
  process.exit(2);
}
for (const file of files) {
  const verdict = verifyRound(v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8'))));
  say(`${file}: ${words[verdict]}`);
  if (verdict !== 'verified') process.exitCode = 1;
}
