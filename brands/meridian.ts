import type { Brand } from './brand';

/** The second brand. */
export const meridian: Brand = {
  id: 'meridian',
  name: 'Meridian',
  shortName: 'Meridian',
  hosts: ['meridian.localhost', 'english.meridian.localhost'],
  productSlug: 'meridian',
  logo: {
    full: { url: '/logos/meridian/logo.svg', width: 140, height: 32 },
    mark: { url: '/logos/meridian/mark.svg', width: 32, height: 32 },
  },
  locales: ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it', 'en-KW'],
  defaultLocale: 'en',
  localesByHost: { 'english.meridian.localhost': ['en'] },
  hostsWithoutAustralianEnglish: ['meridian.localhost'],
  support: {
    email: 'help@meridian.example',
    phone: '+356 2778 0200',
    social: [{ network: 'Instagram', url: 'https://www.instagram.com/meridian.example' }],
  },
  licence: 'curacao',
  licencesByHost: {},
  company: { name: 'Meridian Play N.V.', address: 'Kaya Richard J. Beaujon 12, Willemstad, Curaçao', licenceNumber: 'OGL/2026/0733/0291' },
  disputes: { curacao: { name: 'Island Gaming Disputes', url: 'https://disputes.meridian.example' } },
};
