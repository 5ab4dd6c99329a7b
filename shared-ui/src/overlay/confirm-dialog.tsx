import { type ReactNode, useId } from 'react';
import { Button } from '../action/button';
import { Text } from '../layout/text';
import { Dialog } from './dialog';
import { FailureLine } from './failure-line';
import { useAttempt } from './use-attempt';

interface Props {
  open: boolean;
  title: string;
  words: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** A rejection keeps the dialog open and shows its message. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before something that matters. */
export const ConfirmDialog = (props: Props) => (props.open ? <Question {...props} /> : null);

const Question = ({
  title,
  words,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  onConfirm,
  onClose,
}: Props) => {
  const wordsId = useId();
  const { busy, failure, run } = useAttempt(onConfirm, onClose);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      urgent
      title={title}
      describedBy={wordsId}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{cancelLabel}</Button>
          <Button
            variant={danger ? 'danger' : 'main'}
            busy={busy}
            onClick={() => void run()}
            data-autofocus
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text as="div" id={wordsId} tone="second">
        {words}
      </Text>
      {failure ? <FailureLine>{failure}</FailureLine> : null}
    </Dialog>
  );
};
