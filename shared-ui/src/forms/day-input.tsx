import { Box } from '@chakra-ui/react';
import { Calendar } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { IconButton } from '../action/icon-button';
import { TextInput } from '../layout/text-input';
import { type DayOrder, getDayHint, parseDay, dayText } from '../day/day-text';
import { useDayOrder } from '../day/use-day-order';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'order'> {
  label: string;
  order: DayOrder;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (value: string) => void;
}

const TypedDayInput = ({ label, order, value, min, max, onDay, ...input }: Props) => {
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: dayText(value, order), of: value });
  const text = typed.of === value ? typed.text : dayText(value, order);
  const type = (next: string) => {
    const day = parseDay(next, order) ?? next;
    setTyped({ text: next, of: day });
    onDay(day);
  };
  return (
    <Box position="relative">
      <TextInput
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={getDayHint(order)}
        pe="10"
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <Box position="absolute" insetInlineEnd="3px" top="3px">
        <IconButton
          label={`Calendar for ${label}`}
          size="sm"
          disabled={input.disabled}
          icon={<Calendar size={16} aria-hidden />}
          onClick={() => calendar.current?.showPicker()}
        />
      </Box>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={parseDay(dayText(value, order), order) ?? ''}
        style={{
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
        }}
        onChange={(event) => onDay(event.target.value)}
      />
    </Box>
  );
};

/**
 * Text input for a date, whose order of day and month is `order`, not that of the browser's language. Invalid
 * text becomes the value, so that validation can report it.
 */
export const DayInput = (props: Props) => (
  <TypedDayInput key={useDayOrder(props.order)} {...props} />
);
