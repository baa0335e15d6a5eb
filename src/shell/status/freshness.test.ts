import { describe, expect, it } from 'vitest';
import { beside } from '../../platform/api/query';
import { CallFailed } from '../../platform/api/refusal';
import { freshnessOf, isAwaiting } from './freshness';

const MINUTE = 60_000;
const lost = new CallFailed('no_response', '', 0);

interface Given {
  data?: unknown;
  at?: number;
  error?: Error | null;
  offline?: string;
}

const read = (url: string, { data = {}, at = 10 * MINUTE, error = null, offline = 'last-known' }: Given = {}) =>
  ({ meta: { url, offline }, state: { data, dataUpdatedAt: data === undefined ? 0 : at, error } }) as never;
const absent = (url: string, given: Given = {}) =>
  ({
    meta: { url, offline: given.offline ?? 'last-known' },
    state: { data: undefined, dataUpdatedAt: 0, error: given.error ?? null },
  }) as never;
const ages =
  (known: Record<string, number> = {}) =>
  (url: string) =>
    known[url] ?? null;

describe('the content of a page', () => {
  it('needs no notice when it’s fresh', () => {
    expect(freshnessOf([read('/a'), read('/b')], true, ages())).toEqual({ since: null, missing: null });
  });

  it('shows stale data with their age even when the browser reports a connection [OFF-001b]', () => {
    expect(freshnessOf([read('/a'), read('/b'), read('/c')], true, ages({ '/b': 2 * MINUTE, '/c': 4 * MINUTE }))).toEqual({
      since: 2 * MINUTE,
      missing: null,
    });
  });

  it('counts as fresh when it’s cached for a moment during revalidation, however long the page stays open', () => {
    expect(freshnessOf([read('/a')], true, ages({ '/a': 10 * MINUTE - 9_000 }))).toEqual({ since: null, missing: null });
  });

  it('is as old offline as its oldest part, stored or only displayed [OFF-001b]', () => {
    expect(freshnessOf([read('/a', { at: 7 * MINUTE }), read('/b')], false, ages({ '/b': 8 * MINUTE }))).toEqual({
      since: 7 * MINUTE,
      missing: null,
    });
  });

  it('shows which parts were never loaded or need the network [OFF-001c]', () => {
    expect(freshnessOf([read('/a'), absent('/b')], false, ages())).toMatchObject({ missing: 'never-loaded' });
    expect(freshnessOf([absent('/a', { error: lost })], true, ages())).toEqual({ since: null, missing: 'never-loaded' });
    expect(freshnessOf([absent('/a', { error: lost, offline: 'online-only' }), absent('/b', { error: lost })], true, ages())).toMatchObject(
      { missing: 'needs-network' },
    );
    expect(freshnessOf([absent('/a')], true, ages())).toEqual({ since: null, missing: null });
  });

  it('counts as missing if the server can’t serve it, and stays so while it’s tried again', () => {
    const refused = new CallFailed('unavailable', '', 503);
    expect(freshnessOf([absent('/a', { error: refused })], true, ages())).toMatchObject({ missing: 'never-loaded' });
    const again = {
      meta: { url: '/a' },
      state: { data: undefined, dataUpdatedAt: 0, error: null, errorUpdateCount: 1, fetchStatus: 'fetching' },
    };
    expect(freshnessOf([again as never], true, ages())).toMatchObject({ missing: 'never-loaded' });
    const unknown = new CallFailed('not_found', '', 404);
    expect(freshnessOf([absent('/a', { error: unknown })], true, ages())).toMatchObject({ missing: null });
  });

  it('ignores what the shell reads', () => {
    const asked = beside({ meta: { url: '/api/current_ip', offline: 'online-only' } });
    const countryless = { ...asked, state: { data: undefined, dataUpdatedAt: 0, error: lost } } as never;
    expect(freshnessOf([read('/a'), countryless], false, ages({ '/a': 5 * MINUTE }))).toEqual({ since: 5 * MINUTE, missing: null });
  });
});

describe('a page', () => {
  const asked = (
    url: string,
    { data, isBeside, fetchStatus = 'fetching' }: { data?: unknown; isBeside?: boolean; fetchStatus?: string } = {},
  ) => ({ meta: { url, isBeside }, state: { data, dataUpdatedAt: 0, error: null, fetchStatus } }) as never;

  it('waits for a part that is loading for the first time, not for refetches or the shell’s reads', () => {
    expect(isAwaiting([asked('/a', { data: {} }), asked('/b')])).toBe(true);
    expect(isAwaiting([asked('/a', { data: {} }), asked('/b', { fetchStatus: 'idle' }), asked('/c', { isBeside: true })])).toBe(false);
  });
});
