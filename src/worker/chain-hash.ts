import { type ChainPart, hashBefore, verifyLinks } from '#rules/account/chain/verify';

const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

/** The hash of a chain's link, by Web Crypto; fails where a page isn't served securely. */
async function chainHash(before: string, text: string): Promise<string> {
  const content = new TextEncoder().encode(text);
  const input = new Uint8Array(32 + content.length);
  input.set(bytesOf(before));
  input.set(content, 32);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', input));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hashes and verifies a part of a chain. */
export async function verifyChain(part: Omit<ChainPart, 'made'>): Promise<ReturnType<typeof verifyLinks>> {
  const made = await Promise.all(part.links.map(({ text }, at) => chainHash(hashBefore(part, at), text ?? '')));
  return verifyLinks({ ...part, made });
}
