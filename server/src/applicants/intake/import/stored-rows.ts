import type { ImportMapping } from '../../../../contract/applicants/intake/application-import';
import type { StoredRows } from '../../../../contract/platform/files/csv-file';
import type { ImportRow } from './read-row.rule';

interface StoredColumn {
  label: string;
  isMapped: (mapping: ImportMapping) => boolean;
  text: (row: ImportRow) => string;
}

const isAlwaysMapped = () => true;
const storedColumns: readonly StoredColumn[] = [
  { label: 'First name', isMapped: isAlwaysMapped, text: ({ person }) => person.firstName },
  { label: 'Last name', isMapped: isAlwaysMapped, text: ({ person }) => person.lastName },
  { label: 'Email', isMapped: isAlwaysMapped, text: ({ person }) => person.email },
  {
    label: 'Mobile no',
    isMapped: ({ phoneNumber }) => phoneNumber !== undefined,
    text: ({ person }) => person.phone,
  },
  {
    label: 'Experience',
    isMapped: ({ experience }) => experience !== undefined,
    text: ({ person: { experience } }) => (Number.isInteger(experience) ? String(experience) : ''),
  },
  { label: 'Job', isMapped: ({ job }) => job !== undefined, text: ({ job }) => job },
  { label: 'Source', isMapped: ({ source }) => source !== undefined, text: ({ source }) => source },
  {
    label: 'Comment',
    isMapped: ({ comment }) => comment !== undefined,
    text: ({ comment }) => comment,
  },
];

export const toStoredApplicationRows = (
  rows: readonly ImportRow[],
  mapping: ImportMapping,
): StoredRows => {
  const mappedColumns = storedColumns.filter(({ isMapped }) => isMapped(mapping));
  return {
    columns: mappedColumns.map(({ label }) => label),
    rows: rows.map((row) => mappedColumns.map(({ text }) => text(row))),
  };
};
