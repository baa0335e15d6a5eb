import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { Banner } from '#contract/fields/config/banners';
import { bannerWay } from '#rules/content/banners';
import { useIsDataSaving } from '../../../platform/data-saver/data-saver';
import { Button } from '../../../ui/button';
import { BannerTimer } from './banner-timer';
import styles from './promo-banner.module.css';

/** An operators' banner (BANN-001): text on a gradient of four colours, pictures behind it, a timer, two buttons. */
export function PromoBanner({ banner }: { banner: Banner }) {
  const { id, title, description, labels, gradient, image, overlayImage, timer, button, secondButton } = banner;
  const isDataSaving = useIsDataSaving();
  const way = button && bannerWay(button);
  const colours = { '--from': gradient[0], '--by': gradient[1], '--over': gradient[2], '--to': gradient[3] } as CSSProperties;
  return (
    <section className={styles.promo} style={colours} aria-labelledby={`banner-${id}`}>
      {overlayImage !== null && !isDataSaving && <img className={styles.overlay} src={overlayImage} alt="" loading="lazy" />}
      {image !== null && <img className={styles.image} src={image} alt="" loading="lazy" />}
      <div className={styles.words}>
        {labels.length > 0 && <p className={styles.labels}>{labels.join(' · ')}</p>}
        <h2 id={`banner-${id}`} className={styles.title}>
          {title.text}
        </h2>
        <p className={styles.text}>{description.text}</p>
        {timer && <BannerTimer timer={timer} />}
        <div className={styles.ways}>
          {button && way !== null && (
            <Button size="small" variant="secondary" render={<Link to={way} />}>
              {button.name}
            </Button>
          )}
          {secondButton && (
            <Button size="small" variant="quiet" render={<Link to={`/${secondButton.popup}`} />}>
              {secondButton.name}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
