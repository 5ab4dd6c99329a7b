/** An element of a foreign page that has a tree of its own: no style goes in or out, nor does a selector. */
export interface Surface {
  /** All that is drawn. */
  element: HTMLElement;
  /** For what is said above the page, and can be answered while the page cannot be used. */
  notice: HTMLElement;
  /** The page, and beside it drawers, dialogs and notifications. */
  layers: HTMLElement;
  /** What React draws the page into. */
  page: HTMLElement;
  /** Where the style tags are. */
  styles: HTMLElement;
  remove: () => void;
}

const below = (parent: Node, className = ''): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  return parent.appendChild(element);
};

/** Tells the page how high the element of the host is, where the host says so: pages that fill their place keep to it. */
const followHeight = (measure: HTMLElement, page: HTMLElement): (() => void) => {
  // Of no height where the host's element has none of its own.
  measure.style.cssText = 'float: left; width: 0; height: 100%';
  const observer = new ResizeObserver(() => {
    const height = measure.clientHeight;
    const place = height > 0 ? `min(${String(height)}px, 100dvh)` : '100dvh';
    page.style.setProperty('--page-room', `calc(${place} - 32px)`);
  });
  observer.observe(measure);
  return () => observer.disconnect();
};

/** Makes a place for a page inside an element of the host, and takes away all of it at the end. */
export const createSurface = (host: HTMLElement): Surface => {
  const box = below(host);
  box.style.height = '100%';
  const tree = box.attachShadow({ mode: 'open' });
  const styles = below(tree);
  // Beside what is drawn, not below it.
  const measure = below(tree);
  const element = below(tree, 'surface');
  const notice = below(element, 'page');
  const layers = below(element, 'layers');
  const page = below(layers, 'page');
  for (const region of [notice, page]) region.style.container = 'page / inline-size';
  const leaveHeight = followHeight(measure, page);
  const remove = (): void => {
    leaveHeight();
    box.remove();
  };
  return { element, notice, layers, page, styles, remove };
};
