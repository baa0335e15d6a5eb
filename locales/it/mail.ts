import type { mail as source } from '../en/mail';
import type { Texts } from '../texts';

/** What players read in mails in Italian. */
export const mail: Texts<typeof source> = {
  'mail.greeting': 'Ciao {name},',
  'mail.greeting_nameless': 'Ciao,',
  'mail.code': 'Il tuo codice: {code}',
  'mail.link': 'Oppure apri questo link:',
  'mail.link_only': 'Apri questo link:',
  'mail.valid': 'Codice e link valgono per {hours, plural, one {# ora} many {# di ore} other {# ore}} e una volta sola.',
  'mail.unasked': 'Se non l’hai chiesto tu, puoi ignorare questa email. Nessuno di {brand} ti chiederà mai il codice.',
  'mail.closing': 'Il team di {brand}',
  'mail.footer': '{brand} è solo per maggiorenni. Il gioco non è un modo per guadagnare. Aiuto e limiti: {link}',
  'mail.confirm_email.subject': '{code} è il tuo codice {brand}',
  'mail.confirm_email.text': 'Conferma che questo indirizzo è tuo, così possiamo contattarti per il tuo account.',
  'mail.confirm_email.button': 'Conferma la mia email',
  'mail.new_password.subject': '{code} è il tuo codice per una nuova password {brand}',
  'mail.new_password.text': 'Qualcuno, con ogni probabilità tu, ha chiesto una nuova password. Impostandola, tutti i dispositivi vengono disconnessi.',
  'mail.new_password.button': 'Scegli una nuova password',
  'mail.confirm_limit.subject': 'Il tuo limite su {brand}: vuoi ancora cambiarlo?',
  'mail.confirm_limit.raise': 'Un giorno fa hai chiesto di alzare un limite. Resta com’è se non confermi ora la modifica.',
  'mail.confirm_limit.removal': 'Un giorno fa hai chiesto di rimuovere un limite. Resta com’è se non confermi ora la modifica.',
  'mail.confirm_limit.button': 'Vedi la modifica',
};
