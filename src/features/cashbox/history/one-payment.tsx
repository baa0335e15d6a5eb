import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '../queries';
import { StatusView } from '../status/status-view';
import { useMethods } from '../methods/use-methods';
import { useTakeProgress } from '../status/use-take-progress';

interface OnePaymentProps {
  id: string;
  /** Retries a failed deposit. */
  onAgain: () => void;
  onClose: () => void;
}

/** One payment of the history, with its timeline and its actions. */
export function OnePayment({ id, onAgain, onClose }: OnePaymentProps) {
  const { data: accounts } = useQuery(accountsQuery());
  const currency = accounts?.data.find((account) => account.active)?.currency ?? null;
  const isSandbox = useMethods(currency, 'deposit').data?.script.isSandbox() ?? false;
  const takeProgress = useTakeProgress();
  return <StatusView id={id} isSandbox={isSandbox} onProgress={takeProgress} onAgain={onAgain} onClose={onClose} />;
}
