import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ModalName } from './modal';

export interface ModalProps {
  asked: Record<string, string>;
  onClose: () => void;
}

/** Each dialog loads when it first opens; no page pays for it before. */
const modals: Record<ModalName, ComponentType<ModalProps>> = {
  'sign-in': lazy(() => import('./modals/sign-in-modal')),
  'sign-up': lazy(() => import('./modals/sign-up-modal')),
  remind: lazy(() => import('./modals/remind-modal')),
  'new-password': lazy(() => import('./modals/new-password-modal')),
  'email-verify': lazy(() => import('./modals/email-verify-modal')),
  cashbox: lazy(() => import('./modals/cashbox-modal')),
  deposit: lazy(() => import('./modals/deposit-modal')),
  'deposit-fast': lazy(() => import('./modals/deposit-fast-modal')),
  withdraw: lazy(() => import('./modals/withdraw-modal')),
  search: lazy(() => import('./modals/search-modal')),
  menu: lazy(() => import('./modals/menu-modal')),
  install: lazy(() => import('./modals/install-modal')),
  support: lazy(() => import('./modals/support-modal')),
  vip: lazy(() => import('./modals/vip-modal')),
};

/** The one place where a dialog lies over the page (OVER-001). */
export function ModalHost() {
  const { modal, asked } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  if (!modal) return null;
  const Modal = modals[modal];
  const close = () => {
    void navigate({ to: '.', search: ({ modal: _modal, asked: _asked, ...rest }: Record<string, unknown>) => rest as never, replace: true, resetScroll: false });
  };
  return (
    <Suspense fallback={null}>
      <Modal asked={asked ?? {}} onClose={close} />
    </Suspense>
  );
}
