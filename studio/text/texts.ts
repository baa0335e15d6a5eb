import { studio } from '#locales/compiled/studio.gen';

export type StudioKey = keyof typeof studio extends `studio.${infer Key}` ? Key : never;

/** Returns a text of the studio in the player's language, with values for `{name}`. */
export type Text = (key: StudioKey, values?: Record<string, string | number>) => string;

/** The text function of a session: the page's texts if it sent them, else English. */
export function textsFrom(sent: Record<string, string> | undefined): Text {
  return (key, values = {}) => {
    const full = `studio.${key}` as const;
    const template = sent?.[full] ?? studio[full];
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

/** Whether a string is one of the studio's keys, for keys made from codes. */
export function isStudioKey(key: string): key is StudioKey {
  return Object.hasOwn(studio, `studio.${key}`);
}
