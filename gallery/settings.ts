import { useEffect, useState } from 'react';
import { brands } from '#brands/index';
import { wordsBy } from './words';

/** The choices of the controls at the top. */
export const choices = {
  brand: Object.keys(brands),
  words: Object.keys(wordsBy),
  size: ['100', '200'],
} as const;

type Name = keyof typeof choices;
export type Settings = Record<Name, string>;

/** The settings in an address; the first choice of each where it's missing or unknown. */
export function settingsOf(search: string): Settings {
  const asked = new URLSearchParams(search);
  const settingOf = (name: Name) => choices[name].find((choice) => choice === asked.get(name)) ?? choices[name][0]!;
  return { brand: settingOf('brand'), words: settingOf('words'), size: settingOf('size') };
}

/** The settings, stored in the address and applied to the document. */
export function useSettings(): [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(() => settingsOf(location.search));
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['brand'] = settings.brand;
    root.style.fontSize = `${settings.size}%`;
    root.lang = settings.words === 'long' ? 'de' : 'en';
    history.replaceState(null, '', `?${new URLSearchParams(settings)}`);
  }, [settings]);
  return [settings, (change) => setSettings((old) => ({ ...old, ...change }))];
}
