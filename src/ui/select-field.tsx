import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import styles from './select-field.module.css';

export interface SelectFieldProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  ref?: Ref<HTMLSelectElement>;
  /** `option` elements: the device's native list is the best one on a phone. */
  children: ReactNode;
}

/** A choice of one from a list. */
export function SelectField({ label, hint, error, note, className, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note} className={className}>
      {(control) => (
        <div className={styles.place}>
          <select {...select} {...control} className={classNames(control.className, styles.select)}>
            {children}
          </select>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
