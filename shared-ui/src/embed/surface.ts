/** Shadow root of the console in a foreign page, which isolates styles and selectors. */
export interface Surface {
  element: HTMLElement;
  /** Container of notifications, which stay usable while the page is blocked by a dialog. */
  notice: HTMLElement;
  layers: HTMLElement;
  page: HTMLElement;
  styles: HTMLElement;
  remove: () => void;
}

const appendElement = (parent: Node, className = ''): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  return parent.appendChild(element);
};

/** Sets the height of full-height pages to that of the host's element, if the host sets a height. */
const followHeight = (measure: HTMLElement, page: HTMLElement): (() => void) => {
  measure.style.cssText = 'float: left; width: 0; height: 100%';
  const observer = new ResizeObserver(() => {
    const height = measure.clientHeight;
    const place = height > 0 ? `min(${String(height)}px, 100dvh)` : '100dvh';
    page.style.setProperty('--page-room', `calc(${place} - 32px)`);
  });
  observer.observe(measure);
  return () => observer.disconnect();
};

export const createSurface = (host: HTMLElement): Surface => {
  const box = appendElement(host);
  box.style.height = '100%';
  const tree = box.attachShadow({ mode: 'open' });
  const styles = appendElement(tree);
  const measure = appendElement(tree);
  const element = appendElement(tree, 'surface');
  const notice = appendElement(element, 'page');
  const layers = appendElement(element, 'layers');
  const page = appendElement(layers, 'page');
  for (const region of [notice, page]) region.style.container = 'page / inline-size';
  const leaveHeight = followHeight(measure, page);
  const remove = (): void => {
    leaveHeight();
    box.remove();
  };
  return { element, notice, layers, page, styles, remove };
};
