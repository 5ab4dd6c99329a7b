import {
  directoryFields,
  directoryKindNames,
  directoryKinds,
  directoryLookup,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import type { DirectoryRecord } from 'server/contract/company/directory/directory-record';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { Button } from 'shared-ui';
import { entryOf, leadTo, resolve, useDestination, useShell, type Page } from 'shell/sdk/react';
import * as refs from '../../../contract';
import { activeFilter, lookupFilter } from '../../setup/list-filter';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import type { UsageLists } from '../../setup/usage-text';
import { getDirectoryColumns } from './directory-columns';
import { DirectoryNav, getKindParam, getKindTitle, WithDirectoryKind } from './with-directory-kind';
import { getDirectoryUsageLists } from './directory-usage-lists';
import { useRecordMerging } from './use-record-merging';
import { useActiveSwitch } from './use-active-switch';

/** Links to lists of directory records that use a record, by kind and field, such as `people.manager`. */
const referringLists: UsageLists = Object.fromEntries(
  directoryKindNames.flatMap((kind) =>
    directoryFields(kind).map(([field]) => [
      `${kind}.${field}`,
      (id: number) => ({ to: refs.directoryKind, params: { kind }, search: { [field]: id } }),
    ]),
  ),
);

const ImportButton = ({ kind }: { kind: DirectoryKind }) => (
  <Button {...leadTo(useDestination({ to: refs.importDirectory, params: { kind } }))}>
    Import
  </Button>
);

const createListPage = (kind: DirectoryKind) => {
  const { one, many, record } = directoryKinds[kind];
  const isPeople = kind === 'people';
  const lists = { ...referringLists, ...getDirectoryUsageLists(kind) };
  return defineRecordListPage({
    kind: record,
    title: getKindTitle(kind),
    ...{ one, many },
    emptiness: `Create the first ${one}.`,
    calls: directoryCalls[kind],
    edit: 'setup:edit-directory',
    nameOf: ({ name }) => name,
    create: { to: refs.createDirectoryRecord, params: { kind } },
    links: { View: refs.viewDirectoryRecord, Edit: refs.editDirectoryRecord },
    params: { kind },
    usedIn: lists,
    isNeverDeleted: isPeople,
    sorts: ['name', 'externalId', 'status'],
    filters: [
      activeFilter,
      ...directoryFields(kind).flatMap(([name, field]) =>
        field.type === 'record'
          ? [lookupFilter(name, field.label, directoryLookup(field.of), `${name}Id`, true)]
          : [],
      ),
    ],
    columns: getDirectoryColumns(kind),
    useOwn: (list) => {
      const merging = useRecordMerging({ kind, list, lists });
      const switchOf = useActiveSwitch(kind);
      const shell = useShell();
      const accountOf = ({ id }: DirectoryRecord) =>
        entryOf(
          'account',
          'Roles and hand-over',
          resolve({ to: refs.person, params: { id } }, shell),
        );
      return {
        nav: <DirectoryNav kind={kind} />,
        head: <ImportButton kind={kind} />,
        more: (row) => [switchOf(row), ...(isPeople ? [accountOf(row)] : [])],
        moreOfSelected: isPeople ? [] : [merging.entry],
        dialogs: merging.dialog,
      };
    },
  });
};

const listPagesByKind = Object.fromEntries(
  directoryKindNames.map((kind) => [kind, createListPage(kind)]),
) as Readonly<Record<DirectoryKind, Page>>;

export const DirectoryPage: Page = () => (
  <WithDirectoryKind>
    {(kind) => {
      const KindPage = listPagesByKind[kind];
      return <KindPage />;
    }}
  </WithDirectoryKind>
);

DirectoryPage.readTotal = async (address) => {
  const kind = getKindParam(address.params);
  return (kind && listPagesByKind[kind].readTotal?.(address)) ?? 0;
};

DirectoryPage.beginReading = (address) => {
  const kind = getKindParam(address.params);
  return kind && listPagesByKind[kind].beginReading?.(address);
};
