import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { keepLimits, limitsQuery } from './limits';
import { SaferSection } from './safer-section';

/** A player's section on safer play: twice a year it asks to look at the limits again. */
export function LimitsReview() {
  const t = useText();
  const queryClient = useQueryClient();
  const { data } = useQuery(limitsQuery());
  const keeping = useMutation({ mutationFn: () => keepLimits(queryClient) });
  const isDue = data?.is_review_due === true;
  if (!isDue) return <SaferSection title={t('limits.safer.title')} text={t('limits.safer.text')} />;
  return (
    <SaferSection title={t('limits.review.title')} text={t(data.data.length > 0 ? 'limits.review.text' : 'limits.review.none')}>
      <Button size="small" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
        {t('limits.review.keep')}
      </Button>
    </SaferSection>
  );
}
