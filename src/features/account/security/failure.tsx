import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Message } from '../../../ui/message';

/** The error message of a failed change; renders nothing without a failure, or if the player dismissed the password dialog. */
export function Failure({ error }: { error: unknown }) {
  const t = useText();
  if (!(error instanceof CallFailed) || error.code === 'reauthentication_required') return null;
  return <Message tone="danger">{failureText(t, error)}</Message>;
}
