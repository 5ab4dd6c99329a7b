import { ConfirmDialog } from 'shared-ui';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  /** What is about to happen: which job, on which platforms. */
  words?: ReactNode;
  /** A rejection keeps the dialog open and shows its message. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before a job is published. */
export const PublishConfirmation = ({
  words = 'It goes live on every platform that you chose.',
  ...rest
}: Props) => (
  <ConfirmDialog
    title="Are you sure you want to publish this job?"
    words={words}
    confirmLabel="Yes, Publish"
    cancelLabel="No, Cancel"
    {...rest}
  />
);
