/** Texts for components in the gallery: short English, or long German. */
export interface Words {
  action: string;
  label: string;
  note: string;
  hint: string;
  error: string;
  title: string;
  text: string;
  state: string;
  items: [string, string, string];
}

const short: Words = {
  action: 'Deposit',
  label: 'Email',
  note: 'optional',
  hint: 'We send a code to it.',
  error: 'Enter an email address, such as name@example.com.',
  title: 'No payments yet',
  text: 'Your deposits and withdrawals show here.',
  state: 'New',
  items: ['All', 'Slots', 'Live'],
};

const long: Words = {
  action: 'Auszahlungsanforderung zurückziehen',
  label: 'Aufenthaltsgenehmigungsnummer Ihres Ausweisdokuments',
  note: 'freiwillige Angabe',
  hint: 'Die Nummer steht auf der Rückseite Ihres Ausweisdokuments, meist oben rechts neben dem Ausstellungsdatum.',
  error: 'Geben Sie die Aufenthaltsgenehmigungsnummer genau so ein, wie sie auf Ihrem Ausweisdokument steht.',
  title: 'Sicherheitsüberprüfung Ihrer Zahlungsmethode noch nicht abgeschlossen',
  text: 'Sobald Ihre Zahlungsmethode bestätigt ist, benachrichtigen wir Sie und Sie können sich Ihr Guthaben ohne weitere Wartezeit auszahlen lassen.',
  state: 'Identitätsprüfung',
  items: ['Benachrichtigungseinstellungen', 'Einzahlungsgrenzen', 'Verantwortungsvolles Spielen'],
};

/** The texts by their name in the control and the address. */
export const wordsBy = { short, long } as const;
