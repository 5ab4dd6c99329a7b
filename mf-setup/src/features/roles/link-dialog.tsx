import { useState } from 'react';
import type { Invitation } from 'server/contract/people/person';
import { useCompanyClock } from 'shared-auth';
import { Button, dayText, Dialog, Flex, Text, TextInput } from 'shared-ui';

interface Props {
  invitation: Invitation;
  name: string;
  onClose: () => void;
}

/** The link for a password, to be handed over; it is not shown again. */
export const LinkDialog = ({ invitation: { path, expiresAt }, name, onClose }: Props) => {
  const [isCopied, setCopied] = useState(false);
  const clock = useCompanyClock();
  const address = new URL(path, location.origin).href;
  const copy = () => void navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <Dialog
      open
      title={`Link for ${name}`}
      onClose={onClose}
      foot={
        <Button variant="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Text mb="3">
        Hand this link over yourself: whoever has it chooses the password. It works once, until{' '}
        {dayText(clock.dayOf(expiresAt), 'day-first')}, and is not shown again.
      </Text>
      <Flex gap="2">
        <TextInput
          readOnly
          aria-label="Link"
          value={address}
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
