import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../action/button';
import { Text } from '../layout/text';
import { Dialog } from '../overlay/dialog';
import { FailureLine } from '../overlay/failure-line';
import { useAsyncAction } from '../overlay/use-async-action';
import { type Choice, ConflictRow, type ConflictField } from './conflict-row';

export type ConflictChoices = Readonly<Record<string, Choice>>;

interface Props {
  open: boolean;
  title?: string;
  /** Text that says who saved the other version and when. */
  words?: ReactNode;
  fields: readonly ConflictField[];
  /** If the promise rejects, the dialog stays open and shows the error message. */
  onApply: (choices: ConflictChoices) => Promise<unknown> | void;
  onClose: () => void;
}

export const ConflictDialog = (props: Props) => (props.open ? <ConflictPrompt {...props} /> : null);

const ConflictPrompt = ({
  title = 'Somebody saved in the meantime',
  words = 'Choose for each field which value stays. Nothing is saved before you apply it.',
  fields,
  onApply,
  onClose,
}: Props) => {
  const wordsId = useId();
  const [choices, setChoices] = useState<ConflictChoices>({});
  const { busy, failure, run } = useAsyncAction(() => onApply(choices), onClose);
  const close = () => {
    if (!busy) onClose();
  };
  const all = (choice: Choice) =>
    setChoices(Object.fromEntries(fields.map(({ name }) => [name, choice])));
  const open = fields.filter(({ name }) => choices[name] === undefined).length;
  return (
    <Dialog
      open
      title={title}
      describedBy={wordsId}
      width={760}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="main"
            busy={busy}
            disabledReason={open > 0 ? 'Choose one value for each field first.' : undefined}
            onClick={() => void run()}
          >
            Apply
          </Button>
        </>
      }
    >
      <Text as="div" id={wordsId} tone="second">
        {words}
      </Text>
      <Flex gap="2" wrap="wrap" my="3">
        <Button size="sm" onClick={() => all('mine')}>
          Keep all mine
        </Button>
        <Button size="sm" onClick={() => all('theirs')}>
          Take all theirs
        </Button>
      </Flex>
      <Box borderTopWidth="1px" borderColor="line">
        {fields.map((field) => (
          <ConflictRow
            key={field.name}
            field={field}
            choice={choices[field.name]}
            onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
          />
        ))}
      </Box>
      <Text role="status" size="sm" tone="third" mt="2">
        {open > 0 ? `${String(open)} of ${String(fields.length)} still to choose` : ''}
      </Text>
      {failure ? <FailureLine>{failure}</FailureLine> : null}
    </Dialog>
  );
};
