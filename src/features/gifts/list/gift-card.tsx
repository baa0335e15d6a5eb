import { Link } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import type { Gift } from '#contract/fields/gift';
import type { ShownGift } from '#rules/gifts/configured';
import { finalStages } from '#rules/gifts/stages';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import { Badge, type Tone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { GiftMark } from './gift-mark';
import { GiftProgress } from './gift-progress';
import { QueueNote } from './queue-note';
import { GiftTerms, useWorth } from './gift-terms';
import styles from '../gifts.module.css';
import { useGiftAct } from './use-gift-act';

const CancelSheet = lazyPart(async () => (await import('./cancel-sheet')).default);

const tones: Record<Gift['stage'], Tone> = {
  issued: 'info',
  wait: 'neutral',
  handle_bets: 'special',
  activated: 'success',
  lost: 'neutral',
  canceled: 'neutral',
  expired: 'neutral',
  wager_done: 'success',
  finished: 'success',
};

/** Whether a title is, or begins or ends with, the gift's content: “20 free spins”, “€5 bonus”. */
const isNamedAfter = (title: string, worth: string) => `${title} `.startsWith(`${worth} `) || title.endsWith(` ${worth}`);

/** One gift: its content, its terms, its progress, its expiry, and its actions (GIFT-003). */
export function GiftCard({ gift, as: Name = 'h2', isLinked = true }: { gift: ShownGift; as?: 'h1' | 'h2'; isLinked?: boolean }) {
  const t = useText();
  const card = useRef<HTMLElement>(null);
  const worth = useWorth()(gift);
  return (
    <article ref={card} tabIndex={-1} className={styles.card} data-tier={gift.tier ?? 'none'} data-stage={gift.stage}>
      <header className={styles.head}>
        {gift.image ? <img src={gift.image} alt="" className={styles.mark} /> : <GiftMark gift={gift} className={styles.mark} />}
        <div className={styles.names}>
          <Name className={styles.name}>
            {isLinked ? (
              <Link to="/bonus/$id" params={{ id: gift.id }} className={styles.link} aria-label={t('gifts.details', { title: gift.title })}>
                {gift.title}
              </Link>
            ) : (
              gift.title
            )}
          </Name>
          {/* A prize may be named after its content. */}
          {!isNamedAfter(gift.title, worth) && <p className={styles.worth}>{worth}</p>}
        </div>
      </header>
      <p className={styles.badges}>
        <Badge tone={tones[gift.stage]}>{t(`gifts.stage.${gift.stage}`)}</Badge>
        {gift.tier && <span className={styles.tier}>{t(`gifts.tier.${gift.tier}`)}</span>}
      </p>
      {gift.text && <p className={styles.time}>{gift.text}</p>}
      <GiftTerms gift={gift} />
      {gift.stage === 'wait' && <QueueNote gift={gift} />}
      <GiftProgress gift={gift} />
      {!finalStages.includes(gift.stage) && <GiftActions gift={gift} card={card} />}
    </article>
  );
}

function GiftActions({ gift, card }: { gift: Gift; card: RefObject<HTMLElement | null> }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const playBreak = useBreak();
  const { activate, cancel, isActing } = useGiftAct(gift, card);
  const { title, game } = gift;
  return (
    <div className={styles.actions}>
      {gift.activatable && !playBreak && (
        <Button isBusy={isActing} onClick={activate} aria-label={t('gifts.activate-named', { title })}>
          {t('gifts.activate')}
        </Button>
      )}
      {gift.stage === 'activated' && game && !playBreak && (
        <Button
          variant="primary"
          render={
            <Link
              to="/play/$producer/$name"
              params={{ producer: game.provider, name: game.seo_title }}
              search={{ mode: 'real' }}
              preload={false}
            />
          }
          aria-label={t('gifts.play-named', { game: game.title })}
        >
          {t('gifts.play')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)} aria-label={t('gifts.cancel-named', { title })}>
        {t('gifts.cancel')}
      </Button>
      {isAsking && <CancelSheet title={title} onCancel={cancel} onClosed={() => setAsking(false)} />}
    </div>
  );
}
