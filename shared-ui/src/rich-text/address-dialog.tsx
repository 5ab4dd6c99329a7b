import { Stack } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { safeLink } from 'server/contract/rich-text/addresses';
import { Button } from '../action/button';
import { Label } from '../layout/label';
import { Text } from '../layout/text';
import { TextInput } from '../layout/text-input';
import { Dialog } from '../overlay/dialog';
import { completeAddress } from './complete-address';

interface Props {
  kind: 'link' | 'image';
  first: string;
  onApply: (address: string, words: string) => void;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

const dialogTexts = {
  link: { title: 'Link', wrong: 'Type a web address or an e-mail address.' },
  image: { title: 'Image', wrong: 'Type the web address of a picture.' },
};

export const AddressDialog = ({ kind, first, onApply, onRemove, onClose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState(first);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = typed.trim() ? safeLink(completeAddress(typed)) : null;
    if (address) onApply(address, words);
    else setWrong(true);
  };
  return (
    <Dialog
      open
      title={dialogTexts[kind].title}
      onClose={onClose}
      foot={
        <>
          {onRemove ? (
            <Button variant="dangerQuiet" onClick={onRemove}>
              Remove link
            </Button>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="main">
            Apply
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Stack gap="3">
          <div>
            <Label htmlFor={`${id}-address`}>Address</Label>
            <TextInput
              id={`${id}-address`}
              inputMode="url"
              placeholder="https://"
              value={typed}
              aria-invalid={wrong || undefined}
              aria-describedby={wrong ? `${id}-wrong` : undefined}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
              data-autofocus
            />
            {wrong ? (
              <Text id={`${id}-wrong`} role="alert" size="sm" tone="bad" mt="1">
                {dialogTexts[kind].wrong}
              </Text>
            ) : null}
          </div>
          {kind === 'image' ? (
            <div>
              <Label htmlFor={`${id}-words`}>What it shows</Label>
              <TextInput
                id={`${id}-words`}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
              <Text size="sm" tone="third" mt="1">
                Pictures of other sites become links, so that nobody is told who reads this text.
              </Text>
            </div>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
};
