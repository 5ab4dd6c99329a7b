import { Flex } from '@chakra-ui/react';
import { Spinner } from './spinner';
import { useDelayed } from './use-delayed';

interface Props {
  label?: string;
  /**
   * Height in pixels that is reserved for the content, so that the page does not move when the content
   * appears.
   */
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
