import type { ReactNode } from 'react';
import { Chip } from './chip';
import { TextField, type TextFieldProps } from './text-field';
import styles from './amount-field.module.css';

export interface AmountFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'after'> {
  /** The field's text; the parent parses it. */
  value: string;
  onValueChange: (value: string) => void;
  /** Preset amounts: the value that a click enters, and its label. */
  choices: { value: string; text: string }[];
  /** The label of the group of presets. */
  choicesLabel: string;
  currency: ReactNode;
}

/** An amount: presets to click and a field to type. */
export function AmountField({ value, onValueChange, choices, choicesLabel, currency, ...field }: AmountFieldProps) {
  return (
    <div className={styles.amount}>
      <fieldset className={styles.choices} aria-label={choicesLabel}>
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            className={styles.choice}
            isSelected={choice.value === value}
            onClick={() => onValueChange(choice.value)}
          >
            {choice.text}
          </Chip>
        ))}
      </fieldset>
      <TextField
        autoComplete="off"
        {...field}
        inputMode="decimal"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        after={<span className={styles.currency}>{currency}</span>}
      />
    </div>
  );
}
