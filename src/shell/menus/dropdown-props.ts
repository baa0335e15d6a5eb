import type { RefObject } from 'react';

/** What a panel gets from its button. */
export interface DropdownProps {
  id: string;
  buttonId: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Where the panel is rendered: beside its button, so that Tab goes from one to the other. */
  container: RefObject<HTMLDivElement | null>;
  side: 'start' | 'end';
  isOpen: boolean;
  onClose: () => void;
}
