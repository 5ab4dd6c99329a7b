import { useState } from 'react';
import { Button, ConfirmDialog, Flex, Text } from 'shared-ui';

interface Props {
  name: string;
  onRemove: () => Promise<void>;
  onRemoved: () => void;
}

export const StoredResume = ({ name, onRemove, onRemoved }: Props) => {
  const [asks, setAsks] = useState(false);
  return (
    <Flex align="center" gap="3" wrap="wrap" mb="4">
      <Text flex="1" minWidth="140px" overflowWrap="anywhere">
        {`Stored: ${name}`}
      </Text>
      <Button size="sm" onClick={() => setAsks(true)}>
        Remove resume
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title="Remove the resume"
        words={`${name} is deleted from this application. It cannot be brought back.`}
        confirmLabel="Remove"
        onConfirm={async () => {
          await onRemove();
          onRemoved();
        }}
        onClose={() => setAsks(false)}
      />
    </Flex>
  );
};
