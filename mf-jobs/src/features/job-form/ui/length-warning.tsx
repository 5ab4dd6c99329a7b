import { Box, Text } from 'shared-ui';

interface Props {
  text: string;
  /** Characters from which it is too long. */
  limit: number;
  words: string;
}

/** Warns of a text that is too long to be shown whole; it can be saved all the same. */
export const LengthWarning = ({ text, limit, words }: Props) => (
  <Box role="status">
    {[...text].length >= limit ? (
      <Text size="sm" color="wait" mt="1">
        {words}
      </Text>
    ) : null}
  </Box>
);
