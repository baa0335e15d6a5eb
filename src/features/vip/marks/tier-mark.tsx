import type { ReactNode } from 'react';
import type { VipStatusKey } from '#contract/fields/vip';
import styles from './tier-mark.module.css';

const disc = <circle cx="32" cy="32" r="11" fill="currentColor" />;
const orbit = (turn: number) => <ellipse cx="32" cy="32" rx="26" ry="9" transform={`rotate(${turn} 32 32)`} />;

/** The icon of each level, each with one more part than the one before. */
const marks: Record<VipStatusKey, ReactNode> = {
  rising_star: <path d="M32 10c2 13 7 19 20 22-13 3-18 9-20 22-2-13-7-19-20-22 13-3 18-9 20-22Z" fill="currentColor" />,
  bronze: (
    <>
      {disc}
      {orbit(-24)}
    </>
  ),
  silver: (
    <>
      {disc}
      {orbit(-24)}
      {orbit(36)}
    </>
  ),
  gold: (
    <>
      {disc}
      {orbit(-24)}
      {orbit(36)}
      {orbit(96)}
    </>
  ),
  platinum: (
    <>
      <path d="m32 5 23.4 13.5v27L32 59 8.6 45.5v-27Z" />
      <path d="m32 14 15.6 9v18L32 50l-15.6-9V23Z" />
      {disc}
    </>
  ),
  diamond: (
    <>
      <path d="M18 12h28l12 15-26 28L6 27Z" fill="currentColor" fillOpacity="0.22" />
      <path d="M6 27h52M18 12l6 15 8 28 8-28 6-15M24 27l8-15 8 15" />
    </>
  ),
};

/** The icon of a club level, in its colour; its name is always beside it. */
export function TierMark({ level, className }: { level: VipStatusKey; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      data-level={level}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className={styles[level]}>{marks[level]}</g>
    </svg>
  );
}
