import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Place = chakra('td', {
  base: {
    py: '1.5',
    bg: 'accentSoft',
    borderBottomWidth: '1px',
    borderColor: 'line',
    verticalAlign: 'top',
    'tr:last-child > &': { borderBottomWidth: 0 },
  },
});

interface Props {
  /** Columns that it takes. */
  span: number;
  /** Pixels before the first of them that is about the row. */
  start: number;
  children: ReactNode;
}

/** The row of a table that is being edited: one place as wide as the table. */
export const EditorRow = ({ span, start, children }: Props) => (
  <tr>
    <Place colSpan={span} style={{ paddingInlineStart: start }}>
      {children}
    </Place>
  </tr>
);
