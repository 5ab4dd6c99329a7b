import type { ComponentProps, ReactNode } from 'react';
import { PageHead } from 'shared-ui';
import { useList } from 'shell/sdk/list';
import type { Destination, Page, RouteParams, RouteRef, Selected } from 'shell/sdk/react';
import { CreateButton, type CreateButtonProps } from './create-button';
import { toTableColumn, type ListColumn } from './list-column';
import { RecordsTable } from './records-table';
import { defineSetupList, type SetupList } from './define-setup-list';
import { useRecordLinks } from './use-record-links';
import { useSetupActions } from './use-setup-actions';

type Selection = { id?: number[] };
type TableProps<Row> = ComponentProps<typeof RecordsTable<Row, Selection>>;

interface OwnList<Row> {
  rows: readonly Row[] | undefined;
  selected: Selected<Selection>;
  selection: { clear: () => void };
}

interface OwnParts<Row> extends Pick<TableProps<Row>, 'more' | 'moreOfSelected'> {
  links?: TableProps<Row>['links'];
  /** Props of the create button, if no page creates the record. */
  create?: CreateButtonProps;
  head?: ReactNode;
  nav?: ReactNode;
  /** Content between the page head and the list. */
  section?: ReactNode;
  dialogs?: ReactNode;
}

interface ListPageDeclaration<Row, Query extends object>
  extends
    SetupList<Row, Query>,
    Pick<TableProps<Row>, 'reasonOf' | 'isNeverDeleted' | 'actionsHeader'> {
  columns: readonly ListColumn<Row>[];
  create?: RouteRef | Destination<RouteParams>;
  /** Routes of the pages of one record, by label of the link. */
  links?: Readonly<Record<string, RouteRef<{ id: number }>>>;
  /** Parameters of the links' routes, other than the id. */
  params?: RouteParams;
  useOwn?: (list: OwnList<Row>) => OwnParts<Row>;
}

const useNoOwnParts = () => ({});

/** List page for records that are edited in separate forms, not in the list itself. */
export const defineRecordListPage = <Row extends { id: number }, Query extends object>(
  declared: ListPageDeclaration<Row, Query>,
): Page => {
  const { title, columns, links = {}, params, key = 'id', useOwn = useNoOwnParts } = declared;
  const list = defineSetupList(declared, columns);
  const table = {
    label: title,
    columns: columns.map(toTableColumn),
    emptiness: declared.emptiness,
    reasonOf: declared.reasonOf,
    isNeverDeleted: declared.isNeverDeleted,
    actionsHeader: declared.actionsHeader,
  };
  const RecordsPage: Page = () => {
    const shown = useList(list);
    const routes = useRecordLinks(links, params);
    const actions = useSetupActions({ ...declared, onDeleted: shown.selection.clear });
    const own: OwnParts<Row> = useOwn(shown);
    const { nav, head, section, dialogs, create = declared.create, ...parts } = own;
    return (
      <>
        {nav}
        <PageHead
          title={title}
          words={shown.answer && shown.matching.name}
          actions={
            <>
              {head}
              <CreateButton
                exported={actions.exported(shown.matching)}
                {...(typeof create === 'string' ? { to: create } : create)}
              />
            </>
          }
        />
        {section}
        <RecordsTable
          {...table}
          list={shown}
          chosen={shown.selected.selection[key as 'id']}
          links={routes}
          actions={actions}
          {...parts}
        />
        {dialogs}
      </>
    );
  };
  RecordsPage.beginReading = list.beginReading;
  RecordsPage.readTotal = list.readTotalAt;
  return RecordsPage;
};
