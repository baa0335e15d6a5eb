import type { ReactElement } from 'react';
import type { LiveKind } from '#contract/fields/live';
import { wheelSegments } from '#rules/games/live/money-wheel';
import { colourOf, europeanWheel } from '#rules/games/roulette/roulette-spots';
import styles from './live-picture.module.css';

/** A point on a circle around the origin; degrees clockwise from the top. */
function pointAt(angle: number, radius: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(1)} ${(radius * Math.sin(radians)).toFixed(1)}`;
}

/** A disc of equal segments, as both wheels are. */
function Disc({ fills, radius, inner }: { fills: readonly string[]; radius: number; inner: number }) {
  const step = 360 / fills.length;
  return fills.map((fill, at) => {
    const [from, to] = [(at - 0.5) * step, (at + 0.5) * step];
    const d = `M${pointAt(from, radius)}A${radius} ${radius} 0 0 1 ${pointAt(to, radius)}L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`;
    // oxlint-disable-next-line react/no-array-index-key -- the segments of a wheel never move
    return <path key={at} d={d} fill={fill} stroke="#070a14" strokeWidth="0.6" />;
  });
}

const rouletteFills = { red: '#c8233f', black: '#151b33', green: '#12805a' };

function Roulette() {
  return (
    <g transform="translate(160 118) scale(1 0.72)">
      <circle r="112" fill="#5a3a17" />
      <circle r="106" fill="#e0b05a" />
      <Disc fills={europeanWheel.map((number) => rouletteFills[colourOf(number)])} radius={102} inner={70} />
      <circle r="69" fill="#2a1c10" />
      <circle r="58" fill="#6d451c" />
      <circle r="44" fill="#3a2511" />
      <path d="M0 -34L9 -9L34 0L9 9L0 34L-9 9L-34 0L-9 -9Z" fill="#ffd166" />
      <circle cx="62" cy="-62" r="7" fill="#f4f6ff" />
    </g>
  );
}

const card = (x: number, angle: number, face: string, isRed: boolean) => (
  <g key={`${face} ${x}`} transform={`translate(${x} 104) rotate(${angle})`}>
    <rect x="-31" y="-46" width="62" height="92" rx="8" fill="#070a14" opacity="0.4" transform="translate(3 5)" />
    <rect x="-31" y="-46" width="62" height="92" rx="8" fill="#f4f6ff" />
    <text x="-22" y="-18" fontSize="26" fontWeight="800" fill={isRed ? '#c8233f' : '#151b33'}>
      {face}
    </text>
    <path
      d={isRed ? 'M0 34C-26 14 -16 -6 0 6C16 -6 26 14 0 34Z' : 'M0 -6C20 12 20 28 3 25L8 38H-8L-3 25C-20 28 -20 12 0 -6Z'}
      fill={isRed ? '#c8233f' : '#151b33'}
    />
  </g>
);

function Baccarat() {
  return (
    <>
      <ellipse cx="160" cy="150" rx="190" ry="110" fill="#0e5a45" />
      <ellipse cx="160" cy="150" rx="168" ry="92" fill="none" stroke="#e0b05a" strokeWidth="2" opacity="0.7" />
      {card(70, -14, '9', true)}
      {card(112, -2, 'K', false)}
      {card(206, 3, '8', false)}
      {card(248, 15, 'A', true)}
    </>
  );
}

function Blackjack() {
  return (
    <>
      <ellipse cx="160" cy="20" rx="210" ry="170" fill="#5a2440" />
      <path d="M-20 96A200 150 0 0 0 340 96" fill="none" stroke="#e0b05a" strokeWidth="2" opacity="0.7" />
      {[40, 88, 136, 184, 232, 280].map((x) => (
        <circle key={x} cx={x} cy={168 - Math.abs(x - 160) * 0.12} r="13" fill="none" stroke="#e0b05a" strokeWidth="2" opacity="0.6" />
      ))}
      {card(138, -9, 'A', false)}
      {card(184, 8, 'J', true)}
    </>
  );
}

const numberFills: Record<number, string> = { 1: '#2f4fa8', 2: '#12805a', 5: '#7a3ff0', 10: '#0b7285', 20: '#d9650f', 40: '#c8233f' };

function Wheel() {
  return (
    <>
      <g transform="translate(160 128)">
        <circle r="116" fill="#9a6b1f" />
        <circle r="112" fill="#ffd166" />
        <Disc
          fills={wheelSegments.map((segment) => ('pays' in segment ? (numberFills[segment.pays] ?? '#2f4fa8') : '#f4f6ff'))}
          radius={108}
          inner={46}
        />
        <circle r="45" fill="#0c1122" stroke="#ffd166" strokeWidth="3" />
        <path d="M0 -26L7 -7L26 0L7 7L0 26L-7 7L-26 0L-7 -7Z" fill="#ffd166" />
      </g>
      <path d="M148 6H172L160 34Z" fill="#ff7a2f" stroke="#070a14" strokeWidth="2" />
    </>
  );
}

function Launch() {
  return (
    <>
      {[
        [30, 30],
        [80, 60],
        [140, 24],
        [210, 50],
        [290, 90],
        [60, 110],
        [250, 20],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="#f4f6ff" />
      ))}
      <path d="M-10 196C110 190 190 150 236 64L236 210H-10Z" fill="#ff7a2f" opacity="0.18" />
      <path d="M-10 196C110 190 190 150 236 64" fill="none" stroke="#ff7a2f" strokeWidth="7" strokeLinecap="round" />
      <g transform="translate(240 52) rotate(28) scale(2.1)">
        <path d="M-4 10L0 30L4 10Z" fill="#ffc145" />
        <path d="M-5 4L-11 13L-4 11ZM5 4L11 13L4 11Z" fill="#3dd9f5" />
        <path d="M0 -15C7 -8 8 1 6 10H-6C-8 1 -7 -8 0 -15Z" fill="#f4f6ff" />
        <circle cy="-3" r="2.8" fill="#0c2c44" />
      </g>
    </>
  );
}

const pictures: Record<LiveKind, () => ReactElement> = {
  roulette: Roulette,
  baccarat: Baccarat,
  blackjack: Blackjack,
  wheel: Wheel,
  launch: Launch,
};

/** The illustration of a kind of live table; a second table of a kind has another background. */
export function LivePicture({ kind, isSecond }: { kind: LiveKind; isSecond: boolean }) {
  const Picture = pictures[kind];
  return (
    <svg
      className={styles.picture}
      data-kind={kind}
      data-second={isSecond || undefined}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <Picture />
    </svg>
  );
}
