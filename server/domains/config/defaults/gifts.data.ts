import type { ConfigOf } from '#contract/fields/config/index';
import { inWords } from './in-words';

/** Gifts of a campaign that operators have retired are no longer offered. Prizes of wheels are claimed in the gifts: they stay. */
export const disabledBonuses: ConfigOf<'disabled-bonuses'> = { bonuses: [{ group_key: 'retired', stages: ['issued'] }] };

export const modifiedGifts: ConfigOf<'modify-gifts-config'> = {
  gifts: [
    {
      group_key: 'cashback',
      kind: 'cashback',
      tier: null,
      image: null,
      order: 1,
      title: inWords(
        'Weekly cashback',
        'Wöchentlicher Cashback',
        'Remise en argent hebdomadaire',
        'Cashback settimanale',
        'Ukentlig cashback',
      ),
      text: inWords(
        'Part of your net losses for the week.',
        'Ein Teil Ihrer Nettoverluste der Woche.',
        'Une partie de vos pertes nettes de la semaine.',
        'Una parte delle tue perdite nette della settimana.',
        'En del av ukens nettotap.',
      ),
    },
    { group_key: 'welcome-1', kind: 'deposit-bonus', tier: 'rocket_lite', image: null, order: 2, title: null, text: null },
    { group_key: 'welcome-2', kind: 'deposit-bonus', tier: 'rocket_pro', image: null, order: 3, title: null, text: null },
    { group_key: 'welcome-3', kind: 'deposit-bonus', tier: 'rocket_max', image: null, order: 4, title: null, text: null },
  ],
};

export const additionalGifts: ConfigOf<'additional-gifts'> = {
  gifts: [
    {
      id: 'install-gift',
      kind: 'giftspin',
      image: null,
      groupIds: [],
      start_at: null,
      end_at: null,
      title: inWords(
        'Add the app to your home screen',
        'App zum Startbildschirm hinzufügen',
        'Ajoutez l’app à l’écran d’accueil',
        'Aggiungi l’app alla schermata Home',
        'Legg appen på startskjermen',
      ),
      text: inWords(
        'Opens instantly, even offline.',
        'Öffnet sofort, auch offline.',
        'S’ouvre tout de suite, même hors ligne.',
        'Si apre subito, anche offline.',
        'Åpner straks, også uten nett.',
      ),
      button: { name: inWords('Install', 'Installieren', 'Installer', 'Installa', 'Installer'), url: '/install' },
    },
    {
      id: 'gold-tables',
      kind: 'xp',
      image: null,
      groupIds: [259, 255, 759],
      start_at: null,
      end_at: null,
      title: inWords(
        'Tables for Gold and above',
        'Tische ab Gold',
        'Tables dès le niveau Or',
        'Tavoli dal livello Oro',
        'Bord fra og med Gull',
      ),
      text: inWords(
        'Your VIP manager saves you a seat.',
        'Ihre VIP-Betreuung hält Ihnen einen Platz frei.',
        'Votre gestionnaire VIP vous garde une place.',
        'Il tuo referente VIP ti tiene un posto.',
        'VIP-kontakten din holder av en plass til deg.',
      ),
      button: { name: inWords('View tables', 'Tische ansehen', 'Voir les tables', 'Vedi i tavoli', 'Se bordene'), url: '/games/table' },
    },
  ],
};
