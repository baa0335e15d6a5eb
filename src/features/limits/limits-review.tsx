import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { keepLimits, limitsQuery } from './limits';
import { SaferSection } from './safer-section';

/** A player's section on safer play, which twice a year asks whether the limits still fit. */
export function LimitsReview() {
  const t = useText();
  const queryClient = useQueryClient();
  const { data } = useQuery(limitsQuery());
  const keeping = useMutation({
    mutationFn: () => keepLimits(queryClient),
    onError: (error) => error instanceof CallFailed && toast({ tone: 'danger', title: failureText(t, error) }),
  });
  const isDue = data?.is_review_due === true;
  if (!isDue) return <SaferSection title={t('limits.safer.title')} text={t('limits.safer.text')} />;
  const hasLimits = data.data.length > 0;
  return (
    <SaferSection
      title={t(hasLimits ? 'limits.review.title' : 'limits.review.none-title')}
      text={t(hasLimits ? 'limits.review.text' : 'limits.review.none')}
    >
      <Button size="small" variant="quiet" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
        {t(hasLimits ? 'limits.review.keep' : 'limits.review.keep-none')}
      </Button>
    </SaferSection>
  );
}
