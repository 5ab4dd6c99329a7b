import { Flex } from '@chakra-ui/react';
import { Spinner } from './spinner';
import { useDelayed } from './use-delayed';

interface Props {
  label?: string;
  /** Pixels that what comes will take, so that nothing below it moves. */
  height?: number;
}

/** Nothing for 800 ms, then a spinner in the middle of its place. */
export const DelayedSpinner = ({ label = 'Loading', height = 80 }: Props) => {
  const due = useDelayed();
  return (
    <Flex justify="center" align="center" minHeight={`${String(height)}px`} color="ink3">
      {due ? <Spinner label={label} /> : null}
    </Flex>
  );
};
