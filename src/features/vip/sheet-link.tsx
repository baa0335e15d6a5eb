import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button';
import type { VipSheetName } from './sheets/sheet-names';

interface SheetLinkProps {
  sheet: VipSheetName;
  /** Which reward or level, if the sheet is about one. */
  about?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to one of the club's sheets, over the current page (OVER-001). */
export function SheetLink({ sheet, about, className = buttonClass({ variant: 'quiet', size: 'small' }), children }: SheetLinkProps) {
  const asked = { sheet, ...(about !== undefined && { about }) };
  return (
    <Link to="." search={(search) => ({ ...search, modal: 'vip', asked })} className={className} resetScroll={false}>
      {children}
    </Link>
  );
}
