import { Box, Text } from 'shared-ui';
import type { MoveProgress } from './use-moves';

/** How far a large move has come. */
export const MovesUnderWay = ({ done, total }: MoveProgress) => (
  <Box mb="4">
    <Text id="moves-under-way" mb="1.5" role="status" fontVariantNumeric="tabular-nums">
      {done} of {total} applicants done
    </Text>
    <Box
      role="progressbar"
      aria-labelledby="moves-under-way"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      height="6px"
      borderRadius="full"
      bg="line"
      overflow="hidden"
    >
      <Box height="full" bg="accent" style={{ width: `${(done / total) * 100}%` }} />
    </Box>
  </Box>
);
