import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../action/button';
import { EmptyState } from '../state/empty-state';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      py: '1.5',
      px: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
      textAlign: 'end',
    },
    '& th:first-of-type': { textAlign: 'start' },
    '& th': { fontWeight: 500, color: 'ink2' },
  },
});

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

interface Props {
  label: string;
  height: number;
  table: ChartTable;
  children: ReactNode;
}

/** A chart, or the table of the same figures. */
export const ChartFrame = ({ label, height, table, children }: Props) => {
  const [asTable, setAsTable] = useState(false);
  const figures = table.rows.flatMap(([, ...row]) => row);
  if (figures.every((figure) => figure === 0)) {
    return <EmptyState title="Nothing to show yet" words={`${label} has no figures so far.`} />;
  }
  const words = table.rows.map(([name, ...row]) => `${String(name)} ${row.join(', ')}`);
  return (
    <Box>
      <Flex justify="flex-end">
        <Button
          size="sm"
          variant="quiet"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Flex>
      {asTable ? (
        <Box
          maxHeight={`${String(height)}px`}
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label={label}
        >
          <Table aria-label={label}>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...row]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {row.map((figure, at) => (
                    <td key={table.head[at + 1]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      ) : (
        <Box role="img" aria-label={`${label}: ${words.join('; ')}`} height={`${String(height)}px`}>
          <Box aria-hidden height="full">
            {children}
          </Box>
        </Box>
      )}
    </Box>
  );
};
