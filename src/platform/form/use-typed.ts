import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** What a control says since it was drawn; undefined where nobody has touched it. */
function touched(control: Element | RadioNodeList | null): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === (drawn?.value ?? '') ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return control.checked === control.defaultChecked ? undefined : control.checked;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  return control.value === control.defaultValue ? undefined : control.value;
}

/**
 * Takes over what a person, or the browser for them, has put into a drawn form before the app went on with it: it stands in
 * the controls, and the form would empty them with the first thing that is typed (decision 0060).
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
