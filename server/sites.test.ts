import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSites } from './sites';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sites-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function sitesOf(settings: unknown, publicOrigin = 'https://casino.example') {
  const sitesFile = join(folder, 'sites.json');
  await writeFile(sitesFile, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return openSites({ sitesFile, publicOrigin });
}

describe('a server’s sites', () => {
  it('include the host of the public address even without a file [PWA-006c]', () => {
    const sites = openSites({ sitesFile: null, publicOrigin: 'https://casino.example' });
    expect(sites.at('casino.example')).toMatchObject({ isKnown: true, licence: 'curacao', brand: { id: 'perigee' } });
    expect(sites.at('casino.example.evil.example').isKnown).toBe(false);
  });

  it('have the operators’ settings: hosts, licences, company and support of each brand [CONF-004b]', async () => {
    const support = { email: 'help@casino.example', phone: '+356 1', social: [] };
    const disputes = { EE: { name: 'Komisjon', url: 'https://komisjon.example' } };
    const sites = await sitesOf({
      perigee: { hosts: ['casino.example', 'casino.ee'], licencesByHost: { 'casino.ee': 'EE' }, support, disputes },
      meridian: { hosts: ['meridian.example'], licence: 'AU' },
    });
    expect(sites.at('casino.ee:443')).toMatchObject({ isKnown: true, licence: 'EE', brand: { id: 'perigee', support, disputes } });
    expect(sites.at('meridian.example')).toMatchObject({ licence: 'AU', brand: { id: 'meridian', name: 'Meridian' } });
    expect(sites.at('ee.perigee.localhost').isKnown).toBe(false);
    expect(sites.brandOf('meridian').hosts).toEqual(['meridian.example']);
  });

  it.each([
    ['{', 'SITES_FILE'],
    [{ perigee: { hosts: ['https://casino.example'] } }, 'perigee.hosts.0: a host name in small letters'],
    [{ perigee: { licence: 'MT' } }, 'perigee.licence'],
    [{ perigee: { localesByHost: { 'casino.de': ['de'] } } }, 'the languages must have en among them'],
    [{ perigee: { localesByHost: { 'casino.de': ['en', 'xx'] } } }, 'perigee.localesByHost'],
    [{ perigee: { disputes: { DE: { name: 'Schlichtung', url: 'http://schlichtung.example' } } } }, 'perigee.disputes.DE.url'],
    [{ perigee: { disputes: { MT: { name: 'Board', url: 'https://board.example' } } } }, 'perigee.disputes'],
    [{ other: {} }, 'other'],
    [{ perigee: { hosts: ['one.example'] }, meridian: { hosts: ['one.example'] } }, 'one.example is a host of two brands'],
  ])('refuse a file with %j, and report the position', async (settings, sentence) => {
    await expect(sitesOf(settings)).rejects.toThrow(sentence);
  });
});
