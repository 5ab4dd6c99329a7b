import { usedIn } from './used-in';
import {
  directoryKindNames,
  directoryKinds,
  directoryFields,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import type {
  DirectoryRecord,
  DirectorySelection,
} from 'server/contract/company/directory/directory-record';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { useList } from 'shell/sdk/list';
import { Button } from 'shared-ui';
import { entryOf, leadTo, resolve, useDestination, useShell, type Page } from 'shell/sdk/react';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
import type { UsageLists } from '../../setup/usage-words';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { directoryColumns } from './directory-columns';
import { directoryLists } from './directory-list';
import { DirectoryNav, kindIn, kindTitle, OfKind } from './of-kind';
import { useMerging } from './use-merging';
import { useSwitch } from './use-switch';

/** Lists of directory records that refer to a record, by kind and field: `people.manager`. */
const within: UsageLists = Object.fromEntries(
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

const Records = ({ kind }: { kind: DirectoryKind }) => {
  const { one, many, record } = directoryKinds[kind];
  const list = useList(directoryLists[kind]);
  const links = useRecordLinks(
    { View: refs.viewDirectoryRecord, Edit: refs.editDirectoryRecord },
    { kind },
  );
  const lists = { ...within, ...usedIn(kind) };
  const { deletion, exported } = useSetupActions<DirectorySelection>({
    list: record,
    calls: directoryCalls[kind],
    edit: 'setup:edit-directory',
    onDeleted: list.selection.clear,
    usedIn: lists,
  });
  const merging = useMerging({ kind, list, lists });
  const switchOf = useSwitch(kind);
  const isKept = kind === 'people';
  const shell = useShell();
  const accountOf = ({ id }: DirectoryRecord) =>
    entryOf('account', 'Roles and hand-over', resolve({ to: refs.person, params: { id } }, shell));
  return (
    <>
      <DirectoryNav kind={kind} />
      <RecordsPage
        title={kindTitle(kind)}
        create={{ to: refs.createDirectoryRecord, params: { kind } }}
        head={<ImportButton kind={kind} />}
        columns={directoryColumns(kind)}
        chosen={list.selected.selection.id}
        more={(row) => [switchOf(row), ...(isKept ? [accountOf(row)] : [])]}
        moreOfSelected={isKept ? [] : [merging.entry]}
        actions={{
          exported,
          deletion: {
            ...deletion,
            of: (selected) => ({
              ...deletion.of(selected),
              ...(isKept && { isHidden: true }),
            }),
          },
        }}
        empty={{ title: `No ${many} yet`, words: `Create the first ${one}.` }}
        {...{ list, links }}
      />
      {merging.dialog}
    </>
  );
};

export const DirectoryPage: Page = () => <OfKind>{(kind) => <Records kind={kind} />}</OfKind>;

DirectoryPage.beginReading = (address) => {
  const kind = kindIn(address.params);
  return kind && directoryLists[kind].beginReading(address);
};
