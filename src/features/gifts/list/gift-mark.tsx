import type { ReactNode } from 'react';
import type { Gift } from '#contract/fields/gift';

const orbit = <ellipse cx="32" cy="32" rx="27" ry="10" transform="rotate(-24 32 32)" />;

/** A capsule for money, a wheel of sparks for spins, a crate for a set, a chevron for points. */
const marks: Record<'money' | 'spins' | 'set' | 'points', ReactNode> = {
  money: (
    <>
      {orbit}
      <circle cx="32" cy="32" r="12" fill="currentColor" fillOpacity="0.25" />
      <circle cx="32" cy="32" r="12" />
      <path d="M32 25v14M28 29l4-4 4 4" />
    </>
  ),
  spins: (
    <>
      <circle cx="32" cy="32" r="20" fill="currentColor" fillOpacity="0.16" />
      <path d="M32 8v12M32 44v12M8 32h12M44 32h12M15 15l8.500 8.500M40.500 40.500 49 49M15 49l8.500-8.500M40.500 23.500 49 15" />
      <circle cx="32" cy="32" r="5" fill="currentColor" />
    </>
  ),
  set: (
    <>
      <path d="m32 8 22 11v26L32 56 10 45V19Z" fill="currentColor" fillOpacity="0.16" />
      <path d="m32 8 22 11v26L32 56 10 45V19Zm0 22v26M10 19l22 11 22-11M21 13.500l22 11" />
    </>
  ),
  points: (
    <>
      <path d="m32 10 18 16H38v12H26V26H14Z" fill="currentColor" fillOpacity="0.25" />
      <path d="m32 10 18 16H38v12H26V26H14ZM26 46h12M26 54h12" />
    </>
  ),
};

function markOf({ kind, freespins_total }: Pick<Gift, 'kind' | 'freespins_total'>): keyof typeof marks {
  if (kind === 'group') return 'set';
  if (kind === 'xp') return 'points';
  return freespins_total > 0 ? 'spins' : 'money';
}

/** The icon of a gift's kind, in the colour of its tier; its name is beside it. */
export function GiftMark({ gift, className }: { gift: Pick<Gift, 'kind' | 'freespins_total'>; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {marks[markOf(gift)]}
    </svg>
  );
}
