import { type KeyboardEvent, useId, useRef } from 'react';
import { ChevronDownIcon, CloseIcon } from '../icon';
import { IconButton } from '../action/icon-button';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Text } from '../layout/text';
import { FloatingLayer } from '../layer/floating-layer';
import { getStatusColor } from '../mark/status-mark';
import { Spinner } from '../state/spinner';
import { useDelayed } from '../state/use-delayed';
import { AwaitedOptions } from './awaited-options';
import { PickerBox, PickerDot, PickerInput } from './picker-box';
import { PickerList } from './picker-list';
import type { PickerItem, UseOptions } from './picker-options';
import { PickerTags } from './picker-tags';
import { usePickerState } from './use-picker-state';

export interface PickerProps {
  label: string;
  value: readonly PickerItem[];
  onChange: (value: readonly PickerItem[]) => void;
  useOptions: UseOptions;
  multiple?: boolean;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  onBlur?: () => void;
}

export const Picker = ({
  label,
  value,
  onChange,
  useOptions,
  multiple = false,
  placeholder = 'Search…',
  disabled = false,
  id,
  invalid = false,
  required = false,
  describedBy,
  onBlur,
}: PickerProps) => {
  const listId = useId();
  const chosenId = useId();
  const unchosenId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const picker = usePickerState({ value, multiple, onChange });
  const { open, text, awaited, unchosen } = picker;
  const looks = useDelayed(awaited !== undefined, 300);
  const single = multiple ? undefined : value[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (picker.onKeyDown(event)) return;
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last) picker.remove(last);
  };

  return (
    <>
      <PickerBox
        ref={box}
        data-invalid={invalid || unchosen ? true : undefined}
        data-disabled={disabled || undefined}
        onClick={(event) => {
          if (!event.currentTarget.contains(event.target as Node)) return;
          input.current?.focus();
          if (!disabled) picker.show();
        }}
      >
        {multiple ? (
          <PickerTags items={value} disabled={disabled} onRemove={picker.remove} />
        ) : null}
        {single?.category && !open ? (
          <PickerDot aria-hidden style={{ background: getStatusColor(single.category) }} />
        ) : null}
        <PickerInput
          ref={input}
          id={id}
          role="combobox"
          autoComplete="off"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open ? picker.activeId : undefined}
          aria-autocomplete="list"
          aria-invalid={invalid || unchosen ? true : undefined}
          aria-busy={awaited ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={
            [multiple ? chosenId : '', unchosen ? unchosenId : '', describedBy]
              .filter(Boolean)
              .join(' ') || undefined
          }
          disabled={disabled}
          placeholder={single?.label ?? (value.length > 0 ? '' : placeholder)}
          value={open || awaited ? text : (single?.label ?? '')}
          onChange={(event) => picker.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        {single && !required && !disabled ? (
          <IconButton
            label={`Clear ${label}`}
            size="sm"
            height="24px"
            width="24px"
            my="-1"
            icon={<CloseIcon size={14} aria-hidden />}
            onClick={(event) => {
              event.stopPropagation();
              onChange([]);
            }}
          />
        ) : null}
        {looks ? (
          <Spinner size={14} label={`Looking for “${text.trim()}”`} />
        ) : (
          <ChevronDownIcon size={14} aria-hidden />
        )}
        {multiple ? (
          <VisuallyHidden id={chosenId} aria-live="polite">
            {value.length > 0 ? `Selected: ${value.map((item) => item.label).join(', ')}` : ''}
          </VisuallyHidden>
        ) : null}
        {awaited ? (
          <AwaitedOptions search={picker.search} useOptions={useOptions} onAnswer={picker.answer} />
        ) : null}
        {open ? (
          <FloatingLayer
            anchor={box}
            matchWidth
            onDismiss={(how) => (how === 'escape' ? picker.close() : picker.leave())}
          >
            <PickerList
              id={listId}
              label={label}
              search={picker.search}
              useOptions={useOptions}
              isSelected={picker.has}
              multiple={multiple}
              adds
              keys={picker.keys}
              onChoose={picker.choose}
              onActive={picker.setActiveId}
            />
          </FloatingLayer>
        ) : null}
      </PickerBox>
      {unchosen ? (
        <Text id={unchosenId} role="alert" size="sm" tone="bad" mt="1">
          {unchosen}
        </Text>
      ) : null}
    </>
  );
};
