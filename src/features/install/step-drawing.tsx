import type { ReactNode } from 'react';
import type { Drawing } from './guides';
import styles from './install.module.css';

/** What is marked inside the device of each drawing. */
const marks: Record<Drawing, ReactNode> = {
  share: (
    <g className={styles.mark}>
      <rect x="42" y="96" width="36" height="30" rx="6" />
      <path d="M60 112V84m-9 9 9-9 9 9" />
    </g>
  ),
  menu: (
    <g className={styles.mark}>
      <circle cx="84" cy="30" r="3" />
      <circle cx="84" cy="40" r="3" />
      <circle cx="84" cy="50" r="3" />
      <rect x="34" y="60" width="56" height="12" rx="4" />
      <rect x="34" y="78" width="56" height="12" rx="4" />
    </g>
  ),
  add: (
    <g className={styles.mark}>
      <rect x="30" y="74" width="60" height="22" rx="8" />
      <path d="M78 80v10m-5-5h10M38 85h26" />
    </g>
  ),
  confirm: (
    <g className={styles.mark}>
      <rect x="66" y="24" width="26" height="14" rx="7" />
      <path d="m72 31 4 4 8-8" />
      <rect x="32" y="52" width="24" height="24" rx="6" />
      <path d="M64 58h24M64 70h16" />
    </g>
  ),
  leave: (
    <g className={styles.mark}>
      <rect x="36" y="62" width="34" height="34" rx="8" />
      <path d="M60 72 84 48m-16 0h16v16" />
    </g>
  ),
  dock: (
    <g className={styles.mark}>
      <rect x="30" y="116" width="60" height="16" rx="6" />
      <path d="M60 76v28m-8-8 8 8 8-8" />
    </g>
  ),
  icon: (
    <g className={styles.mark}>
      <rect x="44" y="62" width="32" height="32" rx="9" />
      <circle cx="60" cy="78" r="8" />
      <path d="M48 84c8 6 20 2 24-12" />
    </g>
  ),
};

/** A device with what to press marked on it; decoration, since the text beside it says the same. */
export function StepDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg viewBox="0 0 120 150" className={styles.drawing} aria-hidden="true">
      <rect x="22" y="8" width="76" height="134" rx="14" className={styles.device} />
      <path d="M50 16h20" className={styles.device} />
      {marks[drawing]}
    </svg>
  );
}
