import { act } from 'react';

/** Acts on the page and waits until its effects have settled. */
async function settled(does: () => void): Promise<void> {
  await act(async () => does());
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));
}

/** The text of everything on the page. */
export const pageText = () => document.body.textContent ?? '';

/** The first element that a selector finds on the page. */
export const findOn = <E extends HTMLElement>(selector: string) => document.body.querySelector<E>(selector)!;

/** Chooses an option of a list. */
export const choose = (select: HTMLSelectElement | string, value: string) =>
  settled(() => {
    const found = typeof select === 'string' ? findOn<HTMLSelectElement>(`select[name="${select}"]`) : select;
    found.value = value;
    found.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Sets the text of a field or the choice of a list in a way that React notices. */
function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Types into a field, or chooses in a list. */
export const typeIn = (field: Parameters<typeof enter>[0], text: string) => act(async () => enter(field, text));

/** Types into a field of a name. */
export const typeInto = (name: string, value: string) => settled(() => enter(findOn<HTMLInputElement>(`input[name="${name}"]`), value));

/** Presses the button with this text or name. */
export const pressButton = (name: string) =>
  settled(() =>
    [...document.body.querySelectorAll('button')]
      .find((one) => one.textContent === name || one.getAttribute('aria-label') === name)!
      .click(),
  );

/** Sends the form with a field of this name. */
export const submitForm = (field: string) => settled(() => findOn(`[name="${field}"]`).closest('form')!.requestSubmit());
