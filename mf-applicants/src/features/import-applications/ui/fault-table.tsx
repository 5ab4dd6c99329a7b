import { useState } from 'react';
import type { ImportForecast, RowFault } from 'server/contract/intake/application-import';
import { Box, Text } from 'shared-ui';
import { DataTable, type Column } from 'shared-ui/table';
import { fieldWords } from '../column-values';

interface Fault extends RowFault {
  line: number;
}

const columns: readonly Column<Fault>[] = [
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
  {
    id: 'field',
    header: 'Field',
    least: 160,
    narrow: 'title',
    cell: ({ field }) => (field === 'row' ? 'Row' : fieldWords[field]),
  },
  {
    id: 'message',
    header: 'What to do',
    least: 240,
    share: 1,
    wraps: true,
    narrow: 'line',
    cell: ({ message }) => message,
  },
];

const label = 'Rows that would be rejected';

/** What is wrong with the bad rows, line by line as a spreadsheet counts them. */
export const FaultTable = ({ forecast }: { forecast: ImportForecast }) => {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const faults = forecast.faults.flatMap(({ line, faults: ofRow }) =>
    ofRow.map((fault) => ({ ...fault, line })),
  );
  const isCut = forecast.bad > forecast.faults.length;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={faults.slice((page - 1) * limit, page * limit)}
        total={faults.length}
        rowId={({ line, field }) => `${line} ${field}`}
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
      {isCut ? (
        <Text
          tone="second"
          mt="2"
        >{`These are the first ${forecast.faults.length} of ${forecast.bad}. After the import, all of them can be downloaded with the reason beside each.`}</Text>
      ) : null}
    </>
  );
};
