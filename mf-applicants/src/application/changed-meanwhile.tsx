import { Box, Button, Notice } from 'shared-ui';

interface Props {
  words: string;
  onReload: () => void;
}

/** What is shown is old; what was typed stays while it is loaded again. */
export const ChangedMeanwhile = ({ words, onReload }: Props) => (
  <Box mb="4" role="alert">
    <Notice
      tone="wait"
      title={words}
      words="What you entered stays."
      action={
        <Button size="sm" onClick={onReload}>
          Load again
        </Button>
      }
    />
  </Box>
);
