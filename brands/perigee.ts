import { locales } from '#contract/fields/locale';
import type { Brand } from './brand';

export const perigee: Brand = {
  id: 'perigee',
  name: 'Perigee',
  shortName: 'Perigee',
  hosts: ['perigee.localhost', 'localhost', '127.0.0.1', 'ee.perigee.localhost'],
  productSlug: 'perigee',
  logo: {
    full: { url: '/logos/perigee/logo.svg', width: 127, height: 32 },
    mark: { url: '/logos/perigee/mark.svg', width: 32, height: 32 },
  },
  locales,
  defaultLocale: 'en',
  localesByHost: {},
  hostsWithoutAustralianEnglish: ['ee.perigee.localhost'],
  support: {
    email: 'support@perigee.example',
    phone: '+356 2778 0100',
    social: [
      { network: 'Instagram', url: 'https://www.instagram.com/perigee.example' },
      { network: 'Telegram', url: 'https://t.me/perigee_example' },
      { network: 'X', url: 'https://x.com/perigee_example' },
    ],
  },
  licence: 'curacao',
  licencesByHost: { 'ee.perigee.localhost': 'EE' },
  company: { name: 'Perigee Games N.V.', address: 'Abraham de Veerstraat 9, Willemstad, Curaçao', licenceNumber: 'OGL/2026/0412/0187' },
  disputes: { curacao: { name: 'Island Gaming Disputes', url: 'https://disputes.perigee.example' } },
};
