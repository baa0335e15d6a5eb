import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import type { Drawing } from './guides';
import styles from './install.module.css';
import type { Screen } from './screens';

interface Part {
  drawing: Drawing;
  screen: Screen;
}

const barAt = (y: number, width: number) => <rect x="8" y={y} width={width - 16} height="16" rx="6" className={styles.part} />;

const rowsOf = ({ width, height }: Screen) =>
  [0, 1, 2, 3].map((row) => (
    <rect key={row} x="12" y={height * 0.34 + row * 17} width={width - 24} height="11" rx="4" className={styles.part} />
  ));

const iconsOf = ({ width, height }: Screen) =>
  [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => (
      <rect
        key={`${column}${row}`}
        x={width / 2 - 30 + column * 22}
        y={height * 0.24 + row * 22}
        width="16"
        height="16"
        rx="5"
        className={styles.part}
      />
    )),
  );

/** What's around the place to tap: the browser's bars, a rising menu, the home screen. */
export function Furniture({ drawing, screen }: Part) {
  const isRising = drawing === 'add' || drawing === 'confirm';
  return <g className={isRising ? styles.rising : undefined}>{furnitureOf({ drawing, screen })}</g>;
}

function furnitureOf({ drawing, screen }: Part): ReactNode {
  const { width, height } = screen;
  switch (drawing) {
    case 'share-below':
    case 'menu-below':
      return barAt(height - 24, width);
    case 'share-above':
    case 'menu-above':
      return barAt(15, width);
    case 'add':
      return rowsOf(screen);
    case 'confirm':
      return <rect x="8" y={height * 0.3} width={width - 16} height={height * 0.5} rx="8" className={styles.part} />;
    case 'leave':
      return <rect x="8" y="15" width={width - 16} height={height - 26} rx="6" className={styles.part} />;
    case 'dock':
    case 'open-dock':
      return <rect x={width / 2 - 44} y={height - 24} width="88" height="17" rx="6" className={styles.part} />;
    case 'icon':
      return iconsOf(screen);
  }
}

const share = (x: number, y: number) => (
  <>
    <path d={`M${x - 4} ${y - 1}h-2.5v8h13v-8h-2.5`} />
    <path d={`M${x} ${y + 3}v-10m-3.5 3.5 3.5-3.5 3.5 3.5`} />
  </>
);

const appIcon = (x: number, y: number) => (
  <>
    <rect x={x} y={y} width="16" height="16" rx="5" />
    <circle cx={x + 8} cy={y + 8} r="3.5" />
  </>
);

/** A mark's animation: as under a finger, or in a direction. */
const motions: Partial<Record<Drawing, string | undefined>> = { dock: styles.falling, leave: styles.leaving };

/** The place to tap. */
export function Mark({ drawing, screen: { width, height } }: Part) {
  const marks: Record<Drawing, ReactNode> = {
    'share-below': share(width / 2, height - 18),
    'share-above': share(width - 19, 21),
    'menu-above': <path d={`M${width - 16} 18.5h.1M${width - 16} 23h.1M${width - 16} 27.5h.1`} strokeWidth="4" />,
    'menu-below': <path d={`M${width - 24} ${height - 20.5}h10M${width - 24} ${height - 16}h10M${width - 24} ${height - 11.5}h10`} />,
    add: (
      <>
        <rect x="9" y={height * 0.34 + 31} width={width - 18} height="17" rx="6" />
        <path d={`M${width - 18} ${height * 0.34 + 36}v7m-3.5-3.5h7M16 ${height * 0.34 + 39.5}h${width * 0.35}`} />
      </>
    ),
    confirm: (
      <>
        <rect x={width - 34} y={height * 0.3 + 6} width="20" height="13" rx="6" />
        <path d={`m${width - 28} ${height * 0.3 + 12.5} 3 3 5-6`} />
      </>
    ),
    leave: (
      <>
        <path d={`M${width / 2 + 2} ${height / 2 - 12}h-14v26h26v-14`} />
        <path d={`M${width / 2} ${height / 2 + 2}l14-16m-10 0h10v10`} />
      </>
    ),
    dock: (
      <>
        {appIcon(width / 2 - 8, height - 23.5)}
        <path d={`M${width / 2} ${height * 0.3}v22m-7-7 7 7 7-7`} />
      </>
    ),
    'open-dock': appIcon(width / 2 - 8, height - 23.5),
    icon: appIcon(width / 2 - 8, height * 0.24 + 22),
  };
  return <g className={classNames(styles.mark, motions[drawing])}>{marks[drawing]}</g>;
}
