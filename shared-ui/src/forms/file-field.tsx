import { Box, chakra, Flex } from '@chakra-ui/react';
import { type DragEvent, useState } from 'react';
import { IconButton } from '../action/icon-button';
import { CloseIcon } from '../icon';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { type FileLimits, fileWords, refusalOf } from './file-rule';
import { useWiredField } from './use-wired-field';

const Drop = chakra('label', {
  base: {
    display: 'block',
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
    '&[data-over]': { bg: 'accentSoft', borderColor: 'accent' },
    '&[data-invalid]': { borderColor: 'bad' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    '& input': { position: 'absolute', width: '1px', height: '1px', opacity: 0 },
  },
});

interface Props extends FieldProps, FileLimits {
  /** The value is then a `File[]` instead of `File | null`. */
  multiple?: boolean;
}

type Value = File | null | readonly File[];

const listOf = (value: Value): readonly File[] => {
  if (value === null) return [];
  return value instanceof File ? [value] : value;
};

/** One or several files, chosen or dropped; the server checks their content. */
export const FileField = ({
  name,
  label,
  hint,
  required = false,
  multiple = false,
  accept,
  maxBytes,
}: Props) => {
  const { id, value, error, control, setValue } = useWiredField<Value>(name, hint);
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const files = listOf(value);
  const put = (next: readonly File[]) => setValue(multiple ? next : (next[0] ?? null));
  const take = (offered: FileList | null) => {
    const all = [...(offered ?? [])];
    const refused = all.map((file) => refusalOf(file, { accept, maxBytes })).find(Boolean);
    setRefusal(refused);
    if (!refused && all.length > 0) put(multiple ? [...files, ...all] : all);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const shown = refusal ?? error;
  return (
    <FieldFrame {...{ id, label, hint, required, error: shown }}>
      <Drop
        data-over={over || undefined}
        data-invalid={shown !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...control}
          aria-labelledby={`${id}-label`}
          aria-describedby={shown ? `${id}-error` : control['aria-describedby']}
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        Drop {multiple ? 'files' : 'a file'} here, or <u>choose</u>
      </Drop>
      <Box as="ul">
        {files.map((file, at) => (
          <Flex as="li" key={`${file.name}-${String(at)}`} align="center" gap="2" mt="1.5">
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              {fileWords(file)}
            </Box>
            <IconButton
              label={`Remove ${file.name}`}
              size="sm"
              icon={<CloseIcon size={14} aria-hidden />}
              onClick={() => put(files.filter((other) => other !== file))}
            />
          </Flex>
        ))}
      </Box>
    </FieldFrame>
  );
};
