import { isLight } from '../platform/light';

let name = 'slide-left';

/** Says how pages take each other's place here, as the platform's info names it (ROUTE-061). */
export function nameTransition(given: string): void {
  name = given;
}

/** The name of the transition from a page to another; none where only the dialog over it changes, nor in a light window (ROUTE-061). */
export function transitionOf({ pathChanged }: { pathChanged: boolean }): string[] | false {
  return pathChanged && name !== 'none' && !isLight() ? [name] : false;
}
