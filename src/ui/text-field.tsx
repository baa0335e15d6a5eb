import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  ref?: Ref<HTMLInputElement>;
  /** Rendered inside the field, before and after the text: an icon, a currency, a button. */
  before?: ReactNode;
  after?: ReactNode;
}

/** One line of text. */
export function TextField({ label, hint, error, note, before, after, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note} className={className}>
      {(control) => (
        <div className={styles.place}>
          {before !== undefined && <span className={styles.before}>{before}</span>}
          <input
            {...input}
            {...control}
            className={classNames(control.className, before !== undefined && styles.indented, after !== undefined && styles.outdented)}
          />
          {after !== undefined && <span className={styles.after}>{after}</span>}
        </div>
      )}
    </Field>
  );
}
