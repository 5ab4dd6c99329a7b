import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog, Label, Text, TextInput } from 'shared-ui';

const confirmationText = 'DELETE';

interface Props {
  title: string;
  /** Other records that the deletion also removes, such as `12 open applicants`. */
  extra?: ReactNode;
  /** If the promise rejects, the dialog stays open and shows the error message. */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

export const ConfirmDelete = ({ title, extra, onDelete, onClose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="OK"
      danger
      ready={typed === confirmationText}
      onConfirm={onDelete}
      onClose={onClose}
      words={
        <>
          <div>
            Once you delete this data, you cannot access it anymore, All data will be deleted
          </div>
          {extra ? (
            <Text as="div" fontWeight={550} mt="2">
              {extra}
            </Text>
          ) : null}
        </>
      }
    >
      <Label mt="4" htmlFor={id}>{`Type ${confirmationText} to confirm`}</Label>
      <TextInput
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
      />
    </ConfirmDialog>
  );
};
