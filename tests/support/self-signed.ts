import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A key and its certificate, as PEM, for `localhost` and the loopback address. Only tests that opt in trust it. */
export interface SelfSigned {
  key: string;
  cert: string;
}

const tags = { integer: 0x02, bits: 0x03, octets: 0x04, id: 0x06, utf8: 0x0c, time: 0x18, sequence: 0x30, set: 0x31 };

/** One DER element: tag, length, content. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

const hex = (text: string) => Buffer.from(text, 'hex');
const ecdsaWithSha256 = der(tags.sequence, der(tags.id, hex('2a8648ce3d040302')));
const commonName = der(tags.id, hex('550403'));
const subjectAltName = der(tags.id, hex('551d11'));

const name = der(tags.sequence, der(tags.set, der(tags.sequence, commonName, der(tags.utf8, Buffer.from('localhost')))));

/** localhost, every name under it, and 127.0.0.1. */
const alternativeNames = der(
  tags.sequence,
  der(0x82, Buffer.from('localhost')),
  der(0x82, Buffer.from('*.localhost')),
  der(0x87, Buffer.from([127, 0, 0, 1])),
);

function generalizedTime(date: Date): Buffer {
  return der(tags.time, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
}

/** A new key with a self-signed certificate, valid for 30 days from yesterday. */
export function makeSelfSigned(): SelfSigned {
  const now = Date.now();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 24 * 60 * 60 * 1000;
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(15)]);
  const toBeSigned = der(
    tags.sequence,
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, serial),
    ecdsaWithSha256,
    name,
    der(tags.sequence, generalizedTime(new Date(now - day)), generalizedTime(new Date(now + 29 * day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(tags.sequence, der(tags.sequence, subjectAltName, der(tags.octets, alternativeNames)))),
  );
  const signature = createSign('sha256').update(toBeSigned).sign(privateKey);
  const certificate = der(tags.sequence, toBeSigned, ecdsaWithSha256, der(tags.bits, Buffer.from([0]), signature));
  const lines = certificate
    .toString('base64')
    .replace(/(.{64})/g, '$1\n')
    .trimEnd();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
