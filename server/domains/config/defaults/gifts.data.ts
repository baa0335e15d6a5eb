import type { ConfigOf } from '#contract/fields/config/index';
import { inWords } from './in-words';

/** Free spins that a wheel issued are shown by the wheel until they are activated. */
export const disabledBonuses: ConfigOf<'disabled-bonuses'> = { bonuses: [{ group_key: 'rocketmart-wheel', stages: ['issued'] }] };

export const modifiedGifts: ConfigOf<'modify-gifts-config'> = {
  gifts: [
    {
      group_key: 'cashback', kind: 'cashback', tier: null, image: null, order: 1,
      title: inWords('Weekly cashback', 'Wöchentlicher Cashback', 'Remise hebdomadaire', 'Cashback settimanale', 'Ukentlig cashback'),
      text: inWords('Part of what the week cost you.', 'Ein Teil dessen, was die Woche gekostet hat.', 'Une partie de ce que la semaine vous a coûté.', 'Una parte di quanto ti è costata la settimana.', 'En del av det uken kostet deg.'),
    },
    { group_key: 'welcome-1', kind: 'deposit-bonus', tier: 'rocket_lite', image: null, order: 2, title: null, text: null },
    { group_key: 'welcome-2', kind: 'deposit-bonus', tier: 'rocket_pro', image: null, order: 3, title: null, text: null },
    { group_key: 'welcome-3', kind: 'deposit-bonus', tier: 'rocket_max', image: null, order: 4, title: null, text: null },
  ],
};

export const additionalGifts: ConfigOf<'additional-gifts'> = {
  gifts: [
    {
      id: 'install-gift', kind: 'giftspin', image: null, groupIds: [], start_at: null, end_at: null,
      title: inWords('The app on your home screen', 'Die App auf dem Startbildschirm', 'L’app sur l’écran d’accueil', 'L’app nella schermata Home', 'Appen på startskjermen'),
      text: inWords('Opens at once, also without a network.', 'Öffnet sofort, auch ohne Netz.', 'S’ouvre tout de suite, même sans réseau.', 'Si apre subito, anche senza rete.', 'Åpner straks, også uten nett.'),
      button: { name: inWords('Install', 'Installieren', 'Installer', 'Installa', 'Installer'), url: '/install' },
    },
    {
      id: 'gold-tables', kind: 'xp', image: null, groupIds: [259, 255, 759], start_at: null, end_at: null,
      title: inWords('Tables for Gold and up', 'Tische ab Gold', 'Les tables dès le niveau Or', 'Tavoli dal livello Oro', 'Bord fra og med Gull'),
      text: inWords('Your manager opens a seat for you.', 'Ihre Betreuung hält Ihnen einen Platz frei.', 'Votre gestionnaire vous ouvre une place.', 'Il tuo referente ti apre un posto.', 'Kontaktpersonen din åpner en plass for deg.'),
      button: { name: inWords('To the tables', 'Zu den Tischen', 'Vers les tables', 'Ai tavoli', 'Til bordene'), url: '/games/table' },
    },
  ],
};
