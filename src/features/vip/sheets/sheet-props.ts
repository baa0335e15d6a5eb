/** What each of the club's sheets gets. */
export interface SheetProps {
  about: string;
  onClose: () => void;
}
