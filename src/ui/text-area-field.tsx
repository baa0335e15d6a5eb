import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  ref?: Ref<HTMLTextAreaElement>;
  /** The attributes of single-line inputs; multi-line ones have no pattern. */
  pattern?: string;
}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, note, className, pattern: _pattern, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} note={note} className={className}>
      {(control) => <textarea {...area} {...control} className={classNames(control.className, styles.area)} />}
    </Field>
  );
}
