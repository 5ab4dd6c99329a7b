import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { Text } from '../layout/text';

/** Progress bar for work of unknown duration. */
export const BusyIndicator = ({ words }: { words: string }) => {
  const id = useId();
  return (
    <Box mt="4">
      <Text id={id} mb="1.5" role="status">
        {words}
      </Text>
      <Box
        role="progressbar"
        aria-labelledby={id}
        height="6px"
        borderRadius="full"
        bg="accent"
        animation="breathe 1.6s ease-in-out infinite"
      />
    </Box>
  );
};
