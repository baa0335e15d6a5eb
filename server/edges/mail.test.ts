import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDataDir } from '#tests/support/temporary-data-dir';
import { mailFolder, openMailer } from './mail';

it('without an SMTP server a mail becomes a file readable only by its owner, in its language and marked as automatic', async () => {
  const dataDir = await temporaryDataDir();
  const mailer = openMailer({ dataDir, smtpUrl: null });
  const mail = { subject: 'Grüße', text: 'Guten Tag', html: '<p>Guten Tag</p>', language: 'de' as const };
  await mailer.send({ ...mail, from: { name: 'Perigee', address: 'support@perigee.example' }, to: 'ada@example.com' });
  const names = await readdir(mailFolder({ dataDir }));
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{8}\.eml$/)]);
  const file = join(mailFolder({ dataDir }), names[0]!);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const [head = '', body = ''] = (await readFile(file, 'utf8')).split(/\r\n\r\n([\s\S]*)/);
  const headers = new Map(
    head.split(/\r\n(?! )/).map((line) => [line.split(': ')[0]!.toLowerCase(), line.split(': ').slice(1).join(': ')]),
  );
  expect(Object.fromEntries(['from', 'to', 'content-language', 'auto-submitted'].map((name) => [name, headers.get(name)]))).toEqual({
    from: 'Perigee <support@perigee.example>',
    to: 'ada@example.com',
    'content-language': 'de',
    'auto-submitted': 'auto-generated',
  });
  expect(body).toContain('<p>Guten Tag</p>');
});
