declare module 'virtual:studio-files/first' {
  /** Addresses of the files that the frame of every game needs. */
  export const first: readonly string[];
}

declare module 'virtual:studio-files/games' {
  /** Addresses of the files of each part of the studio, without those of every game. */
  export const parts: Readonly<Partial<Record<import('#rules/games/studio-part').StudioPart, readonly string[]>>>;
  /** Addresses of the files of each world of slots. */
  export const worlds: Readonly<Record<string, readonly string[]>>;
}
