import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { Text } from '../layout/text';

interface Props {
  done: number;
  total: number;
  /** Noun in the text about the progress: `rows` gives `3 of 10 rows done`. */
  things: string;
}

export const Progress = ({ done, total, things }: Props) => {
  const id = useId();
  return (
    <Box mb="4">
      <Text id={id} mb="1.5" role="status" fontVariantNumeric="tabular-nums">
        {`${done} of ${total} ${things} done`}
      </Text>
      <Box
        role="progressbar"
        aria-labelledby={id}
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
};
