import { beforeAll, describe, expect, it } from 'vitest';
import { loadLocale, loadWholeCatalogue } from '../platform/i18n';
import { titleOf, titleOfMatches } from './title';

const success = { status: 'success' };

describe('titleOfMatches', () => {
  beforeAll(async () => {
    await loadLocale('en');
    await loadWholeCatalogue();
  });

  it('takes the innermost title', () => {
    const matches = [{ ...success, meta: [{ title: 'Outer' }] }, { ...success, meta: titleOf('shell.profile').meta }];
    expect(titleOfMatches(matches)).toMatch(/^\S.* – Perigee$/);
  });

  it('falls back to the name of the brand, never to a gap', () => {
    expect(titleOfMatches([success])).toBe('Perigee – slots, roulette and tournaments');
  });

  it('says that an address has no page', () => {
    expect(titleOfMatches([{ ...success, globalNotFound: true }])).toBe('Nothing in this orbit – Perigee');
  });
});
