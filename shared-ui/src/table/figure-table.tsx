import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      py: '2',
      px: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
      textAlign: 'start',
      overflowWrap: 'break-word',
    },
    '& thead th': { fontWeight: 500, color: 'ink2', textStyle: 'small', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 500 },
    '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& a': { color: 'accent', textUnderlineOffset: '3px' },
    '& a:hover': { textDecoration: 'underline' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
  },
});

interface Column {
  name: string;
  /** Set at its end, as figures are. */
  isFigure: boolean;
}

interface Props {
  label: string;
  columns: readonly Column[];
  lines: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** A few lines of figures, each named by its first cell. */
export const FigureTable = ({ label, columns, lines }: Props) => (
  <Table aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ name, isFigure }) => (
          <th key={name} scope="col" data-figure={isFigure || undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, cells: [first, ...cells] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {cells.map((cell, at) => (
            <td key={columns[at + 1]?.name} data-figure={columns[at + 1]?.isFigure || undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
