import { useId, useState } from 'react';
import { takeBackWords } from 'server/contract/console/registry/canary-constants';
import { Box, ConfirmDialog, Label, TextInput } from 'shared-ui';

interface Props {
  id: string;
  version: string;
  /** Initial percentage of people who get the canary release. */
  share: number;
  onConfirm: (share: number) => Promise<void>;
  onClose: () => void;
}

export const CanaryDialog = ({ id, version, share, onConfirm, onClose }: Props) => {
  const [typed, setTyped] = useState(String(share));
  const field = useId();
  const percent = Number(typed);
  return (
    <ConfirmDialog
      open
      title={`Try ${id} ${version} with a part of the people`}
      words={`The same people get it each time they open the console, everybody else keeps what is live. ${takeBackWords}`}
      confirmLabel="Begin"
      ready={Number.isInteger(percent) && percent >= 1 && percent <= 100}
      onConfirm={() => onConfirm(percent)}
      onClose={onClose}
    >
      <Box mt="4" maxWidth="220px">
        <Label htmlFor={field}>Of a hundred people</Label>
        <TextInput
          id={field}
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          step={1}
          value={typed}
          data-autofocus
          onChange={({ target }) => setTyped(target.value)}
        />
      </Box>
    </ConfirmDialog>
  );
};
