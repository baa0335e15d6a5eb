import type { ConfigOf } from '#contract/fields/config/index';
import { inWords } from './in-words';

/** Free spins that a wheel issued are shown by the wheel until they are activated. */
export const disabledBonuses: ConfigOf<'disabled-bonuses'> = { bonuses: [{ group_key: 'rocketmart-wheel', stages: ['issued'] }] };

export const modifiedGifts: ConfigOf<'modify-gifts-config'> = {
  gifts: [
    {
      group_key: 'cashback', kind: 'cashback', tier: null, image: null, order: 1,
      title: inWords('Weekly cashback', 'Wöchentlicher Cashback', 'Remise en argent hebdomadaire', 'Cashback settimanale', 'Ukentlig cashback'),
      text: inWords('A share of last week’s net losses.', 'Ein Teil Ihrer Nettoverluste der letzten Woche.', 'Une partie de vos pertes nettes de la semaine dernière.', 'Una parte delle tue perdite nette della settimana scorsa.', 'En del av forrige ukes nettotap.'),
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
      text: inWords('Opens instantly, even offline.', 'Öffnet sofort, auch offline.', 'S’ouvre tout de suite, même hors ligne.', 'Si apre subito, anche offline.', 'Åpner med en gang, også uten nett.'),
      button: { name: inWords('Install', 'Installieren', 'Installer', 'Installa', 'Installer'), url: '/install' },
    },
    {
      id: 'gold-tables', kind: 'xp', image: null, groupIds: [259, 255, 759], start_at: null, end_at: null,
      title: inWords('Tables for Gold and up', 'Tische ab Gold', 'Les tables dès le niveau Or', 'Tavoli dal livello Oro', 'Bord fra og med Gull'),
      text: inWords('Ask your VIP manager for a seat.', 'Ihre Betreuung reserviert Ihnen einen Platz.', 'Demandez une place à votre gestionnaire.', 'Chiedi un posto al tuo referente.', 'Be kontaktpersonen din om en plass.'),
      button: { name: inWords('View table games', 'Tischspiele ansehen', 'Voir les jeux de table', 'Vedi i giochi da tavolo', 'Se bordspill'), url: '/games/table' },
    },
  ],
};
