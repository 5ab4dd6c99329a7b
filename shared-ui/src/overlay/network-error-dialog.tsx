import { useId } from 'react';
import { Button } from '../action/button';
import { Text } from '../layout/text';
import { Dialog } from './dialog';

interface Props {
  open: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/** The connection is gone. */
export const NetworkErrorDialog = ({ open, onCancel, onRetry }: Props) => {
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
      <Text id={wordsId} tone="second">
        Check your internet connection
      </Text>
    </Dialog>
  );
};
