import type { GiftTier } from '#contract/fields/gift';
import type { LocalTitle } from '../../local-title';
import type { GiftPart } from '../../tables';

interface DemoOffer {
  key: string;
  kind: 'deposit' | 'registration';
  title: LocalTitle;
  code: string | null;
  percent: number;
  max_eur_cents: number;
  min_eur_cents: number;
  amount_eur_cents: number;
  freespins_total: number;
  wager: number;
  tier: GiftTier | null;
  position: number;
}

const none = { percent: 0, max_eur_cents: 0, min_eur_cents: 0, amount_eur_cents: 0, freespins_total: 0 };

/** Offers of the demo. */
export const demoOffers: readonly DemoOffer[] = [
  { ...none, key: 'orbit-100', kind: 'deposit', title: { en: 'First orbit', de: 'Erster Orbit', 'fr-CA': 'Première orbite', it: 'Prima orbita', no: 'Første bane' }, code: 'ORBIT100', percent: 100, max_eur_cents: 10_000, min_eur_cents: 2000, freespins_total: 50, wager: 30, tier: 'rocket_max', position: 1 },
  { ...none, key: 'transfer-50', kind: 'deposit', title: { en: 'Transfer window', de: 'Transferfenster', 'fr-CA': 'Fenêtre de transfert', it: 'Finestra di trasferimento', no: 'Overføringsvindu' }, code: 'TRANSFER50', percent: 50, max_eur_cents: 20_000, min_eur_cents: 3000, wager: 25, tier: 'rocket_pro', position: 2 },
  { ...none, key: 'coast-25', kind: 'deposit', title: { en: 'Coasting phase', de: 'Freiflugphase', 'fr-CA': 'Phase balistique', it: 'Fase di volo libero', no: 'Fri ferd' }, code: 'COAST25', percent: 25, max_eur_cents: 5000, min_eur_cents: 1000, wager: 15, tier: 'rocket_lite', position: 3 },
  { ...none, key: 'boarding', kind: 'registration', title: { en: 'Boarding pass', de: 'Bordkarte', 'fr-CA': 'Carte d’embarquement', it: 'Carta d’imbarco', no: 'Ombordstigningskort' }, code: null, freespins_total: 20, wager: 30, tier: 'rocket_lite', position: 1 },
];

interface DemoCode {
  code: string;
  kind: 'coupon' | 'betting';
  title: LocalTitle;
  gift: GiftPart | null;
  url: string | null;
  quota: number | null;
  valid_until: Date | null;
}

const coupon = { kind: 'coupon', url: null, quota: null, valid_until: null } as const;

/** Codes of the demo: a gift of each kind, one that has expired, one that is used up, and one of the sportsbook. */
export const demoCodes: readonly DemoCode[] = [
  { ...coupon, code: 'FIRSTLIGHT', title: { en: 'First light', de: 'Erstes Licht', 'fr-CA': 'Première lueur', it: 'Prima luce', no: 'Første lys' }, gift: { type: 'bonus', kind: 'cash', amount_cents: 1000, wager: 20 } },
  { ...coupon, code: 'STARDUST', title: { en: 'Stardust', de: 'Sternenstaub', 'fr-CA': 'Poussière d’étoiles', it: 'Polvere di stelle', no: 'Stjernestøv' }, gift: { type: 'freespins', kind: 'freespins', freespins_total: 15, wager: 30 } },
  { ...coupon, code: 'LIFTOFF', title: { en: 'Lift-off', de: 'Start', 'fr-CA': 'Décollage', it: 'Decollo', no: 'Oppskyting' }, gift: { type: 'bonus', kind: 'xp', points: 100 } },
  { ...coupon, code: 'LASTYEAR', title: { en: 'Last year', de: 'Letztes Jahr', 'fr-CA': 'L’an dernier', it: 'L’anno scorso', no: 'I fjor' }, gift: { type: 'bonus', kind: 'cash', amount_cents: 500, wager: 5 }, valid_until: new Date('2026-01-01T00:00:00Z') },
  { ...coupon, code: 'FULLHOUSE', title: { en: 'Full house', de: 'Volles Haus', 'fr-CA': 'Salle comble', it: 'Tutto esaurito', no: 'Fullt hus' }, gift: { type: 'bonus', kind: 'cash', amount_cents: 500, wager: 5 }, quota: 0 },
  { code: 'MATCHDAY', kind: 'betting', title: { en: 'Matchday', de: 'Spieltag', 'fr-CA': 'Jour de match', it: 'Giorno di partita', no: 'Kampdag' }, gift: null, url: '/sport', quota: null, valid_until: null },
];
