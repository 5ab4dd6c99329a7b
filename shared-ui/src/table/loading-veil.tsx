import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Spinner } from '../state/spinner';
import { useDelayed } from '../state/use-delayed';

interface Props {
  loading: boolean;
  dim: boolean;
  children: ReactNode;
}

/** Dims outdated rows after 150 ms of loading, and shows a spinner after 800 ms. */
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
