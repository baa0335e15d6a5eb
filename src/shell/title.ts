import type { MessageKey } from '#locales/index';
import { i18n } from '../platform/i18n';
import { currentBrand } from '../platform/brand';
import type { ModalName } from './modal';

/** What each dialog is called; its address is a page's, and so has a title of its own (SEO-004). */
const modalTitles: Record<ModalName, MessageKey> = {
  'sign-in': 'account.sign-in.title',
  'sign-up': 'account.sign-up.title',
  remind: 'account.remind.title',
  'new-password': 'account.new-password.title',
  'email-verify': 'account.verify.title',
  confirmation: 'account.confirmation.title',
  cashbox: 'cashbox.title',
  deposit: 'shell.deposit',
  'deposit-fast': 'shell.deposit',
  withdraw: 'shell.withdraw',
  search: 'shell.search',
  menu: 'shell.menu',
  install: 'shell.install',
  support: 'shell.chat',
  vip: 'vip.info.title',
  'personal-info': 'account.info.title',
  limits: 'limits.title',
};

/** The head of a page: its name and the brand's as title, and a description where there is one (SEO-004). */
export function titleOf(name: MessageKey, description: MessageKey = 'shell.description') {
  return titled(i18n._(name), i18n._(description, { brand: currentBrand().name }));
}

/** The same of a page that is called what its content is; while that is not known it says nothing (SEO-004). */
export function titled(name: string | undefined, description = i18n._('shell.description', { brand: currentBrand().name })) {
  return { meta: name === undefined ? [] : [{ title: `${name} – ${currentBrand().name}` }, { name: 'description', content: description }] };
}

/** What is told of a page's matches here: their heads, and whether the address has no page. */
interface TitledMatch {
  meta?: readonly unknown[];
  status: string;
  /** Set by the router on the match under which nothing lies at the address. */
  _notFound?: boolean | undefined;
}

/** The name of a dialog and the brand's, as title of the tab; `named` is what a dialog that shows several things is called now. */
export function titleOfModal(modal: ModalName, named?: string | null): string {
  return `${named ?? i18n._(modalTitles[modal])} – ${currentBrand().name}`;
}

/** The title of what the matches show: the dialog's above all, then the innermost that says one, else the brand's own. */
export function titleOfMatches(matches: readonly TitledMatch[], modal?: ModalName, named?: string | null): string {
  if (modal) return titleOfModal(modal, named);
  const brand = currentBrand().name;
  if (matches.some((match) => match._notFound || match.status === 'notFound')) return `${i18n._('shell.not-found.title')} – ${brand}`;
  const heads = matches.flatMap((match) => match.meta ?? []);
  const innermost = heads.findLast((tag) => tag !== null && typeof tag === 'object' && 'title' in tag) as { title?: string } | undefined;
  return innermost?.title ?? i18n._('shell.brand-title', { brand });
}
