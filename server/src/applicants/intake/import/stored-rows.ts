import type { ImportMapping } from '../../../../contract/intake/application-import';
import type { StoredRows } from '../../../../contract/files/csv-file';
import type { ReadRow } from './read-row.rule';

interface StoredColumn {
  label: string;
  isTold: (mapping: ImportMapping) => boolean;
  text: (row: ReadRow) => string;
}

const always = () => true;
const columns: readonly StoredColumn[] = [
  { label: 'First name', isTold: always, text: ({ person }) => person.firstName },
  { label: 'Last name', isTold: always, text: ({ person }) => person.lastName },
  { label: 'Email', isTold: always, text: ({ person }) => person.email },
  {
    label: 'Mobile no',
    isTold: ({ phoneNumber }) => phoneNumber !== undefined,
    text: ({ person }) => person.phone,
  },
  {
    label: 'Experience',
    isTold: ({ experience }) => experience !== undefined,
    text: ({ person: { experience } }) => (Number.isInteger(experience) ? String(experience) : ''),
  },
  { label: 'Job', isTold: ({ job }) => job !== undefined, text: ({ job }) => job },
  { label: 'Source', isTold: ({ source }) => source !== undefined, text: ({ source }) => source },
  {
    label: 'Comment',
    isTold: ({ comment }) => comment !== undefined,
    text: ({ comment }) => comment,
  },
];

export const storedRows = (rows: readonly ReadRow[], mapping: ImportMapping): StoredRows => {
  const told = columns.filter(({ isTold }) => isTold(mapping));
  return {
    columns: told.map(({ label }) => label),
    rows: rows.map((row) => told.map(({ text }) => text(row))),
  };
};
