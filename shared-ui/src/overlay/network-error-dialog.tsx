import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../action/button';
import { Text } from '../layout/text';
import { Dialog } from './dialog';

interface Props {
  open: boolean;
  /** True if a failed write waits until the user chooses Try again. */
  unsaved?: boolean;
  sending?: boolean;
  /** True if the last Try again failed by a network error too. */
  stillGone?: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

const uncertainText =
  'It is not certain that it was saved. Try again sends it once more; it is saved only once, even if the first try has arrived. What you typed is still there.';

export const NetworkErrorDialog = (props: Props) => {
  const { open, unsaved = false, sending = false, stillGone = false, onCancel, onRetry } = props;
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
          <Button variant="main" busy={sending} onClick={onRetry} data-autofocus>
            Try again
          </Button>
        </>
      }
    >
      <Box id={wordsId}>
        <Text tone="second">Check your internet connection</Text>
        {unsaved ? (
          <Text tone="second" mt="2">
            {uncertainText}
          </Text>
        ) : null}
      </Box>
      <Text role="status" mt="2">
        {stillGone && !sending ? 'There is still no connection.' : ''}
      </Text>
    </Dialog>
  );
};
