import type { Gift } from '#contract/fields/gift';
import { deadlineOf } from '#rules/gifts/stages';
import { useFormat, useText } from '../../../platform/i18n';
import { useNow } from '../../../platform/presence/use-now';
import { Countdown } from '../../../ui/countdown';
import { Meter } from '../../../ui/meter';
import styles from '../gifts.module.css';

/** The progress of a gift: the wagered or played part. */
export function GiftProgress({ gift }: { gift: Gift }) {
  const t = useText();
  const { money } = useFormat();
  const { stage, currency, amount_wager_cents: done, amount_wager_requirement_cents: required } = gift;
  const spins = { done: gift.freespins_performed, total: gift.freespins_total };
  return (
    <>
      {(stage === 'handle_bets' || stage === 'wager_done') && required > 0 && (
        <Meter
          label={t('gifts.wagered')}
          value={done}
          max={required}
          valueText={t('gifts.money-of', { amount: money(done, currency), total: money(required, currency) })}
          tone="special"
        />
      )}
      {stage === 'activated' && (
        <Meter label={t('gifts.spins-played')} value={spins.done} max={spins.total} valueText={t('gifts.count-of', spins)} />
      )}
      {spins.total > 0 && gift.amount_cents > 0 && (
        <p className={styles.won}>{t(wonWords(stage), { amount: money(gift.amount_cents, currency) })}</p>
      )}
      <GiftTime gift={gift} />
    </>
  );
}

/** How a stage words what free spins have won. */
function wonWords(stage: Gift['stage']) {
  if (stage === 'activated') return 'gifts.won';
  return stage === 'wait' ? 'gifts.won-waiting' : 'gifts.won-all';
}

/** When a gift expires; when it ended. */
function GiftTime({ gift }: { gift: Gift }) {
  const t = useText();
  const { date } = useFormat();
  const now = useNow();
  const end = deadlineOf(gift);
  if (gift.ended_at !== null) return <p className={styles.time}>{t('gifts.ended-on', { date: date(Date.parse(gift.ended_at)) })}</p>;
  if (end === null) return null;
  return (
    <p className={styles.time}>
      {t(gift.stage === 'issued' ? 'gifts.until.take' : 'gifts.until.valid')}{' '}
      <Countdown end={end} now={now} daysText={(days) => t('gifts.days', { days })} doneText={t('gifts.time-over')} />
    </p>
  );
}
