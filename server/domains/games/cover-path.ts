/** Changes whenever covers are drawn differently, so that addresses may be kept for good. */
export const COVER_VERSION = 1;

export const coverWidths = [320, 640] as const;
export type CoverWidth = (typeof coverWidths)[number];

/** The address of a game's cover: `/covers/orbit-house.comet-drift.1-320.webp`. */
export function coverPath(identifier: string, width: CoverWidth): string {
  return `/covers/${identifier.replace(':', '.')}.${COVER_VERSION}-${width}.webp`;
}

/** The game and the width that an address asks for; null for any other address. Older versions are answered too. */
export function readCoverPath(file: string): { identifier: string; width: CoverWidth } | null {
  const match = /^([a-z0-9-]+)\.([a-z0-9-]+)\.\d+-(320|640)\.webp$/.exec(file);
  if (!match) return null;
  return { identifier: `${match[1]}:${match[2]}`, width: match[3] === '320' ? 320 : 640 };
}
