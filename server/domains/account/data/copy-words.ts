import type { Locale } from '#contract/fields/locale';
import { vipStatuses } from '#contract/fields/vip';
import type { MessageKey } from '#locales/index';
import { groups, lifetimeLevelGroups } from '#rules/account/groups';
import { catalogueOf, textOf } from '#server/texts';

/** The message keys of internal words, by table and column: `{}` is the word. */
const messages: Record<string, string> = {
  'audit_log.kind': 'account.events.{}',
  'audit_log.way': 'data.way.{}',
  'audit_log.type': 'limits.type.{}',
  'audit_log.period': 'limits.period.{}',
  'audit_log.reason': 'account.closing.reason.{}',
  'account_closures.reason': 'account.closing.reason.{}',
  'contact_messages.topic': 'support.topic.{}',
  'documents.kind': 'account.verification.kind.{}',
  'documents.state': 'account.verification.state.{}',
  'documents.reason': 'account.verification.reason.{}',
  'gifts.kind': 'gifts.kind.{}',
  'gifts.stage': 'gifts.stage.{}',
  'payments.action': 'data.action.{}',
  'payments.state': 'cashbox.state-{}',
  'user_limits.type': 'limits.type.{}',
  'user_limits.period': 'limits.period.{}',
  'wealth_questionnaires.source': 'account.wealth.source.{}',
};

/** An internal name in readable form: `bet_totals` is “Bet totals”. */
export function spelled(name: string): string {
  return name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** A message of the catalogue, or null if it has no such key. */
const textIfKnown = (locale: Locale, key: string): string | null => (key in catalogueOf('en') ? textOf(locale, key as MessageKey) : null);

/** An internal word in a table's column: translated if the catalogue has it, else in readable form. */
export function wordText(table: string, column: string, word: string, locale: Locale): string {
  const isEvent = table === 'audit_log' && column === 'kind';
  const key = messages[`${table}.${column}`]?.replace('{}', word);
  return (key ? textIfKnown(locale, key) : null) ?? (isEvent ? textIfKnown(locale, `data.event.${word}`) : null) ?? spelled(word);
}

/** The name of a column, or of a value inside one. */
export function columnName(name: string, locale: Locale): string {
  return textIfKnown(locale, `data.column.${name}`) ?? textIfKnown(locale, `data.column.${name.replace(/_cents$/, '')}`) ?? spelled(name);
}

const groupKeys: Readonly<Record<number, MessageKey>> = {
  [groups.tester]: 'data.group.tester',
  [groups.multiAccount]: 'data.group.multi_account',
  [groups.evenId]: 'data.group.variant_a',
  [groups.oddId]: 'data.group.variant_b',
  [groups.supportChat]: 'data.group.support',
  [groups.lithuanianIban]: 'data.group.lithuanian_iban',
  [groups.nativeApp]: 'data.group.app',
  [groups.welcomePack]: 'data.group.welcome',
};

/** A group of players by its name; one without a name by its number. */
export function groupName(id: number, locale: Locale): string {
  const key = groupKeys[id];
  if (key) return textOf(locale, key);
  const status = vipStatuses.find((one) => one.id === id);
  if (status) return textOf(locale, `vip.level.${status.key}`);
  const level = (lifetimeLevelGroups as readonly number[]).indexOf(id) + 1;
  return level > 0 ? textOf(locale, 'data.group.lifetime', { level }) : textOf(locale, 'data.group.other', { id: String(id) });
}
