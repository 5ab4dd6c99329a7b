import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../action/button';
import { Text } from '../layout/text';
import { Dialog } from './dialog';
import { FailureLine } from './failure-line';
import { BusyIndicator } from './busy-indicator';
import { useAsyncAction } from './use-async-action';

interface Props {
  open: boolean;
  title: string;
  words: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** If the promise rejects, the dialog stays open and shows the error message. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
  /** Text that is shown while the confirmed action runs, if it may take more than a second. */
  meanwhile?: string | undefined;
  /** True if the inputs in `children` are complete, so that the user can confirm. */
  ready?: boolean;
  children?: ReactNode;
}

export const ConfirmDialog = ({ open, ...question }: Props) =>
  open ? <ConfirmPrompt {...question} /> : null;

const ConfirmPrompt = ({
  title,
  words,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  ready = true,
  onConfirm,
  onClose,
  meanwhile,
  children,
}: Omit<Props, 'open'>) => {
  const id = useId();
  const { busy, failure, run } = useAsyncAction(onConfirm, onClose);
  const close = () => {
    if (!busy) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (ready) void run();
  };
  return (
    <Dialog
      open
      urgent
      title={title}
      describedBy={`${id}-words`}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{cancelLabel}</Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'main'}
            busy={busy}
            disabled={!ready}
            data-autofocus={children ? undefined : true}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Text as="div" id={`${id}-words`} tone="second">
          {words}
        </Text>
        {children}
        {busy && meanwhile ? <BusyIndicator words={meanwhile} /> : null}
        {failure ? <FailureLine>{failure}</FailureLine> : null}
      </form>
    </Dialog>
  );
};
