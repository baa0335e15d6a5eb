import { createHash } from 'node:crypto';

/** A hash of a compiled catalogue: eight characters for the address that requests newer messages (LOC-002). */
export function catalogueVersion(messages: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('base64url').slice(0, 8);
}
