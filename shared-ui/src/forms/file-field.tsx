import { use, useSyncExternalStore } from 'react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { useTree } from '../layer/use-tree';
import { FileDropArea } from './file-drop-area';
import { ChosenFileList, type FileState } from './chosen-file-list';
import { addChosenFiles, type FileLimits } from './file-rule';
import { FormContext } from './form-context';
import { RefusedFiles, getRefusalElementIds } from './refused-files';
import type { FileRefusal } from './file-refusals';
import { createFormField } from './create-form-field';

interface Props extends FieldProps, FileLimits {
  /** Allows several files; the value is then a `File[]` instead of `File | null`. */
  multiple?: boolean;
  /** Returns the upload state of a file, for pages that upload files one by one. */
  stateOf?: (file: File) => FileState | undefined;
}

type FileFieldValue = File | null | readonly File[];

const toFiles = (value: FileFieldValue): readonly File[] => {
  if (value === null) return [];
  return value instanceof File ? [value] : value;
};

export const FileField = createFormField<FileFieldValue, Props>(
  ({
    wired: { id, value, error, control, setValue },
    name,
    label,
    hint,
    required = false,
    disabled = false,
    multiple = false,
    accept,
    maxBytes,
    stateOf,
  }) => {
    const { refusals, check } = use(FormContext);
    const tree = useTree();
    const refused = useSyncExternalStore(refusals.subscribe, () => refusals.of(name));
    const isRefused = refused.length > 0;
    const files = toFiles(value);
    const put = (next: readonly File[]) => setValue(multiple ? next : (next[0] ?? null));
    const take = (offered: readonly File[]) => {
      if (offered.length === 0) return;
      const added = addChosenFiles(multiple ? files : [], offered, { accept, maxBytes });
      refusals.put(name, added.refusals);
      if (multiple || added.taken.length > 0) put(added.taken);
      else check();
    };
    const focus = () => tree.getElementById(id)?.focus();
    const remove = (file: File) => {
      put(files.filter((other) => other !== file));
      focus();
    };
    const letGo = (refusal: FileRefusal) => {
      refusals.put(
        name,
        refused.filter((other) => other !== refusal),
      );
      check();
      focus();
    };
    const describedBy = isRefused
      ? [...getRefusalElementIds(id, refused), ...(hint ? [`${id}-hint`] : [])].join(' ')
      : control['aria-describedby'];
    return (
      <FieldFrame {...{ id, label, hint, required }} error={isRefused ? undefined : error}>
        <FileDropArea
          {...control}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          aria-invalid={isRefused || control['aria-invalid']}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          invalid={error !== undefined || isRefused}
          onFiles={take}
        />
        <RefusedFiles id={id} refusals={refused} onRemove={letGo} />
        <ChosenFileList files={files} stateOf={stateOf} disabled={disabled} onRemove={remove} />
      </FieldFrame>
    );
  },
);
