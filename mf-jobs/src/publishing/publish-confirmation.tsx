import { ConfirmDialog } from 'shared-ui';

export const getPublishQuestion = (words = 'It goes live on every platform that you chose.') => ({
  title: 'Are you sure you want to publish this job?',
  words,
  confirmLabel: 'Yes, Publish',
  cancelLabel: 'No, Cancel',
});

interface Props {
  open: boolean;
  /** If the promise rejects, the dialog stays open and shows the error message. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

export const PublishConfirmation = (props: Props) => (
  <ConfirmDialog {...getPublishQuestion()} {...props} />
);
