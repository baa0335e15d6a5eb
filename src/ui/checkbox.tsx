import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldError } from './field';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  error?: ReactNode;
  /** Renders a switch: for settings that apply immediately, without submitting a form. */
  isSwitch?: boolean;
}

/** The class of a text whose checkboxes look like these. */
export const textWithBoxes = styles.boxes;

/** A checkbox or a switch. The whole line is the target. */
export function Checkbox({ label, error, isSwitch, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.line}>
        <input
          {...input}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          className={isSwitch ? styles.switch : styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
