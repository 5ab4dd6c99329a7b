import {
  directoryFields,
  type DirectoryKind,
  type DirectoryReferenceName,
  type DirectoryValueName,
} from 'server/contract/company/directory/directory-constants';
import type { DirectoryRecord } from 'server/contract/company/directory/directory-record';
import { RowTitle, type Column } from 'shared-ui/table';
import { showDay } from '../../setup/show-day';
import { ActiveMark } from '../../setup/status-parts';

/** Columns beside name and status; the record page shows the other fields. */
const most = 4;

const inTheName: readonly string[] = ['name', 'firstName', 'lastName', 'email'];

/** The second line distinguishes records of the same name. */
const second = ({ email, externalId }: DirectoryRecord) =>
  [email, externalId].filter(Boolean).join(' · ');

const nameColumn: Column<DirectoryRecord> = {
  id: 'name',
  header: 'Name',
  sortable: true,
  narrow: 'title',
  least: 220,
  share: 2,
  cell: (row) => <RowTitle title={row.name} second={second(row)} />,
};

const statusColumn: Column<DirectoryRecord> = {
  id: 'status',
  header: 'Status',
  sortable: true,
  narrow: 'line',
  least: 110,
  cell: ({ status }) => <ActiveMark status={status} />,
};

export const directoryColumns = (kind: DirectoryKind): Column<DirectoryRecord>[] => [
  nameColumn,
  ...directoryFields(kind)
    .filter(([name]) => !inTheName.includes(name))
    .slice(0, most)
    .map(([name, { label, type }]): Column<DirectoryRecord> => ({
      id: name,
      header: label,
      narrow: 'line',
      least: 130,
      share: 1,
      cell: (row) => {
        if (type === 'record') return row[name as DirectoryReferenceName]?.name;
        const value = row[name as DirectoryValueName];
        return value && type === 'day' ? showDay(value) : value;
      },
    })),
  statusColumn,
];
