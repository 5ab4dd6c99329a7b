import { useState } from 'react';
import type { DirectoryKind, UpsertOutcome } from 'server/contract/directory/directory-constants';
import type { ImportLine } from 'server/contract/directory/directory-import';
import { importFields } from 'server/contract/directory/directory-import-constants';
import { Box } from 'shared-ui';
import { DataTable, type Column } from 'shared-ui/table';

const outcomes: Readonly<Record<UpsertOutcome, string>> = {
  refused: 'Refused',
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
};
const order = Object.keys(outcomes);

const reasonOf = (kind: DirectoryKind, { fields = {} }: ImportLine): string =>
  Object.entries(fields)
    .map(([field, sentence]) => {
      const label = importFields(kind).find(({ name }) => name === field.replace(/Id$/, ''))?.label;
      return label ? `${label}: ${sentence}` : sentence;
    })
    .join(' ');

const columnsOf = (kind: DirectoryKind): readonly Column<ImportLine>[] => [
  {
    id: 'line',
    header: 'Line',
    least: 80,
    align: 'end',
    narrow: 'corner',
    cell: ({ line }) => (
      <>
        <Box as="span" hideFrom="md">
          Line{' '}
        </Box>
        <span>{line}</span>
      </>
    ),
  },
  { id: 'name', header: 'Record', least: 180, share: 1, narrow: 'title', cell: ({ name }) => name },
  {
    id: 'outcome',
    header: 'What would happen',
    least: 150,
    narrow: 'line',
    cell: ({ outcome }) => outcomes[outcome],
  },
  {
    id: 'reason',
    header: 'What to do',
    least: 240,
    share: 2,
    wraps: true,
    narrow: 'line',
    cell: (line) => reasonOf(kind, line),
  },
];

/** The first rows of each outcome, those first that are refused. */
export const LinesTable = ({
  kind,
  lines,
}: {
  kind: DirectoryKind;
  lines: readonly ImportLine[];
}) => {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const rows = lines.toSorted(
    (one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome),
  );
  return (
    <DataTable
      label="First rows of each kind"
      columns={columnsOf(kind)}
      rows={rows.slice((page - 1) * limit, page * limit)}
      total={rows.length}
      rowId={({ line }) => String(line)}
      rowLabel={({ line }) => `Line ${line}`}
      page={page}
      limit={limit}
      onPage={setPage}
      onLimit={(next) => {
        setLimit(next);
        setPage(1);
      }}
      empty={null}
    />
  );
};
