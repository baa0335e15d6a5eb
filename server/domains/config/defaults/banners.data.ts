import type { StoredBanner, StoredOf } from '../stored';
import { quarterOf } from './calendar';
import { inWords } from './in-words';

const plain: Omit<StoredBanner, 'id' | 'title' | 'description' | 'order'> = {
  categories: [], groups: [], groupIds: [], domains: [], liveTime: { start: null, end: null }, variables: {}, gradient: ['#1B2444', '#1B2444', '#28335C', '#131A33'],
  image: null, overlayImage: null, timer: null, labels: [], button: null, secondButton: null, frontend_identifier: null,
};

const way = { url: null, type: null, frontendIdentifier: null, attrs: {} };

/** The banners that the product comes with, in the quarter of an instant. */
export const banners = (now: Date): StoredOf<'banners-config'> => ({
  banners: [
    {
      ...plain, id: 'welcome', categories: ['promotions'], groups: ['guests'], order: { lobby: 1, pokies: 1 },
      title: { text: inWords('Begin in orbit', 'Starten Sie im Orbit', 'Commencez en orbite', 'Parti in orbita', 'Start i bane') },
      description: { text: inWords('Points from the first bet, limits from the first day.', 'Punkte ab dem ersten Einsatz, Limits ab dem ersten Tag.', 'Des points dès la première mise, des limites dès le premier jour.', 'Punti dalla prima giocata, limiti dal primo giorno.', 'Poeng fra første innsats, grenser fra første dag.') },
      labels: [inWords('For new players', 'Für Neue', 'Pour les nouveaux', 'Per chi inizia', 'For nye')],
      gradient: ['#2B1B6B', '#33208A', '#3F2AA8', '#1B2444'], image: '/banners/orbits.svg', overlayImage: '/banners/stars.svg',
      button: { name: inWords('Sign up', 'Registrieren', 'S’inscrire', 'Registrati', 'Registrer deg'), ...way, url: '/sign-up' },
      secondButton: { name: inWords('Sign in', 'Anmelden', 'Se connecter', 'Accedi', 'Logg inn'), popup: 'sign-in' },
    },
    {
      ...plain, id: 'sprint', categories: ['tournaments'], order: { lobby: 2, pokies: 2, live: 1 },
      title: { text: inWords('Perihelion Sprint', 'Perihelion Sprint', 'Perihelion Sprint', 'Perihelion Sprint', 'Perihelion Sprint') },
      description: { text: inWords('Up to €500 for the best of the week.', 'Bis zu 500 € für die Besten der Woche.', 'Jusqu’à 500\u00A0€ pour les meilleurs de la semaine.', 'Fino a 500 € ai migliori della settimana.', 'Opptil 500\u00A0€ til ukens beste.') },
      frontend_identifier: 'perihelion-sprint',
      gradient: ['#0E2E4A', '#10395C', '#154C6E', '#131A33'], image: '/banners/comet.svg', overlayImage: '/banners/stars.svg',
      button: { name: inWords('To the tournament', 'Zum Turnier', 'Vers le tournoi', 'Al torneo', 'Til turneringen'), ...way, url: '/tournaments' },
    },
    {
      ...plain, id: 'crypto', categories: ['payments'], groups: ['players', 'crypto'], order: { lobby: 3 },
      title: { text: inWords('Coins in, coins out', 'Coins rein, Coins raus', 'Crypto à l’aller et au retour', 'Monete dentro, monete fuori', 'Mynter inn, mynter ut') },
      description: { text: inWords('Withdrawals in your currency, free of charge.', 'Auszahlungen in Ihrer Währung, ohne Gebühr.', 'Des retraits dans votre devise, sans frais.', 'Prelievi nella tua valuta, senza spese.', 'Uttak i din valuta, uten gebyr.') },
      gradient: ['#123A33', '#15483F', '#1B5A4C', '#131A33'], image: '/banners/orbits.svg',
      button: { name: inWords('How it works', 'So geht’s', 'Comment ça marche', 'Come funziona', 'Slik virker det'), ...way, url: '/benefits-of-crypto' },
    },
    {
      ...plain, id: 'gold', categories: ['vip'], groupIds: [259, 255, 759], order: { lobby: 0 },
      title: { text: inWords('Your manager is here', 'Ihre Betreuung ist da', 'Votre gestionnaire est là', 'Il tuo referente c’è', 'Kontaktpersonen din er her') },
      description: { text: inWords('Somebody who knows you by name, every day.', 'Jemand, der Sie beim Namen kennt, jeden Tag.', 'Quelqu’un qui vous connaît par votre nom, chaque jour.', 'Qualcuno che ti conosce per nome, ogni giorno.', 'Noen som kjenner deg ved navn, hver dag.') },
      labels: [inWords('Gold and up', 'Ab Gold', 'Dès le niveau Or', 'Dal livello Oro', 'Fra Gull')],
      gradient: ['#4A3410', '#5A3F14', '#6A4B1B', '#131A33'], image: '/banners/orbits.svg', overlayImage: '/banners/stars.svg',
      button: { name: inWords('To the club', 'Zum Club', 'Vers le club', 'Al club', 'Til klubben'), ...way, url: '/vip' },
    },
    {
      ...plain, id: 'vip-club', categories: ['vip'], groups: ['players'], order: { lobby: 4, live: 2 }, timer: quarterOf(now),
      title: { text: inWords('Levels for a quarter', 'Stufen für ein Quartal', 'Des niveaux pour un trimestre', 'Livelli per un trimestre', 'Nivåer for et kvartal') },
      description: { text: inWords('See what this one has brought so far.', 'Sehen Sie nach, was dieses bisher gebracht hat.', 'Voyez ce que celui-ci a donné jusqu’ici.', 'Guarda che cosa ha portato finora questo.', 'Se hva dette har gitt så langt.') },
      gradient: ['#2A1F5C', '#33266E', '#3D2E80', '#131A33'], image: '/banners/wheel.svg', overlayImage: '/banners/stars.svg',
      button: { name: inWords('My quarter', 'Mein Quartal', 'Mon trimestre', 'Il mio trimestre', 'Mitt kvartal'), ...way, url: '/vip' },
    },
  ],
});
