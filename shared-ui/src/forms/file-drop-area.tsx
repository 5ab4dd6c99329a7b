import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type DragEvent, useState } from 'react';

const DropArea = chakra('label', {
  base: {
    display: 'block',
    position: 'relative',
    px: '3.5',
    py: '4',
    textAlign: 'center',
    color: 'ink2',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'lineControl',
    borderRadius: 'md',
    cursor: 'pointer',
    '& u': { color: 'accent' },
    _hover: { bg: 'hover' },
    '&[data-over]': { bg: 'accentSoft', borderColor: 'accent', borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: 'bad' },
    '&:has(:disabled)': {
      color: 'ink3',
      bg: 'hover',
      cursor: 'not-allowed',
      '& u': { color: 'ink3' },
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    '& input': { position: 'absolute', width: '1px', height: '1px', opacity: 0 },
  },
});

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  invalid: boolean;
  onFiles: (files: readonly File[]) => void;
}

export const FileDropArea = ({ invalid, onFiles, ...input }: Props) => {
  const { multiple = false, disabled = false } = input;
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!disabled) onFiles(multiple ? dropped : dropped.slice(0, 1));
  };
  return (
    <DropArea
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        {...input}
        type="file"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <span>{`Drop ${multiple ? 'files' : 'a file'} here, or `}</span>
      <u>choose</u>
    </DropArea>
  );
};
