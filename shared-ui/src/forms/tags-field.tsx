import { type KeyboardEvent, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { PickerBox, PickerInput } from '../picker/picker-box';
import { PickerTags } from '../picker/picker-tags';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  placeholder?: string;
  options?: readonly string[];
}

/** Field for a list of short texts, each ended by Enter or a comma; the value is a `string[]`. */
export const TagsField = createFormField<readonly string[], Props>(
  ({
    wired: { id, value, error, control, setValue, touch },
    label,
    hint,
    required = false,
    disabled = false,
    placeholder,
    options = [],
  }) => {
    const [text, setText] = useState('');
    const add = (typed: string) => {
      const words = typed.split(',').map((word) => word.trim());
      setValue([...new Set([...value, ...words.filter(Boolean)])]);
      setText('');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && text.trim()) {
        event.preventDefault();
        add(text);
      }
      if (event.key === 'Backspace' && text === '') setValue(value.slice(0, -1));
    };
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <PickerBox
          data-invalid={error !== undefined || undefined}
          data-disabled={disabled || undefined}
        >
          <PickerTags
            items={value.map((word) => ({ id: word, label: word }))}
            disabled={disabled}
            onRemove={(item) => setValue(value.filter((word) => word !== item.id))}
          />
          <PickerInput
            {...control}
            aria-describedby={[`${id}-chosen`, control['aria-describedby']]
              .filter(Boolean)
              .join(' ')}
            aria-required={required || undefined}
            {...(options.length > 0 && { list: `${id}-options` })}
            disabled={disabled}
            placeholder={value.length === 0 ? placeholder : ''}
            value={text}
            onChange={(event) => {
              const typed = event.target.value;
              if (typed.includes(',')) add(typed);
              else setText(typed);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              if (text.trim()) add(text);
              touch();
            }}
          />
          {options.length > 0 ? (
            <datalist id={`${id}-options`}>
              {options.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          ) : null}
          <VisuallyHidden id={`${id}-chosen`} aria-live="polite">
            {value.length > 0 ? `Entered: ${value.join(', ')}` : ''}
          </VisuallyHidden>
        </PickerBox>
      </FieldFrame>
    );
  },
);
