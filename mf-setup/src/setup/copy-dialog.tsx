import { useState, type ReactNode } from 'react';
import { Button, Dialog, Flex, Text, TextInput } from 'shared-ui';

interface Props {
  title: string;
  /** What it is for, and that it is not shown again. */
  words: ReactNode;
  /** What the value is called. */
  label: string;
  value: string;
  onClose: () => void;
}

/** A secret that is shown this once, to be copied. */
export const CopyDialog = ({ title, words, label, value, onClose }: Props) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(value).then(() => setCopied(true));
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      foot={
        <Button variant="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Text mb="3">{words}</Text>
      <Flex gap="2">
        <TextInput
          readOnly
          aria-label={label}
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={copy}>Copy</Button>
      </Flex>
      <Text role="status" tone="second" minHeight="20px" mt="1">
        {isCopied ? 'Copied.' : ''}
      </Text>
    </Dialog>
  );
};
