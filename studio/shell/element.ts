type Attributes = Record<string, string | number | boolean | undefined>;
type Child = Node | string | null | undefined | false;

/** Builds an element from its tag, attributes and children; nothing is ever parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.filter((child): child is Node | string => child instanceof Node || typeof child === 'string'));
  return node;
}

/** A real button with an accessible name and a click handler. */
export function button(label: string, className: string, onPress: () => void, ...children: Child[]): HTMLButtonElement {
  const node = element(
    'button',
    { type: 'button', class: className, 'aria-label': label, title: children.length > 0 ? label : undefined },
    ...(children.length > 0 ? children : [label]),
  );
  node.addEventListener('click', onPress);
  return node;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon of 24 units from path data. */
export function icon(...paths: string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}
