import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/environment';
import { countryOf, countryOfAddress } from './geo';
import { OWN_ADDRESS, ownAddressIn } from '../own-address';

describe('the country of an address', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['193.99.144.80', 'DE'],
    ['2a02:2e0:3fe:1001:302::', 'DE'],
  ])('%s is %s', (address, country) => expect(countryOfAddress(address)).toBe(country));

  it.each(['127.0.0.1', '10.0.0.1', '::1', 'not an address'])('%s has no known country', (address) =>
    expect(countryOfAddress(address)).toBeNull(),
  );
});

describe('the country of a visitor', () => {
  const of = (variables: Record<string, string>, ip = '193.99.144.80') => {
    const reading = readEnvironment(variables);
    return reading.ok && countryOf(reading.environment, ip);
  };
  const online = { PUBLIC_ORIGIN: 'https://casino.example', PUBLIC_DEMO: '1' };

  it('is the operator’s override, otherwise the address’s', () => {
    expect([of({ COUNTRY_OVERRIDE: 'AU' }), of({})]).toEqual(['AU', 'DE']);
  });

  it.each(['127.0.0.1', '::1', '192.168.1.20', '::ffff:10.0.0.1', 'fe80::1'])(
    'at the private address %s is the home country, which a site with https must configure',
    (ip) => {
      expect([of({}, ip), of({ HOME_COUNTRY: 'NO' }, ip), of(online, ip), of({ ...online, HOME_COUNTRY: 'NO' }, ip)]).toEqual([
        'DE',
        'NO',
        null,
        'NO',
      ]);
    },
  );

  it('during rendering is that of the document’s visitor, known or not', () => {
    const variables = { ...online, HOME_COUNTRY: 'NO' };
    expect([
      of(variables, ownAddressIn('FR')),
      of(variables, ownAddressIn(null)),
      of(variables, OWN_ADDRESS),
      of({ COUNTRY_OVERRIDE: 'AU' }, ownAddressIn('FR')),
    ]).toEqual(['FR', null, 'NO', 'AU']);
  });

  it('at a public address that isn’t in the table is unknown, regardless of the home country', () => {
    expect(of({ HOME_COUNTRY: 'NO' }, '2fff::1')).toBeNull();
  });
});
