import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../action/button';
import { Text } from '../layout/text';
import { Dialog } from './dialog';

interface Props {
  open: boolean;
  /** A write failed, which nothing repeats by itself. */
  unsaved?: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/** The connection is gone. */
export const NetworkErrorDialog = ({ open, unsaved = false, onCancel, onRetry }: Props) => {
  const wordsId = useId();
  return (
    <Dialog
      open={open}
      urgent
      title="Network Error"
      describedBy={wordsId}
      width={360}
      onClose={onCancel}
      foot={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="main" onClick={onRetry} data-autofocus>
            Try again
          </Button>
        </>
      }
    >
      <Box id={wordsId}>
        <Text tone="second">Check your internet connection</Text>
        {unsaved ? (
          <Text tone="second" mt="2">
            It is not certain that it was saved. What you typed is still there: save it again once
            you are connected.
          </Text>
        ) : null}
      </Box>
    </Dialog>
  );
};
