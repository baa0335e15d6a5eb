import type { StoredBanner, StoredOf } from '../stored';
import { quarterOf } from './calendar';
import { inWords } from './in-words';

const plain: Omit<StoredBanner, 'id' | 'title' | 'description' | 'order'> = {
  categories: [],
  groups: [],
  groupIds: [],
  domains: [],
  liveTime: { start: null, end: null },
  variables: {},
  gradient: ['#1B2444', '#1B2444', '#28335C', '#131A33'],
  image: null,
  overlayImage: null,
  timer: null,
  labels: [],
  button: null,
  secondButton: null,
  frontend_identifier: null,
};

const way = { url: null, type: null, frontendIdentifier: null, attrs: {} };

/** The product's default banners, in the quarter of an instant. */
export const banners = (now: Date): StoredOf<'banners-config'> => ({
  banners: [
    {
      ...plain,
      id: 'welcome',
      categories: ['promotions'],
      groups: ['guests'],
      order: { lobby: 1, pokies: 1 },
      title: {
        text: inWords('Welcome aboard', 'Willkommen an Bord', 'Bienvenue à bord', 'Ti diamo il benvenuto a bordo', 'Velkommen om bord'),
      },
      description: {
        text: inWords(
          'Earn points on every bet. Set your limits from day one.',
          'Punkte für jeden Einsatz. Eigene Limits ab dem ersten Tag.',
          'Des points à chaque mise. Vos limites dès le premier jour.',
          'Punti a ogni puntata. I tuoi limiti dal primo giorno.',
          'Poeng for hver innsats. Egne grenser fra første dag.',
        ),
      },
      labels: [inWords('For new players', 'Für Neukunden', 'Nouveaux joueurs', 'Per i nuovi giocatori', 'For nye spillere')],
      gradient: ['#2B1B6B', '#33208A', '#3F2AA8', '#1B2444'],
      image: '/banners/orbits.svg',
      overlayImage: '/banners/stars.svg',
      button: { name: inWords('Sign up', 'Registrieren', 'S’inscrire', 'Registrati', 'Registrer deg'), ...way, url: '/sign-up' },
      secondButton: { name: inWords('Sign in', 'Anmelden', 'Se connecter', 'Accedi', 'Logg inn'), popup: 'sign-in' },
    },
    {
      ...plain,
      id: 'sprint',
      categories: ['tournaments'],
      order: { lobby: 2, pokies: 2, live: 1 },
      title: { text: inWords('Perihelion Sprint', 'Perihelion Sprint', 'Perihelion Sprint', 'Perihelion Sprint', 'Perihelion Sprint') },
      description: {
        text: inWords(
          'Up to €500 for this week’s top players.',
          'Bis zu 500 € für die Besten der Woche.',
          'Jusqu’à 500\u00A0€ pour les meilleurs de la semaine.',
          'Fino a 500 € ai migliori della settimana.',
          'Opptil 500\u00A0€ til ukens beste.',
        ),
      },
      frontend_identifier: 'perihelion-sprint',
      gradient: ['#0E2E4A', '#10395C', '#154C6E', '#131A33'],
      image: '/banners/comet.svg',
      overlayImage: '/banners/stars.svg',
      button: {
        name: inWords('View tournament', 'Turnier ansehen', 'Voir le tournoi', 'Vedi il torneo', 'Se turneringen'),
        ...way,
        url: '/tournaments',
      },
    },
    {
      ...plain,
      id: 'crypto',
      categories: ['payments'],
      groups: ['players', 'crypto'],
      order: { lobby: 3 },
      title: {
        text: inWords(
          'Deposit and withdraw in crypto',
          'Ein- und auszahlen in Krypto',
          'Dépôts et retraits en crypto',
          'Depositi e prelievi in cripto',
          'Sett inn og ta ut i krypto',
        ),
      },
      description: {
        text: inWords(
          'No fees on either.',
          'Beides ohne Gebühren.',
          'Sans frais dans les deux cas.',
          'Senza commissioni in entrambi i casi.',
          'Ingen gebyrer på noen av delene.',
        ),
      },
      gradient: ['#123A33', '#15483F', '#1B5A4C', '#131A33'],
      image: '/banners/orbits.svg',
      button: {
        name: inWords('How it works', 'So geht’s', 'Comment ça marche', 'Come funziona', 'Slik virker det'),
        ...way,
        url: '/benefits-of-crypto',
      },
    },
    {
      ...plain,
      id: 'gold',
      categories: ['vip'],
      groupIds: [259, 255, 759],
      order: { lobby: 0 },
      title: {
        text: inWords(
          'Meet your VIP manager',
          'Ihre VIP-Betreuung',
          'Votre gestionnaire VIP',
          'Il tuo referente VIP',
          'Møt VIP-kontakten din',
        ),
      },
      description: {
        text: inWords(
          'Personal support, every day.',
          'Persönlich für Sie da, jeden Tag.',
          'Un service personnel, tous les jours.',
          'Assistenza personale, ogni giorno.',
          'Personlig oppfølging, hver dag.',
        ),
      },
      labels: [inWords('Gold and above', 'Ab Gold', 'Dès le niveau Or', 'Dal livello Oro', 'Fra Gull')],
      gradient: ['#4A3410', '#5A3F14', '#6A4B1B', '#131A33'],
      image: '/banners/orbits.svg',
      overlayImage: '/banners/stars.svg',
      button: { name: inWords('Go to the club', 'Club ansehen', 'Voir le Club', 'Vai al Club', 'Se klubben'), ...way, url: '/vip' },
    },
    {
      ...plain,
      id: 'vip-club',
      categories: ['vip'],
      groups: ['players'],
      order: { lobby: 4, live: 2 },
      timer: quarterOf(now),
      title: {
        text: inWords('Your VIP progress', 'Ihr VIP-Fortschritt', 'Votre progression VIP', 'I tuoi progressi VIP', 'VIP-fremgangen din'),
      },
      description: {
        text: inWords(
          'See how close you are to the next level.',
          'Sehen Sie, wie nah die nächste Stufe ist.',
          'Voyez à quelle distance est le prochain niveau.',
          'Guarda quanto manca al prossimo livello.',
          'Se hvor nær du er neste nivå.',
        ),
      },
      gradient: ['#2A1F5C', '#33266E', '#3D2E80', '#131A33'],
      image: '/banners/wheel.svg',
      overlayImage: '/banners/stars.svg',
      button: {
        name: inWords('View progress', 'Fortschritt ansehen', 'Voir la progression', 'Vedi i progressi', 'Se fremgangen'),
        ...way,
        url: '/vip',
      },
    },
  ],
});
