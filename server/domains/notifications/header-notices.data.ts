import type { Locale } from '#contract/fields/locale';
import type { Notice } from '#contract/fields/notification';

/** What a notice says in a locale, and what its link says where it has one. */
export interface NoticeText {
  message: string;
  link?: string;
}

interface SeededNotice extends Pick<Notice, 'icon' | 'audience'> {
  path: string | null;
  /** Days before the day of seeding on which it began. */
  daysAgo: number;
  texts: Partial<Record<Locale, NoticeText>>;
}

/** The notices that the product comes with. */
export const ownNotices: readonly SeededNotice[] = [
  {
    icon: 'trophy',
    audience: 'all',
    path: '/tournaments',
    daysAgo: 0,
    texts: {
      en: { message: 'The tournaments of this week have begun. Every round counts from the first spin.', link: 'See tournaments' },
      de: { message: 'Die Turniere dieser Woche laufen. Jede Runde zählt vom ersten Spin an.', link: 'Zu den Turnieren' },
      no: { message: 'Ukens turneringer er i gang. Hver runde teller fra første spinn.', link: 'Se turneringene' },
      'fr-CA': { message: 'Les tournois de la semaine ont commencé. Chaque partie compte dès le premier tour.', link: 'Voir les tournois' },
      it: { message: 'I tornei della settimana sono iniziati. Ogni giro conta, dal primo.', link: 'Vai ai tornei' },
    },
  },
  {
    icon: 'news',
    audience: 'guests',
    path: '/pokies',
    daysAgo: 1,
    texts: {
      en: { message: 'Every slot can be tried for free. A demo needs no account.', link: 'See slots' },
      de: { message: 'Jeder Slot lässt sich kostenlos ausprobieren. Eine Demo braucht kein Konto.', link: 'Zu den Slots' },
      no: { message: 'Alle automater kan prøves gratis. En demo krever ingen konto.', link: 'Se automatene' },
      'fr-CA': { message: "Chaque machine s'essaie gratuitement. Une démo ne demande aucun compte.", link: 'Voir les machines' },
      it: { message: 'Ogni slot si può provare gratis. Per una demo non serve un conto.', link: 'Vai alle slot' },
    },
  },
  {
    icon: 'shield',
    audience: 'players',
    path: '/profile/limits',
    daysAgo: 1,
    texts: {
      en: { message: 'Limits, breaks and reminders are in one place. A stricter limit holds at once.', link: 'Open limits' },
      de: { message: 'Limits, Pausen und Erinnerungen stehen an einem Ort. Ein strengeres Limit gilt sofort.', link: 'Zu den Limits' },
      no: { message: 'Grenser, pauser og påminnelser er samlet på ett sted. En strengere grense gjelder med en gang.', link: 'Åpne grenser' },
      'fr-CA': { message: "Limites, pauses et rappels sont au même endroit. Une limite plus stricte s'applique tout de suite.", link: 'Ouvrir les limites' },
      it: { message: 'Limiti, pause e promemoria sono in un solo posto. Un limite più severo vale subito.', link: 'Apri i limiti' },
    },
  },
  {
    icon: 'wrench',
    audience: 'all',
    path: null,
    daysAgo: 12,
    texts: {
      en: { message: 'On Tuesdays between 05:00 and 05:30 UTC the house is serviced. Open rounds are kept.' },
      de: { message: 'Dienstags zwischen 05:00 und 05:30 Uhr UTC wird das Haus gewartet. Offene Runden bleiben erhalten.' },
      no: { message: 'Tirsdager mellom 05:00 og 05:30 UTC vedlikeholdes huset. Åpne runder beholdes.' },
      'fr-CA': { message: "Le mardi de 5 h à 5 h 30 UTC, la maison fait l'objet d'un entretien. Les parties ouvertes sont conservées." },
      it: { message: 'Il martedì tra le 05:00 e le 05:30 UTC si fa manutenzione. I giri aperti restano conservati.' },
    },
  },
];
