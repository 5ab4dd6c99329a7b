import { Box, Text } from 'shared-ui';

/** How far an import is. */
export const RowsUnderWay = ({ done, total }: { done: number; total: number }) => (
  <Box mb="4">
    <Text id="rows-under-way" mb="1.5" fontVariantNumeric="tabular-nums">
      {done} of {total} rows done
    </Text>
    <Box
      role="progressbar"
      aria-labelledby="rows-under-way"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      height="6px"
      borderRadius="full"
      bg="line"
      overflow="hidden"
    >
      <Box height="full" bg="accent" style={{ width: `${total ? (done / total) * 100 : 0}%` }} />
    </Box>
  </Box>
);
