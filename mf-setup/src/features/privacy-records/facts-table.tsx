import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

interface Props {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

const styles = {
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: '2',
    pe: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    overflowWrap: 'break-word',
    minWidth: '110px',
  },
  '& th': { fontWeight: 550 },
  '& tr:last-child td': { borderBottomWidth: '0' },
} as const;

export const FactsTable = ({ label, columns, rows }: Props) => (
  <Box tabIndex={0} role="region" aria-label={label} overflowX="auto">
    <Box as="table" width="full" css={styles}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, place) => (
              <td key={columns[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
