import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/environment';
import { countryOf, countryOfAddress } from './geo';

describe('the country of an address', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['193.99.144.80', 'DE'],
    ['2a02:2e0:3fe:1001:302::', 'DE'],
  ])('%s is %s', (address, country) => expect(countryOfAddress(address)).toBe(country));

  it.each(['127.0.0.1', '10.0.0.1', '::1', 'not an address'])('%s is nobody knows where', (address) => expect(countryOfAddress(address)).toBeNull());
});

it('of a visitor is what the operator says, else that of the address', () => {
  const of = (variables: Record<string, string>) => {
    const reading = readEnvironment(variables);
    return reading.ok && countryOf(reading.environment, { ip: '193.99.144.80' } as FastifyRequest);
  };
  expect([of({ COUNTRY_OVERRIDE: 'AU' }), of({})]).toEqual(['AU', 'DE']);
});
