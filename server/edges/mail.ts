import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Mail, Mailer } from '#server/ports/mailer';
import type { Environment } from '../environment';

/** The folder for mails without an SMTP server, one file each, oldest first by name. */
export function mailFolder(environment: Pick<Environment, 'dataDir'>): string {
  return join(environment.dataDir, 'mails');
}

function messageOf({ language, ...mail }: Mail) {
  return { ...mail, headers: { 'content-language': language, 'auto-submitted': 'auto-generated' } };
}

/** Imports the library with the first mail. */
const openTransport = async (options: object): Promise<Transporter> => (await import('nodemailer')).createTransport(options);

function folderMailer(folder: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      transport ??= openTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await (await transport).sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      const hidden = join(folder, `.${name}.part`);
      await writeFile(hidden, message as Buffer, { mode: 0o600 });
      await rename(hidden, join(folder, `${name}.eml`));
    },
  };
}

function smtpMailer(url: string): Mailer {
  let transport: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      transport ??= openTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
      await (await transport).sendMail(messageOf(mail));
    },
  };
}

/** SMTP if the environment has a server, otherwise files in the data folder. */
export function openMailer(environment: Pick<Environment, 'dataDir' | 'smtpUrl'>): Mailer {
  return environment.smtpUrl ? smtpMailer(environment.smtpUrl) : folderMailer(mailFolder(environment));
}
