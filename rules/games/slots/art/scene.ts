/** The side of a scene. */
export const SCENE = 1440;
