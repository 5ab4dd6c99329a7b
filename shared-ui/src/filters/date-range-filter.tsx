import { Box, Flex } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../action/button';
import { Popover } from '../action/popover';
import { Label } from '../layout/label';
import { Text } from '../layout/text';
import { TextInput } from '../layout/text-input';
import { DateText } from '../day/date-text';
import type { DayOrder } from '../day/day-text';
import { Chip } from './chip';
import { type DateRange, quickRanges, rangeName } from './date-ranges';
import { RemovableFilter } from './removable-filter';

interface Props {
  label: string;
  value: DateRange;
  onChange: (value: DateRange) => void;
  onRemove?: () => void;
  /** Today as an ISO day, in the time zone of the list. */
  today: string;
  order: DayOrder;
  startOpen?: boolean;
}

const CustomRangeFields = ({
  value,
  onApply,
}: {
  value: DateRange;
  onApply: (range: DateRange) => void;
}) => {
  const id = useId();
  const [from, setFrom] = useState(value.from ?? '');
  const [to, setTo] = useState(value.to ?? '');
  const wrong = from !== '' && to !== '' && from > to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!wrong) onApply({ from: from || undefined, to: to || undefined });
  };
  const day = (name: string, words: string, held: string, put: (value: string) => void) => (
    <Box flex="1" minWidth="0">
      <Label htmlFor={`${id}-${name}`} textStyle="small" mb="1">
        {words}
      </Label>
      <TextInput
        id={`${id}-${name}`}
        type="date"
        minHeight="8"
        value={held}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => put(event.target.value)}
      />
    </Box>
  );
  return (
    <Box asChild p="2.5" borderTopWidth="1px" borderColor="line" mt="1">
      <form onSubmit={submit} noValidate aria-label="Custom">
        <Text fontWeight={550} mb="2">
          Custom
        </Text>
        <Flex gap="2">
          {day('from', 'From', from, setFrom)}
          {day('to', 'To', to, setTo)}
        </Flex>
        {wrong ? (
          <Text id={`${id}-wrong`} role="alert" size="sm" tone="bad" mt="1">
            The first day must not be after the last.
          </Text>
        ) : null}
        <Button type="submit" size="sm" mt="2" disabled={wrong || (from === '' && to === '')}>
          Apply
        </Button>
      </form>
    </Box>
  );
};

const DateRangeName = ({
  value: { from, to },
  today,
  order,
}: Pick<Props, 'value' | 'today' | 'order'>) => {
  const name = rangeName({ from, to }, today, order);
  if (name === 'Any' || quickRanges.some(({ label }) => label === name)) return <b>{name}</b>;
  const show = (day: string | undefined) =>
    day ? <DateText day={day} order={order} /> : <span>…</span>;
  return (
    <b>
      {show(from)}
      <span> to </span>
      {show(to)}
    </b>
  );
};

export const DateRangeFilter = ({
  label,
  value,
  onChange,
  onRemove,
  today,
  order,
  startOpen = false,
}: Props) => {
  const name = rangeName(value, today, order);
  return (
    <RemovableFilter label={label} onRemove={onRemove}>
      <Popover
        label={label}
        width="330px"
        startOpen={startOpen}
        trigger={
          <Chip type="button">
            <span>{`${label} `}</span>
            <DateRangeName {...{ value, today, order }} />
          </Chip>
        }
      >
        {(close) => {
          const apply = (range: DateRange) => {
            onChange(range);
            close();
          };
          return (
            <>
              <Flex wrap="wrap" gap="1" p="1">
                {quickRanges.map((range) => (
                  <Button
                    key={range.label}
                    size="sm"
                    variant="quiet"
                    aria-pressed={range.label === name}
                    color={range.label === name ? 'accent' : 'ink'}
                    onClick={() => apply(range.of(today))}
                  >
                    {range.label}
                  </Button>
                ))}
              </Flex>
              <CustomRangeFields value={value} onApply={apply} />
            </>
          );
        }}
      </Popover>
    </RemovableFilter>
  );
};
