import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';

/** Dialogs with an address of their own (OVER-001). */
export const modalNames = [
  'sign-in', 'sign-up', 'remind', 'new-password', 'email-verify', 'cashbox', 'deposit', 'deposit-fast', 'withdraw', 'search', 'menu', 'install', 'support', 'vip',
] as const;
export type ModalName = (typeof modalNames)[number];

/** Whether a dialog has this name. */
export const isModalName = (name: string): name is ModalName => (modalNames as readonly string[]).includes(name);

/** Search of every page: which dialog lies over it, and what that dialog was asked. */
export const modalSearchSchema = v.object({
  modal: v.optional(v.fallback(v.optional(v.picklist(modalNames)), undefined)),
  asked: v.optional(v.fallback(v.optional(v.record(v.string(), v.string())), undefined)),
});

/** What a door may be asked: where the player was going. */
export const doorSearchSchema = v.object({ redirect: v.optional(v.fallback(v.optional(v.string()), undefined)) });

const flag = v.optional(v.fallback(v.boolean(), false));

/** What the cashbox may be asked (ROUTE-010); other values are handed through. A bad amount is no amount. */
export const cashboxSearchSchema = v.looseObject({
  amountProp: v.optional(v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 0)),
  autoApplyPromocode: flag,
  fromDashboard: flag,
  payment: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

interface Page {
  pathname: string;
  search: Record<string, unknown>;
}

let underneath: Page = { pathname: '/', search: {} };

/** Notes the page that shows, so that a dialog's route can open over it. */
export function notePage(page: Page): void {
  const { modal: _modal, asked: _asked, ...search } = page.search;
  underneath = { pathname: page.pathname, search };
}

/**
 * Opens a dialog over the current page while the bar shows the dialog's own address; with no page underneath, main
 * is shown (ROUTE-008, ROUTE-009, ROUTE-051). Thrown by the dialog's route before it loads.
 */
export function openModal(modal: ModalName, path: string, asked: Record<string, string> = {}): never {
  const page = underneath.pathname === '/sign-up' || underneath.pathname === '/registration' ? { pathname: '/', search: {} } : underneath;
  throw redirect({
    to: page.pathname,
    search: { ...page.search, modal, ...(Object.keys(asked).length > 0 && { asked }) } as never,
    mask: { to: path, search: asked as never, unmaskOnReload: true },
    replace: false,
  });
}

/** What an address asks of its dialog: its plain texts; the dialog's own schema judges them. */
export function textsOf(search: Record<string, unknown>): Record<string, string> {
  const { modal: _modal, asked: _asked, ...rest } = search;
  const plain = Object.entries(rest).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(plain.map(([name, value]) => [name, String(value)]));
}
