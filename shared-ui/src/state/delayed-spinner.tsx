import { Flex } from '@chakra-ui/react';
import { Spinner } from './spinner';
import { useDelayed } from './use-delayed';

interface Props {
  label?: string;
  /** Pixels reserved for the content, so that nothing below moves. */
  height?: number;
}

/** Shows nothing for 800 ms, then a spinner. */
export const DelayedSpinner = ({ label = 'Loading', height = 80 }: Props) => {
  const due = useDelayed();
  return (
    <Flex justify="center" align="center" minHeight={`${String(height)}px`} color="ink3">
      {due ? <Spinner label={label} /> : null}
    </Flex>
  );
};
