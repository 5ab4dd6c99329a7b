import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const EditorCell = chakra('td', {
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
  span: number;
  /** Width of the checkbox column in pixels, which the editor leaves free. */
  start: number;
  children: ReactNode;
}

export const EditorRow = ({ span, start, children }: Props) => (
  <tr>
    <EditorCell colSpan={span} style={{ paddingInlineStart: start }}>
      {children}
    </EditorCell>
  </tr>
);
