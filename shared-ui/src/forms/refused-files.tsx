import { Box } from '@chakra-ui/react';
import { Text } from '../layout/text';

interface Props {
  id: string;
  /** Why each of them was not taken. */
  refusals: readonly string[];
}

/** What was offered and not taken, file by file; the others were. */
export const RefusedFiles = ({ id, refusals }: Props) => (
  <Box id={id} role="alert">
    {refusals.map((refusal) => (
      <Text key={refusal} size="sm" tone="bad" mt="1">
        {refusal}
      </Text>
    ))}
  </Box>
);
