import type { mail as source } from '../en/mail';
import type { Texts } from '../texts';

/** What players read in mails in German. The sentence after the greeting goes on from its comma. */
export const mail: Texts<typeof source> = {
  'mail.greeting': 'Guten Tag {name},',
  'mail.greeting_nameless': 'Guten Tag,',
  'mail.code': 'Ihr Code: {code}',
  'mail.link': 'Oder öffnen Sie diesen Link:',
  'mail.link_only': 'Öffnen Sie diesen Link:',
  'mail.valid': 'Code und Link gelten {hours, plural, one {# Stunde} other {# Stunden}} und nur einmal.',
  'mail.unasked': 'Wenn Sie dies nicht angefordert haben, können Sie diese E-Mail ignorieren. Niemand von {brand} wird Sie je nach dem Code fragen.',
  'mail.closing': 'Ihr Team von {brand}',
  'mail.footer': '{brand} ist nur für Erwachsene. Glücksspiel ist kein Weg, Geld zu verdienen. Hilfe und Limits: {link}',
  'mail.confirm_email.subject': '{code} ist Ihr Code für {brand}',
  'mail.confirm_email.text': 'bitte bestätigen Sie, dass diese Adresse Ihnen gehört, damit wir Sie zu Ihrem Konto erreichen können.',
  'mail.confirm_email.button': 'E-Mail-Adresse bestätigen',
  'mail.new_password.subject': '{code} ist Ihr Code für ein neues Passwort bei {brand}',
  'mail.new_password.text': 'jemand, höchstwahrscheinlich Sie selbst, hat ein neues Passwort angefordert. Damit werden alle Geräte abgemeldet.',
  'mail.new_password.button': 'Neues Passwort wählen',
  'mail.confirm_limit.subject': 'Ihr Limit bei {brand}: Möchten Sie es noch ändern?',
  'mail.confirm_limit.raise': 'vor einem Tag haben Sie ein höheres Limit angefragt. Es bleibt, wie es ist, wenn Sie die Änderung jetzt nicht bestätigen.',
  'mail.confirm_limit.removal': 'vor einem Tag haben Sie angefragt, ein Limit zu entfernen. Es bleibt, wie es ist, wenn Sie die Änderung jetzt nicht bestätigen.',
  'mail.confirm_limit.button': 'Änderung ansehen',
};
