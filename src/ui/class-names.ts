/** Joins the class names that apply; false or missing ones are omitted. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
