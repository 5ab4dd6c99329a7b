import type { ComponentProps, ReactNode } from 'react';
import { EmptyState, PageHead, type MenuEntry } from 'shared-ui';
import { ListFilters, ListTable } from 'shell/sdk/list';
import type { Destination, RouteParams, RouteRef, Selected } from 'shell/sdk/react';
import { CreateButton, type CreateProps } from './create-button';
import type { useSetupActions } from './use-setup-actions';

type TableProps<Row> = ComponentProps<typeof ListTable<Row>>;

interface Props<Row, Selection extends object> extends Pick<
  TableProps<Row>,
  'columns' | 'actionsHeader'
> {
  title: string;
  list: TableProps<Row>['list'] &
    ComponentProps<typeof ListFilters>['list'] & {
      answer: object | undefined;
      matching: Selected<Selection>;
      selected: Selected<Selection>;
      ofRow: (row: Row) => Selected<Selection>;
    };
  /** Route of the create page, or props of the create button. */
  create: RouteRef | Destination<RouteParams> | CreateProps;
  /** `keeps` is the reason why a record cannot be edited. */
  links?: { of: (ids?: readonly number[], keeps?: string) => MenuEntry[] };
  /** Ids of ticked rows; `undefined` when all matching rows are selected. */
  chosen?: readonly number[] | undefined;
  more?: (row: Row) => MenuEntry[];
  moreOfSelected?: MenuEntry[];
  /** Reason why a row can be neither edited nor deleted. */
  reasonOf?: (row: Row) => string | undefined;
  actions: ReturnType<typeof useSetupActions<Selection>>;
  empty: ComponentProps<typeof EmptyState>;
  head?: ReactNode;
}

const nothing = () => [];
const noReason = () => undefined;

export const RecordsPage = <Row, Selection extends object>({
  title,
  list,
  create,
  links = { of: nothing },
  chosen,
  more = nothing,
  moreOfSelected = [],
  reasonOf = noReason,
  actions: { deletion, exported },
  empty,
  head,
  ...table
}: Props<Row, Selection>) => {
  const first = list.rows?.find((row) => list.list.idOf(row) === chosen?.[0]);
  return (
    <>
      <PageHead
        title={title}
        words={list.answer && list.matching.name}
        actions={
          <>
            {head}
            <CreateButton
              exported={exported(list.matching)}
              {...(typeof create === 'string' ? { to: create } : create)}
            />
          </>
        }
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label={title}
        {...table}
        rowActions={(row) => [
          ...links.of([list.list.idOf(row)], reasonOf(row)),
          ...more(row),
          exported(list.ofRow(row)),
          { ...deletion.of({ ...list.ofRow(row), refusal: reasonOf(row) }), divided: true },
        ]}
        selectionActions={[
          ...links.of(chosen, first && reasonOf(first)),
          ...moreOfSelected,
          exported(list.selected),
          deletion.of(list.selected),
        ]}
        empty={<EmptyState {...empty} />}
      />
      {deletion.question}
    </>
  );
};
