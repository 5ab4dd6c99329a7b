import { useState } from 'react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { FileDrop } from './file-drop';
import { FileList, type FileState } from './file-list';
import { addedFiles, type FileLimits } from './file-rule';
import { RefusedFiles } from './refused-files';
import { wired } from './wired';

interface Props extends FieldProps, FileLimits {
  /** The value is then a `File[]` instead of `File | null`. */
  multiple?: boolean;
  /** How the sending of a file goes, where the page sends them one by one. */
  stateOf?: (file: File) => FileState | undefined;
}

type Value = File | null | readonly File[];

const listOf = (value: Value): readonly File[] => {
  if (value === null) return [];
  return value instanceof File ? [value] : value;
};

/** One or several files, chosen or dropped; the server checks their content. */
export const FileField = wired<Value, Props>(
  ({
    wired: { id, value, error, control, setValue },
    label,
    hint,
    required = false,
    disabled = false,
    multiple = false,
    accept,
    maxBytes,
    stateOf,
  }) => {
    const [refused, setRefused] = useState<readonly string[]>([]);
    const files = listOf(value);
    const put = (next: readonly File[]) => setValue(multiple ? next : (next[0] ?? null));
    const take = (offered: readonly File[]) => {
      if (offered.length === 0) return;
      const { taken, refusals } = addedFiles(multiple ? files : [], offered, { accept, maxBytes });
      setRefused(refusals);
      if (multiple || taken.length > 0) put(taken);
    };
    const remove = (file: File) => {
      put(files.filter((other) => other !== file));
      document.getElementById(id)?.focus();
    };
    const describedBy = [refused.length > 0 ? `${id}-refused` : '', control['aria-describedby']];
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <FileDrop
          {...control}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          invalid={error !== undefined || refused.length > 0}
          onFiles={take}
        />
        <RefusedFiles id={`${id}-refused`} refusals={refused} />
        <FileList files={files} stateOf={stateOf} disabled={disabled} onRemove={remove} />
      </FieldFrame>
    );
  },
);
