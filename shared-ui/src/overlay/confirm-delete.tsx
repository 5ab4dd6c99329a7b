import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../action/button';
import { Label } from '../layout/label';
import { Text } from '../layout/text';
import { TextInput } from '../layout/text-input';
import { Dialog } from './dialog';
import { FailureLine } from './failure-line';
import { useAttempt } from './use-attempt';

const word = 'DELETE';

interface Props {
  open: boolean;
  title?: string;
  /** What else goes with it, such as `12 open applicants`. */
  extra?: ReactNode;
  /** A rejection keeps the dialog open and shows its message. */
  onDelete: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks for the word DELETE before data are gone for good. */
export const ConfirmDelete = (props: Props) => (props.open ? <Question {...props} /> : null);

const Question = ({ title = 'Delete', extra, onDelete, onClose }: Props) => {
  const formId = useId();
  const wordsId = useId();
  const [typed, setTyped] = useState('');
  const { busy, failure, run } = useAttempt(onDelete, onClose);
  const close = () => {
    if (!busy) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (typed === word) void run();
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
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            disabled={typed !== word}
          >
            OK
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <div id={wordsId}>
          <Text tone="second">
            Once you delete this data, you cannot access it anymore, All data will be deleted
          </Text>
          {extra ? (
            <Text as="div" fontWeight={550} mt="2">
              {extra}
            </Text>
          ) : null}
        </div>
        <Label mt="4" htmlFor={`${formId}-word`}>
          Type {word} to confirm
        </Label>
        <TextInput
          id={`${formId}-word`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={busy}
          data-autofocus
        />
        {failure ? <FailureLine>{failure}</FailureLine> : null}
      </form>
    </Dialog>
  );
};
