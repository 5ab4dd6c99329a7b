import type { ReactNode } from 'react';
import { Button, Dialog, Text } from 'shared-ui';
import { CopyField } from './copy-field';

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
