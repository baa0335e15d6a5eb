import { useId } from 'react';
import { classNames } from './class-names';
import styles from './orbit-scene.module.css';
import { sceneOf, WIDTH, HEIGHT, type Scene } from './orbit-layout';

export interface OrbitSceneProps {
  /** The same seed renders the same sky. */
  seed: string;
  /** How far the craft is on its orbit, 0 to 1; without it there is no craft. */
  progress?: number | undefined;
  className?: string | undefined;
}

/**
 * An illustration of a planet, its orbits and a starry sky, generated from a seed; used for anything without a photo. Hidden from screen
 * readers.
 */
export function OrbitScene({ seed, progress, className }: OrbitSceneProps) {
  const id = useId();
  const scene = sceneOf(seed);
  const { x, y, radius, light, shade } = scene;
  return (
    <svg
      className={classNames(styles.scene, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}-body`} cx="0.32" cy="0.28" r="0.8">
          <stop offset="0" stopColor={light} />
          <stop offset="0.55" stopColor={shade} />
          <stop offset="1" stopColor="var(--void)" />
        </radialGradient>
        <radialGradient id={`${id}-sky`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={WIDTH * 0.6}>
          <stop offset="0" stopColor={shade} stopOpacity="0.5" />
          <stop offset="1" stopColor={shade} stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}-disc`}>
          <circle cx={x} cy={y} r={radius} />
        </clipPath>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      {scene.stars.map(([cx, cy, r], at) => (
        <circle key={at} cx={cx} cy={cy} r={r} className={styles.star} />
      ))}
      <Orbits scene={scene} part="behind" />
      <circle cx={x} cy={y} r={radius} fill={`url(#${id}-body)`} />
      <g clipPath={`url(#${id}-disc)`}>
        <Surface scene={scene} />
      </g>
      <Orbits scene={scene} part="before" />
      {progress !== undefined && <Craft scene={scene} progress={progress} />}
    </svg>
  );
}

/** A point on an ellipse; hundredths of a unit, since engines differ in the last digits of a sine. */
function placeOn(angle: number, x: number, y: number, width: number, height: number) {
  const round = (value: number) => Math.round(value * 100) / 100;
  return { cx: round(x + Math.cos(angle) * width), cy: round(y + Math.sin(angle) * height) };
}

/** Craters keep their distance: each lies a golden angle further than the one before, and further out. */
function craterOf(at: number, along: number, radius: number, x: number, y: number) {
  const angle = at * 2.4 + along;
  const distance = radius * (0.18 + at * 0.16);
  return placeOn(angle, x, y, distance, distance);
}

/** The surface of the body: bands or craters. */
function Surface({ scene: { x, y, radius, marks, isBanded } }: { scene: Scene }) {
  return marks.map(([along, size], at) =>
    isBanded ? (
      <rect
        key={at}
        x={x - radius}
        y={y - radius + along * radius * 2}
        width={radius * 2}
        height={size * radius * 0.5}
        className={styles.mark}
        transform={`rotate(-14 ${x} ${y})`}
      />
    ) : (
      <circle key={at} {...craterOf(at, along, radius, x, y)} r={size * radius * 0.22} className={styles.mark} />
    ),
  );
}

/** The half of the orbits behind the body, or the half in front of it. */
function Orbits({ scene: { x, y, orbits, tilt, light }, part }: { scene: Scene; part: 'behind' | 'before' }) {
  const sweep = part === 'behind' ? 1 : 0;
  return (
    <g transform={`rotate(${tilt} ${x} ${y})`} fill="none" stroke={light}>
      {orbits.map(({ width, height }, at) => (
        <path
          key={at}
          d={`M${x - width} ${y}A${width} ${height} 0 0 ${sweep} ${x + width} ${y}`}
          strokeOpacity={part === 'behind' ? 0.18 : 0.42}
        />
      ))}
    </g>
  );
}

/** The craft on the outermost orbit: it starts at the left and returns there at the end of its time. */
function Craft({ scene: { x, y, orbits, tilt, light }, progress }: { scene: Scene; progress: number }) {
  const { width, height } = orbits.at(-1)!;
  const place = placeOn(Math.PI + Math.min(Math.max(progress, 0), 1) * Math.PI * 2, x, y, width, height);
  return (
    <g transform={`rotate(${tilt} ${x} ${y})`}>
      <circle {...place} r="7" fill={light} fillOpacity="0.25" />
      <circle {...place} r="3" className={styles.craft} />
    </g>
  );
}
