import { useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { classNames } from './class-names';
import styles from './field.module.css';

/** What every field shows around its control. */
export interface FieldTexts {
  label: string;
  /** Helps before a mistake: the format of the value, or why it's required. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; its presence marks the control as invalid. */
  error?: ReactNode;
  /** A short text after the label, such as "optional". */
  note?: ReactNode;
}

export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, linked by ids. */
export function Field({ label, hint, error, note, className, children }: FieldProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}-hint`, Boolean(error) && `${id}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note !== undefined && <span className={styles.note}> {note}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The container of a field's error; it exists before the error does, so that the error is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children ? (
        <p className={styles.error} id={id}>
          <CircleAlert aria-hidden="true" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
