/** Scroll position and focused row of a page at the time the user left it. */
interface PagePosition {
  /** Scroll position of the page in pixels. */
  top: number;
  /** Id of the row whose link or menu was used last. */
  row: string | undefined;
  /** Scroll position in pixels of the region in which the rows scroll. */
  rowsTop: number;
  leftFor?: string;
}

interface LeftPage {
  address: string;
  pathname: string;
}

const maxPositions = 30;
/** Positions by address with query; only in memory, so that a page reload starts at the top. */
const positions = new Map<string, PagePosition>();
let lastLeft: LeftPage | undefined;

const findRowsRegion = (row: Element | undefined) => row?.closest('[role=region]');

const findRow = (page: Element, id: string | undefined): HTMLElement | undefined =>
  id === undefined
    ? undefined
    : [...page.querySelectorAll<HTMLElement>('[data-row]')].find(
        ({ dataset }) => dataset.row === id,
      );

export const storePosition = (left: LeftPage, page: Element, lastRow: string | undefined): void => {
  const row = lastRow ?? document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const rowsTop = findRowsRegion(findRow(page, row))?.scrollTop ?? 0;
  positions.delete(left.address);
  positions.set(left.address, { top: window.scrollY, row, rowsTop });
  for (const oldest of positions.keys()) {
    if (positions.size <= maxPositions) break;
    positions.delete(oldest);
  }
  lastLeft = left;
};

/**
 * Finds the position of a page to which the user returns, by the browser's Back or from a page that was
 * opened from it.
 */
export const findPosition = (arrived: LeftPage, isReturn: boolean): PagePosition | undefined => {
  const position = positions.get(arrived.address);
  const before = lastLeft && positions.get(lastLeft.address);
  if (before) before.leftFor = arrived.pathname;
  return position && (isReturn || position.leftFor === lastLeft?.pathname) ? position : undefined;
};

/** Returns true if everything is restored, false if rows are still missing. */
export const restorePosition = (
  page: Element,
  { top, row: id, rowsTop }: PagePosition,
): boolean => {
  const row = findRow(page, id);
  const target = row?.querySelector<HTMLElement>('a[data-row-link]') ?? row;
  const region = findRowsRegion(row);
  if (region) region.scrollTop = rowsTop;
  window.scrollTo(0, top);
  if (target?.matches('tr,li')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return id === undefined ? Math.abs(window.scrollY - top) < 2 : row !== undefined;
};
