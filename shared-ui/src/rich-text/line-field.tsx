import { memo, use } from 'react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { FieldWiringContext, type WiredField } from '../field/wiring-context';
import { LineEditor } from './line-editor';
import type { Placeholder } from './placeholders';

interface Props extends FieldProps {
  placeholders: readonly Placeholder[];
}

/** Memoized, so that typing in other fields does not re-render the editor. */
const EditorField = memo(
  ({
    wired: { id, value, error, setValue, parts },
    label,
    hint,
    required = false,
    disabled = false,
    placeholders,
  }: Omit<Props, 'name'> & { wired: WiredField<string> }) => (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <LineEditor
        {...parts}
        {...{ label, value, placeholders, disabled, required }}
        onChange={setValue}
      />
    </FieldFrame>
  ),
);

/** The value is one line of text, with placeholders as `{{name}}`. */
export const LineField = ({ name, ...rest }: Props) => {
  const useWiredField = use(FieldWiringContext);
  if (!useWiredField) throw new Error(`The field "${name}" stands outside of a Form`);
  return <EditorField {...rest} wired={useWiredField(name, rest.hint)} />;
};
