import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { session } from '../../platform/session';

/** Dialogs with their own address (OVER-001). */
export const modalNames = [
  'sign-in',
  'sign-up',
  'remind',
  'new-password',
  'email-verify',
  'confirmation',
  'cashbox',
  'deposit',
  'deposit-fast',
  'withdraw',
  'search',
  'menu',
  'install',
  'support',
  'vip',
  'personal-info',
  'limits',
] as const;
export type ModalName = (typeof modalNames)[number];

/** Whether a dialog has this name. */
export const isModalName = (name: string): name is ModalName => (modalNames as readonly string[]).includes(name);

const cashboxNames = ['cashbox', 'deposit', 'deposit-fast', 'withdraw'] as const;
const cashboxModals: ReadonlySet<ModalName | undefined> = new Set<ModalName>(cashboxNames);

/** Whether a dialog belongs to the cashbox, over which no other prompt opens. */
export const isCashboxModal = (modal: ModalName | undefined): boolean => cashboxModals.has(modal);

/** Dialogs of players only; the address of each is its name. */
const playersModals: ReadonlySet<ModalName | undefined> = new Set<ModalName>([...cashboxNames, 'email-verify', 'limits', 'personal-info']);

/** Whether guests have no use for a dialog. */
export const isPlayersModal = (modal: ModalName | undefined): boolean => playersModals.has(modal);

/** A dialog's parameters in the address. */
export type Asked = Record<string, string | number | boolean>;

const isPlain = (value: unknown): value is Asked[string] => ['string', 'number', 'boolean'].includes(typeof value);

/** Checked by hand: Valibot's records and unions would be part of the first load for this alone. */
const askedSchema = v.custom<Asked>((value) => value instanceof Object && !Array.isArray(value) && Object.values(value).every(isPlain));

/** The search of every page: the open dialog, and its parameters. */
export const modalSearchSchema = v.object({
  modal: v.optional(v.fallback(v.optional(v.picklist(modalNames)), undefined)),
  asked: v.optional(v.fallback(v.optional(askedSchema), undefined)),
});

/** The sign-in's parameter: the return address. */
export const signInSearchSchema = v.object({ redirect: v.optional(v.fallback(v.optional(v.string()), undefined)) });

const flag = v.optional(v.fallback(v.optional(v.literal(true)), undefined));

const cashboxSchema = v.object({
  amountProp: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))), undefined)),
  autoApplyPromocode: flag,
  fromDashboard: flag,
  payment: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** The cashbox's parameters (ROUTE-010); other values are passed through. An invalid value counts as none and leaves the address. */
export const cashboxSearch = (search: Record<string, unknown>) => ({ ...search, ...v.parse(cashboxSchema, search) });

interface Page {
  pathname: string;
  search: Record<string, unknown>;
}

let underneath: Page = { pathname: '/', search: {} };

/** Records the current page, so that a dialog's route can open over it. */
export function notePage(page: Page): void {
  const { modal: _modal, asked: _asked, ...search } = page.search;
  underneath = { pathname: page.pathname, search };
}

const main: Page = { pathname: '/', search: {} };

/** The page that a dialog opens over. Never a guests' page for a player, and never a sign-up (ROUTE-009). */
function pageUnderneath(): Page {
  const { pathname } = underneath;
  const isSignUp = pathname === '/sign-up' || pathname === '/registration';
  return isSignUp || (pathname === '/login' && session.status === 'player') ? main : underneath;
}

/**
 * Opens a dialog over the current page while the address bar shows the dialog's own address and query, which a reload opens
 * again; without a page underneath, main shows (ROUTE-008, ROUTE-009, ROUTE-010, ROUTE-051). Thrown by the dialog's route
 * before it loads. `more` is for the dialog only: the address implies it by its path.
 */
export function openModal(modal: ModalName, path: string, search: object = {}, more: Asked = {}): never {
  const page = pageUnderneath();
  const inBar = plainOf(search);
  const asked = { ...inBar, ...more };
  throw redirect({
    to: page.pathname,
    // Only the page's address is known, so the router can't know the type of its search.
    search: { ...page.search, modal, ...(Object.keys(asked).length > 0 && { asked }) } as never,
    mask: { to: path, search: inBar as never, unmaskOnReload: true },
    replace: false,
  });
}

/** The plain values of a search, without the shell's own. */
function plainOf(search: object): Asked {
  const { modal: _modal, asked: _asked, ...rest } = search as Record<string, unknown>;
  return Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, Asked[string]] => isPlain(entry[1])));
}

/** A dialog's parameters, as texts: the dialog's own code validates them. */
export function textsOf(asked: Asked = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
}
