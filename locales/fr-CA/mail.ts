import type { mail as source } from '../en/mail';
import type { Texts } from '../texts';

/** What players read in mails in Canadian French. */
export const mail: Texts<typeof source> = {
  'mail.greeting': 'Bonjour {name},',
  'mail.greeting_nameless': 'Bonjour,',
  'mail.code': 'Votre code : {code}',
  'mail.link': 'Ou ouvrez ce lien :',
  'mail.link_only': 'Ouvrez ce lien :',
  'mail.valid': 'Le code et le lien sont valables pendant {hours, plural, one {# heure} many {# d’heures} other {# heures}}, et une seule fois.',
  'mail.unasked': 'Si vous n’avez rien demandé, vous pouvez ignorer ce courriel. Personne chez {brand} ne vous demandera jamais ce code.',
  'mail.closing': 'L’équipe {brand}',
  'mail.footer': '{brand} s’adresse uniquement aux adultes. Le jeu n’est pas un moyen de gagner de l’argent. Aide et limites : {link}',
  'mail.confirm_email.subject': '{code} est votre code {brand}',
  'mail.confirm_email.text': 'Confirmez que cette adresse est la vôtre, pour que nous puissions vous joindre au sujet de votre compte.',
  'mail.confirm_email.button': 'Confirmer mon courriel',
  'mail.new_password.subject': '{code} est votre code pour un nouveau mot de passe {brand}',
  'mail.new_password.text': 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Le changer déconnecte tous les appareils.',
  'mail.new_password.button': 'Choisir un mot de passe',
  'mail.confirm_limit.subject': 'Votre limite chez {brand} : voulez-vous toujours la modifier?',
  'mail.confirm_limit.raise': 'Il y a une journée, vous avez demandé d’augmenter une limite. Elle reste telle quelle, sauf si vous confirmez maintenant.',
  'mail.confirm_limit.removal': 'Il y a une journée, vous avez demandé de supprimer une limite. Elle reste telle quelle, sauf si vous confirmez maintenant.',
  'mail.confirm_limit.button': 'Voir le changement',
};
