import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';

/** Copies a text, and confirms it in the button's label. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button variant="quiet" icon={<Copy aria-hidden="true" size={18} />} onClick={copy}>
      <span aria-live="polite">{isCopied ? t('account.two-factor.copied') : label}</span>
    </Button>
  );
}
