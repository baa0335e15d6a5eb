import { type FormEvent, useRef, useState } from 'react';
import { constraintsOf } from '#contract/fields/constraints';
import type { Problem } from '#contract/fields/field-messages';
import { CallFailed } from '../api/refusal';
import { useText } from '../i18n';
import { fieldRefusals } from './field-refusals';
import { type FormShape, type FormValues, judgeField, judgeForm } from './judge';
import { reportErrors } from './report-errors';

/** An error beside a field: a key of ours, or the platform's words. */
type Shown = Problem | { key: string; message: string };

/**
 * A form over the schemas of the contract: constraints for the inputs, an instant check once a field was left, and the
 * platform's refusals at their fields. `send` runs when all is well; what it throws as CallFailed lands in `failure`.
 */
export function useForm<Name extends string>(shape: FormShape<Name>, initial: FormValues<Name>, send: (values: FormValues<Name>) => Promise<void>) {
  const t = useText();
  const [values, setValues] = useState(initial);
  const [shown, setShown] = useState<Partial<Record<Name, Shown>>>({});
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const focus = (name: string) => {
    const found = element.current?.elements.namedItem(name);
    if (found instanceof HTMLElement) found.focus();
  };

  const show = (side: 'client' | 'server', problems: Partial<Record<Name, Shown>>): boolean => {
    const names = Object.keys(problems) as Name[];
    setShown((before) => ({ ...before, ...problems }));
    reportErrors(side, shape.name, Object.fromEntries(names.map((name) => [name, problems[name]!.key])));
    return names.length > 0;
  };

  /** Judges some fields, shows what is wrong and goes to the first of it; answers whether all is well. */
  const check = (names?: readonly Name[]): boolean => {
    const problems = judgeForm(shape, values, names);
    const first = (names ?? (Object.keys(shape.fields) as Name[])).find((name) => problems[name]);
    const isWrong = show('client', problems);
    if (first) focus(first);
    return !isWrong;
  };

  const set = (name: Name, value: string | boolean) => {
    const next = { ...values, [name]: value };
    setValues(next);
    setShown((before) => (before[name] ? { ...before, [name]: judgeField(shape, name, next) ?? undefined } : before));
  };

  const leave = (name: Name) => {
    if (values[name] === '' || values[name] === false) return;
    const problem = judgeField(shape, name, values);
    if (problem) show('client', { [name]: problem } as Partial<Record<Name, Shown>>);
  };

  /** Shows a refusal at the fields that it names; answers those. */
  const take = (failed: CallFailed): Name[] => {
    const problems = fieldRefusals(shape, failed);
    show('server', problems as Partial<Record<Name, Shown>>);
    const names = Object.keys(problems) as Name[];
    if (names[0]) focus(names[0]);
    return names;
  };

  const submit = async () => {
    if (isBusy || !check()) return;
    setBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (take(error).length === 0) setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const errorOf = (name: Name): string | undefined => {
    const problem = shown[name];
    if (!problem) return undefined;
    return 'message' in problem ? problem.message : t(problem.key, problem.values);
  };

  /** The props of a text field. */
  const field = (name: Name) => ({
    name,
    value: String(values[name]),
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    onBlur: () => leave(name),
    ...constraintsOf(shape.fields[name]),
  });

  /** The props of a box to tick. */
  const box = (name: Name) => ({
    name,
    checked: values[name] === true,
    error: errorOf(name),
    onChange: (event: { currentTarget: { checked: boolean } }) => set(name, event.currentTarget.checked),
  });

  /** The props of the form: the browser's own bubbles stay away, its constraints stay. */
  const props = {
    ref: element,
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };

  return { values, set, setAll: setValues, field, box, check, take, errorOf, focus, submit, props, failure, isBusy };
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;
