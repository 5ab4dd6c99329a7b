import { Box } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { TextInput } from '../layout/text-input';
import { FloatingLayer } from '../layer/floating-layer';
import { AwaitedOptions } from '../picker/awaited-options';
import { PickerList } from '../picker/picker-list';
import type { PickerItem, UseOptions } from '../picker/picker-options';
import { usePickerState } from '../picker/use-picker-state';
import { Chip } from './chip';
import { RemovableFilter } from './removable-filter';

interface Props {
  label: string;
  value: PickerItem | null;
  useOptions: UseOptions;
  onChange: (value: PickerItem) => void;
  onRemove?: () => void;
  startOpen?: boolean;
}

interface PanelProps extends Pick<Props, 'label' | 'value' | 'useOptions' | 'onChange'> {
  onDone: () => void;
}

const Panel = ({ label, value, useOptions, onChange, onDone }: PanelProps) => {
  const listId = useId();
  const picker = usePickerState({
    value: value ? [value] : [],
    multiple: false,
    onChange: ([item]) => {
      if (item) onChange(item);
      onDone();
    },
  });
  return (
    <>
      <Box p="1" pb="2">
        <TextInput
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={picker.activeId}
          aria-autocomplete="list"
          aria-label={`Search ${label}`}
          placeholder="Search…"
          minHeight="8"
          value={picker.text}
          onChange={(event) => picker.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Tab') onDone();
            else picker.press(event);
          }}
        />
      </Box>
      <PickerList
        id={listId}
        label={label}
        search={picker.search}
        useOptions={useOptions}
        isSelected={picker.has}
        keys={picker.keys}
        onChoose={picker.choose}
        onActive={picker.setActiveId}
      />
      {picker.awaited ? (
        <AwaitedOptions search={picker.search} useOptions={useOptions} onAnswer={picker.answer} />
      ) : null}
    </>
  );
};

export const PickerFilter = ({
  label,
  value,
  useOptions,
  onChange,
  onRemove,
  startOpen,
}: Props) => {
  const [open, setOpen] = useState(startOpen ?? false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    anchor.current?.focus();
  };
  return (
    <RemovableFilter label={label} onRemove={onRemove}>
      <Chip
        ref={anchor}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{`${label} `}</span>
        <b dir="auto">{value?.label ?? 'Any'}</b>
      </Chip>
      {open ? (
        <FloatingLayer
          anchor={anchor}
          width="260px"
          onDismiss={(how) => (how === 'escape' ? close() : setOpen(false))}
        >
          <Panel {...{ label, value, useOptions, onChange }} onDone={close} />
        </FloatingLayer>
      ) : null}
    </RemovableFilter>
  );
};
