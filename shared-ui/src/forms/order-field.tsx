import { Box, chakra, Flex } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../action/icon-button';
import { FieldWords, Required } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { ArrowDownIcon, ArrowUpIcon } from '../icon';
import { Checkbox } from '../layout/checkbox';
import { Text } from '../layout/text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { movedBy } from './moved-by.rule';
import { wired } from './wired';

export interface OrderEntry {
  id: number;
  name: string;
  /** Why it stays chosen, where it does. */
  lockedReason?: string | undefined;
}

interface Props extends FieldProps {
  entries: readonly OrderEntry[];
  /** Name of the list in which the chosen ones are put in order. */
  orderLabel: string;
}

const Line = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', minHeight: '8', cursor: 'pointer' },
});

const ordered = (entries: readonly OrderEntry[], ids: readonly number[]): OrderEntry[] =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);

/** Several of a list, in an order of one's own: the value is their ids, the latest chosen last. */
export const OrderField = wired<readonly number[], Props>(
  ({ wired: { id, value, error, setValue, touch }, label, hint, required, ...props }) => {
    const { entries, orderLabel } = props;
    const [said, setSaid] = useState('');
    const list = useRef<HTMLOListElement>(null);
    const pressed = useRef('');
    useLayoutEffect(() => {
      list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
      pressed.current = '';
    }, [value]);
    const move = ({ id: moved, name }: OrderEntry, by: 1 | -1) => {
      const next = movedBy(value, moved, by);
      if (next === value) return;
      pressed.current = `${moved} ${by}`;
      setValue(next);
      setSaid(`${name} is now ${next.indexOf(moved) + 1} of ${next.length}.`);
    };
    return (
      <Box minWidth="0">
        <Box
          as="fieldset"
          id={id}
          tabIndex={-1}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          onBlur={touch}
        >
          <Box as="legend" textStyle="label" fontWeight={550} mb="1">
            {label}
            {required ? <Required /> : null}
          </Box>
          <Box maxHeight="280px" overflowY="auto">
            {entries.map((entry) => (
              <Line key={entry.id}>
                <Checkbox
                  checked={entry.lockedReason !== undefined || value.includes(entry.id)}
                  disabled={entry.lockedReason !== undefined}
                  onChange={({ target }) =>
                    setValue(
                      target.checked
                        ? [...value, entry.id]
                        : value.filter((chosen) => chosen !== entry.id),
                    )
                  }
                />
                <Box as="span" minWidth="0" overflowWrap="anywhere">
                  {entry.name}
                  {entry.lockedReason === undefined ? null : (
                    <Text as="span" size="sm" tone="third" ms="2">
                      {entry.lockedReason}
                    </Text>
                  )}
                </Box>
              </Line>
            ))}
          </Box>
        </Box>
        <FieldWords id={id} error={error} hint={hint} />
        {value.length > 1 ? (
          <Box as="ol" ref={list} aria-label={orderLabel} mt="3">
            {ordered(entries, value).map((entry, place) => (
              <Flex
                as="li"
                key={entry.id}
                align="center"
                gap="1"
                minHeight="9"
                borderTopWidth="1px"
                borderColor="line"
              >
                <Text as="span" flex="1" minWidth="0" overflowWrap="anywhere">
                  {place + 1}. {entry.name}
                </Text>
                <IconButton
                  size="sm"
                  label={`Move ${entry.name} up`}
                  icon={<ArrowUpIcon size={16} aria-hidden />}
                  aria-disabled={place === 0 || undefined}
                  data-move={`${entry.id} -1`}
                  onClick={() => move(entry, -1)}
                />
                <IconButton
                  size="sm"
                  label={`Move ${entry.name} down`}
                  icon={<ArrowDownIcon size={16} aria-hidden />}
                  aria-disabled={place === value.length - 1 || undefined}
                  data-move={`${entry.id} 1`}
                  onClick={() => move(entry, 1)}
                />
              </Flex>
            ))}
          </Box>
        ) : null}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </Box>
    );
  },
);
