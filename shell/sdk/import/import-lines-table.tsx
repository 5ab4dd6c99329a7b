import { useState } from 'react';
import { Box } from 'shared-ui';
import { DataTable, type Column } from 'shared-ui/table';

interface NumberedLine {
  line: number;
}

interface Props<Row extends NumberedLine> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  messageOf: (row: Row) => string;
}

const lineColumn: Column<NumberedLine> = {
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
};

/** Table of lines of an imported file, each with a message that says what to do. */
export const ImportLinesTable = <Row extends NumberedLine>({
  rows,
  rowId,
  columns,
  messageOf,
  label,
}: Props<Row>) => {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const message: Column<Row> = {
    id: 'message',
    header: 'What to do',
    least: 240,
    share: 2,
    wraps: true,
    narrow: 'line',
    cell: messageOf,
  };
  return (
    <DataTable
      label={label}
      columns={[lineColumn, ...columns, message]}
      rows={rows.slice((page - 1) * limit, page * limit)}
      total={rows.length}
      rowId={rowId}
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
