import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/fields/passkey';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** Values that a test may falsify: the site's origin, the flag that the user was verified, the counter. */
interface Lies {
  origin?: string;
  isVerified?: boolean;
  counter?: number;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** An authenticator with one passkey, like a phone's, without a browser. */
export class PasskeyDevice {
  readonly id = base64url(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin = 'http://localhost') {}

  /** Responds to the options of a registration. */
  register(options: unknown, lies: Lies = {}): PasskeyRegistration {
    const { challenge, rp } = options as Options;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.head(rp!.id, 0x40, lies), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = base64url(isoCBOR.encode(attestation as never));
    return {
      ...this.named(),
      response: { clientDataJSON: this.clientData('webauthn.create', challenge, lies), attestationObject, transports: ['internal'] },
    };
  }

  /** Responds to the options of an assertion. */
  assert(options: unknown, lies: Lies = {}): PasskeyAssertion {
    const { challenge, rpId } = options as Options;
    this.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge, lies);
    const authData = this.head(rpId!, 0, lies);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256').update(signed).sign(this.keys.privateKey);
    return { ...this.named(), response: { clientDataJSON, authenticatorData: base64url(authData), signature: base64url(signature) } };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Lies): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  /** Hash of the site, flags (present, verified, and the caller's own) and counter. */
  private head(rpId: string, flags: number, { isVerified = true, counter = this.counter }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (isVerified ? 0x04 : 0) | flags]), count]);
  }
}
