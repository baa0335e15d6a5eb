const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const first = (names: typeof systems, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A device by a recognisable name, such as "Chrome, Android"; null if the user agent is unknown. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parts = [first(browsers, userAgent), first(systems, userAgent)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : null;
}
