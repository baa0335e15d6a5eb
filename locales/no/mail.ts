import type { mail as source } from '../en/mail';
import type { Texts } from '../texts';

/** What players read in mails in Norwegian. */
export const mail: Texts<typeof source> = {
  'mail.greeting': 'Hei, {name}',
  'mail.greeting_nameless': 'Hei',
  'mail.code': 'Koden din: {code}',
  'mail.link': 'Eller åpne denne lenken:',
  'mail.link_only': 'Åpne denne lenken:',
  'mail.valid': 'Koden og lenken virker i {hours, plural, one {# time} other {# timer}} og bare én gang.',
  'mail.unasked': 'Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten. Ingen fra {brand} vil noen gang spørre deg om koden.',
  'mail.closing': 'Hilsen oss i {brand}',
  'mail.footer': '{brand} er bare for voksne. Pengespill er ikke en måte å tjene penger på. Hjelp og grenser: {link}',
  'mail.confirm_email.subject': '{code} er koden din for {brand}',
  'mail.confirm_email.text': 'Bekreft at denne adressen er din, slik at vi kan nå deg om kontoen din.',
  'mail.confirm_email.button': 'Bekreft e-posten min',
  'mail.new_password.subject': '{code} er koden din for et nytt passord hos {brand}',
  'mail.new_password.text': 'Noen, mest sannsynlig du selv, har bedt om et nytt passord. Når det settes, logges alle enheter ut.',
  'mail.new_password.button': 'Velg nytt passord',
  'mail.confirm_limit.subject': 'Grensen din hos {brand}: Vil du fortsatt endre den?',
  'mail.confirm_limit.raise': 'For ett døgn siden ba du om å heve en grense. Den blir som den er, med mindre du bekrefter endringen nå.',
  'mail.confirm_limit.removal': 'For ett døgn siden ba du om å fjerne en grense. Den blir som den er, med mindre du bekrefter endringen nå.',
  'mail.confirm_limit.button': 'Se endringen',
};
