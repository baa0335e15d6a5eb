import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from './queries';
import { StatusView } from './status-view';
import { useMethods } from './use-methods';
import { useTakeProgress } from './use-take-progress';

interface OnePaymentProps {
  id: string;
  /** A deposit that failed is tried anew. */
  onAgain: () => void;
  onClose: () => void;
}

/** One payment of the history, with its way so far and what can be done about it. */
export function OnePayment({ id, onAgain, onClose }: OnePaymentProps) {
  const { data: accounts } = useQuery(accountsQuery());
  const currency = accounts?.data.find((account) => account.active)?.currency ?? null;
  const isSandbox = useMethods(currency, 'deposit').data?.script.isSandbox() ?? false;
  const takeProgress = useTakeProgress();
  return <StatusView id={id} isSandbox={isSandbox} onProgress={takeProgress} onAgain={onAgain} onClose={onClose} />;
}
