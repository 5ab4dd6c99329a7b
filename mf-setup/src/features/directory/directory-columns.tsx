import {
  directoryFields,
  type DirectoryKind,
  type DirectoryReferenceName,
  type DirectoryValueName,
} from 'server/contract/company/directory/directory-constants';
import type { DirectoryRecord } from 'server/contract/company/directory/directory-record';
import { RowTitle } from 'shared-ui/table';
import { ActiveMark } from '../../setup/active-mark';
import type { ListColumn } from '../../setup/list-column';
import { renderDate } from '../../setup/render-date';

/** Maximum of columns besides name and status; other fields are visible on the record page. */
const maxShownFields = 4;

const fieldsInName: readonly string[] = ['name', 'firstName', 'lastName', 'email'];

/** Second line in the name column, which distinguishes records of the same name. */
const formatSecondLine = ({ email, externalId }: DirectoryRecord) =>
  [email, externalId].filter(Boolean).join(' · ');

export const getDirectoryColumns = (kind: DirectoryKind): ListColumn<DirectoryRecord>[] => [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    narrow: 'title',
    least: 220,
    share: 2,
    cell: (row) => <RowTitle title={row.name} second={formatSecondLine(row)} />,
  },
  ...directoryFields(kind)
    .filter(([name]) => !fieldsInName.includes(name))
    .slice(0, maxShownFields)
    .map(([name, { label, type }]): ListColumn<DirectoryRecord> => ({
      id: name,
      header: label,
      least: 130,
      share: 1,
      cell: (row) => {
        if (type === 'record') return row[name as DirectoryReferenceName]?.name;
        const value = row[name as DirectoryValueName];
        return value && type === 'day' ? renderDate(value) : value;
      },
    })),
  { id: 'status', header: 'Status', sortable: true, least: 110, cell: ActiveMark },
];
