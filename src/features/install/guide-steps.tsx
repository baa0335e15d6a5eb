import type { CSSProperties, RefCallback } from 'react';
import type { InstallGuide } from '#rules/install/platform';
import { useText } from '../../platform/i18n';
import { guides } from './guides';
import styles from './install.module.css';
import { StepDrawing } from './step-drawing';

/** A browser's illustrated steps, animated one after the other (PWA-003). */
export function GuideSteps({ guide, list }: { guide: InstallGuide; list?: RefCallback<HTMLOListElement> }) {
  const t = useText();
  return (
    <ol {...(list && { ref: list })} className={styles.steps}>
      {guides[guide].map(({ drawing, text }, at) => (
        <li key={text} className={styles.step} style={{ '--step': at } as CSSProperties}>
          <StepDrawing guide={guide} drawing={drawing} />
          <p>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            {t(text)}
          </p>
        </li>
      ))}
    </ol>
  );
}
