import { Link } from '@tanstack/react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { promoCodeSchema } from '#contract/fields/gift';
import { useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { TextField } from '../../../ui/text-field';
import { type CodeResult, redeemCode, renewGifts } from '../gift-calls';
import styles from '../gifts.module.css';

/** The form to redeem a code (GIFT-004). A stored code from a link is redeemed once, automatically. */
export function CodeForm({ storedCode = null }: { storedCode?: string | null }) {
  const t = useText();
  const queryClient = useQueryClient();
  const isOnBreak = useBreak() !== null;
  const [text, setText] = useState(storedCode ?? '');
  const [problem, setProblem] = useState<'fields.required' | 'gifts.code.status.not_found' | null>(null);
  const { mutate, reset, isPending, data } = useMutation({
    mutationFn: redeemCode,
    onSuccess: async (response) => {
      if (response && 'status' in response && response.status === 'applied') setText('');
      await renewGifts(queryClient);
    },
  });
  useEffect(() => {
    if (storedCode && !isOnBreak) mutate(storedCode);
  }, [storedCode, isOnBreak, mutate]);
  if (isOnBreak) return <Message title={t('limits.break.no-offers')}>{t('limits.break.no-offers.text')}</Message>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = v.safeParse(promoCodeSchema, text);
    setProblem(code.success ? null : text.trim() === '' ? 'fields.required' : 'gifts.code.status.not_found');
    if (!code.success) reset();
    else if (!isPending) mutate(code.output);
  };
  return (
    <form className={styles.code} onSubmit={submit} noValidate aria-label={t('gifts.code.title')}>
      <TextField
        label={t('gifts.code.label')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={problem ? t(problem) : undefined}
      />
      <Button type="submit" isBusy={isPending}>
        {t('gifts.code.use')}
      </Button>
      {data !== undefined && !isPending && <Outcome result={data} />}
    </form>
  );
}

/** Both kinds of results: a coupon's status, or the link to the sportsbook with its coupon. */
function Outcome({ result }: { result: CodeResult | null }) {
  const t = useText();
  if (!result) return <Message tone="danger">{t('gifts.not-done')}</Message>;
  if ('betting' in result) {
    const { title, code } = result.betting;
    return (
      <Message
        tone="success"
        title={t('gifts.code.betting', { title })}
        action={
          <Button size="small" render={<Link to="/$slug" params={{ slug: 'sport' }} search={{ coupon: code } as never} />}>
            {t('gifts.code.betting.open')}
          </Button>
        }
      />
    );
  }
  return <Message tone={result.status === 'applied' ? 'success' : 'warning'}>{t(`gifts.code.status.${result.status}`)}</Message>;
}
