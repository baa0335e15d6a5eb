import { createPublicKey, verify } from 'node:crypto';

/** The claimed sender of a push (RFC 8292), and whether the signature is valid. */
export interface VapidToken {
  /** The public key, base64url. */
  key: string;
  claims: { aud: string; exp: number; sub: string };
  isGenuine: boolean;
}

/** Parses an Authorization header of a push; throws for any other format. */
export function readVapid(authorization: string | undefined): VapidToken {
  const [, token, key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!token || !key) throw new Error(`no VAPID token: ${authorization}`);
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  return {
    key,
    claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) as VapidToken['claims'],
    isGenuine: verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    ),
  };
}
