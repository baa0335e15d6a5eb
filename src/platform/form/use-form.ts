import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { constraintsOf } from '#contract/fields/constraints';
import { CallFailed } from '../api/refusal';
import { setBusy } from '../service-worker/busy';
import { fieldRefusals } from './field-refusals';
import { type FormShape, type FormValues, judgeField, judgeForm } from './judge';
import { type ShownByField, useErrors } from './use-errors';
import { useTyped } from './use-typed';

/**
 * Submits a form, one submission at a time; a refusal that names none of its fields is stored in `failure`. So is any other failure, such
 * as code that can't be loaded, or the click would seem to do nothing; it's also reported.
 */
function useSending(take: (failed: CallFailed) => readonly string[]) {
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Once the network is back, nothing needs it any more.
  const needsNetwork = failure?.isOffline === true;
  useEffect(() => {
    if (!needsNetwork) return undefined;
    const clear = () => setFailure(null);
    addEventListener('online', clear);
    return () => removeEventListener('online', clear);
  }, [needsNetwork]);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const isRefusal = error instanceof CallFailed;
      if (!isRefusal || take(error).length === 0) setFailure(isRefusal ? error : new CallFailed('unavailable', '', 0));
      if (!isRefusal) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, run, clearFailure: () => setFailure(null) };
}

/**
 * Unsent input keeps the window busy, because an update would reload it and lose the input (OFF-004). Returns functions that mark the
 * values as saved, or replace them.
 */
function useUnsent<Name extends string>(values: FormValues<Name>, initial: FormValues<Name>) {
  const [sent, setSent] = useState(initial);
  const reason = `form ${useId()}`;
  const isUnsent = (Object.keys(values) as Name[]).some((name) => values[name] !== sent[name]);
  useEffect(() => setBusy(reason, isUnsent), [reason, isUnsent]);
  useEffect(() => () => setBusy(reason, false), [reason]);
  // Values that changed behind the form during the submission stay as the initial values.
  const noteSent = (done: FormValues<Name>) =>
    setSent((before) => {
      const known = (Object.keys(done) as Name[]).map((name) => [name, done[name] === sent[name] ? before[name] : done[name]]);
      return Object.fromEntries(known) as FormValues<Name>;
    });
  return { noteSent, setSent };
}

/** The form's element, and a function that finds one of its controls. */
function useElement() {
  const ref = useRef<HTMLFormElement>(null);
  const focus = (name: string) => {
    const found = ref.current?.elements.namedItem(name);
    if (found instanceof HTMLElement) found.focus();
  };
  return { ref, focus };
}

/** The errors of a form: from its own validation, and from the server. */
function useValidation<Name extends string>(shape: FormShape<Name>, values: FormValues<Name>, focus: (name: string) => void) {
  const { show, mend, clear, errorOf } = useErrors(shape);

  /** Shows a refusal at the fields that it names and focuses the first; returns them. */
  const take = (failed: CallFailed): Name[] => {
    const names = show('server', fieldRefusals(shape, failed));
    if (names[0]) focus(names[0]);
    return names;
  };

  /** Validates some fields, shows their errors and focuses the first; returns whether all are valid. */
  const check = (names?: readonly Name[]): boolean => {
    const [first] = show('client', judgeForm(shape, values, names));
    if (first) focus(first);
    return !first;
  };

  const leave = (name: Name) => {
    const problem = values[name] === '' ? null : judgeField(shape, name, values);
    if (problem) show('client', { [name]: problem } as ShownByField<Name>);
  };

  return { take, check, leave, mend, clear, errorOf };
}

/**
 * A form over the schemas of the contract: constraints for the inputs, validation on blur, and the server's refusals at their fields.
 * `send` runs if everything is valid; a CallFailed that it throws is shown at the fields or in `failure`.
 */
export function useForm<Name extends string>(
  shape: FormShape<Name>,
  initial: FormValues<Name>,
  send: (values: FormValues<Name>) => Promise<void>,
) {
  const [values, setAll] = useState(initial);
  const { ref, focus } = useElement();
  const { take, check, leave, mend, clear, errorOf } = useValidation(shape, values, focus);
  const { noteSent, setSent } = useUnsent(values, initial);
  useTyped(ref, Object.keys(initial) as Name[], (typed) => setAll((before) => ({ ...before, ...typed })));

  const set = (name: Name, value: string | boolean) => {
    setAll((before) => ({ ...before, [name]: value }));
    mend(name, () => judgeField(shape, name, { ...values, [name]: value }));
  };

  /** Takes over values that changed behind the form, unless the user has edited them. */
  const follow = (move: (values: FormValues<Name>) => FormValues<Name>) => {
    setAll(move);
    setSent(move);
    for (const name of Object.keys(values) as Name[]) mend(name, () => judgeField(shape, name, move(values)));
  };

  const { failure, isBusy, run, clearFailure } = useSending(take);
  const submit = async () => {
    if (isBusy || !check()) return;
    await run(async () => {
      await send(values);
      noteSent(values);
    });
  };

  return {
    values,
    set,
    setAll,
    follow,
    check,
    take,
    errorOf,
    focus,
    submit,
    failure,
    /** Clears the failure and the errors at the fields. */
    clearErrors: () => {
      clearFailure();
      clear();
    },
    isBusy,
    field: textFields(shape, values, { errorOf, set, leave }),
    box: boxes(values, errorOf, set),
    props: { ref, noValidate: true, onSubmit: sending(submit) },
  };
}

/** The props of a text field. */
function textFields<Name extends string>(
  shape: FormShape<Name>,
  values: FormValues<Name>,
  on: { errorOf: (name: Name) => string | undefined; set: (name: Name, value: string) => void; leave: (name: Name) => void },
) {
  return (name: Name) => ({
    name,
    value: String(values[name]),
    error: on.errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => on.set(name, event.currentTarget.value),
    onBlur: () => on.leave(name),
    ...constraintsOf(shape.fields[name]),
  });
}

/** The props of a checkbox. */
function boxes<Name extends string>(
  values: FormValues<Name>,
  errorOf: (name: Name) => string | undefined,
  set: (name: Name, value: boolean) => void,
) {
  return (name: Name) => ({
    name,
    checked: values[name] === true,
    error: errorOf(name),
    onChange: (event: { currentTarget: { checked: boolean } }) => set(name, event.currentTarget.checked),
  });
}

/** Suppresses the browser's own validation bubbles and submission. */
function sending(submit: () => Promise<void>) {
  return (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;
