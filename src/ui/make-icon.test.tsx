import * as dices from 'lucide-react/icons/dices';
import * as heart from 'lucide-react/icons/heart';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import makeIcon from './make-icon';

type Props = Record<string, unknown>;

/** The attributes and parts of an icon, in any order. */
const partsOf = (Icon: unknown, props: Props) => {
  const Shown = Icon as ComponentType<Props>;
  return renderToStaticMarkup(<Shown {...props} />)
    .replace(/[<>/]/g, '\n')
    .split('\n')
    .map((tag) => (tag.match(/[\w-]+(?:="[^"]*")?/g) ?? []).toSorted());
};

it.each<[string, Props]>([
  ['nothing', {}],
  ['a size and a class', { size: 20, className: 'mark' }],
  ['its own attributes', { 'aria-hidden': true, strokeWidth: 1.5, fill: 'currentColor' }],
  ['a name', { role: 'img', 'aria-label': 'Saved' }],
])('an icon that’s given %s looks like the library’s', (_what, props) => {
  for (const icon of [heart, dices]) {
    const { __iconData: data, default: Original } = icon as unknown as { __iconData: Parameters<typeof makeIcon>[0]; default: unknown };
    expect(partsOf(makeIcon(data), props)).toEqual(partsOf(Original, props));
  }
});
