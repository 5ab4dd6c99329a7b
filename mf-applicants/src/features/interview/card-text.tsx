import { useId } from 'react';
import { Box, Label, TextInput } from 'shared-ui';

interface Props {
  label: string;
  value: string;
  maxLength: number;
  rows: number;
  onChange: (text: string) => void;
}

export const ScorecardText = ({ label, value, maxLength, rows, onChange }: Props) => {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <TextInput asChild height="auto" py="2">
        <textarea
          id={id}
          dir="auto"
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </TextInput>
    </Box>
  );
};
