import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part';
import { useSession } from '../../platform/session';
import { isPlayersModal, type ModalName, textsOf } from './modal';
import type { ModalProps } from './modal-props';
import { ProgressLine } from '../status/progress-line';

const dialog = (load: () => Promise<{ default: ComponentType<ModalProps> }>) => lazyPart(async () => (await load()).default);

/** Each dialog loads when it's first opened; no page pays for it before. */
const modals: Record<ModalName, ReturnType<typeof dialog>> = {
  'sign-in': dialog(() => import('../modals/sign-in-modal')),
  'sign-up': dialog(() => import('../modals/sign-up-modal')),
  remind: dialog(() => import('../modals/remind-modal')),
  'new-password': dialog(() => import('../modals/new-password-modal')),
  'email-verify': dialog(() => import('../modals/email-verify-modal')),
  confirmation: dialog(() => import('../modals/confirmation-modal')),
  cashbox: dialog(() => import('../modals/cashbox-modal')),
  deposit: dialog(() => import('../modals/deposit-modal')),
  'deposit-fast': dialog(() => import('../modals/deposit-fast-modal')),
  withdraw: dialog(() => import('../modals/withdraw-modal')),
  search: dialog(() => import('../modals/search-modal')),
  menu: dialog(() => import('../modals/menu-modal')),
  install: dialog(() => import('../modals/install-modal')),
  support: dialog(() => import('../modals/support-modal')),
  vip: dialog(() => import('../modals/vip-modal')),
  'personal-info': dialog(() => import('../modals/personal-info-modal')),
  limits: dialog(() => import('../modals/limits-modal')),
};

/** Loads the code of a dialog that is about to open. */
export function prepareDialog(name: ModalName): void {
  void modals[name].prepare();
}

/**
 * The one place where dialogs are rendered over the page (OVER-001). A player's dialog whose session ends gives way to the sign-in, which
 * leads back to it.
 */
export function ModalHost() {
  const { modal, asked } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  const router = useRouter();
  const { status } = useSession();
  const isOver = status === 'guest' && isPlayersModal(modal);
  useEffect(() => {
    // A navigation that has begun, such as to the sign-in page that says why the session ended, goes on.
    const isHere = (router.latestLocation.search as { modal?: string }).modal === modal;
    if (isOver && isHere) void navigate({ to: '/sign-in', search: { redirect: `/${modal}` }, replace: true });
  }, [isOver, modal, navigate, router]);
  if (!modal || isOver) return null;
  const Modal = modals[modal];
  const close = () => {
    void navigate({ to: '.', search: ({ modal: _modal, asked: _asked, ...rest }) => rest, replace: true, resetScroll: false });
  };
  return <Modal asked={textsOf(asked)} onClose={close} placeholder={<ProgressLine />} />;
}
