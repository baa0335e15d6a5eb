import type { MessageKey } from '#locales/index';
import type { AppContext } from '../../platform/context/app-context';
import { isConnectionLost } from '../../platform/loading/lost-connection';
import type { ModalName } from '../modal-host/modal';

/** The name of each dialog, which has its own address and therefore its own title (SEO-004). */
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

/** The inputs of titles: the brand and the language of a window or document. */
type Speaker = Pick<AppContext, 'site' | 'language'>;

/** The arguments that the router passes to a route's `head`. */
export interface HeadOf {
  match: { context: { app: Speaker } };
}

/** The head of a page: its name and the brand's as title, and a description where there is one (SEO-004). */
export function titleOf(name: MessageKey, description: MessageKey = 'shell.description') {
  return ({
    match: {
      context: { app },
    },
  }: HeadOf) => {
    const {
      site,
      language: { i18n },
    } = app;
    return titled(app, i18n._(name), i18n._(description, { brand: site.brand.name }));
  };
}

/** The head of the lobby, which has the brand's own title: the same as the document's (SEO-004). */
export function brandHead({ match: { context } }: HeadOf) {
  const {
    site: { brand },
    language: { i18n },
  } = context.app;
  return titledExactly(i18n._('shell.brand-title', { brand: brand.name }), i18n._('shell.description', { brand: brand.name }));
}

const titledExactly = (title: string, description: string) => ({ meta: [{ title }, { name: 'description', content: description }] });

/** The same for a page whose title is its content's; empty while that's unknown (SEO-004). */
export function titled(
  { site, language: { i18n } }: Speaker,
  name: string | undefined,
  description = i18n._('shell.description', { brand: site.brand.name }),
) {
  return { meta: name === undefined ? [] : [{ title: `${name} – ${site.brand.name}` }, { name: 'description', content: description }] };
}

/** The relevant parts of a route match: its head, and whether the address has no page. */
interface TitledMatch {
  meta?: readonly unknown[];
  status: string;
  /** Set by the router on the match under which the address has no page. */
  _notFound?: boolean | undefined;
  /** Why the page couldn't be loaded, with the status `error`. */
  error?: unknown;
}

/** The tab's title for a dialog: its name and the brand's. `named` is the current name of a dialog with varying content. */
export function titleOfModal({ site, language: { i18n } }: Speaker, modal: ModalName, named?: string | null): string {
  return `${named ?? i18n._(modalTitles[modal])} – ${site.brand.name}`;
}

/** The title for the current matches: the dialog's if one is open, otherwise the innermost match's title, otherwise the brand's. */
export function titleOfMatches(app: Speaker, matches: readonly TitledMatch[], modal?: ModalName, named?: string | null): string {
  if (modal) return titleOfModal(app, modal, named);
  const { i18n } = app.language;
  const brand = app.site.brand.name;
  if (matches.some((match) => match._notFound || match.status === 'notFound')) return `${i18n._('shell.not-found.title')} – ${brand}`;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed) return `${i18n._(isConnectionLost(failed.error) ? 'shell.offline-page.title' : 'shell.oops.title')} – ${brand}`;
  const heads = matches.flatMap((match) => match.meta ?? []);
  const innermost = heads.findLast((tag) => tag !== null && typeof tag === 'object' && 'title' in tag) as { title?: string } | undefined;
  return innermost?.title ?? i18n._('shell.brand-title', { brand });
}
