import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { PushMessage } from '#contract/events/push';
import type { ReceivedPush } from './received-push';

/** A device whose private key only the test has, so that only the test can decrypt its pushes. */
export interface PushDevice {
  name: string;
  /** The subscription that a browser would send to the server. */
  subscription: { endpoint: string; expiration_time: null; keys: { p256dh: string; auth: string } };
  /** Decrypts a push for this device. Throws if it was encrypted for another. */
  open(body: Buffer): string;
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Creates a device with new keys, subscribed at a push service. */
export function makePushDevice(serviceUrl: string): PushDevice {
  const name = `device-${randomBytes(9).toString('hex')}`;
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    name,
    subscription: {
      endpoint: `${serviceUrl}/to/${name}`,
      expiration_time: null,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    // RFC 8291 and RFC 8188: one record, preceded by its salt and the sender's key; its text is followed by a delimiter and padding.
    open: (body) => {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      const secret = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** A push after decryption. */
export interface OpenedPush {
  headers: ReceivedPush['headers'];
  /** The text as sent, to pass it on to a worker. */
  text: string;
  message: PushMessage;
}

/** All pushes to a device so far, in order, decrypted. */
export async function receivedBy(request: APIRequestContext, device: PushDevice): Promise<OpenedPush[]> {
  const received = await request.get(device.subscription.endpoint.replace('/to/', '/got/'), { ignoreHTTPSErrors: true });
  const came = (await received.json()) as ReceivedPush[];
  return came.map(({ headers, body }) => {
    const text = device.open(Buffer.from(body, 'base64'));
    return { headers, text, message: JSON.parse(text) as PushMessage };
  });
}
