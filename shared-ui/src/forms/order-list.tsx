import { Box } from '@chakra-ui/react';
import { OrderLine, type OrderListProps } from './order-line';

export const OrderList = ({ label, entries, onMove }: OrderListProps) => (
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
