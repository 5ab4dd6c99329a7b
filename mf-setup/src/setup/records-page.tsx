import type { ComponentProps } from 'react';
import { EmptyState, PageHead } from 'shared-ui';
import { ListFilters, ListTable } from 'shell/sdk/list';
import type { RouteRef, Selected } from 'shell/sdk/react';
import { CreateButton } from './create-button';
import type { useRecordLinks } from './use-record-links';
import type { useSetupActions } from './use-setup-actions';

interface Props<Row, Selection extends object> extends Pick<
  ComponentProps<typeof ListTable<Row>>,
  'columns'
> {
  title: string;
  list: ComponentProps<typeof ListTable<Row>>['list'] &
    ComponentProps<typeof ListFilters>['list'] & {
      answer: object | undefined;
      matching: Selected<Selection>;
      selected: Selected<Selection>;
      ofRow: (row: Row) => Selected<Selection>;
    };
  create: RouteRef;
  links: ReturnType<typeof useRecordLinks>;
  /** The ticked rows; none where all that match are meant. */
  chosen: readonly number[] | undefined;
  actions: ReturnType<typeof useSetupActions<Selection>>;
  empty: ComponentProps<typeof EmptyState>;
}

/** A list of setup whose records have pages of their own. */
export const RecordsPage = <Row, Selection extends object>({
  title,
  list,
  columns,
  create,
  links,
  chosen,
  actions: { deletion, exported },
  empty,
}: Props<Row, Selection>) => (
  <>
    <PageHead
      title={title}
      words={list.answer && list.matching.name}
      actions={<CreateButton to={create} exported={exported(list.matching)} />}
    />
    <ListFilters list={list} />
    <ListTable
      list={list}
      label={title}
      columns={columns}
      rowActions={(row) => [
        ...links.of([list.list.idOf(row)]),
        exported(list.ofRow(row)),
        { ...deletion.of(list.ofRow(row)), divided: true },
      ]}
      selectionActions={[...links.of(chosen), exported(list.selected), deletion.of(list.selected)]}
      empty={<EmptyState {...empty} />}
    />
    {deletion.question}
  </>
);
