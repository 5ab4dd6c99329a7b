import { Box } from '@chakra-ui/react';
import { OrderLine, type OrderedListProps } from './order-line';

export const OrderList = ({ label, entries, onMove }: OrderedListProps) => (
  <Box as="ol" aria-label={label}>
    {entries.map((entry, place) => (
      <OrderLine
        key={entry.id}
        isFirst={place === 0}
        isLast={place === entries.length - 1}
        grip={null}
        {...{ entry, place, onMove }}
      />
    ))}
  </Box>
);
