import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from '../provider/link';

const Name = chakra('span', {
  base: {
    display: 'block',
    fontWeight: 550,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:is(a):hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
});

interface Props {
  title: string;
  /** What one glances at: code, place. */
  second?: ReactNode;
  /** Where the name, and a press anywhere on its row, leads. */
  to?: string | undefined;
}

/** A name that carries its second line. */
export const RowTitle = ({ title, second, to }: Props) => (
  <Box minWidth="0" maxWidth="340px">
    {to === undefined ? (
      <Name title={title}>{title}</Name>
    ) : (
      <Name asChild title={title}>
        <Link to={to} data-row-link>
          {title}
        </Link>
      </Name>
    )}
    {second ? (
      <Box
        textStyle="small"
        color="ink3"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
      >
        {second}
      </Box>
    ) : null}
  </Box>
);
