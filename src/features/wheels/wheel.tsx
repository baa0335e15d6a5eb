import type { WheelItem } from '#contract/fields/config/prizes';
import { segmentAngle } from '#rules/wheels/turn';
import { usePrizeWords } from './prize-words';
import styles from './wheel.module.css';

const RADIUS = 150;
const ORBIT = 104;

export interface WheelProps {
  items: readonly WheelItem[];
  /** Its rotation in degrees; a change is a spin. */
  turn: number;
  /** Adjacent segments, or bodies on an orbit. */
  look: 'segments' | 'orbit';
  /** The segment under the pointer, once the wheel is at rest. */
  wonId?: string | undefined;
}

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

/** The wheel; it rotates as a whole. A text beside it has its content, so it's hidden from screen readers. */
export function Wheel({ items, turn, look, wonId }: WheelProps) {
  const angle = segmentAngle(items.length);
  return (
    <div className={styles.wheel} aria-hidden="true">
      <svg viewBox="-160 -160 320 320" className={styles.disc} style={{ transform: `rotate(${turn}deg)` }} data-look={look}>
        <circle r={RADIUS + 6} className={styles.rim} />
        {look === 'orbit' && <circle r={ORBIT} className={styles.orbit} />}
        {items.map((item, at) => (
          <Field key={item.id} item={item} at={at} angle={angle} look={look} isWon={item.id === wonId} />
        ))}
        <circle r="26" className={styles.hub} />
        <circle r="8" className={styles.core} />
      </svg>
      <svg viewBox="0 0 24 24" className={styles.pointer}>
        <path d="M12 22 3 4q9-4 18 0Z" />
      </svg>
    </div>
  );
}

interface FieldProps {
  item: WheelItem;
  at: number;
  angle: number;
  look: WheelProps['look'];
  isWon: boolean;
}

function Field({ item, at, angle, look, isWon }: FieldProps) {
  const { short } = usePrizeWords();
  const from = at * angle;
  const large = angle > 180 ? 1 : 0;
  return (
    <g className={styles.field} data-tone={item.tone} data-won={isWon}>
      {look === 'segments' ? (
        <path d={`M0 0L${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(from + angle, RADIUS)}Z`} />
      ) : (
        <circle r={Math.min(42, (angle / 360) * Math.PI * ORBIT)} transform={`rotate(${from + angle / 2}) translate(0 ${-ORBIT})`} />
      )}
      <text transform={`rotate(${from + angle / 2}) translate(0 ${-ORBIT})`} dy="5">
        {short(item)}
      </text>
    </g>
  );
}
