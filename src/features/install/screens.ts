/** The outline of a device in the illustrations of steps. */
export interface Screen {
  kind: 'phone' | 'tablet' | 'window';
  width: number;
  height: number;
}

/** A phone in portrait, a tablet and a desktop's window in landscape, all of about the same area. */
export const screens: Record<Screen['kind'], Screen> = {
  phone: { kind: 'phone', width: 74, height: 134 },
  tablet: { kind: 'tablet', width: 132, height: 98 },
  window: { kind: 'window', width: 136, height: 92 },
};
