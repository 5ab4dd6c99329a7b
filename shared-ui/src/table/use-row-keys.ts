import { type RefObject, useEffect, useRef } from 'react';
import type { PageKey } from '../keys/page-keys';
import { usePageKeys } from '../keys/use-page-keys';
import type { RowId } from './selection';
import type { DataTableProps } from './table-props';

interface KeyedTable<Row> extends DataTableProps<Row> {
  rows: readonly Row[];
  waiting: boolean;
  onToggle: (id: RowId, shift: boolean) => void;
}

const findRows = (region: HTMLElement | null): HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

const findRowLink = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLAnchorElement>('a[data-row-link]');

/** Focuses the row's link, so that Enter opens the record and a screen reader reads its name. */
const focusRow = (row: HTMLElement | undefined): void => {
  if (!row) return;
  const link = findRowLink(row);
  if (!link) row.tabIndex = -1;
  (link ?? row).focus();
};

/**
 * Shortcuts for rows of a list; at the end and the start of a page, j and k load the next and the previous
 * page.
 */
export const useRowKeys = <Row>(
  region: RefObject<HTMLElement | null>,
  table: KeyedTable<Row>,
): void => {
  const { rows, rowId, page, limit, total, selection, rowChange } = table;
  /** Id of the row that had the focus last, since a drawer or a filter may have taken the focus. */
  const lastRow = useRef<string>(undefined);
  const turned = useRef<{ page: number; to: 'first' | 'last' }>(undefined);
  const isThere = !table.waiting && !table.loading;

  useEffect(() => {
    if (!isThere || turned.current?.page !== page) return;
    const shown = findRows(region.current);
    const row = turned.current.to === 'first' ? shown[0] : shown.at(-1);
    turned.current = undefined;
    lastRow.current = row?.dataset.row;
    focusRow(row);
  }, [region, rows, page, isThere]);

  const findIndex = (shown: readonly HTMLElement[], target: Element): number => {
    const around = shown.findIndex((row) => row.contains(target));
    return around < 0 ? shown.findIndex((row) => row.dataset.row === lastRow.current) : around;
  };
  const move = (target: Element, by: 1 | -1): boolean => {
    const shown = findRows(region.current);
    if (shown.length === 0) return false;
    const at = findIndex(shown, target);
    const next = at < 0 ? 0 : at + by;
    const nextPage = page + by;
    if (shown[next]) {
      lastRow.current = shown[next].dataset.row;
      focusRow(shown[next]);
    } else if (nextPage >= 1 && nextPage <= Math.ceil(total / limit) && isThere) {
      turned.current = { page: nextPage, to: by === 1 ? 'first' : 'last' };
      table.onPage(nextPage);
    }
    return true;
  };
  const isInRow = (target: Element): boolean =>
    findRows(region.current).some((row) => row.contains(target));
  const findRow = (target: Element): Row | undefined => {
    const shown = findRows(region.current);
    const id = shown[findIndex(shown, target)]?.dataset.row;
    return rows.find((row) => String(rowId(row)) === id);
  };
  const openRow = (target: Element): boolean => {
    const isControl = target.matches('a,button') || !isInRow(target);
    const link = findRowLink(target.closest<HTMLElement>('[data-row]') ?? undefined);
    if (isControl || !link) return false;
    link.click();
    return true;
  };

  usePageKeys(
    table.label,
    (): PageKey[] => {
      const [first] = rows;
      if (!first) return [];
      const change = rows.map((row) => rowChange?.(row)).find(Boolean);
      return [
        { keys: ['j'], label: 'Next row', act: (target) => move(target, 1) },
        { keys: ['k'], label: 'Row before', act: (target) => move(target, -1) },
        {
          keys: ['ArrowDown'],
          label: 'Next row, from a row or the search',
          act: (target) =>
            (isInRow(target) || target.matches('input[type=search]')) && move(target, 1),
        },
        {
          keys: ['ArrowUp'],
          label: 'Row before, from a row',
          act: (target) => isInRow(target) && move(target, -1),
        },
        ...(findRowLink(findRows(region.current)[0])
          ? [{ keys: ['Enter'], label: 'Open the row', act: openRow }]
          : []),
        ...(selection
          ? [
              {
                keys: ['x'],
                label: 'Select the row, or clear it',
                act: (target: Element) => {
                  const row = findRow(target);
                  if (row) table.onToggle(rowId(row), false);
                  return row !== undefined;
                },
              },
            ]
          : []),
        ...(change
          ? [
              {
                keys: ['e'],
                label: `${change.label} of the row`,
                act: (target: Element) => {
                  const row = findRow(target);
                  const begun = row && rowChange?.(row);
                  begun?.begin();
                  return begun !== undefined;
                },
              },
            ]
          : []),
      ];
    },
    region,
  );
};
