import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '#locales/texts';
import { i18n } from '../platform/i18n';
import { modalNames } from './modal';
import { titleOf, titleOfMatches } from './title';

const { en } = catalogues;

const success = { status: 'success' };

describe('titleOfMatches', () => {
  beforeAll(() => {
    i18n.loadAndActivate({ locale: 'en', messages: en });
  });

  it('returns the innermost title', () => {
    const matches = [{ ...success, meta: [{ title: 'Outer' }] }, { ...success, meta: titleOf('shell.profile').meta }];
    expect(titleOfMatches(matches)).toMatch(/^\S.* – Perigee$/);
  });

  it('falls back to the brand’s name, never to an empty title', () => {
    expect(titleOfMatches([success])).toBe('Perigee – slots, roulette and tournaments');
  });

  it.each(modalNames)('returns the name of the dialog %s instead of the page under it', (modal) => {
    const matches = [{ ...success, meta: titleOf('shell.profile').meta }];
    expect(titleOfMatches(matches, modal)).toMatch(/^[A-Z][a-z ]+ – Perigee$/);
    expect(titleOfMatches(matches, modal)).not.toContain('Profile');
  });

  it('says that an address has no page', async () => {
    const root = createRootRoute();
    const index = createRoute({ getParentRoute: () => root, path: '/', head: () => titleOf('shell.lobby') });
    const router = createRouter({ routeTree: root.addChildren([index]), history: createMemoryHistory({ initialEntries: ['/no-such-page'] }) });
    await router.load();
    expect(titleOfMatches(router.state.matches)).toBe('Nothing in this orbit – Perigee');
  });
});
