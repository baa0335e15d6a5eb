/** What every dialog gets from its host. */
export interface ModalProps {
  asked: Record<string, string>;
  onClose: () => void;
}
