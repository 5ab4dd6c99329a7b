import { Box, Text } from 'shared-ui';

interface Props {
  text: string;
  /** Number of characters above which the warning is shown. */
  limit: number;
  words: string;
}

export const LengthWarning = ({ text, limit, words }: Props) => (
  <Box role="status">
    {[...text].length >= limit ? (
      <Text size="sm" color="wait" mt="1">
        {words}
      </Text>
    ) : null}
  </Box>
);
