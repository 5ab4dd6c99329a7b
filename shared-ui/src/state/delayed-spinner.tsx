import { Flex } from '@chakra-ui/react';
import { Spinner } from './spinner';
import { useDelayed } from './use-delayed';

/** Nothing for 800 ms, then a spinner in the middle of its place. */
export const DelayedSpinner = ({ label = 'Loading' }: { label?: string }) => {
  const due = useDelayed();
  return (
    <Flex justify="center" align="center" minHeight="80px" color="ink3">
      {due ? <Spinner label={label} /> : null}
    </Flex>
  );
};
