import { cloneElement, type ButtonHTMLAttributes, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  /** `primary` is reserved for actions with money, such as deposit, pay and play for real. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the full width. */
  isWide?: boolean | undefined;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  children: ReactNode;
  type?: 'button' | 'submit' | 'reset';
  icon?: ReactNode;
  /** Keeps its width and its focus, shows a spinner and ignores presses. */
  isBusy?: boolean;
  /** An element that gets the button's look instead of `button`: a link of the router, for example. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The class names of a button, for other elements (a menu's trigger, a label). */
export function buttonClass({ variant = 'secondary', size = 'medium', isWide }: Look = {}): string {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
}

/** A button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, icon, isBusy, render, children, className, type = 'button', onClick, ...rest } = props;
  const look = classNames(buttonClass({ variant, size, isWide }), isBusy && styles.busy, className);
  const content = (
    <>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isBusy && <Spinner className={styles.spinner} />}
    </>
  );
  if (render) {
    return cloneElement(render, { ...rest, className: classNames(look, render.props.className), children: content });
  }
  // An action that takes time begins once: the second click of a double click comes before `isBusy` is rendered.
  const isRepeated = (event: MouseEvent) => isBusy !== undefined && event.detail > 1;
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy || isRepeated(event) ? event.preventDefault() : onClick?.(event));
  return (
    <button {...rest} type={type} className={look} onClick={press} aria-busy={isBusy} aria-disabled={isBusy || undefined}>
      {content}
    </button>
  );
}
