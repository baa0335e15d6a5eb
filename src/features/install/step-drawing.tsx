import type { InstallGuide } from '#rules/install/platform';
import type { Drawing } from './guides';
import { type Screen, screens } from './screens';
import styles from './install.module.css';
import { Furniture, Mark } from './step-parts';

/** The device of each kind of browser. */
const devices: Record<InstallGuide, Screen['kind']> = {
  ios_safari: 'phone',
  ios_other: 'phone',
  ipados: 'tablet',
  macos_safari: 'window',
  android_firefox: 'phone',
  samsung_internet: 'phone',
  in_app_browser: 'phone',
};

/** The player's kind of device with the place to tap marked; decorative, since the text beside it says the same. */
export function StepDrawing({ guide, drawing }: { guide: InstallGuide; drawing: Drawing }) {
  const screen = screens[devices[guide]];
  const { kind, width, height } = screen;
  return (
    <svg viewBox={`${(width - 140) / 2} ${(height - 140) / 2} 140 140`} className={styles.drawing} aria-hidden="true">
      <rect width={width} height={height} rx={kind === 'window' ? 8 : 13} className={styles.device} />
      {kind === 'phone' && <path d={`M${width / 2 - 9} 7h18`} className={styles.line} />}
      {kind === 'window' && <path d="M9 9h.1M17 9h.1M25 9h.1" className={styles.line} />}
      <Furniture drawing={drawing} screen={screen} />
      <Mark drawing={drawing} screen={screen} />
    </svg>
  );
}
