/** The outline of a device in the drawings of steps. */
export interface Screen {
  kind: 'phone' | 'tablet' | 'window';
  width: number;
  height: number;
}

/** A phone upright, a tablet and a desktop's window lying, all of about the same area. */
export const screens: Record<Screen['kind'], Screen> = {
  phone: { kind: 'phone', width: 74, height: 134 },
  tablet: { kind: 'tablet', width: 132, height: 98 },
  window: { kind: 'window', width: 136, height: 92 },
};
