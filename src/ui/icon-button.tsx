import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name of the action. */
  label: string;
  children: ReactNode;
  /** A short count at the corner; the label must contain it as text. */
  count?: ReactNode;
  isFilled?: boolean;
  render?: ReactElement<{ className?: string; children?: ReactNode; 'aria-label'?: string }>;
}

/** A square icon button, 44 px. */
export function IconButton({ label, children, count, isFilled, className, render, ...rest }: IconButtonProps) {
  const look = classNames(styles.button, isFilled && styles.filled, className);
  const content = (
    <>
      {children}
      {count !== undefined && count !== null && (
        <span className={classNames(styles.count, 'tabular')} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  if (render) return cloneElement(render, { ...rest, className: look, 'aria-label': label, children: content });
  return (
    <button type="button" {...rest} className={look} aria-label={label} title={label}>
      {content}
    </button>
  );
}
