/**
 * Keeps React from taking the layout of a hidden page away. An `Activity` hides its elements with `display: none`, so showing them again
 * lays out all of them, which is most of the time that going back takes. If the browser supports it, the surrounding element hides the
 * content instead (`content-visibility` in kept-pages.module.css), and the page's element ignores changes of `display`.
 */
export function keepLayout(element: HTMLElement | null): void {
  if (!element || !CSS.supports('content-visibility', 'hidden')) return;
  const { style } = element;
  style.setProperty = (name, ...value) => {
    if (name !== 'display') CSSStyleDeclaration.prototype.setProperty.call(style, name, ...value);
  };
}
