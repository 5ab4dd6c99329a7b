import { useState } from 'react';
import { Button, Flex, TextInput, VisuallyHidden } from 'shared-ui';

interface Props {
  label: string;
  value: string;
}

export const CopyField = ({ label, value }: Props) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(value).then(() => setCopied(true));
  return (
    <Flex gap="2">
      <TextInput
        readOnly
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button aria-label={`Copy: ${label}`} minWidth="72px" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
    </Flex>
  );
};
