import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands, builtInSites } from '.';
import { brandCss } from './brand-css';
import { brandColours } from './colours';
import { brokenPromises, colourTokens } from './contrast';

const style = (name: string) => readFileSync(new URL(`../src/ui/${name}.css`, import.meta.url), 'utf8');
const tokens = colourTokens(style('tokens'));

describe('brands', () => {
  it.each(Object.entries(brandColours))('%s meets every contrast with its own colours', (_, colours) => {
    expect(brokenPromises({ ...tokens, ...colours.tokens })).toEqual([]);
  });

  it.each(Object.entries(brandColours))('%s only overrides colours that exist', (_, colours) => {
    expect(Object.keys(colours.tokens).filter((name) => !(name in tokens))).toEqual([]);
  });

  it.each(Object.values(brands))('$name fits under an icon and names its files by its id', (brand) => {
    expect(brand.shortName.length).toBeLessThanOrEqual(12);
    expect(brand.logo.full.url).toContain(`/${brand.id}/`);
    expect(brand.locales).toContain(brand.defaultLocale);
  });

  it('have the colours of the app’s style sheet', () => {
    expect(style('brands')).toBe(brandCss(brandColours));
  });

  it('maps each host to one brand, ignoring port and case, and all others to the first brand [CONF-004b]', () => {
    expect(builtInSites.at('Meridian.localhost:4000').brand.id).toBe('meridian');
    expect(builtInSites.at('localhost:4000').brand.id).toBe('perigee');
    expect(builtInSites.at('casino.example').brand.id).toBe('perigee');
    const hosts = Object.values(brands).flatMap((brand) => brand.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it('distinguish their own hosts from unknown ones', () => {
    expect(builtInSites.at('meridian.localhost:4000').isKnown).toBe(true);
    expect(builtInSites.at('meridian.localhost.evil.example').isKnown).toBe(false);
  });

  it('use the licence of the host before that of the brand', () => {
    expect(builtInSites.at('ee.perigee.localhost:4000').licence).toBe('EE');
    expect(builtInSites.at('perigee.localhost').licence).toBe('curacao');
  });
});
