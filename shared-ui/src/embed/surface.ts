/** An element of a foreign page that has a tree of its own: no style goes in or out, nor does a selector. */
export interface Surface {
  /** The page, and beside it drawers, dialogs and notifications. */
  element: HTMLElement;
  /** What React draws the page into. */
  page: HTMLElement;
  /** Where the style tags are. */
  styles: HTMLElement;
  remove: () => void;
}

const below = (parent: Node): HTMLElement => parent.appendChild(document.createElement('div'));

/** Makes a place for a page inside an element of the host, and takes away all of it at the end. */
export const createSurface = (host: HTMLElement): Surface => {
  const box = below(host);
  const tree = box.attachShadow({ mode: 'open' });
  const styles = below(tree);
  const element = below(tree);
  element.className = 'surface';
  const page = below(element);
  page.className = 'page';
  page.style.container = 'page / inline-size';
  return { element, styles, page, remove: () => box.remove() };
};
