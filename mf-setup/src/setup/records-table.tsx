import type { ComponentProps } from 'react';
import { EmptyState, type MenuEntry } from 'shared-ui';
import { ListFilters, ListTable } from 'shell/sdk/list';
import type { Selected } from 'shell/sdk/react';
import type { useSetupActions } from './use-setup-actions';

type TableProps<Row> = ComponentProps<typeof ListTable<Row>>;

interface Props<Row, Selection extends object> extends Pick<
  TableProps<Row>,
  'columns' | 'actionsHeader' | 'label'
> {
  list: TableProps<Row>['list'] &
    ComponentProps<typeof ListFilters>['list'] & {
      selected: Selected<Selection>;
      ofRow: (row: Row) => Selected<Selection>;
    };
  /** Ids of selected rows; `undefined` if all matching rows are selected. */
  chosen: readonly number[] | undefined;
  /** Links of the given records; `keeps` is the reason why a record cannot be edited. */
  links: { of: (ids?: readonly number[], keeps?: string) => MenuEntry[] };
  more?: (row: Row) => MenuEntry[];
  moreOfSelected?: MenuEntry[];
  /** Reason why a row can be neither edited nor deleted. */
  reasonOf?: ((row: Row) => string | undefined) | undefined;
  isNeverDeleted?: boolean | undefined;
  actions: ReturnType<typeof useSetupActions<Selection>>;
  emptiness: string;
}

const nothing = () => [];
const noReason = () => undefined;

export const RecordsTable = <Row, Selection extends object>({
  list,
  chosen,
  links,
  more = nothing,
  moreOfSelected = [],
  reasonOf = noReason,
  isNeverDeleted = false,
  actions: { deletion, exported },
  emptiness,
  ...table
}: Props<Row, Selection>) => {
  const first = list.rows?.find((row) => list.list.idOf(row) === chosen?.[0]);
  const deletionOf = (selected: Selected<Selection>): MenuEntry => ({
    ...deletion.of(selected),
    ...(isNeverDeleted && { isHidden: true }),
  });
  return (
    <>
      <ListFilters list={list} />
      <ListTable
        list={list}
        {...table}
        rowActions={(row) => [
          ...links.of([list.list.idOf(row)], reasonOf(row)),
          ...more(row),
          exported(list.ofRow(row)),
          { ...deletionOf({ ...list.ofRow(row), refusal: reasonOf(row) }), divided: true },
        ]}
        selectionActions={[
          ...links.of(chosen, first && reasonOf(first)),
          ...moreOfSelected,
          exported(list.selected),
          deletionOf(list.selected),
        ]}
        empty={<EmptyState title={`No ${list.list.many} yet`} words={emptiness} />}
      />
      {deletion.question}
    </>
  );
};
