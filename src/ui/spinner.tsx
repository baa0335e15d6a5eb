import { classNames } from './class-names';
import styles from './spinner.module.css';

/** A spinner. It's silent for screen readers: its container has `aria-busy` or a text. */
export function Spinner({ className, size = 20 }: { className?: string | undefined; size?: number }) {
  return (
    <svg className={classNames(styles.spinner, className)} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
