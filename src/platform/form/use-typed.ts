import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** A control's value if it differs from the rendered one; undefined if it's untouched. */
function touched(control: Element | RadioNodeList | null): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const selected = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === (selected?.value ?? '') ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === control.defaultChecked ? undefined : control.checked;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  return control.value === control.defaultValue ? undefined : control.value;
}

/**
 * Takes over what a person, or the browser's autofill, entered into a server-rendered form before hydration: React would otherwise reset
 * the controls at the next keystroke (decision 0060).
 */
export function useTyped<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
  take: (typed: Partial<Record<Name, string | boolean>>) => void,
): void {
  const isHydrated = useHydrated();
  const [isTakenOver] = useState(!isHydrated);
  const look = useEffectEvent(() => {
    const found = names
      .map((name) => [name, touched(form.current?.elements.namedItem(name) ?? null)] as const)
      .filter(([, value]) => value !== undefined);
    if (found.length > 0) take(Object.fromEntries(found) as Partial<Record<Name, string | boolean>>);
  });
  useLayoutEffect(() => {
    if (isTakenOver) look();
  }, [isTakenOver]);
}
