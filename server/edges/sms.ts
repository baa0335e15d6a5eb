import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsSender } from '#server/ports/sms';
import type { Environment } from '../environment';
import { SMS_TIMEOUT_MS } from '../timing';

/** The folder for text messages without a provider, one file each, oldest first by name. */
export function smsFolder(environment: Pick<Environment, 'dataDir'>): string {
  return join(environment.dataDir, 'sms');
}

function folderSender(folder: string): SmsSender {
  return {
    async send({ to, text }) {
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      const hidden = join(folder, `.${name}.part`);
      await writeFile(hidden, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
      await rename(hidden, join(folder, `${name}.txt`));
    },
  };
}

function httpSender(url: string, secret: string): SmsSender {
  return {
    async send(message) {
      const body = JSON.stringify(message);
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(SMS_TIMEOUT_MS) });
      if (!response.ok) throw new Error(`the text message provider responded with ${response.status}`);
    },
  };
}

/** The provider in the environment, otherwise files in the data folder. */
export function openSms({ smsUrl, smsSecret, dataDir }: Pick<Environment, 'dataDir' | 'smsUrl' | 'smsSecret'>): SmsSender {
  return smsUrl !== null && smsSecret !== null ? httpSender(smsUrl, smsSecret) : folderSender(smsFolder({ dataDir }));
}
