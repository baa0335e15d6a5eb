import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailFolder } from '#server/edges/mail';
import { decodeMail, waitForMail } from './mails';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'perigee-mails-'));
  mkdirSync(mailFolder({ dataDir }));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

describe('mails of the server under test', () => {
  it('finds the newest one to an address', async () => {
    writeFileSync(join(mailFolder({ dataDir }), '1.eml'), 'To: a@x.example\n\nYour code is 111111.');
    writeFileSync(join(mailFolder({ dataDir }), '2.eml'), 'To: a@x.example\n\nYour code is 222222.');
    writeFileSync(join(mailFolder({ dataDir }), '3.eml'), 'To: b@x.example\n\nYour code is 333333.');
    expect(await waitForMail(dataDir, 'a@x.example', /code is (\d{6})/)).toBe('222222');
  });

  it('joins a quoted-printable link', () => {
    const mail = 'Content-Transfer-Encoding: quoted-printable\r\n\r\nhttp://x/confirm=\r\nation?token=3Dabc =C3=A9';
    expect(decodeMail(mail)).toContain('http://x/confirmation?token=abc é');
  });
});
