import type { ReactNode } from 'react';
import { Button, Dialog, Text } from 'shared-ui';
import { CopyField } from './copy-field';

interface Props {
  title: string;
  words: ReactNode;
  label: string;
  value: string;
  onClose: () => void;
}

export const CopyDialog = ({ title, words, label, value, onClose }: Props) => (
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
    <CopyField label={label} value={value} />
  </Dialog>
);
