import type { Hashing } from '#rules/games/live/committed-draw';

/** A copy in memory of its own, as Web Crypto takes it. */
const own = (bytes: Uint8Array) => new Uint8Array(bytes);

/** SHA-256 and HMAC-SHA256 of the browser. */
export const webHashing: Hashing = {
  sha256: async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', own(data))),
  async hmac(key, text) {
    const imported = await crypto.subtle.importKey('raw', own(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)));
  },
};
