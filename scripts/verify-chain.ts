/**
 * Verifies an export of a player's hash chains: `npm run verify-chain -- <file>`, or anywhere with only Node, since it needs
 * nothing else of this project. Exits with 1 if a link was changed.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

interface Link {
  kind: string;
  link: number;
  text: string | null;
  hash: string | null;
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: verify-chain <records.jsonl>\n');
  process.exit(2);
}

const ends = new Map<string, { link: number; hash: Buffer }>();
for await (const line of createInterface({ input: createReadStream(file) })) {
  if (line === '') continue;
  const { kind, link, text, hash } = JSON.parse(line) as Link;
  const before = ends.get(kind) ?? { link: 0, hash: Buffer.alloc(32) };
  const isNext = link === before.link + 1 && text !== null && text.startsWith(`${kind}|`) && text.split('|')[2] === String(link);
  const made = createHash('sha256')
    .update(before.hash)
    .update(text ?? '')
    .digest();
  if (!isNext || made.toString('hex') !== hash) {
    process.stdout.write(`${kind}: link ${before.link + 1} was changed\n`);
    process.exit(1);
  }
  ends.set(kind, { link, hash: made });
}
for (const [kind, { link, hash }] of ends) process.stdout.write(`${kind}: ${link} links are intact, fingerprint ${hash.toString('hex')}\n`);
