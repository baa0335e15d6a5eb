import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Message } from '../../../ui/message';

/** What a person reads about a change that failed; nothing where none did, or where the password was not entered. */
export function Failure({ error }: { error: unknown }) {
  const t = useText();
  if (!(error instanceof CallFailed) || error.code === 'reauthentication_required') return null;
  return <Message tone="danger">{failureText(t, error)}</Message>;
}
