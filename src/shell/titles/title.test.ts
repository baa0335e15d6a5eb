import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '#locales/texts';
import { setupI18n } from '@lingui/core';
import { builtInSites } from '#brands/index';
import { CallFailed } from '../../platform/api/refusal';
import { Language } from '../../platform/i18n';
import { modalNames } from '../modal-host/modal';
import { brandHead, titleOf, titleOfMatches } from './title';

const { en } = catalogues;

const app = { site: builtInSites.at('perigee.localhost'), language: new Language(setupI18n()) };
const of = { match: { context: { app } } };
const success = { status: 'success' };

describe('titleOfMatches', () => {
  beforeAll(() => {
    app.language.i18n.loadAndActivate({ locale: 'en', messages: en });
  });

  it('takes the innermost title', () => {
    const matches = [
      { ...success, meta: [{ title: 'Outer' }] },
      { ...success, meta: titleOf('shell.profile')(of).meta },
    ];
    expect(titleOfMatches(app, matches)).toMatch(/^\S.* – Perigee$/);
  });

  it('falls back to the brand’s name, never to an empty title', () => {
    expect(titleOfMatches(app, [success])).toBe('Perigee – slots, roulette and tournaments');
  });

  it('gives the lobby the same title as its document, whether it’s opened first or later [SEO-004a]', () => {
    expect(titleOfMatches(app, [{ ...success, meta: brandHead(of).meta }])).toBe('Perigee – slots, roulette and tournaments');
  });

  it.each(modalNames)('names the dialog %s above the page under it, in words', (modal) => {
    const matches = [{ ...success, meta: titleOf('shell.profile')(of).meta }];
    expect(titleOfMatches(app, matches, modal)).toMatch(/^[A-Z][a-z ]+ – Perigee$/);
    expect(titleOfMatches(app, matches, modal)).not.toContain('Profile');
  });

  it('of a page that couldn’t be loaded says why', () => {
    const failed = (error: unknown) => titleOfMatches(app, [success, { status: 'error', error }]);
    expect(failed(new CallFailed('no_response', '', 0))).toBe('No connection – Perigee');
    expect(failed(new Error('broken'))).toMatch(/^(?!No connection|Perigee)\S.* – Perigee$/);
  });

  it('of an address without a page says so', async () => {
    const root = createRootRoute();
    const index = createRoute({ getParentRoute: () => root, path: '/', head: () => titleOf('shell.lobby')(of) });
    const router = createRouter({
      routeTree: root.addChildren([index]),
      history: createMemoryHistory({ initialEntries: ['/no-such-page'] }),
    });
    await router.load();
    expect(titleOfMatches(app, router.state.matches)).toBe('Nothing in this orbit – Perigee');
  });
});
