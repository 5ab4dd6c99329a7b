import { expectTypeOf } from 'expect-type';
import type { ReactNode } from 'react';
import { useRowSelection, type Column, type DataTableProps, type RowId, type Sort } from '.';

interface Sailor {
  id: number;
  name: string;
}
const name = { id: 'name', header: 'Name', least: 120, cell: (row: Sailor) => row.name };

expectTypeOf(name).toExtend<Column<Sailor>>();
expectTypeOf<Column<Sailor>['cell']>().toEqualTypeOf<(row: Sailor) => ReactNode>();
expectTypeOf({ ...name, cell: (row: { ship: string }) => row.ship }).not.toExtend<Column<Sailor>>();
expectTypeOf({ ...name, narrow: 'left' as const }).not.toExtend<Column<Sailor>>();
expectTypeOf({ ...name, stepsBack: { turn: 1 } }).not.toExtend<Column<Sailor>>();
expectTypeOf<DataTableProps<Sailor>['columns']>().items.toEqualTypeOf<Column<Sailor>>();
expectTypeOf<Sort>().toEqualTypeOf<{ id: string; desc: boolean }>();
expectTypeOf(useRowSelection).parameter(0).toHaveProperty('pageIds').items.toEqualTypeOf<RowId>();
