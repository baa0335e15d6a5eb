import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** Whether an icon has its own label; any other icon is hidden from screen readers. */
const isNamed = (props: object) => Object.keys(props).some((name) => /^(?:aria-|role$|title$)/.test(name));

/**
 * Makes a component of one of Lucide's icons. Builds have it in place of the library's own (`scripts/vite/icons.ts`), which handles many more
 * cases on each render, and in every first load.
 */
export default function makeIcon({ name, node }: IconData) {
  return function Icon({ size = 24, className, children, ...props }: IconProps) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      ...(!children && !isNamed(props) && { 'aria-hidden': 'true' }),
      ...props,
    } as const;
    return createElement('svg', attributes, ...node.map(([tag, own]) => createElement(tag, own)), children);
  };
}
