import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Spinner } from '../state/spinner';
import { useDelayed } from '../state/use-delayed';

interface Props {
  loading: boolean;
  /** What is shown is of before: draw it dimmed. */
  dim: boolean;
  children: ReactNode;
}

/** Dims old rows once others take 150 ms to load, with a spinner once they take 800 ms. */
export const LoadingVeil = ({ loading, dim, children }: Props) => {
  const noticed = useDelayed(loading && dim, 150);
  const slow = useDelayed(loading);
  return (
    <Box position="relative">
      <Box opacity={noticed ? 0.55 : 1} transition="opacity 120ms">
        {children}
      </Box>
      {slow ? (
        <Flex
          position="absolute"
          inset="0"
          align="center"
          justify="center"
          color="ink2"
          pointerEvents="none"
        >
          <Spinner label="Loading" size={22} />
        </Flex>
      ) : null}
    </Box>
  );
};
