import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { FieldHintAndError, RequiredMark } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { Checkbox } from '../layout/checkbox';
import { Text } from '../layout/text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { moveIdByOne, moveIdToIndex } from './move-by.rule';
import type { OrderEntry, OrderedListProps } from './order-line';
import { OrderList } from './order-list';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  entries: readonly OrderEntry[];
  orderLabel: string;
}

const Line = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', minHeight: '8', cursor: 'pointer' },
});

/** The drag-and-drop list is loaded when needed; if loading fails, the buttons still work. */
const LazyDraggableList = lazy(() =>
  import('./draggable-list').then(
    (module) => ({ default: module.DraggableList }),
    () => ({ default: OrderList }),
  ),
);

const sortEntries = (entries: readonly OrderEntry[], ids: readonly number[]): OrderEntry[] =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);

/** The value lists the ids in order; a newly chosen entry is added at the end. */
export const OrderField = createFormField<readonly number[], Props>(
  ({ wired: { id, value, error, setValue, touch }, label, hint, required, ...props }) => {
    const { entries, orderLabel } = props;
    const [announcement, setAnnouncement] = useState('');
    const list = useRef<HTMLDivElement>(null);
    const pressed = useRef('');
    useLayoutEffect(() => {
      list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
      pressed.current = '';
    }, [value]);
    const move: OrderedListProps['onMove'] = ({ id: moved, name }, by) => {
      const next = moveIdByOne(value, moved, by);
      if (next === value) return;
      pressed.current = `${moved} ${by}`;
      setValue(next);
      setAnnouncement(`${name} is now ${next.indexOf(moved) + 1} of ${next.length}.`);
    };
    const order: OrderedListProps = {
      label: orderLabel,
      entries: sortEntries(entries, value),
      onMove: move,
      onPlace: (moved, place) => setValue(moveIdToIndex(value, moved, place)),
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
            <span>{label}</span>
            {required ? <RequiredMark /> : null}
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
                  <span>{entry.name}</span>
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
        <FieldHintAndError id={id} error={error} hint={hint} />
        {value.length > 1 ? (
          <Box ref={list} mt="3">
            <Suspense fallback={<OrderList {...order} />}>
              <LazyDraggableList {...order} />
            </Suspense>
          </Box>
        ) : null}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </Box>
    );
  },
);
