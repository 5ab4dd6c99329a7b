import { Box, Button, Notice } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';

interface Props {
  words: string;
  onReload: () => void;
}

export const ChangedMeanwhileNotice = ({ words, onReload }: Props) => {
  const { setStatus } = useFormikContext();
  const reload = () => {
    setStatus(undefined);
    onReload();
  };
  return (
    <Box role="alert">
      <Notice
        tone="wait"
        title={words}
        words="What you entered stays."
        action={
          <Button size="sm" onClick={reload}>
            Load again
          </Button>
        }
      />
    </Box>
  );
};
