/** Games with early access, and their release dates. */
const upcoming: Readonly<Record<string, string>> = {
  'orbit-house:penumbral-mare': '2027-02-16',
  'vantablank:phases-of-miss-ada': '2027-03-09',
  'quill-and-azimuth:an-arm-of-orion': '2027-04-13',
  'orbit-house:concentric': '2027-05-11',
  'tidewright:cartographers-of-vesper': '2027-06-15',
  'copper-sextant:rooftops-of-lisbon': '2027-09-14',
};

/** The instant at which a game with early access is released; null for a released one. */
export function comesOut(identifier: string): number | null {
  const day = upcoming[identifier];
  return day === undefined ? null : Date.parse(day);
}

/** Whether a game may be played before its release (GAME-003). */
export function isPrerelease({ released_at }: { released_at: string }, now: Date): boolean {
  return Date.parse(released_at) > now.getTime();
}
