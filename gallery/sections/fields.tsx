import { useState, type ReactNode } from 'react';
import { AmountField } from '../../src/ui/amount-field';
import { Checkbox } from '../../src/ui/checkbox';
import { CodeField } from '../../src/ui/code-field';
import { Field, FieldError } from '../../src/ui/field';
import { PasswordField } from '../../src/ui/password-field';
import { SelectField } from '../../src/ui/select-field';
import { TextAreaField } from '../../src/ui/text-area-field';
import { TextField } from '../../src/ui/text-field';
import { Section, State } from '../state';
import type { Words } from '../words';

interface Around {
  label: string;
  hint?: string;
  note?: string;
  error?: string;
  disabled?: boolean;
}

/** A field in the states that all fields have. */
function FieldStates({ title, words, draw }: { title: string; words: Words; draw: (around: Around) => ReactNode }) {
  const { label, hint, note, error } = words;
  return (
    <Section title={title}>
      <State name="default">{draw({ label })}</State>
      <State name="with a hint and a note">{draw({ label, hint, note })}</State>
      <State name="error">{draw({ label, hint, error })}</State>
      <State name="disabled">{draw({ label, disabled: true })}</State>
    </Section>
  );
}

const euros = ['20', '50', '100'].map((value) => ({ value, text: `€${value}` }));

/** What is filled in. */
export function Fields({ words }: { words: Words }) {
  const [amount, setAmount] = useState('50');
  const [code, setCode] = useState('123');
  return (
    <>
      <FieldStates title="TextField" words={words} draw={(around) => <TextField {...around} placeholder={words.label} />} />
      <FieldStates
        title="TextField with something before and after"
        words={words}
        draw={(around) => <TextField {...around} before="@" after="EUR" defaultValue={words.text} />}
      />
      <FieldStates
        title="PasswordField"
        words={words}
        draw={(around) => <PasswordField {...around} showText="Show" hideText="Hide" defaultValue="secret" />}
      />
      <FieldStates
        title="AmountField"
        words={words}
        draw={(around) => (
          <AmountField {...around} value={amount} onValueChange={setAmount} choices={euros} choicesLabel={words.label} currency="EUR" />
        )}
      />
      <FieldStates title="CodeField" words={words} draw={(around) => <CodeField {...around} value={code} onValueChange={setCode} />} />
      <FieldStates
        title="SelectField"
        words={words}
        draw={(around) => (
          <SelectField {...around}>
            {words.items.map((item) => (
              <option key={item}>{item}</option>
            ))}
          </SelectField>
        )}
      />
      <FieldStates
        title="TextAreaField"
        words={words}
        draw={(around) => <TextAreaField {...around} defaultValue={words.text} rows={3} />}
      />
      <Section title="Checkbox">
        {([false, true] as const).map((isSwitch) =>
          [
            { defaultChecked: false },
            { defaultChecked: true },
            { error: words.error },
            { disabled: true },
            { disabled: true, defaultChecked: true },
          ].map((state) => (
            <State
              key={`${isSwitch} ${JSON.stringify(state)}`}
              name={[isSwitch ? 'switch' : 'box', ...Object.entries(state).flatMap(([name, value]) => (value ? [name] : []))].join(', ')}
            >
              <Checkbox label={words.text} isSwitch={isSwitch} {...state} />
            </State>
          )),
        )}
      </Section>
      <Section title="Field, FieldError" note="What the fields above are made of.">
        <State name="around a control of its own">
          <Field label={words.label} hint={words.hint}>
            {(control) => <input type="range" {...control} />}
          </Field>
        </State>
        <State name="an error alone">
          <FieldError id="alone">{words.error}</FieldError>
        </State>
      </Section>
    </>
  );
}
