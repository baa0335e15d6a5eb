import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import styles from './code-field.module.css';

export interface CodeFieldProps extends FieldTexts {
  value: string;
  /** Digits only, at most `length` of them. */
  onValueChange: (value: string) => void;
  length?: number;
  name?: string;
  disabled?: boolean;
}

/** A code of digits, in one input: so pasting, correcting and the phone's autofill work. */
export function CodeField({ label, hint, error, note, value, onValueChange, length = 6, name, disabled }: CodeFieldProps) {
  const change = (typed: string) => onValueChange(typed.replace(/\D/g, '').slice(0, length));
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <div className={styles.place} style={{ '--length': length } as CSSProperties}>
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length }, (_, at) => (
              <span key={at} className={classNames(styles.box, at === Math.min(value.length, length - 1) && styles.next)}>
                {value[at]}
              </span>
            ))}
          </div>
          <input
            {...control}
            className={styles.input}
            name={name}
            disabled={disabled}
            value={value}
            onChange={(event) => change(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`\\d{${length}}`}
            spellCheck={false}
          />
        </div>
      )}
    </Field>
  );
}
