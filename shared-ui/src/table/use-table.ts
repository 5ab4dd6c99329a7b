import { type ColumnDef, getCoreRowModel, type Table, useReactTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './column';
import type { DataTableProps } from './table-props';

declare module '@tanstack/react-table' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the library names both
  interface ColumnMeta<TData, TValue> {
    column: Column<TData>;
  }
}

const noRows: never[] = [];

const nextSort = (sorting: readonly Sort[]): Sort | null => sorting[0] ?? null;

/** The table's model: paging, sorting and selection are the server's and the page's. */
export const useTable = <Row>(props: DataTableProps<Row>): Table<Row> => {
  const { columns, rows, rowId, sort, onSort, page, limit, total } = props;
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Row> => ({
        id: column.id,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
        enableSorting: column.sortable ?? false,
        accessorFn: () => null,
        meta: { column },
      })),
    [columns],
  );
  const sorting = sort ? [sort] : noRows;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by its result
  return useReactTable<Row>({
    data: (rows ?? noRows) as Row[],
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    getRowId: (row) => String(rowId(row)),
    manualPagination: true,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    rowCount: total,
    state: { sorting, pagination: { pageIndex: page - 1, pageSize: limit } },
    onSortingChange: (update) =>
      onSort?.(nextSort(typeof update === 'function' ? update(sorting) : update)),
  });
};
